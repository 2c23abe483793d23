#include "apps/server/static_files.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

#include "apps/server/encoding.h"

namespace tessera::server {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t largest_file = 64 * 1024 * 1024;

constexpr std::string_view no_page =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tessera</title>"
    "<h1>Tessera</h1><p>The server runs, but there is no page beside the program. Start it with --page FOLDER, or talk "
    "to it under /api/v1 as docs/protocol.md says.</p></html>";

struct Ending {
    std::string_view ending, type;
};

constexpr std::array endings = {
    Ending{".html", "text/html; charset=utf-8"},
    Ending{".js", "text/javascript; charset=utf-8"},
    Ending{".mjs", "text/javascript; charset=utf-8"},
    Ending{".css", "text/css; charset=utf-8"},
    Ending{".json", "application/json"},
    Ending{".map", "application/json"},
    Ending{".webmanifest", "application/manifest+json"},
    Ending{".wasm", "application/wasm"},
    Ending{".svg", "image/svg+xml"},
    Ending{".png", "image/png"},
    Ending{".jpg", "image/jpeg"},
    Ending{".webp", "image/webp"},
    Ending{".ico", "image/x-icon"},
    Ending{".woff2", "font/woff2"},
    Ending{".txt", "text/plain; charset=utf-8"},
    Ending{".md", "text/markdown; charset=utf-8"},
    Ending{".mp3", "audio/mpeg"},
    Ending{".ogg", "audio/ogg"},
};

bool lies_in(const fs::path& file, const fs::path& folder)
{
    return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

// What a file is called that was compressed beforehand.
std::string_view ending_of(Encoding encoding)
{
    switch (encoding) {
        case Encoding::Gzip: return ".gz";
        case Encoding::Brotli: return ".br";
        case Encoding::Identity: break;
    }
    return "";
}

// Names that start with a dot are hidden, and `..` is one of them.
bool is_safe(const std::string& segment)
{
    return !segment.starts_with('.') && segment.find_first_of("\\:") == std::string::npos;
}

Answer page_answer(std::string_view type, std::string body)
{
    Answer answer;
    answer.type = type;
    answer.body = std::move(body);
    answer.policy = PagePolicy::Page;
    answer.cache = "no-cache";
    return answer;
}

// Bundlers put a hash of the text into the names of the files under assets/, so these never change.
bool never_changes(const Request& request)
{
    return request.segments.size() > 1 && request.segments.front() == "assets";
}

}  // namespace

std::string_view media_type(const fs::path& file)
{
    const std::string ending = file.extension().string();
    for (const Ending& known : endings)
        if (known.ending == ending) return known.type;
    return "application/octet-stream";
}

fs::path page_beside(const fs::path& program)
{
    const fs::path folder = program.parent_path();
    for (const fs::path& candidate : {folder.parent_path() / "share/tessera/page", folder / "page"})
        if (fs::exists(candidate / "index.html")) return candidate;
    return {};
}

StaticFiles::StaticFiles(const fs::path& folder)
{
    if (!folder.empty()) folder_ = fs::canonical(folder);
}

std::optional<fs::path> StaticFiles::find(const Request& request) const
{
    fs::path file = folder_;
    for (const std::string& segment : request.segments) {
        if (!is_safe(segment)) return std::nullopt;
        if (!segment.empty()) file /= segment;
    }
    // A compressed file is another form of the file it was made from, and goes by its name.
    if (file.extension() == ".br" || file.extension() == ".gz") return std::nullopt;
    std::error_code error;
    if (fs::is_regular_file(file, error)) return file;
    // A place within the page has no ending; a file that is missing is missing.
    if (file.has_extension() && file != folder_) return std::nullopt;
    return folder_ / "index.html";
}

std::shared_ptr<const StaticFiles::Kept> StaticFiles::read(const fs::path& file)
{
    std::error_code error;
    const fs::path real = fs::canonical(file, error);
    if (error || !lies_in(real, folder_) || !fs::is_regular_file(real, error)) return nullptr;
    const auto written = fs::last_write_time(real, error);
    if (error || fs::file_size(real, error) > largest_file || error) return nullptr;

    const std::lock_guard lock(mutex_);
    std::shared_ptr<const Kept>& kept = kept_[real];
    if (kept != nullptr && kept->written == written) return kept;
    std::ifstream in(real, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in) return nullptr;
    Kept fresh{written, std::move(text).str(), {}};
    fresh.etag = entity_tag(fresh.text);
    kept = std::make_shared<const Kept>(std::move(fresh));
    return kept;
}

Answer StaticFiles::file_answer(const Request& request, const fs::path& file)
{
    const std::shared_ptr<const Kept> plain = read(file);
    if (plain == nullptr) return error_answer(404, "path", "There is no such file.");
    for (const Encoding encoding : accepted_encodings(request.accept_encoding)) {
        const std::shared_ptr<const Kept> kept = read(fs::path(file.string() + std::string(ending_of(encoding))));
        // What is older than the file itself was left behind by another build.
        if (kept == nullptr || kept->written < plain->written) continue;
        Answer answer = page_answer(media_type(file), {});
        // What a page may do is its own business; to the files that it fetches the long list means nothing.
        if (file.extension() != ".html") answer.policy = PagePolicy::Data;
        answer.etag = kept->etag;
        answer.encoding = word_of(encoding);
        answer.by_encoding = true;
        if (never_changes(request)) answer.cache = "public, max-age=31536000, immutable";
        if (has_current(request.if_none_match, kept->etag))
            answer.status = 304;
        else
            answer.body = kept->text;
        return answer;
    }
    return no_such_encoding();
}

Answer StaticFiles::answer(const Request& request)
{
    if (request.method != Method::Get && request.method != Method::Head) {
        Answer answer = error_answer(405, "method", "Files can only be read.");
        answer.allow = "GET, HEAD";
        return answer;
    }
    if (folder_.empty()) return page_answer("text/html; charset=utf-8", std::string(no_page));
    const std::optional<fs::path> file = find(request);
    if (!file) return error_answer(404, "path", "There is no such file.");
    return file_answer(request, *file);
}

}  // namespace tessera::server
