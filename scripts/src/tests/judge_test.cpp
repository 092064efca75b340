// The local judge: its verdicts, and that it outlives what it judges.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <future>
#include <map>
#include <nlohmann/json.hpp>
#include <thread>
#include <tuple>

#include "base/files.hpp"
#include "base/process.hpp"
#include "catalog/problems.hpp"
#include "core/comparison.hpp"
#include "core/shrink.hpp"
#include "judge/compiler.hpp"
#include "judge/entries.hpp"
#include "problems.hpp"

namespace judge_test {

using tools::Verdict;

constexpr const char* kId = "sample-1-nim-rounds";

// Reads games of Nim and knows the output, but for the newline at its end; `before` runs first, `print`
// uses it, `answer`, and that with the players exchanged, `opposite`.
std::string nim_program(const std::string& before, const std::string& print) {
    return "#include <cstdio>\n#include <cstdlib>\n#include <cstring>\n#include <string>\n"
           "#include <vector>\n#include <signal.h>\n#include <time.h>\n#include <sys/stat.h>\n"
           "#include <sys/wait.h>\n#include <unistd.h>\n"
           "int main() {\n" +
           before +
           "    std::string text[2];\n    int n = 0, heap = 0;\n"
           "    for (int game = 1; scanf(\"%d\", &n) == 1; ++game) {\n"
           "        int sum = 0;\n"
           "        while (n-- > 0 && scanf(\"%d\", &heap) == 1) sum ^= heap;\n"
           "        for (int i = 0; i < 2; ++i) {\n"
           "            text[i] += (game > 1 ? \"\\n\\nCase #\" : \"Case #\") + "
           "std::to_string(game) +\n"
           "                       ((sum != 0) == (i == 0) ? \": first\" : \": second\");\n"
           "        }\n    }\n"
           "    const char *answer = text[0].c_str(), *opposite = text[1].c_str();\n"
           "    (void)answer, (void)opposite;\n" +
           print + "}\n";
}

const std::string kPrint = "    puts(answer);\n";

tools::fs::path keep(const std::string& name, const std::string& text) {
    const tools::fs::path file = tools::build_dir() / "judge test" / name;
    tools::write_file(file, text);
    return file;
}

// Processes that run this program.
std::vector<std::string> processes_of(const tools::fs::path& source) {
    std::vector<std::string> found;
    const auto program = tools::compile(source, tools::judge_compiler("gnu++17")).program;
    for (const auto& entry : tools::fs::directory_iterator("/proc")) {
        std::error_code gone;
        const auto exe = tools::fs::read_symlink(entry.path() / "exe", gone);
        if (!gone && exe == program) found.push_back(entry.path().string());
    }
    return found;
}

tools::Result judge_samples(const std::string& name, const std::string& text, double time_limit_s) {
    const std::vector<tools::Problem> all = tools::load_problems();
    const tools::Problem& problem = tools::resolve(all, kId);
    const tools::fs::path file = keep(name + ".cpp", text);
    tools::Entry entry = tools::source_entry(problem, file);
    entry.time_limit_s = time_limit_s;
    tools::Settings settings;
    settings.groups = {tools::Group::sample};
    settings.shrink = std::chrono::milliseconds(0);
    return tools::judge({entry}, settings, {}).at(0);
}

struct Mischief {
    const char* name;
    Verdict verdict;
    const char* message;  // some part of it
    std::string before;
    std::string print;
};

std::ostream& operator<<(std::ostream& out, const Mischief& mischief) {
    return out << mischief.name;
}

const Mischief kMischief[] = {
    {"right", Verdict::AC, "", "", kPrint},
    {"opposite", Verdict::WA, "expected \"first\", found \"second\"", "", "    puts(opposite);\n"},
    {"lower_case", Verdict::WA, "line 1, column 1", "", "    text[0][0] = 'c'; puts(answer);\n"},
    {"nothing", Verdict::WA, "found the end of the output", "", ""},
    {"more_than_asked", Verdict::WA, "line 6, column 1", "", "    puts(answer); puts(answer);\n"},
    {"trailing_blank", Verdict::PE, "only white space", "", "    printf(\"%s \\n\", answer);\n"},
    {"no_newline", Verdict::PE, "only white space", "", "    printf(\"%s\", answer);\n"},
    {"leading_newline", Verdict::PE, "only white space", "", "    printf(\"\\n%s\\n\", answer);\n"},
    {"carriage_return", Verdict::PE, "only white space", "", "    printf(\"%s\\r\\n\", answer);\n"},
    {"nul_byte", Verdict::WA, "\\x00", "", "    printf(\"%s%c\\n\", answer, 0);\n"},
    {"endless_loop", Verdict::TLE, "limit is 0.1 s",
     "    for (volatile int i = 0;; i = i + 1) {}\n", kPrint},
    {"sleep", Verdict::TLE, "in all", "    sleep(1000);\n", kPrint},
    {"stopped", Verdict::TLE, "", "    raise(SIGSTOP);\n", kPrint},
    {"ignores_sigterm", Verdict::TLE, "",
     "    signal(SIGTERM, SIG_IGN); signal(SIGXCPU, SIG_IGN); for (;;) pause();\n", kPrint},
    {"prints_then_loops", Verdict::TLE, "", "",
     "    puts(answer); fflush(stdout); for (volatile int i = 0;; i = i + 1) {}\n"},
    {"memory_without_end", Verdict::MLE, "limit is 64.0 MB",
     "    for (;;) { char* p = (char*)malloc(1 << 20); if (p) memset(p, 1, 1 << 20); }\n", kPrint},
    {"too_much_memory", Verdict::MLE, "",
     "    std::vector<int> v(25 << 20 >> 2, 7); std::vector<int> w(45 << 20 >> 2, v[5]);\n"
     "    if (w[9] == 3) return 0;\n",
     kPrint},
    {"static_array", Verdict::MLE, "reserved 120",
     "    static volatile char all[1200u << 20]; all[getpid()] = 1;\n", kPrint},
    {"array_that_nobody_touches", Verdict::MLE, "reserved 20",
     "    char* all = new char[200u << 20]; all[getpid()] = 1;\n", kPrint},
    {"zeros_that_nobody_touches", Verdict::MLE, "reserved 20",
     "    char* all = (char*)calloc(200u << 20, 1); all[getpid()] = 1;\n", kPrint},
    {"handles_its_failed_allocation", Verdict::MLE, "reserved 20",
     "    if (!malloc(200u << 20)) return 1;\n", kPrint},
    {"stays_within_the_limit", Verdict::AC, "",
     "    char* all = (char*)malloc(60u << 20); all[getpid()] = 1;\n", kPrint},
    {"memory_never_set", Verdict::RE, "exit code 9",
     "    int* p = (int*)malloc(400); if (p[50] != 0) return 9;\n", kPrint},
    {"flood", Verdict::OLE, "bytes where", "    for (;;) puts(\"Yes\");\n", kPrint},
    {"flood_of_standard_error", Verdict::OLE, "bytes to standard error",
     "    for (;;) fputs(\"Yes\\n\", stderr);\n", kPrint},
    {"flood_of_a_file", Verdict::OLE, "bytes to a file",
     "    FILE* f = fopen(\"f\", \"w\"); for (;;) fputs(\"Yes\\n\", f);\n", kPrint},
    {"flood_of_one_write_after_another", Verdict::OLE, "",
     "    signal(SIGXFSZ, SIG_IGN); static char b[65536]; while (write(1, b, sizeof b) > 0) {}\n",
     ""},
    {"deep_recursion", Verdict::RE, "SIGSEGV",
     "    struct R { static int f(int n) { volatile char b[1024]; b[n & 1023] = 1; return n < 0 ? "
     "0 : f(n + 1) + b[n & 7]; } };\n"
     "    if (R::f(1) == 3) return 0;\n",
     kPrint},
    {"null_pointer", Verdict::RE, "SIGSEGV", "    *(volatile int*)0 = 1;\n", kPrint},
    {"division_by_zero", Verdict::RE, "SIGFPE", "    volatile int z = 0; z = 12345 / z;\n", kPrint},
    {"abort", Verdict::RE, "SIGABRT", "    abort();\n", kPrint},
    {"exception", Verdict::RE, "SIGABRT", "    throw 1;\n", kPrint},
    {"kills_itself", Verdict::RE, "SIGKILL", "    raise(SIGKILL);\n", kPrint},
    {"claims_to_be_out_of_time", Verdict::RE, "SIGXCPU", "    raise(SIGXCPU);\n", kPrint},
    {"exit_code", Verdict::RE, "exit code 3", "", "    puts(answer); return 3;\n"},
    {"closes_input", Verdict::WA, "", "    close(0);\n", kPrint},
    {"closes_output", Verdict::WA, "found the end of the output", "    close(1);\n", kPrint},
    {"does_not_read", Verdict::WA, "", "    puts(\"second\"); return 0;\n", ""},
    {"child_keeps_output_open", Verdict::AC, "",
     "    if (fork() == 0) { sleep(1000); _exit(0); }\n", kPrint},
    {"daemon", Verdict::AC, "",
     "    if (fork() == 0) { setsid(); if (fork() == 0) { signal(SIGHUP, SIG_IGN); sleep(1000); } "
     "_exit(0); }\n"
     "    wait(nullptr);\n",
     kPrint},
    {"busy_children", Verdict::AC, "",
     "    for (int i = 0; i < 5; ++i) if (fork() == 0) { for (volatile int j = 0;; j = j + 1) {} "
     "}\n",
     kPrint},
    {"child_takes_memory", Verdict::MLE, "limit is 64.0 MB",
     "    if (fork() == 0) { std::vector<int> all(50 << 20, 7); _exit(all[5]); }\n"
     "    wait(nullptr);\n",
     kPrint},
    {"child_takes_memory_and_nobody_waits", Verdict::MLE, "limit is 64.0 MB",
     "    signal(SIGCHLD, SIG_IGN);\n"
     "    if (fork() == 0) { std::vector<int> all(50 << 20, 7); sleep(all[5]); }\n"
     "    usleep(300000);\n",
     kPrint},
    {"children_take_memory_together", Verdict::MLE, "limit is 64.0 MB",
     "    for (int i = 0; i < 4; ++i) if (fork() == 0) { std::vector<int> all(30 << 18, 7); "
     "usleep(200000); _exit(all[5]); }\n"
     "    while (wait(nullptr) > 0) {}\n",
     kPrint},
    {"children_share_memory", Verdict::AC, "",
     "    std::vector<int> all(40 << 20 >> 2, 7);\n"
     "    for (int i = 0; i < 4; ++i) if (fork() == 0) { usleep(50000); _exit(all[5]); }\n"
     "    while (wait(nullptr) > 0) {}\n",
     kPrint},
    {"child_of_a_child_takes_time", Verdict::TLE, "limit is 0.1 s",
     "    int ends[2]; char c = 'x'; if (pipe(ends) != 0) return 9;\n"
     "    if (fork() == 0) { if (fork() == 0) { while (clock() < CLOCKS_PER_SEC / 4) {} "
     "if (write(ends[1], &c, 1) == 1) sleep(1000); } _exit(0); }\n"
     "    if (read(ends[0], &c, 1) != 1) return 9;\n",
     kPrint},
    {"children_take_time_one_after_the_other", Verdict::TLE, "limit is 0.1 s",
     "    signal(SIGCHLD, SIG_IGN);\n"
     "    for (int i = 0; i < 6; ++i) { if (fork() == 0) { while (clock() < CLOCKS_PER_SEC / 16) "
     "{} _exit(0); } wait(nullptr); }\n",
     kPrint},
    {"waits_for_a_child_that_never_ends", Verdict::TLE, "",
     "    if (fork() == 0) for (;;) pause();\n    wait(nullptr);\n", kPrint},
    {"leaves_files", Verdict::AC, "",
     "    mkdir(\"d\", 0700); fclose(fopen(\"d/f\", \"w\")); fclose(fopen(\"g\", \"w\")); "
     "chmod(\"d\", 0);\n",
     kPrint},
    {"finds_an_empty_directory", Verdict::AC, "", "    if (!fopen(\"mark\", \"wx\")) return 9;\n",
     kPrint},
    {"kills_everything", Verdict::AC, "",
     "    kill(getppid(), SIGKILL); signal(SIGTERM, SIG_IGN); if (getpid() > 1 && getppid() <= 1) "
     "kill(-1, SIGKILL);\n",
     kPrint},
    {"writes_to_its_input", Verdict::AC, "", "    if (write(0, \"9\", 1) == 1) return 9;\n",
     kPrint},
    {"no_main", Verdict::CE, "does not compile", "    }\n    this is no C++\n    {\n", kPrint},
    {"array_that_no_program_can_have", Verdict::CE, "does not compile",
     "    static volatile char all[3ll << 30]; static volatile int last; last = all[getpid()];\n",
     kPrint},
    {"function_that_is_nowhere", Verdict::CE, "does not compile",
     "    extern void nowhere();\n    nowhere();\n", kPrint},
    {"function_that_is_there_twice", Verdict::CE, "does not compile",
     "    return 0;\n    }\n    extern \"C\" void free(void*) {}\n"
     "    extern \"C\" void* malloc(size_t) { return nullptr; }\n    int rest() {\n",
     "    puts(answer); fclose(stdout); return 0;\n"},
};

class Judge : public ::testing::TestWithParam<Mischief>, OwnProblems {};

TEST_P(Judge, OutlivesAndSeesThrough) {
    const Mischief& mischief = GetParam();
    const std::string text = nim_program(mischief.before, mischief.print);
    // Those that never end by themselves need not have much.
    const double time_limit_s = mischief.verdict == Verdict::TLE   ? 0.1
                                : mischief.verdict == Verdict::MLE ? 0.5
                                                                   : 1;
    const tools::Result result = judge_samples(mischief.name, text, time_limit_s);
    const std::string message = result.failure ? result.failure->outcome.message.en : "";
    EXPECT_EQ(tools::name_of(result.verdict), tools::name_of(mischief.verdict)) << message;
    EXPECT_NE(message.find(mischief.message), std::string::npos) << message;
    EXPECT_EQ(result.passed == result.cases, mischief.verdict == Verdict::AC);
    const tools::fs::path source = keep(std::string(mischief.name) + ".cpp", text);
    if (mischief.verdict != Verdict::CE) {
        EXPECT_EQ(processes_of(source), std::vector<std::string>());
    }
    std::error_code none;
    for (const auto& entry : tools::fs::directory_iterator(tools::build_dir() / "work", none)) {
        // Tests may run side by side: only directories of this process count.
        EXPECT_NE(entry.path().filename().string().rfind(fmt::format("{}-", ::getpid()), 0), 0u);
    }
}

INSTANTIATE_TEST_SUITE_P(, Judge, ::testing::ValuesIn(kMischief),
                         [](const ::testing::TestParamInfo<Mischief>& mischief) {
                             return std::string(mischief.param.name);
                         });

class OnABusyMachine : public ::testing::Test, OwnProblems {
 protected:
    ~OnABusyMachine() override {
        for (const pid_t pid : others_) {
            ::kill(pid, SIGKILL);
            ::waitpid(pid, nullptr, 0);
        }
    }
    tools::Result judged(const std::string& name, const std::string& text, double limit_s) {
        judge_samples(name, text, limit_s);  // compiled before others work: that would take minutes
        begin_other_work();
        return judge_samples(name, text, limit_s);
    }

