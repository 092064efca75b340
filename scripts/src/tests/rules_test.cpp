// The rules of every problem: the validator is strict, the oracle agrees with a second method and
// with Grundy values, the generators make what they promise.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <unordered_map>

#include "base/files.hpp"
#include "catalog/data.hpp"
#include "catalog/modules.hpp"
#include "core/alike.hpp"
#include "core/comparison.hpp"
#include "core/game_pattern.hpp"
#include "core/generate.hpp"
#include "core/oracle.hpp"
#include "languages.hpp"
#include "problems.hpp"
#include "publish/generated.hpp"
#include "seeded_rng.hpp"
#include "sprague_grundy.hpp"

namespace rules_test {

using rules::Component;
using rules::Game;
using rules::Position;

// Every (size / most)-th element, so that about `most` are left.
template <class List>
List thinned(const List& list, std::size_t most) {
    const std::size_t step = std::max<std::size_t>(1, list.size() / most);
    List result;
    for (std::size_t i = 0; i < list.size(); i += step) result.push_back(list[i]);
    return result;
}

TEST(GamePattern, FillsInTwoNumbers) {
    EXPECT_EQ(rules::GamePattern("50 / 1 x+2 / y+x+10").at(3, 7), (Game{{50}, {1, 5}, {20}}));
    EXPECT_EQ(rules::GamePattern("x y*0 x").at(5, 2), (Game{{5, 0, 0, 5}}));
    EXPECT_EQ(rules::GamePattern("x*y").at(2, 9), (Game{{9, 9}}));
    for (const char* wrong : {"", "x  y", "x+", "-1", "z", "x * y", "x-1", "2x", "1 /", "/"}) {
        EXPECT_THROW(rules::GamePattern{wrong}, std::invalid_argument) << wrong;
    }
}

class Rules : public ProblemTest {
 protected:
    void SetUp() override {
        SKIP_UNWRITTEN(RULES_AND_SAMPLES);
        rules_ = tools::make_rules(problem());
        ASSERT_NE(rules_, nullptr) << "testdata/" << GetParam() << "/rules.cpp is missing";
        files_ = tools::load_files(problem());
    }

    // Small inputs of every kind.
    std::vector<std::string> small_inputs(std::size_t most_bytes) const {
        std::vector<std::string> inputs;
        const auto take = [&](const tools::Cases& cases, std::size_t most) {
            for (const tools::Case& c : thinned(cases.list(), most)) {
                if (c.input.size() <= most_bytes) inputs.emplace_back(c.input);
            }
        };
        take(files_, 20);
        take(tools::load_group(problem(), tools::Group::exhaustive), 4);
        take(tools::load_group(problem(), tools::Group::random), 40);
        return inputs;
    }

    // What is wrong with the output to some games; empty where nothing is.
    std::string fault(const std::string& input, const std::string& expected,
                      const std::string& found) const {
        return tools::compare(*rules_, input, expected, found).message.en;
    }
    // The same for the answers to one game by two methods.
    std::string fault(const Game& game, const std::string& expected,
                      const std::string& found) const {
        return fault(rules_->format({game}), rules_->output({expected}), rules_->output({found}));
    }

    // The place and the fault, in both languages.
    static void expect_told(const rules::Invalid& invalid) {
        EXPECT_GE(invalid.line, 1u);
        EXPECT_GE(invalid.column, 1u);
        EXPECT_EQ(invalid.text.en, fmt::format("line {}, column {}: {}", invalid.line,
                                               invalid.column, invalid.fault.en));
        EXPECT_EQ(invalid.text.zh, fmt::format("第 {} 行第 {} 列：{}", invalid.line, invalid.column,
                                               invalid.fault.zh));
        EXPECT_EQ(not_chinese(invalid.text.zh), "") << invalid.text.zh;
    }

    // True iff the validator takes the text; then it also has to be the only spelling of its games.
    bool accepted(const std::string& text) const {
        std::vector<Game> games;
        try {
            games = tools::parse(*rules_, text);
        } catch (const rules::Invalid& invalid) {
            expect_told(invalid);
            return false;
        }
        if (!rules_->blank_lines_between_games()) {
            EXPECT_EQ(rules_->format(games), text);
        }
        return true;
    }

    // All generated games, but for the limits, that plain search reaches.
    std::vector<Game> reached_games() const {
        std::vector<Game> reached;
        for (const tools::Group group : {tools::Group::exhaustive, tools::Group::random}) {
            const tools::Cases cases = tools::load_group(problem(), group);
            for (const tools::Case& c : cases.list()) {
                for (Game& game : tools::parse(*rules_, c.input)) {
                    if (rules_->oracle_reaches(game)) reached.push_back(std::move(game));
                }
            }
        }
        return reached;
    }

