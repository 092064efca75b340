// What a judged program cannot do to the machine, to the judge or to its own verdict, in namespaces
// and without them, as root and as an ordinary user.
#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstddef>
#include <memory>
#include <thread>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "judge/compiler.hpp"
#include "judge/judge_case.hpp"

namespace confinement_test {

// Does what its argument says and prints what succeeded; paths come from its input, since it would
// be allowed to read those that its command names.
constexpr const char* kSpy = R"(
#include <arpa/inet.h>
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static char line[5000];
static char array[150 << 20];

int main(int count, char** arguments) {
    const char* what = count > 1 ? arguments[1] : "";
    if (!strcmp(what, "fork")) {
        int made = 0;
        for (; made < 2000; ++made) {
            const pid_t pid = fork();
            if (pid < 0) break;
            if (pid == 0) for (;;) pause();
        }
        printf("%d\n", made);
    } else if (!strcmp(what, "descriptors")) {
        for (int file = 3; file < 1000; ++file)
            if (fcntl(file, F_GETFD) >= 0) printf("%d\n", file);
    } else if (!strcmp(what, "read")) {
        while (fgets(line, sizeof line, stdin)) {
            line[strcspn(line, "\n")] = 0;
            DIR* folder = opendir(line);
            if (folder && readdir(folder) && readdir(folder) && readdir(folder)) puts(line);
            const int file = open(line, O_RDONLY);
            if (!folder && file >= 0) puts(line);
        }
    } else if (!strcmp(what, "write")) {
        while (fgets(line, sizeof line, stdin)) {
            line[strcspn(line, "\n")] = 0;
            if (open(line, O_WRONLY | O_CREAT, 0600) >= 0) puts(line);
        }
    } else if (!strcmp(what, "connect")) {
        int port = 0;
        if (scanf("%d", &port) != 1) return 1;
        struct sockaddr_in to;
        memset(&to, 0, sizeof to);
        to.sin_family = AF_INET;
        to.sin_port = htons((unsigned short)port);
        to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const int out = socket(AF_INET, SOCK_STREAM, 0);
        puts(connect(out, (struct sockaddr*)&to, sizeof to) == 0 ? "connected" : "alone");
    } else if (!strcmp(what, "signal")) {
        int judge = 0;
        if (scanf("%d", &judge) != 1) return 1;
        struct rlimit none = {0, 0};
        // A fork server of this very program may be there.
        if (kill(-1, 0) == 0 && !getenv("JUDGE_FORK_SERVER")) puts("everybody");
        if (kill(judge, 0) == 0) puts("the judge");
        if (prlimit(judge, RLIMIT_NOFILE, &none, 0) == 0) puts("the judge's limits");
    } else if (!strcmp(what, "sleep")) {
        if (fork() == 0) setsid();
        for (;;) pause();
    } else if (!strcmp(what, "heap")) {
        volatile int* numbers = (volatile int*)malloc(4000);
        int zeros = 0;
        for (int i = 0; i < 1000; ++i) zeros += numbers[i] == 0;
        printf("%d\n", zeros);
    } else if (!strcmp(what, "user")) {
        FILE* status = fopen("/proc/self/status", "r");
        while (fgets(line, sizeof line, status))
            if (!strncmp(line, "NoNewPrivs:", 11)) fputs(line, stdout);
    }
    return array[0];
}
)";

tools::fs::path spy() {
    static const tools::fs::path program = [] {
        const tools::fs::path source = tools::build_dir() / "confinement test" / "spy.cpp";
        tools::write_file(source, kSpy);
        const tools::Compilation made = tools::compile(source, tools::judge_compiler("gnu++17"));
        if (!made.program) throw tools::Error(tools::english(made.messages));
        return *made.program;
    }();
    return program;
}

class Confinement : public ::testing::Test {
 protected:
    // What the spy prints.
    std::string ask(const std::string& what, const std::string& input = "") {
        const tools::Program program{
            .arguments = {spy().string(), what}, .time_limit_s = 2, .memory_limit_kb = 1 << 20};
        const tools::Outcome outcome = tools::run_case(*runner_, program, input, 1 << 16);
        EXPECT_EQ(outcome.verdict, tools::Verdict::AC) << outcome.message.en << outcome.errors;
        return outcome.output;
    }
    std::unique_ptr<tools::Runner> runner_ = std::make_unique<tools::Runner>();
};

