#include "explain/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "base/text.hpp"
#include "core/oracle.hpp"

namespace tools {

namespace {

using explanation::Explainer;
using explanation::Game;
using explanation::Int;
using explanation::Part;
using explanation::View;

// The game as an input, if that is what it is.
std::optional<std::string> as_input(const rules::Rules& rules, const Game& game) {
    try {
        std::string input = rules.format({game});
        if (parse(rules, input) == std::vector<Game>{game}) return input;
    } catch (const rules::Invalid&) {
    } catch (const std::out_of_range&) {  // format() takes legal games
    }
    return std::nullopt;
}

constexpr std::size_t kMostRows = 10, kColumns = 88;

// Words in lines of at most kColumns. The first line begins with `head`, the others with blanks.
std::string wrapped(const std::string& head, std::size_t width, std::string_view text) {
    const std::string indent(width, ' ');
    std::string result = head;
    std::size_t column = width;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        if (column > width && column + 1 + word.size() > kColumns) {
            result += '\n' + indent;
            column = width;
        } else if (column > width) {
            result += ' ';
            ++column;
        }
        result += word;
        column += word.size();
    }
    return result + '\n';
}

// Left-aligned words and right-aligned numbers.
class Table {
 public:
    void row(const std::string& name, const std::string& position, const std::string& value = "",
             const std::string& digits = "") {
        rows_.push_back({name, position, value, digits});
        for (std::size_t i = 0; i < kCells; ++i) {
            widths_[i] = std::max(widths_[i], rows_.back()[i].size());
        }
    }
    std::string text() const {
        std::string text;
        for (const auto& row : rows_) {
            std::string line = "  ";
            for (std::size_t i = 0; i < kCells; ++i) {
                line += i < 2 ? fmt::format("{:{}}  ", row[i], widths_[i])
                              : fmt::format("{:>{}}  ", row[i], widths_[i]);
            }
            line.erase(line.find_last_not_of(' ') + 1);
            text += line + '\n';
        }
        return text;
    }

 private:
    static constexpr std::size_t kCells = 4;
    std::vector<std::array<std::string, kCells>> rows_;
    std::array<std::size_t, kCells> widths_{};
};

// The parts and, where there are several values, their nim-sum with its binary columns.
std::string table_of(const View& view) {
    const std::size_t shown = view.parts.size() <= kMostRows + 1 ? view.parts.size() : kMostRows;
    std::size_t values = 0, digits = 0;
    for (const Part& part : view.parts) {
        if (!part.value) continue;
        ++values;
        digits = std::max(digits, fmt::format("{:b}", *part.value).size());
    }
    Table table;
    const auto row = [&](const std::string& name, const std::string& position,
                         const std::optional<Int>& value) {
        table.row(name, position, value ? std::to_string(*value) : "",
                  value && values > 1 ? fmt::format("{:0{}b}", *value, digits) : "");
    };
    if (values > 0) table.row("", "", "Grundy value", values > 1 ? "binary" : "");
    const std::size_t cut = view.parts.size() - shown;  // before the last one
    for (std::size_t i = 0; i < shown; ++i) {
        const bool last = i + 1 == shown;
        if (last && cut > 0) table.row(fmt::format("... {} more", with_commas(cut)), "");
        const Part& part = view.parts[last ? view.parts.size() - 1 : i];
        row(part.name, part.position, part.value);
    }
    if (values > 1) row("nim-sum", "", view.nim_sum);
    return view.parts.empty() ? "" : table.text() + "\n";
}

std::string start_of(const std::string& input) {
    std::string text;
    std::size_t begin = 0;
    for (std::size_t line = 0; begin < input.size() && line < kMostRows; ++line) {
        const std::size_t end = input.find('\n', begin);
        const bool fits = end - begin <= kColumns;
        text += fmt::format("    {}{}\n", input.substr(begin, fits ? end - begin : kColumns),
                            fits ? "" : " ...");
        begin = end + 1;
    }
    return begin < input.size() ? text + "    ...\n" : text;
}

}  // namespace

Explanation explain(const rules::Rules& rules, const Explainer& explainer, const Game& position) {
    Explanation result;
    result.view = explainer.view(position);
    result.prints = explainer.prints(position, result.view);
    if (!result.view.wins || result.view.over) return result;
    ExplainedMove move;
    move.move = explainer.winning_move(position, result.view);
    move.after = explainer.view(move.move.next);
    move.input = as_input(rules, move.move.next);
    result.move = std::move(move);
    return result;
}

std::string explained_output(const rules::Rules& rules, const Explainer& explainer,
                             const std::vector<Game>& games) {
    std::vector<std::string> answers;
    for (const Game& game : games) {
        std::string& answer = answers.emplace_back();
        for (const Game& position : explainer.positions(game)) {
            answer += explainer.prints(position, explainer.view(position));
        }
        answer += '\n';
    }
    return rules.output(answers);
}

std::string background_as_text(const View& view) {
    return wrapped("", 0, view.background);
}

std::string as_text(const std::string& title, const Explanation& explanation, const Paint& paint) {
    std::string prints = explanation.prints;
    std::replace(prints.begin(), prints.end(), '\n', ' ');
    std::string text = paint.bold(fmt::format("{}: {} (the player to move {})", title, prints,
                                              explanation.view.wins ? "wins" : "loses")) +
                       "\n\n" + table_of(explanation.view) +
                       wrapped("  " + paint.bold("Why:") + ' ', 7, explanation.view.reason);
    if (!explanation.move) return text;
    const ExplainedMove& move = *explanation.move;
    text += '\n' + wrapped("  " + paint.bold("A winning move:") + ' ', 18, move.move.text + '.') +
            "\n" + table_of(move.after) +
            wrapped("  " + paint.bold("Check:") + ' ', 9,
                    (move.opponent_loses() ? "the opponent is to move, and loses. "
                                           : "FAILED: the opponent wins. ") +
                        move.after.reason);
    if (move.input) text += "\n  As an input, the opponent first:\n" + start_of(*move.input);
    return text;
}

}  // namespace tools
