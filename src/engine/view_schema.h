// What the view of a game looks like, told before there is one: a JSON schema made by reflection, of which the page
// makes its types. Besides what JSON Schema has, it says what stands for a thing on the table, and by which noun that
// thing goes in actions (things.h): `"x-noun": "card"`, and `"x-own-noun": "tile"` for what every seat has of its own;
// which lists have an item for each seat: `"x-per-seat": true`; and under `x-words` all words of each noun, in order.
// Draw a game from its view and this alone, and clicks find their actions.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <type_traits>

#include "engine/containers.h"
#include "engine/names.h"
#include "engine/things.h"

namespace tessera {

namespace detail {

// Structs are defined once, by their name, and referred to.
template <class Rules>
class SchemaWriter {
public:
    explicit SchemaWriter(const Rules& rules) : rules_(rules) {}

    template <class T>
    boost::json::object of()
    {
        using boost::json::array;
        using boost::json::object;
        if constexpr (std::is_same_v<T, bool>) {
            return {{"type", "boolean"}};
        } else if constexpr (std::is_same_v<T, std::string>) {
            return {{"type", "string"}};
        } else if constexpr (std::is_same_v<T, Seat>) {
            return {{"type", array{"integer", "null"}}, {"x-noun", "seat"}};
        } else if constexpr (std::is_enum_v<T>) {
            return of_enum<T>();
        } else if constexpr (std::is_integral_v<T>) {
            return {{"type", "integer"}};
        } else if constexpr (std::is_floating_point_v<T>) {
            return {{"type", "number"}};
        } else if constexpr (IsAgenda<T>::value) {
            return {{"type", "array"}, {"items", object{{"type", "string"}}}};
        } else if constexpr (IsFixedVector<T>::value || IsStdArray<T>::value) {
            object list{{"type", "array"}, {"items", of<std::decay_t<decltype(*std::declval<T&>().begin())>>()}};
            if constexpr (IsPerSeat<T>::value) list["x-per-seat"] = true;
            return list;
        } else if constexpr (IsBitSet<T>::value) {
            return {{"type", "array"}, {"items", never_unsaid(of<typename T::id_type>())}};
        } else if constexpr (IsEnumArray<T>::value) {
            // What is zero is left out.
            tell_words<typename T::id_type>();
            return {{"type", "object"},
                    {"x-noun", noun_of<typename T::id_type>()},
                    {"additionalProperties", of<typename T::value_type>()}};
        } else {
            return of_struct<T>();
        }
    }

    boost::json::object definitions;
    boost::json::object words;

private:
    template <class T>
    void tell_words()
    {
        boost::json::array all;
        for (const std::string& word : words_of<T>(rules_)) all.emplace_back(word);
        words[noun_of<T>()] = std::move(all);
    }

    // What is in a set is there.
    static boost::json::object never_unsaid(boost::json::object shape)
    {
        if (boost::json::value* allowed = shape.if_contains("enum"))
            allowed->as_array().pop_back();
        else if (shape.at("type").is_array())
            shape["type"] = shape.at("type").at(0);
        return shape;
    }

    template <class T>
    boost::json::object of_enum()
    {
        if constexpr (Named<T, Rules>) {
            tell_words<T>();
            return {{"type", boost::json::array{"string", "null"}}, {"x-noun", noun_of<T>()}};
        } else if constexpr (DescribedEnum<T>) {
            tell_words<T>();
            boost::json::array allowed = words.at(noun_of<T>()).as_array();
            allowed.emplace_back(nullptr);
            return {{"enum", std::move(allowed)}, {"x-noun", noun_of<T>()}};
        } else if constexpr (OwnThing<T>) {
            return {{"type", "integer"}, {"x-own-noun", std::string(own_noun(TypeTag<T>{}))}};
        } else {
            return {{"type", "integer"}};
        }
    }

    template <class T>
    boost::json::object of_struct()
    {
        static_assert(DescribedStruct<T>, "a value in a view is described, or one of our containers");
        const std::string name(type_name<T>());
        if (!definitions.contains(name)) {
            definitions[name] = nullptr;  // it may hold itself
            boost::json::object members;
            boost::json::array required;
            for_each_member_type<T>([&]<class Member>(std::string_view member, TypeTag<Member>) {
                members[member] = of<Member>();
                required.emplace_back(member);
            });
            definitions[name] = {{"type", "object"},
                                 {"properties", std::move(members)},
                                 {"required", std::move(required)},
                                 {"additionalProperties", false}};
        }
        return {{"$ref", "#/$defs/" + name}};
    }

    const Rules& rules_;
};

}  // namespace detail

template <class View, class Rules>
boost::json::object view_schema_of(const Rules& rules)
{
    detail::SchemaWriter<Rules> writer(rules);
    boost::json::object schema = writer.template of<View>();
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema";
    schema["x-words"] = std::move(writer.words);
    schema["$defs"] = std::move(writer.definitions);
    return schema;
}

}  // namespace tessera
