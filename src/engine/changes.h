// What differs between two values of a type, by reflection: two views of a seat, or two states. Each change is the path
// of a member and both values as JSON. A list whose length changed is one change, and so is a list of single values.
#pragma once

#include <cstring>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/write_json.h"

namespace tessera {

namespace detail {

template <class Rules>
class Changes {
public:
    Changes(const Rules& rules, std::vector<ViewChange>& out) : rules_(rules), out_(out) {}

    template <class T>
    void compare(const T& from, const T& to)
    {
        if (!is_untouched(from, to)) walk(*this, from, to);
    }

    template <class T>
    void single(const T& from, const T& to)
    {
        if (!(from == to)) note(from, to);
    }

    template <class T>
    void agenda(const T& from, const T& to)
    {
        compare_texts(from, to);
    }

    template <class T>
    void list(const T& from, const T& to)
    {
        if constexpr (is_single_value<typename T::value_type>) {
            if (!std::equal(from.begin(), from.end(), to.begin(), to.end())) note(from, to);
        } else {
            if (from.size() != to.size()) return compare_texts(from, to);
            for (std::size_t i = 0; i < from.size(); ++i)
                if (!is_untouched(from[i], to[i])) at(std::to_string(i), from[i], to[i]);
        }
    }

    template <class T>
    void set(const T& from, const T& to)
    {
        compare_texts(from, to);
    }

    template <class T>
    void amounts(const T& from, const T& to)
    {
        for_each_counted<T>(rules_, [&](auto id) {
            if (!is_untouched(from[id], to[id])) at(word_of(rules_, id), from[id], to[id]);
        });
    }

    template <class T>
    void members(const T& from, const T& to)
    {
        for_each_member_pair(
            from, to, [&](std::string_view name, const auto& before, const auto& after) { at(name, before, after); });
    }

private:
    // Most of a view stays as it is, byte for byte, and need not be walked through.
    template <class T>
    static bool is_untouched(const T& from, const T& to)
    {
        if constexpr (std::is_trivially_copyable_v<T>)
            // Where only the padding differs, it is walked through.
            // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison)
            return std::memcmp(&from, &to, sizeof from) == 0;
        else
            return false;
    }

    template <class T>
    void compare_texts(const T& from, const T& to)
    {
        std::string before = json_text(rules_, from), after = json_text(rules_, to);
        if (before != after) out_.push_back({path_, std::move(before), std::move(after)});
    }

    template <class T>
    void note(const T& from, const T& to)
    {
        out_.push_back({path_, json_text(rules_, from), json_text(rules_, to)});
    }

    template <class T>
    void at(std::string_view step, const T& from, const T& to)
    {
        const std::size_t length = path_.size();
        if (length > 0) path_ += '.';
        path_ += step;
        compare(from, to);
        path_.resize(length);
    }

    const Rules& rules_;
    std::vector<ViewChange>& out_;
    std::string path_;
};

}  // namespace detail

template <class Rules, class T>
std::vector<ViewChange> changes_between(const Rules& rules, const T& from, const T& to)
{
    std::vector<ViewChange> changes;
    detail::Changes<Rules>(rules, changes).compare(from, to);
    return changes;
}

}  // namespace tessera
