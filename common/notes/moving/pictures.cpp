#include "pictures.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "../../hackenbush.hpp"
#include "../../matching_game.hpp"
#include "../code/cold.hpp"
#include "../code/grundy.hpp"
#include "../code/lasker.hpp"
#include "../code/nim.hpp"
#include "../code/staircase.hpp"
#include "../exercises/play.hpp"

namespace moving {

namespace {

using exercises::Numbers;
using exercises::Play;

std::string text(std::size_t number) {
    return std::to_string(number);
}

std::string text(const Numbers& numbers, const std::string& separator = ", ") {
    std::string joined;
    for (const unsigned n : numbers) joined += (joined.empty() ? "" : separator) + text(n);
    return joined;
}

std::string pair(std::size_t x, std::size_t y) {
    return "(" + text(x) + ", " + text(y) + ")";
}

std::string id(const std::string& what, std::size_t i) {
    return what + text(i);
}

std::string id(const std::string& what, std::size_t i, std::size_t j) {
    return what + text(i) + "," + text(j);
}

unsigned nim_sum(const Numbers& numbers) {
    unsigned sum = 0;
    for (const unsigned n : numbers) sum ^= n;
    return sum;
}

unsigned mex(const std::set<unsigned>& numbers) {
    unsigned mex = 0;
    while (numbers.count(mex)) ++mex;
    return mex;
}

// What is drawn stays from frame to frame until it is changed.
class Film {
 public:
    Film(std::string name, Text title) : picture_{std::move(name), std::move(title), {}} {}

    // One more item.
    Item& put(const std::string& id, const std::string& shape, double x, double y,
              const std::string& text = "", const std::string& mark = "") {
        return add({id, shape, x, y, "", "", text, mark});
    }
    void edge(const std::string& id, const std::string& shape, const std::string& from,
              const std::string& to) {
        add({id, shape, 0, 0, from, to, "", ""});
    }
    Item& operator[](const std::string& id) {
        assert(at_.count(id) == 1);
        return items_[at_[id]];
    }
    void move(const std::string& id, double x, double y, const std::string& mark) {
        Item& item = (*this)[id];
        item.x = x;
        item.y = y;
        item.mark = mark;
    }
    // The marks of all items of a shape that is seen.
    void mark_all(const std::string& shape, const std::string& mark) {
        for (Item& item : items_) {
            if (item.shape == shape && item.mark != "hidden") item.mark = mark;
        }
    }
    void shot(const std::string& english, const std::string& chinese) {
        picture_.frames.push_back({{english, chinese}, items_});
    }
    Picture picture() const { return picture_; }

 private:
    Item& add(const Item& item) {
        assert(at_.count(item.id) == 0);
        at_[item.id] = items_.size();
        items_.push_back(item);
        return items_.back();
    }

