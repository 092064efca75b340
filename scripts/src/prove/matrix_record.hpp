// What scripts/matrix has proved, kept in scripts/matrix.toml and told in README.md.
#ifndef SCRIPTS_SRC_PROVE_MATRIX_RECORD_HPP
#define SCRIPTS_SRC_PROVE_MATRIX_RECORD_HPP

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "catalog/judges.hpp"
#include "catalog/problems.hpp"

namespace tools {

struct MatrixRecord {
    // The compilers, each with the flags with which every bundle held.
    std::vector<std::pair<std::string, std::vector<std::string>>> held;
    std::map<std::string, std::string> bundles;  // bundle_hash() of each problem then
};

fs::path matrix_record_file();

// Empty where there is no such file. Throws Error where it is not as it must be.
MatrixRecord read_matrix_record(const fs::path& file = matrix_record_file());
std::string format_matrix_record(const MatrixRecord& record);

// The code_hash() of what is submitted.
std::string bundle_hash(const Problem& problem);

// Those compilers of a record ("GCC 12.2.0", "Clang 14.0.6 with libc++") that stand for one that a
// judge names ("GCC 12", "MinGW"): the same version where there is one, else all of its kind.
struct StandIns {
    std::vector<std::string> compilers;
    bool exact;  // of the version that is named, if any is
};
StandIns stand_ins(const MatrixRecord& record, const std::string& named);

// For README.md: what held, the judges' compilers, and which bundles have changed since.
std::string matrix_tables(const MatrixRecord& record, const std::vector<Problem>& problems);

}  // namespace tools

#endif
