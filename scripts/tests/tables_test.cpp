// The tables in the notes of the problems say what the rules say (testdata/<id>/rules.cpp), or what
// follows from them by the definition of Grundy values. The theory's tables are checked by
// common/tests/claims_test.cpp.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "lib/data.hpp"
#include "notes.hpp"
#include "problems.hpp"
#include "sprague_grundy.hpp"

namespace {

typedef unsigned long Number;

Number number(const std::string& cell) {
    return numbers(cell).at(0);
}

unsigned mex(const std::vector<unsigned>& values) {
    return sprague_grundy::mex(values.begin(), values.end());
}

// What the rules of one problem say.
class Oracle {
 public:
    explicit Oracle(const kit::Problem& problem)
        : problem_(problem), rules_(kit::make_rules(problem)), oracle_(*rules_) {}

    const kit::Problem& problem() const { return problem_; }

    // The output for an input, without the last newline.
    std::string operator()(const std::string& input) {
        std::string text = oracle_.answer(kit::parse(*rules_, input)).text;
        text.pop_back();
        return text;
    }

 private:
    const kit::Problem& problem_;
    std::unique_ptr<rules::Rules> rules_;
    kit::Oracle oracle_;
};

// A table of verdicts: row and column are named by numbers, `wins` tells the cell. Cells may be
// left empty, but not all.
void expect_verdicts(const Table& table, const std::function<bool(Number, Number)>& wins) {
    std::set<std::string> verdicts;
    for (std::size_t y = 1; y < table.size(); ++y) {
        for (std::size_t x = 1; x < table[y].size(); ++x) {
            const std::string& cell = table[y][x];
            if (cell.empty()) continue;
            const Number row = table[y][0].empty() ? 0 : number(table[y][0]);
            EXPECT_EQ(cell, wins(row, number(table[0][x])) ? "W" : ".") << row << ' ' << x;
            verdicts.insert(cell);
        }
    }
    EXPECT_EQ(verdicts.size(), 2u);
}

// A head of numbers and one row of values.
void expect_values(const Table& table, const std::vector<unsigned>& values) {
    ASSERT_GE(table[0].size(), 10u);
    for (std::size_t x = 1; x < table[0].size(); ++x) {
        EXPECT_EQ(number(table[1][x]), values.at(number(table[0][x]))) << x;
    }
}

void two_or_five(const Table& table, Oracle&) {
    expect_values(table, sprague_grundy::grundy_of_subtraction_set(100, {2, 5}));
}

void taking_stones(const Table& table, Oracle& oracle) {
    expect_verdicts(table, [&](Number, Number n) {
        return oracle(fmt::format("1\n{}\n", n)) == "October wins!";
    });
}

// The cold pairs, sorted by their difference, but for (0, 0), which the rules do not take.
void cold_pairs(const Table& table, Oracle& oracle) {
    Number columns = 1;
    for (Number b = 1; b <= number(table[2].back()); ++b) {
        for (Number a = 1; a <= b; ++a) {
            if (oracle(fmt::format("1\n{} {}\n", a, b)) == "A") continue;
            ASSERT_LT(b - a + 1, table[0].size());
            EXPECT_EQ(number(table[0][b - a + 1]), b - a);
            EXPECT_EQ(number(table[1][b - a + 1]), a);
            EXPECT_EQ(number(table[2][b - a + 1]), b);
            ++columns;
        }
    }
    EXPECT_EQ(columns + 1, table[0].size());
}

// Where each golden ratio fails is what the wrong solutions show; here that these pairs are lost.
void lost_pairs(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const std::vector<Number> pair = numbers(table[y][2]);
        EXPECT_EQ(oracle(fmt::format("1\n{} {}\n", pair.at(0), pair.at(1))), "B");
    }
}

void graph(const Table& table, Oracle&) {
    std::map<Number, unsigned> values;
    for (std::size_t y = 1; y < table.size(); ++y) {
        std::vector<unsigned> reached;
        for (const Number to : numbers(table[y][1])) reached.push_back(values.at(to));
        values[number(table[y][0])] = mex(reached);
        EXPECT_EQ(number(table[y][3]), mex(reached));
    }
}

void sheets(const Table& table, Oracle&) {
    std::map<std::pair<Number, Number>, unsigned> values;
    for (std::size_t y = 1; y < table.size(); ++y) {
        for (std::size_t x = 1; x < table[0].size(); ++x) {
            const Number n = number(table[y][0]), m = number(table[0][x]);
            std::vector<unsigned> reached;
            for (Number i = 2; i + 2 <= n; ++i)
                reached.push_back(values[{i, m}] ^ values[{n - i, m}]);
            for (Number j = 2; j + 2 <= m; ++j)
                reached.push_back(values[{n, j}] ^ values[{n, m - j}]);
            values[{n, m}] = mex(reached);
            EXPECT_EQ(number(table[y][x]), mex(reached)) << n << " x " << m;
        }
    }
}