TEST_F(Confinement, ForkBombIsBounded) {
    const int made = std::stoi(ask("fork"));
    EXPECT_GT(made, 10) << "a run-time library may start some";
    EXPECT_LT(made, 2000);
}

TEST_F(Confinement, NoDescriptorsAreInherited) {
    const int secret = ::open("/dev/null", O_RDONLY);  // as a shell leaves them: not closed by exec
    ASSERT_EQ(::dup2(secret, 77), 77);
    runner_ = std::make_unique<tools::Runner>();
    EXPECT_EQ(ask("descriptors"), "");
    ::close(77);
    ::close(secret);
}

TEST_F(Confinement, ExpectedOutputsAreOutOfSight) {
    const std::string root = tools::root().string(), build = tools::build_dir().string();
    const std::string own = "/scripts/src/tests/data",
                      sample = own + "/testdata/sample-1-nim-rounds/sample-1.out";
    const std::string me = std::to_string(::getpid());
    std::string paths;
    for (const std::string& path :
         {root + sample, root + "/problems",
          root + own + "/problems/sample-1-nim-rounds/solution.cpp", root + "/.git",
          build + "/programs", build + "/rules", build + "/bin", build + "/failures",
          "../../.." + sample, "/proc/1/root" + root + sample, "/proc/1/cwd/../../.." + sample,
          "/proc/" + me + "/root" + root + sample, "/proc/" + me + "/mem",
          std::string("/proc/1/mem"), spy().string()}) {
        paths += path + "\n";
    }
    // A file that it has may be opened again and again; the program itself is no secret.
    const std::string seen = ask("read", paths + "/etc/passwd\n");
    EXPECT_EQ(seen.substr(seen.find("/etc")), "/etc/passwd\n");
    const std::string rest = seen.substr(0, seen.find("/etc"));
    EXPECT_TRUE(rest.empty() || rest == spy().string() + "\n") << rest;
}

TEST_F(Confinement, OnlyItsFolderCanBeWritten) {
    const std::string root = tools::root().string();
    const std::string mark = "/tmp/combinatorial-games-mark-" + std::to_string(::getpid());
    EXPECT_EQ(ask("write", "here\n/dev/null\n/proc/1/mem\n/proc/1/oom_score_adj\n/proc/" +
                               std::to_string(::getpid()) + "/oom_score_adj\n" + root + "/mark\n" +
                               mark + "\n/proc/sys/kernel/core_pattern\n"),
              "here\n/dev/null\n");
    std::error_code none;
    EXPECT_FALSE(tools::fs::remove(mark, none));
    EXPECT_FALSE(tools::fs::remove(root + "/mark", none));
}

TEST_F(Confinement, ThereIsNoNetwork) {
    const int listener = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof here;
    if (::bind(listener, reinterpret_cast<sockaddr*>(&here), size) != 0 ||
        ::listen(listener, 1) != 0 ||
        ::getsockname(listener, reinterpret_cast<sockaddr*>(&here), &size) != 0) {
        GTEST_SKIP() << "no network here";
    }
    EXPECT_EQ(ask("connect", std::to_string(ntohs(here.sin_port))), "alone\n");
    ::close(listener);
}

TEST_F(Confinement, NoOtherProcessIsReached) {
    EXPECT_EQ(ask("signal", std::to_string(::getpid())), "");
}

TEST_F(Confinement, PrivilegesCannotGrow) {
    EXPECT_EQ(ask("user"), "NoNewPrivs:\t1\n");
}

TEST_F(Confinement, HeapMemoryIsNotZeroByChance) {
    EXPECT_EQ(ask("heap"), "0\n");
}

