#include "engine/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <charconv>

#include "engine/names.h"

namespace tessera {

namespace {

namespace json = boost::json;

constexpr std::string_view format_name = "tessera-game";
constexpr std::int64_t format_version = 2;
constexpr std::int64_t version_with_seeds = 1;

std::string hex(std::uint64_t number) { return fmt::format("{:016x}", number); }

std::string quoted(const std::string& text) { return json::serialize(json::string(text)); }

std::string quoted_list(const std::vector<std::string>& texts)
{
    std::vector<std::string> items;
    items.reserve(texts.size());
    for (const std::string& text : texts) items.push_back(quoted(text));
    return fmt::format("[{}]", fmt::join(items, ", "));
}

// Reads the members of a record; every complaint names the source and the member.
class Reader {
public:
    Reader(const std::string& source, std::string_view text) : source_(source)
    {
        boost::system::error_code error;
        const json::value document = json::parse(text, error);
        if (error) refuse(fmt::format("is not JSON ({})", error.message()));
        if (!document.is_object()) refuse("is not a saved game");
        object_ = document.get_object();
        if (!object_.contains("format") || object_["format"] != json::value(json::string(format_name)))
            refuse(fmt::format("is not a saved game: \"format\" is not \"{}\"", format_name));
        const json::value& version = need("version", "a number");
        has_seed_ = version == json::value(version_with_seeds);
        if (!has_seed_ && version != json::value(format_version))
            refuse(fmt::format("has version {} of the format, expected {} or {}", json::serialize(version),
                               version_with_seeds, format_version));
    }

    GameRecord record() const
    {
        GameRecord record;
        record.rule_set = text(need("rule_set", "a text"), "rule_set");
        record.content_fingerprint = number(need("content", "16 hexadecimal digits"), "content");
        record.players = texts("players");
        record.names = texts("names");
        record.log = texts("log");
        if (record.players.empty() || record.players.size() > max_seats || record.names.size() != record.players.size())
            refuse(fmt::format("has {} players and {} names, expected as many of both, 1 to {}", record.players.size(),
                               record.names.size(), max_seats));
        read_options(record);
        read_checkpoints(record);
        for (const auto& [key, value] : object_)
            if (std::find(known.begin(), known.end(), key) == known.end() && !(has_seed_ && key == "seed"))
                refuse(fmt::format("has an unknown member \"{}\"", std::string_view(key)));
        return record;
    }

private:
    static constexpr std::array<std::string_view, 9> known = {"format",  "version", "rule_set",    "options", "content",
                                                              "players", "names",   "checkpoints", "log"};

    [[noreturn]] void refuse(const std::string& what) const { throw BadRecord(fmt::format("{} {}", source_, what)); }

    const json::value& need(std::string_view key, std::string_view expected) const
    {
        const json::value* found = object_.if_contains(key);
        if (found == nullptr) refuse(fmt::format("lacks \"{}\", expected {}", key, expected));
        return *found;
    }

    std::string text(const json::value& value, std::string_view key) const
    {
        if (!value.is_string())
            refuse(fmt::format("has {} under \"{}\", expected a text", json::serialize(value), key));
        return std::string(value.get_string());
    }

    std::uint64_t number(const json::value& value, std::string_view key) const
    {
        const std::string digits = text(value, key);
        std::uint64_t found = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), found, 16);
        if (error != std::errc{} || end != digits.data() + digits.size() || digits.size() != 16)
            refuse(fmt::format("has \"{}\" under \"{}\", expected 16 hexadecimal digits", digits, key));
        return found;
    }

    std::vector<std::string> texts(std::string_view key) const
    {
        const json::value& value = need(key, "a list of texts");
        if (!value.is_array()) refuse(fmt::format("has no list under \"{}\"", key));
        std::vector<std::string> all;
        for (const json::value& item : value.get_array()) all.push_back(text(item, key));
        return all;
    }

    void read_options(GameRecord& record) const
    {
        const json::value& options = need("options", "a table of options");
        if (!options.is_object()) refuse("has no table under \"options\"");
        for (const auto& [key, value] : options.get_object()) record.options.emplace_back(key, text(value, "options"));
    }

