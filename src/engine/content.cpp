#include "engine/content.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>

#include "base/hash.h"
#include "engine/section_node.h"

namespace tessera {

namespace {

std::string all_lines(const std::vector<std::string>& lines)
{
    std::string out;
    for (const std::string& line : lines) out += (out.empty() ? "" : "\n") + line;
    return out;
}

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

struct Content::Parts {
    ContentFiles files;
    std::map<std::string, std::optional<toml::table>, std::less<>> tables;  // none of a file that is no TOML
    std::deque<toml::table> snippets;                                       // sections point into it
    Mistakes mistakes;

    std::optional<toml::table> parse(const Origin& origin, const std::string& text)
    {
        try {
            return read_toml(text, origin.name);
        } catch (const BadToml& e) {
            mistakes.note(fmt::format("{}: {}", origin.at_line(e.line()), e.what()));
            return std::nullopt;
        }
    }
};

Content::Content(ContentFiles files) : parts_(std::make_unique<Parts>())
{
    refuse_too_much(files);
    std::sort(files.begin(), files.end(), [](const ContentFile& a, const ContentFile& b) { return a.name < b.name; });
    for (const ContentFile& file : files) parts_->tables.emplace(file.name, parts_->parse({file.name}, file.text));
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
    return Section(std::make_shared<Section::Node>(Origin{std::string(name)}, table, &parts_->mistakes));
}

Section Content::by_hand(const std::string& given, const std::string& toml)
{
    const Origin origin{given, false};
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

ContentFiles Content::files_beside_the_rules() const
{
    ContentFiles beside;
    for (const ContentFile& file : parts_->files)
        if (is_beside_the_rules(file.name)) beside.push_back(file);
    return beside;
}

std::uint64_t Content::fingerprint() const
{
    Fingerprint print;
    for (const ContentFile& file : parts_->files) {
        if (is_beside_the_rules(file.name)) continue;
        for (const std::string* part : {&file.name, &file.text}) {
            print.add(part->size());
            for (char c : *part) print.add(static_cast<unsigned char>(c));
        }
    }
    return print.value();
}

}  // namespace tessera
