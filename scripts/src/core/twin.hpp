// The rules of a twin: the game of another problem, its elder, in another format. Its rules.cpp is
//     #include "core/twin.hpp"
//     #include the limits.cpp of its elder
//     class ... : public rules::Twin<Elder> { parse(), format() and whatever else differs };
//     TWIN(...)
#ifndef SCRIPTS_SRC_CORE_TWIN_HPP
#define SCRIPTS_SRC_CORE_TWIN_HPP

#include "core/rules.hpp"

// The elder's last line names a class instead of making one.
#undef RULES
#define RULES(Class) using Elder = Class;
#define TWIN(Class)                           \
    extern "C" ::rules::Rules* make_rules() { \
        return new Class;                     \
    }

namespace rules {

// Of the elder's inputs, those that the twin's format can hold.
template <class Base>
class Twin : public Base {
 public:
    void exhaustive(Sink& sink) const override {
        Fitting fitting(*this, sink);
        Base::exhaustive(fitting);
    }
    void limits(Sink& sink) const override {
        Fitting fitting(*this, sink);
        Base::limits(fitting);
    }
    // Where none of many fits, the longest.
    Game random(Rng& rng, bool rare) const override {
        for (int left = 1000; left > 0; --left) {
            Game game = Base::random(rng, rare);
            if (fits(game)) return game;
        }
        return this->longest();
    }
    // The twin's own; the elder's would not fit.
    Game longest() const override { return {}; }
    Sums sums() const override { return {}; }

 private:
    bool fits(const Game& game) const {
        try {
            const std::string text = this->format({game});
            InStream stream(text);
            return this->parse(stream) == std::vector<Game>{game};
        } catch (const std::exception&) {
            return false;
        }
    }

    class Fitting : public Sink {
     public:
        Fitting(const Twin& twin, Sink& sink) : twin_(twin), sink_(sink) {}
        void game(Game game) override {
            if (twin_.fits(game)) sink_.game(std::move(game));
        }
        void input(const std::string& name, std::vector<Game> games) override {
            std::erase_if(games, [&](const Game& game) { return !twin_.fits(game); });
            if (games.size() > twin_.games_per_input()) games.resize(twin_.games_per_input());
            if (!games.empty()) sink_.input(name, std::move(games));
        }

     private:
        const Twin& twin_;
        Sink& sink_;
    };
};

}  // namespace rules

#endif
