#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// Generals are numbered from 0 here, from 1 in the texts. After the first three picks, a last row
// holds them: the player's, the computer's, the player's.
class ThreeKingdoms : public Explainer {
    struct Pair {
        Int value;
        std::size_t i, j;
    };
    struct Answer {
        std::vector<Pair> great;      // no two of them share a general
        Pair best;                    // the greatest pair that shares one with them
        std::size_t shared, partner;  // that general, and its partner in the great pair
    };

    std::string prints(const Game& position, const View&) const override {
        return "1\n" + std::to_string(answer(position).best.value);
    }
    View view(const Game& position) const override {
        return position.back().size() == 1 ? before(position) : after(position);
    }
    Move winning_move(const Game& position, const View&) const override {
        const Answer a = answer(position);
        const std::size_t second = a.best.i == a.shared ? a.best.j : a.best.i;
        Game next = position;
        next.push_back(
            {static_cast<Int>(a.shared), static_cast<Int>(a.partner), static_cast<Int>(second)});
        return {Text("pick ", "选") + named(a.shared) +
                    Text("; the computer picks ", "；计算机选走") + named(a.partner) +
                    Text(", its best partner; pick ", "，即他的最佳搭档；再选") + named(second) +
                    Text(". From then on, pick the great-pair partner of the general that the "
                         "computer picks, or else any general",
                         "。此后计算机每选一名武将，就选走他在强组合中的搭档，没有就任选一名"),
                next};
    }
    bool goes_on() const override { return false; }

    static View before(const Game& position) {
        const Answer a = answer(position);
        View view;
        view.wins = true;
        for (const Pair& pair : a.great)
            view.parts.push_back({name(pair), value(pair) + Text(", great", "，强组合")});
        const Text shared = named(a.shared);
        view.parts.push_back(
            {name(a.best), value(a.best) + Text(", shares " + shared.en + " with a great pair",
                                                "，与强组合共有" + shared.zh)});
        view.background = {
            "Go through the pairs from the greatest down to the first that shares a general with "
            "an earlier one; the pairs before it are the great pairs. Nobody gets a great pair: as "
            "soon as the player holds one of its generals, the computer picks the other, and the "
            "player can do the same to the computer.",
            "按默契值从大到小逐对考察，直到第一次有一对与前面某一对共有一名武将；"
            "在它之前的各对称为强组合。谁也得不到强组合：玩家一选其中一名武将，"
            "计算机就选走另一名，而玩家也可以这样对付计算机。"};
        view.reason = Text(
                          "The last of these pairs is the best that anyone can get, and the "
                          "player gets it: ",
                          "表中最后一对是双方所能得到的最好的一对，玩家能得到它：") +
                      value(a.best) + Text(".", "。");
        return view;
    }
    // Plays the game to its end.
    static View after(const Game& position) {
        const std::size_t n = position.size();
        std::vector<Row> values(n, Row(n, -1));
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = i + 1; j < n; ++j) {
                values[i][j] = values[j][i] = position[i].at(j - i - 1);
            }
        }
        std::vector<std::size_t> great(n, n);
        for (const Pair& pair : answer({position.begin(), position.end() - 1}).great) {
            great[pair.i] = pair.j;
            great[pair.j] = pair.i;
        }
        std::vector<std::size_t> sides[2];  // the player's generals, and the computer's
        Row wanted(n, -1);                  // how much the computer wants each general
        std::vector<bool> free(n, true);
        const auto pick = [&](std::size_t side, std::size_t general) {
            free[general] = false;
            sides[side].push_back(general);
            if (side == 1) return;
            for (std::size_t i = 0; i < n; ++i) wanted[i] = std::max(wanted[i], values[general][i]);
        };
        while (sides[1].size() < n / 2) {
            const std::size_t round = sides[0].size();
            const std::size_t last = round == 0 ? n : sides[1].back();
            std::size_t mine =
                static_cast<std::size_t>(std::find(free.begin(), free.end(), true) - free.begin());
            if (last < n && great[last] < n && free[great[last]]) mine = great[last];
            if (round < 2) mine = at(position.back().at(2 * round));
            pick(0, mine);
            std::size_t reply = n;
            for (std::size_t i = 0; i < n; ++i) {
                if (free[i] && (reply == n || wanted[i] > wanted[reply])) reply = i;
            }
            pick(1, reply);
        }
        Int best[2] = {-1, -1};
        for (const std::size_t side : {0u, 1u}) {
            for (const std::size_t i : sides[side]) {
                for (const std::size_t j : sides[side]) {
                    best[side] = std::max(best[side], values[i][j]);
                }
            }
        }
        View view;
        view.over = true;
        view.wins = best[1] > best[0];
        const std::string player = std::to_string(best[0]), computer = std::to_string(best[1]);
        const Text best_pair("best pair ", "最好的一对是 ");
        view.parts = {{{"the player", "玩家"}, best_pair + player},
                      {{"the computer", "计算机"}, best_pair + computer}};
        view.reason = {
            "Played to its end in this way, the game gives the player a best pair of " + player +
                " and the computer one of " + computer + ".",
            "这样选到最后，玩家最好的一对是 " + player + "，计算机最好的一对是 " + computer + "。"};
        return view;
    }

    static Text named(std::size_t general) {
        return Text("general ", "武将 ") + std::to_string(general + 1);
    }
    static Text name(const Pair& pair) {
        return Text("generals ", "武将 ") + std::to_string(pair.i + 1) + Text(" and ", " 和 ") +
               std::to_string(pair.j + 1);
    }
    static std::string value(const Pair& pair) { return std::to_string(pair.value); }
    static Answer answer(const Game& position) {
        std::vector<Pair> pairs;
        for (std::size_t i = 0; i < position.size(); ++i) {
            for (std::size_t k = 0; k < position[i].size(); ++k) {
                pairs.push_back({position[i][k], i, i + 1 + k});
            }
        }
        std::sort(pairs.begin(), pairs.end(),
                  [](const Pair& a, const Pair& b) { return a.value > b.value; });
        const std::size_t none = position.size() + 1;
        std::vector<std::size_t> partner(none, none);
        Answer answer;
        for (const Pair& pair : pairs) {
            for (const std::size_t i : {pair.i, pair.j}) {
                if (partner[i] == none) continue;
                answer.best = pair;
                answer.shared = i;
                answer.partner = partner[i];
                return answer;
            }
            partner[pair.i] = pair.j;
            partner[pair.j] = pair.i;
            answer.great.push_back(pair);
        }
        throw std::logic_error("no two pairs share a general");
    }
};

}  // namespace

EXPLAINER(ThreeKingdoms)
