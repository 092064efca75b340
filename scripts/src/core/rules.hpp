// What `testdata/<id>/rules.cpp` implements, and all it may know: the rules of one problem as code.
// It includes nothing from `problems/` or `common/`: an oracle that shares code with the solution
// it judges proves nothing.
#ifndef SCRIPTS_SRC_CORE_RULES_HPP
#define SCRIPTS_SRC_CORE_RULES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rules {

using Int = std::int64_t;
using Row = std::vector<Int>;

// One game (one test of an input) as rows of integers, laid out as the problem's rules choose.
// Counts that follow from the rows (how many heaps, how many lines) are not stored; format() writes
// them. So the shrinker can drop a row, or drop or lower a value, without knowing the problem.
using Game = std::vector<Row>;

// One component of a position: a heap, a sheet of paper, a board, or a whole row of pieces if they
// depend on one another. It holds everything that decides its moves (a subtraction set, say).
using Part = Row;
// A position is a sum of components: the player to move picks one of them and moves in it.
using Position = std::vector<Part>;

// Thrown by a validator or a checker: what is wrong, and where (lines and columns count from 1).
struct Invalid : std::runtime_error {
    Invalid(std::size_t line_, std::size_t column_, const std::string& what)
        : std::runtime_error("line " + std::to_string(line_) + ", column " +
                             std::to_string(column_) + ": " + what),
          line(line_),
          column(column_) {}
    std::size_t line;
    std::size_t column;
};

// A strict cursor over an input or an output: it skips nothing and forgives nothing.
class Text {
 public:
    // Of a loose output, white space is skipped wherever it stands: blank() and end_of_line() ask
    // for nothing. So a checker that reads no white space by hand tells PE from WA.
    enum class Kind { input, output, loose_output };

    // An integer that was read: its place in the input, and the range that the rules give it.
    struct Field {
        std::size_t begin, end;
        Int lo, hi;
    };

    explicit Text(std::string_view text, Kind kind = Kind::input) : text_(text), kind_(kind) {
        go_to(0);
    }

    // How many characters were read.
    std::size_t position() const { return at_; }
    bool at_end() const { return at_ == text_.size(); }
    // The next character, or '\0' at the end.
    char peek() const { return at_end() ? '\0' : text_[at_]; }