 private:
    // Some kernels give each session its share: others in one session would be as one.
    void begin_other_work() {
        for (unsigned i = 0; i < 12 * std::thread::hardware_concurrency(); ++i) {
            const pid_t pid = ::fork();
            if (pid == 0) {
                ::prctl(PR_SET_PDEATHSIG, SIGKILL);
                ::setsid();
                for (volatile int forever = 1; forever == 1;) {
                }
            }
            others_.push_back(pid);
        }
    }

    std::vector<pid_t> others_;
};

TEST_F(OnABusyMachine, WhoWaitsForAProcessorHasItsTime) {
    const std::string work = "    while (clock() < CLOCKS_PER_SEC / 5) {}\n";
    const tools::Result result = judged("works", nim_program(work, kPrint), 0.4);
    EXPECT_EQ(tools::name_of(result.verdict), "AC") << result.failure->outcome.message.en;
}

TEST_F(OnABusyMachine, WhoSleepsIsStopped) {
    const std::string nap = "    for (int i = 0; i < 1000; ++i) usleep(20000);\n";
    const tools::Result result = judged("naps", nim_program(nap, kPrint), 0.1);
    EXPECT_EQ(tools::name_of(result.verdict), "TLE");
}

TEST(Compare, SeesEveryByte) {
    EXPECT_FALSE(tools::first_difference("", ""));
    EXPECT_FALSE(tools::first_difference("a\n", "a\n"));
    const auto at = tools::first_difference("Yes\nNo\n", "Yes\nNa\n");
    ASSERT_TRUE(at);
    EXPECT_EQ(at->line, 2u);
    EXPECT_EQ(at->column, 2u);
    EXPECT_EQ(at->expected, "\"No\"");
    EXPECT_EQ(at->found, "\"Na\"");
    EXPECT_TRUE(tools::first_difference("", "\n"));
    EXPECT_TRUE(tools::same_but_for_white_space("a b\n", "\n\na\tb"));
    EXPECT_TRUE(tools::same_but_for_white_space("", " \r\n"));
    EXPECT_TRUE(tools::same_but_for_white_space("ab", "a b"));
    EXPECT_FALSE(tools::same_but_for_white_space("a", "a b"));
    EXPECT_FALSE(tools::same_but_for_white_space("a b", "a"));
    EXPECT_FALSE(tools::same_but_for_white_space("a b", "b a"));
}

TEST(Compare, ShowsWordsThatDifferAsAWhole) {
    const struct {
        const char *expected, *found, *told_expected, *told_found;
    } cases[] = {
        {"ekdycoin\n", "bcdxyzk\n", "\"ekdycoin\"", "\"bcdxyzk\""},
        {"Case 1: Yes\n", "Case 1: YES\n", "\"Yes\"", "\"YES\""},
        {"12\n", "123\n", "\"12\"", "\"123\""},
        {"1 2\n", "1 2 \n", "the end of the line", "\" \""},
        {"Yes\n", "", "\"Yes\"", "the end of the output"},
        // What looks like another character, or like nothing.
        {"Yes\n", "Y\xD0\xB5s\n", "\"Yes\"", "\"Y<U+0435>s\""},
        {"Yes\n", "\xEF\xBB\xBFYes\n", "\"Yes\"", "\"<U+FEFF>Yes\""},
        {"Yes\n", "Yes\xE2\x80\x8B\n", "\"Yes\"", "\"Yes<U+200B>\""},
        {"Yes\n", "\xE2\x80\xAEYes\n", "\"Yes\"", "\"<U+202E>Yes\""},
        {"1 2\n",
         "1\xC2\xA0"
         "2\n",
         "\"1 2\"", "\"1<U+00A0>2\""},
        {"\xC3\xA9\n", "\xC3\xA8\n", "\"<U+00E9>\"", "\"<U+00E8>\""},
        {"Yes\n", "Y\xFFs\n", "\"Yes\"", "\"Y\\xffs\""},
        {"Yes\n", "\xE6\x98\xAF\n", "\"Yes\"", "\"\xE6\x98\xAF\""},
    };
    for (const auto& [expected, found, told_expected, told_found] : cases) {
        const auto at = tools::first_difference(expected, found);
        ASSERT_TRUE(at);
        EXPECT_EQ(at->expected.en, told_expected);
        EXPECT_EQ(at->found.en, told_found);
    }
    // Of a long word, the part that differs.
    const std::string same(100, '1');
    const auto at = tools::first_difference(same + "2\n", same + "3\n");
    EXPECT_EQ(at->expected.en, "\"2\"");
    EXPECT_EQ(at->found.en, "\"3\"");
}

// What Memcheck runs on: a problem has a thousand cases, and a run takes half a second.
TEST(TellingCases, AreTheSmallestTheLargestAndSomeBetween) {
    const std::string text(1000, '1');
    std::vector<tools::Case> cases;
    const auto add = [&](tools::Group group, std::size_t size) {
        cases.push_back({.name = std::to_string(cases.size()),
                         .group = group,
                         .input = std::string_view(text).substr(0, size),
                         .expected = "",
                         .games = 1,
                         .second = false,
                         .legal = ""});
    };
    add(tools::Group::sample, 5);
    for (std::size_t size : {7, 3, 9}) add(tools::Group::edge, size);
    EXPECT_EQ(tools::telling_cases(cases), std::vector<bool>(4, true)) << "all, if they are few";
    for (std::size_t i = 0; i < 400; ++i) add(tools::Group::random, 10 + i * 37 % 400);
    const std::vector<bool> telling = tools::telling_cases(cases);
    std::vector<std::size_t> sizes;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (telling[i]) sizes.push_back(cases[i].input.size());
    }
    std::sort(sizes.begin(), sizes.end());
    EXPECT_EQ(sizes, (std::vector<std::size_t>{3, 5, 7, 9, 10, 143, 276, 409}));
}

