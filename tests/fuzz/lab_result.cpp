// Feeds bytes to the reader of results: it reads them or says why not, and what it reads can be written again.
#include <boost/json.hpp>

#include "lab/result.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    boost::json::error_code error;
    const boost::json::value json = boost::json::parse({reinterpret_cast<const char*>(data), size}, error);
    if (error) return 0;
    try {
        tessera::lab::to_json(tessera::lab::result_from(json));
    } catch (const tessera::lab::BadResult&) {
    }
    return 0;
}
