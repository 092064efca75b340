// Reader and Writer together, of fast_io.hpp here and of fast_io_bulk.hpp in fast_io_bulk_test.cpp.
#ifdef FAST_IO_BULK
#include "../fast_io_bulk.hpp"
#else
#include "../fast_io.hpp"
#endif

#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <termios.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

#include "process.hpp"

namespace {

using fast_io::Reader;
using fast_io::Writer;

using FastIo = Process;

std::string await(int from, const std::string& expected) {
    std::string got;
    pollfd ready = {from, POLLIN, 0};
    while (got.size() < expected.size() && poll(&ready, 1, 10000) == 1) {
        char part[100];
        const ssize_t count = ::read(from, part, sizeof part);
        if (count <= 0) break;
        got.append(part, static_cast<std::size_t>(count));
    }
    return got;
}

// All questions must be answered while the input is still open.
void converse(int to, int from, const std::string& newline) {
    for (int count = 1; count < 60; ++count) {
        std::string questions;
        std::string answers;
        for (int i = 0; i < count; ++i) {
            questions += std::to_string(i - 20) + "\n";
            answers += std::to_string(2 * (i - 20)) + newline;
        }
        ASSERT_EQ(::write(to, questions.data(), questions.size()),
                  static_cast<ssize_t>(questions.size()));
        ASSERT_EQ(await(from, answers), answers);
    }
}

void answer_all() {
    Reader in;
    Writer out;
    for (long long question; in.read(question);) out.line(2 * question);
    out.write("bye");
}

TEST_F(FastIo, PipeThatStaysOpenIsAnswered) {
    int questions[2];
    int answers[2];
    ASSERT_EQ(pipe(questions), 0);
    ASSERT_EQ(pipe(answers), 0);
    const pid_t child = fork();
    if (child == 0) {
        dup2(questions[0], 0);
        dup2(answers[1], 1);
        for (const int end : {questions[0], questions[1], answers[0], answers[1]}) close(end);
        answer_all();
        std::exit(0);
    }
    close(questions[0]);
    close(answers[1]);
    converse(questions[1], answers[0], "\n");
    close(questions[1]);
    EXPECT_EQ(await(answers[0], "bye"), "bye");
    close(answers[0]);
    waitpid(child, nullptr, 0);
}

TEST_F(FastIo, TerminalIsAnswered) {
    int terminal;
    termios quiet;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child < 0) GTEST_SKIP() << "this system has no terminals to give: is /dev/pts mounted?";
    if (child == 0) {
        tcgetattr(0, &quiet);
        quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        tcsetattr(0, TCSANOW, &quiet);
        if (::write(1, "go", 2) != 2) std::abort();
        answer_all();
        std::exit(0);
    }
    ASSERT_EQ(await(terminal, "go"), "go");
    converse(terminal, terminal, "\r\n");
    ASSERT_EQ(::write(terminal, "\4", 1), 1);
    EXPECT_EQ(await(terminal, "bye"), "bye");
    close(terminal);
    waitpid(child, nullptr, 0);
}

}  // namespace
