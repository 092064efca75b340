// The lab: what it computes against the definition played out, and what scripts/lab says.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#define LAB_GAME_IS_WHOLE
#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "lab/find.hpp"
#include "lab/include/lab_answers.hpp"
#include "lab/near.hpp"
#include "problems.hpp"
#include "seeded_rng.hpp"

namespace lab_test {

using Json = nlohmann::json;

// --- games of the tests ---

// A game whose moves are a function. N numbers, one or two.
template <std::size_t N>
using Numbers =
    std::conditional_t<N == 1, lab::inside::NumbersGame<int>, lab::inside::NumbersGame<int, int>>;
template <std::size_t N>
struct NumberGame : Numbers<N> {
    using Position = typename Numbers<N>::Position;
    using OptionsOf = typename Numbers<N>::OptionsOf;
    using Parts = std::vector<Position>;
    NumberGame() { this->has_legal = true; }
    std::function<std::vector<Parts>(const Position&)> options;
    std::function<bool(const Position&)> legal_position = [](const Position&) { return true; };

    bool is_legal(const Position& position) const override { return legal_position(position); }
    void moves(const Position& position, OptionsOf& to) const override {
        for (const Parts& parts : options(position)) {
            if constexpr (N == 1) {
                std::vector<int> heaps;
                for (const Position& part : parts) heaps.push_back(part[0]);
                heaps.size() == 1 ? to(heaps[0]) : to.sum(heaps);
            } else {
                parts.size() == 1 ? to(parts[0][0], parts[0][1]) : to.sum(parts);
            }
        }
    }
    std::string show(const Position& position) const override {
        return fmt::format("{}", position[0]);
    }
};

// Values by the definition.
template <std::size_t N>
struct ByDefinition {
    const NumberGame<N>& game;
    std::map<typename NumberGame<N>::Position, int> known = {};

    int value(const typename NumberGame<N>::Position& position) {
        const auto found = known.find(position);
        if (found != known.end()) return found->second;
        std::set<int> reached;
        for (const auto& parts : game.options(position)) {
            int sum = 0;
            for (const auto& part : parts) sum ^= value(part);
            reached.insert(sum);
        }
        int mex = 0;
        while (reached.count(mex)) ++mex;
        return known[position] = mex;
    }
};

template <class Game>
lab::Answer answer_of(const Game& game, const std::vector<std::string>& words) {
    std::string printed;
    lab::inside::answer(game, words, [&](const std::string& text) { printed += text; });
    return lab::answer(printed);
}

template <class Game>
lab::Table table_of(const Game& game, int upto, const char* beyond = "0") {
    return answer_of(game, {"table", "--upto", std::to_string(upto), "--beyond", beyond}).table;
}

template <std::size_t N>
void expect_values(const NumberGame<N>& game, int upto) {
    const lab::Table table = table_of(game, upto);
    ByDefinition<N> definition{game};
    std::size_t index = 0;
    lab::inside::each_of_box<N>(std::vector<int>(N, upto), [&](const auto& position) {
        const int expected = game.legal(position) ? definition.value(position) : -1;
        EXPECT_EQ(table.values[index], expected) << testing::PrintToString(position);
        const lab::Outcome outcome = expected < 0    ? lab::Outcome::none
                                     : expected == 0 ? lab::Outcome::lost
                                                     : lab::Outcome::won;
        EXPECT_EQ(table.outcomes[index], outcome) << testing::PrintToString(position);
        ++index;
        return !testing::Test::HasFailure();
    });
    EXPECT_EQ(index, table.size());
}

TEST(LabSolve, HasTheValuesOfRandomGamesWithOneHeap) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 60; ++round) {
        const std::uint64_t taken = rng(), split = rng() & rng();
        NumberGame<1> game;
        game.options = [=](const NumberGame<1>::Position& from) {
            std::vector<NumberGame<1>::Parts> all;
            for (int s = 1; s <= std::min(from[0], 40); ++s) {
                if (taken >> s & 1) all.push_back({{from[0] - s}});
                if (split >> s & 1) {
                    for (int a = 0; 2 * a <= from[0] - s; ++a)
                        all.push_back({{a}, {from[0] - s - a}});
                }
            }
            if (taken & 1 && from[0] > 2) all.push_back({});
            if (split & 1 && from[0] > 3) all.push_back({{1}, {from[0] - 2}, {1}});
            return all;
        };
        expect_values(game, 70);
        ASSERT_FALSE(HasFailure());
    }
}

