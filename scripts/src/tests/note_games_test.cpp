// What the notes of the problems say of their games: tables, numbers and bounds are those of the rules,
// and a game that is told can be played so.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "base/text.hpp"
#include "catalog/chapters.hpp"
#include "catalog/data.hpp"
#include "catalog/modules.hpp"
#include "core/counts.hpp"
#include "core/lists.hpp"
#include "core/oracle.hpp"
#include "explain/explain.hpp"
#include "note_test.hpp"
#include "play/match.hpp"
#include "play/start.hpp"
#include "reports/input.hpp"

namespace note_games_test {

using tools::fs::path;

class NoteGames : public Notes {};

// As problems/<id>/note_test.cpp computes it.
TEST_P(NoteGames, SayWhatIsComputed) {
    SKIP_UNWRITTEN("README", RULES_AND_SAMPLES);
    const NoteChecks checks = NoteTest::of(GetParam());
    Oracle oracle(problem());
    for (const Note& note : {english(), chinese()}) {
        SCOPED_TRACE(note.file());
        const std::vector<Table> found = tables(note);
        ASSERT_LE(found.size(), 1u) << "only one can be checked";
        ASSERT_EQ(found.size() == 1, checks.table != nullptr)
            << "a table and its check in note_test.cpp go together";
        if (checks.table) checks.table(found[0], oracle);
    }
    const NoteTexts told({english(), chinese()});
    if (checks.facts) checks.facts(told);
    if (checks.played) checks.played(told, oracle);
}

// As problems/<id>/note_test.cpp demands it.
TEST_P(NoteGames, ExplanationsSayWhatIsDemanded) {
    SKIP_UNWRITTEN(RULES_AND_SAMPLES, "explain.cpp");
    const tools::Knowledge known = tools::load_knowledge(problem());
    const auto in_one_line = [](const std::string& text) {
        return std::regex_replace(text, std::regex("[ \n]+"), " ");
    };
    for (const ExplainedInput& demand : NoteTest::of(GetParam()).explained) {
        const std::vector<rules::Game> games = tools::parse(*known.rules, demand.input);
        std::string text;
        for (const auto& [head, body] :
             tools::as_text(tools::as_blocks(*known.explainer, games, 0, games.size()))) {
            text += head + body;
        }
        text = in_one_line(text);
        for (const std::string& phrase : demand.says) {
            EXPECT_NE(text.find(phrase), std::string::npos) << phrase << "\n" << text;
        }
        for (const std::string& phrase : demand.never_says) {
            EXPECT_EQ(text.find(phrase), std::string::npos) << phrase << "\n" << text;
        }
    }
}

TEST(NoteTests, AreThoseOfTheFolders) {
    std::set<std::string> folders, registered;
    for (const tools::Problem& p : solved_or_not()) {
        if (tools::fs::exists(p.folder() / "note_test.cpp")) folders.insert(p.id);
    }
    for (const auto& [id, checks] : NoteTest::all()) registered.insert(id);
    EXPECT_EQ(registered, folders);
}

// "Checked by play for all ..." has the bound as the rules write it.
TEST_P(NoteGames, BoundIsTheOneThatIsPlayed) {
    SKIP_UNWRITTEN("README", RULES_AND_SAMPLES);
    const auto rules = tools::make_rules(problem());
    ASSERT_NE(rules, nullptr);
    const tools::Text bound = rules->exhaustive_bound();
    const auto expect_bound = [&](const Note& note, const char* mark, const std::string& played) {
        int found = 0;
        for (const std::string& paragraph : note.paragraphs()) {
            if (paragraph.find(mark) == std::string::npos) continue;
            ++found;
            EXPECT_NE(paragraph.find(played), std::string::npos)
                << "played: " << played << "\nclaimed: " << paragraph;
        }
        EXPECT_EQ(found, 1) << note.file() << " must say once what was checked by play";
    };
    expect_bound(english(), "Checked by play", bound.en);
    expect_bound(chinese(), "经暴力搜索验证", bound.zh);
    EXPECT_EQ(numbers(bound.en), numbers(bound.zh)) << bound.en << '\n' << bound.zh;
}

// Keeps each game once.
struct Collection : rules::Sink {
    void game(rules::Game game) override { games.insert(std::move(game)); }
    void input(const std::string&, std::vector<rules::Game> all) override {
        for (rules::Game& one : all) games.insert(std::move(one));
    }
    std::set<rules::Game> games;
};

// The sentence is read, not the constants that it is made of: there are as many games as it says.
TEST_P(NoteGames, BoundTellsHowManyGamesThereAre) {
    SKIP_UNWRITTEN(RULES_AND_SAMPLES);
    const auto rules = tools::make_rules(problem());
    ASSERT_NE(rules, nullptr);
    const std::string bound = rules->exhaustive_bound().en;
    const auto told = NoteTest::of(GetParam()).games;
    const Number games = told ? told(numbers(bound)) : lists_in(bound);
    EXPECT_NE(games, 0u) << "note_test.cpp has to tell how many games these are: " << bound;
    Collection played;
    rules->exhaustive(played);
    EXPECT_EQ(played.games.size(), games) << bound;
}

// One bound is changed, and nothing else: the lists and the sentence in both languages follow.
TEST(Lists, AndTheirSentenceFollowOneTable) {
    using rules::Lists, rules::Row;
    const rules::Unit heaps = rules::heaps_in("颗");
    const auto count = [](const Lists& lists) {
        Number all = 0;
        lists.for_each([&](const Row&) { ++all; });
        return all;
    };
    Row table = {40, 12, 6, 3, 3, 2, 2, 2};
    const Lists before(heaps, 1, table);
    EXPECT_EQ(
        before.bound(),
        tools::Text("1 heap up to 40, 2 heaps up to 12, 3 up to 6, 4 and 5 up to 3, 6 to 8 up "
                    "to 2",
                    "1 堆不超过 40 颗，2 堆每堆不超过 12 颗，3 堆不超过 6 颗，4 堆和 5 堆不超过 "
                    "3 颗，6 到 8 堆不超过 2 颗"));
    table[1] = 13;
    const Lists after(heaps, 1, table);
    EXPECT_EQ(after.bound().en, std::regex_replace(before.bound().en, std::regex("12"), "13"));
    EXPECT_EQ(after.bound().zh, std::regex_replace(before.bound().zh, std::regex("12"), "13"));
    EXPECT_EQ(count(after), count(before) + 13 * 13 - 12 * 12);

    const Lists some(heaps, 3, 0, 4);
    EXPECT_EQ(some.bound(), tools::Text("up to 3 heaps of 0 to 4", "至多 3 堆，每堆 0 到 4 颗"));
    EXPECT_EQ(count(some), 5u + 5 * 5 + 5 * 5 * 5);
    const Lists more(heaps, 3, 0, 5, Lists::Order::ascending);
    EXPECT_EQ(more.bound(), tools::Text("up to 3 heaps of 0 to 5, in ascending order",
                                        "至多 3 堆，每堆 0 到 5 颗，从小到大"));
    EXPECT_EQ(count(more), 6u + 21 + 56);
}

// Of all rows of small numbers, those are listed, once, that the table allows; as many as the sentence
// says.
TEST(Lists, HaveAllWithinTheBoundAndNoOther) {
    using rules::Lists, rules::Row;
    std::vector<Row> rows = {{}};
    for (std::size_t i = 0; rows[i].size() < 5; ++i) {
        for (rules::Int number = 0; number <= 5; ++number) {
            rows.push_back(rows[i]);
            rows.back().push_back(number);
        }
    }
    const auto expect_all = [&](const Lists& lists, const auto& in_order) {
        const std::string bound = lists.bound().en;
        std::vector<Row> listed, expected;
        lists.for_each([&](const Row& row) { listed.push_back(row); });
        std::sort(listed.begin(), listed.end());
        for (const Row& row : rows) {
            if (lists.contain(row) && in_order(row)) expected.push_back(row);
        }
        std::sort(expected.begin(), expected.end());
        EXPECT_EQ(listed, expected) << bound;
        EXPECT_EQ(listed.size(), lists_in(bound)) << bound;
        EXPECT_EQ(numbers(lists.bound().zh), numbers(bound)) << lists.bound().zh;
    };
    const auto any = [](const Row&) { return true; };
    const auto up = [](const Row& row) { return std::is_sorted(row.begin(), row.end()); };
    const auto down = [](const Row& row) { return std::is_sorted(row.rbegin(), row.rend()); };
    const rules::Unit heaps = rules::heaps_in("颗");
    for (const Row& table : {Row{4}, Row{5, 3, 2}, Row{3, 3, 1}, Row{4, 2, 2, 2}, Row(3, 4)}) {
        for (const std::size_t fewest : {std::size_t{1}, std::size_t{2}}) {
            for (const rules::Int least : {rules::Int{0}, rules::Int{1}}) {
                expect_all({heaps, fewest, table, Lists::Order::any, least}, any);
                expect_all({heaps, fewest, table, Lists::Order::ascending, least}, up);
                expect_all({heaps, fewest, table, Lists::Order::descending, least}, down);
            }
        }
    }
    expect_all({rules::plain_numbers(), 4, 1, 3}, any);
    expect_all({heaps, 3, 0, 4, Lists::Order::ascending}, up);
    expect_all({heaps, 1, 0, 4, Lists::Order::descending}, down);
    EXPECT_FALSE(Lists(heaps, 1, {5, 3}).contain({4, 1}));
    EXPECT_TRUE(Lists(heaps, 1, {5, 3}).contain({1, 3}));
    EXPECT_FALSE(Lists(heaps, 1, {5, 3}).contain({0}));
}

// Where inputs may go beyond what the statement promises, the section on complexity says whose the
// bound is, and what is known of the judge's own data.
TEST_P(NoteGames, SayWhoseTheBoundIs) {
    SKIP_UNLESS_DRAWN(number());
    SKIP_UNWRITTEN("README", RULES_AND_SAMPLES);
    const auto rules = tools::make_rules(problem());
    ASSERT_NE(rules, nullptr);
    tools::Cases cases = tools::load_files(problem());
    cases.append(tools::load_group(problem(), tools::Group::limit));
    const bool beyond =
        std::any_of(cases.list().begin(), cases.list().end(), [&](const tools::Case& c) {
            return !rules->own_bound(tools::parse(*rules, c.input)).empty();
        });
    // Is one more test than a correctness case has still legal?
    const std::size_t most = rules->games_per_input();
    const bool unbounded =
        !tools::bounds_tests(*rules, tools::parse(*rules, cases.list().at(0).input).at(0));
    if (!beyond && !unbounded) return;
    const auto expect = [&](const Note& note, const std::string& heading, const std::string& own,
                            std::vector<std::string> words, const std::string& at_most) {
        if (unbounded) words.push_back(at_most);
        std::string told;
        for (const std::string& paragraph : note.paragraphs()) {
            const bool here = note.section(heading).find(paragraph) != std::string::npos;
            if (here && paragraph.find(own) != std::string::npos) told += paragraph;
        }
        for (const std::string& word : words) {
            EXPECT_NE(told.find(word), std::string::npos)
                << note.file() << ": " << heading << " needs a paragraph with \"" << own
                << "\" and \"" << word << '"';
        }
    };
    expect(english(), "## Complexity", "our own addition", {"data are not public"},
           "at most " + tools::with_commas(most));
    expect(chinese(), "## 复杂度", "是我们自己加的", {"数据也不公开"},
           "至多 " + std::to_string(most));
}

// The numbers of a text, powers and thousands read as one: "$10^{18}$", "2^31", "10,000".
std::set<Number> bounds_in(std::string text) {
    static const std::regex thousands("(\\d),(?=\\d{3})"), power("(\\d+)\\^\\{?(\\d+)\\}?");
    text = std::regex_replace(text, thousands, "$1");
    std::set<Number> found;
    for (std::sregex_iterator at(text.begin(), text.end(), power), end; at != end; ++at) {
        Number value = 1;
        for (int i = std::stoi(at->str(2)); i > 0; --i) value *= std::stoul(at->str(1));
        found.insert(value);
    }
    for (const Number n : numbers(std::regex_replace(text, power, " "))) found.insert(n);
    return found;
}

// What the validator refuses as too large, the task bounds: each number of a sample in turn, but for
// what hangs on other numbers of the input.
TEST_P(NoteGames, TaskHasTheBoundsOfTheValidator) {
    SKIP_UNWRITTEN("README", RULES_AND_SAMPLES);
    const auto rules = tools::make_rules(problem());
    const std::string sample = tools::read_file(tools::sample_file(problem(), 1));
    const std::vector<Number> there = numbers(sample);
    static const std::regex digits("\\d+"), range("must be in \\S+ \\.\\. (\\d+)");
    std::set<Number> bounds;
    for (std::sregex_iterator at(sample.begin(), sample.end(), digits), end; at != end; ++at) {
        try {
            std::string input = sample;
            input.replace(static_cast<std::size_t>(at->position()), at->str().size(),
                          "9000000000000000000");
            tools::parse(*rules, input);
        } catch (const rules::Invalid& invalid) {
            const std::string why = invalid.what();
            std::smatch found;
            if (!std::regex_search(why, found, range)) continue;
            const Number most = std::stoul(found.str(1));
            if (std::ranges::find(there, most) == there.end()) bounds.insert(most);
        }
    }
    // A board of at most 49 cells with 4 rows has at most 12 columns.
    const std::set<Number> all = bounds;
    std::erase_if(bounds, [&](Number bound) {
        return std::ranges::any_of(all, [&](Number other) {
            return std::ranges::any_of(there,
                                       [&](Number n) { return n > 1 && other / n == bound; });
        });
    });
    for (const auto& [note, heading] :
         {std::pair(english(), "## Task"), std::pair(chinese(), "## 题意")}) {
        const std::set<Number> told = bounds_in(note.section(heading));
        for (const Number bound : bounds) {
            EXPECT_TRUE(told.contains(bound) || told.contains(bound + 1))
                << note.file() << ": the validator has the bound " << bound;
        }
    }
}

// --- worked games ---

// What a position is made of, in any language: "3 stones, 0 stones" is {3, 0}, "$2 \times 3$" is
// {2, 3}, and "-" is nothing.
std::vector<std::string> without_words(std::string text) {
    for (const char* mark : {"<br>", "<code>", "</code>", "`", "$", ","}) {
        for (std::size_t at; (at = text.find(mark)) != text.npos;) {
            text.replace(at, std::string(mark).size(), " ");
        }
    }
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; }, ' ');
    std::vector<std::string> items = tools::words_of(text);
    std::erase_if(items, [](const std::string& item) {
        const std::size_t begin = item.starts_with('\\');
        return item == "-" || std::all_of(item.begin() + begin, item.end(), is_letter);
    });
    return items;
}

