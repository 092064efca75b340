#ifndef COMMON_FAST_OUTPUT_HPP
#define COMMON_FAST_OUTPUT_HPP

// Fast output to stdout; see fast_io.hpp.

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <type_traits>

#include "fast_io_platform.hpp"

namespace fast_io {
namespace detail {

FAST_IO_INLINE long write_bytes(const char* from, std::size_t size) {
#if defined(FAST_IO_POSIX)
    return ::write(1, from, size);
#elif defined(FAST_IO_WINDOWS)
    return ::_write(1, from, static_cast<unsigned>(size));
#else
    const std::size_t wrote = std::fwrite(from, 1, size, stdout);
    std::fflush(stdout);
    return static_cast<long>(wrote);
#endif
}

template <unsigned... I>
struct Numbers {};
template <unsigned N, unsigned... I>
struct NumbersBelow : NumbersBelow<N - 1, N - 1, I...> {};
template <unsigned... I>
struct NumbersBelow<0, I...> : Numbers<I...> {};

// The four digits of each number below 10^4, computed by the compiler.
struct Digits {
    struct Hundred {
        char digits[100][4];
    };
    Hundred hundreds[100];

    static constexpr char last(unsigned i) { return static_cast<char>('0' + i % 10); }
    template <unsigned... I>
    static constexpr Hundred hundred(unsigned high, Numbers<I...>) {
        return {{{last(high / 10), last(high), last(I / 10), last(I)}...}};
    }
    template <unsigned... I>
    static constexpr Digits all(Numbers<I...>) {
        return {{hundred(I, NumbersBelow<100>())...}};
    }
};

// All digits of value < 10^4, and of value < 10^8.
FAST_IO_INLINE void put_four(char* to, unsigned value) {
    static constexpr Digits digits = Digits::all(NumbersBelow<100>());
    std::memcpy(to, reinterpret_cast<const char*>(&digits) + 4 * value, 4);
}
FAST_IO_INLINE void put_eight(char* to, unsigned value) {
    put_four(to, value / 10000);
    put_four(to + 4, value % 10000);
}

struct Powers {
    std::uint64_t of_ten[20];

    static constexpr std::uint64_t power(unsigned i) { return i == 0 ? 1 : 10 * power(i - 1); }
    template <unsigned... I>
    static constexpr Powers all(Numbers<I...>) {
        return {{power(I)...}};
    }
};

// value > 0
FAST_IO_INLINE unsigned count_bits(std::uint64_t value) {
#if defined(__GNUC__) && !defined(FAST_IO_PORTABLE)
    return 64 - static_cast<unsigned>(__builtin_clzll(value));
#else
    unsigned bits = 1;
    while (value >>= 1) ++bits;
    return bits;
#endif
}
// value > 0. As 1233 / 4096 is just below the logarithm of 2, `less` is the result or one less.
FAST_IO_INLINE unsigned count_digits(std::uint64_t value) {
    static constexpr Powers powers = Powers::all(NumbersBelow<20>());
    const unsigned less = count_bits(value) * 1233 >> 12;
    return less + (value >= powers.of_ten[less]);
}

// Puts a number before `end` and returns where it begins. Zeros stand before that: all twenty
// digits are put, or twelve of value < 10^12, so that no branch depends on the length.
template <bool wide>
FAST_IO_INLINE char* put_before(char* end, std::uint64_t value) {
    constexpr unsigned e8 = 100000000;
    const std::uint64_t high = value / e8;
    put_eight(end - 8, static_cast<unsigned>(value % e8));
    if (wide) {
        put_eight(end - 16, static_cast<unsigned>(high % e8));
        put_four(end - 20, static_cast<unsigned>(high / e8));
    } else {
        put_four(end - 12, static_cast<unsigned>(high));
    }
    return end - count_digits(value | 1);  // as many, and 0 has one
}

// One for the whole program: every Writer can empty it, and so can the exit and a Reader that is
// about to wait. It starts as zeros, which costs nothing at start-up.
//
// Integers wait in a queue. Where one stands depends on the lengths of all before it, and these on
// what was just read or computed: put at once, each would make the processor wait for that. A batch
// is put from its end on, each number over the zeros of the next.
struct Output {
    static constexpr unsigned batch = 64;
    // Bytes of an integer: 20 digits, or a minus and 19, and what follows.
    static constexpr std::size_t most = 20 + 1;
    // Parts of a tail: the character after the integer, whether there is one, and whether there is
    // a minus before it.
    static constexpr unsigned character = 0xff, followed = 0x100, minus = 0x200;

    char bytes[buffer_size + batch * most];  // one that is not full has room for the queue
    std::size_t used;
    std::uint64_t magnitudes[batch];
    unsigned tails[batch];
    unsigned queued;
    std::uint64_t bits;  // of all magnitudes