// No process is left over, alive or as a zombie, when a judge ends or is killed amid a run.
TEST_F(Confinement, NothingIsLeftBehind) {
    ASSERT_EQ(::prctl(PR_SET_CHILD_SUBREAPER, 1), 0);  // orphans come here
    const auto ask_in_child = [](const char* what) {
        const pid_t child = ::fork();
        if (child == 0) {
            auto runner = std::make_unique<tools::Runner>();
            const runner::Limits limits = {.cpu_us = 30'000'000,
                                           .wall_us = 30'000'000,
                                           .memory_kb = 1 << 20,
                                           .data_kb = 0,
                                           .output_bytes = 1 << 16,
                                           .stack_kb = 1024};
            runner->run({spy().string(), what}, "", limits);
            runner.reset();
            ::_exit(0);
        }
        return child;
    };
    // Of the children that this process has now.
    const auto ends = [] {
        for (int i = 0; i < 400; ++i) {
            pid_t pid;
            while ((pid = ::waitpid(-1, nullptr, WNOHANG)) > 0) continue;
            if (pid < 0) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        return false;
    };
    runner_.reset();
    const pid_t quiet = ask_in_child("");
    ASSERT_EQ(::waitpid(quiet, nullptr, 0), quiet);
    EXPECT_LT(::waitpid(-1, nullptr, WNOHANG), 0) << "a zombie";
    const pid_t killed = ask_in_child("sleep");
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    ::kill(killed, SIGKILL);
    EXPECT_TRUE(ends());
}

// --- the same on other systems ---

constexpr const char* kInside = "INSIDE_CONFINEMENT_TEST";

// As where a container's rules refuse namespaces.
void refuse_namespaces() {
    sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_unshare, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    const sock_fprog program = {std::size(code), code};
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (::syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) != 0) ::_exit(77);
}

// Root without any of its powers.
void become_ordinary() {
    const unsigned user = ::geteuid(), group = ::getegid();
    if (::unshare(CLONE_NEWUSER) != 0) ::_exit(77);
    const auto write = [](const char* path, const std::string& text) {
        const int file = ::open(path, O_WRONLY);
        if (::write(file, text.data(), text.size()) < 0) ::_exit(77);
        ::close(file);
    };
    write("/proc/self/setgroups", "deny");
    write("/proc/self/uid_map", fmt::format("1000 {} 1", user));
    write("/proc/self/gid_map", fmt::format("1000 {} 1", group));
}

// Runs the tests above in a process that was prepared so; prints what fails.
void expect_the_same(void (*prepare)(), const std::string& but = "") {
    if (std::getenv(kInside) != nullptr) GTEST_SKIP() << "inside already";
    const tools::fs::path log = tools::build_dir() / "confinement test" /
                                ::testing::UnitTest::GetInstance()->current_test_info()->name();
    spy();
    const std::string filter = "--gtest_filter=Confinement.*" + (but.empty() ? "" : "-" + but);
    const pid_t child = ::fork();
    if (child == 0) {
        const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
        ::dup2(out, 1);
        ::dup2(out, 2);
        ::setenv(kInside, "1", 1);
        for (const char* of : {"GTEST_TOTAL_SHARDS", "GTEST_SHARD_INDEX", "GTEST_OUTPUT"}) {
            ::unsetenv(of);
        }
        prepare();
        ::execl("/proc/self/exe", "confinement_test", filter.c_str(), nullptr);
        ::_exit(1);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 77) GTEST_SKIP() << "not to be had here";
    EXPECT_EQ(status, 0) << tools::read_file(log);
    EXPECT_NE(tools::read_file(log).find("OK ] Confinement.NoOtherProcess"), std::string::npos);
}

TEST(Elsewhere, WithoutNamespaces) {
    expect_the_same(refuse_namespaces);
}

TEST(Elsewhere, AsAnOrdinaryUser) {
    // The kernel counts no processes of root, whoever it seems to be.
    expect_the_same(become_ordinary, ::geteuid() == 0 ? "*ForkBomb*" : "");
}

TEST(Elsewhere, AsAnOrdinaryUserWithoutNamespaces) {
    expect_the_same(
        [] {
            become_ordinary();
            refuse_namespaces();
        },
        ::geteuid() == 0 ? "*ForkBomb*" : "");
}

}  // namespace confinement_test
