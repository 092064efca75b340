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
using explanation::nth;
using explanation::Part;
using explanation::View;

constexpr std::size_t kMostRows = 10, kMostChanged = 4;
// More moves are not tried, nor so many that to look at the positions would take long.
constexpr std::size_t kMostMoves = 2000, kMostWork = 1000000;

std::string binary(Int value) {
    std::string digits;
    for (; digits.empty() || value > 0; value /= 2) digits += static_cast<char>('0' + value % 2);
    return {digits.rbegin(), digits.rend()};
}

using Rows = std::vector<std::array<std::string, 4>>;

// Left-aligned words and right-aligned numbers.
std::string as_lines(const Rows& rows) {
    std::array<std::size_t, 4> widths{};
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], columns_of(row[i]));
        }
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line = "  ";
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string pad(widths[i] - columns_of(row[i]), ' ');
            line += (i < 2 ? row[i] + pad : pad + row[i]) + "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

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
void add_table(std::vector<Block>* blocks, const View& view, const View* other, Language language) {
    if (view.parts.empty()) return;
    const std::vector<bool> shown = rows_shown(view, other);
    std::size_t values = 0, digits = 0;
    for (const Part& part : view.parts) {
        if (!part.value) continue;
        ++values;
        digits = std::max(digits, binary(*part.value).size());
    }
    Rows table;
    const auto row = [&](const std::string& name, const std::string& position,
                         const std::optional<Int>& value) {
        std::string bits = value && values > 1 ? binary(*value) : "";
        if (!bits.empty()) bits.insert(0, digits - bits.size(), '0');
        table.push_back({name, position, value ? std::to_string(*value) : "", bits});
    };
    if (values > 0) {
        table.push_back({"", "", view.value.in(language),
                         values > 1 ? Text("binary", "二进制").in(language) : ""});
    }
    std::size_t cut = 0;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        cut += !shown[i];
        if (!shown[i]) continue;
        if (cut > 0) {
            const std::string left = with_commas(cut);
            table.push_back(
                {Text("... " + left + " more", "... 还有 " + left + " 个").in(language)});
        }
        cut = 0;
        const Part& part = view.parts[i];
        row(part.name.in(language), part.position.in(language), part.value);
    }
    if (values > 1) row(Text("nim-sum", "异或和").in(language), "", view.nim_sum);
    blocks->push_back({.kind = Block::Kind::table, .rows = table});
}

std::string start_of(const std::string& input) {
    std::string text;
    std::size_t begin = 0;
    for (std::size_t line = 0; begin < input.size() && line < kMostRows; ++line) {
        const std::size_t end = input.find('\n', begin);
        const bool fits = end - begin <= kUsualColumns;
        const std::size_t blank =
            input.rfind(' ', begin + kUsualColumns);  // no number is cut in two
        const std::size_t cut =
            blank == std::string::npos || blank <= begin ? kUsualColumns : blank - begin;
        text += "    " + input.substr(begin, fits ? end - begin : cut) + (fits ? "\n" : " ...\n");
        begin = end + 1;
    }
    return begin < input.size() ? text + "    ...\n" : text;
}

// "3 of 12 moves win."
Text counted(const TriedMoves& tried) {
    if (!tried.winning) return {};
    if (tried.all == 1u) return {"It is the only move.", "只有这一种走法。"};
    const bool one = *tried.winning == 1;
    const std::string winning = with_commas(*tried.winning);
    if (!tried.all) {
        return {winning + (one ? " move wins." : " moves win."), "有 " + winning + " 种走法获胜。"};
    }
    const std::string all = with_commas(*tried.all);
    return {winning + " of " + all + (one ? " moves wins." : " moves win."),
            all + " 种走法中有 " + winning + " 种获胜。"};
}

