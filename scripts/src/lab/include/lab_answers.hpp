// What a game's program prints, and lab/answer.cpp reads:
//
//     table [--upto N...] [--seconds S]       outcomes, values and what was claimed
//     position N... [/ N...]                  the options of a position, or of a sum of some
//     position I J...                         of other positions: those of start I after option J ...
#ifndef LAB_ANSWERS_HPP
#define LAB_ANSWERS_HPP

#include <cstdlib>
#include <random>
#include <set>

#include "lab_compute.hpp"

namespace lab {
namespace inside {

template <class Position>
using Parts = std::vector<Position>;  // of a sum

// The moves of a position, as they come.
template <class Game>
struct Collected final : Receiver<typename Game::Position> {
    typedef typename Game::Position Position;
    void move(const Position& to) override { options.emplace_back(1, to); }
    void sum(const Position* parts, std::size_t count) override {
        options.emplace_back(parts, parts + count);
    }
    std::vector<Parts<Position>> options;
};

template <class Game>
std::vector<Parts<typename Game::Position>> options_of(const Game& game,
                                                       const typename Game::Position& position) {
    Collected<Game> collected;
    typename Game::OptionsOf options(collected);
    if (game.end(position) == End::going_on) game.moves(position, options);
    return collected.options;
}

// Of a sum: the player to move picks one part.
template <class Game>
std::vector<Parts<typename Game::Position>> options_of(const Game& game,
                                                       const Parts<typename Game::Position>& sum) {
    std::vector<Parts<typename Game::Position>> options;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        for (auto parts : options_of(game, sum[i])) {
            for (std::size_t j = 0; j < sum.size(); ++j) {
                if (j != i) parts.push_back(sum[j]);
            }
            std::sort(parts.begin(), parts.end());
            options.push_back(parts);
        }
    }
    return options;
}

// --- what the moves have in common ---

// One number: the octal code that all moves follow, if any: digit j is the sum of 1, 2 and 4 where
// taking j stones may leave no, one, two heaps, none of them empty. Empty if there is none.
template <class Game>
std::vector<int> octal_code(const Game& game, int upto) {
    const int most = std::min(upto, 400);
    std::vector<int> digits(static_cast<std::size_t>(most) + 1, 0);
    std::vector<std::set<std::vector<int>>> left(digits.size());  // by the heaps that a move leaves
    for (int n = 0; n <= most; ++n) {
        if (!game.legal({n})) return {};
        for (const auto& parts : options_of(game, typename Game::Position{n})) {
            std::vector<int> heaps;
            int taken = n;
            for (const auto& part : parts) {
                if (part[0] > 0) heaps.push_back(part[0]);
                taken -= part[0];
            }
            if (heaps.size() > 2 || taken < 0) return {};
            digits[static_cast<std::size_t>(taken)] |= 1 << heaps.size();
            std::sort(heaps.begin(), heaps.end());
            left[static_cast<std::size_t>(n)].insert(heaps);
        }
    }
    while (digits.size() > 1 && digits.back() == 0) digits.pop_back();
    const int last = static_cast<int>(digits.size()) - 1;
    if (4 * last > most) return {};  // as many digits as heaps say nothing
    for (int n = 0; n <= most; ++n) {
        std::set<std::vector<int>> wanted;
        for (int taken = 0; taken <= std::min(n, last); ++taken) {
            const int digit = digits[static_cast<std::size_t>(taken)], rest = n - taken;
            if (digit & 1 && rest == 0) wanted.insert(std::vector<int>());
            if (digit & 2 && rest > 0) wanted.insert({rest});
            for (int a = 1; digit & 4 && 2 * a <= rest; ++a) wanted.insert({a, rest - a});
        }
        if (wanted != left[static_cast<std::size_t>(n)]) return {};
    }
    return digits;
}

// Several numbers: whether each is a game of its own, and whether the game is Nim or Wythoff's.
template <class Game>
class Shape {
 public:
    bool apart = true, nim = true, wythoff = n == 2;

    Shape(const Game& game, const std::vector<int>& upto) : game_(game), own_(n) {
        constexpr int kMost[] = {0, 0, 20, 9, 6};
        std::vector<int> box;
        for (std::size_t i = 0; i < n; ++i) {
            box.push_back(std::min(upto[i], kMost[n]));
            own_[i].resize(static_cast<std::size_t>(box[i]) + 1);
        }
        each_of_box<n>(box, [&](const auto& position) {
            look_at(position);
            return apart || nim || wythoff;
        });
    }

