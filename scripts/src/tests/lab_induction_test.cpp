// What the lab proves by induction: no rule but the right one.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "lab/find.hpp"
#include "lab/induction.hpp"
#include "seeded_rng.hpp"

namespace lab_induction_test {

using lab::About;
using lab::Int;
using lab::Numbers;

// All entries of positions of two numbers by the definition, up to a sum.
std::map<Numbers, Int> entries(const std::vector<Numbers>& steps, About about, bool misere,
                               Int sum) {
    std::map<Numbers, Int> known;
    for (Int total = 0; total <= sum; ++total) {
        for (Int a = 0; a <= total; ++a) {
            std::set<Int> reached;
            for (const Numbers& step : steps) {
                const Numbers to = {a - step[0], total - a - step[1]};
                if (to[0] >= 0 && to[1] >= 0) reached.insert(known.at(to));
            }
            Int entry = 0;
            if (about == About::value) {
                while (reached.count(entry) > 0) ++entry;
            } else {
                entry = reached.empty() ? !misere : reached.count(1) == 0;
            }
            known[{a, total - a}] = entry;
        }
    }
    return known;
}

TEST(LabInduction, ProvesWhatIsSoAndNothingElse) {
    std::mt19937_64 rng = seeded_rng();
    const auto below = [&](std::uint64_t bound) { return static_cast<Int>(rng() % bound); };
    std::size_t proved = 0, refuted = 0;
    for (int round = 0; round < 150; ++round) {
        lab::Table table;
        table.upto = {1, 1};
        table.misere = round % 3 == 0;
        const About about = round % 3 == 1 ? About::value : About::loses;
        const Int count = 1 + below(4);
        Int reach = 0;
        while (static_cast<Int>(table.moves.steps.size()) < count) {
            const Numbers step = {below(5) - 1, below(5) - 1};
            if (step[0] + step[1] <= 0) continue;
            table.moves.steps.push_back(step);
            reach = std::max({reach, step[0], step[1]});
        }
        const Int period = 1 + below(6);
        const Int checked = 2 * reach + period;
        const auto known = entries(table.moves.steps, about, table.misere, 3 * checked + 30);
        // What the table would show of a game with this period; now and then one entry is wrong.
        std::map<Numbers, Int> rests;
        for (Int a = 0; a < period; ++a) {
            for (Int b = 0; b < period; ++b) rests[{a, b}] = known.at({a, b});
        }
        if (round % 5 == 0) rests[{below(period), below(period)}] ^= 1;
        const auto at = [&](const Int* p) { return rests.at({p[0] % period, p[1] % period}); };
        bool is_so = true;
        for (const auto& [position, entry] : known) {
            is_so = is_so && at(position.data()) == entry;
        }
        const auto theorem = lab::by_induction(about, table, {period, 0}, at);
        ASSERT_EQ(theorem.has_value(), is_so) << round;
        ++(is_so ? proved : refuted);
    }
    EXPECT_GT(proved, 0U);
    EXPECT_GT(refuted, 0U);
}

// What is seen in the code of whatever rules are found is so of the function.
TEST(LabInduction, IsRightAboutTheRulesThatAreFound) {
    std::mt19937_64 rng = seeded_rng();
    std::size_t seen = 0;
    for (int round = 0; round < 8; ++round) {
        constexpr Int most = 47;
        std::vector<Numbers> steps;
        while (steps.size() < 2 + rng() % 2) {
            const Numbers step = {static_cast<Int>(rng() % 4), static_cast<Int>(rng() % 4)};
            if (step[0] + step[1] > 0) steps.push_back(step);
        }
        if (round % 2 == 0) {
            for (const Numbers& step : std::vector<Numbers>(steps))
                steps.push_back({step[1], step[0]});
        }
        lab::Table table;
        table.upto = {most, most};
        for (const auto& [at, value] : entries(steps, About::value, false, 2 * most)) {
            if (std::max(at[0], at[1]) > most) continue;
            table.values.push_back(static_cast<std::int32_t>(value));
            table.outcomes.push_back(value == 0 ? lab::Outcome::lost : lab::Outcome::won);
        }
        for (const lab::Finding& finding : lab::find(table).all) {
            const auto repeats = lab::repeats_of(finding.tree);
            if (!repeats) continue;
            ++seen;
            for (int trial = 0; trial < 5000; ++trial) {
                const Int low = static_cast<Int>(rng() % 40), gap = static_cast<Int>(rng() % 40);
                const bool both = rng() % 2 == 0;
                if ((both ? low : gap) <= repeats->start) continue;
                Numbers at = {low, low + gap}, more = at;
                for (Int& number : more) {
                    if (both || &number == &more[1]) number += repeats->period;
                }
                if (rng() % 2 == 0) {
                    std::swap(at[0], at[1]);
                    std::swap(more[0], more[1]);
                }
                ASSERT_EQ(finding.at(at.data()), finding.at(more.data()))
                    << finding.code << at[0] << ' ' << at[1];
            }
        }
    }
    EXPECT_GT(seen, 0U);
}

TEST(LabInduction, HasALimit) {
    lab::Table table;
    table.moves.steps = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}};
    const auto sum = [](const Int* p) { return (p[0] + p[1] + p[2] + p[3]) % 2; };
    EXPECT_TRUE(lab::by_induction(About::value, table, {2, 0}, sum).has_value());
    EXPECT_FALSE(lab::by_induction(About::value, table, {20, 0}, sum).has_value());
    table.moves.steps.clear();
    EXPECT_FALSE(lab::by_induction(About::value, table, {2, 0}, sum).has_value());
}

