#include "engine/rulebook.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/content.h"

namespace tessera {

namespace {

// A cell of a table in Markdown.
std::string cell(std::string text)
{
    for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2) text.insert(at, "\\");
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

// Whatever has a name and says something: a card, half of one, a unit, an ambition.
void collect_pieces(const Section& from, std::string& rows)
{
    if (from.is_text("name") && from.is_text("text"))
        rows += fmt::format("| {} | {} |\n", cell(from.text("name")), cell(from.text("text")));
    for (const std::string& key : from.keys()) {
        if (from.is_table(key))
            collect_pieces(from.section(key), rows);
        else if (from.is_list(key))
            for (const Section& one : from.sections(key)) collect_pieces(one, rows);
    }
}

bool holds_pieces(const std::string& file)
{
    return !is_beside_the_rules(file) && file != "options.toml" && !is_rule_set_file(file);
}

std::string pieces_appendix(const ContentFiles& files)
{
    // Its mistakes have been told when the game was loaded.
    Content content(files);
    std::string out;
    for (const ContentFile& file : files) {
        if (!holds_pieces(file.name)) continue;
        std::string rows;
        collect_pieces(content.file(file.name), rows);
        if (rows.empty()) continue;
        std::string title = file.name.substr(0, file.name.rfind(".toml"));
        std::replace(title.begin(), title.end(), '_', ' ');
        out += fmt::format("\n### {}\n\n| name | what it says |\n|---|---|\n{}", title, rows);
    }
    return out.empty() ? out : "\n## Appendix: what the pieces say\n" + out;
}

std::string options_appendix(std::span<const Option> options)
{
    if (options.empty()) return {};
    std::string out =
        "\n## Appendix: options\n\nAs they stand here. Agree on them before the game.\n\n"
        "| option | stands at | allowed | what it decides | ruling |\n|---|---|---|---|---|\n";
    for (const Option& option : options)
        out += fmt::format("| `{}` | {} | {} | {} | {} |\n", option.key, cell(option.value_text()),
                           cell(option.allowed_text()), cell(option.text), option.ruling);
    return out;
}

// `TR-R28`
bool is_ruling(std::string_view id) { return id.size() > 3 && id[3] == 'R'; }

std::string rulings_appendix(const RuleTexts& rules)
{
    std::string out;
    for (const RuleText& rule : rules.all())
        if (is_ruling(rule.id)) out += fmt::format("- **{}** {}\n", rule.id, rule.text);
    if (out.empty()) return out;
    return "\n## Appendix: rulings\n\nWhere the draft is silent or contradicts itself, this is how it is played.\n\n" +
           out;
}

}  // namespace

std::string whole_rulebook(const RulebookParts& parts)
{
    return std::string(parts.written) + pieces_appendix(parts.content) + options_appendix(parts.options) +
           rulings_appendix(parts.rules);
}

}  // namespace tessera
