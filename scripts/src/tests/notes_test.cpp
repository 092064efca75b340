// The notes of the problems and the chapters of the theory: both languages say the same, links
// hold, tables and bounds are those of the rules, mistakes are tied to wrong solutions. That the
// theory's claims and tables are right is what common/notes/claims/ checks.
#include "notes.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "base/files.hpp"
#include "base/text.hpp"
#include "catalog/chapters.hpp"
#include "catalog/data.hpp"
#include "catalog/declared.hpp"
#include "catalog/modules.hpp"
#include "catalog/problems.hpp"
#include "core/counts.hpp"
#include "core/lists.hpp"
#include "core/oracle.hpp"
#include "explain/explain.hpp"
#include "note_test.hpp"
#include "play/match.hpp"
#include "play/start.hpp"
#include "problems.hpp"
#include "reports/input.hpp"

namespace notes_test {

using tools::fs::path;

// Chinese characters and accented letters stay in an anchor; punctuation goes.
bool is_letter_of_any_script(unsigned code_point) {
    const bool punctuation = code_point == 0xB7 || (0x2000 <= code_point && code_point < 0x2070) ||
                             (0x3000 <= code_point && code_point < 0x3040) ||
                             (0xFF00 <= code_point && code_point < 0xFF66);
    return code_point >= 0x80 && !punctuation;
}

// As GitHub makes it from a heading.
std::string anchor(const std::string& heading) {
    const std::string text = visible(heading.substr(heading.find(' ') + 1));
    std::string anchor;
    for (std::size_t i = 0; i < text.size();) {
        const unsigned lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        unsigned code_point = lead & (length == 1 ? 0x7F : 0xFFu >> (length + 1));
        for (std::size_t k = 1; k < length; ++k) {
            code_point = code_point << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3F);
        }
        const char c = text[i];
        if ('A' <= c && c <= 'Z') anchor += static_cast<char>(c - 'A' + 'a');
        if (c == ' ') anchor += '-';
        if (('a' <= c && c <= 'z') || is_digit(c) || c == '-' || c == '_') anchor += c;
        if (is_letter_of_any_script(code_point)) anchor += text.substr(i, length);
        i += length;
    }
    return anchor;
}

std::set<std::string> anchors(const Note& note) {
    std::set<std::string> anchors;
    for (const std::string& heading : note.headings()) {
        const std::string name = anchor(heading);
        std::string unique = name;
        for (int i = 1; !anchors.insert(unique).second; ++i) unique = fmt::format("{}-{}", name, i);
    }
    return anchors;
}

// The file that a link leads to, `anchor` what follows the '#'.
path target(const Note& note, const std::string& link, std::string* anchor = nullptr) {
    const std::size_t hash = link.find('#');
    if (anchor && hash != std::string::npos) *anchor = link.substr(hash + 1);
    if (hash == 0) return note.file();
    return (note.file().parent_path() / link.substr(0, hash)).lexically_normal();
}

// The page of the repository itself that names its published site: the address is nobody's to fill in.
const std::string kDeployments = "../../deployments";

bool is_local(const std::string& link) {
    return link.find("://") == std::string::npos && link != kDeployments;
}

void expect_links_hold(const Note& note) {
    SCOPED_TRACE(note.file());
    for (const std::string& link : links(note.text())) {
        if (!is_local(link)) continue;
        std::string anchor;
        const path file = target(note, link, &anchor);
        EXPECT_TRUE(tools::fs::exists(file)) << link;
        if (!anchor.empty() && tools::fs::exists(file)) {
            EXPECT_EQ(anchors(Note(file)).count(anchor), 1u) << link;
        }
    }
}

// The links of a note below its first line, which leads to the other language. A translation is
// named by its English file.
std::multiset<std::string> common_links(const Note& note) {
    std::multiset<std::string> result;
    for (std::size_t i = 1; i < note.lines().size(); ++i) {
        for (const std::string& link : links(note.lines()[i])) {
            std::string name = is_local(link) ? target(note, link).string() : link;
            const bool translated = name.ends_with(".zh.md");
            const bool note_in_english =
                name.ends_with(".md") && !translated && tools::fs::exists(in_chinese(name));
            EXPECT_FALSE(note.chinese() ? note_in_english : translated)
                << "a link into the other language: " << link;
            if (translated) name = name.substr(0, name.size() - 6) + ".md";
            result.insert(name);
        }
    }
    return result;
}

