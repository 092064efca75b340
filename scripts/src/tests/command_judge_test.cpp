// scripts/judge as people use it: odd files, odd folders, and that its words are so.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "judge/compiler.hpp"
#include "judge/judge_case.hpp"
#include "problems.hpp"
#include "terminal.hpp"

namespace command_judge_test {

namespace fs = std::filesystem;

const std::string kCollection = OwnProblems::folder().string();

// Right for sample-1-nim-rounds; `first` are its first lines, and `answer` what it says of a game.
std::string nim(const std::string& first = "",
                const std::string& answer = "sum ? \"first\" : \"second\"") {
    return first +
           "#include <cstdio>\n"
           "int main() {\n"
           "    int n = 0, heap = 0;\n"
           "    for (int game = 1; scanf(\"%d\", &n) == 1; ++game) {\n"
           "        int sum = 0;\n"
           "        while (n-- > 0 && scanf(\"%d\", &heap) == 1) sum ^= heap;\n"
           "        printf(\"%sCase #%d: \", game > 1 ? \"\\n\" : \"\", game);\n"
           "        puts(" +
           answer + ");\n    }\n}\n";
}

class JudgeCommand : public ::testing::Test {
 protected:
    // Runs a shell line in the folder of the test; J is the command, without its set-up.
    tools::CommandResult shell(const std::string& line) {
        return tools::run_command({"env", "J=" + (tools::build_dir() / "bin/judge").string(),
                                   "SCRIPTS=" + (tools::root() / "scripts").string(),
                                   "COLLECTION=" + kCollection, "bash", "-c",
                                   "IFS=\ncd \"$0\" || exit 99\n" + line, folder()});
    }
    // The verdict of a program on the samples.
    std::string verdict(const std::string& source, const std::string& options = "") {
        const auto result =
            shell(fmt::format("$J rounds --source '{}' --case sample {}", source, options));
        output_ = result.output;
        EXPECT_NE(result.exit_code, 2) << result.output;
        for (const std::string& line : tools::lines_of(result.output)) {
            const auto words = tools::words_of(line);
            if (words.size() > 1 && words[0] == "sample-1-nim-rounds") return words[1];
        }
        return "exit code " + std::to_string(result.exit_code);
    }
    void write(const std::string& name, const std::string& text) {
        tools::write_file(folder_.path() / name, text);
    }
    std::string folder() const { return folder_.path().string(); }
    std::string output_;  // of the last verdict()

