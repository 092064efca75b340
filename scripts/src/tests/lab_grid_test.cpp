// Rules for two numbers and more, and for heaps: games played out by force go in, and the rule that
// comes out is right on a table twice as long, as its code is.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <numeric>
#include <optional>
#include <random>
#include <set>
#include <sstream>

#include "lab/find.hpp"
#include "problems.hpp"

namespace lab_grid_test {

using lab::About;
using lab::Int;
using lab::Numbers;

using To = std::function<void(const Numbers&)>;
using Options = std::function<void(const Numbers&, const To&)>;
using Formula = std::function<Int(const Numbers&)>;

// What is found is told to who asks: LAB_SHOW is a part of a game's name.
std::ostream& told() {
    static std::ostream none(nullptr);
    return std::getenv("LAB_SHOW") == nullptr ? none : std::cout;
}

struct Game {
    std::string name;
    Numbers upto;
    Options options;
    About about = About::loses;
    Formula far = nullptr;  // the entry, where it is known
    std::function<bool(const Numbers&)> legal = nullptr;
    bool misere = false;
    lab::Moves moves = {};
    std::string said = {};  // the sentence, where it matters how it is said
};

class Solver {
 public:
    Solver(const Game& game, bool values) : game_(game), values_(values) {}

    std::int32_t of(const Numbers& at) {
        const auto known = known_.find(at);
        if (known != known_.end()) return known->second;
        std::set<std::int32_t> reached;
        // More numbers than a position has are those of several, whose sum is reached.
        game_.options(at, [&](const Numbers& to) {
            std::int32_t sum = 0;
            const std::size_t numbers = game_.upto.empty() ? to.size() : game_.upto.size();
            for (const Int n : to) {
                if (n < 0) return;
            }
            for (std::size_t k = 0; k < to.size(); k += numbers) {
                const auto start = to.begin() + static_cast<std::ptrdiff_t>(k);
                const Numbers part(start, start + static_cast<std::ptrdiff_t>(numbers));
                if (game_.legal && !game_.legal(part)) return;
                sum ^= of(part);
            }
            if (to.empty()) sum = of(to);
            reached.insert(sum);
        });
        std::int32_t value = 0;
        if (values_) {
            while (reached.count(value) > 0) ++value;
        } else if (reached.empty()) {
            value = game_.misere ? 0 : 1;
        } else {
            value = reached.count(1) > 0 ? 0 : 1;
        }
        return known_[at] = value;
    }

 private:
    const Game& game_;
    bool values_;
    std::map<Numbers, std::int32_t> known_;
};

void for_each(const Numbers& upto, const std::function<void(const Numbers&)>& visit) {
    Numbers at(upto.size(), 0);
    do {
        visit(at);
    } while (lab::step_in(upto, at.data()));
}

// An entry as rules see it: 1 where the player to move loses, the value, or -1.
void add_entry(lab::Table& table, About about, std::int32_t entry) {
    const bool lost = about == About::value ? entry == 0 : entry == 1;
    table.outcomes.push_back(entry < 0 ? lab::Outcome::none
                             : lost    ? lab::Outcome::lost
                                       : lab::Outcome::won);
    if (about == About::value) table.values.push_back(entry);
}

std::int32_t entry_of(const lab::Table& table, About about, std::size_t i) {
    if (table.outcomes[i] == lab::Outcome::none) return -1;
    return about == About::value ? table.values[i] : table.outcomes[i] == lab::Outcome::lost;
}

lab::Table table_of(const Game& game, const Numbers& upto) {
    lab::Table table;
    table.upto = upto;
    table.misere = game.misere;
    table.moves = game.moves;
    Solver solver(game, game.about == About::value);
    for_each(upto, [&](const Numbers& at) {
        add_entry(table, game.about, game.legal && !game.legal(at) ? -1 : solver.of(at));
    });
    return table;
}

// For somebody who asks for a game by its name.
void tell(const std::string& game, const std::optional<lab::Finding>& rule) {
    told() << game << ": "
           << (rule ? rule->sentence.en + "\n" + rule->sentence.zh + "\n" + rule->code : "none")
           << "\n";
}

// What the lab finds of it.
std::optional<lab::Finding> found_in(const lab::Table& table, About about) {
    for (lab::Finding& finding : lab::find(table).all) {
        if (finding.about == about) return std::move(finding);
    }
    return std::nullopt;
}

// All rules' code in one program.
class Program {
 public:
    void add(const std::string& name, const lab::Finding& rule, std::size_t numbers,
             const Numbers& upto, const std::vector<Numbers>& far,
             const std::function<bool(const Numbers&)>& legal) {
        const std::string name_of_code = "rule" + std::to_string(count_);
        const std::string code = lab::function_of("long long", name_of_code, rule.tree, numbers);
        functions_ += code.substr(code.find("long long " + name_of_code));
        const auto call = [&](const Numbers& at) {
            std::ostringstream line;
            line << "    std::cout << rule" << count_ << "(";
            for (std::size_t k = 0; k < numbers; ++k) line << (k > 0 ? ", " : "") << at[k] << "LL";
            line << ") << '\\n';\n";
            calls_ += line.str();
            expected_.push_back({name, at, rule.at(at.data())});
        };
        std::mt19937 random(7);
        for (int i = 0; i < 60; ++i) {
            Numbers at;
            for (const Int most : upto)
                at.push_back(static_cast<Int>(random() % static_cast<unsigned>(most + 1)));
            if (!legal || legal(at)) call(at);
        }
        for (const Numbers& at : far) call(at);
        ++count_;
    }

    void check(const std::string& folder) {
        std::ofstream(folder + "/lab_rules.cpp")
            << "#include <algorithm>\n#include <iostream>\n#include <vector>\n"
            << functions_ << "int main() {\n"
            << calls_ << "}\n";
        const std::string program = folder + "/lab_rules";
        ASSERT_EQ(std::system(("g++ -std=c++11 -Wall -Wextra -Werror -o " + program + " " + folder +
                               "/lab_rules.cpp && " + program + " > " + folder + "/lab_rules.out")
                                  .c_str()),
                  0);
        std::ifstream in(folder + "/lab_rules.out");
        for (const auto& [name, at, is] : expected_) {
            Int said = -1;
            in >> said;
            ASSERT_EQ(said, is) << name << " at " << at[0] << ", " << at[1];
        }
    }

