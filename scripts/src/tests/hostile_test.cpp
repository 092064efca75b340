// Whatever bytes come in, every solution ends within its limits and without undefined behaviour.
#include "audit/hostile.hpp"

#include <fmt/format.h>

#include "base/files.hpp"
#include "base/temporary.hpp"
#include "bundle/bundle.hpp"
#include "catalog/modules.hpp"
#include "catalog/problems.hpp"
#include "core/generate.hpp"
#include "judge/compiler.hpp"
#include "judge/runner_client.hpp"
#include "problems.hpp"
#include "seeded_rng.hpp"

namespace hostile_test {

class Hostile : public ProblemTest {
 protected:
    Hostile() : ProblemTest({RULES_AND_SAMPLES, "solution.cpp"}) {}
};

TEST_P(Hostile, InputDoesNoHarm) {
    SKIP_UNLESS_DRAWN(number());
    const std::uint64_t seed = seeded_rng()();
    const std::optional<tools::Harm> found =
        tools::harm(problem(), tools::make_target(tools::bundle_file(problem())),
                    tools::hostile_inputs(problem(), seed));
    if (!found) return;
    const tools::fs::path kept = tools::build_dir() / "failures" / GetParam() / "hostile.in";
    tools::write_file(kept, found->input);
    FAIL() << "seed " << seed << ": " << found->report << "\nits input: " << kept.string();
}

// A test whose numbers end early is not answered, nor is one behind the last.
TEST_P(Hostile, BrokenInputGetsAnswersToWholeTests) {
    SKIP_UNLESS_DRAWN(number());
    const tools::fs::path program = tools::solution_program(problem());
    tools::Runner runner;
    const auto rules = tools::make_rules(problem());
    ASSERT_NE(rules, nullptr);
    const std::vector<tools::BrokenInput> inputs = tools::broken_inputs(problem());
    EXPECT_FALSE(inputs.empty());
    for (const tools::BrokenInput& broken : inputs) {
        const tools::Outcome run = tools::run_judged(problem(), program, runner, broken.text);
        EXPECT_EQ(run.verdict, tools::Verdict::AC) << run.message.en << '\n' << broken.text;
        EXPECT_TRUE(tools::allows(*rules, broken, run.output)) << broken.text << "\nits output:\n"
                                                               << run.output;
    }
}

FOR_EACH_PROBLEM(Hostile);

// In the place of some solution, a program whose main has the fault that its first number names: all
// of them are one program, which takes long to compile.
class Faults : public ::testing::Test {
 protected:
    // What is reported of it.
    static std::string report(const std::string& input, double time_limit_s = 2) {
        const tools::TemporaryFolder folder("faults");
        const tools::fs::path source = folder.path() / "solution.cpp";
        const tools::fs::path header = tools::root() / "common/fast_io.hpp";
        tools::write_file(
            source, fmt::format(kProgram, tools::fs::relative(header, folder.path()).string()));
        tools::Problem problem = problems().at(0);
        problem.time_limit_s = time_limit_s;
        const std::optional<tools::Harm> found =
            tools::harm(problem, tools::make_target(tools::kept_text(tools::bundle(source))),
                        {"", "0 3\n", input});
        EXPECT_EQ(found ? found->input : input, input);
        return found ? found->report : "none";
    }

 private:
    static constexpr const char* kProgram = R"(// A program with faults.
#include <string>
#include <vector>
#include "{}"
int main() {{
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned fault = 0, n = 0, m, table[10] = {{}};
    if (!in.read(fault) || !in.read_in(0u, 20u, n)) return 0;
    if (fault == 0) {{
        if (n < 10) out.line(table[n]);
    }} else if (fault == 1) {{
        out.line(table[n]);
    }} else if (fault == 2) {{
        out.line(std::vector<unsigned>(10)[n]);
    }} else if (fault == 3) {{
        out.line(8 % n);
    }} else if (fault == 4) {{
        while (n > 5) in.read(m);
    }} else if (fault == 5) {{
        out.line(std::string(n * 200000000u, 'x'));
    }} else if (fault == 6) {{
        in.read(m);
        if (m == 12345) out.line(n);
    }} else {{
        return 1;
    }}
}}
)";
};

#define EXPECT_REPORT(input, what)                             \
    do {                                                       \
        const std::string said = report(input);                \
        EXPECT_NE(said.find(what), std::string::npos) << said; \
    } while (false)

TEST_F(Faults, AreNotSeenWhereThereIsNone) {
    EXPECT_EQ(report("0 12"), "none");
}

TEST_F(Faults, AreFoundInIndices) {
    EXPECT_REPORT("1 12", "out of bounds");
    EXPECT_REPORT("2 12", "Assertion '__n < this->size()' failed");
}

TEST_F(Faults, AreFoundInArithmetic) {
    EXPECT_REPORT("3 0", "RE");
}

TEST_F(Faults, AreFoundInTime) {
    const std::string said = report("4 6", 0.1);
    EXPECT_NE(said.find("TLE"), std::string::npos) << said;
}

TEST_F(Faults, AreFoundInMemory) {
    EXPECT_REPORT("5 9", "MLE");
}

TEST_F(Faults, AreFoundInValuesThatWereNeverSet) {
    EXPECT_REPORT("6 1", "uninitialized");
}

TEST_F(Faults, AreFoundInTheExitCode) {
    EXPECT_REPORT("7 1", "exit code 1");
}

}  // namespace hostile_test
