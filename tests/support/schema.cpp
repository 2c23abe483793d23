#include "tests/support/schema.h"

#include <algorithm>
#include <cstdio>
#include <fstream>

#include "tests/support/places.h"
#include "tests/support/temporary_folder.h"

namespace tessera {

void SaidByProtocol::body(std::string_view definition, const std::string& text)
{
    // One to a line; a line break in JSON is only ever white space.
    std::string line = text;
    std::replace(line.begin(), line.end(), '\n', ' ');
    lines_.push_back(std::string(definition) + " " + line);
}

std::string SaidByProtocol::complaints() const
{
    const TemporaryFolder folder;
    const std::string file = folder.file("said.txt");
    {
        std::ofstream out(file);
        for (const std::string& line : lines_) out << line << "\n";
    }
    const std::string command = "python3 -B " + source_tree() + "tests/table/validate.py " + source_tree() +
                                "docs/protocol.schema.json " + file + " 2>&1";
    std::string said;
    if (FILE* pipe = popen(command.c_str(), "r")) {
        char buffer[400];
        while (std::fgets(buffer, sizeof buffer, pipe) != nullptr) said += buffer;
        const int status = pclose(pipe);
        if (status != 0 && said.empty()) said = "validate.py failed";
    }
    return said;
}

}  // namespace tessera
