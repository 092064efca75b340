// Counts as people read them.
#ifndef SCRIPTS_SRC_CORE_COUNTS_HPP
#define SCRIPTS_SRC_CORE_COUNTS_HPP

#include <cstddef>
#include <string>

namespace tools {

// 1234567 -> "1,234,567"
std::string with_commas(std::size_t number);

// "1 case", "2,000 cases"
std::string counted(std::size_t number, const std::string& noun);

}  // namespace tools

#endif