TEST(LabSolve, GoesOutOfOrderAndBeyondTheTable) {
    NumberGame<2> game;
    game.options = [](const NumberGame<2>::Position& from) {
        std::vector<NumberGame<2>::Parts> all;
        const int a = from[0], b = from[1];
        if (b >= 2) all.push_back({{a + 1, b - 2}});
        if (a >= 1) all.push_back({{a - 1, b}});
        if (a >= 3) all.push_back({{b, a - 3}, {a - 2, 1}});
        if (a >= 1 && b >= 1) all.push_back({{b - 1, a - 1}});
        return all;
    };
    expect_values(game, 25);
    game.legal_position = [](const NumberGame<2>::Position& p) {
        return p[0] >= 0 && p[1] >= 0 && (p[0] + p[1]) % 5 != 4;
    };
    const auto all = game.options;
    game.options = [&game, all](const NumberGame<2>::Position& from) {
        std::vector<NumberGame<2>::Parts> legal;
        for (const auto& parts : all(from)) {
            if (std::all_of(parts.begin(), parts.end(), game.legal_position))
                legal.push_back(parts);
        }
        return legal;
    };
    expect_values(game, 25);
}

TEST(LabSolve, FillsAnUnorderedTableFromBothSides) {
    NumberGame<2> game;
    game.unordered = true;
    game.options = [](const NumberGame<2>::Position& from) {
        std::vector<NumberGame<2>::Parts> all;
        for (int left = 0; left < from[0]; ++left) all.push_back({{left, from[1]}});
        for (int left = 0; left < from[1]; left += 2) all.push_back({{from[0], left}});
        for (int left = 0; left < from[0]; left += 2) all.push_back({{left, from[1]}});
        for (int left = 0; left < from[1]; ++left) all.push_back({{from[0], left}});
        return all;
    };
    expect_values(game, 30);
}

// Who wins misère play, by all positions that a sum may come to.
bool wins_misere(const NumberGame<1>& game, std::multiset<int> heaps,
                 std::map<std::multiset<int>, bool>& known) {
    const auto found = known.find(heaps);
    if (found != known.end()) return found->second;
    bool moved = false, wins = false;
    for (const int heap : std::set<int>(heaps.begin(), heaps.end())) {
        for (const auto& parts : game.options({heap})) {
            std::multiset<int> next = heaps;
            next.erase(next.find(heap));
            for (const auto& part : parts) next.insert(part[0]);
            moved = true;
            wins = wins || !wins_misere(game, next, known);
        }
    }
    return known[heaps] = wins || !moved;
}

TEST(LabSolve, PlaysMisereSumsThrough) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 12; ++round) {
        const std::uint64_t taken = rng(), split = rng();
        NumberGame<1> game;
        game.misere = true;
        game.options = [=](const NumberGame<1>::Position& from) {
            std::vector<NumberGame<1>::Parts> all;
            for (int s = 1; s <= std::min(from[0], 6); ++s) {
                if (taken >> s & 1) all.push_back({{from[0] - s}});
                if (split >> s & 1 && from[0] - s >= 2) all.push_back({{1}, {from[0] - s - 1}});
            }
            return all;
        };
        const lab::Table table = table_of(game, 13);
        EXPECT_TRUE(table.values.empty());
        std::map<std::multiset<int>, bool> known;
        for (int n = 0; n <= 13; ++n) {
            EXPECT_EQ(table.outcomes[static_cast<std::size_t>(n)] == lab::Outcome::won,
                      wins_misere(game, {n}, known))
                << n;
        }
    }
}

// A piece on a graph, which may have cycles; play ends at some nodes by a rule.
struct GraphGame : lab::inside::NumbersGame<int> {
    std::vector<std::vector<int>> edges;
    std::vector<lab::End> ends;

    GraphGame() { has_legal = has_end = true; }
    bool is_legal(const Position& at) const override {
        return at[0] < static_cast<int>(edges.size());
    }
    lab::End end_of(const Position& at) const override {
        return ends[static_cast<std::size_t>(at[0])];
    }
    void moves(const Position& at, OptionsOf& to) const override {
        for (const int next : edges[static_cast<std::size_t>(at[0])]) to(next);
    }
    std::string show(const Position& at) const override { return std::to_string(at[0]); }
};

