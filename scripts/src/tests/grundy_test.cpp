// scripts/grundy: values against the definition played out, periods against what is known, and the
// command's answers.
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
#include "games/dag.hpp"
#include "games/heap_games.hpp"
#include "games/number.hpp"
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

tools::PeriodSearch search(const tools::OctalCode& code, std::size_t bound) {
    return tools::search_period([&](std::size_t heaps) { return tools::values_of(code, heaps); },
                                tools::proof_of(code), 0, bound);
}

void expect_period(const char* code, std::size_t start, std::size_t length) {
    SCOPED_TRACE(code);
    const tools::PeriodSearch found = search(tools::parse_octal(code), 20000);
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
        SCOPED_TRACE(fmt::format("set {}", bits));
        const Values values = by_definition(600, [&](unsigned n, const To& to) {
            for (const unsigned s : set) {
                if (s <= n) to({n - s});
            }
        });
        EXPECT_EQ(tools::values_of(set, 600), values);
        const auto period = tools::find_period(values, tools::proof_of(set));
        ASSERT_TRUE(period.has_value());
        EXPECT_EQ(std::pair(period->start, period->length), plain_period(values, 100));
    }
}

TEST(GrundyOctal, AgreesWithTheDefinitionForEveryCodeOfTwoDigits) {
    int periods = 0;
    for (const unsigned first : {0u, 4u}) {
        for (unsigned digits = 0; digits < 64; ++digits) {
            const tools::OctalCode code =
                tools::parse_octal(fmt::format("{}.{}{}", first, digits / 8, digits % 8));
            SCOPED_TRACE(code.text());
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
            const auto period = tools::find_period(values, tools::proof_of(code));
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
    const tools::PeriodSearch kayles = search(tools::parse_octal("0.77"), 1000);
    EXPECT_EQ(kayles.period->exceptions(kayles.values),
              (std::vector<std::size_t>{0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70}));
    const tools::PeriodSearch dawson = search(tools::parse_octal("0.07"), 1000);
    EXPECT_EQ(dawson.period->exceptions(dawson.values),
              (std::vector<std::size_t>{0, 1, 15, 17, 18, 32, 35, 52}));
}

TEST(GrundyOctal, FindsNoPeriodWhereNoneIsKnown) {
    for (const char* code : {"0.06", "0.6", "0.007", "0.04"}) {
        EXPECT_FALSE(search(tools::parse_octal(code), 4000).period.has_value()) << code;
    }
}

TEST(GrundyPeriod, NeedsEveryValueOfItsProof) {
    for (const char* text : {"0.77", "0.333", "0.137"}) {
        const tools::OctalCode code = tools::parse_octal(text);
        const auto period = tools::find_period(tools::values_of(code, 1000), tools::proof_of(code));
        ASSERT_TRUE(period.has_value());
        EXPECT_EQ(period->needed, 2 * std::max<std::size_t>(period->start, 1) + 2 * period->length +
                                      code.last() - 1);
        Values values = tools::values_of(code, period->needed + 1);
        const auto same = tools::find_period(values, tools::proof_of(code));
        ASSERT_TRUE(same.has_value());
        EXPECT_EQ(same->length, period->length);
        values.back() += 1;
        EXPECT_FALSE(tools::find_period(values, tools::proof_of(code)).has_value());
        values.pop_back();
        EXPECT_FALSE(tools::find_period(values, tools::proof_of(code)).has_value());
    }
    const std::vector<unsigned> set = {2, 4, 7};
    Values values = tools::values_of(set, 18);  // 7 equations, from n = 8 on, with the period 3
    const auto period = tools::find_period(values, tools::proof_of(set));
    ASSERT_TRUE(period.has_value());
    EXPECT_EQ(period->needed, 17u);
    values.pop_back();
    EXPECT_FALSE(tools::find_period(values, tools::proof_of(set)).has_value());
}

TEST(GrundyPeriod, ContinuesTheValues) {
    for (const char* text : {"0.77", "0.07", "4.3", "0.45"}) {
        const tools::OctalCode code = tools::parse_octal(text);
        const tools::PeriodSearch search =
            tools::search_period([&](std::size_t heaps) { return tools::values_of(code, heaps); },
                                 tools::proof_of(code), 5000, 5000);
        ASSERT_TRUE(search.period.has_value());
        EXPECT_LT(search.computed, 5000u);
        EXPECT_EQ(search.values, tools::values_of(code, 5001));
    }
}

TEST(GrundySplit, AgreesWithTheDefinition) {
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
                EXPECT_EQ(tools::values_of(split, 16), values);
            }
        }
    }
}

