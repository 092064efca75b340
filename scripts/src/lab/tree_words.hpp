// What a language says of a tree: phrases of parts that are phrases already. One file for each language.
#ifndef SCRIPTS_SRC_LAB_TREE_WORDS_HPP
#define SCRIPTS_SRC_LAB_TREE_WORDS_HPP

#include <string>
#include <utility>
#include <vector>

#include "lab/tree.hpp"

namespace lab {

// Noun phrases are those that are no formula; clauses are said of a position.
class Words {
 public:
    using Strings = std::vector<std::string>;
    virtual ~Words() = default;
    virtual const std::string& in(const Text& text) const = 0;
    // Parts beside each other, with a blank where the language wants one.
    virtual std::string beside(const Strings& parts) const = 0;

    // --- clauses ---
    virtual std::string always(bool yes) const = 0;
    virtual std::string parity(const std::string& x, bool odd) const = 0;
    virtual std::string multiple(const std::string& x, Int m, bool is) const = 0;
    // "n mod 5 is 1 or 2"; of a noun phrase "the number of ones of n in binary, modulo 5, is 1"
    virtual std::string rests(const std::string& x, bool formula, Int m, const Strings& rests,
                              bool is) const = 0;
    virtual std::string is(const std::string& x, const Strings& values, bool is) const = 0;
    virtual std::string at_least(const std::string& x, const std::string& y, bool is) const = 0;
    virtual std::string between(const std::string& x, Int low, Int high, bool is) const = 0;
    virtual std::string same(const std::string& one, const std::string& other, bool is) const = 0;
    virtual std::string greatest_is_sum(bool is) const = 0;
    virtual std::string both(const Strings& clauses) const = 0;
    virtual std::string either(const Strings& clauses) const = 0;
    virtual std::string term(const std::string& x, const std::string& index, const std::string& f,
                             Int from, bool is) const = 0;
    // What is so under a condition; for x = these numbers in turn; and in cases, of which the last
    // has no condition. Of clauses or of noun phrases.
    virtual std::string when(const std::string& condition, const std::string& then,
                             bool clauses) const = 0;
    virtual std::string in_turn(const std::string& x, const std::string& numbers,
                                const std::string& values) const = 0;
    virtual std::string except(const std::string& rest, const std::string& but) const = 0;
    virtual std::string cases(const Strings& all, const std::string& rest, bool clauses) const = 0;
    virtual std::string any_heap(bool each) const = 0;  // "each heap" as a subject
    virtual std::string for_heaps(const std::string& name, const std::string& clause,
                                  bool each) const = 0;

    // --- noun phrases ---
    virtual std::string truth(const std::string& clause) const = 0;
    virtual std::string listed(const std::string& list, Int count, const std::string& x,
                               Int m) const = 0;
    virtual std::string greatest_index(const std::string& index, const std::string& f, Int from,
                                       const std::string& x) const = 0;
    virtual std::string ranked(std::size_t rank, const std::string& list, std::size_t of) const = 0;
    virtual std::string of_heaps(Op op) const = 0;
    virtual std::string of_each_heap(Op op, const std::string& name,
                                     const std::string& x) const = 0;
    virtual std::string heaps_with(const std::string& name, const std::string& clause) const = 0;

    // --- sentences ---
    // "k is floor(n / 2)", "the value is ..."; the phrase may begin with a condition.
    virtual std::string named(const std::string& name, const std::string& phrase,
                              bool of_cases) const = 0;
    virtual std::string the_value() const = 0;
    virtual std::string where(const Strings& names) const = 0;
    virtual std::string ordered(const std::string& order) const = 0;
    virtual std::string loses(const std::string& clause) const = 0;
    virtual std::string loses(bool always) const = 0;
    virtual std::string sentences(const std::vector<std::pair<std::string, std::string>>& all,
                                  const std::string& rest) const = 0;
};

const Words& english();
const Words& chinese();

}  // namespace lab

#endif
