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

// These put digits at `to` and return their end; up to three bytes after it may change, too.
// The last `count` digits of value < 10^4:
FAST_IO_INLINE char* put_four(char* to, unsigned value, unsigned count = 4) {
    static constexpr Digits digits = Digits::all(NumbersBelow<100>());
    std::memcpy(to, reinterpret_cast<const char*>(&digits) + 4 * value + (4 - count), 4);
    return to + count;
}
// All eight digits of value < 10^8:
FAST_IO_INLINE char* put_eight(char* to, unsigned value) {
    return put_four(put_four(to, value / 10000), value % 10000);
}
// value < 10^8 without leading zeros:
FAST_IO_INLINE char* put_first(char* to, unsigned value) {
    const unsigned high = value < 10000 ? value : value / 10000;
    to = put_four(to, high, 1U + (high >= 10) + (high >= 100) + (high >= 1000));
    return value < 10000 ? to : put_four(to, value % 10000);
}
FAST_IO_INLINE char* put_number(char* to, std::uint64_t value) {
    constexpr unsigned e8 = 100000000;
    if (value < e8) return put_first(to, static_cast<unsigned>(value));
    const std::uint64_t high = value / e8;
    if (high < e8) {
        to = put_first(to, static_cast<unsigned>(high));
    } else {
        to = put_first(to, static_cast<unsigned>(high / e8));
        to = put_eight(to, static_cast<unsigned>(high % e8));
    }
    return put_eight(to, static_cast<unsigned>(value % e8));
}

// One for the whole program: every Writer can empty it, and so can the exit and a Reader that is
// about to wait. It starts as zeros, which costs nothing at start-up.
//
// Integers wait in a queue. Where one stands depends on the lengths of all before it, and these on
// what was just read or computed: formatted at once, each would wait for that. In a batch the
// processor works on several.
struct Output {
    static constexpr unsigned batch = 64;
    // Parts of a tail: the character behind the integer, whether there is one, and whether there is
    // a minus before it.
    static constexpr unsigned character = 0xff, followed = 0x100, minus = 0x200;

    // A buffer that is not full has room for the queue: 20 bytes for an integer, one for what
    // follows, and three that put_four() may change.
    char bytes[buffer_size + batch * 21 + 3];
    std::size_t used;
    std::uint64_t magnitudes[batch];
    unsigned tails[batch];
    unsigned queued;

    FAST_IO_INLINE static Output& only() {
        static Output output;
        return output;
    }

    FAST_IO_INLINE void put(std::uint64_t magnitude, unsigned tail) {
        if (queued == batch) drain();
        magnitudes[queued] = magnitude;
        tails[queued] = tail;
        ++queued;
    }
    FAST_IO_INLINE void put(char c) {
        if (queued > 0 && (tails[queued - 1] & followed) == 0) {
            tails[queued - 1] |= followed | static_cast<unsigned char>(c);
        } else {
            put(&c, 1);
        }
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

    // Formats the queue.
    FAST_IO_OUTLINE static void drain() {
        Output& out = only();
        char* to = out.bytes + out.used;
        for (unsigned i = 0; i < out.queued; ++i) {
            const unsigned tail = out.tails[i];
            *to = '-';
            to = put_number(to + tail / minus, out.magnitudes[i]);
            *to = static_cast<char>(tail & character);
            to += tail / followed % 2;
        }
        out.queued = 0;
        out.used = static_cast<std::size_t>(to - out.bytes);
        out.write_if_full();
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