// A split that is an octal game has the values of its code.
TEST(GrundySplit, IsAnOctalGameWhereItSays) {
    for (std::size_t least = 0; least <= 6; ++least) {
        tools::Split split;
        split.least = least;
        const auto octal = tools::as_octal(split);
        ASSERT_TRUE(octal.has_value());
        const Values values = tools::values_of(split, 400);
        const Values shifted = tools::values_of(octal->code, 400 - octal->shift);
        for (std::size_t n = 0; n < values.size(); ++n) {
            EXPECT_EQ(values[n], n < octal->shift ? 0 : shifted[n - octal->shift]) << least;
        }
        const auto period = tools::find_period(values, tools::proof_of(*octal));
        if (!period) continue;
        const Values more = tools::values_of(split, 1500);
        EXPECT_EQ(std::pair(period->start, period->length), plain_period(more, 200)) << least;
        // The proof wants a window of the octal game, no earlier than from n0 = 1 on.
        EXPECT_EQ(period->needed - octal->shift, 2 * std::max(period->start, octal->shift + 1) -
                                                     2 * octal->shift + 2 * period->length +
                                                     octal->code.last() - 1);
    }
    for (const tools::Split& other :
         {tools::Split{3, 1, false, false, false}, tools::Split{2, 1, true, false, false},
          tools::Split{2, 1, false, true, false}, tools::Split{2, 1, false, false, true}}) {
        EXPECT_FALSE(tools::as_octal(other).has_value());
    }
}

// Where all values are known, they are those of the rule.
TEST(GrundySplit, HasTheValuesOfItsFormula) {
    std::size_t formulas = 0;
    for (std::size_t parts = 2; parts <= 4; ++parts) {
        for (std::size_t least = 0; least <= 2; ++least) {
            for (unsigned flags = 0; flags < 8; ++flags) {
                const tools::Split split{parts, least, (flags & 1) != 0, (flags & 2) != 0,
                                         (flags & 4) != 0};
                const auto formula = tools::formula_of(split);
                if (!formula) continue;
                ++formulas;
                const Values values = tools::values_of(split, 60);
                for (std::size_t n = 0; n < values.size(); ++n) {
                    EXPECT_EQ(formula->value(split, n), values[n]) << fmt::format(
                        "{} parts of at least {}, flags {}: {}", parts, least, flags, n);
                }
            }
        }
    }
    EXPECT_EQ(formulas,
              7u);  // Lasker's Nim and the odious numbers, twice each; 3 and 4 parts; 3 or taking
}

TEST(GrundyPeriod, MayRise) {
    const auto expect_rising = [](const Values& values, std::size_t start, std::size_t length,
                                  unsigned saltus) {
        const auto period = tools::apparent_period(values);
        ASSERT_TRUE(period.has_value());
        EXPECT_EQ(period->start, start);
        EXPECT_EQ(period->length, length);
        EXPECT_EQ(period->saltus, saltus);
    };
    expect_rising(tools::values_of(tools::Split{2, 1, false, false, true}, 100), 1, 4, 4);
    expect_rising(tools::values_of(tools::Split{4, 1, false, false, false}, 100), 1, 3, 1);
    Values values = {5, 0, 9, 2};  // then n mod 3 + 2 (n / 3)
    for (unsigned n = 4; n < 60; ++n) values.push_back(n % 3 + 2 * (n / 3));
    expect_rising(values, 3, 3, 2);
    EXPECT_EQ(tools::apparent_period(values)->exceptions(values),
              (std::vector<std::size_t>{0, 1, 2}));
    values.back() += 1;
    EXPECT_FALSE(tools::apparent_period(values).has_value());
    for (unsigned n = 0; n < 60; ++n) values[n] = 60 - n;
    EXPECT_FALSE(tools::apparent_period(values).has_value()) << "values cannot fall for ever";
}

