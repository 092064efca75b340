// Every theorem, table and period of misere.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "node_kayles.hpp"
#include "notes/code/backwards.hpp"
#include "notes/code/basis.hpp"
#include "notes/code/cutting.hpp"
#include "notes/code/cutting_trees.hpp"
#include "notes/code/dag.hpp"
#include "notes/code/grundy.hpp"
#include "notes/code/loopy.hpp"
#include "notes/code/octal.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "notes/code/staircase.hpp"
#include "shared.hpp"
#include "sprague_grundy.hpp"

namespace claims_misere {

using namespace claims_tests;

// What the Sprague-Grundy-Jia theorem says about components with these values.
bool jia(const Values& values) {
    const bool large = std::any_of(values.begin(), values.end(), [](unsigned v) { return v > 1; });
    return large == (nim_sum(values) != 0);
}

// Plays the sum of `pieces` games on the graph, where a position is an end iff ended(values,
// stuck), and expects the theorem to hold.
template <class Ended>
void expect_jia(const Graph& graph, unsigned pieces, Ended ended) {
    const Values of_node = values_of(graph);
    std::vector<bool> wins;
    for_all_sums(graph, pieces,
                 [&](std::size_t, const Values& nodes, const std::vector<std::size_t>& options) {
                     const Values values = at(of_node, nodes);
                     wins.push_back(ended(values, options.empty()) || some_loses(wins, options));
                     ASSERT_EQ(wins.back(), jia(values));
                     ASSERT_EQ(wins.back(),
                               sprague_grundy::first_wins_misere(values.begin(), values.end()));
                 });
}

bool all_zero(const Values& values, bool) {
    return std::count(values.begin(), values.end(), 0u) == static_cast<long>(values.size());
}

TEST(Claims, ThreeConditions) {
    const auto [most_nodes] = bounds<1>();
    for_all_graphs(most_nodes, [](const Graph& graph) {
        const unsigned sets = 1u << graph.size();
        for (unsigned ended = 0; ended < sets; ++ended) {
            bool others_have_a_move = true;
            unsigned p_positions = 0;
            for (unsigned node = 0; node < graph.size(); ++node) {
                bool wins = ended >> node & 1;
                others_have_a_move = others_have_a_move && (wins || !graph[node].empty());
                for (const unsigned to : graph[node]) wins = wins || (p_positions >> to & 1);
                if (!wins) p_positions |= 1u << node;
            }
            for (unsigned k = 0; others_have_a_move && k < sets; ++k) {
                bool conditions = (k & ended) == 0;
                for (unsigned node = 0; node < graph.size(); ++node) {
                    if (ended >> node & 1) continue;
                    bool into_k = false;
                    for (const unsigned to : graph[node]) into_k = into_k || (k >> to & 1);
                    conditions = conditions && into_k != (k >> node & 1);
                }
                ASSERT_EQ(conditions, k == p_positions);
            }
        }
    });
}

TEST(Claims, SpragueGrundyJia) {
    const auto [pieces, most_nodes] = bounds<2>();
    std::size_t free_choices = 0;
    for_all_graphs(most_nodes, [&, pieces = pieces](const Graph& graph) {
        const Values of_node = values_of(graph);
        struct Position {
            Values values;
            std::vector<std::size_t> options;
        };
        std::vector<Position> positions;
        std::vector<std::size_t> may_end;  // value 0 everywhere, and there is a move: an end or not
        for_all_sums(
            graph, pieces,
            [&](std::size_t i, const Values& nodes, const std::vector<std::size_t>& options) {
                positions.push_back({at(of_node, nodes), options});
                if (all_zero(positions[i].values, false) && !options.empty()) {
                    may_end.push_back(i);
                }
            });
        for (unsigned choice = 0; choice < 1u << may_end.size(); ++choice) {
            std::set<std::size_t> not_ended;
            bool e2 = true;
            for (std::size_t j = 0; j < may_end.size(); ++j) {
                if (choice >> j & 1) continue;
                not_ended.insert(may_end[j]);
                const auto& options = positions[may_end[j]].options;
                e2 = e2 && std::any_of(options.begin(), options.end(), [&](std::size_t to) {
                         const Values& values = positions[to].values;
                         return std::count(values.begin(), values.end(), 1u) == 1 &&
                                std::accumulate(values.begin(), values.end(), 0u) == 1;
                     });
            }
            if (!e2) continue;
            free_choices += may_end.size();
            std::vector<bool> wins;
            for (std::size_t i = 0; i < positions.size(); ++i) {
                const bool ended = all_zero(positions[i].values, false) && not_ended.count(i) == 0;
                wins.push_back(ended || some_loses(wins, positions[i].options));
                ASSERT_EQ(wins[i], jia(positions[i].values));
            }
        }
    });
    EXPECT_GT(free_choices, 0u);
}

TEST(ClaimsTables, AntiNim) {
    auto play = rook(5);
    expect_square("", 0, 5, [&](unsigned x, unsigned y) {
        return outcome(play.wins_misere({x, y}));
    });
}

TEST(Claims, JiasRule) {
    const auto [pieces, nodes] = bounds<2>();
    for_all_graphs(nodes,
                   [pieces = pieces](const Graph& graph) { expect_jia(graph, pieces, all_zero); });
}

// Every position of value 0 is terminal or has an option of value 1.
bool has_misere_condition(const Graph& graph) {
    const Values values = values_of(graph);
    for (unsigned node = 0; node < graph.size(); ++node) {
        const Values reached = at(values, graph[node]);
        if (values[node] == 0 && !reached.empty() &&
            std::count(reached.begin(), reached.end(), 1u) == 0) {
            return false;
        }
    }
    return true;
}

TEST(Claims, MisereSums) {
    const auto [pieces, nodes] = bounds<2>();
    for_all_graphs(nodes, [pieces = pieces](const Graph& graph) {
        if (has_misere_condition(graph)) expect_jia(graph, pieces, misere);
    });
}

TEST(Claims, MovesThatEnd) {
    const auto [pieces, nodes] = bounds<2>();
    std::size_t graphs = 0;
    for_all_graphs(nodes, [&, pieces = pieces](const Graph& graph) {
        for (const Values& options : graph) {
            const bool ends = std::any_of(options.begin(), options.end(),
                                          [&](unsigned to) { return graph[to].empty(); });
            if (!options.empty() && !ends) return;
        }
        ++graphs;
        expect_jia(graph, pieces, misere);
    });
    EXPECT_GT(graphs, 0u);
}

// Rooted trees without names for their vertices.
class Shapes {
 public:
    Shapes() : single_(number({})) {}