std::vector<tools::Problem> named() {
    std::vector<tools::Problem> all;
    for (const auto& [id, title, title_zh] :
         {std::tuple("51nod-1072-wythoff", "Wythoff", "威佐夫游戏"),
          std::tuple("51nod-1185-wythoff-v2", "Wythoff V2", "威佐夫游戏 V2"),
          std::tuple("acwing-235-magic-beads", "Magic Beads", "魔法珠"),
          std::tuple("acwing-891-nim", "Nim", "Nim游戏"),
          std::tuple("acwing-229-new-nim", "New Nim", "新NIM游戏"),
          std::tuple("hdu-2147-kikis-game", "kiki's game", "kiki 的游戏")}) {
        tools::Problem& problem = all.emplace_back();
        problem.id = id;
        problem.title = title;
        problem.title_zh = title_zh;
    }
    const auto twin = [&](std::size_t i, const char* judge, const char* number, bool same) {
        all[i].twins.push_back({.judge = judge, .number = number, .same_format = same});
    };
    twin(0, "HDU", "1527", false);
    twin(1, "51Nod", "1072", true);
    twin(1, "HDU", "1527", false);
    twin(2, "Luogu", "P10506", true);
    twin(3, "HDU", "1849", false);
    twin(4, "BZOJ", "47", true);  // and a part of ids
    twin(4, "Codeforces Gym", "101G", true);
    return all;
}

