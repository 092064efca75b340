// Every wrong solution must get the verdict that its first line names.
#include "lib/wrong.hpp"

#include <gtest/gtest.h>

#include <set>

#include "lib/session.hpp"
#include "lib/work_folder.hpp"
#include "problems.hpp"

namespace {

class Wrong : public ::testing::TestWithParam<std::string> {};

// GetParam() is the path below testdata/.
TEST_P(Wrong, GetsItsVerdict) {
    const kit::Declared wrong = kit::read_wrong(kit::root() / "testdata" / GetParam());
    const kit::Problem& problem =
        kit::resolve(problems(), kit::fs::path(GetParam()).begin()->string());
    kit::Entry entry{&problem, [&] { return kit::source_file(wrong.file); }, "gnu++17", {}, {}, {}};
    kit::Settings settings;
    settings.shrink = std::chrono::milliseconds(0);
    const kit::Result result = kit::judge({entry}, settings, {}).at(0);
    ASSERT_TRUE(result.failure) << "it is accepted";
    EXPECT_EQ(kit::name_of(result.verdict), kit::name_of(wrong.verdict))
        << result.failure->name << ": " << result.failure->outcome.message << '\n'
        << result.failure->outcome.errors;
}

std::vector<std::string> wrong_files() {
    std::vector<std::string> files;
    for (const kit::Problem& problem : problems()) {
        for (const kit::fs::path& file : kit::wrong_files(problem)) {
            files.push_back(kit::fs::relative(file, kit::root() / "testdata").string());
        }
    }
    return files;
}

INSTANTIATE_TEST_SUITE_P(, Wrong, ::testing::ValuesIn(wrong_files()),
                         [](const ::testing::TestParamInfo<std::string>& wrong) {
                             return test_name(wrong.param);
                         });

// The first line is read alike in all of them; only a textbook program may be accepted.
TEST(FirstLine, NamesAVerdictAndWhy) {
    const kit::WorkFolder folder("first-line");
    const kit::fs::path file = folder.path() / "program.cpp";
    const auto is_read = [&](const std::string& text, auto read) {
        kit::write_file(file, text);
        try {
            read(file);
            return true;
        } catch (const kit::Error& error) {
            EXPECT_NE(std::string(error.what()).find("program.cpp:1: "), std::string::npos);
            return false;
        }
    };
    for (const char* line : {"// TLE: tries all\n", "// MLE: keeps all\nint main() {}\n"}) {
        EXPECT_TRUE(is_read(line, kit::read_wrong)) << line;
        EXPECT_TRUE(is_read(line, kit::read_textbook)) << line;
    }
    EXPECT_TRUE(is_read("// WA: sums the heaps\n", kit::read_wrong));
    EXPECT_FALSE(is_read("// WA: sums the heaps\n", kit::read_textbook));
    EXPECT_TRUE(is_read("// AC: the xor of the heaps\n", kit::read_textbook));
    EXPECT_FALSE(is_read("// AC: the xor of the heaps\n", kit::read_wrong));
    for (const char* line : {"", "// TLE", "// TLE: ", "TLE: why\n", "// tle: why\n",
                             "//TLE: why\n", "\n// TLE: why\n", "// NO: why\n"}) {
        EXPECT_FALSE(is_read(line, kit::read_wrong)) << line;
        EXPECT_FALSE(is_read(line, kit::read_textbook)) << line;
    }
}

class WrongSolutions : public ProblemTest {};

TEST_P(WrongSolutions, AreAtLeastTwo) {
    EXPECT_GE(kit::wrong_files(problem()).size(), 2u);
}

TEST_P(WrongSolutions, SayWhy) {
    std::set<std::string> reasons;
    for (const kit::fs::path& file : kit::wrong_files(problem())) {
        const kit::Declared wrong = kit::read_wrong(file);
        EXPECT_TRUE(reasons.insert(wrong.why).second) << wrong.why;
    }
}

FOR_EACH_PROBLEM(WrongSolutions);

}  // namespace
