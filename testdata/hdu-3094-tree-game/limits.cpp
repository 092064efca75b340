#include "core/rooms.hpp"
#include "rules.cpp"

namespace {

using hackenbush::any_shape;
using hackenbush::grow;
using hackenbush::stalks;
using hackenbush::value_of;

class Inputs : public TreeGame {
 public:
    void exhaustive(Sink& sink) const override {
        for (std::size_t n = 1; n <= kAnyOrder; ++n) {
            for_each_tree(n, [&](Game tree) {
                std::sort(tree.begin(), tree.end());
                do {
                    for (std::size_t turned = 0; turned >> tree.size() == 0; ++turned) {
                        Game game = tree;
                        for (std::size_t i = 0; i < game.size(); ++i) {
                            if (turned >> i & 1) std::swap(game[i][0], game[i][1]);
                        }
                        sink.game(game);
                    }
                } while (std::next_permutation(tree.begin(), tree.end()));
            });
        }
        Rng rng(3094);
        for (std::size_t n = kAnyOrder + 1; n <= kAnyLabels; ++n) {
            for_each_tree(n, [&](Game tree) { sink.game(hackenbush::shuffled(rng, tree)); });
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string labels = std::to_string(kAnyLabels), order = std::to_string(kAnyOrder);
        return {"every labelled tree of up to " + labels + " nodes; those of up to " + order +
                    " nodes with their edges in every order and direction",
                "不超过 " + labels + " 个节点的所有有标号树；不超过 " + order +
                    " 个节点的，还取遍各边的所有顺序和方向"};
    }
    Game random(Rng& rng, bool rare) const override {
        // A tree of any shape, and on its root branches that make the value 0, or a power of two.
        const Int most = rng.chance(1, 50) ? kNodes : 1000, n = rng.mixed(1, most / 3);
        Below below = any_shape(rng, n);
        const Int value = value_of(below);
        const bool as_it_is = !rare && rng.chance(1, 3);
        const Int wanted = rare ? 0 : rng.pick(powers_of_two(std::max<Int>(n, 2) / 2));
        if (!as_it_is) grow(rng, below, 0, value ^ wanted);
        return labelled(rng, below);
    }
    std::vector<Room> rooms() const override {
        // The root with what is connected to it by edges that the program has.
        const auto rest = [](auto has) {
            return [has](const Game& game, Int size) {
                Component kept;
                for (std::size_t i = 0; i < game.size(); ++i) {
                    if (!has(game[i], i, size)) continue;
                    kept.insert(kept.end(), game[i].begin(), game[i].end());
                }
                const Component edges = hackenbush::standing(kept);
                Game result;
                for (std::size_t i = 0; i < edges.size(); i += 2) {
                    result.push_back({edges[i], edges[i + 1]});
                }
                return result;
            };
        };
        return {
            {{"edges", "边"},
             [](const Game& game) { return static_cast<Int>(game.size()); },
             rest([](const Row&, std::size_t i, Int size) { return static_cast<Int>(i) < size; })},
            {{"nodes", "节点"},
             [](const Game& game) { return static_cast<Int>(game.size()) + 1; },
             rest([](const Row& edge, std::size_t, Int size) {
                 return std::max(edge[0], edge[1]) <= size;
             })}};
    }
    void limits(Sink& sink) const override {
        Rng rng(309400);
        // In a page, a plain program takes a tenth of a second for a large tree.
        const auto each_alone = [&](const std::string& name, const std::vector<Game>& games) {
            for (std::size_t i = 0; i < games.size(); ++i) {
                sink.input(name + '-' + std::to_string(i + 1), {games[i]});
            }
        };
        sink.input("single-nodes", std::vector<Game>(kTests, Game{}));
        // A path from the root, its edges in their order, from the far end, and in any order.
        Game path;
        for (Int node = 1; node < kNodes; ++node) path.push_back({node, node + 1});
        const Game down(path.rbegin(), path.rend());
        each_alone("path", {path, down, labelled(rng, stalks({kNodes - 1}))});
        // Stars with an odd and an even number of rays.
        each_alone("star", {labelled(rng, Below(kNodes)), labelled(rng, Below(kNodes - 1))});
        // The greatest trees that are lost, of several shapes; their last edges decide. The first is the
        // deepest: of the edges of a lost one at least as many are off its longest way as on it, so a
        // search that stops any deeper tells the same.
        Below deepest = stalks({kNodes / 2 - 1});
        grow(rng, deepest, 0, kNodes / 2 - 1);
        std::vector<Game> lost = {labelled(rng, deepest)};
        for (const Int reach : {Int{2}, Int{30}, kNodes}) {
            Below below = any_shape(rng, kNodes / 2 - 1, reach);
            const Int value = value_of(below);
            while (static_cast<Int>(below.size()) + value + 1 < kNodes) {
                below.insert(below.end(), 2, 0);
            }
            grow(rng, below, 0, value);
            lost.push_back(labelled(rng, below));
        }
        each_alone("greatest-lost", lost);
        sink.input("greatest-lost-alone", {longest_lost(rng)});
        // Every bit decides alone: as the only branch, as what two branches differ in, and high up: all
        // of it on a stalk, beside which stands another one.
        for (const Int bit : powers_of_two(kNodes - 1)) {
            const Int less = rng.between(0, std::min(bit - 1, (kNodes - 1 - bit) / 2));
            std::vector<Game> games = {labelled(rng, stalks({bit})),
                                       labelled(rng, stalks({less, less + bit}))};
            if (8 * bit <= kNodes) {
                Below high = stalks({bit});
                grow(rng, high, high.size() - 1, bit);
                games.push_back(labelled(rng, high));
                grow(rng, high, 0, 2 * bit);
                games.push_back(labelled(rng, high));
            }
            sink.input("bit-" + std::to_string(bit), games);
        }
        // Two long stalks that are equal, or differ by one edge; and deep down a loss.
        for (const Int length : {1000, 32768, 49998}) {
            Below below = stalks({length});
            below.insert(below.end(), 2, below.size() - 1);
            grow(rng, below, 0, length);
            const std::vector<Game> games = {labelled(rng, stalks({length, length})),
                                             labelled(rng, stalks({length, length - 1})),
                                             labelled(rng, below)};
            each_alone("deep-" + std::to_string(length), games);
        }
        // As many tests as there can be, of trees that are large for one that starts anew each time.
        std::vector<Game> many;
        for (Int i = 0; i < kTests; ++i) {
            Below below = any_shape(rng, 2000);
            if (i % 2 == 0) grow(rng, below, 0, value_of(below));
            many.push_back(labelled(rng, below));
        }
        sink.input("most-tests", many);
        // A large tree before a small one, which finds what was left of it.
        std::vector<Game> stale;
        for (Int i = 0; i < 10; ++i) {
            stale.push_back(labelled(rng, any_shape(rng, 10000)));
            stale.push_back(i % 2 == 0 ? Game{} : labelled(rng, stalks({i, i})));
        }
        sink.input("large-before-small", stale);
    }

 private:
    static Game labelled(Rng& rng, const Below& below) {
        return hackenbush::labelled(rng, hackenbush::edges_of(below));
    }

    // The longest line that a lost tree can have stands last: both nodes have five digits. Nearly all
    // edges lead to one node.
    static Game longest_lost(Rng& rng) {
        const Int n = kNodes - 1;
        Game game;
        for (Int node = 2; node < n - 1; ++node) game.push_back({n, node});
        rng.shuffle(game);
        game.insert(game.begin(), {1, n});
        game.push_back({n - 1, n});
        // The hub has n - 2 rays, an odd number: its branch is worth 2. So is this ray with an edge.
        std::size_t ray = 1;
        while (game[ray][1] < 10000) ++ray;
        game[ray][0] = 1;
        const Int upper = game[ray][1];
        for (std::size_t i = 1; i + 1 < game.size(); ++i) {
            if (i == ray || game[i][1] < 10000) continue;
            game[i][0] = upper;
            break;
        }
        return game;
    }

    // Every tree of n nodes, by the sequences that Pruefer (1918) has for them: 1, 1, 3, 16, 125, ...
    template <class Visit>
    static void for_each_tree(std::size_t n, const Visit& visit) {
        if (n <= 2) return visit(n == 1 ? Game{} : Game{{1, 2}});
        Row sequence(n - 2, 1);
        for (;;) {
            visit(tree_of(n, sequence));
            std::size_t at = 0;
            while (at < sequence.size() && sequence[at] == static_cast<Int>(n)) sequence[at++] = 1;
            if (at == sequence.size()) return;
            ++sequence[at];
        }
    }
    // A node occurs as often as it has edges, but one. The least node that occurs no more hangs on the
    // first of the sequence.
    static Game tree_of(std::size_t n, const Row& sequence) {
        Row degree(n + 1, 1);
        for (const Int node : sequence) ++degree[to_index(node)];
        Game game;
        for (const Int node : sequence) {
            const auto leaf = std::find(degree.begin() + 1, degree.end(), 1) - degree.begin();
            game.push_back({static_cast<Int>(leaf), node});
            --degree[to_index(leaf)];
            --degree[to_index(node)];
        }
        const auto first = std::find(degree.begin() + 1, degree.end(), 1);
        const auto second = std::find(first + 1, degree.end(), 1);
        game.push_back({first - degree.begin(), second - degree.begin()});
        return game;
    }

    // Nodes of the exhaustive trees, and of those with edges in every order and direction.
    static constexpr std::size_t kAnyLabels = 6, kAnyOrder = 4;
};

}  // namespace

RULES(Inputs)