    // An integer in [lo, hi], in its only legal spelling: no sign but '-', no leading zero, no
    // "-0".
    Int integer(Int lo, Int hi, const char* name) {
        mark_ = at_;
        const bool negative = peek() == '-';
        std::size_t i = at_ + (negative ? 1 : 0);
        const std::size_t first = i;
        std::uint64_t value = 0;
        for (; i < text_.size() && '0' <= text_[i] && text_[i] <= '9'; ++i) {
            const std::uint64_t digit = static_cast<std::uint64_t>(text_[i] - '0');
            if (i - first > 18) fail(std::string(name) + " has too many digits");
            value = value * 10 + digit;
        }
        if (i == first) fail(std::string("expected ") + name + ", an integer, found " + found());
        if (text_[first] == '0' && (i - first > 1 || negative)) {
            fail(std::string(name) + " must have no leading zero and no sign before 0, found " +
                 found());
        }
        // At most 19 digits: the value is below 10^19 < 2^64, but may exceed the greatest Int.
        if (value > static_cast<std::uint64_t>(INT64_MAX)) fail(range(name, lo, hi));
        const Int result = negative ? -static_cast<Int>(value) : static_cast<Int>(value);
        if (result < lo || hi < result) fail(range(name, lo, hi));
        if (record_) fields_.push_back({at_, i, lo, hi});
        go_to(i);
        return result;
    }
    // One of the characters of `allowed`.
    char one_of(std::string_view allowed, const char* name) {
        mark_ = at_;
        if (at_end() || allowed.find(peek()) == std::string_view::npos) {
            fail(std::string("expected ") + name + ", one of \"" + std::string(allowed) +
                 "\", found " + found());
        }
        const char c = peek();
        go_to(at_ + 1);
        return c;
    }
    // These characters, one after the other.
    void exactly(std::string_view characters) {
        mark_ = at_;
        std::string name = "\"";
        name.append(characters) += '"';
        for (const char c : characters) {
            if (kind_ == Kind::loose_output && is_white(c)) continue;
            if (at_end() || peek() != c) {
                at_ = mark_;
                fail("expected " + name + ", found " + found());
            }
            go_to(at_ + 1);
        }
    }
    // Exactly one blank.
    void blank() { white(' ', "one blank"); }
    // Exactly one '\n', with nothing before it.
    void end_of_line() { white('\n', "the end of the line"); }
    // The end of the text: nothing may follow.
    void end() {
        mark_ = at_;
        if (!at_end()) fail("expected " + end_of_text() + ", found " + found());
    }
    // `count` integers in [lo, hi], separated by single blanks, then the end of the line.
    Row line(std::size_t count, Int lo, Int hi, const char* name) {
        Row row;
        for (std::size_t i = 0; i < count; ++i) {
            if (i > 0) blank();
            row.push_back(integer(lo, hi, name));
        }
        end_of_line();
        return row;
    }
    // A count in [least, most] on a line, then a line of that many integers in [lo, hi].
    Row counted_line(const char* count_name, Int least, Int most, const char* name, Int lo,
                     Int hi) {
        const Int count = integer(least, most, count_name);
        end_of_line();
        return line(static_cast<std::size_t>(count), lo, hi, name);
    }
    // Rejects the text, pointing at the last item that was read (or tried).
    [[noreturn]] void fail(const std::string& what) const {
        const std::string_view before = text_.substr(0, mark_);
        const std::size_t start = before.rfind('\n');
        throw Invalid(static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1,
                      start == std::string_view::npos ? mark_ + 1 : mark_ - start, what);
    }

    // From here on fields() records every integer read: the junk mutations need their ranges.
    void record() { record_ = true; }
    const std::vector<Field>& fields() const { return fields_; }

 private:
    static bool is_white(char c) { return c == ' ' || ('\t' <= c && c <= '\r'); }
    void go_to(std::size_t at) {
        at_ = at;
        while (kind_ == Kind::loose_output && !at_end() && is_white(peek())) ++at_;
    }
    void white(char c, const char* name) {
        if (kind_ == Kind::loose_output) return;
        mark_ = at_;
        if (peek() != c || at_end()) {
            fail(std::string("expected ") + name + ", found " + found());
        }
        ++at_;
    }
    std::string end_of_text() const {
        return kind_ == Kind::input ? "the end of the input" : "the end of the output";
    }
    std::string found() const {
        if (at_end()) return end_of_text();
        const char c = peek();
        if (c == '\n') return "the end of the line";
        if (c == '\r') return "a carriage return";
        if (c == ' ') return "a blank";
        const std::size_t stop = text_.find_first_of(" \r\n", at_);
        return '"' + std::string(text_.substr(at_, std::min<std::size_t>(stop - at_, 24))) + '"';
    }
    std::string range(const char* name, Int lo, Int hi) const {
        return std::string(name) + " must be in " + std::to_string(lo) + " .. " +
               std::to_string(hi) + ", found " + found();
    }

    std::string_view text_;
    Kind kind_;
    std::size_t at_ = 0;
    std::size_t mark_ = 0;
    bool record_ = false;
    std::vector<Field> fields_;
};