 private:
    struct Line {
        std::string name;
        Numbers at;
        Int is;
    };
    std::string functions_, calls_;
    std::vector<Line> expected_;
    int count_ = 0;
};

std::vector<Numbers> far_places(const Game& game) {
    std::mt19937_64 random(3);
    std::vector<Numbers> places;
    for (int tries = 0; places.size() < 40 && tries < 100000; ++tries) {
        Numbers at;
        const Int near = static_cast<Int>(random() % 1000000000) + 1;
        for (std::size_t k = 0; k < game.upto.size(); ++k) {
            at.push_back(tries % 2 == 0 || k == 0 ? static_cast<Int>(random() % 1000000000)
                                                  : near + static_cast<Int>(random() % 3));
        }
        if (tries % 2 != 0) at[0] = near;
        if (!game.legal || game.legal(at)) places.push_back(at);
    }
    return places;
}

void take(const Numbers& at, std::size_t k, Int n, const To& to) {
    Numbers next = at;
    next[k] -= n;
    if (next[k] >= 0) to(next);
}
void take_both(const Numbers& at, Int n, const To& to, Int m = -1) {
    Numbers next = at;
    next[0] -= n;
    next[1] -= m < 0 ? n : m;
    if (next[0] >= 0 && next[1] >= 0) to(next);
}
void nim(const Numbers& at, const To& to) {
    for (std::size_t k = 0; k < at.size(); ++k) {
        for (Int n = 1; n <= at[k]; ++n) take(at, k, n, to);
    }
}
void steps(const Numbers& at, const To& to, const std::vector<std::pair<Int, Int>>& by) {
    for (const auto& [x, y] : by) {
        Numbers next = at;
        next[0] += x;
        next[1] += y;
        if (next[0] >= 0 && next[1] >= 0) to(next);
    }
}
Int wythoff_low(Int k, Int r) {
    const auto root = static_cast<Int>(std::sqrt(static_cast<long double>((r * r + 4) * k * k)));
    return ((2 - r) * k + root) / 2;
}
Int least_zeckendorf(Int n) {
    Int x = 1, y = 2;
    std::vector<Int> all = {1};
    while (y <= n) {
        all.push_back(y);
        std::swap(x, y);
        y += x;
    }
    Int part = 0;
    for (std::size_t k = all.size(); k-- > 0 && n > 0;) {
        if (all[k] <= n) n -= part = all[k];
    }
    return part;
}

std::vector<Game> games() {
    std::vector<Game> all;
    const auto add = [&](Game game) { all.push_back(std::move(game)); };
    const auto V = About::value;
    const auto L = About::loses;
    lab::Moves is_nim, is_wythoff;
    is_nim.lowered = 1;
    is_wythoff.wythoff = true;
    add({"nim",
         {60, 60},
         nim,
         L,
         [](const Numbers& p) { return Int{p[0] == p[1]}; },
         nullptr,
         false,
         is_nim});
    add({"nim values",
         {40, 40},
         nim,
         V,
         [](const Numbers& p) { return p[0] ^ p[1]; },
         nullptr,
         false,
         is_nim});
    add({"nim, misère",
         {40, 40},
         nim,
         L,
         [](const Numbers& p) { return Int{p[0] <= 1 && p[1] <= 1 ? p[0] != p[1] : p[0] == p[1]}; },
         nullptr,
         true,
         is_nim});
    add({"nim of three",
         {20, 20, 20},
         nim,
         L,
         [](const Numbers& p) { return Int{(p[0] ^ p[1] ^ p[2]) == 0}; },
         nullptr,
         false,
         is_nim});
    add({"nim of three, misère", {20, 20, 20}, nim, L, nullptr, nullptr, true, is_nim});
    add({"nim of four values", {10, 10, 10, 10}, nim, V, nullptr, nullptr, false, is_nim});
    for (const Int r : {1, 2, 3}) {
        add({"wythoff " + std::to_string(r),
             {120, 120},
             [r](const Numbers& p, const To& to) {
                 nim(p, to);
                 for (Int n = 1; n <= p[0]; ++n) {
                     for (Int m = std::max<Int>(1, n - r + 1); m < n + r; ++m)
                         take_both(p, n, to, m);
                 }
             },
             L,
             [r](const Numbers& p) {
                 const Int a = std::min(p[0], p[1]), d = std::max(p[0], p[1]) - a;
                 return Int{d % r == 0 && a == wythoff_low(d / r, r)};
             },
             nullptr,
             false,
             r == 1 ? is_wythoff : lab::Moves()});
    }
    const Options queen = [](const Numbers& p, const To& to) {
        nim(p, to);
        for (Int n = 1; n <= p[0]; ++n) take_both(p, n, to);
    };
    for (const Int s : {2, 3}) {
        add({"wythoff, up to " + std::to_string(s) + " times as many",
             {120, 120},
             [s](const Numbers& p, const To& to) {
                 nim(p, to);
                 for (Int n = 1; n <= std::max(p[0], p[1]); ++n) {
                     for (Int m = n; m <= s * n; ++m) {
                         take_both(p, n, to, m);
                         if (m > n) take_both(p, m, to, n);
                     }
                 }
             },
             L});
    }
    add({"wythoff, misère", {120, 120}, queen, L, nullptr, nullptr, true, is_wythoff});
    add({"queen to (1, 1)", {120, 120}, queen, L, nullptr, [](const Numbers& p) {
             return p[0] > 0 && p[1] > 0;
         }});
    const Options euclid = [](const Numbers& p, const To& to) {
        if (p[0] == 0 || p[1] == 0) return;
        for (Int n = p[1]; n <= p[0]; n += p[1]) take(p, 0, n, to);
        for (Int n = p[0]; n <= p[1]; n += p[0]) take(p, 1, n, to);
    };
    const Formula euclid_far = [](const Numbers& p) {
        const Int a = std::min(p[0], p[1]), b = std::max(p[0], p[1]);
        return Int{a == 0 || (a < b && b * b - a * b - a * a < 0)};
    };
    add({"euclid", {60, 60}, euclid, L, euclid_far});
    add({"euclid, positive", {60, 60}, euclid, L, euclid_far, [](const Numbers& p) {
             return p[0] > 0 || p[1] > 0;
         }});
    add({"euclid up to equal numbers, values",
         {60, 60},
         [](const Numbers& p, const To& to) {
             for (Int n = p[1]; n < p[0]; n += p[1]) take(p, 0, n, to);
             for (Int n = p[0]; n < p[1]; n += p[0]) take(p, 1, n, to);
         },
         V,
         [](const Numbers& p) { return std::abs(p[0] * p[0] - p[1] * p[1]) / (p[0] * p[1]); },
         [](const Numbers& p) { return p[0] > 0 && p[1] > 0; }});
    add({"euclid forced",
         {60, 60},
         [](const Numbers& p, const To& to) {
             if (p[0] > 0 && p[1] > 0) take(p, p[0] < p[1], std::min(p[0], p[1]), to);
         },
         L});
    add({"wizards: mod or a power",
         {100, 100},
         [](const Numbers& p, const To& to) {
             const Int a = p[0], b = p[1];
             if (a == 0) return;
             for (Int n = a; n <= b; n *= a) {
                 to({std::min(a, b - n), std::max(a, b - n)});
                 if (a == 1) break;
             }
             to({b % a, a});
         },
         L,
         nullptr,
         [](const Numbers& p) { return p[0] <= p[1]; }});
    add({"king",
         {40, 40},
         [](const Numbers& p, const To& to) {
             steps(p, to, {{-1, 0}, {0, -1}, {-1, -1}});
         },
         L,
         [](const Numbers& p) { return Int{p[0] % 2 == 0 && p[1] % 2 == 0}; }});
    add({"king values",
         {40, 40},
         [](const Numbers& p, const To& to) {
             steps(p, to, {{-1, 0}, {0, -1}, {-1, -1}});
         },
         V});
    add({"knight",
         {40, 40},
         [](const Numbers& p, const To& to) {
             steps(p, to, {{-2, 1}, {-2, -1}, {1, -2}, {-1, -2}});
         },
         L,
         [](const Numbers& p) { return Int{p[0] % 4 < 2 && p[1] % 4 < 2}; }});
    add({"knight values",
         {40, 40},
         [](const Numbers& p, const To& to) {
             steps(p, to, {{-2, 1}, {-2, -1}, {1, -2}, {-1, -2}});
         },
         V});
    add({"bishop values",
         {40, 40},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= p[0]; ++n) take_both(p, n, to);
         },
         V,
         [](const Numbers& p) { return std::min(p[0], p[1]); }});
    add({"a divisor of the other number",
         {120, 60},
         [](const Numbers& p, const To& to) {
             for (Int d = 1; d <= p[1]; ++d) {
                 if (p[1] % d == 0) take(p, 0, d, to);
             }
         },
         V,
         [](const Numbers& p) {
             Int d = 1;
             while (p[1] % d == 0) ++d;
             return p[0] % d;
         },
         [](const Numbers& p) { return p[1] > 0; }});
    add({"rook of three steps",
         {60, 60},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= 3; ++n) take(p, 0, n, to), take(p, 1, n, to);
         },
         L,
         [](const Numbers& p) { return Int{p[0] % 4 == p[1] % 4}; }});
    add({"rook of three and five steps",
         {60, 60},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= 3; ++n) take(p, 0, n, to);
             for (Int n = 1; n <= 5; ++n) take(p, 1, n, to);
         },
         V,
         [](const Numbers& p) { return p[0] % 4 ^ p[1] % 6; }});
    add({"sum of two subtractions, misère",
         {60, 60},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= 3; ++n) take(p, 0, n, to);
             for (Int n = 1; n <= 5; ++n) take(p, 1, n, to);
         },
         L,
         nullptr,
         nullptr,
         true});
    add({"rook and king values",
         {60, 60},
         [](const Numbers& p, const To& to) {
             nim(p, to);
             take_both(p, 1, to);
         },
         V,
         [](const Numbers& p) { return 3 * (p[0] / 3 ^ p[1] / 3) + (p[0] + p[1]) % 3; }});
    add({"fibonacci nim",
         {80, 80},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= std::min(p[0], p[1]); ++n) to({p[0] - n, 2 * n});
         },
         L,
         [](const Numbers& p) { return Int{p[0] == 0 || p[1] < least_zeckendorf(p[0])}; }});
    add({"at most as many as before",
         {80, 80},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= std::min(p[0], p[1]); ++n) to({p[0] - n, n});
         },
         L,
         [](const Numbers& p) { return Int{p[0] == 0 || p[1] < (p[0] & -p[0])}; }});
    add({"at most three times as many",
         {80, 80},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= std::min(p[0], p[1]); ++n) to({p[0] - n, 3 * n});
         },
         L});
    add({"at most twice, the last move told",
         {80, 80},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= std::min(p[0], 2 * p[1]); ++n) to({p[0] - n, n});
         },
         L});
    add({"split and throw away",
         {60, 60},
         [](const Numbers& p, const To& to) {
             for (const Int n : p) {
                 for (Int m = 1; m < n; ++m) to({m, n - m});
             }
         },
         V,
         [](const Numbers& p) {
             return Int{std::countr_one(static_cast<unsigned long long>((p[0] - 1) | (p[1] - 1)))};
         },
         [](const Numbers& p) { return p[0] > 0 && p[1] > 0; }});
    add({"split and throw away, outcomes",
         {60, 60},
         [](const Numbers& p, const To& to) {
             for (const Int n : p) {
                 for (Int m = 1; m < n; ++m) to({m, n - m});
             }
         },
         L,
         [](const Numbers& p) { return Int{p[0] % 2 == 1 && p[1] % 2 == 1}; },
         [](const Numbers& p) { return p[0] > 0 && p[1] > 0; }});
    add({"chocolate with a bitter square",
         {40, 40},
         [](const Numbers& p, const To& to) {
             for (std::size_t k = 0; k < 2; ++k) {
                 for (Int n = 1; n < p[k]; ++n) take(p, k, n, to);
             }
         },
         V,
         [](const Numbers& p) { return (p[0] - 1) ^ (p[1] - 1); },
         [](const Numbers& p) { return p[0] > 0 && p[1] > 0; }});
    add({"chomp of two rows",
         {40, 40},
         [](const Numbers& p, const To& to) {
             if (p[0] == 0) {
                 for (Int n = 1; n < p[1]; ++n) to({0, n});
                 return;
             }
             for (Int n = 0; n < p[0]; ++n) to({n, p[1]});
             for (Int n = 1; n < p[1]; ++n) to({std::min(p[0], n), n});
         },
         L,
         [](const Numbers& p) { return Int{p[1] == p[0] + 1}; },
         [](const Numbers& p) { return p[0] <= p[1] && p[1] > 0; }});
    add({"selective: 1 to 2 from one or both",
         {50, 50},
         [](const Numbers& p, const To& to) {
             for (Int n = 0; n <= 2; ++n) {
                 for (Int m = n == 0; m <= 2; ++m) take_both(p, n, to, m);
             }
         },
         L,
         [](const Numbers& p) { return Int{p[0] % 3 == 0 && p[1] % 3 == 0}; }});
    add({"1 to 3 stones in all, from any heaps",
         {40, 40},
         [](const Numbers& p, const To& to) {
             for (Int n = 0; n <= 3; ++n) {
                 for (Int m = n == 0; n + m <= 3; ++m) take_both(p, n, to, m);
             }
         },
         L,
         [](const Numbers& p) { return Int{(p[0] + p[1]) % 4 == 0}; }});
    add({"take at most the other heap",
         {60, 60},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= std::min(p[0], p[1]); ++n) take(p, 0, n, to), take(p, 1, n, to);
         },
         L});
    add({"from the greater heap, at most the smaller",
         {60, 60},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= std::min(p[0], p[1]); ++n) take(p, p[0] < p[1], n, to);
         },
         L});
    add({"only from the greater heap",
         {60, 60},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= std::max(p[0], p[1]); ++n) take(p, p[0] < p[1], n, to);
         },
         L});
    add({"halve one",
         {60, 60},
         [](const Numbers& p, const To& to) {
             if (p[0] > 0) to({p[0] / 2, p[1]});
             if (p[1] > 0) to({p[0], p[1] / 2});
         },
         L,
         [](const Numbers& p) {
             return Int{(std::bit_width(static_cast<unsigned long long>(p[0])) +
                         std::bit_width(static_cast<unsigned long long>(p[1]))) %
                            2 ==
                        0};
         }});
    add({"silver dollar of three",
         {24, 24, 24},
         [](const Numbers& p, const To& to) {
             for (std::size_t k = 0; k < 3; ++k) {
                 for (Int n = k == 0 ? 0 : p[k - 1] + 1; n < p[k]; ++n) {
                     Numbers next = p;
                     next[k] = n;
                     to(next);
                 }
             }
         },
         L,
         [](const Numbers& p) { return Int{(p[0] ^ (p[2] - p[1] - 1)) == 0}; },
         [](const Numbers& p) { return p[0] < p[1] && p[1] < p[2]; }});
    add({"stairs of four",
         {10, 10, 10, 10},
         [](const Numbers& p, const To& to) {
             for (std::size_t k = 0; k < 4; ++k) {
                 for (Int n = 1; n <= p[k]; ++n) {
                     Numbers next = p;
                     next[k] -= n;
                     if (k > 0) next[k - 1] += n;
                     to(next);
                 }
             }
         },
         L,
         [](const Numbers& p) { return Int{p[0] == p[2]}; }});
    add({"antonim of three",
         {20, 20, 20},
         [](const Numbers& p, const To& to) {
             for (std::size_t k = 0; k < 3; ++k) {
                 for (Int n = 1; n <= p[k]; ++n) take(p, k, n, to);
             }
         },
         L,
         nullptr,
         [](const Numbers& p) { return p[0] != p[1] && p[1] != p[2] && p[0] != p[2]; }});
    add({"three heaps, from one or all of two",
         {16, 16, 16},
         [](const Numbers& p, const To& to) {
             for (std::size_t k = 0; k < 3; ++k) {
                 for (Int n = 0; n <= p[k]; ++n) {
                     for (Int m = n == 0; m <= p[(k + 1) % 3]; ++m) {
                         Numbers next = p;
                         next[k] -= n;
                         next[(k + 1) % 3] -= m;
                         to(next);
                     }
                 }
             }
         },
         L,
         [](const Numbers& p) { return Int{p[0] == p[1] && p[1] == p[2]}; }});
    add({"chocolate: y at most z / 2",
         {30, 30},
         [](const Numbers& p, const To& to) {
             for (Int n = 0; n < p[0]; ++n) to({n, p[1]});
             for (Int n = 0; n < p[1]; ++n) to({std::min(p[0], n / 2), n});
         },
         V,
         nullptr,
         [](const Numbers& p) { return p[0] <= p[1] / 2; }});
    add({"one or two from a, or one from each",
         {40, 40},
         [](const Numbers& p, const To& to) {
             steps(p, to, {{-1, 0}, {-2, 0}, {-1, -1}});
         },
         L});
    add({"up or left by one, or two both",
         {40, 40},
         [](const Numbers& p, const To& to) {
             steps(p, to, {{-1, 0}, {0, -1}, {-2, -2}});
         },
         V});
    add({"a race: one to four, the greater may not grow",
         {60, 60},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= 4; ++n) take(p, 1, n, to);
         },
         L});
    add({"turning corners",
         {30, 30},
         [](const Numbers& p, const To& to) {
             for (Int x = 0; x < p[0]; ++x) {
                 for (Int y = 0; y < p[1]; ++y) to({x, y, x, p[1], p[0], y});
             }
         },
         V});
    const auto positive = [](const Numbers& p) { return p[0] > 0 && p[1] > 0; };
    add({"cut a bar in two, values",
         {40, 40},
         [](const Numbers& p, const To& to) {
             for (Int x = 1; x < p[0]; ++x) to({x, p[1], p[0] - x, p[1]});
             for (Int y = 1; y < p[1]; ++y) to({p[0], y, p[0], p[1] - y});
         },
         V,
         [](const Numbers& p) { return (p[0] * p[1] + 1) % 2; },
         positive});
    const Options strips = [](const Numbers& p, const To& to) {
        for (Int k = 2; k <= 60; ++k) {
            if (p[0] % k == 0) to({p[0] / k, p[1]});
            if (p[1] % k == 0) to({p[0], p[1] / k});
        }
    };
    add({"keep one of equal strips, values", {60, 60}, strips, V, nullptr, positive});
    add({"keep one of equal strips", {60, 60}, strips, L, nullptr, positive});
    const Options two_sets = [](const Numbers& p, const To& to) {
        for (const Int n : {1, 2}) take(p, 0, n, to);
        for (const Int n : {1, 3, 4}) take(p, 1, n, to);
    };
    add({"1, 2 and 1, 3, 4, values", {60, 60}, two_sets, V});
    add({"1, 2 and 1, 3, 4", {60, 60}, two_sets, L});
    add({"king, misère",
         {40, 40},
         [](const Numbers& p, const To& to) {
             steps(p, to, {{-1, 0}, {0, -1}, {-1, -1}});
         },
         L,
         nullptr,
         nullptr,
         true});
    add({"not as many as before",
         {120, 5},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= 5; ++n) {
                 if (n != p[1] && n <= p[0]) to({p[0] - n, n});
             }
         },
         L});
    add({"three, up to two from one",
         {20, 20, 20},
         [](const Numbers& p, const To& to) {
             for (std::size_t k = 0; k < 3; ++k) take(p, k, 1, to), take(p, k, 2, to);
         },
         V,
         [](const Numbers& p) { return p[0] % 3 ^ p[1] % 3 ^ p[2] % 3; }});
    add({"three, up to two, three, four from one",
         {24, 24, 24},
         [](const Numbers& p, const To& to) {
             for (std::size_t k = 0; k < 3; ++k) {
                 for (Int n = 1; n <= static_cast<Int>(k) + 2; ++n) take(p, k, n, to);
             }
         },
         L,
         [](const Numbers& p) { return Int{(p[0] % 3 ^ p[1] % 4 ^ p[2] % 5) == 0}; }});
    add({"three, one from any of them",
         {20, 20, 20},
         [](const Numbers& p, const To& to) {
             for (Int x = 1; x < 8; ++x) to({p[0] - x % 2, p[1] - x / 2 % 2, p[2] - x / 4});
         },
         L,
         [](const Numbers& p) { return Int{p[0] % 2 + p[1] % 2 + p[2] % 2 == 0}; }});
    add({"four coins in gaps",
         {14, 14, 14, 14},
         [](const Numbers& p, const To& to) {
             for (std::size_t k = 0; k < 4; ++k) {
                 for (Int n = k == 0 ? 0 : p[k - 1] + 1; n < p[k]; ++n) {
                     Numbers next = p;
                     next[k] = n;
                     to(next);
                 }
             }
         },
         L,
         [](const Numbers& p) { return Int{p[1] - p[0] == p[3] - p[2]}; },
         [](const Numbers& p) { return p[0] < p[1] && p[1] < p[2] && p[2] < p[3]; }});
    add({"take from b, or one from a with b anew",
         {40, 40},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= p[1]; ++n) take(p, 1, n, to);
             for (Int n = 0; n <= 40 && p[0] > 0; ++n) to({p[0] - 1, n});
         },
         L,
         [](const Numbers& p) { return Int{p[1] == 0 && p[0] % 2 == 0}; }});
    add({"bishop or one step",
         {50, 50},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= p[0]; ++n) take_both(p, n, to);
             steps(p, to, {{-1, 0}, {0, -1}});
         },
         L});
    add({"one of three stacks onto the next",
         {14, 14, 14},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= p[0]; ++n) to({p[0] - n, p[1], p[2]});
             for (Int n = 1; n <= p[1]; ++n) to({p[0] + n, p[1] - n, p[2]});
             for (Int n = 1; n <= p[2]; ++n) to({p[0], p[1] + n, p[2] - n});
         },
         V,
         [](const Numbers& p) { return p[0] ^ p[2]; }});
    add({"at most a third of the greater",
         {90, 90},
         [](const Numbers& p, const To& to) {
             for (std::size_t k = 0; k < 2; ++k) {
                 for (Int n = 1; 3 * n <= p[k]; ++n) take(p, k, n, to);
             }
         },
         L});
    add({"at most half, two heaps, values",
         {60, 60},
         [](const Numbers& p, const To& to) {
             for (std::size_t k = 0; k < 2; ++k) {
                 for (Int n = 1; 2 * n <= p[k]; ++n) take(p, k, n, to);
             }
         },
         V});
    // Where a position is won, one move leads to an end.
    const auto add_rule = [&](std::string name, Numbers upto, const Formula& loses,
                              std::string said) {
        add({std::move(name),
             std::move(upto),
             [loses](const Numbers& p, const To& to) {
                 if (loses(p) == 0) to(Numbers(p.size(), 0));
             },
             L,
             loses,
             nullptr,
             false,
             {},
             std::move(said)});
    };
    add_rule(
        "none greater than the first", {20, 20, 20},
        [](const Numbers& p) { return Int{p[0] <= p[1] && p[0] <= p[2]}; },
        "the player to move loses iff a <= b and a <= c.");
    add_rule(
        "no two share a binary one", {20, 20, 20},
        [](const Numbers& p) {
            return Int{(p[0] & p[1]) == 0 && (p[0] & p[2]) == 0 && (p[1] & p[2]) == 0};
        },
        "the player to move loses iff a & b = 0, a & c = 0 and b & c = 0.");
    add_rule(
        "a quotient", {60, 60},
        [](const Numbers& p) { return Int{p[1] == 0 || p[0] / p[1] % 3 == 0}; },
        "the player to move loses iff floor(a / b) is a multiple of 3.");
    add_rule(
        "an odd sum, or none", {20, 20, 20},
        [](const Numbers& p) {
            return Int{(p[0] + p[1] + p[2]) % 2 == 1 || p[0] + p[1] + p[2] == 0};
        },
        "");
    add({"up to k",
         {60, 60},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= p[1]; ++n) take(p, 0, n, to);
         },
         V,
         [](const Numbers& p) { return p[0] % (p[1] + 1); },
         nullptr,
         false,
         {},
         "the value is a mod (b + 1)."});
    add({"up to k of either heap",
         {20, 20, 20},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= p[2]; ++n) take(p, 0, n, to), take(p, 1, n, to);
         },
         V,
         [](const Numbers& p) { return p[0] % (p[2] + 1) ^ p[1] % (p[2] + 1); },
         nullptr,
         false,
         {},
         "the value is (a mod (c + 1)) xor (b mod (c + 1))."});
    add({"fewer than b + c",
         {24, 24, 24},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n < p[1] + p[2]; ++n) take(p, 0, n, to);
         },
         L,
         [](const Numbers& p) { return Int{p[0] % (p[1] + p[2]) == 0}; },
         [](const Numbers& p) { return p[1] + p[2] > 0; },
         false,
         {},
         "the player to move loses iff a mod (b + c) = 0."});
    add({"up to a k-th",
         {120, 20},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n * p[1] <= p[0]; ++n) take(p, 0, n, to);
         },
         V,
         [](const Numbers& p) {
             Int n = p[0];
             while (n % p[1] != 0) {
                 const Int more = n / p[1] + 1;
                 n -= std::max<Int>(1, n % p[1] / more) * more;
             }
             return n / p[1];
         },
         [](const Numbers& p) { return p[1] > 0; }});
    add({"1, 2 or k",
         {90, 90},
         [](const Numbers& p, const To& to) {
             for (const Int n : {Int{1}, Int{2}, p[1]}) take(p, 0, n, to);
         },
         L,
         [](const Numbers& p) {
             const Int r = p[0] % (p[1] + 1);
             return Int{p[1] % 3 != 0 ? p[0] % 3 == 0 : r % 3 == 0 && r != p[1]};
         },
         [](const Numbers& p) { return p[1] >= 3; }});
    add({"a pass",
         {60, 1},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= 3; ++n) take(p, 0, n, to);
             if (p[0] > 0 && p[1] == 1) to({p[0], 0});
         },
         V});
    add({"two labels",
         {80, 2, 2},
         [](const Numbers& p, const To& to) {
             for (Int n = 1; n <= (p[1] == p[2] ? 2 : 3 + p[1]); ++n) take(p, 0, n, to);
         },
         V});
    return all;
}

