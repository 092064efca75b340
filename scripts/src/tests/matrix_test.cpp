// The core of the compile matrix: one GCC, one Clang with either library, C++11 and C++23, 32 bits
// with and without SSE, Windows.
#include "audit/matrix.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>

#include "audit/matrix_record.hpp"
#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "catalog/problems.hpp"
#include "problems.hpp"
#include "seeded_rng.hpp"

namespace matrix_test {

const std::vector<tools::Configuration>& core() {
    static const std::vector<tools::Configuration> those = [] {
        std::vector<tools::Configuration> all = tools::configurations();
        std::erase_if(all, [](const tools::Configuration& c) { return !c.core; });
        return all;
    }();
    return those;
}

const std::vector<const tools::Problem*>& all_problems() {
    static const std::vector<const tools::Problem*> pointers = [] {
        std::vector<const tools::Problem*> result;
        for (const tools::Problem& problem : problems()) result.push_back(&problem);
        return result;
    }();
    return pointers;
}

// What is not on record, and one bundle that is: the record has to tell the truth, and bundles that
// have not changed since need not be compiled again.
std::vector<const tools::Problem*> to_run(const tools::Configuration& configuration,
                                          std::size_t place) {
    static const tools::MatrixRecord record = tools::read_matrix_record();
    std::vector<const tools::Problem*> those = all_problems();
    const std::set<const tools::Problem*> known = recorded(record, configuration, those);
    const tools::Problem* const again = those.at((seeded_rng()() + place) % those.size());
    std::erase_if(those, [&](const tools::Problem* problem) {
        return problem != again && known.count(problem) > 0;
    });
    return those;
}

// GetParam() is a configuration's place in core().
class Matrix : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Matrix, HoldsForEveryBundle) {
    const tools::Configuration configuration = core().at(GetParam());
    ASSERT_TRUE(tools::is_here(configuration)) << "install " << configuration.packages;
    const std::vector<const tools::Problem*> those = to_run(configuration, GetParam());
    const tools::Row row = tools::run(configuration, those, 1);
    for (const tools::Shortfall& s : row.shortfalls)
        ADD_FAILURE() << s.problem->id << ": " << s.what;
    EXPECT_EQ(row.compiled, those.size());
    if (row.judged) {
        EXPECT_EQ(row.accepted, those.size());
    }
}

INSTANTIATE_TEST_SUITE_P(, Matrix, ::testing::Range(std::size_t{0}, core().size()),
                         [](const ::testing::TestParamInfo<std::size_t>& place) {
                             return test_name(core().at(place.param).name());
                         });

TEST(MatrixCore, CoversWhatJudgesDifferIn) {
    const std::vector<tools::Configuration> all = core();
    for (const char* part :
         {"GCC ", "with libc++ ", "=c++11 ", "=c++2b ", "-m32 ", "-mno-sse", "MinGW "}) {
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const tools::Configuration& c) {
            return c.name().find(part) != std::string::npos;
        })) << part;
    }
}

TEST(MatrixRow, SaysWhatFallsShort) {
    const std::vector<const tools::Problem*> one = {all_problems().front()};
    tools::Configuration c = core().front();
    c.compiler.flags.push_back("-Dmain=other");
    tools::Row row = tools::run(c, one, 1);
    EXPECT_EQ(row.compiled, 0u);
    ASSERT_EQ(row.shortfalls.size(), 1u);
    EXPECT_EQ(row.shortfalls[0].what.rfind("CE", 0), 0u) << row.shortfalls[0].what;
    // A program that prints nothing.
    c.compiler.flags.back() = "-Dmain=main() { return 0; } int other";
    c.compiler.flags.push_back("-Wno-error=return-type");
    row = tools::run(c, one, 1);
    EXPECT_EQ(row.compiled, 1u);
    EXPECT_EQ(row.accepted, 0u);
    ASSERT_EQ(row.shortfalls.size(), 1u);
    EXPECT_EQ(row.shortfalls[0].what.rfind("WA sample-1: ", 0), 0u) << row.shortfalls[0].what;
}

