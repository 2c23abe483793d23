#include "apps/server/game_routes.h"

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <sstream>

#include "apps/server/answers.h"
#include "apps/server/public_texts.h"
#include "apps/server/visitor_content.h"
#include "base/json_writer.h"
#include "engine/read_toml.h"
#include "engine/registry.h"
#include "engine/rulebook.h"
#include "store/encoding.h"
#include "store/store_error.h"
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

std::string games_text(ServerContext& context)
{
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    out.key("games");
    out.begin_array();
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        out.begin_object();
        write_listing(*context.rule_sets.open(listing.info.id, {}, nullptr)->game, out);
        out.end_object();
    }
    out.end_array();
    out.key("visitor_content");
    out.boolean(visitor_content(context.config) == VisitorContent::Taken);
    out.end_object();
    return text;
}

// The rules that somebody asks about, with the files they are made of.
struct Asked {
    RuleSetPointer loaded;
    ContentFiles files;
    const GameEntry* entry = nullptr;
};

Asked asked_about(ServerContext& context, const Request& request)
{
    Asked asked;
    const std::string& rule_set = request.parameter("RULESET");
    if (const std::string* id = request.query_value("table")) {
        const std::optional<store::StoredTable> kept = context.store.load(*id);
        if (!kept) throw UnknownRuleSet("There is no such table.");
        const table::Header header = table::header_from_text(kept->header);
        if (header.rule_set != rule_set) throw UnknownRuleSet("The table is one of " + header.rule_set + ".");
        asked.loaded = context.rule_sets.open_for(header, context.store);
        asked.files = context.store.content(header.content_fingerprint);
        asked.entry = &game_of(rule_set, &asked.files);
        return asked;
    }
    asked.loaded = context.rule_sets.open(rule_set, {}, nullptr);
    asked.files = files_of(rule_set, nullptr);
    asked.entry = &game_of(rule_set);
    return asked;
}

std::string description_text(const Asked& asked)
{
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    write_listing(*asked.loaded->game, out);
    out.key("levels");
    out.begin_array();
    for (const std::string& level : table::bot_levels()) out.text(level);
    out.end_array();
    out.key("options");
    out.begin_array();
    for (const Option& option : asked.loaded->game->options()) write_option(option, out);
    out.end_array();
    out.member("blurb", blurb_of(asked.entry->rulebook, asked.loaded->game->rule_set().summary));
    out.end_object();
    return text;
}

std::string rules_text(const Asked& asked)
{
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    out.member("rule_set", asked.loaded->game->rule_set().id);
    out.member("rulebook", whole_rulebook({asked.entry->rulebook, asked.files, asked.loaded->game->options(),
                                           asked.loaded->rules}));
    out.key("rules");
    out.begin_array();
    for (const RuleText& rule : asked.loaded->rules.all()) {
        out.begin_object();
        out.member("id", rule.id);
        out.member("text", rule.text);
        out.end_object();
    }
    out.end_array();
    out.end_object();
    return text;
}

// The library spreads a list of points over as many lines, which makes a map four times as long.
std::string without_layout(std::string_view json)
{
    std::string compact;
    bool in_text = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (!in_text && (c == ' ' || c == '\n')) continue;
        compact += c;
        if (in_text && c == '\\' && i + 1 < json.size()) compact += json[++i];
        if (c == '"') in_text = !in_text;
    }
    return compact;
}

std::string view_text(const Asked& asked) { return boost::json::serialize(asked.loaded->game->view_schema()); }

std::string json_of_toml(const ContentFile& file)
{
    std::ostringstream out;
    out << toml::json_formatter(read_toml(file.text, file.name));
    return without_layout(std::move(out).str());
}

// What a page draws a game with. What stands beside the rules is no part of that, nor of the fingerprint.
std::string content_text(const std::string& rule_set, std::uint64_t fingerprint, const ContentFiles& files)
{
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    out.member("rule_set", rule_set);
    out.member("content", store::fingerprint_text(fingerprint));
    out.key("files");
    out.begin_object();
    for (const ContentFile& file : files) {
        if (is_beside_the_rules(file.name)) continue;
        out.key(file.name.substr(0, file.name.rfind(".toml")));
        out.raw(json_of_toml(file));
    }
    out.end_object();
    out.end_object();
    return text;
}

std::string content_text(const Asked& asked)
{
    return content_text(asked.loaded->game->rule_set().id, asked.loaded->game->content_fingerprint(), asked.files);
}

bool ships(const std::string& rule_set)
{
    const std::vector<RuleSetListing> shipped = shipped_rule_sets();
    return std::any_of(shipped.begin(), shipped.end(),
                       [&](const auto& listing) { return listing.info.id == rule_set; });
}

// The content of this fingerprint: what ships today, or what tables here were begun with.
ContentFiles files_of_fingerprint(ServerContext& context, const std::string& rule_set, std::uint64_t fingerprint)
{
    if (ships(rule_set) && context.rule_sets.open(rule_set, {}, nullptr)->game->content_fingerprint() == fingerprint)
        return files_of(rule_set, nullptr);
    ContentFiles kept = context.store.content(fingerprint);
    const auto declares = [&](const ContentFile& file) { return file.name == "ruleset." + rule_set + ".toml"; };
    if (std::none_of(kept.begin(), kept.end(), declares))
        throw UnknownRuleSet("This content is of another rule set than " + rule_set + ".");
    return kept;
}

// What may be another text tomorrow.
Answer told_briefly(ServerContext& context, const Request& request, std::string text)
{
    return context.texts.answer(request, std::move(text), Lasts::Briefly);
}

}  // namespace

Answer list_games(ServerContext& context, const Request& request)
{
    return told_briefly(context, request, games_text(context));
}

Answer describe_game(ServerContext& context, const Request& request)
{
    return told_briefly(context, request, description_text(asked_about(context, request)));
}

Answer tell_rules(ServerContext& context, const Request& request)
{
    return told_briefly(context, request, rules_text(asked_about(context, request)));
}

Answer show_view(ServerContext& context, const Request& request)
{
    return told_briefly(context, request, view_text(asked_about(context, request)));
}

Answer show_content(ServerContext& context, const Request& request)
{
    return told_briefly(context, request, content_text(asked_about(context, request)));
}

// Whoever asks by the fingerprint never has to ask again.
Answer content_of_fingerprint(ServerContext& context, const Request& request)
{
    const std::string& rule_set = request.parameter("RULESET");
    const std::uint64_t fingerprint = store::fingerprint_from(request.parameter("FINGERPRINT"));
    try {
        const ContentFiles files = files_of_fingerprint(context, rule_set, fingerprint);
        return context.texts.answer(request, content_text(rule_set, fingerprint, files), Lasts::Forever);
    } catch (const store::StoreError& e) {
        if (e.fault() == store::Fault::Missing) return no_such_content();
        throw;
    }
}

}  // namespace tessera::server