    FAST_IO_INLINE static Output& only() {
        static Output output;
        return output;
    }

    FAST_IO_INLINE void put(std::uint64_t magnitude, unsigned tail) {
        if (queued == batch) drain();
        magnitudes[queued] = magnitude;
        tails[queued] = tail;
        bits |= magnitude;
        ++queued;
    }
    FAST_IO_INLINE void put(char c) {
        if (queued > 0) {
            unsigned& tail = tails[queued - 1];
            if ((tail & followed) == 0) {
                tail |= followed | static_cast<unsigned char>(c);
                return;
            }
            drain();
        }
        bytes[used++] = c;
        write_if_full();
    }
    FAST_IO_OUTLINE static void put(const char* from, std::size_t size) {
        Output& out = only();
        out.drain();
        for (std::size_t part; size > 0; from += part, size -= part) {
            part = buffer_size - out.used;
            if (part > size) part = size;
            std::memcpy(out.bytes + out.used, from, part);
            out.used += part;
            out.write_if_full();
        }
    }

    // Moves the queue into the buffer.
    FAST_IO_OUTLINE static void drain() {
        Output& out = only();
        if (out.queued == 0) return;
        char text[1 + batch * most];  // 1: a minus is put before the first number, too
        char* const end = text + sizeof text;
        const char* const begin = out.bits >> 39 == 0 ? out.format<false>(end)  // 2^39 < 10^12
                                                      : out.format<true>(end);
        const std::size_t size = static_cast<std::size_t>(end - begin);
        std::memcpy(out.bytes + out.used, begin, size);
        out.used += size;
        out.queued = 0;
        out.bits = 0;
        out.write_if_full();
    }
    // Puts the queue before `to` and returns where it begins.
    template <bool wide>
    FAST_IO_INLINE char* format(char* to) const {
        for (unsigned i = queued; i-- > 0;) {
            to[-1] = static_cast<char>(tails[i] & character);
            to = put_before<wide>(to - tails[i] / followed % 2, magnitudes[i]);
            to[-1] = '-';
            to -= tails[i] / minus;
        }
        return to;
    }
    FAST_IO_INLINE void write_if_full() {
        if (used >= buffer_size) write_all();
    }
    // Hands what is formatted to the system, as far as it takes it.
    FAST_IO_OUTLINE static void write_all() {
        Output& out = only();
        for (std::size_t done = 0; done < out.used;) {
            const long wrote = write_bytes(out.bytes + done, out.used - done);
            if (wrote < 0 && errno == EINTR) continue;
            if (wrote <= 0) break;
            done += static_cast<std::size_t>(wrote);
        }
        out.used = 0;
    }
    FAST_IO_OUTLINE static void flush() {
        drain();
        write_all();
    }
};

}  // namespace detail

/// Writes stdout. All Writers share one buffer. It is flushed when a Writer is destroyed, when main
/// returns, at std::exit, and before a Reader waits for input. What stdout does not take is
/// dropped. Time is linear in the bytes written.
class Writer {
 public:
    Writer() {
        if (detail::before_wait() == nullptr) std::atexit(detail::Output::flush);
        detail::before_wait() = detail::Output::flush;
    }
    ~Writer() { flush(); }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    /// Writes the values one after another: integers of 32 and 64 bits, char, C strings (not null)
    /// and std::string.
    template <class... T>
    FAST_IO_INLINE void write(const T&... values) {
        const int in_order[] = {0, (put(values), 0)...};
        static_cast<void>(in_order);
    }

    /// The same, and then the end of the line.
    template <class... T>
    FAST_IO_INLINE void line(const T&... values) {
        write(values..., '\n');
    }

    /// Hands to the system all that was written.
    void flush() { detail::Output::flush(); }

 private:
    template <class T>
    FAST_IO_INLINE static typename std::enable_if<detail::is_integer<T>()>::type put(T value) {
        const bool minus = detail::negative(value);
        const std::uint64_t magnitude = static_cast<std::uint64_t>(value);
        detail::Output::only().put(minus ? 0 - magnitude : magnitude,
                                   minus ? detail::Output::minus : 0);
    }
    template <class T>
    FAST_IO_INLINE static typename std::enable_if<std::is_same<T, char>::value>::type put(T value) {
        detail::Output::only().put(value);
    }
    static void put(const char* value) { detail::Output::put(value, std::strlen(value)); }
    template <class Traits, class Allocator>
    static void put(const std::basic_string<char, Traits, Allocator>& value) {
        detail::Output::put(value.data(), value.size());
    }
};

}  // namespace fast_io

#endif