// "acwing-891-nim/README.md:70: | First | ... |: "
std::string line_of(const Note& note, const WorkedGame& game, std::size_t row) {
    const path folder = note.file().parent_path().filename();
    return fmt::format(
        "{}:{}: | {} |: ", (folder / note.file().filename()).string(),
        game.line + row + (row > 0),  // below the head is a line of dashes
        row < game.rows.size() ? fmt::format("{}", fmt::join(game.rows[row], " | ")) : "no table");
}

// Plays a worked game by the rules. Who wins is told by their second method or, of what is no input,
// by the explanation, as in scripts/play. A game that a move wins at once ends before that move.
class Replay {
 public:
    Replay(const tools::Problem& problem, const tools::Knowledge& known, const Note& note,
           const WorkedGame& game)
        : rules_(*known.rules),
          explainer_(*known.explainer),
          note_(note),
          game_(game),
          chapter_(problem.chapter),
          start_(start_of(problem, known)),
          match_(explainer_, start_, [this](const std::string& input) {
              const std::vector<rules::Game> games = tools::parse(rules_, input);
              return rules_.output({rules_.second_answer(games.at(0))});
          }) {
        find_fixed_lines();
    }

    void run() {
        const std::vector<std::string> head =
            note_.chinese() ? std::vector<std::string>{"玩家", "走法", "局面"}
                            : std::vector<std::string>{"Player", "Move", "Position"};
        ASSERT_GE(game_.rows.size(), 3u) << place(0) << "there is no move";
        ASSERT_GE(game_.rows[0].size(), head.size()) << place(0) << "a column is missing";
        ASSERT_TRUE(std::equal(head.begin(), head.end(), game_.rows[0].begin()))
            << place(0) << "the columns must be " << fmt::format("{}", fmt::join(head, ", "));
        for (std::size_t row = 1; row < game_.rows.size(); ++row) {
            ASSERT_EQ(game_.rows[row].size(), game_.rows[0].size()) << place(row);
            if (row == 1) {
                expect_start();
            } else if (!play(row)) {
                return;
            }
            expect_value(row);
        }
        EXPECT_TRUE(match_.result())
            << place(game_.rows.size() - 1) << "the game goes on after the last row";
    }

