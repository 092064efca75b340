#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// Generals are numbered from 0 here, from 1 in the texts. Once one is picked, a last row holds the
// picks, the player's and the computer's in turn.
class ThreeKingdoms : public Explainer {
    Text a_move(const Game&) const override {
        return {
            "The first player, the player, picks any free general. The second, the computer, must "
            "pick the free general that makes the greatest value with one of the player's.",
            "先手（玩家）可以选任何一名未被选走的武将。后手（计算机）必须选走与玩家的某名武将默契值"
            "最大的那一名。"};
    }
    struct Pair {
        Int value;
        std::size_t i, j;
    };
    struct Answer {
        std::vector<Pair> great;      // no two of them share a general
        Pair best;                    // the greatest pair that shares one with them
        std::size_t shared, partner;  // that general, and its partner in the great pair
    };

    // The generals in play: whose they are, and how much a pair of them is worth.
    class Board {
     public:
        explicit Board(const Game& position)
            : picks(picks_of(position)),
              generals(values_of(position).size() + 1),
              values_(generals, Row(generals, -1)),
              great_(generals, generals),
              free_(generals, true),
              answer_(answer(values_of(position))) {
            const Game rows = values_of(position);
            for (std::size_t i = 0; i < generals; ++i) {
                for (std::size_t j = i + 1; j < generals; ++j) {
                    values_[i][j] = values_[j][i] = rows[i].at(j - i - 1);
                }
            }
            for (const Pair& pair : answer_.great) {
                great_[pair.i] = pair.j;
                great_[pair.j] = pair.i;
            }
            for (const Int general : picks) free_[to_index(general)] = false;
        }
        bool player_moves() const { return picks.size() % 2 == 0; }
        bool over() const { return picks.size() == generals; }
        bool is_free(std::size_t general) const { return free_[general]; }
        Int value(std::size_t i, std::size_t j) const { return values_[i][j]; }
        void pick(std::size_t general) {
            free_[general] = false;
            picks.push_back(static_cast<Int>(general));
        }
        void take_back() {
            free_[to_index(picks.back())] = true;
            picks.pop_back();
        }
        // The player's picks (side 0) or the computer's (side 1).
        std::vector<std::size_t> side(std::size_t side) const {
            std::vector<std::size_t> held;
            for (std::size_t i = side; i < picks.size(); i += 2) held.push_back(to_index(picks[i]));
            return held;
        }
        Int best_pair(std::size_t of) const {
            Int best = -1;
            const std::vector<std::size_t> held = side(of);
            for (const std::size_t i : held) {
                for (const std::size_t j : held) best = std::max(best, values_[i][j]);
            }
            return best;
        }
        std::size_t first_free() const {
            return static_cast<std::size_t>(std::find(free_.begin(), free_.end(), true) -
                                            free_.begin());
        }
        // The computer has no choice.
        std::size_t computers_pick() const {
            Int best = -1;
            std::size_t pick = generals;
            for (const std::size_t mine : side(0)) {
                for (std::size_t i = 0; i < generals; ++i) {
                    if (!free_[i] || values_[mine][i] <= best) continue;
                    best = values_[mine][i];
                    pick = i;
                }
            }
            return pick;
        }
        // As the proof plays: a general of the best pair that anyone can get, the other one, and
        // then the great-pair partners of the computer's generals.
        std::size_t planned_pick() const {
            const Pair& goal = answer_.best;
            const std::size_t other = goal.i == answer_.shared ? goal.j : goal.i;
            for (const std::size_t general : {answer_.shared, other}) {
                if (free_[general]) return general;
            }
            const std::size_t partner = picks.empty() ? generals : great_[to_index(picks.back())];
            return partner < generals && free_[partner] ? partner : first_free();
        }
        // Plays to the end as planned.
        void finish() {
            while (!over()) pick(player_moves() ? planned_pick() : computers_pick());
        }
        bool player_has_won() const { return best_pair(0) > best_pair(1); }
        // Plays to an end that the player wins, if there is one.
        bool search() {
            if (over()) return player_has_won();
            for (std::size_t i = 0; i < generals; ++i) {
                if (!free_[i] || (!player_moves() && i != computers_pick())) continue;
                pick(i);
                if (search()) return true;
                take_back();
            }
            return false;
        }

        Row picks;
        std::size_t generals;

     private:
        std::vector<Row> values_;
        std::vector<std::size_t> great_;  // partners in great pairs
        std::vector<bool> free_;
        Answer answer_;
    };

