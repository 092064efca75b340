// The explanations of all problems: they print what the solution prints, and their moves win.
#include "explain/explain.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/files.hpp"
#include "base/process.hpp"
#include "core/comparison.hpp"
#include "core/oracle.hpp"
#include "data/data.hpp"
#include "data/modules.hpp"
#include "problems.hpp"
#include "study/load.hpp"

namespace {

using rules::Game;
using rules::Position;

constexpr tools::Group kAllGroups[] = {tools::Group::sample, tools::Group::exhaustive,
                                       tools::Group::random, tools::Group::limit};

// Takes down which positions it is asked about.
class Capture : public rules::Decider {
 public:
    bool wins(const Position& position) override {
        asked.push_back(position);
        return false;
    }
    std::vector<Position> asked;
};

struct List : rules::Options {
    using rules::Options::to;
    void to(Position parts) override { all.push_back(std::move(parts)); }
    std::vector<Position> all;
};

class Explain : public ProblemTest {
 protected:
    void SetUp() override {
        SKIP_UNWRITTEN(RULES_AND_SAMPLES, "explain.cpp");
        rules_ = tools::make_rules(problem());
        ASSERT_NE(rules_, nullptr) << "testdata/" << GetParam() << "/rules.cpp is missing";
        explainer_ = tools::make_explainer(problem());
        ASSERT_NE(explainer_, nullptr) << "problems/" << GetParam() << "/explain.cpp is missing";
    }

    // Files of all kinds count as samples.
    tools::Cases cases(tools::Group group) const {
        return group == tools::Group::sample ? tools::load_files(problem())
                                             : tools::load_group(problem(), group);
    }

    // What is wrong with the output to an input; empty where nothing is.
    std::string fault(std::string_view input, std::string_view expected,
                      const std::string& found) const {
        return tools::compare(*rules_, input, expected, found).message;
    }

    static Position sorted(Position position) {
        std::sort(position.begin(), position.end());
        return position;
    }
    // The components that have moves.
    Position lively(Position position) const {
        std::erase_if(position, [&](const rules::Part& part) {
            List list;
            rules_->moves(part, list);
            return list.all.empty();
        });
        return position;
    }
    // The position of a game, where there is just one and plain search reaches it: what answer()
    // asks about, told that the player to move loses.
    std::optional<Position> position_of(const Game& game) const {
        if (explainer_->goes_on_elsewhere() || !rules_->impartial() ||
            !rules_->oracle_reaches(game)) {
            return std::nullopt;
        }
        Capture capture;
        rules_->answer(game, capture);
        if (capture.asked.size() != 1) return std::nullopt;
        return capture.asked[0];
    }
    // True iff the rules have a move from one position to the other; what has no moves may be gone.
    bool is_move(const Position& from, const Position& to) const {
        std::vector<Position> reached;
        for (std::size_t i = 0; i < from.size(); ++i) {
            List list;
            rules_->moves(from[i], list);
            for (const Position& parts : list.all) {
                reached.push_back(from);
                reached.back().erase(reached.back().begin() + static_cast<std::ptrdiff_t>(i));
                reached.back().insert(reached.back().end(), parts.begin(), parts.end());
            }
        }
        const auto is = [&](const Position& wanted, auto form) {
            return std::any_of(reached.begin(), reached.end(), [&](const Position& position) {
                return sorted(form(position)) == wanted;
            });
        };
        return is(sorted(to), [](const Position& position) { return position; }) ||
               is(sorted(lively(to)), [&](const Position& position) { return lively(position); });
    }

