// What a page asks and is told (scripts/src/web). The whole of it is tested in WebAssembly, by
// scripts/src/site/tests/programs/play-games.test.mjs.
#include <gtest/gtest.h>

#include "core/json.hpp"
#include "web/answers.hpp"

namespace page_test {

using tools::BadRequest;
using tools::parse_request;
namespace json = tools::json;

TEST(Json, TextIsEscaped) {
    EXPECT_EQ(json::text("a \"b\" \\ \n \t \x01 堆"), R"("a \"b\" \\ \n \u0009 \u0001 堆")");
}

TEST(Json, ArraysAndObjects) {
    EXPECT_EQ(json::array(std::vector<std::string>()), "[]");
    EXPECT_EQ(json::array(std::vector<int>{1, 2}, [](int n) { return std::to_string(n); }),
              "[1,2]");
    EXPECT_EQ(json::object({{"a", json::boolean(true)}, {"b", "[]"}}), R"({"a":true,"b":[]})");
}

TEST(Request, HoldsInputMovesAndOutputs) {
    const tools::GameSoFar game = parse_request("4\n1\n2\n2\n7\n0\n4 4\n1\n1\nYes\n2 3\n0\nNo\n");
    EXPECT_EQ(game.input, "1\n2\n");
    EXPECT_EQ(game.moves, (std::vector<std::size_t>{7, 0}));
    EXPECT_EQ(game.printed,
              (std::map<std::string, std::string>{{"1\n1\n", "Yes\n"}, {"0\n", "No\n"}}));
}

std::string refused(const char* text) {
    try {
        parse_request(text);
    } catch (const BadRequest& why) {
        return why.what();
    }
    return "";
}

TEST(Request, ThatIsNoneIsRefused) {
    for (const char* text :
         {"", "x", "4\n1\n2\n", "4\n1\n2\n1\n", "-1\n", "99999999999999999999\n"}) {
        EXPECT_EQ(refused(text), "the request has no number where it needs one") << text;
    }
    for (const char* text : {"5\n1\n2\n", "4\n1\n2\n0\n9 9\nab"}) {
        EXPECT_EQ(refused(text), "the request is cut short") << text;
    }
}

}  // namespace page_test
