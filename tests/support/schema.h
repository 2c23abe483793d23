// What was said, held against docs/protocol.schema.json by tests/table/validate.py.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

class SaidByProtocol {
public:
    // Messages of sockets, by their type.
    void server(const std::string& message) { lines_.push_back("server " + message); }
    void client(const std::string& message) { lines_.push_back("client " + message); }
    void no_client(const std::string& message) { lines_.push_back("not-client " + message); }
    // A body of HTTP, by the name of its definition: `rest_created`.
    void body(std::string_view definition, const std::string& text);

    // What is wrong with the first few; empty if all is well.
    std::string complaints() const;
    std::size_t size() const { return lines_.size(); }

private:
    std::vector<std::string> lines_;
};

}  // namespace tessera
