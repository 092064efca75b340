#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// A game has a row for each of the games in it: its two piles.
class GgAndMm : public Explainer {
    Text a_move(const Game&) const override {
        return {
            "A move is made in every game that is not over: a positive multiple of the smaller "
            "number is subtracted from the larger one, which must not become negative.",
            "每步要在每个未结束的游戏中各走一次：从较大的数中减去较小的数的正整数倍，结果不能为负"
            "。"};
    }
    View view(const Game& position) const override {
        View view;
        view.background = {
            "Every game that goes on is played in every turn, so the one that ends last decides. "
            "Who "
            "wins a game makes it last, who loses it makes it short. Then a game takes an odd "
            "number "
            "of moves if the player to move wins it, and an even one if not. With a quotient of 1 "
            "there is only one move. With a greater one the player to move wins: by the remainder, "
            "where that is lost, and else by leaving one multiple more, after which the opponent "
            "must go there.",
            "每个没有结束的游戏每次都要走，所以最后结束的那个决定胜负。赢一个游戏的人尽量拖，"
            "输的人尽量快。这样，轮到走的人赢的游戏走奇数步，输的游戏走偶数步。"
            "商是 1 时只有一种走法。商更大时轮到走的人赢：余数那里必败，就走到那里；"
            "否则多留一倍，对手就只好走到那里。"};
        Int longest = 0;
        std::size_t where = 0;
        for (std::size_t i = 0; i < position.size(); ++i) {
            const Int lasts = steps(position[i]);
            if (lasts > longest) where = i;
            longest = std::max(longest, lasts);
            view.parts.push_back(
                {nth(kGame, i),
                 pair(position[i]) + Text(", ", "，") + moves(lasts) +
                     (lasts % 2 != 0 ? Text(", won", "，赢") : Text(", lost", "，输"))});
        }
        view.wins = longest % 2 != 0;
        const Text game = nth(kGame, where), lasts = moves(longest);
        if (position.empty()) {
            view.reason = {"No game goes on, so the player to move has lost.",
                           "所有游戏都结束了，轮到走的人输。"};
        } else {
            view.reason = Text("The longest of them, " + game.en + ", takes " + lasts.en,
                               "最长的是" + game.zh + "，走 " + lasts.zh) +
                          (view.wins ? Text(": the player to move makes the last one.",
                                            "：最后一步由轮到走的人走。")
                                     : Text(": the other player makes the last one.",
                                            "：最后一步由对手走。"));
        }
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        Move move;
        constexpr std::size_t most = 6;
        for (std::size_t i = 0; i < position.size(); ++i) {
            const Row left = best(position[i]);
            if (i < most) {
                const Text game = nth(kGame, i);
                if (i > 0) move.text += {"; ", "；"};
                move.text += Text("in " + game.en + " ", game.zh + "中 ") + pair(position[i]) +
                             Text(" becomes ", " 变成 ") + pair(left);
            }
            if (left[0] > 0 && left[1] > 0) move.next.push_back(left);
        }
        if (position.size() > most) {
            const std::string others = std::to_string(position.size() - most);
            move.text += {"; and so on in " + others + " others", "；其余 " + others + " 个照此走"};
        }
        return move;
    }

    // --- play ---

    Text shown(const rules::Component& piles) const override {
        std::string text;
        for (std::size_t i = 0; i < piles.size(); i += 2) {
            text += (i == 0 ? "" : ", ") + pair({piles[i], piles[i + 1]});
        }
        return text;
    }
    using Explainer::shown;
    // Only the beginning of many games.
    Text said(const rules::Component& piles) const override {
        constexpr std::size_t most = 12;
        if (piles.size() <= 2 * most) return shown(piles);
        const std::string more = std::to_string(piles.size() / 2 - most);
        return shown(rules::Component(piles.begin(), piles.begin() + 2 * most)) +
               Text(", ... (" + more + " more)", "，还有 " + more + " 个");
    }
    using Explainer::said;
    Words words() const override { return {{"group of games", "组游戏"}}; }

    static inline const Text kGame = {"game", "个游戏"};

    static std::string pair(const Row& piles) {
        return '(' + std::to_string(piles.at(0)) + ", " + std::to_string(piles.at(1)) + ')';
    }
    static Text moves(Int number) { return count(number, {"move", "moves", "步"}); }

    static Int steps(const Row& piles) {
        const auto [b, a] = std::minmax({piles.at(0), piles.at(1)});
        if (b == 0) return 0;
        const Int rest = steps({b, a % b});
        return a / b == 1 || rest % 2 == 0 ? rest + 1 : rest + 2;
    }
    // The piles after the move that makes a won game last, and a lost one short.
    static Row best(Row piles) {
        Int& a = piles[piles[0] < piles[1]];
        const Int b = std::min(piles[0], piles[1]), rest = a % b;
        a = a / b == 1 || steps({b, rest}) % 2 == 0 ? rest : rest + b;
        return piles;
    }
};

}  // namespace

EXPLAINER(GgAndMm)
