// Runs that are forked from a program that was started once: each is as if it had been started alone.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "base/files.hpp"
#include "base/temporary.hpp"
#include "judge/compiler.hpp"
#include "judge/runner_client.hpp"

namespace fork_server_test {

constexpr const char* kIncludes = R"(
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
)";

// Says whether it was forked.
constexpr const char* kServed = "printf(\"%d\", getenv(\"JUDGE_FORK_SERVER\") != NULL);";

class ForkServer : public ::testing::Test {
 protected:
    std::vector<std::string> command(const std::string& text, const std::string& language = "c++",
                                     const std::vector<std::string>& flags = {}) {
        tools::Compiler compiler = tools::judge_compiler("gnu++17");
        if (language == "c") {
            compiler.language = "c";
            compiler.command = "gcc";
            compiler.flags[0] = "-std=gnu11";
        }
        compiler.flags.insert(compiler.flags.end(), flags.begin(), flags.end());
        const tools::fs::path source = folder_.path() / "source.cpp";
        tools::write_file(source, text);
        const tools::fs::path program = folder_.path() / fmt::format("program-{}", ++programs_);
        const tools::Compilation made = tools::compile_to(program, source, compiler);
        EXPECT_TRUE(made.program) << made.messages;
        return {program.string()};
    }
    // How a run ended, and what it printed.
    std::string run(const std::vector<std::string>& command, const std::string& input = "",
                    bool traced = false) {
        const tools::Run done = runner_.run(command, input, limits_, traced);
        contained_ = done.reply.namespaces;
        EXPECT_FALSE(done.reply.had_others) << "the server is none of the program's processes";
        const char* const ends[] = {"exit", "signal", "time", "memory", "start"};
        return fmt::format("{} {}: {}", ends[static_cast<int>(done.reply.end)], done.reply.value,
                           done.output);
    }
    void expect_always(const std::string& text, const std::string& expected,
                       const std::string& language = "c++") {
        const std::vector<std::string> program = command(text, language);
        for (int i = 0; i < 3; ++i) EXPECT_EQ(run(program, "7 8\n"), expected) << "run " << i;
    }

    tools::TemporaryFolder folder_{"fork server test"};
    tools::Runner runner_;
    runner::Limits limits_ = {.cpu_us = 2'000'000,
                              .wall_us = 4'000'000,
                              .memory_kb = 256 << 10,
                              .data_kb = 0,
                              .output_bytes = 1 << 16,
                              .stack_kb = 8192};
    bool contained_ = false;
    int programs_ = 0;
};

TEST_F(ForkServer, ServesWhereThereAreNamespaces) {
    const auto program = command(std::string(kIncludes) + "int main() {" + kServed + "}");
    const std::string first = run(program), traced = run(program, "", true);
    EXPECT_EQ(first, contained_ ? "exit 0: 1" : "exit 0: 0");
    EXPECT_EQ(traced, "exit 0: 0") << "what is traced is started alone";
    EXPECT_EQ(run(program), first);
    limits_.memory_kb = 128 << 10;
    EXPECT_EQ(run(program), first) << "with other limits, a server of its own";
}

TEST_F(ForkServer, OtherProgramsAreStartedAlone) {
    const std::string text = std::string(kIncludes) + "int main() {" + kServed + "}";
    tools::Compiler dynamic = tools::judge_compiler("gnu++17");
    std::erase(dynamic.flags, "-static");
    tools::write_file(folder_.path() / "dynamic.cpp", text);
    const tools::fs::path program = folder_.path() / "dynamic";
    ASSERT_TRUE(tools::compile_to(program, folder_.path() / "dynamic.cpp", dynamic).program);
    EXPECT_EQ(run({program.string()}), "exit 0: 0");
    EXPECT_EQ(run({"/bin/echo", "JUDGE_FORK_SERVER=1"}), "exit 0: JUDGE_FORK_SERVER=1\n");
}

TEST_F(ForkServer, AFileThatIsReplacedIsStartedAnew) {
    const auto first = command("#include <cstdio>\nint main() { puts(\"old\"); }");
    const auto other = command("#include <cstdio>\nint main() { puts(\"new\"); }");
    EXPECT_EQ(run(first), "exit 0: old\n");
    tools::fs::rename(other[0], first[0]);
    EXPECT_EQ(run(first), "exit 0: new\n");
}

