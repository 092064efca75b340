// Reads numbers and writes the sum of every two, or of all if there is an argument: in the way that
// WAY names, FastIo with BULK that of fast_io_bulk.hpp. scripts/workshop/time compiles it for each.
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <iostream>

#ifdef BULK
#include "../../common/fast_io_bulk.hpp"
#else
#include "../../common/fast_io.hpp"
#endif

struct FastIo : fast_io::Reader, fast_io::Writer {};

struct Getchar {
    static bool read(std::uint64_t& value) {
        int c = getchar_unlocked();
        while (c != EOF && c <= ' ') c = getchar_unlocked();
        if (c == EOF) return false;
        value = 0;
        for (; c >= '0'; c = getchar_unlocked())
            value = value * 10 + static_cast<unsigned>(c - '0');
        return true;
    }
    static void line(std::uint64_t value) {
        char digits[24];
        int count = 0;
        do digits[count++] = static_cast<char>('0' + value % 10);
        while (value /= 10);
        while (count > 0) putchar_unlocked(digits[--count]);
        putchar_unlocked('\n');
    }
};

struct Cin {
    static bool read(std::uint64_t& value) { return static_cast<bool>(std::cin >> value); }
    static void line(std::uint64_t value) { std::cout << value << '\n'; }
};

struct CinUnsynced : Cin {
    CinUnsynced() {
        std::ios::sync_with_stdio(false);
        std::cin.tie(nullptr);
    }
};

struct Scanf {
    static bool read(std::uint64_t& value) { return std::scanf("%" SCNu64, &value) == 1; }
    static void line(std::uint64_t value) { std::printf("%" PRIu64 "\n", value); }
};

int main(int count, char**) {
    WAY io;
    std::uint64_t a = 0, b = 0, sum = 0;
    if (count > 1) {
        while (io.read(a)) sum += a;
        io.line(sum);
    } else {
        while (io.read(a) && io.read(b)) io.line(a + b);
    }
}
