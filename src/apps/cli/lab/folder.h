// The folder of an experiment: `result.json` with everything counted and derived, `games.csv` with a row for each game,
// and `report.html` for people.
#pragma once

#include <cstdio>
#include <optional>
#include <string>

#include "lab/play.h"

namespace tessera::cli {

// The result in a folder, or in a file named directly. Throws BadInput or BadResult.
lab::Result read_result(const std::string& path);
bool holds_result(const std::string& folder);

// The rows of games, which grow while games are played.
class GamesFile {
public:
    // Begins a new file, or goes on behind the rows of the games before `first`. Throws BadInput.
    GamesFile(const std::string& folder, const lab::ReadyStudy& study, std::optional<std::uint64_t> first);
    void add(const std::string& rows);

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::string path_;
    std::unique_ptr<std::FILE, Close> file_;
};

// Makes the folder if it is not there. Throws BadInput.
void make_folder(const std::string& folder);

// Writes result.json, each time whole, and returns what it says.
boost::json::object write_result(const std::string& folder, const lab::Result& result);
void write_report(const std::string& folder, const boost::json::object& result);

// The rows of several folders in the order of their games, into one.
void merge_games_files(const std::vector<std::string>& folders, const std::string& into);

}  // namespace tessera::cli
