#ifndef SCRIPTS_SRC_BASE_TEMPORARY_HPP
#define SCRIPTS_SRC_BASE_TEMPORARY_HPP

#include <string_view>

#include "base/files.hpp"

namespace tools {

// A folder below build/work/ under a name of its own. The destructor removes it with all that is in
// it; where the process was killed, the next process that makes such a folder does.
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
