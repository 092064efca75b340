// Tables of games: of numbers as far as asked or as the time allows, of heaps, of all positions that
// some lead to.
#ifndef LAB_COMPUTE_HPP
#define LAB_COMPUTE_HPP

#include <cmath>
#include <cstdio>
#include <optional>

#include "lab_graph.hpp"
#include "lab_numbers.hpp"

namespace lab {
namespace inside {

constexpr std::size_t kMostEntries = 50000000, kMostPositions = 10000000;

[[noreturn]] inline void too_long(std::size_t computed, double seconds) {
    char text[200];
    std::snprintf(text, sizeof text,
                  "%zu positions were computed in %g seconds, and there are more: give a smaller "
                  "--upto, or more --seconds",
                  computed, seconds);
    wrong(text);
}

template <std::size_t N>
std::array<int, N> corner(const std::vector<int>& upto) {
    std::array<int, N> corner;
    std::copy_n(upto.begin(), N, corner.begin());
    return corner;
}

// body(heaps) for all ascending lists of positive numbers with this sum.
template <class Body>
void each_partition(int total, std::vector<int>& heaps, Body& body) {
    if (total == 0) return body(heaps);
    for (int heap = heaps.empty() ? 1 : heaps.back(); heap <= total; ++heap) {
        if (heap < total && 2 * heap > total) heap = total;
        heaps.push_back(heap);
        each_partition(total - heap, heaps, body);
        heaps.pop_back();
    }
}

template <class Position>
struct ComputedTable {
    std::vector<int> upto;            // of numbers
    std::vector<Position> positions;  // else
    std::vector<std::int32_t> table;
    const char* no_values = nullptr;  // why there are none
    bool complete = true;             // it ends where it was to end, not where the time did
};

// How far to go: as asked, or as far as it comes in so many seconds.
struct Extent {
    std::vector<int> upto;
    double seconds = 2;
};

template <class Game>
class Tables {
 public:
    using Position = typename Game::Position;
    using Result = ComputedTable<Position>;
    static constexpr bool kHeaps = std::is_same_v<Position, std::vector<int>> && !Game::has_starts;

    explicit Tables(const Game& game) : game_(game) {}

    Result compute(const Extent& extent) {
        Limit limit(extent.seconds, kMostPositions);
        if constexpr (Game::numbers > 0) {
            Result result = extent.upto.empty() ? as_far_as(limit, extent) : whole(limit, extent);
            result.complete = !extent.upto.empty();
            return result;
        } else if constexpr (kHeaps) {
            return heaps(limit, extent);
        } else {
            return reached(limit, extent);
        }
    }

 private:
    static constexpr std::size_t n = Game::numbers;

    // How a table of numbers is computed: what one needed, a larger one needs, too.
    enum class Way { table, graph, sums };

    Result whole(Limit& limit, const Extent& extent) {
        std::vector<int> upto = extent.upto;
        if (upto.size() == 1) upto.resize(n, upto[0]);
        if (upto.size() != n) {
            wrong("--upto has " + std::to_string(upto.size()) + " numbers, and a position " +
                  std::to_string(n));
        }
        double entries = 1;
        for (const int number : upto) entries *= number + 1.;
        if (entries > kMostEntries) {
            wrong("a table of this size takes too much memory: at most 50000000 positions");
        }
        if (std::optional<Result> result = box(upto, limit)) return *result;
        too_long(computed_, extent.seconds);
    }

    // The next larger table is begun if it is likely to be done in time.
    Result as_far_as(Limit& limit, const Extent& extent) {
        constexpr int first[] = {0, 32, 8, 4, 3}, greatest[] = {0, 1000000, 1999, 149, 39};
        constexpr double steps_of[] = {0, 4, 2, 1.6, 1.5};
        std::optional<Result> best;
        double before = 0, growth = 2. * n;  // the time grows like bound^growth
        for (int bound = first[n], last = 0;;) {
            const double left = limit.left();
            std::optional<Result> result = box(std::vector<int>(n, bound), limit);
            if (!result) {
                if (best) return *best;
                too_long(computed_, extent.seconds);
            }
            best = std::move(result);
            const double took = left - limit.left();
            if (before > 0.01) {
                growth = std::max(1. * n, std::log(took / before) / std::log(1. * bound / last));
            }
            before = took;
            const double factor =
                std::pow(0.8 * std::max(limit.left(), 0.) / std::max(took, 1e-6), 1 / growth);
            last = bound;
            // Sums are as many as partitions, which soon double.
            const double step = way_ == Way::sums ? 1.15 : steps_of[n];
            bound = std::min(greatest[n], static_cast<int>(bound * std::min(factor, step)));
            if (bound < 1.1 * last) return *best;
        }
    }

