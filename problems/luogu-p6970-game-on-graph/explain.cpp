#include "../explain/on_graph.hpp"

namespace {

using namespace explanation;

// Who gets stuck, from what Georgiy likes least to what he likes best.
enum End { nobody_stuck, georgiy_stuck, gennady_stuck };

// As testdata/<id>/rules.cpp lays out a game: once people play, a last row tells who is to move (0:
// Gennady, 1: Georgiy), the node, the End that Gennady puts up with at most, and how many moves are left.
class GameOnGraph : public OnGraph {
    // The nodes from 0 on. State 2 v + p: the token is on v, and p is to move.
    struct Solved {
        explicit Solved(const Game& position)
            : out(successors(position)), in(out.size()), ends(2 * out.size()) {
            for (std::size_t v = 0; v < out.size(); ++v) {
                for (const std::size_t to : out[v]) in[to].push_back(v);
            }
            force(georgiy_stuck);
            force(gennady_stuck);
            const Row& last = position.back();
            if (last.size() < 4) {
                aim = ends[0] == nobody_stuck ? nobody_stuck : georgiy_stuck;
                return;
            }
            state = 2 * to_index(last[1] - 1) + to_index(last[0]);
            aim = static_cast<End>(last[2]);
            left = last[3];
            if (out.size() <= kPlayed) within(left);
        }
        bool stuck(std::size_t any) const { return out[any / 2].empty(); }
        End end(std::size_t any) const { return ends[any]; }

        std::vector<std::vector<std::size_t>> out, in;
        std::vector<End> ends;       // where both play as well as they can
        std::vector<End> next_ends;  // the same with one move less, where moves are counted
        std::size_t state = 0;
        End aim = nobody_stuck;
        Int left = -1;  // -1: as many as one likes

     private:
        // What is left of that where only so many moves are left.
        void within(Int moves) {
            for (std::size_t s = 0; s < ends.size(); ++s) ends[s] = at_once(s);
            for (; moves > 0; --moves) {
                std::vector<End> longer;
                for (std::size_t s = 0; s < ends.size(); ++s) {
                    longer.push_back(at_once(s));
                    for (std::size_t i = 0; i < out[s / 2].size(); ++i) {
                        const End next = ends[2 * out[s / 2][i] + 1 - s % 2];
                        End& best = longer.back();
                        best = i == 0       ? next
                               : s % 2 == 1 ? std::max(best, next)
                                            : std::min(best, next);
                    }
                }
                if (moves == 1) next_ends = ends;
                ends = longer;
            }
        }
        End at_once(std::size_t s) const {
            return !stuck(s) ? nobody_stuck : s % 2 == 1 ? georgiy_stuck : gennady_stuck;
        }

        // Backwards from the ends that Georgiy likes at least as well.
        void force(End wanted) {
            std::vector<std::size_t> queue, unseen(out.size());
            for (std::size_t v = 0; v < out.size(); ++v) {
                unseen[v] = out[v].size();
                if (unseen[v] > 0) continue;
                queue.push_back(2 * v);
                if (wanted == georgiy_stuck) queue.push_back(2 * v + 1);
            }
            for (const std::size_t found : queue) ends[found] = wanted;
            for (std::size_t i = 0; i < queue.size(); ++i) {
                const std::size_t mover = 1 - queue[i] % 2;
                for (const std::size_t u : in[queue[i] / 2]) {
                    const std::size_t before = 2 * u + mover;
                    if (ends[before] == wanted || (mover == 0 && --unseen[u] > 0)) continue;
                    ends[before] = wanted;
                    queue.push_back(before);
                }
            }
        }
    };