TEST(LabSolve, KnowsDrawsOnRandomGraphsWithCycles) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 300; ++round) {
        GraphGame game;
        const int nodes = 2 + static_cast<int>(rng() % 9);
        game.misere = rng() % 4 == 0;
        game.edges.resize(static_cast<std::size_t>(nodes));
        for (int from = 0; from < nodes; ++from) {
            const std::uint64_t kind = rng() % 12;
            game.ends.push_back(kind == 0   ? lab::End::won
                                : kind == 1 ? lab::End::lost
                                : kind == 2 ? lab::End::drawn
                                            : lab::End::going_on);
            for (int to = 0; to < nodes; ++to) {
                if (to != from && rng() % 3 == 0) {
                    game.edges[static_cast<std::size_t>(from)].push_back(to);
                }
            }
        }
        // Who wins within k moves, for larger and larger k: what nobody does is drawn.
        std::vector<lab::Outcome> outcomes(game.edges.size(), lab::Outcome::drawn);
        for (int k = 0; k <= nodes; ++k) {
            const std::vector<lab::Outcome> before = outcomes;
            for (std::size_t i = 0; i < game.edges.size(); ++i) {
                bool to_lost = false, all_won = true;
                for (const int next : game.edges[i]) {
                    const lab::Outcome outcome = before[static_cast<std::size_t>(next)];
                    to_lost = to_lost || outcome == lab::Outcome::lost;
                    all_won = all_won && outcome == lab::Outcome::won;
                }
                const bool stuck = game.edges[i].empty();
                outcomes[i] = game.ends[i] == lab::End::won     ? lab::Outcome::won
                              : game.ends[i] == lab::End::lost  ? lab::Outcome::lost
                              : game.ends[i] == lab::End::drawn ? lab::Outcome::drawn
                              : stuck   ? (game.misere ? lab::Outcome::won : lab::Outcome::lost)
                              : to_lost ? lab::Outcome::won
                              : all_won ? lab::Outcome::lost
                                        : lab::Outcome::drawn;
            }
        }
        EXPECT_EQ(table_of(game, nodes - 1).outcomes, outcomes) << "round " << round;
        ASSERT_FALSE(HasFailure());
    }
}

TEST(LabSolve, NumbersPositionsOnce) {
    lab::inside::PositionNumbers<std::vector<int>> met;
    for (int round = 0; round < 2; ++round) {
        for (int i = 0; i < 5000; ++i) {
            EXPECT_EQ(met.number({i % 70, i / 70}), static_cast<std::uint32_t>(i));
        }
    }
    EXPECT_EQ(met.size(), 5000U);
}

// --- beyond the table, and where there is no rule ---

NumberGame<2> nim_of_two_heaps() {
    NumberGame<2> nim;
    nim.options = [](const NumberGame<2>::Position& from) {
        std::vector<NumberGame<2>::Parts> all;
        for (int left = 0; left < from[0]; ++left) all.push_back({{left, from[1]}});
        for (int left = 0; left < from[1]; ++left) all.push_back({{from[0], left}});
        return all;
    };
    return nim;
}

// Takes any of these numbers from a heap.
NumberGame<1> taking(const std::vector<int>& taken) {
    NumberGame<1> game;
    game.options = [=](const NumberGame<1>::Position& from) {
        std::vector<NumberGame<1>::Parts> all;
        for (const int s : taken) {
            if (s <= from[0]) all.push_back({{from[0] - s}});
        }
        return all;
    };
    return game;
}

TEST(LabBeyond, KnowsPositionsBeyondTheTable) {
    const NumberGame<1> game = taking({2, 3, 7});
    const lab::Table table = table_of(game, 100, "2");
    ByDefinition<1> definition{game};
    EXPECT_GT(table.far.size(), 500U);
    for (const lab::FarPosition& far : table.far) {
        ASSERT_GT(far.at.at(0), 100);
        const int value = definition.value({static_cast<int>(far.at[0])});
        ASSERT_EQ(far.value, value) << far.at[0];
        ASSERT_EQ(far.outcome, value ? lab::Outcome::won : lab::Outcome::lost) << far.at[0];
    }
    const NumberGame<2> nim = nim_of_two_heaps();
    const std::vector<lab::FarPosition> far = table_of(nim, 12, "2").far;
    for (const lab::FarPosition& one : far) ASSERT_EQ(one.value, one.at.at(0) ^ one.at.at(1));
    for (const std::size_t i : {0, 1}) {
        EXPECT_TRUE(std::any_of(far.begin(), far.end(),
                                [&](const lab::FarPosition& one) { return one.at[i] > 120; }));
    }
}

TEST(LabBeyond, SaysWhetherThatWasAll) {
    EXPECT_TRUE(answer_of(taking({1, 4}), {"table", "--upto", "50"}).complete);
    EXPECT_FALSE(answer_of(taking({1, 4}), {"table", "--seconds", "0.05"}).complete);
}

// Who loses, by n; of no theorem's moves.
lab::Table table_by(int size, const std::function<bool(int)>& loses) {
    lab::Table table;
    table.upto = {size - 1};
    for (int n = 0; n < size; ++n) {
        table.outcomes.push_back(loses(n) ? lab::Outcome::lost : lab::Outcome::won);
    }
    return table;
}

