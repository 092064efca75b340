// What `testdata/<id>/rules.cpp` implements, and all it may know: the rules of one problem as code. Its
// inputs, which are generated, are in `limits.cpp` beside it, in a class that derives from the rules.
// Neither includes anything from `problems/` or `common/`: an oracle that shares code with the solution
// it judges proves nothing.
#ifndef SCRIPTS_SRC_CORE_RULES_HPP
#define SCRIPTS_SRC_CORE_RULES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/counts.hpp"
#include "core/game.hpp"
#include "core/language.hpp"

namespace rules {

// Thrown by a validator or a checker: what is wrong, and where (lines and columns count from 1).
struct Invalid : tools::TextError {
    Invalid(std::size_t line_, std::size_t column_, const tools::Text& fault_);
    std::size_t line, column;
    tools::Text fault;  // the text without the place
};

// What a part of an input is called, in words of the notes: literals. A letter of a formula is the
// same in all languages.
struct Name {
    Name(const char* same) : en(same), zh(same) {}
    Name(const char* english, const char* chinese) : en(english), zh(chinese) {}
    const char *en, *zh;
};

// A strict cursor over an input or an output: it skips nothing and forgives nothing.
class InStream {
 public:
    // Of a loose output, white space is skipped wherever it stands: blank() and end_of_line() ask
    // for nothing. So a checker that reads no white space by hand tells PE from WA.
    enum class Kind { input, output, loose_output };

    // An integer that was read, or follows from what was read: its place in the input (empty if it
    // only follows), the range that the rules give it, itself, and what it is called.
    struct Field {
        std::size_t begin, end;
        Int lo, hi, value;
        Name name;
    };

    explicit InStream(std::string_view text, Kind kind = Kind::input) : text_(text), kind_(kind) {
        go_to(0);
    }

    // How many characters were read.
    std::size_t position() const { return at_; }
    bool at_end() const { return at_ == text_.size(); }
    // The next character, or '\0' at the end.
    char peek() const { return at_end() ? '\0' : text_[at_]; }

    // An integer in [lo, hi], in its only legal spelling: no sign but '-', no leading zero, no
    // "-0".
    Int integer(Int lo, Int hi, Name name);
    // The same, or 0 where the input ends with a 0 in this place; 0 < lo.
    Int integer_or_final_0(Int lo, Int hi, Name name);
    // Rejects the text unless a number that follows from what was read, such as the size of a
    // board, is in [lo, hi].
    void bounded(Int value, Int lo, Int hi, Name name);
    // One of the characters of `allowed`.
    char one_of(std::string_view allowed, Name name);
    // These characters, one after the other.
    void exactly(std::string_view characters);
    // Exactly one blank.
    void blank() { white(' ', {"one blank", "一个空格"}); }
    // Exactly one '\n', with nothing before it.
    void end_of_line() { white('\n', {"the end of the line", "行末"}); }
    // The end of the text: nothing may follow.
    void end();
    // `count` integers in [lo, hi], separated by single blanks, then the end of the line.
    Row line(std::size_t count, Int lo, Int hi, Name name);
    // An integer in [lo, hi] for each name, separated by single blanks, then the end of the line.
    Row line(Int lo, Int hi, std::initializer_list<Name> names);
    // A count in [least, most] on a line, then a line of that many integers in [lo, hi].
    Row counted_line(Name count_name, Int least, Int most, Name name, Int lo, Int hi);
    // Rejects the text, pointing at the last item that was read (or tried).
    [[noreturn]] void fail(const tools::Text& fault) const;

    // From here on fields() records every integer: the junk mutations need their ranges, and
    // measure/reach.hpp compares these with the data.
    void record() { record_ = true; }
    const std::vector<Field>& fields() const { return fields_; }

