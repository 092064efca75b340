// Rules for two numbers and more, and for heaps: games played out by force go in, and the rule that
// comes out is right on a table twice as long, as its code is.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <chrono>
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

#include "lab/rule.hpp"

namespace lab_grid_test {

using lab::About;
using lab::Int;
using lab::Numbers;

using To = std::function<void(const Numbers&)>;
using Options = std::function<void(const Numbers&, const To&)>;
using Formula = std::function<Int(const Numbers&)>;

struct Game {
    std::string name;
    Numbers upto;
    Options options;
    About about = About::loses;
    Formula far = nullptr;  // the entry, where it is known
    std::function<bool(const Numbers&)> legal = nullptr;
    bool misere = false;
    lab::Moves moves = {};
};

class Solver {
 public:
    Solver(const Game& game, bool values) : game_(game), values_(values) {}

    std::int32_t of(const Numbers& at) {
        const auto known = known_.find(at);
        if (known != known_.end()) return known->second;
        std::set<std::int32_t> reached;
        game_.options(at, [&](const Numbers& to) {
            for (const Int n : to) {
                if (n < 0) return;
            }
            if (!game_.legal || game_.legal(to)) reached.insert(of(to));
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
    while (true) {
        visit(at);
        std::size_t k = upto.size();
        while (k > 0 && ++at[k - 1] > upto[k - 1]) at[--k] = 0;
        if (k == 0) return;
    }
}

lab::Seen table_of(const Game& game, const Numbers& upto) {
    lab::Seen seen;
    seen.about = game.about;
    seen.upto = upto;
    Solver solver(game, game.about == About::value);
    for_each(upto, [&](const Numbers& at) {
        seen.at.push_back(game.legal && !game.legal(at) ? -1 : solver.of(at));
    });
    return seen;
}

double entropy(const std::vector<std::int32_t>& entries) {
    std::map<std::int32_t, double> count;
    double all = 0, sum = 0;
    for (const std::int32_t is : entries) {
        if (is >= 0) ++count[is], ++all;
    }
    for (const auto& [is, times] : count) sum += times * std::log2(all / times);
    return sum;
}

// What is left of the proposals: the first that is right on all of the table, but for a few of the
// smallest, and that is worth its bits.
std::optional<lab::Rule> find(const lab::Seen& whole, const lab::Table& facts,
                              double* seconds = nullptr) {
    lab::Seen seen;
    seen.about = whole.about;
    for (const Int most : whole.upto) seen.upto.push_back(most / 2);
    seen.table = &facts;
    const auto place = [&](const Numbers& at) {
        Int index = 0;
        for (std::size_t k = 0; k < at.size(); ++k) index = index * (whole.upto[k] + 1) + at[k];
        return static_cast<std::size_t>(index);
    };
    for_each(seen.upto, [&](const Numbers& at) { seen.at.push_back(whole.at[place(at)]); });
    const auto start = std::chrono::steady_clock::now();
    lab::Rules rules = lab::grid_rules(seen);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    if (seconds != nullptr) *seconds = time.count();
    std::stable_sort(rules.begin(), rules.end(),
                     [](const lab::Rule& x, const lab::Rule& y) { return x.bits < y.bits; });
    for (const lab::Rule& rule : rules) {
        int missed = 0;
        for_each(whole.upto, [&](const Numbers& at) {
            const std::int32_t is = whole.at[place(at)];
            if (is < 0 || rule.at(at.data()) == is) return;
            bool small = true;
            for (std::size_t k = 0; k < at.size(); ++k)
                small = small && at[k] * 3 <= seen.upto[k] + 3;
            missed += small ? 1 : 100;
        });
        if (missed > 8) continue;
        if (2 * (rule.bits + 8 * missed) < entropy(whole.at)) return rule;
    }
    return std::nullopt;
}

// All rules' code in one program.
class Program {
 public:
    void add(const std::string& name, const lab::Rule& rule, std::size_t numbers,
             const Numbers& upto, const std::vector<Numbers>& far,
             const std::function<bool(const Numbers&)>& legal) {
        std::ostringstream code;
        code << "static long long rule" << count_ << "(";
        for (std::size_t k = 0; k < numbers; ++k) {
            const std::string parameter = lab::name_of(k, numbers);
            code << (k > 0 ? ", " : "") << "long long " << parameter;
        }
        code << ") {\n";
        for (std::size_t k = 0; k < numbers; ++k)
            code << "    (void)" << lab::name_of(k, numbers) << ";\n";
        code << rule.body << "}\n";
        functions_ += code.str();
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
        std::ofstream(folder + "/rules.cpp")
            << "#include <algorithm>\n#include <iostream>\n#include <vector>\n"
            << functions_ << "int main() {\n"
            << calls_ << "}\n";
        const std::string program = folder + "/rules";
        ASSERT_EQ(std::system(("g++ -std=c++11 -Wall -Wextra -Werror -o " + program + " " + folder +
                               "/rules.cpp && " + program + " > " + folder + "/rules.out")
                                  .c_str()),
                  0);
        std::ifstream in(folder + "/rules.out");
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
    is_nim.nim = is_nim.apart = true;
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
    add({"euclid values", {60, 60}, euclid, V});
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
    add({"turning corners", {30, 30}, nullptr, V});
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
    add({"cut into equal strips", {60, 60}, nullptr, V});
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
    return all;
}

TEST(LabGrid, FindsTheRulesOfKnownGames) {
    Program program;
    int found = 0, all = 0;
    const char* only = std::getenv("LAB_ONLY");
    for (Game& game : games()) {
        if (only != nullptr && game.name.find(only) == std::string::npos) continue;
        lab::Table facts;
        facts.misere = game.misere;
        facts.moves = game.moves;
        if (game.name == "turning corners" || game.name == "cut into equal strips") continue;
        ++all;
        const lab::Seen whole = table_of(game, game.upto);
        double seconds = 0;
        const std::optional<lab::Rule> rule = find(whole, facts, &seconds);
        std::cout << (rule ? "+ " : "- ") << game.name << " [" << seconds << " s]: ";
        if (!rule) {
            std::cout << "\n";
            continue;
        }
        ++found;
        std::cout << rule->text.en << " | " << rule->text.zh << " [" << rule->bits << " bits] "
                  << rule->chapter << "\n";
        if (only != nullptr) std::cout << rule->body;
        const std::vector<Numbers> far = far_places(game);
        program.add(game.name, *rule, game.upto.size(), game.upto, far, game.legal);
        if (!game.far) continue;
        for (const Numbers& at : far) {
            EXPECT_EQ(rule->at(at.data()), game.far(at))
                << game.name << ": " << at[0] << ", " << at[1] << " " << rule->body;
        }
    }
    std::cout << found << " of " << all << "\n";
    program.check(testing::TempDir());
}

}  // namespace lab_grid_test
