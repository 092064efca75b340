// How great the numbers in a tree become.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

#include "lab/tree.hpp"

namespace lab {

namespace {

Int capped_sum(Int x, Int y) {
    if (x == kEndless || y == kEndless) return kEndless;
    if (x == -kEndless || y == -kEndless) return -kEndless;
    if (x > 0 && y > kEndless - x) return kEndless;
    if (x < 0 && y < -kEndless - x) return -kEndless;
    return x + y;
}
Int capped_product(Int x, Int y) {
    if (x == 0 || y == 0) return 0;
    const Int sign = (x < 0) == (y < 0) ? 1 : -1;
    if (std::abs(x) > kEndless / std::abs(y)) return sign * kEndless;
    return x * y;
}
bool is_endless(const Interval& x) {
    return x.low == -kEndless || x.high == kEndless;
}

// The least 2^k - 1 from x on.
Int filled(Int x) {
    Int all = 0;
    while (all < x) all = 2 * all + 1;
    return all;
}

// All nodes of a tree with the numbers in 0 to `most`.
class Intervals {
 public:
    explicit Intervals(Int most, bool ascending = false) : most_(most), ascending_(ascending) {}

    Interval of(const Tree& tree) {
        const Interval interval = inner(tree);
        overflow |= is_endless(interval);
        return interval;
    }

    bool overflow = false;

 private:
    Interval inner(const Tree& tree) {
        const Node& node = *tree;
        std::vector<Interval> args;
        if (node.op != Op::search && node.op != Op::add) {
            for (const Tree& each : node.args) args.push_back(of(each));
        }
        switch (node.op) {
            case Op::number:
                return {node.value, node.value};
            case Op::variable:
            case Op::heap:
                return {0, most_};
            case Op::index:
                return {least_index_, most_index_};
            case Op::add:
                return of_sum(node);
            case Op::multiply:
                return of_product(args);
            case Op::divide:
                return of_quotient(args[0], args[1]);
            case Op::mod:
                return of_rest(args[0], args[1]);
            case Op::min:
            case Op::max:
                return folded(node.op, args);
            case Op::ranked:
                return {folded(Op::min, args).low, folded(Op::max, args).high};
            case Op::gcd: {
                Int most = 0;
                for (const Interval& x : args) most = std::max({most, x.high, -x.low});
                return {0, most};
            }
            case Op::bit_xor:
            case Op::bit_or:
            case Op::bit_and:
                return of_bits(node.op, args);
            case Op::call:
                return of_call(node, args);
            case Op::lookup: {
                const auto [low, high] = std::minmax_element(node.list.begin(), node.list.end());
                const bool whole =
                    args[0].low >= 0 && args[0].high < static_cast<Int>(node.list.size());
                return {whole ? *low : std::min<Int>(*low, 0),
                        std::max<Int>(*high, whole ? *high : 0)};
            }
            case Op::beatty:
                return of_beatty(node, args[0]);
            case Op::search:
                return of_search(node);
            case Op::fold:
                return of_fold(static_cast<Op>(node.value), node.args[0], args[0]);
            case Op::cases: {
                Interval all = args.back();
                for (std::size_t i = 1; i < args.size(); i += 2) {
                    const Node& asked = *node.args[i - 1];
                    if (asked.op == Op::less && asked.args[0] == node.args[i]) {
                        args[i].high = std::min(args[i].high, of(asked.args[1]).high - 1);
                    }
                    all = {std::min(all.low, args[i].low), std::max(all.high, args[i].high)};
                }
                return all;
            }
            default:
                return {0, 1};
        }
    }

    static Interval folded(Op op, const std::vector<Interval>& args) {
        Interval all = args[0];
        for (const Interval& x : args) {
            all = {applied(op, all.low, x.low), applied(op, all.high, x.high)};
        }
        return all;
    }

