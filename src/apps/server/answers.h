// How what went wrong is answered over HTTP.
#pragma once

#include <functional>

#include "apps/server/http.h"
#include "table/table.h"

namespace tessera::server {

Answer refusal_answer(const table::Refusal& refusal);

// Does the work; whatever it throws becomes an answer with the right status.
void answering(const Reply& reply, const std::function<void()>& work);

Answer no_such_table();
Answer no_such_experiment();
Answer no_such_content();

}  // namespace tessera::server