    std::unique_ptr<rules::Rules> rules_;
    std::unique_ptr<explanation::Explainer> explainer_;
};

TEST_P(Explain, PrintsWhatIsRightOnAllCases) {
    std::map<std::string, bool> wins;  // by what is printed
    for (const tools::Group group : kAllGroups) {
        const tools::Cases all = cases(group);
        for (const tools::Case& c : all.list()) {
            const std::vector<Game> games = tools::parse(*rules_, c.input);
            for (const Game& game : games) {
                for (const Game& position : explainer_->positions(game)) {
                    const explanation::View view = explainer_->view(position);
                    const std::string prints = explainer_->prints(position, view);
                    ASSERT_EQ(wins.emplace(prints, view.wins).first->second, view.wins)
                        << c.name << ": " << prints << " for wins and for losses";
                }
            }
            ASSERT_EQ(
                fault(c.input, c.expected, tools::explained_output(*rules_, *explainer_, games)),
                "")
                << c.name;
        }
    }
    EXPECT_GE(wins.size(), 2u);
}

TEST_P(Explain, WinningMovesWin) {
    tools::Oracle oracle(*rules_);
    std::size_t moves = 0, inputs = 0, checked = 0;
    for (const tools::Group group : kAllGroups) {
        const tools::Cases all = cases(group);
        const std::size_t most = group == tools::Group::limit ? 300 : 6000;
        const std::size_t step = all.games() / most + 1;
        std::size_t game_number = 0;
        for (const tools::Case& c : all.list()) {
            std::size_t test = 0;
            for (const Game& game : tools::parse(*rules_, c.input)) {
                ++test;
                if (game_number++ % step != 0) continue;
                for (const Game& position : explainer_->positions(game)) {
                    const tools::Explanation e = tools::explain(*rules_, *explainer_, position);
                    ASSERT_EQ(e.move.has_value(), e.view.wins && !e.view.over) << c.name;
                    ASSERT_FALSE(e.view.reason.empty() || e.view.background.empty()) << c.name;
                    if (!e.move) continue;
                    ++moves;
                    const auto describe = [&] {
                        return fmt::format("{}, test {}: {}", c.name, test, e.move->move.text);
                    };
                    ASSERT_TRUE(e.move->opponent_loses()) << describe();
                    if (!e.move->input) continue;
                    ++inputs;
                    const Game& next = e.move->move.next;
                    ASSERT_EQ(fault(*e.move->input, oracle.answer({next}).text,
                                    tools::explained_output(*rules_, *explainer_, {next})),
                              "")
                        << describe();
                    const auto before = position_of(position), after = position_of(next);
                    if (!before || !after) continue;
                    ++checked;
                    ASSERT_TRUE(is_move(*before, *after)) << describe() << ": not a legal move";
                }
            }
        }
    }
    EXPECT_GE(moves, 100u);
    // The last move leaves no game.
    if (explainer_->goes_on()) {
        EXPECT_GE(inputs * 3, moves);
    } else {
        EXPECT_EQ(inputs, 0u);
    }
    if (explainer_->goes_on() && !explainer_->goes_on_elsewhere() && rules_->impartial()) {
        EXPECT_GT(checked, 0u) << "no move was held against the rules";
    }
    RecordProperty("moves", static_cast<int>(moves));
    RecordProperty("held_against_the_rules", static_cast<int>(checked));
}

tools::CommandResult run(std::vector<std::string> words) {
    words.insert(words.begin(), (tools::build_dir() / "bin" / "explain").string());
    return tools::run_command(words);
}

TEST_P(Explain, CommandWritesTextAndJson) {
    int sample = 1;
    for (;; ++sample) {
        const tools::fs::path file = problem().data() / fmt::format("sample-{}.out", sample);
        if (!tools::fs::exists(file)) break;
        const std::string option = fmt::format("--sample={}", sample);
        const tools::CommandResult text = run({GetParam(), option});
        EXPECT_EQ(text.exit_code, 0) << text.output;
        EXPECT_EQ(text.output.find("FAILED"), std::string::npos) << text.output;
        EXPECT_NE(text.output.find("Test 1"), std::string::npos) << text.output;

        const tools::CommandResult json = run({GetParam(), option, "--json"});
        ASSERT_EQ(json.exit_code, 0) << json.output;
        std::vector<std::string> answers;
        const nlohmann::json all = nlohmann::json::parse(json.output);
        for (const auto& test : all.at("tests")) {
            std::string& answer = answers.emplace_back();
            for (const auto& position : test.at("positions")) {
                answer += position.at("prints").get<std::string>();
                const auto& move = position.at("winning_move");
                EXPECT_EQ(move.is_null(), position.at("player_to_move") == "loses");
                if (!move.is_null()) {
                    EXPECT_TRUE(move.at("opponent_loses"));
                }
            }
            answer += '\n';
        }
        const std::string input = tools::read_file(tools::fs::path(file).replace_extension(".in"));
        EXPECT_EQ(fault(input, tools::read_file(file), rules_->output(answers)), "");
    }
    EXPECT_GT(sample, 1) << "there is no sample-1.out";
}

TEST_P(Explain, CommandRefusesBadInputInOneLine) {
    const std::string bad = (tools::build_dir() / "explain" / (GetParam() + ".bad")).string();
    tools::write_file(bad, "1 x\n");
    const std::vector<std::vector<std::string>> calls = {{GetParam(), bad},
                                                         {GetParam(), bad + "-not-there"},
                                                         {GetParam(), "--sample=999"},
                                                         {GetParam(), "--sample=1", "--test=999"}};
    for (const auto& call : calls) {
        const tools::CommandResult result = run(call);
        EXPECT_EQ(result.exit_code, 2) << result.output;
        EXPECT_EQ(std::count(result.output.begin(), result.output.end(), '\n'), 1) << result.output;
    }
}

FOR_EACH_PROBLEM(Explain);

// "$ scripts/explain WORDS  # remark", then what it prints up to a line of dots.
TEST(ExplainInReadme, IsWhatItPrints) {
    const std::string readme = tools::read_file(tools::root() / "README.md");
    const std::string call = "$ scripts/explain ";
    const std::size_t at = readme.find(call);
    ASSERT_NE(at, std::string::npos) << "README.md shows no example of scripts/explain";
    const std::size_t begin = readme.find('\n', at) + 1, end = readme.find("  ...\n", begin);
    ASSERT_NE(end, std::string::npos);
    std::istringstream line(readme.substr(at + call.size(), begin - at - call.size()));
    std::vector<std::string> words;
    for (std::string word; line >> word && word != "#";) words.push_back(word);
    const std::string output = run(words).output;
    EXPECT_EQ(output.substr(0, end - begin), readme.substr(begin, end - begin));
}

}  // namespace