 private:
    typedef typename Game::Position Position;
    static constexpr std::size_t n = Game::numbers;

    void look_at(const Position& position) {
        std::set<Position> reached;
        std::array<std::set<int>, n> alone;
        bool known = game_.legal(position);
        if (known) {
            for (const auto& parts : options_of(game_, position)) {
                known = known && parts.size() == 1;
                if (!known) break;
                reached.insert(parts[0]);
                std::size_t changed = 0;
                for (std::size_t i = 0; i < n; ++i) {
                    if (parts[0][i] == position[i]) continue;
                    ++changed;
                    alone[i].insert(parts[0][i]);
                }
                apart = apart && changed == 1;
            }
        }
        if (!known) {
            apart = nim = wythoff = false;
            return;
        }
        for (std::size_t i = 0; i < n; ++i) {
            std::optional<std::set<int>>& before = own_[i][static_cast<std::size_t>(position[i])];
            if (!before) before = alone[i];
            apart = apart && *before == alone[i];
        }
        compare(position, reached);
    }

    void compare(const Position& position, const std::set<Position>& reached) {
        std::set<Position> all;
        for (std::size_t i = 0; i < n; ++i) {
            for (int value = 0; value < position[i]; ++value) {
                Position to = position;
                to[i] = value;
                all.insert(to);
            }
        }
        nim = nim && reached == all;
        for (int taken = 1; n == 2 && taken <= std::min(position[0], position[n - 1]); ++taken) {
            Position to = position;
            for (int& number : to) number -= taken;
            all.insert(to);
        }
        wythoff = wythoff && reached == all;
    }

    const Game& game_;
    std::vector<std::vector<std::optional<std::set<int>>>> own_;
};

// --- the answers ---

template <class Game>
class Answers {
 public:
    typedef typename Game::Position Position;

    explicit Answers(const Game& game) : game_(game) {}

    std::string table(const Extent& extent) {
        const Computed<Position> computed = Tables<Game>(game_).compute(extent);
        out_ = "\nlab table " + std::to_string(Game::numbers) + '\n';
        if (game_.misere) out_ += "misere\n";
        if (game_.unordered) out_ += "unordered\n";
        if constexpr (Game::numbers > 0) {
            out_ += "upto" + listed(computed.upto) + '\n';
        } else {
            for (const Position& position : computed.positions) {
                if constexpr (Tables<Game>::kHeaps) {
                    out_ += "heaps" + listed(position) + '\n';
                } else {
                    out_ += "state " + game_.show(position) + '\n';
                }
            }
        }
        if constexpr (Game::numbers == 1) {
            const std::vector<int> digits = octal_code(game_, computed.upto[0]);
            if (!digits.empty()) out_ += "octal" + listed(digits) + '\n';
        } else if constexpr (Game::numbers > 1) {
            const Shape<Game> shape(game_, computed.upto);
            if (shape.apart) out_ += "apart\n";
            if (shape.nim) out_ += "nim\n";
            if (shape.wythoff) out_ += "wythoff\n";
        }
        add_claims(computed);
        std::string values = "values";
        out_ += "outcomes ";
        for (const std::int32_t entry : computed.table) {
            out_ += entry < 0 ? '.' : entry == kLost ? 'P' : letter_of(entry, computed.no_values);
            if (!computed.no_values) values += ' ' + std::to_string(std::max(entry, -1));
        }
        return out_ + '\n' +
               (computed.no_values ? std::string("no values: ") + computed.no_values : values) +
               '\n';
    }

