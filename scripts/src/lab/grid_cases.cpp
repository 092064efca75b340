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

// Other coordinates: where a position goes, and how that is told.
struct Change {
    std::function<void(const Int*, Int*)> place;
    Text before, after;                  // of the sentence
    std::string code;                    // statements that the rule's own follow,
    std::vector<std::string> arguments;  // or that a call of it with these follows
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

void add_changed(Finder& finder, const Sample& to, int depth, const Change& change, Rules& out) {
    for (const Rule& found : finder.rules(to, depth)) {
        Rule rule = found;
        rule.chapter.clear();
        rule.theorem = Text();
        rule.text = change.before + found.text + change.after;
        rule.body = change.code + found.body;
        if (!change.arguments.empty()) {
            rule.body = change.code + lambda("of", names_of(change.arguments.size()), found.body) +
                        "    return of(" + joined(change.arguments, ", ") + ");\n";
        }
        rule.at = [place = change.place, at = found.at](const Int* p) {
            Int q[4] = {};
            place(p, q);
            return at(q);
        };
        rule.bits += change.bits;
        out.push_back(std::move(rule));
    }
}

}  // namespace

std::string code_of_order(std::size_t numbers) {
    const std::vector<std::string> names = names_of(numbers);
    std::string code;
    for (std::size_t round = 0; round + 1 < numbers; ++round) {
        for (std::size_t k = 0; k + 1 < numbers - round; ++k) {
            const std::string &x = names[k], &y = names[k + 1];
            code += "    if (" + x + " > " + y + ") std::swap(" + x + ", " + y + ");\n";
        }
    }
    return code;
}

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
    const std::string list = joined(names_of(numbers), " <= ");
    change.before = {"with " + list + ", ", "设 " + list + "，"};
    change.code = code_of_order(numbers);
    change.bits = 2;
    const Sample sorted =
        masked(seen, [&](const Int* p) { return Int{is_ascending(p, numbers, 0)}; });
    add_changed(finder, sorted, depth, change, out);
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
        const std::vector<std::string> names = names_of(numbers);
        change.arguments = {"a"};
        for (std::size_t k = 1; k < numbers; ++k) {
            change.arguments.push_back(names[k] + " - " + names[k - 1] + plus(-gap));
        }
        const std::string list = joined(names, ", "), to = joined(change.arguments, ", ");
        change.after = {", with the gaps " + to + " in place of " + list,
                        "（其中 " + list + " 换成间隔 " + to + "）"};
        change.bits = 3;
        const Sample gaps = changed(seen, change, Numbers(numbers, seen.upto.back()));
        add_changed(finder, gaps, std::min(depth, 0), change, out);
    }
}

namespace {

// Does the table know of number k no more than this function of it?
bool is_enough(const Sample& seen, std::size_t k, const seq::Function& function) {
    const std::size_t numbers = seen.upto.size();
    Numbers first;  // the first number with each value of the function
    Numbers like(static_cast<std::size_t>(seen.upto[k] + 1));
    for (Int n = 0; n <= seen.upto[k]; ++n) {
        const auto is = static_cast<std::size_t>(function.at(n));
        if (is >= first.size()) first.resize(is + 1, -1);
        if (first[is] < 0) first[is] = n;
        like[static_cast<std::size_t>(n)] = first[is];
    }
    return each(seen, [&](const Int* p, std::int32_t is) {
        Int q[4];
        std::copy(p, p + numbers, q);
        q[k] = like[static_cast<std::size_t>(p[k])];
        const std::int32_t there = entry(seen, q);
        return there < 0 || there == is;
    });
}

void in_these_functions(Finder& finder, const Sample& seen,
                        const std::vector<const seq::Function*>& by, Rules& out) {
    const std::size_t numbers = by.size();
    const std::vector<std::string> names = names_of(numbers);
    Change change;
    change.place = [by](const Int* p, Int* q) {
        for (std::size_t k = 0; k < by.size(); ++k) q[k] = by[k]->at(p[k]);
    };
    change.bits = 2;
    Numbers upto(numbers, 0);
    Text where;
    std::vector<seq::Helper> helpers;
    for (std::size_t k = 0; k < numbers; ++k) {
        if (k == 0 || by[k] != by[0]) change.bits += by[k]->bits;
        for (Int n = 0; n <= seen.upto[k]; ++n) upto[k] = std::max(upto[k], by[k]->at(n));
        seq::add_helpers(&helpers, by[k]->helpers);
        change.arguments.push_back(replaced(by[k]->code, "$", names[k]));
        if (by[k]->code == "$") continue;
        const Text is = replaced(by[k]->text, "$", names[k]);
        where += where.empty() ? Text(", with ", "（其中 ") : Text(" and ", "，");
        where += Text(is.en + " for " + names[k], names[k] + " 换成 " + is.zh);
    }
    if (where.empty()) return;
    change.after = where + Text("", "）");
    change.code = code_of(helpers);
    add_changed(finder, changed(seen, change, upto), 0, change, out);
}

}  // namespace

void in_functions(Finder& finder, const Sample& seen, Rules& out) {
    const std::size_t numbers = seen.upto.size();
    if (has_cheap(out, seen, 12)) return;
    std::vector<std::vector<const seq::Function*>> fit(numbers);
    for (std::size_t k = 0; k < numbers; ++k) {
        for (const seq::Function& function : unary_functions()) {
            if (fit[k].size() < 4 && is_enough(seen, k, function)) fit[k].push_back(&function);
        }
    }
    std::vector<std::size_t> chosen(numbers, 0);
    while (true) {
        std::vector<const seq::Function*> by;
        for (std::size_t k = 0; k < numbers; ++k) by.push_back(fit[k][chosen[k]]);
        in_these_functions(finder, seen, by, out);
        std::size_t k = numbers;
        while (k > 0 && ++chosen[k - 1] == fit[k - 1].size()) chosen[--k] = 0;
        if (k == 0) return;
    }
}

