#include "engine/content.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <set>

#include "base/hash.h"
#include "base/text.h"
#include "engine/read_toml.h"

namespace tessera {

namespace {

std::string all_lines(const std::vector<std::string>& lines)
{
    std::string out;
    for (const std::string& line : lines) out += (out.empty() ? "" : "\n") + line;
    return out;
}

// What is given by hand has no lines.
constexpr std::string_view by_hand_prefix = "--set ";
bool is_by_hand(std::string_view origin) { return origin.starts_with(by_hand_prefix); }

std::string kind_of(const toml::node& node)
{
    switch (node.type()) {
        case toml::node_type::table: return "a table";
        case toml::node_type::array: return "a list";
        case toml::node_type::string: return "a text";
        case toml::node_type::integer: return "a number";
        case toml::node_type::floating_point: return "a fraction";
        case toml::node_type::boolean: return "true or false";
        default: return "a date or time";
    }
}

// Whoever made thousands of mistakes is not helped by all of them, and finding words for each takes its time.
constexpr std::size_t most_mistakes = 100;

// The mistakes that were noted so far.
class Mistakes {
public:
    bool are_enough() const { return noted_.size() > most_mistakes; }
    void note(const std::string& what)
    {
        if (are_enough()) return;
        noted_.push_back(
            noted_.size() < most_mistakes ? what : fmt::format("there are more than these {} mistakes", most_mistakes));
    }
    const std::vector<std::string>& noted() const { return noted_; }

private:
    std::vector<std::string> noted_;
};

// Several times what the largest game has.
constexpr std::size_t most_files = 64;
constexpr std::size_t most_bytes = 1024 * 1024;

void refuse_too_much(const ContentFiles& files)
{
    std::size_t bytes = 0;
    for (const ContentFile& file : files) bytes += file.text.size();
    if (files.size() > most_files || bytes > most_bytes)
        throw ContentError({fmt::format("the content has {} files and {} bytes, expected at most {} files and {} bytes",
                                        files.size(), bytes, most_files, most_bytes)});
}

}  // namespace

ContentError::ContentError(std::vector<std::string> mistakes)
    : std::runtime_error(all_lines(mistakes)), mistakes_(std::move(mistakes))
{
}

struct Section::Node {
    static const toml::table nothing;

    std::string file;
    const toml::table* table;
    Mistakes* mistakes;
    std::set<std::string, std::less<>> asked{};

    // Without a table the section is one that is missing: that was noted, and what it lacks is not worth a word.
    Node(std::string the_file, const toml::table* the_table, Mistakes* its_mistakes)
        : file(std::move(the_file)), table(the_table != nullptr ? the_table : &nothing), mistakes(its_mistakes)
    {
        if (the_table == nullptr) mistakes = nullptr;
    }
    // A copy that goes away would report what only the original was asked for.
    Node(const Node&) = delete;
    Node& operator=(const Node&) = delete;

    ~Node()
    {
        for (const auto& [key, value] : *table) {
            if (asked.contains(key.str()) || !wants_more()) continue;
            const std::vector<std::string> known(asked.begin(), asked.end());
            note(value, fmt::format("unknown key \"{}\"{}", key.str(), did_you_mean(key.str(), known)));
        }
    }

    std::string place(const toml::node& at) const
    {
        const toml::source_position begin = at.source().begin;
        return begin.line > 0 && !is_by_hand(file) ? fmt::format("{}:{}", file, begin.line) : file;
    }

    void note(const toml::node& at, const std::string& what) const
    {
        if (mistakes != nullptr) mistakes->note(fmt::format("{}: {}", place(at), what));
    }
    bool wants_more() const { return mistakes != nullptr && !mistakes->are_enough(); }

    const toml::node* find(std::string_view key)
    {
        asked.emplace(key);
        return table->get(key);
    }

    // The value under a key that has to be there and to have this type.
    template <class T>
    auto need(std::string_view key, std::string_view expected) -> decltype(table->as<T>())
    {
        const toml::node* node = find(key);
        if (node == nullptr) {
            note(*table, fmt::format("\"{}\" is missing, expected {}", key, expected));
            return nullptr;
        }
        if (const auto* value = node->as<T>()) return value;
        note(*node, fmt::format("\"{}\" is {}, expected {}", key, kind_of(*node), expected));
        return nullptr;
    }

