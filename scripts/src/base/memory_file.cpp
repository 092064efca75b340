#include "base/memory_file.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>

#include "base/error.hpp"

namespace tools {

Text system_error(const Text& what) {
    return what + fmt::format(": {}", std::strerror(errno));
}

bool readable(int file, int milliseconds) {
    pollfd wait{file, POLLIN, 0};
    int ready;
    while ((ready = ::poll(&wait, 1, milliseconds)) < 0 && errno == EINTR) continue;
    return ready > 0;
}

MemoryFile::MemoryFile() : file_(::memfd_create("run", MFD_CLOEXEC)) {
    if (file_.get() < 0)
        throw Error(system_error({"cannot create a file in memory", "不能在内存里建立文件"}));
}

void MemoryFile::assign(std::string_view text) {
    clear();
    while (!text.empty()) {
        const ssize_t n = ::pwrite(file_.get(), text.data(), text.size(), written_);
        if (n <= 0)
            throw Error(system_error({"cannot write an input to memory", "不能把输入写进内存"}));
        written_ += n;
        text.remove_prefix(static_cast<std::size_t>(n));
    }
}

void MemoryFile::clear() {
    unmap();
    written_ = 0;
    if (::ftruncate(file_.get(), 0) != 0)
        throw Error(system_error({"cannot truncate a file in memory", "不能清空内存里的文件"}));
}

std::string_view MemoryFile::view() {
    unmap();
    struct stat status;
    if (::fstat(file_.get(), &status) != 0)
        throw Error(system_error({"cannot read an output", "不能读取输出"}));
    size_ = static_cast<std::size_t>(status.st_size);
    if (size_ == 0) return {};
    if (size_ <= sizeof small_) {
        const ssize_t n = ::pread(file_.get(), small_, size_, 0);
        if (n < 0) throw Error(system_error({"cannot read an output", "不能读取输出"}));
        return {small_, static_cast<std::size_t>(n)};
    }
    map_ = ::mmap(nullptr, size_, PROT_READ, MAP_SHARED, file_.get(), 0);
    if (map_ == MAP_FAILED) throw Error(system_error({"cannot read an output", "不能读取输出"}));
    return {static_cast<const char*>(map_), size_};
}

void MemoryFile::unmap() {
    if (map_ != MAP_FAILED) ::munmap(map_, size_);
    map_ = MAP_FAILED;
}

}  // namespace tools