// Constructors are the program's own work, and memory is as it was.
TEST_F(ForkServer, NothingOfARunIsLeftForTheNext) {
    expect_always(std::string(kIncludes) + R"(
static int made = 0;
struct Counted { Counted() { ++made; } } counted;
static int filled[1000000];
int main() {
    static int calls = 0;
    int sum = 0, a, b;
    for (int i = 0; i < 1000000; ++i) sum += filled[i], filled[i] = 1;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    printf("%d %d %d %d %d %d\n", made, ++calls, sum, a, b, access("left", F_OK) == 0);
    fclose(fopen("left", "w"));
    setenv("LEFT", "1", 1);
    return getenv("LEFT") == NULL;
})",
                  "exit 0: 1 1 0 7 8 0\n");
}

TEST_F(ForkServer, DescriptorsAreAsNew) {
    expect_always(std::string(kIncludes) + R"(
int main() {
    for (int file = 0; file < 3; ++file) printf("%d ", fcntl(file, F_GETFL) & (O_NONBLOCK | O_APPEND));
    for (int file = 3; file < 1000; ++file) if (fcntl(file, F_GETFD) >= 0) printf("open %d", file);
    printf("%ld %ld", (long)lseek(0, 0, SEEK_CUR), (long)lseek(2, 0, SEEK_CUR));
    fputs("error", stderr);
    char text[4];
    if (read(0, text, 2) != 2) return 1;
    fcntl(0, F_SETFL, O_NONBLOCK);
    fcntl(1, F_SETFL, O_APPEND);
    printf(" %.2s %d", text, getsid(0) == getpid() && getpgrp() == getpid());
})",
                  "exit 0: 0 0 0 0 0 7  1");
}

TEST_F(ForkServer, EndsAreTold) {
    expect_always("#include <cstdlib>\nint main() { abort(); }", "signal 6: ");
    expect_always("int main() { return 42; }", "exit 42: ");
    expect_always(std::string(kIncludes) + "int main() { raise(SIGTERM); }", "signal 15: ");
    expect_always("struct S { S() { __builtin_trap(); } } s; int main() {}", "signal 4: ");
}

TEST_F(ForkServer, LimitsHoldForEachRun) {
    limits_.cpu_us = 100'000;
    expect_always("int main() { for (volatile int i = 0;; i = i + 1) continue; }", "time 0: ");
    limits_.memory_kb = 32 << 10;
    expect_always(R"(
#include <cstdlib>
#include <cstring>
int main() { for (int i = 0; i < 100; ++i) memset(malloc(1 << 20), 1, 1 << 20); for (;;) continue; })",
                  "memory 0: ");
    limits_.output_bytes = 1000;
    expect_always(R"(
#include <cstdio>
int main() { setbuf(stdout, NULL); for (int i = 0; i < 2000; ++i) putchar('.'); })",
                  "signal 25: " + std::string(1000, '.'));
}

TEST_F(ForkServer, HasTheLimitsOfTheRunThatAsks) {
    const auto program = command(R"(
#include <cstdio>
int main() { setbuf(stdout, NULL); for (int i = 0; i < 20; ++i) putchar('.'); })");
    for (const int bytes : {100, 10, 100}) {
        limits_.output_bytes = bytes;
        EXPECT_EQ(run(program), bytes == 10 ? "signal 25: " + std::string(10, '.')
                                            : "exit 0: " + std::string(20, '.'));
    }
}

// A server that a program has killed, or stopped, is replaced, or done without.
TEST_F(ForkServer, OutlivesWhatAProgramDoesToIt) {
    for (const char* deed :
         {"kill(-1, SIGKILL)", "kill(-1, SIGSTOP)", "kill(getppid(), SIGKILL)"}) {
        const auto program =
            command(fmt::format("{}int main() {{ {}; int a = 0; if (scanf(\"%d\", &a) != 1) return "
                                "1; printf(\"%d\", a); }}",
                                kIncludes, deed));
        for (int i = 0; i < 3; ++i)
            EXPECT_EQ(run(program, std::to_string(i)), fmt::format("exit 0: {}", i)) << deed;
    }
}

// The C library is the program's own as far as it defines it.
TEST_F(ForkServer, CallsNoFunctionOfTheProgram) {
    expect_always(R"(
#include <stdio.h>
#include <stdlib.h>
long read(int file, void* to, unsigned long size) { abort(); }
long write(int file, const void* from, unsigned long size) { abort(); }
int fork(void) { abort(); }
int clone(void) { abort(); }
int serve, call, entry, setsid = 5;
char answer[3] = "ok\n";
int main(void) {
    long written;
    __asm__ volatile("syscall" : "=a"(written) : "a"(1), "D"(1), "S"(answer), "d"(3)
                     : "rcx", "r11", "memory");
    return setsid - 5;
})",
                  "exit 0: ok\n", "c");
}

}  // namespace fork_server_test
