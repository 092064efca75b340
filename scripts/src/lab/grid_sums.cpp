// Numbers that do not know of each other: sums, equal classes, products.
#include <algorithm>
#include <bit>
#include <numeric>

#include "lab/grid.hpp"

namespace lab {

Sample slice(const Sample& seen, const Places& keep, const Int* base) {
    Numbers upto;
    for (const std::size_t k : keep) upto.push_back(seen.upto[k]);
    Sample result = blank(seen, upto);
    Int at[4] = {};
    std::copy(base, base + seen.upto.size(), at);
    Int inner[4] = {};
    for (std::int32_t& to : result.at) {
        for (std::size_t k = 0; k < keep.size(); ++k) at[keep[k]] = inner[k];
        to = entry(seen, at);
        step_in(upto, inner);
    }
    return result;
}

namespace {

Places others(std::size_t numbers, const Places& taken) {
    Places rest;
    for (std::size_t k = 0; k < numbers; ++k) {
        if (std::find(taken.begin(), taken.end(), k) == taken.end()) rest.push_back(k);
    }
    return rest;
}

// A rule for some of the numbers, as a part of one for all.
struct Parts {
    // The same function again costs little.
    void add(const Rule& rule, const Places& of) {
        Trees numbers;
        for (const std::size_t k : of) numbers.push_back(variable(k));
        const bool known =
            std::find(functions.begin(), functions.end(), rule.tree) != functions.end();
        bits += known ? std::min(1., rule.bits) : rule.bits;
        functions.push_back(rule.tree);
        trees.push_back(with_variables(rule.tree, numbers));
    }