    std::unique_ptr<rules::Rules> rules_;
    tools::Cases files_;
};

TEST(Alike, GainsChangeNoPolynomial) {
    for (const auto& [base, gain] : rules::polynomial_gains()) {
        for (const std::uint64_t prime :
             {std::uint64_t{0}, std::uint64_t{998244353}, std::uint64_t{1000000007}}) {
            // Modulo 2^64 where there is no prime.
            const auto value = [&](auto begin, auto end) {
                std::uint64_t sum = 0;
                for (; begin != end; ++begin) {
                    sum *= base;
                    sum += static_cast<std::uint64_t>(*begin);
                    if (*begin < 0 && prime != 0) sum += prime << 20;
                    if (prime != 0) sum %= prime;
                }
                return sum;
            };
            const bool forwards = value(gain.begin(), gain.end()) == 0;
            const bool backwards = value(gain.rbegin(), gain.rend()) == 0;
            // A number that is shifted out of 64 bits is no loss modulo a prime.
            const bool shifted = std::ranges::count(gain, 0) == std::ssize(gain) - 1;
            if (shifted && prime != 0) continue;
            // Small bases have a gain for each direction; of a great one both count in 64 bits.
            EXPECT_TRUE(forwards || backwards) << base << ' ' << prime;
            if (gain.size() > 2 && !shifted && prime == 0) {
                EXPECT_TRUE(forwards && backwards) << base;
            }
        }
    }
}

TEST(Alike, RowsOfOneKeyAreFound) {
    rules::Rng rng(1);
    int found = 0;
    for (const rules::Key& key : rules::usual_keys()) {
        const auto pair = rules::alike(
            key, [&] { return rng.distinct(4, 1, 40); },
            [](const auto&, const auto&) { return true; });
        if (!pair) continue;
        ++found;
        EXPECT_NE(pair->first, pair->second);
        EXPECT_EQ(key(pair->first), key(pair->second));
    }
    EXPECT_EQ(found, 6);
}

TEST_P(Rules, ReadBackWhatTheyWrite) {
    SKIP_UNLESS_DRAWN(number());
    for (const tools::Group group : tools::kGeneratedGroups) {
        const tools::Cases cases = tools::load_group(problem(), group);
        EXPECT_FALSE(cases.list().empty()) << tools::name_of(group);
        for (const tools::Case& c : cases.list()) {
            std::vector<Game> games;
            ASSERT_NO_THROW(games = tools::parse(*rules_, c.input)) << c.name;
            ASSERT_EQ(games.size(), c.games) << c.name;
            ASSERT_TRUE(rules_->format(games) == c.input) << c.name;
        }
    }
}

TEST_P(Rules, AnswerTheFilesAsTheyStand) {
    tools::Oracle oracle(*rules_);
    ASSERT_FALSE(files_.list().empty());
    for (const tools::Case& c : files_.list()) {
        const std::string input(c.input), expected(c.expected);
        const std::vector<Game> games = tools::parse(*rules_, input);
        const std::string answer = oracle.answer(games).text;
        EXPECT_EQ(fault(input, expected, answer), "") << c.name;
        EXPECT_EQ(fault(input, answer, expected), "") << c.name << ": its .out";
        std::vector<std::string> second;
        for (const Game& game : games) second.push_back(rules_->second_answer(game));
        EXPECT_EQ(fault(input, expected, rules_->output(second)), "")
            << c.name << " by " << rules_->second_method();
    }
}

TEST_P(Rules, SearchReachesAllSmallGames) {
    const tools::Cases cases = tools::load_group(problem(), tools::Group::exhaustive);
    for (const tools::Case& c : cases.list()) ASSERT_FALSE(c.second) << c.name;
    EXPECT_FALSE(rules_->exhaustive_bound().empty());
}

TEST_P(Rules, SecondMethodAgreesWithSearch) {
    SKIP_UNLESS_DRAWN(number());
    rules::Search search;
    const std::vector<Game> games = reached_games();
    EXPECT_FALSE(games.empty());
    for (const Game& game : games) {
        search.turn_to(rules_->play(game));
        ASSERT_EQ(fault(game, rules_->answer(game, search), rules_->second_answer(game)), "")
            << rules_->format({game}) << "by " << rules_->second_method();
    }
}

// Decides by the Grundy helper of common/, fed with the moves of the rules.
class GrundyDecider : public rules::Decider {
 public:
    explicit GrundyDecider(std::shared_ptr<const rules::Play> play) : play_(std::move(play)) {}

