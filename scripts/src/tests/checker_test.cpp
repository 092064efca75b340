// Formats beyond one fixed answer a game: numbered outputs, and any of several right answers.
// Works on the problems of data/.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "audit/hostile.hpp"
#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "catalog/data.hpp"
#include "catalog/modules.hpp"
#include "core/comparison.hpp"
#include "core/oracle.hpp"
#include "judge/entries.hpp"
#include "problems.hpp"
#include "publish/generated.hpp"

namespace checker_test {

using tools::Verdict;

constexpr const char* kRounds = "sample-1-nim-rounds";
constexpr const char* kMove = "sample-2-nim-move";

// Tests of the problems in data/.
class Samples : public ::testing::Test, OwnProblems {
 protected:
    static void use(const tools::fs::path& collection) {
        ::setenv("COLLECTION", collection.c_str(), 1);
    }
};
class Checker : public Samples {};
class CheckerBrokenInput : public Samples {};
class CheckerJudge : public Samples {};
class Numbered : public Samples {};
class SampleProblem : public Samples {};

const tools::Problem& problem(const char* id) {
    static const std::vector<tools::Problem> all = tools::load_problems();
    return tools::resolve(all, id);
}

// --- comparison ---

const rules::Rules& rules_of(const char* id) {
    static std::map<std::string, std::unique_ptr<rules::Rules>> all;
    auto& made = all[id];
    if (!made) made = tools::make_rules(problem(id));
    return *made;
}

// "WA line 1, column 5: ...", or "AC".
std::string judged(const char* id, const std::string& input, const std::string& found,
                   const std::set<tools::Habit>& taken = {}) {
    const rules::Rules& rules = rules_of(id);
    const std::string expected = tools::Oracle(rules).answer(tools::parse(rules, input)).text;
    const tools::Comparison c = tools::compare(rules, input, expected, found, taken);
    EXPECT_EQ(c.message.en.empty(), c.verdict == Verdict::AC);
    EXPECT_EQ(c.difference.has_value(), c.verdict != Verdict::AC);
    return fmt::format("{}{}{}", tools::name_of(c.verdict), c.message.en.empty() ? "" : " ",
                       c.message.en);
}

constexpr const char* kThreeGames = "3\n3\n1 1 1\n2\n4 4\n2\n2 7\n";

TEST_F(Checker, TakesEveryRightAnswer) {
    for (const char* first : {"Yes 1 1", "Yes 2 1", "Yes 3 1"}) {
        EXPECT_EQ(judged(kMove, kThreeGames, fmt::format("{}\nNo\nYes 2 5\n", first)), "AC");
    }
}

TEST_F(Checker, SaysWhichGameIsWrongAndWhy) {
    const auto wrong = [](const std::string& found) { return judged(kMove, kThreeGames, found); };
    EXPECT_EQ(wrong("Yes 1 1\nNo\nYes 2 4\n"),
              "WA line 3, column 7: game 3: the opponent wins after this move; expected \"Yes 2 "
              "5\", found \"Yes 2 4\" (other answers can be right)");
    EXPECT_EQ(wrong("Yes 3 1\nYes 1 4\nYes 2 5\n"),
              "WA line 2, column 7: game 2: the opponent wins after this move; expected \"No\", "
              "found \"Yes 1 4\" (other answers can be right)");
    EXPECT_EQ(wrong("No\nNo\nYes 2 5\n"),
              "WA line 1, column 1: game 1: there is a winning move; expected \"Yes 1 1\", found "
              "\"No\" (other answers can be right)");
    for (
        const auto& [found, what] :
        {std::pair<std::string, std::string>{"Yes 4 1\nNo\nYes 2 5\n",
                                             "game 1: a heap's number must be in 1 .. 3, found"},
         {"Yes 2 2\nNo\nYes 2 5\n", "game 1: how many stones are taken must be in 1 .. 1"},
         {"Yes 2 01\nNo\nYes 2 5\n", "game 1: how many stones are taken must have no leading zero"},
         {"Yes\nNo\nYes 2 5\n",
          "expected one blank, found the end of the line; expected \"Yes 1 1\""},
         {"YES 2 1\nNo\nYes 2 5\n", "game 1: expected \"Yes\", found \"YES\""},
         {"Yes 2 1\nNo\n", "game 3: expected \"Yes\", found the end of the output"},
         {"", "game 1: expected \"Yes\", found the end of the output"},
         {"Yes 2 1\nNo\nYes 2 5\nNo\n",
          "line 4, column 1: expected the end of the output, found \"No\"; expected the end of the "
          "output, found \"No\""}}) {
        const std::string said = wrong(found);
        EXPECT_EQ(said.substr(0, 3), "WA ") << said;
        EXPECT_NE(said.find(what), std::string::npos) << said;
    }
}

TEST_F(Checker, TellsWhiteSpaceFromAnswers) {
    for (const char* found :
         {"Yes 2 1 \nNo\nYes 2 5\n", "Yes 2 1\nNo\nYes 2 5", "Yes  2 1\nNo\nYes 2 5\n",
          "\nYes 2 1\nNo\nYes 2 5\n", "Yes 2 1\r\nNo\r\nYes 2 5\r\n", "Yes\n2 1\nNo\nYes 2 5\n",
          "Yes 2 1\nNo\nYes 2 5\n\n", "Yes 2\t1\nNo\n\nYes 2 5\n"}) {
        const std::string said = judged(kMove, kThreeGames, found);
        EXPECT_EQ(said.substr(0, 3), "PE ") << said;
        EXPECT_TRUE(said.ends_with(" (only white space differs)")) << said;
    }
    const auto lenient = [](const char* found) {
        using enum tools::Habit;
        return judged(kMove, kThreeGames, found,
                      {no_final_newline, blanks_at_line_ends, blank_lines_at_end})
            .substr(0, 2);
    };
    EXPECT_EQ(lenient("Yes 2 1 \r\nNo \nYes 2 5"), "AC");
    EXPECT_EQ(lenient("Yes 2 1\nNo\nYes 2 5\n\n"), "AC");
    EXPECT_EQ(lenient("Yes 2 1\t\nNo\nYes 2 5\n"), "PE");
    EXPECT_EQ(lenient("Yes  2 1\nNo\nYes 2 5\n"), "PE");
    EXPECT_EQ(lenient("Yes 2 1\nNo\nYes 2 4"), "WA");
}

// The search cannot reach these games.
TEST_F(Checker, ReachesAsFarAsTheSecondMethod) {
    const std::string input = "1\n2\n1000000000 999999999\n";
    EXPECT_EQ(judged(kMove, input, "Yes 1 1\n"), "AC");
    EXPECT_EQ(judged(kMove, input, "Yes 1 2\n").substr(0, 3), "WA ");
}

TEST_F(Numbered, OutputsAreComparedExactly) {
    const std::string input = "1 1\n2 3 3\n";
    EXPECT_EQ(judged(kRounds, input, "Case #1: first\n\nCase #2: second\n"), "AC");
    EXPECT_EQ(judged(kRounds, input, "Case #1: first\nCase #2: second\n").substr(0, 3), "PE ");
    EXPECT_EQ(judged(kRounds, input, "Case #1: first\n\nCase #2: second\n\n").substr(0, 3), "PE ");
    EXPECT_EQ(judged(kRounds, input, "Case #0: first\n\nCase #1: second\n").substr(0, 3), "WA ");
}

// A checker and numbers with blank lines between, in one format.
class NumberedMoves : public rules::CheckedRules {
 public:
    explicit NumberedMoves(const rules::Rules& moves) : moves_(*moves.checked()) {}
    std::vector<rules::Game> parse(rules::InStream& text) const override {
        return moves_.parse(text);
    }
    std::string format(const std::vector<rules::Game>& games) const override {
        return moves_.format(games);
    }
    std::size_t games_per_input() const override { return moves_.games_per_input(); }
    void moves(const rules::Component& part, rules::Options& to) const override {
        moves_.moves(part, to);
    }
    std::string answer(const rules::Game& game, rules::Decider& decider) const override {
        return moves_.answer(game, decider);
    }
    std::string output(const std::vector<std::string>& answers) const override {
        return rules::blank_lines_between(rules::numbered("Case ", answers, ": "));
    }
    bool oracle_reaches(const rules::Game& game) const override {
        return moves_.oracle_reaches(game);
    }
    std::string second_answer(const rules::Game& game) const override {
        return moves_.second_answer(game);
    }
    std::string second_method() const override { return moves_.second_method(); }
    void check(const rules::Game& game, rules::InStream& output,
               rules::Decider& decider) const override {
        moves_.check(game, output, decider);
    }
    void exhaustive(rules::Sink& sink) const override { moves_.exhaustive(sink); }
    tools::Text exhaustive_bound() const override { return moves_.exhaustive_bound(); }
    rules::Game random(rules::Rng& rng, bool rare) const override {
        return moves_.random(rng, rare);
    }
    void limits(rules::Sink& sink) const override { moves_.limits(sink); }

