// What `problems/<id>/explain.cpp` implements: why each game of a problem is won or lost. It may
// use `common/`, but not the solution. The validator of `testdata/<id>/rules.cpp` has read the
// games; its head comment says how they are laid out. Every text is in English and in Chinese.
#ifndef SCRIPTS_SRC_EXPLAIN_EXPLANATION_HPP
#define SCRIPTS_SRC_EXPLAIN_EXPLANATION_HPP

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/language.hpp"
#include "core/rules.hpp"
#include "sprague_grundy.hpp"

namespace explanation {

using rules::Game;
using rules::heaps_of;
using rules::Int;
using rules::Row;
using rules::to_index;
using tools::Language;
using tools::Text;

// A component of a position, or a step of an argument.
struct Part {
    Text name;                      // "heap 3"
    Text position;                  // "7 stones"
    std::optional<Int> value = {};  // its Grundy value, if it has one that counts
};

// A position as the player to move sees it.
struct View {
    bool wins = false;  // the player to move wins under perfect play
    bool over = false;  // the game has ended: nobody moves, and the outcome has come true
    Text verdict = {};  // what the printed words mean, where that is not just who wins
    std::vector<Part> parts = {};
    Text value = {"Grundy value", "SG 值"};  // what the parts' values are
    std::optional<Int> nim_sum = {};         // of these values
    // A few sentences for someone new to the game: what holds for every position of a game, and
    // what follows for this one.
    Text background = {}, reason = {};
    bool drawn = false;  // nobody wins under perfect play
    // In a game with a score, by how much the player to move is ahead at the end under perfect play.
    // Then winning_move() also tells the best move where the player does not win.
    std::optional<Int> lead = {};
    rules::Outcome outcome() const {
        return wins ? rules::Outcome::win : drawn ? rules::Outcome::draw : rules::Outcome::loss;
    }
};

struct Move {
    Text text;  // what to do: "take 2 stones from heap 3, which leaves 5"
    // The position that the opponent finds. If it is a game of the same problem with the opponent
    // as the first player, it is laid out like one; if not, view() understands it, but the rules'
    // format() does not.
    Game next;
    Text how = {};  // the arithmetic that finds it, in one or two sentences
};

// "1, 2, 3"; only the beginning of a long list.
inline Text listed(const Row& numbers, std::size_t most = 12) {
    Text text;
    for (std::size_t i = 0; i < numbers.size() && i < most; ++i) {
        if (i > 0) text += {", ", "、"};
        text += std::to_string(numbers[i]);
    }
    if (numbers.size() > most) {
        const std::string more = std::to_string(numbers.size() - most);
        text += {", ... (" + more + " more)", "，还有 " + more + " 个"};
    }
    return text;
}

// How one speaks of the components of a game: "heap 3: 5 to 2".
struct Words {
    Text component = {"heap", "堆"};  // as nth() takes it
    Text becomes = {"to", "变为"};
};

class Explainer {
 public:
    virtual ~Explainer() = default;

    // The positions that a game asks about; nearly always just the game itself.
    virtual std::vector<Game> positions(const Game& game) const { return {game}; }
    // What the solution prints between two of them.
    virtual std::string between() const { return {}; }
    // Who wins a position, and why: any position that a game asks about or a winning move reaches.
    virtual View view(const Game& position) const = 0;
    // What the solution prints for a position, or any other right answer, without the game's number;
    // by default the rules' word for who wins. After the last position of a game it prints a newline.
    virtual std::string prints(const Game&, const View& view) const {
        return rules().verdicts().of(view.outcome());
    }
    // A winning move, where view.wins and not view.over.
    virtual Move winning_move(const Game& position, const View& view) const = 0;
    // How many moves win a position, where a formula knows. Where the moves are few, they are tried
    // one by one, and this is not asked.
    virtual std::optional<Int> winning_moves(const Game&, const View&) const {
        return std::nullopt;
    }
    // False if a winning move never leaves a game of the same problem.
    virtual bool goes_on() const { return true; }
    // True if only a theorem makes what it leaves such a game: another position, won by the same
    // player.
    virtual bool goes_on_elsewhere() const { return false; }