    Trees trees, functions;
    double bits = 0;
};

// The best rules for a part.
Rules rules_of_part(Finder& finder, const Sample& seen) {
    Rules rules = finder.rules(seen, 0);
    if (rules.size() > 1 && seen.upto.size() > 1) rules.resize(1);
    return rules;
}

// Is number k apart from the others: does it add the same wherever they are?
bool is_apart(const Sample& seen, std::size_t k, const Int* base) {
    const std::int32_t at_base = entry(seen, base);
    if (at_base < 0) return false;
    std::size_t compared = 0;
    const bool same = each_back(seen, [&](const Int* p, std::int32_t is) {
        if (p[k] == base[k]) return true;
        Int others_at[4], alone[4];
        std::copy(p, p + 4, others_at);
        std::copy(base, base + 4, alone);
        others_at[k] = base[k];
        alone[k] = p[k];
        const std::int32_t x = entry(seen, others_at), y = entry(seen, alone);
        if (x < 0 || y < 0) return true;
        ++compared;
        return (x ^ y ^ at_base) == is;
    });
    return same && compared > 4;
}

}  // namespace

void by_sums(Finder& finder, const Sample& seen, Rules& out) {
    if (seen.about != About::value) return;
    const std::size_t numbers = seen.upto.size();
    for (const Int start : {0, 1}) {
        Int base[4] = {};
        for (std::size_t k = 0; k < numbers; ++k) {
            if (start > seen.upto[k]) return;
            base[k] = start;
        }
        const std::int32_t at_base = entry(seen, base);
        Places apart;
        for (std::size_t k = 0; k < numbers; ++k) {
            if (is_apart(seen, k, base)) apart.push_back(k);
        }
        if (apart.empty()) continue;
        Places rest = others(numbers, apart);
        if (rest.size() == 1) {
            apart.push_back(rest[0]);
            rest.clear();
        }
        Rule best;
        for (std::int32_t shift = 0; shift <= (start == 0 ? 0 : 3); ++shift) {
            Parts parts;
            bool all = true;
            for (std::size_t i = 0; i < apart.size() && all; ++i) {
                Sample alone = slice(seen, {apart[i]}, base);
                std::int32_t change = at_base;
                if (rest.empty() && i == 0) change ^= at_base;
                if (i < 2 && apart.size() > 1) change ^= shift;
                for (std::int32_t& is : alone.at) is = is < 0 ? is : is ^ change;
                const Rules rules = rules_of_part(finder, alone);
                all = !rules.empty();
                if (all && !rules[0].tree->is_number(0)) parts.add(rules[0], {apart[i]});
            }
            if (all && !rest.empty()) {
                const Rules rules = rules_of_part(finder, slice(seen, rest, base));
                all = !rules.empty();
                if (all) parts.add(rules[0], rest);
            }
            if (!all || parts.trees.empty()) continue;
            Rule rule(joined(Op::bit_xor, parts.trees), 2 + parts.bits);
            if (!best.at || rule.bits < best.bits) best = std::move(rule);
        }
        if (best.at) {
            out.push_back(std::move(best));
            return;
        }
    }
}

namespace {

// The connected classes of rows (some numbers) and columns (one number): joined where an entry is 1.
struct Classes {
    std::vector<std::size_t> above;
    std::size_t of(std::size_t node) {
        while (above[node] != node) node = above[node] = above[above[node]];
        return node;
    }
};

void by_classes_of(Finder& finder, const Sample& seen, std::size_t column, Int ignored,
                   Rules& out) {
    const std::size_t numbers = seen.upto.size();
    const Places rows = others(numbers, {column});
    const Int zero[4] = {};
    Sample left = slice(seen, rows, zero);
    left.about = About::value;
    const auto columns = static_cast<std::size_t>(seen.upto[column] + 1);
    const auto row_of = [&](const Int* p) {
        Int inner[4] = {};
        for (std::size_t k = 0; k < rows.size(); ++k) inner[k] = p[rows[k]];
        return index_in(left.upto, inner);
    };
    Classes classes;
    classes.above.resize(columns + left.size());
    std::iota(classes.above.begin(), classes.above.end(), std::size_t{0});
    std::vector<char> has(classes.above.size(), 0);
    const auto ignore = [&](const Int* p) {
        return std::all_of(p, p + numbers, [&](Int n) { return n < ignored; });
    };
    each(seen, [&](const Int* p, std::int32_t is) {
        if (is != 1 || ignore(p)) return true;
        const auto y = static_cast<std::size_t>(p[column]);
        const std::size_t x = columns + row_of(p);
        has[x] = has[y] = 1;
        classes.above[classes.of(x)] = classes.of(y);
        return true;
    });
    Misses misses(seen);
    if (!each_back(seen, [&](const Int* p, std::int32_t is) {
            const auto y = static_cast<std::size_t>(p[column]);
            const std::size_t x = columns + row_of(p);
            const bool same = has[x] != 0 && classes.of(x) == classes.of(y);
            return same == (is == 1) || misses.allow(p);
        })) {
        return;
    }
    // Which class is called what does not matter to the outcomes: by their order, or by their first
    // column or row.
    for (int way = 0; way < (numbers == 2 ? 3 : 2); ++way) {
        std::vector<std::int32_t> label(classes.above.size(), -1);
        std::int32_t next = 0;
        const auto name_from = [&](std::size_t begin, std::size_t end) {
            for (std::size_t node = begin; node < end; ++node) {
                if (has[node] == 0 || label[classes.of(node)] >= 0) continue;
                label[classes.of(node)] =
                    way == 0 ? next++ : static_cast<std::int32_t>(node - begin);
            }
        };
        if (way == 2)
            name_from(columns, classes.above.size());
        else
            name_from(0, columns);
        Sample right = slice(seen, {column}, zero);
        right.about = About::value;
        std::size_t used = 0;
        for (std::size_t y = 0; y < columns; ++y) {
            right.at[y] = has[y] != 0 ? label[classes.of(y)] : -1;
        }
        for (std::size_t x = 0; x < left.size(); ++x) {
            left.at[x] = has[columns + x] != 0 ? label[classes.of(columns + x)] : -1;
            used += left.at[x] >= 0 ? 1 : 0;
        }
        if (next == 1 || used < 4) return;
        const Rules of_rows = rules_of_part(finder, left), of_column = rules_of_part(finder, right);
        if (of_rows.empty() || of_column.empty()) continue;
        Parts parts;
        parts.add(of_rows[0], rows);
        parts.add(of_column[0], {column});
        out.emplace_back(equal(parts.trees[0], parts.trees[1]), 3 + parts.bits);
    }
}

}  // namespace

void by_classes(Finder& finder, const Sample& seen, Rules& out) {
    if (seen.about != About::loses) return;
    const std::size_t numbers = seen.upto.size();
    for (std::size_t column = numbers; column-- > (numbers == 2 ? 1 : 0);) {
        const std::size_t before = out.size();
        by_classes_of(finder, seen, column, 0, out);
        if (out.size() == before) by_classes_of(finder, seen, column, 2, out);
    }
}

void by_products(Finder& finder, const Sample& seen, Rules& out) {
    if (seen.about != About::loses) return;
    const std::size_t numbers = seen.upto.size();
    for (const std::int32_t whole : {1, 0}) {
        // For "all": where a number has its condition there is a 1. For "any": the same of 0 and not.
        std::vector<Sequence> has(numbers);
        for (std::size_t k = 0; k < numbers; ++k) {
            has[k].assign(static_cast<std::size_t>(seen.upto[k] + 1), -1);
        }
        each(seen, [&](const Int* p, std::int32_t is) {
            for (std::size_t k = 0; k < numbers; ++k) {
                std::int32_t& condition = has[k][static_cast<std::size_t>(p[k])];
                if (condition < 0) condition = 1 - whole;
                if (is == whole) condition = whole;
            }
            return true;
        });
        if (!follows(seen, [&](const Int* p) {
                bool all = true;
                for (std::size_t k = 0; k < numbers; ++k) {
                    all = all && has[k][static_cast<std::size_t>(p[k])] == whole;
                }
                return Int{all ? whole : 1 - whole};
            })) {
            continue;
        }
        Parts parts;
        bool found = true;
        for (std::size_t k = 0; k < numbers && found; ++k) {
            const Rules& rules = finder.sequences.of(About::loses, has[k]);
            found = !rules.empty();
            if (found && !rules[0].tree->is_number(whole)) parts.add(rules[0], {k});
        }
        if (!found || parts.trees.size() < 2) continue;
        out.emplace_back(whole == 1 ? all_of(parts.trees) : any_of(parts.trees), 3 + parts.bits);
    }
}

void by_nim_products(Finder& finder, const Sample& seen, Rules& out) {
    if (seen.about != About::value || seen.upto.size() != 2) return;
    const Function& product = function_named("nim_product");
    // A row and a column that cross at 1 are the two factors.
    for (Int a = 0; a <= std::min<Int>(4, seen.upto[0]); ++a) {
        for (Int b = 0; b <= std::min<Int>(4, seen.upto[1]); ++b) {
            if (seen.in(a, b) != 1) continue;
            const Int base[4] = {a, b, 0, 0};
            const Sample column = slice(seen, {0}, base), row = slice(seen, {1}, base);
            if (!follows(seen, [&](const Int* p) {
                    const Int x = column.in(p[0]), y = row.in(p[1]);
                    const Int factors[] = {x, y};
                    return x < 0 || y < 0 ? Int{-1} : product.at(factors);
                })) {
                continue;
            }
            const Rules left = rules_of_part(finder, column), right = rules_of_part(finder, row);
            if (left.empty() || right.empty()) return;
            Parts parts;
            parts.add(left[0], {0});
            parts.add(right[0], {1});
            const auto plain = [](const Tree& each) { return each->op == Op::number; };
            // A factor of 1 leaves a function of one number, which others tell.
            if (std::none_of(parts.trees.begin(), parts.trees.end(), plain)) {
                out.emplace_back(call(product, parts.trees), 5 + parts.bits);
            }
            return;
        }
    }
}

}  // namespace lab