void new_nim(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const std::vector<Number> heaps = numbers(table[y][0]);
        EXPECT_EQ(table[y][3],
                  oracle(fmt::format("{}\n{}\n", heaps.size(), fmt::join(heaps, " "))));
    }
}

// p, its smaller divisors, the xor of their values, that without one of them, and the mex of these.
void beads(const Table& table, Oracle&) {
    std::map<Number, unsigned> values;
    for (Number p = 1, row = 1; row < table.size(); ++p) {
        std::vector<Number> divisors, terms, left;
        unsigned sum = 0;
        for (Number d = 1; d < p; ++d) {
            if (p % d > 0) continue;
            divisors.push_back(d);
            terms.push_back(values[d]);
            sum ^= values[d];
        }
        for (const Number term : terms) left.push_back(term ^ sum);
        values[p] = sprague_grundy::mex(left.begin(), left.end());
        if (terms.size() > 1) terms.push_back(sum);
        for (std::size_t y = 1; y < table.size(); ++y) {
            const std::vector<Number> shown = numbers(table[y][0]);
            if (std::find(shown.begin(), shown.end(), p) == shown.end()) continue;
            EXPECT_EQ(numbers(table[y][1]), divisors) << p;
            EXPECT_EQ(numbers(table[y][2]), terms) << p;
            EXPECT_EQ(numbers(table[y][3]), left) << p;
            EXPECT_EQ(number(table[y][4]), values[p]) << p;
            row += p == shown.back();
        }
    }
}

std::string binary(Number n, int width = 1) {
    return fmt::format("{:0{}b}", n, width);
}

void lost_triples(const Table& table, Oracle& oracle) {
    std::size_t y = 0;
    for (int a = 1; a <= 7; ++a) {
        for (int b = a + 1; b <= 7; ++b) {
            for (int c = b + 1; c <= 7; ++c) {
                if (oracle(fmt::format("3\n{} {} {}\n", a, b, c)) == "Yes") continue;
                ASSERT_LT(++y, table.size());
                EXPECT_EQ(table[y][0], fmt::format("{} {} {}", a, b, c));
                EXPECT_EQ(table[y][1], fmt::format("{:03b} {:03b} {:03b}", a, b, c));
            }
        }
    }
    EXPECT_EQ(y + 1, table.size());
}

void stairs(const Table& table, Oracle& oracle) {
    for (int second = 1; second <= 4; ++second) {
        for (std::size_t y = 1; y < table.size(); ++y) {
            for (std::size_t x = 1; x < table[0].size(); ++x) {
                const std::string input = fmt::format("3\n{} {} {}\n", y, second, x);
                EXPECT_EQ(table[y][x], oracle(input) == "Yes" ? "W" : ".") << input;
            }
        }
    }
}

void two_smaller_heaps(const Table& table, Oracle&) {
    expect_values(
        table, sprague_grundy::grundy_values(100, [](unsigned n, sprague_grundy::Options& options) {
            for (unsigned a = 0; a < n; ++a) {
                for (unsigned b = 0; b <= a; ++b) options.to(a, b);
            }
        }));
    for (std::size_t x = 1; x < table[0].size(); ++x) {
        EXPECT_EQ(table[2][x], binary(number(table[1][x])));
    }
}

// Looks at ten numbers at each end of an interval; the last one has one end only.
void intervals(const Table& table, Oracle& oracle) {
    Number next = 2;
    for (std::size_t y = 1; y < table.size(); ++y) {
        const std::vector<Number> ends = numbers(table[y][0]);
        EXPECT_EQ(ends.at(0), next);
        next = ends.size() == 2 ? ends[1] + 1 : ends[0] + 10;
        for (Number n = ends[0]; n < next; ++n) {
            if (n == ends[0] + 10 && next - n > 10) n = next - 10;
            EXPECT_EQ(oracle(fmt::format("{}\n", n)), table[y][1] + " wins.");
        }
    }
}

// The heaps, the nim-sum, and each winning move as two numbers (one for all of equal heaps).
void winning_moves(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const std::vector<Number> heaps = numbers(table[y][0]);
        const Number sum = sprague_grundy::nim_sum(heaps.begin(), heaps.end());
        EXPECT_EQ(table[y][1], binary(sum, 4));
        std::vector<Number> moves;
        std::set<Number> seen;
        std::size_t count = 0;
        for (const Number heap : heaps) {
            if ((heap ^ sum) >= heap) continue;
            ++count;
            if (seen.insert(heap).second) moves.insert(moves.end(), {heap, heap ^ sum});
        }
        EXPECT_EQ(numbers(table[y][2]), moves);
        EXPECT_EQ(oracle(fmt::format("{}\n{}\n0\n", heaps.size(), fmt::join(heaps, " "))),
                  fmt::format("{}", count));
    }
}

