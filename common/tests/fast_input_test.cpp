// Reading as a process does it: from descriptor 0, as a file and as a pipe. The tests run with
// fast_io_bulk.hpp here, with a small buffer in fast_input_small_test.cpp, with standard C++ alone in
// fast_input_portable_test.cpp, and with fast_io.hpp in fast_io_input_test.cpp.
#ifdef FAST_IO_EVERYDAY
#include "../fast_io.hpp"
#else
#include "../fast_input.hpp"
#endif

#include <fcntl.h>
#include <gtest/gtest.h>
#include <stdio_ext.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "process.hpp"
#include "seeded_rng.hpp"

namespace {

using fast_io::Reader;

// Where a token has to be read across: the ends of the buffer, of a page, of the mapped part of a file.
#ifdef FAST_IO_EVERYDAY
constexpr std::size_t buffer = (1 << 14) - 8, margin = 0;
constexpr std::size_t borders[] = {buffer, 2 * buffer};
#else
constexpr std::size_t buffer = fast_io::detail::buffer_size, page = 4096,
                      margin = fast_io::detail::Source::margin,
                      mapped = std::max<std::size_t>(FAST_IO_MAPPED, buffer);
constexpr std::size_t borders[] = {buffer, 2 * buffer, buffer / page* page + 2 * page,
                                   mapped + page, mapped + 2 * buffer};
#endif

// ---------------------------------------------------------------------------------------------
// What to read, what a Reader reads, and what it should read.

enum class Kind { i32, u32, i64, u64, chr, str };
constexpr Kind all_kinds[] = {Kind::i32, Kind::u32, Kind::i64, Kind::u64, Kind::chr, Kind::str};
using Kinds = std::vector<Kind>;
using Values = std::vector<std::string>;
const std::string none = "(none)";

template <class T>
std::string read_number(Reader& in) {
    T value = 42;
    if (in.read(value)) return std::to_string(value);
    EXPECT_EQ(value, T{42}) << "a value that was not there has changed";
    return none;
}

std::string read_one(Reader& in, Kind kind) {
    char c = '?';
    std::string s = "?";
    switch (kind) {
        case Kind::i32:
            return read_number<int>(in);
        case Kind::u32:
            return read_number<unsigned>(in);
        case Kind::i64:
            return read_number<long long>(in);
        case Kind::u64:
            return read_number<unsigned long long>(in);
        case Kind::chr:
            return in.read(c) ? std::string(1, c) : none;
        default:
            return in.read(s) ? s : none;
    }
}

class Twin {
 public:
    explicit Twin(const std::string& text) : text_(text) {}

    std::string read_one(Kind kind) {
        while (at_ < text_.size() && blank(text_[at_])) ++at_;
        std::size_t end = at_;
        while (end < text_.size() && !blank(text_[end])) ++end;
        if (kind == Kind::chr && end > at_) end = at_ + 1;
        std::string value = text_.substr(at_, end - at_);
        if (value.empty() || (kind < Kind::chr && !normalize(value, kind))) {
            at_ = text_.size();
            return none;
        }
        at_ = end;
        return value;
    }

 private:
    static bool blank(char c) { return static_cast<unsigned char>(c) <= 32; }

    static bool normalize(std::string& number, Kind kind) {
        const bool minus = number[0] == '-';
        if (minus || number[0] == '+') number.erase(0, 1);
        if (number.empty() || number.find_first_not_of("0123456789") != std::string::npos)
            return false;
        number.erase(0, std::min(number.find_first_not_of('0'), number.size() - 1));
        const char* limits[][2] = {{"2147483647", "2147483648"},
                                   {"4294967295", "0"},
                                   {"9223372036854775807", "9223372036854775808"},
                                   {"18446744073709551615", "0"}};
        const std::string limit = limits[static_cast<int>(kind)][minus];
        if (number.size() > limit.size() || (number.size() == limit.size() && number > limit))
            return false;
        if (minus && number != "0") number.insert(0, "-");
        return true;
    }

