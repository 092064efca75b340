#include "lab/grid.hpp"

#include <algorithm>
#include <numeric>

namespace lab {

Sample blank(const Sample& like, Numbers upto) {
    Sample result;
    result.about = like.about;
    std::size_t size = 1;
    for (const Int most : upto) size *= static_cast<std::size_t>(most + 1);
    result.upto = std::move(upto);
    result.at.assign(size, -1);
    result.table = like.table;
    return result;
}

Sample cropped(const Sample& seen, std::size_t most) {
    if (seen.size() <= most) return seen;
    if (seen.of_heaps()) {
        Sample few = seen;
        few.heaps.resize(most);
        few.at.resize(most);
        return few;
    }
    Numbers upto = seen.upto;
    const auto size = [&] {
        double product = 1;
        for (const Int number : upto) product *= static_cast<double>(number + 1);
        return product;
    };
    while (size() > static_cast<double>(most)) {
        Int& greatest = *std::max_element(upto.begin(), upto.end());
        greatest = greatest * 9 / 10;
    }
    Sample result = blank(seen, upto);
    result.rests = seen.rests;
    Int at[4] = {};
    for (std::int32_t& to : result.at) {
        to = entry(seen, at);
        step_in(upto, at);
    }
    return result;
}

Sample masked(const Sample& seen, const At& test) {
    Sample result = seen;
    std::size_t i = 0;
    each(seen, [&](const Int* at, std::int32_t) {
        while (seen.at[i] < 0) ++i;
        if (test(at) != 1) result.at[i] = -1;
        ++i;
        return true;
    });
    return result;
}

bool is_small(const Sample& seen, const Int* at) {
    if (seen.of_heaps()) {
        const Heaps heaps(at), bound(seen.heaps[seen.size() / 8].data());
        return std::accumulate(heaps.begin(), heaps.end(), Int{0}) <
               std::accumulate(bound.begin(), bound.end(), Int{0});
    }
    static const double share[] = {0, 0.125, 0.354, 0.5, 0.6};
    const std::size_t numbers = seen.upto.size();
    for (std::size_t k = 0; k < numbers; ++k) {
        if (static_cast<double>(at[k]) > share[numbers] * static_cast<double>(seen.upto[k])) {
            return false;
        }
    }
    return true;
}

bool follows(const Sample& seen, const At& at) {
    Misses misses(seen);
    return each_back(seen, [&](const Int* position, std::int32_t is) {
        return at(position) == is || misses.allow(position);
    });
}

namespace {

// So few bits tell so many entries that a rule found is no chance.
bool has_sure(const Rules& rules, const Sample& seen) {
    const double bits = bits_in(Numbers(seen.at.begin(), seen.at.end()));
    return std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) {
        return rule.bits < 24 && 5 * rule.bits < bits && follows(seen, rule.at);
    });
}

// For Nim and Moore's Nim the rule is a theorem, whatever the table.
void prove(const Sample& seen, Rules& rules) {
    const Int lowered = seen.table != nullptr ? seen.table->moves.lowered : 0;
    if (lowered == 0) return;
    const bool misere = seen.table->misere, nim = lowered == 1;
    const std::size_t numbers = seen.upto.size();
    for (Rule& rule : rules) {
        if (!nim && !misere && rule.tree == moores_nim(lowered, false)) {
            rule.theorem = Text("Moore's theorem (1910)", "Moore 定理（1910）");
            rule.chapter = "heap-games";
        }
        const Tree sum = nim_sum(numbers);
        if (nim && !misere && rule.tree == (seen.about == About::value ? sum : equal(sum, 0))) {
            rule.theorem = Text("Bouton's theorem", "Bouton 定理");
            rule.chapter = "nim";
        }
        if (nim && misere && rule.tree == misere_nim(numbers)) {
            rule.theorem = Text("Bouton's theorem for misère nim", "反常 Nim 的 Bouton 定理");
            rule.chapter = "nim";
        }
    }
}

}  // namespace

Rules Finder::rules(const Sample& seen, int depth) {
    Rules found;
    if (seen.size() == 0) return found;
    // Where a family has taken the others away.
    if (seen.upto.size() == 1) return sequences.of(seen.about, {seen.at.begin(), seen.at.end()});
    if (seen.of_heaps()) {
        const Sample part = cropped(seen, 8000);
        for (const Family family : {by_features, by_conditions, by_two_rests}) {
            family(*this, part, found);
        }
        by_heap_sums(*this, seen, found);  // whose single heaps are few
        if (depth > 0 && !has_sure(found, part)) in_cases(*this, part, found);
    } else {
        const Sample part = cropped(seen, 16000);
        for (const Family family :
             {by_features, by_conditions, by_sums, by_classes, by_products, by_nim_products,
              by_periods, by_blocks, by_bounds, by_pairs, by_numeration, by_euclid}) {
            family(*this, part, found);
        }
        by_labels(*this, part, depth, found);
        by_fewer(*this, part, depth, found);
        if (!has_sure(found, part)) in_rests(*this, part, depth - 1, found);
        if (depth > 0 && !has_sure(found, part)) {
            in_order(*this, part, depth - 1, found);
            in_gaps(*this, part, depth - 1, found);
            if (!has_sure(found, part)) in_cases(*this, cropped(seen, 5000), found);
        }
    }
    sort_by_bits(found);
    Rules right;
    for (Rule& rule : found) {
        if (right.size() < 12 && follows(seen, rule.at)) right.push_back(std::move(rule));
    }
    return right;
}

Rules grid_rules(const Sample& seen) {
    Finder finder;
    Rules rules = finder.rules(seen, 2);
    prove(seen, rules);
    return rules;
}

}  // namespace lab