    // The options of a sum of positions.
    std::string position(Parts<Position> sum) {
        constexpr double kSeconds = 10;
        std::sort(sum.begin(), sum.end());
        const std::vector<Parts<Position>> options = options_of(game_, sum);
        bool one = sum.size() == 1;
        for (const auto& option : options) one = one && option.size() == 1;
        Limit limit(kSeconds, kMostPositions);
        out_ = "\nlab position\n";
        Graph<Game> graph(game_, limit);
        for (const Position& part : sum) {
            if (!graph.add(part)) too_long(graph.positions().size(), kSeconds);
        }
        const bool solved = graph.solve();
        if (solved && graph.has_values()) {
            each_place(sum, options, [&](const char* what, const Parts<Position>& parts) {
                std::int32_t value = 0;
                for (const Position& part : parts) value ^= graph.entry(part);
                add_place(what, parts, value != 0 ? 'N' : 'P', value, 0);
            });
        } else if (solved && one) {
            each_place(sum, options, [&](const char* what, const Parts<Position>& parts) {
                add_place(what, parts, "PND"[graph.entry(parts[0])], -1,
                          graph.remoteness(parts[0]));
            });
        } else if (game_.misere && !game_.has_end) {
            const Sums<Game> sums = {game_};
            Graph<Sums<Game>> all(sums, limit);
            if (!all.add(sum)) too_long(all.positions().size(), kSeconds);
            all.solve();
            each_place(sum, options, [&](const char* what, const Parts<Position>& parts) {
                add_place(what, parts, "PND"[all.entry(parts)], -1, all.remoteness(parts));
            });
        } else {
            wrong("a sum is decided by Grundy values, and here there are none");
        }
        return out_;
    }

    // The sum that the words name.
    Parts<Position> named(const std::vector<std::string>& words) const {
        if constexpr (Game::numbers > 0) {
            return of_numbers(words);
        } else if constexpr (Tables<Game>::kHeaps) {
            Position heaps;
            for (const std::string& word : words) heaps.push_back(number(word));
            return {heaps};
        } else {
            return by_choices(words);
        }
    }

 private:
    static int number(const std::string& word) {
        char* end = nullptr;
        const long number = std::strtol(word.c_str(), &end, 10);
        if (word.empty() || *end != '\0' || number < 0 || number > 1000000000) {
            wrong("'" + word + "' is no number from 0 to 1000000000");
        }
        return static_cast<int>(number);
    }

    Parts<Position> of_numbers(const std::vector<std::string>& words) const {
        Parts<Position> sum;
        std::vector<int> numbers;
        for (std::size_t i = 0; i <= words.size(); ++i) {
            if (i < words.size() && words[i] != "/") {
                numbers.push_back(number(words[i]));
                continue;
            }
            if (numbers.empty() && words.empty()) break;  // the empty sum
            if (numbers.size() != Game::numbers) {
                wrong("a position has " + std::to_string(Game::numbers) + " numbers, not " +
                      std::to_string(numbers.size()));
            }
            sum.push_back(corner<Game::numbers>(numbers));
            if (!game_.legal(sum.back())) {
                wrong(game_.show(sum.back()) + " is no position of the game");
            }
            numbers.clear();
        }
        return sum;
    }

    Parts<Position> by_choices(const std::vector<std::string>& words) const {
        const std::vector<Position> starts = game_.starts();
        Parts<Position> sum;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto choice = static_cast<std::size_t>(number(words[i]));
            if (i == 0) {
                if (choice >= starts.size()) {
                    wrong("there is no start " + words[i] + ": the game has " +
                          std::to_string(starts.size()) + ", from 0 on");
                }
                sum.assign(1, starts[choice]);
            } else {
                const auto options = options_of(game_, sum);
                if (choice >= options.size()) wrong("there is no option " + words[i]);
                sum = options[choice];
            }
        }
        return sum;
    }

    template <class Numbers>
    static std::string listed(const Numbers& numbers) {
        std::string text;
        for (const int number : numbers) text += ' ' + std::to_string(number);
        return text;
    }

    static char letter_of(std::int32_t entry, const char* no_values) {
        return no_values && entry == kDrawn ? 'D' : 'N';
    }

    template <class Show>
    static void each_place(const Parts<Position>& sum, const std::vector<Parts<Position>>& options,
                           Show show) {
        show("position", sum);
        for (const auto& option : options) show("option", option);
    }

