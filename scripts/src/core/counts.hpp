// Counts as people read them.
#ifndef SCRIPTS_SRC_CORE_COUNTS_HPP
#define SCRIPTS_SRC_CORE_COUNTS_HPP

#include <cstddef>
#include <string>

#include "core/language.hpp"

namespace tools {

// 1234567 -> "1,234,567"
std::string with_commas(std::size_t number);

// "1 test", "2,000 tests", "2,000 组数据" of {"test", "组数据"}
Text counted(std::size_t number, const Text& noun);

}  // namespace tools

#endif
