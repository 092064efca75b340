#ifndef COMMON_FAST_INPUT_HPP
#define COMMON_FAST_INPUT_HPP

// Fast input from stdin; see fast_io.hpp.

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>

#include "fast_io_platform.hpp"

#ifdef FAST_IO_POSIX
#include <sys/mman.h>  // bundle: platform
#include <sys/stat.h>  // bundle: platform
#endif
#if defined(__GNUC__) && defined(__SSE2__) && defined(__x86_64__) && !defined(FAST_IO_PORTABLE)
#include <emmintrin.h>  // bundle: platform
#define FAST_IO_SSE2
#endif

// Mapping a file pays if at least so many bytes of it are left.
#ifndef FAST_IO_MAPPED
#define FAST_IO_MAPPED 2097152
#endif

namespace fast_io {
namespace detail {

// a <= b as numbers, whatever their types.
template <class A, class B>
constexpr bool at_most(A a, B b) {
    return negative(a) != negative(b)
               ? negative(a)
               : static_cast<std::uint64_t>(a) <= static_cast<std::uint64_t>(b);
}

FAST_IO_INLINE long read_bytes(char* to, std::size_t size) {
#if defined(FAST_IO_POSIX)
    return ::read(0, to, size);
#elif defined(FAST_IO_WINDOWS)
    return ::_read(0, to, static_cast<unsigned>(size));
#else
    return static_cast<long>(std::fread(to, 1, size, stdin));
#endif
}

FAST_IO_INLINE bool blank(char c) {
    return static_cast<unsigned char>(c) <= ' ';
}

#ifdef FAST_IO_SSE2
// The idea: one look at 64 bytes gives a mask of the blanks in them. Its lowest remaining bit is
// the end of the next token, which begins right after the blank before. So no branch depends on a
// number's digits or length; there is only one for each block.

FAST_IO_INLINE __m128i load(const char* p) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
}
FAST_IO_INLINE __m128i load_8(const char* p) {
    return _mm_loadl_epi64(reinterpret_cast<const __m128i*>(p));
}

FAST_IO_INLINE std::uint64_t blanks_of_16(const char* p) {
    const __m128i space = _mm_set1_epi8(' ');
    const __m128i found = _mm_cmpeq_epi8(_mm_max_epu8(load(p), space), space);
    return static_cast<unsigned>(_mm_movemask_epi8(found));
}
FAST_IO_INLINE std::uint64_t blanks_of_64(const char* p) {
    return blanks_of_16(p) | blanks_of_16(p + 16) << 16 | blanks_of_16(p + 32) << 32 |
           blanks_of_16(p + 48) << 48;
}

// The numbers of four digits in 16 digits, the first in the lowest byte. For neighbours a and b,
// 2561 * (a + 256 * b) = (10 * a + b) * 256 + a modulo 2^16.
FAST_IO_INLINE __m128i join_digits(__m128i digits) {
    // If this were const, GCC would replace the multiplication by five slower instructions.
    static std::uint64_t factors[2] = {0x0a010a010a010a01, 0x0a010a010a010a01};
    const __m128i factor = load(reinterpret_cast<const char*>(factors));
    const __m128i pairs = _mm_srli_epi16(_mm_mullo_epi16(digits, factor), 8);
    return _mm_madd_epi16(pairs, _mm_set1_epi32(1 << 16 | 100));
}

// Parses [text, stop) as an integer, from its end and without a branch on its length: loads the 16
// bytes (for 64 bits 24) before stop, sets those before the number to 0, and joins neighbours until
// there are numbers of eight digits. False if the text is no integer or is longer, or if the value
// is not well within the limits of T: then read_slowly decides.
template <class T>
FAST_IO_INLINE bool parse(const char* text, const char* stop, T& value) {
    constexpr bool wide = sizeof(T) == 8;
    constexpr std::uint64_t e8 = 100000000, e16 = e8 * e8;
    constexpr std::uint64_t limit = static_cast<std::uint64_t>(std::numeric_limits<T>::max());
    static const std::uint64_t masks[6] = {0, 0, 0, ~0ULL, ~0ULL, ~0ULL};

    const bool minus = std::is_signed<T>::value && *text == '-';
    const std::size_t length = static_cast<std::size_t>(stop - text) - minus;
    if (length - 1 >= (wide ? 24 : 16)) return false;
    const char* const mask = reinterpret_cast<const char*>(masks) + length;  // for 24 bytes
    const __m128i zero = _mm_set1_epi8('0');
    const __m128i above_9 = _mm_set1_epi8(127 - 9);  // gives each byte above 9 its top bit
    const __m128i low = _mm_and_si128(_mm_sub_epi8(load(stop - 16), zero), load(mask + 8));
    __m128i wrong = _mm_adds_epu8(low, above_9);
    __m128i high = low;
    if (wide) {
        high = _mm_and_si128(_mm_sub_epi8(load_8(stop - 24), zero), load_8(mask));
        wrong = _mm_or_si128(wrong, _mm_adds_epu8(high, above_9));
    }
    if (_mm_movemask_epi8(wrong) != 0) return false;
    const __m128i fours = _mm_packs_epi32(join_digits(low), join_digits(high));
    const __m128i eights = _mm_madd_epi16(fours, _mm_set1_epi32(1 << 16 | 10000));
    const std::uint64_t two = static_cast<std::uint64_t>(_mm_cvtsi128_si64(eights));
    std::uint64_t magnitude = (two & 0xffffffff) * e8 + (two >> 32);
    if (wide) {
        const __m128i upper = _mm_unpackhi_epi64(eights, eights);
        const std::uint64_t top = static_cast<std::uint64_t>(_mm_cvtsi128_si64(upper));
        if (top >= limit / e16) return false;
        magnitude += top * e16;
    } else if (magnitude > limit) {
        return false;
    }
    value = static_cast<T>(minus ? 0 - magnitude : magnitude);
    return true;
}
#endif

// Where the bytes come from: a small buffer that is filled again and again. If the first bytes turn
// out to be those of a large file, the rest of the file is mapped, but for its last bytes. Either
// way `margin` bytes on both sides may be read; after the end of the buffer none of them is a
// blank.
struct Source {
    static constexpr int margin = 256;
    char buffer[margin + buffer_size + margin];
    bool ended, looked_at;