// Pseudo-random numbers that are the same on every platform (splitmix64, Steele et al. 2014).
class Rng {
 public:
    explicit Rng(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    // Uniform in [lo, hi]; lo <= hi.
    Int between(Int lo, Int hi) {
        const std::uint64_t span =
            static_cast<std::uint64_t>(hi) - static_cast<std::uint64_t>(lo) + 1;
        if (span == 0) return static_cast<Int>(next());
        const std::uint64_t usable = span * (UINT64_MAX / span);
        std::uint64_t x = next();
        while (x >= usable) x = next();
        return static_cast<Int>(static_cast<std::uint64_t>(lo) + x % span);
    }
    // True with probability in / of.
    bool chance(Int in, Int of) { return between(1, of) <= in; }
    // An integer in [lo, hi] of mixed size: every number of digits is about equally likely.
    Int mixed(Int lo, Int hi) {
        Int span = 1;
        std::vector<Int> spans;
        for (; span < hi - lo && span <= INT64_MAX / 10; span *= 10) spans.push_back(span);
        spans.push_back(hi - lo);
        return between(lo, lo + pick(spans));
    }
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
    Row distinct(std::size_t count, Int lo, Int hi) {
        // Floyd's sampling: one draw per value, whatever the range.
        Row values;
        std::map<Int, bool> taken;
        for (Int top = hi - static_cast<Int>(count) + 1; top <= hi; ++top) {
            const Int drawn = between(lo, top);
            const Int value = taken.count(drawn) ? top : drawn;
            taken[value] = true;
            values.push_back(value);
        }
        shuffle(values);
        return values;
    }

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
};

// Receives the moves from one component.
class Options {
 public:
    virtual ~Options() = default;
    // A move that replaces the component by these (none: the component is gone).
    virtual void to(Position parts) = 0;
    void to(Part part) { to(Position{std::move(part)}); }
};

// Says who wins, by whatever method.
class Decider {
 public:
    virtual ~Decider() = default;
    // True iff the player to move wins this position under perfect play.
    virtual bool wins(const Position& position) = 0;
};

// A player who cannot move loses in normal play, and wins in misère play.
enum class Convention { normal, misere };

// Layouts of outputs, for Rules::output().

// The answers, one after the other.
inline std::string one_after_another(const std::vector<std::string>& answers) {
    std::string text;
    for (const std::string& answer : answers) text += answer;
    return text;
}

// numbered("Case #", answers, ": "): each answer with its number, from 1, on top.
inline std::vector<std::string> numbered(const std::string& before,
                                         std::vector<std::string> answers,
                                         const std::string& after) {
    std::size_t number = 0;
    for (std::string& answer : answers) {
        answer.insert(0, before + std::to_string(++number) + after);
    }
    return answers;
}

// The answers, with a blank line between two.
inline std::string blank_lines_between(const std::vector<std::string>& answers) {
    std::string text;
    for (const std::string& answer : answers) text += text.empty() ? answer : '\n' + answer;
    return text;
}

class CheckedRules;

// The rules of one problem. Only one thread uses an object, so it may cache results.
class Rules {
 public:
    virtual ~Rules() = default;

    // --- the format ---

    // The validator: reads a whole input, to its end, exactly as the statement defines it; throws
    // Invalid (through Text's functions) on anything else.
    virtual std::vector<Game> parse(Text& text) const = 0;
    // The input that holds these games: parse(format(games)) == games if they are legal. For other
    // games, which the shrinker tries, it may write nonsense or throw, but must not crash: index
    // with at().
    virtual std::string format(const std::vector<Game>& games) const = 0;
    // How many games one input may hold: 1 if the format has a single test, else the statement's
    // bound, or without a bound a number that keeps inputs handy (1000, say).
    virtual std::size_t games_per_input() const = 0;
    // True if the statement allows blank lines between tests.
    virtual bool blank_lines_between_games() const { return false; }

    // --- the play ---

    // All moves from one component, straight from the rules of the game.
    virtual void moves(const Part& part, Options& options) const = 0;
    virtual Convention convention() const { return Convention::normal; }
    // True if the player to move wins at once by a rule other than "a player who cannot move
    // loses".
    virtual bool wins_at_once(const Position&) const { return false; }
    // The moves of an equivalent normal-play game; only for problems with wins_at_once().
    virtual void normal_play_moves(const Part& part, Options& options) const {
        moves(part, options);
    }
    // True if Grundy values decide the game: it is impartial and always ends.
    virtual bool impartial() const { return true; }

    // What the program must print for one game, given a decider of positions. A problem whose game
    // is not a sum of components with moves() (impartial() is false) searches by itself and ignores
    // it.
    virtual std::string answer(const Game& game, Decider& decider) const = 0;
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

