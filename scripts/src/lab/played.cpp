#include "lab/played.hpp"

#include <set>

#define LAB_THROWS
#include "lab/include/lab_answers.hpp"

namespace lab {

namespace {

// Moves of a Play, as described games tell theirs. `Convert` makes a component of theirs from a row.
template <class OptionsOf, class Convert>
struct Told : rules::Options {
    using rules::Options::to;
    Told(OptionsOf& options_, Convert convert_) : options(options_), convert(convert_) {}
    void to(rules::Position parts) override {
        std::vector<std::decay_t<decltype(convert(parts[0]))>> converted;
        for (const rules::Component& part : parts) converted.push_back(convert(part));
        options.sum(converted);
    }
    OptionsOf& options;
    Convert convert;
};

// What all games of problems have in common here.
struct Common {
    static constexpr bool has_legal = true, has_end = false, has_claim = false,
                          has_claimed_value = false;
    bool misere = false, unordered = false;

    std::shared_ptr<const rules::Play> play;
    rules::Position start;

    void moves_of(const rules::Component& part, rules::Options& to) const {
        play->impartial() ? play->normal_play_moves(part, to) : play->moves(part, to);
    }
};

struct HeapGame : Common {
    typedef std::array<int, 1> Position;
    typedef lab::Options<int> OptionsOf;
    static constexpr std::size_t numbers = 1;
    static constexpr bool has_starts = false;

    bool legal(const Position& position) const { return position[0] >= 0; }
    End end(const Position&) const { return End::going_on; }
    void moves(const Position& position, OptionsOf& to) const {
        Told told(to, [](const rules::Component& part) { return static_cast<int>(part.at(0)); });
        moves_of({position[0]}, told);
    }
    std::string show(const Position& position) const {
        return '(' + std::to_string(position[0]) + ')';
    }
};

struct RowGame : Common {
    typedef rules::Component Position;
    typedef lab::Options<Position> OptionsOf;
    static constexpr std::size_t numbers = 0;
    static constexpr bool has_starts = true;

    bool legal(const Position&) const { return true; }
    End end(const Position&) const { return End::going_on; }
    void moves(const Position& position, OptionsOf& to) const {
        Told told(to, [](const rules::Component& part) { return part; });
        moves_of(position, told);
    }
    std::vector<Position> starts() const { return start; }
    std::string show(const Position& position) const {
        std::string text;
        for (const rules::Int number : position) {
            text += (text.empty() ? "" : " ") + std::to_string(number);
        }
        return '{' + text + '}';
    }
};

template <std::size_t N>
struct NumberOptionsOf;
template <>
struct NumberOptionsOf<2> {
    typedef lab::Options<int, int> Type;
};
template <>
struct NumberOptionsOf<3> {
    typedef lab::Options<int, int, int> Type;
};
template <>
struct NumberOptionsOf<4> {
    typedef lab::Options<int, int, int, int> Type;
};

// Components of N numbers: those that the start leads to.
template <std::size_t N>
struct BoxGame : Common {
    typedef std::array<int, N> Position;
    typedef typename NumberOptionsOf<N>::Type OptionsOf;
    static constexpr std::size_t numbers = N;
    static constexpr bool has_starts = false;
    std::set<rules::Component> reached;

    bool legal(const Position& position) const {
        return reached.count(rules::Component(position.begin(), position.end())) > 0;
    }
    End end(const Position&) const { return End::going_on; }
    void moves(const Position& position, OptionsOf& to) const {
        Told told(to, [](const rules::Component& part) {
            Position left = {};
            std::transform(part.begin(), part.end(), left.begin(),
                           [](rules::Int number) { return static_cast<int>(number); });
            return left;
        });
        moves_of(rules::Component(position.begin(), position.end()), told);
    }
    std::string show(const Position& position) const {
        std::string text;
        for (const int number : position) {
            text += (text.empty() ? "(" : ", ") + std::to_string(number);
        }
        return text + ')';
    }
};

// The components that the start leads to, at most so many.
std::set<rules::Component> reached_from_start(const Common& game, std::size_t most) {
    std::vector<rules::Component> met = game.start;
    std::set<rules::Component> known(met.begin(), met.end());
    for (std::size_t i = 0; i < met.size() && known.size() < most; ++i) {
        const rules::Component from = met[i];
        rules::OptionList options;
        game.moves_of(from, options);
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

template <class Game>
std::string answer_of(const Common& common, const std::vector<std::string>& words) {
    Game game;
    static_cast<Common&>(game) = common;
    return inside::answered(game, words);
}

// The box is as large as what is reached.
template <std::size_t N>
std::string answer_of_boxes(const Common& common, std::set<rules::Component> reached,
                            std::vector<std::string> words) {
    BoxGame<N> game;
    static_cast<Common&>(game) = common;
    std::array<rules::Int, N> most = {};
    for (const rules::Component& part : reached) {
        for (std::size_t i = 0; i < N; ++i) most[i] = std::max(most[i], part[i]);
    }
    game.reached = std::move(reached);
    if (words.size() == 1 && words[0] == "table") {
        words.push_back("--upto");
        for (const rules::Int number : most) words.push_back(std::to_string(number));
    }
    return inside::answered(game, words);
}

}  // namespace

std::string answered(const std::shared_ptr<const rules::Play>& play, const rules::Position& start,
                     const std::vector<std::string>& words) {
    Common common;
    common.misere = play->convention() == rules::Convention::misere;
    common.play = play;
    common.start = start;
    if (numbers_in(reached_from_start(common, 300)) == 1) return answer_of<HeapGame>(common, words);
    constexpr std::size_t kMost = 100000;
    const std::set<rules::Component> reached = reached_from_start(common, kMost);
    switch (reached.size() < kMost ? numbers_in(reached) : 0) {
        case 2:
            return answer_of_boxes<2>(common, reached, words);
        case 3:
            return answer_of_boxes<3>(common, reached, words);
        case 4:
            return answer_of_boxes<4>(common, reached, words);
        default:
            return answer_of<RowGame>(common, words);
    }
}

}  // namespace lab
