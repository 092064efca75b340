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
    static std::vector<std::vector<std::int32_t>> all(catalogue().known.size());
    static std::vector<std::function<Int(const Int*)>> value;
    if (value.empty()) {
        for (const Known& each : catalogue().known) value.push_back(value_of(each.of_n));
    }
    std::vector<std::int32_t>& values = all[index];
    while (values.size() < size) {
        const Int n = static_cast<Int>(values.size()) + kLeast;
        values.push_back(static_cast<std::int32_t>(std::min<Int>(value[index](&n), 2e9)));
    }
    return values;
}

// A function of the catalogue at n + shift.
class Shifted {
 public:
    Shifted(const Sequence& s, std::size_t index, Int shift)
        : s_(s),
          f_(catalogue().known[index]),
          shift_(shift),
          values_(values_of(index, s.size() + 32).data() + shift - kLeast) {}

    Int at(Int n) const { return values_[n]; }
    bool bounded() const { return f_.bounded; }
    bool plain() const { return f_.of_n == n_; }

    // Of the terms that no exception may touch: the first scan of each candidate.
    template <class Keep>
    bool all(const Keep& keep) const {
        for (std::size_t n = s_.size(); n-- > s_.size() / 8 + 1;) {
            if (s_.known(n) && !keep(at(static_cast<Int>(n)), s_.at[n])) return false;
        }
        return true;
    }

    Tree tree() const { return with_variables(f_.of_n, {n_ + shift_}); }
    // "n is a square" is said in one word.
    bool has_word_for(Int value) const {
        if (f_.function == nullptr) return false;
        const auto& said = f_.function->said;
        return std::any_of(said.begin(), said.end(),
                           [&](const Function::Said& each) { return each.value == value; });
    }
    // Whether f modulo m is n modulo m, at least for greater n: that is a period, better told so.
    bool periodic_modulo(Int m) const {
        if (f_.function == nullptr) return false;
        const std::string& key = f_.function->name;
        // The exponent of 2 tells more plainly which powers of 2 these are.
        if (key == "lowest_one" || key == "last_digit_4") return true;
        const auto base_after = [&](const std::string& name) {
            return key.starts_with(name) ? std::stoll(key.substr(name.size())) : 0;
        };
        const Int sum = base_after("digit_sum_"), above = base_after("above_power_of_");
        return (sum > 0 && (sum - 1) % m == 0) || (above > 0 && above * above * above % m == 0);
    }

    double bits() const { return 5 + f_.bits + (shift_ == 0 ? 0 : 0.5 + bits_of_number(shift_)); }
    const Sequence& sequence() const { return s_; }

 private:
    const Sequence& s_;
    const Known& f_;
    Int shift_;
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
    void add(const Tree& tree, double bits) {
        Formula formula(tree, f_.bits() + bits);
        if (follows(f_.sequence(), formula.at)) to_->push_back(std::move(formula));
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
        const double bits = (a == 1 ? 0 : bits_of_number(a)) + (b == 0 ? 0 : bits_of_number(b)) +
                            (q == 1 ? 0 : bits_of_number(q));
        add((a * f_.tree() + b) / q, bits);
    }

    // (f + c) mod m
    void residue() {
        const Int m = most_ + 1;
        if (m < 2 || m > 32 || high_ < m || f_.periodic_modulo(m)) return;
        const Int c = floor_mod(high_value_ - high_, m);
        if (!f_.all([&](Int f, Int value) { return (f + c) % m == value; })) return;
        add((f_.tree() + c) % m, bits_of_number(m) + (c == 0 ? 0 : bits_of_number(c)));
    }

    double bits_of_entries(std::size_t count) const {
        return static_cast<double>(count) *
               std::log2(1. + static_cast<double>(std::max<Int>(most_, 1)));
    }

    void table(const Numbers& values, const Tree& index, double bits) {
        add(lookup(values, index), bits + bits_of_entries(values.size()));
    }

    void bounded(const Map& map) {
        if (map.begin()->first < 0) return;
        const Int last = map.rbegin()->first;
        if (f_.bounded() && last <= 10) {
            Numbers values(static_cast<std::size_t>(last) + 1, 0);
            for (const auto& [f, value] : map) values[static_cast<std::size_t>(f)] = value;
            table(values, f_.tree(), 2);
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
        const Tree least = min_of({f_.tree(), from});
        if (same) {
            add(least, bits_of_number(from));
        } else {
            table(values, least, bits_of_number(from));
        }
    }

    void periodic(const Map& map) {
        if (map.begin()->first < 0) return;
        for (Int m = 2; m <= 6; ++m) {
            if (static_cast<Int>(map.size()) < 2 * m + 1) return;
            if (f_.periodic_modulo(m)) continue;
            const Numbers values = entries_by_rest(map, m);
            if (values.empty() || std::count(values.begin(), values.end(), kAny) > 0) continue;
            table(values, f_.tree() % m, bits_of_number(m));
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
    void add_unless(const Tree& tree, bool unless, double bits) {
        add(unless ? negation(tree) : tree, bits);
    }
    void is(Int value, bool unless) {
        add_unless(equal(f_.tree(), value), unless,
                   f_.has_word_for(value) ? 1 : bits_of_number(value));
    }
    void bound(Int value, bool least) {
        add(least ? at_most(value, f_.tree()) : at_most(f_.tree(), value),
            1 + bits_of_number(value));
    }
    void one_of(const Numbers& values, bool unless) {
        double bits = 2;
        for (const Int value : values) bits += bits_of_number(value);
        add_unless(lab::one_of(f_.tree(), values), unless, bits);
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
            add(lab::one_of(f_.tree() % m, residues),
                bits_of_number(m) + static_cast<double>(m > 2 ? m : 1));
            return;
        }
    }
};

}  // namespace

Formulas functions(const Sequence& s, Int shifts) {
    Formulas formulas;
    for (std::size_t i = 0; i < catalogue().known.size(); ++i) {
        for (Int shift = -shifts; shift <= shifts; ++shift) {
            const Shifted f(s, i, shift);
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
