// What the view of a game looks like, told before there is one: a JSON schema made by reflection, of which the page
// makes its types. Besides what JSON Schema has, it says what stands for a thing on the table, and by which noun that
// thing goes in actions (things.h): `"x-noun": "card"`, and `"x-own-noun": "tile"` for what every seat has of its own;
// which lists have an item for each seat: `"x-per-seat": true`; and under `x-words` all words of each noun, in order.
// Draw a game from its view and this alone, and clicks find their actions.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <type_traits>

#include "engine/things.h"
#include "engine/walk.h"

namespace tessera {

namespace detail {

// Structs are defined once, by their name, and referred to.
template <class Rules>
class SchemaWriter {
public:
    explicit SchemaWriter(const Rules& rules) : rules_(rules) {}

    // Told from an empty value.
    template <class T>
    boost::json::object of()
    {
        const T empty{};
        return walk(*this, empty);
    }

    template <class T>
    boost::json::object single(const T&)
    {
        if constexpr (std::is_same_v<T, bool>)
            return {{"type", "boolean"}};
        else if constexpr (std::is_same_v<T, std::string>)
            return {{"type", "string"}};
        else if constexpr (std::is_same_v<T, Seat>)
            return {{"type", boost::json::array{"integer", "null"}}, {"x-noun", "seat"}};
        else if constexpr (std::is_enum_v<T>)
            return of_enum<T>();
        else
            return {{"type", std::is_floating_point_v<T> ? "number" : "integer"}};
    }

    template <class T>
    boost::json::object agenda(const T&)
    {
        return {{"type", "array"}, {"items", boost::json::object{{"type", "string"}}}};
    }

    template <class T>
    boost::json::object list(const T&)
    {
        boost::json::object list{{"type", "array"}, {"items", of<typename T::value_type>()}};
        if constexpr (IsPerSeat<T>::value) list["x-per-seat"] = true;
        return list;
    }

    template <class T>
    boost::json::object set(const T&)
    {
        return {{"type", "array"}, {"items", never_unsaid(of<typename T::id_type>())}};
    }

    // What is zero is left out.
    template <class T>
    boost::json::object amounts(const T&)
    {
        tell_words<typename T::id_type>();
        return {{"type", "object"},
                {"x-noun", noun_of<typename T::id_type>()},
                {"additionalProperties", of<typename T::value_type>()}};
    }

    template <class T>
    boost::json::object members(const T& value)
    {
        const std::string name(type_name<T>());
        if (!definitions.contains(name)) {
            definitions[name] = nullptr;  // it may hold itself
            boost::json::object properties;
            boost::json::array required;
            for_each_member(value, [&](std::string_view member_name, const auto& member) {
                properties[member_name] = walk(*this, member);
                required.emplace_back(member_name);
            });
            definitions[name] = {{"type", "object"},
                                 {"properties", std::move(properties)},
                                 {"required", std::move(required)},
                                 {"additionalProperties", false}};
        }
        return {{"$ref", "#/$defs/" + name}};
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
