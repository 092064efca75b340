// Bundles on their way to the user.
#ifndef SCRIPTS_SRC_SHIP_DELIVER_HPP
#define SCRIPTS_SRC_SHIP_DELIVER_HPP

#include <cstddef>
#include <string>
#include <vector>

#include "catalog/judges.hpp"
#include "ship/bundle.hpp"

namespace tools {

// Throws Error, with file and line of the source, where one of the judges would refuse the bundle.
void check(const Bundle& bundle, const std::vector<const Profile*>& judges);

struct Written {
    std::size_t all = 0, fresh = 0, updated = 0;
};
// Writes the bundles of all solved problems to a folder, as <id>.cpp. Throws Error, before anything
// is written, where a judge would refuse one, or where a file of that name is no unchanged bundle of
// the problem: it may be somebody's work.
Written write_bundles(const std::vector<Problem>& problems, const fs::path& folder);

// Gives the text to the first clipboard that takes it; returns the program that did. Throws Error
// where there is none.
std::string copy_to_clipboard(const std::string& text);

}  // namespace tools

#endif