TEST(LabBeyond, TestsFindingsThere) {
    lab::Table table = table_by(400, [](int n) { return n % 7 == 2; });
    const lab::Findings before = lab::find(table);
    ASSERT_EQ(before.all.size(), 1U);
    EXPECT_EQ(before.all[0].fitted + before.all[0].tested, 400U);
    EXPECT_EQ(before.note.en, "");
    table.far = {{{702}, lab::Outcome::lost}, {{4000}, lab::Outcome::won}};
    const lab::Findings more = lab::find(table);
    ASSERT_EQ(more.all.size(), 1U);
    EXPECT_EQ(more.all[0].tested, before.all[0].tested + 2);
    table.far.push_back({{1004}, lab::Outcome::lost});
    const lab::Findings refuted = lab::find(table);
    EXPECT_EQ(refuted.all.size(), 0U);
    EXPECT_NE(refuted.note.en.find("n mod 7"), std::string::npos) << refuted.note.en;
    EXPECT_NE(refuted.note.en.find("is wrong for 1 of 403 positions, first for 1004."),
              std::string::npos)
        << refuted.note.en;
}

// --- what the moves have in common ---

// A theorem's game with one exception, which leaves the moves nothing in common: a move more from the
// position `at` or, instead, one less. Without `at` it is from every position with a number above 60.
struct LookAlike {
    std::string game;
    std::vector<int> at;
    bool instead = false;
};

// Numbers without a legal(), and heaps.
template <std::size_t N>
struct PlainGame : NumberGame<N> {
    PlainGame() { this->has_legal = false; }
};
struct HeapGame : lab::inside::HeapsGame {
    std::function<std::vector<std::vector<Position>>(const Position&)> options;

    void moves(const Position& position, OptionsOf& to) const override {
        for (const auto& parts : options(position)) to(parts[0]);
    }
    std::string show(const Position& heaps) const override {
        return fmt::format("{}", fmt::join(heaps, " "));
    }
};

// The moves that the games of the theorems have.
std::vector<std::vector<std::vector<int>>> moves_in(const std::string& game,
                                                    const std::vector<int>& from) {
    std::vector<std::vector<std::vector<int>>> all;
    const auto to = [&](std::vector<int> position) {
        if (*std::min_element(position.begin(), position.end()) >= 0) all.push_back({position});
    };
    const int n = from.empty() ? 0 : from[0];
    if (game == "take 1, 2 or 3") {
        for (int s = 1; s <= 3; ++s) to({n - s});
    } else if (game == "Kayles") {
        for (int s = 1; s <= std::min(n, 2); ++s) {
            for (int a = 0; 2 * a <= n - s; ++a) all.push_back({{a}, {n - s - a}});
        }
    } else if (game == "king") {
        for (const auto& [x, y] : {std::pair(0, 1), {1, 0}, {1, 1}}) to({n - x, from[1] - y});
    } else if (game == "Nim" || game == "Wythoff") {
        for (std::size_t i = 0; i < 2; ++i) {
            for (int left = 0; left < from[i]; ++left) {
                std::vector<int> position = from;
                position[i] = left;
                to(position);
            }
        }
        for (int s = 1; game == "Wythoff" && s <= std::min(n, from[1]); ++s) {
            to({n - s, from[1] - s});
        }
    } else {  // heaps: "heaps of Nim", "heaps of which a move takes 1 or 2"
        const bool nim = game == "heaps of Nim";
        for (std::size_t i = 0; i < from.size(); ++i) {
            for (int taken = 1; taken <= (nim ? from[i] : std::min(from[i], 2)); ++taken) {
                std::vector<int> heaps = from;
                heaps[i] -= taken;
                std::sort(heaps.begin(), heaps.end());
                heaps.erase(heaps.begin(), std::upper_bound(heaps.begin(), heaps.end(), 0));
                all.push_back({heaps});
            }
        }
    }
    return all;
}

lab::Moves moves_seen(const LookAlike& like) {
    const bool heaps = like.game.starts_with("heaps");
    const std::size_t numbers = like.game == "take 1, 2 or 3" || like.game == "Kayles" ? 1 : 2;
    const auto options = [&](const auto& at) {
        const std::vector<int> from(at.begin(), at.end());
        auto all = moves_in(like.game, from);
        const bool far = !from.empty() && *std::max_element(from.begin(), from.end()) > 60;
        if (like.at.empty() ? far : from == like.at) {
            if (like.instead && !all.empty()) all.pop_back();
            if (!like.instead) all.push_back({std::vector<int>(heaps ? 0 : from.size(), 0)});
        }
        return all;
    };
    const auto as_parts = [&](const auto& at) {
        using Position = std::decay_t<decltype(at)>;
        std::vector<std::vector<Position>> all;
        for (const auto& parts : options(at)) {
            all.emplace_back();
            for (const std::vector<int>& part : parts) {
                all.back().emplace_back();
                std::copy(part.begin(), part.end(), all.back().back().begin());
            }
        }
        return all;
    };
    if (heaps) {
        HeapGame game;
        game.options = options;
        return table_of(game, 14).moves;
    }
    if (numbers == 1) {
        PlainGame<1> game;
        game.options = as_parts;
        return table_of(game, 450, "0.1").moves;
    }
    PlainGame<2> game;
    game.options = as_parts;
    return table_of(game, 60, "0.1").moves;
}