    // --- the generators ---

    // Every game up to a bound, all within the oracle's reach; and the bound, in a few words.
    virtual void exhaustive(Sink& sink) const = 0;
    virtual std::string exhaustive_bound() const = 0;
    // One random game of mixed size; if `rare`, one with the verdict that chance seldom brings.
    virtual Game random(Rng& rng, bool rare) const = 0;
    // Inputs at the limits of the statement: most tests, most heaps, greatest values, ...
    virtual void limits(Sink& sink) const = 0;
};

// The rules of a problem with more than one right answer: answer(), which asks first who wins, and
// second_answer() give one; check() reads every output that differs from the expected one.
class CheckedRules : public Rules {
 public:
    // The checker: reads the answer to one game, with its last '\n', as strictly as parse() reads an
    // input; what output() puts around it was read already. Throws Invalid (through Text's
    // functions) if the answer is wrong. The decider reaches what plain search reaches
    // (oracle_reaches()); beyond that a second method has to tell.
    virtual void check(const Game& game, Text& output, Decider& decider) const = 0;

    const CheckedRules* checked() const final { return this; }
};

// Plain memoised search over positions: how the oracle decides a game.
class Search : public Decider {
 public:
    explicit Search(const Rules& rules) : rules_(rules) {}

    bool wins(const Position& position) override {
        Position sorted = position;
        std::sort(sorted.begin(), sorted.end());  // a sum does not depend on the order of its parts
        const auto known = memo_.find(sorted);
        if (known != memo_.end()) return known->second;
        const bool result = search(sorted);
        memo_.emplace(std::move(sorted), result);
        return result;
    }

 private:
    struct List : Options {
        using Options::to;
        void to(Position parts) override { all.push_back(std::move(parts)); }
        std::vector<Position> all;
    };

    bool search(const Position& position) {
        if (rules_.wins_at_once(position)) return true;
        bool stuck = true;
        for (std::size_t i = 0; i < position.size(); ++i) {
            if (i > 0 && position[i] == position[i - 1]) continue;
            List list;
            rules_.moves(position[i], list);
            for (const Position& parts : list.all) {
                stuck = false;
                Position next = position;
                next.erase(next.begin() + static_cast<std::ptrdiff_t>(i));
                next.insert(next.end(), parts.begin(), parts.end());
                if (!wins(next)) return true;
            }
        }
        return stuck && rules_.convention() == Convention::misere;
    }

    const Rules& rules_;
    std::map<Position, bool> memo_;
};

// Each heap as a component of its own.
inline Position apart(const Row& heaps) {
    Position position;
    for (const Int heap : heaps) position.push_back({heap});
    return position;
}

// How many positions can be left of heaps that only shrink: the product of heap + 1, or most + 1 if
// that exceeds `most`.
inline Int what_can_be_left(const Row& heaps, Int most) {
    Int positions = 1;
    for (const Int heap : heaps) {
        if (heap >= most / positions) return most + 1;
        positions *= heap + 1;
    }
    return positions;
}

// The values of a row, separated by single blanks, and the end of the line.
inline std::string joined(const Row& row) {
    std::string text;
    for (const Int value : row) {
        if (!text.empty()) text += ' ';
        text += std::to_string(value);
    }
    return text + '\n';
}

// The same, after a line with the number of values.
inline std::string counted(const Row& row) {
    return std::to_string(row.size()) + '\n' + joined(row);
}

// Formats of inputs with several tests; read() reads one test and write(game) writes one.

// A line "T", 1 <= T <= most, then T tests, then the end.
template <class Read>
std::vector<Game> counted(Text& text, Int most, Read read) {
    const Int tests = text.integer(1, most, "the number of tests");
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
std::string counted(const std::vector<Game>& games, Write write) {
    return std::to_string(games.size()) + '\n' + each(games, write);
}

}  // namespace rules

// The last line of a rules.cpp: names the class that implements rules::Rules.
#define RULES(Class)                          \
    extern "C" ::rules::Rules* make_rules() { \
        return new Class;                     \
    }

#endif
