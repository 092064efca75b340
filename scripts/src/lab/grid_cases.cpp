// The same families in other coordinates, or for each of a few cases.
#include <algorithm>
#include <cmath>

#include "lab/grid.hpp"

namespace lab {

namespace {

bool is_ascending(const Int* p, std::size_t numbers, Int gap) {
    for (std::size_t k = 1; k < numbers; ++k) {
        if (p[k] < p[k - 1] + gap) return false;
    }
    return true;
}

bool is_inside(const Seen& seen, const Int* p) {
    for (std::size_t k = 0; k < seen.upto.size(); ++k) {
        if (p[k] > seen.upto[k]) return false;
    }
    return true;
}

bool order_counts(const Seen& seen) {
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

std::string code_of_order(std::size_t numbers) {
    const std::vector<std::string> names = names_of(numbers);
    std::string code;
    const auto swap = [&](std::size_t x, std::size_t y) {
        code += "    if (" + names[x] + " > " + names[y] + ") std::swap(" + names[x] + ", " +
                names[y] + ");\n";
    };
    for (std::size_t round = 0; round + 1 < numbers; ++round) {
        for (std::size_t k = 0; k + 1 < numbers - round; ++k) swap(k, k + 1);
    }
    return code;
}

bool has_cheap(const Rules& rules, const Seen& seen, double bits) {
    return std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) {
        return rule.bits <= bits && follows(seen, rule.at);
    });
}

}  // namespace

void in_order(Finder& finder, const Seen& seen, int depth, Rules& out) {
    const std::size_t numbers = seen.upto.size();
    const bool all_ascending =
        each(seen, [&](const Int* p, std::int32_t) { return is_ascending(p, numbers, 0); });
    if (all_ascending || order_counts(seen)) return;
    const Seen sorted = masked(seen, [&](const Int* p) { return is_ascending(p, numbers, 0); });
    for (const Rule& found : finder.rules(sorted, depth)) {
        Rule rule = found;
        rule.chapter.clear();
        rule.theorem = Text();
        const std::string list = joined(names_of(numbers), " <= ");
        rule.text = Text("with " + list + ", ", "设 " + list + "，") + found.text;
        rule.body = code_of_order(numbers) + found.body;
        rule.at = [at = found.at, numbers](const Int* p) {
            Int q[4] = {};
            std::copy(p, p + numbers, q);
            std::sort(q, q + numbers);
            return at(q);
        };
        rule.bits = found.bits + 2;
        out.push_back(std::move(rule));
    }
}

void in_gaps(Finder& finder, const Seen& seen, int depth, Rules& out) {
    const std::size_t numbers = seen.upto.size();
    for (const Int gap : {1, 0}) {
        if (!each(seen,
                  [&](const Int* p, std::int32_t) { return is_ascending(p, numbers, gap); })) {
            continue;
        }
        Numbers upto(numbers, seen.upto.back());
        Seen gaps = cropped(blank(seen, upto), 16000);
        const auto place = [numbers, gap](const Int* p, Int* q) {
            q[0] = p[0];
            for (std::size_t k = 1; k < numbers; ++k) q[k] = p[k] - p[k - 1] - gap;
        };
        each(seen, [&](const Int* p, std::int32_t is) {
            Int q[4] = {};
            place(p, q);
            if (is_inside(gaps, q)) gaps.at[index_of(gaps, q)] = is;
            return true;
        });
        const std::vector<std::string> names = names_of(numbers);
        std::vector<std::string> parts = {"a"};
        for (std::size_t k = 1; k < numbers; ++k) {
            parts.push_back(names[k] + " - " + names[k - 1] + (gap == 1 ? " - 1" : ""));
        }
        for (const Rule& found : finder.rules(gaps, std::min(depth, 0))) {
            Rule rule = found;
            rule.chapter.clear();
            rule.theorem = Text();
            const std::string list = joined(names, ", "), to = joined(parts, ", ");
            rule.text = found.text + Text(", with the gaps " + to + " in place of " + list,
                                          "（其中 " + list + " 换成间隔 " + to + "）");
            rule.body = lambda("of_gaps", names, found.body) + "    return of_gaps(" + to + ");\n";
            rule.at = [place, at = found.at](const Int* p) {
                Int q[4] = {};
                place(p, q);
                return at(q);
            };
            rule.bits = found.bits + 3;
            out.push_back(std::move(rule));
        }
    }
}