void add(std::vector<Block>* blocks, const Text& title, const std::optional<std::string>& input,
         const Explanation& explanation, const TriedMoves& tried, bool goes_on, Language language) {
    const auto say = [&](const Text& head, const Text& words,
                         Block::Kind kind = Block::Kind::words) {
        blocks->push_back({.kind = kind, .head = head.in(language), .text = words.in(language)});
    };
    std::string prints = explanation.prints;
    std::replace(prints.begin(), prints.end(), '\n', ' ');
    const Text outcome = !explanation.view.verdict.empty() ? explanation.view.verdict
                         : explanation.view.wins  ? Text("the player to move wins", "先手必胜")
                         : explanation.view.drawn ? Text("a draw", "平局")
                                                  : Text("the player to move loses", "先手必败");
    const Text verdict = Text(" (", "（") + outcome + Text(")", "）");
    const View* next = explanation.move ? &explanation.move->after : nullptr;
    say(title + Text(": ", "：") + prints + verdict, {}, Block::Kind::position);
    blocks->back().input = input.value_or("");
    add_table(blocks, explanation.view, next, language);
    say({"Why:", "理由："}, explanation.view.reason);
    if (tried.refuted) {
        const auto& [move, answer] = *tried.refuted;
        say({"For example:", "例如："},
            move + (answer ? Text(" loses to the answer: ", "，对手的应着：") + answer->text +
                                 Text(".", "。")
                           : Text(" ends the game, and the other player has won.",
                                  "，游戏就结束了，对手获胜。")));
    }
    if (tried.draws) say({"Keeps the draw:", "保持平局："}, *tried.draws + Text(".", "。"));
    if (!explanation.move) return;
    const ExplainedMove& move = *explanation.move;
    say({"A winning move:", "制胜的一步："}, move.move.text + Text(".", "。"));
    const Text number = counted(tried);
    if (!move.move.how.empty()) {
        say({"How:", "推算："}, move.move.how + (number.empty() ? Text() : Text(" ", "") + number),
            Block::Kind::joined);
    } else if (!number.empty()) {
        say({"How many:", "种数："}, number, Block::Kind::joined);
    }
    add_table(blocks, move.after, &explanation.view, language);
    say({"Check:", "检验："},
        (!move.opponent_loses() ? Text("FAILED: the opponent wins. ", "失败：对手必胜。")
         : move.after.over
             ? Text("the game is over, and the opponent has lost. ", "游戏结束，对手输了。")
             : Text("the opponent is to move, and loses. ", "轮到对手走，对手必败。")) +
            move.after.reason);
    if (move.input) {
        say({"As an input, the opponent first:", "写成输入（对手先走）："}, start_of(*move.input),
            Block::Kind::input);
        blocks->back().input = *move.input;
    } else if (goes_on && !move.no_input.empty()) {
        say({"As an input:", "写成输入："},
            Text("it cannot be one (", "不合输入的要求（") + move.no_input + Text(").", "）。"));
    }
}

// The numbers of a game.
std::size_t numbers_in(const Game& game) {
    std::size_t numbers = 0;
    for (const rules::Row& row : game) numbers += row.size();
    return numbers;
}

// A position without a move, lost or drawn, has a simpler reason.
void say_if_stuck(const rules::Rules& rules, const Game& position, View* view) {
    if (view->wins || view->over || view->parts.empty() || !rules.back(position, {})) return;
    const auto result = result_of(*rules.play(position), rules.begin(position));
    if (result == rules::Outcome::draw) {
        view->reason = {"The game is over, and nobody has won.", "游戏结束了，没有人获胜。"};
    } else if (result) {
        view->reason = {"There is no move at all, so the player to move has lost.",
                        "一步也走不了，轮到走的人已经输了。"};
    }
}

}  // namespace

std::optional<std::string> as_input(const rules::Rules& rules, const Game& game, Text* why_not) {
    try {
        std::string input = rules.format({game});
        if (parse(rules, input) == std::vector<Game>{game}) return input;
    } catch (const rules::Invalid& invalid) {
        if (why_not != nullptr) *why_not = invalid.text;
    } catch (const std::out_of_range&) {  // format() takes legal games
    }
    return std::nullopt;
}

TriedMoves try_moves(const Explainer& explainer, const Game& position, const View& view) {
    TriedMoves tried;
    const rules::Rules& rules = explainer.rules();
    if (view.over || !rules.back(position, {})) return tried;
    const auto play = rules.play(position);
    const rules::Position components = rules.begin(position);
    const std::size_t most = std::min(kMostMoves, kMostWork / (numbers_in(position) + 1) + 1);
    const MoveList list = moves_from(*play, components, most);
    const auto next = [&](const PlayMove& move) { return after(components, move); };
    const auto laid_out = [&](const rules::Position& reached) {
        return rules.back(position, reached).value();
    };
    if (list.complete) {
        tried.all = list.moves.size();
        tried.winning = 0;
        for (const PlayMove& move : list.moves) {
            const rules::Position reached = next(move);
            const std::optional<rules::Outcome> result = result_of(*play, reached);
            const rules::Outcome outcome =
                result ? *result : explainer.view(laid_out(reached)).outcome();
            if (outcome == rules::Outcome::loss) ++*tried.winning;
            if (view.drawn && outcome == rules::Outcome::draw && !tried.draws) {
                tried.draws = said(explainer, components, move);
            }
        }
    } else if (view.wins) {
        const std::optional<Int> formula = explainer.winning_moves(position, view);
        if (formula) tried.winning = static_cast<std::size_t>(*formula);
    }
    if (view.outcome() != rules::Outcome::loss || list.moves.empty()) return tried;
    const PlayMove& first = list.moves.front();
    tried.refuted = {said(explainer, components, first), std::nullopt};
    const Game reached = laid_out(next(first));
    const View reply = explainer.view(reached);
    if (!reply.over) tried.refuted->answer = explainer.winning_move(reached, reply);
    return tried;
}

