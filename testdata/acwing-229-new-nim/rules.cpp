// A game is one row: the heaps. A position is the Nim that begins in turn 3, a component for each
// heap; before that, one component: the number of the turn, then all heaps.
#include "core/lists.hpp"

namespace {

using namespace rules;

constexpr Int kHeaps = 100, kGreatest = 1000000000;

class NewNim : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Row heaps =
            text.counted_line("k", 1, kHeaps, {"a heap", "一堆火柴的根数"}, 1, kGreatest);
        text.end();
        return {{heaps}};
    }
    std::string format(const std::vector<Game>& games) const override {
        return with_count(games.at(0).at(0));
    }
    std::size_t games_per_input() const override { return 1; }

    void moves(const Component& part, Options& options) const override {
        if (part.size() > 1) return leave_some(part, 1, {}, options);
        for (Int left = 0; left < part[0]; ++left) options.to(Component{left});
    }

    Position begin(const Game& game) const override {
        Component heaps = game.at(0);
        heaps.insert(heaps.begin(), 1);
        return {heaps};
    }
    // A second, empty row says that turn 2 is next; a third one, that turns 1 and 2 are over.
    std::optional<Game> back(const Game&, const Position& position) const override {
        if (position.empty() || position[0].size() == 1) return Game{heaps_of(position), {}, {}};
        const Row heaps(position[0].begin() + 1, position[0].end());
        return position[0][0] == 1 ? Game{heaps} : Game{heaps, {}};
    }
    // Plays turns 1 and 2 with sets of heaps: turn 1 leaves `left`, turn 2 a subset of it; neither
    // may be empty.
    std::string answer(const Game& game, Decider& decider) const override {
        const Row& heaps = game.at(0);
        const unsigned all = (1u << heaps.size()) - 1;
        std::vector<bool> wins(all + 1);
        for (unsigned set = 1; set <= all; ++set) {
            Position nim;
            for (std::size_t i = 0; i < heaps.size(); ++i) {
                if (set >> i & 1) nim.push_back({heaps[i]});
            }
            wins[set] = decider.wins(nim);
        }
        Int least = -1;
        for (unsigned left = 1; left <= all; ++left) {
            bool first_wins = true;
            for (unsigned set = left; set > 0; set = (set - 1) & left) {
                first_wins = first_wins && wins[set];
            }
            Int removed = 0;
            for (std::size_t i = 0; i < heaps.size(); ++i) {
                if ((left >> i & 1) == 0) removed += heaps[i];
            }
            if (first_wins && (least < 0 || removed < least)) least = removed;
        }
        return std::to_string(least) + '\n';
    }
    bool oracle_reaches(const Game& game) const override { return lists_.contain(game.at(0)); }
    // Takes the heaps in the order of the input. When one closes a circuit (a set with nim-sum 0)
    // with heaps kept so far, the least heap of the circuit goes.
    std::string second_answer(const Game& game) const override {
        Row kept;
        Int removed = 0;
        for (const Int heap : game.at(0)) {
            kept.push_back(heap);
            const std::uint64_t closed = circuit(kept);
            if (closed == 0) continue;
            std::size_t least = kept.size() - 1;
            for (std::size_t i = 0; i < kept.size(); ++i) {
                if ((closed >> i & 1) && kept[i] < kept[least]) least = i;
            }
            removed += kept[least];
            kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(least));
        }
        return std::to_string(removed) + '\n';
    }
    std::string second_method() const override { return "exchange along xor circuits"; }

 protected:
    const Lists lists_{heaps_in("根"), 5, 1, 7, Lists::Order::ascending};

 private:
    // Turns 1 and 2: decides about the heaps from part[next] on, after `left` of those before stay.
    // Of equal heaps the first ones stay.
    static void leave_some(const Component& part, std::size_t next, const Row& left,
                           Options& options) {
        if (next == part.size()) {
            if (left.empty()) return;
            if (part[0] == 2) return options.to(apart(left));
            Component turn_2 = {2};
            turn_2.insert(turn_2.end(), left.begin(), left.end());
            return options.to(turn_2);
        }
        const auto heap = part.begin() + static_cast<std::ptrdiff_t>(next);
        if (std::count(part.begin() + 1, heap, *heap) ==
            std::count(left.begin(), left.end(), *heap)) {
            Row with_it = left;
            with_it.push_back(*heap);
            leave_some(part, next + 1, with_it, options);
        }
        leave_some(part, next + 1, left, options);
    }

    // The set of heaps with nim-sum 0, as bits, or 0 if there is none. Without the last heap there
    // is none.
    static std::uint64_t circuit(const Row& heaps) {
        std::vector<std::pair<Int, std::uint64_t>> reduced;  // a nim-sum, and of which heaps
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            std::pair<Int, std::uint64_t> sum = {heaps[i], std::uint64_t{1} << i};
            for (const auto& [value, set] : reduced) {
                if ((sum.first ^ value) < sum.first) {
                    sum.first ^= value;
                    sum.second ^= set;
                }
            }
            if (sum.first == 0) return sum.second;
            reduced.push_back(sum);
            std::sort(reduced.rbegin(), reduced.rend());
        }
        return 0;
    }
};

}  // namespace