    std::string prints(const Game& position, const View& view) const override {
        if (!view.wins) return "0";
        return "1\n" + std::to_string(answer(position).best.value);
    }
    View view(const Game& position) const override {
        return picks_of(position).empty() ? before(position) : after(position);
    }
    Move winning_move(const Game& position, const View&) const override {
        Game next = values_of(position);
        next.push_back(picks_of(position));
        Board board(position);
        if (!next.back().empty()) {
            const std::size_t moves = board.picks.size();
            if (!board.player_moves()) {
                next.back().push_back(static_cast<Int>(board.computers_pick()));
            } else {
                board = best_end(position);
                next.back().push_back(board.picks.at(moves));
            }
            return {picks_text(to_index(next.back().back())), next};
        }
        const Answer a = answer(position);
        const std::size_t second = a.best.i == a.shared ? a.best.j : a.best.i;
        next.back().push_back(static_cast<Int>(a.shared));
        return {picks_text(a.shared) + Text("; the computer picks ", "；计算机选走") +
                    named(a.partner) + Text(", its best partner; pick ", "，即他的最佳搭档；再选") +
                    named(second) +
                    Text(". From then on, pick the great-pair partner of the general that the "
                         "computer picks, or else any general",
                         "。此后计算机每选一名武将，就选走他在强组合中的搭档，没有就任选一名"),
                next};
    }
    bool goes_on() const override { return false; }
    Text shown(const rules::Component& part) const override {
        const Board board(*rules().back({}, {part}));
        Text text = {"values of two generals", "两名武将的默契值"};
        std::size_t width = std::to_string(board.generals).size();
        for (auto value = part.begin() + 1; value != part.end(); ++value) {
            width = std::max(width, std::to_string(*value).size());
        }
        const auto cell = [&](const std::string& word) {
            return ' ' + std::string(width - word.size(), ' ') + word;
        };
        for (std::size_t row = 0; row <= board.generals; ++row) {
            text += '\n' + cell(row == 0 ? "" : std::to_string(row)) + " ";
            for (std::size_t column = 1; column <= board.generals; ++column) {
                text += cell(row == 0        ? std::to_string(column)
                             : row == column ? "-"
                                             : std::to_string(board.value(row - 1, column - 1)));
            }
        }
        return text + "\n" + sides(board, "\n");
    }
    Text said(const rules::Component& part) const override {
        return sides(Board(*rules().back({}, {part})), {"; ", "；"});
    }
    using Explainer::said;
    Text shown(const rules::Component&, const rules::Position& to) const override {
        return picks_text(to_index(to.at(0).back()));
    }
    Text goal() const override {
        return {"When all are picked, the greatest value of a pair wins.",
                "全部选完后，拥有默契值最大的一对武将的一方获胜。"};
    }

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
    static View after(const Game& position) {
        const Board now(position), end = best_end(position);
        View view;
        view.over = now.over();
        view.wins = end.player_has_won() == now.player_moves();
        for (const std::size_t side : {0u, 1u}) {
            view.parts.push_back({sides_name(side), held(now, side)});
        }
        const std::string player = std::to_string(end.best_pair(0)),
                          computer = std::to_string(end.best_pair(1));
        const Text pairs("gives the player a best pair of " + player + " and the computer one of " +
                             computer + ".",
                         "玩家最好的一对是 " + player + "，计算机最好的一对是 " + computer + "。");
        view.reason = view.over ? Text("The game is over, and ", "游戏结束，") + pairs
                      : end.player_has_won()
                          ? Text("Played to its end well, the game ", "玩家这样选到最后，") + pairs
                          : Text(
                                "Whatever the player picks from now on, the computer "
                                "ends with the better pair. One such end ",
                                "无论玩家今后怎样选，计算机最好的一对都更好。例如") +
                                pairs;
        return view;
    }
    // An end that the player wins, or some end if there is none. Where the player has followed the
    // plan, it leads there; elsewhere, search does.
    static Board best_end(const Game& position) {
        Board board(position);
        board.finish();
        if (board.player_has_won() || board.generals > kMostPlayed) return board;
        Board searched(position);
        return searched.search() ? searched : board;
    }

    static constexpr std::size_t kMostPlayed = 12;

    static bool has_picks(const Game& position) { return position.size() > position[0].size(); }
    static Row picks_of(const Game& position) {
        return has_picks(position) ? position.back() : Row();
    }
    static Game values_of(const Game& position) {
        return {position.begin(), position.end() - (has_picks(position) ? 1 : 0)};
    }
    static Text sides_name(std::size_t side) {
        return side == 0 ? Text("the player", "玩家") : Text("the computer", "计算机");
    }
    static Text sides(const Board& board, const Text& between) {
        const auto has = [&](std::size_t side) {
            return sides_name(side) + (board.side(side).empty()
                                           ? Text(" has no general yet", "还没有武将")
                                           : Text(" has ", "有") + held(board, side));
        };
        return has(0) + between + has(1);
    }
    // "generals 5, 3, best pair 32"
    static Text held(const Board& board, std::size_t side) {
        Row names;
        for (const std::size_t general : board.side(side)) {
            names.push_back(static_cast<Int>(general) + 1);
        }
        if (names.empty()) return {"no general yet", "还没有武将"};
        Text text = Text(names.size() > 1 ? "generals " : "general ", "武将 ") + listed(names);
        if (names.size() > 1) {
            text += Text(", best pair ", "，最好的一对是 ") + std::to_string(board.best_pair(side));
        }
        return text;
    }
    static Text picks_text(std::size_t general) { return Text("pick ", "选") + named(general); }
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
