// A game's rows are the lines after N: row i holds the values of general i with i + 1, i + 2, ...
// A position is one component: N, the values in the order of the input, and the generals picked so
// far, from 0, by the player and the computer in turn.
#include "core/rules.hpp"

#include <set>

namespace {

using namespace rules;

constexpr std::size_t kMostPlayed = 12;
constexpr Int kLeast = 4, kMost = 500, kGreatest = 1000000000;

// The rows of n generals, taken from `values` in the order of the input.
Game rows(std::size_t n, const Row& values) {
    Game game;
    auto at = values.begin();
    for (std::size_t length = n - 1; length > 0; --length) {
        game.emplace_back(at, at + static_cast<std::ptrdiff_t>(length));
        at += static_cast<std::ptrdiff_t>(length);
    }
    return game;
}

// Searches all choices of the player; the computer never has one.
class Picks {
 public:
    explicit Picks(const Game& game) : n_(game.size() + 1), values_(n_, Row(n_)), owner_(n_) {
        for (std::size_t i = 0; i < n_; ++i) {
            for (std::size_t j = i + 1; j < n_; ++j) {
                values_[i][j] = values_[j][i] = game.at(i).at(j - i - 1);
            }
        }
    }
    explicit Picks(const Component& part)
        : Picks(rows(size(part), {part.begin() + 1, picks(part)})) {
        for (auto at = picks(part); at != part.end(); ++at) {
            owner_[static_cast<std::size_t>(*at)] = to_move_;
            to_move_ = to_move_ == Owner::player ? Owner::computer : Owner::player;
        }
    }
    static Game game_of(const Component& part) {
        Game game = rows(size(part), {part.begin() + 1, picks(part)});
        if (picks(part) != part.end()) game.emplace_back(picks(part), part.end());
        return game;
    }
    void moves(const Component& part, Options& options) const {
        for (std::size_t i = 0; i < n_; ++i) {
            if (owner_[i] != Owner::none) continue;
            if (to_move_ == Owner::computer && i != computers_pick()) continue;
            Component next = part;
            next.push_back(static_cast<Int>(i));
            options.to(next);
        }
    }
    // All generals are picked, and the player's best pair is the better one.
    bool is_won() const {
        return std::count(owner_.begin(), owner_.end(), Owner::none) == 0 &&
               best_pair(Owner::player) > best_pair(Owner::computer);
    }
    // The best score with which the player can still win; -1 if that is impossible.
    Int search() {
        Int result = -1;
        bool over = true;
        for (std::size_t mine = 0; mine < n_; ++mine) {
            if (owner_[mine] != Owner::none) continue;
            over = false;
            owner_[mine] = Owner::player;
            const std::size_t reply = computers_pick();
            owner_[reply] = Owner::computer;
            result = std::max(result, search());
            owner_[mine] = owner_[reply] = Owner::none;
        }
        if (!over) return result;
        const Int score = best_pair(Owner::player);
        return score > best_pair(Owner::computer) ? score : -1;
    }

 private:
    enum class Owner { none, player, computer };

    static std::size_t size(const Component& part) { return static_cast<std::size_t>(part.at(0)); }
    static Component::const_iterator picks(const Component& part) {
        return part.begin() + 1 + part[0] * (part[0] - 1) / 2;
    }
    // Of all pairs of a general of the player's and a free one, takes the best, and returns its
    // free one.
    std::size_t computers_pick() const {
        std::size_t pick = n_;
        Int best = -1;
        for (std::size_t i = 0; i < n_; ++i) {
            for (std::size_t j = 0; j < n_; ++j) {
                if (owner_[i] == Owner::player && owner_[j] == Owner::none &&
                    values_[i][j] > best) {
                    best = values_[i][j];
                    pick = j;
                }
            }
        }
        return pick;
    }
    Int best_pair(Owner side) const {
        Int best = -1;
        for (std::size_t i = 0; i < n_; ++i) {
            for (std::size_t j = i + 1; j < n_; ++j) {
                if (owner_[i] == side && owner_[j] == side) best = std::max(best, values_[i][j]);
            }
        }
        return best;
    }

    std::size_t n_;
    std::vector<Row> values_;
    std::vector<Owner> owner_;
    Owner to_move_ = Owner::player;
};

class ThreeKingdoms : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Int n = text.integer(kLeast, kMost, "N");
        if (n % 2 != 0) text.fail({"N must be even", "N 应为偶数"});
        text.end_of_line();
        Game game;
        std::set<Int> seen;
        for (Int length = n - 1; length > 0; --length) {
            Row row;
            while (static_cast<Int>(row.size()) < length) {
                if (!row.empty()) text.blank();
                row.push_back(text.integer(0, kGreatest, {"a value", "默契值"}));
                if (!seen.insert(row.back()).second)
                    text.fail({"this value occurs twice", "这个默契值出现了两次"});
            }
            text.end_of_line();
            game.push_back(std::move(row));
        }
        text.end();
        return {game};
    }
    std::string format(const std::vector<Game>& games) const override {
        std::string text = std::to_string(games.at(0).size() + 1) + '\n';
        for (const Row& row : games.at(0)) text += joined(row);
        return text;
    }
    std::size_t games_per_input() const override { return 1; }

    void moves(const Component& part, Options& options) const override {
        Picks(part).moves(part, options);
    }
    bool wins_at_once(const Position& position) const override {
        return Picks(position.at(0)).is_won();
    }
    bool impartial() const override { return false; }

    Position begin(const Game& game) const override {
        Component part = {static_cast<Int>(game.size()) + 1};
        for (const Row& row : game) part.insert(part.end(), row.begin(), row.end());
        return {part};
    }
    // The picks are one more row. With many generals a search would not end.
    std::optional<Game> back(const Game& start, const Position& position) const override {
        if (start.size() + 1 > kMostPlayed) return std::nullopt;
        return position.empty() ? start : Picks::game_of(position[0]);
    }
    std::string answer(const Game& game, Decider&) const override {
        const Int score = Picks(game).search();
        return score < 0 ? "0\n" : "1\n" + std::to_string(score) + '\n';
    }
    bool oracle_reaches(const Game& game) const override { return game.size() + 1 <= 10; }
    std::string second_answer(const Game& game) const override {
        struct Pair {
            Int value;
            std::size_t i, j;
        };
        std::vector<Pair> pairs;
        for (std::size_t i = 0; i < game.size(); ++i) {
            for (std::size_t k = 0; k < game[i].size(); ++k) {
                pairs.push_back({game[i][k], i, i + 1 + k});
            }
        }
        std::sort(pairs.begin(), pairs.end(),
                  [](const Pair& a, const Pair& b) { return a.value > b.value; });
        std::vector<bool> seen(game.size() + 1);
        for (const Pair& pair : pairs) {
            if (seen[pair.i] || seen[pair.j]) return "1\n" + std::to_string(pair.value) + '\n';
            seen[pair.i] = seen[pair.j] = true;
        }
        throw std::logic_error("no two pairs share a general");
    }
    std::string second_method() const override {
        return "pairs from the greatest down: the first that shares a general with an earlier one";
    }
};

}  // namespace