 private:
    static bool is_white(char c) { return c == ' ' || ('\t' <= c && c <= '\r'); }
    void go_to(std::size_t at);
    void white(char c, Name name);
    // Fails since something else stands here.
    [[noreturn]] void expected(const tools::Text& what) const;
    tools::Text end_of_text() const;
    tools::Text found() const;
    tools::Text range(Name name, Int lo, Int hi) const;

    std::string_view text_;
    Kind kind_;
    std::size_t at_ = 0;
    std::size_t mark_ = 0;
    bool record_ = false;
    std::vector<Field> fields_;
};

// Pseudo-random numbers that are the same on every platform (splitmix64, Steele et al. 2014). A
// statement draws no two of them in the arguments of one call, which compilers evaluate in any order.
class Rng {
 public:
    explicit Rng(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next();
    // Uniform in [lo, hi]; lo <= hi.
    Int between(Int lo, Int hi);
    // True with probability in / of.
    bool chance(Int in, Int of) { return between(1, of) <= in; }
    // An integer in [lo, hi] of mixed size: every number of digits is about equally likely.
    Int mixed(Int lo, Int hi);
    template <class T>
    const T& pick(const std::vector<T>& from) {
        return from[static_cast<std::size_t>(between(0, static_cast<Int>(from.size()) - 1))];
    }
    template <class T>
    void shuffle(std::vector<T>& values) {
        for (std::size_t i = values.size(); i > 1; --i) {
            std::swap(values[i - 1],
                      values[static_cast<std::size_t>(between(0, static_cast<Int>(i) - 1))]);
        }
    }
    // `count` distinct values from [lo, hi], in random order; count <= hi - lo + 1.
    Row distinct(std::size_t count, Int lo, Int hi);

 private:
    std::uint64_t state_;
};

// Receives the games that a generator makes.
class Sink {
 public:
    virtual ~Sink() = default;
    // One game. Successive games share an input, up to games_per_input() of them.
    virtual void game(Game game) = 0;
    // One input of exactly these games. The name consists of lower-case letters, digits and '-'.
    virtual void input(const std::string& name, std::vector<Game> games) = 0;

    // One input of these games; none are left.
    void all_of(const std::string& name, std::vector<Game>& games);
    // Inputs of at most so many of these games, name-1, name-2, ...; none are left.
    void in_parts(const std::string& name, std::vector<Game>& games, std::size_t most);
    // An input of `count` games, all but the last of which are the same.
    void ending(const std::string& name, std::size_t count, const Game& game, const Game& last);
};

// Layouts of outputs, for Rules::output().

// The answers, one after the other.
std::string one_after_another(const std::vector<std::string>& answers);

// numbered("Case #", answers, ": "): each answer with its number, from 1, on top.
std::vector<std::string> numbered(const std::string& before, std::vector<std::string> answers,
                                  const std::string& after);

// The answers, with a blank line between two.
std::string blank_lines_between(const std::vector<std::string>& answers);

// Every game up to a bound, and the bound.
struct Small {
    std::function<void(Sink&)> make = [](Sink&) {};
    tools::Text bound = {};
};

// How to make a sum of components of given Grundy values.
struct Sums {
    Int greatest = 0;      // value of a component
    std::size_t most = 0;  // components; 0: not a sum
    // A game of components of these values, each from 1 to `greatest`, in this order, as near to the
    // greatest as the values allow; empty if some value has no component.
    std::function<Game(Rng&, const Row&)> game = {};
    // A value that some component has; by default any.
    std::function<Int(Rng&)> draw = {};
    // The greatest sum that the values of a game can have, whatever their number; 0: no bound.
    Int total = 0;
};
// Heaps of Nim in one row.
inline Sums of_nim(Int greatest, Int most) {
    return {greatest, to_index(most), [](Rng&, const Row& values) { return Game{values}; }};
}

class CheckedRules;
struct Room;

// What the program prints where the player to move wins, where that player loses and, if the game
// can_be_drawn(), where nobody wins.
struct Verdicts {
    std::string wins = {}, loses = {}, draws = {};
    const std::string& of(bool first_wins) const { return first_wins ? wins : loses; }
    const std::string& of(Outcome outcome) const {
        return outcome == Outcome::draw ? draws : of(outcome == Outcome::win);
    }
};

// The rules of one problem. Only one thread uses an object, so it may cache results.
class Rules : public Play {
 public:
    // --- the format ---

