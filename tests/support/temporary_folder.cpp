#include "tests/support/temporary_folder.h"

#include <cerrno>
#include <cstdlib>
#include <system_error>

namespace tessera {

TemporaryFolder::TemporaryFolder()
{
    // Short, because the sockets inside it have short names only.
    std::string name = (std::filesystem::temp_directory_path() / "tessera-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::system_error(errno, std::generic_category(), name);
    path_ = name;
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

}  // namespace tessera