    // Nothing if the limit was over before.
    std::optional<Result> box(const std::vector<int>& upto, Limit& limit) {
        if (way_ == Way::table) {
            Dense<Game> dense(game_, corner<n>(upto), limit);
            using Ended = typename Dense<Game>::Ended;
            const Ended ended = dense.compute();
            computed_ = dense.computed();
            if (ended == Ended::late) return std::nullopt;
            if (ended == Ended::complete) return dense_result(dense, upto);
            way_ = ended == Ended::cycle ? Way::graph : Way::sums;
        }
        if (way_ == Way::sums) {
            if (game_.has_end) {
                wrong("a sum in a game with end(): who wins when one part ends is not said");
            }
            const Sums<Game> sums = {game_};
            return box_of(
                sums, [](const Position& one) { return std::vector<Position>(1, one); }, upto,
                limit);
        }
        return box_of(
            game_, [](const Position& one) { return one; }, upto, limit);
    }

    Result dense_result(const Dense<Game>& dense, const std::vector<int>& upto) const {
        Result result;
        result.upto = upto;
        result.table = dense.table();
        if (dense.outcomes_only()) result.no_values = why_no_values(false);
        return result;
    }

    // A box as a graph. `Lifted` is the game, or Sums of it.
    template <class Lifted, class Lift>
    std::optional<Result> box_of(const Lifted& lifted, Lift lift, const std::vector<int>& upto,
                                 Limit& limit) {
        Graph<Lifted> graph(lifted, limit);
        bool all = true;
        each_of_box<n>(upto, [&](const auto& position) {
            if (game_.legal(position)) all = graph.add(lift(position));
            return all;
        });
        computed_ = graph.positions().size();
        if (!all) return std::nullopt;
        solve(graph);
        Result result;
        result.upto = upto;
        if (!graph.has_values()) result.no_values = why_no_values(graph.comes_back());
        each_of_box<n>(upto, [&](const auto& position) {
            result.table.push_back(game_.legal(position) ? graph.entry(lift(position))
                                                         : std::int32_t(kNone));
            return true;
        });
        return result;
    }

    // By their number of stones.
    Result heaps(Limit& limit, const Extent& extent) {
        const int most = extent.upto.empty() ? 1000 : extent.upto[0];
        constexpr std::size_t most_heaps = 200000;
        Graph<Game> graph(game_, limit);
        Result result;
        for (int total = 0; total <= most; ++total) {
            std::vector<Position> row;
            std::vector<int> heaps;
            const auto take = [&](const std::vector<int>& one) {
                if (game_.legal(one)) row.push_back(one);
            };
            each_partition(total, heaps, take);
            // A row has about 1.3 times the positions of the one before, and solving takes as long
            // as adding.
            const bool late = limit.left() < 0.7 * extent.seconds ||
                              row.size() + result.positions.size() > most_heaps;
            if (extent.upto.empty() && late) break;
            for (const Position& position : row) {
                if (!graph.add(position)) too_long(graph.positions().size(), extent.seconds);
            }
            result.positions.insert(result.positions.end(), row.begin(), row.end());
        }
        solve(graph);
        result.complete = !extent.upto.empty();
        if (!graph.has_values()) result.no_values = why_no_values(graph.comes_back());
        for (const Position& position : result.positions) {
            result.table.push_back(graph.entry(position));
        }
        return result;
    }

    Result reached(Limit& limit, const Extent& extent) {
        if (!Game::has_starts) {
            wrong("positions that are no numbers need std::vector<State> starts()");
        }
        Graph<Game> graph(game_, limit);
        for (const Position& start : game_.starts()) {
            if (!game_.legal(start)) {
                wrong("starts: " + game_.show(start) + " is no position of the game");
            }
            if (!graph.add(start)) too_long(graph.positions().size(), extent.seconds);
        }
        solve(graph);
        Result result;
        if (!graph.has_values()) result.no_values = why_no_values(graph.comes_back());
        for (std::size_t i = 0; i < graph.positions().size(); ++i) {
            result.positions.push_back(graph.positions()[i]);
        }
        result.table = graph.table();
        return result;
    }

    template <class AnyGraph>
    static void solve(AnyGraph& graph) {
        if (graph.solve()) return;
        wrong(graph.comes_back()
                  ? "a sum is decided by Grundy values, and where play comes back there are none"
                  : "a sum is decided by Grundy values, and with misere or end() there are none");
    }

    const char* why_no_values(bool comes_back) const {
        return comes_back ? "cycle" : game_.misere ? "misere" : "end";
    }

    const Game& game_;
    Way way_ = Way::table;
    std::size_t computed_ = 0;
};

}  // namespace inside
}  // namespace lab

#endif