    std::int64_t within(const toml::node& at, std::string_view key, std::int64_t number, Bounds bounds) const
    {
        if (number >= bounds.least && number <= bounds.most) return number;
        note(at, fmt::format("\"{}\" is {}, expected a number from {} to {}", key, number, bounds.least, bounds.most));
        return bounds.least;
    }

    std::size_t place_of(const toml::node& at, const std::string& word, const std::vector<std::string>& allowed,
                         std::string_view what) const
    {
        const auto found = std::find(allowed.begin(), allowed.end(), word);
        if (found != allowed.end()) return static_cast<std::size_t>(found - allowed.begin());
        if (!wants_more()) return 0;
        std::string expected = did_you_mean(word, allowed);
        if (expected.empty() && allowed.size() <= 8) expected = ", expected one of " + joined(allowed, "or");
        note(at, fmt::format("there is no {} \"{}\"{}", what, word, expected));
        return 0;
    }
};

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
    return Section(std::make_shared<Node>(node_->file, table, node_->mistakes));
}

std::vector<Section> Section::sections(std::string_view key) const
{
    std::vector<Section> sections;
    const auto* list = node_->need<toml::array>(key, "a list of tables");
    if (list == nullptr) return sections;
    for (const toml::node& item : *list) {
        if (const auto* table = item.as_table())
            sections.emplace_back(std::make_shared<Node>(node_->file, table, node_->mistakes));
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

struct Content::Parts {
    ContentFiles files;
    std::map<std::string, std::optional<toml::table>, std::less<>> tables;  // none of a file that is no TOML
    std::deque<toml::table> snippets;                                       // sections point into it
    Mistakes mistakes;

    std::optional<toml::table> parse(const std::string& name, const std::string& text)
    {
        try {
            return read_toml(text, name);
        } catch (const BadToml& e) {
            mistakes.note(is_by_hand(name) ? fmt::format("{}: {}", name, e.what())
                                           : fmt::format("{}:{}: {}", name, e.line(), e.what()));
            return std::nullopt;
        }
    }
};

Content::Content(ContentFiles files) : parts_(std::make_unique<Parts>())
{
    refuse_too_much(files);
    std::sort(files.begin(), files.end(), [](const ContentFile& a, const ContentFile& b) { return a.name < b.name; });
    for (const ContentFile& file : files) parts_->tables.emplace(file.name, parts_->parse(file.name, file.text));
    parts_->files = std::move(files);
}

Content::~Content() = default;

bool Content::has_file(std::string_view name) const { return parts_->tables.find(name) != parts_->tables.end(); }

std::vector<std::string> Content::file_names() const
{
    std::vector<std::string> names;
    for (const auto& [name, table] : parts_->tables) names.push_back(name);
    return names;
}

Section Content::file(std::string_view name)
{
    const auto found = parts_->tables.find(name);
    if (found == parts_->tables.end()) mistake(fmt::format("{}: the file is missing", name));
    const toml::table* table = found != parts_->tables.end() && found->second ? &*found->second : nullptr;
    return Section(std::make_shared<Section::Node>(std::string(name), table, &parts_->mistakes));
}

Section Content::by_hand(const std::string& given, const std::string& toml)
{
    const std::string origin = std::string(by_hand_prefix) + given;
    std::optional<toml::table> table = parts_->parse(origin, toml);
    if (table) parts_->snippets.push_back(std::move(*table));
    return Section(
        std::make_shared<Section::Node>(origin, table ? &parts_->snippets.back() : nullptr, &parts_->mistakes));
}

void Content::mistake(const std::string& what) { parts_->mistakes.note(what); }

void Content::refuse_mistakes() const
{
    if (!parts_->mistakes.noted().empty()) throw ContentError(parts_->mistakes.noted());
}

std::uint64_t Content::fingerprint() const
{
    Fingerprint print;
    for (const ContentFile& file : parts_->files) {
        if (file.name == questions_file) continue;
        for (const std::string* part : {&file.name, &file.text}) {
            print.add(part->size());
            for (char c : *part) print.add(static_cast<unsigned char>(c));
        }
    }
    return print.value();
}

}  // namespace tessera