    const std::string& text_;
    std::size_t at_ = 0;
};

// ---------------------------------------------------------------------------------------------
// Ways to feed a text to descriptor 0. With packets the size of each read is known.

enum class Feed { file, pipe, packets, bytes };
constexpr Feed all_feeds[] = {Feed::file, Feed::pipe, Feed::packets, Feed::bytes};

class Stdin {
 public:
    Stdin(const std::string& text, Feed feed) : saved_(dup(0)) {
        if (feed == Feed::file) {
            const int file = memfd_create("input", 0);
            EXPECT_EQ(::write(file, text.data(), text.size()), static_cast<ssize_t>(text.size()));
            dup2(file, 0);
            close(file);
            lseek(0, 0, SEEK_SET);
            return;
        }
        int ends[2];
        if (feed == Feed::pipe)
            EXPECT_EQ(::pipe(ends), 0);
        else
            EXPECT_EQ(socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends), 0);
        dup2(ends[0], 0);
        close(ends[0]);
        feeder_ = std::thread([text, feed, to = ends[1]] {
            std::minstd_rand random(static_cast<unsigned>(text.size()));
            for (std::size_t at = 0, count; at < text.size(); at += count) {
                count = feed == Feed::pipe    ? text.size() - at
                        : feed == Feed::bytes ? 1
                                              : std::min(text.size() - at, random() % buffer + 1);
                const ssize_t sent = ::write(to, text.data() + at, count);
                if (sent < 0 && errno != EINTR) break;  // nobody reads it any more
                count = static_cast<std::size_t>(std::max(sent, ssize_t{0}));
            }
            close(to);
        });
    }
    ~Stdin() {
        dup2(saved_, 0);
        close(saved_);
        if (feeder_.joinable()) feeder_.join();
        forget();
    }

 private:
    // Makes the next Reader begin as the first one did.
    static void forget() {
#ifndef FAST_IO_EVERYDAY
        fast_io::detail::Source::only() = fast_io::detail::Source();
#endif
        __fpurge(stdin);
        std::clearerr(stdin);
    }

    int saved_;
    std::thread feeder_;
};

std::string shown(const std::string& text) {
    return testing::PrintToString(text.size() < 300 ? text : text.substr(text.size() - 300));
}

void expect_like_twin(const std::string& text, const Kinds& kinds, Feed feed) {
    const Stdin use(text, feed);
    Reader in;
    Twin twin(text);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const std::string expected = twin.read_one(kinds[i]);
        ASSERT_EQ(read_one(in, kinds[i]), expected)
            << "read " << i << ", kind " << static_cast<int>(kinds[i]) << ", feed "
            << static_cast<int>(feed) << ", size " << text.size() << ", end " << shown(text);
    }
}

void expect_like_twin(const std::string& text, const Kinds& kinds) {
    for (const Feed feed : all_feeds) {
        expect_like_twin(text, kinds, feed);
        if (testing::Test::HasFatalFailure()) return;
    }
}

// ---------------------------------------------------------------------------------------------

using FastInput = Process;

TEST_F(FastInput, Formats) {
    const std::string blanks(100000, ' ');
    const std::string zeros(100000, '0');
    const std::string letters(200000, 'x');
    const std::string texts[] = {"",
                                 " ",
                                 "\n",
                                 "7",
                                 "7\n",
                                 "1 2 3",
                                 "12 34\n56 78\n",
                                 "12\r\n34\r\n\r\n56\r\n",
                                 "\t1\t\t2\v3\f4",
                                 "\n\n\n1\n\n\n2\n\n\n",
                                 "+5 -5 +0 -0 0 00 -00 007",
                                 "- 1",
                                 "+ 1",
                                 "1 -",
                                 "1 +",
                                 "--1",
                                 "-+1",
                                 "+-1",
                                 "1-",
                                 "1-1",
                                 "1 2-3",
                                 "12 -3-4 5",
                                 "abc",
                                 "1 abc 2",
                                 "1 2x 3",
                                 "1 x2 3",
                                 "1 2.5 3",
                                 "1 , 2",
                                 "1/2 3:4",
                                 "3:4",
                                 ":",
                                 "2147483647 2147483648",
                                 "-2147483648 -2147483649",
                                 "4294967295 4294967296",
                                 "4294967301",
                                 "9223372036854775807 9223372036854775808",
                                 "-9223372036854775808 -9223372036854775809",
                                 "18446744073709551615 18446744073709551616",
                                 "18446744073709551621",
                                 "99999999999999999999",
                                 "184467440737095516150",
                                 "10000000000000000 123456789012345678",
                                 "000000000000000000000005 0000000000000000000000000000000005",
                                 "100000000000000000000000000000000000005",
                                 std::string("1\0002 \000\0003\000", 8),
                                 std::string(5000, '\0') + "1",
                                 "1 \x1a 2",
                                 "\xef\xbb\xbf 1",
                                 "1 \x80 2 \xff",
                                 "9 8 \xc2\xa0 7",
                                 blanks,
                                 blanks + "1",
                                 "1" + blanks + "2\n" + blanks,
                                 "5 " + zeros + "17 -" + zeros + "3 4",
                                 zeros,
                                 letters,
                                 "1 " + letters + " 2",
                                 "a b cd\te\n",
                                 "#12 .5"};
    for (const std::string& text : texts) {
        for (const Kind kind : all_kinds) {
            // Some texts have 200,000 characters. The end of the others is read many times.
            expect_like_twin(text, Kinds(30, kind), Feed::file);
            expect_like_twin(text, Kinds(30, kind), Feed::pipe);
            expect_like_twin(text, Kinds(30, kind), Feed::packets);
            if (text.size() < 1000) expect_like_twin(text, Kinds(30, kind), Feed::bytes);
        }
    }
}