 private:
    const rules::CheckedRules& moves_;
};

TEST_F(Checker, LeavesTheLayoutToTheRules) {
    const NumberedMoves rules(rules_of(kMove));
    const std::string input = "2\n3\n1 1 1\n1\n5\n";
    const std::string expected = tools::Oracle(rules).answer(tools::parse(rules, input)).text;
    EXPECT_EQ(expected, "Case 1: Yes 1 1\n\nCase 2: Yes 1 5\n");
    const auto said = [&](const std::string& found) {
        const tools::Comparison c = tools::compare(rules, input, expected, found);
        return fmt::format("{} {}", tools::name_of(c.verdict), c.message.en);
    };
    EXPECT_EQ(said("Case 1: Yes 3 1\n\nCase 2: Yes 1 5\n"), "AC ");
    EXPECT_EQ(said("Case 1: Yes 3 1\n\nCase 3: Yes 1 5\n"),
              "WA line 3, column 1: game 2: expected \"Case 2: \", found \"Case\"; expected "
              "\"Case 2: Yes 1 5\", found \"Case 3: Yes 1 5\" (other answers can be right)");
    EXPECT_EQ(said("Case 1: Yes 3 1\nCase 2: Yes 1 5\n").substr(0, 3), "PE ");
    EXPECT_EQ(said("Case 1:Yes 3 1\n\nCase 2: Yes 1 5\n").substr(0, 3), "PE ");
    EXPECT_EQ(said("Case 1: Yes 3 1\n\nCase 2: Yes 1 5\n\n").substr(0, 3), "PE ");
    EXPECT_EQ(said("Case 1: Yes 3 1\n\nCase 2: Yes 1 4\n"),
              "WA line 3, column 15: game 2: the opponent wins after this move; expected \"Case 2: "
              "Yes 1 5\", found \"Case 2: Yes 1 4\" (other answers can be right)");
}

// --- the judge ---

// Plays Nim Move: `pick` sets i, a heap with a winning move, and `print` prints the answer.
std::string program(const std::string& pick, const std::string& print) {
    return "#include <cstdio>\n#include <vector>\nint main() {\n    int tests, n;\n"
           "    for (std::scanf(\"%d\", &tests); tests > 0; --tests) {\n"
           "        std::scanf(\"%d\", &n);\n        std::vector<int> a(n);\n        int s = 0, "
           "i;\n"
           "        for (int& heap : a) std::scanf(\"%d\", &heap), s ^= heap;\n"
           "        if (s == 0) { std::puts(\"No\"); continue; }\n        " +
           pick + "\n        const int taken = a[i] - (a[i] ^ s);\n        " + print +
           "\n    }\n}\n";
}
const std::string kFirst = "for (i = 0; (a[i] ^ s) >= a[i]; ++i) {}",
                  kLast = "for (i = n - 1; (a[i] ^ s) >= a[i]; --i) {}",
                  kPrint = "std::printf(\"Yes %d %d\\n\", i + 1, taken);";

tools::Result judge(const std::string& text, const tools::Settings& settings = {}) {
    const tools::fs::path file =
        tools::build_dir() / "checker test" /
        (std::string(::testing::UnitTest::GetInstance()->current_test_info()->name()) + ".cpp");
    tools::write_file(file, text);
    const tools::Entry entry = tools::source_entry(problem(kMove), file);
    return tools::judge({entry}, settings, {}).at(0);
}

TEST_F(CheckerJudge, AcceptsProgramsThatPrintDifferentRightAnswers) {
    tools::Settings settings;
    settings.whitespace_variants = true;
    for (const std::string& pick : {kFirst, kLast}) {
        const tools::Result result = judge(program(pick, kPrint), settings);
        EXPECT_EQ(tools::name_of(result.verdict), "AC") << result.failure->outcome.message.en;
    }
}

TEST_F(CheckerJudge, ShrinksWhatFails) {
    // Wrong where seven stones of a heap are taken.
    const tools::Result result =
        judge(program(kLast, "std::printf(\"Yes %d %d\\n\", i + 1, taken - (taken == 7));"));
    ASSERT_EQ(tools::name_of(result.verdict), "WA");
    EXPECT_NE(result.failure->outcome.message.en.find("game "), std::string::npos);
    ASSERT_TRUE(result.failure->small_input);
    EXPECT_EQ(*result.failure->small_input, "1\n1\n7\n");
    EXPECT_NE(result.failure->small.message.en.find("game 1: the opponent wins after this move"),
              std::string::npos)
        << result.failure->small.message.en;
}

TEST_F(CheckerJudge, CallsWhiteSpaceAPresentationError) {
    EXPECT_EQ(tools::name_of(
                  judge(program(kLast, "std::printf(\"Yes %d  %d\\n\", i + 1, taken);")).verdict),
              "PE");
}

TEST_F(CheckerJudge, JudgesAFileOfItsOwn) {
    const tools::fs::path input = tools::build_dir() / "checker test" / "own.in";
    tools::write_file(input, "1\n3\n6 6 6\n");
    tools::Settings settings;
    settings.input = input.string();
    EXPECT_EQ(tools::name_of(judge(program(kLast, kPrint), settings).verdict), "AC");
    EXPECT_EQ(tools::name_of(judge(program("i = 0;", "std::puts(\"No\");"), settings).verdict),
              "WA");
}

// --- the commands ---

tools::CommandResult run(const char* command, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), (tools::build_dir() / "bin" / command).string());
    return tools::run_command(arguments);
}

