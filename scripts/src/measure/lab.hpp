#ifndef SCRIPTS_SRC_MEASURE_LAB_HPP
#define SCRIPTS_SRC_MEASURE_LAB_HPP

#include <string>

namespace tools {

// Measures and prints how fast the lab computes tables: instructions of small ones, and positions per
// second of large ones. The same as a table in Markdown. Throws Error where that fails.
std::string print_lab();

}  // namespace tools

#endif