    // The validator: reads a whole input, to its end, exactly as the statement defines it; throws
    // Invalid (through InStream's functions) on anything else.
    virtual std::vector<Game> parse(InStream& text) const = 0;
    // The input that holds these games: parse(format(games)) == games if they are legal. For other
    // games, which the shrinker tries, it may write nonsense or throw, but must not crash: index
    // with at().
    virtual std::string format(const std::vector<Game>& games) const = 0;
    // How many games one input may hold: 1 if the format has a single test, else the statement's
    // bound. Where it names none, so many that a plain program which starts anew for each test
    // needs at most half of the limits.
    virtual std::size_t games_per_input() const = 0;
    // How far an input goes beyond what the statement promises, as in "2,000 tests": the bound is
    // our own. Empty if it does not. Random inputs stay within the statement.
    virtual tools::Text own_bound(const std::vector<Game>& games) const {
        if (games.size() <= games_per_input()) return {};
        return tools::counted(games.size(), tools::Text("test", "组数据"));
    }
    // What of a legal game the statement says nothing about, as in "empty heaps". A program that is
    // wrong on such games alone may be right at the judge. Mostly empty.
    virtual tools::Text left_open(const Game&) const { return {}; }
    // True if the statement allows blank lines between tests.
    virtual bool blank_lines_between_games() const { return false; }

    // --- the play ---

    // The game that people play from here: the rules themselves, where a component tells all its
    // moves. What is fixed for a whole game, such as a graph or a set, no component repeats: then
    // this makes a Play that holds it.
    virtual std::shared_ptr<const Play> play(const Game&) const {
        return {std::shared_ptr<const Play>(), this};
    }
    void moves(const Component&, Options&) const override {
        throw std::logic_error("rules have moves() or make a Play");
    }
    // The components with which a game begins; by default its rows.
    virtual Position begin(const Game& game) const { return game; }
    // The game that moves from `start` have led to, with the player to move first: laid out as the
    // explanation reads it, and as format() does where it is a game of the problem. Nothing where
    // people do not play it move by move.
    virtual std::optional<Game> back(const Game&, const Position& position) const {
        return position;
    }
    // What the program prints, where it only says who wins, without the end of the line.
    virtual Verdicts verdicts() const { return {}; }
    std::string verdict(bool first_wins) const { return verdicts().of(first_wins) + '\n'; }

    // What the program must print for one game, given a decider of positions of play(game). A problem
    // whose game is not a sum of components (impartial() is false) searches by itself and ignores it.
    virtual std::string answer(const Game& game, Decider& decider) const {
        return verdicts().of(decider.outcome(begin(game))) + '\n';
    }
    // The whole output, given the answers to the games of an input, each of which it puts in as it
    // is. A format that numbers them or puts blank lines between them says so here, as in
    // blank_lines_between(numbered("Case #", answers, ": ")).
    virtual std::string output(const std::vector<std::string>& answers) const {
        return one_after_another(answers);
    }
    // True if answer() with plain search takes milliseconds at most.
    virtual bool oracle_reaches(const Game& game) const = 0;
    // What the program must print, by a second method that shares no idea with plain search and
    // works for every legal game; and the method's name, in a few words.
    virtual std::string second_answer(const Game& game) const = 0;
    virtual std::string second_method() const = 0;

    // Itself, if it is a CheckedRules.
    virtual const CheckedRules* checked() const { return nullptr; }

    // --- the inputs, in limits.cpp ---

