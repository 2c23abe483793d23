#include "engine/options.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"

namespace tessera {

namespace {

constexpr std::string_view file_prefix = "ruleset.";
constexpr std::string_view file_suffix = ".toml";

RuleSetInfo read_info(const Section& file, const std::string& file_name)
{
    RuleSetInfo info;
    info.id = file_name.substr(file_prefix.size(), file_name.size() - file_prefix.size() - file_suffix.size());
    info.name = file.text("name");
    info.summary = file.text("summary");
    const std::vector<std::int64_t> seats = file.numbers("seats", {1, 8});
    if (seats.size() != 2 || seats[0] > seats[1])
        file.mistake("seats", "\"seats\" must be the least and the most number of seats");
    else {
        info.least_seats = static_cast<int>(seats[0]);
        info.most_seats = static_cast<int>(seats[1]);
    }
    return info;
}

}  // namespace

std::string Option::allowed_text() const
{
    switch (type) {
        case OptionType::Flag: return "true or false";
        case OptionType::Choice: return joined(allowed, "or");
        case OptionType::Number: return fmt::format("{} to {}", bounds.least, bounds.most);
        case OptionType::Numbers: return fmt::format("{} numbers, {} to {}", count, bounds.least, bounds.most);
        case OptionType::Amounts: return fmt::format("amounts by name, {} to {}", bounds.least, bounds.most);
    }
    return "";
}

std::string Option::value_text() const
{
    switch (type) {
        case OptionType::Flag: return value.number != 0 ? "true" : "false";
        case OptionType::Choice: return value.word;
        case OptionType::Number: return std::to_string(value.number);
        case OptionType::Numbers: return fmt::format("[{}]", fmt::join(value.numbers, ", "));
        case OptionType::Amounts: {
            std::vector<std::string> parts;
            for (const auto& [name, amount] : value.amounts) parts.push_back(fmt::format("{} = {}", name, amount));
            return fmt::format("{{{}}}", fmt::join(parts, ", "));
        }
    }
    return "";
}

std::pair<std::string, std::string> parse_setting(const std::string& setting)
{
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos || equals == 0)
        throw ContentError({fmt::format("\"{}\": expected key=value", setting)});
    return {setting.substr(0, equals), setting.substr(equals + 1)};
}

Options::Options(Content& content, const std::string& rule_set, const OptionSettings& settings) : content_(content)
{
    read_declarations();
    read_rule_set(rule_set);
    apply(settings);
}

void Options::read_declarations()
{
    const Section declared = content_.file("options.toml").section("options");
    static const std::vector<std::string> types = {"int", "bool", "choice", "ints", "amounts"};
    for (const std::string& key : declared.keys()) {
        const Section from = declared.section(key);
        Option option;
        option.key = key;
        option.type = static_cast<OptionType>(from.one_of("type", types, "type of option"));
        option.ruling = from.text_or("ruling", "");
        option.text = from.text("text");
        if (option.type == OptionType::Choice) option.allowed = from.texts("allowed");
        if (option.type == OptionType::Numbers) option.count = static_cast<std::size_t>(from.number("count", {1, 100}));
        if (option.type != OptionType::Flag && option.type != OptionType::Choice) {
            constexpr std::int64_t far = 1'000'000'000;
            option.bounds = {from.number("min", {-far, far}), from.number("max", {-far, far})};
        }
        read_value(from, "default", option);
        options_.push_back(std::move(option));
    }
}

void Options::read_rule_set(const std::string& rule_set)
{
    const std::string name = fmt::format("{}{}{}", file_prefix, rule_set, file_suffix);
    const Section file = content_.file(name);
    rule_set_ = read_info(file, name);
    if (!file.has("options")) return;
    const Section values = file.section("options");
    for (const std::string& key : values.keys()) {
        if (Option* option = find(key))
            read_value(values, key, *option);
        else
            values.mistake(key, no_option(key));
    }
}

