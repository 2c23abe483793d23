#include "apps/server/routes.h"

#include <array>

#include "apps/server/experiment_routes.h"
#include "apps/server/game_routes.h"
#include "apps/server/health.h"
#include "apps/server/hosted_table.h"
#include "apps/server/tables_routes.h"

namespace tessera::server {

std::span<const Route> routes()
{
    using enum Method;
    using Table = HostedTable;
    // clang-format off: a line, or two, for each
    static constexpr std::array all{
        Route{Get, "games", "", "rest_games", "the rule sets there are", Waiting{list_games}},
        Route{Get, "games/RULESET?table=ID", "", "rest_game", "seats, levels, options", Waiting{describe_game}},
        Route{Get, "games/RULESET/rules?table=ID", "", "rest_rules", "the rulebook, and every rule by its number",
              Waiting{tell_rules}},
        Route{Get, "games/RULESET/view?table=ID", "", "rest_view",
              "what its views look like, for drawing a game that one knows nothing of", Waiting{show_view}},
        Route{Get, "games/RULESET/content?table=ID", "", "rest_content", "cards, maps, names and numbers, for drawing",
              Waiting{show_content}},
        Route{Get, "games/RULESET/content/FINGERPRINT", "", "rest_content",
              "the content that a table tells in `table.content`; may be kept for good",
              Waiting{content_of_fingerprint}},

        Route{Post, "tables", "rest_create", "rest_created", "a new table", Waiting{create_table},
              RouteLimit::TablesPerMinute},
        Route{Get, "tables?open&after=NEXT", "", "rest_tables", "listed tables with open seats; `after` pages",
              Waiting{list_open_tables}},
        Route{Post, "tables/mine?after=NEXT", "rest_mine", "rest_tables", "the tables that these secrets belong to",
              Waiting{list_my_tables}},
        Route{Post, "tables/load", "rest_load", "rest_created", "a new table that goes on from a saved game",
              Waiting{load_from_file}, RouteLimit::TablesPerMinute},

        Route{Get, "tables/ID", "", "rest_table", "how it stands", AtTable{&Table::answer_summary}},
        Route{Get, "tables/ID/socket", "", "", "a WebSocket (above)", OpensSocket{}},
        Route{Post, "tables/ID/join", "rest_join", "rest_joined", "a seat", AtTable{&Table::answer_join}},
        Route{Post, "tables/ID/seats/SEAT/invite", "", "rest_invite", "an invitation, for the owner",
              AtTable{&Table::answer_invite}},
        Route{Post, "tables/ID/notify", "rest_notify", "rest_nothing", "somebody is told when it is their turn",
              AtTable{&Table::answer_notify}},
        Route{Get, "tables/ID/record", "", "", "the game as one file (below)", AtTable{&Table::answer_record}},
        Route{Post, "tables/ID/fork", "rest_fork", "rest_created",
              "a new table that begins with the first actions of this one", AtTable{&Table::answer_fork},
              RouteLimit::TablesPerMinute},
        Route{Delete, "tables/ID", "", "rest_nothing", "the table is gone, for the owner",
              AtTable{&Table::answer_delete}},

        Route{Post, "experiments", "rest_experiment", "rest_experiment_state", "an experiment begins",
              AtTable{&Table::answer_experiment, table_to_go_on_from, begin_experiment},
              RouteLimit::ExperimentsPerHour},
        Route{Get, "experiments/EXPERIMENT", "", "rest_experiment_state", "how far it is", Waiting{show_experiment}},
        Route{Get, "experiments/EXPERIMENT/report.html", "", "", "the report, as a page", Waiting{show_report}},
        Route{Delete, "experiments/EXPERIMENT", "", "rest_nothing", "it is cancelled and forgotten",
              Waiting{cancel_experiment}},

        Route{Get, "/healthz", "", "rest_health", "whether the server serves; 503 if not", Waiting{tell_health}},
        Route{Get, "/metrics", "", "", "figures for Prometheus, as text", AtOnce{tell_metrics}},
    };
    // clang-format on
    return all;
}

}  // namespace tessera::server
