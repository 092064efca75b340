#include "explain/explain.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "core/counts.hpp"
#include "core/oracle.hpp"
#include "explain/moves.hpp"

namespace tools {

namespace {

using explanation::Explainer;
using explanation::Game;
using explanation::Int;
using explanation::Part;
using explanation::View;

constexpr std::size_t kMostRows = 10, kMostChanged = 4, kColumns = 88;
// More moves are not tried, nor so many that to look at the positions would take long.
constexpr std::size_t kMostMoves = 2000, kMostWork = 1000000;

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

struct Range {
    std::size_t first, last;  // last is not in it
};

// The parts of a view that differ from those of another one, between what both have at the beginning
// and at the end. Names do not count: heaps are numbered anew when one is gone.
Range changed(const View& view, const View& other) {
    const auto same = [](const Part& a, const Part& b) {
        return a.position == b.position && a.value == b.value;
    };
    const std::size_t size = view.parts.size(), most = std::min(size, other.parts.size());
    std::size_t begin = 0, end = 0;
    while (begin < most && same(view.parts[begin], other.parts[begin])) ++begin;
    while (begin + end < most &&
           same(view.parts[size - 1 - end], other.parts[other.parts.size() - 1 - end])) {
        ++end;
    }
    return {begin, size - end};
}

// The rows of a long table: the first parts, some that a move changes, the last part.
std::vector<bool> rows_shown(const View& view, const View* other) {
    const std::size_t size = view.parts.size();
    std::vector<bool> shown(size, size <= kMostRows + 1);
    if (size <= kMostRows + 1) return shown;
    std::size_t left = kMostRows - 1;
    shown.back() = true;
    const Range moved = other != nullptr ? changed(view, *other) : Range{0, 0};
    for (std::size_t i = moved.first; i < std::min(moved.last, moved.first + kMostChanged); ++i) {
        left -= !shown[i];
        shown[i] = true;
    }
    for (std::size_t i = 0; left > 0; ++i) {
        left -= !shown[i];
        shown[i] = true;
    }
    return shown;
}

// The parts and, where there are several values, their nim-sum with its binary columns. A long table
// shows what a move changes, which leads to `other` or comes from there.
std::string table_of(const View& view, const View* other) {
    const std::vector<bool> shown = rows_shown(view, other);
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
    std::size_t cut = 0;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        cut += !shown[i];
        if (!shown[i]) continue;
        if (cut > 0) table.row("... " + with_commas(cut) + " more", "");
        cut = 0;
        row(view.parts[i].name, view.parts[i].position, view.parts[i].value);
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
        const std::size_t blank = input.rfind(' ', begin + kColumns);  // no number is cut in two
        const std::size_t cut =
            blank == std::string::npos || blank <= begin ? kColumns : blank - begin;
        text += "    " + input.substr(begin, fits ? end - begin : cut) + (fits ? "\n" : " ...\n");
        begin = end + 1;
    }
    return begin < input.size() ? text + "    ...\n" : text;
}

// "3 of 12 moves win."
std::string counted(const TriedMoves& tried) {
    if (!tried.winning) return "";
    const std::string winning = with_commas(*tried.winning);
    const bool one = *tried.winning == 1;
    if (!tried.all) return winning + (one ? " move wins." : " moves win.");
    if (*tried.all == 1) return "It is the only move.";
    return winning + " of " + with_commas(*tried.all) + (one ? " moves wins." : " moves win.");
}

void add(std::vector<Passage>* text, const std::string& title, const Explanation& explanation,
         const TriedMoves& tried, bool goes_on) {
    // Words after a head that is indented by two blanks.
    const auto say = [&](const std::string& head, const std::string& words) {
        text->back().body += "  ";
        text->push_back({head, ' ' + wrapped(head.size() + 3, words)});
    };
    std::string prints = explanation.prints;
    std::replace(prints.begin(), prints.end(), '\n', ' ');
    const char* verdict = explanation.view.wins ? "wins" : "loses";
    const View* next = explanation.move ? &explanation.move->after : nullptr;
    text->push_back({title + ": " + prints + " (the player to move " + verdict + ")",
                     "\n\n" + table_of(explanation.view, next)});
    say("Why:", explanation.view.reason);
    if (tried.refuted) {
        const auto& [move, answer] = *tried.refuted;
        text->back().body += '\n';
        say("For example:", move + (answer ? " is answered so: " + answer->text + '.'
                                           : " ends the game, and the other player has won."));
    }
    if (!explanation.move) return;
    const ExplainedMove& move = *explanation.move;
    text->back().body += '\n';
    say("A winning move:", move.move.text + '.');
    const std::string number = counted(tried);
    if (!move.move.how.empty()) {
        say("How:", move.move.how + (number.empty() ? "" : ' ' + number));
    } else if (!number.empty()) {
        say("How many:", number);
    }
    text->back().body += '\n' + table_of(move.after, &explanation.view);
    say("Check:", (!move.opponent_loses() ? "FAILED: the opponent wins. "
                   : move.after.over      ? "the game is over, and the opponent has lost. "
                                          : "the opponent is to move, and loses. ") +
                      move.after.reason);
    if (move.input) {
        text->back().body += "\n  As an input, the opponent first:\n" + start_of(*move.input);
    } else if (goes_on && !move.no_input.empty()) {
        text->back().body += '\n';
        say("No input:", "the validator refuses it, " + move.no_input + '.');
    }
}

// The numbers of a game.
std::size_t numbers_in(const Game& game) {
    std::size_t numbers = 0;
    for (const rules::Row& row : game) numbers += row.size();
    return numbers;
}

// The components of a position; nothing for games that are not played move by move.
std::optional<rules::Position> components_of(const rules::Rules& rules, const Explainer& explainer,
                                             const Game& position) {
    if (!explainer.laid_out(position, {})) return std::nullopt;
    if (!rules.impartial() && !explainer.components(position)) return std::nullopt;
    return begin_of(rules, explainer, position);
}

// A lost position without a move has a simpler reason.
void say_if_stuck(const rules::Rules& rules, const Explainer& explainer, const Game& position,
                  View* view) {
    if (view->wins || view->over || view->parts.empty()) return;
    const auto components = components_of(rules, explainer, position);
    if (components && result_of(rules, *components)) {
        view->reason = "There is no move at all, so the player to move has lost.";
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

std::optional<std::string> as_input(const rules::Rules& rules, const Game& game,
                                    std::string* why_not) {
    try {
        std::string input = rules.format({game});
        if (parse(rules, input) == std::vector<Game>{game}) return input;
    } catch (const rules::Invalid& invalid) {
        if (why_not != nullptr) *why_not = invalid.what();
    } catch (const std::out_of_range&) {  // format() takes legal games
    }
    return std::nullopt;
}

TriedMoves try_moves(const rules::Rules& rules, const Explainer& explainer, const Game& position,
                     const View& view) {
    TriedMoves tried;
    const std::optional<rules::Position> components = components_of(rules, explainer, position);
    if (!components || view.over) return tried;
    const std::size_t most = std::min(kMostMoves, kMostWork / (numbers_in(position) + 1) + 1);
    const MoveList list = moves_from(rules, *components, most);
    const auto next = [&](const PlayMove& move) { return after(*components, move); };
    const auto laid_out = [&](const rules::Position& reached) {
        return explainer.laid_out(position, reached).value();
    };
    if (list.complete) {
        tried.all = list.moves.size();
        tried.winning = std::count_if(list.moves.begin(), list.moves.end(), [&](const auto& move) {
            const rules::Position reached = next(move);
            const std::optional<bool> result = result_of(rules, reached);
            return !(result ? *result : explainer.view(laid_out(reached)).wins);
        });
    } else if (view.wins) {
        const std::optional<Int> formula = explainer.winning_moves(position, view);
        if (formula) tried.winning = static_cast<std::size_t>(*formula);
    }
    if (view.wins || list.moves.empty()) return tried;
    const PlayMove& first = list.moves.front();
    tried.refuted = {explainer.shown(components->at(first.component), first.parts), std::nullopt};
    const Game reached = laid_out(next(first));
    const View reply = explainer.view(reached);
    if (!reply.over) tried.refuted->answer = explainer.winning_move(reached, reply);
    return tried;
}

Explanation explain(const rules::Rules& rules, const Explainer& explainer, const Game& position) {
    Explanation result;
    result.view = explainer.view(position);
    result.prints = explainer.prints(position, result.view);
    say_if_stuck(rules, explainer, position, &result.view);
    if (!result.view.wins || result.view.over) return result;
    ExplainedMove move;
    move.move = explainer.winning_move(position, result.view);
    move.after = explainer.view(move.move.next);
    move.input = as_input(rules, move.move.next, &move.no_input);
    if (move.input) say_if_stuck(rules, explainer, move.move.next, &move.after);
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
            add(&text, title, explanation,
                try_moves(rules, explainer, positions[j], explanation.view), explainer.goes_on());
        }
    }
    return text;
}

}  // namespace tools
