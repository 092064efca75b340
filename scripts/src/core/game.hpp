// A game, said once: its moves and its ending. Rules, oracle, play, explanations and pages take it.
#ifndef SCRIPTS_SRC_CORE_GAME_HPP
#define SCRIPTS_SRC_CORE_GAME_HPP

#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/hash.hpp"

namespace rules {

using Int = std::int64_t;
using Row = std::vector<Int>;

// One game (one test of an input) as rows of integers, laid out as the problem's rules choose.
// Counts that follow from the rows (how many heaps, how many lines) are not stored; format() writes
// them. So the shrinker can drop a row, or drop or lower a value, without knowing the problem.
using Game = std::vector<Row>;

// One component of a position: a heap, a sheet of paper, a board, or a whole row of pieces if they
// depend on one another. It holds everything that decides its moves but what is fixed for the whole
// game, such as a graph: that is in the Play.
using Component = Row;
// A position is a sum of components: the player to move picks one of them and moves in it.
using Position = std::vector<Component>;

// Receives the moves from one component.
class Options {
 public:
    virtual ~Options() = default;
    // A move that replaces the component by these (none: the component is gone).
    virtual void to(Position parts) = 0;
    void to(Component component) { to(Position{std::move(component)}); }
};

// How a game ends for the player to move, under perfect play.
enum class Outcome { loss, draw, win };

// A player who cannot move loses in normal play, and wins in misère play.
enum class Convention { normal, misere };

class Play {
 public:
    virtual ~Play() = default;

    // All moves from one component, straight from the rules of the game.
    virtual void moves(const Component& part, Options& options) const = 0;
    virtual Convention convention() const { return Convention::normal; }
    // True if the player to move wins at once by a rule other than "a player who cannot move
    // loses".
    virtual bool wins_at_once(const Position&) const { return false; }
    // True if some games end without a winner. Then Grundy values say nothing; plain search does.
    virtual bool can_be_drawn() const { return false; }
    // True if the game is over here, and nobody has won.
    virtual bool drawn_at_once(const Position&) const { return false; }
    // The moves of an equivalent normal-play game; only for games with wins_at_once().
    virtual void normal_play_moves(const Component& part, Options& options) const {
        moves(part, options);
    }
    // True if the game is impartial and always ends: plain search decides it, and so do Grundy values
    // unless it can_be_drawn().
    virtual bool impartial() const { return true; }
    // What is fixed for the whole game, for those who draw it: the edges of a graph, say.
    virtual Row fixed() const { return {}; }
};

// Takes down moves.
struct OptionList : Options {
    using Options::to;
    void to(Position parts) override { all.push_back(std::move(parts)); }
    std::vector<Position> all;
};

// Says who wins, by whatever method.
class Decider {
 public:
    virtual ~Decider() = default;
    // True iff the player to move wins this position under perfect play.
    virtual bool wins(const Position& position) = 0;
    virtual Outcome outcome(const Position& position) {
        return wins(position) ? Outcome::win : Outcome::loss;
    }
};

struct HashOfRows {
    std::size_t operator()(const Row& row) const;
    std::size_t operator()(const std::vector<Row>& rows) const;
};

// Plain memoised search over positions: how the oracle decides a game.
class Search : public Decider {
 public:
    Search() = default;
    explicit Search(std::shared_ptr<const Play> play) : play_(std::move(play)) {}
    // From here on positions are of this game; what was searched is forgotten if it is another.
    void turn_to(std::shared_ptr<const Play> play);

    bool wins(const Position& position) override { return outcome(position) == Outcome::win; }
    Outcome outcome(const Position& position) override;

 private:
    Outcome known_or_searched(Position position);
    Outcome search(const Position& position);

    std::shared_ptr<const Play> play_;
    std::unordered_map<Position, Outcome, HashOfRows> memo_;
};

// How long a game takes whose plays may go on for ever, by plain search round by round: the winner
// hurries, the loser delays. A player who cannot move loses, and a move leaves one component.
class Lengths {
 public:
    explicit Lengths(const Play& play) : play_(play) {}
    // How many moves the play takes from here: odd if the player to move wins, even if the other one
    // does; nothing if neither can force an end.
    std::optional<Int> from(const Component& start) const;

 private:
    const Play& play_;
};

// Grundy values by normal_play_moves(), remembered; for games that are impartial().
class GrundyValues {
 public:
    explicit GrundyValues(std::shared_ptr<const Play> play) : play_(std::move(play)) {}
    Int of(const Component& part);
    // The nim-sum of the components' values.
    Int of(const Position& position);

 private:
    std::shared_ptr<const Play> play_;
    std::unordered_map<Component, Int, HashOfRows> memo_;
};

// A container's index.
inline std::size_t to_index(Int number) {
    return static_cast<std::size_t>(number);
}

// Each heap as a component of its own.
Position apart(const Row& heaps);
// The first number of each component, but for zeros: heaps of which the empty ones are gone.
Row heaps_of(const Position& position);

}  // namespace rules

#endif