// The identifiers of two letters or more in C++ text.
std::set<std::string> names(const std::string& text) {
    static const std::regex name("[A-Za-z_][A-Za-z_0-9]+");
    return {std::sregex_token_iterator(text.begin(), text.end(), name),
            std::sregex_token_iterator()};
}

// The cells of the tables that need no translation, numbers and verdicts; the others are left empty.
std::vector<Table> bare_tables(const Note& note) {
    std::vector<Table> bare = tables(note);
    for (Table& table : bare) {
        for (auto& row : table) {
            for (std::string& cell : row) {
                const bool number = std::all_of(cell.begin(), cell.end(), is_digit);
                if (!number && cell != "W" && cell != "." && cell != "P" && cell != "N") cell = "";
            }
        }
    }
    return bare;
}

void expect_same_in_both_languages(const path& english_file) {
    SCOPED_TRACE(english_file);
    ASSERT_TRUE(tools::fs::exists(english_file));
    ASSERT_TRUE(tools::fs::exists(in_chinese(english_file)));
    const Note english(english_file), chinese(in_chinese(english_file));

    const std::string name = english_file.stem().string();
    EXPECT_TRUE(english.lines().at(0).starts_with(fmt::format("English | [中文]({}.zh.md)", name)));
    EXPECT_TRUE(chinese.lines().at(0).starts_with(fmt::format("[English]({}.md) | 中文", name)));

    std::vector<std::size_t> levels[2];
    for (const std::string& heading : english.headings()) levels[0].push_back(heading.find(' '));
    for (const std::string& heading : chinese.headings()) levels[1].push_back(heading.find(' '));
    EXPECT_EQ(levels[0], levels[1]);
    EXPECT_EQ(common_links(english), common_links(chinese));
    EXPECT_EQ(bare_tables(english), bare_tables(chinese));
}

using tools::theory;

std::vector<Note> theory_notes() {
    std::vector<Note> notes;
    for (const auto& entry : tools::fs::directory_iterator(theory())) {
        if (entry.path().extension() == ".md") notes.emplace_back(entry.path());
    }
    EXPECT_FALSE(notes.empty());
    return notes;
}

// The English files of the theory.
std::vector<path> theory_files() {
    std::vector<path> files;
    for (const Note& note : theory_notes()) {
        if (!note.chinese()) files.push_back(note.file());
    }
    std::sort(files.begin(), files.end());
    return files;
}

// By their numbers.
std::map<std::size_t, Note> chapters(bool chinese) {
    std::map<std::size_t, Note> chapters;
    for (const tools::Chapter& chapter : tools::load_chapters(theory())) {
        const path file = theory() / (chapter.name + ".md");
        chapters.emplace(chapter.number, Note(chinese ? in_chinese(file) : file));
    }
    return chapters;
}

// The number of the chapter that is this file.
std::size_t number_of(const path& file) {
    for (const tools::Chapter& chapter : tools::load_chapters(theory())) {
        const std::string name = file.filename().string();
        if (name.substr(0, name.find('.')) == chapter.name) return chapter.number;
    }
    ADD_FAILURE() << file << " is no chapter";
    return 0;
}

// --- the notes of the problems ---

class Notes : public AnyProblemTest {
 protected:
    path english_file() const { return problem().folder() / "README.md"; }
    void SetUp() override {
        ASSERT_TRUE(tools::fs::exists(english_file()));
        ASSERT_TRUE(tools::fs::exists(in_chinese(english_file())));
    }
    Note english() const { return Note(english_file()); }
    Note chinese() const { return Note(in_chinese(english_file())); }
};

TEST_P(Notes, TenSectionsInOrder) {
    using Headings = std::vector<std::string>;
    EXPECT_EQ(english().headings(),
              (Headings{"# " + problem().title, "## Task", "## First look", "## Claim", "## Proof",
                        "## A game", "## Program", "## Complexity", "## Pitfalls", "## Variants"}));
    EXPECT_EQ(chinese().headings(),
              (Headings{"# " + problem().title_zh, "## 题意", "## 初探", "## 结论", "## 证明",
                        "## 走一局", "## 程序", "## 复杂度", "## 易错点", "## 变体"}));
}

