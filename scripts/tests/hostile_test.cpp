// Whatever bytes come in, every solution ends within its limits and without undefined behaviour.
#include <fmt/format.h>

#include "lib/bundle.hpp"
#include "lib/fuzz.hpp"
#include "lib/program.hpp"
#include "lib/work_folder.hpp"
#include "problems.hpp"

namespace {

class Hostile : public ProblemTest {};

// The long run: scripts/fuzz
TEST_P(Hostile, InputDoesNoHarm) {
    const std::uint64_t seed = kit::kDefaultSeed;
    kit::FuzzSettings settings;
    settings.seed = seed;
    settings.runs = 2000;
    const kit::FuzzResult result =
        kit::fuzz(problem(), kit::make_target(kit::bundle_file(problem())),
                  kit::hostile_inputs(problem(), seed), settings);
    if (!result.failure) return;
    const kit::fs::path kept = kit::build_dir() / "failures" / GetParam() / "hostile.in";
    kit::write_file(kept, result.failure->input);
    FAIL() << "seed " << seed << ": " << result.failure->report << "\nrun it again: scripts/fuzz "
           << GetParam() << " --input " << kept.string();
}

// A test whose numbers end early is not answered, nor is one behind the last.
TEST_P(Hostile, TornInputGetsAnswersToWholeTests) {
    const kit::Target target = kit::make_target(kit::bundle_file(problem()));
    kit::Runner runner;
    for (const kit::TornInput& torn : kit::torn_inputs(problem())) {
        const kit::JudgedRun run = kit::run_judged(problem(), target, runner, torn.text);
        EXPECT_EQ(run.failure, std::nullopt) << torn.text;
        EXPECT_TRUE(torn.allows(run.output)) << torn.text << "\nits output:\n" << run.output;
    }
}

FOR_EACH_PROBLEM(Hostile);

class Faults : public ::testing::Test {
 protected:
    // What is reported of a program whose main does this in the place of some solution.
    static std::string report(const std::string& body) {
        const kit::WorkFolder folder("faults");
        const kit::fs::path source = folder.path() / "solution.cpp";
        const kit::fs::path header = kit::root() / "common/fast_io.hpp";
        kit::write_file(source,
                        fmt::format("// A program with a fault.\n#include <vector>\n"
                                    "#include \"{}\"\nint main() {{\n"
                                    "    fast_io::Reader in;\n    fast_io::Writer out;\n"
                                    "    unsigned n = 0, table[10] = {{}};\n    {}\n}}\n",
                                    kit::fs::relative(header, folder.path()).string(), body));
        const kit::fs::path bundle = folder.path() / "bundle.cpp";
        kit::write_file(bundle, kit::bundle(source));
        kit::Problem problem = problems().at(0);
        problem.time_limit_s = 0.2;
        kit::FuzzSettings settings;
        settings.runs = 2000;
        const kit::FuzzResult result =
            kit::fuzz(problem, kit::make_target(bundle), {"", "3\n1 2 3\n", "1"}, settings);
        return result.failure ? result.failure->report : "none";
    }
};

#define EXPECT_REPORT(body, what)                              \
    do {                                                       \
        const std::string said = report(body);                 \
        EXPECT_NE(said.find(what), std::string::npos) << said; \
    } while (false)

TEST_F(Faults, AreNotSeenWhereThereIsNone) {
    EXPECT_EQ(report("if (in.read_in(0u, 9u, n)) out.line(table[n]);"), "none");
}

TEST_F(Faults, AreFoundInIndices) {
    EXPECT_REPORT("if (in.read(n)) out.line(table[n]);", "out of bounds");
    EXPECT_REPORT("if (in.read(n)) out.line(std::vector<unsigned>(10)[n]);", "deadly signal");
}

TEST_F(Faults, AreFoundInArithmetic) {
    EXPECT_REPORT("while (in.read(n)) out.line(8 / n);", "division by zero");
}

TEST_F(Faults, AreFoundInTime) {
    EXPECT_REPORT("if (in.read(n)) while (n > 5) out.write(' ');", "timeout");
}

TEST_F(Faults, AreFoundInMemory) {
    EXPECT_REPORT("if (in.read_in(1u, 9u, n)) out.line(std::string(n * 200000000u, 'x'));",
                  "out-of-memory");
}

TEST_F(Faults, AreFoundInValuesThatWereNeverSet) {
    EXPECT_REPORT("unsigned m; in.read(m); if (m == 12345) out.line(n);", "uninitialized");
}

TEST_F(Faults, AreFoundInTheExitCode) {
    EXPECT_REPORT("if (!in.read(n)) return 1;", "deadly signal");
}

}  // namespace
