// The same families in other coordinates, or for each of a few cases.
#include <algorithm>
#include <cmath>
#include <map>

#include "lab/grid.hpp"

namespace lab {

namespace {

bool is_ascending(const Int* p, std::size_t numbers, Int gap) {
    for (std::size_t k = 1; k < numbers; ++k) {
        if (p[k] < p[k - 1] + gap) return false;
    }
    return true;
}

bool is_inside(const Sample& seen, const Int* p) {
    for (std::size_t k = 0; k < seen.upto.size(); ++k) {
        if (p[k] > seen.upto[k]) return false;
    }
    return true;
}

bool order_counts(const Sample& seen) {
    const std::size_t numbers = seen.upto.size();
    return !each(seen, [&](const Int* p, std::int32_t is) {
        Int sorted[4];
        std::copy(p, p + numbers, sorted);
        std::sort(sorted, sorted + numbers);
        if (!is_inside(seen, sorted)) return false;
        const std::int32_t there = entry(seen, sorted);
        return there < 0 || there == is;
    });
}

bool has_cheap(const Rules& rules, const Sample& seen, double bits) {
    return std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) {
        return rule.bits <= bits && follows(seen, rule.at);
    });
}

// Other coordinates: where a position goes, and what stands for each number.
struct Change {
    std::function<void(const Int*, Int*)> place;
    Trees numbers;
    double bits = 0;
};

// The table in such coordinates.
Sample changed(const Sample& seen, const Change& change, const Numbers& upto) {
    Sample to = cropped(blank(seen, upto), 16000);
    each(seen, [&](const Int* p, std::int32_t is) {
        Int q[4] = {};
        change.place(p, q);
        if (is_inside(to, q)) to.at[index_in(to.upto, q)] = is;
        return true;
    });
    return to;
}

void add_changed(const Rules& rules, const Change& change, Rules& out) {
    for (const Rule& found : rules) {
        out.emplace_back(with_variables(found.tree, change.numbers), found.bits + change.bits);
    }
}

}  // namespace

void in_order(Finder& finder, const Sample& seen, int depth, Rules& out) {
    const std::size_t numbers = seen.upto.size();
    const bool all_ascending =
        each(seen, [&](const Int* p, std::int32_t) { return is_ascending(p, numbers, 0); });
    if (all_ascending || order_counts(seen)) return;
    Change change;
    change.place = [numbers](const Int* p, Int* q) {
        std::copy(p, p + numbers, q);
        std::sort(q, q + numbers);
    };
    for (std::size_t k = 0; k < numbers; ++k) {
        change.numbers.push_back(ranked(k, variables(numbers)));
    }
    change.bits = 2;
    const Sample sorted =
        masked(seen, [&](const Int* p) { return Int{is_ascending(p, numbers, 0)}; });
    add_changed(finder.rules(sorted, depth), change, out);
}

void in_rests(Finder& finder, const Sample& seen, int depth, Rules& out) {
    const std::size_t numbers = seen.upto.size();
    if (numbers > 3) return;
    // That nobody loses repeats anywhere.
    const auto tells = [&](std::int32_t is) { return seen.about == About::value || is == 1; };
    const auto known = std::count_if(seen.at.begin(), seen.at.end(),
                                     [&](std::int32_t is) { return is >= 0 && tells(is); });
    constexpr std::ptrdiff_t least = 24;
    for (std::size_t x = 0; x < numbers; ++x) {
        const auto is_rest = [&](std::size_t k) { return seen.rests.count(k) > 0; };
        if (is_rest(x)) continue;
        std::vector<Feature> moduli;
        Tree sum = 0;
        for (std::size_t y = 0; y < numbers; ++y) {
            if (y == x || is_rest(y)) continue;
            sum = sum + variable(y);
            for (const auto& [times, more] :
                 {std::pair<Int, Int>{1, 1}, {1, 0}, {2, 0}, {2, 1}, {1, 2}, {2, 2}, {3, 0}}) {
                moduli.emplace_back(times * variable(y) + more,
                                    2 + static_cast<double>(2 * times + more));
            }
            const Function& no_divisor = function_named("least_non_divisor");
            moduli.emplace_back(call(no_divisor, {variable(y)}), 5 + no_divisor.bits);
        }
        if (sum->op == Op::add) {
            for (const Int more : {0, 1}) moduli.emplace_back(sum + more, 6 + more);
        }
        for (const Feature& modulus : moduli) {
            Change change;
            change.place = [&](const Int* p, Int* q) {
                std::copy(p, p + numbers, q);
                q[x] = floor_mod(p[x], modulus.at(p));
            };
            Sample to = blank(seen, seen.upto);
            std::ptrdiff_t again = 0;
            Misses misses(seen);
            const bool same = each_back(seen, [&](const Int* p, std::int32_t is) {
                Int q[4] = {};
                change.place(p, q);
                std::int32_t& there = to.at[index_in(to.upto, q)];
                again += there >= 0 && tells(is);
                if (there < 0) there = is;
                return there == is || misses.allow(p);
            });
            if (!same || again < std::max(least, known / 8)) continue;
            change.numbers = variables(numbers);
            change.numbers[x] = variable(x) % modulus.tree;
            change.bits = modulus.bits;
            to.rests = seen.rests;
            to.rests.insert(x);
            Rules found = finder.rules(to, depth);
            if (depth <= 0 && numbers == 2) in_cases(finder, to, found);
            add_changed(found, change, out);
            break;
        }
    }
}

