// Files, read whole and written whole.
#pragma once

#include <string>

namespace tessera::cli {

// Throws BadInput.
std::string read_file(const std::string& path);

// The file is there complete or not at all: written beside its place, then moved there. Throws BadInput.
void write_file(const std::string& path, const std::string& text);

// A place for a new saved game that does not exist yet, in the user's own data folder (XDG_DATA_HOME).
std::string new_save_path(const std::string& rule_set);

}  // namespace tessera::cli
