// What a game's program prints, and lab/answer.cpp reads:
//
//     table [--upto N...] [--seconds S] [--beyond S]
//                               outcomes, values and what was claimed
//     position N... [/ N...]    the options of a position, or of a sum of some
//     position I J...           of other positions: those of start I after option J ...
#ifndef LAB_ANSWERS_HPP
#define LAB_ANSWERS_HPP

#include <cstdlib>

#include "lab_moves.hpp"
#include "lab_winners.hpp"

namespace lab {
namespace inside {

template <class Game>
class Answers {
 public:
    using Position = typename Game::Position;

    explicit Answers(const Game& game) : game_(game) {}

    std::string table(const Extent& extent) {
        common_.emplace(game_, extent.upto);
        // Looking at all moves once more takes up to twice as long as the table.
        Extent first = extent;
        if (common_->any() && extent.upto.empty()) first.seconds *= 0.4;
        computed_ = Tables<Game>(game_).compute(first);
        const ComputedTable<Position>& computed = computed_;
        out_ = "\nlab table " + std::to_string(Game::numbers) + '\n';
        if (game_.misere) out_ += "misere\n";
        if (computed.complete) out_ += "complete\n";
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
        look_at_moves();
        add_winners();
        each_claim([&](const char* name, auto agrees) { add_claim(name, agrees); });
        if (game_.proof != nullptr) out_ += std::string("proof ") + game_.proof + '\n';
        std::string values = "values";
        out_ += "outcomes ";
        for (const std::int32_t entry : computed.table) {
            out_ += outcome_of(entry);
            if (!computed.no_values) values += ' ' + std::to_string(std::max(entry, -1));
        }
        return out_ + '\n' +
               (computed.no_values ? std::string("no values: ") + computed.no_values : values) +
               '\n';
    }

    // Of positions beyond the table that a search reaches in time, those with the smaller numbers
    // first: some, with their entries, and how the claims fare at all of them.
    std::string beyond(double seconds) {
        out_.clear();
        if constexpr (Game::numbers > 0) {
            if (computed_.no_values && *computed_.no_values == 'c') return out_;  // play comes back
            const std::size_t most_seen = common_->any() ? 1000 : 10000;  // looking takes long
            Limit limit(seconds, kMostPositions / 4);
            Dense<Game> search(game_, corner<Game::numbers>(computed_.upto), limit);
            search.fill(computed_.table);
            if (seconds > 0) go_beyond(search);
            std::size_t met = 0, seen = 0;
            search.each_beyond([&](const Position&, std::int32_t) { ++met; });
            search.each_beyond([&](const Position& at, std::int32_t entry) {
                if (seen++ % (met / most_seen + 1) != 0) return;
                out_ += std::string("far ") + outcome_of(entry) + ' ' +
                        std::to_string(computed_.no_values ? -1 : entry) + listed(at) + '\n';
                if (common_->any()) common_->look_at(at);
            });
            if (!common_->any()) out_ += "unlike\n";
            each_claim([&](const char* name, auto agrees) {
                std::size_t far = 0;
                std::optional<Position> wrong;
                search.each_beyond([&](const Position& at, std::int32_t entry) {
                    if (wrong) return;
                    ++far;
                    if (!agrees(at, entry)) wrong = at;
                });
                out_ += std::string(name) + " far " + std::to_string(far) +
                        (wrong ? ' ' + game_.show(*wrong) : "") + '\n';
            });
        }
        return out_;
    }