bool have_something(const lab::Moves& moves) {
    return moves.taken || moves.octal || !moves.steps.empty() || moves.lowered > 0 || moves.wythoff;
}

TEST(LabMoves, OfTheGamesOfTheTheoremsAreSeen) {
    const auto seen = [](const char* game) { return moves_seen({game, {-1}}); };
    const lab::Moves bash = seen("take 1, 2 or 3"), king = seen("king");
    EXPECT_EQ(bash.taken, (lab::Numbers{1, 2, 3}));
    EXPECT_EQ(bash.looked, 451u);
    EXPECT_EQ(king.steps, (std::vector<lab::Numbers>{{0, 1}, {1, 0}, {1, 1}}));
    EXPECT_EQ(king.looked, 61u * 61);
    EXPECT_EQ(seen("Kayles").octal, (std::vector<unsigned>{0, 7, 7}));
    EXPECT_EQ(seen("Nim").lowered, 1);
    EXPECT_TRUE(seen("Wythoff").wythoff);
    EXPECT_EQ(seen("heaps of Nim").lowered, 1);
    EXPECT_EQ(seen("heaps of which a move takes 1 or 2").taken, (lab::Numbers{1, 2}));
}

TEST(LabMoves, OneExceptionAndTheyHaveNothingInCommon) {
    const std::vector<LookAlike> all = {
        {"take 1, 2 or 3", {401}, false},
        {"take 1, 2 or 3", {449}, false},
        {"take 1, 2 or 3", {450}, true},
        {"take 1, 2 or 3", {420}, true},
        {"Kayles", {404}, false},
        {"Kayles", {403}, true},
        {"Kayles", {450}, true},
        {"king", {21, 21}, false},
        {"king", {60, 59}, true},
        {"king", {0, 60}, true},
        {"king", {}, true},  // beyond the table alone
        {"Nim", {21, 3}, true},
        {"Nim", {60, 60}, false},
        {"Nim", {5, 59}, true},
        {"Nim", {}, true},
        {"Wythoff", {21, 22}, true},
        {"Wythoff", {60, 33}, true},
        {"Wythoff", {40, 0}, true},
        {"Wythoff", {}, true},
        {"heaps of Nim", {3, 4, 5}, true},
        {"heaps of Nim", {14}, true},
        {"heaps of which a move takes 1 or 2", {2, 3, 8}, true},
        {"heaps of which a move takes 1 or 2", {13}, false},
    };
    for (const LookAlike& like : all) {
        EXPECT_FALSE(have_something(moves_seen(like)))
            << like.game << testing::PrintToString(like.at) << like.instead;
    }
}

TEST(LabNear, TellsANearMissAsSuch) {
    const std::set<int> wrong = {211, 250, 304, 377};
    const lab::Findings findings = lab::find(
        table_by(400, [&](int n) { return (n % 5 == 1 || n % 5 == 4) != (wrong.count(n) > 0); }));
    EXPECT_EQ(findings.all.size(), 0U);
    EXPECT_EQ(findings.note.en,
              "No rule found. A near miss, no rule: that the player to move loses iff n mod 5 is 1 "
              "or 4 is wrong for 4 of 400 positions, first for 211, 250, 304, 377.");
    EXPECT_NE(findings.note.zh.find("有 4 个不符，最先是 211"), std::string::npos);
    std::mt19937_64 rng(7);
    const lab::Findings none = lab::find(table_by(400, [&](int) { return rng() % 3 == 0; }));
    EXPECT_EQ(none.note.en, "No rule found.");
}

TEST(LabNear, FindsTheRuleOfAsManyNumbersAsPositionsHave) {
    NumberGame<2> game;
    game.legal_position = [](const NumberGame<2>::Position& at) {
        return at[0] >= 0 && at[1] >= 0 && at[1] < 2;
    };
    game.options = [](const NumberGame<2>::Position& from) {
        std::vector<NumberGame<2>::Parts> all;
        for (int taken = 1; taken <= std::min(from[0], 2); ++taken)
            all.push_back({{from[0] - taken, from[1]}});
        return all;
    };
    const lab::Table table = table_of(game, 60);
    EXPECT_EQ(table.upto, (lab::Numbers{60, 1}));
    EXPECT_EQ(table.size(), 122u);
    EXPECT_EQ(table.values[2 * 5 + 1], 2);
    EXPECT_FALSE(lab::find(table).all.empty());
}