 private:
    std::string place(std::size_t row) const { return line_of(note_, game_, row); }

    // "sample-1", the only game of that file, or "sample-1 test 2".
    explanation::Game start_of(const tools::Problem& problem, const tools::Knowledge& known) const {
        static const std::regex form("([a-z0-9-]+)(?: test ([1-9][0-9]*))?");
        std::smatch parts;
        if (!std::regex_match(game_.start, parts, form)) {
            throw tools::Error(tools::english(place(0) + "it begins from no file: " + game_.start));
        }
        const path file = problem.data() / (parts[1].str() + ".in");
        if (!tools::fs::exists(file))
            throw tools::Error(tools::english(place(0) + "no file " + file.string()));
        const auto starts =
            tools::starts_of(explainer_, tools::read_games(problem, *known.rules, file));
        if (!parts[2].matched && starts.size() != 1) {
            throw tools::Error(tools::english(place(0) + "say which test of " + file.string()));
        }
        const std::size_t test = parts[2].matched ? std::stoul(parts[2]) : 1;
        if (test > starts.size()) {
            throw tools::Error(tools::english(
                fmt::format("{}{} has only {} tests", place(0), file.string(), starts.size())));
        }
        return starts[test - 1];
    }

    // As scripts/play shows it; components in which nothing is left may be left out.
    std::string shown(const rules::Position& position, bool all = true) const {
        std::string text;
        for (const rules::Component& part : position) {
            const std::string component = explainer_.shown(part).en;
            const std::vector<std::string> items = without_words(component);
            const bool empty =
                std::ranges::all_of(items, [](const auto& item) { return item == "0"; }) &&
                tools::moves_from(*match_.play(), {part}, 0).complete;
            if (all || !empty) text += (text.empty() ? "" : ", ") + component;
        }
        return text.empty() ? "-" : text;
    }
    // A table of values, say: lines of the first component that no first move changes.
    void find_fixed_lines() {
        if (match_.position().size() != 1) return;
        fixed_ = tools::lines_of(shown(match_.position()));
        for (const tools::PlayMove& move : match_.moves()) {
            const std::vector<std::string> lines = tools::lines_of(shown(match_.after(move)));
            std::erase_if(fixed_, [&](const std::string& line) {
                return std::ranges::find(lines, line) == lines.end();
            });
        }
    }
    std::string without_fixed_lines(const std::string& text) const {
        std::vector<std::string> lines = tools::lines_of(text);
        std::erase_if(lines, [&](const std::string& line) {
            return std::ranges::find(fixed_, line) != fixed_.end();
        });
        return fmt::format("{}", fmt::join(lines, "\n"));
    }
    bool shows(std::size_t row, const rules::Position& position) const {
        const std::vector<std::string> items = without_words(game_.rows[row][2]);
        return items == without_words(shown(position)) ||
               items == without_words(shown(position, false)) ||
               (!fixed_.empty() && items == without_words(without_fixed_lines(shown(position))));
    }

