// Descriptors, and files in memory.
#ifndef SCRIPTS_SRC_BASE_MEMORY_FILE_HPP
#define SCRIPTS_SRC_BASE_MEMORY_FILE_HPP

#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "core/language.hpp"

namespace tools {

// "what: the message of errno"
Text system_error(const Text& what);

// Owns a descriptor.
class Descriptor {
 public:
    Descriptor() = default;
    explicit Descriptor(int file) : file_(file) {}
    Descriptor(Descriptor&& other) noexcept : file_(other.file_) { other.file_ = -1; }
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(file_, other.file_);
        return *this;
    }
    ~Descriptor() { reset(); }
    void reset() {
        if (file_ >= 0) ::close(file_);
        file_ = -1;
    }
    int get() const { return file_; }

 private:
    int file_ = -1;
};

// True iff there is something to read, or the end, within this time.
bool readable(int file, int milliseconds);

// A file in memory, without a name. Its functions throw Error if the system refuses.
class MemoryFile {
 public:
    MemoryFile();
    ~MemoryFile() { unmap(); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;
    int get() const { return file_.get(); }
    void assign(std::string_view text);
    void clear();
    // The contents; valid until the next call of any function.
    std::string_view view();

 private:
    void unmap();
    Descriptor file_;
    off_t written_ = 0;
    std::size_t size_ = 0;
    void* map_ = MAP_FAILED;
    char small_[16384];
};

}  // namespace tools

#endif