    // --- play (play/play.hpp), where people play by the rules' moves (rules.hpp, back()) ---

    // The game of the problem that the solution is given to learn who wins a position that is laid
    // out so, where it is another one; prints() of the position still says what it prints then.
    virtual Game asked(const Game& position) const { return position; }
    // How the position ends where the solution prints this for asked(position), in a game with a
    // score; nothing where the output says no score. In other games prints() tells.
    virtual std::optional<rules::Outcome> read(const Game&, const std::string&) const {
        return std::nullopt;
    }
    // A component as the players see it, in one line or more; by default its numbers.
    virtual Text shown(const rules::Component& part) const;
    // A move that turns a component into these, in one line. The players name it by the numbers
    // behind the arrow, or by all of its numbers where there is no arrow; in either language these
    // are the same, in the same order.
    virtual Text shown(const rules::Component& from, const rules::Position& to) const;
    virtual Words words() const { return {}; }
    // A component as one says it in a sentence, and a move: "5 to 2". The default takes the words
    // that are shown, and says an arrow.
    virtual Text said(const rules::Component& part) const { return shown(part); }
    virtual Text said(const rules::Component& from, const rules::Position& to) const;
    // The rule of a move in a sentence, with the numbers of this game that a position does not show.
    virtual Text a_move(const Game& start) const = 0;
    // How the game is won, where it is not by the last move.
    virtual Text goal() const { return {}; }

    // The rules of the problem, which outlive the explainer.
    const rules::Rules& rules() const { return *rules_; }
    void go_by(const rules::Rules& rules) { rules_ = &rules; }

 private:
    const rules::Rules* rules_ = nullptr;
};

inline Text Explainer::shown(const rules::Component& part) const {
    return listed(part, part.size());
}

// "1 and 2"
template <class Said>
Text joined(const rules::Position& parts, Said said) {
    Text text;
    for (const rules::Component& part : parts) {
        if (!text.empty()) text += {" and ", " 和 "};
        text += said(part);
    }
    return text.empty() ? Text("nothing", "空") : text;
}

inline Text Explainer::shown(const rules::Component& from, const rules::Position& to) const {
    return shown(from) + " -> " +
           joined(to, [&](const rules::Component& part) { return shown(part); });
}

inline Text Explainer::said(const rules::Component& from, const rules::Position& to) const {
    const Text text = shown(from, to);
    if (text.en.find("->") == text.en.npos) return text;
    const Text begin = said(from), becomes = words().becomes;
    const Text end = joined(to, [&](const rules::Component& part) { return said(part); });
    // Chinese characters have no blank between them.
    const auto blank = [](char neighbour) { return (neighbour & 0x80) != 0 ? "" : " "; };
    return {begin.en + ' ' + becomes.en + ' ' + end.en,
            begin.zh + blank(begin.zh.back()) + becomes.zh + blank(end.zh.front()) + end.zh};
}

// For sums of games: the player to move loses iff the nim-sum is 0.
class SumExplainer : public Explainer {
 public:
    View view(const Game& position) const override {
        View view;
        view.parts = parts(position);
        const Xored words = xored();
        view.value = words.title;
        const std::vector<Int> values = values_of(view);
        view.nim_sum = sprague_grundy::nim_sum(values.begin(), values.end());
        view.wins = sprague_grundy::first_wins(values.begin(), values.end());
        view.background = values_come_from(position);
        const auto values_that_count = counting(view);
        view.reason = view.parts.empty()
                          ? Text("Nothing is left, so the nim-sum is ", "什么都不剩，异或和是 ")
                      : values_that_count == 0 ? Text("Nothing here counts, so the nim-sum is ",
                                                      "没有一处起作用，异或和是 ")
                      : values_that_count == 1 ? words.one
                                               : words.all;
        view.reason += std::to_string(*view.nim_sum) + Text(": ", "，");
        view.reason +=
            view.parts.empty() ? Text("the player to move has no move.", "轮到走的人无路可走。")
            : view.wins
                ? Text(
                      "some move makes it 0, and every reply makes it nonzero again. So the "
                      "opponent runs out of moves first.",
                      "有一步能使它变成 0；此后对手无论怎么走，都使它变为非零。"
                      "所以先走不动的是对手。")
                : Text(
                      "every move makes it nonzero, and the other player can make it 0 again. So "
                      "the player to move runs out of moves first.",
                      "无论怎么走，都使它变为非零，而对手又能使它变回 0。"
                      "所以先走不动的是轮到走的人。");
        return view;
    }
    Move winning_move(const Game& position, const View& view) const override {
        const std::vector<Int> values = values_of(view);
        const auto move = sprague_grundy::winning_move(values.begin(), values.end());
        Move result = lower(position, move.index, move.to);
        const std::string sum = std::to_string(view.nim_sum.value());
        if (counting(view) > 1) {
            const Text& part = view.parts[move.index].name;
            result.how = Text("the leading 1 of " + sum + " stands in " + part.en + "; ",
                              part.zh + "含有 " + sum + " 的最高位的 1；") +
                         std::to_string(values[move.index]) + " xor " + sum + " = " +
                         std::to_string(move.to) + Text(".", "。");
        }
        return result;
    }

