// Programs of the user's own get the verdict of their problem's judge, and are told what others would
// say.
#include "judge/own_judge.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <regex>

#include "base/files.hpp"
#include "base/process.hpp"
#include "catalog/modules.hpp"
#include "judge/entries.hpp"
#include "judge/scheduler.hpp"
#include "problems.hpp"

namespace own_judge_test {

using tools::Verdict;

// A program for sample-1-nim-rounds, whose answers have a blank line between two.
struct Program {
    std::string top = "#include <cstdio>\n";
    std::string between = "\\n\\n", last = "\\n";
    std::string before = "", after = "";
    std::string type = "int", format = "%d";
    std::string first = "first";

    std::string text() const {
        return top + "int main() {\n" + before + "    int n, game = 0;\n    " + type +
               " sum, heap;\n    while (scanf(\"%d\", &n) == 1) {\n        sum = 0;\n"
               "        while (n-- > 0 && scanf(\"" +
               format +
               "\", &heap) == 1) sum ^= heap;\n        printf(\"%sCase #%d: %s\", game ? \"" +
               between + "\" : \"\", game + 1, sum ? \"" + first +
               "\" : \"second\");\n        ++game;\n    }\n    printf(\"" + last + "\");\n" +
               after + "}\n";
    }
};

class OwnJudge : public ::testing::Test, OwnProblems {
 protected:
    static tools::fs::path keep(const std::string& text, const std::string& ending = ".cpp") {
        const auto* const test = ::testing::UnitTest::GetInstance()->current_test_info();
        const tools::fs::path file =
            tools::build_dir() / "own judge test" / (test->name() + ending);
        tools::write_file(file, text);
        return file;
    }

    // A problem that every judge has.
    static const tools::Problem& problem() {
        static const tools::Problem everywhere = [] {
            const std::vector<tools::Problem> all = tools::load_problems();
            tools::Problem one = tools::resolve(all, "sample-1-nim-rounds");
            one.time_limit_s = 0.25;  // what does not end is run many times
            for (const tools::Profile& judge : tools::load_profiles().judges) {
                one.twins.push_back({.judge = judge.name, .number = "1", .same_format = true});
            }
            return one;
        }();
        return everywhere;
    }

    static tools::Result judged(const std::string& judge, const std::string& text,
                                const char* cases = "sample", int shrink_ms = 0,
                                const tools::Problem& problem = OwnJudge::problem()) {
        tools::Entry entry = tools::source_entry(problem, keep(text));
        if (!judge.empty()) entry = tools::as_at(judge, "", std::move(entry));
        tools::Settings settings;
        settings.cases = {cases};
        settings.jobs = 1;
        settings.strict = judge.empty();
        settings.shrink = std::chrono::milliseconds(shrink_ms);
        return tools::judge({entry}, settings, {}).at(0);
    }

