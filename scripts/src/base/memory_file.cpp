#include "base/memory_file.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>

#include "base/error.hpp"

namespace tools {

std::string system_error(std::string_view what) {
    return fmt::format("{}: {}", what, std::strerror(errno));
}

bool readable(int file, int milliseconds) {
    pollfd wait{file, POLLIN, 0};
    int ready;
    while ((ready = ::poll(&wait, 1, milliseconds)) < 0 && errno == EINTR) continue;
    return ready > 0;
}

MemoryFile::MemoryFile() : file_(::memfd_create("run", MFD_CLOEXEC)) {
    if (file_.get() < 0) throw Error(system_error("cannot create a file in memory"));
}

void MemoryFile::assign(std::string_view text) {
    clear();
    while (!text.empty()) {
        const ssize_t n = ::pwrite(file_.get(), text.data(), text.size(), written_);
        if (n <= 0) throw Error(system_error("cannot write an input to memory"));
        written_ += n;
        text.remove_prefix(static_cast<std::size_t>(n));
    }
}

void MemoryFile::clear() {
    unmap();
    written_ = 0;
    if (::ftruncate(file_.get(), 0) != 0)
        throw Error(system_error("cannot truncate a file in memory"));
}

std::string_view MemoryFile::view() {
    unmap();
    struct stat status;
    if (::fstat(file_.get(), &status) != 0) throw Error(system_error("cannot read an output"));
    size_ = static_cast<std::size_t>(status.st_size);
    if (size_ == 0) return {};
    if (size_ <= sizeof small_) {
        const ssize_t n = ::pread(file_.get(), small_, size_, 0);
        if (n < 0) throw Error(system_error("cannot read an output"));
        return {small_, static_cast<std::size_t>(n)};
    }
    map_ = ::mmap(nullptr, size_, PROT_READ, MAP_SHARED, file_.get(), 0);
    if (map_ == MAP_FAILED) throw Error(system_error("cannot read an output"));
    return {static_cast<const char*>(map_), size_};
}

void MemoryFile::unmap() {
    if (map_ != MAP_FAILED) ::munmap(map_, size_);
    map_ = MAP_FAILED;
}

}  // namespace tools
