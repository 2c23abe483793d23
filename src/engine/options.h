// Options and rule sets. Every game has a file `options.toml` that declares its options (type, bounds, default,
// meaning), and a file `ruleset.<id>.toml` for each rule set, which gives it a name and says which options differ.
// `--set key=value` comes last and wins.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/content.h"

namespace tessera {

struct RuleSetInfo {
    std::string id;
    std::string name;
    std::string summary;
    int least_seats = 2;
    int most_seats = 2;
};

enum class OptionType { Number, Flag, Choice, Numbers, Amounts };

// A value of any type of option. Amounts are numbers by name; a flag is the number 0 or 1.
struct OptionValue {
    std::int64_t number = 0;
    std::string word;
    std::vector<std::int64_t> numbers;
    std::map<std::string, std::int64_t> amounts;
};

struct Option {
    std::string key;
    OptionType type = OptionType::Number;
    Bounds bounds{0, 0};
    std::vector<std::string> allowed;  // of a choice
    std::size_t count = 0;             // of numbers
    std::string ruling;
    std::string text;
    OptionValue value;
    std::string place;  // where the value stands: `ruleset.mine.toml:9`

    // The allowed values and the present one, for people.
    std::string allowed_text() const;
    std::string value_text() const;
};

// `key=value` as given by hand.
using OptionSettings = std::vector<std::pair<std::string, std::string>>;

// Splits `key=value`; throws ContentError if it is not of that form.
std::pair<std::string, std::string> parse_setting(const std::string& setting);

class Options {
public:
    // Reads the declarations, then the rule set's values, then the settings. Mistakes are noted in the content.
    Options(Content& content, const std::string& rule_set, const OptionSettings& settings);

    const RuleSetInfo& rule_set() const { return rule_set_; }
    const std::vector<Option>& all() const { return options_; }

    // Asking for an option that is not declared is a mistake of the content, not of the caller.
    std::int64_t number(std::string_view key) const { return value(key, OptionType::Number).number; }
    bool flag(std::string_view key) const { return value(key, OptionType::Flag).number != 0; }
    // The place of the chosen word among those allowed; the words must be those that the game knows, in its order.
    std::size_t choice(std::string_view key, const std::vector<std::string>& words) const;
    const std::vector<std::int64_t>& numbers(std::string_view key) const
    {
        return value(key, OptionType::Numbers).numbers;
    }
    const std::map<std::string, std::int64_t>& amounts(std::string_view key) const
    {
        return value(key, OptionType::Amounts).amounts;
    }

    // Notes that a value makes no sense together with others, where it stands.
    void mistake(std::string_view key, const std::string& what) const;

private:
    const OptionValue& value(std::string_view key, OptionType type) const;
    Option* find(std::string_view key);
    void read_declarations();
    void read_rule_set(const std::string& rule_set);
    void apply(const OptionSettings& settings);
    void read_value(const Section& from, std::string_view key, Option& option);
    std::string no_option(const std::string& key) const;

    Content& content_;
    RuleSetInfo rule_set_;
    std::vector<Option> options_;
};

// `ruleset.treasury-0.7.toml`
bool is_rule_set_file(std::string_view name);

// The rule sets that a content directory declares.
std::vector<RuleSetInfo> rule_sets_in(Content& content);

}  // namespace tessera