TEST(LabGrid, FindsTheRulesOfKnownGames) {
    Program program;
    const std::string unknown = "from the greater heap, at most the smaller";
    const char* only = std::getenv("LAB_SHOW");
    std::size_t number = 0;
    for (Game& game : games()) {
        if (!is_drawn(number++)) continue;
        if (only != nullptr && game.name.find(only) == std::string::npos) continue;
        const auto rule = found_in(table_of(game, game.upto), game.about);
        EXPECT_EQ(rule.has_value(), game.name != unknown) << game.name;
        if (only != nullptr) tell(game.name, rule);
        if (!rule) continue;
        if (!game.said.empty()) {
            EXPECT_EQ(rule->sentence.en, game.said);
        }
        const std::vector<Numbers> far = far_places(game);
        program.add(game.name, *rule, game.upto.size(), game.upto, far, game.legal);
        if (!game.far) continue;
        for (const Numbers& at : far) {
            EXPECT_EQ(rule->at(at.data()), game.far(at))
                << game.name << ": " << at[0] << ", " << at[1] << " " << rule->code;
        }
    }
    program.check(testing::TempDir());
}

// Games without a known rule, and others whose rule may be found or not; none may be found wrong.
std::vector<Game> unknown_games() {
    std::vector<Game> all;
    const auto V = About::value;
    const auto L = About::loses;
    const Options queen = [](const Numbers& p, const To& to) {
        nim(p, to);
        for (Int n = 1; n <= p[0]; ++n) take_both(p, n, to);
    };
    all.push_back({"wythoff values", {60, 60}, queen, V});
    all.push_back({"chomp of three rows",
                   {24, 24, 24},
                   [](const Numbers& p, const To& to) {
                       for (Int n = 0; n < p[0]; ++n) to({n, p[1], p[2]});
                       for (Int n = 0; n < p[1]; ++n) to({std::min(p[0], n), n, p[2]});
                       for (Int n = p[1] > 0 ? 0 : 1; n < p[2]; ++n)
                           to({std::min(p[0], n), std::min(p[1], n), n});
                   },
                   L,
                   nullptr,
                   [](const Numbers& p) { return p[0] <= p[1] && p[1] <= p[2] && p[2] > 0; }});
    all.push_back({"squares from either",
                   {60, 60},
                   [](const Numbers& p, const To& to) {
                       for (Int n = 1; n * n <= 60; ++n)
                           take(p, 0, n * n, to), take(p, 1, n * n, to);
                   },
                   L});
    all.push_back({"squares from either or both",
                   {60, 60},
                   [](const Numbers& p, const To& to) {
                       for (Int n = 1; n * n <= 60; ++n)
                           take(p, 0, n * n, to), take(p, 1, n * n, to), take_both(p, n * n, to);
                   },
                   L});
    all.push_back({"take any from one, or twice as many from the other",
                   {60, 60},
                   [](const Numbers& p, const To& to) {
                       nim(p, to);
                       for (Int n = 1; n <= 60; ++n)
                           take_both(p, n, to, 2 * n), take_both(p, 2 * n, to, n);
                   },
                   L});
    all.push_back({"take from the greater at most the smaller",
                   {60, 60},
                   [](const Numbers& p, const To& to) {
                       for (Int n = 1; n <= std::min(p[0], p[1]); ++n) take(p, p[0] < p[1], n, to);
                   },
                   V});
    all.push_back({"divisors of the other",
                   {60, 60},
                   [](const Numbers& p, const To& to) {
                       for (Int n = 1; n <= 60; ++n) {
                           if (p[1] > 0 && p[1] % n == 0) take(p, 0, n, to);
                           if (p[0] > 0 && p[0] % n == 0) take(p, 1, n, to);
                       }
                   },
                   L});
    all.push_back(
        {"nim, or primes of both",
         {60, 60},
         [](const Numbers& p, const To& to) {
             nim(p, to);
             for (const Int n : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59})
                 take_both(p, n, to);
         },
         L});
    all.push_back({"three heaps, one or the same of all",
                   {24, 24, 24},
                   [](const Numbers& p, const To& to) {
                       nim(p, to);
                       for (Int n = 1; n <= 24; ++n) {
                           if (p[0] >= n && p[1] >= n && p[2] >= n)
                               to({p[0] - n, p[1] - n, p[2] - n});
                       }
                   },
                   L});
    all.push_back({"three heaps, the same of any two",
                   {24, 24, 24},
                   [](const Numbers& p, const To& to) {
                       nim(p, to);
                       for (Int n = 1; n <= 24; ++n) {
                           to({p[0] - n, p[1] - n, p[2]});
                           to({p[0] - n, p[1], p[2] - n});
                           to({p[0], p[1] - n, p[2] - n});
                       }
                   },
                   L});
    return all;
}

