// Features, and the rules that are functions of one of them.
#include <algorithm>
#include <cstdlib>

#include "lab/grid.hpp"

namespace lab {

namespace {

Tree of_function(const char* name, const Tree& x) {
    return call(function_named(name), {x});
}

class Features {
 public:
    explicit Features(std::size_t numbers_) : numbers(numbers_), of(variables(numbers_)) {}

    void add(const Tree& tree, double bits) { all.emplace_back(tree, bits); }
    Tree sum_of(const std::function<Tree(const Tree&)>& each) const {
        Tree sum = 0;
        for (const Tree& x : of) sum = sum + each(x);
        return sum;
    }

    void add_simple() {
        for (const Tree& x : of) add(x, 1);
        for (const Op op : {Op::add, Op::bit_xor, Op::min, Op::max}) add(joined(op, of), 2);
        for (const Op op : {Op::gcd, Op::bit_or, Op::bit_and}) add(joined(op, of), 3);
    }

    void add_pairs() {
        const Tree &a = of[0], &b = of[1];
        const Tree low = min_of(of), high = max_of(of), divisor = joined(Op::gcd, of);
        add(high - low, 2);
        add(a * b, 3);
        for (Int k = 2; k <= 5; ++k) {
            for (const Tree& sum : {k * a + b, a + k * b})
                add(sum, 2. + static_cast<double>(k) / 2);
        }
        for (const Tree& quotient : {a / b, b / a}) add(quotient, 4);
        add(high / low, 5);
        add((high * high - low * low) / (a * b), 6);
        add(high / divisor, 5);
        add((a + b) / divisor, 5);
        add(of_function("trailing_ones", (a - 1) | (b - 1)), 6);
        add(of_function("trailing_ones", a | b), 6);
        for (const char* const name : {"divisions", "quotients", "last_quotient"}) {
            add(call(function_named(name), of), 6);
        }
        add(call(function_named("last_quotient"), {b, a}), 6);
    }

    void add_counts() {
        add(sum_of([](const Tree& x) { return x % 2; }), 4);
        add(sum_of([](const Tree& x) { return equal(x, 0); }), 4);
        add(sum_of([](const Tree& x) { return of_function("ones", x); }), 4);
    }

    // Of the sum, the nim-sum and the like.
    void add_binary() {
        for (std::size_t k = numbers; k < numbers + 7; ++k) {
            const Feature inner = all[k];
            if (inner.tree->op == Op::min || inner.tree->op == Op::max) continue;
            for (const char* const name : {"lowest_place", "digits", "ones"}) {
                add(of_function(name, inner.tree), inner.bits + 3);
            }
        }
    }

    void add_partial_sums() {
        for (unsigned subset = 1; subset < (1U << numbers) - 1; ++subset) {
            Trees chosen;
            for (std::size_t k = 0; k < numbers; ++k) {
                if ((subset >> k & 1) != 0) chosen.push_back(of[k]);
            }
            if (chosen.size() >= 2) add(joined(Op::add, chosen), 3);
        }
    }

    // The nim-sum with each number greater by a shift, and the result smaller by `back`.
    void add_shifted(const Numbers& shifts, Int back, double bits) {
        Trees parts;
        for (std::size_t k = 0; k < numbers; ++k) parts.push_back(of[k] + shifts[k]);
        add(joined(Op::bit_xor, parts) - back, bits);
    }
    void add_shifted_sums() {
        for (Int s = -2; s <= 4; ++s) {
            if (s == 0) continue;
            const double bits = 3. + static_cast<double>(std::abs(s));
            add_shifted(Numbers(numbers, s), 0, bits);
            add_shifted(Numbers(numbers, s), s, bits + 1);
        }
        // Chocolate: one side of the bar is cut apart from the others.
        for (std::size_t special = 0; special < numbers; ++special) {
            for (Int s = 1; s <= 16; ++s) {
                Numbers shifts(numbers, 0);
                shifts[special] = s;
                add_shifted(shifts, s, bits_of({s}));
            }
        }
    }