TEST(MatrixRow, WindowsHasTextFilesAndASmallStack) {
    tools::Configuration c = core().back();
    ASSERT_TRUE(c.windows);
    const auto first_fault = [&](const std::string& body) {
        tools::Configuration faulty = c;
        for (const char* header : {"cstdio", "fcntl.h", "io.h"}) {
            faulty.compiler.flags.insert(faulty.compiler.flags.end(), {"-include", header});
        }
        faulty.compiler.flags.push_back("-Wno-error");
        faulty.compiler.flags.push_back("-Dmain=main() { " + body + " return 0; } int other");
        const tools::Row row = tools::run(faulty, {all_problems().front()}, 1);
        EXPECT_EQ(row.compiled, 1u);
        return row.shortfalls.empty() ? "none" : row.shortfalls[0].what;
    };
    if (!tools::run(c, {all_problems().front()}, 1).judged) GTEST_SKIP() << "there is no Wine";
    EXPECT_EQ(first_fault("char b[3 << 20]; for (char volatile& x : b) x = 0;").rfind("RE ", 0),
              0u);
    // The answer's first line, as Windows ends it, and as a program that writes bytes does.
    const std::string text = first_fault("std::puts(\"B\");"),
                      bytes = first_fault("_setmode(1, _O_BINARY); std::puts(\"B\");");
    EXPECT_NE(text.find("line 2, column 1"), std::string::npos) << text;
    EXPECT_NE(bytes.find("line 1, column 2"), std::string::npos) << bytes;
}

TEST(MatrixRow, WebAssemblyIsRunByNode) {
    const std::vector<tools::Configuration> all = tools::configurations();
    const auto c = std::find_if(all.begin(), all.end(),
                                [](const tools::Configuration& some) { return some.wasm; });
    ASSERT_NE(c, all.end());
    ASSERT_TRUE(tools::is_here(*c)) << "install " << c->packages;
    const std::vector<const tools::Problem*> one = {all_problems().front()};
    const tools::Row right = tools::run(*c, one, 1);
    EXPECT_EQ(right.accepted, 1u) << (right.shortfalls.empty() ? "" : right.shortfalls[0].what);
    tools::Configuration faulty = *c;
    faulty.compiler.flags.push_back("-Dmain=main() { return 3; } int other");
    faulty.compiler.flags.push_back("-Wno-error");
    const tools::Row row = tools::run(faulty, one, 1);
    ASSERT_EQ(row.shortfalls.size(), 1u);
    EXPECT_EQ(row.shortfalls[0].what, "RE sample-1: exit code 3");
}

TEST(MatrixRow, IsKeptWhereItHeldForTheSameBundle) {
    tools::Configuration c = core().front();
    c.compiler.flags.push_back(fmt::format("-DTEST={}", ::getpid()));
    using Problems = std::vector<const tools::Problem*>;
    const Problems both = {all_problems().at(0), all_problems().at(1)};
    const auto left = [&] {
        Problems to_run;
        for (const tools::Problem* problem : both) {
            const auto row = tools::kept(c, *problem);
            if (!row) to_run.push_back(problem);
            EXPECT_EQ(row.value_or(tools::Row()).slowest_us, row ? 17 : 0);
        }
        return to_run;
    };
    tools::Row row;
    row.slowest_us = 17;
    row.judged = false;
    tools::keep(row, c, both);
    EXPECT_EQ(left(), both);
    row.judged = true;
    row.shortfalls.push_back({both[0], "WA"});
    tools::keep(row, c, both);
    EXPECT_EQ(left(), Problems{both[0]});
    row.shortfalls.clear();
    tools::keep(row, c, both);
    EXPECT_EQ(left(), Problems());
    c.compiler.flags.push_back("-DOTHER");
    EXPECT_EQ(left(), both);
}

