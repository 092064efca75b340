#include "base/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>

#include "base/say.hpp"

namespace tools {

fs::path root() {
    return TOOLS_ROOT;
}
fs::path collection() {
    const char* folder = std::getenv("COLLECTION");
    return folder == nullptr || *folder == '\0' ? root() : fs::absolute(folder);
}
fs::path build_dir() {
    return TOOLS_BUILD;
}

namespace {

const Text kIsFolder = {"it is a folder; name a file", "这是文件夹；请指明文件"};

// Makes the folder; false where it is not this user's alone: others could put programs there.
bool is_own(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder.parent_path(), error);
    ::mkdir(folder.c_str(), 0700);
    struct stat status;
    return ::lstat(folder.c_str(), &status) == 0 && S_ISDIR(status.st_mode) &&
           status.st_uid == ::geteuid() && (status.st_mode & 0022) == 0 &&
           ::access(folder.c_str(), W_OK) == 0;
}

fs::path find_cache_dir() {
    if (::access(build_dir().c_str(), W_OK) == 0) return build_dir();
    const auto from = [](const char* name) {
        const char* value = std::getenv(name);
        return fs::path(value == nullptr ? "" : value);
    };
    std::error_code none;
    const std::string name = "combinatorial-games";
    for (const fs::path& folder :
         {from("XDG_CACHE_HOME") / name, from("HOME") / ".cache" / name,
          fs::temp_directory_path(none) / fmt::format("{}-{}", name, ::geteuid())}) {
        if (!folder.is_absolute() || !is_own(folder)) continue;
        const fs::path cache = folder / build_dir().relative_path();  // each checkout has its own
        fs::create_directories(cache);
        note(phrase({"{} cannot be written; working in {}", "{} 不能写入；改用 {}"},
                    build_dir().string(), cache.string()));
        return cache;
    }
    throw Error(phrase({"{} cannot be written; set XDG_CACHE_HOME to a folder that can",
                        "{} 不能写入；请把 XDG_CACHE_HOME 设为能写入的文件夹"},
                       build_dir().string()));
}

}  // namespace

fs::path cache_dir() {
    static const fs::path folder = find_cache_dir();
    return folder;
}

std::string shown(const fs::path& file) {
    return fs::relative(file, root()).string();
}

std::string read_file(const fs::path& path) {
    errno = 0;
    std::ifstream in(path, std::ios::binary);
    std::error_code none;
    const bool folder = fs::is_directory(path, none);
    if (!in || folder) {
        throw Error(phrase({"{}: cannot be read: {}", "{}：不能读取：{}"}, path.string(),
                           folder ? kIsFolder : Text(std::strerror(errno))));
    }
    constexpr std::size_t most = 512 << 20;  // a device may have no end
    std::string text;
    for (std::string part(1 << 14, '\0'); in.read(part.data(), 1 << 14), in.gcount() > 0;) {
        text.append(part, 0, static_cast<std::size_t>(in.gcount()));
        if (text.size() <= most) continue;
        throw Error(phrase({"{}: cannot be read: it has over 512 MB", "{}：不能读取：超过 512 MB"},
                           path.string()));
    }
    return text;
}

void write_file(const fs::path& path, std::string_view text) {
    const auto fail = [&](const Text& why) {
        throw Error(phrase({"{}: cannot be written: {}", "{}：不能写入：{}"}, path.string(), why));
    };
    const auto put = [&](const fs::path& file) {
        std::ofstream out(file, std::ios::binary);
        out.write(text.data(), static_cast<std::streamsize>(text.size()));
        out.close();
        return !out.fail();
    };
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::is_directory(status)) fail(kIsFolder);
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        if (!put(path)) fail(Text(std::strerror(errno)));
        return;
    }
    if (fs::is_regular_file(status) && read_file(path) == text) return;
    const fs::path target = fs::exists(status) ? fs::canonical(path) : path;
    if (!target.parent_path().empty()) fs::create_directories(target.parent_path(), error);
    const fs::path draft = fmt::format("{}.{}.new", target.string(), ::gettid());
    if (put(draft)) {
        fs::rename(draft, target, error);
        if (!error) return;
        errno = error.value();
    }
    const int reason = errno;
    fs::remove(draft, error);
    fail(Text(std::strerror(reason)));
}

void write(const std::string& file, std::string_view text) {
    if (file.empty() || file == "-") {
        fmt::print("{}", text);
    } else {
        write_file(file, text);
    }
}

Output::Output(const fs::path& file) : file_(file) {
    if (file == "-") {
        std::fflush(stdout);
        file_ = fmt::format("/proc/self/fd/{}", ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10));
        ::dup2(STDERR_FILENO, STDOUT_FILENO);
        return;
    }
    const auto fail = [&](int reason) {
        throw Error(phrase({"{}: cannot be written: {}", "{}：不能写入：{}"}, file.string(),
                           std::strerror(reason)));
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

std::vector<fs::path> files_in(const fs::path& folder, std::string_view extension) {
    std::vector<fs::path> files;
    if (!fs::is_directory(folder)) return files;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == extension) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

bool is_fresh(const GeneratedFile& file) {
    return fs::exists(file.path) && read_file(file.path) == file.text;
}

}  // namespace tools