TEST(LabGrid, FindsNothingWrongInGamesWithoutARule) {
    std::size_t number = 0;
    for (Game& game : unknown_games()) {
        if (!is_drawn(number++)) continue;
        const auto rule = found_in(table_of(game, game.upto), game.about);
        if (!rule) continue;
        Numbers more = game.upto;
        for (Int& most : more) most = most * (more.size() == 2 ? 4 : 2);
        const lab::Table large = table_of(game, more);
        std::size_t i = 0;
        Int wrong = 0;
        for_each(more, [&](const Numbers& at) {
            const std::int32_t is = entry_of(large, game.about, i++);
            if (is >= 0 && rule->at(at.data()) != is) ++wrong;
        });
        EXPECT_LE(wrong, 8) << game.name << ": " << rule->sentence.en;
    }
}

TEST(LabGrid, FindsNothingInRandomTables) {
    std::mt19937 random(11);
    for (const int of : {2, 3, 10, 40}) {
        for (const About about : {About::loses, About::value}) {
            lab::Table table;
            table.upto = {60, 60};
            for (int i = 0; i < 61 * 61; ++i) {
                const auto is = static_cast<std::int32_t>(random() % static_cast<unsigned>(of));
                add_entry(table, about, about == About::value ? is : is == 0);
            }
            const auto rule = found_in(table, about);
            EXPECT_FALSE(rule) << rule->sentence.en;
        }
    }
}