    // All with so many vertices.
    std::set<unsigned> with(unsigned vertices) {
        if (vertices == 1) return {single_};
        std::set<unsigned> all;
        for (const unsigned shape : with(vertices - 1)) all.merge(grown(shape));
        return all;
    }

    // What cutting an edge leaves.
    std::set<unsigned> cut(unsigned shape) {
        return changed(shape, false, [this](unsigned child) { return cut(child); });
    }

    // The vertex next below each, the root being vertex 0.
    std::vector<std::size_t> below(unsigned shape) const {
        std::vector<std::size_t> all(1);
        add_above(shape, 0, all);
        return all;
    }

 private:
    // With another leaf.
    std::set<unsigned> grown(unsigned shape) {
        return changed(shape, true, [this](unsigned child) { return grown(child); });
    }

    // With one of the root's children more or less, or with one of them changed.
    template <class Change>
    std::set<unsigned> changed(unsigned shape, bool more, Change change) {
        std::set<unsigned> all;
        const Values children = children_[shape];
        Values others = children;
        others.push_back(single_);
        if (more) all.insert(number(others));
        for (std::size_t i = 0; i < children.size(); ++i) {
            others = children;
            others.erase(others.begin() + static_cast<long>(i));
            if (!more) all.insert(number(others));
            for (const unsigned child : change(children[i])) {
                others.push_back(child);
                all.insert(number(others));
                others.pop_back();
            }
        }
        return all;
    }