TEST_F(SampleProblem, IsJudgedBundledAndExplained) {
    const tools::CommandResult judged = run("judge", {});
    EXPECT_EQ(judged.exit_code, 0) << judged.output;
    EXPECT_NE(judged.output.find("2 of 2 AC"), std::string::npos) << judged.output;
    for (const char* id : {kRounds, kMove}) {
        const tools::CommandResult bundle = run("bundle", {id});
        EXPECT_EQ(bundle.exit_code, 0);
        EXPECT_EQ(bundle.output.find("// Title: Sample "), 0u) << bundle.output;
        EXPECT_NE(bundle.output.find("// ---- common/fast_io.hpp ----"), std::string::npos);
    }
    EXPECT_NE(run("explain", {kRounds, "--sample", "1"}).output.find("Test 2: second (the player"),
              std::string::npos);
    EXPECT_NE(run("explain", {kMove, "--sample", "1"}).output.find("Test 1: Yes 1 1 (the player"),
              std::string::npos);
}

// Nobody has to describe its judge before.
TEST_F(SampleProblem, IsListedInBothLanguages) {
    std::size_t lists = 0;
    for (const tools::GeneratedFile& page : tools::pages(tools::load_problems())) {
        lists += page.text.find("| Sample | [2](https://example.com/2) | [") != std::string::npos;
    }
    EXPECT_EQ(lists, 2u);
}

