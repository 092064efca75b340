// scripts/judge as people use it: odd files, odd folders, and that its words are so.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"

namespace {

namespace fs = std::filesystem;

// Right for acwing-891-nim; `first` are its first lines, and `answer` what it prints.
std::string nim(const std::string& first = "",
                const std::string& answer = "sum ? \"Yes\" : \"No\"") {
    return first +
           "#include <cstdio>\n"
           "int main() {\n"
           "    int n = 0, heap = 0, sum = 0;\n"
           "    if (scanf(\"%d\", &n) != 1) return 0;\n"
           "    while (n-- > 0 && scanf(\"%d\", &heap) == 1) sum ^= heap;\n"
           "    puts(" +
           answer + ");\n}\n";
}

class JudgeCommand : public ::testing::Test {
 protected:
    // Runs a shell line in the folder of the test; J is the command, without its set-up.
    tools::CommandResult shell(const std::string& line) {
        return tools::run_command({"env", "J=" + (tools::build_dir() / "bin/judge").string(),
                                   "SCRIPTS=" + (tools::root() / "scripts").string(), "bash", "-c",
                                   "cd \"$0\" && " + line, folder()});
    }
    // The verdict of a program on the samples.
    std::string verdict(const std::string& source, const std::string& options = "") {
        const auto result =
            shell(fmt::format("$J 891 --source '{}' --case sample {}", source, options));
        output_ = result.output;
        EXPECT_NE(result.exit_code, 2) << result.output;
        for (const std::string& line : tools::lines_of(result.output)) {
            const auto words = tools::words_of(line);
            if (words.size() > 1 && words[0] == "acwing-891-nim") return words[1];
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

const std::string kRight = "#define YES \"Yes\"\n", kWrong = "#define YES \"No\"\n";
const std::string kAnswer = "sum ? YES : \"No\"";

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
    write("program.cpp", nim("#include \"cstdlib\"\n#ifndef YES\n" + kRight + "#endif\n", kAnswer));
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
            shell(fmt::format("$J 891 --case sample --source {} < program.cpp", name));
        EXPECT_EQ(result.exit_code, 0) << result.output;
    }
    EXPECT_EQ(shell("$J 891 --case sample --source <(cat program.cpp)").exit_code, 0);
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

TEST_F(JudgeCommand, BuildsACopiedCheckoutAnew) {
    const auto sourced = [&](const std::string& home) {
        shell("mkdir -p copy/scripts copy/build/bin && touch copy/build/bin/judge");
        write("copy/scripts/setup.sh", tools::read_file(tools::root() / "scripts/setup.sh"));
        write("copy/build/CMakeCache.txt", "CMAKE_HOME_DIRECTORY:INTERNAL=" + home + "\n");
        const auto result = shell(". copy/scripts/setup.sh");
        EXPECT_EQ(result.exit_code, 0) << result.output;
        EXPECT_EQ(result.output.empty(), fs::exists(folder_.path() / "copy/build"));
        return fs::exists(folder_.path() / "copy/build/bin/judge");
    };
    EXPECT_FALSE(sourced(tools::root().string()));
    EXPECT_TRUE(sourced(fs::canonical(folder_.path() / "copy").string()));
}

}  // namespace