    void expect_start() {
        EXPECT_EQ(game_.rows[1][0] + game_.rows[1][1], "")
            << place(1) << "nobody has moved yet at the start";
        EXPECT_TRUE(shows(1, match_.position()))
            << place(1) << game_.start << " begins with " << shown(match_.position());
    }

    // False if no move leads to this row, so that the game cannot go on.
    bool play(std::size_t row) {
        const std::string player = note_.chinese() ? row % 2 == 0 ? "先手" : "后手"
                                   : row % 2 == 0  ? "First"
                                                   : "Second";
        EXPECT_EQ(game_.rows[row][0], player) << place(row) << "the players alternate";
        EXPECT_NE(game_.rows[row][1], "") << place(row) << "which move?";
        const rules::Position before = match_.position();
        const auto& moves = match_.moves();
        const auto move = std::ranges::find_if(
            moves, [&](const auto& each) { return shows(row, match_.after(each)); });
        if (match_.result() || move == moves.end()) {
            ADD_FAILURE() << place(row)
                          << (match_.result() ? "the game is over with "
                                              : "no legal move leads here from ")
                          << shown(before);
            return false;
        }
        const auto winning = match_.winning_move();
        const rules::Position next = match_.after(*move);
        if (winning && !match_.loses(next)) {
            ADD_FAILURE() << place(row) << "this move loses; " << player << " wins by: "
                          << explainer_.shown(before[winning->component], winning->parts).en;
        }
        const auto drawing = match_.drawing_move();
        if (drawing && match_.outcome(next) != rules::Outcome::draw) {
            ADD_FAILURE() << place(row) << "this move loses; " << player << " keeps the draw by: "
                          << explainer_.shown(before[drawing->component], drawing->parts).en;
        }
        match_.go_to(next);
        return true;
    }

