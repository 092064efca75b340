// fread and fwrite of blocks of 64 KiB, and a loop over the digits
#include <cstdint>
#include <cstdio>

struct Contender {
    char in[1 << 16];
    char out[1 << 16];
    char* at = in;
    char* end = in;
    std::size_t used = 0;

    int next() {
        if (at == end) {
            at = in;
            end = in + std::fread(in, 1, sizeof in, stdin);
            if (at == end) return EOF;
        }
        return *at++;
    }
    template <class T>
    bool read(T& value) {
        int c = next();
        while (c != EOF && c <= ' ') c = next();
        if (c == EOF) return false;
        const bool minus = c == '-';
        if (minus) c = next();
        std::uint64_t magnitude = 0;
        for (; c >= '0'; c = next()) magnitude = magnitude * 10 + static_cast<unsigned>(c - '0');
        value = static_cast<T>(minus ? 0 - magnitude : magnitude);
        return true;
    }
    void line(std::uint64_t value) {
        if (used + 24 > sizeof out) flush();
        char digits[24];
        int count = 0;
        do digits[count++] = static_cast<char>('0' + value % 10);
        while (value /= 10);
        while (count > 0) out[used++] = digits[--count];
        out[used++] = '\n';
    }
    void flush() {
        std::fwrite(out, 1, used, stdout);
        used = 0;
    }
    ~Contender() { flush(); }
};

#include "task.hpp"
