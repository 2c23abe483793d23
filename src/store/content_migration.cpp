#include "store/content_migration.h"

#include <string>
#include <vector>

#include "store/kept_content.h"

namespace tessera::store {

namespace {

// The columns as they are at this step, whatever comes later.
void keep_text(Session& session, const Row& file)
{
    const std::string& text = file.text(3);
    const std::string hash = text_hash(text);
    session.query("INSERT INTO content_texts (hash, text, bytes) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
                  {std::string_view(hash), std::string_view(text), static_cast<std::int64_t>(text.size())});
    session.query(
        "INSERT INTO content_files (fingerprint, position, name, hash) VALUES (?1, ?2, ?3, ?4)",
        {std::string_view(file.text(0)), file.number(1), std::string_view(file.text(2)), std::string_view(hash)});
}

}  // namespace

void keep_texts_once(Session& session)
{
    // One content at a time is as much as memory has to hold.
    for (const Row& content : session.query("SELECT DISTINCT fingerprint FROM content_files_before"))
        for (const Row& file : session.query("SELECT fingerprint, position, name, text FROM content_files_before "
                                             "WHERE fingerprint = ?1 ORDER BY position",
                                             {std::string_view(content.text(0))}))
            keep_text(session, file);
    session.query("DROP TABLE content_files_before");
}

}  // namespace tessera::store