    View view(const Game& position) const override {
        const Solved& solved = solution_of(position);
        const bool georgiy = solved.state % 2 == 1;
        const End end = solved.end(solved.state);
        View view;
        view.wins = georgiy ? end > solved.aim : end <= solved.aim;
        view.over = solved.stuck(solved.state) || solved.left == 0;
        view.verdict = Text("the player to move is ", "先手是") + player(georgiy) +
                       Text(", on ", "，在") + node(solved.state / 2) + Text(": ", "：") +
                       said(end);
        view.parts = parts(solved.out.size(), [&](std::size_t v) {
            return Text("Gennady begins: ", "根纳季先走：") + said(solved.end(2 * v)) +
                   Text("; Georgiy begins: ", "；格奥尔基先走：") + said(solved.end(2 * v + 1));
        });
        view.background = {
            "Gennady likes an endless play best, then to win, then to lose; Georgiy likes to win "
            "best, then to lose, and an endless play least. Their wishes are opposite, so two "
            "questions decide: can Georgiy force that the play ends, and can he force that Gennady "
            "gets stuck?",
            "根纳季最想要游戏永不结束，其次是赢，最后是输；格奥尔基最想赢，其次是输，"
            "最不想要永不结束。两人的愿望正好相反，所以只需回答两个问题："
            "格奥尔基能不能迫使游戏结束？能不能迫使根纳季走不动？"};
        view.reason = solved.stuck(solved.state)
                          ? player(georgiy) + Text(" has no move.", "没有可走的边。")
                      : view.over ? Text("No move is left: this counts as an endless play.",
                                         "步数用完了，算作永不结束。")
                                  : reason(end);
        return view;
    }
    std::string prints(const Game& position, const View& view) const override {
        const Solved& solved = solution_of(position);
        std::string lines[2];
        for (std::size_t state = 0; state < solved.ends.size(); ++state) {
            const End end = solved.end(state),
                      best = state % 2 == 1 ? gennady_stuck : georgiy_stuck;
            lines[state % 2] += end == nobody_stuck ? 'D' : end == best ? 'W' : 'L';
        }
        if (!view.wins) lines[0][0] = 'L';  // Gennady loses on node 1
        return lines[0] + '\n' + lines[1];
    }
    Move winning_move(const Game& position, const View&) const override {
        const Solved& solved = solution_of(position);
        const std::size_t mover = solved.state % 2;
        const auto& ends = solved.next_ends.empty() ? solved.ends : solved.next_ends;
        for (const std::size_t next : solved.out[solved.state / 2]) {
            const End end = ends[2 * next + 1 - mover];
            if (mover == 1 ? end <= solved.aim : end > solved.aim) continue;
            Game moved = position;
            const auto nodes = static_cast<Int>(solved.out.size());
            const Int left = (solved.left < 0 ? 2 * nodes : solved.left) - 1;
            if (moved.back().size() == 4) moved.pop_back();
            moved.push_back(
                {static_cast<Int>(1 - mover), static_cast<Int>(next) + 1, solved.aim, left});
            return {to_node(next), moved};
        }
        throw std::logic_error("no move reaches what the player to move aims at");
    }

    // --- play ---

    using OnGraph::said;
    using OnGraph::shown;
    Text shown(const rules::Component& token) const override {
        return node(to_index(token[0] - 1)) + Text(", ", "，") + count(token[3], kMovesLeft);
    }
    Text said(const rules::Component& token) const override {
        return Text("the token is on ", "棋子在") + node(to_index(token[0] - 1)) +
               Text(", and it is the turn of ", "，轮到") + player(token[1] == 1);
    }
    Text goal() const override {
        return {
            "Gennady begins on node 1. If he can play for ever, that is his aim, and Georgiy wins "
            "as "
            "soon as anyone gets stuck. If not, Gennady wins unless he gets stuck. When no move is "
            "left, the play counts as endless.",
            "根纳季从点 1 "
            "先走。如果他能使游戏永不结束，这就是他的目标，任何一方走不动都算格奥尔基胜。"
            "否则，只要根纳季没有走不动就算他胜。步数用完时，算作永不结束。"};
    }

    // Remembered, for a graph may be large.
    const Solved& solution_of(const Game& position) const {
        if (!solved_ || position_ != position) solved_.emplace(position_ = position);
        return *solved_;
    }

    static constexpr std::size_t kPlayed = 100;

    static Text player(bool georgiy) {
        return georgiy ? Text("Georgiy", "格奥尔基") : Text("Gennady", "根纳季");
    }
    static Text said(End end) {
        return end == nobody_stuck ? Text("the play never ends", "游戏永不结束")
                                   : player(end == georgiy_stuck) + Text(" gets stuck", "走不动");
    }
    static Text reason(End end) {
        if (end == gennady_stuck) {
            return {
                "Georgiy can force that Gennady gets stuck: each move of his comes nearer to it, "
                "and "
                "all exits of Gennady's lead there, too.",
                "格奥尔基能迫使根纳季走不动：他的每一步都离目标更近，而根纳季的每条出边也都通向那里"
                "。"};
        }
        if (end == georgiy_stuck) {
            return {
                "Georgiy can force an end, and that is what he wants rather than an endless play; "
                "but Gennady can keep out of all states in which Georgiy could force a win. So the "
                "play ends, and it is Georgiy who gets stuck.",
                "格奥尔基能迫使游戏结束，与其永不结束，他宁可这样；"
                "但根纳季总能避开格奥尔基能强行获胜的局面。所以游戏会结束，走不动的是格奥尔基。"};
        }
        return {
            "Gennady can always move on, and Georgiy never gets to where he could force an end.",
            "根纳季总有路可走，格奥尔基永远到不了能强行结束游戏的局面。"};
    }

    mutable Game position_;
    mutable std::optional<Solved> solved_;
};

}  // namespace

EXPLAINER(GameOnGraph)
