#include "core/limits.hpp"

#include <algorithm>

#include "core/alike.hpp"
#include "core/hash.hpp"
#include "core/oracle.hpp"
#include "core/rooms.hpp"

namespace rules {

namespace {

// The answer, or nothing where there is no such game.
std::optional<std::string> answered(const Rules& rules, const Game& game) {
    if (game.empty() || !tools::legal_input(rules, {game})) return {};
    return rules.second_answer(game);
}

class Asker {
    static constexpr std::size_t kMostBytes = 12000000, kLong = 2000000;

 public:
    Asker(const Rules& rules, Sink& sink, std::uint64_t seed)
        : rules_(rules),
          sink_(sink),
          rng_(seed),
          longest_(rules.longest()),
          sums_(rules.sums()),
          most_tests_(rules.games_per_input()),
          length_(rules.format({longest_}).size()),
          tests_(length_ > kLong ? 1
                                 : std::clamp<std::size_t>(kMostBytes / length_, 1, most_tests_)) {}

    void ends() {
        sink_.input("all-longest", std::vector<Game>(tests_, longest_));
        if (length_ > kLong) return;
        const auto near = [&] {
            if (sums_.most > 2 && rng_.chance(9, 10)) return lost_sum();
            Game game = longest_;
            if (rng_.chance(1, 2)) return drawn();
            for (Int& number : game.back()) {
                if (rng_.chance(2, 3)) {
                    number -= rng_.mixed(0, std::max<Int>(0, number * 9 / 10 - 1));
                }
            }
            return game;
        };
        const int tries = length_ > 100000 ? 8 : length_ > 1000 ? 300 : 3000;
        const std::string first = rules_.second_answer(longest_);
        int number = 0;
        for (const std::string& answer :
             rules_.verdicts().wins.empty() ? std::vector<std::string>{""} : answers()) {
            const Game last = decided_to_the_end(rules_, answer, near, tries);
            if (last.empty()) continue;
            // Before it a game of the other kind, which is as long.
            Game before = longest_;
            if (first == answer && tests_ > 1) {
                const auto others = answers();
                before = decided_to_the_end(rules_, others[others[0] == answer], near, tries);
                if (before.empty()) before = longest_;
            }
            if (before == longest_ && last == longest_) continue;
            sink_.ending("end-" + std::to_string(++number), tests_, before, last);
        }
    }

    // A problem of one number: the least, the greatest and any.
    void numbers() {
        if (longest_.size() != 1 || longest_[0].size() != 1) return;
        const Int greatest = longest_[0][0],
                  count = static_cast<Int>(std::max<std::size_t>(tests_, 200));
        std::vector<Game> least, most, any;
        const auto add = [&](std::vector<Game>& games, Int n) {
            if (tools::legal_input(rules_, {{{n}}})) games.push_back({{n}});
        };
        for (Int i = 0; i < count; ++i) {
            add(least, i);
            add(most, greatest - i);
            add(any, rng_.between(1, greatest));
        }
        put("all-least", least);
        put("all-greatest", most);
        put("all-any", any);
    }

    void bits() {
        std::vector<Game> games;
        for (const Int bit : powers_of_two(greatest_number())) {
            for (int i = 0; i < (most_tests_ < 50 ? 1 : 6); ++i) {
                append(games, told_apart(
                                  rules_, [&] { return drawn(); },
                                  [&](Game game) {
                                      any_number(game) ^= bit;
                                      return game;
                                  }));
            }
        }
        put("bit", games);
    }

