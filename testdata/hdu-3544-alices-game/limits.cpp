#include "rules.cpp"

namespace {

class Inputs : public AlicesGame {
 public:
    Small small() const override {
        const std::string most = std::to_string(kSquares);
        return {[](Sink& sink) {
                    Game game;
                    extend(sink, game, {kSquares, kSquares}, kSquares);
                },
                {"all pieces of up to " + most + " squares together",
                 "总共不超过 " + most + " 个小方格的所有情形"}};
    }
    // The rare case is that one cut in hand decides, or none.
    Game random(Rng& rng, bool rare) const override {
        const Int most = rng.chance(1, 3) ? 6 : rng.mixed(2, kGreatest), n = rng.mixed(1, kPieces);
        Game game;
        Int sum = 0;
        while (static_cast<Int>(game.size()) < n) {
            const Int x = rng.mixed(1, most), y = rng.mixed(1, most);
            game.push_back({x, y});
            sum += value(x, y);
        }
        if (rare || rng.chance(1, 2)) steer(rng, game, rng.between(0, 1) - sum);
        rng.shuffle(game);
        return game;
    }
    Game longest() const override { return Game(to_index(kPieces), {kGreatest, kGreatest}); }
    void limits(Sink& sink) const override {
        Rng rng(3544);
        std::vector<Game> games;
        // A sum that 32 bits, with a sign or without, take for another one.
        for (const Int sum : {Int{1} << 31, Int{1} << 32, Int{3} << 31, Int{1} << 36}) {
            for (const Int wanted : {sum - 1, sum, sum + 1, -sum - 1, -sum, 1 - sum}) {
                games.push_back({});
                steer(rng, games.back(), wanted);
            }
        }
        sink.all_of("wide-sums", games);
        // Sides beside powers of two, balanced but for one cut in hand or none.
        for (Int power = 2; power < kGreatest; power *= 2) {
            for (const Int x : {power - 1, power, power + 1}) {
                for (const Int y : {power - 1, power, power + 1, 3 * power - 1}) {
                    if (y > kGreatest) continue;
                    for (const Int wanted : {0, 1}) {
                        games.push_back({{x, y}});
                        steer(rng, games.back(), wanted - value(x, y));
                        games.push_back({{y, x}});
                        steer(rng, games.back(), wanted - value(y, x));
                    }
                }
            }
        }
        sink.in_parts("powers", games, to_index(kTests));
    }

 private:
    static constexpr Int kSquares = 10;

    // Every game that begins so, of pieces no larger than this one, with so many more squares.
    static void extend(Sink& sink, Game& game, const Row& largest, Int squares) {
        for (Int x = 1; x <= largest[0]; ++x) {
            for (Int y = 1; x * y <= squares && Row{x, y} <= largest; ++y) {
                game.push_back({x, y});
                sink.game(game);
                extend(sink, game, {x, y}, squares - x * y);
                game.pop_back();
            }
        }
    }
    // Adds pieces worth so much together, dropping others if there are too many.
    void steer(Rng& rng, Game& game, Int wanted) const {
        while (wanted != 0) {
            if (static_cast<Int>(game.size()) == kPieces) {
                wanted += value(game[0][0], game[0][1]);
                game.erase(game.begin());
            }
            const Int part = std::max(1 - kGreatest, std::min(wanted, kGreatest - 1));
            game.push_back(piece(rng, part));
            wanted -= part;
        }
    }
    static Row piece(Rng& rng, Int value) {
        const Int strips = std::max(value, -value) + 1, strip = rng.mixed(1, kGreatest / strips);
        Int power = 1;
        while (2 * power <= strip) power *= 2;
        const Int longer = rng.between(0, std::min(power - 1, kGreatest - power * strips));
        Row sides = {power * strips + longer, std::min(strip, 2 * power - 1)};
        if (value < 0) std::swap(sides[0], sides[1]);
        return sides;
    }
};

}  // namespace

RULES(Inputs)
