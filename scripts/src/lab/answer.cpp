#include "lab/answer.hpp"

#include <algorithm>
#include <charconv>

namespace lab {

namespace {

// The lines after the one that begins what the lab prints; a game may print before it. What is wrong
// only beyond a table matters to nobody.
std::string_view after_head(std::string_view printed, std::string_view what) {
    const std::size_t wrong = is_whole(printed) ? printed.npos : printed.rfind("\nlab wrong ");
    if (wrong != printed.npos) {
        const std::string_view line = printed.substr(wrong + 11);
        throw std::runtime_error(std::string(line.substr(0, line.find('\n'))));
    }
    const std::string head = "\nlab " + std::string(what);
    const std::size_t begin = printed.rfind(head);
    if (begin == printed.npos) {
        throw std::runtime_error("the game's program ended before it was done");
    }
    return printed.substr(begin + head.size());
}

// Words and numbers of a line, one after the other.
class Line {
 public:
    explicit Line(std::string_view text) : rest_(text) {}
    std::string_view word() {
        while (!rest_.empty() && rest_[0] == ' ') rest_.remove_prefix(1);
        const std::string_view word = rest_.substr(0, rest_.find(' '));
        rest_.remove_prefix(word.size());
        return word;
    }
    bool number(Int& value) {
        const std::string_view digits = word();
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return error == std::errc() && end == digits.data() + digits.size() && !digits.empty();
    }
    // The number as another type, or this one where there is none.
    template <class Number>
    Number take(Int otherwise = 0) {
        number(otherwise);
        return static_cast<Number>(otherwise);
    }
    template <class Numbers>
    void numbers(Numbers& all) {
        for (Int value; number(value);) {
            all.push_back(static_cast<typename Numbers::value_type>(value));
        }
    }
    std::string rest() { return std::string(rest_.substr(rest_.empty() ? 0 : 1)); }