namespace {

struct Partition {
    std::vector<Condition> cases;  // all but the last, which has the rest
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
            if (!features_[k].before.empty()) continue;
            for (const Int c : {0, 1}) add_value(features_[k], c);
            for (const Int m : {2, 3}) add_rests(features_[k], m);
        }
        for (const Condition& condition : conditions_of(seen)) {
            if (condition.contrary.empty() || condition.bits > 5) continue;
            all.push_back({{condition}, condition.bits});
            // With a = b, which is the one before it, apart.
            if (condition.code == "a < b") {
                all.push_back({{condition, (all.end() - 2)->cases[0]}, 3});
            }
        }
        for (std::size_t k = 0; k < numbers; ++k) {
            if (seen.upto[k] < 2 || seen.upto[k] > 7) continue;
            Partition partition;
            for (Int n = 0; n < seen.upto[k]; ++n) {
                partition.cases.push_back(value_of(features_[k], n));
            }
            partition.bits = 1 + static_cast<double>(seen.upto[k]);
            all.push_back(std::move(partition));
        }
    }

    static Condition value_of(const Feature& feature, Int c) {
        const std::string is = std::to_string(c);
        const bool none = c == 0 && !feature.none.empty();
        return {none ? feature.none : is_text(feature.name, is), is_text(feature.name, is, true),
                wrapped(feature.code) + " == " + is, feature.before,
                [at = feature.at, c](const Int* p) { return Int{at(p) == c}; }};
    }
    void add_value(const Feature& feature, Int c) {
        all.push_back({{value_of(feature, c)}, feature.bits + static_cast<double>(c) + 1});
    }
    void add_most(const Feature& feature, Int c) {
        const std::string is = std::to_string(c);
        all.push_back({{{feature.name + Text(" is at most ", " 至多为 ") + Text(is),
                         feature.name + Text(" is more than ", " 大于 ") + Text(is),
                         wrapped(feature.code) + " <= " + is, feature.before,
                         [at = feature.at, c](const Int* p) { return Int{at(p) <= c}; }}},
                       feature.bits + static_cast<double>(c) + 2});
    }
    void add_rests(const Feature& feature, Int m) {
        Partition partition;
        for (Int r = 0; r + 1 < m; ++r) {
            partition.cases.push_back(
                {rest_text(feature.name, m, {r}), rest_text(feature.name, m, {r}, true),
                 wrapped(feature.code) + " % " + std::to_string(m) + " == " + std::to_string(r),
                 feature.before,
                 [at = feature.at, m, r](const Int* p) { return Int{at(p) % m == r}; }});
        }
        partition.bits = feature.bits + static_cast<double>(m) - (m == 2 ? 0 : 1);
        all.push_back(std::move(partition));
    }

    const std::vector<Feature>& features_;
};

// The rules for each case, the last for the rest; nothing where one has none.
Rules rules_of_cases(Finder& finder, const Sample& seen, const std::vector<Condition>& cases) {
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

// "the player to move loses iff a is even and ...", where all other positions are won.
Text text_of_only_case(const std::vector<Condition>& cases, const Rules& rules, About about) {
    const Text never = sentence(About::loses, Text("never", "从不"));
    std::size_t which = rules.size();
    for (std::size_t k = 0; k < rules.size(); ++k) {
        if (about != About::loses || rules[k].text == never) continue;
        if (which < rules.size()) return {};
        which = k;
    }
    if (which == rules.size()) return {};
    const Text phrase = phrase_of(about, rules[which].text);
    const bool last = which == cases.size();
    if (phrase.empty() || (last && cases.size() > 1)) return {};
    return sentence(
        about, (last ? cases[0].contrary : cases[which].text) + Text(" and ", "，且 ") + phrase);
}

Text text_of_cases(const std::vector<Condition>& cases, const Rules& rules, About about) {
    Text text = text_of_only_case(cases, rules, about);
    if (!text.empty()) return text;
    for (std::size_t k = 0; k < cases.size(); ++k) {
        text += (k == 0 ? Text("if ", "若 ") : Text("; if ", "；若 ")) + cases[k].text +
                Text(", ", "，") + rules[k].text;
    }
    return text + Text("; else ", "；否则 ") + rules.back().text;
}

}  // namespace

void in_cases(Finder& finder, const Sample& seen, Rules& out) {
    if (has_cheap(out, seen, 14)) return;
    for (const Partition& partition : Partitions(seen).all) {
        const std::vector<Condition>& cases = partition.cases;
        const Rules rules = rules_of_cases(finder, seen, cases);
        if (rules.empty()) continue;
        Rule rule;
        rule.text = text_of_cases(cases, rules, seen.about);
        rule.bits = 3 + partition.bits;
        for (const Rule& each : rules) rule.bits += each.bits - 2;
        // What the cases need to know, their rules need not find out again.
        const std::string& before = cases[0].before;
        const auto body_of = [&](const Rule& each) {
            return before.empty() ? each.body : replaced(each.body, before, "");
        };
        rule.body = before;
        for (std::size_t k = 0; k < cases.size(); ++k) {
            rule.body +=
                "    if (" + cases[k].code + ") {\n" + indented(body_of(rules[k])) + "    }\n";
        }
        rule.body += body_of(rules.back());
        rule.at = [cases, rules](const Int* p) {
            for (std::size_t k = 0; k < cases.size(); ++k) {
                if (cases[k].at(p) == 1) return rules[k].at(p);
            }
            return rules.back().at(p);
        };
        out.push_back(std::move(rule));
    }
}

}  // namespace lab