void in_functions(Finder& finder, const Seen& seen, int, Rules& out) {
    const std::size_t numbers = seen.upto.size();
    const std::vector<Unary>& all = unary_functions();
    if (has_cheap(out, seen, 12)) return;
    // For each number, the functions that tell enough of it.
    std::vector<std::vector<std::size_t>> fit(numbers);
    for (std::size_t k = 0; k < numbers; ++k) {
        for (std::size_t u = 0; u < all.size(); ++u) {
            std::vector<Int> first;  // the first number with each function's value
            bool same = true;
            std::vector<Int> like(static_cast<std::size_t>(seen.upto[k] + 1));
            for (Int n = 0; n <= seen.upto[k]; ++n) {
                const auto is = static_cast<std::size_t>(all[u].at(n));
                if (is >= first.size()) first.resize(is + 1, -1);
                if (first[is] < 0) first[is] = n;
                like[static_cast<std::size_t>(n)] = first[is];
            }
            same = each(seen, [&](const Int* p, std::int32_t is) {
                Int q[4];
                std::copy(p, p + numbers, q);
                q[k] = like[static_cast<std::size_t>(p[k])];
                const std::int32_t there = entry(seen, q);
                return there < 0 || there == is;
            });
            if (same) fit[k].push_back(u);
            if (fit[k].size() == 4) break;
        }
    }
    std::vector<std::size_t> chosen(numbers, 0);
    while (true) {
        Numbers upto(numbers, 0);
        bool changed = false;
        double cost = 2;
        std::vector<const Unary*> by;
        for (std::size_t k = 0; k < numbers; ++k) {
            by.push_back(&all[fit[k][chosen[k]]]);
            changed = changed || fit[k][chosen[k]] > 0;
            if (k == 0 || by[k] != by[0]) cost += by[k]->bits;
            for (Int n = 0; n <= seen.upto[k]; ++n) upto[k] = std::max(upto[k], by[k]->at(n));
        }
        if (changed) {
            Seen to = blank(seen, upto);
            const auto place = [by, numbers](const Int* p, Int* q) {
                for (std::size_t k = 0; k < numbers; ++k) q[k] = by[k]->at(p[k]);
            };
            each(seen, [&](const Int* p, std::int32_t is) {
                Int q[4] = {};
                place(p, q);
                to.at[index_of(to, q)] = is;
                return true;
            });
            std::string before;
            std::vector<std::string> arguments, where_en, where_zh;
            const std::vector<std::string> names = names_of(numbers);
            for (std::size_t k = 0; k < numbers; ++k) {
                if (before.find(by[k]->before) == std::string::npos) before += by[k]->before;
                arguments.push_back(replaced(by[k]->code, "@", names[k]));
                if (by[k]->code == "@") continue;
                where_en.push_back(replaced(by[k]->name.en, "@", names[k]) + " for " + names[k]);
                where_zh.push_back(names[k] + " 换成" + replaced(by[k]->name.zh, "@", names[k]));
            }
            for (const Rule& found : finder.rules(to, 0)) {
                Rule rule = found;
                rule.chapter.clear();
                rule.theorem = Text();
                rule.text = found.text + Text(", with " + joined(where_en, " and "),
                                              "（其中 " + joined(where_zh, "，") + "）");
                rule.body = before + lambda("of", names, found.body) + "    return of(" +
                            joined(arguments, ", ") + ");\n";
                rule.at = [place, at = found.at](const Int* p) {
                    Int q[4] = {};
                    place(p, q);
                    return at(q);
                };
                rule.bits = found.bits + cost;
                out.push_back(std::move(rule));
            }
        }
        std::size_t k = numbers;
        while (k > 0 && ++chosen[k - 1] == fit[k - 1].size()) chosen[--k] = 0;
        if (k == 0) return;
    }
}