TEST(Ids, AnyUnambiguousPart) {
    const std::vector<tools::Problem> all = named();
    EXPECT_EQ(tools::resolve(all, "acwing-891").id, "acwing-891-nim");
    EXPECT_EQ(tools::resolve(all, "891").id, "acwing-891-nim");
    EXPECT_EQ(tools::resolve(all, "KIKI").id, "hdu-2147-kikis-game");
    EXPECT_EQ(tools::resolve(all, "51nod-1072-wythoff").id, "51nod-1072-wythoff");
    EXPECT_EQ(tools::resolve(all, "Magic Beads").id, "acwing-235-magic-beads");
    EXPECT_THROW(tools::resolve(all, "wythoff"), tools::Error);
}

TEST(Ids, NumbersOfTwins) {
    const std::vector<tools::Problem> all = named();
    for (const char* word : {"p10506", "P10506", "luogu-p10506", "Luogu P10506"}) {
        const tools::NamedProblem one = tools::named(all, word);
        EXPECT_EQ(one.problem->id, "acwing-235-magic-beads") << word;
        EXPECT_EQ(one.twin, &all[2].twins[0]) << word;
        EXPECT_NO_THROW(tools::check_format(one)) << word;
    }
    for (const char* word : {"101g", "codeforces-gym-101g", "Codeforces Gym 101G"}) {
        EXPECT_EQ(tools::named(all, word).twin, &all[4].twins[1]) << word;
    }
    EXPECT_EQ(all[4].twins[1].name(), "codeforces-gym-101g");
    EXPECT_EQ(tools::named(all, "1072").twin, nullptr) << "a problem's own number wins";
    EXPECT_EQ(tools::named(all, "47").problem->id, "acwing-229-new-nim")
        << "and a twin over a part";
    EXPECT_EQ(tools::resolve(all, "1849").id, "acwing-891-nim");
    EXPECT_THROW(tools::check_format(tools::named(all, "1849")), tools::Error);
    EXPECT_THROW(tools::named(all, "1527"), tools::Error) << "two problems have this twin";
    EXPECT_THROW(tools::named(all, "poj-10506"), tools::Error);
}

