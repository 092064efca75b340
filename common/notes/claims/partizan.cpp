// Every theorem and table of partizan.md and its solutions, by plain search: the games are played by
// their rules.
#include "notes/code/partizan.hpp"

#include <limits>

#include "shared.hpp"

namespace claims_partizan {

using namespace claims_tests;

using Ids = std::vector<int>;

// Games by their options; equal forms are one.
class Forms {
 public:
    int form(Ids left, Ids right) {
        for (Ids* options : {&left, &right}) {
            std::sort(options->begin(), options->end());
            options->erase(std::unique(options->begin(), options->end()), options->end());
        }
        const auto [at, is_new] = ids_.insert({{left, right}, static_cast<int>(forms_.size())});
        if (is_new) forms_.push_back({left, right});
        return at->second;
    }
    int number(double x) {
        if (x == 0) return form({}, {});
        if (x == std::floor(x)) {
            return x > 0 ? form({number(x - 1)}, {}) : form({}, {number(x + 1)});
        }
        double step = 1;
        while (x / step != std::floor(x / step)) step /= 2;
        return form({number(x - step)}, {number(x + step)});
    }
    int minus(int id) {
        const auto [left, right] = forms_[static_cast<std::size_t>(id)];
        Ids mine, theirs;
        for (const int option : right) mine.push_back(minus(option));
        for (const int option : left) theirs.push_back(minus(option));
        return form(mine, theirs);
    }
    // True iff the player to move wins the sum.
    bool wins(Ids sum, bool left) {
        std::sort(sum.begin(), sum.end());
        const auto known = known_.find({sum, left});
        if (known != known_.end()) return known->second;
        bool result = false;
        for (std::size_t i = 0; i < sum.size() && !result; ++i) {
            const auto& form = forms_[static_cast<std::size_t>(sum[i])];
            for (const int option : left ? form.first : form.second) {
                Ids next = sum;
                next[i] = option;
                if ((result = !wins(next, !left))) break;
            }
        }
        return known_[{sum, left}] = result;
    }
    bool at_least_0(const Ids& sum) { return !wins(sum, false); }
    bool at_most_0(const Ids& sum) { return !wins(sum, true); }
    bool is_0(const Ids& sum) { return at_least_0(sum) && at_most_0(sum); }
    bool is(int id, double x) { return is_0({id, number(-x)}); }

    // True iff no option of Left's is at least x and none of Right's at most x; takes -x.
    bool fits(int id, int minus_x) {
        const auto form = forms_[static_cast<std::size_t>(id)];
        for (const int option : form.first) {
            if (at_least_0({option, minus_x})) return false;
        }
        for (const int option : form.second) {
            if (at_most_0({option, minus_x})) return false;
        }
        return true;
    }
    // Every form whose options are 0, 1, -1 or {0 | 0}.
    Ids of_day_2() {
        const int zero = number(0);
        const Ids day_1 = {zero, number(1), number(-1), form({zero}, {zero})};
        Ids all;
        for (unsigned mask = 0; mask < 256; ++mask) {
            Ids left, right;
            for (unsigned i = 0; i < 4; ++i) {
                if (mask >> i & 1) left.push_back(day_1[i]);
                if (mask >> (i + 4) & 1) right.push_back(day_1[i]);
            }
            all.push_back(form(left, right));
        }
        return all;
    }