// All values of the sample, and the two greatest of each row.
void generals(const Table& table, Oracle& oracle) {
    const std::vector<Number> sample =
        numbers(kit::read_file(oracle.problem().data() / "sample-1.in"));
    const std::size_t n = sample[0];
    std::vector<std::vector<Number>> rows(n + 1);
    std::size_t next = 1;
    for (std::size_t i = 1; i <= n; ++i) {
        for (std::size_t j = i + 1; j <= n; ++j, ++next) {
            EXPECT_EQ(number(table[i][j]), sample.at(next));
            EXPECT_EQ(table[i][j], table[j][i]);
            rows[i].push_back(sample[next]);
            rows[j].push_back(sample[next]);
        }
        std::sort(rows[i].rbegin(), rows[i].rend());
        EXPECT_EQ(number(table[i][n + 1]), rows[i][0]);
        EXPECT_EQ(number(table[i][n + 2]), rows[i][1]);
    }
}

unsigned row_value(const std::string& row) {
    std::vector<unsigned> reached;
    for (std::size_t from = 0; from < row.size(); ++from) {
        const std::size_t to = row.find('.', from);
        if (row[from] == '.' || to == std::string::npos) continue;
        std::string next = row;
        std::swap(next[from], next[to]);
        reached.push_back(row_value(next));
    }
    return mex(reached);
}

void rows_of_pieces(const Table& table, Oracle&) {
    std::set<std::string> rows;
    for (std::size_t y = 1; y < table.size(); ++y) {
        for (std::size_t x = 0; x < table[y].size(); x += 2) {
            rows.insert(table[y][x]);
            EXPECT_EQ(number(table[y][x + 1]), row_value(table[y][x])) << table[y][x];
        }
    }
    EXPECT_EQ(rows.size(), 16u);
}

// Who wins `input`, made of the row's and the column's number, if `win` is printed.
std::function<void(const Table&, Oracle&)> verdicts(const char* input, const char* win) {
    return [=](const Table& table, Oracle& oracle) {
        expect_verdicts(table, [&](Number row, Number column) {
            return oracle(fmt::format(fmt::runtime(input), row, column)) == win;
        });
    };
}

// The table of each problem's notes; none has more than one.
const std::map<std::string, std::function<void(const Table&, Oracle&)>> checks = {
    {"51nod-1066-bash-game", verdicts("1\n{1} {0}\n", "A")},
    {"51nod-1072-wythoff", cold_pairs},
    {"51nod-1185-wythoff-v2", lost_pairs},
    {"acwing-1319-moving-pieces", graph},
    {"acwing-219-cutting-game", sheets},
    {"acwing-229-new-nim", new_nim},
    {"acwing-235-magic-beads", beads},
    {"acwing-891-nim", lost_triples},
    {"acwing-892-staircase-nim", stairs},
    {"acwing-893-subtraction-nim", two_or_five},
    {"acwing-894-splitting-nim", two_smaller_heaps},
    {"hdu-1517-multiplication-game", intervals},
    {"hdu-1536-s-nim", two_or_five},
    {"hdu-1730-northcott-game",
     [](const Table& table, Oracle& oracle) {
         expect_verdicts(table, [&](Number a, Number b) {
             return oracle(fmt::format("2 10\n1 {}\n1 {}\n", a + 2, b + 2)) == "I WIN!";
         });
     }},
    {"hdu-1850-good-boy-nim", winning_moves},
    {"hdu-2147-kikis-game", verdicts("{} {}\n0 0\n", "Wonderful!")},
    {"luogu-p1199-three-kingdoms", generals},
    {"luogu-p1290-euclid-game", verdicts("1\n{} {}\n", "Stan wins")},
    {"luogu-p2575-chess-masters", rows_of_pieces},
    {"luogu-p4018-taking-stones", taking_stones},
    {"luogu-p4279-little-john", verdicts("1\n2\n{} {}\n", "John")},
    {"luogu-p4860-taking-stones-ii", taking_stones},
};

class Tables : public AnyProblemTest {};

TEST_P(Tables, SayWhatTheRulesSay) {
    const kit::fs::path english = problem().folder() / "README.md";
    for (const auto& file : {english, in_chinese(english)}) {
        SCOPED_TRACE(file);
        ASSERT_TRUE(kit::fs::exists(file));
        const std::vector<Table> found = tables(Note(file));
        if (found.empty()) continue;
        ASSERT_EQ(found.size(), 1u);
        ASSERT_EQ(checks.count(problem().id), 1u) << "nothing checks this table";
        Oracle oracle(problem());
        checks.at(problem().id)(found[0], oracle);
    }
}

FOR_EACH_PROBLEM(Tables);

}  // namespace
