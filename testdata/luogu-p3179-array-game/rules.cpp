// A game is one input: n in the first row, then the white cells of each query, in the order of the
// input. Of a position the component is all white cells, ascending.
#include "core/rules.hpp"

#include <set>

namespace {

using namespace rules;

constexpr Int kCells = 1000000000, kQueries = 100, kWhite = 100;

class Turning : public Play {
 public:
    explicit Turning(Int n) : n_(n) {}
    void moves(const Component& white, Options& options) const override {
        for (const Int x : white) {
            std::set<Int> after(white.begin(), white.end());
            for (Int cell = x; cell <= n_; cell += x) {
                if (after.erase(cell) == 0) after.insert(cell);
                options.to(after.empty() ? Position{} : Position{{after.begin(), after.end()}});
            }
        }
    }

 private:
    const Int n_;
};

class ArrayGame : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Int n = text.integer(1, kCells, "n");
        text.end_of_line();
        const Int queries = text.integer(1, kQueries, "k");
        text.end_of_line();
        Game game = {{n}};
        for (Int i = 0; i < queries; ++i) {
            game.push_back(text.counted_line("w", 1, std::min(n, kWhite),
                                             {"a white cell", "白格的编号"}, 1, n));
            if (std::set<Int>(game.back().begin(), game.back().end()).size() < game.back().size()) {
                text.fail({"a cell is listed twice", "同一格列出了两次"});
            }
        }
        text.end();
        return {game};
    }
    std::string format(const std::vector<Game>& games) const override {
        const Game& game = games.at(0);
        std::string text = joined({game.at(0).at(0)}) + joined({static_cast<Int>(game.size()) - 1});
        for (std::size_t i = 1; i < game.size(); ++i) {
            text += joined({static_cast<Int>(game[i].size())}) + joined(game[i]);
        }
        return text;
    }
    std::size_t games_per_input() const override { return 1; }

    std::shared_ptr<const Play> play(const Game& game) const override {
        return std::make_shared<Turning>(game.at(0).at(0));
    }
    Position begin(const Game& game) const override { return position_of(game.at(1)); }
    std::optional<Game> back(const Game& start, const Position& position) const override {
        return Game{start.at(0), position.empty() ? Row() : position[0]};
    }
    Verdicts verdicts() const override { return {"Yes", "No"}; }
    std::string answer(const Game& game, Decider& decider) const override {
        std::string lines;
        for (std::size_t i = 1; i < game.size(); ++i) {
            lines += verdict(decider.wins(position_of(game[i])));
        }
        return lines;
    }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kPlayed; }
    std::string second_answer(const Game& game) const override {
        std::string lines;
        for (std::size_t i = 1; i < game.size(); ++i) {
            Int nim_sum = 0;
            for (const Int cell : game[i]) nim_sum ^= value(game[0].at(0), cell);
            lines += verdict(nim_sum != 0);
        }
        return lines;
    }
    std::string second_method() const override {
        return "values of single white cells by their moves, for n up to " +
               std::to_string(kTable) +
               "; beyond, by blocks of equal quotients, from the last one back";
    }

 protected:
    static constexpr Int kPlayed = 10, kTable = 20000;

    // The value of a single white cell.
    Int value(Int n, Int cell) const {
        if (n_ != n) {
            n_ = n;
            n <= kTable ? by_cells() : by_quotients();
        }
        return n <= kTable ? cells_[to_index(cell)] : at(n / cell);
    }

 private:
    static constexpr Int kSmall = 32000;

    static Position position_of(Row white) {
        std::sort(white.begin(), white.end());
        return white.empty() ? Position{} : Position{white};
    }
    static Int least_outside(const std::set<Int>& reached) {
        Int mex = 0;
        while (reached.count(mex) > 0) ++mex;
        return mex;
    }
    // From the last cell back: what the cells that turn with x are worth.
    void by_cells() const {
        cells_.assign(to_index(n_) + 1, 0);
        for (Int x = n_; x > 0; --x) {
            std::set<Int> reached = {0};
            Int sum = 0;
            for (Int cell = 2 * x; cell <= n_; cell += x) {
                sum ^= cells_[to_index(cell)];
                reached.insert(sum);
            }
            cells_[to_index(x)] = least_outside(reached);
        }
    }
    // For each quotient m of n, in ascending order: the cells 2x, ..., mx from the last one back. What
    // the last ones are worth, and what all are worth, tells what the first ones are worth.
    void by_quotients() const {
        small_.assign(to_index(kSmall), 0);
        large_.assign(to_index(kSmall), 0);
        Row mark(65536), tails;
        for (Int x = n_; x > 0; x = n_ / (n_ / x + 1)) {
            // Divided in half of the time of an Int.
            const auto m = static_cast<std::int32_t>(n_ / x);
            Int tail = 0;
            tails = {0};
            for (std::int32_t last = m; last > 1;) {
                const std::int32_t quotient = m / last, before = std::max(m / (quotient + 1), 1);
                tails.push_back(tail ^ at(quotient));
                if ((last - before) % 2 != 0) tail = tails.back();
                last = before;
            }
            for (const Int left : tails) mark[to_index(tail ^ left)] = m;
            at(m) = 0;
            while (mark[to_index(at(m))] == m) ++at(m);
        }
    }
    Int& at(Int quotient) const {
        return quotient < kSmall ? small_[to_index(quotient)] : large_[to_index(n_ / quotient)];
    }

    mutable Int n_ = 0;
    mutable Row cells_, small_, large_;
};

}  // namespace
