// Trees in Chinese.
#include <algorithm>

#include "lab/tree_words.hpp"

namespace lab {

namespace {

// Letters of three bytes above U+3000 are Chinese; of these, the marks have their own space.
enum class Letter { latin, chinese, mark };
Letter letter_of(const std::string& bytes) {
    if (bytes.size() < 3 || static_cast<unsigned char>(bytes[0]) < 0xe3) return Letter::latin;
    return bytes >= "\u3040" && bytes < "\uff00" ? Letter::chinese : Letter::mark;
}

class Chinese : public Words {
 public:
    const std::string& in(const Text& text) const override { return text.zh; }
    // A blank between Chinese and Latin letters.
    std::string beside(const Strings& parts) const override {
        std::string text;
        for (const std::string& part : parts) {
            if (part.empty()) continue;
            const Letter first = letter_of(part.substr(0, 3)),
                         last = letter_of(
                             text.substr(text.size() - std::min<std::size_t>(3, text.size())));
            const bool marked = last == Letter::mark || first == Letter::mark;
            if (!text.empty() && !marked && last != first) text += ' ';
            text += part;
        }
        return text;
    }

    std::string always(bool yes) const override { return yes ? "总是如此" : "从不"; }
    std::string parity(const std::string& x, bool odd) const override {
        return beside({x, odd ? "是奇数" : "是偶数"});
    }
    std::string multiple(const std::string& x, Int m, bool is) const override {
        return beside({x, is ? "是" : "不是", std::to_string(m), "的倍数"});
    }
    std::string rests(const std::string& x, bool, Int m, const Strings& rests,
                      bool is) const override {
        return beside({x, "除以", std::to_string(m), is ? "余" : "不余", either_of(rests)});
    }
    std::string is(const std::string& x, const Strings& values, bool is) const override {
        return beside({x, is ? "是" : "不是", either_of(values)});
    }
    std::string at_least(const std::string& x, const std::string& y, bool is) const override {
        return beside({x, is ? "至少为" : "小于", y});
    }
    std::string between(const std::string& x, Int low, Int high, bool is) const override {
        return beside(
            {x, is ? "在" : "不在", std::to_string(low), "到", std::to_string(high), "之间"});
    }
    std::string same(const std::string& one, const std::string& other, bool is) const override {
        return beside(
            {"「", one, "」与「", other, is ? "」同时成立或同时不成立" : "」恰有一个成立"});
    }
    std::string greatest_is_sum(bool is) const override {
        return is ? "最大的数等于其余各数之和" : "最大的数不等于其余各数之和";
    }
    std::string both(const Strings& clauses) const override { return between(clauses, "，且"); }
    std::string either(const Strings& clauses) const override { return between(clauses, "，或"); }
    std::string term(const std::string& x, const std::string& index, const std::string& f, Int from,
                     bool is) const override {
        const std::string all = index + " >= " + std::to_string(from);
        return is ? beside({"存在", all, "使", x + " = " + f})
                  : beside({"对一切", all, "都有", x + " != " + f});
    }
    std::string when(const std::string& condition, const std::string& then,
                     bool clauses) const override {
        return clauses ? beside({"若", condition, "，则要求", then})
                       : beside({condition, "时为", then});
    }
    std::string in_turn(const std::string& x, const std::string& numbers,
                        const std::string& values) const override {
        return beside({x + " = " + numbers, "时依次为", values});
    }
    std::string except(const std::string& rest, const std::string& but) const override {
        return beside({rest, "，但", but});
    }
    std::string cases(const Strings& all, const std::string& rest, bool clauses) const override {
        return beside({between(all, "；"), clauses ? "；否则要求" : "；否则为", rest});
    }
    std::string any_heap(bool each) const override { return each ? "每一堆都" : "有一堆"; }
    std::string for_heaps(const std::string& name, const std::string& clause,
                          bool each) const override {
        return beside({each ? "每一堆" : "有一堆", name, each ? "都满足" : "满足", clause});
    }

    std::string truth(const std::string& clause) const override {
        return beside({clause, "时为 1，否则为 0"});
    }
    std::string listed(const std::string& list, Int count, const std::string& x,
                       Int m) const override {
        const std::string index = m == 0 ? x : x + " mod " + std::to_string(m);
        const std::string dots = count == 2 ? "0, 1" : count == 3 ? "0, 1, 2" : "0, 1, 2, ...";
        return beside({list, "（依次对应", index + " = " + dots, "）"});
    }
    std::string greatest_index(const std::string& index, const std::string& f, Int from,
                               const std::string& x) const override {
        return beside({"满足", f + " <= " + x, "的最大的", index, "（",
                       index + " >= " + std::to_string(from), "）"});
    }
    std::string ranked(std::size_t rank, const std::string& list, std::size_t of) const override {
        return beside({list, of == 3 ? "的中位数" : rank == 1 ? "中第二小的" : "中第三小的"});
    }
    std::string of_heaps(Op op) const override {
        return op == Op::number    ? "堆数"
               : op == Op::add     ? "石子总数"
               : op == Op::bit_xor ? "各堆的异或和"
               : op == Op::bit_or  ? "各堆的按位或"
               : op == Op::bit_and ? "各堆的按位与"
               : op == Op::max     ? "最大的一堆"
               : op == Op::min     ? "最小的一堆"
                                   : "各堆的最大公约数";
    }
    std::string of_each_heap(Op op, const std::string& name, const std::string& x) const override {
        const char* what = op == Op::add       ? "之和"
                           : op == Op::bit_xor ? "的异或和"
                           : op == Op::bit_or  ? "的按位或"
                           : op == Op::bit_and ? "的按位与"
                           : op == Op::max     ? "的最大值"
                           : op == Op::min     ? "的最小值"
                                               : "的最大公约数";
        return beside({"各堆", name, "对应的数", what, "（每堆对应", x, "）"});
    }
    std::string heaps_with(const std::string& name, const std::string& clause) const override {
        return beside({"满足「", clause, "」的堆", name, "的个数"});
    }

    std::string named(const std::string& name, const std::string& phrase,
                      bool of_cases) const override {
        return beside({name, of_cases ? "在" : "是", phrase});
    }
    std::string the_value() const override { return "SG 值"; }
    std::string where(const Strings& names) const override {
        return beside({"，其中", between(names, "，")});
    }
    std::string ordered(const std::string& order) const override {
        return beside({"设", order, "，"});
    }
    std::string loses(const std::string& clause) const override {
        return beside({"当且仅当", clause, "时先手必败"});
    }
    std::string loses(bool always) const override { return always ? "先手必败" : "先手必胜"; }
    std::string sentences(const std::vector<std::pair<std::string, std::string>>& all,
                          const std::string& rest) const override {
        std::string text;
        for (const auto& [condition, then] : all) {
            text = beside({text, "若", condition, "，则", then, "；"});
        }
        return beside({text, "否则", rest});
    }

 private:
    std::string between(const Strings& parts, const std::string& sign) const {
        Strings all;
        for (const std::string& part : parts) {
            if (!all.empty()) all.push_back(sign);
            all.push_back(part);
        }
        return beside(all);
    }
    std::string either_of(const Strings& values) const {
        Strings all;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (i > 0) all.emplace_back(i + 1 < values.size() ? "、" : "或");
            all.push_back(values[i]);
        }
        return beside(all);
    }
};

}  // namespace

const Words& chinese() {
    static const Chinese words;
    return words;
}

}  // namespace lab
