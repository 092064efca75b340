#include "base/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace tools {

Output::Output(const fs::path& file) : file_(file) {
    if (file == "-") {
        std::fflush(stdout);
        file_ = fmt::format("/proc/self/fd/{}", ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10));
        ::dup2(STDERR_FILENO, STDOUT_FILENO);
        return;
    }
    const auto fail = [&](int reason) {
        throw Error(fmt::format("{}: cannot be written: {}", file.string(), std::strerror(reason)));
    };
    if (fs::is_directory(file)) fail(EISDIR);
    if (fs::exists(file)) {
        if (::access(file.c_str(), W_OK) != 0) fail(errno);
        return;
    }
    fs::path folder = fs::absolute(file).parent_path();
    while (!fs::exists(folder)) folder = folder.parent_path();
    const fs::path draft = folder / fmt::format(".{}.{}.new", file.filename().string(), ::gettid());
    const int made = ::open(draft.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    if (made < 0) fail(errno);
    ::close(made);
    ::unlink(draft.c_str());
}

void Output::write(std::string_view text) const {
    write_file(file_, text);
}

}  // namespace tools
