// std::from_chars on all of stdin at once, and std::to_chars
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <vector>

struct Contender {
    std::vector<char> in;
    const char* at;
    char out[1 << 16];
    std::size_t used = 0;

    Contender() {
        std::size_t size = 0;
        do {
            in.resize(2 * in.size() + (1 << 16));
            size += std::fread(in.data() + size, 1, in.size() - size, stdin);
        } while (size == in.size());
        in.resize(size);
        at = in.data();
    }
    template <class T>
    bool read(T& value) {
        const char* const end = in.data() + in.size();
        while (at != end && *at <= ' ') ++at;
        const std::from_chars_result result = std::from_chars(at, end, value);
        at = result.ptr;
        return result.ec == std::errc();
    }
    void line(std::uint64_t value) {
        if (used + 24 > sizeof out) flush();
        char* const end = std::to_chars(out + used, out + sizeof out, value).ptr;
        *end = '\n';
        used = static_cast<std::size_t>(end - out) + 1;
    }
    void flush() {
        std::fwrite(out, 1, used, stdout);
        used = 0;
    }
    ~Contender() { flush(); }
};

#include "task.hpp"