    void keys() {
        if (most_tests_ == 1 || length_ > 20000) return;
        std::vector<Game> games;
        // Two neighbours in a row, after change(one, other).
        const auto change = [&](const std::function<void(Int&, Int&)>& of_two) {
            const bool few = most_tests_ < 50, either = rng_.chance(1, 2);
            for (const bool turned :
                 few ? std::vector<bool>{either} : std::vector<bool>{false, true}) {
                std::vector<Game> pair = told_apart(
                    rules_, [&] { return drawn(); },
                    [&](Game game) {
                        Row& row = any_row(game);
                        if (row.size() < 2) return Game{};
                        const auto at = to_index(rng_.between(0, static_cast<Int>(row.size()) - 2));
                        of_two(row[turned ? at + 1 : at], row[turned ? at : at + 1]);
                        return game;
                    });
                if (rng_.chance(1, 2)) std::reverse(pair.begin(), pair.end());
                append(games, pair);
            }
        };
        Row factors = usual_factors();
        factors.insert(factors.end(), {1, 2, 10, 16, 50, 64, 100, 101, 128, 256, 500, 512, 1001,
                                       1024, 4096, 1000000000, 1000000007});
        for (const Int factor : factors) {
            change([&](Int& one, Int& other) { --one, other += factor; });
        }
        for (const Int bit : powers_of_two(greatest_number())) {
            // Of one sum and xor, where just one has the bit; of one difference; packed by shifts.
            change([&](Int& one, Int& other) {
                if ((one ^ other) & bit) one ^= bit, other ^= bit;
            });
            change([&](Int& one, Int& other) { one += bit, other += bit; });
            change([&](Int& one, Int& other) { one ^= 1, other ^= bit; });
        }
        // Written one after the other.
        change([&](Int& one, Int& other) {
            const std::string digits = std::to_string(other);
            if (one < 1000000000 && other > 9) {
                one = 10 * one + digits[0] - '0';
                other = std::stoll(digits.substr(1));
            }
        });
        put("key", games);
    }

    void rounds() {
        std::vector<Game> shortest, games;
        while (shortest.size() < 200) shortest.push_back(drawn());
        std::stable_sort(shortest.begin(), shortest.end(), [&](const Game& one, const Game& other) {
            return rules_.format({one}).size() < rules_.format({other}).size();
        });
        const Game least = shortest.front();
        shortest.resize(100);
        const std::size_t most =
            most_tests_ == 1 || tools::bounds_tests(rules_, least) ? most_tests_ : 1000;
        if (most > 300) {
            for (const std::size_t round : {255, 256}) {
                games.assign(most, least);
                for (std::size_t i = 0; i + round < most; i += 2 * round) {
                    for (std::size_t j = 0; j < 20 && i + round + j < most; ++j) {
                        games[i + j] = rng_.pick(shortest);
                        games[i + round + j] = rng_.pick(shortest);
                    }
                }
                sink_.all_of("round-" + std::to_string(round), games);
            }
        }
        // A win before each loss, and a loss before each win, among the smallest.
        std::vector<Game> few;
        for (const std::string& answer : answers()) {
            for (const Game& game : shortest) {
                if (rules_.second_answer(game) != answer) continue;
                few.push_back(game);
                break;
            }
        }
        if (few.empty()) return;
        games = {longest_};  // so that no first line is as short as a last one that ends the input
        while (games.size() < 70000) games.push_back(few[games.size() % few.size()]);
        if (tools::legal_input(rules_, games)) sink_.all_of("round-seventy-thousand", games);
    }

