// What a run of scripts/workshop/mutate found, kept beside the data.
#ifndef SCRIPTS_SRC_PROVE_MUTATION_RECORD_HPP
#define SCRIPTS_SRC_PROVE_MUTATION_RECORD_HPP

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/files.hpp"
#include "prove/mutants.hpp"

namespace tools {

// A mutant that no input tells from the source, and why.
struct Equivalent {
    std::string before, after, reason;
};

// What a full run found; after the head comment and a blank line, each
// equivalent mutant is three lines: "- before", "+ after", "= reason". Where the reason is "?", it
// survived and waits for a case that kills it, or for a reason.
struct MutationRecord {
    std::string fingerprint;  // fingerprint() of the source that was mutated
    std::size_t mutants = 0, stillborn = 0, killed = 0, equivalent = 0;
    std::vector<Equivalent> explained, open;
};

// Nothing where there is no such file. Throws Error where it is not of that form.
std::optional<MutationRecord> read_mutation_record(const fs::path& file);
std::string format_mutation_record(const MutationRecord& record);

// Those of the items that are not among the others, by the lines before and after; equal ones as often
// as there are more of them.
template <class Item, class Other>
std::vector<Item> unmatched(std::vector<Item> items, const std::vector<Other>& others) {
    std::multiset<std::pair<std::string, std::string>> left;
    for (const Other& other : others) left.emplace(other.before, other.after);
    std::erase_if(items, [&](const Item& item) {
        return !left.extract({item.before, item.after}).empty();
    });
    return items;
}

// Explanations that are not needed: there are fewer such mutants.
std::vector<Equivalent> stale(const std::vector<Equivalent>& explained,
                              const std::vector<Mutant>& mutants);

}  // namespace tools

#endif
