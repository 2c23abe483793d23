#include "store/kept_content.h"

#include <fmt/format.h>
#include <sodium.h>

#include <array>
#include <utility>
#include <vector>

#include "store/encoding.h"
#include "store/store_error.h"

namespace tessera::store {

namespace {

const Insert insert_texts{"content_texts",
                          {"hash", "text", "bytes", "visitor", "created"},
                          {Column::Text, Column::Text, Column::Number, Column::Text, Column::Number},
                          "ON CONFLICT DO NOTHING"};

const Insert insert_files{"content_files",
                          {"fingerprint", "position", "name", "hash"},
                          {Column::Text, Column::Number, Column::Text, Column::Text},
                          "ON CONFLICT DO NOTHING"};

// A file of a content: its name and the hash of its text.
using HashedFile = std::pair<std::string, std::string>;

std::vector<HashedFile> hashed(const ContentFiles& content)
{
    std::vector<HashedFile> files;
    for (const ContentFile& file : content) files.emplace_back(file.name, text_hash(file.text));
    return files;
}

std::vector<HashedFile> kept_under(Session& session, const std::string& fingerprint)
{
    std::vector<HashedFile> files;
    for (Row& row : session.query("SELECT name, hash FROM content_files WHERE fingerprint = ?1 ORDER BY position",
                                  {std::string_view(fingerprint)}))
        files.emplace_back(std::move(row.text(0)), std::move(row.text(1)));
    return files;
}

// Files that stand beside the rules are no part of them, nor of the fingerprint.
std::vector<HashedFile> only_rules(std::vector<HashedFile> files)
{
    std::erase_if(files, [](const HashedFile& file) { return is_beside_the_rules(file.first); });
    return files;
}

}  // namespace

std::string text_hash(std::string_view text)
{
    std::array<unsigned char, crypto_generichash_BYTES> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       nullptr, 0);
    return to_hex({reinterpret_cast<const char*>(hash.data()), hash.size()});
}

ContentFiles content_of(Session& session, const std::string& fingerprint)
{
    ContentFiles files;
    for (Row& row : session.query("SELECT f.name, t.text, f.hash FROM content_files f "
                                  "LEFT JOIN content_texts t ON t.hash = f.hash WHERE f.fingerprint = ?1 "
                                  "ORDER BY f.position",
                                  {std::string_view(fingerprint)})) {
        if (row.is_null(1) || text_hash(row.text(1)) != row.text(2))
            throw StoreError(Fault::Broken, fmt::format("the file {} of the content {} is missing or not what was "
                                                        "written; restore a backup",
                                                        row.text(0), fingerprint));
        files.push_back({std::move(row.text(0)), std::move(row.text(1))});
    }
    return files;
}

void keep_content(Session& session, const NewTable& table)
{
    const std::string fingerprint = fingerprint_text(table.content_fingerprint);
    const std::vector<HashedFile> given = hashed(table.content);
    const std::vector<HashedFile> kept = kept_under(session, fingerprint);
    if (!kept.empty()) {
        if (only_rules(kept) == only_rules(given)) return;
        throw StoreError(Fault::Refused,
                         fmt::format("table {} comes with content that differs from what is kept under the same "
                                     "fingerprint {}; change any letter of it, so that it gets another one",
                                     table.id, fingerprint));
    }
    const std::string_view visitor = table.has_own_content ? std::string_view(table.visitor) : std::string_view();
    std::vector<ParamRow> texts, files;
    for (std::size_t i = 0; i < given.size(); ++i) {
        const std::string& text = table.content[i].text;
        const auto& [name, hash] = given[i];
        texts.push_back({std::string_view(hash), std::string_view(text), static_cast<std::int64_t>(text.size()),
                         visitor, to_number(table.created)});
        files.push_back({std::string_view(fingerprint), static_cast<std::int64_t>(i), std::string_view(name),
                         std::string_view(hash)});
    }
    session.insert(insert_texts, texts);
    session.insert(insert_files, files);
}

void forget_content(Session& session, const std::string& fingerprint)
{
    for (const Row& file : session.query("DELETE FROM content_files WHERE fingerprint = ?1 "
                                         "AND NOT EXISTS (SELECT 1 FROM tables WHERE content = ?1) RETURNING hash",
                                         {std::string_view(fingerprint)})) {
        session.query(
            "DELETE FROM content_texts WHERE hash = ?1 "
            "AND NOT EXISTS (SELECT 1 FROM content_files WHERE hash = ?1)",
            {std::string_view(file.text(0))});
    }
}

}  // namespace tessera::store