TEST(MatrixRow, WhatCannotBeCompiledAtAllIsNotHere) {
    tools::Configuration c = core().front();
    EXPECT_TRUE(tools::is_here(c));
    c.compiler.flags.push_back("-std=c++1999");
    EXPECT_FALSE(tools::is_here(c));
    c = core().front();
    c.compiler.command = "no-such-compiler";
    EXPECT_FALSE(tools::is_here(c));
}

TEST(MatrixCommand, SaysSoByItsExitCode) {
    const OwnProblems own;
    const auto run = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), (tools::build_dir() / "bin/matrix").string());
        return tools::run_command(arguments);
    };
    const tools::CommandResult one =
        run({"rounds", "--only", "g++", "--only", "c++11 -O2 ", "--core"});
    EXPECT_EQ(one.exit_code, 0) << one.output;
    EXPECT_NE(one.output.find("configurations hold for 1 bundle"), std::string::npos) << one.output;
    EXPECT_EQ(run({"--only", "no such configuration"}).exit_code, 2);
    EXPECT_EQ(run({"no-such-problem"}).exit_code, 2);
    EXPECT_EQ(run({"rounds", "--record"}).exit_code, 2);
    const tools::CommandResult listed = run({"--list"});
    EXPECT_EQ(listed.exit_code, 0);
    for (const tools::Configuration& c : tools::configurations()) {
        EXPECT_NE(listed.output.find(c.name()), std::string::npos) << c.name();
    }
}

TEST(MatrixConfigurations, AMistakeInTheirFileIsToldWithItsLine) {
    const tools::TemporaryFolder folder("compilers");
    const tools::fs::path file = folder.path() / "compilers.toml";
    const std::string sets = "[flags]\nall = [{ flags = \"-O2\" }]\n[[compiler]]\nname = \"GCC\"\n",
                      compiler = sets + "command = \"g++\"\npackages = \"g++\"\n";
    const auto message = [&](const std::string& text) -> std::string {
        tools::write_file(file, text);
        try {
            return std::to_string(tools::configurations(file).size());
        } catch (const tools::Error& error) {
            return error.what();
        }
    };
    EXPECT_EQ(message(compiler + "flags = [\"all\", \"all\"]\n"), "2");
    for (const auto& [text, part] : std::vector<std::pair<std::string, std::string>>{
             {"compiler = 3\n", "'compiler' has the wrong type"},
             {"flags = 3\n", "compilers.toml:1: 'flags' must be a table"},
             {"[flags]\nall = 3\n", "compilers.toml:2: 'all' has the wrong type"},
             {"[flags]\nall = [3]\n", "compilers.toml:2: 'all' has the wrong type"},
             {"[flags]\nall = [{ flag = \"-O2\" }]\n", "the key 'flags' is missing"},
             {sets, "the key 'command' is missing"},
             {compiler + "flags = [\"some\"]\n", "names 'some', which [flags] lacks"},
             {compiler + "flags = [\"all\"]\nrun_by = \"Java\"\n", "'run_by' is Wine or Node"},
             {compiler + "flags = [\"all\"]\ncores = true\n", "unknown key 'cores'"}}) {
        EXPECT_NE(message(text).find(part), std::string::npos) << message(text);
    }
}

const tools::MatrixRecord kRecord{{{"GCC 11.3.0", {"-std=c++11 -O2", "-std=c++14 -O2"}},
                                   {"GCC 12.2.0", {"-std=c++11 -O2"}},
                                   {"Clang 14.0.6", {"-std=c++11 -O2"}},
                                   {"Clang 14.0.6 with libc++", {"-std=c++11 -O2"}}},
                                  {{"a-1", "0123"}, {"b-2", "4567"}}};

