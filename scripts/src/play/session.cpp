#include "play/session.hpp"

#include <algorithm>

#include "core/columns.hpp"

namespace tools {

namespace {

using rules::Int;
using rules::Position;

constexpr std::size_t kPage = 20;  // moves, or components

const Text kHelp = {
    "Type the number of a move, or a component and what it becomes: 2 5 turns\n"
    "component 2 into 5, and 2 1 3 turns it into 1 and 3.\n"
    "  l  lists the moves, a page at a time     p  prints the whole position\n"
    "  ?  hint: what the solution would play    u  undo: takes your last move back\n"
    "  h  this help                             q  quit\n",
    "输入走法的编号，或者先输入子游戏的编号，再输入它变成什么：\n"
    "2 5 把子游戏 2 变成 5，2 1 3 把它变成 1 和 3。\n"
    "  l  列出走法，一次一页          p  显示整个局面\n"
    "  ?  提示：程序会怎么走          u  悔棋：收回你的上一步\n"
    "  h  显示这段说明                q  退出\n"};

// Before a move, and of the same width in each language.
const Text kYou = {"You:      ", "你：  "}, kSolution = {"Solution: ", "程序："},
           kHint = {"Hint:     ", "提示："}, kWhy = {"Why:      ", "理由："};
const Text kLeft = {"You left the game.\n", "你退出了游戏。\n"};

bool is_digit(char c) {
    return '0' <= c && c <= '9';
}

// The numbers in a text. One that no 64 bits hold becomes the greatest.
std::vector<Int> numbers_in(std::string_view text) {
    std::vector<Int> numbers;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i])) continue;
        if (i == 0 || !is_digit(text[i - 1])) numbers.push_back(0);
        const Int digit = text[i] - '0';
        Int& number = numbers.back();
        number = number > (INT64_MAX - digit) / 10 ? INT64_MAX : 10 * number + digit;
    }
    return numbers;
}

// Whether the line is numbers alone, as they are shown: without signs and leading zeros. What stands
// between them in a list of moves may, too.
bool is_numbers(std::string_view line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (is_digit(line[i])) {
            const bool begins = i == 0 || !is_digit(line[i - 1]);
            const bool goes_on = i + 1 < line.size() && is_digit(line[i + 1]);
            if (begins && goes_on && line[i] == '0') return false;
        } else if (line.substr(i, 2) == "->") {
            ++i;
        } else if (std::string_view(" \t\r,:()[]").find(line[i]) == std::string_view::npos) {
            return false;
        }
    }
    return true;
}

// What names a move: the numbers behind its arrow, or all of them. Where no other move has the same
// numbers, a 0 may stand for nothing, and then their order does not count.
enum class Name { exact, but_for_0, in_any_order };

std::vector<Int> names(std::vector<Int> numbers, Name name) {
    if (name != Name::exact) std::erase(numbers, 0);
    if (name == Name::in_any_order) std::sort(numbers.begin(), numbers.end());
    return numbers;
}

std::vector<Int> name_of(const std::string& move, Name name) {
    const std::size_t arrow = move.rfind("->");
    return names(numbers_in(std::string_view(move).substr(arrow == move.npos ? 0 : arrow)), name);
}

std::string padded(std::string text, std::size_t width) {
    text.insert(0, width - std::min(width, text.size()), ' ');
    return text;
}

}  // namespace

Session::Session(const explanation::Explainer& explainer, const explanation::Game& start,
                 AskProgram program, std::uint64_t seed, Language language)
    : explainer_(explainer),
      match_(explainer, start, std::move(program)),
      rng_(seed),
      language_(language) {}

std::string Session::begin(bool program_first) {
    const std::string text =
        wrapped(0, say(match_.a_move() + Text(" ", "") + match_.goal())) + say(kHelp);
    if (match_.result() || !program_first) return text + turn();
    return text + '\n' + components(kPage) + reply();
}

std::string Session::answer(std::string_view line) {
    const std::vector<Int> numbers = numbers_in(line);
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == line.npos) return "";
    if (!numbers.empty() && is_numbers(line)) return choose(numbers);
    const std::size_t last = line.find_last_not_of(" \t\r");
    switch (first == last ? line[first] : ' ') {
        case 'l':
            return list_moves();
        case 'p':
            return components(match_.position().size());
        case '?':
            return hint();
        case 'u':
            return undo();
        case 'h':
            return say(kHelp);
        case 'q':
            over_ = true;
            return say(kLeft);
        default:
            return say({"Type the number of a move, or h for help.\n",
                        "请输入走法的编号，输入 h 看说明。\n"});
    }
}

std::string Session::choose(const std::vector<Int>& numbers) {
    const std::vector<PlayMove>& moves = match_.moves();
    if (numbers.size() == 1) {
        const Int most = static_cast<Int>(moves.size());
        if (1 <= numbers[0] && numbers[0] <= most) {
            return move(moves[static_cast<std::size_t>(numbers[0] - 1)]);
        }
        const std::string wanted = std::to_string(numbers[0]), last = std::to_string(most);
        return say({"There is no move " + wanted + ": they are numbered from 1 to " + last + ".\n",
                    "没有编号为 " + wanted + " 的走法：编号从 1 到 " + last + "。\n"});
    }
    for (const Name name : {Name::exact, Name::but_for_0, Name::in_any_order}) {
        // With only one component, its number may be left out.
        for (const std::size_t skipped : {1u, 0u}) {
            if (skipped == 0 && match_.position().size() > 1) break;
            const std::vector<Int> wanted = names(
                {numbers.begin() + static_cast<std::ptrdiff_t>(skipped), numbers.end()}, name);
            for (const PlayMove& candidate : moves) {
                const bool here =
                    skipped == 0 || static_cast<Int>(candidate.component) + 1 == numbers[0];
                if (here && name_of(text_of(candidate), name) == wanted) return move(candidate);
            }
        }
    }
    return say({"The rules have no such move; l lists the moves.\n",
                "规则里没有这样的走法；输入 l 列出走法。\n"});
}