namespace {

struct Case {
    Text text;
    std::string code;
    std::function<bool(const Int*)> at;
};
struct Partition {
    std::vector<Case> cases;  // all but the last, which has the rest
    double bits = 0;
};

std::vector<Partition> partitions_of(const Seen& seen) {
    const std::size_t numbers = seen.upto.size();
    const std::vector<std::string> names = names_of(numbers);
    std::vector<Partition> all;
    const auto by_rest = [&](const Feature& feature, Int m) {
        Partition partition;
        for (Int r = 0; r + 1 < m; ++r) {
            const std::string by = std::to_string(m), is = std::to_string(r);
            partition.cases.push_back(
                {m == 2 ? Text(feature.name.en + " is even", feature.name.zh + " 是偶数")
                        : Text(feature.name.en + " mod " + by + " is " + is,
                               feature.name.zh + " mod " + by + " = " + is + " "),
                 wrapped(feature.code) + " % " + by + " == " + is,
                 [at = feature.at, m, r](const Int* p) { return at(p) % m == r; }});
        }
        partition.bits = feature.bits + static_cast<double>(m) - 1;
        all.push_back(std::move(partition));
    };
    const auto by_value = [&](const Feature& feature, Int c) {
        const std::string is = std::to_string(c);
        all.push_back({{{Text(feature.name.en + " is " + is, feature.name.zh + " = " + is + " "),
                         wrapped(feature.code) + " == " + is,
                         [at = feature.at, c](const Int* p) { return at(p) == c; }}},
                       feature.bits + static_cast<double>(c) + 1});
    };
    const std::vector<Feature>& features = features_of(numbers);
    for (std::size_t k = 0; k < numbers + 4; ++k) {
        const bool has_gcd = !features[k].before.empty();
        if (has_gcd) continue;
        for (const Int c : {0, 1}) by_value(features[k], c);
        for (const Int m : {2, 3}) by_rest(features[k], m);
    }
    const Feature& odd = *std::find_if(features.begin(), features.end(), [](const Feature& f) {
        return f.name.en == "how many numbers are odd";
    });
    for (const Int c : {0, static_cast<int>(numbers)}) by_value(odd, c);
    if (numbers == 2) {
        all.push_back(
            {{{Text("a = b", "a = b "), "a == b", [](const Int* p) { return p[0] == p[1]; }}}, 2});
        all.push_back({{{Text("one of a, b is a multiple of the other", "a, b 之一是另一个的倍数"),
                         "a == 0 || b == 0 || a % b == 0 || b % a == 0",
                         [](const Int* p) {
                             return p[0] == 0 || p[1] == 0 || p[0] % p[1] == 0 || p[1] % p[0] == 0;
                         }}},
                       5});
        const bool has_both = !each(seen, [](const Int* p, std::int32_t) { return p[0] <= p[1]; });
        const Case less = {Text("a < b", "a < b "), "a < b",
                           [](const Int* p) { return p[0] < p[1]; }};
        const Case same = {Text("a = b", "a = b "), "a == b",
                           [](const Int* p) { return p[0] == p[1]; }};
        const Case most = {Text("a <= b", "a <= b "), "a <= b",
                           [](const Int* p) { return p[0] <= p[1]; }};
        if (has_both) {
            all.push_back({{most}, 2});
            all.push_back({{less}, 2});
            all.push_back({{less, same}, 3});
        }
    }
    for (std::size_t k = 0; k < numbers; ++k) {
        if (seen.upto[k] < 2 || seen.upto[k] > 7) continue;
        Partition partition;
        for (Int n = 0; n < seen.upto[k]; ++n) {
            const std::string is = std::to_string(n);
            partition.cases.push_back({Text(names[k] + " is " + is, names[k] + " = " + is + " "),
                                       names[k] + " == " + is,
                                       [k, n](const Int* p) { return p[k] == n; }});
        }
        partition.bits = 1 + static_cast<double>(seen.upto[k]);
        all.push_back(std::move(partition));
    }
    return all;
}

}  // namespace

void in_cases(Finder& finder, const Seen& seen, Rules& out) {
    if (has_cheap(out, seen, 14)) return;
    for (const Partition& partition : partitions_of(seen)) {
        const std::size_t cases = partition.cases.size();
        std::vector<Rule> rules;
        double cost = 3 + partition.bits;
        for (std::size_t k = 0; k <= cases; ++k) {
            const Seen part = masked(seen, [&](const Int* p) {
                for (std::size_t i = 0; i < k; ++i) {
                    if (partition.cases[i].at(p)) return false;
                }
                return k == cases || partition.cases[k].at(p);
            });
            if (each(part, [](const Int*, std::int32_t) { return false; })) break;
            const Rules found = finder.rules(part, 0);
            if (found.empty()) break;
            rules.push_back(found[0]);
            cost += found[0].bits - 2;
        }
        if (rules.size() <= cases) continue;
        Rule rule;
        std::vector<std::function<bool(const Int*)>> tests;
        std::vector<std::function<Int(const Int*)>> ats;
        for (std::size_t k = 0; k <= cases; ++k) {
            if (k < cases) {
                tests.push_back(partition.cases[k].at);
                rule.text += (k == 0 ? Text("if ", "若 ") : Text("; if ", "；若 ")) +
                             partition.cases[k].text + Text(", ", "，");
                rule.body += "    if (" + partition.cases[k].code + ") {\n" +
                             indented(rules[k].body) + "    }\n";
            } else {
                rule.text += Text("; else ", "；否则 ");
                rule.body += rules[k].body;
            }
            rule.text += rules[k].text;
            ats.push_back(rules[k].at);
        }
        rule.at = [tests, ats](const Int* p) {
            for (std::size_t k = 0; k < tests.size(); ++k) {
                if (tests[k](p)) return ats[k](p);
            }
            return ats.back()(p);
        };
        rule.bits = cost;
        out.push_back(std::move(rule));
    }
}

}  // namespace lab