    const tools::TemporaryFolder folder_{"a test's"};
};

const std::string kRight = "#define FIRST \"first\"\n", kWrong = "#define FIRST \"second\"\n";
const std::string kAnswer = "sum ? FIRST : \"second\"";

// Each way to include a header.
class ChangedHeader : public JudgeCommand, public ::testing::WithParamInterface<const char*> {};

TEST_P(ChangedHeader, IsCompiledAnew) {
    write("h.h", kRight);
    write("a program.cpp", nim(GetParam(), kAnswer));
    EXPECT_EQ(verdict("a program.cpp"), "AC") << output_;
    write("h.h", kWrong);
    EXPECT_EQ(verdict("a program.cpp"), "WA") << output_;
    write("h.h", kRight);
    EXPECT_EQ(verdict("a program.cpp"), "AC") << output_;
}

INSTANTIATE_TEST_SUITE_P(
    , ChangedHeader,
    ::testing::Values("# include \"h.h\"\n", "#define H \"h.h\"\n#include H\n",
                      "%:include \"h.h\"\n", "#include/**/\"h.h\"\n",
                      "#if __has_include(\"h.h\")\n#include \"h.h\"\n#endif\n"));

TEST_F(JudgeCommand, SeesAHeaderThatNowComesFirst) {
    write("program.cpp",
          nim("#include \"cstdlib\"\n#ifndef FIRST\n" + kRight + "#endif\n", kAnswer));
    EXPECT_EQ(verdict("program.cpp"), "AC") << output_;
    write("cstdlib", kWrong);
    EXPECT_EQ(verdict("program.cpp"), "WA") << output_;
    fs::remove(fs::path(folder()) / "cstdlib");
    EXPECT_EQ(verdict("program.cpp"), "AC") << output_;
}

TEST_F(JudgeCommand, TellsTheSameTextInTwoFoldersApart) {
    write("a/h.h", kRight);
    write("b/h.h", kWrong);
    for (const char* file : {"a/program.cpp", "b/program.cpp"}) {
        write(file, nim("#include \"h.h\"\n", kAnswer));
    }
    EXPECT_EQ(verdict("a/program.cpp"), "AC") << output_;
    EXPECT_EQ(verdict("b/program.cpp"), "WA") << output_;
}

// From the second program on, the compiler finds the library read; what it says does not tell.
TEST_F(JudgeCommand, NamesTheIncludeOfTheProgram) {
    const std::string all = "#include <bits/stdc++.h>\n";
    const auto compile = [&](const std::string& text) {
        write("program.cpp", all + text);
        return tools::compile(folder() + "/program.cpp", tools::judge_compiler("gnu++17"));
    };
    for (const char* text : {"int main() {}\n", "int main() { return 0; }\n"}) {
        EXPECT_TRUE(compile(text).program);
    }
    const tools::Compilation rejected =
        compile("struct S {};\nauto f(S* s) { std::sort(s, s); }\n");
    EXPECT_FALSE(rejected.program);
    EXPECT_NE(rejected.messages.find("program.cpp:1:"), std::string::npos) << rejected.messages;
}

TEST_F(JudgeCommand, TakesAnyFile) {
    const std::string library = (tools::root() / "common/fast_io.hpp").string();
    write("fast_io.hpp", kWrong);
    const struct {
        const char *what, *verdict;
        std::string text;
    } files[] = {
        {"a comment", "AC", nim("// #include \"fast_io.hpp\"\n/*\n#include \"../x.hpp\"\n*/\n")},
        {"LOCAL", "AC", nim("#ifdef LOCAL\n#include \"debug.h\"\n#endif\n")},
        {"all of the library, and Chinese", "AC", nim("// 异或\n#include <bits/stdc++.h>\n")},
        {"no header", "CE", nim("#include \"no such header.h\"\n")},
        {"an absolute path", "CE", nim("#include \"" + library + "\"\n")},
        {"an absolute path between < and >", "CE", nim("#include <" + library + ">\n")},
        {"no file at that path", "CE", nim("#include \"/no/such/file.h\"\n")},
        {"LOCAL with an absolute path", "AC",
         nim("#ifdef LOCAL\n#include \"" + library + "\"\n#endif\n")},
    };
    for (const auto& file : files) {
        write("my program.txt", file.text);
        EXPECT_EQ(verdict("my program.txt"), file.verdict) << file.what << '\n' << output_;
    }
}

TEST_F(JudgeCommand, ReadsStandardInput) {
    write("h.h", kRight);
    write("program.cpp", nim("#include \"h.h\"\n", kAnswer));
    for (const char* name : {"-", "/dev/stdin"}) {
        const auto result =
            shell(fmt::format("$J rounds --case sample --source {} < program.cpp", name));
        EXPECT_EQ(result.exit_code, 0) << result.output;
    }
    EXPECT_EQ(shell("$J rounds --case sample --source <(cat program.cpp)").exit_code, 0);
}

// Right for sample-1-nim-rounds, in Java; `before` runs first.
std::string nim_in_java(const std::string& top, const std::string& before = "") {
    return "import java.util.*;\n\n// 取石子\n" + top +
           " {\n"
           "    public static void main(String[] arguments) {\n"
           "        String 答案 = \"first\";\n" +
           before +
           "        Scanner in = new Scanner(System.in);\n"
           "        for (int game = 1; in.hasNextInt(); ++game) {\n"
           "            int sum = 0;\n"
           "            for (int n = in.nextInt(); n > 0; --n) sum ^= in.nextInt();\n"
           "            System.out.print((game > 1 ? \"\\n\" : \"\") + \"Case #\" + game + \": "
           "\");\n"
           "            System.out.println(sum != 0 ? 答案 : \"second\");\n"
           "        }\n    }\n}\n";
}

TEST_F(JudgeCommand, TakesJavaAsJudgesDo) {
    if (!tools::find_command("javac")) GTEST_SKIP() << "there is no javac";
    const struct {
        const char *what, *verdict;
        std::string text;
    } programs[] = {
        {"public", "AC", nim_in_java("public class Main")},
        {"not public", "AC", nim_in_java("class Main")},
        {"in a package", "AC", "package nim.game;\n" + nim_in_java("public class Main")},
        {"with another class", "AC", nim_in_java("class Helper {}\n\npublic class Main")},
        {"another name", "CE", nim_in_java("class Nim")},
        {"a public class of another name", "CE", nim_in_java("public class Nim")},
        {"a class of the user's folder", "CE", nim_in_java("class Main extends Elsewhere")},
        {"too much memory", "MLE",
         nim_in_java("class Main",
                     "        List<int[]> all = new ArrayList<>();\n"
                     "        for (int i = 0; i < 50; ++i) all.add(new int[1 << 20]);\n")},
        {"garbage", "AC",
         nim_in_java("class Main",
                     "        for (int i = 0; i < 99; ++i) 答案 = new String(new char[1 << 18])"
                     ".trim() + \"first\";\n")},
        {"an endless loop", "TLE", nim_in_java("class Main", "        while (答案 != null);\n")},
    };
    write("说明.txt", "x");
    write("Elsewhere.java", "class Elsewhere {}\n");
    shell("javac Elsewhere.java; touch before");
    for (const auto& program : programs) {
        write("代码 1.java", program.text);
        const std::string limits = "--memory-limit 10 --time-limit ";
        const bool ends = program.verdict != std::string_view("TLE");
        EXPECT_EQ(verdict("代码 1.java", limits + (ends ? "2" : "0.2")), program.verdict)
            << program.what << '\n'
            << output_;
    }
    EXPECT_EQ(shell("find . -newer before ! -name '代码*' ! -name .").output, "");
}

// A JVM of 32 MB and a Node of 35 MB are no part of the program; what they are is said.
TEST_F(JudgeCommand, CountsNoRuntimeWhereNothingIsKnown) {
    write("p.py",
          "import sys\nall = [0] * 300000\nfor i, line in enumerate(sys.stdin):\n    sum = 0\n"
          "    for heap in line.split()[1:]: sum ^= int(heap)\n"
          "    if i: print()\n"
          "    print('Case #%d: %s' % (i + 1, 'first' if sum else 'second'))\n");
    write(
        "p.js",
        "require('fs').readFileSync(0, 'utf8').split('\\n').filter(l => l).forEach((line, i) => {\n"
        "  const sum = line.split(' ').slice(1).reduce((a, b) => a ^ b, 0);\n"
        "  console.log((i ? '\\n' : '') + `Case #${i + 1}: ${sum ? 'first' : 'second'}`);\n});\n");
    for (const auto& [file, tool, name] :
         {std::tuple{"p.py", "python3", "Python"}, {"p.js", "node", "JavaScript"}}) {
        if (!tools::find_command(tool)) continue;
        EXPECT_EQ(verdict(file, "--memory-limit 9"), "AC") << output_;
        EXPECT_NE(output_.find(fmt::format("{} itself, ", name)), std::string::npos) << output_;
        EXPECT_EQ(verdict(file, "--memory-limit 9 --strict"), "MLE") << output_;
        const auto command = shell(
            fmt::format("$J rounds --case sample --memory-limit 9 --command '{} {}'", tool, file));
        EXPECT_EQ(command.exit_code, 0) << command.output;
    }
    write("p.py", "all = [0] * 9000000\n");
    EXPECT_EQ(verdict("p.py", "--memory-limit 9"), "MLE") << output_;
}

TEST_F(JudgeCommand, RunsTheInterpreterItself) {
    if (!tools::find_command("python3")) GTEST_SKIP() << "there is no python3";
    write("p.py", "import os\nos._exit(7 if 'WRAPPED' in os.environ else 0)\n");
    write("bin/python3", "#!/bin/sh\nWRAPPED=1 PATH=${PATH#*:} exec python3 \"$@\"\n");
    const auto says = [&](const char* program) {
        return shell(
                   fmt::format("chmod +x bin/python3; PATH=$PWD/bin:$PATH; python3 p.py && exit 9\n"
                               "$J rounds --case sample {}",
                               program))
            .output;
    };
    for (const char* program : {"--source p.py", "--command 'python3 p.py'"}) {
        EXPECT_NE(says(program).find("WA"), std::string::npos) << says(program);
    }
}

TEST_F(JudgeCommand, BundlesWhatIncludesTheLibrary) {
    const std::string library = fs::relative(tools::root() / "common/fast_io.hpp", folder());
    write("mine.h", "#include \"" + library + "\"\n");
    write("program.cpp", "// " + std::string(60, '-') +
                             "\n#include \"mine.h\"\nint main() {\n    return " +
                             "__LINE__ > 100 && combinatorial_games_has_no_such_name;\n}\n");
    EXPECT_EQ(verdict("program.cpp"), "CE");
    EXPECT_NE(output_.find("bundles/source-"), std::string::npos) << output_;
}

TEST_F(JudgeCommand, BundlesWhatTheUserIncludesBesides) {
    const std::string library = fs::relative(tools::root() / "common/fast_io.hpp", folder());
    write("mine.cpp", "// 异或，快读\n#include <bits/stdc++.h>\n#include \"" + library +
                          "\"\nusing namespace std;\nint main() {\n"
                          "    fast_io::Reader in;\n    int n = 0, heap = 0;\n"
                          "    for (int game = 1; in.read(n); ++game) {\n        int sum = 0;\n"
                          "        while (n-- > 0 && in.read(heap)) sum ^= heap;\n"
                          "        if (game > 1) cout << endl;\n        cout << \"Case #\" << game "
                          "<< \": \" << (sum ? \"first\" : \"second\") << endl;\n    }\n}\n");
    EXPECT_EQ(verdict("mine.cpp"), "AC") << output_;
    const auto bundled = shell("${J%/*}/bundle mine.cpp");
    EXPECT_EQ(bundled.exit_code, 0) << bundled.output;
    EXPECT_NE(bundled.output.find("\n#include <bits/stdc++.h>\n"), std::string::npos);
    // What no compiler finds is its business.
    write("none.cpp", "// " + std::string(60, '-') + "\n#include <no/such.h>\n#include \"" +
                          library + "\"\nint main() {}\n");
    EXPECT_EQ(verdict("none.cpp"), "CE") << output_;
}

TEST_F(JudgeCommand, BuildsACopiedCheckoutAnew) {
    const auto sourced = [&](const std::string& home) {
        shell("mkdir -p copy/scripts/src copy/build/bin && touch copy/build/bin/judge");
        for (const char* file : {"copy/scripts/src/setup.sh", "copy/scripts/src/language.sh"}) {
            write(file, tools::read_file(tools::root() / std::string(file).substr(5)));
        }
        write("copy/build/CMakeCache.txt", "CMAKE_HOME_DIRECTORY:INTERNAL=" + home + "\n");
        const auto result = shell(". copy/scripts/src/setup.sh");
        EXPECT_EQ(result.exit_code, 0) << result.output;
        EXPECT_EQ(result.output.empty(), fs::exists(folder_.path() / "copy/build"));
        return fs::exists(folder_.path() / "copy/build/bin/judge");
    };
    EXPECT_FALSE(sourced(tools::root().string()));
    EXPECT_TRUE(sourced(fs::canonical(folder_.path() / "copy").string()));
}

// The line "run it again: ..." of an output.
std::string again(const std::string& output) {
    const std::string mark = "run it again: ";
    for (const std::string& line : tools::lines_of(output)) {
        if (line.find(mark) != line.npos) return line.substr(line.find(mark) + mark.size());
    }
    return "echo nothing to run again; false";
}

// --- files that results go to ---

TEST_F(JudgeCommand, WritesJsonToStandardOutputOrFiles) {
    write("wrong.cpp", nim("", "\"<No>\""));
    shell(
        "$J rounds --source wrong.cpp --json > json 2> table; "
        "$J rounds --source wrong.cpp --all --case edge --case sample --json -o deep/json");
    const auto json = nlohmann::json::parse(tools::read_file(folder_.path() / "json"));
    const auto problem = json.at("problems").at(0);
    EXPECT_EQ(problem.at("verdict"), "WA");
    EXPECT_EQ(problem.at("judged").size(), problem.at("passed").get<std::size_t>() + 1);
    EXPECT_EQ(problem.at("judged").back().at("verdict"), "WA");
    EXPECT_TRUE(problem.at("slowest").is_string());
    EXPECT_NE(tools::read_file(folder_.path() / "table").find("WA"), std::string::npos);
    const auto all = nlohmann::json::parse(tools::read_file(folder_.path() / "deep/json"));
    EXPECT_EQ(all.at("problems").at(0).at("judged").at(0).at("case"), "sample-1");
    EXPECT_NE(all.dump().find("<No>"), std::string::npos) << all;
}

TEST_F(JudgeCommand, TellsBeforeJudgingThatAFileCannotBeWritten) {
    write("file", "precious");
    shell("mkdir folder; ln -s file link; mkfifo pipe");
    for (const char* name : {"file/x", "folder", "/proc/no-such-file", "/dev/null/x"}) {
        const auto result = shell(fmt::format("$J rounds --case sample --json -o {}", name));
        EXPECT_EQ(result.exit_code, 2) << name;
        EXPECT_EQ(tools::lines_of(result.output).size(), 1u) << result.output;
    }
    EXPECT_EQ(shell("ls -A | tr '\\n' ' '").output, "file folder link pipe ");
    // A link leads to its file, and what is no file stays what it is.
    const auto result = shell(
        "$J rounds --case sample --json -o link > out && test -L link && grep -q verdict file && "
        "{ cat pipe > read & $J rounds --case sample --json -o pipe > out; wait; } && "
        "test -p pipe && grep -q verdict read");
    EXPECT_EQ(result.exit_code, 0) << result.output;
}

// Names that a shell or a compiler might take for something else.
TEST_F(JudgeCommand, TakesFilesOfAnyName) {
    const std::string wrong = nim("#include <vector>\n", "(std::vector<int>(1).at(n + 2), \"\")");
    for (const char* name : {"a b.cpp", "a\tb.cpp", "a\nb.cpp", "a\\b.cpp", "-x.cpp", "--help.cpp",
                             "a'b\"c$d.cpp", "a#b%c.cpp", "博弈.cpp"}) {
        write(name, nim());
        write("name", name);
        const auto right = shell("$J rounds --source=\"$(cat name)\" --case sample");
        EXPECT_EQ(right.exit_code, 0) << name << '\n' << right.output;
        write(name, wrong);
        const auto crash = shell("$J rounds --source=\"$(cat name)\" --case sample");
        EXPECT_EQ(crash.exit_code, 1) << name << '\n' << crash.output;
        EXPECT_NE(crash.output.find("line 9"), std::string::npos) << name << '\n' << crash.output;
    }
}

TEST_F(JudgeCommand, TakesAFileBesideItsProblem) {
    write("my.cpp", nim());
    write("other.cpp", nim());
    shell("mkdir -p sample-1-nim-rounds/wrong && cp my.cpp sample-1-nim-rounds/wrong/");
    for (const char* words :
         {"rounds my.cpp", "my.cpp rounds", "sample-1-nim-rounds/ ./my.cpp",
          "problems/sample-1-nim-rounds my.cpp", "sample-1-nim-rounds/wrong/my.cpp"}) {
        const auto result = shell(fmt::format("$J {} --case sample", words));
        EXPECT_EQ(result.exit_code, 0) << words << '\n' << result.output;
        EXPECT_NE(result.output.find("1 of 1 AC"), std::string::npos) << words << result.output;
    }
    const std::pair<const char*, const char*> refused[] = {
        {"my.cpp",
         "judge: my.cpp: name the problem that it solves, e.g. scripts/judge 891 my.cpp\n"},
        {"rounds my.cpp other.cpp", "judge: my.cpp and other.cpp: judge one program at a time\n"},
        {"rounds my.cpp --command cat", "judge: cat and my.cpp: judge one program at a time\n"},
        {"rounds my.cpp --source other.cpp",
         "judge: other.cpp and my.cpp: judge one program at a time\n"},
        {"rounds none.cpp", "judge: none.cpp: cannot be read: "},
        {"rounds my.pas", "judge: my.pas: .pas files are not judged"}};
    for (const auto& [words, told] : refused) {
        const auto result = shell(fmt::format("$J {}", words));
        EXPECT_EQ(result.exit_code, 2) << words;
        EXPECT_EQ(result.output.rfind(told, 0), 0U) << words << '\n' << result.output;
        EXPECT_EQ(tools::lines_of(result.output).size(), 1U) << result.output;
    }
}

TEST_F(JudgeCommand, SpeaksChinese) {
    const std::pair<const char*, std::string> programs[] = {
        {"WA", nim("", "\"first\"")},
        {"返回值为 3", nim("#include <cstdlib>\n", "(exit(3), \"\")")},
        {"被信号终止：", nim("#include <cstdlib>\n", "(abort(), \"\")")},
        {"时间限制为", nim("", "(({ for (;;); }), \"\")")},
        {"内存限制为",
         nim("#include <vector>\n", "(std::vector<char>(1 << 27, 1).at(sum), \"first\")")},
        {"整数溢出（signed integer overflow: ",
         nim("int all = 2147483647;\n", "(all += n + 2, \"?\")")},
        {"除以零（division by zero）", nim("int all = 1;\n", "(all /= sum - sum, \"\")")},
        {"异常没有被捕获（terminate called",
         nim("#include <vector>\n", "(std::vector<int>(1).at(2), \"\")")},
        {"编译失败", "int main() { return nothing; }\n"}};
    for (const auto& [wanted, source] : programs) {
        write("wrong.cpp", source);
        const auto result =
            shell("$J rounds --source wrong.cpp --case sample --time-limit 0.2 --lang zh");
        EXPECT_EQ(result.exit_code, 1) << result.output;
        EXPECT_NE(result.output.find(wanted), std::string::npos) << result.output;
        EXPECT_NE(result.output.find("1 题中 0 题 AC"), std::string::npos) << result.output;
        for (const char* english : {" line ", "expected", "found", "input", "limit", "cases", "why",
                                    "the end", " used ", "killed"}) {
            const auto lines = tools::lines_of(result.output);
            for (const std::string& line : lines) {
                const bool quoted = line.starts_with("    ") || line.find("build/") != line.npos ||
                                    line.find("--time-limit") != line.npos;
                EXPECT_TRUE(quoted || line.find(english) == line.npos) << line;
            }
        }
    }
    const std::string json =
        "$J rounds --source wrong.cpp --case sample --json 2> table | grep -v -e time_ms -e "
        "memory; ";
    EXPECT_EQ(shell("LANG=zh_CN.UTF-8 LC_ALL= " + json).output, shell("LC_ALL=C " + json).output);
}

// --- what a failure tells ---

TEST_F(JudgeCommand, RunsItAgainFromWhereTheUserStands) {
    write("it's a/wrong one.cpp", nim("", "sum == ANSWER ? \"first\" : \"second\""));
    const auto result = shell(
        "mkdir -p here && cd here && $J rounds --source \"../it's a/wrong one.cpp\" "
        "--flags '-DANSWER=1 -O1' --std gnu++14 --time-limit 0.7 --memory-limit 63 --seed 5 "
        "--rounds 7 --whitespace --case random --case edge-one-game-won");
    ASSERT_EQ(result.exit_code, 1) << result.output;
    const auto second = shell("cd here && " + again(result.output));
    EXPECT_EQ(second.exit_code, 1) << again(result.output) << '\n' << second.output;
    EXPECT_EQ(again(second.output), again(result.output)) << second.output;
    EXPECT_NE(second.output.find("0/1 "), std::string::npos) << second.output;
    EXPECT_NE(second.output.find("700 ms"), std::string::npos) << second.output;
    EXPECT_NE(second.output.find("/63 MB"), std::string::npos) << second.output;
    write("input", "3 1 2 9\n");
    const auto third = shell("$J rounds --command 'echo \"it is\"' --input input");
    EXPECT_EQ(shell(again(third.output)).exit_code, 1) << third.output;
    EXPECT_NE(again(third.output).find(" --input input"), std::string::npos) << third.output;
    const auto piped = shell("$J rounds --case sample --source - <<< 'int main() {}'");
    EXPECT_EQ(shell(again(piped.output) + " < /dev/null").exit_code, 1) << piped.output;
}

TEST_F(JudgeCommand, NamesTheCommandThatExplains) {
    write("wrong.cpp", nim("", "\"first\""));
    const auto result = shell("$J rounds --source wrong.cpp --explain");
    const std::string mark = "why: ";
    for (const std::string& line : tools::lines_of(result.output)) {
        if (line.find(mark) == line.npos) continue;
        const auto why = shell(line.substr(line.find(mark) + mark.size()));
        EXPECT_EQ(why.exit_code, 0) << line << '\n' << why.output;
        EXPECT_NE(why.output.find("nim-sum"), std::string::npos) << why.output;
        EXPECT_NE(result.output.find("nim-sum"), std::string::npos) << result.output;
        return;
    }
    FAIL() << result.output;
}

TEST_F(JudgeCommand, TellsAKnownMistakeByItsAnswers) {
    write("wrong.cpp", std::regex_replace(nim(), std::regex("game\\);"), "game - 1);"));
    const auto known = shell("$J rounds --source wrong.cpp");
    EXPECT_NE(known.output.find("wrong/counts-from-zero.cpp does\n"), std::string::npos)
        << known.output;
    EXPECT_NE(known.output.find("The games are numbered from 1, not from 0. (pitfall 1 "),
              std::string::npos)
        << known.output;
    write("wrong.cpp", nim("", "\"first\""));
    const auto unknown = shell("$J rounds --source wrong.cpp");
    EXPECT_NE(unknown.output.find("WA"), std::string::npos) << unknown.output;
    EXPECT_EQ(unknown.output.find("known mistake"), std::string::npos) << unknown.output;
}

TEST_F(JudgeCommand, ShowsLongOutputsSideBySideWithTheTest) {
    write("wrong.cpp", nim("", "game == 5 ? \"draw\" : sum ? \"first\" : \"second\""));
    write("input", "1 1\n2 1 1\n1 3\n1 4\n2 5 5\n1 6\n1 7\n");
    const auto result = shell("COLUMNS=60 $J rounds --source wrong.cpp --input input");
    EXPECT_NE(result.output.find("test 5 of the input"), std::string::npos) << result.output;
    const std::string table =
        "        line  expected               found\n"
        "           7  Case #4: first         Case #4: first\n"
        "           8\n"
        "  >        9  Case #5: second        Case #5: draw\n"
        "          10\n";
    std::string found = result.output;
    for (std::size_t at; (at = found.find(" \n")) != found.npos;) found.erase(at, 1);
    EXPECT_NE(found.find(table), std::string::npos) << result.output;
}

TEST_F(JudgeCommand, GoesOnAfterAFailureIfAsked) {
    write("wrong.cpp", nim("", "\"draw\""));
    const std::string options = "--case edge --case sample -v";
    const auto count = [&](const std::string& more) {
        const auto result = shell("$J rounds --source wrong.cpp " + options + more);
        std::size_t lines = 0;
        for (const std::string& line : tools::lines_of(result.output)) {
            lines += line.starts_with("  AC ") || line.starts_with("  WA ");
        }
        EXPECT_NE(result.output.find("  slowest: "), std::string::npos) << result.output;
        return lines;
    };
    EXPECT_EQ(count(""), 1u);
    EXPECT_EQ(count(" --all"), 3u);
    const auto result = shell("$J rounds --source wrong.cpp --all --case edge");
    EXPECT_NE(result.output.find("  also: WA edge-"), std::string::npos) << result.output;
}

// --- cases by name ---

TEST_F(JudgeCommand, ListsExportsAndChoosesCases) {
    const auto list = shell("$J rounds --list --case sample --case limit-greatest");
    EXPECT_EQ(tools::words_of(list.output).at(0), "sample-1-nim-rounds") << list.output;
    EXPECT_EQ(tools::lines_of(list.output).size(), 4u) << list.output;
    // One that others begin with is meant alone.
    EXPECT_EQ(tools::lines_of(shell("$J rounds --list --case edge-one-game").output).size(), 3u);
    EXPECT_EQ(tools::lines_of(shell("$J rounds --list --case edge-one").output).size(), 4u);
    EXPECT_EQ(shell("$J rounds --export out --case sample --case edge").exit_code, 0);
    EXPECT_EQ(tools::read_file(folder_.path() / "out/edge-one-game.in"),
              tools::read_file(kCollection + "/testdata/sample-1-nim-rounds/edge-one-game.in"));
    EXPECT_EQ(shell("$J rounds --export out --case sample").exit_code, 0) << "again";
    write("out/sample-1.in", "mine");
    for (const auto& [source, why] : {std::pair(".", "it is a folder"),
                                      std::pair("nowhere.cpp", "No such file or directory")}) {
        const auto unreadable = shell(fmt::format("$J rounds --source {}", source));
        EXPECT_EQ(unreadable.exit_code, 2);
        EXPECT_NE(unreadable.output.find(why), std::string::npos) << unreadable.output;
    }
    const auto no_folder = shell("$J rounds --export /dev/null/x");
    EXPECT_EQ(no_folder.exit_code, 2);
    EXPECT_NE(no_folder.output.find("/dev/null/x: is no folder"), std::string::npos)
        << no_folder.output;
    const auto refused = shell("$J rounds --export out");
    EXPECT_EQ(refused.exit_code, 2);
    EXPECT_EQ(tools::read_file(folder_.path() / "out/sample-1.in"), "mine");
}

TEST_F(JudgeCommand, SuggestsWhatWasMeant) {
    const struct {
        const char *misuse, *hint;
    } misuses[] = {{"ruonds", "sample-1-nim-rounds"},
                   {"moove", "sample-2-nim-move"},
                   {"rounds --case edge --case smaple", "sample-"},
                   {"rounds --case limit-greatset", "limit-greatest"},
                   {"rounds --std c++7", "use one of c++98, c++03, "},
                   {"rounds --std c++23 --compiler clang++-14", "c++23"},
                   {"rounds --std c++23 --judge HDU", "it offers "},
                   {"rounds --std c++20 --command true", "excludes"},
                   {"rounds --flags -fno-such-flag", "fno-such-flag"},
                   {"rounds --flags '-O3 -o mine'", "leave out -o"},
                   {"rounds --compiler true --case sample", "it made no program"},
                   {"rounds --input /dev/zero", "over 512 MB"},
                   {"rounds --compiler no-such-compiler", "no-such-compiler"}};
    for (const auto& misuse : misuses) {
        const bool by_old = std::string_view(misuse.misuse).ends_with("clang++-14");
        if (by_old && !tools::find_command("clang++-14")) continue;  // newer ones know C++23
        const auto result = shell(fmt::format("$J {}", misuse.misuse));
        EXPECT_EQ(result.exit_code, 2) << misuse.misuse;
        EXPECT_EQ(tools::lines_of(result.output).size(), 1u) << result.output;
        EXPECT_NE(result.output.find(misuse.hint), std::string::npos) << result.output;
    }
    EXPECT_EQ(shell("$SCRIPTS/stress nosuchthing").output.rfind("stress: ", 0), 0u);
}

// --- the compiler ---

// What compilers say when the machine fails, and not the source.
class FailingCompiler : public JudgeCommand, public ::testing::WithParamInterface<const char*> {};

TEST_P(FailingCompiler, IsNoVerdict) {
    // It answers as the test of its flags wants.
    write("compiler",
          fmt::format("#!/bin/bash\ncase \" $* \" in *' -E '*) exit 0 ;; esac\n{}\n", GetParam()));
    write("program.cpp", nim("// " + folder()));
    const auto result = shell(
        "chmod +x compiler && $J rounds --source program.cpp --case sample --compiler "
        "\"$PWD/compiler\"");
    EXPECT_EQ(result.exit_code, 2) << result.output;
    EXPECT_NE(result.output.find("cannot compile"), std::string::npos) << result.output;
    EXPECT_EQ(tools::lines_of(result.output).size(), 1u) << result.output;
}

TEST_F(JudgeCommand, StopsACompilerThatHasNoEnd) {
    // Templates that take all the time there is; the limit is lowered from outside.
    write("program.cpp",
          "template <int N, int M> struct A {\n"
          "    static const int v = A<N - 1, 2 * M>::v + A<N - 1, 2 * M + 1>::v;\n"
          "};\n"
          "template <int M> struct A<0, M> { static const int v = M % 2; };\n"
          "int main() { return A<25, 1>::v; }  // " +
              folder() + "\n");
    const auto result = shell(
        "echo 'exec prlimit --cpu=1:2 g++ \"$@\"' > compiler; chmod +x compiler; "
        "$J rounds --source program.cpp --case sample --compiler \"$PWD/compiler\"");
    EXPECT_EQ(result.exit_code, 1) << result.output;
    EXPECT_NE(result.output.find("stopped the compiler after 120 s of CPU time"), std::string::npos)
        << result.output;
}

INSTANTIATE_TEST_SUITE_P(
    , FailingCompiler,
    ::testing::Values(
        "kill -SEGV $$", "exit 1",
        "echo 'p.cpp:1:1: internal compiler error: Segmentation fault'; exit 1",
        "echo 'g++: fatal error: Killed signal terminated program cc1plus'; exit 1",
        "echo 'p.cpp:9:2: fatal error: error writing to /tmp/ccX.s: No space left on device'; exit "
        "1",
        "echo '/usr/bin/ld: final link failed: No space left on device'; exit 1",
        "echo 'collect2: fatal error: ld terminated with signal 9 [Killed]'; exit 1",
        "echo 'cc1plus: out of memory allocating 65536 bytes after a total of 1 bytes'; exit 1"));

TEST_F(JudgeCommand, TellsWhatTheSourceSaysFromWhatTheMachineDoes) {
    write("error.cpp", "#error No space left on device\n");
    EXPECT_EQ(verdict("error.cpp"), "CE");
    write("error.cpp", "int main() { return \"internal compiler error\"; }\n");
    EXPECT_EQ(verdict("error.cpp"), "CE");
    write("error.cpp", "void f();\nint main() { f(); }\n");
    EXPECT_EQ(verdict("error.cpp"), "CE");
}

TEST_F(JudgeCommand, TellsUndefinedBehaviourWithItsLine) {
    const struct {
        const char *name, *line;
        std::string text;
    } programs[] = {{"array.cpp", "array.cpp:1",
                     nim("int a[4], *p = a + 4; int f(int n) { return p[n]; }\n",
                         "f(0) == 7 ? \"second\" : sum ? \"first\" : \"second\"")},
                    {"overflow.cpp", "overflow.cpp:1",
                     nim("int most = 2147483647; int f() { return most + 1; }\n",
                         "f() == 7 ? \"second\" : sum ? \"first\" : \"second\"")}};
    for (const auto& program : programs) {
        write(program.name, program.text);
        EXPECT_EQ(verdict(program.name), "AC") << output_;
        EXPECT_EQ(verdict(program.name, "--sanitize"), "RE") << output_;
        EXPECT_NE(output_.find("undefined behaviour: "), std::string::npos) << output_;
        EXPECT_NE(output_.find(program.line), std::string::npos) << output_;
    }
    EXPECT_NE(output_.find("signed integer overflow"), std::string::npos) << output_;
    write("copy.cpp", programs[1].text);
    EXPECT_EQ(verdict("copy.cpp", "--sanitize"), "RE") << output_;
    EXPECT_NE(output_.find("copy.cpp:1"), std::string::npos) << output_;
}

// With a heap more than the array has, and no more; nothing in the game explains it.
TEST_F(JudgeCommand, MakesAnInputOfUndefinedBehaviourSmall) {
    write("array.cpp",
          "#include <cstdio>\nint heaps[10];\nint main() {\n    int n, game = 0;\n"
          "    while (scanf(\"%d\", &n) == 1) {\n        int sum = 0;\n"
          "        for (int i = 0; i < n; ++i) scanf(\"%d\", &heaps[i]), sum ^= heaps[i];\n"
          "        printf(\"%sCase #%d: \", game ? \"\\n\" : \"\", game + 1), ++game;\n"
          "        puts(sum ? \"first\" : \"second\");\n    }\n}\n");
    const auto result = shell("$J rounds --source array.cpp --sanitize");
    EXPECT_NE(result.output.find("small.in):\n    11 "), std::string::npos) << result.output;
    EXPECT_NE(result.output.find("array.cpp:7"), std::string::npos) << result.output;
    EXPECT_EQ(result.output.find("why: "), std::string::npos) << result.output;
}

TEST_F(JudgeCommand, TellsIllegalInputInTheLanguageOfTheUser) {
    write("input", "1 0\n");
    const auto told = [&](const std::string& language) {
        return shell("LC_ALL=" + language + " $J rounds --input input").output;
    };
    EXPECT_EQ(
        told("zh_CN.UTF-8"),
        "judge: input：不是合法的输入：第 1 行第 3 列：一堆的石子数应在 1 到 1000000000 之间，"
        "实际是“0”\n");
    EXPECT_EQ(told("C"),
              "judge: input: not a legal input: line 1, column 3: a heap must be in 1 .. "
              "1000000000, found \"0\"\n");
    // No terminal obeys what it quotes.
    write("input", std::string("\x1b[2J\0", 5) + "一二三四五六七八九");
    EXPECT_EQ(told("C"),
              "judge: input: not a legal input: line 1, column 1: expected n, an integer, found "
              "\"\\x1b[2J\\x00一二三四五六\\xe4\"\n");
}

TEST_F(JudgeCommand, TakesInputAsItIsPasted) {
    write("program.cpp", nim());
    write("input",
          "\xEF\xBB\xBF"
          "2  1 2 \r\n\r\n");
    const auto result = shell("$J rounds --source program.cpp --input input");
    EXPECT_EQ(result.exit_code, 0) << result.output;
}

TEST_F(JudgeCommand, NamesASecondFile) {
    write("helper.h", kRight);
    write("debug.h", "");
    write("program.cpp", nim("#include \"helper.h\"\n", kAnswer));
    EXPECT_EQ(verdict("program.cpp"), "AC");
    EXPECT_NE(
        output_.find("a judge takes one file, and program.cpp includes helper.h; one of both: "
                     "scripts/bundle program.cpp -o FILE"),
        std::string::npos)
        << output_;
    // What is only there at home is no second file.
    write("local.cpp", nim("#ifdef LOCAL\n#include \"debug.h\"\n#endif\n" + kRight, kAnswer));
    EXPECT_EQ(verdict("local.cpp"), "AC");
    EXPECT_EQ(output_.find("one file"), std::string::npos) << output_;
    const auto made = shell("$SCRIPTS/bundle program.cpp -o one.cpp");
    EXPECT_EQ(made.exit_code, 0) << made.output;
    EXPECT_EQ(verdict("one.cpp"), "AC");
    EXPECT_EQ(output_.find("one file"), std::string::npos) << output_;

    write("helper.py", "def xor(a, b): return a ^ b\n");
    write("program.py",
          "import helper\nfor number, game in enumerate(open(0)):\n    result = 0\n"
          "    for heap in game.split()[1:]: result = helper.xor(result, int(heap))\n"
          "    print('\\n' * (number > 0) + f'Case #{number + 1}:', 'first' if result else "
          "'second')\n");
    verdict("program.py");  // it cannot read the checkout, in which the folder lies
    EXPECT_NE(output_.find("program.py imports helper.py"), std::string::npos) << output_;

    write("lib/helper.js", "exports.xor = (a, b) => a ^ b;\n");
    write("data.json", "{}\n");
    const auto script = [](const std::string& first) {
        return first +
               "\nlet out = '';\n"
               "require('fs').readFileSync(0, 'utf8').split('\\n').filter(l => l).forEach((line, "
               "i) "
               "=> {\n  const sum = line.split(' ').slice(1).reduce((a, b) => a ^ b, 0);\n"
               "  console.log((i ? '\\n' : '') + `Case #${i + 1}: ${sum ? 'first' : 'second'}`);\n"
               "});\n";
    };
    const struct {
        const char *first, *named;
    } scripts[] = {{"const { xor } = require('./lib/helper');", "helper.js"},
                   {"const h = require(\"./lib/helper.js\");", "helper.js"},
                   {"const data = require('./data');", "data.json"},
                   {"const os = require('os');", nullptr},
                   {"// const h = require('./lib/none');", nullptr}};
    for (const auto& [first, named] : scripts) {
        if (!tools::find_command("node")) break;
        write("program.js", script(first));
        verdict("program.js");
        const std::string note = fmt::format("program.js imports {}", named ? named : "");
        EXPECT_EQ(output_.find(note) != std::string::npos, named != nullptr) << first << output_;
    }
}

TEST_F(JudgeCommand, SaysWhichEndingsItTakes) {
    for (const char* name : {"program.kt", "program.pas", "Program.CS"}) {
        write(name, "begin end.\n");
        const auto result = shell(fmt::format("$J rounds --source {}", name));
        EXPECT_EQ(result.exit_code, 2) << result.output;
        EXPECT_NE(result.output.find(" files are not judged, but .cpp, .c and .py, .js"),
                  std::string::npos)
            << result.output;
        EXPECT_EQ(tools::lines_of(result.output).size(), 1u) << result.output;
    }
    for (const char* name : {"program", "program.CPP", "program.1", "program.txt"}) {
        write(name, nim());
        EXPECT_EQ(verdict(name), "AC") << output_;
    }
}

// Below the limit in what it uses: what it asked for decides, and is told.
TEST_F(JudgeCommand, SaysWhatWasAskedForBelowTheLimit) {
    write("program.cpp",
          nim("#include <cstdlib>\n", "malloc(200 << 20) ? \"first\" : (abort(), \"\")"));
    EXPECT_EQ(verdict("program.cpp", "--memory-limit 20 --strict"), "MLE") << output_;
    EXPECT_NE(output_.find("used 0."), std::string::npos) << output_;
    EXPECT_NE(output_.find(" MB, and reserved 20"), std::string::npos) << output_;
    EXPECT_NE(output_.find(" MB in all; the limit is 20.0 MB"), std::string::npos) << output_;
    verdict("program.cpp", "--memory-limit 20 --strict --lang zh");
    EXPECT_NE(output_.find("内存，共申请了 20"), std::string::npos) << output_;
    if (!tools::find_command("javac")) return;
    write("Main.java", nim_in_java("class Main", "        int[] all = new int[1 << 26];\n"));
    EXPECT_EQ(verdict("Main.java", "--memory-limit 10 --time-limit 2"), "MLE") << output_;
    EXPECT_NE(output_.find(" MB, and its runtime refused it more; the limit is 10.0 MB"),
              std::string::npos)
        << output_;
}

TEST_F(JudgeCommand, SaysThatALoopDoesNotSeeTheEndOfTheInput) {
    const auto program = [](const std::string& condition) {
        return "#include <cstdio>\nint main() {\n    int n;\n    while (" + condition +
               ") std::puts(\"second\");\n}\n";
    };
    const std::string hint = "line 4: at the end of the input scanf is -1, which counts as true";
    write("program.cpp", program("scanf(\"%d%d\", (&n), &n )"));
    EXPECT_EQ(verdict("program.cpp"), "OLE") << output_;
    EXPECT_NE(output_.find(hint), std::string::npos) << output_;
    write("program.cpp", program("scanf(\"%d\", &n) != 7"));
    EXPECT_EQ(verdict("program.cpp"), "OLE") << output_;
    EXPECT_EQ(output_.find("scanf is -1"), std::string::npos) << output_;
}

TEST_F(JudgeCommand, SaysThatAProgramReadsFiles) {
    write("program.cpp",
          nim("#define MAIN\n", "freopen(\"a.out\", \"w\", stdout) ? \"first\" : \"second\""));
    EXPECT_EQ(verdict("program.cpp"), "WA");
    EXPECT_NE(output_.find("line 9: freopen reads or writes a file"), std::string::npos) << output_;
    // At home alone.
    write("local.cpp", nim("#ifndef ONLINE_JUDGE\n#define OPEN freopen(\"a\", \"r\", stdin)\n"
                           "#else\n#define OPEN 0\n#endif\n",
                           "(OPEN, \"second\")"));
    EXPECT_EQ(verdict("local.cpp"), "WA");
    EXPECT_EQ(output_.find("freopen reads"), std::string::npos) << output_;
}

TEST_F(JudgeCommand, TellsAnArrayThatIsTooSmallFromAProgramThatIsTooSlow) {
    // What it writes beyond its array may be a lock of the library.
    write("program.cpp",
          "#include <cstdio>\n#include <unistd.h>\nint heaps[4];\nint main() {\n"
          "    int n;\n    scanf(\"%d\", &n);\n    for (int i = 0; i < 5; ++i) heaps[i] = n;\n"
          "    for (;;) pause();\n}\n");
    EXPECT_EQ(verdict("program.cpp", "--time-limit 0.2"), "RE");
    EXPECT_NE(output_.find("without sanitizers it waits for ever"), std::string::npos) << output_;
    EXPECT_NE(output_.find("line 7: "), std::string::npos) << output_;
    EXPECT_NE(output_.find("found:\n    (nothing)\n"), std::string::npos) << output_;
    write("sleeps.cpp", "#include <unistd.h>\nint main() {\n    for (;;) pause();\n}\n");
    EXPECT_EQ(verdict("sleeps.cpp", "--time-limit 0.2"), "TLE") << output_;
}

// Each prints what is right, by chance.
TEST_F(JudgeCommand, TellsValuesThatWereNeverSetWithTheirLine) {
    const struct {
        const char *name, *place;
        std::string text;
    } programs[] = {
        {"local.cpp", "local.cpp:9: ",
         nim("int f(int n) { volatile int a[9]; if (n > 5) a[3] = 7; return a[3]; }\n",
             "f(n) == 12345 ? \"second\" : sum ? \"first\" : \"second\"")},
        {"heap.cpp", "heap.cpp:11: ",
         nim("#include <iostream>\n#include <vector>\nbool f() { return *new int[9] == 12345; }\n",
             "f() ? \"second\" : sum ? \"first\" : \"second\"")}};
    for (const auto& program : programs) {
        write(program.name, program.text);
        EXPECT_EQ(verdict(program.name), "AC") << output_;
        EXPECT_EQ(verdict(program.name, "--sanitize"), "RE") << output_;
        EXPECT_NE(output_.find(std::string(program.place) + "use of uninitialized value"),
                  std::string::npos)
            << output_;
    }
    // What a standard library reads is set, whichever library it is and whatever reads.
    write("streams.cpp",
          "#include <algorithm>\n#include <iostream>\n#include <map>\n#include <sstream>\n"
          "#include <string>\n#include <vector>\nint main() {\n"
          "    std::ios::sync_with_stdio(false);\n    int n, game = 0;\n"
          "    while (std::cin >> n) {\n"
          "        std::vector<int> heaps(n);\n"
          "        for (int& heap : heaps) std::cin >> heap;\n"
          "        std::sort(heaps.begin(), heaps.end());\n"
          "        std::map<std::string, int> sums;\n"
          "        for (int heap : heaps) {\n            std::stringstream text;\n"
          "            text << heap;\n            int read;\n            text >> read;\n"
          "            sums[\"sum\"] ^= read;\n        }\n"
          "        if (game++) std::cout << std::endl;\n"
          "        std::cout << \"Case #\" << game << \": \" << (sums[\"sum\"] ? \"first\" : "
          "\"second\") << std::endl;\n    }\n}\n");
    for (const char* compiler :
         {"", "--compiler clang++", "--compiler clang++ --flags -stdlib=libc++"}) {
        EXPECT_EQ(verdict("streams.cpp", fmt::format("--sanitize {}", compiler)), "AC") << output_;
        EXPECT_EQ(output_.find("note: "), std::string::npos) << output_;
    }
}

// What is undefined shows on the failed inputs that the smallest is not.
TEST_F(JudgeCommand, LooksForUndefinedBehaviourOnSeveralFailedInputs) {
    // Always wrong; it overflows where a heap is large.
    write("overflow.cpp", nim("int total; int add(int a) { return total = a + 2000000000; }\n",
                              "heap > 500000000 && add(heap) == 7 ? \"\" : \"?\""));
    const auto result = shell("$J rounds --source overflow.cpp --case edge --case limit");
    EXPECT_NE(result.output.find(": line 1: signed integer overflow: "), std::string::npos)
        << result.output;
    EXPECT_NE(result.output.find("  on "), std::string::npos) << result.output;
    // No sanitizer sees it, and no warning of the compiler tells of it.
    write("unset.cpp", nim("int* a = new int[9];\nint f(int i) { return a[i % 9]; }\n",
                           "f(sum) == 7 ? \"first\" : \"second\""));
    const auto unset = shell("$J rounds --source unset.cpp --case edge");
    EXPECT_NE(unset.output.find("line 10: use of uninitialized value"), std::string::npos)
        << unset.output;
    // Neither is said of a program that is merely wrong.
    write("wrong.cpp", nim("", "\"first\""));
    const auto wrong = shell("$J rounds --source wrong.cpp --case edge");
    EXPECT_EQ(wrong.output.find("line "), wrong.output.find("line 1, column")) << wrong.output;
}

TEST_F(JudgeCommand, SaysWhereValuesThatWereNeverSetAreNotSeen) {
    write("right.cpp", nim());
    const auto result = shell(
        "mkdir bin; for tool in g++ as ld env git; do ln -s $(command -v $tool) "
        "bin; done; PATH=$PWD/bin $J rounds --source right.cpp --sanitize --case sample");
    EXPECT_EQ(result.exit_code, 0) << result.output;
    EXPECT_NE(result.output.find("note: use of uninitialized values is not seen here: there is no "
                                 "valgrind in PATH; install it\n"),
              std::string::npos)
        << result.output;
}

TEST_F(JudgeCommand, JudgesAgainOnEverySave) {
    write("program.cpp", nim("", "\"first\""));
    write("right", nim());
    const auto result = shell(
        "$J rounds --source program.cpp --case sample --case edge --watch > out 2>&1 & "
        "wait_for() { for ((i = 0; i < 400; ++i)); do grep -q \"$1\" out && return; sleep 0.05; "
        "done; }\n"
        "wait_for waiting; mv right program.cpp; wait_for '1 of 1 AC'; kill -INT $!; wait $!; cat "
        "out");
    EXPECT_NE(result.output.find("0 of 1 AC"), std::string::npos) << result.output;
    EXPECT_NE(result.output.find("1 of 1 AC"), std::string::npos) << result.output;
}

// --- interrupts ---

class Interrupted : public JudgeCommand, public ::testing::WithParamInterface<const char*> {};

TEST_P(Interrupted, EndsAtOnceWithTheSumSoFar) {
    write("sleeps.cpp", nim("#include <unistd.h>\n",
                            "(n < 0 && sum == 1 ? sleep(1000), 0 : sum) ? \"first\" : \"second\""));
    write("slow", "#!/bin/bash\ncase \" $* \" in *' -E '*) exit 0 ;; esac\nsleep 1000\n");
    // The matrix first asks all compilers what they are, which takes a second where nothing else runs.
    const bool asks = std::string(GetParam()).find("matrix") != std::string::npos;
    const auto result = shell(fmt::format(
        "chmod +x slow; B=${{J%/*}}; {} > out 2>&1 & pid=$!; sleep {}; kill -INT $pid; "
        "(sleep 20; kill -KILL $pid) > /dev/null 2>&1 & "  // what does not heed it ends, too
        "wait $pid; echo \"exit code $?\"; cat out",
        GetParam(), asks ? "8" : "1.5"));
    const auto words = tools::words_of(result.output);
    ASSERT_EQ(words.at(0), "exit") << result.output;
    EXPECT_EQ(words.at(2), "130") << result.output;
    EXPECT_NE(result.output.find("interrupted"), std::string::npos) << result.output;
    EXPECT_NE(result.output.find("so far: "), std::string::npos) << result.output;
    EXPECT_EQ(shell("pgrep -f \"$PWD/slow\"").output, "") << "a compiler goes on";
}

INSTANTIATE_TEST_SUITE_P(, Interrupted,
                         ::testing::Values("$J rounds --source sleeps.cpp --time-limit 300",
                                           "$J rounds --source sleeps.cpp --compiler \"$PWD/slow\"",
                                           "$J --stress rounds --for 100s", "$B/mutate rounds",
                                           "$B/bench rounds --source sleeps.cpp",
                                           "env -u COLLECTION $B/bench --beyond --scale",
                                           "$B/matrix rounds move"));

// --- a checkout that cannot be written ---

class ReadOnlyCheckout : public JudgeCommand {
 protected:
    ReadOnlyCheckout() { fs::permissions(outside_.path(), fs::perms::all); }
    // Runs a shell line in a folder that anybody can write, as somebody who cannot write the
    // checkout: root becomes another user, others get a view of it.
    tools::CommandResult reader(const std::string& environment, const std::string& line) const {
        const std::string build = tools::build_dir().string();
        const std::string judge = build + "/bin/judge", folder = outside_.path().string();
        const std::vector<std::string> ways[] = {{"setpriv", "--reuid=65534", "--regid=65534",
                                                  "--clear-groups", "--no-new-privs", "bash", "-c"},
                                                 {"unshare", "-rm", "bash", "-c"}};
        const std::string view = fmt::format(
            "mount --bind '{0}' '{0}' 2>/dev/null && mount -o remount,ro,bind '{0}' 2>/dev/null; ",
            build);
        const std::string to = fmt::format(
            "IFS=; J='{}'; [ ! -w '{}' ] && \"$J\" --help > /dev/null || exit 77; cd '{}' && "
            "unset HOME XDG_CACHE_HOME && export TMPDIR=$PWD COLLECTION='{}' {}\n",
            judge, build, folder, kCollection, environment);
        for (std::vector<std::string> way : ways) {
            const bool views = way[0] == "unshare";
            if (views && tools::run_command({"unshare", "-rm", "true"}).exit_code != 0) continue;
            way.push_back((views ? view : "") + to + line);
            const tools::CommandResult result = tools::run_command(way);
            const int code = result.exit_code;
            if (code != 77 && code != 127 && code != 126) return result;
        }
        return {77, "there is no way to become such a reader"};
    }
    // Lines of standard error that tell of the folder.
    static std::vector<std::string> told(const std::string& output) {
        std::vector<std::string> lines = tools::lines_of(output);
        std::erase_if(lines, [](const auto& line) {
            return line.find("cannot be written; working in ") == line.npos;
        });
        return lines;
    }