TEST_P(Notes, SayTheSameInBothLanguages) {
    expect_same_in_both_languages(english_file());
}

TEST_P(Notes, EveryLinkHolds) {
    expect_links_hold(english());
    expect_links_hold(chinese());
}

// The site's search reads the notes: whoever types a twin's number finds the problem.
TEST_P(Notes, NameTheTwins) {
    SKIP_UNWRITTEN("README");
    for (const tools::Twin& twin : problem().twins) {
        for (const Note& note : {english(), chinese()}) {
            EXPECT_NE(tools::read_file(note.file()).find(twin.number), std::string::npos)
                << note.file() << ": " << twin.judge << ' ' << twin.number;
        }
    }
}

TEST_P(Notes, EveryWrongSolutionIsAPitfall) {
    SKIP_UNWRITTEN("README");
    std::set<path> linked[2];
    for (const std::string& link : links(english().section("## Pitfalls"))) {
        linked[0].insert(target(english(), link));
    }
    for (const std::string& link : links(chinese().section("## 易错点"))) {
        linked[1].insert(target(chinese(), link));
    }
    for (const path& entry : tools::wrong_files(problem())) {
        const path file = entry.lexically_normal();
        EXPECT_EQ(linked[0].count(file), 1u) << file << " is in no pitfall";
        EXPECT_EQ(linked[1].count(file), 1u) << file << " is in no pitfall of the translation";
    }
}

// What the section on the program calls by its name is in the solution, in the textbook program, in
// the library or, as what not to do, in a wrong solution.
TEST_P(Notes, ProgramHasWhatIsNamed) {
    SKIP_UNWRITTEN("README", "solution.cpp", "textbook.cpp");
    std::vector<path> sources = tools::wrong_files(problem());
    sources.push_back(problem().solution());
    sources.push_back(problem().textbook());
    for (const auto& entry : tools::fs::directory_iterator(tools::root() / "common")) {
        if (entry.path().extension() == ".hpp") sources.push_back(entry.path());
    }
    std::set<std::string> known;
    for (const path& source : sources) known.merge(names(tools::read_file(source)));
    for (const auto& [note, heading] :
         {std::pair(english(), "## Program"), std::pair(chinese(), "## 程序")}) {
        std::istringstream section(note.section(heading));
        bool code = false;
        for (std::string part; std::getline(section, part, '`'); code = !code) {
            if (!code) continue;
            for (const std::string& name : names(part)) {
                EXPECT_EQ(known.count(name), 1u) << note.file() << ": `" << part << '`';
            }
        }
    }
}

// The section on the program begins with the textbook program and one sentence on it, which names
// its verdict; that the program itself stands there is what generated_test.cpp checks.
TEST_P(Notes, ProgramBeginsWithTheTextbook) {
    for (const auto& [note, heading] :
         {std::pair(english(), "## Program"), std::pair(chinese(), "## 程序")}) {
        SCOPED_TRACE(note.file());
        const std::string section = note.section(heading);
        const std::size_t mark = section.find("<!-- textbook -->\n");
        ASSERT_NE(mark, std::string::npos);
        const std::string sentence = section.substr(0, mark);
        const std::size_t fast = section.find("](solution.cpp)");
        EXPECT_LT(section.find("<!-- /textbook -->\n", mark), fast);
        EXPECT_EQ(links(sentence), std::vector<std::string>{"textbook.cpp"});
        SKIP_UNWRITTEN("README", "textbook.cpp");
        const tools::Verdict verdict = tools::read_textbook(problem().textbook()).verdict;
        EXPECT_NE(sentence.find(tools::name_of(verdict)), std::string::npos)
            << "it must say " << tools::name_of(verdict) << ": " << sentence;
    }
}

