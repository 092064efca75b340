#include "core/rules.hpp"

namespace rules {

namespace {

// Chinese keeps a blank between its characters and letters or digits.
std::string beside(std::string left, const std::string& right) {
    const auto is_plain = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (!left.empty() && !right.empty() && is_plain(left.back()) != is_plain(right.front())) {
        left += ' ';
    }
    return left + right;
}

tools::Text place(std::size_t line, std::size_t column) {
    const std::string l = std::to_string(line), c = std::to_string(column);
    return {"line " + l + ", column " + c + ": ", "第 " + l + " 行第 " + c + " 列："};
}

}  // namespace

Invalid::Invalid(std::size_t line_, std::size_t column_, const tools::Text& fault_)
    : TextError(place(line_, column_) + fault_), line(line_), column(column_), fault(fault_) {}

Int InStream::integer(Int lo, Int hi, Name name) {
    mark_ = at_;
    const bool negative = peek() == '-';
    std::size_t i = at_ + (negative ? 1 : 0);
    const std::size_t first = i;
    std::uint64_t value = 0;
    for (; i < text_.size() && '0' <= text_[i] && text_[i] <= '9'; ++i) {
        const std::uint64_t digit = static_cast<std::uint64_t>(text_[i] - '0');
        if (i - first > 18) {
            fail({std::string(name.en) + " has too many digits", beside(name.zh, "的位数太多")});
        }
        value = value * 10 + digit;
    }
    if (i == first)
        expected({std::string(name.en) + ", an integer", std::string(name.zh) + "（整数）"});
    if (text_[first] == '0' && (i - first > 1 || negative)) {
        fail(tools::Text(
                 std::string(name.en) + " must have no leading zero and no sign before 0, found ",
                 beside(name.zh, "不能有前导零，0 的前面也不能有符号，实际是")) +
             found());
    }
    // At most 19 digits: the value is below 10^19 < 2^64, but may exceed the greatest Int.
    const auto beyond = [&] {
        fail(range(name, lo, hi) + tools::Text(", found ", "，实际是") + found());
    };
    if (value > static_cast<std::uint64_t>(INT64_MAX)) beyond();
    const Int result = negative ? -static_cast<Int>(value) : static_cast<Int>(value);
    if (result < lo || hi < result) beyond();
    if (record_) fields_.push_back({at_, i, lo, hi, result, name});
    go_to(i);
    return result;
}

Int InStream::integer_or_final_0(Int lo, Int hi, Name name) {
    return peek() == '0' ? integer(0, 0, {"the final 0", "结尾的 0"}) : integer(lo, hi, name);
}

void InStream::bounded(Int value, Int lo, Int hi, Name name) {
    if (value < lo || hi < value) {
        const std::string is = std::to_string(value);
        fail(range(name, lo, hi) + tools::Text(", but is " + is, "，实际是 " + is));
    }
    if (record_) fields_.push_back({at_, at_, lo, hi, value, name});
}

char InStream::one_of(std::string_view allowed, Name name) {
    mark_ = at_;
    if (at_end() || allowed.find(peek()) == std::string_view::npos) {
        const std::string all(allowed);
        expected({std::string(name.en) + ", one of \"" + all + '"',
                  std::string(name.zh) + "（“" + all + "”中的一个字符）"});
    }
    const char c = peek();
    go_to(at_ + 1);
    return c;
}

void InStream::exactly(std::string_view characters) {
    mark_ = at_;
    const std::string all(characters);
    for (const char c : characters) {
        if (kind_ == Kind::loose_output && is_white(c)) continue;
        if (at_end() || peek() != c) {
            at_ = mark_;
            expected({'"' + all + '"', "“" + all + "”"});
        }
        go_to(at_ + 1);
    }
}

void InStream::end() {
    mark_ = at_;
    if (!at_end()) expected(end_of_text());
}

Row InStream::line(std::size_t count, Int lo, Int hi, Name name) {
    Row row;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) blank();
        row.push_back(integer(lo, hi, name));
    }
    end_of_line();
    return row;
}