// Of what only the site reads, too.
TEST_F(SampleProblem, HasMetadataThatAreReadStrictly) {
    const tools::TemporaryFolder tree("collection");
    tools::fs::copy(tools::collection() / "problems", tree.path() / "problems",
                    tools::fs::copy_options::recursive);
    const tools::fs::path file = tree.path() / "problems" / kMove / "problem.toml";
    const std::string whole = tools::read_file(file);
    use(tree.path());
    for (const auto& [more, wrong] : std::map<std::string, std::string>{
             {"[play]\nkind = 'heap'", ": 'kind' must be one of heaps, sets, "},
             {"[play]\neach = true", " [play]: the key 'kind' is missing"},
             {"[play]\nkind = 'heaps'\neach = 'yes'", ": 'each' has the wrong type"},
             {"[play]\nkind = 'heaps'\ntouch = 'a'", " [play]: the key 'touch_zh' is missing"},
             {"[play]\nkind = 'heaps'\ntouch = 'a'\ntouch_zh = 'a'\ncolour = 'red'",
              ": unknown key 'colour'"},
             {"[explore]\nvalues = 1", " [explore.values]: must be a table"},
             {"[explore.a]\ntitle = 'a'\ntitle_zh = 'a'\nkind = 'pie'",
              ": 'kind' must be one of moves"},
             {"[explore.a]\ntitle = 'a'\ntitle_zh = 'a'\nto = '8'", ": 'to' has the wrong type"},
             {"[games]\n", ": unknown key 'games'"}}) {
        tools::write_file(file, whole + "\n" + more + "\n");
        const tools::CommandResult judged = run("judge", {});
        EXPECT_EQ(judged.exit_code, 2) << more;
        EXPECT_NE(judged.output.find(wrong), std::string::npos) << judged.output;
        EXPECT_EQ(tools::lines_of(judged.output).size(), 1u) << judged.output;
    }
}

