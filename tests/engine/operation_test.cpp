// Operations: what they are in bytes, in content, on a card, and told as data.
#include <gmock/gmock.h>

#include "engine/operation_reader.h"
#include "engine/operation_text.h"

namespace tessera {
namespace {

using testing::ElementsAre;

enum class Meal : std::uint8_t { Breakfast, LateSupper };
BOOST_DESCRIBE_ENUM(Meal, Breakfast, LateSupper)
enum class Dish : std::uint8_t {};

struct Rules {
    std::vector<std::string> dishes{"soup", "bread"};
};
std::span<const std::string> names_of(const Rules& rules, TypeTag<Dish>) { return rules.dishes; }

struct Cook;
struct EatUp;
struct Fast;
using Kitchen = TypeList<Cook, EatUp, Fast>;
using Packed = PackedOperation<Kitchen, 8>;

struct Cook {
    MEMBERS(Number<1, 9> n; Dish dish; Meal at = Meal::Breakfast);
    static constexpr std::string_view text = "cook {n pot(s)} of {dish}[ for {at}]";

    ArgumentMistake mistake() const
    {
        if (n > 5 && at == Meal::Breakfast) return {"n", "nobody cooks that much in the morning"};
        return {};
    }
};
struct EatUp {
    MEMBERS(bool all = false);
    static constexpr std::string_view text = "eat up";
};
struct Fast {
    static constexpr std::string_view text = "fast";
};

TEST(PackedOperation, ComesBackAsItWas)
{
    const Packed packed(Cook{3, Dish{1}, Meal::LateSupper});

    EXPECT_TRUE(packed.is<Cook>());
    EXPECT_FALSE(packed.is<Fast>());
    EXPECT_EQ(packed.as<Cook>().n, 3);
    EXPECT_EQ(packed.as<Cook>().dish, Dish{1});
    EXPECT_EQ(packed.as<Cook>().at, Meal::LateSupper);
}

TEST(PackedOperation, IsVisitedAsItsOwnType)
{
    const auto name = [](const Packed& packed) {
        return packed.visit([]<class T>(const T&) { return std::string(type_name<T>()); });
    };
    EXPECT_EQ(name(Packed(Fast{})), "Fast");
    EXPECT_EQ(name(Packed(EatUp{})), "EatUp");
}

TEST(OperationText, FillsInTheArgumentsAndSaysWhatIsNotAsUsual)
{
    const Rules rules;
    struct Words {
        const Rules& rules;
        std::string operator()(Dish dish) const { return rules.dishes[index_of(dish)]; }
        std::string operator()(Meal meal) const { return enumerators_of<Meal>().words[index_of(meal)]; }
    };
    EXPECT_EQ(operation_text(Cook{1, Dish{0}, Meal::Breakfast}, Words{rules}), "cook 1 pot of soup");
    EXPECT_EQ(operation_text(Cook{2, Dish{1}, Meal::LateSupper}, Words{rules}), "cook 2 pots of bread for late-supper");
    EXPECT_EQ(operation_text(Fast{}, Words{rules}), "fast");
}

TEST(OperationInfo, TellsWordsAndArguments)
{
    const std::vector<OperationInfo> all = operations_of<Kitchen>(Rules{});

    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[1].word, "eat_up");
    EXPECT_EQ(all[1].arguments.at(0).type, "flag");
    EXPECT_TRUE(all[2].arguments.empty());

    const OperationInfo& cook = all[0];
    EXPECT_EQ(cook.word, "cook");
    ASSERT_EQ(cook.arguments.size(), 3u);
    EXPECT_EQ(cook.arguments[0].key, "n");
    EXPECT_EQ(cook.arguments[0].type, "number");
    EXPECT_EQ(cook.arguments[0].bounds->most, 9);
    EXPECT_FALSE(cook.arguments[0].may_be_left_out);
    EXPECT_EQ(cook.arguments[1].type, "dish");
    EXPECT_THAT(cook.arguments[1].words, ElementsAre("soup", "bread"));
    EXPECT_THAT(cook.arguments[2].words, ElementsAre("breakfast", "late_supper"));
    EXPECT_TRUE(cook.arguments[2].may_be_left_out);
}

class OperationReader : public testing::Test {
protected:
    struct Reader {
        void read(const Section& from, std::string_view key, Dish& dish) const
        {
            dish = id_at<Dish>(from.one_of(key, Rules{}.dishes, "dish"));
        }
    };

    static Packed read(Content& content)
    {
        Packed packed(Fast{});
        read_operation<Kitchen>(Reader{}, content.file("a.toml"), "operation",
                                [&](const auto& read) { packed = Packed(read); });
        return packed;
    }

    static std::vector<std::string> mistakes_in(const std::string& toml)
    {
        Content content(ContentFiles{{"a.toml", toml}});
        read(content);
        try {
            content.refuse_mistakes();
        } catch (const ContentError& e) {
            return e.mistakes();
        }
        return {};
    }
};

TEST_F(OperationReader, ReadsWhatTheOperationDeclares)
{
    Content content(ContentFiles{{"a.toml", "op = \"cook\"\nn = 4\ndish = \"bread\"\nat = \"late_supper\"\n"}});
    const Cook cook = read(content).as<Cook>();
    content.refuse_mistakes();

    EXPECT_EQ(cook.n, 4);
    EXPECT_EQ(cook.dish, Dish{1});
    EXPECT_EQ(cook.at, Meal::LateSupper);
}

TEST_F(OperationReader, TakesTheInitialValueForWhatIsLeftOut)
{
    EXPECT_THAT(mistakes_in("op = \"cook\"\nn = 4\ndish = \"soup\"\n"), ElementsAre());
    EXPECT_THAT(mistakes_in("op = \"cook\"\ndish = \"soup\"\n"), ElementsAre(testing::HasSubstr("\"n\"")));
}

TEST_F(OperationReader, NotesWhatIsWrongWithItsLine)
{
    EXPECT_THAT(mistakes_in("op = \"fats\"\n"),
                ElementsAre("a.toml:1: there is no operation \"fats\"; did you mean \"fast\"?"));
    EXPECT_THAT(mistakes_in("op = \"cook\"\nn = 4\ndish = \"soup\"\nat = \"breakfest\"\n"),
                ElementsAre("a.toml:4: there is no meal \"breakfest\"; did you mean \"breakfast\"?"));
    EXPECT_THAT(mistakes_in("op = \"cook\"\nn = 7\ndish = \"soup\"\n"),
                ElementsAre("a.toml:2: nobody cooks that much in the morning"));
    EXPECT_THAT(mistakes_in("op = \"fast\"\ndays = 2\n"), ElementsAre(testing::HasSubstr("days")));
}

}  // namespace
}  // namespace tessera