    struct Outside {
        Outside() {
            std::string name = fs::temp_directory_path() / "combinatorial-games-test-XXXXXX";
            path_ = ::mkdtemp(name.data());
        }
        ~Outside() {
            std::error_code none;
            fs::remove_all(path_, none);
        }
        const fs::path& path() const { return path_; }
        fs::path path_;
    };
    const Outside outside_;
};

#define SKIP_WITHOUT_READER(result) \
    if ((result).exit_code == 77) GTEST_SKIP() << (result).output

TEST_F(ReadOnlyCheckout, JudgesInACacheOfTheUser) {
    tools::write_file(outside_.path() / "wrong.cpp", nim("", "\"?\""));
    const std::string cache = "XDG_CACHE_HOME=$PWD/cache";
    const auto right = reader(cache, "$J rounds --case sample --case exhaustive 2>&1");
    SKIP_WITHOUT_READER(right);
    EXPECT_EQ(right.exit_code, 0) << right.output;
    EXPECT_NE(right.output.find("1 of 1 AC"), std::string::npos) << right.output;
    ASSERT_EQ(told(right.output).size(), 1u) << right.output;
    EXPECT_NE(told(right.output)[0].find("working in " + outside_.path().string() +
                                         "/cache/combinatorial-games/"),
              std::string::npos);
    const auto wrong = reader(cache, "$J rounds --case sample --source wrong.cpp 2>&1");
    EXPECT_EQ(wrong.exit_code, 1) << wrong.output;
    EXPECT_EQ(reader(cache, "cat 'cache/combinatorial-games" + tools::build_dir().string() +
                                "/failures/sample-1-nim-rounds/small.in'")
                  .exit_code,
              0);
    EXPECT_EQ(reader(cache, again(wrong.output)).exit_code, 1) << wrong.output;
}

// Whoever can write there could put a program of another's into it.
TEST_F(ReadOnlyCheckout, TrustsNoFolderOfOthers) {
    const std::string judge = "$J rounds --case sample 2>&1";
    const auto shared = reader("XDG_CACHE_HOME=$PWD/cache",
                               "mkdir -p cache/combinatorial-games; chmod 777 "
                               "cache/combinatorial-games; " +
                                   judge);
    SKIP_WITHOUT_READER(shared);
    EXPECT_EQ(shared.exit_code, 0) << shared.output;
    ASSERT_EQ(told(shared.output).size(), 1u) << shared.output;
    EXPECT_EQ(told(shared.output)[0].find("/cache/combinatorial-games/"), std::string::npos);
    EXPECT_NE(told(shared.output)[0].find("/combinatorial-games-"), std::string::npos);
    // The last is no folder at all.
    const auto nowhere = reader("TMPDIR=/proc HOME=/proc", judge);
    EXPECT_EQ(nowhere.exit_code, 2) << nowhere.output;
    EXPECT_EQ(tools::lines_of(nowhere.output).size(), 1u) << nowhere.output;
    EXPECT_NE(nowhere.output.find("set XDG_CACHE_HOME"), std::string::npos) << nowhere.output;
}

TEST_F(ReadOnlyCheckout, HidesTheCacheFromPrograms) {
    // It looks for the cases in the cache, which the first run makes.
    tools::write_file(outside_.path() / "spy.cpp",
                      nim("#include <cstdlib>\n#include <fstream>\n",
                          "std::ifstream(\"CACHE/bundles/sample-1-nim-rounds.cpp\") ? \"seen\" : "
                          "sum ? \"first\" : \"second\""));
    const std::string cache = "XDG_CACHE_HOME=$PWD/cache";
    const auto result = reader(
        cache,
        fmt::format("$J rounds --case sample > /dev/null 2>&1 && "
                    "at=$PWD/cache/combinatorial-games'{}' && cat $at/bundles/*-nim-rounds.cpp > "
                    "/dev/null && sed \"s#CACHE#$at#\" spy.cpp > spy-there.cpp && "
                    "$J rounds --case sample --source spy-there.cpp 2>&1",
                    tools::build_dir().string()));
    SKIP_WITHOUT_READER(result);
    EXPECT_EQ(result.exit_code, 0) << result.output;
}

// --- terminals ---

TEST_F(JudgeCommand, ShowsEscapeCodesAndDoesNotObeyThem) {
    write("evil.cpp", nim("", "\"\\x1b[2J\\x9b\\xc2\\x9b\" \"31m\\r\""));
    const auto result = shell("$J rounds --source evil.cpp --case sample");
    for (const char* code : {"\x1b", "\r", "\x9b"}) {
        EXPECT_EQ(result.output.find(code), std::string::npos) << result.output;
    }
    EXPECT_NE(result.output.find("\\x1b[2J"), std::string::npos) << result.output;
}

TEST_F(JudgeCommand, KeepsAllOfStandardError) {
    write("talks.cpp", nim("", "(game == 1 && fprintf(stderr, \"%0100000d\\n\", 7), \"\")"));
    const auto result = shell("$J rounds --source talks.cpp --case sample");
    const std::string mark = "standard error (in full: ";
    const std::size_t at = result.output.find(mark) + mark.size();
    const std::string file = result.output.substr(at, result.output.find(')', at) - at);
    EXPECT_EQ(shell("wc -c < " + file).output, "100001\n") << result.output;
}

TEST_F(JudgeCommand, ShowsTheEndOfStandardError) {
    const auto talks = [&](const std::string& answer) {
        write("talks.cpp",
              nim("int talk(int i) {\n    for (; i <= 99; ++i) fprintf(stderr, \"at %d\\n\", i);\n"
                  "    return 1;\n}\n",
                  answer));
        return [&](const std::string& options) {
            return shell("$J rounds --source talks.cpp --case sample " + options).output;
        };
    };
    for (const char* answer : {"talk(1) ? \"?\" : \"\"", "(talk(1), __builtin_abort(), \"\")"}) {
        const std::string output = talks(answer)("");
        const std::size_t at = output.find(" end of standard error (in full: ");
        ASSERT_NE(at, output.npos) << output;
        EXPECT_EQ(output.find("    at 90\n", at), output.find('\n', at) + 1) << output;
        EXPECT_NE(output.find("    at 99\n", at), output.npos) << output;
    }
    const auto right = talks("talk(98) && sum ? \"first\" : \"second\"");
    EXPECT_EQ(right("").find("at 98"), std::string::npos) << right("");
    EXPECT_NE(right("-v").find("    standard error:\n    at 98\n    at 99\n"), std::string::npos)
        << right("-v");
}

TEST(StandardError, IsToldByItsLastLinesOrByAReport) {
    EXPECT_EQ(tools::telling_part(""), "");
    EXPECT_EQ(tools::telling_part("\n"), "\n");
    EXPECT_EQ(tools::telling_part("a\nb"), "a\nb");
    EXPECT_EQ(tools::telling_part("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n"),
              "2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n");
    EXPECT_EQ(tools::telling_part("0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10"),
              "1\n2\n3\n4\n5\n6\n7\n8\n9\n10");
    const std::string line(990, 'x');
    EXPECT_EQ(tools::telling_part(line + "\nlast words\n"), "last words\n");
    EXPECT_EQ(tools::telling_part("0123456789" + line), "0123456789" + line);
    EXPECT_EQ(tools::telling_part("0123456789" + line + "\n").size(), 1000u);
    EXPECT_EQ(tools::telling_part(std::string(20, '\n')), std::string(10, '\n'));
    // A report comes whole, whatever stands behind it.
    const std::string legend(2000, '\n');
    for (const char* report : {"==12==ERROR: AddressSanitizer: SEGV", "==7== Conditional jump",
                               "/p.cpp:3:1: runtime error: shift"}) {
        EXPECT_EQ(tools::telling_part(report + legend), report + legend);
        EXPECT_EQ(tools::telling_part("mine\n" + (report + legend)), report + legend);
    }
    EXPECT_EQ(tools::telling_part("== 1 ==" + legend), std::string(10, '\n'));
}

TEST_F(JudgeCommand, FitsTheTerminal) {
    SKIP_WITHOUT_TERMINALS();
    const std::string judge = "COLLECTION='" + kCollection + "' '" +
                              (tools::build_dir() / "bin/judge").string() +
                              "' rounds --case sample";
    const auto longest = [&](unsigned short columns) {
        std::size_t most = 0;
        for (const auto& line :
             tools::lines_of(on_terminal("NO_COLOR=1 TERM=xterm", columns, judge))) {
            const std::size_t at = line.rfind("\x1b[K");
            most = std::max(most, at == line.npos ? line.size() : line.size() - at - 3);
        }
        return most;
    };
    EXPECT_LE(longest(80), 81u);  // with '\r'
    EXPECT_GT(longest(200), 80u);
    EXPECT_EQ(on_terminal("TERM=dumb", 80, judge).find('\x1b'), std::string::npos);
    EXPECT_NE(on_terminal("TERM=xterm", 80, judge).find("\x1b[32m"), std::string::npos);
    EXPECT_EQ(on_terminal("TERM=xterm NO_COLOR=1", 80, judge).find("\x1b[32m"), std::string::npos);
}

TEST_F(JudgeCommand, KeepsNoSourceForEver) {
    const fs::path old = tools::build_dir() / "bundles/source-of-a-test.cpp";
    fs::create_directories(old.parent_path());
    tools::write_file(old, "");
    fs::resize_file(old, 64 << 20);  // of zeros that take no room
    fs::last_write_time(old, fs::file_time_type::clock::now() - std::chrono::hours(10000));
    const auto result = shell("$J rounds --case sample --source - <<< 'int main() {}'");
    EXPECT_FALSE(fs::exists(old));
    EXPECT_EQ(shell(again(result.output)).exit_code, 1) << result.output;
}

TEST(Programs, AreRemovedWhenNobodyUsesThem) {
    const tools::TemporaryFolder folder("programs");
    const auto now = fs::file_time_type::clock::now();
    for (int i = 0; i < 4; ++i) {
        const fs::path file = folder.path() / std::to_string(i);
        tools::write_file(file, std::string(100, 'x'));
        fs::last_write_time(file, now - std::chrono::hours(i == 0 ? 0 : 10 - i));
    }
    fs::create_directories(folder.path() / "4/inside");  // a folder counts with all that it holds
    tools::write_file(folder.path() / "4/inside/file", std::string(100, 'x'));
    fs::last_write_time(folder.path() / "4", now - std::chrono::hours(20));
    tools::prune(folder.path(), 250);
    EXPECT_FALSE(fs::exists(folder.path() / "4"));
    EXPECT_TRUE(fs::exists(folder.path() / "0"));
    EXPECT_FALSE(fs::exists(folder.path() / "1"));
    EXPECT_FALSE(fs::exists(folder.path() / "2"));
    EXPECT_TRUE(fs::exists(folder.path() / "3"));
}

TEST_F(JudgeCommand, AWrongSolutionIsShownByItsOwnLines) {
    const auto judged = [&](const std::string& source) {
        return shell("$J rounds --source " + source).output;
    };
    const std::string its =
        kCollection + "/testdata/sample-1-nim-rounds/wrong/counts-from-zero.cpp";
    EXPECT_NE(judged(its).find("what no other program of this problem has:\n"
                               "    for (int game = 0; std::scanf(\"%d\", &n) == 1; ++game) {\n"),
              std::string::npos);
    fs::copy_file(its, folder_.path() / "own.cpp");
    EXPECT_EQ(judged("own.cpp").find("no other program"), std::string::npos)
        << "a program of one's own";
}

}  // namespace command_judge_test
