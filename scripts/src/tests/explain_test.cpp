// The explanations of all problems: they print what the solution prints, and their moves win.
#include "explain/explain.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/text.hpp"
#include "catalog/data.hpp"
#include "catalog/modules.hpp"
#include "core/columns.hpp"
#include "core/comparison.hpp"
#include "core/oracle.hpp"
#include "explain/moves.hpp"
#include "languages.hpp"
#include "problems.hpp"
#include "reports/input.hpp"

namespace explain_test {

using rules::Game;
using rules::Position;

constexpr tools::Group kAllGroups[] = {tools::Group::sample, tools::Group::exhaustive,
                                       tools::Group::random, tools::Group::limit};

// The rows of the table below a passage's words: lines that are indented by just two blanks.
std::vector<std::string> rows_of(const tools::Passage& passage) {
    std::vector<std::string> rows;
    for (const std::string& line : tools::lines_of(passage.body)) {
        if (line.size() > 2 && line.starts_with("  ") && line[2] != ' ') rows.push_back(line);
    }
    return rows;
}

class Explain : public ProblemTest {
 protected:
    void SetUp() override {
        SKIP_UNWRITTEN(RULES_AND_SAMPLES, "explain.cpp");
        rules_ = tools::make_rules(problem());
        ASSERT_NE(rules_, nullptr) << "testdata/" << GetParam() << "/rules.cpp is missing";
        explainer_ = tools::make_explainer(problem(), *rules_);
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
        return tools::compare(*rules_, input, expected, found).message.en;
    }

