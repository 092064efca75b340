#include "notes.hpp"

#include <algorithm>
#include <regex>
#include <sstream>

#include "core/generate.hpp"
#include "note_test.hpp"

Note::Note(const tools::fs::path& file) : file_(file.lexically_normal()) {
    std::istringstream text(tools::read_file(file_));
    bool code = false;
    for (std::string line; std::getline(text, line);) {
        const bool fence = line.starts_with("```");
        if (fence) code = !code;
        lines_.push_back(code || fence ? "" : line);
    }
}

std::string Note::text() const {
    std::string text;
    for (const std::string& line : lines_) text += line + "\n";
    return text;
}

std::vector<std::string> Note::headings() const {
    std::vector<std::string> headings;
    for (const std::string& line : lines_) {
        if (line.starts_with("#")) headings.push_back(line);
    }
    return headings;
}

std::string Note::section(const std::string& heading) const {
    std::string text;
    bool inside = false;
    for (const std::string& line : lines_) {
        if (line.starts_with("#")) inside = line == heading;
        if (inside) text += line + "\n";
    }
    return text;
}

std::vector<std::string> Note::paragraphs() const {
    std::vector<std::string> paragraphs(1);
    for (const std::string& line : lines_) {
        if (line.empty()) paragraphs.emplace_back();
        paragraphs.back() += line + "\n";
    }
    return paragraphs;
}

std::vector<std::string> links(const std::string& text) {
    std::vector<std::string> links;
    for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
        links.push_back(text.substr(at + 2, text.find(')', at) - at - 2));
    }
    return links;
}

std::string visible(const std::string& text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.compare(i, 2, "](") == 0) i = text.find(')', i);
        if (text[i] != '*') result += text[i];
    }
    return result;
}

namespace {

constexpr std::string_view kGame = "<!-- game: ", kEnd = " -->";

std::vector<std::string> cells_of(const std::string& row) {
    std::istringstream text(row.substr(1));
    std::vector<std::string> cells;
    for (std::string cell; std::getline(text, cell, '|');) {
        cell.erase(0, cell.find_first_not_of(' '));
        cell.erase(cell.find_last_not_of(' ') + 1);
        cells.push_back(cell);
    }
    return cells;
}

// The rows of the table that begins with this line, counted from 0.
Table rows_from(const Note& note, std::size_t line) {
    Table rows;
    for (; line < note.lines().size() && note.lines()[line].starts_with("|"); ++line) {
        if (note.lines()[line].starts_with("|---")) continue;
        rows.push_back(cells_of(note.lines()[line]));
    }
    return rows;
}

}  // namespace

std::vector<Table> tables(const Note& note) {
    std::vector<Table> tables;
    std::string before;
    for (std::size_t i = 0; i < note.lines().size(); before = note.lines()[i++]) {
        const std::string& line = note.lines()[i];
        if (!line.starts_with("|") || before.starts_with("|")) continue;
        if (before.starts_with(kGame)) continue;
        tables.push_back(rows_from(note, i));
        for (auto& row : tables.back()) {
            for (std::string& cell : row) {
                cell = visible(cell);
                std::erase_if(cell, [](char c) { return c == '`' || c == '$'; });
            }
        }
    }
    return tables;
}

std::vector<WorkedGame> worked_games(const Note& note) {
    std::vector<WorkedGame> games;
    for (std::size_t i = 0; i < note.lines().size(); ++i) {
        const std::string& line = note.lines()[i];
        if (!line.starts_with(kGame) || !line.ends_with(kEnd)) continue;
        games.push_back({line.substr(kGame.size(), line.size() - kGame.size() - kEnd.size()), i + 2,
                         rows_from(note, i + 1)});
    }
    return games;
}

std::vector<unsigned long> numbers(const std::string& text) {
    std::vector<unsigned long> numbers;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i])) continue;
        std::size_t length = 0;
        numbers.push_back(std::stoul(text.substr(i), &length));
        i += length;
    }
    return numbers;
}

Number Oracle::last_legal(const std::function<std::string(Number)>& input) const {
    for (Number last = 0;; ++last) {
        try {
            tools::parse(*rules_, input(last + 1));
        } catch (const rules::Invalid&) {
            return last;
        }
    }
}

std::vector<std::vector<rules::Game>> Oracle::limits() const {
    const tools::Cases all = tools::generate(*rules_, problem_.id, tools::Group::limit, 0, 0);
    std::vector<std::vector<rules::Game>> inputs;
    for (const tools::Case& c : all.list()) inputs.push_back(tools::parse(*rules_, c.input));
    return inputs;
}

Oracle::Oracle(const tools::Problem& problem)
    : problem_(problem), rules_(tools::make_rules(problem)), oracle_(*rules_) {}