    // The code adds what is positive first, so that this is no greater than it may become. A term less
    // another one that is no greater is at least 0.
    Interval of_sum(const Node& node) {
        Int high = 0, low = 0, positive = 0;
        std::vector<Int> lows;
        for (const Tree& each : node.args) {
            const Interval x = of(each);
            lows.push_back(x.low);
            high = capped_sum(high, x.high);
            positive = capped_sum(positive, std::max<Int>(x.high, 0));
        }
        overflow |= positive == kEndless && most_ != kEndless;
        std::set<std::size_t> used;
        for (std::size_t i = 0; i < lows.size(); ++i) {
            if (!is_taken_away(node.args[i])) continue;
            const Tree less = node.args[i] * -1;
            std::size_t k = 0;
            while (k < lows.size() && (used.count(k) > 0 || !is_above(node.args[k], less))) ++k;
            if (k == lows.size()) continue;
            used.insert(k);
            lows[i] = lows[k] = 0;
        }
        for (const Int each : lows) low = capped_sum(low, each);
        return {low, high};
    }
    bool is_above(const Tree& x, const Tree& less) {
        if (x == less) return true;
        if (x->op == Op::multiply && less->op == Op::multiply) {
            return std::equal(x->args.begin(), x->args.end(), less->args.begin(), less->args.end(),
                              [&](const Tree& one, const Tree& other) {
                                  return of(other).low >= 0 && is_above(one, other);
                              });
        }
        if (ascending_ && x->op == Op::variable && less->op == Op::variable) {
            return x->value > less->value;
        }
        const auto rank_of = [](const Tree& t) {
            return t->op == Op::min      ? Int{0}
                   : t->op == Op::max    ? static_cast<Int>(t->args.size()) - 1
                   : t->op == Op::ranked ? t->value
                                         : Int{-1};
        };
        return rank_of(less) >= 0 && rank_of(x) > rank_of(less) && x->args == less->args;
    }

    static Interval of_product(const std::vector<Interval>& args) {
        Interval all = args[0];
        for (std::size_t i = 1; i < args.size(); ++i) {
            const Int ends[] = {
                capped_product(all.low, args[i].low), capped_product(all.low, args[i].high),
                capped_product(all.high, args[i].low), capped_product(all.high, args[i].high)};
            all = {*std::min_element(ends, ends + 4), *std::max_element(ends, ends + 4)};
        }
        return all;
    }

    static Interval of_quotient(const Interval& x, const Interval& y) {
        const Int least = std::max<Int>(y.low, 1);
        const auto by = [](Int number, Int divisor) {
            return std::abs(number) == kEndless ? number : floor_div(number, divisor);
        };
        Interval all{std::min(by(x.low, least), by(x.low, std::max(y.high, least))),
                     std::max(by(x.high, least), by(x.high, std::max(y.high, least)))};
        if (y.low <= 0) all = {std::min<Int>(all.low, 0), std::max<Int>(all.high, 0)};
        if (y.low < 0) {
            const Int far = std::max(std::abs(x.low), std::abs(x.high));
            all = {far == kEndless ? -kEndless : -far - 1, far == kEndless ? kEndless : far + 1};
        }
        return all;
    }

    static Interval of_rest(const Interval& x, const Interval& y) {
        if (y.low > 0 && x.low >= 0 && x.high < y.low) return x;
        const Int most = std::max(std::abs(y.low), std::abs(y.high)) - 1;
        Interval all{y.low < 0 ? -most : 0, most};
        if (x.low >= 0 && y.low > 0) all.high = std::min(all.high, x.high);
        if (y.low <= 0 && y.high >= 0) {
            all = {std::min(all.low, x.low), std::max(all.high, x.high)};
        }
        return all;
    }

    static Interval of_bits(Op op, const std::vector<Interval>& args) {
        Int most = 0, least = kEndless;
        bool negative = false, all_negative = true;
        for (const Interval& x : args) {
            negative |= x.low < 0;
            all_negative &= x.low < 0;
            most = std::max(most, x.high);
            least = std::min(least, x.low >= 0 ? x.high : kEndless);
        }
        if (op == Op::bit_and && !all_negative) return {0, least};
        Int floor = 0;
        if (op == Op::bit_or) {
            for (const Interval& x : args) floor = std::max(floor, x.low);
        }
        if (!negative) return {floor, filled(most)};
        for (const Interval& x : args) most = std::max(most, capped_sum(-x.low, 0));
        const Int all = filled(most);
        return {all == kEndless ? -kEndless : -all - 1, all};
    }