TEST(LabNear, SaysWhichMovesWin) {
    const auto seen = [](const auto& game, int upto) {
        return lab::seen_in(
                   answer_of(game, {"table", "--upto", std::to_string(upto), "--beyond", "0"}))
            .en;
    };
    EXPECT_TRUE(std::regex_search(seen(taking({1, 2, 3, 7, 11}), 400),
                                  std::regex("From each of the [0-9]+ N-positions looked at some "
                                             "winning move takes 1, 2 or 3.")));
    EXPECT_EQ(seen(taking({1, 2, 3}), 400).find("takes"), std::string::npos);
    const NumberGame<2> nim = nim_of_two_heaps();
    const std::string text = seen(nim, 39);
    EXPECT_NE(
        text.find("10 % of the positions up to 9 are P-positions, 2.5 % of those up to 39; their "
                  "number grows about as the power 1.00 of the bound; the greatest values are 15 "
                  "and 63."),
        std::string::npos)
        << text;
    // As many are looked at as there is time for.
    EXPECT_TRUE(
        std::regex_search(text, std::regex("From each of the [0-9,]+ N-positions looked at "
                                           "some winning move leads to two equal numbers.")))
        << text;
    EXPECT_NE(text.find("some winning move changes the largest only."), std::string::npos) << text;
}

// --- the command ---

tools::CommandResult run(std::vector<std::string> arguments, std::string_view input = {}) {
    arguments.insert(arguments.begin(), (tools::build_dir() / "bin/lab").string());
    return tools::run_command(arguments, input);
}

std::vector<std::string> gallery() {
    std::vector<std::string> names;
    for (const auto& file : tools::files_in(tools::root() / "scripts/src/lab/gallery", ".cpp")) {
        names.push_back(file.stem().string());
    }
    return names;
}

