// One game being played: who sits where, what has happened, what may happen next, and what each viewpoint may see of
// it. No network, no files, no clock, no threads; time and luck are handed in.
//
// A table is its header and its entries (`entry.h`). An operation changes nothing: it answers with the entries that
// would carry it out, or with a refusal. `apply` is the only thing that changes a table, and does the same when the
// entries come from an operation and when they are read back. So a server applies entries, keeps them, and tells
// everybody when they are kept:
//
//     Result result = table.act(seat, revision, "offer good:grain", now);
//     if (!result) return refuse(result.refusal());
//     for (const Entry& entry : result.entries()) table.apply(entry);
//
// and afterwards asks `next` until there is nothing that happens by itself.
//
// Nothing hidden ever leaves: whatever is written for a viewer is made from the viewer's view, or from copies of the
// position in which everything that the viewer does not know was dealt anew. A viewer that may not know that somebody
// is asked is told what there was before (window.cpp), and counts revisions and positions as if nobody had been.
//
// A table belongs to one thread at a time, reading included: some answers are remembered.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/any_game.h"
#include "engine/record.h"
#include "players/players.h"
#include "table/entry.h"
#include "table/history.h"
#include "table/loaded_rule_set.h"
#include "table/noticed.h"

namespace tessera {

class JsonWriter;

}  // namespace tessera

namespace tessera::table {

// Why something is not done. `docs/protocol.md` has the meaning of each code.
enum class RefusalCode {
    Stale,
    Turn,
    Rules,
    Words,
    Waiting,
    Paused,
    Over,
    Closed,
    Undo,
    Seat,
    Settings,
    Hidden,
    Role,
    Broken
};

struct Refusal {
    RefusalCode code = RefusalCode::Rules;
    std::string rule = {};    // the number of the rule, if it is one of the game
    std::string reason = {};  // a sentence; that of a rule begins with its number
    std::string text = {};    // the rule as the specification states it
};

// The entries that carry something out, or a refusal.
class [[nodiscard]] Result {
public:
    Result(Refusal refusal) : answer_(std::move(refusal)) {}
    Result(std::vector<Entry> entries) : answer_(std::move(entries)) {}

    explicit operator bool() const { return answer_.index() == 0; }
    const std::vector<Entry>& entries() const { return std::get<0>(answer_); }
    const Refusal& refusal() const { return std::get<1>(answer_); }

private:
    std::variant<std::vector<Entry>, Refusal> answer_;
};

enum class Phase { Waiting, Playing, Paused, Over, Closed, Broken };

// A decision for somebody to think about: a bot's own, or a hint. It holds what it needs, so it may run in any thread,
// while the table goes on.
struct BotTask {
    std::shared_ptr<const LoadedRuleSet> loaded;
    AnyState state;
    Seat seat;
    PlayerSpec player;
    std::uint64_t seed;
    Position position;
    std::size_t branch;  // how often something had been taken back
    Revision revision;

    // `enough` ends a search early; whoever has a clock gives one.
    Choice run(const Enough& enough = {}) const { return loaded->players->bot(player)->choose(state, seed, enough); }
};

// What happens next without a person: nothing, an action of chance or one that is forced, or a bot has to think.
using Next = std::variant<std::monostate, Entry, BotTask>;

// The clock of the seat that decides.
struct Clock {
    Seat seat;
    Time since;
    Time until;
    TimeOut then;
};

// What a seat may take back.
struct UndoOffer {
    Seat seat;
    Position to;
    bool free;
};

// The time in which somebody may answer what was done last, of which the others may not know who is asked. To them it
// has not happened yet; it has been announced.
struct Window {
    Position before;     // the last position that everybody sees
    AnyState state;      // how it was there
    Revision opened;     // with this entry
    Time since;          // when it opened
    bool asked = false;  // whoever has to be asked has been
    Time asked_at = 0;
};

// Somebody has asked to take something back.
struct UndoRequest {
    Seat seat;
    Position to;
    std::vector<Seat> waiting;  // for an answer of these
};

// Whether an update says what each action would do; a client that does not show it spares the server the work.
enum class Previews { Yes, No };

class Viewpoint;

class Table {
public:
    // A table before its first entry. `seed` is the secret that its luck comes from: nothing that a table writes, for
    // whomever, depends on it but by what luck has brought already. Throws BadEntry if the seats do not fit the rule
    // set or a bot's level is unknown.
    Table(std::shared_ptr<const LoadedRuleSet> loaded, Header header, std::uint64_t seed);

