#include "play/start.hpp"

#include "play/match.hpp"

namespace tools {

namespace {

using explanation::Explainer;
using explanation::Game;

// Keeps some of the games that it is given, each with the same probability.
class Reservoir : public rules::Sink {
 public:
    explicit Reservoir(std::uint64_t seed) : rng(seed) {}
    void game(Game game) override {
        ++seen_;
        if (kept.size() < kMost) {
            kept.push_back(std::move(game));
            return;
        }
        const rules::Int at = rng.between(0, seen_ - 1);
        if (at < rules::Int{kMost}) kept[static_cast<std::size_t>(at)] = std::move(game);
    }
    void input(const std::string&, std::vector<Game> games) override {
        for (Game& each : games) game(std::move(each));
    }

    rules::Rng rng;
    std::vector<Game> kept;

 private:
    static constexpr std::size_t kMost = 50;
    rules::Int seen_ = 0;
};

}  // namespace

std::vector<Game> starts_of(const Explainer& explainer, const std::vector<Game>& games) {
    std::vector<Game> starts;
    for (const Game& game : games) {
        for (const Game& position : explainer.positions(game)) {
            if (!explainer.rules().back(position, {})) {
                throw Unplayable({"it is not played move by move, or not from so large a position",
                                  "这道题不是一步一步轮流走的，或者局面太大"});
            }
            starts.push_back(position);
        }
    }
    return starts;
}

Game first_with_moves(const Explainer& explainer, const std::vector<Game>& starts) {
    for (const Game& start : starts) {
        if (!Match(explainer, start, {}).result()) return start;
    }
    throw Unplayable({"there is no position with a move", "没有能走的局面"});
}

Game random_start(const Explainer& explainer, std::uint64_t seed) {
    Reservoir reservoir(seed);
    explainer.rules().exhaustive(reservoir);
    reservoir.rng.shuffle(reservoir.kept);
    return first_with_moves(explainer, starts_of(explainer, reservoir.kept));
}

}  // namespace tools