    // "AC; HDU may say PE: ..." of each remark what comes before ": ".
    static std::string said(const std::string& judge, const Program& program) {
        const tools::Result result = judged(judge, program.text());
        std::string all(tools::name_of(result.verdict));
        if (result.language == nullptr || result.verdict != Verdict::AC) return all;
        for (const tools::Remark& remark :
             tools::remarks(*result.language, problem(), result.habits)) {
            const std::string text = remark.text().en;
            all += "; " + text.substr(0, text.find(": "));
        }
        return all;
    }
    // Why it failed, a line each.
    static std::string explained(const tools::Result& result) {
        std::string all;
        if (!result.failure) return all;
        for (const tools::Text& line : result.failure->diagnosis) all += line.en + '\n';
        return all;
    }
    // The verdict on the samples, and why, a line each.
    static std::string failure_of(const std::string& judge, const std::string& top,
                                  const std::string& before) {
        const tools::Result result = judged(
            judge, Program{.top = "#include <cstdio>\n" + top + "\n", .before = before}.text(),
            "sample", 1);
        return std::string(tools::name_of(result.verdict)) + '\n' + explained(result);
    }
    static std::string strictly(const Program& program) {
        return std::string(tools::name_of(judged("", program.text()).verdict));
    }
};

TEST_F(OwnJudge, NoFinalNewline) {
    const Program program{.last = ""};
    for (const char* judge : {"Luogu", "AcWing", "51Nod", "HDU", "LibreOJ", "POJ"}) {
        EXPECT_EQ(said(judge, program), "AC; HDU may say PE") << judge;
    }
    EXPECT_EQ(said("UVa", program), "AC; UVa may say PE; HDU may say PE");
    EXPECT_EQ(strictly(program), "PE");
}

TEST_F(OwnJudge, WhiteSpaceAtLineEnds) {
    const Program blanks{.between = " \\n\\n"}, tabs{.between = "\\t\\n\\n"},
        lines{.last = "\\n\\n \\n"};
    EXPECT_EQ(said("Luogu", blanks), "AC; HDU may say PE; UVa says PE");
    EXPECT_EQ(said("HDU", blanks), "AC; HDU may say PE; UVa says PE");
    EXPECT_EQ(said("UVa", blanks), "PE");
    EXPECT_EQ(said("Luogu", tabs), "PE");
    EXPECT_EQ(said("LibreOJ", tabs), "AC; Luogu says WA");
    EXPECT_EQ(said("AcWing", tabs), "AC; AcWing may say PE; Luogu says WA");
    EXPECT_EQ(said("Luogu", lines), "AC; HDU may say PE; UVa says PE; UVa says PE");
    for (const Program& program : {blanks, tabs, lines}) EXPECT_EQ(strictly(program), "PE");
    // Other white space counts everywhere.
    for (const Program& other : {Program{.between = "\\n"}, Program{.between = "\\n\\n "}}) {
        for (const char* judge : {"Luogu", "AcWing", "51Nod", "HDU", "LibreOJ", "POJ", "UVa"}) {
            EXPECT_EQ(said(judge, other), "PE") << judge;
        }
    }
}

TEST_F(OwnJudge, LetterCase) {
    const Program program{.first = "First"};
    EXPECT_EQ(said("Luogu", program), "WA");
    EXPECT_EQ(said("AcWing", program), "WA");
    EXPECT_EQ(said("LibreOJ", program),
              "AC; LibreOJ may say WA; AcWing, Luogu, HDU, 51Nod, POJ, UVa say WA");
    EXPECT_EQ(strictly(program), "WA");
}

TEST_F(OwnJudge, ExitCode) {
    const Program program{.after = "    return 7;\n"};
    EXPECT_EQ(said("LibreOJ", program), "AC");
    EXPECT_EQ(said("HDU", program), "AC");
    EXPECT_EQ(said("Luogu", program), "AC; Luogu may say RE");
    EXPECT_EQ(strictly(program), "RE");
    // It excuses no wrong answer, and a signal is no exit code.
    EXPECT_EQ(said("LibreOJ", {.after = "    return 7;\n", .first = "third"}), "RE");
    EXPECT_EQ(said("LibreOJ",
                   {.top = "#include <cstdio>\n#include <cstdlib>\n", .after = "    abort();\n"}),
              "RE");
}

TEST_F(OwnJudge, ReservedMemory) {
    const Program array{.top = "#include <cstdio>\nint large[100000000];\n",
                        .before = "    large[5] = 1;\n"};
    const Program heap{.top = "#include <cstdio>\n#include <vector>\n#include <cstdlib>\n",
                       .before = "    char* all = (char*)malloc(400u << 20);\n    all[9] = 1;\n"};
    const Program touched{
        .top = "#include <cstdio>\n#include <vector>\n",
        .before = "    std::vector<int> all(100000000, 1);\n    if (all[5] != 1) return 1;\n"};
    for (const Program& program : {array, heap}) {
        EXPECT_EQ(said("Luogu", program), "AC");
        EXPECT_EQ(said("AcWing", program), "AC; AcWing may say MLE");
        EXPECT_EQ(strictly(program), "MLE");
    }
    for (const char* judge : {"Luogu", "AcWing", "HDU"}) EXPECT_EQ(said(judge, touched), "MLE");
    const tools::Habits habits = judged("Luogu", array.text()).habits;
    EXPECT_TRUE(habits.at(tools::Habit::reserved_memory).en.starts_with("38"))
        << habits.at(tools::Habit::reserved_memory).en;
}

TEST_F(OwnJudge, DialectOfWindows) {
    const Program words{.type = "__int64", .format = "%I64d"};
    const Program format{.type = "long long", .format = "%I64d"};
    for (const Program& program : {words, format}) {
        EXPECT_EQ(said("HDU", program), "AC; AcWing, Luogu, LibreOJ, UVa say CE; 51Nod may say CE");
        EXPECT_EQ(said("POJ", program), "AC; AcWing, Luogu, LibreOJ, UVa say CE; 51Nod may say CE");
    }
    for (const char* judge : {"Luogu", "AcWing", "LibreOJ"}) EXPECT_EQ(said(judge, words), "CE");
    EXPECT_EQ(strictly(words), "CE");
}

TEST_F(OwnJudge, HeadersThatAreNotIncluded) {
    const std::string others = "AcWing, Luogu, LibreOJ, 51Nod, POJ, UVa say CE";
    const Program memory{.top = "#include <cstdio>\nint a[9];\n",
                         .before = "    memset(a, 0, sizeof a);\n"};
    const Program two{.top = "#include <cstdio>\nchar a[9];\n",
                      .before =
                          "    strcpy(a, \"x\");\n    if (abs(-1) != 1 || sqrt(4.0) != 2) return "
                          "1;\n"};
    for (const Program& program : {memory, two}) {
        EXPECT_EQ(said("HDU", program), "AC; " + others);
        EXPECT_EQ(said("Luogu", program), "CE");
        EXPECT_EQ(strictly(program), "CE");
    }
    EXPECT_EQ(judged("HDU", memory.text()).habits.at(tools::Habit::unnamed_header).en, "<cstring>");
    // The other language of the judge takes it.
    EXPECT_EQ(judged("51Nod", memory.text()).language->language, "Visual C++");
    EXPECT_EQ(judged("51Nod", memory.text()).refused_by.en,
              "a function whose header is not included: refused by 51Nod (C++) (GCC asks for it)");
    EXPECT_EQ(judged("HDU", Program{.before = "    nosuch(1);\n"}.text()).verdict, Verdict::CE);
}

TEST_F(OwnJudge, MainThatReturnsNothing) {
    const std::string text =
        std::regex_replace(Program{}.text(), std::regex("int main"), "void main");
    const tools::Result result = judged("HDU", text);
    ASSERT_EQ(tools::name_of(result.verdict), "AC") << result.failure->outcome.errors;
    EXPECT_EQ(result.language->language, "C++");
    EXPECT_EQ(result.refused_by.en, "void main: refused by HDU (G++) (GCC wants int)");
    for (const char* judge : {"Luogu", "AcWing", "LibreOJ"}) {
        EXPECT_EQ(tools::name_of(judged(judge, text).verdict), "CE") << judge;
    }
    EXPECT_EQ(tools::name_of(judged("", text).verdict), "CE");
}

// What a compiler of today rejects, and an older one or one for Windows takes.
TEST_F(OwnJudge, ProgramsForOtherCompilers) {
    const Program named_xor{.before = "    int xor = 3, and = 4;\n    if (xor == and) return 1;\n"};
    const Program converts{.before =
                               "    char text[40];\n    itoa(-255, text, 10);\n"
                               "    if (_stricmp(strrev(text), \"552-\") != 0) return 1;\n"
                               "    _itoa(-1, text, 16);\n"
                               "    if (text[7] != 'f' || text[8] != 0) return 1;\n"};
    const Program consoles{.top = "#include <cstdio>\n#include <conio.h>\n#include <Windows.h>\n"};
    const Program letters{.top = "#include <Cstdio>\n#include <Set>\n#include <Bits\\stdc++.h>\n"};
    const Program skipped{.top = "#include <cstdio>\n#if 0\n异或和。为零，则“后手”胜\n#endif\n"};
    for (const Program& program : {named_xor, converts, consoles, letters, skipped}) {
        const tools::Result result = judged("HDU", program.text());
        EXPECT_EQ(tools::name_of(result.verdict), "AC") << program.text();
        EXPECT_EQ(strictly(program), "CE") << program.text();
    }
    EXPECT_EQ(judged("HDU", named_xor.text()).language->language, "C++");
    EXPECT_EQ(judged("HDU", named_xor.text()).habits.at(tools::Habit::operator_names).en, "xor");
    EXPECT_EQ(judged("51Nod", named_xor.text()).language->language, "Visual C++");
    for (const Program& program : {named_xor, converts, letters}) {
        EXPECT_EQ(said("Luogu", program), "CE") << program.text();
    }
    EXPECT_EQ(said("Luogu", skipped), "AC; LibreOJ says CE");
    // It excuses nothing else.
    for (const char* wrong : {"    int xor = nosuch;\n", "    no_such_itoa(1);\n"}) {
        EXPECT_EQ(said("HDU", {.before = wrong}), "CE") << wrong;
    }
    EXPECT_EQ(said("HDU", {.top = "#include <cstdio>\n#include <NoSuch>\n"}), "CE");
    EXPECT_EQ(said("HDU", {.top = "#include <cstdio>\n“int x;\n"}), "CE");
}

// An integer that wraps round, and a function without its return: -O2 makes endless loops and crashes
// of them, older compilers did not.
TEST_F(OwnJudge, WhatOlderCompilersDid) {
    const Program wraps{.top =
                            "#include <cstdio>\n"
                            "int laps(int n) {\n    int laps = 0;\n"
                            "    for (int i = n; i >= n; i += n) ++laps;\n    return laps;\n}\n",
                        .before = "    if (laps(1500000000) > 5) return 1;\n"};
    const Program returns_nothing{
        .top =
            "#include <cstdio>\nint all[9];\n"
            "int fill() {\n    for (int i = 0; i < 9; ++i) all[i] = i;\n}\n",
        .before = "    fill();\n"};
    for (const auto& [program, line] : {std::pair(wraps, "line 4: signed integer overflow"),
                                        {returns_nothing, "line 3: execution reached the end"}}) {
        const tools::Result known = judged("HDU", program.text());
        ASSERT_EQ(tools::name_of(known.verdict), "AC") << program.text();
        ASSERT_TRUE(known.older) << program.text();
        const std::string note =
            tools::older_note(*known.language, known.older->habit, known.older->verdict,
                              known.older->name, known.older->cause)
                .en;
        EXPECT_NE(note.find(line), std::string::npos) << note;
        EXPECT_NE(note.find("HDU takes that"), std::string::npos) << note;
        EXPECT_EQ(tools::name_of(judged("AcWing", program.text()).verdict), "AC");
        const tools::Result refused = judged("Luogu", program.text(), "sample", 1);
        EXPECT_NE(tools::name_of(refused.verdict), "AC");
        const std::string why = explained(refused);
        EXPECT_NE(why.find(line), std::string::npos) << why;
        EXPECT_NE(strictly(program), "AC");
    }
    // Whoever is wrong besides stays wrong, and is told of what our compiler made.
    for (Program wrong : {wraps, returns_nothing}) {
        wrong.first = "third";
        EXPECT_NE(said("HDU", wrong), "AC") << wrong.text();
    }
    // Memory of others that is right by chance is no question of the compiler.
    const Program outside{
        .top =
            "#include <cstdio>\nint sums[4], other[4] = {7, 7, 7, 7};\n"
            "int fill(int n) {\n    for (int i = 0; i < n; ++i) sums[i] = i;\n}\n",
        .before = "    fill(getchar() == 'x' ? 4 : 6);\n    rewind(stdin);\n"};
    EXPECT_NE(said("HDU", outside), "AC");
}

TEST_F(OwnJudge, ExplainsWhatDoesNotEnd) {
    const std::string endless =
        failure_of("Luogu", "volatile int going = 1;\nvoid f() {\n    while (going) going = 2;\n}",
                   "    f();\n");
    EXPECT_TRUE(
        endless.starts_with("TLE\nwhen it was stopped, it was in line 4, called from line 7"))
        << endless;
    const std::string flood =
        failure_of("Luogu", "void f() {\n    for (;;) puts(\"first\");\n}\nint g() {\n    f();\n}",
                   "    g();\n");
    EXPECT_TRUE(flood.starts_with("OLE\n")) << flood;
    EXPECT_NE(flood.find("compiler: line 7: no return statement"), std::string::npos) << flood;
}

TEST_F(OwnJudge, LanguagesOfOneJudge) {
    const tools::Result bits = judged("HDU", Program{.top = "#include <bits/stdc++.h>\n"}.text());
    EXPECT_EQ(tools::name_of(bits.verdict), "AC");
    EXPECT_EQ(bits.language->language, "G++");
    EXPECT_NE(
        bits.refused_by.en.find("<bits/stdc++.h>, a header of one compiler: refused by HDU (C++)"),
        std::string::npos)
        << bits.refused_by.en;
    EXPECT_EQ(judged("HDU", Program{}.text()).refused_by.en, "");
    const tools::Result wide = judged("HDU", Program{.before = "    __int128 x = 0;\n"}.text());
    EXPECT_EQ(tools::name_of(wide.verdict), "CE");
    EXPECT_NE(wide.failure->outcome.errors.find("line 3: __int128: refused by HDU"),
              std::string::npos)
        << wide.failure->outcome.errors;
    const Program tuned{.top = "#pragma GCC optimize(\"O3\")\n#include <cstdio>\n"};
    EXPECT_EQ(said("Luogu", tuned), "CE");
    EXPECT_EQ(said("AcWing", tuned), "AC; AcWing may say CE");
}

// The first standard that takes the program is the one to choose.
TEST_F(OwnJudge, StandardsOfTheJudge) {
    const std::string old = Program{.before =
                                        "    register int x = 1;\n    char text[9];\n"
                                        "    if (x == 2) gets(text);\n"}
                                .text();
    EXPECT_EQ(judged("HDU", old).standard, "gnu++11");
    EXPECT_EQ(judged("Luogu", old).standard, "c++98");
    EXPECT_EQ(judged("Luogu", Program{}.text()).standard, "");
    const std::string newer = Program{.before =
                                          "    auto [a, b] = std::pair(1, 2);\n"
                                          "    if (a > b) return 1;\n"}
                                  .text();
    const std::string with_pair = "#include <utility>\n" + newer;
    EXPECT_EQ(judged("Luogu", with_pair).standard, "c++17");
    EXPECT_EQ(tools::name_of(judged("POJ", with_pair).verdict), "CE");
}

TEST_F(OwnJudge, WhoseJudgeHasNoProfileIsMild) {
    const std::string said_of = said("Nobody's", {.last = ""});
    EXPECT_EQ(said_of, "AC; Nobody's may say PE; HDU may say PE");
}

TEST_F(OwnJudge, ExplainsCrashes) {
    const struct {
        const char *top, *before, *wanted;
    } crashes[] = {
        {"int sg[210];", "    sg[getchar() << 24] = 1;\n", "line 4: index "},
        {"int zero;", "    zero = 5 / zero;\n", "line 4: division by zero"},
        {"int* none;", "    *none = 1;\n", "line 4: store to null pointer"},
        {"int f(int n) { if (n > 99) return 1; }", "    if (f(1)) puts(\"\");\n",
         "line 2: execution reached the end of a value-returning function"},
        {"#include <vector>\nstd::vector<int> none;", "    none.at(3) = 1;\n",
         "line 5: abort() was called: "},
    };
    for (const auto& [top, before, wanted] : crashes) {
        const std::string text = failure_of("HDU", top, before);
        EXPECT_TRUE(text.starts_with("RE\n")) << text;
        EXPECT_NE(text.find(wanted), std::string::npos) << text;
    }
    const char* const deep =
        "int f(int n) { volatile char a[9000]; a[n] = 1; return n ? f(n - 1) + a[n] : 0; }";
    const char* const call = "    if (f(1500) < 0) return 1;\n";
    const std::string unknown = failure_of("HDU", deep, call);
    EXPECT_NE(unknown.find("the stack (8 MB) was full after about "), std::string::npos) << unknown;
    EXPECT_NE(unknown.find("with the memory limit as stack (64 MB): AC on this input\n"
                           "how large the stack is at HDU is unknown"),
              std::string::npos)
        << unknown;
    EXPECT_EQ(
        tools::name_of(
            judged(
                "LibreOJ",
                Program{.top = fmt::format("#include <cstdio>\n{}\n", deep), .before = call}.text())
                .verdict),
        "AC");
}

TEST_F(OwnJudge, AStackOfUnknownSizeIsAsLargeAsTheMemory) {
    const Program deep{
        .top =
            "#include <cstdio>\nint f(int n) { volatile char a[9000]; a[n] = 1; return n ? f(n - "
            "1) + a[n] : 0; }\n",
        .before = "    if (f(1500) < 0) return 1;\n"};
    EXPECT_EQ(said("Luogu", deep), "AC; Luogu may say RE; HDU says RE");
    EXPECT_EQ(said("HDU", deep), "RE");
    EXPECT_EQ(strictly(deep), "RE");
}

TEST_F(OwnJudge, LimitsOfATwinAreItsOwn) {
    tools::Problem elder = problem();
    elder.judge = "Luogu";
    elder.time_limit_s = 1;
    elder.memory_limit_kb = 64000;
    elder.twins = {{.judge = "BZOJ",
                    .number = "1",
                    .same_format = true,
                    .time_limit_s = 10.0,
                    .memory_limit_kb = 32000},
                   {.judge = "POJ", .number = "1", .same_format = true, .time_limit_s = 2.0},
                   {.judge = "UVa", .number = "1", .same_format = false, .time_limit_s = 50.0}};
    const auto limits = [&](const char* judge) {
        const tools::Result result = judged(judge, Program{}.text(), "sample", 0, elder);
        return std::tuple(result.time_limit_s, result.memory_limit_kb, result.limits.empty());
    };
    EXPECT_EQ(limits("Luogu"), std::tuple(1.0, 64000L, true));
    EXPECT_EQ(limits("bzoj"), std::tuple(10.0, 32000L, true));
    EXPECT_EQ(limits("POJ"), std::tuple(2.0, 64000L, false)) << "its memory is unknown";
    EXPECT_EQ(limits("UVa"), std::tuple(10.0, 64000L, false))
        << "another format is another problem";
}

TEST_F(OwnJudge, RemarksNameOnlyJudgesThatHaveTheProblem) {
    tools::Problem elder = problem();
    elder.judge = "Luogu";
    elder.twins = {{.judge = "HDU", .number = "1", .same_format = true},
                   {.judge = "UVa", .number = "1", .same_format = false}};
    const tools::Result result = judged("Luogu", Program{.between = " \\n\\n"}.text());
    std::vector<std::string> who;
    for (const tools::Remark& remark : tools::remarks(*result.language, elder, result.habits)) {
        who.push_back(remark.judges.en);
    }
    EXPECT_EQ(who, std::vector<std::string>{"HDU"});
}

TEST_F(OwnJudge, TakesOtherLanguages) {
    const auto judged = [&](const std::string& ending, const std::string& text) {
        const tools::CommandResult result =
            tools::run_command({(tools::build_dir() / "bin/judge").string(), "nim-rounds", "--case",
                                "sample", "--time-limit", "20", "--memory-limit", "2000",
                                "--source", keep(text, ending).string()});
        return std::pair(result.exit_code, result.output);
    };
    const std::string c = Program{.top = "#include <stdio.h>\n"}.text();
    EXPECT_EQ(judged(".c", c).first, 0) << judged(".c", c).second;
    EXPECT_EQ(judged(".c", "int main(void) { return x; }\n").first, 1);
    const std::string windows =
        Program{.top = "#include <stdio.h>\n", .type = "__int64", .format = "%I64d"}.text();
    EXPECT_EQ(judged(".c", windows).first, 0) << judged(".c", windows).second;
    const std::string python =
        "import sys\nout = []\nfor i, line in enumerate(sys.stdin):\n    sum = 0\n"
        "    for heap in line.split()[1:]: sum ^= int(heap)\n"
        "    out.append('Case #%d: %s\\n' % (i + 1, 'first' if sum else 'second'))\n"
        "print('\\n'.join(out), end='')\n";
    EXPECT_EQ(judged(".py", python).first, 0) << judged(".py", python).second;
    EXPECT_EQ(judged(".py", "print('first')\n").first, 1);
    for (const auto& [ending, tool, package] : {std::tuple{".rs", "rustc", "rustc"},
                                                {".go", "go", "golang-go"},
                                                {".java", "javac", "default-jdk-headless"},
                                                {".js", "node", "nodejs"}}) {
        if (tools::find_command(tool)) continue;
        const auto [exit_code, output] = judged(ending, "x\n");
        EXPECT_EQ(exit_code, 2);
        EXPECT_NE(output.find(fmt::format(
                      "there is no {} in PATH; install it: apt-get install {}\n", tool, package)),
                  std::string::npos)
            << output;
    }
}

}  // namespace own_judge_test
