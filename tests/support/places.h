#pragma once

// Where tests find the files of the source tree, and the program that they start.

#include <string>

namespace tessera {

// The root of the source tree, with a slash at its end.
std::string source_tree();

std::string tessera_program();

}  // namespace tessera
