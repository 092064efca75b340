// Writing as a process does it: to descriptor 1. The tests run with fast_io_bulk.hpp here,
// with a small buffer in fast_output_small_test.cpp, with standard C++ alone in
// fast_output_portable_test.cpp, and with fast_io.hpp in fast_io_output_test.cpp.
#ifdef FAST_IO_EVERYDAY
#include "../fast_io.hpp"
#else
#include "../fast_output.hpp"
#endif

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "process.hpp"
#include "seeded_rng.hpp"

namespace {

using fast_io::Writer;

#ifndef FAST_IO_EVERYDAY
constexpr std::size_t buffer = fast_io::detail::buffer_size;
#else
constexpr std::size_t buffer = 1 << 16;
#endif

using FastOutput = Process;

template <class T>
void collect(std::vector<T>& values, std::uint64_t magnitude) {
    for (const std::uint64_t step : {std::uint64_t{0}, ~std::uint64_t{0}, std::uint64_t{1}}) {
        values.push_back(static_cast<T>(magnitude + step));
        values.push_back(static_cast<T>(0 - magnitude - step));
    }
}

template <class T>
void expect_written() {
    std::vector<T> values = {0, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()};
    for (std::uint64_t power = 1, i = 0; i < 20; ++i, power *= 10) collect(values, power);
    for (int i = 0; i < 64; ++i) collect(values, std::uint64_t{1} << i);
    for (std::uint64_t i = 0; i < 20000; ++i) values.push_back(static_cast<T>(i));
    std::mt19937_64 random = seeded_rng();
    for (int i = 0; i < 50000; ++i) values.push_back(static_cast<T>(random() >> random() % 64));
    std::string expected;
    for (const T value : values) expected += std::to_string(value) + "\n";
    const Outcome outcome = run([&] {
        Writer out;
        for (const T value : values) out.line(value);
    });
    EXPECT_EQ(outcome.status, 0);
    EXPECT_TRUE(outcome.out == expected);
    // The numbers that wait together decide how all of them are put. So each alone, too, and as
    // many of the longest as can wait.
    values.resize(3 + 20 * 6 + 64 * 6);
    values.insert(values.end(), 500, std::numeric_limits<T>::min());
    values.insert(values.end(), 500, std::numeric_limits<T>::max());
    expected.clear();
    for (const T value : values) expected += std::to_string(value) + "\n";
    const Outcome one_by_one = run([&] {
        Writer out;
        for (std::size_t i = 0; i < values.size(); ++i) {
            out.line(values[i]);
            if (i < values.size() - 1000) out.flush();
        }
    });
    EXPECT_TRUE(one_by_one.out == expected);
}

TEST_F(FastOutput, WriteIntegers) {
    expect_written<int>();
    expect_written<unsigned>();
    expect_written<long>();
    expect_written<unsigned long>();
    expect_written<long long>();
    expect_written<unsigned long long>();
}

TEST_F(FastOutput, WriteTexts) {
    std::mt19937_64 random = seeded_rng();
    std::vector<std::string> texts;
    std::string expected = "x = -5, y = 7\n\n";
    for (const std::size_t size : {std::size_t{0}, buffer - 1, buffer, buffer + 1, 3 * buffer + 5})
        texts.emplace_back(size, static_cast<char>('a' + size % 26));
    for (int i = 0; i < 300; ++i)
        texts.emplace_back(random() % (random() % 20 ? 100 : buffer), 'A');
    for (const std::string& text : texts) expected += text + text + "!\n" + text;
    const Outcome outcome = run([&] {
        Writer out;
        char array[20] = "x = ";
        out.line(array, -5, ", y = ", 7u);
        out.line();
        out.write();
        for (const std::string& text : texts) {
            Writer second;
            out.write(text, text.c_str());
            second.line('!');
            out.write(text);
        }
    });
    EXPECT_TRUE(outcome.out == expected);
    EXPECT_EQ(outcome.status, 0);
}

// Integers wait in a queue: they keep their places between characters and texts, whatever else
// waits with them.
TEST_F(FastOutput, WriteMixtures) {
    std::mt19937_64 random = seeded_rng();
    struct Piece {
        int kind;
        std::uint64_t value;
    };
    std::string expected;
    std::vector<Piece> pieces;
    for (int run = 0; run < 2000; ++run) {
        const int kinds = run % 2 == 0 ? 3 : 9;             // in every other run, integers alone
        const unsigned shift = random() % 2 == 0 ? 25 : 0;  // in every other run, all below 2^39
        for (std::uint64_t size = random() % 200; size > 0; --size) {
            pieces.push_back({static_cast<int>(random() % static_cast<unsigned>(kinds)),
                              random() >> (shift + random() % (64 - shift))});
        }
    }
    for (const Piece& piece : pieces) {
        const std::uint64_t value = piece.value;
        switch (piece.kind) {
            case 0:
                expected += std::to_string(value);
                break;
            case 1:
                expected += std::to_string(static_cast<std::int64_t>(0 - value));
                break;
            case 2:
                expected += std::to_string(static_cast<int>(value)) + "\n";
                break;
            case 3:
                expected += std::string(value % 40, 'x');
                break;
            case 4:
                expected += static_cast<char>(value);
                break;
            case 5:
                expected += std::to_string(value) + static_cast<char>(value);
                break;
            case 6:
                expected += std::to_string(value) + "ab" + std::to_string(value);
                break;
            default:
                break;
        }
    }
    const Outcome outcome = run([&] {
        Writer out;
        for (const Piece& piece : pieces) {
            const std::uint64_t value = piece.value;
            switch (piece.kind) {
                case 0:
                    out.write(value);
                    break;
                case 1:
                    out.write(static_cast<std::int64_t>(0 - value));
                    break;
                case 2:
                    out.line(static_cast<int>(value));
                    break;
                case 3:
                    out.write(std::string(value % 40, 'x'));
                    break;
                case 4:
                    out.write(static_cast<char>(value));
                    break;
                case 5:
                    out.write(value, static_cast<char>(value));
                    break;
                case 6:
                    out.write(value, 'a', 'b', value);
                    break;
                case 7:
                    out.write();
                    break;
                default:
                    if (value % 8 == 0) out.flush();
            }
        }
    });
    EXPECT_EQ(outcome.status, 0);
    EXPECT_TRUE(outcome.out == expected);
}

TEST_F(FastOutput, WrittenOnceHoweverTheProgramEnds) {
    const auto early = [] {
        Writer out;
        out.write("early");
    };
    EXPECT_EQ(run(early).out, "early");
    const auto exits = [] {
        Writer out;
        out.write("exit ", 7);
        std::exit(3);
    };
    EXPECT_EQ(run(exits).out, "exit 7");
    EXPECT_EQ(WEXITSTATUS(run(exits).status), 3);
    const auto global = [] {
        static Writer out;
        out.write("static");
    };
    EXPECT_EQ(run(global).out, "static");
    const auto flushes = [] {
        Writer out;
        out.flush();
        out.write('a');
        out.flush();
        out.flush();
        out.write('b');
        std::exit(0);
    };
    EXPECT_EQ(run(flushes).out, "ab");
    const auto sends = [] {
        Writer out;
        out.write("sent");
        out.flush();
        _exit(0);
    };
    EXPECT_EQ(run(sends).out, "sent");
    const auto destroys = [] {
        { Writer().write("gone"); }
        _exit(0);
    };
    EXPECT_EQ(run(destroys).out, "gone");
    const auto two = [] {
        Writer out;
        out.write(1);
        {
            Writer inner;
            inner.write(2);
        }
        out.write(3);
        std::exit(0);
    };
    EXPECT_EQ(run(two).out, "123");
}

// The program must end soon. What it writes is lost, as it has to be.
TEST_F(FastOutput, StdoutThatCannotBeWritten) {
    const auto write_much = [] {
        Writer out;
        for (int i = 0; i < 100000; ++i) out.line(i, ' ', std::string(i % 100, 'x'));
    };
    for (const char* device : {"/dev/full", "/dev/null", ""}) {
        const Outcome outcome = run([&] {
            close(1);
            if (*device) dup2(open(device, O_WRONLY), 1);
            write_much();
        });
        EXPECT_EQ(outcome.status, 0) << device;
    }
    const Outcome outcome = run([&] {
        int ends[2];
        if (pipe(ends) != 0) std::abort();
        dup2(ends[1], 1);
        close(ends[0]);
        close(ends[1]);
        write_much();
    });
    EXPECT_EQ(outcome.status, 0);
}

#ifndef FAST_IO_EVERYDAY
TEST_F(FastOutput, FlushedBeforeAReaderWaits) {
    const auto asks = [] {
        Writer out;
        out.line("your number?");
        fast_io::detail::before_wait()();
        _exit(0);
    };
    EXPECT_EQ(run(asks).out, "your number?\n");
}
#endif

// std::fwrite, which fast_io.hpp uses too, gives up at a signal, and does not call write().
#if !defined(FAST_IO_EVERYDAY) && !defined(FAST_IO_PORTABLE)

struct Answer {
    ssize_t result;  // above 0: so many bytes are taken
    int error;
};
std::vector<Answer> answers;  // to the first writes to stdout; the others are taken
std::size_t writes = 0;       // to stdout, so far

}  // namespace

