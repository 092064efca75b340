#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <unordered_map>

#include "lab/sequence.hpp"

namespace lab {
namespace seq {

namespace {

constexpr Int kLeast = -16;  // the least argument of a function of the catalogue

// f(-16), f(-15), ...; kept, since every part of a table asks for the same.
const std::vector<std::int32_t>& values_of(std::size_t index, std::size_t size) {
    static std::vector<std::vector<std::int32_t>> all(catalogue().size());
    std::vector<std::int32_t>& values = all[index];
    while (values.size() < size) {
        const Int n = static_cast<Int>(values.size()) + kLeast;
        values.push_back(static_cast<std::int32_t>(std::min<Int>(catalogue()[index].at(n), 2e9)));
    }
    return values;
}

// A function of the catalogue at n + shift.
class Shifted {
 public:
    Shifted(const Sequence& s, std::size_t index, Int shift, std::string name)
        : s_(s),
          f_(catalogue()[index]),
          shift_(shift),
          name_(std::move(name)),
          values_(values_of(index, s.size() + 32).data() + shift - kLeast) {}

    Int at(Int n) const { return values_[n]; }
    bool bounded() const { return f_.bounded; }
    bool plain() const { return f_.code == "$"; }

    // Of the terms that no exception may touch: the first scan of each candidate.
    template <class Keep>
    bool all(const Keep& keep) const {
        for (std::size_t n = s_.size(); n-- > s_.size() / 8 + 1;) {
            if (s_.known(n) && !keep(at(static_cast<Int>(n)), s_.at[n])) return false;
        }
        return true;
    }

    std::string argument() const { return name_ + plus(shift_); }
    Text text() const {
        const bool words = f_.text.en.size() > 12;
        const std::string inner = shift_ == 0 || words ? argument() : "(" + argument() + ")";
        return replaced(f_.text, "$", inner);
    }
    std::string code() const {
        return replaced(f_.code, "$", f_.helpers.empty() ? wrapped(argument()) : argument());
    }
    const std::string& key() const { return f_.code; }
    // Whether f modulo m is n modulo m, at least for greater n: that is a period, better told so.
    bool periodic_modulo(Int m) const {
        for (Int base = 2; base <= 10; ++base) {
            const std::string b = std::to_string(base) + "($)";
            if (key() == "digit_sum_" + b && (base - 1) % m == 0) return true;
            if (key() == "above_power_of_" + b && base * base * base % m == 0) return true;
        }
        return false;
    }

    Formula formula(const std::function<Int(Int)>& map, double more) const {
        Formula formula;
        formula.at = [f = f_.at, shift = shift_, map](Int n) { return map(f(n + shift)); };
        formula.helpers = f_.helpers;
        formula.bits = 5 + f_.bits + (shift_ == 0 ? 0 : 0.5 + bits_of_number(shift_)) + more;
        return formula;
    }
    const Sequence& sequence() const { return s_; }

 private:
    const Sequence& s_;
    const Function& f_;
    Int shift_;
    std::string name_;
    const std::int32_t* values_;
};

// The entry by the value of the function, if there is one entry for each value.
using Map = std::map<Int, Int>;
std::optional<Map> map_of(const Shifted& f) {
    const Sequence& s = f.sequence();
    std::unordered_map<Int, Int> map;
    std::size_t wrong = 0;
    // With more values than this any table would follow.
    const std::size_t most = 2 * static_cast<std::size_t>(root_of(static_cast<Int>(s.size()))) + 64;
    for (std::size_t n = s.size(); n-- > 0;) {
        if (!s.known(n)) continue;
        const auto [at, fresh] = map.emplace(f.at(static_cast<Int>(n)), s.at[n]);
        if (fresh && map.size() > most) return std::nullopt;
        if (fresh || at->second == s.at[n]) continue;
        if (8 * n >= s.size() || ++wrong > kMismatches) return std::nullopt;
    }
    return Map(map.begin(), map.end());
}

// The entry by the value modulo m, where all values with a rest have one.
Numbers entries_by_rest(const Map& map, Int m) {
    Numbers entries(static_cast<std::size_t>(m), kAny);
    for (const auto& [f, entry] : map) {
        Int& known = entries[static_cast<std::size_t>(f % m)];
        if (known == kAny) known = entry;
        if (known != entry) return {};
    }
    return entries;
}

// What follows the sequence among the formulas of one function.
class Forms {
 public:
    Forms(const Shifted& f, Formulas* to) : f_(f), to_(to) {}