Explanation explain(const Explainer& explainer, const Game& position) {
    const rules::Rules& rules = explainer.rules();
    Explanation result;
    result.view = explainer.view(position);
    result.prints = explainer.prints(position, result.view);
    say_if_stuck(rules, position, &result.view);
    if (!result.view.wins || result.view.over) return result;
    ExplainedMove move;
    move.move = explainer.winning_move(position, result.view);
    move.after = explainer.view(move.move.next);
    move.input = as_input(rules, move.move.next, &move.no_input);
    if (move.input) say_if_stuck(rules, move.move.next, &move.after);
    result.move = std::move(move);
    return result;
}

std::string explained_output(
    const Explainer& explainer, const std::vector<Game>& games,
    const std::function<void(const explanation::View&, const std::string&)>& hear) {
    std::vector<std::string> answers;
    for (const Game& game : games) {
        std::string& answer = answers.emplace_back();
        for (const Game& position : explainer.positions(game)) {
            if (!answer.empty()) answer += explainer.between();
            const explanation::View view = explainer.view(position);
            const std::string prints = explainer.prints(position, view);
            if (hear) hear(view, prints);
            answer += prints;
        }
        answer += '\n';
    }
    return explainer.rules().output(answers);
}

std::vector<Block> as_blocks(const Explainer& explainer, const std::vector<Game>& games,
                             std::size_t first, std::size_t last, Language language) {
    std::vector<Block> blocks;
    Text background;  // the last one
    for (std::size_t i = first; i < last; ++i) {
        const std::vector<Game> positions = explainer.positions(games.at(i));
        for (std::size_t j = 0; j < positions.size(); ++j) {
            const Explanation explanation = explain(explainer, positions[j]);
            if (explanation.view.background != background) {
                background = explanation.view.background;
                blocks.push_back({.text = background.in(language)});
            }
            Text title = nth({"Test", "组"}, i);
            if (positions.size() > 1) {
                title += Text(", ", "，") + nth({"position", "个局面"}, j);
            }
            add(&blocks, title, as_input(explainer.rules(), positions[j]), explanation,
                try_moves(explainer, positions[j], explanation.view), explainer.goes_on(),
                language);
        }
    }
    return blocks;
}

std::vector<Block> first_as_blocks(const Explainer& explainer, const std::vector<Game>& games,
                                   std::size_t first, std::size_t last, Language language) {
    const std::size_t shown = std::min(last, first + kMostTests);
    std::vector<Block> blocks = as_blocks(explainer, games, first, shown, language);
    const std::string left = with_commas(last - shown);
    const Text end =
        games.empty() ? Text("The input is legal, but has no test.", "输入合法，但一组数据也没有。")
        : shown < last ? Text("... " + left + " more tests", "... 还有 " + left + " 组")
                       : Text();
    if (!end.empty()) blocks.push_back({.text = end.in(language)});
    return blocks;
}

std::vector<Passage> as_text(const std::vector<Block>& blocks, Language language,
                             std::size_t columns) {
    using Kind = Block::Kind;
    std::vector<Passage> text;
    for (const auto& [kind, head, words, rows, input] : blocks) {
        if (!text.empty() && kind != Kind::joined) text.back().body += '\n';
        const bool indented = !head.empty() && kind != Kind::position;
        if (indented) text.back().body += "  ";
        // A full-width colon brings its own blank.
        const std::string start =
            head + (kind == Kind::position || head.empty() || language == Language::zh ? "" : " ");
        text.push_back({kind == Kind::input ? "" : start,
                        kind == Kind::position ? "\n"
                        : kind == Kind::table  ? as_lines(rows)
                        : kind == Kind::input
                            ? head + '\n' + words
                            : wrapped(indented ? columns_of(start) + 2 : 0, words, columns)});
    }
    return text;
}

}  // namespace tools