// Eight characters are looked at together: any byte at any place among digits, and any eight times.
TEST_F(FastInput, EightCharacters) {
    for (int byte = 0; byte < 256; ++byte) {
        for (std::size_t place = 0; place <= 8; ++place) {
            std::string text = place < 8 ? "12345678" : std::string(8, static_cast<char>(byte));
            if (place < 8) text[place] = static_cast<char>(byte);
            expect_like_twin(text + "9 7", {Kind::u64, Kind::u64, Kind::str}, Feed::file);
            ASSERT_FALSE(HasFatalFailure());
        }
    }
}

TEST_F(FastInput, KindsMixed) {
    expect_like_twin("12 ab c7 -1x 9", {Kind::chr, Kind::i32, Kind::chr, Kind::str, Kind::chr,
                                        Kind::u32, Kind::i64, Kind::i32});
    expect_like_twin("#12#34", {Kind::chr, Kind::chr, Kind::str, Kind::chr});
    expect_like_twin("x12\ny34", {Kind::chr, Kind::i32, Kind::chr, Kind::u64, Kind::chr});
    expect_like_twin("1 23 45", {Kind::i32, Kind::chr, Kind::i32, Kind::chr, Kind::chr, Kind::i32});
    expect_like_twin("q 1 2 -3 4", {Kind::chr, Kind::i32, Kind::u32, Kind::u32, Kind::u32});
}

// A token, the gap after it and the end of the input cross every border: of the buffer, of a page
// at the end of a file, and of the mapped part of a file.
TEST_F(FastInput, EveryBorder) {
    const std::string tokens[] = {"7",          "-2147483648",          "4294967295", "+12", "-",
                                  "1234567890", "18446744073709551615", "x",          "12x"};
    std::mt19937_64 random = seeded_rng();
    for (const std::size_t border : borders) {
        const std::size_t stride = border > 20 * buffer ? 9 : 1;  // large files take long
        for (const std::string& token : tokens) {
            for (std::size_t end = border - 30; end < border + 30; end += stride) {
                // 70 bytes of short numbers or blanks come before the token.
                const bool numbers = random() % 3;
                const std::size_t start = end - token.size();
                std::string text = std::string(start - 70, 'y') + ' ';
                while (numbers && text.size() + 5 < start) text += "1 23 ";
                text.resize(start, ' ');
                Kinds kinds(numbers ? 27 : 1, Kind::u32);
                kinds[0] = Kind::str;
                kinds.insert(kinds.end(), 3, all_kinds[random() % 6]);
                const std::string gap = random() % 2 ? " " : "\r\n";
                const std::string rests[] = {"", gap, gap + "5" + gap + "-6"};
                text += token + rests[random() % 3];
                expect_like_twin(text, kinds, Feed::file);
                if (border == buffer) expect_like_twin(text, kinds, Feed::pipe);
                // The mapped part ends at the border.
                while (text.size() < border + margin) text += text.size() % 7 ? '4' : '\n';
                kinds.insert(kinds.end(), 30, Kind::i32);
                expect_like_twin(text, kinds, Feed::file);
                ASSERT_FALSE(HasFatalFailure());
            }
        }
    }
}

std::size_t below(std::mt19937_64& random, std::size_t bound) {
    return static_cast<std::size_t>(random() % bound);
}

