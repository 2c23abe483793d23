// A connection on its way to a table: what is said before the table is found is kept for it.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "apps/server/service.h"
#include "apps/server/table_registry.h"

namespace tessera::server {

class TableConversation : public Conversation {
public:
    explicit TableConversation(std::shared_ptr<Viewer> viewer) : viewer_(std::move(viewer)) {}

    void received(std::string message) override;
    void caught_up() override;
    void gone() override;

    // How to talk to a table that another server has.
    using Connect = std::function<std::shared_ptr<Conversation>(const store::Ownership&)>;
    void found(const Opened& opened, const Connect& connect);

private:
    void turn_away(const Answer& problem);

    std::shared_ptr<Viewer> viewer_;
    std::mutex mutex_;
    std::shared_ptr<HostedTable> table_;
    std::shared_ptr<Conversation> remote_;
    std::vector<std::string> early_;
    bool gone_ = false;
};

}  // namespace tessera::server
