// Heap games by a rule and graphs: values against the definition played out, periods against what is
// known, and what scripts/lab and scripts/grundy say.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <random>
#include <set>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "games/dag.hpp"
#include "games/heap_games.hpp"
#include "games/number.hpp"
#include "lab/heap_rule.hpp"
#include "languages.hpp"
#include "seeded_rng.hpp"

namespace grundy_test {

using tools::Values;
using Json = nlohmann::json;

// The values by the definition alone: `options(n, to)` calls `to` with the heaps that a move leaves.
using To = std::function<void(const std::vector<unsigned>&)>;
Values by_definition(std::size_t heaps, const std::function<void(unsigned, const To&)>& options) {
    Values values;
    for (unsigned n = 0; n < heaps; ++n) {
        std::set<unsigned> reached;
        options(n, [&](const std::vector<unsigned>& parts) {
            unsigned sum = 0;
            for (const unsigned part : parts) sum ^= values.at(part);
            reached.insert(sum);
        });
        unsigned mex = 0;
        while (reached.count(mex) > 0) ++mex;
        values.push_back(mex);
    }
    return values;
}

// The least period that holds up to the end of the values, from its least beginning on.
std::pair<std::size_t, std::size_t> plain_period(const Values& values, std::size_t most) {
    for (std::size_t p = 1; p <= most; ++p) {
        std::size_t start = values.size() - p;
        while (start > 0 && values[start - 1] == values[start - 1 + p]) --start;
        if (start <= most) return {start, p};
    }
    return {0, 0};
}

using Words = std::vector<std::string>;

tools::CommandResult command(const char* name, Words arguments, std::string_view input = {}) {
    arguments.insert(arguments.begin(), (tools::build_dir() / "bin" / name).string());
    return tools::run_command(arguments, input);
}
tools::CommandResult lab_says(const Words& arguments) {
    return command("lab", arguments);
}

tools::HeapRule octal(const std::string& code) {
    return tools::parse_rule("octal", code);
}

void expect_period(const char* code, std::size_t start, std::size_t length) {
    SCOPED_TRACE(code);
    const tools::PeriodSearch found = tools::search_period(octal(code), 0, 20000);
    ASSERT_TRUE(found.period.has_value());
    EXPECT_EQ(found.period->start, start);
    EXPECT_EQ(found.period->length, length);
}

TEST(GrundySubtraction, AgreesWithTheDefinitionForEverySetUpTo7) {
    for (unsigned bits = 1; bits < 128; ++bits) {
        std::vector<unsigned> set;
        for (unsigned s = 1; s <= 7; ++s) {
            if ((bits >> (s - 1) & 1) != 0) set.push_back(s);
        }
        const tools::HeapRule rule =
            tools::parse_rule("subtract", fmt::format("{}", fmt::join(set, ",")));
        SCOPED_TRACE(rule.text);
        const Values values = by_definition(600, [&](unsigned n, const To& to) {
            for (const unsigned s : set) {
                if (s <= n) to({n - s});
            }
        });
        EXPECT_EQ(tools::values_of(rule, 600), values);
        const auto period = tools::find_period(values, *tools::proof_of(rule));
        ASSERT_TRUE(period.has_value());
        EXPECT_EQ(std::pair(period->start, period->length), plain_period(values, 100));
    }
}

TEST(GrundyOctal, AgreesWithTheDefinitionForEveryCodeOfTwoDigits) {
    int periods = 0;
    for (const unsigned first : {0u, 4u}) {
        for (unsigned digits = 0; digits < 64; ++digits) {
            const tools::HeapRule code =
                octal(fmt::format("{}.{}{}", first, digits / 8, digits % 8));
            SCOPED_TRACE(code.text);
            const unsigned d[] = {first, digits / 8, digits % 8};
            const Values values = by_definition(200, [&](unsigned n, const To& to) {
                for (unsigned j = 0; j <= 2 && j <= n; ++j) {
                    for (unsigned a = 0; a <= n - j; ++a) {
                        const unsigned b = n - j - a;
                        const unsigned heaps = (a > 0) + (b > 0);
                        if ((d[j] >> heaps & 1) != 0) to({a, b});
                    }
                }
            });
            EXPECT_EQ(tools::values_of(code, 200), values);
            const auto period = tools::find_period(values, *tools::proof_of(code));
            if (!period) continue;
            ++periods;
            const Values more = tools::values_of(code, 1500);
            EXPECT_EQ(std::pair(period->start, period->length), plain_period(more, 200));
        }
    }
    EXPECT_EQ(periods, 99);
}

// R. K. Guy, C. A. B. Smith 1956; Winning Ways, chapter 4, tables 6 and 7.
TEST(GrundyOctal, FindsTheKnownPeriods) {
    expect_period("0.77", 71, 12);
    expect_period("0.07", 53, 34);
    expect_period("0.137", 52, 34);
    expect_period("0.45", 498, 20);
    expect_period("0.333", 0, 4);
    expect_period("0.156", 3479, 349);
    const tools::PeriodSearch kayles = tools::search_period(octal("0.77"), 0, 1000);
    EXPECT_EQ(kayles.period->exceptions(kayles.values),
              (std::vector<std::size_t>{0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70}));
    const tools::PeriodSearch dawson = tools::search_period(octal("0.07"), 0, 1000);
    EXPECT_EQ(dawson.period->exceptions(dawson.values),
              (std::vector<std::size_t>{0, 1, 15, 17, 18, 32, 35, 52}));
}

TEST(GrundyPeriod, NeedsEveryValueOfItsProof) {
    for (const char* text : {"0.77", "0.333", "0.137"}) {
        const tools::HeapRule code = octal(text);
        const auto period =
            tools::find_period(tools::values_of(code, 1000), *tools::proof_of(code));
        ASSERT_TRUE(period.has_value());
        EXPECT_EQ(period->needed, 2 * std::max<std::size_t>(period->start, 1) + 2 * period->length +
                                      code.text.size() - 3);
        Values values = tools::values_of(code, period->needed + 1);
        const auto same = tools::find_period(values, *tools::proof_of(code));
        ASSERT_TRUE(same.has_value());
        EXPECT_EQ(same->length, period->length);
        values.back() += 1;
        EXPECT_FALSE(tools::find_period(values, *tools::proof_of(code)).has_value());
        values.pop_back();
        EXPECT_FALSE(tools::find_period(values, *tools::proof_of(code)).has_value());
    }
    const tools::HeapRule set = tools::parse_rule("subtract", "2,4,7");
    Values values = tools::values_of(set, 18);  // 7 equations, from n = 8 on, with the period 3
    const auto period = tools::find_period(values, *tools::proof_of(set));
    ASSERT_TRUE(period.has_value());
    EXPECT_EQ(period->needed, 17u);
    values.pop_back();
    EXPECT_FALSE(tools::find_period(values, *tools::proof_of(set)).has_value());
}

TEST(GrundyPeriod, ContinuesTheValues) {
    for (const char* text : {"0.77", "0.07", "4.3", "0.45"}) {
        const tools::PeriodSearch search = tools::search_period(octal(text), 5000, 5000);
        ASSERT_TRUE(search.period.has_value());
        EXPECT_EQ(search.values, tools::values_of(octal(text), 5001));
    }
}

tools::HeapRule rule_of(const tools::Split& split) {
    return tools::parse_rule(
        "split", fmt::format("{},least={}{}{}{}", split.parts, split.least,
                             split.different ? ",different" : "", split.any_sum ? ",any-sum" : "",
                             split.take_any ? ",take-any" : ""));
}

// Where a chapter proves all values, they are those, too.
TEST(GrundySplit, AgreesWithTheDefinition) {
    std::size_t without_period = 0;
    for (std::size_t parts = 2; parts <= 3; ++parts) {
        for (std::size_t least = 0; least <= 3; ++least) {
            for (unsigned flags = 0; flags < 8; ++flags) {
                const tools::Split split{parts, least, (flags & 1) != 0, (flags & 2) != 0,
                                         (flags & 4) != 0};
                SCOPED_TRACE(fmt::format("{} parts of at least {}, flags {}", parts, least, flags));
                const Values values = by_definition(16, [&](unsigned n, const To& to) {
                    for (unsigned left = 0; split.take_any && left < n; ++left) to({left});
                    for (unsigned a = 0; a < n; ++a) {
                        for (unsigned b = 0; b < n; ++b) {
                            for (unsigned c = 0; c < (parts == 3 ? n : 1); ++c) {
                                std::vector<unsigned> chosen = {a, b, c};
                                chosen.resize(parts);
                                const auto [low, high] =
                                    std::minmax_element(chosen.begin(), chosen.end());
                                const std::set<unsigned> distinct(chosen.begin(), chosen.end());
                                const bool allowed = *low >= least && *high < n &&
                                                     (split.any_sum || a + b + c == n) &&
                                                     (!split.different || distinct.size() == parts);
                                if (allowed) to(chosen);
                            }
                        }
                    }
                });
                EXPECT_EQ(tools::values_of(rule_of(split), 16), values);
                const auto proved = lab::proved(rule_of(split), {});
                if (proved.empty()) continue;
                ++without_period;
                const Values more = tools::values_of(rule_of(split), 60);
                for (lab::Int n = 0; n < 60; ++n) {
                    const unsigned value = more[static_cast<std::size_t>(n)];
                    EXPECT_EQ(proved.at(0).rule.at(&n), value == 0) << n;
                    EXPECT_EQ(proved.at(1).rule.at(&n), value) << n;
                }
            }
        }
    }
    // Lasker's Nim and the odious numbers, twice each; 3 parts; 3 or taking.
    EXPECT_EQ(without_period, 6u);
}

// A split that is an octal game has the values of its code, with so many stones less.
TEST(GrundySplit, IsAnOctalGameWhereItSays) {
    for (std::size_t least = 0; least <= 6; ++least) {
        SCOPED_TRACE(least);
        const std::size_t shift = least <= 1 ? 0 : least;
        const tools::HeapRule split = rule_of({.least = least}),
                              code = octal(shift == 0 ? "4.0"
                                                      : "0." + std::string(shift - 1, '0') + "7");
        const Values values = tools::values_of(split, 400);
        const Values shifted = tools::values_of(code, 400 - shift);
        for (std::size_t n = 0; n < values.size(); ++n) {
            EXPECT_EQ(values[n], n < shift ? 0 : shifted[n - shift]) << n;
        }
        const auto proof = tools::proof_of(split);
        ASSERT_TRUE(proof.has_value());
        const auto period = tools::find_period(values, *proof);
        if (!period) continue;
        const Values more = tools::values_of(split, 1500);
        EXPECT_EQ(std::pair(period->start, period->length), plain_period(more, 200));
        // The proof wants a window of the octal game, no earlier than from n0 = 1 on.
        EXPECT_EQ(period->needed,
                  shift + (*tools::proof_of(code))(std::max(period->start, shift + 1) - shift,
                                                   period->length));
    }
    for (const tools::Split& other :
         {tools::Split{3, 1, false, false, false}, tools::Split{2, 1, true, false, false},
          tools::Split{2, 1, false, true, false}, tools::Split{2, 1, false, false, true}}) {
        EXPECT_FALSE(tools::proof_of(rule_of(other)).has_value());
    }
}

// A move of a rule is one of its definition; the file that is written for it has the same moves.
TEST(GrundyRule, IsWrittenAsAGameOfTheLab) {
    const tools::TemporaryFolder folder("grundy-test");
    const std::vector<std::pair<const char*, const char*>> rules = {
        {"octal", "4.307"},
        {"split", "3,least=0,take-any"},
        {"split", "3,least=2,different"},
        {"split", "2,any-sum,different,take-any"}};
    for (const auto& [kind, text] : rules) {
        SCOPED_TRACE(fmt::format("{} {}", kind, text));
        const std::string option = fmt::format("--{}", kind),
                          file = (folder.path() / fmt::format("{}.cpp", text)).string();
        EXPECT_EQ(lab_says({option, text, "--new", file}).exit_code, 0);
        const Words table = {"--upto", "40", "--csv"};
        Words by_rule = {option, text}, by_file = {file};
        by_rule.insert(by_rule.end(), table.begin(), table.end());
        by_file.insert(by_file.end(), table.begin(), table.end());
        EXPECT_EQ(lab_says(by_rule).output, lab_says(by_file).output);
    }
}

// OEIS A002188.
TEST(GrundySplit, KnowsGrundysGame) {
    EXPECT_EQ(tools::values_of(tools::parse_rule("split", "2,different"), 25),
              (Values{0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4}));
}

TEST(GrundyDag, AgreesWithTheDefinition) {
    std::mt19937_64 generator = seeded_rng();
    const auto random = [&] { return static_cast<unsigned>(generator()); };
    for (int test = 0; test < 500; ++test) {
        const unsigned n = 1 + random() % 12, m = random() % 30;
        std::vector<std::pair<unsigned, unsigned>> edges;
        for (unsigned i = 0; i < m; ++i) {
            const unsigned a = 1 + random() % n, b = 1 + random() % n;
            if (a != b) edges.emplace_back(std::max(a, b), std::min(a, b));
        }
        const Values values = by_definition(n + 1, [&](unsigned node, const To& to) {
            for (const auto& [from, next] : edges) {
                if (from == node) to({next});
            }
        });
        const tools::DagGame game(n, edges);
        for (unsigned node = 1; node <= n; ++node) {
            EXPECT_EQ(game.value(node), values[node]);
            const auto move = game.winning_move(node);
            EXPECT_EQ(move.has_value(), values[node] > 0);
            if (!move) continue;
            EXPECT_EQ(values[*move], 0u);
            EXPECT_EQ(std::count(edges.begin(), edges.end(), std::pair(node, *move)) > 0, true);
        }
    }
}

TEST(GrundyDag, TakesLongPathsAndShowsCycles) {
    std::vector<std::pair<unsigned, unsigned>> edges;
    for (unsigned i = 1; i < 1000000; ++i) edges.emplace_back(i, i + 1);
    EXPECT_EQ(tools::DagGame(1000000, edges).value(1), 1u);
    EXPECT_EQ(tools::DagGame(1000000, edges).value(2), 0u);
    edges.emplace_back(1000000, 1);
    try {
        tools::DagGame(1000000, edges);
        FAIL() << "a cycle was taken";
    } catch (const tools::BadGame& error) {
        EXPECT_NE(std::string(error.what()).find("1 -> 2 -> 3"), std::string::npos) << error.what();
    }
}

// --- the commands ---

// What scripts/lab finds of the values of a game.
Json finding(Words arguments) {
    arguments.push_back("--json");
    const Json answer = Json::parse(lab_says(arguments).output);
    for (const Json& each : answer["findings"]) {
        if (each["about"] == "value") return each;
    }
    return {{"standing", "none"}};
}

void expect_proved(const Words& arguments, const char* says, const char* by) {
    SCOPED_TRACE(fmt::format("{}", fmt::join(arguments, " ")));
    const Json found = finding(arguments);
    EXPECT_EQ(found["standing"], "proved");
    EXPECT_EQ(found.value("en", ""), says);
    EXPECT_EQ(found.value("by", ""), by);
}

TEST(GrundyCommand, SaysWhatIsProvedAndByWhat) {
    const std::string guy_smith = "the theorem of Guy and Smith on octal games (1956)";
    const auto upto = [](const char* last) {
        return fmt::format("; the terms up to n = {} are enough (periods)", last);
    };
    // However short the table that is shown.
    expect_proved(
        {"--subtract", "7,2,4,2", "--upto", "9"},
        "the value is 0, 2, 1 for n mod 3 = 0, 1, 2, but 0, 1, 2, 3 for n = 1, 3, 5, 7 in "
        "turn.",
        ("in a subtraction game as many equal terms in a row as the greatest number that "
         "may be taken prove a period" +
         upto("17"))
            .c_str());
    expect_proved(
        {"--octal", "0.77", "--upto", "30"},
        "the value is 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7 for n mod 12 = 0, 1, 2, ..., but "
        "0, 3, 3, 4, 6, 7, 3, 4, 6, 5, 6, 3, 4, 6 for n = 0, 3, 6, 9, 11, 15, 18, 21, 22, "
        "28, 34, 39, 57, 70 in turn.",
        (guy_smith + upto("167")).c_str());
    expect_proved({"--octal", "0.156"}, "from n = 3479 on the Grundy value has the period 349.",
                  (guy_smith + upto("7658")).c_str());
    expect_proved({"--subtract", "1,9000"}, "from n = 0 on the Grundy value has the period 9001.",
                  ("in a subtraction game as many equal terms in a row as the greatest number that "
                   "may be taken prove a period" +
                   upto("18000"))
                      .c_str());
    expect_proved({"--octal", "0.0"}, "the value is 0.", (guy_smith + upto("3")).c_str());
    expect_proved({"--split", "2"}, "the value is 0 if n = 0; else (n + 1) mod 2.",
                  (guy_smith + ", of which this is 4.0" + upto("5")).c_str());
    expect_proved(
        {"--split", "2,take-any"},
        "the value is 0 if n = 0; else n + k, where k is -1, 0, 0, 1 for n mod 4 = 0, 1, 2, "
        "....",
        "the theorem of \"An example from beginning to end\" (patterns)");
    const std::string shifted = finding({"--split", "2,least=2"}).value("by", "");
    EXPECT_EQ(shifted,
              guy_smith +
                  ": with 2 stones less in each heap this is the one with the single digit "
                  "d_2 = 7" +
                  upto("177"));
    for (const Words& open : std::vector<Words>{{"--octal", "0.06"},
                                                {"--octal", "0.007", "--upto", "50"},
                                                {"--split", "2,different"},
                                                {"--split", "3,least=2"},
                                                {"--split", "2,different,take-any"}}) {
        EXPECT_NE(finding(open)["standing"], "proved") << open[1];
    }
    const std::string open = lab_says({"--octal", "0.007", "--upto", "50"}).output;
    EXPECT_NE(open.find("The terms up to n = 20000 prove no period."), std::string::npos) << open;
}

// What is proved holds far beyond the terms that prove it, of who loses, too; its code says the same.
TEST(GrundyCommand, ProvesWhatIsSo) {
    std::mt19937_64 generator = seeded_rng();
    std::size_t proofs = 0;
    for (int round = 0; round < 60; ++round) {
        std::string text = round % 2 == 0 ? "0." : "";
        for (int i = 0; i < 4; ++i) {
            text += round % 2 == 0 ? std::to_string(generator() % 8)
                                   : fmt::format("{}{}", i > 0 ? "," : "", 1 + generator() % 40);
        }
        SCOPED_TRACE(text);
        const tools::HeapRule rule = tools::parse_rule(round % 2 == 0 ? "octal" : "subtract", text);
        const Values values = tools::values_of(rule, 6000);
        const auto proved = lab::proved(rule, {values.begin(), values.begin() + 2000});
        if (proved.empty()) continue;
        ++proofs;
        for (lab::Int n = 0; n < 6000; ++n) {
            const unsigned value = values[static_cast<std::size_t>(n)];
            ASSERT_EQ(proved.at(0).rule.at(&n), value == 0) << n;
            ASSERT_EQ(proved.at(1).rule.at(&n), value) << n;
        }
    }
    EXPECT_GT(proofs, 40u);
}

// The chapters have the sections and exercises that proofs name, in both languages.
TEST(GrundyCommand, NamesSectionsThatAreThere) {
    for (const char* split : {"2,take-any", "2,least=0,any-sum", "3", "3,take-any"}) {
        const lab::Rule rule = lab::proved(tools::parse_rule("split", split), {}).at(1).rule;
        const std::string file = (tools::root() / "common/notes" / rule.chapter).string();
        const auto between = [](const std::string& text, const char* open, const char* close) {
            const std::size_t begin = text.find(open) + std::string_view(open).size();
            return text.substr(begin, text.find(close, begin) - begin);
        };
        const bool exercise = rule.chapter.starts_with("solutions/");
        for (const auto& [page, section] :
             {std::pair(".md", exercise ? between(rule.theorem.en, "exercise ", " ")
                                        : between(rule.theorem.en, "\"", "\"")),
              std::pair(".zh.md", exercise ? between(rule.theorem.zh, "习题 ", " ")
                                           : between(rule.theorem.zh, "“", "”"))}) {
            EXPECT_NE(tools::read_file(file + page).find("\n## " + section + "\n"),
                      std::string::npos)
                << file << page << ": " << section;
        }
    }
}

TEST(GrundyCommand, ShowsRowsOfThePeriodAndPlays) {
    const std::string kayles = lab_says({"--octal", "0.77", "--upto", "30"}).output;
    EXPECT_NE(kayles.find("\n  24 |  4  1  2  8  5  4  7\n"), std::string::npos) << kayles;
    const std::string play = lab_says({"--octal", "0.77", "--play", "5 / 3"}).output;
    EXPECT_NE(play.find("(3) + (5)  N  value 7\n"), std::string::npos) << play;
    // Far heaps cost no more than the proof.
    const std::string far = lab_says({"--octal", "0.07", "--upto", "200000", "--csv"}).output;
    EXPECT_NE(far.find("\n200000,N,"), std::string::npos);
}

TEST(GrundyCommand, SolvesAGraph) {
    const Json dag = Json::parse(command("grundy", {"dag", "--json"}, "3 2\n1 2\n2 3\n").output);
    EXPECT_EQ(dag["nodes"][1],
              Json({{"node", 2}, {"value", 1}, {"position", "N"}, {"winning_move", 3}}));
    EXPECT_TRUE(dag["nodes"][0]["winning_move"].is_null());
}

// What is said of every kind of rule. Only names, formulas and terms are Latin words in Chinese.
TEST(GrundyCommand, SaysTheSameInBothLanguages) {
    const std::set<std::string> known = {"SG", "Guy", "Smith"};
    const auto expect_same = [&](const std::string& english, const std::string& chinese) {
        EXPECT_EQ(sorted_numbers(english), sorted_numbers(chinese)) << chinese;
        EXPECT_TRUE(is_ascii(english)) << english;
        EXPECT_FALSE(is_ascii(chinese)) << chinese;
        EXPECT_EQ(badly_set(chinese), "") << chinese;
        for (const std::string& word : runs(chinese, is_letter)) {
            EXPECT_TRUE(word.size() == 1 || known.contains(word)) << word << " is no Chinese";
        }
    };
    const std::vector<std::pair<const char*, const char*>> rules = {
        {"subtract", "1,3,4"},
        {"subtract", "5"},
        {"subtract", "1,600"},
        {"octal", "0.156"},
        {"octal", "0.77"},
        {"octal", "4.307"},
        {"octal", "0.0"},
        {"split", "2"},
        {"split", "2,least=2"},
        {"split", "2,take-any"},
        {"split", "3,take-any"},
        {"split", "3"},
        {"split", "2,any-sum,least=0"},
        {"split", "3,any-sum,different"}};
    for (const auto& [kind, text] : rules) {
        SCOPED_TRACE(fmt::format("{} {}", kind, text));
        const tools::HeapRule rule = tools::parse_rule(kind, text);
        expect_same(lab::told(rule).en, lab::told(rule).zh);
        for (const lab::Proved& proved : lab::proved(rule, tools::values_of(rule, 40))) {
            expect_same(proved.rule.theorem.en, proved.rule.theorem.zh);
        }
    }
    for (const auto& [kind, text] :
         {std::pair("subtract", "1,6000"), std::pair("octal", "0.156")}) {
        const tools::HeapRule rule = tools::parse_rule(kind, text);
        const auto proved = lab::proved(rule, tools::values_of(rule, 13000));
        expect_same(proved.at(1).sentence.en, proved.at(1).sentence.zh);
    }
    const std::string graph = "3 2\n1 2\n2 3\n";
    expect_same(command("grundy", {"dag"}, graph).output,
                command("grundy", {"dag", "--lang", "zh"}, graph).output);
}

TEST(GrundyCommand, RefusesBadInputInOneLine) {
    const auto expect_refused = [](const char* name, Words arguments, const char* why,
                                   std::string_view input = {}) {
        const tools::CommandResult result = command(name, arguments, input);
        EXPECT_EQ(result.exit_code, 2) << result.output;
        EXPECT_EQ(std::count(result.output.begin(), result.output.end(), '\n'), 1) << result.output;
        EXPECT_NE(result.output.find(why), std::string::npos) << result.output;
        // In the language asked for.
        arguments.insert(arguments.end(), {"--lang", "zh"});
        EXPECT_FALSE(is_ascii(command(name, arguments, input).output)) << why;
    };
    // The description of a game is refused in Chinese words alone.
    const auto expect_bad_game = [&](const char* name, Words arguments, const char* why,
                                     std::string_view input = {}) {
        expect_refused(name, arguments, why, input);
        arguments.insert(arguments.end(), {"--lang", "zh"});
        const tools::CommandResult result = command(name, arguments, input);
        const std::string told = result.output.substr(result.output.find(": ") + 2);
        EXPECT_EQ(not_chinese(told), "") << told;
    };
    const auto expect_bad_rule = [&](const char* option, const std::string& rule, const char* why) {
        expect_bad_game("lab", {option, rule}, why);
    };
    expect_refused("lab", {"--octal"}, "--octal");
    expect_refused("lab", {"--octal", "0.7", "--subtract", "1"}, "excludes");
    expect_refused("lab", {"--octal", "0.7", "wythoff"}, "excludes");
    expect_bad_rule("--octal", "0.78", "has the digit '8'");
    expect_bad_rule("--octal", "0.a", "has the digit 'a'");
    expect_bad_rule("--octal", "0.7.7", "has the digit '.'");
    expect_bad_rule("--octal", "77", "has no point");
    expect_bad_rule("--octal", "2.3", "never ends");
    expect_bad_rule("--octal", "0.", "needs 1 to 100 digits");
    expect_bad_rule("--octal", "0." + std::string(101, '1'), "needs 1 to 100 digits");
    expect_bad_rule("--subtract", "1,,3", "'' is not a number");
    expect_bad_rule("--subtract", "0,1", "0 is out of range");
    expect_bad_rule("--subtract", "1,-2", "'-2' is not a number");
    expect_bad_rule("--subtract", "1,2,99999999999999999999", "out of range");
    expect_bad_rule("--split", "1", "use 2 to 6");
    expect_bad_rule("--split", "2,least=", "'' is not a number");
    expect_refused("lab", {"--split", "2,equal"}, "'equal' says nothing of a split");
    expect_bad_game("lab", {"--octal", "0.7", "--upto", "1000001"}, "use 0 to 1000000");
    expect_refused("lab", {"--octal", "0.7", "--upto", "60x60"}, "a heap is one number");
    expect_bad_game("lab", {"--split", "4", "--upto", "10000"}, "too many to try");
    expect_refused("lab", {"--octal", "0.7", "--watch"}, "--watch needs a file");
    expect_refused("grundy", {}, "dag");
    expect_refused("grundy", {"dag", "--lang", "fr"}, "use one of en, zh, not 'fr'");
    expect_refused("grundy", {"nim"}, "scripts/lab --subtract 2,4,7");
    expect_refused("grundy", {"octal", "0.77", "--upto", "9"}, "scripts/lab --octal 0.77");
    const auto expect_bad_graph = [&](const char* graph, const char* why) {
        expect_bad_game("grundy", {"dag"}, why, graph);
    };
    expect_bad_graph("", "ends before the number of nodes");
    expect_bad_graph("3 x", "'x' is not a number");
    expect_bad_graph("3 1\n1 4\n", "line 2 of the graph: edge 1 of 1: 4 is out of range");
    expect_bad_graph("3 1\n1 -1\n", "'-1' is not a number");
    expect_bad_graph("3 2\n1 2\n", "ends before edge 2 of 2");
    expect_bad_graph("3 1\n1 2\n2 3", "line 3 of the graph: text after edge 1, the last one");
    expect_bad_graph("4 4\n4 1\n1 2\n2 3\n3 2\n", "has a cycle, 2 -> 3 -> 2");
    expect_bad_graph("1 1\n1 1\n", "has a cycle, 1 -> 1");
    expect_bad_graph("1000001 0\n", "out of range");
}

}  // namespace grundy_test