// OEIS A002188.
TEST(GrundySplit, KnowsGrundysGame) {
    tools::Split split;
    split.different = true;
    const Values values = tools::values_of(split, 3000);
    EXPECT_EQ(Values(values.begin(), values.begin() + 25),
              (Values{0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4}));
    EXPECT_FALSE(tools::apparent_period(values).has_value());
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

// --- the command ---

tools::CommandResult grundy(std::vector<std::string> arguments, std::string_view input = {}) {
    arguments.insert(arguments.begin(), (tools::build_dir() / "bin/grundy").string());
    return tools::run_command(arguments, input);
}

TEST(GrundyCommand, SaysWhatProvesThePeriod) {
    const tools::CommandResult kayles = grundy({"octal", "0.77", "--upto", "30"});
    EXPECT_EQ(kayles.exit_code, 0);
    for (const char* part :
         {"octal game 0.77: ", "20 |  1  4  6  7  4  1  2  8  5  4  7\n",
          "period 12 from n = 71 on", "n = 0 3 6 9 11 15 18 21 22 28 34 39 57 70\n",
          "proved by the theorem of Guy and Smith (1956): g(n + 12) = g(n) holds for all n from 71 "
          "to 155, which needs the values up to n = 167"}) {
        EXPECT_NE(kayles.output.find(part), std::string::npos) << part << '\n' << kayles.output;
    }
    const tools::CommandResult unknown = grundy({"octal", "0.06", "--search", "3000"});
    EXPECT_NE(unknown.output.find("no period was found in the values up to n = 3000\n"),
              std::string::npos)
        << unknown.output;
    const tools::CommandResult from_0 = grundy({"octal", "0.333"});
    for (const char* part : {"period 4 from n = 0 on\n", "holds for all n from 1 to 8, which needs",
                             "seen, beside the theorem: the same for n = 0\n"}) {
        EXPECT_NE(from_0.output.find(part), std::string::npos) << part << '\n' << from_0.output;
    }
}

TEST(GrundyCommand, SaysWhatIsProvedOfASplitAndWhatOnlySeen) {
    const auto expect = [](std::vector<std::string> arguments, const char* says) {
        arguments.insert(arguments.begin(), "split");
        const std::string output = grundy(arguments).output;
        EXPECT_NE(output.find(says), std::string::npos) << says << '\n' << output;
        EXPECT_EQ(output.find("no theorem is known"), std::string::npos) << output;
    };
    expect({}, "period 2 from n = 1 on\n");
    expect({},
           "proved by the theorem of Guy and Smith (1956) on octal games, of which this is 4.0: "
           "g(n + 2) = g(n) holds for all n from 1 to 3, ");
    expect({"--least", "2"}, "period 34 from n = 55 on\n");
    expect({"--least", "2"},
           "with 2 stones less in each heap this is the one with the single digit "
           "d_2 = 7: g(n + 34) = g(n) holds for all n from 55 to 143, ");
    expect({"--take-any"},
           "g(n + 4) = g(n) + 4 from n = 1 on, with g(1), ..., g(4) = 1, 2, 4, 3\nproved for all n "
           "in common/notes/unknown-games.md, An example from beginning to end; seen up to n = "
           "100\n");
    expect({"--any-sum", "--least", "0"},
           "g(n) is the n-th odious number\nproved for all n in common/notes/periods.md, "
           "Splitting a heap; ");
    expect({"--parts", "3"},
           "g(n + 2) = g(n) + 1 from n = 1 on, with g(1) = ... = g(2) = 0\nproved for all n in "
           "common/notes/periods.md, Splitting into three heaps or more; ");
    expect({"--parts", "3", "--least", "2"},
           "seen, not proved: up to n = 100 g(n + 4) = g(n) + 1 holds from n = 2 on\n");
    expect({"--different"},
           "no period was found in the values up to n = 100; this program knows no theorem for "
           "this game\n");
}

// The chapters that prove a formula have the section, in both languages.
TEST(GrundyCommand, NamesSectionsThatAreThere) {
    for (const tools::Split& split :
         {tools::Split{2, 1, false, false, true}, tools::Split{2, 0, false, true, false},
          tools::Split{3, 1, false, false, false}, tools::Split{3, 1, false, false, true}}) {
        const tools::Formula formula = tools::formula_of(split).value();
        const std::string file = (tools::root() / "common/notes" / formula.chapter).string();
        for (const auto& [page, section] :
             {std::pair(".md", formula.section.en), std::pair(".zh.md", formula.section.zh)}) {
            EXPECT_NE(tools::read_file(file + page).find("\n## " + section + "\n"),
                      std::string::npos)
                << file << page << ": " << section;
        }
    }
}

TEST(GrundyCommand, PrintsJson) {
    const Json set = Json::parse(grundy({"subtract", "7,2,4,2", "--upto", "9", "--json"}).output);
    EXPECT_EQ(set["values"], Json({0, 0, 1, 1, 2, 2, 0, 3, 1, 0}));
    EXPECT_EQ(set["period"]["length"], 3);
    EXPECT_EQ(set["period"]["start"], 8);
    EXPECT_EQ(set["period"]["proved"], true);
    EXPECT_EQ(set["period"]["checked_to"], 14);
    EXPECT_EQ(set["period"]["exceptions"], Json({1, 3, 5, 7}));
    const Json none = Json::parse(grundy({"octal", "0.6", "--search", "900", "--json"}).output);
    EXPECT_TRUE(none["period"].is_null());
    EXPECT_EQ(none["computed_up_to"], 900);
    const Json dag = Json::parse(grundy({"dag", "--json"}, "3 2\n1 2\n2 3\n").output);
    EXPECT_EQ(dag["nodes"][1],
              Json({{"node", 2}, {"value", 1}, {"position", "N"}, {"winning_move", 3}}));
    EXPECT_TRUE(dag["nodes"][0]["winning_move"].is_null());
}

// Every sentence of every subcommand. Only names, formulas and terms are Latin words in Chinese.
TEST(GrundyCommand, SaysTheSameInBothLanguages) {
    const std::set<std::string> known = {"SG",      "Guy",     "Smith", "common", "notes",
                                         "periods", "unknown", "games", "zh",     "md"};
    const std::vector<std::vector<std::string>> calls = {{"subtract", "1,3,4", "--upto", "30"},
                                                         {"subtract", "5"},
                                                         {"octal", "0.77"},
                                                         {"octal", "4.307", "--search", "300"},
                                                         {"octal", "0.333"},
                                                         {"octal", "0.0"},
                                                         {"split"},
                                                         {"split", "--least", "2"},
                                                         {"split", "--least", "3"},
                                                         {"split", "--take-any"},
                                                         {"split", "--take-any", "--least", "2"},
                                                         {"split", "--different", "--upto", "300"},
                                                         {"split", "--parts", "3"},
                                                         {"split", "--parts", "3", "--least", "2"},
                                                         {"split", "--any-sum", "--least", "0"},
                                                         {"split", "--any-sum", "--upto", "60"},
                                                         {"dag"}};
    for (std::vector<std::string> call : calls) {
        SCOPED_TRACE(fmt::format("{}", fmt::join(call, " ")));
        const std::string graph = "3 2\n1 2\n2 3\n";
        const std::string english = grundy(call, graph).output;
        call.insert(call.end(), {"--lang", "zh"});
        const std::string chinese = grundy(call, graph).output;
        EXPECT_EQ(sorted_numbers(english), sorted_numbers(chinese)) << chinese;
        EXPECT_TRUE(is_ascii(english)) << english;
        EXPECT_FALSE(is_ascii(chinese)) << chinese;
        EXPECT_EQ(badly_set(chinese), "") << chinese;
        for (const std::string& word : runs(chinese, is_letter)) {
            EXPECT_TRUE(word.size() == 1 || known.contains(word)) << word << " is no Chinese";
        }
    }
}

TEST(GrundyCommand, SpeaksTheLanguageAskedFor) {
    const auto with = [](const std::string& variables, const std::string& options) {
        return tools::run_command(
                   {"sh", "-c",
                    fmt::format("unset LC_ALL LC_MESSAGES LANG; {} '{}' octal 0.7 {}", variables,
                                (tools::build_dir() / "bin/grundy").string(), options)})
            .output;
    };
    const std::string english = with("", ""), chinese = with("", "--lang zh");
    EXPECT_NE(english.find("octal game"), std::string::npos) << english;
    EXPECT_NE(chinese.find("八进制游戏"), std::string::npos) << chinese;
    EXPECT_EQ(with("LANG=zh_CN.UTF-8", ""), chinese);
    EXPECT_EQ(with("LANG=zh_CN.UTF-8", "--lang en"), english);
    EXPECT_EQ(with("LC_ALL=C LANG=zh_CN.UTF-8", ""), english);
    EXPECT_EQ(with("LC_MESSAGES=zh_TW.UTF-8 LANG=de_DE.UTF-8", ""), chinese);
    EXPECT_NE(with("", "--lang zh --json").find("\"game\":\"八进制游戏 0.7\""), std::string::npos);
}

TEST(GrundyCommand, RefusesBadInputInOneLine) {
    const auto expect_refused = [](const std::vector<std::string>& arguments, const char* why,
                                   std::string_view input = {}) {
        const tools::CommandResult result = grundy(arguments, input);
        EXPECT_EQ(result.exit_code, 2) << result.output;
        EXPECT_EQ(std::count(result.output.begin(), result.output.end(), '\n'), 1) << result.output;
        EXPECT_NE(result.output.find(why), std::string::npos) << result.output;
    };
    // The description of a game is refused in the language asked for.
    const auto expect_bad_game = [&](std::vector<std::string> arguments, const char* why,
                                     std::string_view input = {}) {
        expect_refused(arguments, why, input);
        arguments.insert(arguments.end(), {"--lang", "zh"});
        const tools::CommandResult result = grundy(arguments, input);
        EXPECT_EQ(result.exit_code, 2) << result.output;
        EXPECT_FALSE(is_ascii(result.output)) << result.output;
        const std::string told = result.output.substr(result.output.find(": ") + 2);
        EXPECT_EQ(not_chinese(told), "") << told;
    };
    expect_refused({}, "subcommand");
    expect_refused({"nim"}, "subcommand");
    expect_refused({"octal"}, "CODE");
    expect_refused({"octal", "0.7", "--lang", "fr"}, "use one of en, zh, not 'fr'");
    expect_bad_game({"octal", "0.78"}, "has the digit '8'");
    expect_bad_game({"octal", "0.a"}, "has the digit 'a'");
    expect_bad_game({"octal", "0.7.7"}, "has the digit '.'");
    expect_bad_game({"octal", "77"}, "has no point");
    expect_bad_game({"octal", "2.3"}, "never ends");
    expect_bad_game({"octal", "0."}, "needs 1 to 100 digits");
    expect_bad_game({"octal", "0." + std::string(101, '1')}, "needs 1 to 100 digits");
    expect_refused({"octal", "0.7", "--upto", "-1"}, "use a number from 0 to 200000, not '-1'");
    expect_refused({"octal", "0.7", "--upto", "200001"}, "use a number from 0 to 200000");
    expect_bad_game({"subtract", "1,,3"}, "'' is not a number");
    expect_bad_game({"subtract", "0,1"}, "0 is out of range");
    expect_bad_game({"subtract", "1,-2"}, "'-2' is not a number");
    expect_bad_game({"subtract", "1,2,99999999999999999999"}, "out of range");
    expect_refused({"subtract", "1", "--columns", "0"}, "use a number from 1 to 1000");
    expect_refused({"split", "--parts", "1"}, "use a number from 2 to 6");
    expect_bad_game({"split", "--parts", "4", "--upto", "10000"}, "too many to try");
    expect_bad_game({"dag"}, "ends before the number of nodes");
    expect_bad_game({"dag"}, "'x' is not a number", "3 x");
    expect_bad_game({"dag"}, "line 2 of the graph: edge 1 of 1: 4 is out of range", "3 1\n1 4\n");
    expect_bad_game({"dag"}, "'-1' is not a number", "3 1\n1 -1\n");
    expect_bad_game({"dag"}, "ends before edge 2 of 2", "3 2\n1 2\n");
    expect_bad_game({"dag"}, "line 3 of the graph: text after edge 1, the last one",
                    "3 1\n1 2\n2 3");
    expect_bad_game({"dag"}, "has a cycle, 2 -> 3 -> 2", "4 4\n4 1\n1 2\n2 3\n3 2\n");
    expect_bad_game({"dag"}, "has a cycle, 1 -> 1", "1 1\n1 1\n");
    expect_bad_game({"dag"}, "out of range", "1000001 0\n");
}

}  // namespace grundy_test
