#include "base/temporary.hpp"

#include <fmt/format.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>

namespace tools {

namespace {

fs::path all_of_them() {
    return build_dir() / "work";
}

}  // namespace

WorkFolder::WorkFolder(std::string_view name) {
    std::error_code ignored;  // another process may sweep, too
    for (const fs::directory_entry& entry : fs::directory_iterator(all_of_them(), ignored)) {
        const int owner = std::atoi(entry.path().filename().c_str());
        if (::kill(owner, 0) != 0 && errno == ESRCH) fs::remove_all(entry.path(), ignored);
    }
    static std::atomic<int> count{0};
    path_ = all_of_them() / fmt::format("{}-{}-{}", ::getpid(), count++, name);
    fs::create_directories(path_);
}

WorkFolder::~WorkFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

}  // namespace tools
