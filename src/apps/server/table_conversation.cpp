#include "apps/server/table_conversation.h"

namespace tessera::server {

namespace {

// A client waits for the welcome before it says more than hello.
constexpr std::size_t most_early = 16;

}  // namespace

void TableConversation::received(std::string message)
{
    const std::lock_guard lock(mutex_);
    if (remote_ != nullptr) return remote_->received(std::move(message));
    if (table_ != nullptr) return table_->receive(viewer_, std::move(message));
    if (early_.size() < most_early) return early_.push_back(std::move(message));
    std::string text;
    table::write_error(table::ErrorCode::Busy, "The table is not open yet; wait for the welcome.", {}, text);
    viewer_->send(std::make_shared<const std::string>(std::move(text)));
}

void TableConversation::caught_up()
{
    const std::lock_guard lock(mutex_);
    if (table_ != nullptr) table_->catch_up();
}

void TableConversation::gone()
{
    const std::lock_guard lock(mutex_);
    gone_ = true;
    if (remote_ != nullptr) remote_->gone();
    if (table_ != nullptr) table_->leave(viewer_);
    remote_.reset();
    table_.reset();
}

void TableConversation::found(const Opened& opened, const Connect& connect)
{
    const std::lock_guard lock(mutex_);
    if (gone_) return;
    if (opened.table != nullptr) {
        table_ = opened.table;
        for (std::string& message : early_) table_->receive(viewer_, std::move(message));
    } else if (opened.elsewhere) {
        remote_ = connect(*opened.elsewhere);
        for (std::string& message : early_) remote_->received(std::move(message));
    } else {
        turn_away(opened.problem);
    }
    early_.clear();
}

void TableConversation::turn_away(const Answer& problem)
{
    const bool missing = problem.status == 404;
    const bool passes = problem.status == 503;
    std::string text;
    table::write_error(missing ? table::ErrorCode::Table : table::ErrorCode::Store,
                       missing ? "There is no such table."
                       : passes
                           ? "The table cannot be opened now; try again later."
                           : "The table is damaged and cannot be shown; whoever runs this server may have a backup.",
                       {}, text);
    viewer_->send(std::make_shared<const std::string>(std::move(text)));
    viewer_->close(missing ? CloseCode::Policy : CloseCode::Internal, "the table cannot be opened");
}

}  // namespace tessera::server