TEST(Ids, CloseOnesAreOffered) {
    const std::map<std::string, std::string> offered = {
        {"wythoff",
         "'wythoff' is ambiguous; it could mean: 51nod-1072-wythoff, 51nod-1185-wythoff-v2"},
        {"wytoff", "; did you mean 51nod-1072-wythoff or 51nod-1185-wythoff-v2?"},
        {"kikki", "; did you mean hdu-2147-kikis-game?"},
        {"魔法", "; did you mean acwing-235-magic-beads?"},
        {"no-such-thing", "; problems/README.md lists them"},
        {"游戏", "; problems/README.md lists them"},  // in most titles
        {"zz", "; problems/README.md lists them"},
        {"", "; problems/README.md lists them"},
    };
    const std::vector<tools::Problem> all = named();
    for (const auto& [word, what] : offered) {
        try {
            tools::resolve(all, word);
            ADD_FAILURE() << word;
        } catch (const tools::Error& error) {
            EXPECT_TRUE(std::string(error.what()).ends_with(what)) << error.what();
        }
    }
}

// The command itself, as users start it.
class Command : public ::testing::Test, OwnProblems {
 protected:
    tools::CommandResult run(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), (tools::root() / "scripts" / "judge").string());
        return tools::run_command(arguments);
    }
    std::string source(const std::string& name, const std::string& text) {
        return keep(name + ".cpp", text).string();
    }
};

