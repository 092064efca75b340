#include "core/shrink.hpp"

#include <algorithm>
#include <exception>
#include <iterator>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace tools {

namespace {

using rules::Game;
using rules::Int;
using rules::Row;
using rules::to_index;
using Games = std::vector<Game>;
using Clock = std::chrono::steady_clock;

// Games that run alone, whatever is known of them: a test may fail only as the first one of an input.
constexpr std::size_t kAlone = 64;
// Tests in an input of games that are expected to pass.
constexpr std::size_t kTogether = 1024;
// So many games are tried in every pair, where no single one fails.
constexpr std::size_t kPaired = 24;

// Games in the order of size.
struct Input {
    explicit Input(Games games_ = {}, std::size_t length_ = 0)
        : games(std::move(games_)), length(length_) {
        for (const Game& game : games) {
            for (const Row& row : game) {
                for (const Int value : row)
                    sum += value < 0 ? 1 - 2.0 * static_cast<double>(value)
                                     : static_cast<double>(value);
            }
        }
    }
    bool operator<(const Input& other) const {
        return std::tie(length, sum, games) < std::tie(other.length, other.sum, other.games);
    }

    Games games;
    std::size_t length;  // of its text
    double sum = 0;
};

// Of a value, those nearer to 0: the least ones, then half of it and ever less away from it.
Row lower(Int value) {
    const Int sign = value < 0 ? -1 : 1, size = value < 0 ? -(value + 1) : value;
    Row all;
    for (const Int least : {0, 1, 2}) {
        if (least < size) all.push_back(sign * least);
    }
    for (Int step = size - size / 2; step > 0; step /= 2) {
        if (size - step > 2) all.push_back(sign * (size - step));
    }
    if (value < 0) all.push_back(size);
    return all;
}

// The nodes of a graph with other numbers. An edge to a node that is gone goes as well, and so does one
// whose ends become the same.
struct Renumbering {
    Row to;  // by the numbers before; 0: it is gone
    Int gone;

    Row edges(const Row& row, std::size_t begin) const {
        Row kept;
        if (begin > 0) kept.push_back(row[0] - gone);  // how many nodes there are
        for (std::size_t i = begin; i + 1 < row.size(); i += 2) {
            const Int a = to.at(to_index(row[i])), b = to.at(to_index(row[i + 1]));
            if (a != 0 && b != 0 && a != b) kept.insert(kept.end(), {a, b});
        }
        return kept;
    }
    // A row of a game whose edges are rows; the others are first the number of nodes, then lists of nodes.
    Row of_graph(const Row& row, bool is_first) const {
        if (row.size() == 2 || (is_first && row.size() == 1)) return edges(row, row.size() % 2);
        Row nodes;
        for (const Int node : row) {
            if (to.at(to_index(node)) != 0) nodes.push_back(to[to_index(node)]);
        }
        return nodes;
    }
    // A row that is a graph: perhaps the number of nodes, then the two ends of each edge.
    Row graph(const Row& row) const { return edges(row, row.size() % 2); }
};

// Nodes lo .. hi become the node `to`; or they go, if that is 0.
Renumbering without(Int nodes, Int lo, Int hi, Int to) {
    Renumbering result{Row(to_index(nodes) + 1), hi - lo + 1};
    for (Int node = 1; node <= nodes; ++node) {
        result.to[to_index(node)] = node < lo ? node : node <= hi ? to : node - result.gone;
    }
    return result;
}

// In the order in which they are met from the first node on, along these edges.
Renumbering in_order(Int nodes, const Row& edges) {
    std::vector<Row> next(to_index(nodes) + 1);
    for (std::size_t i = 0; i + 1 < edges.size(); i += 2) {
        next.at(to_index(edges[i])).push_back(edges[i + 1]);
        next.at(to_index(edges[i + 1])).push_back(edges[i]);
    }
    Renumbering result{Row(next.size()), 0};
    Int number = 0;
    for (std::size_t from = 1; from < next.size(); ++from) {
        if (result.to[from] != 0) continue;
        result.to[from] = ++number;
        for (Row met = {static_cast<Int>(from)}, later; !met.empty();
             met = std::exchange(later, {})) {
            for (const Int node : met) {
                for (const Int other : next[to_index(node)]) {
                    Int& to = result.to[to_index(other)];
                    if (to != 0) continue;
                    to = ++number;
                    later.push_back(other);
                }
            }
        }
    }
    return result;
}

class Shrinker {
 public:
    Shrinker(const rules::Rules& rules, const ToShrink& what) : rules_(rules), what_(what) {
        best_ = Input(what.games, rules.format(what.games).size());
        is_open_ = is_open(what.games);
    }