    // The only thing that changes a table. Throws BadEntry if the entry cannot have happened here; then nothing has
    // changed.
    void apply(const Entry& entry);

    // What came after the last entry was lost. The table can be looked at, and nothing follows any more.
    void break_off() { broken_ = true; }
    // The present turn does not begin later than this: entries may come from a clock that was wrong.
    void begin_turn_by(Time now) { asked_at_ = std::min(asked_at_, now); }
    // The first entry that was lost.
    std::optional<Revision> broken_from() const;
    // Why nothing follows, if so.
    std::optional<Refusal> broken() const;

    // --- How it stands, in truth. What may be told of it is below.
    const AnyGame& game() const { return *loaded_->game; }
    const LoadedRuleSet& loaded() const { return *loaded_; }
    const Header& header() const { return header_; }
    const Settings& settings() const { return settings_; }
    const AnyState& state() const { return history_.state(); }
    Revision revision() const { return revision_; }
    Position position() const { return history_.position(); }
    Phase phase() const;
    Decider decider() const { return game().decider(state()); }
    Seats seats() const { return {static_cast<int>(occupants_.size())}; }
    const Occupant& occupant(Seat seat) const { return occupants_[index_of(seat)]; }
    // What the one who sits there is called.
    const std::string& name(Seat seat) const { return names_[index_of(seat)]; }
    bool has_resigned(Seat seat) const { return resigned_[index_of(seat)]; }
    bool is_human(Seat seat) const { return occupant(seat).kind == SeatKind::Human; }
    std::vector<Seat> humans() const;
    std::vector<Seat> open_seats() const;
    // Where a person has ever sat, whoever sits there now: what such a seat holds is kept secret until the game is
    // over.
    std::vector<Seat> seats_of_people() const;
    // Which of these seats was the last one that a person decided for.
    std::optional<Seat> last_decider(std::span<const Seat> among) const;
    std::optional<Clock> clock() const;
    // When something happens by itself although nobody does anything.
    std::optional<Time> alarm() const;
    const std::optional<UndoRequest>& undo_request() const { return undo_request_; }
    std::optional<UndoOffer> undo_offer(Seat seat) const;

    // --- How it stands as a viewer may know it.
    Revision revision(Seat viewer) const { return noticed_.revision(viewer, revision_); }
    Position position(Seat viewer) const;
    const AnyState& state(Seat viewer) const { return is_withheld_from(viewer) ? window_->state : state(); }
    // Nobody while what was done last can still be answered.
    Decider decider(Seat viewer) const { return is_withheld_from(viewer) ? Decider::nobody() : decider(); }
    // The seat that knows that it decides.
    std::optional<Seat> asked() const;
    std::optional<Clock> clock(Seat viewer) const { return is_withheld_from(viewer) ? std::nullopt : clock(); }
    // What was done last can still be answered, and the viewer is not the one who is asked.
    bool is_withheld_from(Seat viewer) const { return window_ && asked() != viewer; }
    // How one viewer counts a revision that another one counted, and the actions there are in what a viewer counted.
    Revision recounted(Revision revision, Seat from, Seat to) const;
    Revision counted(Revision all, Seat viewer) const { return noticed_.revision(viewer, all); }
    Position actions_at(Position position, Seat viewer) const { return noticed_.all_actions(viewer, position); }

    // --- What may be asked of it. A seat says which revision it has seen as it counts. Who may ask is the caller's
    // matter: only the owner changes settings, opens and closes; only those who speak for a seat act for it.
    Result act(Seat seat, Revision seen, std::string_view action, Time now) const;
    // Takes back the last decision of the seat, or asks the other people.
    Result undo(Seat seat, Revision seen, Time now) const;
    Result consent(Seat seat, Revision seen, bool yes, Time now) const;
    Result resign(Seat seat, Time now) const;
    // A bot takes a seat over, it is opened, or whoever had it comes back.
    Result sit(Seat seat, const Occupant& who, ChangedBy by, Time now) const;
    // A new person takes a seat. `by` says what else that person is here, if that is known.
    Result join(Seat seat, const std::string& person, ChangedBy by, Time now) const;
    Result pause(bool on, Time now) const;
    Result change(const SettingsChange& change, Time now) const;
    Result close(Time now) const;

