// A game's rows are the lines after N: row i holds the values of general i with i + 1, i + 2, ...
// A position is one component: N, the values in the order of the input, and the generals picked so
// far, from 0, by the player and the computer in turn.
#include "core/rules.hpp"

#include <numeric>
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

// Values in which the n/2 greatest pairs have no general in common: none of them can be forced.
Game matching(std::size_t n, Rng& rng, Int greatest) {
    Row order(n);  // the generals, those of a great pair side by side
    std::iota(order.begin(), order.end(), 0);
    rng.shuffle(order);
    Row partner(n);
    for (std::size_t i = 0; i < n; ++i) partner[static_cast<std::size_t>(order[i])] = order[i ^ 1];

    Row low = rng.distinct(n * (n - 1) / 2, 0, greatest);
    std::sort(low.begin(), low.end());
    Row high(low.end() - static_cast<std::ptrdiff_t>(n / 2), low.end());
    low.resize(low.size() - n / 2);
    rng.shuffle(low);
    rng.shuffle(high);
    Row values;
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j) {
            Row& from = partner[i] == static_cast<Int>(j) ? high : low;
            values.push_back(from.back());
            from.pop_back();
        }
    }
    return rows(n, values);
}

// Values of which the two greatest, `answer` and one above it, are those of general i with j and k:
// a program that overlooks one of these generals finds less.
Game decided_by(std::size_t n, std::size_t i, std::size_t j, std::size_t k, Int answer, Rng& rng,
                Int least = 0) {
    Game game = rows(n, rng.distinct(n * (n - 1) / 2, least, answer - 1));
    const auto value = [&](std::size_t a, std::size_t b) -> Int& {
        return game[std::min(a, b)][std::max(a, b) - std::min(a, b) - 1];
    };
    value(i, j) = answer;
    value(i, k) = rng.between(answer + 1, kGreatest);
    if (rng.chance(1, 2)) std::swap(value(i, j), value(i, k));
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

    void exhaustive(Sink& sink) const override {
        Row values(kExhaustive * (kExhaustive - 1) / 2);
        std::iota(values.begin(), values.end(), Int{0});
        do {
            sink.game(rows(kExhaustive, values));
        } while (std::next_permutation(values.begin(), values.end()));
    }
    tools::Text exhaustive_bound() const override {
        const std::string generals = "$N = " + std::to_string(kExhaustive) + '$';
        return {generals + " and every order of the values", generals + " 时默契值的所有排列"};
    }
    // The answer 0 never occurs; what is rare is an answer far down the order of the pairs.
    Game random(Rng& rng, bool rare) const override {
        if (rng.chance(1, 8)) {
            // An answer of one bit.
            const Row generals = rng.distinct(3, 0, 3);
            const auto general = [&](std::size_t i) {
                return static_cast<std::size_t>(generals[i]);
            };
            return decided_by(4, general(0), general(1), general(2), Int{1} << rng.between(3, 29),
                              rng);
        }
        const Int couples = rng.chance(1, 16) ? rng.between(6, 30) : rng.between(2, 4);
        const std::size_t n = static_cast<std::size_t>(2 * couples), pairs = n * (n - 1) / 2;
        const Int greatest = rng.mixed(static_cast<Int>(pairs) - 1, kGreatest);
        return rare ? matching(n, rng, greatest) : rows(n, rng.distinct(pairs, 0, greatest));
    }
    void limits(Sink& sink) const override {
        Rng rng(1199);
        const std::size_t n = static_cast<std::size_t>(kMost), pairs = n * (n - 1) / 2;
        Row values = rng.distinct(pairs, 1, kGreatest - 1);
        values.front() = 0;
        values.back() = kGreatest;
        sink.input("random", {rows(n, values)});
        sink.input("disjoint-greatest-pairs", {matching(n, rng, kGreatest)});
        std::sort(values.begin(), values.end());
        sink.input("ascending", {rows(n, values)});
        sink.input("descending", {rows(n, {values.rbegin(), values.rend()})});
        // Numbers of generals between the random ones and the most, each with an answer that hangs
        // on the first general or on the last.
        for (const std::size_t some : {62, 100, 126, 128, 200, 250, 254, 256, 258, 400, 498}) {
            sink.input("decided-by-the-last-of-" + std::to_string(some),
                       {decided_by(some, some / 2, some - 1, some / 3, kGreatest - 1, rng)});
        }
        sink.input("decided-by-the-first", {decided_by(n, 0, 1, n / 2, kGreatest - 1, rng)});
        sink.input("decided-by-one-before-the-last",
                   {decided_by(n, n / 2, n - 2, 0, kGreatest - 1, rng)});
        sink.input("decided-by-the-last", {decided_by(n, n / 2, n - 1, 0, kGreatest - 1, rng)});
        // The longest input: no value has less than nine digits, and the last one decides.
        sink.input("longest-lines",
                   {decided_by(n, n - 1, n - 2, 0, kGreatest - 1, rng, kGreatest / 10)});
        sink.input("decided-by-the-row-of-the-last",
                   {decided_by(n, n - 1, n - 2, 0, kGreatest - 1, rng)});
        // A general's number that is kept in a byte comes round.
        sink.input("decided-by-generals-256-apart", {decided_by(n, 0, 1, 257, kGreatest - 1, rng)});
    }

 private:
    static constexpr std::size_t kExhaustive = 4;  // generals
};

}  // namespace

RULES(ThreeKingdoms)
