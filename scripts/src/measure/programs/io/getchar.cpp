// getchar_unlocked and putchar_unlocked
#include <cstdint>
#include <cstdio>

struct Contender {
    template <class T>
    bool read(T& value) {
        int c = getchar_unlocked();
        while (c != EOF && c <= ' ') c = getchar_unlocked();
        if (c == EOF) return false;
        const bool minus = c == '-';
        if (minus) c = getchar_unlocked();
        std::uint64_t magnitude = 0;
        for (; c >= '0'; c = getchar_unlocked())
            magnitude = magnitude * 10 + static_cast<unsigned>(c - '0');
        value = static_cast<T>(minus ? 0 - magnitude : magnitude);
        return true;
    }
    void line(std::uint64_t value) {
        char digits[24];
        int count = 0;
        do digits[count++] = static_cast<char>('0' + value % 10);
        while (value /= 10);
        while (count > 0) putchar_unlocked(digits[--count]);
        putchar_unlocked('\n');
    }
};

#include "task.hpp"
