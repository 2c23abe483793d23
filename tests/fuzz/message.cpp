// Messages of clients, entries and headers of tables: a text is one, and then it is read as it was written, or it is
// refused with a sentence. By hand: `% message`, `% entry` or `% header`, and the text below it.
#include "table/messages.h"

#include "base/ensure.h"
#include "tests/fuzz/edits.h"

using namespace tessera;

namespace {

const std::vector<std::string> messages = {
    R"({"type":"hello","protocol":1,"secret":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","seen":7,"viewpoint":null})",
    R"({"type":"act","id":1,"revision":2,"action":"offer good:grain"})",
    R"({"type":"why","id":1,"things":["card:potter","hex:C4"]})",
    R"({"type":"consent","id":1,"revision":3,"yes":true,"seat":1})",
    R"({"type":"seat","id":1,"seat":1,"to":"bot","level":"hard","name":"Ada"})",
    R"({"type":"at","id":1,"position":9,"viewpoint":1})",
    R"({"type":"settings","id":1,"settings":{"clock":{"seconds":60,"then":"bot"},"undo":"free","hints":false}})",
};
const std::vector<std::string> entries = {
    R"({"at":1,"type":"sat","seat":0,"kind":"bot","level":"hard","name":"Ada"})",
    R"({"at":1,"type":"act","seat":0,"action":"roll","forced":true})",
    R"({"at":1,"type":"took-back","seat":0,"to":3})",
    R"({"at":1,"type":"changed","settings":{"clock":null,"undo":"consent","hints":true}})",
};
const std::string header =
    R"({"rule_set":"dice-race","options":{"target":"30"},"content":"00000000000000ff","seats":[{"kind":"human"}],)"
    R"("settings":{"clock":null}})";

void read_message(const std::string& text)
{
    try {
        table::message_from_text(text);
    } catch (const table::BadMessage&) {
    }
}

void read_entry(const std::string& given)
{
    try {
        const std::string text = table::entry_text(table::entry_from_text(given));
        ensure(table::entry_text(table::entry_from_text(text)) == text, "an entry is read as it is written");
    } catch (const table::BadEntry&) {
    }
}

void read_header(const std::string& given)
{
    try {
        const std::string text = table::header_text(table::header_from_text(given));
        ensure(table::header_text(table::header_from_text(text)) == text, "a header is read as it is written");
    } catch (const table::BadEntry&) {
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (const auto w = fuzz::written(data, size)) {
        w->word(0) == "entry"    ? read_entry(w->text)
        : w->word(0) == "header" ? read_header(w->text)
                                 : read_message(w->text);
        return 0;
    }
    FuzzedDataProvider input(data, size);
    const auto kind = input.ConsumeIntegralInRange<int>(0, 2);
    if (kind == 0) {
        const auto which = input.ConsumeIntegralInRange<std::size_t>(0, messages.size() - 1);
        read_message(fuzz::edited(messages[which], input));
    } else if (kind == 1) {
        const auto which = input.ConsumeIntegralInRange<std::size_t>(0, entries.size() - 1);
        read_entry(fuzz::edited(entries[which], input));
    } else {
        read_header(fuzz::edited(header, input));
    }
    return 0;
}