// A wrong solution or a case, of this problem or of another.
TEST_P(Notes, EveryPitfallHasAFileBehindIt) {
    SKIP_UNWRITTEN("README");
    for (const auto& [note, heading] :
         {std::pair(english(), "## Pitfalls"), std::pair(chinese(), "## 易错点")}) {
        std::vector<std::string> pitfalls;
        std::istringstream section(note.section(heading));
        for (std::string line; std::getline(section, line);) {
            if (line.starts_with("- ")) pitfalls.emplace_back();
            if (!pitfalls.empty()) pitfalls.back() += line + "\n";
        }
        EXPECT_GE(pitfalls.size(), 3u);
        for (const std::string& pitfall : pitfalls) {
            const std::vector<std::string> files = links(pitfall);
            EXPECT_TRUE(std::any_of(files.begin(), files.end(),
                                    [](const std::string& link) {
                                        return link.find("/testdata/") != std::string::npos;
                                    }))
                << note.file() << ": " << pitfall;
        }
    }
}

// As problems/<id>/note_test.cpp computes it.
TEST_P(Notes, SayWhatIsComputed) {
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
TEST_P(Notes, ExplanationsSayWhatIsDemanded) {
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
TEST_P(Notes, BoundIsTheOneThatIsPlayed) {
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
TEST_P(Notes, BoundTellsHowManyGamesThereAre) {
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
TEST_P(Notes, SayWhoseTheBoundIs) {
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
    expect(english(), "## Complexity", "our own bound", {"data are not public"},
           "at most " + tools::with_commas(most));
    expect(chinese(), "## 复杂度", "我们自定的上限", {"数据也不公开"},
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
TEST_P(Notes, TaskHasTheBoundsOfTheValidator) {
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

bool is_ascii_letter(char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
}

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
        return item == "-" || std::all_of(item.begin() + begin, item.end(), is_ascii_letter);
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
        if (name == "Nim-sum" || name == "Grundy value" || name == "异或和" || name == "SG 值") {
            const auto sum =
                explainer_.view(explainer_.rules().back(start_, match_.position()).value()).nim_sum;
            EXPECT_EQ(fmt::format("{}", fmt::join(without_words(cell), " ")),
                      sum ? std::to_string(*sum) : "")
                << place(row) << "the explanation says otherwise";
        } else if (cell == "P" || cell == "N") {
            EXPECT_EQ(cell, match_.loses(match_.position()) ? "P" : "N") << place(row);
        }
    }

    const rules::Rules& rules_;
    const explanation::Explainer& explainer_;
    const Note& note_;
    const WorkedGame& game_;
    const explanation::Game start_;
    tools::Match match_;
    std::vector<std::string> fixed_;
};

// Each note plays one game, if scripts/play does, and the same in both languages.
TEST_P(Notes, PlayAGame) {
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

FOR_EACH_PROBLEM(Notes);

// --- the theory ---

TEST(Theory, SaysTheSameInBothLanguages) {
    std::size_t translations = 0;
    for (const Note& note : theory_notes()) translations += note.chinese();
    EXPECT_EQ(translations, theory_files().size());
    for (const path& file : theory_files()) expect_same_in_both_languages(file);
}

TEST(Theory, EveryLinkHolds) {
    for (const Note& note : theory_notes()) expect_links_hold(note);
}

TEST(Theory, EveryChapterHasItsPlaceInTheOrder) {
    std::set<path> listed = {theory() / "README.md", theory() / "glossary.md"};
    for (const auto& [number, note] : chapters(false)) listed.insert(note.file());
    const std::vector<path> files = theory_files();
    EXPECT_EQ(std::set<path>(files.begin(), files.end()), listed) << "see chapters.toml";
}

// A number in the text of a link to the chapter is written by refresh; no other would follow the order.
void expect_chapters_numbered_in_links(const Note& note) {
    static const std::regex to_chapter(R"(\[[^\]]*\]\([^)]*\.md[^)]*\))"),
        number(R"((Winning Ways,? )?([Cc]hapters? \d+|第 ?\d+ ?章))");
    for (const std::string& line : note.lines()) {
        const std::string text = std::regex_replace(line, to_chapter, "");
        for (std::sregex_iterator at(text.begin(), text.end(), number), end; at != end; ++at) {
            EXPECT_TRUE((*at)[1].matched) << note.file() << ": make a link of " << at->str();
        }
    }
}

TEST_P(Notes, NumberChaptersInLinksOnly) {
    for (const Note& note : {english(), chinese()}) expect_chapters_numbered_in_links(note);
}

TEST(Theory, ChaptersHaveNumbersOnlyInLinks) {
    for (const path& folder : {theory(), theory() / "solutions"}) {
        for (const path& file : tools::files_in(folder, ".md")) {
            expect_chapters_numbered_in_links(Note(file));
        }
    }
}

// --- exercises ---

// The lines of a numbered list, "1. ...", "2. ...".
std::vector<std::string> numbered(const std::string& section) {
    std::vector<std::string> items;
    for (const std::string& line : tools::lines_of(section)) {
        if (line.starts_with(fmt::format("{}. ", items.size() + 1))) items.push_back(line);
    }
    return items;
}

path solutions_of(const Note& chapter) {
    return chapter.file().parent_path() / "solutions" / chapter.file().filename();
}

// A chapter has numbered exercises, graded with one to three stars, and leads to their solutions,
// which have a section for each, a hint to unfold and then the solution, and lead back.
void expect_exercises(const Note& chapter, const std::string& exercises,
                      const std::string& solutions_title, const std::string& hint) {
    SCOPED_TRACE(chapter.file());
    const std::string section = chapter.section(exercises);
    const std::vector<std::string> items = numbered(section);
    EXPECT_GE(items.size(), 5u);
    EXPECT_LE(items.size(), 8u);
    std::set<std::string> grades;
    for (const std::string& item : items) {
        static const std::regex graded("[1-8]\\. ((?:★){1,3}) .*");
        std::smatch parts;
        EXPECT_TRUE(std::regex_match(item, parts, graded)) << "no grade: " << item;
        grades.insert(parts[1]);
    }
    EXPECT_EQ(grades.size(), 3u) << "of each grade there must be one";
    const path file = solutions_of(chapter);
    ASSERT_TRUE(tools::fs::exists(file));
    const Note solutions(file);
    std::vector<std::string> expected = {solutions_title};
    for (std::size_t i = 1; i <= items.size(); ++i) expected.push_back(fmt::format("## {}", i));
    std::vector<std::string> headings = solutions.headings();
    ASSERT_FALSE(headings.empty());
    EXPECT_EQ(headings[0], solutions_title + chapter.headings().at(0).substr(2));
    headings[0] = solutions_title;
    EXPECT_EQ(headings, expected);
    for (std::size_t i = 1; i < expected.size(); ++i) {
        const std::string solution = solutions.section(expected[i]);
        const std::size_t opened = solution.find("<details><summary>" + hint + "</summary>\n\n"),
                          closed = solution.find("\n\n</details>\n\n");
        EXPECT_EQ(opened, expected[i].size() + 2) << expected[i] << " must begin with a hint";
        EXPECT_LT(opened, closed);
        EXPECT_GT(solution.size(), closed + 40) << expected[i] << " has no solution";
    }
    const auto leads_to = [](const Note& note, const std::string& text, const path& there) {
        const std::vector<std::string> all = links(text);
        return std::any_of(all.begin(), all.end(),
                           [&](const std::string& link) { return target(note, link) == there; });
    };
    EXPECT_TRUE(leads_to(chapter, section, file)) << "the exercises lead to no solutions";
    EXPECT_TRUE(leads_to(solutions, solutions.text(), chapter.file()));
}

TEST(Theory, ExercisesHaveSolutions) {
    std::set<path> expected, there;
    for (const bool chinese : {false, true}) {
        for (const auto& [number, chapter] : chapters(chinese)) {
            const std::string exercises = chinese ? "## 习题" : "## Exercises";
            // The other chapters have a few with answers beside them.
            if (numbered(chapter.section(exercises)).empty()) continue;
            expect_exercises(chapter, exercises,
                             chinese ? "# 解答：" : "# Solutions: ", chinese ? "提示" : "Hint");
            EXPECT_FALSE(links(chapter.section(chinese ? "## 题目" : "## Problems")).empty())
                << chapter.file() << " names no problem of a judge";
            expected.insert(solutions_of(chapter));
        }
    }
    for (const path& file : tools::files_in(theory() / "solutions", ".md")) {
        there.insert(file.lexically_normal());
        expect_links_hold(Note(file));
        if (!Note(file).chinese()) expect_same_in_both_languages(file);
    }
    EXPECT_EQ(there, expected);
}

// What GitHub does not take for a formula, or takes wrongly, is left as dollars or loses its braces:
// a dollar right after a letter or after Chinese punctuation, backslashes before punctuation, and
// the macros that it forbids. Returns how many dollars there are.
std::size_t expect_formulas_for_github(const Note& note) {
    std::size_t dollars = 0;
    for (std::string line : note.lines()) {
        static const std::regex code("`[^`]*`");
        line = std::regex_replace(line, code, "");
        if (!line.starts_with("$$")) {
            bool inside = false;
            for (std::size_t i = 0; i < line.size(); ++i) {
                if (line[i] != '$') continue;
                inside = !inside;
                ++dollars;
                const char before = i == 0 ? ' ' : line[i - 1];
                EXPECT_TRUE(!inside || before == ' ' || before == '(')
                    << note.file() << ": put a blank before a formula: " << line;
            }
            EXPECT_FALSE(inside) << note.file() << ": a dollar is missing: " << line;
        }
        static const std::regex forbidden("\\\\(operatorname|mbox|phantom|[{},;:!>])");
        EXPECT_FALSE(std::regex_search(line, forbidden)) << note.file() << ": " << line;
    }
    return dollars;
}

TEST_P(Notes, HaveFormulasThatGitHubSets) {
    for (const Note& note : {english(), chinese()}) expect_formulas_for_github(note);
}

TEST(Theory, FormulasAreThoseThatGitHubSets) {
    std::size_t dollars = 0;
    for (const path& folder : {theory(), theory() / "solutions"}) {
        for (const path& file : tools::files_in(folder, ".md")) {
            dollars += expect_formulas_for_github(Note(file));
        }
    }
    EXPECT_GT(dollars, 0u);
}

// --- claims and terms ---

// Lines like these are tied to their tests by common/notes/claims/.
TEST(Theory, EverySectionWithATheoremSaysHowFarItWasChecked) {
    for (const bool chinese : {false, true}) {
        int theorems = 0;
        for (const auto& [number, note] : chapters(chinese)) {
            std::string section;
            bool checked = true;
            const auto close = [&, &file = note.file()] {
                EXPECT_TRUE(checked) << file << ": " << section << " has a theorem and no check";
                checked = true;
            };
            for (const std::string& line : note.lines()) {
                if (line.starts_with("#")) {
                    close();
                    section = line;
                }
                // Theorems, lemmas, corollaries, with or without a name, begin in bold.
                for (const char* kind : {"heorem", "emma", "orollary", "定理", "引理", "推论"}) {
                    const std::size_t at = line.find(kind);
                    if (!line.starts_with("**") || at > line.find("**", 2)) continue;
                    ++theorems;
                    checked = false;
                    break;
                }
                if (line.starts_with("*Checked: ") || line.starts_with("*已验证：")) checked = true;
            }
            close();
        }
        EXPECT_GT(theorems, 0);
    }
}

// `term` in `text`, either case, not in the middle of an English word.
bool mentions(std::string text, std::string term) {
    const auto lower = [](char c) {
        return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    };
    std::transform(text.begin(), text.end(), text.begin(), lower);
    std::transform(term.begin(), term.end(), term.begin(), lower);
    // 石子游戏, a game with stones, is no 子游戏, a component.
    static const std::regex stones("石子游戏");
    text = std::regex_replace(text, stones, "");
    for (std::size_t at = text.find(term); at != std::string::npos; at = text.find(term, at + 1)) {
        if (at == 0 || !is_ascii_letter(text[at - 1]) || !is_ascii_letter(term[0])) return true;
    }
    return false;
}

// What a reader of the chapter has read before this section, but for the title.
std::string before_section(const Note& note, const std::string& section) {
    std::string text;
    for (std::size_t i = 3; i < note.lines().size(); ++i) {
        const std::string& line = note.lines()[i];
        if (line.starts_with("#") && anchor(line) == section) return visible(text);
        text += line + "\n";
    }
    ADD_FAILURE() << note.file() << " has no section " << section;
    return "";
}

// The names of a term: "directed acyclic graph (DAG)", "odious, evil number".
std::vector<std::string> names_of(std::string cell) {
    for (const char* separator : {", ", "、", " (", "（", ")", "）"}) {
        for (std::size_t at; (at = cell.find(separator)) != std::string::npos;) {
            cell.replace(at, std::string(separator).size(), "|");
        }
    }
    std::vector<std::string> names;
    std::istringstream list(cell);
    for (std::string name; std::getline(list, name, '|');) {
        name.erase(0, name.find_first_not_of(' '));
        name.erase(name.find_last_not_of(' ') + 1);
        if (!name.empty()) names.push_back(name);
    }
    return names;
}

// The glossary leads, for each term, to the section that defines it: no earlier section and no
// earlier chapter has the term. The last line of a chapter, the title of the next one, may say more.
TEST(Theory, NoTermStandsBeforeItsDefinition) {
    for (const bool chinese : {false, true}) {
        const std::map<std::size_t, Note> notes = chapters(chinese);
        std::map<std::size_t, std::string> texts;
        for (const auto& [number, note] : notes) {
            const std::string text = note.text();
            texts[number] = visible(text.substr(0, text.rfind('\n', text.size() - 2)));
        }
        const Note glossary(theory() / (chinese ? "glossary.zh.md" : "glossary.md"));
        int terms = 0;
        for (const std::string& line : glossary.lines()) {
            if (line.starts_with("##") && terms > 0) break;  // the notation
            if (!line.starts_with("|") || links(line).empty()) continue;
            const std::string link = links(line).back();
            std::string section;
            const path file = target(glossary, link, &section);
            const std::size_t defined = number_of(file);
            const std::string before = before_section(notes.at(defined), section);
            std::istringstream cells(visible(line).substr(1));
            std::string cell;
            for (int i = 0; i <= chinese; ++i) std::getline(cells, cell, '|');
            for (const std::string& term : names_of(cell)) {
                ++terms;
                EXPECT_TRUE(mentions(texts[defined], term)) << term << " in chapter " << defined;
                EXPECT_FALSE(mentions(before, term))
                    << term << " in chapter " << defined << " before " << section;
                for (std::size_t earlier = 1; earlier < defined; ++earlier) {
                    EXPECT_FALSE(mentions(texts[earlier], term))
                        << term << " in chapter " << earlier;
                }
            }
        }
        EXPECT_GT(terms, 0);
    }
}

// Both glossaries have the same terms, in both languages, with the same other names.
TEST(Theory, GlossariesNameTheSameTerms) {
    const Table english = tables(Note(theory() / "glossary.md")).at(0),
                chinese = tables(Note(theory() / "glossary.zh.md")).at(0);
    ASSERT_EQ(english.size(), chinese.size());
    for (std::size_t row = 1; row < english.size(); ++row) {
        ASSERT_EQ(english[row].size(), 5u) << english[row][0];
        for (const std::size_t names : {0, 1, 3}) {
            EXPECT_EQ(english[row].at(names), chinese[row].at(names));
        }
    }
}

// --- the rest ---

TEST(Pages, EveryLinkHolds) {
    std::size_t pages = 0;
    auto entry = tools::fs::recursive_directory_iterator(tools::root());
    for (; entry != tools::fs::recursive_directory_iterator(); ++entry) {
        const std::string name = entry->path().filename().string();
        if (entry->is_directory() &&
            (name == "build" || name == "node_modules" || name == ".git" || name == "template")) {
            entry.disable_recursion_pending();
        }
        if (entry->path().extension() != ".md") continue;
        ++pages;
        expect_links_hold(Note(entry->path()));
    }
    EXPECT_GT(pages, 0u);
}

// A page and its translation lead to the same places.
TEST(Pages, LeadToTheSameInBothLanguages) {
    for (const char* name : {"README.md", "scripts/README.md"}) {
        const Note english(tools::root() / name), chinese(in_chinese(tools::root() / name));
        EXPECT_EQ(common_links(english), common_links(chinese)) << name;
    }
}

}  // namespace notes_test