    bool wins(const Position& position) override {
        std::vector<unsigned> states;
        for (const Component& part : position) states.push_back(number(part));
        if (collecting) return false;
        if (values_.size() < options_.size()) {
            values_ = sprague_grundy::grundy_values(
                options_.size(), [&](unsigned state, sprague_grundy::Options& options) {
                    for (const auto& parts : options_[state])
                        options.to_parts(parts.begin(), parts.end());
                });
        }
        std::vector<unsigned> values;
        for (const unsigned state : states) values.push_back(values_[state]);
        return play_->convention() == rules::Convention::misere
                   ? sprague_grundy::first_wins_misere(values.begin(), values.end())
                   : sprague_grundy::first_wins(values.begin(), values.end());
    }

    // Only numbers the positions that it is asked about, so that one table serves all.
    bool collecting = false;

 private:
    // Every part gets a number above those of the parts that its moves lead to.
    unsigned number(const Component& part) {
        const auto known = numbers_.find(part);
        if (known != numbers_.end()) return known->second;
        rules::OptionList list;
        play_->normal_play_moves(part, list);
        std::vector<std::vector<unsigned>> options;
        for (const Position& parts : list.all) {
            std::vector<unsigned> states;
            for (const Component& next : parts) states.push_back(number(next));
            options.push_back(std::move(states));
        }
        options_.push_back(std::move(options));
        return numbers_[part] = static_cast<unsigned>(options_.size() - 1);
    }

    std::shared_ptr<const rules::Play> play_;
    std::unordered_map<Component, unsigned, rules::HashOfRows> numbers_;
    std::vector<std::vector<std::vector<unsigned>>> options_;
    std::vector<unsigned> values_;
};

TEST_P(Rules, GrundyValuesAgreeWithSearch) {
    if (!rules_->impartial()) GTEST_SKIP() << "Grundy values say nothing about this game";
    SKIP_UNLESS_DRAWN(number());
    std::map<std::shared_ptr<const rules::Play>, std::vector<Game>> plays;
    for (const Game& game : thinned(reached_games(), 4000)) {
        plays[rules_->play(game)].push_back(game);
    }
    for (const auto& [play, games] : plays) {
        if (play->can_be_drawn()) continue;
        rules::Search search(play);
        GrundyDecider grundy(play);
        grundy.collecting = true;
        for (const Game& game : games) rules_->answer(game, grundy);
        grundy.collecting = false;
        for (const Game& game : games) {
            ASSERT_EQ(fault(game, rules_->answer(game, search), rules_->answer(game, grundy)), "")
                << rules_->format({game});
        }
    }
}

// Chance may bring mostly one answer: then half of the random games are steered to the others.
// Right answers that differ in what follows their first word, such as a move, count as one.
TEST_P(Rules, RandomGamesAreBalanced) {
    std::map<std::string, std::size_t> answers;
    std::size_t sum = 0;
    tools::Oracle oracle(*rules_);
    const std::uint64_t seed = seeded_rng()();
    for (std::size_t round = 0; round < 40; ++round) {
        for (const Game& game :
             thinned(tools::random_games(*rules_, GetParam(), seed, round), 20)) {
            std::string answer = oracle.answer({game}).text;
            if (rules_->checked() != nullptr) answer.resize(answer.find_first_of(" \n"));
            ++answers[answer];
            ++sum;
        }
    }
    EXPECT_GE(answers.size(), 2u);
    for (const auto& [answer, count] : answers) EXPECT_LE(count * 4, sum * 3) << answer;
}

TEST_P(Rules, RandomGamesDependOnTheSeedAlone) {
    const auto other = tools::make_rules(problem());
    for (std::size_t round = 0; round < 5; ++round) {
        const auto games = tools::random_games(*rules_, GetParam(), 1, round);
        EXPECT_EQ(games, tools::random_games(*other, GetParam(), 1, round));
    }
    std::set<std::string> inputs;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        inputs.insert(rules_->format(tools::random_games(*rules_, GetParam(), seed, 0)));
    }
    EXPECT_GT(inputs.size(), 1u);
}

TEST_P(Rules, GeneratedDataAreLocked) {
    const tools::GeneratedFile lock = tools::data_lock(problem());
    EXPECT_TRUE(tools::is_fresh(lock))
        << "the data are now\n"
        << lock.text << "If that is meant so, run scripts/workshop/refresh";
}