    // Every game up to a bound, all within the oracle's reach; and the bound, in a few words, which
    // the notes repeat. It is written with the constants that bound the games, as core/lists.hpp does
    // for lists.
    virtual void exhaustive(Sink& sink) const { small().make(sink); }
    virtual tools::Text exhaustive_bound() const { return small().bound; }
    // The same at once, where core/lists.hpp makes it.
    virtual Small small() const { return {}; }
    // One random game of mixed size; if `rare`, one with the verdict that chance seldom brings.
    virtual Game random(Rng& rng, bool rare) const = 0;
    // Inputs at the limits of the statement that only this problem has: core/limits.hpp asks of every
    // one what longest() and sums() bring.
    virtual void limits(Sink&) const {}
    // The game whose text is longest, most often the greatest one; none asks for nothing.
    virtual Game longest() const { return {}; }
    // If the game is a sum whose Grundy values the rules can aim at.
    virtual Sums sums() const { return {}; }
    // What a program may have too little room for (core/rooms.hpp); by default rows and their
    // numbers.
    virtual std::vector<Room> rooms() const;
};

// The rules of a problem whose games are one row: heaps, each a component of its own.
class HeapRules : public Rules {
 public:
    Position begin(const Game& game) const override { return apart(game.at(0)); }
    std::optional<Game> back(const Game&, const Position& position) const override {
        return Game{heaps_of(position)};
    }
};

// The rules of a problem with more than one right answer: answer(), which asks first who wins, and
// second_answer() give one; check() reads every output that differs from the expected one.
class CheckedRules : public Rules {
 public:
    // The checker: reads the answer to one game, with its last '\n', as strictly as parse() reads an
    // input; what output() puts around it was read already. Throws Invalid (through InStream's
    // functions) if the answer is wrong. The decider reaches what plain search reaches
    // (oracle_reaches()); beyond that a second method has to tell.
    virtual void check(const Game& game, InStream& output, Decider& decider) const = 0;

    const CheckedRules* checked() const final { return this; }
};

// A loss of Nim with many heaps, an even number, that hangs on each of the last three: the others are
// `greatest`, and the last three, which differ, end in x and greatest - 1.
Row lost_to_the_end(std::size_t count, Int greatest, Int x);

// Heaps of Nim up to `greatest` and one more up to `most`, in any order, which makes them a loss or
// else misses one by a power of two; none if there is no such heap.
Row steered(Rng& rng, Int others, Int greatest, Int most, bool loss);
// Two heaps, neither empty and none above `most`, that differ in this bit alone; 2 bit <= most.
Row differing(Rng& rng, Int bit, Int most);

// How many positions can be left of heaps that only shrink: the product of heap + 1, or most + 1 if
// that exceeds `most`.
Int what_can_be_left(const Row& heaps, Int most);

// 1, 2, 4, ... up to `most`: the nim-sums by which a generator lets a position miss a loss, so that
// each bit decides by itself. most < 2^62.
Row powers_of_two(Int most);

// The values of a row, separated by single blanks, and the end of the line.
std::string joined(const Row& row);

// The same, after a line with the number of values.
std::string with_count(const Row& row);

// Formats of inputs with several tests; read() reads one test and write(game) writes one.

// A line "T", 1 <= T <= most, then T tests, then the end.
template <class Read>
std::vector<Game> read_tests(InStream& text, Int most, Read read) {
    const Int tests = text.integer(1, most, {"the number of tests", "测试数据的组数"});
    text.end_of_line();
    std::vector<Game> games;
    for (Int i = 0; i < tests; ++i) games.push_back(read());
    text.end();
    return games;
}

template <class Write>
std::string each(const std::vector<Game>& games, Write write) {
    std::string text;
    for (const Game& game : games) text += write(game);
    return text;
}

template <class Write>
std::string write_tests(const std::vector<Game>& games, Write write) {
    return std::to_string(games.size()) + '\n' + each(games, write);
}

}  // namespace rules

// The last line of a limits.cpp: names the class that implements rules::Rules.
#define RULES(Class)                          \
    extern "C" ::rules::Rules* make_rules() { \
        return new Class;                     \
    }

#endif
