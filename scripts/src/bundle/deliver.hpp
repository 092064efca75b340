// Delivers bundles: checked, to a folder or the clipboard.
#ifndef SCRIPTS_SRC_BUNDLE_DELIVER_HPP
#define SCRIPTS_SRC_BUNDLE_DELIVER_HPP

#include <cstddef>
#include <cstdio>
#include <string>
#include <vector>

#include "bundle/bundle.hpp"
#include "catalog/judges.hpp"

namespace tools {

// Throws Error, with file and line of the source, if one of the judges would refuse the bundle.
void check(const Bundle& bundle, const std::vector<const Profile*>& judges);

// The problem with this id, part of an id, or solution file; nullptr for any other file. Throws
// Error as resolve().
const Problem* problem_at(const std::vector<Problem>& problems, const std::string& target);

// Writes the text to the file, null if it could not be opened. Throws Error, with the name, where
// that fails.
void write_text(const std::string& text, std::FILE* file, const Text& name);

struct WrittenBundles {
    struct Size {
        std::string id;
        std::size_t lines, bytes;
    };
    std::vector<Size> sizes;  // of all
    std::size_t fresh = 0, updated = 0;
};
// Writes the bundles of all solved problems to a folder, as <id>.cpp. Throws Error, before it
// writes anything, if a judge would refuse one, or if a file of that name is not an unchanged
// bundle of the problem and so may be somebody's work.
WrittenBundles write_bundles(const std::vector<Problem>& problems, const fs::path& folder);

// Gives the text to the first clipboard program that works; returns its name. Throws Error if there
// is none.
std::string copy_to_clipboard(const std::string& text);

}  // namespace tools

#endif