 private:
    std::vector<std::pair<Ids, Ids>> forms_;
    std::map<std::pair<Ids, Ids>, int> ids_;
    std::map<std::pair<Ids, bool>, bool> known_;
};

// The multiples of 1/denominator from -most to most.
std::vector<double> numbers(double most, double denominator) {
    std::vector<double> all;
    for (double x = -most; x <= most; x += 1 / denominator) all.push_back(x);
    return all;
}

TEST(Claims, SumsOfPartizanGames) {
    Forms forms;
    const Ids all = forms.of_day_2();
    for (const int g : all) {
        ASSERT_TRUE(forms.is_0({g, forms.minus(g)}));
        for (const int h : all) {
            if (forms.at_least_0({g}) && forms.at_least_0({h})) {
                ASSERT_TRUE(forms.at_least_0({g, h}));
            }
            if (forms.is_0({h})) {
                ASSERT_EQ(forms.wins({g, h}, true), forms.wins({g}, true));
                ASSERT_EQ(forms.wins({g, h}, false), forms.wins({g}, false));
            }
        }
    }
}

TEST(Claims, SumsOfNumbers) {
    const auto [most, denominator] = bounds<2>();
    Forms forms;
    const auto all = numbers(most, denominator);
    for (const double x : all) {
        for (const double y : all) {
            for (const double z : all) {
                const Ids sum = {forms.number(x), forms.number(y), forms.number(z)};
                ASSERT_EQ(forms.wins(sum, true), x + y + z > 0) << x << ' ' << y << ' ' << z;
                ASSERT_EQ(forms.wins(sum, false), x + y + z < 0) << x << ' ' << y << ' ' << z;
            }
        }
    }
}

TEST(Claims, SimplestNumber) {
    const auto [most, denominator] = bounds<2>();
    Forms forms;
    const auto all = numbers(most, denominator);
    const double infinite = std::numeric_limits<double>::infinity();
    for (const double lo : all) {
        ASSERT_TRUE(
            forms.is(forms.form({forms.number(lo)}, {}), notes::simplest_between(lo, infinite)));
        ASSERT_TRUE(
            forms.is(forms.form({}, {forms.number(lo)}), notes::simplest_between(-infinite, lo)));
        for (const double hi : all) {
            if (lo >= hi) continue;
            const int game = forms.form({forms.number(lo)}, {forms.number(hi)});
            ASSERT_TRUE(forms.is(game, notes::simplest_between(lo, hi))) << lo << ' ' << hi;
        }
    }
    // Options that are no numbers, too.
    for (const int game : forms.of_day_2()) {
        const auto fits = [&](double x) { return forms.fits(game, forms.number(-x)); };
        for (const double x : {0., 1., -1., 2., -2., .5, -.5}) {
            const bool older = x == std::floor(x) ? x != 0 && fits(x > 0 ? x - 1 : x + 1)
                                                  : fits(std::floor(x)) || fits(std::ceil(x));
            ASSERT_TRUE(!fits(x) || older || forms.is(game, x)) << x;
        }
    }
}

TEST(Claims, Cutcake) {
    const auto [most, squares] = bounds<2>();
    std::vector<std::vector<double>> value(most + 1, std::vector<double>(most + 1));
    const double infinite = std::numeric_limits<double>::infinity();
    for (unsigned x = 1; x <= most; ++x) {
        for (unsigned y = 1; y <= most; ++y) {
            double left = -infinite, right = infinite;
            for (unsigned a = 1; a < x; ++a) left = std::max(left, value[a][y] + value[x - a][y]);
            for (unsigned b = 1; b < y; ++b) right = std::min(right, value[x][b] + value[x][y - b]);
            value[x][y] = notes::simplest_between(left, right);
            ASSERT_EQ(value[x][y], static_cast<double>(notes::in_hand(x, y))) << x << ' ' << y;
        }
    }
    // Cakes are sums of cakes, so here they are played as such.
    using Cakes = std::vector<std::pair<unsigned, unsigned>>;
    std::map<std::pair<Cakes, bool>, bool> known;
    const std::function<bool(Cakes, bool)> wins = [&](Cakes cakes, bool left) {
        std::sort(cakes.begin(), cakes.end());
        const auto found = known.find({cakes, left});
        if (found != known.end()) return found->second;
        bool result = false;
        for (std::size_t i = 0; i < cakes.size(); ++i) {
            const unsigned side = left ? cakes[i].first : cakes[i].second;
            for (unsigned cut = 1; cut < side && !result; ++cut) {
                Cakes next = cakes;
                next.push_back(cakes[i]);
                (left ? next[i].first : next[i].second) = cut;
                (left ? next.back().first : next.back().second) = side - cut;
                result = !wins(next, !left);
            }
        }
        return known[{cakes, left}] = result;
    };
    for (unsigned x = 1; x <= squares; ++x) {
        for (unsigned y = 1; x * y <= squares; ++y) {
            for (unsigned z = 1; x * y + z <= squares; ++z) {
                for (const Cakes& cakes : {Cakes{{x, y}, {z, 1}}, Cakes{{x, y}, {1, z}}}) {
                    long long sum = 0;
                    for (const auto& cake : cakes) sum += notes::in_hand(cake.first, cake.second);
                    ASSERT_EQ(wins(cakes, true), sum > 0) << x << ' ' << y << ' ' << z;
                    ASSERT_EQ(wins(cakes, false), sum < 0) << x << ' ' << y << ' ' << z;
                }
            }
        }
    }
}

// What is left of a forest, as a game: the edges whose bit is set stand.
int hackenbush(Forms& forms, const std::vector<std::size_t>& below, const std::string& colours) {
    std::map<unsigned, int> known;
    const std::function<int(unsigned)> of = [&](unsigned standing) {
        const auto found = known.find(standing);
        if (found != known.end()) return found->second;
        Ids options[2];
        for (std::size_t cut = 1; cut < below.size(); ++cut) {
            if ((standing >> cut & 1) == 0) continue;
            unsigned rest = standing & ~(1u << cut);
            for (std::size_t i = cut + 1; i < below.size(); ++i) {
                if (below[i] != 0 && (rest >> below[i] & 1) == 0) rest &= ~(1u << i);
            }
            options[colours[cut] == 'R'].push_back(of(rest));
        }
        return known[standing] = forms.form(options[0], options[1]);
    };
    return of((1u << below.size()) - 1);
}

TEST(Claims, Stalks) {
    const auto [most] = bounds<1>();
    Forms forms;
    for (unsigned n = 0; n <= most; ++n) {
        for (unsigned mask = 0; mask < 1u << n; ++mask) {
            std::vector<std::size_t> below = {0};
            std::string edges;
            for (unsigned i = 0; i < n; ++i) {
                below.push_back(i);
                edges += mask >> i & 1 ? 'R' : 'L';
            }
            const double value = notes::stalk_value(edges);
            ASSERT_TRUE(forms.is(hackenbush(forms, below, ' ' + edges), value)) << edges;
            ASSERT_EQ(notes::forest_value(below, ' ' + edges), value) << edges;
        }
    }
}

std::string fraction(double x) {
    int denominator = 1;
    for (; x != std::floor(x); x *= 2) denominator *= 2;
    const std::string numerator = text(static_cast<int>(x));
    return denominator == 1 ? numerator : numerator + '/' + text(denominator);
}

TEST(ClaimsTables, ValuesOfStalks) {
    std::vector<Row> table(2);
    for (const std::string edges : {"L", "LL", "LR", "LLR", "LRR", "LRL", "LRRL", "RL"}) {
        table[0].push_back(edges);
        table[1].push_back(fraction(notes::stalk_value(edges)));
    }
    expect_table(table);
}

// Every tree of up to `most` more edges, in every order in which it can grow.
template <class Visit>
void for_all_trees(std::size_t most, Visit visit, const std::vector<std::size_t>& below = {0},
                   const std::string& colours = " ") {
    visit(below, colours);
    if (most == 0) return;
    for (std::size_t node = 0; node < below.size(); ++node) {
        std::vector<std::size_t> more = below;
        more.push_back(node);
        for_all_trees(most - 1, visit, more, colours + 'L');
        for_all_trees(most - 1, visit, more, colours + 'R');
    }
}

TEST(Claims, RedBlueTrees) {
    const auto [most] = bounds<1>();
    Forms forms;
    for_all_trees(most, [&](const std::vector<std::size_t>& below, const std::string& colours) {
        const double value = notes::forest_value(below, colours);
        ASSERT_TRUE(forms.is(hackenbush(forms, below, colours), value)) << colours;
    });
}

TEST(Claims, DenominatorsOfTrees) {
    const auto [most] = bounds<1>();
    for_all_trees(most, [](const std::vector<std::size_t>& below, const std::string& colours) {
        double value = std::abs(notes::forest_value(below, colours)), digits = std::ceil(value);
        for (; value != std::floor(value); value *= 2) ++digits;
        ASSERT_LE(digits, static_cast<double>(below.size() - 1)) << colours;
    });
}

TEST(Claims, Switches) {
    const auto [most, size] = bounds<2>();
    Forms forms;
    std::vector<std::pair<double, double>> all;
    for (const double a : numbers(size, 1)) {
        for (const double b : numbers(size, 1)) {
            if (a >= b) all.push_back({a, b});
        }
    }
    const std::function<void(std::vector<std::pair<double, double>>, std::size_t)> extend =
        [&](std::vector<std::pair<double, double>> chosen, std::size_t from) {
            for (const double c : {-1., -.5, 0., .5, 1.}) {
                Ids sum = {forms.number(c)};
                for (const auto& [a, b] : chosen) {
                    sum.push_back(forms.form({forms.number(a)}, {forms.number(b)}));
                }
                const double rest = notes::left_begins(chosen, c);
                ASSERT_EQ(forms.wins(sum, true), rest > 0 || (rest == 0 && chosen.size() % 2 == 1));
            }
            if (chosen.size() == most) return;
            for (std::size_t i = from; i < all.size(); ++i) {
                chosen.push_back(all[i]);
                extend(chosen, i);
                chosen.pop_back();
            }
        };
    extend({}, 0);
}

}  // namespace claims_partizan