    ShrunkInput run() {
        // Steps to smaller ones need their share of the time.
        until_ = what_.time / 3;
        std::vector<Input> small = small_games();
        if (!is_one_found(small)) {
            if (best_.games.size() > 1 && !is_one_found(smaller(best_.games))) {
                drop([](Games& all) -> Games& { return all; });
            }
            until_ = what_.time / 2;
            find_in_cases();
            until_ = what_.time / 3 * 2;
            if (best_.games.size() > 1) find_pair(small);
        }
        until_ = what_.time;
        do {
            reduce();
        } while (is_in_time() && is_less_found());
        return {std::move(best_.games), !is_late_};
    }

 private:
    std::chrono::nanoseconds taken() const {
        return what_.taken ? what_.taken() : Clock::now() - begin_;
    }
    bool is_in_time() {
        const bool is_in_time = taken() < until_;
        is_late_ = is_late_ || !is_in_time;
        return is_in_time;
    }

    // The games as an input, if it is a legal and smaller one that was not tried before.
    std::optional<Input> candidate(Games games) {
        try {
            const std::string text = rules_.format(games);
            Input input(std::move(games), text.size());
            if (!is_smaller(input) || !is_new(text)) return std::nullopt;
            rules::InStream stream(text);
            if (rules_.parse(stream) == input.games) return input;
        } catch (const std::exception&) {
            // not an input
        }
        return std::nullopt;
    }
    // Than what there is, and within the statement if that is.
    bool is_smaller(const Input& input) const {
        return input < best_ && (is_open_ || !is_open(input.games));
    }
    bool is_open(const Games& games) const {
        return std::any_of(games.begin(), games.end(),
                           [&](const Game& game) { return !rules_.left_open(game).empty(); });
    }

    // True if the legal input fails and is smaller than what there is: then it replaces that.
    bool accept(const Input& input) {
        if (!is_smaller(input) || !is_in_time() || !what_.fails(input.games)) return false;
        best_ = input;
        what_.found(best_.games);
        return true;
    }
    bool accept(Games games) {
        if (!is_in_time()) return false;
        const auto input = candidate(std::move(games));
        return input && accept(*input);
    }