    unsigned number(Values children) {
        std::sort(children.begin(), children.end());
        const auto found = numbers_.emplace(children, static_cast<unsigned>(children_.size()));
        if (found.second) children_.push_back(children);
        return found.first->second;
    }

    void add_above(unsigned shape, std::size_t root, std::vector<std::size_t>& all) const {
        for (const unsigned child : children_[shape]) {
            all.push_back(root);
            add_above(child, all.size() - 1, all);
        }
    }

    std::map<Values, unsigned> numbers_;
    std::vector<Values> children_;
    unsigned single_;
};

// For each number of vertices: how many trees there are, and for how many of them the formula for
// misere play is wrong with the tree as the component, and with its branches.
std::vector<std::array<unsigned, 3>> misere_trees(unsigned most_vertices) {
    Shapes shapes;
    auto play = game<unsigned>([&](unsigned shape) { return shapes.cut(shape); });
    std::vector<std::array<unsigned, 3>> counts;
    for (unsigned n = 1; n <= most_vertices; ++n) {
        counts.push_back({});
        for (const unsigned shape : shapes.with(n)) {
            const bool wins = play.wins_misere(shape);
            const Values branches = notes::branch_values(shapes.below(shape));
            EXPECT_EQ(nim_sum(branches), play.value(shape));
            ++counts.back()[0];
            counts.back()[1] += wins != jia({play.value(shape)});
            counts.back()[2] += wins != jia(branches);
        }
    }
    return counts;
}

TEST(Claims, CuttingTrees) {
    const auto [vertices, trees, first_wrong] = bounds<3>();
    unsigned all = 0;
    for (const auto& counts : misere_trees(vertices)) {
        all += counts[0];
        EXPECT_EQ(counts[2], 0u);
    }
    EXPECT_EQ(all, trees);
    EXPECT_EQ(misere_trees(first_wrong - 1).back()[1], 0u);
    EXPECT_GT(misere_trees(first_wrong).back()[1], 0u);
}

TEST(ClaimsTables, CuttingTrees) {
    std::vector<Row> rows = {{code("n")}, {code("t")}, {code("w")}, {code("b")}};
    for (const auto& counts : misere_trees(10)) {
        rows[0].push_back(text(rows[0].size()));
        for (std::size_t i = 0; i < 3; ++i) rows[i + 1].push_back(text(counts[i]));
    }
    expect_table(rows);
}

TEST(Claims, AntiNim) {
    const auto [heaps, stones] = bounds<2>();
    expect_jia(nim_graph(stones), heaps, misere);
}

TEST(Claims, MisereSubtraction) {
    const auto [greatest, heaps, stones] = bounds<3>();
    for_all_sets(greatest, [heaps = heaps, stones = stones](const Values& set) {
        expect_jia(subtraction_graph(stones, set), heaps, misere);
    });
}

TEST(Claims, Ferguson) {
    const auto [greatest, heap] = bounds<2>();
    for_all_sets(greatest, [heap = heap](const Values& set) {
        const Values values = values_of(subtraction_graph(heap, set));
        const unsigned s = set.front();
        for (unsigned n = 0; n <= heap; ++n) {
            ASSERT_EQ(values[n] == 1, n >= s && values[n - s] == 0);
        }
    });
}

// The positions of a sum, each after its options.
struct MisereSum {
    std::vector<Values> values;
    std::vector<std::vector<std::size_t>> options;
};

MisereSum misere_sum(const Graph& graph, unsigned pieces) {
    const Values of_node = values_of(graph);
    MisereSum sum;
    for_all_sums(graph, pieces,
                 [&](std::size_t, const Values& nodes, const std::vector<std::size_t>& options) {
                     sum.values.push_back(at(of_node, nodes));
                     sum.options.push_back(options);
                 });
    return sum;
}

// Whether the formula holds everywhere, where just these positions are ended.
bool formula_holds(const MisereSum& sum, const std::vector<bool>& ended) {
    std::vector<bool> wins;
    for (std::size_t i = 0; i < sum.options.size(); ++i) {
        wins.push_back(ended[i] || some_loses(wins, sum.options[i]));
        if (wins[i] != jia(sum.values[i])) return false;
    }
    return true;
}

bool formula_holds_in_misere(const Graph& graph, unsigned pieces) {
    const MisereSum sum = misere_sum(graph, pieces);
    std::vector<bool> ended;
    for (const auto& options : sum.options) ended.push_back(options.empty());
    return formula_holds(sum, ended);
}

TEST(Claims, FormulaAndItsConditions) {
    const auto [pieces, most_nodes] = bounds<2>();
    std::size_t holds = 0, fails = 0;
    for_all_graphs(most_nodes, [&, pieces = pieces](const Graph& graph) {
        const MisereSum sum = misere_sum(graph, pieces);
        std::vector<std::size_t> free;
        for (std::size_t i = 0; i < sum.options.size(); ++i) {
            if (!sum.options[i].empty()) free.push_back(i);
        }
        for (unsigned choice = 0; choice < 1u << free.size(); ++choice) {
            std::vector<bool> ended(sum.options.size(), true);
            for (std::size_t j = 0; j < free.size(); ++j) ended[free[j]] = choice >> j & 1;
            bool conditions = true;
            for (std::size_t i = 0; i < ended.size(); ++i) {
                if (ended[i]) conditions = conditions && jia(sum.values[i]);
                if (ended[i] || !all_zero(sum.values[i], false)) continue;
                conditions = conditions && std::any_of(sum.options[i].begin(), sum.options[i].end(),
                                                       [&](std::size_t to) {
                                                           return nim_sum(sum.values[to]) == 1;
                                                       });
            }
            ASSERT_EQ(formula_holds(sum, ended), conditions);
            ++(conditions ? holds : fails);
        }
    });
    EXPECT_GT(holds, 0u);
    EXPECT_GT(fails, 0u);
}

TEST(Claims, MisereConverse) {
    const auto [pieces, most_nodes] = bounds<2>();
    std::size_t fails = 0;
    for_all_graphs(most_nodes, [&, pieces = pieces](const Graph& graph) {
        const bool condition = has_misere_condition(graph);
        ASSERT_EQ(formula_holds_in_misere(graph, 1), condition);
        ASSERT_EQ(formula_holds_in_misere(graph, pieces), condition);
        fails += !condition;
    });
    EXPECT_GT(fails, 0u);
}

TEST(Claims, SmallestException) {
    const auto [nodes, exceptions] = bounds<2>();
    unsigned found = 0;
    for_all_graphs(nodes, [&, nodes = nodes](const Graph& graph) {
        if (formula_holds_in_misere(graph, 1)) return;
        ASSERT_EQ(graph.size(), nodes);
        ++found;
    });
    EXPECT_EQ(found, exceptions);
}

// How many kinds of positions with heaps of 1 to `stones` there are in misere play, told apart by
// adding up to `most` heaps of each size.
std::size_t misere_kinds(unsigned stones, unsigned most) {
    auto play = game<Values>([](const Values& count) {  // of heaps of each size
        std::vector<Values> options;
        for (std::size_t from = 1; from < count.size(); ++from) {
            for (std::size_t to = 0; count[from] > 0 && to < from; ++to) {
                options.push_back(count);
                --options.back()[from];
                if (to > 0) ++options.back()[to];
            }
        }
        return options;
    });
    std::vector<Values> positions(1, Values(1, 0));
    for (unsigned size = 1; size <= stones; ++size) {
        std::vector<Values> longer;
        for (const Values& position : positions) {
            for (unsigned count = 0; count <= most; ++count) {
                longer.push_back(position);
                longer.back().push_back(count);
            }
        }
        positions.swap(longer);
    }
    std::set<std::vector<bool>> kinds;
    for (const Values& position : positions) {
        std::vector<bool> outcomes;
        for (const Values& added : positions) {
            Values sum = position;
            for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += added[i];
            outcomes.push_back(play.wins_misere(sum));
        }
        kinds.insert(outcomes);
    }
    return kinds.size();
}

TEST(Claims, QuotientOfOneAndTwo) {
    const auto [stones, most, kinds] = bounds<3>();
    EXPECT_EQ(misere_kinds(stones, most), kinds);
}

TEST(Claims, OtherQuotients) {
    const auto [one, one_kinds, three, three_kinds, most] = bounds<5>();
    EXPECT_EQ(misere_kinds(one, most), one_kinds);
    EXPECT_EQ(misere_kinds(three, most), three_kinds);
}

TEST(Claims, MisereMoves) {
    const auto [a, b, c, left, ones] = bounds<5>();
    auto play = game<Values>([](const Values& heaps) {
        std::set<Values> options;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            for (unsigned n = 0; n < heaps[i]; ++n) {
                Values next = heaps;
                next[i] = n;
                options.insert(next);
            }
        }
        return options;
    });
    for (unsigned i = 0; i < 3; ++i) {
        const Values heaps = {a, b, c};
        for (unsigned n = 0; n < heaps[i]; ++n) {
            Values next = heaps;
            next[i] = n;
            EXPECT_EQ(play.wins_misere(next), i != 2 || n != left);
        }
    }
    for (unsigned n = 0; n < a; ++n) EXPECT_EQ(play.wins_misere({1, 1, n}), n != ones);
}