std::string random_token(std::mt19937_64& random) {
    const char* special[] = {"2147483647",
                             "2147483648",
                             "-2147483648",
                             "-2147483649",
                             "4294967295",
                             "4294967296",
                             "9223372036854775807",
                             "9223372036854775808",
                             "-9223372036854775808",
                             "-9223372036854775809",
                             "18446744073709551615",
                             "18446744073709551616",
                             "0",
                             "-0",
                             "+7",
                             "+-7",
                             "-",
                             "+",
                             "3-4"};
    switch (below(random, 40)) {
        case 0:
            return special[below(random, sizeof special / sizeof *special)];
        case 1:
            return std::string(below(random, 40), '0') +
                   std::to_string(random() >> below(random, 64));
        case 2: {
            std::string any(below(random, 12) + 1, ' ');
            for (char& c : any)
                c = static_cast<char>(below(random, 50) ? below(random, 94) + 33
                                                        : below(random, 256));
            return any;
        }
        case 3:
            return std::string(below(random, 300), static_cast<char>('a' + below(random, 26)));
        case 4:
        case 5:
        case 6:
            return std::to_string(-static_cast<long long>(random() >> (1 + below(random, 63))));
        default:
            return std::to_string(random() >> below(random, 64));
    }
}

TEST_F(FastInput, RandomTokens) {
    std::mt19937_64 random = seeded_rng();
    const char* gaps[] = {" ", "\n", "\r\n", "  ", "\t", "\n\n", " \n"};
    for (int round = 0; round < 1500; ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        const bool one_gap = random() % 2;
        const bool fitting =
            random() % 4 != 0;  // read each token as what it is, so that reading goes on
        const std::size_t size = below(random, below(random, 8) ? 3000 : 40000);
        std::string text(below(random, 3), ' ');
        Kinds kinds;
        while (text.size() < size) {
            const std::string token = random_token(random);
            Kind kind = all_kinds[random() % 6];
            if (fitting && kind < Kind::chr) {
                const std::string framed = token + " ";
                if (Twin(framed).read_one(kind) == none) kind = Kind::str;
                if (token.find_first_of("0123456789") != 0) kind = Kind::str;
            }
            kinds.push_back(kind);
            if (kind == Kind::chr) kinds.push_back(Kind::str);
            text += token;
            text += one_gap ? gaps[0] : gaps[random() % 7];
            if (random() % 300 == 0) text.append(below(random, 3000), "\0 \n"[random() % 3]);
        }
        kinds.insert(kinds.end(), 3, Kind::i32);
        if (random() % 2) text.resize(text.size() - std::min(text.size(), below(random, 20)));
        expect_like_twin(text, kinds, all_feeds[random() % (size < 3000 ? 4 : 3)]);
        ASSERT_FALSE(HasFatalFailure());
    }
}

// Nothing but integers that fit, as the fast path likes it.
TEST_F(FastInput, RandomIntegers) {
    std::mt19937_64 random = seeded_rng();
    for (const Kind kind : {Kind::i32, Kind::u32, Kind::i64, Kind::u64}) {
        const bool is_signed = kind == Kind::i32 || kind == Kind::i64;
        const int width = kind < Kind::i64 ? 32 : 64;
        for (const Feed feed : all_feeds) {
            std::string text;
            const std::size_t count = feed == Feed::bytes ? 1000 : 30000;  // each byte is a call
            for (std::size_t i = 0; i < count; ++i) {
                const std::uint64_t magnitude = random() >> (64 - width) >> random() % width;
                if (is_signed && random() % 2) text += '-';
                text += std::to_string(is_signed ? magnitude >> 1 : magnitude);
                text += "\n  "[random() % 3];
            }
            expect_like_twin(text, Kinds(count + 1, kind), feed);
        }
        ASSERT_FALSE(HasFatalFailure());
    }
}

#ifdef FAST_IO_SSE2
// What the fast path refuses is read slowly and correctly, which hides its faults. So test its
// parts alone.

TEST_F(FastInput, BlanksOfBlock) {
    std::string text(64, 'x');
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (int byte = 0; byte < 256; ++byte) {
            text[at] = static_cast<char>(byte);
            ASSERT_EQ(fast_io::detail::blanks_of_64(text.data()),
                      byte <= ' ' ? std::uint64_t{1} << at : 0)
                << byte << " at " << at;
        }
        text[at] = 'x';
    }
}