// Replaces the system's.
extern "C" ssize_t write(int to, const void* from, std::size_t size) {
    if (to == 1 && writes++ < answers.size()) {
        const Answer answer = answers[writes - 1];
        errno = answer.error;
        if (answer.result <= 0) return answer.result;
        size = std::min(size, static_cast<std::size_t>(answer.result));
    }
    const iovec all = {const_cast<void*>(from), size};
    return writev(to, &all, 1);
}

namespace {

TEST_F(FastOutput, AnswersOfTheSystem) {
    const auto written = [](const std::vector<Answer>& given) {
        return run([&] {
                   answers = given;
                   Writer out;
                   out.write("0123456789");
               })
            .out;
    };
    const std::string all = "0123456789";
    EXPECT_EQ(written({{1, 0}, {1, EINTR}, {2, 0}, {1, 0}}), all);
    EXPECT_EQ(written({{-1, EINTR}, {-1, EINTR}, {3, 0}, {-1, EINTR}}), all);
    // What the system does not take is dropped. Nothing is written twice.
    EXPECT_EQ(written({{5, 0}, {-1, EIO}}), "01234");
    EXPECT_EQ(written({{5, 0}, {0, EINTR}}), "01234");
    EXPECT_EQ(written({{-1, EIO}}), "");
    EXPECT_EQ(written({{0, 0}}), "");
}

TEST_F(FastOutput, FewCalls) {
    const auto calls = [](const std::function<void(Writer&)>& body) {
        const Outcome outcome = run([&] {
            Writer out;
            body(out);
            out.flush();
            _exit(static_cast<int>(writes));
        });
        return WEXITSTATUS(outcome.status);
    };
    EXPECT_EQ(calls([](Writer&) {}), 0);
    EXPECT_EQ(calls([](Writer& out) { out.line(1, 2, 'x', "3"); }), 1);
    EXPECT_EQ(calls([](Writer& out) {
                  for (std::size_t i = 0; i < 10 * buffer; ++i) out.write('x');
              }),
              10);
}

TEST_F(FastOutput, Interruptions) {
    std::string expected;
    for (int i = 0; i < 20000; ++i) expected += std::to_string(i) + std::string(50, 'x') + "\n";
    const auto write_much = [] {
        const Interruptions often;
        Writer out;
        for (int i = 0; i < 20000; ++i) out.line(i, std::string(50, 'x'));
    };
    EXPECT_TRUE(run(write_much, 200).out == expected);
}
#endif

}  // namespace