 protected:
    void add(const Text& text, const std::string& code, const std::function<Int(Int)>& map,
             double bits, const std::string& before = "") {
        Formula formula = f_.formula(map, bits);
        if (!follows(f_.sequence(), formula.at)) return;
        formula.text = text;
        formula.code = code;
        formula.before = before;
        to_->push_back(std::move(formula));
    }

    const Shifted& f_;

 private:
    Formulas* to_;
};

class ValueForms : Forms {
 public:
    using Forms::Forms;

    void propose() {
        find_ends();
        for (Int q = 1; q <= 4 && low_ != high_; ++q) {
            const double slope = static_cast<double>(high_value_ - low_value_) /
                                 static_cast<double>(high_ - low_) * static_cast<double>(q);
            for (const double a : {std::floor(slope), std::ceil(slope)}) {
                if (a != 0 && std::abs(a) < 100) linear(static_cast<Int>(a), q);
                if (std::floor(slope) == std::ceil(slope)) break;
            }
        }
        if (f_.plain()) return;
        residue();
        if (const std::optional<Map> map = map_of(f_)) {
            bounded(*map);
            periodic(*map);
        }
    }

 private:
    void find_ends() {
        bool first = true;
        f_.all([&](Int f, Int value) {
            if (first || f < low_) low_ = f, low_value_ = value;
            if (first || f > high_) high_ = f, high_value_ = value;
            most_ = first ? value : std::max(most_, value);
            first = false;
            return true;
        });
    }

    // floor((a f + b) / q)
    void linear(Int a, Int q) {
        Int least = kAny, greatest = 0;
        const bool some = f_.all([&](Int f, Int value) {
            const Int low = q * value - a * f, high = low + q - 1;
            greatest = least == kAny ? high : std::min(greatest, high);
            least = least == kAny ? low : std::max(least, low);
            return least <= greatest;
        });
        if (!some || least == kAny) return;
        const Int b = least > 0 ? least : greatest < 0 ? greatest : 0;
        const bool formula = is_formula(f_.text()), sum = b != 0;
        Text text = f_.text();
        std::string code = sum_of({{a, f_.code()}, {b, ""}});
        if (a == -1 && q == 1) {
            text = Text(text_of(b) + " minus ", text_of(b) + " 减去 ") + text;
            code = text_of(b) + " - " + f_.code();
        } else if (formula) {
            text = sum_of({{a, text.en}, {b, ""}});
        } else {
            if (a != 1) text = Text(text_of(a) + " times ", text_of(a) + " 乘以 ") + text;
            if (sum) {
                text += Text(b > 0 ? ", plus " : ", minus ", b > 0 ? "，再加 " : "，再减 ") +
                        text_of(std::abs(b));
            }
        }
        if (q > 1) {
            const std::string by = " / " + text_of(q);
            text = formula ? Text("floor(" + (sum ? "(" + text.en + ")" : text.en) + by + ")")
                           : text + Text(", all divided by " + text_of(q) + " and rounded down",
                                         "，再除以 " + text_of(q) + " 并向下取整");
            code = (sum ? "(" + code + ")" : code) + by;
        }
        const double bits = (a == 1 ? 0 : bits_of_number(a)) + (b == 0 ? 0 : bits_of_number(b)) +
                            (q == 1 ? 0 : bits_of_number(q));
        // For a negative dividend the code would round up.
        add(
            text, code, [a, b, q](Int f_n) { return (a * f_n + b) / q; }, bits);
    }