// Junk breaks the format and the ranges. What else the validator forbids, by text.fail("...") or
// text.bounded(..., "..."), a file bad-*.in does.
TEST_P(Rules, RejectBadFiles) {
    std::set<std::string> reasons, seen;
    const std::string source = tools::read_file(problem().data() / "rules.cpp");
    static const std::regex fail("text\\.(?:fail|bounded)\\([^\";]*\"([^\"]+)\"");
    for (std::sregex_iterator at(source.begin(), source.end(), fail), end; at != end; ++at) {
        reasons.insert((*at)[1]);
    }
    for (const tools::fs::path& file : tools::files_in(problem().data(), ".in")) {
        if (!file.filename().string().starts_with("bad-")) continue;
        try {
            tools::parse(*rules_, tools::read_file(file));
            ADD_FAILURE() << file << " is accepted";
        } catch (const rules::Invalid& invalid) {
            expect_told(invalid);
            const std::string& reason = invalid.fault.en;
            seen.insert(reason.substr(0, reason.find(" must be in ")));
        }
    }
    EXPECT_EQ(seen, reasons) << "reasons for which the files bad-*.in are rejected, and those that "
                                "rules.cpp has";
}

TEST_P(Rules, RejectJunk) {
    SKIP_UNLESS_DRAWN(number());
    const bool blank_lines = rules_->blank_lines_between_games();
    EXPECT_FALSE(accepted(" "));
    EXPECT_FALSE(accepted("x\n"));
    const std::vector<std::string> inputs = small_inputs(600);
    EXPECT_FALSE(inputs.empty());
    for (const std::string& input : inputs) {
        const auto reject = [&](std::string text, const char* what) {
            ASSERT_FALSE(accepted(text)) << what << ":\n" << text;
        };
        reject(input.substr(0, input.size() - 1), "no final newline");
        reject(input + " ", "a blank at the end");
        if (!blank_lines) reject(input + "\n", "a blank line at the end");
        for (std::size_t at = 0; at <= input.size(); ++at) {
            std::string text = input;
            text.insert(at, " ");
            reject(text, "an extra blank");
            text[at] = '\t';
            reject(text, "a tab");
            text[at] = '\0';
            reject(text, "a NUL byte");
            if (at == input.size()) break;
            if (input[at] == ' ') {
                text = input;
                text[at] = '\n';
                reject(text, "a blank made a newline");
                text[at] = '\t';
                reject(text, "a blank made a tab");
            }
            if (input[at] == '\n') {
                text = input;
                text.insert(at, "\r");
                reject(text, "one CRLF");
                text = input;
                text.insert(at, "\n");
                if (!blank_lines) {
                    reject(text, "a doubled newline");
                } else if (accepted(text)) {
                    EXPECT_EQ(tools::parse(*rules_, text), tools::parse(*rules_, input));
                }
                text = input;
                text[at] = ' ';
                reject(text, "a newline made a blank");
            }
        }
        rules::InStream text(input);
        text.record();
        rules_->parse(text);
        EXPECT_FALSE(text.fields().empty());
        for (const rules::InStream::Field& field : text.fields()) {
            if (field.begin == field.end) continue;  // not written: only follows from others
            const auto replaced = [&](const std::string& by) {
                return input.substr(0, field.begin) + by + input.substr(field.end);
            };
            const std::string value = input.substr(field.begin, field.end - field.begin);
            reject(replaced("0" + value), "a leading zero");
            reject(replaced("+" + value), "a plus sign");
            reject(replaced(value + ".0"), "a fraction");
            reject(replaced(""), "a missing value");
            reject(replaced("-0"), "minus zero");
            reject(replaced(std::to_string(field.lo - 1)), "below its range");
            reject(replaced(std::to_string(field.hi + 1)), "above its range");
            reject(replaced("99999999999999999999999"), "far above its range");
        }
        // Lines dropped, doubled or added make another input or none: accepted() insists that what
        // is taken is all there. Of a single test they make none, but that the line below the first
        // one may happen to read like it.
        std::vector<std::string> lines;
        std::istringstream stream(input);
        for (std::string line; std::getline(stream, line);) lines.push_back(line + "\n");
        for (std::size_t at = 0; at < lines.size(); ++at) {
            std::string dropped, doubled;
            for (std::size_t i = 0; i < lines.size(); ++i) {
                if (i != at) dropped += lines[i];
                doubled += i == at ? lines[i] + lines[i] : lines[i];
            }
            const bool took = accepted(dropped), took_twice = accepted(doubled);
            ASSERT_FALSE(((took && at > 0) || took_twice) && rules_->games_per_input() == 1)
                << input;
        }
    }
}

FOR_EACH_PROBLEM(Rules);

}  // namespace rules_test