    // The small games that may fail, in order of size.
    std::vector<Input> small_games() {
        bool pass = what_.small_games_pass;
        for (const Case& c : what_.cases) {
            if (c.group != Group::exhaustive) continue;
            // Of single games, the first that fails is found sooner in order of size.
            pass = pass && c.games > 1 && is_in_time() && what_.passes(c);
            if (!pass) break;
        }
        std::vector<Input> known = smaller(every_small_game());
        if (pass) known.resize(std::min(known.size(), kAlone));
        return known;
    }
    // Takes tests of other cases that fail, each a smaller one.
    void find_in_cases() {
        std::vector<const Case*> cases;
        for (const Case& c : what_.cases) {
            if (c.group != Group::exhaustive) cases.push_back(&c);
        }
        std::stable_sort(cases.begin(), cases.end(), [](const Case* a, const Case* b) {
            return a->legal.size() < b->legal.size();
        });
        for (const Case* c : cases) {
            // The only test of an input is no shorter than that.
            if (c->games == 1 && c->legal.size() > best_.length) continue;
            if (!is_in_time()) break;
            rules::InStream stream(c->legal);
            const std::vector<Input> tests = smaller(rules_.parse(stream));
            if (tests.empty() || (c->games > 1 && what_.passes(*c))) continue;
            is_one_found(tests);
        }
    }
    Games every_small_game() const {
        struct Small : rules::Sink {
            void game(Game game) override { all.push_back(std::move(game)); }
            void input(const std::string&, Games games) override {
                std::move(games.begin(), games.end(), std::back_inserter(all));
            }
            Games all;
        } small;
        rules_.exhaustive(small);
        return std::move(small.all);
    }
    // Those that are smaller inputs than the one there is and are new, in order.
    std::vector<Input> smaller(Games games) {
        std::vector<Input> all;
        for (Game& game : games) {
            Games alone = {std::move(game)};
            const std::string text = rules_.format(alone);
            if (text.size() > best_.length) continue;
            Input input(std::move(alone), text.size());
            if (is_smaller(input) && is_new(text)) all.push_back(std::move(input));
        }
        std::sort(all.begin(), all.end());
        return all;
    }
    bool is_new(const std::string& text) {
        return tried_.insert(std::hash<std::string>()(text)).second;
    }

    // Takes the first of these games that fails. To find it soon, many run in one input: if that passes,
    // so do they, but for a few that always run alone.
    bool is_one_found(const std::vector<Input>& games) {
        const std::size_t most = std::min(rules_.games_per_input(), kTogether);
        int barren = 0;  // inputs that failed though none of their tests does
        for (std::size_t at = 0, together = 1; at < games.size() && is_in_time();) {
            if (at >= kAlone) together = std::min(2 * together, most);
            const std::size_t stop = std::min(at + together, games.size());
            const auto before = taken();
            if (stop == at + 1 ? accept(games[at]) : fail_together(games, at, stop)) {
                // A run that ends at a limit takes far longer than many that pass.
                const bool is_slow = taken() - before > std::chrono::milliseconds(100);
                if (stop == at + 1 || is_first_found(games, at, stop, is_slow)) return true;
                if (++barren == 3) return false;
            }
            at = stop;
        }
        return false;
    }
    bool fail_together(const std::vector<Input>& games, std::size_t begin, std::size_t end) {
        Games together;
        for (std::size_t i = begin; i < end; ++i) together.push_back(games[i].games[0]);
        return is_in_time() && what_.fails(together);
    }
    // Of games that fail together.
    bool is_first_found(const std::vector<Input>& games, std::size_t begin, std::size_t end,
                        bool one_by_one) {
        if (one_by_one || end == begin + 1) {
            for (std::size_t i = begin; i < end; ++i) {
                if (accept(games[i])) return true;
            }
            return false;
        }
        const std::size_t middle = begin + (end - begin) / 2;
        return (fail_together(games, begin, middle) &&
                is_first_found(games, begin, middle, false)) ||
               (fail_together(games, middle, end) && is_first_found(games, middle, end, false));
    }