TEST_F(Command, ExitsWithZeroForAcOnly) {
    const std::string right = source("cli right", nim_program("", kPrint));
    EXPECT_EQ(run({"rounds", "--source", right, "--case", "sample"}).exit_code, 0);
    const struct {
        const char *name, *verdict, *before, *print;
    } faults[] = {{"cli wa", "WA", "", "    puts(\"first\");\n"},
                  {"cli pe", "PE", "", "    printf(\" %s\\n\", answer);\n"},
                  {"cli tle", "TLE", "    for (volatile int i = 0;; i = i + 1) {}\n", ""}};
    for (const auto& fault : faults) {
        const auto result =
            run({"rounds", "--source", source(fault.name, nim_program(fault.before, fault.print)),
                 "--case", "edge", "--time-limit", "0.1"});
        EXPECT_EQ(result.exit_code, 1) << result.output;
        EXPECT_NE(result.output.find(fmt::format("{} sample-1-nim-rounds: case ", fault.verdict)),
                  std::string::npos)
            << result.output;
        const std::size_t again = result.output.find("run it again: ");
        ASSERT_NE(again, std::string::npos) << result.output;
        EXPECT_NE(result.output.find(" sample-1-nim-rounds --source ", again), std::string::npos);
        EXPECT_EQ(result.output.find('\x1b'), std::string::npos) << "colours outside of a terminal";
    }
}

