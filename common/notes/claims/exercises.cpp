// The answers that the solutions give, and the boxes of the site, are those that are computed.
#include "hackenbush.hpp"
#include "notes/code/basis.hpp"
#include "notes/code/nim.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "notes/code/staircase.hpp"
#include "notes/exercises/answers.hpp"
#include "shared.hpp"

namespace claims_exercises {

using namespace claims_tests;

// The boxes of an exercise.
std::vector<exercises::Box> boxes_of(const std::string& chapter, unsigned exercise) {
    static const std::vector<exercises::Box> all = exercises::boxes();
    std::vector<exercises::Box> found;
    std::copy_if(all.begin(), all.end(), std::back_inserter(found), [&](const auto& box) {
        return box.chapter == chapter && box.exercise == exercise;
    });
    return found;
}

// What a reader may tell: one of the answers, or all of them where the box wants all.
std::vector<Values> told(const exercises::Box& box) {
    if (box.kind != "numbers" && box.kind != "moves" && box.kind != "sets") return box.answers;
    std::vector<Values> all(1);
    for (const Values& answer : box.answers) {
        all[0].insert(all[0].end(), answer.begin(), answer.end());
    }
    return all;
}

TEST(Exercises, SolutionsAnswerWhatIsComputed) {
    for (const claims::Language language : {claims::english, claims::chinese}) {
        const auto& answers = claims::notes(language).answers;
        EXPECT_FALSE(answers.empty());
        for (const auto& [place, answered] : answers) {
            const auto [chapter, exercise, number] = place;
            SCOPED_TRACE(testing::Message() << chapter << ", exercise " << exercise);
            const auto boxes = boxes_of(chapter, exercise);
            ASSERT_LE(number, boxes.size());
            const exercises::Box& box = boxes[number - 1];
            // In whatever order the language puts them.
            Values solution = answered;
            std::sort(solution.begin(), solution.end());
            std::vector<Values> right = told(box);
            for (Values& answer : right) std::sort(answer.begin(), answer.end());
            EXPECT_NE(std::find(right.begin(), right.end(), solution), right.end())
                << testing::PrintToString(solution);
        }
    }
}

TEST(Claims, MisereCycle) {
    const auto [edges, loops] = bounds<2>();
    exercises::Edges cycle, at_the_ground(loops, {0, 0});
    for (unsigned v = 0; v < edges; ++v) cycle.emplace_back(v, (v + 1) % edges);
    for (const auto& [graph, wins] : {std::pair(cycle, false), std::pair(at_the_ground, true)}) {
        Values all(graph.size());
        std::iota(all.begin(), all.end(), 0u);
        exercises::Play play(exercises::hackenbush(graph), exercises::Play::misere);
        EXPECT_EQ(play.wins(all), wins);
    }
}

using Answers = std::vector<Values>;

// The box has the winning moves of this game and no others, so many of them.
void expect_moves(const exercises::Box& box, exercises::Rules rules, const Values& position,
                  std::size_t count) {
    exercises::Play play(rules);
    EXPECT_EQ(play.winning_moves(position), count);
    EXPECT_EQ(box.answers.size(), count);
}

TEST(Claims, FourHeapsOfMoore) {
    const auto [a, b, c, d, k, count] = bounds<6>();
    expect_moves(boxes_of("heap-games", 1)[0], exercises::moore(k), {a, b, c, d}, count);
}

TEST(Claims, HundredStonesOfFibonacciNim) {
    const auto [stones, first, then] = bounds<3>();
    const Answers pairs = boxes_of("heap-games", 3)[0].answers;
    std::set<unsigned> takes;
    for (const Values& pair : pairs) takes.insert(pair[0]);
    EXPECT_EQ(exercises::Play(exercises::dynamic(2)).winning_moves({stones, stones - 1}), first);
    EXPECT_EQ(takes.size(), first);
    EXPECT_EQ(pairs.size(), then);
}

TEST(Claims, HalvesOfThreeHeaps) {
    const auto [a, b, c, count] = bounds<4>();
    expect_moves(boxes_of("heap-games", 4)[0], exercises::heaps(exercises::half), {a, b, c}, count);
}

TEST(Claims, FourTurtles) {
    const auto count = bounds<5>()[4];
    EXPECT_EQ(boxes_of("coins", 1)[0].answers.size(), count);
}

TEST(Claims, ThreeCoinsOfRuler) {
    const auto count = bounds<4>()[3];
    EXPECT_EQ(boxes_of("coins", 2)[0].answers.size(), count);
}

TEST(Claims, TreeOfSevenEdges) {
    const auto [edges, count] = bounds<2>();
    const exercises::Edges tree = {{0, 1}, {1, 2}, {1, 3}, {3, 4}, {3, 5}, {0, 6}, {6, 7}};
    ASSERT_EQ(tree.size(), edges);
    expect_moves(boxes_of("trees", 1)[1], exercises::hackenbush(tree), {0, 1, 2, 3, 4, 5, 6},
                 count);
}

TEST(Claims, HouseOfSevenEdges) {
    const auto [edges, count] = bounds<2>();
    const exercises::Edges house = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {1, 3}, {2, 4}, {4, 5}};
    ASSERT_EQ(house.size(), edges);
    expect_moves(boxes_of("trees", 2)[1], exercises::hackenbush(house), {0, 1, 2, 3, 4, 5, 6},
                 count);
}