    // The options of a sum of positions.
    std::string position(Parts<Position> sum) {
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
        } else {
            if (game_.misere && !game_.has_end) return played_through(sum, options, limit);
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
    static constexpr double kSeconds = 10;

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
                wrong("a position has " + std::to_string(Game::numbers) +
                      (Game::numbers == 1 ? " number" : " numbers") + ", not " +
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

    char outcome_of(std::int32_t entry) const {
        return entry < 0                                ? '.'
               : entry == kLost                         ? 'P'
               : computed_.no_values && entry == kDrawn ? 'D'
                                                        : 'N';
    }

    std::string played_through(const Parts<Position>& sum,
                               const std::vector<Parts<Position>>& options, Limit& limit) {
        const Sums<Game> sums = {game_};
        Graph<Sums<Game>> all(sums, limit);
        if (!all.add(sums.going_on(sum))) too_long(all.positions().size(), kSeconds);
        all.solve();
        each_place(sum, options, [&](const char* what, const Parts<Position>& parts) {
            const Parts<Position> left = sums.going_on(parts);
            add_place(what, parts, "PND"[all.entry(left)], -1, all.remoteness(left));
        });
        return out_;
    }

    template <class Show>
    static void each_place(const Parts<Position>& sum, const std::vector<Parts<Position>>& options,
                           Show show) {
        show("position", sum);
        for (const auto& option : options) show("option", option);
    }

    void add_place(const char* what, const Parts<Position>& parts, char outcome, std::int32_t value,
                   std::uint32_t remoteness) {
        const std::string text = shown(game_, parts);
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

    // body(name, whether it agrees with a position and its entry) for each.
    template <class Body>
    void each_claim(Body body) {
        if (game_.has_claim) {
            body("claim", [&](const Position& at, std::int32_t entry) {
                return game_.claim(at) == (entry == kLost);
            });
        }
        if (game_.has_claimed_value && !computed_.no_values) {
            body("claimed_value", [&](const Position& at, std::int32_t entry) {
                return game_.claimed_value(at) == entry;
            });
        }
    }

    template <class Agrees>
    void add_claim(const char* name, Agrees agrees) {
        std::size_t tested = 0;
        std::string refuting;
        for (std::size_t i = 0; i < computed_.table.size() && refuting.empty(); ++i) {
            if (computed_.table[i] < 0) continue;
            ++tested;
            const Position at = position_at(i);
            if (!agrees(at, computed_.table[i])) refuting = ' ' + game_.show(at);
        }
        out_ += std::string(name) + " table " + std::to_string(tested) + refuting + '\n';
    }

    void look_at_moves() {
        for (std::size_t i = 0; i < computed_.table.size() && common_->any(); ++i) {
            if (computed_.table[i] != kNone) common_->look_at(position_at(i));
        }
        out_ += common_->told();
    }

    // How the smaller won positions are won.
    void add_winners() {
        constexpr std::size_t most_tested = 5000;
        constexpr int box_sides[] = {0, 5000, 100, 20, 9};
        Limit limit(0.3, most_tested);
        const bool sums = !computed_.no_values;
        const auto look = [&](auto entry_of) {
            Winners<Game, decltype(entry_of)> winners(game_, entry_of, sums);
            std::size_t count = 0;
            for (std::size_t i = 0; i < computed_.table.size() && !limit.over(count); ++i) {
                if (outcome_of(computed_.table[i]) != 'N') continue;
                const Position at = position_at(i);
                if constexpr (Game::numbers > 0) {
                    if (*std::max_element(at.begin(), at.end()) > box_sides[Game::numbers])
                        continue;
                }
                ++count;
                winners.look_at(at);
            }
            out_ += winners.told();
        };
        if constexpr (Game::numbers > 0) {
            look([&](const Position& at) {
                std::size_t index = 0;
                for (std::size_t i = 0; i < at.size(); ++i) {
                    if (at[i] < 0 || at[i] > computed_.upto[i]) return std::int32_t(kUnknown);
                    index = index * (static_cast<std::size_t>(computed_.upto[i]) + 1) +
                            static_cast<std::size_t>(at[i]);
                }
                return computed_.table[index];
            });
        } else {
            PositionNumbers<Position> met;
            for (const Position& position : computed_.positions) met.number(position);
            look([&](const Position& at) {
                const std::uint32_t number = met.size() > 0 ? met.find(at) : 0;
                return number < computed_.table.size() ? computed_.table[number]
                                                       : std::int32_t(kUnknown);
            });
        }
    }

    Position position_at(std::size_t index) const {
        if constexpr (Game::numbers > 0) {
            Position position;
            for (std::size_t i = Game::numbers; i-- > 0;) {
                const std::size_t size = static_cast<std::size_t>(computed_.upto[i]) + 1;
                position[i] = static_cast<int>(index % size);
                index /= size;
            }
            return position;
        } else {
            return computed_.positions[index];
        }
    }

    // Random positions of up to twenty times the table's numbers; at first all of the numbers but
    // one are small, since few positions are between.
    void go_beyond(Dense<Game>& search) const {
        constexpr std::uint32_t rounds = 190, few = 4;
        std::uint64_t random = 1;
        const auto below = [&](std::uint64_t bound) {
            random = random * 6364136223846793005 + 1442695040888963407;
            return static_cast<int>((random >> 33) % bound);
        };
        for (const bool narrow : {true, false}) {
            for (std::uint32_t round = 0; round < rounds; ++round) {
                const auto far = static_cast<std::size_t>(below(Game::numbers));
                Position position;
                for (std::size_t i = 0; i < Game::numbers; ++i) {
                    const std::uint64_t size = static_cast<std::uint64_t>(computed_.upto[i]) + 1;
                    position[i] = below(i == far || !narrow ? size * (11 + round) / 10 + 1
                                                            : std::min<std::uint64_t>(size, few));
                }
                if (search.entry(position) == kUnknown) return;
            }
        }
    }

    const Game& game_;
    ComputedTable<Position> computed_;
    std::optional<CommonMoves<Game>> common_;
    std::string out_;
};

template <class Game>
void answer(const Game& game, const Words& words, const Print& print) {
    const auto option = [&](std::size_t at, const char* name) {
        return at + 1 < words.size() && words[at] == name;
    };
    Answers<Game> answers(game);
    if (option(0, "position")) {
        return print(answers.position(answers.named({words.begin() + 1, words.end()})));
    }
    Extent extent;
    std::size_t at = 1;
    if (option(at, "--upto")) {
        for (++at; at < words.size() && words[at][0] != '-'; ++at) {
            extent.upto.push_back(std::atoi(words[at].c_str()));
        }
        extent.seconds = 30;
    }
    if (option(at, "--seconds")) {
        extent.seconds = std::atof(words[at + 1].c_str());
        at += 2;
    }
    const bool told = option(at, "--beyond");
    const double beyond =
        told ? std::atof(words[at + 1].c_str()) : std::min(1., extent.seconds / 2);
    print(answers.table(extent) + "\nlab beyond\n");
    print(answers.beyond(beyond));
}

}  // namespace inside
}  // namespace lab

#endif
