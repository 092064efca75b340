#ifndef SCRIPTS_SRC_BASE_OUTPUT_HPP
#define SCRIPTS_SRC_BASE_OUTPUT_HPP

#include <string>
#include <string_view>

#include "base/files.hpp"

namespace tools {

// A file of results that the user named. "-" is standard output, which is then for these results
// alone: all else that the process prints goes to standard error.
class Output {
 public:
    // Throws Error if it cannot be written. Leaves nothing behind.
    explicit Output(const fs::path& file);
    // Throws Error as write_file().
    void write(std::string_view text) const;

 private:
    fs::path file_;
};

}  // namespace tools

#endif