    void read_checkpoints(GameRecord& record) const
    {
        const json::value& checkpoints = need("checkpoints", "a table of action numbers and signatures");
        if (!checkpoints.is_object()) refuse("has no table under \"checkpoints\"");
        for (const auto& [key, value] : checkpoints.get_object()) {
            const std::string_view digits = key;
            std::size_t after = 0;
            const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), after);
            if (error != std::errc{} || end != digits.data() + digits.size() || after > record.log.size())
                refuse(
                    fmt::format("has a checkpoint after action \"{}\", expected 0 to {}", digits, record.log.size()));
            record.checkpoints.push_back({after, number(value, "checkpoints")});
        }
        std::sort(record.checkpoints.begin(), record.checkpoints.end(),
                  [](const Checkpoint& a, const Checkpoint& b) { return a.after < b.after; });
    }

    const std::string& source_;
    json::object object_;
    bool has_seed_ = false;
};

}  // namespace

std::string record_text(const GameRecord& record)
{
    std::vector<std::string> options, checkpoints, log;
    for (const auto& [key, value] : record.options)
        options.push_back(fmt::format("{}: {}", quoted(key), quoted(value)));
    for (const Checkpoint& at : record.checkpoints)
        checkpoints.push_back(fmt::format("    \"{}\": \"{}\"", at.after, hex(at.signature)));
    for (const std::string& action : record.log) log.push_back("    " + quoted(action));

    std::string out = "{\n";
    out += fmt::format("  \"format\": \"{}\",\n  \"version\": {},\n", format_name, format_version);
    out += fmt::format("  \"rule_set\": {},\n", quoted(record.rule_set));
    out += fmt::format("  \"options\": {{{}}},\n", fmt::join(options, ", "));
    out += fmt::format("  \"content\": \"{}\",\n", hex(record.content_fingerprint));
    out += fmt::format("  \"players\": {},\n", quoted_list(record.players));
    out += fmt::format("  \"names\": {},\n", quoted_list(record.names));
    out += fmt::format("  \"checkpoints\": {{\n{}\n  }},\n", fmt::join(checkpoints, ",\n"));
    out += fmt::format("  \"log\": [\n{}\n  ]\n}}\n", fmt::join(log, ",\n"));
    return out;
}

GameRecord record_from_text(const std::string& source, std::string_view text) { return Reader(source, text).record(); }

AnyState replay(const AnyGame& game, const GameRecord& record, std::size_t most, const Watch& watch)
{
    const RuleSetInfo& info = game.rule_set();
    if (record.seats().count < info.least_seats || record.seats().count > info.most_seats)
        throw BadRecord(fmt::format("the record has {} seats, expected {} to {}", record.seats().count,
                                    info.least_seats, info.most_seats));
    AnyState state = game.new_game(record.seats());
    auto checkpoint = record.checkpoints.begin();
    for (std::size_t done = 0;; ++done) {
        for (; checkpoint != record.checkpoints.end() && checkpoint->after == done; ++checkpoint)
            if (game.signature(state) != checkpoint->signature)
                throw BadRecord(
                    fmt::format("after action {} the position is not the recorded one: found signature {}, expected {}",
                                done, hex(game.signature(state)), hex(checkpoint->signature)));
        if (done == std::min(most, record.log.size())) return state;

        const std::string& text = record.log[done];
        const auto refuse = [&](std::string_view why) {
            throw BadRecord(fmt::format("action {}, \"{}\": {}", done + 1, text, why));
        };
        Action action{};
        try {
            action = game.action_from_text(text);
        } catch (const BadValue& e) {
            refuse(e.what());
        }
        if (const Verdict verdict = game.check(state, action); !verdict) refuse(verdict.reason());
        const AnyState before = state;
        const std::vector<AnyNews> news = game.apply(state, action);
        if (watch) watch({done + 1, before, action, news, state});
    }
}

}  // namespace tessera