 private:
    std::string_view rest_;
};

Outcome outcome_of(char letter) {
    return letter == 'P'   ? Outcome::lost
           : letter == 'N' ? Outcome::won
           : letter == 'D' ? Outcome::drawn
                           : Outcome::none;
}

// What is told of a claim: on how many positions it was tested, and the one that refutes it; first of
// the table, then of those beyond it.
void add(Claim& claim, Line line) {
    if (!claim.holds) return;
    const bool is_far = line.word() == "far";
    const auto tested = line.take<std::size_t>();
    claim.tested += tested;
    if (is_far) claim.far = tested;
    claim.position = line.rest();
    claim.holds = claim.position.empty();
}

FarPosition far_of(Line line) {
    FarPosition far;
    far.outcome = outcome_of(line.word()[0]);
    far.value = line.take<std::int32_t>(-1);
    line.numbers(far.at);
    return far;
}

Winning::Kind kind_of(Line line) {
    Winning::Kind kind;
    kind.name = std::string(line.word());
    kind.positions = line.take<std::size_t>();
    kind.moves = line.take<std::size_t>();
    return kind;
}

// body(first word, the rest of the line) for each line.
template <class Body>
void each_line(std::string_view text, Body body) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        Line line(text.substr(0, end));
        const std::string_view word = line.word();
        body(word, line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

// An octal code without splits whose moves may leave nothing: a subtraction game.
void note_taken(Moves& moves) {
    Numbers taken;
    for (std::size_t i = 0; i < moves.octal->size(); ++i) {
        const unsigned digit = (*moves.octal)[i];
        if (digit != 0 && digit != 3) return;
        if (digit == 3) taken.push_back(static_cast<Int>(i));
    }
    moves.taken = taken;
}

// Cuts off numbers that no position has, where they are half of all or more.
void trim(Table& table) {
    if (table.upto.empty()) return;
    Numbers greatest(table.upto.size(), 0);
    Positions position(table.upto);
    for (std::size_t i = 0; i < table.size(); ++i, position.next()) {
        if (table.outcomes[i] == Outcome::none) continue;
        for (std::size_t j = 0; j < greatest.size(); ++j) {
            greatest[j] = std::max(greatest[j], position.at()[j]);
        }
    }
    Numbers upto = table.upto;
    for (std::size_t j = 0; j < upto.size(); ++j) {
        if (2 * (greatest[j] + 1) <= upto[j] + 1) upto[j] = greatest[j];
    }
    if (upto == table.upto) return;
    std::size_t kept = 0;
    Positions each(table.upto);
    for (std::size_t i = 0; i < table.size(); ++i, each.next()) {
        if (!each.within(upto)) continue;
        table.outcomes[kept] = table.outcomes[i];
        if (!table.values.empty()) table.values[kept] = table.values[i];
        ++kept;
    }
    table.upto = upto;
    table.outcomes.resize(kept);
    if (!table.values.empty()) table.values.resize(kept);
}

}  // namespace

bool is_whole(std::string_view printed) {
    return printed.find("\nlab beyond\n") != printed.npos;
}

Answer answer(std::string_view printed) {
    Answer answer;
    Table& table = answer.table;
    each_line(after_head(printed, "table"), [&](std::string_view word, Line line) {
        if (word == "rule") {
            const std::string kind(line.word());
            table.rule = tools::parse_rule(kind, line.rest());
        }
        if (word == "misere") table.misere = true;
        if (word == "upto") line.numbers(table.upto);
        if (word == "heaps") line.numbers(table.heaps.emplace_back());
        if (word == "state") answer.states.push_back(line.rest());
        if (word == "octal") line.numbers(table.moves.octal.emplace());
        if (word == "step") line.numbers(table.moves.steps.emplace_back());
        if (word == "lowered") line.number(table.moves.lowered);
        if (word == "wythoff") table.moves.wythoff = true;
        if (word == "looked") table.moves.looked = line.take<std::size_t>();
        if (word == "unlike") table.moves = {};
        if (word == "complete") answer.complete = true;
        if (word == "far") table.far.push_back(far_of(line));
        if (word == "kind") answer.winning.kinds.push_back(kind_of(line));
        if (word == "takes") line.numbers(answer.winning.takes);
        if (word == "winning") {
            answer.winning.positions = line.take<std::size_t>();
            answer.winning.moves = line.take<std::size_t>();
            answer.winning.winning = line.take<std::size_t>();
            answer.winning.single = line.take<std::size_t>();
        }
        if (word == "claim" || word == "claimed_value") {
            auto same = std::find_if(answer.claims.begin(), answer.claims.end(),
                                     [&](const Claim& claim) { return claim.name == word; });
            if (same == answer.claims.end()) same = answer.claims.insert(same, Claim());
            same->name = word;
            add(*same, line);
        }
        if (word == "proof") answer.proof = line.rest();
        if (word == "outcomes") {
            for (const char letter : line.word()) table.outcomes.push_back(outcome_of(letter));
        }
        if (word == "values") line.numbers(table.values);
        if (word == "no") {
            line.word();
            answer.no_values = std::string(line.word());
        }
    });
    if (table.moves.looked < table.positions()) table.moves = {};
    if (table.moves.octal) note_taken(table.moves);
    if (table.upto.empty() && !table.moves.steps.empty()) {
        table.moves.taken.emplace();
        for (const Numbers& step : table.moves.steps) table.moves.taken->push_back(step[0]);
    }
    if (table.outcomes.empty() ||
        (answer.no_values.empty() && table.values.size() != table.size())) {
        throw std::runtime_error("the game's program ended before it was done");
    }
    trim(table);
    return answer;
}

Choices choices(std::string_view printed) {
    Choices found;
    Place* last = nullptr;
    each_line(after_head(printed, "position"), [&](std::string_view word, Line line) {
        if (word == "numbers" && last) last->numbers = line.rest();
        if (word != "position" && word != "option") return;
        last = word == "position" ? &found.place : &found.options.emplace_back();
        last->outcome = outcome_of(line.word()[0]);
        last->value = line.take<int>(-1);
        last->remoteness = line.take<int>();
        last->text = line.rest();
    });
    return found;
}

std::size_t best(const std::vector<Place>& options) {
    const auto rank = [](const Place& place) {
        return place.outcome == Outcome::lost    ? -1000000 + place.remoteness
               : place.outcome == Outcome::drawn ? 0
                                                 : 1000000 - place.remoteness;
    };
    const auto least =
        std::min_element(options.begin(), options.end(),
                         [&](const Place& a, const Place& b) { return rank(a) < rank(b); });
    return static_cast<std::size_t>(least - options.begin());
}

}  // namespace lab
