#include "explain/explain.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "core/counts.hpp"
#include "core/oracle.hpp"

namespace tools {

namespace {

using explanation::Explainer;
using explanation::Game;
using explanation::Int;
using explanation::Part;
using explanation::View;

constexpr std::size_t kMostRows = 10, kColumns = 88;

std::string binary(Int value) {
    std::string digits;
    for (; digits.empty() || value > 0; value /= 2) digits += static_cast<char>('0' + value % 2);
    return {digits.rbegin(), digits.rend()};
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
                const std::string pad(widths_[i] - row[i].size(), ' ');
                line += (i < 2 ? row[i] + pad : pad + row[i]) + "  ";
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
        digits = std::max(digits, binary(*part.value).size());
    }
    Table table;
    const auto row = [&](const std::string& name, const std::string& position,
                         const std::optional<Int>& value) {
        std::string bits = value && values > 1 ? binary(*value) : "";
        if (!bits.empty()) bits.insert(0, digits - bits.size(), '0');
        table.row(name, position, value ? std::to_string(*value) : "", bits);
    };
    if (values > 0) table.row("", "", "Grundy value", values > 1 ? "binary" : "");
    const std::size_t cut = view.parts.size() - shown;  // before the last one
    for (std::size_t i = 0; i < shown; ++i) {
        const bool last = i + 1 == shown;
        if (last && cut > 0) table.row("... " + with_commas(cut) + " more", "");
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
        text +=
            "    " + input.substr(begin, fits ? end - begin : kColumns) + (fits ? "\n" : " ...\n");
        begin = end + 1;
    }
    return begin < input.size() ? text + "    ...\n" : text;
}

void add(std::vector<Passage>* text, const std::string& title, const Explanation& explanation) {
    // Words after a head that is indented by two blanks.
    const auto say = [&](const std::string& head, const std::string& words) {
        text->back().body += "  ";
        text->push_back({head, ' ' + wrapped(head.size() + 3, words)});
    };
    std::string prints = explanation.prints;
    std::replace(prints.begin(), prints.end(), '\n', ' ');
    const char* verdict = explanation.view.wins ? "wins" : "loses";
    text->push_back({title + ": " + prints + " (the player to move " + verdict + ")",
                     "\n\n" + table_of(explanation.view)});
    say("Why:", explanation.view.reason);
    if (!explanation.move) return;
    const ExplainedMove& move = *explanation.move;
    text->back().body += '\n';
    say("A winning move:", move.move.text + '.');
    text->back().body += '\n' + table_of(move.after);
    say("Check:", (move.opponent_loses() ? "the opponent is to move, and loses. "
                                         : "FAILED: the opponent wins. ") +
                      move.after.reason);
    if (move.input) {
        text->back().body += "\n  As an input, the opponent first:\n" + start_of(*move.input);
    }
}

}  // namespace

std::string wrapped(std::size_t indent, std::string_view text, std::size_t columns) {
    std::string result;
    std::size_t column = indent;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        if (column > indent && column + 1 + word.size() > columns) {
            result += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (column > indent) {
            result += ' ';
            ++column;
        }
        result += word;
        column += word.size();
    }
    return result + '\n';
}

std::optional<std::string> as_input(const rules::Rules& rules, const Game& game) {
    try {
        std::string input = rules.format({game});
        if (parse(rules, input) == std::vector<Game>{game}) return input;
    } catch (const rules::Invalid&) {
    } catch (const std::out_of_range&) {  // format() takes legal games
    }
    return std::nullopt;
}

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

std::vector<Passage> as_text(const rules::Rules& rules, const Explainer& explainer,
                             const std::vector<Game>& games, std::size_t first, std::size_t last) {
    std::vector<Passage> text;
    std::string background;  // the last one
    for (std::size_t i = first; i < last; ++i) {
        const std::vector<Game> positions = explainer.positions(games.at(i));
        for (std::size_t j = 0; j < positions.size(); ++j) {
            const Explanation explanation = explain(rules, explainer, positions[j]);
            if (!text.empty()) text.back().body += '\n';
            if (explanation.view.background != background) {
                background = explanation.view.background;
                text.push_back({"", wrapped(0, background) + '\n'});
            }
            std::string title = "Test " + std::to_string(i + 1);
            if (positions.size() > 1) title += ", position " + std::to_string(j + 1);
            add(&text, title, explanation);
        }
    }
    return text;
}

}  // namespace tools
