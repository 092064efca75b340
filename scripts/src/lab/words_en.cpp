// Trees in English.
#include "lab/compose.hpp"
#include "lab/tree_words.hpp"

namespace lab {

namespace {

// "3, 4 or 5"
std::string listed_with(const std::vector<std::string>& parts, const std::string& last) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        text += (i == 0 ? "" : i + 1 < parts.size() ? ", " : last) + parts[i];
    }
    return text;
}

std::string is_or_not(bool is) {
    return is ? " is " : " is not ";
}

class English : public Words {
 public:
    const std::string& in(const Text& text) const override { return text.en; }
    std::string beside(const Strings& parts) const override {
        std::string text;
        for (const std::string& part : parts) text += (text.empty() ? "" : " ") + part;
        return text;
    }

    std::string always(bool yes) const override { return yes ? "always" : "never"; }
    std::string parity(const std::string& x, bool odd) const override {
        return x + (odd ? " is odd" : " is even");
    }
    std::string multiple(const std::string& x, Int m, bool is) const override {
        return x + is_or_not(is) + "a multiple of " + std::to_string(m);
    }
    std::string rests(const std::string& x, bool formula, Int m, const Strings& rests,
                      bool is) const override {
        const std::string by =
            formula ? " mod " + std::to_string(m) : ", modulo " + std::to_string(m) + ",";
        return x + by + is_or_not(is) + listed_with(rests, " or ");
    }
    std::string is(const std::string& x, const Strings& values, bool is) const override {
        return x + is_or_not(is) + listed_with(values, " or ");
    }
    std::string at_least(const std::string& x, const std::string& y, bool is) const override {
        return x + (is ? " is at least " : " is less than ") + y;
    }
    std::string between(const std::string& x, Int low, Int high, bool is) const override {
        return x + (is ? " is from " : " is not from ") + std::to_string(low) + " to " +
               std::to_string(high);
    }
    std::string same(const std::string& one, const std::string& other, bool is) const override {
        return std::string(is ? "both or neither of these are so: " : "just one of these is so: ") +
               one + "; " + other;
    }
    std::string greatest_is_sum(bool is) const override {
        return "the greatest number" + is_or_not(is) + "the sum of the others";
    }
    std::string both(const Strings& clauses) const override {
        return listed_with(clauses, " and ");
    }
    std::string either(const Strings& clauses) const override {
        return listed_with(clauses, ", or ");
    }
    std::string term(const std::string& x, const std::string& index, const std::string& f, Int from,
                     bool is) const override {
        return x + (is ? " = " : " != ") + f + (is ? " for some " : " for all ") + index +
               " >= " + std::to_string(from);
    }
    std::string when(const std::string& condition, const std::string& then,
                     bool clauses) const override {
        return clauses ? "in the case " + condition + ": " + then : then + " if " + condition;
    }
    std::string in_turn(const std::string& x, const std::string& numbers,
                        const std::string& values) const override {
        return values + " for " + x + " = " + numbers + " in turn";
    }
    std::string except(const std::string& rest, const std::string& but) const override {
        return rest + ", but " + but;
    }
    std::string cases(const Strings& all, const std::string& rest, bool clauses) const override {
        return joined(all, "; ") + (clauses ? "; else: " : "; else ") + rest;
    }
    std::string any_heap(bool each) const override { return each ? "each heap" : "some heap"; }
    std::string for_heaps(const std::string& name, const std::string& clause,
                          bool each) const override {
        return (each ? "for each heap " : "for some heap ") + name + ", " + clause;
    }

    std::string truth(const std::string& clause) const override {
        return "1 if " + clause + ", else 0";
    }
    std::string listed(const std::string& list, Int count, const std::string& x,
                       Int m) const override {
        const std::string index = m == 0 ? x : x + " mod " + std::to_string(m);
        const std::string dots = count == 2 ? "0, 1" : count == 3 ? "0, 1, 2" : "0, 1, 2, ...";
        return list + " for " + index + " = " + dots;
    }
    std::string greatest_index(const std::string& index, const std::string& f, Int from,
                               const std::string& x) const override {
        return "the greatest " + index + " >= " + std::to_string(from) + " with " + f + " <= " + x;
    }
    std::string ranked(std::size_t rank, const std::string& list, std::size_t of) const override {
        if (of == 3) return "the middle one of " + list;
        return std::string(rank == 1 ? "the second smallest" : "the third smallest") + " of " +
               list;
    }
    std::string of_heaps(Op op) const override {
        return op == Op::number    ? "the number of heaps"
               : op == Op::add     ? "the number of stones"
               : op == Op::bit_xor ? "the nim-sum of the heaps"
               : op == Op::bit_or  ? "the bitwise or of the heaps"
               : op == Op::bit_and ? "the bitwise and of the heaps"
               : op == Op::max     ? "the greatest heap"
               : op == Op::min     ? "the least heap"
                                   : "the gcd of the heaps";
    }
    std::string of_each_heap(Op op, const std::string& name, const std::string& x) const override {
        const std::string what = op == Op::add       ? "the sum"
                                 : op == Op::bit_xor ? "the nim-sum"
                                 : op == Op::bit_or  ? "the bitwise or"
                                 : op == Op::bit_and ? "the bitwise and"
                                 : op == Op::max     ? "the maximum"
                                 : op == Op::min     ? "the minimum"
                                                     : "the gcd";
        return what + " over all heaps " + name + " of " + x;
    }
    std::string heaps_with(const std::string& name, const std::string& clause) const override {
        return "the number of heaps " + name + " such that " + clause;
    }

    std::string named(const std::string& name, const std::string& phrase, bool) const override {
        return name + " is " + phrase;
    }
    std::string the_value() const override { return "the value"; }
    std::string where(const Strings& names) const override {
        return ", where " + joined(names, " and ");
    }
    std::string ordered(const std::string& order) const override { return "with " + order + ", "; }
    std::string loses(const std::string& clause) const override {
        return "the player to move loses iff " + clause;
    }
    std::string loses(bool always) const override {
        return always ? "the player to move always loses" : "the player to move always wins";
    }
    std::string sentences(const std::vector<std::pair<std::string, std::string>>& all,
                          const std::string& rest) const override {
        std::string text;
        for (const auto& [condition, then] : all) text += "if " + condition + ", " + then + "; ";
        return text + "else " + rest;
    }
};

}  // namespace

const Words& english() {
    static const English words;
    return words;
}

}  // namespace lab
