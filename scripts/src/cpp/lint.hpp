// Sources held against what the judges take.
#ifndef SCRIPTS_SRC_CPP_LINT_HPP
#define SCRIPTS_SRC_CPP_LINT_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/judges.hpp"

namespace tools {

struct Refusal {
    std::size_t line;  // from 1; 0: the source as a whole
    Text what;
    Text by;                          // the names of the judges
    std::optional<Habit> habit = {};  // what it is; nothing: the size

    Text reason() const { return phrase({"{}: refused by {}", "{}：{} 不接受"}, what, by); }
};

// Everything that one of the judges refuses, in the order of the lines, each with their names.
std::vector<Refusal> refusals(std::string_view source, const std::vector<const Profile*>& judges);

// Those of the judges where `long` is known to have other than 64 bits, as it has here, if the source
// uses a plain `long`: their verdict may be another.
std::vector<const Profile*> other_longs(std::string_view source,
                                        const std::vector<const Profile*>& judges);

}  // namespace tools

#endif