struct HeapsGame {
    std::string name;
    Int stones;
    Options options;
    About about = About::loses;
    bool misere = false;
    bool nim = false;
};

// Heaps in ascending order, none empty.
Numbers heaps_of(Numbers heaps) {
    std::sort(heaps.begin(), heaps.end());
    heaps.erase(heaps.begin(),
                std::find_if(heaps.begin(), heaps.end(), [](Int n) { return n > 0; }));
    return heaps;
}

void for_each_heaps(Int stones, const std::function<void(const Numbers&)>& visit) {
    std::vector<Numbers> all = {{}};
    const std::function<void(Numbers, Int, Int)> grow = [&](Numbers heaps, Int least, Int left) {
        for (Int n = least; n <= left; ++n) {
            heaps.push_back(n);
            all.push_back(heaps);
            grow(heaps, n, left - n);
            heaps.pop_back();
        }
    };
    grow({}, 1, stones);
    std::stable_sort(all.begin(), all.end(), [](const Numbers& x, const Numbers& y) {
        return std::accumulate(x.begin(), x.end(), Int{0}) <
               std::accumulate(y.begin(), y.end(), Int{0});
    });
    for (const Numbers& heaps : all) visit(heaps);
}

void each_heap(const Numbers& p, const To& to,
               const std::function<void(Int, const std::function<void(const Numbers&)>&)>& moves) {
    for (std::size_t k = 0; k < p.size(); ++k) {
        if (k > 0 && p[k] == p[k - 1]) continue;
        moves(p[k], [&](const Numbers& parts) {
            Numbers next = p;
            next.erase(next.begin() + static_cast<std::ptrdiff_t>(k));
            next.insert(next.end(), parts.begin(), parts.end());
            to(heaps_of(next));
        });
    }
}

