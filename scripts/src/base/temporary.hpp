// A folder for files that nobody needs afterwards.
#ifndef SCRIPTS_SRC_BASE_TEMPORARY_HPP
#define SCRIPTS_SRC_BASE_TEMPORARY_HPP

#include <string_view>

#include "catalog/problems.hpp"

namespace tools {

// Below build/work/, under a name of its own; removed with all that is in it by the destructor, or
// by the next of its kind where the process was killed.
class WorkFolder {
 public:
    explicit WorkFolder(std::string_view name);
    ~WorkFolder();
    WorkFolder(const WorkFolder&) = delete;
    WorkFolder& operator=(const WorkFolder&) = delete;
    const fs::path& path() const { return path_; }

 private:
    fs::path path_;
};

}  // namespace tools

#endif
