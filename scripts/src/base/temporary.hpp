#ifndef SCRIPTS_SRC_BASE_TEMPORARY_HPP
#define SCRIPTS_SRC_BASE_TEMPORARY_HPP

#include <string_view>

#include "base/files.hpp"

namespace tools {

// Removes the folders of this process; for its end in haste.
void remove_temporary_folders();

// A folder in build/work/ with a name of its own. The destructor removes it and its contents. If
// the process is killed, the next one that makes such a folder removes it.
class TemporaryFolder {
 public:
    explicit TemporaryFolder(std::string_view name);
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    const fs::path& path() const { return path_; }

 private:
    fs::path path_;
};

}  // namespace tools

#endif