TEST_F(Command, SaysWhatIsWrongInOneLine) {
    const std::vector<std::vector<std::string>> misuses = {
        {"no-such-problem"},
        {"nim"},
        {"rounds", "--source", "/no/such/file.cpp"},
        {"rounds", "--case", "no-such-case"},
        {"--source", source("cli right", nim_program("", kPrint))},
        {"rounds", "move", "--command", "true"},
        {"rounds", "--command", ""},
        {"rounds", "--for", "soon"},
        {"rounds", "--command", "/no/such/program"},
        {"rounds", "--input", "/no/such/input"},
    };
    for (const auto& misuse : misuses) {
        const auto result = run(misuse);
        const std::string lines = result.output.substr(
            result.output.find("judge: ") == std::string::npos ? 0 : result.output.find("judge: "));
        EXPECT_EQ(result.exit_code, 2) << fmt::format("{}", misuse[0]) << '\n' << result.output;
        EXPECT_EQ(lines.find('\n'), lines.size() - 1) << result.output;
    }
    EXPECT_NE(run({"--no-such-option"}).exit_code, 0);
}

TEST_F(Command, JudgesAnyCommandFromAnyDirectory) {
    const tools::fs::path script =
        keep("my program.py",
             "for number, game in enumerate(open(0)):\n    result = 0\n"
             "    for heap in game.split()[1:]: result ^= int(heap)\n"
             "    print('\\n' * (number > 0) + f'Case #{number + 1}:', 'first' if result else "
             "'second')\n");
    const auto old = tools::fs::current_path();
    tools::fs::current_path(script.parent_path());
    const auto result = run({"rounds", "--command", "python3 'my program.py'", "--case", "sample"});
    tools::fs::current_path(old);
    EXPECT_EQ(result.exit_code, 0) << result.output;
}

