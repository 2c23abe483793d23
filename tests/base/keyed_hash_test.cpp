#include "base/keyed_hash.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

// The authors' own example for a message of the bytes 0 to 15 under the key of the bytes 0 to 15.
TEST(KeyedHash, IsTheOneThatItsAuthorsPublished)
{
    EXPECT_EQ(keyed_hash({0x0706050403020100u, 0x0f0e0d0c0b0a0908u}, 0x0706050403020100u, 0x0f0e0d0c0b0a0908u),
              0x3f2acc7f57c29bdbu);
}

}  // namespace
}  // namespace tessera