TEST(Claims, MisereCounterexamples) {
    const auto [two] = bounds<1>();
    // Each number is a heap; those above `two` are heaps with only one move.
    const unsigned to_one = two + 1, to_both = two + 2;
    auto play = game<Values>([=, two = two](const Values& heaps) {
        std::vector<Values> options;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            Values next = heaps;
            if (heaps[i] > two) {
                next[i] = two;
                if (heaps[i] == to_both) next.push_back(two);
                options.push_back(next);
            } else {
                while (next[i] > 0) --next[i], options.push_back(next);
            }
        }
        return options;
    });
    EXPECT_EQ(play.value({to_one}), 0u);
    EXPECT_NE(play.wins_misere({to_one}), jia({0}));
    EXPECT_EQ(play.value({to_both}), 1u);
    EXPECT_NE(play.wins_misere({to_both}), jia({1}));
}

TEST(Claims, MisereDawsonsKayles) {
    const auto [right_below, wrong] = bounds<2>();
    ASSERT_EQ(right_below, wrong);
    const auto dawsons_options = [](const Values& rows) {
        std::set<Values> options;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            for (unsigned left = 0; left + 2 <= rows[i]; ++left) {
                Values next = rows;
                next[i] = left;
                next.push_back(rows[i] - 2 - left);
                std::sort(next.begin(), next.end());
                next.erase(next.begin(), std::upper_bound(next.begin(), next.end(), 1u));
                options.insert(next);
            }
        }
        return options;
    };
    auto play = game<Values>(dawsons_options);
    const Values values = octal_values("07", wrong);
    for (unsigned n = 0; n <= wrong; ++n) {
        EXPECT_EQ(play.wins_misere({n}) == jia({values[n]}), n < wrong) << n;
    }
    EXPECT_EQ(values[wrong], 2u);
    EXPECT_NE(play.wins_misere({2, wrong - 2}), jia({values[2], values[wrong - 2]}));
    // Two rows of 4 as one component, from a row of 10.
    EXPECT_EQ(dawsons_options({10}).count({4, 4}), 1u);
    EXPECT_EQ(play.value({4, 4}), 0u);
    for (const Values& option : dawsons_options({4, 4})) EXPECT_GT(play.value(option), 1u);
}

}  // namespace claims_misere
