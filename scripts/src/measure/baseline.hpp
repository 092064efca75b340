// What the solutions are compared with.
#ifndef SCRIPTS_SRC_MEASURE_BASELINE_HPP
#define SCRIPTS_SRC_MEASURE_BASELINE_HPP

#include "base/files.hpp"
#include "core/cases.hpp"

namespace tools {

// What any solution has to do: reads the tokens of the case and writes as many bytes as its answers
// have (programs/baseline.cpp).
fs::path baseline_program(const Case& c);

}  // namespace tools

#endif