void by_fewer(Finder& finder, const Sample& seen, int depth, Rules& out) {
    if (seen.rests.empty()) return;
    for (std::size_t k = 0; k < seen.upto.size(); ++k) {
        Numbers upto = seen.upto;
        upto.erase(upto.begin() + static_cast<std::ptrdiff_t>(k));
        Sample fewer = blank(seen, std::move(upto));
        Trees numbers;
        for (std::size_t i = 0; i < seen.upto.size(); ++i) {
            if (i == k) continue;
            fewer.rests.insert(numbers.size());
            numbers.push_back(variable(i));
        }
        Misses misses(seen);
        const bool same = each_back(seen, [&](const Int* p, std::int32_t is) {
            Int q[4] = {};
            std::copy(p + k + 1, p + seen.upto.size(), std::copy(p, p + k, q));
            std::int32_t& there = fewer.at[index_in(fewer.upto, q)];
            if (there < 0) there = is;
            return there == is || misses.allow(p);
        });
        if (!same) continue;
        for (const Rule& rule : finder.rules(fewer, depth)) {
            out.emplace_back(with_variables(rule.tree, numbers), rule.bits);
        }
        return;
    }
}

void in_gaps(Finder& finder, const Sample& seen, int depth, Rules& out) {
    const std::size_t numbers = seen.upto.size();
    for (const Int gap : {1, 0}) {
        if (!each(seen,
                  [&](const Int* p, std::int32_t) { return is_ascending(p, numbers, gap); })) {
            continue;
        }
        Change change;
        change.place = [numbers, gap](const Int* p, Int* q) {
            q[0] = p[0];
            for (std::size_t k = 1; k < numbers; ++k) q[k] = p[k] - p[k - 1] - gap;
        };
        change.numbers = {variable(0)};
        for (std::size_t k = 1; k < numbers; ++k) {
            change.numbers.push_back(variable(k) - variable(k - 1) - gap);
        }
        change.bits = 3;
        const Sample gaps = changed(seen, change, Numbers(numbers, seen.upto.back()));
        add_changed(finder.rules(gaps, std::min(depth, 0)), change, out);
    }
}

namespace {

struct Partition {
    std::vector<Feature> cases;  // conditions of all but the last, which has the rest
    double bits = 0;
};

// The ways to part the positions of a table.
class Partitions {
 public:
    explicit Partitions(const Sample& seen) : features_(features_of(seen)) {
        seen.of_heaps() ? add_of_heaps() : add_of_numbers(seen);
    }
    std::vector<Partition> all;

 private:
    void add_of_heaps() {
        for (const Feature& feature : features_) {
            for (const Int c : {0, 1, 2}) add_value(feature, c);
            for (const Int c : {1, 2, 3}) add_most(feature, c);
            add_rests(feature, 2);
        }
    }

    void add_of_numbers(const Sample& seen) {
        const std::size_t numbers = seen.upto.size();
        for (std::size_t k = 0; k < numbers + 4; ++k) {
            for (const Int c : {0, 1}) add_value(features_[k], c);
            for (const Int m : {2, 3}) add_rests(features_[k], m);
        }
        for (const Condition& condition : conditions_of(seen)) {
            if (!condition.parts || condition.bits > 5) continue;
            all.push_back({{condition}, condition.bits});
            // With a = b, which is the one before it, apart.
            if (condition.tree == less(variable(0), variable(1))) {
                all.push_back({{condition, (all.end() - 2)->cases[0]}, 3});
            }
        }
    }

    static Feature value_of(const Feature& feature, Int c) { return {equal(feature.tree, c), 0}; }
    void add_value(const Feature& feature, Int c) {
        all.push_back({{value_of(feature, c)}, feature.bits + static_cast<double>(c) + 1});
    }
    void add_most(const Feature& feature, Int c) {
        all.push_back({{{at_most(feature.tree, c), 0}}, feature.bits + static_cast<double>(c) + 2});
    }
    void add_rests(const Feature& feature, Int m) {
        Partition partition;
        for (Int r = 0; r + 1 < m; ++r) partition.cases.emplace_back(equal(feature.tree % m, r), 0);
        partition.bits = feature.bits + static_cast<double>(m) - (m == 2 ? 0 : 1);
        all.push_back(std::move(partition));
    }