std::vector<HeapsGame> heaps_games() {
    std::vector<HeapsGame> all;
    const auto V = About::value;
    const auto L = About::loses;
    using Leave = std::function<void(const Numbers&)>;
    const auto add = [&](std::string name, Int stones, About about, bool misere,
                         const std::function<void(Int, const Leave&)>& moves, bool is_nim = false) {
        all.push_back({std::move(name), stones,
                       [moves](const Numbers& p, const To& to) { each_heap(p, to, moves); }, about,
                       misere, is_nim});
    };
    const auto nim_heap = [](Int h, const Leave& leave) {
        for (Int n = 1; n <= h; ++n) leave({h - n});
    };
    const auto up_to_3 = [](Int h, const Leave& leave) {
        for (Int n = 1; n <= std::min<Int>(3, h); ++n) leave({h - n});
    };
    const auto lasker = [](Int h, const Leave& leave) {
        for (Int n = 1; n <= h; ++n) leave({h - n});
        for (Int n = 1; 2 * n <= h; ++n) leave({n, h - n});
    };
    add("nim", 20, L, false, nim_heap, true);
    add("nim values", 20, V, false, nim_heap, true);
    add("nim, misère", 20, L, true, nim_heap, true);
    add("up to three", 24, L, false, up_to_3);
    add("up to three, values", 24, V, false, up_to_3);
    add("up to three, misère", 24, L, true, up_to_3);
    add("lasker", 32, L, false, lasker);
    add("lasker values", 24, V, false, lasker);
    add("split only", 20, V, false, [](Int h, const Leave& leave) {
        for (Int n = 1; 2 * n <= h; ++n) leave({n, h - n});
    });
    add("odd takes", 24, V, false, [](Int h, const Leave& leave) {
        for (Int n = 1; n <= h; n += 2) leave({h - n});
    });
    add("at most half", 34, V, false, [](Int h, const Leave& leave) {
        for (Int n = 1; 2 * n <= h; ++n) leave({h - n});
    });
    add("halves", 24, L, false, [](Int h, const Leave& leave) { leave({h / 2}); });
    add("split into equal heaps or take one", 24, L, false, [](Int h, const Leave& leave) {
        leave({h - 1});
        if (h % 2 == 0) leave({h / 2, h / 2});
    });
    for (const int k : {2, 3}) {
        for (const bool misere : {false, true}) {
            all.push_back({"moore " + std::to_string(k) + (misere ? ", misère" : ""), 18,
                           [k](const Numbers& p, const To& to) {
                               const std::function<void(std::size_t, int, Numbers)> go =
                                   [&](std::size_t i, int left, Numbers now) {
                                       if (i == p.size()) {
                                           if (now != p) to(heaps_of(now));
                                           return;
                                       }
                                       go(i + 1, left, now);
                                       if (left == 0) return;
                                       for (Int n = 0; n < p[i]; ++n) {
                                           now[i] = n;
                                           go(i + 1, left - 1, now);
                                       }
                                   };
                               go(0, k, p);
                           },
                           L, misere, false});
        }
    }
    all.push_back({"join two heaps or take one stone", 20,
                   [](const Numbers& p, const To& to) {
                       each_heap(p, to, [](Int h, const Leave& leave) { leave({h - 1}); });
                       for (std::size_t i = 0; i < p.size(); ++i) {
                           for (std::size_t j = 0; j < i; ++j) {
                               Numbers next = p;
                               next[i] += next[j];
                               next[j] = 0;
                               to(heaps_of(next));
                           }
                       }
                   },
                   L});
    all.push_back({"one from a heap, or one from each of two", 22,
                   [](const Numbers& p, const To& to) {
                       for (std::size_t i = 0; i < p.size(); ++i) {
                           for (std::size_t j = 0; j <= i; ++j) {
                               Numbers next = p;
                               next[i] -= 1;
                               if (j < i) next[j] -= 1;
                               to(heaps_of(next));
                           }
                       }
                   },
                   L});
    all.push_back({"some from the greatest heap", 22,
                   [](const Numbers& p, const To& to) {
                       for (Int n = 1; !p.empty() && n <= p.back(); ++n) {
                           Numbers next = p;
                           next.back() -= n;
                           to(heaps_of(next));
                       }
                   },
                   L});
    all.push_back({"throw away all heaps but one and split it", 20,
                   [](const Numbers& p, const To& to) {
                       for (std::size_t i = 0; i < p.size(); ++i) {
                           for (Int n = 1; 2 * n <= p[i]; ++n) to(heaps_of({n, p[i] - n}));
                       }
                   },
                   L});
    all.push_back({"one stone from every heap, or one heap", 20,
                   [](const Numbers& p, const To& to) {
                       Numbers next = p;
                       for (Int& n : next) --n;
                       if (!p.empty()) to(heaps_of(next));
                       each_heap(p, to, [](Int, const Leave& leave) { leave({}); });
                   },
                   L});
    all.push_back({"a stone, of a heap of one or of the greatest", 20,
                   [](const Numbers& p, const To& to) {
                       each_heap(p, to, [&](Int h, const Leave& leave) {
                           if (h == 1 || h == p.back()) leave({h - 1});
                       });
                   },
                   L});
    return all;
}

