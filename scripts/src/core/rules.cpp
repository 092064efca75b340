#include "core/rules.hpp"

#include "core/hash.hpp"

namespace rules {

Invalid::Invalid(std::size_t line_, std::size_t column_, const std::string& what)
    : std::runtime_error("line " + std::to_string(line_) + ", column " + std::to_string(column_) +
                         ": " + what),
      line(line_),
      column(column_) {}

Int Text::integer(Int lo, Int hi, const char* name) {
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
    if (record_) fields_.push_back({at_, i, lo, hi, result, name});
    go_to(i);
    return result;
}

Int Text::integer_or_final_0(Int lo, Int hi, const char* name) {
    return peek() == '0' ? integer(0, 0, "the final 0") : integer(lo, hi, name);
}

void Text::bounded(Int value, Int lo, Int hi, const char* name) {
    if (value < lo || hi < value) {
        fail(std::string(name) + " must be in " + std::to_string(lo) + " .. " + std::to_string(hi) +
             ", but is " + std::to_string(value));
    }
    if (record_) fields_.push_back({at_, at_, lo, hi, value, name});
}

char Text::one_of(std::string_view allowed, const char* name) {
    mark_ = at_;
    if (at_end() || allowed.find(peek()) == std::string_view::npos) {
        fail(std::string("expected ") + name + ", one of \"" + std::string(allowed) + "\", found " +
             found());
    }
    const char c = peek();
    go_to(at_ + 1);
    return c;
}

void Text::exactly(std::string_view characters) {
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

void Text::end() {
    mark_ = at_;
    if (!at_end()) fail("expected " + end_of_text() + ", found " + found());
}

Row Text::line(std::size_t count, Int lo, Int hi, const char* name) {
    Row row;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) blank();
        row.push_back(integer(lo, hi, name));
    }
    end_of_line();
    return row;
}

Row Text::line(Int lo, Int hi, std::initializer_list<const char*> names) {
    Row row;
    for (const char* name : names) {
        if (!row.empty()) blank();
        row.push_back(integer(lo, hi, name));
    }
    end_of_line();
    return row;
}

Row Text::counted_line(const char* count_name, Int least, Int most, const char* name, Int lo,
                       Int hi) {
    const Int count = integer(least, most, count_name);
    end_of_line();
    return line(static_cast<std::size_t>(count), lo, hi, name);
}

void Text::fail(const std::string& what) const {
    const std::string_view before = text_.substr(0, mark_);
    const std::size_t start = before.rfind('\n');
    throw Invalid(static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1,
                  start == std::string_view::npos ? mark_ + 1 : mark_ - start, what);
}

void Text::go_to(std::size_t at) {
    at_ = at;
    while (kind_ == Kind::loose_output && !at_end() && is_white(peek())) ++at_;
}

void Text::white(char c, const char* name) {
    if (kind_ == Kind::loose_output) return;
    mark_ = at_;
    if (peek() != c || at_end()) {
        fail(std::string("expected ") + name + ", found " + found());
    }
    ++at_;
}

std::string Text::end_of_text() const {
    return kind_ == Kind::input ? "the end of the input" : "the end of the output";
}

std::string Text::found() const {
    if (at_end()) return end_of_text();
    const char c = peek();
    if (c == '\n') return "the end of the line";
    if (c == '\r') return "a carriage return";
    if (c == ' ') return "a blank";
    const std::size_t stop = text_.find_first_of(" \r\n", at_);
    return '"' + std::string(text_.substr(at_, std::min<std::size_t>(stop - at_, 24))) + '"';
}

std::string Text::range(const char* name, Int lo, Int hi) const {
    return std::string(name) + " must be in " + std::to_string(lo) + " .. " + std::to_string(hi) +
           ", found " + found();
}

std::uint64_t Rng::next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

Int Rng::between(Int lo, Int hi) {
    const std::uint64_t span = static_cast<std::uint64_t>(hi) - static_cast<std::uint64_t>(lo) + 1;
    if (span == 0) return static_cast<Int>(next());
    const std::uint64_t usable = span * (UINT64_MAX / span);
    std::uint64_t x = next();
    while (x >= usable) x = next();
    return static_cast<Int>(static_cast<std::uint64_t>(lo) + x % span);
}

Int Rng::mixed(Int lo, Int hi) {
    Int span = 1;
    std::vector<Int> spans;
    for (; span < hi - lo && span <= INT64_MAX / 10; span *= 10) spans.push_back(span);
    spans.push_back(hi - lo);
    return between(lo, lo + pick(spans));
}

Row Rng::distinct(std::size_t count, Int lo, Int hi) {
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

std::string one_after_another(const std::vector<std::string>& answers) {
    std::string text;
    for (const std::string& answer : answers) text += answer;
    return text;
}

std::vector<std::string> numbered(const std::string& before, std::vector<std::string> answers,
                                  const std::string& after) {
    std::size_t number = 0;
    for (std::string& answer : answers) {
        answer.insert(0, before + std::to_string(++number) + after);
    }
    return answers;
}

std::string blank_lines_between(const std::vector<std::string>& answers) {
    std::string text;
    for (const std::string& answer : answers) text += text.empty() ? answer : '\n' + answer;
    return text;
}

std::size_t Search::HashOf::operator()(const Position& position) const {
    tools::Hash hash;
    for (const Part& part : position) {
        hash.add({reinterpret_cast<const char*>(part.data()), part.size() * sizeof part[0]});
    }
    return hash.value();
}

bool Search::wins(const Position& position) {
    return known_or_searched(position);
}

bool Search::known_or_searched(Position position) {
    std::sort(position.begin(), position.end());  // a sum does not depend on the order of its parts
    const auto known = memo_.find(position);
    if (known != memo_.end()) return known->second;
    const bool result = search(position);
    memo_.emplace(std::move(position), result);
    return result;
}

bool Search::search(const Position& position) {
    if (rules_.wins_at_once(position)) return true;
    bool stuck = true;
    for (std::size_t i = 0; i < position.size(); ++i) {
        if (i > 0 && position[i] == position[i - 1]) continue;
        List list;
        rules_.moves(position[i], list);
        for (const Position& parts : list.all) {
            stuck = false;
            const auto part = position.begin() + static_cast<std::ptrdiff_t>(i);
            Position next;
            next.reserve(position.size() - 1 + parts.size());
            next.assign(position.begin(), part);
            next.insert(next.end(), part + 1, position.end());
            next.insert(next.end(), parts.begin(), parts.end());
            if (!known_or_searched(std::move(next))) return true;
        }
    }
    return stuck && rules_.convention() == Convention::misere;
}

Position apart(const Row& heaps) {
    Position position;
    for (const Int heap : heaps) position.push_back({heap});
    return position;
}

Int what_can_be_left(const Row& heaps, Int most) {
    Int positions = 1;
    for (const Int heap : heaps) {
        if (heap >= most / positions) return most + 1;
        positions *= heap + 1;
    }
    return positions;
}

Row powers_of_two(Int most) {
    Row powers;
    for (Int power = 1; power <= most; power *= 2) powers.push_back(power);
    return powers;
}

std::string joined(const Row& row) {
    std::string text;
    for (const Int value : row) {
        if (!text.empty()) text += ' ';
        text += std::to_string(value);
    }
    return text + '\n';
}

std::string counted(const Row& row) {
    return std::to_string(row.size()) + '\n' + joined(row);
}

}  // namespace rules