// True iff parsed; then the value must be right, whatever comes before and after the token.
template <class T>
bool parses(const std::string& token, T expected) {
    const std::string before = "98765432109876543210987654321 ", text = before + token + " 98765";
    const char* const start = text.data() + before.size();
    T value = 42;
    const bool parsed = fast_io::detail::parse(start, start + token.size(), value);
    EXPECT_EQ(value, parsed ? expected : T{42}) << token;
    return parsed;
}

template <class T>
void parse_all_lengths() {
    constexpr std::size_t most = sizeof(T) == 8 ? 24 : 16;  // digits
    const bool is_signed = std::is_signed<T>::value;
    const std::uint64_t limit = static_cast<std::uint64_t>(std::numeric_limits<T>::max());
    // For 64 bits, the greatest value whose upper digits alone prove it within the limit.
    const std::uint64_t e16 = 10000000000000000;
    const std::uint64_t highest = sizeof(T) == 8 ? limit / e16 * e16 - 1 : limit;
    std::mt19937_64 random = seeded_rng();
    for (std::size_t length = 1; length <= most; ++length) {
        std::uint64_t bound = 1;  // 10^length, or one more than `highest`
        for (std::size_t i = 0; i < length && bound <= highest; ++i) {
            bound = bound > highest / 10 ? highest + 1 : 10 * bound;
        }
        for (int round = 0; round < 200; ++round) {
            const std::uint64_t magnitude = round == 0 ? bound - 1 : random() % bound;
            std::string digits = std::to_string(magnitude);
            digits.insert(0, length - digits.size(), '0');
            ASSERT_TRUE(parses(digits, static_cast<T>(magnitude))) << digits;
            ASSERT_EQ(parses("-" + digits, static_cast<T>(0 - magnitude)), is_signed) << digits;
            const std::size_t at = static_cast<std::size_t>(random() % length);
            if (at > 0 || !is_signed) {
                for (const char wrong : {'/', ':', '-', '+', '\0', '\x80', '\xff', 'x'}) {
                    std::string text = digits;
                    text[at] = wrong;
                    ASSERT_FALSE(parses(text, T{42})) << text;
                }
            }
        }
    }
    EXPECT_FALSE(parses("", T{42}));
    EXPECT_FALSE(parses("-", T{42}));
    EXPECT_FALSE(parses("+1", T{42}));
    EXPECT_FALSE(parses(std::string(most, '0') + "5", T{42}));
    EXPECT_FALSE(parses("-" + std::string(most, '0') + "5", T{42}));
    for (const char* much : {"1", "9"}) {
        EXPECT_FALSE(parses(much + std::to_string(highest + 1), T{42}));
    }
    EXPECT_FALSE(parses(std::to_string(highest + 1), T{42}));
}

TEST_F(FastInput, FastIntegers) {
    parse_all_lengths<std::int32_t>();
    parse_all_lengths<std::uint32_t>();
    parse_all_lengths<std::int64_t>();
    parse_all_lengths<std::uint64_t>();
}
#endif

// A file of which someone else has read a part.
TEST_F(FastInput, FileFromTheMiddle) {
    std::string text;
    for (std::size_t i = 0; text.size() < 20 * buffer; ++i) text += std::to_string(i) + "\n";
    for (const std::size_t skip : {std::size_t{10}, buffer - 2, 2 * buffer + 10, text.size()}) {
        const Stdin use(text, Feed::file);
        lseek(0, static_cast<off_t>(skip), SEEK_SET);
        Reader in;
        const std::string rest = text.substr(skip);
        Twin twin(rest);
        std::string expected;
        do {
            expected = twin.read_one(Kind::u32);
            ASSERT_EQ(read_one(in, Kind::u32), expected);
        } while (expected != none);
    }
}

#ifndef FAST_IO_PORTABLE
std::size_t bytes_read;     // from stdin, by the system's read()
bool stdin_broken = false;  // after its first bytes

}  // namespace

// Replaces the system's.
extern "C" ssize_t read(int from, void* to, std::size_t size) {
    if (from == 0 && stdin_broken && bytes_read > 0) {
        errno = EIO;
        return -1;
    }
    const iovec all = {to, size};
    const ssize_t got = readv(from, &all, 1);
    if (from == 0 && got > 0) bytes_read += static_cast<std::size_t>(got);
    return got;
}