    FAST_IO_INLINE static Source& only() {
        static Source source;
        return source;
    }
};

// What a Reader knows. Functions that are not inlined are called on copies: so nothing takes the
// address of the Reader's own Input, and the compiler can keep it in registers.
struct Input {
    const char* start = Source::only().buffer + Source::margin;  // everything before it was read
    const char* end = start;                                     // of the bytes that are there
#ifdef FAST_IO_SSE2
    const char* block = start;      // of 64 bytes
    std::uint64_t blanks = 0;       // bit i: block[i] is an unread blank
    std::uint64_t next_blanks = 0;  // of the next block, computed ahead
#endif

    // Call this after reading blanks without the above, and after moving the bytes.
    FAST_IO_INLINE void rescan() {
#ifdef FAST_IO_SSE2
        block = start;
        blanks = blanks_of_64(start);
        next_blanks = blanks_of_64(start + 64);
#endif
    }

    // Gets at least one byte more after what remains of [start, end). False if the input has ended,
    // or if so much remains that it must be read first.
    FAST_IO_OUTLINE bool fill() {
        Source& from = Source::only();
        if (from.ended || end - start > Source::margin / 2) return false;
        char* const buffer = from.buffer + Source::margin;
#ifdef FAST_IO_POSIX
        if (!from.looked_at && end == buffer + buffer_size) {
            from.looked_at = true;
            if (map_file()) return true;
        }
        if (start > end) {  // by part of a block, after which the file goes on
            ::lseek(0, start - end, SEEK_CUR);
            start = end;
        }
#endif
        if (before_wait() != nullptr) before_wait()();
        const std::size_t rest = static_cast<std::size_t>(end - start);
        std::memmove(buffer - rest, start, rest);
        long got;
        do {
            got = read_bytes(buffer, buffer_size);
        } while (got < 0 && errno == EINTR);
        from.ended = got <= 0;
        if (from.ended) got = 0;
        std::memset(buffer + got, 'x', Source::margin);
        start = buffer - rest;
        end = buffer + got;
        return !from.ended;
    }

    template <class T>
    FAST_IO_OUTLINE bool read_slowly(T& value) {
        const bool found = find_token() && read_token(value);
        rescan();
        return found;
    }

#ifdef FAST_IO_SSE2
    FAST_IO_INLINE bool find_blank() {
        do {
            if (FAST_IO_LIKELY(end - block > 64)) {
                block += 64;
                blanks = next_blanks;
                __builtin_prefetch(block + 1024);
                next_blanks = blanks_of_64(block + 64);
            } else {
                Input copy = *this;
                const bool filled = copy.fill();
                copy.rescan();
                *this = copy;
                if (!filled) return false;
            }
        } while (blanks == 0);
        return true;
    }
#endif

 private:
    // Goes to the next byte that is not a blank; false if there is none.
    FAST_IO_INLINE bool find_token() {
        do {
            for (; start < end; ++start)
                if (!blank(*start)) return true;
        } while (fill());
        return false;
    }

    // Does the token go on?
    FAST_IO_INLINE bool in_token() {
        return (start < end || fill()) && !blank(*start);
    }

    bool read_token(char& value) {
        value = *start++;
        return true;
    }