    Interval of_call(const Node& node, const std::vector<Interval>& args) {
        Int most = args.empty() ? most_ : 0, least = 0;
        for (const Interval& x : args) {
            most = std::max(most, x.high);
            least = std::min(least, x.low);
        }
        if (most > node.function->limit && most_ != kEndless) overflow = true;
        if (node.function->condition) return {0, 1};
        return {least < 0 ? -64 : 0, capped_sum(capped_product(node.function->growth, most), 64)};
    }

    Interval of_beatty(const Node& node, const Interval& x) {
        const Int a = node.list[0], d = node.list[1], q = node.list[2];
        const Int root = static_cast<Int>(std::sqrt(static_cast<double>(d)));
        const Int divided = capped_product(std::abs(a + root) + 1, std::max<Int>(x.high, 0));
        if ((divided == kEndless || x.high >= Int{1} << 60) && most_ != kEndless) overflow = true;
        const double slope =
            (static_cast<double>(a) + std::sqrt(static_cast<double>(d))) / static_cast<double>(q);
        const double high = slope * static_cast<double>(x.high) * 1.000001 + 1;
        return {0, high < 9e18 && divided != kEndless ? static_cast<Int>(high) : kEndless};
    }

    // Terms rise by 1 at least, but for some of the first: no index is much greater than the term, and
    // none that is looked at is more than twice as great as the one that is found.
    Interval of_search(const Node& node) {
        const Interval x = of(node.args[0]);
        const auto fits = [&](Int k) {
            Intervals terms(most_);
            terms.least_index_ = terms.most_index_ = k;
            const Interval term = terms.of(node.args[1]);
            return !terms.overflow && term.high <= x.high;
        };
        Int k = node.value;
        const Int high = x.high == kEndless ? Int{1} << 59 : x.high;
        for (Int step = Int{1} << 58; step > 0; step /= 2) {
            if (k + step <= capped_sum(high, 64) && fits(k + step)) k += step;
        }
        Intervals terms(most_);
        terms.least_index_ = std::min<Int>(node.value, 0);
        terms.most_index_ = std::min(capped_sum(2 * k, 2), capped_sum(high, 66 + node.value));
        terms.of(node.args[1]);
        if (most_ != kEndless) overflow |= terms.overflow;
        return {node.value, k};
    }

    // The most that each of some heaps of `most_` stones together counts, by its stones.
    Int of_heaps_together(const Tree& of_heap) const {
        if (most_ == kEndless) return kEndless;
        Int by_stone = 0;
        for (Int most = 1;; most = std::min(capped_sum(most, most), most_)) {
            const Int high = Intervals(most).of(of_heap).high;
            if (high == kEndless) return kEndless;
            by_stone = std::max(by_stone, high / (most / 2 + 1) + 1);
            if (most >= most_) break;
        }
        return capped_product(by_stone, most_);
    }

    Interval of_fold(Op op, const Tree& of_heap, const Interval& each) const {
        switch (op) {
            case Op::all:
            case Op::any:
                return {0, 1};
            case Op::add:
                return {each.low < 0 ? -kEndless : 0,
                        each.high <= 0 ? 0 : of_heaps_together(of_heap)};
            case Op::bit_xor:
            case Op::bit_or:
                return of_bits(Op::bit_xor, {each});
            default:
                return {std::min<Int>(each.low, 0), std::max<Int>(each.high, 0)};
        }
    }

    Int most_, least_index_ = 0, most_index_ = kEndless;
    bool ascending_;
};

}  // namespace

Interval interval_of(const Tree& tree, Int most, bool ascending) {
    return Intervals(most, ascending).of(tree);
}

Int range_of(const Tree& tree) {
    const auto is_right = [&](Int most) {
        Intervals intervals(most);
        intervals.of(tree);
        return !intervals.overflow;
    };
    if (is_right(kWide)) return kWide;
    Int low = 0, high = kWide;
    while (low + 1 < high) {
        const Int middle = low + (high - low) / 2;
        (is_right(middle) ? low : high) = middle;
    }
    return low;
}

}  // namespace lab