std::string Options::no_option(const std::string& key) const
{
    std::vector<std::string> keys;
    for (const Option& known : options_) keys.push_back(known.key);
    return fmt::format("there is no option \"{}\"{}", key, did_you_mean(key, keys));
}

void Options::apply(const OptionSettings& settings)
{
    for (const auto& [key, value] : settings) {
        Option* option = find(key);
        if (option == nullptr) {
            content_.mistake(no_option(key));
            continue;
        }
        const bool bare_word = option->type == OptionType::Choice && !value.starts_with('"');
        const std::string toml = key + " = " + (bare_word ? '"' + value + '"' : value);
        read_value(content_.by_hand(fmt::format("--set {}={}", key, value), toml), key, *option);
    }
}

void Options::read_value(const Section& from, std::string_view key, Option& option)
{
    option.place = from.place(key);
    switch (option.type) {
        case OptionType::Number: option.value.number = from.number(key, option.bounds); break;
        case OptionType::Flag:
            if (!from.has(key)) from.mistake("", fmt::format("\"{}\" is missing, expected true or false", key));
            option.value.number = from.flag_or(key, false) ? 1 : 0;
            break;
        case OptionType::Choice:
            if (const std::size_t place = from.one_of(key, option.allowed, "value"); place < option.allowed.size())
                option.value.word = option.allowed[place];
            break;
        case OptionType::Numbers: {
            option.value.numbers = from.numbers(key, option.bounds);
            if (option.value.numbers.size() == option.count) break;
            from.mistake(
                key, fmt::format("\"{}\" has {} numbers, expected {}", key, option.value.numbers.size(), option.count));
            option.value.numbers.resize(option.count, option.bounds.least);
            break;
        }
        case OptionType::Amounts: {
            option.value.amounts.clear();
            const Section table = from.section(key);
            for (const std::string& name : table.keys()) option.value.amounts[name] = table.number(name, option.bounds);
            break;
        }
    }
}

Option* Options::find(std::string_view key)
{
    const auto found = std::find_if(options_.begin(), options_.end(), [&](const Option& o) { return o.key == key; });
    return found == options_.end() ? nullptr : &*found;
}

const OptionValue& Options::value(std::string_view key, OptionType type) const
{
    for (const Option& option : options_)
        if (option.key == key && option.type == type) return option.value;
    content_.refuse_mistakes();  // one of them may be why it is missing
    throw ContentError(
        {fmt::format("options.toml: the option \"{}\" is missing or of another type than the game expects", key)});
}

std::size_t Options::choice(std::string_view key, const std::vector<std::string>& words) const
{
    const std::string& word = value(key, OptionType::Choice).word;
    const auto found = std::find(words.begin(), words.end(), word);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    content_.mistake(fmt::format("options.toml: \"{}\" allows \"{}\", which the game does not know; it knows {}", key,
                                 word, joined(words)));
    return 0;
}

void Options::mistake(std::string_view key, const std::string& what) const
{
    const auto found = std::find_if(options_.begin(), options_.end(), [&](const Option& o) { return o.key == key; });
    content_.mistake(fmt::format("{}: \"{}\": {}", found == options_.end() ? "options.toml" : found->place, key, what));
}

bool is_rule_set_file(std::string_view name) { return name.starts_with(file_prefix) && name.ends_with(file_suffix); }

std::vector<RuleSetInfo> rule_sets_in(Content& content)
{
    std::vector<RuleSetInfo> sets;
    for (const std::string& name : content.file_names()) {
        if (!is_rule_set_file(name)) continue;
        const Section file = content.file(name);
        sets.push_back(read_info(file, name));
        if (!file.has("options")) continue;
        const Section options = file.section("options");  // their values are read with the rule set itself
        for (const std::string& key : options.keys()) static_cast<void>(options.has(key));
    }
    content.refuse_mistakes();
    return sets;
}

}  // namespace tessera