TEST(MatrixRecord, IsReadAsItWasWritten) {
    const tools::TemporaryFolder folder("record");
    const tools::fs::path file = folder.path() / "matrix.toml";
    EXPECT_TRUE(tools::read_matrix_record(file).held.empty());
    tools::write_file(file, tools::format_matrix_record(kRecord));
    EXPECT_EQ(tools::read_matrix_record(file).held, kRecord.held);
    EXPECT_EQ(tools::read_matrix_record(file).bundles, kRecord.bundles);
    tools::write_file(file, "held = 3\n");
    EXPECT_THROW(tools::read_matrix_record(file), tools::Error);
}

TEST(MatrixRecord, KnowsABundleOnlyAsItWas) {
    const std::vector<const tools::Problem*> two = {all_problems().at(0), all_problems().at(1)};
    tools::Configuration c;
    c.family = "GCC 11.3.0";
    c.flags = "-std=c++14 -O2";
    tools::MatrixRecord record = kRecord;
    using Problems = std::set<const tools::Problem*>;
    EXPECT_EQ(recorded(record, c, two), Problems());
    for (const tools::Problem* problem : two) {
        record.bundles[problem->id] = tools::bundle_hash(*problem);
    }
    EXPECT_EQ(recorded(record, c, two), Problems({two[0], two[1]}));
    record.bundles[two[0]->id] = "other";
    EXPECT_EQ(recorded(record, c, two), Problems({two[1]}));
    c.family = "GCC 12.2.0";
    EXPECT_EQ(recorded(record, c, two), Problems());
}

TEST(MatrixRecord, ForgetsWhatDoesNotRunOnlyWhereBundlesHaveChanged) {
    const std::vector<tools::Problem> two(problems().begin(), problems().begin() + 2);
    const std::vector<tools::Configuration> all = tools::configurations();
    std::set<std::string> names;
    for (const tools::Configuration& c : all) names.insert(c.name());
    tools::MatrixRecord record = tools::updated({}, two, all, names);
    EXPECT_EQ(forgotten(record, tools::updated(record, two, {}, {})), std::vector<std::string>());
    EXPECT_EQ(forgotten(record, tools::updated(record, two, {all[3]}, {})),
              std::vector<std::string>({all[3].name()}));
    record.bundles[two[1].id] = "other";
    names.erase(all[2].name());
    EXPECT_EQ(forgotten(record, tools::updated(record, two, all, names)),
              std::vector<std::string>({all[2].name()}));
}

TEST(MatrixRecord, TellsWhichCompilersStandForThoseOfAJudge) {
    const auto found = [](const char* named) {
        const tools::StandIns s = tools::stand_ins(kRecord, named);
        return fmt::format("{}{}", fmt::join(s.compilers, ", "), s.exact ? "" : " (others)");
    };
    EXPECT_EQ(found("GCC"), "GCC 11.3.0, GCC 12.2.0");
    EXPECT_EQ(found("GCC 12"), "GCC 12.2.0");
    EXPECT_EQ(found("GCC 9.3"), "GCC 11.3.0, GCC 12.2.0 (others)");
    EXPECT_EQ(found("Clang 14 with libc++"), "Clang 14.0.6 with libc++");
    EXPECT_EQ(found("MSVC"), " (others)");
}

TEST(MatrixRecord, TellsWhichBundlesHaveChanged) {
    tools::MatrixRecord record = kRecord;
    const std::vector<tools::Problem> two(problems().begin(), problems().begin() + 2);
    for (const tools::Problem& p : two) record.bundles[p.id] = tools::bundle_hash(p);
    EXPECT_EQ(tools::matrix_tables(record, two).find("changed since"), std::string::npos);
    record.bundles[two[1].id] = "other";
    const std::string text = tools::matrix_tables(record, two);
    EXPECT_NE(text.find(": " + two[1].id + ".\n"), std::string::npos) << text;
    EXPECT_NE(text.find("| `-std=c++14 -O2` | ✓ | | | |\n"), std::string::npos) << text;
}

}  // namespace matrix_test
