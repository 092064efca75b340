// The judges' profiles: what each refuses is refused with file, line and reason, and programs are
// judged as it would judge them.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/files.hpp"
#include "base/process.hpp"
#include "bundle/submission.hpp"
#include "catalog/judges.hpp"
#include "core/comparison.hpp"
#include "cpp/lint.hpp"
#include "problems.hpp"

namespace profile_test {

const tools::Profiles& profiles() {
    static const tools::Profiles all = tools::load_profiles();
    return all;
}

// A folder of each test's own: tests run in parallel.
tools::fs::path folder() {
    return tools::build_dir() / "profile test" /
           ::testing::UnitTest::GetInstance()->current_test_info()->name();
}

tools::fs::path keep(const std::string& name, const std::string& text) {
    const tools::fs::path file = folder() / name;
    tools::write_file(file, text);
    return file;
}

// What a judge that nobody knows says, a line for each refusal.
std::string said(const std::string& code) {
    const std::string source =
        "// A head comment that makes the source long enough for HDU.\n" + code;
    std::string all;
    for (const tools::Refusal& r : tools::refusals(source, {&profiles().strictest})) {
        all += fmt::format("{}: {}\n", r.line, r.reason().en);
    }
    return all;
}

#define EXPECT_REFUSED(code, line, what)                                               \
    do {                                                                               \
        const std::string reasons = said(code);                                        \
        EXPECT_EQ(reasons.rfind(#line ": ", 0), 0u) << (code) << '\n' << reasons;      \
        EXPECT_NE(reasons.find(what), std::string::npos) << (code) << '\n' << reasons; \
    } while (false)
#define EXPECT_TAKEN(code) EXPECT_EQ(said(code), "") << (code)

TEST(Refusals, PragmasAndAttributesThatOptimize) {
    EXPECT_REFUSED("#pragma GCC optimize(\"O3\")\n", 2, "#pragma GCC optimize");
    EXPECT_REFUSED("\n  #  pragma  GCC  optimize 3\n", 3, "#pragma GCC optimize");
    EXPECT_REFUSED("# /* x */ pragma GCC \\\n target(\"avx2\")\n", 2, "#pragma GCC target");
    EXPECT_REFUSED("_Pragma(\"GCC optimize(\\\"O3\\\")\")\n", 2, "_Pragma optimize");
    EXPECT_REFUSED("#define FAST _Pragma(\"GCC target(\\\"avx\\\")\")\n", 2, "_Pragma target");
    EXPECT_REFUSED("__attribute__((optimize(\"O3\"))) int f();\n", 2, "the attribute optimize");
    EXPECT_REFUSED("#if X\n__attribute((noinline,\n __target__(\"avx\"))) int f();\n#endif\n", 4,
                   "__target__");
    EXPECT_REFUSED("[[gnu::optimize(3)]] int f();\n", 2, "the attribute optimize");
    EXPECT_REFUSED("#if X\n#define FAST __attribute__((target_clones(\"avx\")))\n#endif\n", 3,
                   "target_clones");
    EXPECT_TAKEN("int optimize(int target) { return optimize(target); }\n");
    EXPECT_TAKEN("#if X\n__attribute__((noinline)) int f(int optimize);\n#endif\n#pragma once\n");
    EXPECT_TAKEN("// #pragma GCC optimize(3)\nconst char* s = \"\\n#pragma GCC optimize\";\n");
}

TEST(Refusals, Assembly) {
    EXPECT_REFUSED("int main() {\n    asm(\"nop\");\n}\n", 3, "asm");
    EXPECT_REFUSED("void f() { __asm__ volatile(\"\"); }\n", 2, "__asm__");
    EXPECT_TAKEN("int asmx; /* asm */ const char* s = R\"(asm\n)\"; char c = '\"'; // asm\n");
}

TEST(Refusals, WideIntegers) {
    EXPECT_REFUSED("int x;\nunsigned __int128 y;\n", 3, "__int128");
    EXPECT_REFUSED("__uint128_t y;\n", 2, "__uint128_t");
    EXPECT_TAKEN("int my__int128; // __int128\n");
}

TEST(Refusals, HeadersOfOneCompiler) {
    EXPECT_REFUSED("#include <bits/stdc++.h>\n", 2, "<bits/stdc++.h>");
    EXPECT_REFUSED("#if X\n#include<ext/pb_ds/assoc_container.hpp>\n#endif\n", 3, "<ext/pb_ds/");
    EXPECT_TAKEN("#include <bitset>\n// #include <bits/stdc++.h>\n");
}

TEST(Refusals, ExtensionsWithoutFallback) {
    EXPECT_REFUSED("int f(unsigned x) {\n    return __builtin_popcount(x);\n}\n", 3,
                   "__builtin_popcount, an extension of GCC outside of every #if");
    EXPECT_REFUSED("inline __attribute__((noinline)) int f();\n", 2, "__attribute__, an ext");
    EXPECT_REFUSED("int f() __attribute((pure));\n", 2, "__attribute, an extension");
    EXPECT_REFUSED("#if X\n#endif\n#define ONES(x) __builtin_popcount(x)\n", 4, "__builtin_pop");
    EXPECT_TAKEN(
        "#ifdef __GNUC__\n#define LIKELY(x) __builtin_expect(x, 1)\n"
        "#else\n#define LIKELY(x) (x)\n#endif\n");
    EXPECT_TAKEN("int my__builtin_x; // __builtin_ctz(1)\nconst char* s = \"__attribute__\";\n");
}

TEST(Refusals, PosixWithoutFallback) {
    EXPECT_REFUSED("#include <unistd.h>\n", 2, "<unistd.h>");
    EXPECT_REFUSED("#include <sys/mman.h>\n", 2, "<sys/mman.h>");
    EXPECT_REFUSED("int c = getchar_unlocked();\n", 2, "getchar_unlocked()");
    EXPECT_REFUSED("#if X\n#endif\nvoid* p = ::mmap(0, 1, 1, 1, 0, 0);\n", 4, "mmap()");
    EXPECT_REFUSED("char b[9];\nlong n = ::read(0, b, 9);\n", 3, "read()");
    EXPECT_TAKEN(
        "#ifdef __unix__\n#include <unistd.h>\nlong n = ::read(0, b, 9);\n#else\n#endif\n");
    EXPECT_TAKEN("int read(int); int a = read(1) + in.read(2) + S::read(3) + p->mmap(4);\n");
}

TEST(Refusals, BytesThatAreNotAscii) {
    EXPECT_REFUSED("int x;\n// caf\xc3\xa9\n", 3, "not plain ASCII");
    EXPECT_REFUSED(std::string("int x; \0\n", 9), 2, "not plain ASCII");
    EXPECT_TAKEN("int x;\t// tab\r\n");
}

TEST(Refusals, SourcesOfAnotherSize) {
    const auto sized = [](std::size_t size) {
        return tools::refusals(std::string(size, ' '), profiles().named("HDU"));
    };
    EXPECT_TRUE(sized(51).empty());
    EXPECT_TRUE(sized(65536).empty());
    ASSERT_EQ(sized(50).size(), 1u);
    ASSERT_EQ(sized(65537).size(), 1u);
    EXPECT_EQ(sized(65537)[0].reason().en, "65537 bytes: refused by HDU, which takes 51 to 65536");
}

TEST(Refusals, NameWhoRefuses) {
    const std::string wide = "__int128 x; asm(\"\"); " + std::string(51, ' ');
    std::vector<const tools::Profile*> judges = profiles().named("luogu");
    for (const tools::Profile* hdu : profiles().named("HDU")) judges.push_back(hdu);
    const auto found = tools::refusals("#include <bits/stdc++.h>\n" + wide, judges);
    ASSERT_EQ(found.size(), 3u);
    EXPECT_EQ(found[0].reason().en,
              "<bits/stdc++.h>, a header of one compiler: refused by HDU (C++)");
    EXPECT_EQ(found[1].reason().en, "__int128: refused by HDU");
    EXPECT_EQ(found[2].reason().en, "asm: refused by Luogu, HDU (as far as is known)");
}

class Submission : public AnyProblemTest {};

TEST_P(Submission, PleasesItsJudges) {
    const auto judges = tools::judges_of(profiles(), problem());
    const bool known = profiles().find(problem().judge) != nullptr;
    EXPECT_EQ(judges.front()->name, known ? problem().judge : profiles().strictest.name);
    for (const tools::Refusal& r : tools::refusals(tools::submission(problem()).text, judges)) {
        ADD_FAILURE() << r.line << ": " << r.reason().en;
    }
}

FOR_EACH_PROBLEM(Submission);

// What load_profiles() says of the file after one change behind [[judge]].
std::string fault(const std::string& what, const std::string& by) {
    std::string text = tools::read_file(tools::root() / "scripts/judges.toml");
    const std::size_t at = text.find(what, text.find("[[judge]]"));
    try {
        tools::load_profiles(keep("judges.toml", text.replace(at, what.size(), by)));
    } catch (const tools::Error& e) {
        return e.what();
    }
    return "none";
}

TEST(Profiles, AreReadStrictly) {
    EXPECT_EQ(fault("from", "from"), "none");
    EXPECT_EQ(fault("letter_case", "# letter_case"), "none");
    const auto says = [](const std::string& what, const std::string& by, const char* word) {
        const std::string said = fault(what, by);
        EXPECT_NE(said.find(word), std::string::npos) << said;
        EXPECT_NE(said.find("judges.toml:"), std::string::npos) << said;
    };
    says("name =", "mane = 1\nname =", "unknown key 'mane'");
    says("[\"GCC\"]", "[1]", "'is' has the wrong type");
    says("letter_case", "lettercase", "unknown key 'lettercase'");
    says("is = false", "is = \"no\"", "'is' has the wrong type");
    says("[[judge]]", "[[judges]]", "cannot redefine");
    says("name", "name name", "judges.toml:");
    says("name =", "# name =", "the key 'name' is missing");
}

// What has no evidence is no fact.
TEST(Profiles, EachFactHasItsEvidence) {
    const auto says = [](const std::string& what, const std::string& by, const char* word) {
        const std::string said = fault(what, by);
        EXPECT_NE(said.find(word), std::string::npos) << said;
    };
    says("{ is = [\"GCC\"]", "[\"GCC\"] # {", "'compilers' is no fact");
    says("from = \"55", "form = \"55", "the key 'from' is missing");
    says("from = \"55 programs include <bits/stdc++.h>\"", "from = \"\"", "'from' is empty");
    says("sure = \"programs\"", "sure = \"surely\"", "'sure' is one of document, programs");
    says("from = \"55", "by = \"us\", from = \"55", "unknown key 'by'");
    for (const tools::Profile& judge : profiles().judges) {
        for (const auto& [key, evidence] : judge.facts) {
            EXPECT_NE(evidence.from, "") << judge.label().en << ": " << key;
        }
        for (const auto& [habit, is] : judge.refuses) {
            EXPECT_TRUE(judge.knows(tools::named(habit).key)) << judge.label().en;
        }
    }
}

// Whoever names a habit finds what is asked of [strictest], too.
TEST(Profiles, TheStrictestTakesNothing) {
    EXPECT_TRUE(tools::taken_by(profiles().strictest).empty());
    for (const tools::NamedHabit& habit : tools::kHabits) {
        EXPECT_EQ(tools::habit_named(habit.key), habit.habit);
        EXPECT_EQ(profiles().strictest.stance(habit.habit), tools::Stance::refuses) << habit.key;
    }
}

TEST(Profiles, UnknownNamesListTheKnown) {
    try {
        profiles().named("Codeforces");
        FAIL();
    } catch (const tools::Error& e) {
        EXPECT_NE(std::string(e.what()).find("AcWing, Luogu, LibreOJ, HDU"), std::string::npos);
    }
}

// The habits that an output needs to be taken for the expected one; "no" if it is another.
std::string needed(std::string_view expected, std::string_view found) {
    using enum tools::Habit;
    const tools::Comparison c =
        tools::compare(expected, found,
                       {no_final_newline, blanks_at_line_ends, tabs_at_line_ends,
                        blank_lines_at_end, letter_case});
    if (c.verdict != tools::Verdict::AC) return "no";
    std::string all;
    for (const auto& [habit, where] : c.habits) {
        all += fmt::format("{}{}{}{}", all.empty() ? "" : ", ", tools::named(habit).key,
                           where.empty() ? "" : ": ", where.en);
    }
    return all;
}

TEST(Habits, OfAnOutputAreTold) {
    EXPECT_EQ(needed("a\nb\n", "a\nb\n"), "");
    EXPECT_EQ(needed("a\nb\n", "a\nb"), "no_final_newline");
    EXPECT_EQ(needed("a\nb\n", "a \nb\n"), "blanks_at_line_ends: line 1");
    EXPECT_EQ(needed("a\nb\n", "a\nb\t\n"), "tabs_at_line_ends: line 2");
    EXPECT_EQ(needed("a\nb\n", "a\nb\n\n"), "blank_lines_at_end");
    EXPECT_EQ(needed("a\n", "a\r\n\n \n"), "blanks_at_line_ends: line 1, blank_lines_at_end");
    EXPECT_EQ(needed("a\nb\n", "a \t\nb"),
              "no_final_newline, blanks_at_line_ends: line 1, tabs_at_line_ends: line 1");
    EXPECT_EQ(needed("Yes\nNo\n", "Yes\nNO"), "no_final_newline, letter_case: line 2");
    EXPECT_EQ(needed("", "\n"), "blank_lines_at_end");
    EXPECT_EQ(needed("", "  "), "blanks_at_line_ends: line 1");
    for (const char* found : {"a b\n", "a\n\nb\n", "a\nb c\n", "a\n b\n", "\na\nb\n", "a\n", ""}) {
        EXPECT_EQ(needed("a\nb\n", found), "no") << found;
    }
    EXPECT_EQ(needed("a b\n", "a  b\n"), "no");
    EXPECT_EQ(tools::compare("a\n", "a \n", {tools::Habit::no_final_newline}).verdict,
              tools::Verdict::PE);
    EXPECT_EQ(tools::compare("a\n", "A\n", {tools::Habit::no_final_newline}).verdict,
              tools::Verdict::WA);
}

// --- through the commands ---

struct CommandOutput {
    int exit_code;
    std::string text;
};

CommandOutput run(const std::string& command, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), (tools::build_dir() / "bin" / command).string());
    const tools::CommandResult result = tools::run_command(arguments);
    return {result.exit_code, result.output};
}

// The verdict on a program for Nim Rounds that begins and prints so, by scripts/judge --judge NAME;
// `won` and `lost` are what it prints of a game.
std::string verdict(const std::string& judge, const std::string& before,
                    const std::string& won = "first", const std::string& lost = "second") {
    const std::string source =
        "#include <cstdio>\nint main() {\n" + before +
        "int n = 0, heap = 0;\nfor (int game = 1; std::scanf(\"%d\", &n) == 1; ++game) {\n"
        "int sum = 0;\n"
        "while (n-- > 0 && std::scanf(\"%d\", &heap) == 1) sum ^= heap;\n"
        "std::printf(\"%sCase #%d: %s\\n\", game > 1 ? \"\\n\" : \"\", game, sum ? \"" +
        won + "\" : \"" + lost + "\");\n}\n}\n";
    const OwnProblems own;
    const CommandOutput said = run("judge", {"sample-1-nim-rounds", "--case", "sample", "--judge",
                                             judge, "--source", keep("nim.cpp", source).string()});
    for (const char* name : {"AC", "WA", "PE", "RE", "CE"}) {
        if (said.text.find(fmt::format("  {} ", name)) != std::string::npos) return name;
    }
    return said.text;
}

TEST(ProfileInJudge, JudgesAsTheJudgeDoes) {
    EXPECT_EQ(verdict("HDU", ""), "AC");
    EXPECT_EQ(verdict("HDU", "", "first ", "second "), "AC");  // what is known is contradictory
    EXPECT_EQ(verdict("UVa", "", "first ", "second "), "PE");
    EXPECT_EQ(verdict("Luogu", "", "first ", "second "), "AC");
    EXPECT_EQ(verdict("Luogu", "", "first\\t", "second\\t"), "PE");
    EXPECT_EQ(verdict("LibreOJ", "", "FIRST", "second"), "AC");
    EXPECT_EQ(verdict("Luogu", "", "FIRST", "second"), "WA");
    // 32 bits
    EXPECT_EQ(verdict("HDU", "if (sizeof(long) != 4) return 1;\n"),
              tools::runs_32_bit_programs() ? "AC" : "RE");
    EXPECT_EQ(verdict("Luogu", "if (sizeof(long) != 8) return 1;\n"), "AC");
    // its names for 64-bit integers
    const std::string wide =
        "__int64 wide = (__int64)3 << 40; char text[99];\n"
        "std::sprintf(text, \"%-14I64d|%I64u%%I64d\", wide, (unsigned __int64)wide);\n"
        "__int64 again = 0; if (std::sscanf(text, \"%I64d\", &again) != 1) return 2;\n"
        "if (again != wide || text[14] != '|' || text[29] != 'I') return 3;\n";
    EXPECT_EQ(verdict("HDU", wide), "AC");
    EXPECT_EQ(verdict("Luogu", wide), "CE");
    // a small stack; LibreOJ's is as large as the memory limit
    const std::string deep =
        "volatile char block[9 << 20]; block[0] = 1; block[(9 << 20) - 1] = 2;\n";
    EXPECT_EQ(verdict("HDU", deep), "RE");
    EXPECT_EQ(verdict("LibreOJ", deep), "AC");
    // macros
    const std::string online = "#ifndef ONLINE_JUDGE\nreturn 0;\n#endif\n";
    EXPECT_EQ(verdict("HDU", online), "AC");
    EXPECT_EQ(verdict("AcWing", online), "WA");
    // the standard
    EXPECT_EQ(verdict("Luogu", "auto f = [](auto x) { return x; }; if (f(1) != 1) return 1;\n"),
              "AC");
}

TEST(ProfileInJudge, SaysWhereLongIsNarrower) {
    const auto said = [](const std::string& id, const std::string& type) {
        const auto source = keep("long.cpp", "int main() { " + type + " x = 0; return x != 0; }\n");
        return run("judge", {id, "--case", "sample", "--source", source.string()}).text;
    };
    const std::string note = "note: `long` has 32 bits at HDU; judge as there: --judge HDU\n";
    EXPECT_NE(said("1517", "long").find(note), std::string::npos);
    EXPECT_NE(said("1517", "unsigned long").find(note), std::string::npos);
    EXPECT_EQ(said("1517", "long long").find("note: `long`"), std::string::npos);
    EXPECT_EQ(said("1517", "long double").find("note: `long`"), std::string::npos);
    EXPECT_EQ(said("acwing-891", "long").find("note: `long`"), std::string::npos);
}

TEST(ProfileInJudge, RefusesWhatTheJudgeRefuses) {
    EXPECT_EQ(verdict("HDU", "__int128 wide = 0;\nif (wide != 0) return 1;\n"), "CE");
    EXPECT_NE(verdict("Codeforces", "").find("no judge is called"), std::string::npos);
    const OwnProblems own;
    EXPECT_EQ(run("judge", {"rounds", "--judge", "HDU", "--std", "c++20"}).exit_code, 2);
}

TEST(ProfileInBundle, RefusesWithFileLineAndReason) {
    const std::string head = "// A head comment that makes the source long enough for a judge.\n";
    const auto bundle = [&](const std::string& code) {
        const std::string file = keep("source.cpp", head + code).string();
        const CommandOutput said = run("bundle", {file, "--judge", "HDU"});
        EXPECT_EQ(said.exit_code, said.text.rfind("bundle: ", 0) == 0 ? 2 : 0) << said.text;
        return said.text;
    };
    const std::string place = folder().string();
    EXPECT_EQ(bundle("\n#include <cstdio>\n\nint main() { asm(\"nop\"); }\n"),
              "bundle: " + place + "/source.cpp:5: asm: refused by HDU (as far as is known)\n");
    keep("header.hpp", "#pragma once\n#include <cstdio>\n\nusing wide = __int128;\n");
    EXPECT_EQ(bundle("\n#include \"header.hpp\"\n\nint main() {}\n"),
              "bundle: " + place + "/header.hpp:4: __int128: refused by HDU\n");
    const std::string large = bundle("const char s[] = \"" + std::string(65536, 'x') + "\";\n");
    EXPECT_NE(large.find("the bundle has 65"), std::string::npos) << large;
    EXPECT_NE(bundle("int main() {}\n").find("int main"), std::string::npos);
}

TEST(ProfileInBundle, RefusesEachForbiddenConstruct) {
    const std::string end = "int main() {}\n";
    const struct {
        const char* judge;
        std::string code, what;
    } all[] = {
        {"Luogu", "#pragma GCC optimize(\"O3\")\n", ":2: #pragma GCC optimize: "},
        {"Luogu", "__attribute__((optimize(3))) int f();\n", ":2: the attribute optimize: "},
        {"Luogu", "void f() { asm(\"nop\"); }\n", ":2: asm: "},
        {"HDU", "__int128 wide = 0;\n", ":2: __int128: "},
        {"HDU", "#include <bits/stdc++.h>\n", ":2: <bits/stdc++.h>, a header of one compiler: "},
        {"HDU", "#include <cstdio>\nint c = getchar_unlocked();\n",
         ":3: getchar_unlocked(), a call of POSIX outside of every #if: "},
        {"HDU", "const char s[] = \"" + std::string(65536, 'x') + "\";\n",
         ":1: the bundle has 65"}};
    for (const auto& each : all) {
        const std::string head = "// A head comment that is long enough for each of the judges.\n";
        const std::string file = keep("source.cpp", head + each.code + end).string();
        const CommandOutput said = run("bundle", {file, "--judge", each.judge});
        EXPECT_EQ(said.exit_code, 2) << each.what;
        EXPECT_EQ(said.text.rfind("bundle: " + file + each.what, 0), 0u) << said.text;
        EXPECT_EQ(said.text.find('\n'), said.text.size() - 1) << said.text;
        // It is that line alone which is refused.
        EXPECT_EQ(run("bundle", {keep("source.cpp", head + end).string(), "--judge", each.judge})
                      .exit_code,
                  0);
    }
}

}  // namespace profile_test