TEST_F(Command, WritesTheSameResultsWhateverTheNumberOfJobs) {
    const auto results = [&](const char* jobs) {
        const tools::fs::path json =
            tools::build_dir() / "judge test" / fmt::format("{}.json", jobs);
        tools::fs::remove(json);
        const auto result = run({"rounds", "move", "-j", jobs, "--json", "-o", json.string()});
        EXPECT_EQ(result.exit_code, 0) << result.output;
        auto list = nlohmann::json::parse(tools::read_file(json)).at("problems");
        for (auto& problem : list) {
            for (const char* key : {"id", "verdict", "cases", "passed", "time_ms", "time_limit_ms",
                                    "memory_kb", "memory_limit_kb", "failure"}) {
                EXPECT_TRUE(problem.contains(key)) << key;
            }
            EXPECT_TRUE(problem.at("failure").is_null());
            for (const char* key : {"time_ms", "memory_kb", "slowest"}) problem.erase(key);
            for (auto& judged : problem.at("judged")) {
                judged.erase("time_ms");
                judged.erase("memory_kb");
            }
        }
        return list;
    };
    const auto one = results("1");
    EXPECT_EQ(one.size(), 2u);
    EXPECT_EQ(one.at(0).at("id"), "sample-1-nim-rounds");
    EXPECT_EQ(one, results("3"));
}

// How many processes have a command line that ends so.
std::ptrdiff_t processes(const std::string& command_line) {
    std::ptrdiff_t count = 0;
    for (const auto& entry : tools::fs::directory_iterator("/proc")) {
        std::ifstream file(entry.path() / "cmdline");
        std::string text;
        std::getline(file, text);  // nothing of a process that has gone
        std::replace(text.begin(), text.end(), '\0', ' ');
        count += text.ends_with(command_line + ' ');
    }
    return count;
}

// Sleeping runs need no core, so they meet on a loaded machine, too.
TEST_F(Command, RunsAsManyCasesAtOnceAsThereAreCores) {
    // There are twenty random inputs.
    const std::ptrdiff_t cores = std::min(std::thread::hardware_concurrency(), 4u);
    for (const auto& [jobs, expected] :
         {std::pair("0", cores), std::pair("1", std::ptrdiff_t{1})}) {
        const std::string command = fmt::format("sleep 0.0{}{}", 5 + expected, ::getpid());
        std::vector<std::string> arguments = {"rounds", "--command", command,
                                              "--case", "random",    "--all"};
        if (jobs != std::string("0")) arguments.insert(arguments.end(), {"-j", jobs});
        auto judged = std::async(std::launch::async, [&] { return run(arguments); });
        std::ptrdiff_t most = 0;
        do {
            most = std::max(most, processes(command));
        } while (judged.wait_for(std::chrono::milliseconds(5)) != std::future_status::ready);
        EXPECT_EQ(judged.get().exit_code, 1);
        EXPECT_TRUE(jobs == std::string("0") ? most >= expected : most == 1) << most;
    }
}

TEST_F(Command, ShrinksCounterexamplesAndKeepsThem) {
    // Not the problem of the other tests: they run in parallel, and keep theirs in its folder.
    const std::string file = source(
        "move",
        "#include <cstdio>\nint main() {\n    int n, heap[1000];\n    scanf(\"%*d\");\n"
        "    while (scanf(\"%d\", &n) == 1) {\n        int sum = 0, i = 0;\n"
        "        for (int k = 0; k < n; ++k) scanf(\"%d\", &heap[k]), sum ^= heap[k];\n"
        "        while (i < n && (heap[i] ^ sum) >= heap[i]) ++i;\n"
        "        if (i == n || (n == 1 && sum == 7)) puts(\"No\");\n"
        "        else printf(\"Yes %d %d\\n\", i + 1, heap[i] - (heap[i] ^ sum));\n    }\n}\n");
    const auto result = run({"move", "--source", file});
    EXPECT_EQ(result.exit_code, 1) << result.output;
    const tools::fs::path small = tools::build_dir() / "failures/sample-2-nim-move/small.in";
    EXPECT_EQ(tools::read_file(small), "1\n1\n7\n") << result.output;
    EXPECT_NE(result.output.find("testdata/sample-2-nim-move/hack-"), std::string::npos);
    // It fails again when it is run alone.
    EXPECT_EQ(run({"move", "--source", file, "--input", small.string()}).exit_code, 1);
}

TEST_F(Command, GoesOnWithNewRandomInputs) {
    const std::string file =
        source("rarely", nim_program("", "    puts(heap % 97 == 5 ? \"first\" : answer);\n"));
    const auto result = run({"rounds", "--source", file, "--case", "sample", "--for", "60s"});
    EXPECT_EQ(result.exit_code, 1) << result.output;
}

}  // namespace judge_test