    // (f + c) mod m
    void residue() {
        const Int m = most_ + 1;
        if (m < 2 || m > 32 || high_ < m || f_.periodic_modulo(m)) return;
        const Int c = mod(high_value_ - high_, m);
        if (!f_.all([&](Int f, Int value) { return (f + c) % m == value; })) return;
        const std::string code = c == 0 ? f_.code() : "(" + f_.code() + plus(c) + ")";
        const Text text = c == 0
                              ? f_.text() + Text(", modulo " + text_of(m), "，模 " + text_of(m))
                              : f_.text() + Text(", plus " + text_of(c) + ", modulo " + text_of(m),
                                                 "，加 " + text_of(c) + "，模 " + text_of(m));
        add(
            text, code + " % " + text_of(m), [c, m](Int f) { return (f + c) % m; },
            bits_of_number(m) + (c == 0 ? 0 : bits_of_number(c)));
    }

    double bits_of_entries(std::size_t count) const {
        return static_cast<double>(count) *
               std::log2(1. + static_cast<double>(std::max<Int>(most_, 1)));
    }

    void table(const Numbers& values, const std::string& index, const Text& which,
               const std::function<Int(Int)>& index_of, double bits, bool parity = false) {
        const std::string list = list_of(values);
        const auto size = static_cast<Int>(values.size());
        add(
            parity ? by_parity(text_of(values[0]), text_of(values[1]), which)
                   : by_index(list, size, which),
            "values[" + index + "]",
            [values, index_of](Int f) { return values[static_cast<std::size_t>(index_of(f))]; },
            bits + bits_of_entries(values.size()), "    const int values[] = {" + list + "};\n");
    }

    void bounded(const Map& map) {
        if (map.begin()->first < 0) return;
        const Int last = map.rbegin()->first;
        if (f_.bounded() && last <= 10) {
            Numbers values(static_cast<std::size_t>(last) + 1, 0);
            for (const auto& [f, value] : map) values[static_cast<std::size_t>(f)] = value;
            const std::string code = f_.code();
            table(
                values, code, f_.text(), [](Int f) { return f; }, 2);
            return;
        }
        // From some value of f on nothing changes.
        Int from = last;
        for (auto at = map.rbegin(); at != map.rend(); ++at) {
            if (at->second != map.rbegin()->second) break;
            from = at->first;
        }
        if (from < 1 || from > 6 || std::distance(map.find(from), map.end()) < 3) return;
        Numbers values(static_cast<std::size_t>(from) + 1, 0);
        for (const auto& [f, value] : map) {
            if (f <= from) values[static_cast<std::size_t>(f)] = value;
        }
        bool same = true;
        for (std::size_t i = 0; i < values.size(); ++i) same &= values[i] == static_cast<Int>(i);
        const std::string least = "std::min(" + f_.code() + ", " + text_of(from) + "LL)";
        const Text which = Text("min(" + text_of(from) + ", ", "min(" + text_of(from) + ", ") +
                           f_.text() + Text(")");
        const auto index = [from](Int f) { return std::min(f, from); };
        if (same) {
            add(which, least, index, bits_of_number(from));
        } else {
            table(values, least, which, index, bits_of_number(from));
        }
    }

    void periodic(const Map& map) {
        if (map.begin()->first < 0) return;
        for (Int m = 2; m <= 6; ++m) {
            if (static_cast<Int>(map.size()) < 2 * m + 1) return;
            if (f_.periodic_modulo(m)) continue;
            const Numbers values = entries_by_rest(map, m);
            if (values.empty() || std::count(values.begin(), values.end(), kAny) > 0) continue;
            table(
                values, f_.code() + " % " + text_of(m),
                m == 2 ? f_.text()
                       : f_.text() + Text(", modulo " + text_of(m) + ",", " mod " + text_of(m)),
                [m](Int f) { return f % m; }, bits_of_number(m), m == 2);
            return;
        }
    }