    std::size_t numbers;
    Trees of;
    std::vector<Feature> all;
};

std::vector<Feature> make_features(std::size_t numbers) {
    Features features(numbers);
    features.add_simple();
    if (numbers == 2) features.add_pairs();
    features.add_counts();
    features.add_binary();
    if (numbers == 3) {
        const Trees& of = features.of;
        features.add(ranked(1, of), 3);
        features.add(of[0] + 2 * of[1] + 3 * of[2], 4);
    }
    features.add_partial_sums();
    features.add_shifted_sums();
    return features.all;
}

// The entries by the feature: nothing where two positions with the same one differ.
Sequence entries_by(const Sample& seen, const Feature& feature) {
    Sequence by;
    Misses misses(seen);
    const bool same = each_back(seen, [&](const Int* p, std::int32_t is) {
        const Int n = feature.at(p);
        if (n < 0 || n > 100000) return false;
        if (static_cast<std::size_t>(n) >= by.size())
            by.resize(static_cast<std::size_t>(n) + 1, -1);
        std::int32_t& known = by[static_cast<std::size_t>(n)];
        if (known < 0) known = is;
        return known == is || misses.allow(p);
    });
    return same ? by : Sequence();
}

}  // namespace

const std::vector<Feature>& features_of(const Sample& seen) {
    static const std::vector<Feature> of[] = {features_of_heaps(), make_features(2),
                                              make_features(3), make_features(4)};
    return of[seen.of_heaps() ? 0 : seen.upto.size() - 1];
}

void by_features(Finder& finder, const Sample& seen, Rules& out) {
    std::size_t known = 0;
    each(seen, [&](const Int*, std::int32_t) { return ++known > 0; });
    for (const Feature& feature : features_of(seen)) {
        const Sequence by = entries_by(seen, feature);
        if (by.empty()) continue;
        const auto classes = static_cast<std::size_t>(
            std::count_if(by.begin(), by.end(), [](std::int32_t e) { return e >= 0; }));
        const auto add = [&](const Tree& of_feature, double bits) {
            out.emplace_back(with_variables(of_feature, {feature.tree}), feature.bits + bits);
        };
        const std::vector<Phrase> phrases = phrases_of(seen.about, by);
        for (std::size_t k = 0; k < phrases.size() && k < 2; ++k) {
            add(phrases[k].tree, 5 + phrases[k].bits);
        }
        if (!phrases.empty() || 2 * known < 3 * classes) continue;
        for (const Rule& component : finder.sequences.of(seen.about, by)) {
            add(component.tree, 2 + component.bits);
        }
    }
}

Tree nim_sum(std::size_t numbers) {
    return numbers == 0 ? fold(Op::bit_xor, heap_variable())
                        : joined(Op::bit_xor, variables(numbers));
}

// As long as a heap has two stones or more, as in nim; else the number of heaps decides.
Tree misere_nim(std::size_t numbers) {
    const Tree sum = nim_sum(numbers);
    Trees small;
    for (const Tree& x : variables(numbers)) small.push_back(at_most(x, 1));
    return cases({numbers == 0 ? fold(Op::all, at_most(heap_variable(), 1)) : all_of(small),
                  equal(sum, 1), equal(sum, 0)});
}

namespace {

std::vector<Condition> make_conditions(std::size_t numbers) {
    const Trees of = variables(numbers);
    std::vector<Condition> all;
    const auto add_of_all = [&](const std::function<Tree(const Tree&)>& is) {
        Trees each;
        for (const Tree& x : of) each.push_back(is(x));
        all.emplace_back(all_of(each), 3);
    };
    add_of_all([](const Tree& x) { return equal(x % 2, 0); });
    add_of_all([](const Tree& x) { return equal(x % 2, 1); });
    add_of_all([](const Tree& x) { return at_most(1, x); });
    const Tree &a = of[0], &b = of[1];
    if (numbers == 2) {
        all.emplace_back(equal(a, b), 2);
        all.emplace_back(less(a, b), 3);
        all.emplace_back(any_of({equal(a % b, 0), equal(b % a, 0)}), 5);
    } else {
        add_of_all([&](const Tree& x) { return equal(x, a); });
        for (const Tree& x : of) all.emplace_back(equal(2 * x, joined(Op::add, of)), 5);
    }
    if (numbers == 3) {
        const Tree& c = of[2];
        const Tree ab = equal(a, b), ac = equal(a, c), bc = equal(b, c);
        all.emplace_back(any_of({all_of({ab, equal(c, 0)}), all_of({ac, equal(b, 0)}),
                                 all_of({bc, equal(a, 0)})}),
                         4, false);
        all.emplace_back(any_of({ab, ac, bc}), 4);
        all.emplace_back(equal(2 * max_of(of), a + b + c), 4);
    }
    if (numbers == 4) {
        const Tree &c = of[2], &d = of[3];
        all.emplace_back(
            any_of({all_of({equal(a, b), equal(c, d)}), all_of({equal(a, c), equal(b, d)}),
                    all_of({equal(a, d), equal(b, c)})}),
            4, false);
        all.emplace_back(equal(call(function_named("moore"), of), 1), 6, false);
    }
    all.emplace_back(misere_nim(numbers), 5, false);
    // Of one number, of two, and of one and the sum of two.
    const auto add = [&](const Tree& condition, double bits, bool parts = false) {
        all.emplace_back(condition, bits, parts);
    };
    for (const Tree& x : of) {
        add(equal(x, 0), 2);
        add(equal(x % 2, 0), 2);
        for (Int r = 0; r < 3; ++r) add(equal(x % 3, r), 4);
        for (const Tree& y : of) {
            if (x == y) continue;
            add(less(x, y), 3);
            add(equal(x & y, x), 4, numbers == 2);
            add(equal(y % x, 0), 4, numbers == 2);
            if (!(x < y)) continue;
            add(equal(x, y), 3);
            add(equal(x & y, 0), 3);
            for (const Tree& z : of) {
                if (!(z == x) && !(z == y)) add(less(z, x + y), 4);
            }
        }
    }
    return all;
}

// The simplest conditions that all of the one have, so that each of the others lacks one.
Trees telling(const std::vector<Condition>& conditions, const std::vector<const Int*>& have,
              std::vector<const Int*> lack, double& bits) {
    struct Shared {
        const Condition* condition;
        Int is;
        bool of(const Int* p) const { return condition->at(p) == is; }
    };
    std::vector<Shared> shared;
    for (const Condition& condition : conditions) {
        for (const Int is : {1, 0}) {
            const Shared each = {&condition, is};
            if (std::all_of(have.begin(), have.end(), [&](const Int* p) { return each.of(p); })) {
                shared.push_back(each);
            }
        }
    }
    std::stable_sort(shared.begin(), shared.end(), [](const Shared& x, const Shared& y) {
        return x.condition->bits - static_cast<double>(x.is) <
               y.condition->bits - static_cast<double>(y.is);
    });
    const auto has_all = [&](const Int* p) {
        return std::all_of(shared.begin(), shared.end(), [&](const Shared& s) { return s.of(p); });
    };
    if (have.empty() || std::any_of(lack.begin(), lack.end(), has_all)) return {};
    Trees all;
    while (!lack.empty()) {
        const Shared* best = nullptr;
        std::ptrdiff_t most = 0;
        for (const Shared& each : shared) {
            const auto count =
                std::count_if(lack.begin(), lack.end(), [&](const Int* p) { return !each.of(p); });
            if (count > most) most = count, best = &each;
        }
        std::erase_if(lack, [&](const Int* p) { return !best->of(p); });
        const Tree& tree = best->condition->tree;
        all.push_back(best->is == 1 ? tree : negation(tree));
        bits += best->condition->bits + static_cast<double>(1 - best->is);
    }
    return all;
}

}  // namespace

const std::vector<Condition>& conditions_of(const Sample& seen) {
    static const std::vector<Condition> of[] = {conditions_of_heaps(), make_conditions(2),
                                                make_conditions(3), make_conditions(4)};
    return of[seen.of_heaps() ? 0 : seen.upto.size() - 1];
}

void by_conditions(Finder&, const Sample& seen, Rules& out) {
    if (seen.about != About::loses) return;
    const std::size_t numbers = seen.upto.size();
    Numbers places;
    std::vector<const Int*> kinds[2];
    if (!seen.of_heaps()) places.reserve(numbers * seen.size());
    each(seen, [&](const Int* p, std::int32_t is) {
        if (is_small(seen, p)) return true;
        if (!seen.of_heaps()) {
            places.insert(places.end(), p, p + numbers);
            p = places.data() + places.size() - numbers;
        }
        kinds[is].push_back(p);
        return true;
    });
    for (const std::size_t is : {1U, 0U}) {
        double bits = is == 1 ? 5 : 6;
        const Tree all = all_of(telling(conditions_of(seen), kinds[is], kinds[1 - is], bits));
        const Rule rule(is == 1 ? all : negation(all), bits);
        if (follows(seen, rule.at)) out.push_back(rule);
    }
}

}  // namespace lab
