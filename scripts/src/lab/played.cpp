#include "lab/played.hpp"

#include <set>

#define LAB_GAME_IS_WHOLE
#include "lab/include/lab_answers.hpp"

namespace lab {

namespace {

// A Play as a described game: its positions are components of N numbers, or of any if N is 0.
template <std::size_t N>
using Base = std::tuple_element_t<
    N, std::tuple<inside::AnyGame<rules::Component, 0, Options<rules::Component>, true>,
                  inside::NumbersGame<int>, inside::NumbersGame<int, int>,
                  inside::NumbersGame<int, int, int>, inside::NumbersGame<int, int, int, int>>>;
template <std::size_t N>
struct PlayedGame final : Base<N> {
    using Position = typename Base<N>::Position;
    using OptionsOf = typename Base<N>::OptionsOf;

    const rules::Play& play;
    const rules::Position& start;
    const std::set<rules::Component>& reached;

    PlayedGame(const rules::Play& play_, const rules::Position& start_,
               const std::set<rules::Component>& reached_)
        : play(play_), start(start_), reached(reached_) {
        this->has_legal = N != 1;
        this->misere = play.convention() == rules::Convention::misere;
    }

    const Base<N>& described() const { return *this; }

    static Position position_of(const rules::Component& part) {
        if constexpr (N == 0) return part;
        Position position = {};
        std::transform(part.begin(), part.end(), position.begin(),
                       [](rules::Int number) { return static_cast<int>(number); });
        return position;
    }
    static rules::Component component_of(const Position& position) {
        return rules::Component(position.begin(), position.end());
    }

    bool is_legal(const Position& position) const override {
        return N == 0 || reached.count(component_of(position)) > 0;
    }
    void moves(const Position& position, OptionsOf& to) const override {
        struct OptionSink : rules::Options {
            explicit OptionSink(OptionsOf& options_) : options(options_) {}
            using rules::Options::to;
            void to(rules::Position parts) override {
                std::vector<std::conditional_t<N == 1, int, Position>> sum;
                for (const rules::Component& part : parts) {
                    if constexpr (N == 1) {
                        sum.push_back(static_cast<int>(part.at(0)));
                    } else {
                        sum.push_back(position_of(part));
                    }
                }
                options.sum(sum);
            }
            OptionsOf& options;
        } told(to);
        moves_of(play, component_of(position), told);
    }
    std::vector<Position> starts() const override {
        if constexpr (N == 0) return start;
        return {};
    }
    std::string show(const Position& position) const override {
        std::string text;
        for (const auto number : position) {
            text += (text.empty() ? "" : N == 0 ? " " : ", ") + std::to_string(number);
        }
        return N == 0 ? '{' + text + '}' : '(' + text + ')';
    }

    static void moves_of(const rules::Play& play, const rules::Component& part,
                         rules::Options& to) {
        play.impartial() ? play.normal_play_moves(part, to) : play.moves(part, to);
    }
};

// The components that the start leads to, at most so many.
std::set<rules::Component> reached_from(const rules::Position& start, const rules::Play& play,
                                        std::size_t most) {
    std::vector<rules::Component> met = start;
    std::set<rules::Component> known(met.begin(), met.end());
    for (std::size_t i = 0; i < met.size() && known.size() < most; ++i) {
        const rules::Component from = met[i];
        rules::OptionList options;
        PlayedGame<0>::moves_of(play, from, options);
        for (const rules::Position& option : options.all) {
            for (const rules::Component& part : option) {
                if (known.insert(part).second) met.push_back(part);
            }
        }
    }
    return known;
}

// How many numbers each component has, none of them negative; 0 where they differ.
std::size_t numbers_in(const std::set<rules::Component>& components) {
    if (components.empty()) return 0;
    const std::size_t size = components.begin()->size();
    for (const rules::Component& part : components) {
        if (part.size() != size || *std::min_element(part.begin(), part.end()) < 0) return 0;
    }
    return size;
}

// A box is as large as what is reached.
void add_upto(std::vector<std::string>& words, const std::set<rules::Component>& reached) {
    words.push_back("--upto");
    for (std::size_t i = 0; i < reached.begin()->size(); ++i) {
        rules::Int most = 0;
        for (const rules::Component& part : reached) most = std::max(most, part[i]);
        words.push_back(std::to_string(most));
    }
}

}  // namespace

void inside::wrong(const std::string& what) {
    throw std::runtime_error(what);
}

std::string answered(const std::shared_ptr<const rules::Play>& play, const rules::Position& start,
                     std::vector<std::string> words) {
    std::set<rules::Component> reached = reached_from(start, *play, 300);
    std::size_t numbers = numbers_in(reached);
    if (numbers != 1) {
        constexpr std::size_t most_reached = 100000;
        reached = reached_from(start, *play, most_reached);
        numbers = reached.size() < most_reached ? numbers_in(reached) : 0;
        if (numbers >= 2 && numbers <= 4 && words == std::vector<std::string>{"table"}) {
            add_upto(words, reached);
        }
    }
    std::string printed;
    const auto answer = [&](const auto& game) {
        inside::answer(game.described(), words, [&](const std::string& text) { printed += text; });
    };
    try {
        numbers == 1   ? answer(PlayedGame<1>(*play, start, reached))
        : numbers == 2 ? answer(PlayedGame<2>(*play, start, reached))
        : numbers == 3 ? answer(PlayedGame<3>(*play, start, reached))
        : numbers == 4 ? answer(PlayedGame<4>(*play, start, reached))
                       : answer(PlayedGame<0>(*play, start, reached));
    } catch (const std::runtime_error&) {
        if (printed.empty()) throw;  // else it is wrong beyond the table only
    }
    return printed;
}

}  // namespace lab