    // --- What happens by itself.
    Next next(Time now) const;
    // What a bot's thinking leads to; refused as stale if the game has moved on since.
    Result decided(const BotTask& task, const Choice& choice, Time now) const;
    // If a clock has run out and a bot is to take over: that. Refused while there is time.
    Result time_out(Time now) const;

    // --- What a viewer gets to see: whole messages of the protocol, written at the end of `out`. A viewer is a seat or
    // `spectator`; revisions and positions are those that it counts.
    void write_update(Seat viewer, Revision since, std::string& out, Previews previews = Previews::Yes) const;
    // The position must not lie in the future of whoever counts it, if that is not the viewer.
    void write_at(std::uint64_t id, Seat viewer, Position position, std::string& out,
                  std::optional<Seat> counted_by = {}) const;
    void write_chart(std::uint64_t id, Seat viewer, std::string& out) const;
    // The last page of the log of the entries before this revision.
    void write_log(std::uint64_t id, Seat viewer, Revision before, std::string& out) const;
    void write_why(std::uint64_t id, Seat viewer, std::string_view action, std::string& out) const;
    void write_why(std::uint64_t id, Seat viewer, std::span<const std::string> things, std::string& out) const;
    // Writes the preview, or the refusal if the action is not one that the viewer may take now.
    void write_preview(std::uint64_t id, Seat viewer, Revision seen, std::string_view action, std::string& out) const;

    // What was told after the first actions, line by line.
    std::vector<std::string> story(Seat viewer, Position since = 0) const;

    // What a strong player would think about in the viewer's place, and the message that its choice makes.
    std::variant<BotTask, Refusal> hint(Seat viewer, Revision seen) const;
    void write_hint(std::uint64_t id, const BotTask& task, const Choice& choice, std::string& out) const;

    // The position after the first actions as the viewer knew it then, for a laboratory to play on from: everything
    // else is dealt anew, so it may be handed on. Refused where the game is over there, or has not come that far.
    std::variant<KnownPosition, Refusal> known(Seat viewer, Position position) const;

    // A table that the viewer cannot tell from this one: everything that the viewer does not know now is dealt anew.
    // This is how one proves that nothing hidden leaves.
    Table determinized(Seat viewer, std::uint64_t seed) const;

    // --- The whole game.
    // Why those who sit here, or nobody in particular, may not have it yet, if so.
    std::optional<Refusal> secrecy(std::span<const Seat> asking) const;
    // The first actions of the game as a record that can be saved, loaded, replayed and forked.
    GameRecord record(Position upto) const;
    GameRecord record() const { return record(position()); }

private:
    // What happened at the table rather than in the game, to the one who did it and to the others.
    struct TableLine {
        Revision revision;
        Position position;
        Seat seat;
        std::string to_self;
        std::string to_others;
    };
    struct Rewind {
        Revision revision;
        Position to;
    };
    // What a seat was before it was changed, and how whoever changed it is called.
    struct Former {
        SeatKind kind;
        std::string name;
        std::optional<std::string> person;
        std::string changer;
    };

    void apply_what(const Sat& e);
    void apply_what(const Acted& e);
    void apply_what(const TookBack& e);
    void apply_what(const AskedToTakeBack& e);
    void apply_what(const Consented& e);
    void apply_what(const Resigned& e);
    void apply_what(const Paused& e);
    void apply_what(const Changed& e);
    void apply_what(const Asked& e);
    void apply_what(const WindowClosed& e);
    void apply_what(const Closed& e);
    void close_window();
    void open_window_again();
    void refuse_entry(bool refused, std::string_view why) const;
    void set_clock(const Entry& entry, Decider before, std::optional<Time> window_since);
    void tell(Seat seat, std::string to_self, std::string to_others);
    void tell(const std::string& everybody) { tell(spectator, everybody, everybody); }
    void tell_of_seat(const Sat& e, const Former& former);
    void tell_of_newcomer(const Sat& e, const Former& former);
    std::string changer(ChangedBy by) const;