std::string Oracle::operator()(const std::string& input) {
    std::string text = oracle_.answer(tools::parse(*rules_, input)).text;
    text.pop_back();
    return text;
}

void NoteTexts::expect(const std::vector<Number>& facts) const {
    for (const Note& note : notes_) {
        const std::vector<std::string> paragraphs = note.paragraphs();
        EXPECT_TRUE(std::any_of(paragraphs.begin(), paragraphs.end(),
                                [&](const auto& text) {
                                    const std::vector<Number> there = numbers(visible(text));
                                    return std::search(there.begin(), there.end(), facts.begin(),
                                                       facts.end()) != there.end();
                                }))
            << note.file() << " does not tell of " << fmt::format("{}", fmt::join(facts, ", "));
    }
}

void NoteTexts::expect_text(const std::string& english, const std::string& chinese) const {
    for (const Note& note : notes_) {
        const std::string& text = note.chinese() ? chinese : english;
        EXPECT_NE(note.text().find(text), std::string::npos)
            << note.file() << " does not say: " << text;
    }
}

void NoteTexts::expect_link(const std::string& english, const std::string& chinese) const {
    for (const Note& note : notes_) {
        const std::vector<std::string> all = links(note.text());
        const std::string& end = note.chinese() ? chinese : english;
        EXPECT_TRUE(std::any_of(all.begin(), all.end(),
                                [&](const std::string& link) { return link.ends_with(end); }))
            << note.file() << " does not lead to " << end;
    }
}

namespace {

std::map<std::string, NoteChecks>& registered() {
    static std::map<std::string, NoteChecks> checks;
    return checks;
}

}  // namespace

NoteTest::NoteTest(NoteChecks checks, const char* file) {
    registered()[tools::fs::path(file).parent_path().filename()] = std::move(checks);
}

const std::map<std::string, NoteChecks>& NoteTest::all() {
    return registered();
}

NoteChecks NoteTest::of(const std::string& id) {
    const auto found = all().find(id);
    return found == all().end() ? NoteChecks() : found->second;
}

Number lists_in(const std::string& bound) {
    const bool ordered = bound.ends_with(" order");
    Number all = 0;
    // Ways to choose `size` of `values` numbers, each as often as one likes; one after the other or
    // all at once.
    const auto add = [&](Number size, Number values) {
        Number ways = 1;
        for (Number i = 0; i < size; ++i) {
            ways = ordered ? ways * (values + i) / (i + 1) : ways * values;
        }
        all += ways;
    };
    static const std::regex alike(R"(^up to (\d+) \w+ of (\d+) to (\d+))"),
        of_size(R"((\d+)(?: (?:and|to) (\d+))?(?: [a-z]+)? (?:up|of (\d+)) to (\d+))");
    std::smatch found;
    if (std::regex_search(bound, found, alike)) {
        for (Number size = 1; size <= number(found[1]); ++size) {
            add(size, number(found[3]) + 1 - number(found[2]));
        }
        return all;
    }
    for (std::sregex_iterator at(bound.begin(), bound.end(), of_size), end; at != end; ++at) {
        const auto given = [&](std::size_t group, Number otherwise) {
            return (*at)[group].matched ? number((*at)[group]) : otherwise;
        };
        const Number first = given(1, 0), values = given(4, 0) + 1 - given(3, 1);
        for (Number size = first; size <= given(2, first); ++size) add(size, values);
    }
    return all;
}

Number number(const std::string& cell) {
    return numbers(cell).at(0);
}

void expect_verdicts(const Table& table, const std::function<bool(Number, Number)>& wins) {
    std::set<std::string> verdicts;
    for (std::size_t y = 1; y < table.size(); ++y) {
        for (std::size_t x = 1; x < table[y].size(); ++x) {
            const std::string& cell = table[y][x];
            if (cell.empty()) continue;
            const Number row = table[y][0].empty() ? 0 : number(table[y][0]);
            EXPECT_EQ(cell, wins(row, number(table[0][x])) ? "W" : ".") << row << ' ' << x;
            verdicts.insert(cell);
        }
    }
    EXPECT_EQ(verdicts.size(), 2u);
}

std::function<void(const Table&, Oracle&)> verdicts(const char* input, const char* win) {
    return [=](const Table& table, Oracle& oracle) {
        expect_verdicts(table, [&](Number row, Number column) {
            return oracle(fmt::format(fmt::runtime(input), row, column)) == win;
        });
    };
}

void expect_values(const Table& table, const std::vector<unsigned>& values) {
    ASSERT_GE(table[0].size(), 10u);
    for (std::size_t x = 1; x < table[0].size(); ++x) {
        EXPECT_EQ(number(table[1][x]), values.at(number(table[0][x]))) << x;
    }
}
