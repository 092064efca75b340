// Where things are, and reading and writing them.
#ifndef SCRIPTS_SRC_BASE_FILES_HPP
#define SCRIPTS_SRC_BASE_FILES_HPP

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace tools {

namespace fs = std::filesystem;

fs::path root();  // the repository
// The folder that holds problems/ and testdata/: the repository, unless the environment variable
// COLLECTION names another one (the tests have problems of their own).
fs::path collection();
fs::path build_dir();  // the tools write below it and nowhere else

// A file as messages name it: relative to the repository.
std::string shown(const fs::path& file);

// Throws Error where the file cannot be read.
std::string read_file(const fs::path& path);

// Writes atomically, and only where the text differs: time stamps keep their meaning. Makes missing
// folders. Throws Error where that fails.
void write_file(const fs::path& path, std::string_view text);

// The files of a folder with this extension (".cpp"), sorted; none where there is no such folder.
std::vector<fs::path> files_in(const fs::path& folder, std::string_view extension);

// A committed file that is made from others.
struct GeneratedFile {
    fs::path path;
    std::string text;  // what it should hold
};
bool is_fresh(const GeneratedFile& file);

}  // namespace tools

#endif