TEST_F(SampleProblem, NeedsTheFolderOfItsJudgeAndNumber) {
    const tools::TemporaryFolder tree("collection");
    tools::fs::copy(tools::collection() / "problems", tree.path() / "problems",
                    tools::fs::copy_options::recursive);
    tools::fs::rename(tree.path() / "problems" / kMove, tree.path() / "problems/sample-3-nim-move");
    use(tree.path());
    const tools::CommandResult judged = run("judge", {});
    EXPECT_EQ(judged.exit_code, 2);
    EXPECT_NE(judged.output.find("problem.toml: its judge and number belong to a folder "
                                 "sample-2-<slug>\n"),
              std::string::npos)
        << judged.output;
}

// --- the proof ---

TEST_F(CheckerBrokenInput, AllowsAnswersToWholeGamesAlone) {
    std::size_t cut = 0, doubled = 0;
    for (const char* id : {kRounds, kMove}) {
        const rules::Rules& rules = rules_of(id);
        for (const tools::BrokenInput& input : tools::broken_inputs(problem(id))) {
            SCOPED_TRACE(input.text);
            ++(input.cut ? cut : doubled);
            EXPECT_TRUE(tools::allows(rules, input, input.whole));
            EXPECT_FALSE(tools::allows(rules, input, input.whole + input.whole));
            EXPECT_EQ(tools::allows(rules, input, ""), input.cut);
            EXPECT_FALSE(tools::allows(rules, input, "Case #1: "));
            if (!input.twice.empty()) {
                EXPECT_TRUE(tools::allows(rules, input, input.twice));
            }
        }
    }
    EXPECT_GT(cut, 0u);
    EXPECT_GT(doubled, 0u);
    const rules::Rules& moves = rules_of(kMove);
    const tools::BrokenInput broken{"2\n3\n1 1 1\n1\n", "2\n3\n1 1 1\n1\n5\n", "Yes 1 1\nYes 1 5\n",
                                    "", true};
    EXPECT_TRUE(tools::allows(moves, broken, "Yes 3 1\n"));
    EXPECT_FALSE(tools::allows(moves, broken, "Yes 3 1"));
    EXPECT_FALSE(tools::allows(moves, broken, "No\n"));
}

}  // namespace checker_test
