// Input from stdin and output to stdout; use nothing else for stdin in the same program.
//     fast_io::Reader in; fast_io::Writer out;
//     for (int a, b; in.read(a, b);) out.line(a + b);
// For tens of megabytes fast_io_bulk.hpp does the same in less time.
#ifndef COMMON_FAST_IO_HPP
#define COMMON_FAST_IO_HPP

#include <cstdint>
#include <cstdio>
#include <string>
#include <type_traits>
#ifdef _WIN32
#include <io.h>  // bundle: platform
#else
#include <unistd.h>  // bundle: platform
#endif

namespace fast_io {

/// Reads integers (`7`, `-7`, `+7`, `007`), char (the next byte that is not a blank) and std::string
/// (a token: bytes that are not blanks). A blank is any byte from NUL to the space. A program has one
/// Reader, since it reads ahead. Before it waits, it sends what was written. O(bytes).
class Reader {
 public:
    Reader() { *end_ = ' '; }
    Reader(const Reader&) = delete;
    void operator=(const Reader&) = delete;
    /// Reads the values in order; true iff all were there. At the end of the input, and at a token that
    /// is no integer or does not fit, this value and the rest stay, and every later read is false.
    template <class T, class... Rest>
    bool read(T& value, Rest&... rest) {
        return one(value) && read(rest...);
    }
    /// The same, but false as well at a value outside lo .. hi, whatever the types; any lo and hi.
    template <class Bound, class T, class... Rest>
    bool read_in(Bound lo, Bound hi, T& value, Rest&... rest) {
        T found;
        if (!one(found)) return false;
        if (less(found, lo) || less(hi, found)) return fail();
        value = found;
        return read_in(lo, hi, rest...);
    }

 private:
    bool read() { return true; }
    bool read_in(std::int64_t, std::int64_t) { return true; }
    template <class A, class B>
    static bool less(A a, B b) {  // as numbers, whatever their types
        return (a < 0) != (b < 0) ? a < 0 : std::uint64_t(a) < std::uint64_t(b);
    }
    bool fail() { return next_ = end_, ended_ = true, false; }
    // Is there a byte to read? Where all that came is read, gets more.
    bool more() {
        if (next_ < end_ || ended_) return next_ < end_;
        std::fflush(stdout);
        const auto count = ::read(0, bytes_, sizeof bytes_ - 8);
        next_ = bytes_;
        end_ = bytes_ + (count > 0 ? count : 0);
        for (int i = 0; i < 8; ++i) end_[i] = ' ';
        return !(ended_ = next_ == end_);
    }
    static bool is_blank(char c) { return static_cast<unsigned char>(c) <= ' '; }
    bool find_token() {
        while (is_blank(*next_) && more()) next_ += is_blank(*next_);
        return next_ < end_;
    }
    bool one(char& value) { return find_token() && (value = *next_++, true); }
    bool one(std::string& value) {
        if (!find_token()) return false;
        for (value.clear(); more() && !is_blank(*next_); ++next_) value += *next_;
        return true;
    }
    template <class T>
    bool one(T& value) {
        typedef typename std::make_unsigned<T>::type U;
        if (!find_token()) return false;
        const bool minus = *next_ == '-';
        if (minus || *next_ == '+') ++next_;
        constexpr U greatest = ~U(0) >> std::is_signed<T>::value;
        const U most = greatest + minus;  // for the magnitude; 0 where an unsigned T has a minus
        if (!more() || digit(next_) > 9) return fail();
        std::uint64_t magnitude = 0;
        char* p = next_;
        std::uint64_t x = eight_bytes(p) ^ 0x3030303030303030;
        if ((((x + 0x7676767676767676) | x) & 0x8080808080808080) == 0) {  // eight digits
            x = (x * 10 + (x >> 8)) & 0x00ff00ff00ff00ff;                  // pairs of them
            x = (x * 100 + (x >> 16)) & 0x0000ffff0000ffff;
            magnitude = (x * 10000 + (x >> 32)) & 0xffffffff;
            p += 8;
        }
        do {
            for (; digit(p) <= 9; ++p) {
                if (magnitude >= greatest / 10 && magnitude > (most - digit(p)) / 10) return fail();
                magnitude = magnitude * 10 + digit(p);
            }
            next_ = p;
        } while (p == end_ && more() && (p = next_));
        if (!is_blank(*p) || magnitude > most) return fail();
        value = static_cast<T>(minus ? 0 - magnitude : magnitude);
        return true;
    }
    static unsigned digit(const char* p) { return static_cast<unsigned>(*p - '0'); }
    static std::uint64_t eight_bytes(const char* p) {  // one load, where the compiler sees it
        const auto byte = [p](int i) { return std::uint64_t(p[i] & 0xff) << 8 * i; };
        return byte(0) | byte(1) | byte(2) | byte(3) | byte(4) | byte(5) | byte(6) | byte(7);
    }

    char bytes_[1 << 16];                  // the last eight are for blanks
    char *next_ = bytes_, *end_ = bytes_;  // what came and was not read; a blank stands behind it
    bool ended_ = false;
};

/// Writes stdout, through stdio. What was written is sent when a Writer is destroyed, at exit, and
/// before a Reader waits. What stdout does not take is dropped.
class Writer {
 public:
    ~Writer() { flush(); }
    /// Writes integers, char, C strings (not null) and std::string, one after another. O(bytes).
    template <class... T>
    void write(const T&... values) {
        const int in_order[] = {0, (put(values), 0)...};
        static_cast<void>(in_order);
    }
    /// The same, and then the end of the line.
    template <class... T>
    void line(const T&... values) {
        write(values..., '\n');
    }
    void flush() { std::fflush(stdout); }

 private:
    static void put(char c) { std::putchar(c); }
    static void put(const char* s) { std::fputs(s, stdout); }
    static void put(const std::string& s) { std::fwrite(s.data(), 1, s.size(), stdout); }
    template <class T>
    static void put(T value) {
        static_assert(std::is_integral<T>::value, "of numbers, only integers");
        char digits[20];
        int first = sizeof digits;
        std::uint64_t rest = value < 0 ? 0 - std::uint64_t(value) : std::uint64_t(value);
        do digits[--first] = static_cast<char>('0' + rest % 10);
        while ((rest /= 10) > 0);
        if (value < 0) digits[--first] = '-';
        std::fwrite(digits + first, 1, sizeof digits - first, stdout);
    }
};

}  // namespace fast_io

#endif
