#include "core/generate.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "core/hash.hpp"
#include "core/limits.hpp"
#include "core/oracle.hpp"

namespace tools {

namespace {

// No input holds more games than this: a failure should be near its cause.
constexpr std::size_t kMostGamesPerInput = 2000;
// And no random one more than this.
constexpr std::size_t kMostRandomGames = 200;

// Random games, as many as one input within the statement holds if they are small: none only fills
// up, so a mark that comes round after some number of games is taken for a new one where it counts.
std::vector<rules::Game> many_games(const rules::Rules& rules, std::string_view id) {
    constexpr std::size_t most_games = 600, most_bytes = 2000;
    Hash hash;
    hash.add(id).add(" many");
    rules::Rng rng(hash.value());
    std::vector<rules::Game> games;
    const std::size_t most = rules.games_per_input() == 1 ? 0 : most_games;
    for (std::size_t tries = 0; tries < 4 * most_games && games.size() < most; ++tries) {
        games.push_back(rules.random(rng, rng.chance(1, 2)));
        const bool fits = rules.format({games.back()}).size() <= most_bytes &&
                          rules.left_open(games.back()).empty() && rules.own_bound(games).empty();
        if (!fits) games.pop_back();
    }
    // Random inputs have as many.
    if (games.size() <= std::min(rules.games_per_input(), kMostRandomGames)) games.clear();
    return games;
}

// Turns what a generator makes into cases.
class Packer : public rules::Sink {
 public:
    Packer(const rules::Rules& rules, Group group)
        : rules_(rules),
          oracle_(rules),
          group_(group),
          most_(std::min(rules.games_per_input(), kMostGamesPerInput)) {}

    void game(rules::Game game) override {
        pending_.push_back(std::move(game));
        if (pending_.size() == most_) flush();
    }
    void input(const std::string& name, std::vector<rules::Game> games) override {
        add(name, games);
    }
    void numbered(const std::vector<rules::Game>& games) {
        const std::string number = std::to_string(++count_);
        add(std::string(4 - std::min<std::size_t>(number.size(), 4), '0') + number, games);
    }
    Cases finish() {
        flush();
        return std::move(cases_);
    }

 private:
    void flush() {
        if (!pending_.empty()) numbered(pending_);
        pending_.clear();
    }
    // A verdict on games that the statement leaves open stands for nothing else.
    void add(const std::string& name, std::vector<rules::Game> games) {
        const auto open = std::stable_partition(
            games.begin(), games.end(),
            [&](const rules::Game& game) { return rules_.left_open(game).empty(); });
        const std::vector<rules::Game> others(open, games.end());
        games.erase(open, games.end());
        if (!games.empty() || others.empty()) add_case(name, games);
        if (!others.empty()) add_case(name + "-open", others);
    }
    void add_case(const std::string& name, const std::vector<rules::Game>& games) {
        cases_.add(std::string(name_of(group_)) + '-' + name, group_, rules_.format(games),
                   oracle_.answer(games), games.size());
    }

    const rules::Rules& rules_;
    Oracle oracle_;
    Group group_;
    std::size_t most_;
    std::size_t count_ = 0;
    std::vector<rules::Game> pending_;
    Cases cases_;
};

}  // namespace

std::size_t usual_rounds(const rules::Rules& rules) {
    return std::clamp<std::size_t>(4000 / std::min<std::size_t>(rules.games_per_input(), 200), 20,
                                   400);
}

std::vector<std::vector<rules::Game>> random_inputs(const rules::Rules& rules, std::string_view id,
                                                    std::uint64_t seed, std::size_t round) {
    Hash hash;
    hash.add(id).add(' ' + std::to_string(seed) + ' ' + std::to_string(round));
    rules::Rng rng(hash.value());
    const std::size_t most = std::min(rules.games_per_input(), kMostRandomGames);
    const rules::Int count = rng.mixed(1, static_cast<rules::Int>(most));
    std::vector<std::vector<rules::Game>> inputs(1);
    for (rules::Int i = 0; i < count; ++i) {
        const bool rare = rng.chance(1, 2);
        inputs.back().push_back(rules.random(rng, rare));
        if (inputs.back().size() == 1 || rules.own_bound(inputs.back()).empty()) continue;
        rules::Game last = std::move(inputs.back().back());
        inputs.back().pop_back();
        inputs.push_back({std::move(last)});
    }
    return inputs;
}

std::vector<rules::Game> random_games(const rules::Rules& rules, std::string_view id,
                                      std::uint64_t seed, std::size_t round) {
    return random_inputs(rules, id, seed, round).front();
}

Cases generate(const rules::Rules& rules, std::string_view id, Group group, std::uint64_t seed,
               std::size_t rounds) {
    Packer packer(rules, group);
    if (group == Group::exhaustive) rules.exhaustive(packer);
    if (group == Group::limit) {
        rules.limits(packer);
        rules::ask(rules, packer, id);
        const std::vector<rules::Game> many = many_games(rules, id);
        if (!many.empty()) packer.input("many-random-games", many);
    }
    if (group == Group::random) {
        for (std::size_t round = 0; round < rounds; ++round) {
            for (const auto& games : random_inputs(rules, id, seed, round)) packer.numbered(games);
        }
    }
    return packer.finish();
}

std::string lock_line(Group group, const Cases& cases) {
    return std::string(name_of(group)) + ' ' + cases.hash() + ' ' +
           std::to_string(cases.list().size()) + ' ' + std::to_string(cases.games()) + '\n';
}

}  // namespace tools
