// Paths of the project; reading and writing files.
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
// The folder of problems/ and testdata/: the repository, or what the environment variable COLLECTION
// names (the tests have problems of their own).
fs::path collection();
fs::path build_dir();
// The tools write only below it: the build folder; or where that cannot be written a folder of the
// user's own, which standard error is then told once. Throws Error if there is none.
fs::path cache_dir();

// The path relative to the repository, for messages.
std::string shown(const fs::path& file);

// Throws Error if the file cannot be read.
std::string read_file(const fs::path& path);

// Writes atomically, and only if the text differs, so that time stamps keep their meaning. Makes
// missing folders. What a link leads to is replaced, and not the link; into what is no regular file
// (/dev/null, a pipe) the text is written. Throws Error if that fails, and leaves no draft behind.
void write_file(const fs::path& path, std::string_view text);

// Writes the text to the file that the user named; empty, or "-": to standard output. Throws Error as
// write_file().
void write(const std::string& file, std::string_view text);

// A file of results that the user named. "-" is standard output, which is then for these results
// alone: all else that the process prints goes to standard error.
class Output {
 public:
    // Throws Error if it cannot be written. Leaves nothing behind.
    explicit Output(const fs::path& file);
    // Throws Error as write_file().
    void write(std::string_view text) const { write_file(file_, text); }

 private:
    fs::path file_;
};

// The files of a folder with this extension (".cpp"), sorted; none if there is no such folder.
std::vector<fs::path> files_in(const fs::path& folder, std::string_view extension);

// A committed file that the tools generate.
struct GeneratedFile {
    fs::path path;
    std::string text;  // its contents if it is fresh
};
bool is_fresh(const GeneratedFile& file);

}  // namespace tools

#endif
