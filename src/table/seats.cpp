// Who sits where: how that is changed, who ever sat there, and what everybody is told of it.
#include "table/seats.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/names.h"
#include "table/table.h"

namespace tessera::table {

namespace {

constexpr const char* level_after_a_person = "medium";

Refusal refusal(RefusalCode code, std::string reason) { return {code, "", std::move(reason), ""}; }

std::string usual_name(Seat seat, SeatKind kind)
{
    static constexpr std::array<std::string_view, max_seats> bots = {"Ada",  "Boris", "Clio", "Darius",
                                                                     "Edda", "Felix", "Gaia", "Hugo"};
    if (kind == SeatKind::Bot) return std::string(bots[index_of(seat)]);
    return fmt::format("{} {}", kind == SeatKind::Human ? "Player" : "Seat", index_of(seat) + 1);
}

std::string number_of(Seat seat) { return fmt::format("seat {}", index_of(seat) + 1); }

}  // namespace

std::string name_of(Seat seat, const Occupant& who) { return who.name.empty() ? usual_name(seat, who.kind) : who.name; }

bool can_sit(const LoadedRuleSet& loaded, const Occupant& who)
{
    if (who.kind != SeatKind::Bot) return true;
    if (loaded.players == nullptr) return false;
    try {
        static_cast<void>(loaded.players->player(who.level));
        return true;
    } catch (const BadValue&) {
        return false;
    }
}

std::vector<Seat> Table::humans() const
{
    std::vector<Seat> found;
    for (std::size_t i = 0; i < occupants_.size(); ++i)
        if (occupants_[i].kind == SeatKind::Human) found.push_back(id_at<Seat>(i));
    return found;
}

std::vector<Seat> Table::open_seats() const
{
    std::vector<Seat> found;
    for (std::size_t i = 0; i < occupants_.size(); ++i)
        if (occupants_[i].kind == SeatKind::Open) found.push_back(id_at<Seat>(i));
    return found;
}

std::vector<Seat> Table::seats_of_people() const
{
    std::vector<Seat> found;
    for (std::size_t i = 0; i < last_person_.size(); ++i)
        if (last_person_[i]) found.push_back(id_at<Seat>(i));
    return found;
}

// A bot in somebody's seat does not make the others free to take back: whoever sat there may come back.
std::vector<Seat> Table::people_beside(Seat seat) const
{
    std::vector<Seat> people = seats_of_people();
    const auto does_not_count = [&](Seat other) { return other == seat || has_resigned(other); };
    people.erase(std::remove_if(people.begin(), people.end(), does_not_count), people.end());
    return people;
}

Result Table::sit(Seat seat, const Occupant& who, ChangedBy by, Time now) const
{
    return seated({seat, who, by, false}, now);
}

Result Table::join(Seat seat, const std::string& person, ChangedBy by, Time now) const
{
    return seated({seat, {SeatKind::Human, "", person}, by, true}, now);
}

Result Table::seated(Sat e, Time now) const
{
    if (is_at_its_end()) return *not_playing();
    if (index_of(e.seat) >= occupants_.size())
        return refusal(RefusalCode::Seat, fmt::format("There is no seat {}; the last one is {}.", index_of(e.seat),
                                                      occupants_.size() - 1));
    if (has_resigned(e.seat) && e.who.kind != SeatKind::Bot)
        return refusal(RefusalCode::Seat, "Whoever sat there has resigned, and a bot plays to the end.");
    if (e.who.kind == SeatKind::Bot && loaded_->players == nullptr)
        return refusal(RefusalCode::Seat, "No bot knows this game.");
    const Occupant& present = occupant(e.seat);
    // A bot that plays for somebody keeps the name, and whoever comes back has it again.
    if (e.who.name.empty() && e.who.kind != SeatKind::Open) e.who.name = present.name;
    if (e.who == present) return refusal(RefusalCode::Seat, "That is how the seat is taken already.");
    return std::vector<Entry>{{now, std::move(e)}};
}

Result Table::resign(Seat seat, Time now) const
{
    if (phase() != Phase::Playing && phase() != Phase::Paused) return *not_playing();
    if (index_of(seat) >= occupants_.size() || !is_human(seat))
        return refusal(RefusalCode::Seat, "Only a person who plays can resign.");
    if (loaded_->players == nullptr)
        return refusal(RefusalCode::Seat, "No bot knows this game, so nobody could play on.");
    return std::vector<Entry>{{now, Resigned{seat, level_after_a_person}}};
}

Result Table::time_out(Time now) const
{
    const std::optional<Clock> running = clock();
    const bool has_run_out = running && now >= running->until;
    if (has_run_out && running->then == TimeOut::Pass)
        return std::vector<Entry>{{now, Acted{running->seat, game().text(*game().unnoticed_answer(state())), true}}};
    if (!has_run_out || running->then != TimeOut::Bot || loaded_->players == nullptr)
        return refusal(RefusalCode::Settings, "No clock has run out.");
    const Occupant bot{SeatKind::Bot, level_after_a_person, occupant(running->seat).name};
    return std::vector<Entry>{{now, Sat{running->seat, bot, ChangedBy::clock()}}};
}

void Table::apply_what(const Sat& e)
{
    refuse_entry(index_of(e.seat) >= occupants_.size(), "there is no such seat");
    refuse_entry(e.by.who == ChangedBy::Who::Seat && index_of(e.by.seat) >= occupants_.size(),
                 "nobody sits in the seat that it was changed by");
    refuse_entry(!can_sit(*loaded_, e.who), "no such bot knows this game");
    const Former former{occupant(e.seat).kind, name(e.seat), last_person_[index_of(e.seat)], changer(e.by)};
    occupants_[index_of(e.seat)] = e.who;
    names_[index_of(e.seat)] = name_of(e.seat, e.who);
    undo_request_.reset();
    tell_of_seat(e, former);
    if (e.who.kind != SeatKind::Human) return;

    const bool is_first_beside =
        !former.person && started_ && position() > 0 && game().hidden_information() && seats_of_people().size() == 1;
    if (is_first_beside) was_alone_ = seats_of_people().front();
    last_person_[index_of(e.seat)] = name(e.seat);
    if (e.joined && was_alone_)
        tell(fmt::format("{} played alone with bots for a while, and could see every hand.", name(*was_alone_)));
}

void Table::apply_what(const Resigned& e)
{
    refuse_entry(index_of(e.seat) >= occupants_.size() || !is_human(e.seat), "only a person resigns");
    refuse_entry(!can_sit(*loaded_, {SeatKind::Bot, e.level, ""}), "no such bot knows this game");
    Occupant& who = occupants_[index_of(e.seat)];
    who.kind = SeatKind::Bot;
    who.level = e.level;
    resigned_[index_of(e.seat)] = true;
    undo_request_.reset();
    tell(e.seat, "You resigned; a bot plays on.", fmt::format("{} resigned; a bot plays on.", name(e.seat)));
}

// How whoever changed a seat is called, so that nobody can pass for another by taking the same name.
std::string Table::changer(ChangedBy by) const
{
    if (by.who == ChangedBy::Who::Owner) return "The owner";
    if (by.who != ChangedBy::Who::Seat) return "";
    const std::string& called = name(by.seat);
    const bool is_ambiguous = std::count(names_.begin(), names_.end(), called) > 1;
    return is_ambiguous ? fmt::format("{} ({})", called, number_of(by.seat)) : called;
}

void Table::tell_of_seat(const Sat& e, const Former& former)
{
    if (e.joined) return tell_of_newcomer(e, former);
    const std::string where = number_of(e.seat);
    const std::string& now = name(e.seat);
    const std::string bot = fmt::format("a bot ({})", e.who.level);
    const bool is_own = e.by.who == ChangedBy::Who::Seat && e.by.seat == e.seat;
    const auto says = [&](std::string to_self, std::string to_others) {
        tell(e.seat, std::move(to_self), std::move(to_others));
    };
    if (e.by.who == ChangedBy::Who::Unsaid) {
        if (e.who.kind == SeatKind::Human) return says("You sat down.", now + " sat down.");
        if (e.who.kind == SeatKind::Bot)
            return says(fmt::format("A bot ({}) plays for you.", e.who.level),
                        fmt::format("A bot ({}) plays for {}.", e.who.level, now));
        if (former.kind != SeatKind::Open)
            says("Your seat is open.", fmt::format("{} left; the seat is open.", former.name));
        return;
    }
    if (e.by.who == ChangedBy::Who::Clock)
        return says(fmt::format("Your time ran out; {} plays for you.", bot),
                    fmt::format("{}'s time ran out; {} plays {}.", former.name, bot, where));

    const std::string& by = former.changer;
    const bool is_renamed = e.who.kind == SeatKind::Human && former.kind == SeatKind::Human;
    if (is_own) {
        if (is_renamed)
            return says(fmt::format("You are called {} now.", now),
                        fmt::format("{} is called {} now.", former.name, now));
        if (e.who.kind == SeatKind::Human)
            return says("You play yourself again.", fmt::format("{} plays {} again.", now, where));
        if (e.who.kind == SeatKind::Bot)
            return says(fmt::format("You gave your seat to {}.", bot),
                        fmt::format("{} gave {} to {}.", former.name, where, bot));
        return says("You left your seat; it is open.", fmt::format("{} left {}; it is open.", former.name, where));
    }
    const std::string seat = former.kind == SeatKind::Open ? where : fmt::format("{} ({})", where, former.name);
    if (is_renamed)
        return says(fmt::format("{} calls you {} now.", by, now),
                    fmt::format("{} calls {} in {} {} now.", by, former.name, where, now));
    if (e.who.kind == SeatKind::Human)
        return says(fmt::format("{} gave your seat back to you.", by),
                    fmt::format("{} gave {} back to {}.", by, where, now));
    if (e.who.kind == SeatKind::Bot)
        return says(fmt::format("{} gave your seat to {}.", by, bot), fmt::format("{} gave {} to {}.", by, seat, bot));
    says(fmt::format("{} opened your seat.", by), fmt::format("{} opened {}.", by, seat));
}

// Somebody new sees what the seat holds, which everybody is told; under whatever name it happens.
void Table::tell_of_newcomer(const Sat& e, const Former& former)
{
    const std::string where = number_of(e.seat);
    const std::string& now = name(e.seat);
    const bool is_known = !former.changer.empty();
    if (former.person)
        return tell(
            e.seat, fmt::format("You took over {}, which {} had, by a new invitation.", where, *former.person),
            is_known ? fmt::format("{} took over {} as {}, which {} had, by a new invitation.", former.changer, where,
                                   now, *former.person)
                     : fmt::format("{} took over {}, which {} had, by a new invitation.", now, where, *former.person));
    tell(e.seat, "You sat down.",
         is_known ? fmt::format("{} sat down in {}, too, as {}.", former.changer, where, now)
                  : fmt::format("{} sat down in {}.", now, where));
}

}  // namespace tessera::table