    bool is_over() const { return decider().is_nobody() && !window_; }
    std::optional<Time> window_ends() const;
    std::optional<Clock> window_clock() const;
    Next next_in_window(Time now) const;
    std::optional<Refusal> not_playing() const;
    bool is_at_its_end() const { return closed_ || broken_; }
    Result seated(Sat e, Time now) const;
    // The others who have to agree to what is not free to take back.
    std::vector<Seat> people_beside(Seat seat) const;
    std::optional<Refusal> stale(Seat viewer, Revision seen) const;
    std::optional<Refusal> not_deciding(Seat seat) const;
    Refusal refused_by(Verdict verdict) const;
    std::uint64_t seed_of(std::uint64_t purpose) const;
    BotTask task(Seat seat, std::string_view level, std::uint64_t purpose) const;
    BotTask bots_turn(Seat seat) const;
    bool nothing_was_revealed_since(Position position) const;
    std::string prompt_for(Seat viewer, const Viewpoint& viewpoint) const;

    std::optional<Refusal> not_asked(Seat viewer) const;

    // Lines of the log as JSON, the newest first. If there are more before them, `from` is the first entry told of.
    struct LogPage {
        std::vector<std::string> lines;
        std::optional<Revision> from;
    };

    // Of the entries after `since` and before `before`.
    LogPage log_page(Seat viewer, Revision since, Revision before) const;
    static void write_log_page(const LogPage& page, JsonWriter& json);
    void write_rewind(Seat viewer, Revision since, JsonWriter& json) const;
    // With which entry the viewer got to know it; nothing if not yet.
    std::optional<Revision> known_with(const History::Told& told, Seat viewer) const
    {
        return noticed_.known_with(viewer, told.revision, told.position);
    }
    // Nothing, where the reader hears nothing.
    std::string log_line(const History::Told& told, Seat viewer) const;
    std::string log_line(const TableLine& line, Seat viewer) const;
    void write_actions(Seat viewer, const Viewpoint& viewpoint, Previews previews, JsonWriter& json) const;
    void write_undo(Seat viewer, JsonWriter& json) const;
    void write_clock_and_result(Seat viewer, JsonWriter& json) const;
    void write_window(Seat viewer, JsonWriter& json) const;
    std::string label_of_announced(Seat viewer) const;
    bool begin_why(std::uint64_t id, std::optional<Refusal> refusal, JsonWriter& json) const;
    void write_verdicts(Seat viewer, std::span<const Action> actions, JsonWriter& json) const;

    std::shared_ptr<const LoadedRuleSet> loaded_;
    Header header_;
    std::uint64_t seed_;
    std::vector<Occupant> occupants_;
    std::vector<bool> resigned_;
    Settings settings_;
    std::vector<std::string> names_;                       // what they are called, for each seat
    std::vector<std::optional<std::string>> last_person_;  // what the last person in each seat was called
    std::optional<Seat> was_alone_;  // played for a while without another person, and may have seen everything
    History history_;
    Noticed noticed_;
    std::optional<Window> window_;
    std::vector<TableLine> table_lines_;
    std::vector<Rewind> rewinds_;
    Revision revision_ = 0;
    std::size_t branch_ = 0;
    bool started_ = false;
    bool paused_ = false;
    bool closed_ = false;
    bool broken_ = false;
    std::optional<UndoRequest> undo_request_;
    Time asked_at_ = 0;            // since when this seat has been deciding
    Seat asked_seat_ = spectator;  // or the one that decided before chance
    mutable std::optional<std::pair<Revision, std::pair<Position, bool>>> revealed_;  // the last answer, remembered
};

// A new table made of a game that was saved or forked: its header, and the entries it begins with.
struct Beginning {
    Header header;
    std::vector<Entry> entries;
};

// Who sits where is as recorded, or as said. Throws BadRecord where the record cannot be played under these rules, or
// the content is another.
Beginning beginning_of(const LoadedRuleSet& loaded, const GameRecord& record, const std::vector<Occupant>* seats,
                       const Settings& settings, Time now);

std::string_view word_of(RefusalCode code);
std::string_view word_of(Phase phase);

}  // namespace tessera::table