std::string Session::move(const PlayMove& chosen) {
    before_.push_back(match_.position());
    const std::string text = say(kYou) + with_component(chosen) + '\n';
    match_.go_to(match_.after(chosen));
    if (match_.result()) return text + ended(false);
    return text + reply();
}

// The program's move, to a P-position where there is one, or else to a draw, or to the least loss.
std::string Session::reply() {
    std::optional<PlayMove> best = match_.winning_move();
    if (!best) best = match_.drawing_move();
    if (!best) best = match_.losing_move();
    std::string note;
    if (match_.asked_explanation() && !told_) {
        told_ = true;
        note = say({"(Such a position is no input of the solution; its explanation decides.)\n",
                    "（这样的局面不能作为程序的输入，胜负由讲解判定。）\n"});
    }
    const PlayMove chosen = best ? std::move(*best) : rng_.pick(match_.moves());
    const std::string text = note + say(kSolution) + with_component(chosen) + '\n';
    match_.go_to(match_.after(chosen));
    return text + turn();
}

std::string Session::undo() {
    if (before_.empty()) {
        return say({"There is no move of yours to take back.\n", "你还没有可以收回的一步。\n"});
    }
    match_.go_to(std::move(before_.back()));
    before_.pop_back();
    return say({"Taken back.\n", "已收回。\n"}) + turn();
}

std::string Session::hint() {
    const std::optional<PlayMove> best = match_.winning_move();
    const std::optional<PlayMove> draw = best ? std::nullopt : match_.drawing_move();
    return (best ? say(kHint) + with_component(*best) +
                       say({", after which the solution loses.\n", "，此后程序必败。\n"})
            : draw ? say(kHint) + with_component(*draw) +
                         say({", which keeps the draw.\n", "，保持平局。\n"})
                   : say({"The position is lost: after every move the solution wins.\n",
                          "这是必败态：无论怎么走，程序都必胜。\n"})) +
           say(kWhy) + wrapped(columns_of(say(kWhy)), say(match_.reason()));
}

std::string Session::turn() {
    listed_ = 0;
    const std::size_t moves = match_.moves().size();
    const std::string text = '\n' + components(kPage);
    if (match_.result()) return text + ended(true);
    if (moves <= kPage) return text + say({"Your move:\n", "轮到你走：\n"}) + list_moves();
    const std::string number = std::to_string(moves);
    return text + say({"Your move: " + number + " are legal; l lists them.\n",
                       "轮到你走：有 " + number + " 种走法；输入 l 列出。\n"});
}

std::string Session::ended(bool person_to_move) {
    over_ = true;
    const bool stuck = match_.moves().empty();
    const rules::Outcome result = *match_.result();
    person_won_ = result == (person_to_move ? rules::Outcome::win : rules::Outcome::loss);
    const Text who = person_to_move ? Text("You have", "你") : Text("The solution has", "程序");
    const std::optional<Text> ending = match_.ending();
    const Text why = ending  ? *ending + Text(" ", "")
                     : stuck ? who + Text(" no move. ", "无路可走，")
                             : Text("The next move ends the game. ", "下一步就结束游戏，");
    return wrapped(0, say(why + (result == rules::Outcome::draw ? Text("A draw.", "平局。")
                                 : person_won_                  ? Text("You win.", "你赢了。")
                                               : Text("The solution wins.", "程序赢了。"))));
}

std::string Session::list_moves() {
    const std::vector<PlayMove>& moves = match_.moves();
    if (listed_ == moves.size()) listed_ = 0;
    const std::size_t last = std::min(moves.size(), listed_ + kPage);
    const std::size_t width = std::to_string(moves.size()).size() + 2;
    std::string text;
    for (; listed_ < last; ++listed_) {
        text += padded(std::to_string(listed_ + 1), width) + ")  " +
                with_component(moves[listed_]) + '\n';
    }
    if (last < moves.size()) text += say({"  ... l lists more\n", "  ... 输入 l 继续\n"});
    return text;
}

std::string Session::text_of(const PlayMove& move) const {
    return say(explainer_.shown(match_.position()[move.component], move.parts));
}

std::string Session::with_component(const PlayMove& move) const {
    if (match_.position().size() == 1) return text_of(move);
    return std::to_string(move.component + 1) + ":  " + text_of(move);
}

// The first `most` components.
std::string Session::components(std::size_t most) const {
    const Position& position = match_.position();
    const std::size_t last = std::min(position.size(), most);
    const std::size_t width = std::to_string(position.size()).size();
    const Text component("component ", "子游戏 "), colon(":  ", "：");
    std::string text;
    for (std::size_t i = 0; i < last; ++i) {
        const std::string number =
            position.size() > 1 ? say(component + padded(std::to_string(i + 1), width) + colon)
                                : "";
        std::string shown = say(explainer_.shown(position[i]));
        for (std::size_t at = 0; (at = shown.find('\n', at)) != shown.npos; ++at) {
            shown.insert(at + 1, 2 + columns_of(number), ' ');
        }
        text += "  " + number + shown + '\n';
    }
    if (last < position.size()) {
        const std::string left = std::to_string(position.size() - last);
        text += say({"  ... and " + left + " more; p prints all\n",
                     "  ... 还有 " + left + " 个；输入 p 全部显示\n"});
    }
    return text;
}

}  // namespace tools
