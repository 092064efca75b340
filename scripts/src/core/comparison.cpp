#include "core/comparison.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/characters.hpp"
#include "core/letters.hpp"
#include "core/oracle.hpp"
#include "core/white_space.hpp"

namespace tools {

namespace {

bool is_continuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

// What stands at `at`, for people: to the end of the line, blanks and line ends made visible.
Text excerpt(std::string_view text, std::size_t at) {
    if (at >= text.size()) return {"the end of the output", "输出结束"};
    const std::size_t stop = std::min(text.find('\n', at), text.size());
    if (stop == at) return {"the end of the line", "行末"};
    std::size_t end = std::min(stop, at + 40);
    while (end < stop && is_continuation(text[end])) ++end;
    const std::string shown = with_named_characters(text.substr(at, end - at));
    return '"' + shown + '"' + (end < stop ? "..." : "");
}

// Where the word begins in which the texts part, `at`: a word is told as a whole. A long one is not.
std::size_t start_of_word(std::string_view expected, std::string_view found, std::size_t at) {
    constexpr std::size_t long_word = 24;
    const auto in_word = [](std::string_view text, std::size_t i) {
        return i < text.size() && kWhiteSpace.find(text[i]) == kWhiteSpace.npos;
    };
    const bool is_in_word = in_word(expected, at) || in_word(found, at);
    std::size_t begin = at;
    while (is_in_word && begin > 0 && in_word(expected, begin - 1)) --begin;
    if (at - begin <= long_word) return begin;
    while (is_continuation(expected[at - 1]) && at > begin) --at;
    return at;
}

bool all_taken(const Habits& habits, const std::set<Habit>& taken) {
    return std::all_of(habits.begin(), habits.end(),
                       [&](const auto& habit) { return taken.contains(habit.first); });
}

// The text without blanks at the ends of lines and with one line end at its end; `habits` says what
// was amiss.
std::string tidied(std::string_view text, Habits* habits) {
    constexpr std::string_view blanks = " \t\r";
    std::string tidy;
    std::size_t line = 0;
    while (!text.empty()) {
        const std::size_t size = std::min(text.find('\n'), text.size());
        const std::string_view whole = text.substr(0, size);
        const std::string_view kept = whole.substr(0, whole.find_last_not_of(blanks) + 1);
        const std::string_view cut = whole.substr(kept.size());
        const Text where = phrase({"line {}", "第 {} 行"}, ++line);
        if (cut.find_first_of(" \r") != cut.npos) {
            habits->emplace(Habit::blanks_at_line_ends, where);
        }
        if (cut.find('\t') != cut.npos) habits->emplace(Habit::tabs_at_line_ends, where);
        // Blanks behind the last line end are no line.
        if (size == text.size() && !kept.empty()) habits->emplace(Habit::no_final_newline, "");
        if (size < text.size() || !kept.empty()) tidy.append(kept) += '\n';
        text.remove_prefix(std::min(size + 1, text.size()));
    }
    const std::size_t end = tidy.find_last_not_of('\n') + 1;
    const std::size_t empty_lines = tidy.size() - std::min(tidy.size(), end + (end > 0 ? 1 : 0));
    if (empty_lines > 0) habits->emplace(Habit::blank_lines_at_end, "");
    tidy.resize(tidy.size() - empty_lines);
    return tidy;
}

std::size_t start_of_line(std::string_view text, std::size_t at) {
    return text.substr(0, at).rfind('\n') + 1;  // npos + 1 is 0
}

// What output() puts before the first answer, between two, and after the last.
std::vector<std::string> layout(const rules::Rules& rules, std::size_t games) {
    constexpr char mark = '\x01';
    std::vector<std::string> parts(1);
    for (const char c : rules.output(std::vector<std::string>(games, std::string(1, mark)))) {
        if (c == mark) {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    if (parts.size() != games + 1) throw std::logic_error("output() changes the answers");
    return parts;
}

void read_layout(rules::InStream& text, std::string_view part) {
    while (!part.empty()) {
        const std::size_t size = std::min(part.find('\n'), part.size());
        if (size > 0) text.exactly(part.substr(0, size));
        if (size < part.size()) text.end_of_line();
        part.remove_prefix(std::min(size + 1, part.size()));
    }
}

// How far a checker read.
struct Reading {
    std::size_t games = 0;                     // whose answers are right
    std::vector<std::size_t> begins = {};      // of the answers it came to
    std::optional<rules::Invalid> fault = {};  // what stopped it
};

// Reads an output by the checker. If it may be `partial`, it may end after any of the answers.
Reading read(const rules::CheckedRules& rules, const std::vector<rules::Game>& games,
             rules::InStream text, bool partial = false) {
    const std::vector<std::string> parts = layout(rules, games.size());
    rules::Search search;
    Reading reading;
    try {
        for (; reading.games < games.size(); ++reading.games) {
            if (partial && text.at_end()) return reading;
            read_layout(text, parts[reading.games]);
            reading.begins.push_back(text.position());
            search.turn_to(rules.play(games[reading.games]));
            rules.check(games[reading.games], text, search);
        }
        read_layout(text, parts.back());
        text.end();
    } catch (const rules::Invalid& invalid) {
        reading.fault = invalid;
    }
    return reading;
}

// Where `at` lies: its line and column, from 1.
std::pair<std::size_t, std::size_t> place(std::string_view text, std::size_t at) {
    const auto line =
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    return {static_cast<std::size_t>(line) + 1, at - start_of_line(text, at) + 1};
}

// What is told of a fault: the line it is in, and the one in its stead in the expected output.
Difference difference_at(const Reading& found_reading, std::string_view found,
                         const Reading& expected_reading, std::string_view expected) {
    const auto skip_lines = [](std::string_view text, std::size_t at, std::size_t lines) {
        for (; lines > 0 && at < text.size(); --lines)
            at = std::min(text.find('\n', at), text.size() - 1) + 1;
        return at;
    };
    const rules::Invalid& fault = *found_reading.fault;
    const std::size_t game = found_reading.games;
    std::size_t same = expected.size();
    if (game < expected_reading.begins.size()) {
        const std::size_t lines = game < found_reading.begins.size()
                                      ? fault.line - place(found, found_reading.begins[game]).first
                                      : 0;
        same = skip_lines(expected, start_of_line(expected, expected_reading.begins[game]), lines);
    }
    return {fault.line, fault.column, excerpt(expected, same),
            excerpt(found, skip_lines(found, 0, fault.line - 1))};
}

Text message_of(const Difference& d, const Text& what) {
    return phrase(
        {"line {}, column {}: {}expected {}, found {}", "第 {} 行第 {} 列：{}应为 {}，实际是 {}"},
        d.line, d.column, what, d.expected, d.found);
}

const Text kOnlyWhite = {" (only white space differs)", "（只有空白字符不同）"};

}  // namespace

std::optional<Difference> first_difference(std::string_view expected, std::string_view found) {
    const auto [e, f] = std::mismatch(expected.begin(), expected.end(), found.begin(), found.end());
    if (e == expected.end() && f == found.end()) return std::nullopt;
    const std::size_t at = static_cast<std::size_t>(e - expected.begin());
    const auto [line, column] = place(expected, at);
    const std::size_t begin = start_of_word(expected, found, at);
    return Difference{line, column, excerpt(expected, begin), excerpt(found, begin)};
}

bool same_but_for_white_space(std::string_view a, std::string_view b) {
    for (;;) {
        a.remove_prefix(std::min(a.find_first_not_of(kWhiteSpace), a.size()));
        b.remove_prefix(std::min(b.find_first_not_of(kWhiteSpace), b.size()));
        if (a.empty() || b.empty()) return a.empty() && b.empty();
        if (a.front() != b.front()) return false;
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
}

Comparison compare(std::string_view expected, std::string_view found,
                   const std::set<Habit>& taken) {
    const std::optional<Difference> difference = first_difference(expected, found);
    if (!difference) return {};
    Habits habits;
    if (!taken.empty()) {
        std::string tidy = tidied(found, &habits);
        if (tidy != expected && lower(tidy) == lower(expected)) {
            const Difference first = *first_difference(expected, tidy);
            habits.emplace(Habit::letter_case, phrase({"line {}", "第 {} 行"}, first.line));
            tidy = expected;
        }
        if (tidy == expected && all_taken(habits, taken)) {
            return {.message = {}, .difference = {}, .habits = std::move(habits)};
        }
    }
    const bool white = same_but_for_white_space(expected, found);
    return {.verdict = white ? Verdict::PE : Verdict::WA,
            .message = message_of(*difference, {}) + (white ? kOnlyWhite : Text()),
            .difference = difference};
}

Comparison compare(const rules::Rules& rules, std::string_view input, std::string_view expected,
                   std::string_view found, const std::set<Habit>& taken) {
    const Comparison exact = compare(expected, found, taken);
    const rules::CheckedRules* checked = rules.checked();
    if (exact.verdict == Verdict::AC || checked == nullptr) return exact;

    const std::vector<rules::Game> games = parse(rules, input);
    const auto reading_of = [&](std::string_view output, rules::InStream::Kind kind) {
        return read(*checked, games, rules::InStream(output, kind));
    };
    using Kind = rules::InStream::Kind;
    if (!taken.empty()) {
        Habits habits;
        const std::string tidy = tidied(found, &habits);
        if (all_taken(habits, taken) && !reading_of(tidy, Kind::output).fault) {
            return {.message = {}, .difference = {}, .habits = std::move(habits)};
        }
    }
    const Reading reading = reading_of(found, Kind::output);
    if (!reading.fault) return {};
    const bool white = !reading_of(found, Kind::loose_output).fault;
    const Difference difference =
        difference_at(reading, found, reading_of(expected, Kind::output), expected);
    Text what = reading.fault->fault;
    if (reading.games < games.size())
        what = phrase({"game {}: {}", "第 {} 局：{}"}, reading.games + 1, what);
    what += {"; ", "；"};
    return {.verdict = white ? Verdict::PE : Verdict::WA,
            .message =
                message_of(difference, what) +
                (white ? kOnlyWhite : Text(" (other answers can be right)", "（正确答案不唯一）")),
            .difference = difference};
}

bool answers_first_games(const rules::Rules& rules, std::string_view input,
                         std::string_view expected, std::string_view found) {
    if (const rules::CheckedRules* checked = rules.checked()) {
        return !read(*checked, parse(rules, input),
                     rules::InStream(found, rules::InStream::Kind::output), true)
                    .fault;
    }
    return expected.substr(0, found.size()) == found && (found.empty() || found.back() == '\n');
}

}  // namespace tools