    Int low_ = 0, low_value_ = 0, high_ = 0, high_value_ = 0, most_ = 0;
};

class LosesForms : Forms {
 public:
    using Forms::Forms;

    void propose() {
        if (f_.plain()) return;
        const std::optional<Map> map = map_of(f_);
        if (!map || map->size() < 2 || map->begin()->first < 0) return;
        Numbers lost, won;
        for (const auto& [f, value] : *map) (value != 0 ? lost : won).push_back(f);
        if (lost.empty() || won.empty()) return;
        if (lost.size() == 1) is(lost[0], false);
        if (won.size() == 1) is(won[0], true);
        if (lost.size() > 1 && won.size() > 1) {
            if (lost.back() < won.front()) bound(lost.back(), false);
            if (won.back() < lost.front()) bound(lost.front(), true);
            if (lost.size() <= 3 || won.size() <= 3 || f_.bounded()) {
                const bool unless = won.size() < lost.size();
                one_of(unless ? won : lost, unless);
            }
        }
        periodic(*map);
    }

 private:
    void is(Int value, bool unless) {
        Text text = is_text(f_.text(), text_of(value), unless);
        double bits = bits_of_number(value);
        for (const Predicate& predicate : kPredicates) {
            if (f_.key() != predicate.key || predicate.value != value) continue;
            text = unless ? predicate.contrary(f_.argument()) : predicate.text(f_.argument());
            bits = 1;
        }
        add(
            text, f_.code() + (unless ? " != " : " == ") + text_of(value),
            [value, unless](Int f) { return Int{(f == value) != unless}; }, bits);
    }

    void bound(Int value, bool least) {
        add(
            f_.text() +
                (least ? Text(" is at least ", " 不小于 ") : Text(" is at most ", " 不大于 ")) +
                text_of(value),
            f_.code() + (least ? " >= " : " <= ") + text_of(value),
            [value, least](Int f) { return Int{least ? f >= value : f <= value}; },
            1 + bits_of_number(value));
    }

    void one_of(const Numbers& values, bool unless) {
        double bits = 2;
        for (const Int value : values) bits += bits_of_number(value);
        add(
            f_.text() + (unless ? Text(" is not ", " 不是 ") : Text(" is ", " 是 ")) +
                any_of(values),
            any_of_code(f_.code(), values, unless),
            [values, unless](Int f) {
                return Int{(std::count(values.begin(), values.end(), f) > 0) != unless};
            },
            bits);
    }

    void periodic(const Map& map) {
        for (Int m = 2; m <= 8; ++m) {
            if (static_cast<Int>(map.size()) < 2 * m) return;
            if (f_.periodic_modulo(m)) continue;
            const Numbers entry = entries_by_rest(map, m);
            if (entry.empty()) continue;
            Numbers residues;
            for (Int r = 0; r < m; ++r) {
                if (entry[static_cast<std::size_t>(r)] == 1) residues.push_back(r);
            }
            add(
                rest_text(f_.text(), m, residues),
                any_of_code(f_.code() + " % " + text_of(m), residues),
                [m, entry](Int f) { return Int{entry[static_cast<std::size_t>(f % m)] == 1}; },
                bits_of_number(m) + static_cast<double>(m > 2 ? m : 1));
            return;
        }
    }
};

}  // namespace

Formulas functions(const Sequence& s, const std::string& name, Int shifts) {
    Formulas formulas;
    for (std::size_t i = 0; i < catalogue().size(); ++i) {
        for (Int shift = -shifts; shift <= shifts; ++shift) {
            const Shifted f(s, i, shift, name);
            if (f.plain() && shift != 0) continue;
            if (s.loses()) {
                LosesForms(f, &formulas).propose();
            } else {
                ValueForms(f, &formulas).propose();
            }
        }
    }
    return formulas;
}

}  // namespace seq
}  // namespace lab