TEST(LabHeaps, FindsTheRulesOfKnownGames) {
    const std::set<std::string> unknown = {"one from a heap, or one from each of two",
                                           "one stone from every heap, or one heap"};
    int found = 0;
    std::string functions, calls;
    std::vector<std::pair<std::string, Int>> expected;
    std::size_t number = 0;
    for (const HeapsGame& game : heaps_games()) {
        if (!is_drawn(number++)) continue;
        const char* only = std::getenv("LAB_SHOW");
        if (only != nullptr && game.name.find(only) == std::string::npos) continue;
        Game as_game;
        as_game.options = game.options;
        as_game.misere = game.misere;
        Solver solver(as_game, game.about == About::value);
        lab::Table table;
        table.misere = game.misere;
        table.moves.lowered = game.nim ? 1 : 0;
        for_each_heaps(game.stones, [&](const Numbers& heaps) {
            table.heaps.push_back(heaps);
            add_entry(table, game.about, solver.of(heaps));
        });
        const auto rule = found_in(table, game.about);
        EXPECT_EQ(rule.has_value(), !unknown.contains(game.name)) << game.name;
        if (only != nullptr) tell(game.name, rule);
        if (!rule) continue;
        ++found;
        const std::string name = "rule" + std::to_string(found);
        const std::string code = lab::function_of("long long", name, rule->tree, 0);
        functions += code.substr(code.find("long long " + name));
        std::mt19937 random(5);
        for (int i = 0; i < 40; ++i) {
            Numbers heaps;
            for (unsigned k = 0; k < 1 + random() % 6; ++k)
                heaps.push_back(1 + static_cast<Int>(random() % (i < 20 ? 12U : 1000000000U)));
            std::sort(heaps.begin(), heaps.end());
            std::string list;
            for (const Int n : heaps) list += (list.empty() ? "" : ", ") + std::to_string(n);
            calls += "    std::cout << " + name + "({" + list + "}) << '\\n';\n";
            heaps.push_back(0);
            expected.push_back({game.name + ": " + list, rule->at(heaps.data())});
        }
    }
    const std::string folder = testing::TempDir();
    std::ofstream(folder + "/lab_heaps.cpp")
        << "#include <algorithm>\n#include <iostream>\n#include <vector>\n"
        << functions << "int main() {\n"
        << calls << "}\n";
    ASSERT_EQ(
        std::system(("g++ -std=c++11 -Wall -Wextra -Werror -o " + folder + "/lab_heaps " + folder +
                     "/lab_heaps.cpp && " + folder + "/lab_heaps > " + folder + "/lab_heaps.out")
                        .c_str()),
        0);
    std::ifstream in(folder + "/lab_heaps.out");
    for (const auto& [where, is] : expected) {
        Int said = -1;
        in >> said;
        ASSERT_EQ(said, is) << where;
    }
}

}  // namespace lab_grid_test
