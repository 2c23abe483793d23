// The commands under `tessera lab`, one to a file.
#pragma once

#include "apps/cli/program.h"

namespace tessera::cli {

void add_lab_run(CLI::App& lab, Command& chosen);
void add_lab_merge(CLI::App& lab, Command& chosen);
void add_lab_compare(CLI::App& lab, Command& chosen);
void add_lab_sweep(CLI::App& lab, Command& chosen);
void add_lab_relevance(CLI::App& lab, Command& chosen);

}  // namespace tessera::cli
