// Games against the solutions of all problems: each move is legal, and what is won is won.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "core/oracle.hpp"
#include "explain/explain.hpp"
#include "judge/compiler.hpp"
#include "judge/judge_case.hpp"
#include "languages.hpp"
#include "play/session.hpp"
#include "play/start.hpp"
#include "problems.hpp"
#include "reports/input.hpp"

namespace play_test {

using explanation::Game;
using rules::Outcome;
using rules::Position;
using tools::Match;
using tools::PlayMove;
using tools::Session;

struct Exhaustive : rules::Sink {
    void game(Game game) override { all.push_back(std::move(game)); }
    void input(const std::string&, std::vector<Game> games) override {
        for (Game& each : games) all.push_back(std::move(each));
    }
    std::vector<Game> all;
};

class Play : public ProblemTest {
 protected:
    void SetUp() override {
        SKIP_UNWRITTEN(RULES_AND_SAMPLES, "explain.cpp");
        known_ = tools::load_knowledge(problem());
        try {
            Exhaustive exhaustive;
            rules().exhaustive(exhaustive);
            const tools::fs::path sample = tools::sample_file(problem(), 1);
            std::vector<Game> some = tools::read_games(problem(), rules(), sample);
            const std::size_t step = exhaustive.all.size() / 60 + 1;
            for (std::size_t i = step / 2; i < exhaustive.all.size(); i += step) {
                some.push_back(exhaustive.all[i]);
            }
            starts_ = tools::starts_of(explainer(), some);
            std::erase_if(starts_, [&](const Game& start) { return !is_playable(start); });
        } catch (const tools::Unplayable&) {
        }
    }
    const rules::Rules& rules() const { return *known_.rules; }
    const explanation::Explainer& explainer() const { return *known_.explainer; }
    // A sample may have more moves than one plays by.
    bool is_playable(const Game& start) const {
        try {
            match(start);
            return true;
        } catch (const tools::Unplayable&) {
            return false;
        }
    }
    Match match(const Game& start, tools::AskProgram program = {}) const {
        return {explainer(), start, program ? program : oracle()};
    }
    // Answers by the rules' second method.
    tools::AskProgram oracle() const {
        return [this](const std::string& input) {
            std::vector<std::string> answers;
            for (const Game& game : tools::parse(rules(), input)) {
                answers.push_back(rules().second_answer(game));
            }
            return rules().output(answers);
        };
    }
    tools::AskProgram solution() const {
        const tools::Program program{.arguments = {tools::solution_program(problem()).string()},
                                     .time_limit_s = 10,
                                     .memory_limit_kb = problem().memory_limit_kb};
        struct State {
            tools::Runner runner;
            std::map<std::string, std::string> known;  // the same positions come up in many games
        };
        return [program, state = std::make_shared<State>()](const std::string& input) {
            const auto [answer, is_new] = state->known.try_emplace(input);
            if (is_new) answer->second = tools::run_case(state->runner, program, input, 0).output;
            return answer->second;
        };
    }
    Game laid_out(const Game& start, const Position& position) const {
        return rules().back(start, position).value();
    }
    // What decides the game: the components that have moves, in order.
    static Position lively(const rules::Play& play, Position position) {
        std::erase_if(position, [&](const rules::Component& part) {
            rules::OptionList list;
            play.moves(part, list);
            return list.all.empty();
        });
        for (rules::Component& part : position) {  // empty stairs at the top, say
            while (part.size() > 1 && part.back() == 0) part.pop_back();
        }
        std::sort(position.begin(), position.end());
        return position;
    }
    // Up to `most` positions that moves reach.
    std::vector<Position> reached(Match match, std::size_t most) const {
        std::vector<Position> all = {match.position()};
        std::set<Position> seen = {match.position()};
        for (std::size_t i = 0; i < all.size(); ++i) {
            match.go_to(all[i]);
            if (match.result()) continue;
            for (const PlayMove& move : match.moves()) {
                Position next = match.after(move);
                if (all.size() < most && seen.insert(next).second) all.push_back(std::move(next));
            }
        }
        return all;
    }