 protected:
    // What is xored: as the title of a column, and before a number, where there is one and where there
    // are several.
    struct Xored {
        Text title = {"Grundy value", "SG 值"};
        Text one = {"The Grundy value is ", "SG 值是 "};
        Text all = {"The nim-sum (xor) of the Grundy values is ", "各 SG 值的异或和是 "};
    };
    virtual Xored xored() const { return {}; }
    // How many parts have a value.
    static std::ptrdiff_t counting(const View& view) {
        return std::count_if(view.parts.begin(), view.parts.end(),
                             [](const Part& part) { return part.value; });
    }
    // The components. One without a value counts as 0 and is only shown.
    virtual std::vector<Part> parts(const Game& position) const = 0;
    // A move that lowers the value of component `index` to `to`.
    virtual Move lower(const Game& position, std::size_t index, Int to) const = 0;
    // One or two sentences: what the components are, and why they have these values.
    virtual Text values_come_from(const Game& position) const = 0;

    static std::vector<Int> values_of(const View& view) {
        std::vector<Int> values;
        for (const Part& part : view.parts) values.push_back(part.value.value_or(0));
        return values;
    }
};

// A sum whose parts are the components that the rules have, with the Grundy values that follow from
// their moves: told() says such a move.
class ComponentsExplainer : public SumExplainer {
 protected:
    // By the moves; an override may know better.
    virtual Int value(const Game& position, const rules::Component& part) const {
        auto play = rules().play(position);
        if (play != play_) values_.emplace(play_ = std::move(play));
        return values_->of(part);
    }
    // "take 2 stones from heap 3, which leaves 5"
    virtual Text told(std::size_t index, const rules::Component& from,
                      const rules::Position& to) const = 0;

    Move lower(const Game& position, std::size_t index, Int to) const override {
        rules::Position components = rules().begin(position);
        rules::OptionList list;
        rules().play(position)->normal_play_moves(components.at(index), list);
        for (const rules::Position& parts : list.all) {
            Int reached = 0;
            for (const rules::Component& part : parts) reached ^= value(position, part);
            if (reached != to) continue;
            const Text text = told(index, components[index], parts);
            const auto part = components.begin() + static_cast<std::ptrdiff_t>(index);
            components.insert(components.erase(part), parts.begin(), parts.end());
            return {text, rules().back(position, components).value()};
        }
        throw std::logic_error("no move has this value");
    }