    void sums() {
        std::vector<Game> games;
        const auto add = [&](const Row& values) {
            const bool within = std::all_of(values.begin(), values.end(), [&](Int value) {
                return 1 <= value && value <= sums_.greatest;
            });
            if (!within || values.empty() || values.size() > sums_.most) return;
            Game game = sums_.game(rng_, values);
            if (game.empty() || game == longest_) return;
            // One component may be too few.
            if (values.size() > 1000 || tools::legal_input(rules_, {game}))
                games.push_back(std::move(game));
        };
        const auto steered = [&](Int count, Int nim_sum) {
            for (int i = length_ > 100000 ? 17 : 0; i < 23; ++i) {
                // Where no such game is, often one with another bit.
                const Int other = i < 20 ? 0 : rng_.pick(powers_of_two(sums_.greatest));
                const std::size_t before = games.size();
                add(steered_values(count, nim_sum ^ other));
                if (games.size() > before) return;
            }
        };
        const Int top = powers_of_two(sums_.greatest).back();
        const auto most = static_cast<Int>(sums_.most);
        for (const Int bit : powers_of_two(sums_.greatest)) {
            const Int all = 2 * bit - 1;
            add({bit});
            add(pair_apart(bit));
            if (most_tests_ == 1) continue;
            const Int part = value(3);
            add({part, all ^ part, all});
            add({part, all ^ part});
            add({bit, 2 * bit, 4 * bit});
            add({bit - 1, bit, 1});
            for (const Int count : {Int{3}, std::min<Int>(9, most)}) steered(count, bit);
            if (length_ > 10 * kLong / most_tests_) continue;
            for (const Int count : {most - 1, most}) steered(count, bit);
        }
        // Each value against its bits; if there are many, those next to powers of two.
        Row values = {sums_.greatest};
        for (const Int bit : powers_of_two(sums_.greatest)) {
            if (most_tests_ > 1 && sums_.greatest > 256)
                values.insert(values.end(), {bit - 1, bit + 1});
        }
        for (Int value = 1; value < std::min<Int>(sums_.greatest, 256); ++value) {
            if (sums_.greatest <= 256) values.push_back(value);
        }
        for (const Int value : values) {
            Row its = {value};
            for (const Int bit : powers_of_two(value)) {
                if (value & bit) its.push_back(bit);
            }
            if (its.size() > 2) add(its);
        }
        add({top, sums_.greatest, sums_.greatest ^ top});
        add({2 * top - 1 - sums_.greatest, sums_.greatest});
        add(powers_of_two(sums_.greatest));
        for (const Int count : length_ > kLong ? Row{} : Row{most - 1, most}) {
            add(Row(to_index(count), greatest(count)));
            for (const Int nim_sum : {Int{0}, Int{1}, top}) steered(count, nim_sum);
        }
        // As many as a signed or an unsigned count of 8 or 16 bits takes for none, or fewer.
        for (const std::size_t count : {129, 255, 256, 257, 32769, 65536, 80001}) {
            add(Row(count, 1));
        }
        add(Row(sums_.most, 1));
        // Lost, with every smaller number of components won: between the first and the last, an even
        // number of equal ones.
        Row sizes = usual_sizes(most);
        sizes.push_back(most);
        for (const Int size : sizes) {
            if (size < most / 100 || size > 300000) continue;
            const Int even = std::min(most, size + 2 - size % 2);
            Row equal(to_index(even), length_ > kLong ? 9 : greatest(even));
            if (equal.size() % 2 != 0) equal.pop_back();
            equal.front() = equal.back() = 1;
            add(equal);
        }
        put("sum", games);
    }

 private:
    static void append(std::vector<Game>& games, const std::vector<Game>& more) {
        games.insert(games.end(), more.begin(), more.end());
    }
    // Inputs of as many games as the statement allows, none too large.
    void put(const std::string& name, std::vector<Game>& games) {
        std::vector<Game> input;
        std::size_t bytes = 0;
        int number = 0;
        for (Game& game : games) {
            bytes += rules_.format({game}).size();
            if (!input.empty() && (input.size() == most_tests_ || bytes > kLong)) {
                sink_.all_of(name + '-' + std::to_string(++number), input);
                bytes = rules_.format({game}).size();
            }
            input.push_back(std::move(game));
        }
        if (!input.empty()) sink_.all_of(name + '-' + std::to_string(++number), input);
        games.clear();
    }
    Int greatest_number() const {
        Int most = 1;
        for (const Row& row : longest_) {
            for (const Int number : row) most = std::max(most, number);
        }
        return most;
    }
    Game drawn() { return rules_.random(rng_, rng_.chance(1, 2)); }
    Row& any_row(Game& game) {
        return game[to_index(rng_.between(0, static_cast<Int>(game.size()) - 1))];
    }
    Int& any_number(Game& game) {
        for (;;) {
            Row& row = any_row(game);
            if (!row.empty())
                return row[to_index(rng_.between(0, static_cast<Int>(row.size()) - 1))];
        }
    }
    // The most frequent answers that random games have, two at most.
    const std::vector<std::string>& answers() {
        for (int i = 0; i < 400 && answers_.size() < 2; ++i) {
            const std::string answer = rules_.second_answer(rules_.random(rng_, i % 2 == 0));
            if (answers_.empty() || answers_[0] != answer) answers_.push_back(answer);
        }
        return answers_;
    }
    // The greatest value that each of so many components can have.
    Int greatest(Int count) const {
        if (sums_.total == 0) return sums_.greatest;
        return std::clamp<Int>(sums_.total / count, 1, sums_.greatest);
    }
    Int value(Int count) {
        return sums_.draw ? sums_.draw(rng_) : rng_.between(1, greatest(count));
    }
    Row pair_apart(Int bit) {
        for (int i = 0; i < 100; ++i) {
            const Int value = this->value(2), other = value ^ bit;
            const bool room = sums_.total == 0 || value + other <= sums_.total;
            if (room && 0 < other && other <= sums_.greatest) return {value, other};
        }
        return {bit, 2 * bit};
    }
    // So many values of this nim-sum, at least 2, none above the greatest.
    Row steered_values(Int count, Int nim_sum) {
        for (int i = 0; i < 1000; ++i) {
            Row values;
            Int last = nim_sum;
            while (static_cast<Int>(values.size()) + 1 < count) {
                values.push_back(value(count));
                last ^= values.back();
            }
            values.push_back(last);
            if (1 <= last && last <= sums_.greatest) return values;
        }
        return {};
    }
    // The most components, nearly all the greatest; the last three make it a loss, or a near one.
    Game lost_sum() {
        const Int greatest = this->greatest(static_cast<Int>(sums_.most));
        Row values(sums_.most, greatest);
        const std::size_t n = values.size();
        values[n - 1] = greatest - rng_.between(0, greatest / 3);
        values[n - 2] = rng_.between(1, greatest);
        Int rest = rng_.chance(1, 2) ? 0 : Int{1} << rng_.between(0, 3);
        for (const Int value : values) rest ^= value;
        values[0] = rest ^ greatest;
        if (values[0] < 1 || values[0] > sums_.greatest) return longest_;
        const Game game = sums_.game(rng_, values);
        return game.empty() ? longest_ : game;
    }

