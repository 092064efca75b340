// Whatever bytes come in, every solution ends within its limits and without undefined behaviour.
#include <fmt/format.h>

#include <cstdlib>

#include "base/files.hpp"
#include "base/temporary.hpp"
#include "catalog/problems.hpp"
#include "core/generate.hpp"
#include "data/modules.hpp"
#include "judge/compiler.hpp"
#include "judge/runner_client.hpp"
#include "problems.hpp"
#include "prove/fuzz.hpp"
#include "seeded_rng.hpp"
#include "ship/bundle.hpp"

namespace hostile_test {

class Hostile : public ProblemTest {
 protected:
    Hostile() : ProblemTest({RULES_AND_SAMPLES, "solution.cpp"}) {}
};

TEST_P(Hostile, InputDoesNoHarm) {
    SKIP_UNLESS_DRAWN(number());
    const std::uint64_t seed = seeded_rng()();
    tools::FuzzSettings settings;
    settings.seed = seed;
    settings.runs = 2000;
    const tools::FuzzResult result =
        tools::fuzz(problem(), tools::make_target(tools::bundle_file(problem())),
                    tools::hostile_inputs(problem(), seed), settings);
    if (!result.failure) {
        EXPECT_GE(result.inputs, settings.runs);
        return;
    }
    const tools::fs::path kept = tools::build_dir() / "failures" / GetParam() / "hostile.in";
    tools::write_file(kept, result.failure->input);
    FAIL() << "seed " << seed << ": " << result.failure->report << "\nits input: " << kept.string();
}

// A test whose numbers end early is not answered, nor is one behind the last.
TEST_P(Hostile, BrokenInputGetsAnswersToWholeTests) {
    SKIP_UNLESS_DRAWN(number());
    const tools::Compilation judged =
        tools::compile(tools::bundle_file(problem()), tools::judge_compiler("c++11"));
    ASSERT_TRUE(judged.program) << judged.messages;
    const tools::Target target{*judged.program, {}, {}};
    tools::Runner runner;
    const auto rules = tools::make_rules(problem());
    ASSERT_NE(rules, nullptr);
    const std::vector<tools::BrokenInput> inputs = tools::broken_inputs(problem());
    EXPECT_FALSE(inputs.empty());
    for (const tools::BrokenInput& broken : inputs) {
        const tools::Outcome run = tools::run_judged(problem(), target, runner, broken.text);
        EXPECT_EQ(run.verdict, tools::Verdict::AC) << run.message << '\n' << broken.text;
        EXPECT_TRUE(tools::allows(*rules, broken, run.output)) << broken.text << "\nits output:\n"
                                                               << run.output;
    }
}

FOR_EACH_PROBLEM(Hostile);

// In the place of some solution, a program whose main has a fault of this name: all of them are one
// program, which takes long to compile.
class Faults : public ::testing::Test {
 protected:
    // What is reported of it.
    static std::string report(const std::string& fault) {
        const tools::TemporaryFolder folder("faults");
        const tools::fs::path source = folder.path() / "solution.cpp";
        const tools::fs::path header = tools::root() / "common/fast_io.hpp";
        tools::write_file(
            source, fmt::format(kProgram, tools::fs::relative(header, folder.path()).string()));
        tools::Problem problem = problems().at(0);
        problem.time_limit_s = 0.1;  // libFuzzer looks once a second
        tools::FuzzSettings settings;
        settings.runs = 2000;
        ::setenv("FAULT", fault.c_str(), 1);
        const tools::FuzzResult result =
            tools::fuzz(problem, tools::make_target(tools::kept_text(tools::bundle(source))),
                        {"", "3\n1 2 3\n", "1"}, settings);
        ::unsetenv("FAULT");
        return result.failure ? result.failure->report : "none";
    }

 private:
    static constexpr const char* kProgram = R"(// A program with a fault.
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>
#include "{}"
int main() {{
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n = 0, m, table[10] = {{}};
    const char* const chosen = std::getenv("FAULT");
    const auto is = [&](const char* name) {{
        return chosen != nullptr && std::strcmp(chosen, name) == 0;
    }};
    if (is("index of an array")) {{
        if (in.read(n)) out.line(table[n]);
    }} else if (is("index of a vector")) {{
        if (in.read(n)) out.line(std::vector<unsigned>(10)[n]);
    }} else if (is("division")) {{
        while (in.read(n)) out.line(8 / n);
    }} else if (is("time")) {{
        if (in.read(n)) while (n > 5) out.write(' ');
    }} else if (is("memory")) {{
        if (in.read_in(1u, 9u, n)) out.line(std::string(n * 200000000u, 'x'));
    }} else if (is("never set")) {{
        in.read(m);
        if (m == 12345) out.line(n);
    }} else if (is("exit code")) {{
        if (!in.read(n)) return 1;
    }} else {{
        if (in.read_in(0u, 9u, n)) out.line(table[n]);
    }}
}}
)";
};

#define EXPECT_REPORT(fault, what)                             \
    do {                                                       \
        const std::string said = report(fault);                \
        EXPECT_NE(said.find(what), std::string::npos) << said; \
    } while (false)

TEST_F(Faults, AreNotSeenWhereThereIsNone) {
    EXPECT_EQ(report("none"), "none");
}

TEST_F(Faults, AreFoundInIndices) {
    EXPECT_REPORT("index of an array", "out of bounds");
    EXPECT_REPORT("index of a vector", "deadly signal");
}

TEST_F(Faults, AreFoundInArithmetic) {
    EXPECT_REPORT("division", "division by zero");
}

TEST_F(Faults, AreFoundInTime) {
    EXPECT_REPORT("time", "timeout");
}

TEST_F(Faults, AreFoundInMemory) {
    EXPECT_REPORT("memory", "out-of-memory");
}

TEST_F(Faults, AreFoundInValuesThatWereNeverSet) {
    EXPECT_REPORT("never set", "uninitialized");
}

TEST_F(Faults, AreFoundInTheExitCode) {
    EXPECT_REPORT("exit code", "deadly signal");
}

}  // namespace hostile_test
