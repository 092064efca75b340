#ifndef COMMON_FAST_IO_PLATFORM_HPP
#define COMMON_FAST_IO_PLATFORM_HPP

// Internal: what fast_input.hpp and fast_output.hpp share.

#include <cstddef>
#include <cstdint>
#include <type_traits>

// POSIX, Windows, or else only standard C++, as for WebAssembly. FAST_IO_PORTABLE asks for standard
// C++ on any platform, so that it can be tested.
#if defined(FAST_IO_PORTABLE)
#elif defined(_WIN32)
#define FAST_IO_WINDOWS
#include <io.h>  // bundle: platform
#elif defined(__unix__) || defined(__APPLE__)
#define FAST_IO_POSIX
#include <unistd.h>  // bundle: platform
#endif

// Bytes per system call: few enough to stay in the cache, many enough that the call costs nothing.
#ifndef FAST_IO_BUFFER
#define FAST_IO_BUFFER 65536
#endif

#if defined(__GNUC__) && !defined(FAST_IO_PORTABLE)
#define FAST_IO_INLINE inline __attribute__((always_inline, nothrow))
// nothrow: otherwise each system call would make the program load the C++ runtime for unwinding.
#define FAST_IO_OUTLINE inline __attribute__((noinline, nothrow))
#define FAST_IO_LIKELY(condition) __builtin_expect(condition, 1)
#else
#define FAST_IO_INLINE inline
#define FAST_IO_OUTLINE inline
#define FAST_IO_LIKELY(condition) (condition)
#endif

namespace fast_io {
namespace detail {

constexpr std::size_t buffer_size = FAST_IO_BUFFER;

template <class T>
constexpr bool is_integer() {
    return std::is_integral<T>::value && (sizeof(T) == 4 || sizeof(T) == 8) &&
           !std::is_same<T, wchar_t>::value && !std::is_same<T, char32_t>::value;
}

template <class T>
constexpr bool negative(T value) {
    return std::is_signed<T>::value && static_cast<std::int64_t>(value) < 0;
}

// What a Reader calls before it waits for input, since someone may be waiting for an answer:
// nothing at first, and once there is a Writer, the flush of the output. So neither half knows the
// other.
FAST_IO_INLINE void (*&before_wait())() {
    static void (*function)() = nullptr;
    return function;
}

}  // namespace detail
}  // namespace fast_io

#endif
