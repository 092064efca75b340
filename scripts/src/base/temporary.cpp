#include "base/temporary.hpp"

#include <fmt/format.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <mutex>

namespace tools {

namespace {

// Removes the folders of dead processes.
void sweep(const fs::path& folder) {
    std::error_code ignored;  // another process may be sweeping
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        const int owner = std::atoi(entry.path().filename().c_str());
        if (::kill(owner, 0) != 0 && errno == ESRCH) fs::remove_all(entry.path(), ignored);
    }
}

}  // namespace

void remove_temporary_folders() {
    std::error_code ignored;
    const std::string own = fmt::format("{}-", ::getpid());
    for (const fs::directory_entry& entry : fs::directory_iterator(cache_dir() / "work", ignored)) {
        if (entry.path().filename().string().starts_with(own)) fs::remove_all(entry, ignored);
    }
}

TemporaryFolder::TemporaryFolder(std::string_view name) {
    const fs::path folder = cache_dir() / "work";
    static std::once_flag swept;
    std::call_once(swept, sweep, folder);
    static std::atomic<int> count{0};
    path_ = folder / fmt::format("{}-{}-{}", ::getpid(), count++, name);
    fs::create_directories(path_);
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

}  // namespace tools