namespace {

#ifndef FAST_IO_EVERYDAY
// How many bytes of a file of this size go through the buffer.
std::size_t read_of_file(std::size_t size, std::size_t skip) {
    std::string text;
    while (text.size() + 1 < size) text += "7\n";
    text.resize(size, '7');
    const Stdin use(text, Feed::file);
    lseek(0, static_cast<off_t>(skip), SEEK_SET);
    bytes_read = 0;
    Reader in;
    std::size_t count = 0;
    for (int a; in.read(a); ++count) EXPECT_EQ(a, 7);
    EXPECT_EQ(count, (size - skip + 1) / 2);
    return bytes_read;
}

// Once the buffer shows that the file is large, the rest is mapped, except the margin at its end.
// The last block of the mapped part may reach into that margin.
TEST_F(FastInput, LargeFilesAreMapped) {
    const std::size_t least = buffer + FAST_IO_MAPPED + margin;
    for (const std::size_t skip : {std::size_t{0}, std::size_t{100}}) {
        for (const std::size_t more : {std::size_t{0}, std::size_t{1}, 2 * buffer}) {
            const std::size_t read = read_of_file(least + more + skip, skip);
            EXPECT_LE(read, buffer + margin);
            EXPECT_GT(read, buffer + margin - 64);
        }
        EXPECT_EQ(read_of_file(least - 1 + skip, skip), least - 1);
        EXPECT_EQ(read_of_file(least - 2 + skip, skip), least - 2);
        EXPECT_EQ(read_of_file(buffer + skip, skip), buffer);
    }
}
#endif

TEST_F(FastInput, StdinThatBreaks) {
    const Stdin use("12 345", Feed::file);
    bytes_read = 0;
    stdin_broken = true;
    Reader in;
    int a = 0, b = 0, c = 42;
    EXPECT_TRUE(in.read(a, b));
    EXPECT_EQ(a, 12);
    EXPECT_EQ(b, 345);
    EXPECT_FALSE(in.read(c));
    EXPECT_EQ(c, 42);
    stdin_broken = false;
}

#if !defined(FAST_IO_EVERYDAY) && \
    !defined(__SANITIZE_ADDRESS__)  // which itself needs address space
TEST_F(FastInput, NoRoomToMap) {
    constexpr std::size_t mib = 1 << 20;
    const Stdin use("12 345", Feed::file);
    ASSERT_EQ(ftruncate(0, 64 * mib), 0);
    const auto reads = [] {
        std::size_t pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        const rlim_t room = pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) + 32 * mib;
        const rlimit limit = {room, room};
        setrlimit(RLIMIT_AS, &limit);
        Reader in;
        int a = 0, b = 0, c = 0;
        const bool right = in.read(a, b) && a == 12 && b == 345 && !in.read(c);
        _exit(right ? 7 : 1);
    };
    EXPECT_EQ(WEXITSTATUS(run(reads).status), 7);
}
#endif
#endif

TEST_F(FastInput, StdinThatCannotBeRead) {
    const Stdin use("", Feed::file);
    const int directory = open("/", O_RDONLY);
    dup2(directory, 0);
    close(directory);
    int a;
    EXPECT_FALSE(Reader().read(a));
    close(0);
    EXPECT_FALSE(Reader().read(a));
}

// ---------------------------------------------------------------------------------------------

template <class Bound, class T>
bool is_in(Bound lo, Bound hi, const char* text, T& value) {
    const Stdin use(text, Feed::file);
    Reader in;
    const bool found = in.read_in(lo, hi, value);
    T next;
    EXPECT_EQ(in.read(next), found) << "after a value out of range nothing is there";
    return found;
}