    void expect_value(std::size_t row) {
        if (game_.rows[0].size() < 4) return;
        const std::string& name = game_.rows[0][3];
        const std::string& cell = game_.rows[row][3];
        static const std::regex remainder("(?:\\$[Nn] \\\\bmod|modulo|模) (\\d+)\\$?");
        const bool nim_sum = name == "Nim-sum" || name == "异或和";
        if (nim_sum || name == "Grundy value" || name == "SG 值") {
            const auto chapters = tools::load_chapters(tools::theory());
            const auto number = [&](const std::string& chapter) {
                return tools::find_chapter(chapters, chapter)->number;
            };
            EXPECT_LE(number(nim_sum ? "nim" : "sprague-grundy"), number(chapter_))
                << place(row) << "a later chapter defines " << name;
            const auto sum =
                explainer_.view(explainer_.rules().back(start_, match_.position()).value()).nim_sum;
            EXPECT_EQ(fmt::format("{}", fmt::join(without_words(cell), " ")),
                      sum ? std::to_string(*sum) : "")
                << place(row) << "the explanation says otherwise";
        } else if (std::smatch by; std::regex_match(name, by, remainder)) {
            EXPECT_EQ(std::stoul(cell), numbers(game_.rows[row][2]).at(0) % std::stoul(by[1]))
                << place(row);
        } else if (cell == "P" || cell == "N") {
            EXPECT_EQ(cell, match_.loses(match_.position()) ? "P" : "N") << place(row);
        }
    }

