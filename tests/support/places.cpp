#include "tests/support/places.h"

namespace tessera {

// Only this file is compiled with paths of the machine, so that a compiler cache serves every checkout.
std::string source_tree() { return TESSERA_SOURCE_DIR "/"; }

std::string tessera_program() { return TESSERA_PROGRAM; }

}  // namespace tessera