TEST_F(FastInput, ReadIn) {
    int i = 42;
    EXPECT_TRUE(is_in(1, 5, "1 1", i) && i == 1);
    EXPECT_TRUE(is_in(1, 5, "5 1", i) && i == 5);
    EXPECT_TRUE(is_in(-5, -3, "-4 1", i) && i == -4);
    i = 42;
    EXPECT_FALSE(is_in(1, 5, "0 1", i));
    EXPECT_FALSE(is_in(1, 5, "6 1", i));
    EXPECT_FALSE(is_in(1, 5, "-3 1", i));
    EXPECT_FALSE(is_in(1, 5, "4294967301 1", i));
    EXPECT_FALSE(is_in(1, 5, "18446744073709551621 1", i));
    EXPECT_FALSE(is_in(0u, 4294967295u, "-1 1", i));
    EXPECT_FALSE(is_in(0ULL, 18446744073709551615ULL, "-1 1", i));
    EXPECT_FALSE(is_in(5, 1, "3 1", i));
    EXPECT_FALSE(is_in(1, 5, "", i));
    EXPECT_EQ(i, 42);
    EXPECT_TRUE(is_in(0u, 4294967295u, "2147483647 1", i));
    EXPECT_TRUE(is_in(-5000000000LL, 5000000000LL, "-2147483648 1", i));
    unsigned u = 42;
    EXPECT_FALSE(is_in(-5, -1, "4294967295 1", u));
    EXPECT_FALSE(is_in(-5, 5, "-1 1", u));
    EXPECT_EQ(u, 42u);
    EXPECT_TRUE(is_in(-5, 5, "5 1", u) && u == 5);
    EXPECT_TRUE(is_in(-1LL, 4294967296LL, "4294967295 1", u) && u == 4294967295u);
    unsigned long long w = 42;
    EXPECT_FALSE(is_in(-5, -1, "18446744073709551615 1", w));
    EXPECT_FALSE(is_in(0LL, 9223372036854775807LL, "9223372036854775808 1", w));
    EXPECT_EQ(w, 42u);
    EXPECT_TRUE(is_in(0ULL, ~0ULL, "18446744073709551615 1", w) && w == ~0ULL);
    long long s = 42;
    EXPECT_TRUE(is_in(-9223372036854775807LL - 1, 0LL, "-9223372036854775808 1", s));
    EXPECT_FALSE(is_in(1, 3, "4294967298 1", s));
    char c = '?';
    EXPECT_TRUE(is_in('a', 'z', " q 1", c) && c == 'q');
    EXPECT_FALSE(is_in('a', 'z', "Q 1", c));

    const Stdin use("1 2 3 4 9 6", Feed::file);
    Reader in;
    long a = 0;
    unsigned long b = 0;
    EXPECT_TRUE(in.read_in(1, 5, a, b));
    EXPECT_EQ(a, 1);
    EXPECT_EQ(b, 2u);
    EXPECT_TRUE(in.read_in(1, 5, a));
    EXPECT_FALSE(in.read_in(1, 5, a, b));
    EXPECT_EQ(a, 4);
    EXPECT_EQ(b, 2u);
    EXPECT_FALSE(in.read(a));
}

// std::fread gives up at a signal, and waits for a full buffer; fast_io.hpp gives up at a signal.
#if !defined(FAST_IO_EVERYDAY) && !defined(FAST_IO_PORTABLE)

TEST_F(FastInput, Interruptions) {
    std::string text;
    for (int i = 0; i < 20000; ++i) text += std::to_string(i) + "\n";
    const auto echo = [&] {
        int ends[2];
        if (pipe(ends) != 0) std::abort();
        if (fork() == 0) {
            for (std::size_t at = 0; at < text.size(); at += 2000, usleep(300))
                if (::write(ends[1], text.data() + at,
                            std::min(text.size() - at, std::size_t{2000})) < 0)
                    break;
            _exit(0);
        }
        dup2(ends[0], 0);
        close(ends[0]);
        close(ends[1]);
        std::string got;
        {
            const Interruptions often;
            Reader in;
            for (int a; in.read(a);) got += std::to_string(a) + "\n";
        }
        std::cout << got << std::flush;
    };
    EXPECT_TRUE(run(echo).out == text);
}

int to_reader;

// Stands in for a Writer's flush: someone reads the output and answers.
TEST_F(FastInput, CallsBeforeItWaits) {
    const Stdin use("", Feed::file);
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    dup2(ends[0], 0);
    close(ends[0]);
    to_reader = ends[1];
    fast_io::detail::before_wait() = [] { EXPECT_EQ(::write(to_reader, "1 2\n", 4), 4); };
    Reader in;
    int a = 0, b = 0;
    for (int i = 0; i < 100; ++i) ASSERT_TRUE(in.read(a, b) && a == 1 && b == 2);
    fast_io::detail::before_wait() = nullptr;
    close(to_reader);
    EXPECT_FALSE(in.read(a));
}
#endif

}  // namespace