    const Rules& rules_;
    Sink& sink_;
    Rng rng_;
    const Game longest_;
    const Sums sums_;
    const std::size_t most_tests_, length_, tests_;
    std::vector<std::string> answers_;
};

}  // namespace

std::size_t cuts_alike(const Rules& rules, const Game& game, std::size_t enough) {
    std::string text = rules.format({game});
    const std::string answer = rules.second_answer(game);
    std::size_t alike = 0;
    text.resize(text.find_last_of("0123456789") + 1);
    while (text.size() > 1 && alike < enough) {
        text.pop_back();
        const char last = text.back();
        if (last < '0' || last > '9') break;
        try {
            const std::vector<Game> cut = tools::parse(rules, text + '\n');
            alike += cut.size() == 1 && rules.second_answer(cut[0]) == answer;
        } catch (const std::exception&) {  // no game is left
        }
    }
    return alike;
}

Game decided_to_the_end(const Rules& rules, const std::string& answer,
                        const std::function<Game()>& draw, int tries) {
    Game best;
    std::size_t least = SIZE_MAX;
    const std::size_t length = rules.format({rules.longest()}).size();
    for (; tries > 0 && least > 0; --tries) {
        const Game game = draw();
        if (game.empty()) continue;
        // To reckon answers takes long where games do, so no more of them than make a difference.
        const std::size_t shorter = length - std::min(length, rules.format({game}).size());
        if (shorter >= least) continue;
        const auto its = answered(rules, game);
        if (!its || (!answer.empty() && *its != answer)) continue;
        const std::size_t enough = (least - shorter) / 2 + (least - shorter) % 2;
        const std::size_t fault = shorter + 2 * cuts_alike(rules, game, enough);
        if (fault >= least) continue;
        least = fault;
        best = game;
    }
    return best;
}

std::vector<Game> told_apart(const Rules& rules, const std::function<Game()>& draw,
                             const Change& change, int tries) {
    for (; tries > 0; --tries) {
        const Game game = draw(), other = change(game);
        if (other == game) continue;
        const auto answer = answered(rules, other);
        if (answer && *answer != rules.second_answer(game)) return {game, other};
    }
    return {};
}

void ask(const Rules& rules, Sink& sink, std::string_view id) {
    if (rules.longest().empty()) return;
    tools::Hash hash;
    hash.add(id).add(" limits");
    Asker asker(rules, sink, hash.value());
    asker.ends();
    asker.numbers();
    if (rules.sums().most > 0) {
        asker.sums();
    } else {
        asker.bits();
    }
    asker.keys();
    asker.rounds();
}

}  // namespace rules
