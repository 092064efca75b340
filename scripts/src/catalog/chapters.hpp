// The chapters of the theory, in their order.
#ifndef SCRIPTS_SRC_CATALOG_CHAPTERS_HPP
#define SCRIPTS_SRC_CATALOG_CHAPTERS_HPP

#include <string>
#include <vector>

#include "base/files.hpp"
#include "core/language.hpp"

namespace tools {

struct Chapter {
    std::string name;    // of its files, as in <name>.md and <name>.zh.md
    std::size_t number;  // from 1
    Text proves;         // what is proved there
};

fs::path theory();  // common/notes

// The chapters that chapters.toml of this folder lists. Throws Error where it cannot be read.
std::vector<Chapter> load_chapters(const fs::path& folder);

// The chapter of this name; null if there is none.
const Chapter* find_chapter(const std::vector<Chapter>& chapters, const std::string& name);

}  // namespace tools

#endif
