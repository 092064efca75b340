// The data that a problem is judged on: its files under testdata/, and what its rules generate.
#ifndef SCRIPTS_SRC_DATA_DATA_HPP
#define SCRIPTS_SRC_DATA_DATA_HPP

#include <cstddef>
#include <cstdint>

#include "catalog/problems.hpp"
#include "core/cases.hpp"
#include "core/generate.hpp"

namespace tools {

// Cases of testdata/<id>/: sample-*.in, edge-*.in, hack-*.in with their .out; where a hack has no
// .out, the rules answer it; bad-*.in are for the validator's tests. Throws Error where a file is
// not as it must be.
Cases load_files(const Problem& problem);

// One input from a file, answered by the rules. Throws Error where there are none, or where their
// validator rejects it.
Cases load_input(const Problem& problem, const fs::path& file);

// A generated group; `seed` and `rounds` (0: the usual number) concern the random one only. What
// does not depend on options is kept below build/ until the rules change.
Cases load_group(const Problem& problem, Group group, std::uint64_t seed = kDefaultSeed,
                 std::size_t rounds = 0);

// testdata/<id>/data.lock: a line "group hash inputs games" for each generated group.
GeneratedFile data_lock(const Problem& problem);

}  // namespace tools

#endif