TEST(LabInduction, SaysWhetherTwoFunctionsAgree) {
    for (const Int wrong : {-1, 0, 5, 6, 17}) {
        EXPECT_EQ(lab::agree(1, {2, 3}, {3, 12}, [&](const Int* n) { return *n != wrong; }),
                  wrong < 0);
    }
}

// What the lab says of a game in a file: a letter for each finding, P if it is proved.
std::string standings(const std::string& game) {
    const tools::TemporaryFolder folder("lab-induction");
    const tools::fs::path file = folder.path() / "game.cpp";
    tools::write_file(file, "#include <lab.hpp>\n#include <algorithm>\n#include <vector>\n" + game);
    const tools::CommandResult result = tools::run_command(
        {(tools::build_dir() / "bin/lab").string(), file.string(), "--seconds", "0.5", "--json"});
    EXPECT_EQ(result.exit_code, 0) << result.output;
    std::string letters;
    const nlohmann::json answer = nlohmann::json::parse(result.output, nullptr, false);
    for (const auto& finding : answer["findings"]) {
        letters += finding["standing"] == "proved" ? 'P' : 'H';
    }
    return letters;
}

TEST(LabInduction, IsOfGamesWhoseStepsAreTheSameEverywhere) {
    const std::string two =
        "void moves(int a, int b, lab::Options<int, int>& to) {{\n"
        "    for (int s = 1; s <= 3; ++s) {{\n"
        "        if (s <= a) to(a - s, b);\n"
        "        if (s <= b{}) to(a, b - s);\n    }}\n}}\n";
    EXPECT_EQ(standings(fmt::format(fmt::runtime(two), "")), "PP");
    const std::string other = standings(fmt::format(fmt::runtime(two), " && a + b != 30"));
    EXPECT_EQ(other.find('P'), std::string::npos) << other;
    EXPECT_EQ(standings("constexpr bool misere = true;\n" + fmt::format(fmt::runtime(two), "")),
              "P");
}

TEST(LabInduction, IsOfHeapsToo) {
    const std::string heaps =
        "void moves(const std::vector<int>& heaps, lab::Options<std::vector<int>>& to) {{\n"
        "    for (std::size_t i = 0; i < heaps.size(); ++i) {{\n"
        "        for (int s : {{1, 3, 4}}) {{\n"
        "            std::vector<int> next = heaps;\n"
        "            if ((next[i] -= s) < 0) continue;\n"
        "            {}\n"
        "            std::sort(next.begin(), next.end());\n"
        "            next.erase(next.begin(), std::upper_bound(next.begin(), next.end(), 0));\n"
        "            to(next);\n        }}\n    }}\n}}\n";
    EXPECT_EQ(standings(fmt::format(fmt::runtime(heaps), "")), "PP");
    // A heap of eight loses its 4.
    const std::string other =
        standings(fmt::format(fmt::runtime(heaps), "if (s == 4 && heaps[i] == 8) continue;"));
    EXPECT_EQ(other.find('P'), std::string::npos) << other;
}

TEST(LabInduction, MooresTheoremIsOfMooresNim) {
    const std::string moore =
        "void lower(std::vector<int> heaps, std::size_t i, int most, const std::vector<int>& "
        "from,\n"
        "           lab::Options<std::vector<int>>& to) {{\n"
        "    if (i == heaps.size() || most == 0) {{\n"
        "        std::sort(heaps.begin(), heaps.end());\n"
        "        heaps.erase(heaps.begin(), std::upper_bound(heaps.begin(), heaps.end(), 0));\n"
        "        if (heaps != from {}) to(heaps);\n"
        "        return;\n    }}\n"
        "    lower(heaps, i + 1, most, from, to);\n"
        "    while (--heaps[i] >= 0) lower(heaps, i + 1, most - 1, from, to);\n}}\n"
        "void moves(const std::vector<int>& heaps, lab::Options<std::vector<int>>& to) {{\n"
        "    lower(heaps, 0, 2, heaps, to);\n}}\n";
    EXPECT_EQ(standings(fmt::format(fmt::runtime(moore), "")), "P");
    const std::string other =
        standings(fmt::format(fmt::runtime(moore), "&& heaps != std::vector<int>{{3, 3}}"));
    EXPECT_EQ(other.find('P'), std::string::npos) << other;
}

}  // namespace lab_induction_test