 private:
    mutable std::shared_ptr<const rules::Play> play_;
    mutable std::optional<rules::GrundyValues> values_;
};

// What is counted, with the measure word in Chinese, which also stands alone behind a number.
struct Noun {
    const char *one, *many, *chinese;
    const char* measure = "";
};

inline constexpr Noun kStones = {"stone", "stones", "颗石子", "颗"};
inline constexpr Noun kCards = {"card", "cards", "张牌", "张"};
inline constexpr Noun kMatches = {"match", "matches", "根火柴", "根"};

// "1 stone", "2 stones"
inline Text count(Int number, const Noun& noun) {
    const std::string digits = std::to_string(number) + ' ';
    return {digits + (number == 1 ? noun.one : noun.many), digits + noun.chinese};
}

// "1", "1 or 2", "1 to 3"
inline Text one_to(Int most) {
    const Text begin = most == 1   ? Text()
                       : most == 2 ? Text("1 or ", "1 或 ")
                                   : Text("1 to ", "1 到 ");
    return begin + std::to_string(most);
}

// A move of Nim, or what one may do besides.
inline Text nim_move(const Noun& noun = kStones, const Text& end = {".", "。"}) {
    const std::string one = noun.measure;
    return Text(std::string("A move takes one or more ") + noun.many + " from one heap",
                "每步从一堆中取一" + one + "或多" + noun.chinese) +
           end;
}

// "heap 3", for {"heap", "堆"} and the index 2
inline Text nth(const Text& noun, std::size_t index) {
    const std::string number = std::to_string(index + 1);
    return {noun.en + ' ' + number, "第 " + number + ' ' + noun.zh};
}

inline Text nth_heap(std::size_t index) {
    return nth({"heap", "堆"}, index);
}

// "take 2 stones from heap 3, which leaves 5"
inline Text take_text(const Text& from, Int had, Int left, const Noun& noun = kStones) {
    const Text stones = count(had - left, noun);
    if (left == 0) {
        return {"take all of " + from.en + " (" + stones.en + ")",
                "把" + from.zh + "的 " + stones.zh + "全部取走"};
    }
    const std::string rest = std::to_string(left);
    return {"take " + stones.en + " from " + from.en + ", which leaves " + rest,
            "从" + from.zh + "取走 " + stones.zh + "，剩下 " + rest + ' ' + noun.measure};
}

// A heap for each number, with the Grundy value `value(heap)`.
template <class Value>
std::vector<Part> heap_parts(const Row& heaps, Value value, const Noun& noun = kStones) {
    std::vector<Part> parts;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        parts.push_back({nth_heap(i), count(heaps[i], noun), value(heaps[i])});
    }
    return parts;
}

// How many moves of Nim make the nim-sum 0, where it is not: one in each heap that its xor with the
// nim-sum is less than.
inline Int winning_moves_of_nim(const Row& heaps) {
    const Int sum = sprague_grundy::nim_sum(heaps.begin(), heaps.end());
    return std::count_if(heaps.begin(), heaps.end(), [&](Int heap) { return (heap ^ sum) < heap; });
}

// Leaves `left` stones in a heap; an empty heap is removed.
inline Move take(Game position, std::size_t row, std::size_t index, Int left,
                 const Noun& noun = kStones) {
    Row& heaps = position.at(row);
    const Text text = take_text(nth_heap(index), heaps.at(index), left, noun);
    heaps[index] = left;
    if (left == 0) heaps.erase(heaps.begin() + static_cast<std::ptrdiff_t>(index));
    return {text, position};
}

}  // namespace explanation

// The last line of an explain.cpp: names the class that implements explanation::Explainer.
#define EXPLAINER(Class)                                    \
    extern "C" ::explanation::Explainer* make_explainer() { \
        return new Class;                                   \
    }

#endif