// What a described game answers, as the lab tells programs.
Json json_of(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--json"});
    const tools::CommandResult result = run(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.output;
    return Json::parse(result.output, nullptr, false);
}

// A file with a game in it.
class LabFile : public testing::Test {
 protected:
    std::string game(const std::string& text) {
        const tools::fs::path file = folder_.path() / "game.cpp";
        tools::write_file(file, "#include <lab.hpp>\n" + text);
        return file.string();
    }
    tools::TemporaryFolder folder_{"lab-test"};
};

class LabGallery : public testing::TestWithParam<std::string> {};

TEST_P(LabGallery, HoldsWhatItClaims) {
    const std::vector<std::string> names = gallery();
    SKIP_UNLESS_DRAWN(static_cast<std::size_t>(std::find(names.begin(), names.end(), GetParam()) -
                                               names.begin()));
    const Json json = json_of({GetParam(), "--seconds", "0.7"});
    ASSERT_TRUE(json.is_object());
    EXPECT_GT(json["positions"], 10);
    for (const Json& claim : json["claims"]) EXPECT_EQ(claim["standing"], "holds") << claim;
    const std::string text =
        tools::read_file(tools::root() / "scripts/src/lab/gallery" / (GetParam() + ".cpp"));
    if (const std::string page = json["proof"]; !page.empty()) {
        for (const char* const end : {".md", ".zh.md"})
            EXPECT_TRUE(tools::fs::exists(tools::root() / (page + end))) << page;
    }
    const bool none_known = text.find("No rule is known") != text.npos;
    for (const Json& finding : json["findings"]) {
        EXPECT_NE(finding["standing"], "refuted") << finding;
        EXPECT_GE(finding["tested"], finding["fitted"]) << finding;
        // A contestant pastes it as it stands.
        const tools::CommandResult compiled = tools::run_command(
            {"g++", "-std=c++11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-xc++", "-"},
            finding["code"].get<std::string>());
        EXPECT_EQ(compiled.exit_code, 0) << finding["code"] << compiled.output;
        EXPECT_NE(finding["en"], "");
        EXPECT_NE(finding["zh"], finding["en"]);
    }
    if (none_known) {
        EXPECT_EQ(json["findings"].size(), 0U) << json["findings"];
    }
}

INSTANTIATE_TEST_SUITE_P(Each, LabGallery, testing::ValuesIn(gallery()),
                         [](const auto& game) { return test_name(game.param); });

TEST(LabCommand, ListsTheGalleryAndWritesAGame) {
    const tools::CommandResult list = run({"--list"});
    EXPECT_EQ(list.exit_code, 0);
    EXPECT_EQ(tools::lines_of(list.output).size(), gallery().size());
    const tools::TemporaryFolder folder("lab-new");
    const std::string file = (folder.path() / "mine").string();
    EXPECT_EQ(run({"--new", file}).exit_code, 0);
    EXPECT_NE(run({"--new", file}).exit_code, 0);  // it is not overwritten
    const tools::CommandResult table = run({file + ".cpp", "--upto", "50"});
    EXPECT_EQ(table.exit_code, 0);
    EXPECT_NE(table.output.find("0  1  0  1  2  3  2"), std::string::npos) << table.output;
}

TEST_F(LabFile, TellsProgramsAllOfIt) {
    const Json json =
        json_of({game("void moves(int a, int b, lab::Options<int, int>& to) {\n"
                      "    if (a > 0) to(a - 1, b);\n"
                      "    if (b > 0) to(a, b - 1);\n"
                      "}\n"
                      "bool claim(int a, int b) { return (a + b) % 2 == 0 || a == 5; }\n"),
                 "--upto", "7x3"});
    EXPECT_EQ(json["numbers"], 2);
    EXPECT_EQ(json["upto"], Json({7, 3}));
    EXPECT_EQ(json["misere"], false);
    EXPECT_EQ(json["positions"], 32);
    EXPECT_EQ(json["complete"], true);
    EXPECT_EQ(json["values"][2], Json({0, 1, 0, 1}));
    EXPECT_EQ(json["lost"][1], Json({0, 2}));
    EXPECT_EQ(json["claims"][0]["standing"], "refuted");
    EXPECT_EQ(json["claims"][0]["exception"], "(5, 0)");
}

TEST_F(LabFile, KeepsATableWhateverBecomesOfPositionsBeyond) {
    for (const char* const fault : {"__builtin_trap();", "to(-n);"}) {
        const Json json = json_of({game("void moves(int n, lab::Options<int>& to) {\n"
                                        "    if (n > 150) " +
                                        std::string(fault) +
                                        "\n"
                                        "    if (n > 0) to(n - 1);\n"
                                        "}\n"
                                        "bool claim(int n) { return n % 2 == 0; }\n"),
                                   "--upto", "120"});
        ASSERT_TRUE(json.is_object());
        EXPECT_EQ(json["positions"], 121);
        EXPECT_EQ(json["claims"][0]["standing"], "holds");
        EXPECT_GT(json["findings"].size(), 0U);
    }
}

TEST_F(LabFile, WritesTablesAndPictures) {
    const std::string file = game(
        "void moves(int n, lab::Options<int>& to) { if (n > 0) to(n - 1); if (n > 2) to(n - 3); "
        "}\n");
    EXPECT_EQ(run({file, "--upto", "3", "--csv"}).output,
              "n,outcome,value\n0,P,0\n1,N,1\n2,P,0\n3,N,1\n");
    EXPECT_EQ(run({file, "--upto", "5", "--p"}).output, "0\n2\n4\n");
    const std::string svg = run({file, "--upto", "5", "--svg"}).output;
    EXPECT_EQ(svg.rfind("<svg ", 0), 0U) << svg;
    EXPECT_EQ(tools::lines_of(svg).size(), 8U) << svg;
}

TEST_F(LabFile, PlaysPerfectly) {
    const std::string file = game(
        "void moves(int n, lab::Options<int>& to) {\n"
        "    for (int taken = 1; taken <= 3 && taken <= n; ++taken) to(n - taken);\n"
        "}\n");
    // 8 loses: whatever one takes, the lab leaves 4 and then 0.
    const tools::CommandResult lost = run({file, "--play", "8"}, "1\n2\n");
    EXPECT_EQ(lost.exit_code, 0);
    EXPECT_NE(lost.output.find("my move: (4)"), std::string::npos) << lost.output;
    EXPECT_NE(lost.output.find("You lose."), std::string::npos) << lost.output;
    // 7 wins: 3, and then whatever completes 4.
    const tools::CommandResult won = run({file, "--play", "7"}, "3\n3\n");
    EXPECT_NE(won.output.find("You win."), std::string::npos) << won.output;
    const tools::CommandResult wrong = run({file, "--play", "7"}, "9\n");
    EXPECT_NE(wrong.output.find("a number: 1 - 3"), std::string::npos) << wrong.output;
}

struct Faulty {
    const char* name;
    std::string text;
    std::vector<std::string> arguments;
    std::string told;  // a part of the one line
};

class LabFault : public testing::TestWithParam<Faulty> {};

TEST_P(LabFault, IsOneClearLine) {
    const tools::TemporaryFolder folder("lab-fault");
    const tools::fs::path file = folder.path() / "game.cpp";
    tools::write_file(file, "#include <lab.hpp>\n" + GetParam().text);
    std::vector<std::string> arguments = GetParam().arguments;
    arguments.insert(arguments.begin(), file.string());
    const tools::CommandResult result = run(arguments);
    EXPECT_EQ(result.exit_code, 2) << result.output;
    EXPECT_EQ(tools::lines_of(result.output).size(), 1U) << result.output;
    EXPECT_NE(result.output.find(GetParam().told), std::string::npos) << result.output;
}

const char* const kDown = "void moves(int n, lab::Options<int>& to) { if (n > 0) to(n - 1); }\n";

INSTANTIATE_TEST_SUITE_P(
    Each, LabFault,
    testing::Values(
        Faulty{"NoMoves",
               "void move(int, lab::Options<int>&) {}\n",
               {},
               "game.cpp:2: the game has no moves"},
        Faulty{"OtherMoves",
               "void moves(double, lab::Options<int>&) {}\n",
               {},
               "moves takes 1 to 4 ints"},
        Faulty{"Negative",
               "void moves(int n, lab::Options<int>& to) { to(n - 1); }\n",
               {},
               "moves(0): to(-1)"},
        Faulty{"Itself",
               "void moves(int n, lab::Options<int>& to) { to(n); }\n",
               {},
               "is the same position"},
        Faulty{"Illegal",
               std::string(kDown) + "bool legal(int n) { return n >= 0 && n != 3; }\n",
               {},
               "moves(4): to(3) is no position of the game (see legal)"},
        Faulty{"Upwards",
               "void moves(int n, lab::Options<int>& to) { to(n + 1); }\n",
               {},
               "positions were computed in"},
        Faulty{"SumInACycle",
               "void moves(int n, lab::Options<int>& to) { to((n + 1) % 9); to.sum({(n + 3) % 9, "
               "(n + 4) % 9}); }\n",
               {"--upto", "8"},
               "where play comes back there are none"},
        Faulty{"SumWithEnd",
               "void moves(int n, lab::Options<int>& to) { if (n > 1) to.sum({n - 1, 1}); }\n"
               "lab::End end(int n) { return n == 1 ? lab::End::won : lab::End::going_on; }\n",
               {},
               "a sum in a game with end()"},
        Faulty{"NoStarts",
               "void moves(const std::string&, lab::Options<std::string>&) {}\n",
               {},
               "starts()"},
        Faulty{"Compiler",
               "void moves(int n, lab::Options<int>& to) { to(n - x); }\n",
               {},
               "game.cpp:2:"},
        Faulty{
            "Crash",
            "void moves(int n, lab::Options<int>& to) { n > 60 ? __builtin_trap() : to(n / 2); }\n",
            {},
            "moves crashes at (61)"},
        Faulty{"NoEndOfCalls",
               "int down(int n) { return n > 9 ? down(n + 1) + 1 : n; }\n"
               "void moves(int n, lab::Options<int>& to) { if (n > 0) to(down(n) - 1); }\n",
               {},
               "moves crashes at (10)"},
        Faulty{"FiveNumbers",
               "void moves(int a, int b, int c, int d, int e, lab::Options<int, int, int, int, "
               "int>& to) { to(a, b, c, d, e); }\n",
               {},
               "game.cpp:2: moves takes 1 to 4 ints, or const State&, such as std::array<int, 5>"},
        Faulty{"TooLarge", kDown, {"--upto", "99999999"}, "too much memory"},
        Faulty{"TwoBounds", kDown, {"--upto", "9x9"}, "--upto has 2 numbers, and a position 1"},
        Faulty{"NoBound", kDown, {"--upto", "9y"}, "--upto takes a number"},
        Faulty{"NoPosition", kDown, {"--play", "1,2"}, "a position has 1 number, not 2"},
        Faulty{"NoNumber", kDown, {"--play", "x"}, "is no number"}),
    [](const auto& fault) { return std::string(fault.param.name); });

TEST_F(LabFile, RunsTheExamplesOfTheReadme) {
    std::vector<std::string> claims;
    for (const char* const readme : {"scripts/README.md", "scripts/README.zh.md"}) {
        const std::string text = tools::read_file(tools::root() / readme);
        for (std::size_t begin = 0;
             (begin = text.find("```cpp\n#include <lab.hpp>", begin)) != text.npos;) {
            begin += 7;
            const std::string code = text.substr(begin, text.find("```", begin) - begin);
            const Json json = json_of({game(code), "--upto", "40"});
            for (const Json& claim : json["claims"]) claims.push_back(claim["standing"]);
        }
    }
    EXPECT_EQ(claims, std::vector<std::string>(8, "holds"));
}

TEST(LabCommand, NamesTheIncludeThatIsMissing) {
    const tools::TemporaryFolder folder("lab-include");
    const tools::fs::path file = folder.path() / "game.cpp";
    tools::write_file(file, kDown);
    const tools::CommandResult result = run({file.string()});
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_NE(result.output.find("game.cpp:1: the file must begin with #include <lab.hpp>"),
              std::string::npos)
        << result.output;
}

TEST(LabCommand, SaysWhatIsMissing) {
    const tools::CommandResult none = run({"no-such-game"});
    EXPECT_EQ(none.exit_code, 2);
    EXPECT_NE(none.output.find("no problem is called"), std::string::npos) << none.output;
    EXPECT_NE(run({"none.cpp"}).output.find("there is no file none.cpp"), std::string::npos);
    EXPECT_EQ(run({}).exit_code, 2);
}

TEST(LabCommand, ReadsTheRulesOfAProblem) {
    const Json json = json_of({"acwing-893-subtraction-nim", "--upto", "40"});
    EXPECT_EQ(json["numbers"], 1);
    EXPECT_EQ(json["positions"], 41);
    EXPECT_EQ(json_of({"51nod-1072-wythoff"})["upto"], Json({3, 5}));
}

}  // namespace lab_test
