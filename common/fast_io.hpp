// Input from stdin and output to stdout; use nothing else for stdin in the same program.
//     fast_io::Reader in; fast_io::Writer out; for (int a, b; in.read(a, b);) out.line(a + b);
// For tens of megabytes fast_io_bulk.hpp does the same in less time.
#ifndef COMMON_FAST_IO_HPP
#define COMMON_FAST_IO_HPP

#include <cstdint>
#include <cstdio>
#include <limits>
#include <string>
#ifdef _WIN32
#include <io.h>  // bundle: platform
static const auto system_read = &::_read;
static const auto put_byte = &std::putchar;
#else
#include <unistd.h>  // bundle: platform
static const auto system_read = &::read;
static const auto put_byte = &::putchar_unlocked;
#endif

namespace fast_io {

/// Reads stdin. A program has only one, since it reads ahead. It sends what was written before it
/// waits. It reads integers (`7`, `-7`, `+7`, `007`), char (the next byte that is not a blank) and
/// std::string (a token: bytes that are not blanks); blanks are the bytes from NUL to the space.
class Reader {
 public:
    Reader& operator=(Reader&&) = delete;
    /// Reads the values in order; true iff all were there. At the end of the input, and if a token
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
    // Where all that came is read, gets more; false at the end of the input.
    bool fill() {
        if (ended_) return false;
        std::fflush(stdout);
        const auto count = system_read(0, bytes_, sizeof bytes_ - 8);
        next_ = bytes_;
        end_ = bytes_ + (count > 0 ? count : 0);
        for (int i = 0; i < 8; ++i) end_[i] = ' ';
        return !(ended_ = next_ == end_);
    }
    static bool is_blank(char c) { return static_cast<unsigned char>(c) <= ' '; }
    bool in_token() { return (next_ < end_ || fill()) && !is_blank(*next_); }
    bool find_token() {
        while (is_blank(*next_) && (next_ < end_ || fill())) next_ += is_blank(*next_);
        return next_ < end_;
    }
    bool one(char& value) { return find_token() && (value = *next_++, true); }
    bool one(std::string& value) {
        if (!find_token()) return false;
        for (value.clear(); in_token(); ++next_) value += *next_;
        return true;
    }
    template <class T>
    bool one(T& value) {
        if (!find_token()) return false;
        const bool minus = *next_ == '-';
        if ((minus || *next_ == '+') && (++next_, !in_token())) return fail();
        typedef std::numeric_limits<T> Limits;
        static_assert(Limits::is_integer && sizeof(T) <= 8, "an integer of at most 64 bits");
        constexpr std::uint64_t greatest = static_cast<std::uint64_t>(Limits::max());
        const std::uint64_t most = Limits::is_signed || !minus ? greatest + minus : 0;
        const auto byte = [this](int i) { return std::uint64_t(next_[i] & 0xff) << 8 * i; };
        std::uint64_t magnitude = 0, x = 0x3030303030303030;
        x ^= byte(0) | byte(1) | byte(2) | byte(3) | byte(4) | byte(5) | byte(6) | byte(7);
        if ((((x + 0x7676767676767676) | x) & 0x8080808080808080) == 0) {  // eight digits
            x = (x * 10 + (x >> 8)) & 0x00ff00ff00ff00ff;                  // pairs of them
            x = (x * 100 + (x >> 16)) & 0x0000ffff0000ffff;
            magnitude = (x * 10000 + (x >> 32)) & 0xffffffff;
            next_ += 8;
        }
        do {
            for (unsigned d; (d = unsigned(*next_) - '0') <= 9; ++next_) {
                if (magnitude >= greatest / 10 && magnitude > (most - d) / 10) return fail();
                magnitude = magnitude * 10 + d;
            }
        } while (next_ == end_ && fill());
        if (!is_blank(*next_) || magnitude > most) return fail();
        value = static_cast<T>(minus ? 0 - magnitude : magnitude);
        return true;
    }

    char bytes_[1 << 14] = {};             // the last eight are for blanks; a stack may have 64 KB
    char *next_ = bytes_, *end_ = bytes_;  // what came and was not read; behind it are blanks
    bool ended_ = false;
};

/// Writes stdout, through stdio. What was written is sent when a Writer is destroyed, at exit, and
/// before a Reader waits. What stdout does not take is dropped.
class Writer {
 public:
    ~Writer() { std::fflush(stdout); }
    /// Writes integers, char, C strings (not null) and std::string, one after another. O(bytes).
    template <class T, class... Rest>
    void write(const T& value, const Rest&... rest) {
        put(value), write(rest...);
    }
    void write() {}
    /// The same, and then the end of the line.
    template <class... T>
    void line(const T&... values) {
        write(values..., '\n');
    }
    void flush() { std::fflush(stdout); }

 private:
    static void put(char c) { put_byte(c); }
    static void put(const char* s) { std::fputs(s, stdout); }
    static void put(const std::string& s) { std::fwrite(s.data(), 1, s.size(), stdout); }
    template <class T>
    static void put(T value) {
        static_assert(std::numeric_limits<T>::is_integer && sizeof(T) <= 8, "at most 64 bits");
        char digits[20];
        unsigned first = 20;
        std::uint64_t rest = value < 0 ? 0 - std::uint64_t(value) : std::uint64_t(value);
        for (; first == 20 || rest > 0; rest /= 10) digits[--first] = char('0' + rest % 10);
        if (value < 0) digits[--first] = '-';
        while (first < 20) put_byte(digits[first++]);
    }
};

}  // namespace fast_io

#endif