    // The same for pairs: what a test leaves behind spoils the next one.
    void find_pair(const std::vector<Input>& games) {
        const std::size_t count = std::min(games.size(), kPaired);
        std::vector<Input> pairs;
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = 0; j < count; ++j) {
                auto pair = candidate({games[i].games[0], games[j].games[0]});
                if (pair) pairs.push_back(std::move(*pair));
            }
        }
        std::sort(pairs.begin(), pairs.end());
        std::any_of(pairs.begin(), pairs.end(), [&](const Input& pair) { return accept(pair); });
    }

    // Makes it smaller until no step does, in large steps first.
    void reduce() {
        for (is_coarse_ = true; is_in_time();) {
            bool smaller = drop([](Games& all) -> Games& { return all; });
            for (std::size_t g = 0; g < best_.games.size() && is_in_time(); ++g) {
                const auto game = [g](Games& all) -> Game& { return all.at(g); };
                smaller |= drop(game);
                for (std::size_t r = 0; r < best_.games[g].size() && is_in_time(); ++r) {
                    if (best_.games[g][r].size() > 2) smaller |= sort_row(g, r);
                    smaller |= drop([&](Games& all) -> Row& { return game(all).at(r); });
                }
                smaller |= drop_nodes(g);
                if (is_coarse_) continue;
                smaller |= drop_columns(g);
                smaller |= lower_together(g);
                smaller |= lower_each(g);
            }
            if (!smaller && !is_coarse_) return;
            is_coarse_ = is_coarse_ && smaller;
        }
    }

    // Lengths of runs to drop of a list: all but one element to begin with; at last one, then two, since
    // equal ones may cancel.
    std::vector<std::size_t> runs(std::size_t size) const {
        std::vector<std::size_t> lengths;
        const std::size_t least = is_coarse_ ? std::max<std::size_t>(size / 8, 2) : 1;
        for (std::size_t length = std::max<std::size_t>(size, 2) - 1; length >= least;
             length /= 2) {
            lengths.push_back(length);
        }
        if (least == 1 && size > 3) lengths.push_back(2);
        return lengths;
    }

    // Drops runs of elements of one list.
    template <class Find>
    bool drop(Find find) {
        bool smaller = false;
        for (const std::size_t length : runs(find(best_.games).size())) {
            for (std::size_t at = 0; at + length <= find(best_.games).size() && is_in_time();) {
                Games games = best_.games;
                auto& elements = find(games);
                const auto first = elements.begin() + static_cast<std::ptrdiff_t>(at);
                elements.erase(first, first + static_cast<std::ptrdiff_t>(length));
                // Of two elements that are left, each is tried.
                const std::size_t step = std::clamp<std::size_t>(elements.size(), 1, length);
                if (accept(std::move(games))) {
                    smaller = true;
                } else {
                    at += step;
                }
            }
        }
        return smaller;
    }

    // Drops columns from all rows of a game: a board that has to stay a rectangle.
    bool drop_columns(std::size_t g) {
        bool smaller = false;
        for (std::size_t i = 0; best_.games[g].size() > 1 && is_in_time();) {
            std::size_t longest = 0;
            for (const Row& row : best_.games[g]) longest = std::max(longest, row.size());
            if (i >= longest) break;
            Games games = best_.games;
            for (Row& row : games[g]) {
                if (i < row.size()) row.erase(row.begin() + static_cast<std::ptrdiff_t>(i));
            }
            if (accept(std::move(games))) {
                smaller = true;
            } else {
                ++i;
            }
        }
        return smaller;
    }

    // Drops nodes, if the rows are edges, or each row is a graph; shortens edges to one node; and numbers
    // the nodes in order.
    bool drop_nodes(std::size_t g) {
        bool smaller = best_.games[g].size() > 1 && drop_nodes(g, SIZE_MAX);
        for (std::size_t r = 0; r < best_.games[g].size(); ++r) {
            if (best_.games[g][r].size() > 2) smaller |= drop_nodes(g, r);
        }
        return smaller;
    }
    // Of the graph in this row of a game; SIZE_MAX: all rows are one graph.
    bool drop_nodes(std::size_t g, std::size_t r) {
        bool smaller = false;
        const auto accept_with = [&](const Renumbering& numbers, bool sorted = false) {
            Games games = best_.games;
            if (r == SIZE_MAX) {
                for (Row& row : games[g]) {
                    row = numbers.of_graph(row, &row == &games[g][0]);
                    if (sorted && row.size() == 2) std::sort(row.begin(), row.end());
                }
                std::erase_if(games[g], [](const Row& row) { return row.empty(); });
                if (sorted) sort_rows(games[g]);
            } else {
                games[g][r] = numbers.graph(games[g][r]);
            }
            const bool is_smaller = accept(std::move(games));
            smaller |= is_smaller;
            return is_smaller;
        };
        // How many nodes there are; 0 if these are other numbers.
        const auto nodes = [&] {
            Int greatest = 0, values = 0;
            for (std::size_t i = 0; i < best_.games[g].size(); ++i) {
                if (r != SIZE_MAX && i != r) continue;
                for (const Int value : best_.games[g][i]) {
                    if (value < 1) return Int{0};
                    greatest = std::max(greatest, value), ++values;
                }
            }
            return greatest <= 2 * values + 2 ? greatest : 0;
        };
        const auto edges = [&] {
            Row all;
            for (std::size_t i = 0; i < best_.games[g].size(); ++i) {
                const Row& row = best_.games[g][i];
                if (r == SIZE_MAX ? row.size() != 2 : i != r) continue;
                all.insert(all.end(), row.begin() + row.size() % 2, row.end());
            }
            return all;
        };
        for (const std::size_t run : runs(to_index(nodes()))) {
            const auto length = static_cast<Int>(run);
            for (Int hi = nodes(); hi >= length && is_in_time();) {
                if (!accept_with(without(nodes(), hi - length + 1, hi, 0))) hi -= length;
                hi = std::min(hi, nodes());
            }
        }
        if (nodes() == 0) return smaller;
        const Renumbering order = in_order(nodes(), edges());
        accept_with(order, true) || accept_with(order);
        if (is_coarse_) return smaller;
        for (std::size_t i = 0; i + 1 < edges().size() && is_in_time(); i += 2) {
            const Row ends = edges();
            const auto [to, node] = std::minmax(ends[i], ends[i + 1]);
            if (to < node && accept_with(without(nodes(), node, node, to))) i -= 2;
        }
        constexpr std::size_t most_edges = 2000;  // each edge is held against each other one
        if (edges().size() > most_edges) return smaller;
        smaller |= drop_nodes_alone(g, r, edges, nodes);
        return move_edges(g, r, edges) || smaller;
    }
    // The games with these edges in this graph instead of as many others.
    static Games with_edges(Games games, std::size_t g, std::size_t r, const Row& ends) {
        auto end = ends.begin();
        for (std::size_t i = 0; i < games[g].size(); ++i) {
            Row& row = games[g][i];
            if (r == SIZE_MAX ? row.size() != 2 : i != r) continue;
            for (std::size_t k = row.size() % 2; k < row.size() && end != ends.end(); ++k) {
                row[k] = *end++;
            }
        }
        return games;
    }
    // Shortens an edge to one node and doubles another one, where a number of edges is to stay.
    template <class Edges, class Nodes>
    bool drop_nodes_alone(std::size_t g, std::size_t r, Edges edges, Nodes nodes) {
        // Of one edge: runs, since others that may be doubled are mostly alike; candidates. Edges of which
        // none is an input.
        constexpr int most_runs = 3, most_candidates = 256, most_barren = 4;
        bool smaller = false;
        int barren = 0;
        for (std::size_t i = 0; i + 1 < edges().size() && barren < most_barren && is_in_time();
             i += 2) {
            Row ends = edges();
            const auto [to, node] = std::minmax(ends[i], ends[i + 1]);
            if (to == node) continue;
            const Renumbering numbers = without(nodes(), node, node, to);
            std::size_t loops = 0;
            for (std::size_t k = 0; k + 1 < ends.size(); k += 2) {
                for (Int* end : {&ends[k], &ends[k + 1]}) *end = numbers.to.at(to_index(*end));
                loops += ends[k] == ends[k + 1];
            }
            if (loops > 1) continue;  // the edge is double itself
            int runs = 0, candidates = 0;
            for (std::size_t k = 0; k + 1 < ends.size() && runs < most_runs; k += 2) {
                if (ends[k] == ends[k + 1] || ++candidates > most_candidates) continue;
                ends[i] = ends[k], ends[i + 1] = ends[k + 1];
                Games games = best_.games;
                for (std::size_t row = 0; row < games[g].size(); ++row) {
                    Row& values = games[g][row];
                    if (r == SIZE_MAX && values.size() != 2) {
                        values = numbers.of_graph(values, row == 0);
                    } else if (row == r && values.size() % 2 == 1) {
                        --values[0];
                    }
                }
                const auto input = candidate(with_edges(std::move(games), g, r, ends));
                if (!input) continue;
                ++runs;
                if (!accept(*input)) continue;
                smaller = true;
                i -= 2;
                break;
            }
            barren = runs == 0 ? barren + 1 : 0;
        }
        return smaller;
    }
    // Moves several edges between two nodes to another node at one end, so that what hangs on them moves
    // along.
    template <class Edges>
    bool move_edges(std::size_t g, std::size_t r, Edges edges) {
        bool smaller = false;
        for (std::size_t i = 0; i < edges().size() && is_in_time(); ++i) {
            const Row ends = edges();
            const Int from = ends[i], stays = ends[i ^ 1];
            std::vector<std::size_t> same;
            for (std::size_t k = 0; k < ends.size(); ++k) {
                if (ends[k] == from && ends[k ^ 1] == stays) same.push_back(k);
            }
            if (same.size() < 2) continue;
            for (const Int to : lower(from)) {
                if (to < 1 || to == stays) continue;
                Row moved = ends;
                for (const std::size_t k : same) moved[k] = to;
                if (!accept(with_edges(best_.games, g, r, moved))) continue;
                smaller = true;
                break;
            }
        }
        return smaller;
    }

    // Lowers values of a game by what they have in common, so that what hangs on their differences or
    // their nim-sum stays: all of them, or those of one row.
    bool lower_together(std::size_t g) {
        const Game& game = best_.games[g];
        bool smaller = game.size() > 1 && lower_together(g, 0, game.size());
        for (std::size_t r = 0; r < best_.games[g].size() && is_in_time(); ++r) {
            smaller |= lower_together(g, r, r + 1);
        }
        return smaller;
    }
    bool lower_together(std::size_t g, std::size_t begin, std::size_t end) {
        bool smaller = false;
        const auto accept_with = [&](auto change) {
            Games games = best_.games;
            for (std::size_t r = begin; r < std::min(end, games[g].size()); ++r) {
                for (Int& value : games[g][r]) value = change(value);
            }
            const bool is_smaller = accept(std::move(games));
            smaller |= is_smaller;
            return is_smaller;
        };
        while (accept_with([](Int value) { return value / 2; }) ||
               accept_with([](Int value) { return value - value / 2; })) {
        }
        const auto distinct = [&] {
            Row values;
            for (std::size_t r = begin; r < std::min(end, best_.games[g].size()); ++r) {
                const Row& row = best_.games[g][r];
                values.insert(values.end(), row.begin(), row.end());
            }
            std::sort(values.begin(), values.end());
            values.erase(std::unique(values.begin(), values.end()), values.end());
            return values;
        };
        const Row values = distinct();
        for (Int bit = Int{1} << 61; bit > 0 && is_in_time(); bit /= 2) {
            if (values.empty() || bit > values.back()) continue;
            for (const Int less : {Int{0}, Int{1}, bit / 2}) {
                const auto moved = [&](Int value) {
                    return value < 0 || (value & bit) == 0 ? value : (value - bit) | less;
                };
                if (less < bit && accept_with(moved)) break;
            }
        }
        // Gaps between values, from 0 on; those above a gap move down with it.
        constexpr std::size_t many = 64;
        if (distinct().size() > many) return smaller;
        for (std::size_t i = 0; i < distinct().size() && is_in_time(); ++i) {
            const Int value = distinct()[i], below = i == 0 ? 0 : distinct()[i - 1];
            if (value < below) continue;
            for (const Int gap : lower(value - below)) {
                const Int less = value - below - gap;
                if (accept_with([&](Int x) { return x < value ? x : x - less; })) break;
            }
        }
        return smaller;
    }

    // Lowers single values, and puts rows in order.
    bool lower_each(std::size_t g) {
        bool smaller = false;
        for (std::size_t r = 0; r < best_.games[g].size() && is_in_time(); ++r) {
            for (std::size_t i = 0; i < best_.games[g][r].size() && is_in_time(); ++i) {
                while (is_lower(g, r, i)) smaller = true;
            }
            smaller |= sort_row(g, r);
        }
        Games games = best_.games;
        sort_rows(games[g]);
        return accept(std::move(games)) || smaller;
    }
    bool sort_row(std::size_t g, std::size_t r) {
        const Row& row = best_.games[g][r];
        if (std::is_sorted(row.begin(), row.end())) return false;
        Games games = best_.games;
        std::sort(games[g][r].begin(), games[g][r].end());
        return accept(std::move(games));
    }
    // The last rows of one length: what comes before them is something else.
    static void sort_rows(Game& game) {
        const auto other = std::find_if(game.rbegin(), game.rend(), [&](const Row& row) {
            return row.size() != game.back().size();
        });
        std::sort(other.base(), game.end());
    }
    bool is_lower(std::size_t g, std::size_t r, std::size_t i) {
        const Game& game = best_.games.at(g);
        if (r >= game.size() || i >= game[r].size()) return false;
        const Int value = game[r][i];
        Row values = lower(value);
        // Its difference to another one; a binary digit less.
        constexpr std::size_t many = 16;
        if (game.size() <= many) {
            for (const Row& row : game) {
                for (std::size_t k = 0; k < std::min(row.size(), many); ++k) {
                    if (0 < row[k] && row[k] < value) values.push_back(value - row[k]);
                }
            }
        }
        for (Int bit = Int{1} << 61; value > 0 && bit > 0; bit /= 2) {
            if ((value & bit) != 0) values.push_back(value - bit);
        }
        for (const Int less : values) {
            if (!is_in_time()) return false;
            Games games = best_.games;
            games[g][r][i] = less;
            if (accept(std::move(games))) return true;
        }
        return false;
    }

    // Where few games are left with no greater value anywhere, tries all of them.
    bool is_less_found() {
        const std::size_t most = rules_.games_per_input() > 1 ? 4096 : 1024;
        std::size_t count = 1;
        if (best_.games.size() != 1) return false;
        for (const Row& row : best_.games[0]) {
            for (const Int value : row) {
                if (value < 0 || value > static_cast<Int>(most / count)) return false;
                count *= static_cast<std::size_t>(value) + 1;
                if (count > most) return false;
            }
        }
        std::vector<Input> less;
        for (std::size_t number = 0; number + 1 < count; ++number) {
            Games games = best_.games;
            std::size_t rest = number;
            for (Row& row : games[0]) {
                for (Int& value : row) {
                    const auto values = static_cast<std::size_t>(value) + 1;
                    value = static_cast<Int>(rest % values);
                    rest /= values;
                }
            }
            if (auto input = candidate(std::move(games))) less.push_back(std::move(*input));
        }
        std::sort(less.begin(), less.end());
        return is_one_found(less);
    }

    const rules::Rules& rules_;
    const ToShrink& what_;
    const Clock::time_point begin_ = Clock::now();
    std::chrono::nanoseconds until_ = {};
    bool is_late_ = false;
    bool is_coarse_ = true;  // small steps wait
    Input best_;
    bool is_open_;                           // what the statement leaves open may be tried
    std::unordered_set<std::size_t> tried_;  // texts, hashed
};

}  // namespace

ShrunkInput shrink(const rules::Rules& rules, const ToShrink& what) {
    return Shrinker(rules, what).run();
}

}  // namespace tools
