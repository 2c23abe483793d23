#include "apps/cli/lab/folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "apps/cli/files.h"
#include "apps/cli/json_text.h"
#include "apps/cli/program.h"
#include "lab/report.h"

namespace tessera::cli {

namespace fs = std::filesystem;

namespace {

constexpr const char* result_name = "result.json";
constexpr const char* games_name = "games.csv";
constexpr const char* report_name = "report.html";

std::string in_folder(const std::string& folder, const char* name) { return (fs::path(folder) / name).string(); }

// The number of the game that a row is about.
std::uint64_t game_of_row(const std::string& row)
{
    std::uint64_t game = 0;
    std::from_chars(row.data(), row.data() + row.size(), game);
    return game;
}

std::ifstream open_games(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    if (!in) throw BadInput(fmt::format("cannot read {}: {}", path, std::strerror(errno)));
    return in;
}

}  // namespace

lab::Result read_result(const std::string& path)
{
    const std::string file = fs::is_directory(path) ? in_folder(path, result_name) : path;
    boost::json::value parsed;
    try {
        parsed = boost::json::parse(read_file(file));
    } catch (const boost::system::system_error& e) {
        throw BadInput(fmt::format("{}: this is not JSON: {}", file, e.what()));
    }
    try {
        return lab::result_from(parsed);
    } catch (const lab::BadResult& e) {
        throw lab::BadResult(fmt::format("{}: {}", file, e.what()));
    }
}

bool holds_result(const std::string& folder) { return fs::exists(in_folder(folder, result_name)); }

void make_folder(const std::string& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) throw BadInput(fmt::format("cannot make the folder {}: {}", folder, error.message()));
}

GamesFile::GamesFile(const std::string& folder, const lab::ReadyStudy& study, std::optional<std::uint64_t> first)
    : path_(in_folder(folder, games_name))
{
    std::string kept = lab::header_of(study);
    if (first) {
        // Games may have been written that the result does not know any more; they are played again.
        std::ifstream in = open_games(path_);
        std::string row;
        std::getline(in, row);
        if (row + "\n" != kept) throw BadInput(fmt::format("{} has other columns than this experiment", path_));
        while (std::getline(in, row))
            if (game_of_row(row) < *first) kept += row + "\n";
    }
    write_file(path_, kept);
    file_.reset(std::fopen(path_.c_str(), "ab"));
    if (!file_) throw BadInput(fmt::format("cannot write {}: {}", path_, std::strerror(errno)));
}

void GamesFile::add(const std::string& rows)
{
    if (std::fwrite(rows.data(), 1, rows.size(), file_.get()) != rows.size() || std::fflush(file_.get()) != 0)
        throw BadInput(fmt::format("cannot write {}: {}", path_, std::strerror(errno)));
}

boost::json::object write_result(const std::string& folder, const lab::Result& result)
{
    boost::json::object json = lab::to_json(result);
    write_file(in_folder(folder, result_name), json_text(json));
    return json;
}

void write_report(const std::string& folder, const boost::json::object& result)
{
    write_file(in_folder(folder, report_name), lab::report_page(result));
}

void merge_games_files(const std::vector<std::string>& folders, const std::string& into)
{
    struct Rows {
        std::uint64_t first;
        std::string text;
    };
    std::string header;
    std::vector<Rows> all;
    for (const std::string& folder : folders) {
        std::ifstream in = open_games(in_folder(folder, games_name));
        std::string row;
        std::getline(in, row);
        if (!header.empty() && row != header)
            throw BadInput(fmt::format("{} has other columns than {}", in_folder(folder, games_name),
                                       in_folder(folders.front(), games_name)));
        header = row;
        std::uint64_t next = 0;
        while (std::getline(in, row)) {
            const std::uint64_t game = game_of_row(row);
            if (all.empty() || game > next || next == 0) all.push_back({game, ""});
            all.back().text += row + "\n";
            next = game + 1;
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Rows& a, const Rows& b) { return a.first < b.first; });
    std::string text = header + "\n";
    for (const Rows& rows : all) text += rows.text;
    write_file(in_folder(into, games_name), text);
}

}  // namespace tessera::cli