    static Position sorted(Position position) {
        std::sort(position.begin(), position.end());
        return position;
    }
    // The components that have moves.
    static Position lively(const rules::Play& play, Position position) {
        std::erase_if(position, [&](const rules::Component& part) {
            rules::OptionList list;
            play.moves(part, list);
            return list.all.empty();
        });
        return position;
    }
    // The position with which a game begins, where plain search reaches it.
    std::optional<Position> position_of(const Game& game) const {
        if (explainer_->goes_on_elsewhere() || !rules_->impartial() ||
            !rules_->oracle_reaches(game)) {
            return std::nullopt;
        }
        return rules_->begin(game);
    }
    // True iff the rules have a move from one position to the other; what has no moves may be gone.
    static bool is_move(const rules::Play& play, const Position& from, const Position& to) {
        std::vector<Position> reached;
        for (std::size_t i = 0; i < from.size(); ++i) {
            rules::OptionList list;
            play.moves(from[i], list);
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
               is(sorted(lively(play, to)),
                  [&](const Position& position) { return lively(play, position); });
    }

    std::unique_ptr<rules::Rules> rules_;
    std::unique_ptr<explanation::Explainer> explainer_;
};

TEST_P(Explain, PrintsWhatIsRightOnAllCases) {
    SKIP_UNLESS_DRAWN(number());
    std::map<std::string, bool> wins;  // by what is printed, where that says who wins
    std::set<std::string> printed;
    for (const tools::Group group : kAllGroups) {
        const tools::Cases all = cases(group);
        for (std::size_t i = 0; i < all.list().size(); ++i) {
            const tools::Case& c = all.list()[i];
            if (group != tools::Group::sample && !is_drawn(i)) continue;
            const std::vector<Game> games = tools::parse(*rules_, c.input);
            const std::string output = tools::explained_output(
                *explainer_, games, [&](const explanation::View& view, const std::string& prints) {
                    printed.insert(prints);
                    if (!view.verdict.empty()) return;
                    EXPECT_EQ(wins.emplace(prints, view.wins).first->second, view.wins)
                        << c.name << ": " << prints << " for wins and for losses";
                });
            ASSERT_EQ(fault(c.input, c.expected, output), "") << c.name;
        }
    }
    EXPECT_GE(printed.size(), 2u);
}

TEST_P(Explain, WinningMovesWin) {
    SKIP_UNLESS_DRAWN(number());
    tools::Oracle oracle(*rules_);
    std::size_t moves = 0, inputs = 0, checked = 0;
    for (const tools::Group group : kAllGroups) {
        const tools::Cases all = cases(group);
        const std::size_t most = group == tools::Group::limit ? 300 : 6000;
        constexpr std::size_t most_bytes = 8 << 20;
        std::size_t bytes = 0;
        for (const tools::Case& c : all.list()) bytes += c.input.size();
        const std::size_t step = std::max(all.games() / most, bytes / most_bytes) + 1;
        std::size_t game_number = 0;
        for (const tools::Case& c : all.list()) {
            std::size_t test = 0;
            for (const Game& game : tools::parse(*rules_, c.input)) {
                ++test;
                if (game_number++ % step != 0) continue;
                for (const Game& position : explainer_->positions(game)) {
                    const tools::Explanation e = tools::explain(*explainer_, position);
                    ASSERT_EQ(e.move.has_value(), e.view.wins && !e.view.over) << c.name;
                    ASSERT_FALSE(e.view.reason.empty() || e.view.background.empty()) << c.name;
                    if (!e.move) continue;
                    ++moves;
                    const auto describe = [&] {
                        return fmt::format("{}, test {}: {}", c.name, test, e.move->move.text.en);
                    };
                    ASSERT_TRUE(e.move->opponent_loses()) << describe();
                    if (!e.move->input) continue;
                    ++inputs;
                    const Game& next = e.move->move.next;
                    ASSERT_EQ(fault(*e.move->input, oracle.answer({next}).text,
                                    tools::explained_output(*explainer_, {next})),
                              "")
                        << describe();
                    const auto before = position_of(position), after = position_of(next);
                    if (!before || !after) continue;
                    ++checked;
                    ASSERT_TRUE(is_move(*rules_->play(position), *before, *after))
                        << describe() << ": not a legal move";
                }
            }
        }
    }
    EXPECT_GT(moves, 0u);
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

// How many moves there are and how many win, by plain search; and the first move from a lost
// position loses against the answer.
TEST_P(Explain, TriedMovesAreThoseOfPlainSearch) {
    SKIP_UNLESS_DRAWN(number());
    rules::Search search;
    std::size_t positions = 0, formulas = 0;
    const tools::Cases all = cases(tools::Group::exhaustive);
    const std::size_t step = all.games() / 500 + 1;
    std::size_t number = 0;
    for (const tools::Case& c : all.list()) {
        for (const Game& game : tools::parse(*rules_, c.input)) {
            if (number++ % step != 0) continue;
            for (const Game& position : explainer_->positions(game)) {
                const explanation::View view = explainer_->view(position);
                const tools::TriedMoves tried = tools::try_moves(*explainer_, position, view);
                if (!rules_->back(position, {}) || view.over) {
                    ASSERT_FALSE(tried.all || tried.winning || tried.refuted);
                    continue;
                }
                ASSERT_TRUE(tried.all && tried.winning) << c.name;
                ASSERT_EQ(tried.refuted.has_value(),
                          view.outcome() == rules::Outcome::loss && *tried.all > 0)
                    << c.name;
                ASSERT_EQ(tried.draws.has_value(), view.drawn && *tried.all > 0) << c.name;
                ASSERT_EQ(*tried.winning > 0, view.wins && !view.over) << c.name;
                const auto formula = explainer_->winning_moves(position, view);
                if (formula && view.wins) {
                    ++formulas;
                    ASSERT_EQ(static_cast<std::size_t>(*formula), *tried.winning) << c.name;
                }
                if (!rules_->impartial()) continue;
                ++positions;
                const auto play = rules_->play(position);
                search.turn_to(play);
                const Position begin = rules_->begin(position);
                const auto [moves, complete] = tools::moves_from(*play, begin, 100000);
                ASSERT_TRUE(complete);
                ASSERT_EQ(*tried.all, moves.size()) << c.name;
                ASSERT_EQ(static_cast<long>(*tried.winning),
                          std::count_if(moves.begin(), moves.end(),
                                        [&](const tools::PlayMove& move) {
                                            return search.outcome(tools::after(begin, move)) ==
                                                   rules::Outcome::loss;
                                        }))
                    << c.name;
            }
        }
    }
    RecordProperty("positions", static_cast<int>(positions));
    RecordProperty("formulas", static_cast<int>(formulas));
}

// Each passage has the same numbers, its table in the same rows. Only terms, formulas and what the
// program prints or reads are Latin words in Chinese.
TEST_P(Explain, SaysTheSameInBothLanguages) {
    SKIP_UNLESS_DRAWN(number());
    using tools::Language;
    const std::set<std::string> terms = {"SG", "Nim", "mex", "xor", "mod", "ceil", "floor", "phi"};
    std::size_t texts = 0;
    const tools::Cases files = cases(tools::Group::sample);
    for (const tools::Case& c : files.list()) {
        const std::vector<Game> games = tools::parse(*rules_, c.input);
        for (std::size_t i = 0; i < games.size(); i += games.size() / 300 + 1) {
            const auto place = [&] { return fmt::format("{}, test {}", c.name, i + 1); };
            std::set<std::string> known = terms;
            for (const Game& position : explainer_->positions(games[i])) {
                const tools::Explanation e = tools::explain(*explainer_, position);
                const std::string input = e.move ? e.move->input.value_or("") : "";
                for (std::string& word : runs(e.prints + ' ' + input, is_letter)) {
                    known.insert(std::move(word));
                }
            }
            const auto said = [&](Language language) {
                return tools::as_text(tools::as_blocks(*explainer_, games, i, i + 1, language),
                                      language);
            };
            const std::vector<tools::Passage> english = said(Language::en),
                                              chinese = said(Language::zh);
            ASSERT_EQ(english.size(), chinese.size()) << place();
            for (std::size_t j = 0; j < english.size(); ++j) {
                const std::string en = english[j].head + english[j].body;
                const std::string zh = chinese[j].head + chinese[j].body;
                ++texts;
                ASSERT_EQ(sorted_numbers(en), sorted_numbers(zh)) << place() << ":\n" << en << zh;
                const auto rows = rows_of(english[j]), others = rows_of(chinese[j]);
                ASSERT_EQ(rows.size(), others.size()) << place() << ":\n" << en << zh;
                for (std::size_t k = 0; k < rows.size(); ++k) {
                    ASSERT_EQ(runs(rows[k], is_digit), runs(others[k], is_digit)) << place();
                }
                ASSERT_TRUE(is_ascii(en)) << place() << ": not only English\n" << en;
                for (const std::string& word : runs(zh, is_letter)) {
                    // A long row of an input is cut.
                    const auto at = known.lower_bound(word);
                    const bool is_known = at != known.end() && at->starts_with(word) &&
                                          (*at == word || at->size() > tools::kUsualColumns);
                    ASSERT_TRUE(word.size() == 1 || is_known)
                        << place() << ": " << word << " is no Chinese\n"
                        << zh;
                }
                if (zh.find("校验器") != zh.npos) continue;  // speaks English
                ASSERT_EQ(badly_set(zh), "") << place() << '\n' << zh;
            }
        }
    }
    EXPECT_GT(texts, 0u);
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
                if (!answer.empty()) answer += explainer_->between();
                answer += position.at("prints").get<std::string>();
                const auto& move = position.at("winning_move");
                EXPECT_EQ(move.is_null(), position.at("player_to_move") != "wins");
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

TEST_P(Explain, CommandSpeaksTheLanguageAskedFor) {
    SKIP_UNLESS_DRAWN(number());
    const std::string explain = (tools::build_dir() / "bin" / "explain").string();
    const auto with = [&](const std::string& variable, std::vector<std::string> options) {
        std::vector<std::string> words = {"env",         "-u",       "LC_ALL",    "-u",
                                          "LC_MESSAGES", "-u",       "LANG",      variable,
                                          explain,       GetParam(), "--sample=1"};
        words.insert(words.end(), options.begin(), options.end());
        return tools::run_command(words).output;
    };
    const std::string english = with("LANG=en_GB.UTF-8", {}),
                      chinese = with("LANG=en_GB.UTF-8", {"--lang=zh"});
    EXPECT_NE(english.find("(the player to move "), std::string::npos) << english;
    EXPECT_NE(english.find("/README.md\n"), std::string::npos) << english;
    EXPECT_NE(chinese.find("（先手"), std::string::npos) << chinese;
    EXPECT_NE(chinese.find("/README.zh.md\n"), std::string::npos) << chinese;
    EXPECT_EQ(with("LANG=zh_CN.UTF-8", {}), chinese);
    EXPECT_EQ(with("LC_ALL=zh_TW.UTF-8", {}), chinese);
    EXPECT_EQ(with("LANG=zh_CN", {}), chinese);
    EXPECT_EQ(with("LANG=zh_CN.GBK", {}), english);
    EXPECT_EQ(with("LANG=C", {}), english);
    EXPECT_EQ(with("LANG=zh_CN.UTF-8", {"--lang", "en"}), english);

    const auto in_english = nlohmann::json::parse(with("LANG=C", {"--json"})),
               in_chinese = nlohmann::json::parse(with("LANG=zh_CN.UTF-8", {"--json"}));
    const std::vector<nlohmann::json> patch = nlohmann::json::diff(in_english, in_chinese);
    EXPECT_FALSE(patch.empty());
    for (const auto& change : patch) {  // texts, and nothing else
        EXPECT_EQ(change.at("op"), "replace");
        EXPECT_TRUE(change.at("value").is_string()) << change;
        const std::string path = change.at("path");
        const std::string field = path.substr(path.rfind('/') + 1);
        EXPECT_TRUE((std::set<std::string>{"name", "position", "background", "reason", "text",
                                           "answer", "how", "drawing_move"})
                        .contains(field))
            << path;
    }
}

// As one pastes an input from a judge's page.
TEST_P(Explain, CommandForgivesLooseWhiteSpace) {
    SKIP_UNLESS_DRAWN(number());
    const std::string input = tools::read_file(tools::sample_file(problem(), 1));
    const std::string file = (tools::build_dir() / "explain" / (GetParam() + ".loose")).string();
    std::string loose = "\xEF\xBB\xBF", indented = "\r\n \n ";
    for (const char c : input) {
        loose += c == '\n' ? " \t\r\n" : std::string(1, c);
        indented += c == '\n' ? "\n\t " : c == ' ' ? " \t " : std::string(1, c);
    }
    const tools::CommandResult strict = run({GetParam(), "--sample=1"});
    for (const std::string& text :
         {loose, loose + " \r\n\n  ", indented, input.substr(0, input.size() - 1)}) {
        tools::write_file(file, text);
        const tools::CommandResult result = run({GetParam(), file});
        EXPECT_EQ(result.exit_code, 0) << result.output;
        EXPECT_EQ(result.output, strict.output);
        EXPECT_THROW(tools::parse(*rules_, text), rules::Invalid) << "the judge stays strict";
    }
    const std::string explain = (tools::build_dir() / "bin" / "explain").string();
    for (const char* call : {R"("$0" "$1" <"$2")", R"("$0" "$1" - <"$2")"}) {
        EXPECT_EQ(tools::run_command({"sh", "-c", call, explain, GetParam(), file}).output,
                  strict.output)
            << call;
    }
}

TEST_P(Explain, CommandRefusesBadInputInOneLine) {
    const std::string bad = (tools::build_dir() / "explain" / (GetParam() + ".bad")).string();
    tools::write_file(bad, "1 x\n");
    const std::vector<std::vector<std::string>> calls = {{GetParam(), bad},
                                                         {GetParam(), bad + "-not-there"},
                                                         {GetParam(), "--sample=999"},
                                                         {GetParam(), "--sample=1", "--lang=fr"},
                                                         {GetParam(), "--sample=1", "--test=999"}};
    for (const auto& call : calls) {
        const tools::CommandResult result = run(call);
        EXPECT_EQ(result.exit_code, 2) << result.output;
        EXPECT_EQ(std::count(result.output.begin(), result.output.end(), '\n'), 1) << result.output;
    }
    // Illegal input, in the language asked for, whichever command reads it.
    for (const char* command : {"explain", "play"}) {
        const std::string bin = (tools::build_dir() / "bin" / command).string();
        const std::string told = tools::run_command({bin, GetParam(), bad, "--lang", "zh"}).output;
        const std::string numbers = tools::run_command({bin, GetParam(), "3 4"}).output;
        EXPECT_TRUE(numbers.starts_with(
            fmt::format("{}: 3 4: no such file; name one that holds an input, as ", command)))
            << numbers;
        const std::string begin =
            fmt::format("{}: {}：不是 {} 的合法输入：", command, bad, GetParam());
        ASSERT_TRUE(told.starts_with(begin)) << told;
        EXPECT_EQ(not_chinese(told.substr(begin.size())), "") << told;
    }
}

FOR_EACH_PROBLEM(Explain);

// Nim in which a heap may be empty, though no input may hold one.
class Heaps : public rules::HeapRules {
 public:
    std::vector<Game> parse(rules::InStream& text) const override {
        const rules::Row heaps = text.counted_line("n", 1, 1000, "a heap", 1, 1000000000);
        text.end();
        return {{heaps}};
    }
    std::string format(const std::vector<Game>& games) const override {
        return rules::with_count(games.at(0).at(0));
    }
    std::size_t games_per_input() const override { return 1; }
    void moves(const rules::Component& heap, rules::Options& options) const override {
        for (rules::Int left = 0; left < heap[0]; ++left) options.to(rules::Component{left});
    }
    rules::Verdicts verdicts() const override { return {"W", "L"}; }
    bool oracle_reaches(const Game&) const override { return false; }
    std::string second_answer(const Game&) const override { return ""; }
    std::string second_method() const override { return ""; }
    void exhaustive(rules::Sink&) const override {}
    tools::Text exhaustive_bound() const override { return ""; }
    Game random(rules::Rng&, bool) const override { return {}; }
    void limits(rules::Sink&) const override {}
};

class HeapsExplained : public explanation::SumExplainer {
    explanation::Text a_move(const Game&) const override { return explanation::nim_move(); }
    std::vector<explanation::Part> parts(const Game& position) const override {
        return explanation::heap_parts(position.at(0), [](rules::Int heap) { return heap; });
    }
    explanation::Text values_come_from(const Game&) const override {
        return {"A heap is its value.", "一堆的值就是它本身。"};
    }
    explanation::Move lower(const Game& position, std::size_t index, rules::Int to) const override {
        Game next = position;
        next.at(0).at(index) = to;
        return {"leave " + std::to_string(to), next};
    }
};

std::string explained(const rules::Row& heaps, tools::Language language = tools::Language::en) {
    std::string text;
    const Heaps rules;
    HeapsExplained explainer;
    explainer.go_by(rules);
    const auto blocks = tools::as_blocks(explainer, {{heaps}}, 0, 1, language);
    for (const auto& [head, body] : tools::as_text(blocks, language)) {
        text += head + body;
    }
    return text;
}

// Thirty heaps, the last but four of which changes.
TEST(ExplainText, ShowsThePartThatIsMoved) {
    rules::Row heaps(25, 7);
    heaps.insert(heaps.end(), {9, 8, 8, 8, 8});
    const std::string text = explained(heaps);
    EXPECT_NE(text.find("  heap 26      9 stones"), std::string::npos) << text;
    EXPECT_NE(text.find("  heap 26      7 stones"), std::string::npos) << text;
    EXPECT_NE(text.find("  ... 17 more\n  heap 26"), std::string::npos) << text;
    EXPECT_NE(text.find("  ... 3 more\n  heap 30"), std::string::npos) << text;
}

TEST(ExplainText, CutsNoNumberInTwo) {
    rules::Row heaps(30, 1234567);
    heaps.insert(heaps.end(), {5, 9});
    const std::string text = explained(heaps);
    const std::size_t cut = text.find(" ...\n", text.find("As an input"));
    ASSERT_NE(cut, std::string::npos) << text;
    EXPECT_EQ(text.substr(cut - 8, 8), " 1234567");
}

TEST(ExplainText, SaysWhyThereIsNoInput) {
    const std::string text = explained({7});
    EXPECT_EQ(text.find("As an input, "), std::string::npos) << text;
    EXPECT_NE(text.find("As an input: it cannot be one (line 2, column 1: "), std::string::npos)
        << text;
    EXPECT_NE(explained({7, 7}).find("For example: heap 1: 7 to 0 loses to the answer: leave 0."),
              std::string::npos);
}

TEST(ExplainText, AlignsChinese) {
    const std::string text = explained({9, 10}, tools::Language::zh);
    EXPECT_NE(text.find("第 1 组：W（先手必胜）\n\n"
                        "                      SG 值  二进制\n"
                        "  第 1 堆  9 颗石子       9    1001\n"
                        "  第 2 堆  10 颗石子     10    1010\n"
                        "  异或和                  3    0011\n\n"
                        "  理由：各 SG 值的异或和是 3，"),
              std::string::npos)
        << text;
    EXPECT_NE(
        explained({7}, tools::Language::zh).find("写成输入：不合输入的要求（第 2 行第 1 列："),
        std::string::npos);
}

TEST(ExplainText, WrapsChinese) {
    EXPECT_EQ(tools::columns_of("Nim 堆，3"), 9u);
    EXPECT_EQ(tools::wrapped(0, "石子石子石子", 9), "石子石子\n石子\n");
    EXPECT_EQ(tools::wrapped(2, "石子石子石子", 10), "石子石子\n  石子\n");
    // A mark that closes takes along what it follows, one that opens what it precedes.
    EXPECT_EQ(tools::wrapped(0, "石子石，子", 6), "石子\n石，子\n");
    EXPECT_EQ(tools::wrapped(0, "石子（石）", 6), "石子\n（石）\n");
    EXPECT_EQ(tools::wrapped(0, "石子 12, 3", 7), "石子\n12, 3\n");
    EXPECT_EQ(tools::wrapped(0, "两堆 (12, 13)、石", 8), "两堆\n(12,\n13)、石\n");
    EXPECT_EQ(tools::wrapped(0, "one two", 6), "one\ntwo\n");
}

TEST(ExplainText, FaultsInChineseAreSeen) {
    EXPECT_EQ(badly_set("第 3 堆，取走 2 颗。\n  SG 值"), "");
    for (const char* bad : {"第3 堆", "Nim堆", "石子, 3", "石子\n  ，3", "(石子)", "n, \n 石子"}) {
        EXPECT_NE(badly_set(bad), "") << bad;
    }
}

TEST(ExplainText, SaysThatThereIsNoMove) {
    const std::string text = explained({0, 0});
    EXPECT_NE(text.find("Why: There is no move at all, so the player to move has lost.\n"),
              std::string::npos)
        << text;
}

// "$ scripts/explain WORDS  # remark", then what it prints up to a line of dots.
TEST(ExplainInItsPage, IsWhatItPrints) {
    for (const char* file : {"README.md", "README.zh.md"}) {
        const std::string readme = tools::read_file(tools::root() / "scripts" / file);
        const std::string call = "$ scripts/explain ";
        const std::size_t at = readme.find(call);
        ASSERT_NE(at, std::string::npos) << file << " shows no example of scripts/explain";
        const std::size_t begin = readme.find('\n', at) + 1, end = readme.find("  ...\n", begin);
        ASSERT_NE(end, std::string::npos) << file;
        std::istringstream line(readme.substr(at + call.size(), begin - at - call.size()));
        std::vector<std::string> words;
        for (std::string word; line >> word && word != "#";) words.push_back(word);
        const std::string output = run(words).output;
        EXPECT_EQ(output.substr(0, end - begin), readme.substr(begin, end - begin)) << file;
    }
}

}  // namespace explain_test