    void add_place(const char* what, const Parts<Position>& parts, char outcome, std::int32_t value,
                   std::uint32_t remoteness) {
        std::string text;
        for (const Position& part : parts) text += (text.empty() ? "" : " + ") + game_.show(part);
        out_ += std::string(what) + ' ' + outcome + ' ' + std::to_string(value) + ' ' +
                std::to_string(remoteness) + ' ' + (text.empty() ? "0" : text) + '\n';
        if constexpr (Game::numbers > 0 || Tables<Game>::kHeaps) {
            out_ += "numbers";
            for (std::size_t i = 0; i < parts.size(); ++i) {
                out_ += (i > 0 ? " /" : "") + listed(parts[i]);
            }
            out_ += '\n';
        }
    }

    // --- claims ---

    void add_claims(const Computed<Position>& computed) {
        if constexpr (Game::has_claim) {
            add_claim("claim", computed, [&](const Position& at, std::int32_t entry) {
                return game_.claim(at) == (entry == kLost);
            });
        }
        if constexpr (Game::has_claimed_value) {
            if (computed.no_values) return;
            add_claim("claimed_value", computed, [&](const Position& at, std::int32_t entry) {
                return static_cast<long long>(game_.claimed_value(at)) == entry;
            });
        }
    }

    // Position by position; then some beyond the table, as far as the search comes.
    template <class Agrees>
    void add_claim(const char* name, const Computed<Position>& computed, Agrees agrees) {
        std::size_t tested = 0;
        for (std::size_t i = 0; i < computed.table.size(); ++i) {
            if (computed.table[i] < 0) continue;
            ++tested;
            const Position at = position_at(computed, i);
            if (agrees(at, computed.table[i])) continue;
            out_ += std::string(name) + " refuted " + std::to_string(tested) + ' ' +
                    std::to_string(i) + ' ' + game_.show(at) + '\n';
            return;
        }
        std::size_t far = 0;
        if constexpr (Game::numbers > 0) {
            if (const std::optional<Position> wrong = far_counterexample(computed, agrees, far)) {
                out_ += std::string(name) + " refuted " + std::to_string(tested + far) + " far " +
                        game_.show(*wrong) + '\n';
                return;
            }
        }
        out_ += std::string(name) + " holds " + std::to_string(tested) + ' ' + std::to_string(far) +
                '\n';
    }

    static Position position_at(const Computed<Position>& computed, std::size_t index) {
        if constexpr (Game::numbers > 0) {
            Position position;
            for (std::size_t i = Game::numbers; i-- > 0;) {
                const std::size_t size = static_cast<std::size_t>(computed.upto[i]) + 1;
                position[i] = static_cast<int>(index % size);
                index /= size;
            }
            return position;
        } else {
            return computed.positions[index];
        }
    }

    // Random positions of up to twenty times the table's numbers.
    template <class Agrees>
    std::optional<Position> far_counterexample(const Computed<Position>& computed, Agrees agrees,
                                               std::size_t& far) {
        Limit limit(1, kMostPositions / 4);
        // The positions that the search meets are few among those of so large a table.
        Dense<Game> search(game_, Position(), limit);
        std::mt19937 random(1);
        for (std::uint32_t round = 0; round < 200; ++round) {
            Position position;
            for (std::size_t i = 0; i < Game::numbers; ++i) {
                const auto size = static_cast<std::uint32_t>(computed.upto[i]) + 1;
                position[i] = static_cast<int>(random() % (size * (2 + round / 11)));
            }
            if (!game_.legal(position)) continue;
            const std::int32_t entry = search.entry(position);
            if (entry < 0) return std::nullopt;
            ++far;
            if (!agrees(position, entry)) return position;
        }
        return std::nullopt;
    }

    const Game& game_;
    std::string out_;
};

template <class Game>
std::string answered(const Game& game, const std::vector<std::string>& words) {
    const auto option = [&](std::size_t at, const char* name) {
        return at + 1 < words.size() && words[at] == name;
    };
    Answers<Game> answers(game);
    if (option(0, "position")) {
        return answers.position(answers.named({words.begin() + 1, words.end()}));
    }
    Extent extent;
    std::size_t at = 1;
    if (option(at, "--upto")) {
        for (++at; at < words.size() && words[at][0] != '-'; ++at) {
            extent.upto.push_back(std::atoi(words[at].c_str()));
        }
        extent.seconds = 30;
    }
    if (option(at, "--seconds")) extent.seconds = std::atof(words[at + 1].c_str());
    return answers.table(extent);
}

}  // namespace inside
}  // namespace lab

#endif
