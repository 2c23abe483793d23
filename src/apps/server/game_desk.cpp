#include "apps/server/game_desk.h"

#include <fmt/format.h>

#include <array>
#include <boost/json/serialize.hpp>
#include <sstream>

#include "apps/server/answers.h"
#include "apps/server/visitor_content.h"
#include "base/json_writer.h"
#include "engine/read_toml.h"
#include "engine/registry.h"
#include "engine/rulebook.h"
#include "table/entry.h"

namespace tessera::server {

namespace {

void write_listing(const AnyGame& game, JsonWriter& out)
{
    const RuleSetInfo& info = game.rule_set();
    out.member("rule_set", info.id);
    out.member("game", game.game_id());
    out.member("name", info.name);
    out.member("summary", info.summary);
    out.key("seats");
    out.begin_object();
    out.member("least", info.least_seats);
    out.member("most", info.most_seats);
    out.end_object();
    out.key("hidden");
    out.boolean(game.hidden_information());
}

std::string_view word_of(OptionType type)
{
    constexpr std::array<std::string_view, 5> words = {"number", "flag", "choice", "numbers", "amounts"};
    return words[static_cast<std::size_t>(type)];
}

void write_option(const Option& option, JsonWriter& out)
{
    out.begin_object();
    out.member("key", option.key);
    out.member("type", word_of(option.type));
    out.member("allowed", option.allowed_text());
    out.key("choices");
    out.begin_array();
    for (const std::string& word : option.allowed) out.text(word);
    out.end_array();
    out.member("value", option.value_text());
    out.member("ruling", option.ruling);
    out.member("text", option.text);
    out.end_object();
}

// The first paragraph of the rulebook that is no heading.
std::string blurb_of(std::string_view rulebook, const std::string& otherwise)
{
    std::istringstream lines{std::string(rulebook)};
    std::string blurb;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() && !blurb.empty()) break;
        if (line.empty() || line.starts_with('#')) continue;
        blurb += (blurb.empty() ? "" : " ") + line;
    }
    return blurb.empty() ? otherwise : blurb;
}

Answer list_games(House& house)
{
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    out.key("games");
    out.begin_array();
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        out.begin_object();
        write_listing(*house.boxes.open(listing.info.id, {}, nullptr)->game, out);
        out.end_object();
    }
    out.end_array();
    out.key("visitor_content");
    out.boolean(visitor_content(house.config) == VisitorContent::Taken);
    out.end_object();
    return json_answer(std::move(text));
}

// The rules that somebody asks about, with the files they are made of.
struct Asked {
    BoxPointer box;
    ContentFiles files;
    const GameEntry* entry = nullptr;
};

Asked asked_about(House& house, const Request& request)
{
    Asked asked;
    const std::string& rule_set = request.segments[3];
    if (const std::string* id = request.query_value("table")) {
        const std::optional<store::StoredTable> kept = house.store.load(*id);
        if (!kept) throw UnknownRuleSet("There is no such table.");
        const table::Header header = table::header_from_text(kept->header);
        if (header.rule_set != rule_set) throw UnknownRuleSet("The table is one of " + header.rule_set + ".");
        asked.box = house.boxes.open_for(header, house.store);
        asked.files = house.store.content(header.content_fingerprint);
        asked.entry = &game_of(rule_set, &asked.files);
        return asked;
    }
    asked.box = house.boxes.open(rule_set, {}, nullptr);
    asked.files = files_of(rule_set, nullptr);
    asked.entry = &game_of(rule_set);
    return asked;
}

Answer describe(const Asked& asked)
{
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    write_listing(*asked.box->game, out);
    out.key("levels");
    out.begin_array();
    for (const std::string& level : table::bot_levels()) out.text(level);
    out.end_array();
    out.key("options");
    out.begin_array();
    for (const Option& option : asked.box->game->options()) write_option(option, out);
    out.end_array();
    out.member("blurb", blurb_of(asked.entry->rulebook, asked.box->game->rule_set().summary));
    out.end_object();
    return json_answer(std::move(text));
}

Answer tell_rules(const Asked& asked)
{
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    out.member("rule_set", asked.box->game->rule_set().id);
    out.member("rulebook",
               whole_rulebook({asked.entry->rulebook, asked.files, asked.box->game->options(), asked.box->rules}));
    out.key("rules");
    out.begin_array();
    for (const RuleText& rule : asked.box->rules.all()) {
        out.begin_object();
        out.member("id", rule.id);
        out.member("text", rule.text);
        out.end_object();
    }
    out.end_array();
    out.end_object();
    return json_answer(std::move(text));
}

Answer show_view(const Asked& asked) { return json_answer(boost::json::serialize(asked.box->game->view_schema())); }

std::string json_of_toml(const ContentFile& file)
{
    std::ostringstream out;
    out << toml::json_formatter(read_toml(file.text, file.name));
    return std::move(out).str();
}

Answer show_content(const Asked& asked)
{
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    out.member("rule_set", asked.box->game->rule_set().id);
    out.member("content", fmt::format("{:016x}", asked.box->game->content_fingerprint()));
    out.key("files");
    out.begin_object();
    for (const ContentFile& file : asked.files) {
        out.key(file.name.substr(0, file.name.rfind(".toml")));
        out.raw(json_of_toml(file));
    }
    out.end_object();
    out.end_object();
    return json_answer(std::move(text));
}

}  // namespace

Answer answer_about_games(House& house, const Request& request)
{
    const std::vector<std::string>& path = request.segments;
    if (path.size() == 3) return list_games(house);
    if (path.size() == 4) return describe(asked_about(house, request));
    if (path.size() == 5 && path[4] == "rules") return tell_rules(asked_about(house, request));
    if (path.size() == 5 && path[4] == "view") return show_view(asked_about(house, request));
    if (path.size() == 5 && path[4] == "content") return show_content(asked_about(house, request));
    return error_answer(404, "path", "There is nothing at this path; docs/protocol.md lists what there is.");
}

}  // namespace tessera::server
