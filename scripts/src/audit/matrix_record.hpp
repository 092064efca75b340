// What scripts/workshop/matrix has proved: scripts/workshop/matrix.toml, and the tables of README.md.
#ifndef SCRIPTS_SRC_AUDIT_MATRIX_RECORD_HPP
#define SCRIPTS_SRC_AUDIT_MATRIX_RECORD_HPP

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "audit/matrix.hpp"
#include "catalog/judges.hpp"
#include "catalog/problems.hpp"

namespace tools {

struct MatrixRecord {
    // Each compiler with the flags with which every bundle held.
    std::vector<std::pair<std::string, std::vector<std::string>>> held;
    std::map<std::string, std::string> bundles;  // bundle_hash() of each problem then
};

fs::path matrix_record_file();

// Empty if there is no such file. Throws Error if it is malformed.
MatrixRecord read_matrix_record(const fs::path& file = matrix_record_file());
std::string format_matrix_record(const MatrixRecord& record);

// The record after a run of the configurations `tried`, of which those named in `held` hold. Keeps
// what the old record says of others if that has the same bundles.
MatrixRecord updated(const MatrixRecord& old, const std::vector<Problem>& problems,
                     const std::vector<Configuration>& tried, const std::set<std::string>& held);

// What the record `old` has and `now` has not: "GCC 12.2.0 -std=c++11 -O2".
std::vector<std::string> forgotten(const MatrixRecord& old, const MatrixRecord& now);

// Those whose bundle, as it is today, held with this configuration.
std::set<const Problem*> recorded(const MatrixRecord& record, const Configuration& configuration,
                                  const std::vector<const Problem*>& problems);

// The code_hash() of what is submitted.
std::string bundle_hash(const Problem& problem);

// The recorded compilers ("GCC 12.2.0", "Clang 14.0.6 with libc++") that stand in for one that a
// judge names ("GCC 12", "MinGW"): those of the same version, or else all of the same kind.
struct StandIns {
    std::vector<std::string> compilers;
    bool exact;  // of the named version, if one is named
};
StandIns stand_ins(const MatrixRecord& record, const std::string& named);

// The tables of README.md: what held, the compilers of the judges, which bundles have changed
// since.
std::string matrix_tables(const MatrixRecord& record, const std::vector<Problem>& problems);

}  // namespace tools

#endif
