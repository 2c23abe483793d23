// One table of TOML, read key by key.
#include <cmath>
#include <optional>

#include "engine/section_node.h"

namespace tessera {

const toml::table Section::Node::nothing;

bool Section::has(std::string_view key) const { return node_->find(key) != nullptr; }

std::vector<std::string> Section::keys() const
{
    std::vector<std::string> keys;
    for (const auto& [key, value] : *node_->table) keys.emplace_back(key.str());
    return keys;
}

std::int64_t Section::number(std::string_view key, Bounds bounds) const
{
    const auto* value =
        node_->need<std::int64_t>(key, fmt::format("a number from {} to {}", bounds.least, bounds.most));
    return value == nullptr ? bounds.least : node_->within(*value, key, value->get(), bounds);
}

std::int64_t Section::number_or(std::string_view key, std::int64_t otherwise, Bounds bounds) const
{
    return has(key) ? number(key, bounds) : otherwise;
}

double Section::decimal(std::string_view key) const
{
    const toml::node* node = node_->find(key);
    if (node != nullptr && node->is_integer()) return static_cast<double>(node->as_integer()->get());
    const auto* value = node_->need<double>(key, "a number");
    if (value == nullptr) return 0;
    if (!std::isfinite(value->get())) node_->note(*value, fmt::format("\"{}\" is not finite", key));
    return std::isfinite(value->get()) ? value->get() : 0;
}

double Section::decimal_or(std::string_view key, double otherwise) const { return has(key) ? decimal(key) : otherwise; }

std::vector<double> Section::decimals(std::string_view key) const
{
    std::vector<double> numbers;
    const auto* list = node_->need<toml::array>(key, "a list of numbers");
    if (list == nullptr) return numbers;
    for (const toml::node& item : *list) {
        const std::optional<double> number = item.is_number() ? item.value<double>() : std::nullopt;
        if (number && std::isfinite(*number))
            numbers.push_back(*number);
        else
            node_->note(item, fmt::format("\"{}\" holds {}, expected finite numbers", key, kind_of(item)));
    }
    return numbers;
}

bool Section::flag_or(std::string_view key, bool otherwise) const
{
    if (!has(key)) return otherwise;
    const auto* value = node_->need<bool>(key, "true or false");
    return value == nullptr ? otherwise : value->get();
}

std::string Section::text(std::string_view key) const
{
    const auto* value = node_->need<std::string>(key, "a text");
    return value == nullptr ? "" : value->get();
}

std::string Section::text_or(std::string_view key, std::string otherwise) const
{
    return has(key) ? text(key) : std::move(otherwise);
}

std::vector<std::int64_t> Section::numbers(std::string_view key, Bounds bounds) const
{
    std::vector<std::int64_t> numbers;
    const auto* list = node_->need<toml::array>(key, "a list of numbers");
    if (list == nullptr) return numbers;
    for (const toml::node& item : *list) {
        if (const auto* number = item.as_integer())
            numbers.push_back(node_->within(item, key, number->get(), bounds));
        else
            node_->note(item, fmt::format("\"{}\" holds {}, expected numbers", key, kind_of(item)));
    }
    return numbers;
}

std::vector<std::string> Section::texts(std::string_view key) const
{
    std::vector<std::string> texts;
    const auto* list = node_->need<toml::array>(key, "a list of texts");
    if (list == nullptr) return texts;
    for (const toml::node& item : *list) {
        if (const auto* text = item.as_string())
            texts.push_back(text->get());
        else
            node_->note(item, fmt::format("\"{}\" holds {}, expected texts", key, kind_of(item)));
    }
    return texts;
}

std::size_t Section::one_of(std::string_view key, const std::vector<std::string>& allowed, std::string_view what) const
{
    const auto* value = node_->need<std::string>(key, fmt::format("the name of a {}", what));
    return value == nullptr ? 0 : node_->place_of(*value, value->get(), allowed, what);
}

std::vector<std::size_t> Section::some_of(std::string_view key, const std::vector<std::string>& allowed,
                                          std::string_view what) const
{
    std::vector<std::size_t> places;
    const auto* list = node_->need<toml::array>(key, fmt::format("a list of names, each of a {}", what));
    if (list == nullptr) return places;
    for (const toml::node& item : *list) {
        if (const auto* word = item.as_string())
            places.push_back(node_->place_of(item, word->get(), allowed, what));
        else
            node_->note(item, fmt::format("\"{}\" holds {}, expected names", key, kind_of(item)));
    }
    return places;
}

Section Section::section(std::string_view key) const
{
    const auto* table = node_->need<toml::table>(key, "a table");
    return Section(std::make_shared<Node>(node_->origin, table, node_->mistakes));
}

std::vector<Section> Section::sections(std::string_view key) const
{
    std::vector<Section> sections;
    const auto* list = node_->need<toml::array>(key, "a list of tables");
    if (list == nullptr) return sections;
    for (const toml::node& item : *list) {
        if (const auto* table = item.as_table())
            sections.emplace_back(std::make_shared<Node>(node_->origin, table, node_->mistakes));
        else
            node_->note(item, fmt::format("\"{}\" holds {}, expected tables", key, kind_of(item)));
    }
    return sections;
}

bool Section::is_text(std::string_view key) const
{
    const toml::node* node = node_->find(key);
    return node != nullptr && node->is_string();
}

bool Section::is_list(std::string_view key) const
{
    const toml::node* node = node_->find(key);
    return node != nullptr && node->is_array();
}

bool Section::is_table(std::string_view key) const
{
    const toml::node* node = node_->find(key);
    return node != nullptr && node->is_table();
}

void Section::mistake(std::string_view key, const std::string& what) const
{
    const toml::node* node = key.empty() ? nullptr : node_->find(key);
    node_->note(node == nullptr ? *node_->table : *node, what);
}

std::string Section::place(std::string_view key) const
{
    const toml::node* node = node_->find(key);
    return node_->place(node == nullptr ? *node_->table : *node);
}

}  // namespace tessera