    // How it ends for the player to move, by search of all moves; nothing where it can last longer.
    std::optional<Outcome> searched(Match at, const Position& position, int most_moves) const {
        at.go_to(position);
        if (at.result()) return at.result();
        Outcome best = Outcome::loss;
        for (const PlayMove& move : at.moves()) {
            if (most_moves == 0) return std::nullopt;
            const std::optional<Outcome> next = searched(at, at.after(move), most_moves - 1);
            if (!next) return std::nullopt;
            best = std::max(best, *next == Outcome::loss   ? Outcome::win
                                  : *next == Outcome::draw ? Outcome::draw
                                                           : Outcome::loss);
        }
        return best;
    }

    tools::Knowledge known_;
    std::vector<Game> starts_;  // none: not played move by move
};

// A position that is laid out as an input is the position with which the rules begin that input.
TEST_P(Play, PositionsAreTheInputsThatTheyAreLaidOutAs) {
    if (starts_.empty()) return;
    std::size_t inputs = 0;
    for (const Game& start : starts_) {
        for (const Position& position : reached(match(start), 50)) {
            const Game game = laid_out(start, position);
            if (!tools::as_input(rules(), game)) continue;
            ++inputs;
            if (explainer().goes_on_elsewhere()) continue;  // by a theorem
            const Position begins = rules().begin(game);
            const auto play = rules().play(start);
            if (play->impartial()) {
                ASSERT_EQ(lively(*play, begins), lively(*play, position)) << rules().format({game});
            } else {
                // By then it is the other player's turn, who sees the board from there.
                EXPECT_EQ(laid_out(start, begins), game);
            }
        }
    }
    EXPECT_GE(inputs, starts_.size());
}

// Also of positions that are no input, and where the game is over.
TEST_P(Play, WinsAndLossesAreThoseOfPlainSearch) {
    SKIP_UNLESS_DRAWN(number());
    rules::Search search;
    std::size_t won = 0, lost = 0;
    for (const Game& start : starts_) {
        Match at = match(start);
        search.turn_to(rules().play(start));
        for (const Position& position : reached(at, 30)) {
            const auto outcome = rules().impartial() ? std::optional(search.outcome(position))
                                                     : searched(at, position, 6);
            if (!outcome) continue;
            won += *outcome == Outcome::win;
            lost += *outcome == Outcome::loss;
            ASSERT_EQ(at.outcome(position), *outcome) << ::testing::PrintToString(position);
        }
    }
    if (starts_.empty() || (won == 0 && !rules().impartial())) return;  // it can go on for long
    EXPECT_GT(won, 0u);
    EXPECT_GT(lost, 0u);
}

// Every move has a name of its own in each language, and the name plays it.
TEST_P(Play, EveryMoveIsPlayedByItsNumberAndByItsName) {
    SKIP_UNLESS_DRAWN(number());
    std::size_t played = 0;
    for (const Game& start : starts_) {
        const Match at = match(start);
        for (std::size_t i = 0; i < at.moves().size() && i < 30; ++i) {
            const PlayMove& move = at.moves()[i];
            for (const tools::Language language : {tools::Language::en, tools::Language::zh}) {
                const bool english = language == tools::Language::en;
                const std::string text =
                    explainer().shown(at.position()[move.component], move.parts).in(language);
                EXPECT_EQ(text.find('\n'), text.npos);
                const std::string number = std::to_string(move.component + 1);
                const std::string shown = (at.position().size() > 1 ? number + ":  " : "") + text;
                std::string name = number + ' ';
                const std::size_t arrow = text.rfind("->");
                for (const char c : text.substr(arrow == text.npos ? 0 : arrow)) {
                    name += '0' <= c && c <= '9' ? c : ' ';
                }
                if (text.find(english ? "nothing" : "空") != text.npos) name += '0';
                for (const std::string& line : {std::to_string(i + 1), name}) {
                    Session session(explainer(), start, oracle(), 1, language);
                    session.begin(false);
                    const std::string found = session.answer(line);
                    ASSERT_EQ(found.substr(0, found.find('\n')),
                              (english ? "You:      " : "你：  ") + shown)
                        << line;
                    ++played;
                }
            }
        }
    }
    EXPECT_EQ(played == 0, starts_.empty());
}

// Positions that look alike have the same moves, unless what is said of a move tells them apart.
TEST_P(Play, SaysWhatDecidesTheMoves) {
    std::map<std::vector<std::string>, std::set<std::string>> seen;
    for (const Game& start : starts_) {
        const Match begun = match(start);
        const tools::Text a_move = begun.a_move();
        EXPECT_TRUE(a_move.en.ends_with('.') && a_move.zh.ends_with("。"))
            << a_move.en << a_move.zh;
        std::vector<std::string> looks = {a_move.en, fmt::format("{}", begun.play()->fixed())};
        std::set<std::string> moves;
        for (const rules::Component& part : begun.position()) {
            looks.push_back(explainer().shown(part).en);
        }
        for (const PlayMove& move : begun.moves()) {
            moves.insert(tools::said(explainer(), begun.position(), move).en);
        }
        const auto [at, is_new] = seen.emplace(looks, moves);
        EXPECT_EQ(at->second, moves) << fmt::format("{}", looks);
    }
}

// What one types has the same answer in both languages, with the same numbers.
TEST_P(Play, SpeaksBothLanguages) {
    const std::set<std::string> terms = {"SG", "xor", "mod", "ceil", "floor", "phi"};
    for (const Game& start : starts_) {
        if (match(start).result()) continue;
        Session english(explainer(), start, oracle(), 1);
        Session chinese(explainer(), start, oracle(), 1, tools::Language::zh);
        std::string en = english.begin(false), zh = chinese.begin(false);
        for (const std::string line :
             {"h", "?", "99999", "0 0", "l", "p", "x", "1", "u", "u", "q"}) {
            EXPECT_EQ(sorted_numbers(en), sorted_numbers(zh)) << line << '\n' << en << zh;
            // A Chinese character has three bytes; the "è" of misère has two.
            EXPECT_TRUE(std::ranges::all_of(en, [](char c) { return (c & 0xE0) != 0xE0; })) << en;
            for (const std::string& word : runs(zh, is_letter)) {
                EXPECT_TRUE(word.size() == 1 || terms.contains(word) ||
                            word.find_first_not_of("XO") == word.npos)  // pieces on a board
                    << word << " is no Chinese: " << zh;
            }
            if (english.over()) break;
            en = english.answer(line);
            zh = chinese.answer(line);
        }
        EXPECT_EQ(english.over(), chinese.over());
    }
}

// The person's choices: a move out of so many.
struct Opponent {
    const char* name;
    std::size_t (*choose)(rules::Rng& rng, std::size_t moves);
};
constexpr Opponent kOpponents[] = {
    {"random",
     [](rules::Rng& rng, std::size_t moves) {
         return static_cast<std::size_t>(rng.between(1, static_cast<rules::Int>(moves)));
     }},
    {"first", [](rules::Rng&, std::size_t) { return std::size_t{1}; }},
    {"last", [](rules::Rng&, std::size_t moves) { return moves; }},
};

TEST_P(Play, SolutionWinsEveryWonPosition) {
    SKIP_UNLESS_DRAWN(number());
    if (starts_.empty()) return;
    const tools::AskProgram program = solution();
    rules::Rng rng(1);
    std::size_t games = 0;
    for (std::size_t i = 0; i < starts_.size(); i += 3) {
        const Game& start = starts_[i];
        Match at = match(start);
        if (at.result()) continue;
        const bool program_first = !at.loses(at.position());
        for (const Opponent& opponent : kOpponents) {
            Session session(explainer(), start, program, 1);
            std::string text = session.begin(program_first);
            for (int line = 0; !session.over(); ++line) {
                ASSERT_LT(line, 1000) << "the game does not end";
                text += session.answer(
                    std::to_string(opponent.choose(rng, session.match().moves().size())));
            }
            ASSERT_FALSE(session.person_won()) << opponent.name << " won:\n" << text;
            ++games;
        }
    }
    EXPECT_GT(games, 0u);
    RecordProperty("games", static_cast<int>(games));
}

// Who plays what the solution says wins, too: it loses what is lost, by legal moves.
TEST_P(Play, PersonWinsWithTheHints) {
    std::size_t games = 0;
    for (std::size_t i = 0; i < starts_.size(); i += 3) {
        Match at = match(starts_[i]);
        if (at.result()) continue;
        const bool program_first = at.loses(at.position());
        Session session(explainer(), starts_[i], oracle(), i);
        std::string text = session.begin(program_first);
        for (int line = 0; !session.over(); ++line) {
            ASSERT_LT(line, 1000) << "the game does not end";
            const std::string hint = session.answer("?");
            ASSERT_EQ(hint.rfind("Hint:", 0), 0u) << text << hint;
            Match now = match(starts_[i]);
            now.go_to(session.match().position());
            const auto winning = now.winning_move();
            const Position best = now.after(winning ? *winning : now.drawing_move().value());
            std::size_t number = 0;
            while (now.after(now.moves().at(number)) != best) ++number;
            text += session.answer(std::to_string(number + 1));
        }
        ASSERT_EQ(session.person_won(), at.outcome(at.position()) != Outcome::draw) << text;
        if (const auto ending = session.match().ending()) {  // the last words tell it
            const std::vector<std::string> words = tools::words_of(ending->en);
            EXPECT_NE(fmt::format("{}", fmt::join(tools::words_of(text), " "))
                          .rfind(fmt::format("{} {}", fmt::join(words, " "),
                                             session.person_won() ? "You win." : "A draw.")),
                      std::string::npos)
                << text;
        }
        ++games;
    }
    EXPECT_EQ(games == 0, starts_.empty());
}

// In a game with a score: who is ahead in the end wins, and nobody plays for less than there is.
TEST_P(Play, PlaysForTheScoreWhereThereIsOne) {
    for (const Game& start : starts_) {
        Match at = match(start);
        for (const Position& position : reached(at, 30)) {
            at.go_to(position);
            const auto lead = at.view().lead;
            if (!lead) return;
            const Outcome outcome = at.outcome(position);
            EXPECT_EQ(outcome, *lead > 0   ? Outcome::win
                               : *lead < 0 ? Outcome::loss
                                           : Outcome::draw);
            if (at.result()) continue;
            const auto move = outcome == Outcome::win    ? at.winning_move()
                              : outcome == Outcome::draw ? at.drawing_move()
                                                         : at.losing_move();
            ASSERT_TRUE(move);
            EXPECT_EQ(at.losing_move().has_value(), outcome == Outcome::loss);
            at.go_to(at.after(*move));
            EXPECT_EQ(at.view().lead, -*lead) << ::testing::PrintToString(position);
        }
    }
}

// A program that is wrong does not pass for a solution.
TEST_P(Play, ProgramThatContradictsItselfIsToldSo) {
    std::size_t noticed = 0, can = 0;
    for (const Game& start : starts_) {
        Match at = match(start, [](const std::string&) { return "neither\n"; });
        if (at.result() || !tools::as_input(rules(), start)) continue;
        // Where it is asked about a start alone, which is won, it does not contradict itself.
        Match right = match(start);
        can += right.loses(right.position()) ||
               std::ranges::any_of(at.moves(), [&](const PlayMove& move) {
                   const Game next = explainer().asked(laid_out(start, at.after(move)));
                   return tools::as_input(rules(), next).has_value();
               });
        try {  // it says that every position is won
            at.winning_move();
        } catch (const tools::Unplayable&) {
            ++noticed;
        }
    }
    EXPECT_EQ(noticed == 0, can == 0);
}

tools::CommandResult run(std::vector<std::string> words, std::string_view input = {}) {
    words.insert(words.begin(), (tools::build_dir() / "bin" / "play").string());
    return tools::run_command(words, input);
}

TEST_P(Play, CommandPlaysOrSaysWhyNotInOneLine) {
    SKIP_UNLESS_DRAWN(number());
    const tools::CommandResult result =
        run({GetParam(), "--random", "--seed=3"}, "1\nl\n?\nzzz\nq\n");
    if (starts_.empty()) {
        EXPECT_EQ(result.exit_code, 2);
        EXPECT_EQ(result.output,
                  fmt::format(
                      "play: {}: it is not played move by move, or not from so large a position\n",
                      GetParam()));
        return;
    }
    EXPECT_EQ(result.exit_code, 0) << result.output;
    EXPECT_NE(result.output.find("You: "), std::string::npos) << result.output;
    EXPECT_EQ(result.output.find('\x1b'), std::string::npos) << result.output;
    for (const std::string& line : tools::lines_of(result.output)) EXPECT_LE(line.size(), 200u);
    EXPECT_EQ(run({GetParam(), "--random", "--seed=3"}, "1\nl\n?\nzzz\nq\n").output, result.output);
}

FOR_EACH_PROBLEM(Play);

class PlayCommand : public ::testing::Test, OwnProblems {
 protected:
    static constexpr const char* kId = "sample-1-nim-rounds";
    // The rest of a game of Nim with these heaps.
    static tools::CommandResult nim(const std::string& heaps, const std::string& lines,
                                    std::vector<std::string> words = {}) {
        const tools::TemporaryFolder folder("play");
        const std::string file = (folder.path() / "input").string();
        const std::size_t count = tools::words_of(heaps).size();
        tools::write_file(file, fmt::format("{} {}\n", count, heaps));
        words.insert(words.begin(), {kId, file});
        return run(words, lines);
    }
    static bool has(const tools::CommandResult& result, std::string_view text) {
        return result.output.find(text) != std::string::npos;
    }
};

TEST_F(PlayCommand, PlaysAGameToItsEnd) {
    const tools::CommandResult won = nim("5", "1\n");
    EXPECT_EQ(won.exit_code, 0);
    EXPECT_TRUE(has(won, "You:      5 -> 0\nThe solution has no move. You win.\n")) << won.output;
    const tools::CommandResult lost = nim("2 3", "1\n1\n1\n1\n");
    EXPECT_TRUE(has(lost, "The solution wins.\n")) << lost.output;
    EXPECT_TRUE(has(nim("2 3", "q\n", {"--second"}), "Solution: 2:  3 -> 2\n"));
}

TEST_F(PlayCommand, HintsTakesBackAndLists) {
    const tools::CommandResult result =
        nim("20 20 7", "?\n3 9\n9 1\n55\nl\nl\nu\n3 0\n?\nu\nu\nq\n");
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_TRUE(has(result, "47 are legal; l lists them")) << result.output;
    EXPECT_TRUE(has(result, "Hint:     1:  20 -> 19,")) << result.output;
    EXPECT_TRUE(has(result, "The rules have no such move")) << result.output;
    EXPECT_TRUE(has(result, "There is no move 55: they are numbered from 1 to 47."))
        << result.output;
    EXPECT_TRUE(has(result, "   1)  1:  20 -> 0\n")) << result.output;
    EXPECT_TRUE(has(result, "  40)  2:  20 -> 19\n")) << result.output;
    EXPECT_FALSE(has(result, "  41)  ")) << result.output;
    EXPECT_TRUE(has(result,
                    "Taken back.\n\n  component 1:  20\n  component 2:  20\n"
                    "  component 3:  7\n"))
        << result.output;
    // At first, and when the one move was taken back.
    EXPECT_TRUE(has(result, "There is no move of yours to take back.\n")) << result.output;
    EXPECT_TRUE(has(result, "You left the game.\n")) << result.output;
}

// Near to a number, and none that is shown: nobody wants a move by a slip.
TEST_F(PlayCommand, AsksAgainAfterASlip) {
    for (const char* slip : {"-1", "+1", "1x", "x1", "01", "1.", "1.0", ".1", "0x1", "1 -1", "1 +0",
                             "1 00", "1;", "1/1", "1e0", "１", "\xff"}) {
        const tools::CommandResult result = nim("5 5", fmt::format("{}\nq\n", slip));
        EXPECT_FALSE(has(result, "You: ")) << slip << '\n' << result.output;
        EXPECT_TRUE(has(result, "Type the number of a move, or h for help.\n")) << slip << '\n'
                                                                                << result.output;
    }
    for (const char* move : {"1", " 1 ", "1\r", "1 0", "1: 0"}) {
        const tools::CommandResult result = nim("5 5", fmt::format("{}\nq\n", move));
        EXPECT_TRUE(has(result, "You:      1:  5 -> 0\n")) << move << '\n' << result.output;
    }
}

TEST_F(PlayCommand, SpeaksChinese) {
    const tools::CommandResult won = nim("5", "1\n", {"--lang=zh"});
    EXPECT_EQ(won.exit_code, 0);
    EXPECT_EQ(won.output.rfind(
                  "Nim 多局（Sample "
                  "1），对手是本题的题解程序。\n每步从一堆中取一颗或多颗石子。不能走的人输。\n",
                  0),
              0u)
        << won.output;
    EXPECT_TRUE(has(won, "> 1\n你：  5 -> 0\n程序无路可走，你赢了。\n")) << won.output;
    EXPECT_TRUE(has(nim("2 3", "?\n", {"--lang", "zh"}),
                    "> ?\n提示：2:  3 -> 2，此后程序必败。\n理由：各 SG 值的异或和是 1，"));
    EXPECT_TRUE(has(nim("2 3", "", {"--lang", "zh", "--second"}), "\n程序：2:  3 -> 2\n"));
    EXPECT_TRUE(has(nim("2 3", "", {"--lang", "zh"}), "\n你退出了游戏。\n"));
}

TEST_F(PlayCommand, EndsWithItsInput) {
    const tools::CommandResult result = nim("2 3", "");
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_TRUE(has(result, "You left the game.\n")) << result.output;
}

TEST_F(PlayCommand, TellsAMisuseInOneLine) {
    const auto expect_one_line = [](const tools::CommandResult& result, std::string_view what) {
        EXPECT_EQ(result.exit_code, 2) << result.output;
        EXPECT_EQ(tools::lines_of(result.output).size(), 1u) << result.output;
        EXPECT_TRUE(has(result, what)) << result.output;
    };
    expect_one_line(run({"no-such-problem"}), "no-such-problem");
    expect_one_line(run({kId, "/no/such/file"}), "/no/such/file");
    expect_one_line(run({kId, "--sample=999"}), "no sample 999");
    expect_one_line(run({kId, "--test=999"}), "no position 999");
    expect_one_line(run({kId, "--random", "--sample=1"}), "--sample");
    expect_one_line(run({kId, "--lang=fr"}), "use one of en, zh, not 'fr'");
    expect_one_line(nim("0", ""), "not a legal input");
    expect_one_line(nim("1000000000", ""), "more than 5000 moves");
}

TEST_F(PlayCommand, EndsOnInterrupt) {
    const tools::TemporaryFolder folder("play");
    const std::string fifo = (folder.path() / "fifo").string();
    const std::string script = fmt::format(
        "mkfifo '{0}' && timeout --preserve-status -k 30 -s INT 3 '{1}/bin/play' {2} <>'{0}'", fifo,
        tools::build_dir().string(), kId);
    const tools::CommandResult result = tools::run_command({"sh", "-c", script});
    EXPECT_EQ(result.exit_code, 130) << result.output;
    EXPECT_TRUE(has(result, "You left the game.\n")) << result.output;
}

}  // namespace play_test
