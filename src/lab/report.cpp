#include "lab/report.h"

#include <boost/json.hpp>
#include <string_view>

#include "base/ensure.h"
#include "lab/report_template.h"

namespace tessera::lab {

namespace json = boost::json;

namespace {

// Where the data goes, as web/report/page.html has it.
constexpr std::string_view data_mark = "\"REPORT DATA\"";

// Inside a script element nothing may look like the end of it.
std::string safe_in_script(const std::string& text)
{
    std::string out;
    out.reserve(text.size());
    for (const char c : text) {
        if (c == '<')
            out += "\\u003c";
        else
            out += c;
    }
    return out;
}

}  // namespace

std::string report_page(const json::object& result)
{
    json::object shown = result;
    shown.erase("counts");  // all that is drawn are figures
    std::string page(report_template);
    const std::size_t at = page.find(data_mark);
    ensure(at != std::string::npos, "the page says where its data goes");
    page.replace(at, data_mark.size(), safe_in_script(json::serialize(shown)));
    return page;
}

}  // namespace tessera::lab
