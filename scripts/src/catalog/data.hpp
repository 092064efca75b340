// The data of a problem: its files in testdata/, and the cases that its rules generate.
#ifndef SCRIPTS_SRC_CATALOG_DATA_HPP
#define SCRIPTS_SRC_CATALOG_DATA_HPP

#include <cstddef>
#include <cstdint>

#include "catalog/problems.hpp"
#include "core/cases.hpp"
#include "core/generate.hpp"

namespace tools {

// The cases in testdata/<id>/: sample-*.in, edge-*.in and hack-*.in with their .out; the rules
// answer a hack without .out; bad-*.in are for the tests of the validator. Throws Error if a file
// is malformed or misnamed.
Cases load_files(const Problem& problem);

// One input from a file, answered by the rules. Throws Error if there are none, or if their
// validator rejects it.
Cases load_input(const Problem& problem, const fs::path& file);

// A generated group; `seed` and `rounds` (0: the usual number) matter to the random group only.
// Without options, the group is kept in build/ until the rules change.
Cases load_group(const Problem& problem, Group group, std::uint64_t seed = kDefaultSeed,
                 std::size_t rounds = 0);

// testdata/<id>/data.lock: a line "group hash inputs games" per generated group.
GeneratedFile data_lock(const Problem& problem);

}  // namespace tools

#endif