    Picture picture_;
    std::vector<Item> items_;
    std::map<std::string, std::size_t> at_;
};

const char* outcome(bool wins) {
    return wins ? "blue" : "orange";
}

// Chapter 1: the outcomes of a graph, from its end; then the two conditions of the lemma.
Picture two_steps() {
    const exercises::Successors graph = {{},  {},     {0},    {0, 1},   {2, 3},
                                         {3}, {2, 4}, {3, 5}, {3, 6, 7}};
    const double places[][2] = {{1.5, 4}, {4.5, 4}, {.5, 3}, {4, 3},  {2, 2},
                                {5.5, 2}, {.5, 1},  {4, 1},  {2.2, 0}};
    Play play(exercises::pieces(graph));
    Film film("two-steps", {"The two steps on a graph", "图上的两步"});
    for (unsigned v = 0; v < graph.size(); ++v) {
        film.put(id("v", v), "node", places[v][0], places[v][1]);
    }
    for (unsigned v = 0; v < graph.size(); ++v) {
        for (const unsigned to : graph[v]) {
            film.edge(id("e", v, to), "arrow", id("v", v), id("v", to));
        }
    }
    film.shot("A game as a graph: a move follows an arrow. Who cannot move loses.",
              "把游戏画成图：每步沿一个箭头走，不能走的人输。");
    std::set<unsigned> labelled;
    for (bool wins = false; labelled.size() < graph.size(); wins = !wins) {
        film.mark_all("arrow", "");
        std::set<unsigned> now;
        for (unsigned v = 0; v < graph.size(); ++v) {
            const Numbers& options = graph[v];
            const auto known = [&](unsigned to) { return labelled.count(to) == 1; };
            const auto wanted = [&](unsigned to) { return known(to) && !play.wins({to}); };
            if (known(v) || play.wins({v}) != wins) continue;
            if (wins ? std::none_of(options.begin(), options.end(), wanted)
                     : !std::all_of(options.begin(), options.end(), known)) {
                continue;
            }
            now.insert(v);
            film[id("v", v)].text = wins ? "N" : "P";
            film[id("v", v)].mark = outcome(wins);
            for (const unsigned to : options) {
                if (!wins || wanted(to)) film[id("e", v, to)].mark = "new";
            }
        }
        if (wins) {
            film.shot("From here an arrow leads to a P: N-positions.",
                      "从这些点有箭头通到 P：它们是必胜态 N。");
        } else if (labelled.empty()) {
            film.shot("No arrow leads on: P-positions, lost for the player to move.",
                      "没有箭头可走：必败态 P，轮到走的人输。");
        } else {
            film.shot("All arrows lead to N: P-positions.", "所有箭头都通到 N：它们是必败态 P。");
        }
        labelled.insert(now.begin(), now.end());
    }
    film.mark_all("arrow", "faint");
    for (unsigned v = 0; v < graph.size(); ++v) {
        for (const unsigned to : graph[v]) {
            if (!play.wins({v})) film[id("e", v, to)].mark = "new";
        }
    }
    film.shot("Step 1: let K be the orange ones. No arrow from K ends in K.",
              "第 1 步：设橙色的点组成 K。从 K 出发的箭头没有一个通到 K。");
    film.mark_all("arrow", "faint");
    for (unsigned v = 0; v < graph.size(); ++v) {
        for (const Numbers& move : play.winning({v})) film[id("e", v, move[1])].mark = "new";
    }
    film.shot(
        "Step 2: from each position outside K some arrow leads into K. That is the winning move.",
        "第 2 步：从 K 外的每个点，都有箭头通到 K。那就是制胜的走法。");
    return film.picture();
}

// Chapter 2: a heap in rows of k + 1; each answer completes a row.
Picture answers() {
    const unsigned most = 3, start = 13, row = most + 1;
    Play play(exercises::heaps(exercises::up_to(most)));
    Film film("answers", {"The answer in Bash", "巴什博弈中的应答"});
    for (unsigned i = 0; i < start; ++i) {
        film.put(id("s", i), "stone", i % row, -double(i / row), "", outcome(play.wins({start})));
    }
    unsigned left = start;
    const auto take = [&](unsigned stones, const std::string& mark) {
        for (unsigned t = 0; t < stones; ++t) {
            --left;
            film.move(id("s", left), left % row + row + 1, -double(left / row), mark);
        }
        for (unsigned i = 0; i < left; ++i) film[id("s", i)].mark = outcome(play.wins({left}));
    };
    const auto answer = [&] {
        const unsigned stones = play.winning({left}).at(0)[0];
        take(stones, "new");
        return stones;
    };
    film.shot(text(start) + " stones; a move takes 1 to " + text(most) + ". In rows of " +
                  text(row) + " some are left over.",
              text(start) + " 颗石子，每步取 1 到 " + text(most) + " 颗。每行摆 " + text(row) +
                  " 颗，还多出几颗。");
    const unsigned first = answer();
    film.shot("Ann takes what is left over, " + text(first) +
                  ". Ben faces whole rows, and they are lost.",
              "甲取走多出的 " + text(first) + " 颗。乙面对的都是整行，必败。");
    for (const unsigned taken : {3u, 1u, 2u}) {
        take(taken, "faint");
        film.shot("Ben takes " + text(taken) + ", and a row is broken.",
                  "乙取 " + text(taken) + " 颗，有一行不再完整。");
        const unsigned stones = answer();
        const std::string sum = text(taken) + " + " + text(stones) + " = " + text(taken + stones);
        film.shot("Ann takes the rest of the row: " + sum + ". " + text(left) + " are left.",
                  "甲取走这一行剩下的：" + sum + "。还剩 " + text(left) + " 颗。");
    }
    return film.picture();
}

// Chapter 3: heaps in binary; a move of the loser turns a column odd, the answer turns all even.
Picture bits() {
    Numbers heaps = {3, 6, 12};
    const unsigned columns = 4, rows = static_cast<unsigned>(heaps.size());
    Play play(exercises::heaps(exercises::any_number()));
    Film film("bits", {"Columns of bits", "二进制的各列"});
    for (unsigned c = 0; c < columns; ++c) {
        film.put(id("h", c), "label", c + 1, -1, text(1u << (columns - 1 - c)));
        for (unsigned i = 0; i < rows; ++i) film.put(id("b", i, c), "cell", c + 1, i);
        film.put(id("x", c), "cell", c + 1, rows + .4, "", "hidden");
    }
    for (unsigned i = 0; i < rows; ++i) film.put(id("n", i), "label", 0, i);
    film.put("x", "label", 0, rows + .4, "", "hidden");
    const auto bit = [&](unsigned n, unsigned c) { return text(n >> (columns - 1 - c) & 1); };
    const auto show = [&](bool with_sum) {
        for (unsigned i = 0; i < rows; ++i) {
            film[id("n", i)].text = text(heaps[i]);
            for (unsigned c = 0; c < columns; ++c) {
                Item& cell = film[id("b", i, c)];
                const std::string now = bit(heaps[i], c);
                cell.mark = !cell.text.empty() && cell.text != now ? "new"
                            : now == "0"                           ? "faint"
                                                                   : "";
                cell.text = now;
            }
        }
        if (!with_sum) return;
        const unsigned sum = nim_sum(heaps);
        Numbers sorted = heaps;
        std::sort(sorted.begin(), sorted.end());
        film["x"].text = text(sum);
        film["x"].mark = "";
        for (unsigned c = 0; c < columns; ++c) {
            Item& cell = film[id("x", c)];
            cell.text = bit(sum, c);
            cell.mark = !play.wins(sorted) ? "orange" : cell.text == "0" ? "faint" : "blue";
        }
    };
    show(false);
    film.shot("The heaps " + text(heaps) + " in binary, one below the other.",
              "三堆 " + text(heaps, "、") + "，写成二进制，上下对齐。");
    show(true);
    film.shot(
        "Below the line a 1 for each odd column: the nim-sum is " + text(nim_sum(heaps)) + ".",
        "下面一行：哪一列的和是奇数，就写 1。异或和是 " + text(nim_sum(heaps)) + "。");
    const auto repair = [&] {
        const auto [heap, left] = notes::winning_moves(heaps).at(0);
        const std::string sum =
            text(heaps[heap]) + " ⊕ " + text(nim_sum(heaps)) + " = " + text(left);
        const unsigned leading = [&] {
            unsigned c = 0;
            while (bit(nim_sum(heaps), c) == "0") ++c;
            return c;
        }();
        film.mark_all("cell", "faint");
        for (unsigned i = 0; i < rows; ++i) film[id("b", i, leading)].mark = "";
        film[id("b", heap, leading)].mark = film[id("x", leading)].mark = "blue";
        film.shot("The leading 1 of the nim-sum: a heap that has a 1 there, " + text(heaps[heap]) +
                      ", can be cut to " + sum + ".",
                  "看异或和最高的 1：在这一位上为 1 的堆 " + text(heaps[heap]) + " 可以取到剩 " +
                      sum + "。");
        heaps[heap] = left;
        show(true);
        film.shot("Ann flips just the bits of the nim-sum. Every column is even: Ben loses.",
                  "甲恰好翻转异或和指出的各位。每列的和都是偶数，乙必败。");
    };
    repair();
    for (const std::pair<unsigned, unsigned>& move : {std::pair(1u, 4u), std::pair(1u, 1u)}) {
        film.mark_all("cell", "");
        const std::string from = text(heaps[move.first]);
        heaps[move.first] = move.second;
        show(true);
        film.shot("Whatever Ben does, he changes one row, here " + from + " to " +
                      text(move.second) + ", and so some column turns odd.",
                  "乙不管怎么走，都只改变一行，这里是 " + from + " 变成 " + text(move.second) +
                      "，所以总有某列的和变成奇数。");
        repair();
    }
    return film.picture();
}

// Chapter 4: the values of the options drop into their places; the first free one is the mex.
Picture drop() {
    const exercises::Takes takes = exercises::one_of({1, 3, 4});
    const auto options = [&](unsigned n) {
        Numbers left;
        for (const unsigned t : takes(n)) left.push_back(n - t);
        return left;
    };
    const unsigned last = 6, places = 4;
    const Numbers values = notes::grundy_table(last, options);
    Film film("mex", {"The mex of the options", "后继的 mex"});
    for (unsigned n = 0; n <= last; ++n) {
        film.put(id("n", n), "label", n, 0, text(n));
        film.put(id("g", n), "cell", n, 1);
    }
    for (unsigned v = 0; v < places; ++v) {
        film.put(id("p", v), "cell", v + 1.5, 3);
        film.put(id("v", v), "label", v + 1.5, 4, text(v));
    }
    for (unsigned o = 0; o < 3; ++o) film.put(id("o", o), "stone", 0, 1, "", "hidden");
    for (unsigned n = 0; n <= last; ++n) {
        const Numbers left = options(n);
        film.mark_all("cell", "");
        for (unsigned m = 0; m < n; ++m) film[id("g", m)].mark = outcome(values[m] > 0);
        film[id("g", n)].mark = "new";
        for (unsigned o = 0; o < 3; ++o) {
            const double x = o < left.size() ? left[o] : 0;
            film.move(id("o", o), x, 1, o < left.size() ? "new" : "hidden");
            film[id("o", o)].text = o < left.size() ? text(values[left[o]]) : "";
        }
        if (left.empty()) {
            film[id("g", n)].text = text(values[n]);
            film[id("p", values[n])].mark = "new";
            film.shot(
                "A move takes 1, 3 or 4 stones. The heap 0 has no move: all places are free, and "
                "its value is 0.",
                "每步取 1、3 或 4 颗。0 颗没有走法：所有位置都空着，它的值是 0。");
            continue;
        }
        film.shot("From " + text(n) + " moves lead to " + text(left) + ". Take their values ...",
                  "从 " + text(n) + " 可以走到 " + text(left, "、") + "。取出它们的值……");
        Numbers reached;
        for (unsigned o = 0; o < left.size(); ++o) {
            reached.push_back(values[left[o]]);
            film.move(id("o", o), reached[o] + 1.5, 3, "new");
        }
        std::sort(reached.begin(), reached.end());
        reached.erase(std::unique(reached.begin(), reached.end()), reached.end());
        film[id("g", n)].text = text(values[n]);
        film[id("p", values[n])].mark = "new";
        film.shot("... and let them drop into their places, " + text(reached) +
                      ". The first free place is " + text(values[n]) + ": the mex.",
                  "……让它们落到各自的位置 " + text(reached, "、") + "。第一个空位是 " +
                      text(values[n]) + "，这就是 mex。");
    }
    return film.picture();
}

// Chapter 6: as many equal columns as the greatest move is long, and the rest follows.
Picture slide() {
    const Numbers set = {1, 4};
    const unsigned window = set.back(), more = 4;
    const exercises::Takes takes = exercises::one_of(set);
    const Numbers g = notes::grundy_table(40, [&](unsigned n) {
        Numbers left;
        for (const unsigned t : takes(n)) left.push_back(n - t);
        return left;
    });
    const auto first_difference = [&](unsigned p) {
        unsigned n = 0;
        while (n < window && g[n] == g[n + p]) ++n;
        return n;
    };
    unsigned period = 1;
    while (first_difference(period) < window) ++period;
    const unsigned known = window + period;
    Film film("slide", {"A sequence slid over itself", "把数列错开，与自己对照"});
    for (unsigned n = 0; n < known + more; ++n) {
        const char* mark = n < known ? "" : "hidden";
        film.put(id("n", n), "label", n, 0, text(n), mark);
        film.put(id("u", n), "cell", n, 1, text(g[n]), mark);
        film.put(id("l", n), "cell", n, 2.2, text(g[n]), mark);
    }
    film.shot("A move takes " + text(set, " or ") +
                  " stones. The values of the heaps, and below them the same once more.",
              "每步取 " + text(set, " 或 ") + " 颗。上面是各堆的值，下面照抄一遍。");
    const auto lay = [&](unsigned p) {
        film.mark_all("cell", "");
        for (unsigned n = 0; n < known + more; ++n) {
            const bool shown = n >= p && film[id("u", n)].mark != "hidden";
            film.move(id("l", n), double(n) - p, 2.2, shown ? "" : "hidden");
        }
    };
    for (unsigned p = 1; p <= period; ++p) {
        lay(p);
        const unsigned n = first_difference(p);
        for (unsigned i = 0; i < n; ++i) film[id("u", i)].mark = film[id("l", i + p)].mark = "blue";
        const std::string by = text(p), at = text(n), of = text(window);
        if (n < window) {
            film[id("u", n)].mark = film[id("l", n + p)].mark = "orange";
            film.shot("Slid by " + by + ": the first " + of + " columns must agree, and column " +
                          at + " does not.",
                      "错开 " + by + " 格：前 " + of + " 列都要相同，而第 " + at + " 列不同。");
        } else {
            film.shot("Slid by " + by + ": " + of +
                          " columns agree, as many as the greatest move takes stones.",
                      "错开 " + by + " 格：有 " + of + " 列相同，列数等于一步最多取的颗数。");
        }
    }
    for (unsigned n = window; n < window + more; ++n) {
        film[id("n", n + period)].mark = film[id("u", n + period)].mark = "";
        lay(period);
        for (unsigned i = 0; i < n; ++i) {
            film[id("u", i)].mark = film[id("l", i + period)].mark = "faint";
        }
        for (const unsigned t : takes(n)) {
            film[id("u", n - t)].mark = film[id("l", n + period - t)].mark = "blue";
        }
        film[id("u", n)].mark = film[id("l", n + period)].mark = "new";
        film.shot("So column " + text(n) +
                      " agrees, too: both values are the mex of the same blue values.",
                  "于是第 " + text(n) + " 列也相同：两个值都是同样那些蓝色值的 mex。");
    }
    film.mark_all("cell", "blue");
    film.shot("And so on for ever: the period is " + text(period) + ".",
              "如此下去，永远相同：周期是 " + text(period) + "。");
    return film.picture();
}

// Chapter 7: stones that come down to an odd stair are passed on; else the odd stairs are Nim.
Picture stairs() {
    Numbers stairs = {2, 3, 2, 1};
    const double rise = .7, wide = 1.5;
    const std::size_t count = stairs.size();
    Play play(exercises::staircase());
    Film film("stairs", {"Stones on the stairs", "台阶上的石子"});
    const auto x = [&](std::size_t stair) { return wide * double(count - stair); };
    const auto put = [&](std::size_t stair, std::size_t height) {
        return std::pair(x(stair), -rise * double(stair) - .75 - .42 * double(height));
    };
    for (std::size_t i = 0; i <= count; ++i) {
        film.put(id("f", i), "cell", x(i), -rise * double(i), i == 0 ? "0" : text(i),
                 i % 2 ? "" : "faint");
    }
    std::vector<std::vector<std::string>> stones(count +
                                                 1);  // on each stair, from the lowest one up
    for (std::size_t i = 1, all = 0; i <= count; ++i) {
        for (unsigned s = 0; s < stairs[i - 1]; ++s, ++all) {
            const auto [left, top] = put(i, s);
            film.put(id("s", all), "stone", left, top);
            stones[i].push_back(id("s", all));
        }
    }
    const auto show = [&] {
        for (std::size_t i = 0; i <= count; ++i) {
            for (std::size_t s = 0; s < stones[i].size(); ++s) {
                const auto [left, top] = put(i, s);
                film.move(stones[i][s], left, top, i % 2 ? outcome(play.wins(stairs)) : "faint");
            }
        }
    };
    const auto move = [&](std::size_t stair, unsigned taken) {
        std::vector<std::string> moved;
        for (unsigned t = 0; t < taken; ++t) {
            moved.push_back(stones[stair].back());
            stones[stair].pop_back();
        }
        stairs[stair - 1] -= taken;
        if (stair > 1) stairs[stair - 2] += taken;
        stones[stair - 1].insert(stones[stair - 1].end(), moved.begin(), moved.end());
        show();
        for (const std::string& stone : moved) film[stone].mark = "new";
    };
    const auto sum = [&] {
        Numbers odd;
        for (std::size_t i = 1; i <= count; i += 2) odd.push_back(stairs[i - 1]);
        return text(odd, " ⊕ ") + " = " + text(nim_sum(odd));
    };
    show();
    film.shot("Only the stones on odd stairs count: " + sum() + ". The player to move, Ben, loses.",
              "只有奇数级上的石子起作用：" + sum() + "。轮到走的乙必败。");
    for (const std::pair<std::size_t, unsigned>& ben :
         {std::pair(std::size_t(2), 2u), std::pair(std::size_t(4), 1u),
          std::pair(std::size_t(3), 1u)}) {
        move(ben.first, ben.second);
        const std::string stair = text(ben.first), taken = text(ben.second);
        if (ben.first % 2 == 0) {
            film.shot("Ben brings " + taken + " from stair " + stair +
                          " down to an odd one: " + sum() + ".",
                      "乙从第 " + stair + " 级搬 " + taken + " 颗到奇数级：" + sum() + "。");
        } else {
            film.shot("Ben takes " + taken + " from the odd stair " + stair + ": " + sum() + ".",
                      "乙从奇数级第 " + stair + " 级拿走 " + taken + " 颗：" + sum() + "。");
        }
        const auto winning = notes::winning_steps(stairs);
        const std::pair<std::size_t, unsigned> same(ben.first - 1, ben.second);
        const bool passes = std::find(winning.begin(), winning.end(), same) != winning.end();
        const auto odd = std::find_if(winning.begin(), winning.end(),
                                      [](const auto& step) { return step.first % 2; });
        const auto answer = ben.first % 2 == 0 && passes ? same : *odd;
        move(answer.first, answer.second);
        if (ben.first % 2 == 0) {
            film.shot("Ann passes the same stones on to the next even stair: " + sum() + ".",
                      "甲把同样多的石子再搬到下一个偶数级：" + sum() + "。");
        } else {
            film.shot("Ann answers on the odd stairs, as in Nim: " + text(answer.second) +
                          " from stair " + text(answer.first) + ", and " + sum() + ".",
                      "甲在奇数级上像 Nim 那样应答：从第 " + text(answer.first) + " 级拿走 " +
                          text(answer.second) + " 颗，" + sum() + "。");
        }
    }
    return film.picture();
}

// Chapter 8: cold cells, and those from which the queen reaches them; then the three cases of step 2.
Picture queen() {
    const unsigned size = 11;
    Play play(exercises::wythoff());
    Film film("queen", {"Wythoff's pairs and the queen", "Wythoff 数对与后"});
    for (unsigned i = 0; i < size; ++i) {
        film.put(id("x", i), "label", i, -1, text(i));
        film.put(id("y", i), "label", -1, i, text(i));
        for (unsigned j = 0; j < size; ++j) film.put(id("c", i, j), "cell", i, j);
    }
    film.shot(
        "A queen goes left, up, or diagonally towards (0, 0). Where does the player to move lose?",
        "后向左、向上或沿对角线走向 (0, 0)。在哪些格，轮到走的人必败？");
    const auto pairs = notes::cold_pairs(size);
    std::set<std::pair<unsigned, unsigned>> reaching;  // cells from which a cold one is reached
    for (unsigned k = 0; pairs[k].second < size; ++k) {
        const auto [a, b] = pairs[k];
        assert(!play.wins({a, b}) && !reaching.count(pairs[k]));
        for (unsigned x = 0; x < size; ++x) {
            for (unsigned y = 0; y < size; ++y) {
                for (const auto& [to, from] : {std::pair(a, b), std::pair(b, a)}) {
                    const bool line = (x == to && y > from) || (y == from && x > to);
                    if (line || (x > to && x - to == y - from && y > from)) reaching.insert({x, y});
                }
                if (reaching.count({x, y}) == 1) film[id("c", x, y)].mark = "blue";
            }
        }
        film[id("c", a, b)].mark = film[id("c", b, a)].mark = "orange";
        if (k == 0) {
            film.shot(
                "On (0, 0) no move is left: orange. From the blue cells a queen reaches it and "
                "wins.",
                "在 (0, 0) 无路可走：橙色。后从蓝色的格能走到它，必胜。");
        } else {
            film.shot("The least row that is not used is " + text(a) + ", and the difference " +
                          text(k) + " is new: " + pair(a, b) + " and " + pair(b, a) +
                          " lead to blue cells only. They are orange, and make more cells blue.",
                      "最小的没有用过的行是 " + text(a) + "，差 " + text(k) + " 也没有用过：" +
                          pair(a, b) + " 与 " + pair(b, a) +
                          " 只能走到蓝色的格，所以是橙色；又有一些格变蓝。");
        }
    }
    film.put("q", "node", 0, 0, "♛", "hidden");
    for (const auto& [x, y] : {std::pair(5u, 9u), std::pair(4u, 9u), std::pair(4u, 6u)}) {
        film.move("q", x, y, "new");
        film.shot("A queen on " + pair(x, y) + ": which move leads to an orange cell?",
                  "后在 " + pair(x, y) + "：哪一步走到橙色的格？");
        const Numbers taken = play.winning({x, y}).at(0);
        const unsigned left = x - taken[0], right = y - taken[1];
        film.move("q", left, right, "new");
        const std::string to = pair(left, right);
        if (taken[0] > 0 && taken[1] > 0) {
            film.shot(
                "Each diagonal has its orange cell: the difference stays, and the queen goes to " +
                    to + ".",
                "每条对角线上都有一个橙色的格：差不变，后走到 " + to + "。");
        } else {
            film.shot("Each row and each column has its orange cell: the queen goes to " + to + ".",
                      "每行每列都有一个橙色的格：后走到 " + to + "。");
        }
    }
    return film.picture();
}

// Chapter 15: the nim product by its definition, cell by cell.
Picture product() {
    const unsigned size = 4;
    unsigned known[size][size] = {};
    Film film("product", {"The nim product from its definition", "按定义求 nim 积"});
    const auto cell = [](unsigned a, unsigned b) { return id("c", a, b); };
    for (unsigned a = 0; a < size; ++a) {
        film.put(id("r", a), "label", -1, a, text(a));
        film.put(id("k", a), "label", a, -1, text(a));
        film.put(id("p", a), "cell", size + 1.5 + a, 1, "", "hidden");
        film.put(id("v", a), "label", size + 1.5 + a, 2, text(a), "hidden");
        for (unsigned b = 0; b < size; ++b) film.put(cell(a, b), "cell", b, a);
    }
    const auto reached = [&](unsigned a, unsigned b) {
        std::set<unsigned> values;
        for (unsigned c = 0; c < a; ++c) {
            for (unsigned d = 0; d < b; ++d) values.insert(known[c][b] ^ known[a][d] ^ known[c][d]);
        }
        return values;
    };
    const auto set = [&](unsigned a, unsigned b) {
        known[a][b] = known[b][a] = mex(reached(a, b));
        film[cell(a, b)].text = film[cell(b, a)].text = text(known[a][b]);
    };
    for (unsigned b = 0; b < size; ++b) set(0, b);
    for (unsigned b = 1; b < size; ++b) set(1, b);
    film.shot(
        "The rows and columns of 0 and 1 are known: a product with 0 is 0, one with 1 changes "
        "nothing.",
        "0 与 1 的行和列已经知道：与 0 的积是 0，与 1 的积不变。");
    const unsigned stones = 9;
    for (unsigned s = 0; s < stones; ++s) film.put(id("s", s), "stone", 2, 2, "", "hidden");
    for (unsigned v = 0; v < size; ++v) film[id("p", v)].mark = film[id("v", v)].mark = "";
    for (const auto& [a, b] : {std::pair(2u, 2u), std::pair(2u, 3u), std::pair(3u, 3u)}) {
        const bool first = a == 2 && b == 2;
        for (unsigned s = 0; s < stones; ++s) film.move(id("s", s), b, a, "hidden");
        const std::string times = text(a) + " ⊗ " + text(b);
        unsigned s = 0;
        for (unsigned c = 0; c < a; ++c) {
            for (unsigned d = 0; d < b; ++d, ++s) {
                const unsigned value = known[c][b] ^ known[a][d] ^ known[c][d];
                film.move(id("s", s), size + 1.5 + value, 1, "new");
                film[id("s", s)].text = text(value);
                if (!first) continue;
                film.mark_all("cell", "");
                film[cell(a, b)].mark = "new";
                for (const std::string& corner : {cell(c, b), cell(a, d), cell(c, d)})
                    film[corner].mark = "blue";
                const std::string sum = text(known[c][b]) + " ⊕ " + text(known[a][d]) + " ⊕ " +
                                        text(known[c][d]) + " = " + text(value);
                film.shot(times + ": with row " + text(c) + " and column " + text(d) +
                              " three corners of a rectangle, " + sum +
                              ". This number is excluded.",
                          times + "：取第 " + text(c) + " 行、第 " + text(d) +
                              " 列，矩形的另三个角 " + sum + "。这个数要排除。");
            }
        }
        film.mark_all("cell", "");
        film[cell(a, b)].mark = "new";
        if (!first) {
            film.shot(
                times +
                    ": all rectangles that end there, each with the nim-sum of its other corners.",
                times + "：所有以此为一角的矩形，各排除另三个角的异或和。");
        }
        set(a, b);
        film[cell(b, a)].mark = film[id("p", known[a][b])].mark = "new";
        film.shot(
            "The least number that is not excluded: " + times + " = " + text(known[a][b]) + ".",
            "没有排除的最小的数：" + times + " = " + text(known[a][b]) + "。");
    }
    for (unsigned s = 0; s < stones; ++s) film[id("s", s)].mark = "hidden";
    film.mark_all("cell", "");
    for (unsigned a = 0; a < size; ++a) {
        film[id("p", a)].mark = film[id("v", a)].mark = "hidden";
        for (unsigned b = 0; b < size; ++b) {
            if (a > 0 && b > 0) film[cell(a, b)].mark = "blue";
        }
    }
    film.shot(
        "The numbers below 4 stay below 4, and in each row but that of 0 no number stands twice.",
        "小于 4 的数，积也小于 4；除 0 以外，每行的数互不相同。");
    return film.picture();
}

// Chapter 16: from the top down, the stalks on a vertex are replaced by one.
Picture prune() {
    Numbers below = {0, 0, 1, 2, 1, 4, 4, 4, 7, 0, 9, 10};  // the next vertex towards the ground
    const double places[][2] = {{2.5, 0}, {1, -1},   {0, -2},   {0, -3},   {2, -2},   {1.2, -3},
                                {2, -3},  {2.8, -3}, {2.8, -4}, {4.2, -1}, {4.2, -2}, {4.2, -3}};
    const unsigned count = static_cast<unsigned>(below.size());
    hackenbush::Tree tree(count);
    exercises::Edges edges;
    Numbers all;
    Film film("prune", {"Pruning a tree by the colon principle", "用冒号原理修剪一棵树"});
    for (unsigned v = 1; v < count; ++v) {
        tree[v].push_back(below[v]);
        tree[below[v]].push_back(v);
        all.push_back(v - 1);
        edges.emplace_back(below[v], v);
    }
    for (unsigned v = 0; v < count; ++v) {
        film.put(id("v", v), "node", places[v][0], places[v][1], v == 0 ? "0" : "",
                 v == 0 ? "faint" : "");
    }
    for (unsigned v = 1; v < count; ++v)
        film.edge(id("e", v), "edge", id("v", below[v]), id("v", v));
    film.put("sum", "label", 2.5, .8);
    const unsigned value = Play(exercises::hackenbush(edges)).value(all);
    film.shot(
        "A tree on the ground 0. A move cuts an edge, and what hangs on nothing falls. The search "
        "over all cuts finds the value " +
            text(value) + ".",
        "地面 0 上的一棵树。每步剪断一条边，与地面断开的部分掉落。搜索所有剪法，得到值 " +
            text(value) + "。");
    const std::vector<unsigned> values = hackenbush::tree_values(tree, 0);
    const auto above = [&](unsigned v) {
        Numbers next;
        for (unsigned w = 1; w < count; ++w) {
            if (below[w] == v && film[id("v", w)].mark != "hidden") next.push_back(w);
        }
        return next;
    };
    for (const unsigned v : {4u, 1u, 0u}) {
        Numbers lengths, grown;  // of the stalks on v, and their vertices
        film.mark_all("edge", "");
        for (const unsigned foot : above(v)) {
            const std::size_t before = grown.size();
            for (Numbers next = {foot}; !next.empty(); next = above(next[0])) {
                assert(next.size() == 1);
                grown.push_back(next[0]);
                film[id("e", next[0])].mark = "new";
            }
            lengths.push_back(static_cast<unsigned>(grown.size() - before));
        }
        film["sum"].text = text(lengths, " ⊕ ") + " = " + text(nim_sum(lengths));
        film.shot(
            "On one vertex stand stalks of " + text(lengths) + " edges: Nim heaps, side by side.",
            "一个顶点上并排长着 " + text(lengths, "、") + " 条边的竹竿：它们是 Nim 的堆。");
        film.mark_all("edge", "");
        for (unsigned i = 0, under = v; i < grown.size(); under = grown[i++]) {
            const bool stays = i < nim_sum(lengths);
            Item& edge = film[id("e", grown[i])];
            Item& vertex = film[id("v", grown[i])];
            edge.mark = stays ? "new" : "hidden";
            vertex.mark = stays ? "" : "hidden";
            if (!stays) continue;
            below[grown[i]] = under;
            edge.from = id("v", under);
            vertex.x = film[id("v", v)].x;
            vertex.y = film[id("v", v)].y - 1 - i;
        }
        assert(values[v] == nim_sum(lengths));
        film.shot("One stalk of the same value takes their place: " + film["sum"].text + ".",
                  "换成值相同的一根竹竿：" + film["sum"].text + "。");
    }
    for (unsigned v = 0; v < count; ++v) {
        film.move(id("v", v), places[v][0], places[v][1], v == 0 ? outcome(values[0] > 0) : "");
        film[id("v", v)].text = text(values[v]);
    }
    for (const unsigned edge : all) {
        film[id("e", edge + 1)].from = id("v", edges[edge].first);
        film[id("e", edge + 1)].mark = "";
    }
    film["sum"].mark = "hidden";
    film.shot(
        "Back on the tree: each vertex with the value of what grows on it. On the ground that is " +
            text(values[0]) + ", the length of the last stalk.",
        "回到原来的树：每个顶点上写着长在它上面的部分的值。地面上是 " + text(values[0]) +
            "，正是最后那根竹竿的长度。");
    return film.picture();
}

// Chapter 16: the vertices of a cycle flow together, its edges become loops.
Picture fusion() {
    exercises::Edges edges = {{0, 1}, {1, 2}, {2, 3}, {3, 1}, {2, 4}, {3, 5}, {5, 6}, {6, 3}};
    const double places[][2] = {{0, 0},       {0, -1},     {-1.2, -2}, {1.2, -2},
                                {-1.6, -3.1}, {1.2, -3.2}, {2.3, -2.6}};
    const Numbers all = {0, 1, 2, 3, 4, 5, 6, 7};
    Film film("fusion", {"Fusing a cycle", "把环合成一点"});
    for (unsigned v = 0; v < 7; ++v) {
        film.put(id("v", v), "node", places[v][0], places[v][1], v == 0 ? "0" : "",
                 v == 0 ? "faint" : "");
    }
    for (unsigned e = 0; e < edges.size(); ++e) {
        film.edge(id("e", e), "edge", id("v", edges[e].first), id("v", edges[e].second));
    }
    const auto value = [&] {
        const unsigned searched = Play(exercises::hackenbush(edges)).value(all);
        assert(searched == hackenbush::graph_value(7, edges, 0));
        return text(searched);
    };
    film.shot("A graph on the ground 0. The search over all cuts finds the value " + value() + ".",
              "地面 0 上的一张图。搜索所有剪法，得到值 " + value() + "。");
    // Side by side around the vertex on which all comes to stand: the free ends, and the loops before.
    const auto angle = [](unsigned i) { return 3.14159 * (i + .5) / 7; };
    const auto end = [&](unsigned i) {
        return std::pair(1.7 * std::cos(angle(i)), -1 - 1.7 * std::sin(angle(i)));
    };
    Numbers loops;
    for (const Numbers& cycle : {Numbers{1, 2, 3}, Numbers{5, 6, 7}}) {
        film.mark_all("edge", "");
        for (const unsigned e : cycle) film[id("e", e)].mark = "new";
        film.shot("A cycle of " + text(cycle.size()) + " edges.",
                  text(cycle.size()) + " 条边的环。");
        // The last edge ends where the first one begins.
        const unsigned into = edges[cycle.back()].second, fused = into == 3 ? 1 : into;
        std::set<unsigned> vertices;
        for (const unsigned e : cycle) vertices.insert({edges[e].first, edges[e].second});
        for (exercises::Edges::reference edge : edges) {
            for (unsigned* side : {&edge.first, &edge.second}) {
                if (vertices.count(*side)) *side = fused;
            }
        }
        for (const unsigned v : vertices)
            film.move(id("v", v), film[id("v", fused)].x, film[id("v", fused)].y, "");
        film.mark_all("edge", "");
        for (const unsigned e : cycle) {
            const double a = .75 * double(loops.size()) - .6;
            film.put(id("l", e), "loop", film[id("v", fused)].x + .5 * std::cos(a),
                     film[id("v", fused)].y - .5 * std::sin(a), "", "new");
            loops.push_back(e);
        }
        if (cycle[0] == 1) {
            film.move("v4", end(6).first, end(6).second, "");
            film.move("v5", 1, -2.3, "");
            film.move("v6", 1.8, -1.5, "");
        }
        film.shot(
            "Its vertices flow together, and each edge becomes a loop. The search finds the "
            "value " +
                value() + " again.",
            "环上的顶点合成一点，每条边都成了自环。再搜索一次，值还是 " + value() + "。");
        film.mark_all("loop", "");
    }
    for (unsigned i = 0; i < loops.size(); ++i) {
        film[id("l", loops[i])].mark = "hidden";
        film.put(id("f", i), "node", end(i).first, end(i).second);
        Item& edge = film[id("e", loops[i])];
        edge.from = "v1";
        edge.to = id("f", i);
        edges[loops[i]] = {1, 7 + i};
    }
    const unsigned tree = hackenbush::graph_value(7 + loops.size(), edges, 0);
    film.shot(
        "A loop takes nothing along when it is cut, as an edge with a free end: a stalk of 1. Now "
        "it is a tree, of the value " +
            text(tree) + ".",
        "剪断自环不会带走别的东西，与一端悬空的边一样：它是 1 条边的竹竿。这样就成了树，值是 " +
            text(tree) + "。");
    return film.picture();
}

// Chapter 18: the winner walks along the edges of a matching.
Picture matching() {
    const exercises::Edges edges = {{0, 4}, {0, 5}, {1, 6}, {2, 5}, {2, 6}, {3, 6}};
    const unsigned count = 7, left = 4;
    exercises::Successors graph(count);
    matching_game::Neighbours neighbours(count);
    Film film("matching", {"A matching that decides a walk", "匹配决定走法"});
    for (unsigned v = 0; v < count; ++v) {
        const bool upper = v < left;
        film.put(id("v", v), "node", upper ? 1.6 * v : 1.6 * (v - left) + .8, upper ? 0 : 1.8,
                 std::string(1, char('a' + v)));
    }
    for (const auto& [a, b] : edges) {
        film.edge(id("e", a, b), "edge", id("v", a), id("v", b));
        for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
            graph[from].push_back(to);
            neighbours[from].push_back(to);
        }
    }
    Play play(exercises::matchings(graph));
    std::vector<std::size_t> mate;
    std::vector<bool> is_left;
    for (unsigned v = 0; v < count; ++v) {
        mate.push_back(v);
        is_left.push_back(v < left);
    }
    film.shot(
        "A piece moves along the edges, never to a vertex where it has been. Who cannot move "
        "loses.",
        "棋子沿边移动，到过的点不能再去。不能走的人输。");
    for (unsigned v = 0; v < left; ++v) matching_game::augment(v, neighbours, mate);
    for (const auto& [a, b] : edges) {
        if (mate[a] == b) film[id("e", a, b)].mark = "blue";
    }
    std::string missed;
    for (unsigned v = 0; v < count; ++v) {
        if (mate[v] == v) missed += film[id("v", v)].text;
    }
    film.shot("A maximum matching. It misses " + missed + ".",
              "一个最大匹配，" + missed + " 是未匹配点。");
    const std::vector<bool> wins = matching_game::winning_starts(neighbours, is_left);
    std::string lost;
    for (unsigned v = 0; v < count; ++v) {
        assert(play.wins({v, v}) == wins[v]);
        film[id("v", v)].mark = outcome(wins[v]);
        if (!wins[v]) lost += (lost.empty() ? "" : ", ") + film[id("v", v)].text;
    }
    film.shot("Some maximum matching misses " + lost +
                  ": there the player to move loses. Everywhere else she wins.",
              lost + " 在某个最大匹配中是未匹配点：棋子在那里时，轮到走的人必败；在别处必胜。");
    film.put("piece", "stone", 0, 0, "", "hidden");
    for (const unsigned start : {4u, 3u}) {
        Numbers position = {start, start};
        const auto name = [&] { return film[id("v", position[0])].text; };
        const auto place = [&] {
            const Item& vertex = film[id("v", position[0])];
            film.move("piece", vertex.x, vertex.y + .45, "new");
            for (unsigned v = 0; v < count; ++v) {
                const bool used = std::count(position.begin() + 1, position.end(), v) > 0;
                film[id("v", v)].mark = v == position[0] ? "new"
                                        : used           ? "faint"
                                                         : outcome(wins[v]);
            }
        };
        place();
        film.shot("Ann begins on " + name() + ".", "甲从 " + name() + " 开始。");
        const bool ann_wins = play.wins(position);
        for (bool ann = true;; ann = !ann) {
            const std::vector<exercises::Move> moves = play.rules()(position);
            if (moves.empty()) {
                film["piece"].mark = "orange";
                film.shot(std::string(ann ? "Ann" : "Ben") + " cannot move, and has lost.",
                          std::string(ann ? "甲" : "乙") + "无路可走，输了。");
                break;
            }
            const bool along = ann == ann_wins;
            const auto move = along ? std::find_if(moves.begin(), moves.end(),
                                                   [&](const exercises::Move& m) {
                                                       return mate[position[0]] == m.left[0];
                                                   })
                                    : moves.begin();
            assert(move != moves.end() && (!along || !play.wins(move->left)));
            position = move->left;
            place();
            const std::string who = ann ? "Ann" : "Ben", zh = ann ? "甲" : "乙";
            if (along) {
                film.shot(who + " goes along the edge of the matching, to " + name() + ".",
                          zh + "沿匹配边走到 " + name() + "。");
            } else {
                film.shot(
                    who + " has to leave the matching, to " + name() + ", which has a partner.",
                    zh + "只能走非匹配边到 " + name() + "，它有搭档。");
            }
        }
    }
    return film.picture();
}

// Chapter 13: the table in rows of 4, a wrong guess, the right one, and why.
Picture lasker() {
    const unsigned last = 12;
    const std::vector<unsigned> g = notes::lasker_table(last);
    Film film("lasker", {"A table, a guess, a proof", "列表、猜想、证明"});
    for (unsigned n = 1; n <= last; ++n) {
        film.put(id("n", n), "label", n, 0, text(n));
        film.put(id("g", n), "cell", n, .8, text(g[n]));
    }
    film.shot("Lasker's Nim: take stones from a heap, or split it. The values of the heaps 1 to " +
                  text(last) + ".",
              "Lasker 的 Nim：从一堆取石子，或把它分成两堆。1 到 " + text(last) + " 颗的值。");
    for (unsigned n = 1; n <= last; ++n) {
        const double x = 4.5 + (n - 1) % 4, y = 1.8 * ((n - 1) / 4);
        film.move(id("n", n), x, y, "");
        film.move(id("g", n), x, y + .8, "");
    }
    film.shot("The same in rows of 4.", "每 4 个一行。");
    const auto compare = [&](auto guess) {
        const unsigned wrong = notes::first_mismatch(g, guess);
        for (unsigned n = 1; n < g.size(); ++n) {
            film[id("g", n)].mark = n < wrong ? "blue" : n == wrong ? "orange" : "";
        }
        return wrong;
    };
    const unsigned wrong = compare([](unsigned n) { return n; });
    film.shot("First guess: the value is the number. A program compares, and at " + text(wrong) +
                  " finds " + text(g[wrong]) + ".",
              "第一个猜想：值就是颗数。让程序对照，在 " + text(wrong) + " 处得到 " +
                  text(g[wrong]) + "。");
    const unsigned equal = compare([](unsigned n) {
        return n == 0 ? 0 : n % 4 == 3 ? n + 1 : n % 4 == 0 ? n - 1 : n;
    });
    film.shot("Second guess: the last two of each row change places. It holds for all up to " +
                  text(equal - 1) + ".",
              "第二个猜想：每行的后两个互换。直到 " + text(equal - 1) + " 都成立。");
    for (unsigned n = last - 3; n <= last; ++n) {
        std::set<unsigned> taken, split, rests;
        for (unsigned m = 0; m < n; ++m) taken.insert(g[m]);
        for (unsigned a = 1; a < n; ++a) {
            split.insert(g[a] ^ g[n - a]);
            rests.insert((g[a] ^ g[n - a]) % 4);
        }
        const unsigned free = mex(taken);
        const Numbers list(rests.begin(), rests.end());
        for (unsigned m = 1; m <= last; ++m)
            film[id("g", m)].mark = m < n ? "blue" : m == n ? "new" : "faint";
        const std::string en = "The heap " + text(n) + ": taking reaches all values below " +
                               text(free) + ". The values of splits leave " + text(list, " or ") +
                               " when divided by 4";
        const std::string zh = text(n) + " 颗：取石子得到小于 " + text(free) +
                               " 的所有值。分成两堆，值除以 4 余 " + text(list, " 或 ");
        if (split.count(free) == 1) {
            film.shot(
                en + ", and " + text(free) + " is one of them. So the value is " + text(g[n]) + ".",
                zh + "，其中有 " + text(free) + "。所以值是 " + text(g[n]) + "。");
        } else {
            film.shot(en + ", and " + text(free) + " is none of them. So the value is " +
                          text(g[n]) + ".",
                      zh + "，其中没有 " + text(free) + "。所以值是 " + text(g[n]) + "。");
        }
    }
    return film.picture();
}

}  // namespace

std::vector<Picture> pictures() {
    return {two_steps(), answers(), bits(),  drop(),   slide(),    stairs(),
            queen(),     product(), prune(), fusion(), matching(), lasker()};
}

}  // namespace moving