TEST(Claims, ThreeCoinsOnCorners) {
    const auto [most, count] = bounds<2>();
    const Answers corners = boxes_of("coins", 6)[0].answers;
    for (const Values& corner : corners) {
        EXPECT_LE(*std::max_element(corner.begin(), corner.end()), most);
    }
    EXPECT_EQ(corners.size(), 4 * count);  // two opposite corners can be told in four ways
}

// Nothing that a page could take for something else, and an answer to each.
TEST(Exercises, BoxesAskInBothLanguages) {
    for (const exercises::Box& box : exercises::boxes()) {
        for (const std::string& text : {box.asks.english, box.asks.chinese}) {
            EXPECT_FALSE(text.empty() || text.find_first_of("\"\\") != text.npos) << text;
        }
        for (const std::string& text : {box.hint.english, box.hint.chinese}) {
            EXPECT_EQ(text.empty(), box.question == 0) << text;
            EXPECT_EQ(text.find_first_of("\"\\<{"), text.npos) << text;
        }
        EXPECT_FALSE(box.answers.empty()) << box.asks.english;
    }
}

// The questions of a chapter are numbered from 1 on, and each has one box. Neither the question nor
// its hint has the numbers of an answer one after the other.
TEST(Exercises, QuestionsHaveBoxesAndDoNotTellTheAnswers) {
    for (const claims::Language language : {claims::english, claims::chinese}) {
        std::map<std::string, std::vector<std::string>> left = claims::notes(language).questions;
        EXPECT_FALSE(left.empty());
        std::map<std::string, unsigned> boxes;
        for (const exercises::Box& box : exercises::boxes()) {
            if (box.question == 0) continue;
            SCOPED_TRACE(testing::Message() << box.chapter << ", question " << box.question);
            ASSERT_EQ(box.question, ++boxes[box.chapter]);
            const std::vector<std::string>& lines = left[box.chapter];
            ASSERT_LE(box.question, lines.size());
            Values said = claims::numbers_in(lines[box.question - 1]);
            ASSERT_EQ(said.at(0), box.question);
            said[0] = ~0u;
            const bool english = language == claims::english;
            for (const exercises::Text& text : {box.asks, box.hint}) {
                said.push_back(~0u);
                for (const unsigned n : claims::numbers_in(english ? text.english : text.chinese)) {
                    said.push_back(n);
                }
            }
            if (box.kind == "yes" || box.kind == "who" || box.kind == "outcome") continue;
            for (const Values& answer : told(box)) {
                EXPECT_EQ(std::search(said.begin(), said.end(), answer.begin(), answer.end()),
                          said.end())
                    << testing::PrintToString(answer);
            }
        }
        for (const auto& [chapter, lines] : left)
            EXPECT_EQ(lines.size(), boxes[chapter]) << chapter;
    }
}

}  // namespace claims_exercises