Row InStream::line(Int lo, Int hi, std::initializer_list<Name> names) {
    Row row;
    for (const Name& name : names) {
        if (!row.empty()) blank();
        row.push_back(integer(lo, hi, name));
    }
    end_of_line();
    return row;
}

Row InStream::counted_line(Name count_name, Int least, Int most, Name name, Int lo, Int hi) {
    const Int count = integer(least, most, count_name);
    end_of_line();
    return line(static_cast<std::size_t>(count), lo, hi, name);
}

void InStream::fail(const tools::Text& fault) const {
    const std::string_view before = text_.substr(0, mark_);
    const std::size_t start = before.rfind('\n');
    throw Invalid(static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1,
                  start == std::string_view::npos ? mark_ + 1 : mark_ - start, fault);
}

void InStream::go_to(std::size_t at) {
    at_ = at;
    while (kind_ == Kind::loose_output && !at_end() && is_white(peek())) ++at_;
}

void InStream::white(char c, Name name) {
    if (kind_ == Kind::loose_output) return;
    mark_ = at_;
    if (peek() != c || at_end()) expected({name.en, name.zh});
    ++at_;
}

void InStream::expected(const tools::Text& what) const {
    const tools::Text there = found();
    fail({"expected " + what.en + ", found " + there.en,
          beside("应为", what.zh) + "，实际是" + there.zh});
}

tools::Text InStream::end_of_text() const {
    if (kind_ == Kind::input) return {"the end of the input", "输入的结尾"};
    return {"the end of the output", "输出的结尾"};
}

tools::Text InStream::found() const {
    if (at_end()) return end_of_text();
    const char c = peek();
    if (c == '\n') return {"the end of the line", "行末"};
    if (c == '\r') return {"a carriage return", "回车符"};
    if (c == ' ') return {"a blank", "空格"};
    const std::size_t stop = text_.find_first_of(" \r\n", at_);
    const std::string word(text_.substr(at_, std::min<std::size_t>(stop - at_, 24)));
    return {'"' + word + '"', "“" + word + "”"};
}

tools::Text InStream::range(Name name, Int lo, Int hi) const {
    const std::string l = std::to_string(lo), h = std::to_string(hi);
    return {std::string(name.en) + " must be in " + l + " .. " + h,
            beside(name.zh, "应在 " + l + " 到 " + h + " 之间")};
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

void Sink::all_of(const std::string& name, std::vector<Game>& games) {
    input(name, std::exchange(games, {}));
}

void Sink::in_parts(const std::string& name, std::vector<Game>& games, std::size_t most) {
    for (std::size_t first = 0; first < games.size(); first += most) {
        const auto begin = games.begin() + static_cast<std::ptrdiff_t>(first);
        const std::size_t count = std::min(most, games.size() - first);
        input(name + '-' + std::to_string(first / most + 1),
              {begin, begin + static_cast<std::ptrdiff_t>(count)});
    }
    games.clear();
}

void Sink::ending(const std::string& name, std::size_t count, const Game& game, const Game& last) {
    std::vector<Game> games(count, game);
    games.back() = last;
    input(name, std::move(games));
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

Row lost_to_the_end(std::size_t count, Int greatest, Int x) {
    Row heaps(count - 3, greatest);
    heaps.insert(heaps.end(), {greatest ^ (greatest - 1) ^ x, x, greatest - 1});
    return heaps;
}

Row steered(Rng& rng, Int others, Int greatest, Int most, bool loss) {
    Row heaps;
    Int last = 0;
    for (; others > 0; --others) {
        heaps.push_back(rng.between(1, greatest));
        last ^= heaps.back();
    }
    if (!loss) last ^= rng.pick(powers_of_two(most));
    if (last < 1 || last > most) return {};
    heaps.push_back(last);
    rng.shuffle(heaps);
    return heaps;
}

Row differing(Rng& rng, Int bit, Int most) {
    Int heap = rng.between(1, most - bit);
    if (heap == bit) ++heap;
    return {heap, heap ^ bit};
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

std::string with_count(const Row& row) {
    return std::to_string(row.size()) + '\n' + joined(row);
}

}  // namespace rules