    const std::vector<Feature>& features_;
};

// The rules for each case, the last for the rest; nothing where one has none.
Rules rules_of_cases(Finder& finder, const Sample& seen, const std::vector<Feature>& cases) {
    Rules rules;
    for (std::size_t k = 0; k <= cases.size(); ++k) {
        const Sample part = masked(seen, [&](const Int* p) {
            for (std::size_t i = 0; i < k; ++i) {
                if (cases[i].at(p) == 1) return Int{0};
            }
            return k == cases.size() ? Int{1} : cases[k].at(p);
        });
        std::size_t known = 0;
        each(part, [&](const Int*, std::int32_t) { return ++known < 4; });
        if (known < 4) return {};
        const Rules found = finder.rules(part, 0);
        if (found.empty()) return {};
        rules.push_back(found[0]);
    }
    return rules;
}

}  // namespace

Tree is_one_of(Trees numbers, Numbers upto, const std::vector<Numbers>& all) {
    if (numbers.empty()) return 1;
    const Tree last = numbers.back();
    const Int most = upto.back();
    std::map<Numbers, std::vector<Numbers>> before;  // by the last numbers that follow on them
    std::map<Numbers, Numbers> following;
    for (const Numbers& each : all)
        following[{each.begin(), each.end() - 1}].push_back(each.back());
    for (const auto& [first, lasts] : following) before[lasts].push_back(first);
    numbers.pop_back();
    upto.pop_back();
    Trees any;
    for (const auto& [lasts, first] : before) {
        const bool whole = static_cast<Int>(lasts.size()) == most + 1;
        any.push_back(all_of({is_one_of(numbers, upto, first), whole ? 1 : one_of(last, lasts)}));
    }
    return any_of(std::move(any));
}

void by_labels(Finder& finder, const Sample& seen, int depth, Rules& out) {
    constexpr Int greatest_label = 7, most_labels = 27;
    Places labels, rest;
    Trees numbers, labelled;
    Numbers upto;
    Int count = 1;
    for (std::size_t k = 0; k < seen.upto.size(); ++k) {
        if (seen.upto[k] <= greatest_label) {
            labels.push_back(k);
            labelled.push_back(variable(k));
            upto.push_back(seen.upto[k]);
            count *= seen.upto[k] + 1;
        } else {
            rest.push_back(k);
            numbers.push_back(variable(k));
        }
    }
    if (labels.empty() || rest.empty() || count > most_labels) return;
    struct Kind {
        Rule rule;
        std::vector<Numbers> labels;
    };
    std::vector<Kind> kinds;
    double bits = 3;
    Int label[4] = {};
    do {
        Int base[4] = {};
        for (std::size_t i = 0; i < labels.size(); ++i) base[labels[i]] = label[i];
        const Sample part = slice(seen, rest, base);
        const auto known = std::count_if(part.at.begin(), part.at.end(),
                                         [](std::int32_t each) { return each >= 0; });
        if (known == 0) continue;
        if (known < 4) return;
        Rules rules = finder.rules(part, depth);
        if (rules.empty()) by_periods(finder, part, rules);  // it sees one after two times
        if (rules.empty()) return;
        auto same = std::find_if(kinds.begin(), kinds.end(),
                                 [&](const Kind& kind) { return kind.rule.tree == rules[0].tree; });
        bits += std::log2(1. + static_cast<double>(kinds.size()));
        if (same == kinds.end()) {
            bits += rules[0].bits - 2;
            same = kinds.insert(same, {rules[0], {}});
        }
        same->labels.emplace_back(label, label + labels.size());
    } while (step_in(upto, label));
    // What most labels have stands last.
    std::stable_sort(kinds.begin(), kinds.end(), [](const Kind& x, const Kind& y) {
        return x.labels.size() < y.labels.size();
    });
    Trees parts;
    for (const Kind& kind : kinds) {
        parts.push_back(is_one_of(labelled, upto, kind.labels));
        parts.push_back(with_variables(kind.rule.tree, numbers));
    }
    parts.erase(parts.end() - 2);
    out.emplace_back(cases(std::move(parts)), bits);
}

void in_cases(Finder& finder, const Sample& seen, Rules& out) {
    if (has_cheap(out, seen, 14)) return;
    for (const Partition& partition : Partitions(seen).all) {
        const std::vector<Feature>& cases = partition.cases;
        const Rules rules = rules_of_cases(finder, seen, cases);
        if (rules.empty()) continue;
        Trees parts;
        double bits = 3 + partition.bits;
        for (std::size_t k = 0; k < cases.size(); ++k) {
            parts.push_back(cases[k].tree);
            parts.push_back(rules[k].tree);
        }
        parts.push_back(rules.back().tree);
        for (const Rule& each : rules) bits += each.bits - 2;
        out.emplace_back(lab::cases(std::move(parts)), bits);
    }
}

}  // namespace lab