    const rules::Rules& rules_;
    const explanation::Explainer& explainer_;
    const Note& note_;
    const WorkedGame& game_;
    const std::string chapter_;
    const explanation::Game start_;
    tools::Match match_;
    std::vector<std::string> fixed_;
};

// Each note plays one game, if scripts/play does, and the same in both languages.
TEST_P(NoteGames, PlayAGame) {
    SKIP_UNWRITTEN("README", RULES_AND_SAMPLES, "explain.cpp");
    const tools::Knowledge known = tools::load_knowledge(problem());
    bool by_moves = true;
    try {
        tools::starts_of(*known.explainer, tools::read_games(problem(), *known.rules,
                                                             tools::sample_file(problem(), 1)));
    } catch (const tools::Unplayable&) {
        by_moves = false;
    }
    std::vector<WorkedGame> told;
    for (const Note& note : {english(), chinese()}) {
        const std::string section = note.section(note.chinese() ? "## 走一局" : "## A game");
        EXPECT_GE(numbers(section).size(), 3u) << note.file() << " shows no game with numbers";
        const std::vector<WorkedGame> games = worked_games(note);
        ASSERT_EQ(games.size(), by_moves ? 1u : 0u)
            << note.file() << " needs " << (by_moves ? "one" : "no")
            << " table after <!-- game: FILE -->, as scripts/play plays "
            << (by_moves ? "this game" : "no such game");
        if (!by_moves) continue;
        EXPECT_NE(section.find("<!-- game: " + games[0].start + " -->"), section.npos)
            << note.file() << ": the game stands in another section";
        // "test 80 of [edge-up-to-10.in](...)"
        const std::string file = games[0].start.substr(0, games[0].start.find(' ')),
                          link = "\\[" + file + "\\.in\\]";
        const std::regex place(note.chinese() ? link + "\\([^)]*\\) 的第 (\\d+) 组"
                                              : "[Tt]est (\\d+) of " + link);
        std::smatch said;
        if (std::regex_search(section, said, place)) {
            EXPECT_EQ(file + " test " + said.str(1), games[0].start) << note.file();
        }
        Replay(problem(), known, note, games[0]).run();
        told.push_back(games[0]);
    }
    if (!by_moves) return;
    EXPECT_EQ(told[0].start, told[1].start) << chinese().file();
    ASSERT_EQ(told[0].rows.size(), told[1].rows.size()) << chinese().file();
    const auto same = [](const std::vector<std::string>& row) {
        std::vector<std::string> items;
        for (std::size_t column = 2; column < row.size(); ++column) {
            items.push_back(fmt::format("{}", fmt::join(without_words(row[column]), " ")));
        }
        return items;
    };
    for (std::size_t row = 1; row < told[0].rows.size(); ++row) {
        EXPECT_EQ(same(told[0].rows[row]), same(told[1].rows[row]))
            << line_of(english(), told[0], row) << "not as in the other language, "
            << line_of(chinese(), told[1], row);
    }
}

FOR_EACH_PROBLEM(NoteGames);

}  // namespace note_games_test