    template <class Traits, class Allocator>
    bool read_token(std::basic_string<char, Traits, Allocator>& value) {
        value.clear();
        do {
            const char* const part = start;
            while (start < end && !blank(*start)) ++start;
            value.append(part, static_cast<std::size_t>(start - part));
        } while (in_token());
        return true;
    }

    // An integer, digit by digit: used without SSE2, and for what parse() leaves.
    template <class T>
    bool read_token(T& value) {
        using U = typename std::make_unsigned<T>::type;
        const bool minus = *start == '-';
        if (minus || *start == '+') ++start;
        // With a minus, the magnitude of the least value: one more, or 0 if T is unsigned.
        const U limit = static_cast<U>(std::numeric_limits<T>::max()) + minus;
        if (!in_token()) return false;
        U magnitude = 0;
        do {
            const unsigned digit = static_cast<unsigned char>(*start) - static_cast<unsigned>('0');
            if (digit > 9 || magnitude > limit / 10 || digit > limit - magnitude * 10) return false;
            magnitude = magnitude * 10 + digit;
            ++start;
        } while (in_token());
        value = static_cast<T>(minus ? 0 - magnitude : magnitude);
        return true;
    }

#ifdef FAST_IO_POSIX
    bool map_file() {
        struct stat about;
        if (::fstat(0, &about) != 0 || !S_ISREG(about.st_mode)) return false;
        const off_t first = ::lseek(0, 0, SEEK_CUR) - (end - start);
        const off_t last = about.st_size - Source::margin;
        if (last - first < FAST_IO_MAPPED) return false;
        const std::size_t size = static_cast<std::size_t>(about.st_size);
        void* const at = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, 0, 0);
        if (at == MAP_FAILED) return false;
        ::lseek(0, last, SEEK_SET);
        start = static_cast<const char*>(at) + first;
        end = static_cast<const char*>(at) + last;
        return true;
    }
#endif
};

}  // namespace detail

/// Reads stdin. It reads ahead, so a program has only one.
///
/// Reads integers of 32 and 64 bits (`7`, `-7`, `+7`, `007`), char (the next byte that is not a
/// blank) and std::string (a token of any length). Before it waits for input it flushes what
/// Writers have written. Time is linear in the bytes read.
class Reader {
 public:
    Reader() = default;
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    /// Reads the values in order; true iff all were there. False at the end of the input, and at a
    /// token that is no integer or does not fit the type. Then this value and those behind it do
    /// not change, and every later read is false too.
    template <class T, class... Rest>
    FAST_IO_INLINE bool read(T& value, Rest&... rest) {
        return one(value) && read(rest...);
    }

    /// The same, but false as well at a value outside lo .. hi, whatever the types; any lo and hi.
    template <class Bound, class T, class... Rest>
    FAST_IO_INLINE bool read_in(Bound lo, Bound hi, T& value, Rest&... rest) {
        T found;
        if (!one(found)) return false;
        if (!detail::at_most(lo, found) || !detail::at_most(found, hi)) return fail();
        value = found;
        return read_in(lo, hi, rest...);
    }

 private:
    bool read() { return true; }
    template <class Bound>
    bool read_in(Bound, Bound) {
        return true;
    }

    FAST_IO_INLINE bool fail() {
        detail::Source::only().ended = true;
        in_ = detail::Input();
        return false;
    }

    template <class T>
    FAST_IO_INLINE typename std::enable_if<detail::is_integer<T>(), bool>::type one(T& value) {
#ifdef FAST_IO_SSE2
        // The token ends at the next blank. If that is where it would start, skip the blank.
        while (FAST_IO_LIKELY(in_.blanks != 0 || in_.find_blank())) {
            const char* const text = in_.start;
            const char* const stop = in_.block + __builtin_ctzll(in_.blanks);
            const bool parsed = detail::parse(text, stop, value);
            if (!FAST_IO_LIKELY(parsed) && text != stop) break;
            in_.start = stop + 1;
            in_.blanks &= in_.blanks - 1;
            if (parsed) return true;
        }
#endif
        T found = T();
        if (!slowly(found)) return false;
        value = found;
        return true;
    }

    FAST_IO_INLINE bool one(char& value) {
        if (FAST_IO_LIKELY(in_.start < in_.end && !detail::blank(*in_.start))) {
            value = *in_.start++;  // not a blank, so the masks stay right
            return true;
        }
        return slowly(value);
    }

    template <class Traits, class Allocator>
    bool one(std::basic_string<char, Traits, Allocator>& value) {
        return slowly(value);
    }

    template <class T>
    FAST_IO_INLINE bool slowly(T& value) {
        detail::Input copy = in_;
        const bool found = copy.read_slowly(value);
        in_ = copy;
        return found || fail();
    }

    detail::Input in_;
};

}  // namespace fast_io

#endif
