#include "lab/near.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "core/counts.hpp"
#include "lab/grid.hpp"

namespace lab {

namespace {

// --- near misses ---

Int sum_in(const Numbers& at) {
    return std::accumulate(at.begin(), at.end(), Int(0));
}
Int greatest_in(const Numbers& at) {
    return at.empty() ? 0 : *std::max_element(at.begin(), at.end());
}
Int value_at(const At& of, Numbers at) {
    at.push_back(0);  // behind heaps
    return of(at.data());
}

// What all numbers of a position, or all its heaps, come to.
std::vector<Feature> simple_features_of(const Table& table) {
    if (table.upto.size() == 1) return {{variable(0), 1}};
    Sample like;
    like.upto = table.upto;
    std::vector<Feature> all = features_of(like);
    std::erase_if(all, [](const Feature& feature) { return feature.bits > 2; });
    return all;
}

// body(index, its numbers) for some positions of a table, all if they are no more than `most`, until
// it gives false.
template <class Body>
void each_position(const Table& table, std::size_t most, Body body) {
    const std::size_t step = 2 * table.size() / (most + 1);
    std::uint32_t random = 1;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (!body(i, table.numbers(i))) return;
        if (step == 0) continue;
        random = random * 1664525 + 1013904223;
        i += (random >> 8) % step;
    }
}

// The player to move loses where a feature has one of some residues, those where most lose. Such a
// rule for each feature and modulus; without a modulus, small values of the feature.
Rules residue_rules(const Table& table) {
    constexpr Int most_modulus = 24, no_modulus = 64;
    constexpr std::size_t sample_size = 20000, most_listed = 4;
    Rules rules;
    for (const Feature& feature : simple_features_of(table)) {
        std::vector<std::pair<Int, bool>> sample;
        each_position(table, sample_size, [&](std::size_t i, const Numbers& at) {
            if (table.outcomes[i] != Outcome::none) {
                sample.emplace_back(value_at(feature.at, at), table.outcomes[i] == Outcome::lost);
            }
            return true;
        });
        for (Int modulus = 2; modulus <= most_modulus + 1; ++modulus) {
            const Int by = modulus > most_modulus ? no_modulus : modulus;
            std::vector<int> more(static_cast<std::size_t>(by), 0);
            for (const auto& [value, loses] : sample) {
                if (by < no_modulus || value < by) {
                    more[static_cast<std::size_t>(value % by)] += loses ? 1 : -1;
                }
            }
            std::vector<Int> residues;
            for (Int r = 0; r < by; ++r) {
                if (more[static_cast<std::size_t>(r)] > 0) residues.push_back(r);
            }
            if (residues.empty() || residues.size() > most_listed) continue;
            const Tree x = by < no_modulus ? feature.tree % by : feature.tree;
            rules.emplace_back(one_of(x, residues), bits_of(residues) + std::log2(1. + double(by)));
        }
    }
    return rules;
}

std::string shown_at(const Table& table, const Numbers& at) {
    const std::string list = list_of(at);
    return table.upto.empty() ? set_of(at) : at.size() == 1 ? list : '(' + list + ')';
}

// --- how the game is seen to be ---

// The share of P-positions and the greatest value, where all numbers are, or all heaps together
// are, at most so many.
struct Extract {
    double positions = 0, lost = 0;
    std::int32_t greatest = 0;
};
Extract extract_of(const Table& table, Int bound) {
    Extract part;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table.outcomes[i] == Outcome::none) continue;
        const Numbers at = table.numbers(i);
        if ((table.upto.empty() ? sum_in(at) : greatest_in(at)) > bound) continue;
        ++part.positions;
        part.lost += table.outcomes[i] == Outcome::lost;
        if (!table.values.empty()) part.greatest = std::max(part.greatest, table.values[i]);
    }
    return part;
}

std::string rounded_to(double number, int digits) {
    char text[40];
    std::snprintf(text, sizeof text, "%.*f", digits, number);
    return text;
}

std::string percent(double part, double whole) {
    const double share = 100 * part / std::max(whole, 1.);
    return rounded_to(share, share == 0 ? 0 : share < 1 ? 2 : share < 10 ? 1 : 0) + " %";
}

Text grown(const Answer& answer) {
    const Table& table = answer.table;
    if (table.upto.empty() && table.heaps.empty()) return {};
    const Int bound = table.upto.empty() ? sum_in(table.heaps.back())
                                         : *std::min_element(table.upto.begin(), table.upto.end());
    const Int less = table.upto.empty() ? bound / 2 : bound / 4;
    const Extract before = extract_of(table, less), now = extract_of(table, bound);
    if (before.positions < 8) return {};
    const std::string from = tools::with_commas(static_cast<std::size_t>(less)),
                      to = tools::with_commas(static_cast<std::size_t>(bound));
    const bool heaps = table.upto.empty();
    const std::string with = heaps ? "with up to " : "up to ", stones = heaps ? " stones" : "";
    Text text(percent(before.lost, before.positions) + " of the positions " + with + from + stones +
                  " are P-positions, " + percent(now.lost, now.positions) + " of those " + with +
                  to,
              (heaps ? "石子至多 " + from + " 颗时" : "不超过 " + from + " 时") + "必败态占 " +
                  percent(before.lost, before.positions) + "，不超过 " + to + " 时占 " +
                  percent(now.lost, now.positions));
    // It is told where the last two steps agree.
    const auto power = [](double bound_less, double lost_less, double bound_more,
                          double lost_more) {
        return std::log(lost_more / lost_less) / std::log((bound_more + 1) / (bound_less + 1));
    };
    const double least = extract_of(table, less / 4).lost;
    if (!heaps && least >= 3 && before.lost >= 8 && now.lost > before.lost) {
        const double last = power(double(less), before.lost, double(bound), now.lost);
        if (std::abs(last - power(double(less / 4), least, double(less), before.lost)) < 0.05) {
            text +=
                {"; their number grows about as the power " + rounded_to(last, 2) + " of the bound",
                 "；其个数大约按界的 " + rounded_to(last, 2) + " 次方增长"};
        }
    }
    if (!table.values.empty()) {
        text += {"; the greatest values are " + std::to_string(before.greatest) + " and " +
                     std::to_string(now.greatest),
                 "；最大的 SG 值分别是 " + std::to_string(before.greatest) + " 和 " +
                     std::to_string(now.greatest)};
    }
    return text + Text(".", "。");
}

// A kind of moves (include/lab_answers.hpp), as the end of "some winning move ...".
Text kind_in_words(const std::string& name, std::size_t numbers) {
    if (name.substr(0, 4) == "only") {
        const std::string which = name_of(static_cast<std::size_t>(name[4] - '0'), numbers);
        return {"changes " + which + " only", "只改变 " + which};
    }
    static const std::map<std::string, Text> words_of = {
        {"same", {"changes several numbers by the same", "使几个数同增或同减"}},
        {"equal", {"leads to two equal numbers", "走到有两个数相等的局面"}},
        {"zero", {"leads to a position with a 0", "走到含 0 的局面"}},
        {"largest", {"changes the largest only", "只改变最大的"}},
        {"smallest", {"changes the smallest only", "只改变最小的"}},
        {"most", {"takes at least half", "至少取走一半"}},
        {"split", {"splits", "是拆分"}},
        {"twins", {"leaves two equal parts", "留下相等的两部分"}},
        {"fewer", {"makes the heaps fewer", "使堆数减少"}},
        {"alike", {"leaves heaps that are all equal", "使各堆相等"}}};
    const auto found = words_of.find(name);
    return found == words_of.end() ? Text() : found->second;
}

// From each of the positions, or from nearly each, some move of this kind wins; the kinds of fewest
// moves, which say most.
Text how_it_is_won(const Answer& answer) {
    const Winning& winning = answer.winning;
    constexpr std::size_t least_positions = 20, most_kinds = 2, few_missed = 50;
    const bool of_states = answer.table.upto.empty() && answer.table.heaps.empty();
    if (winning.positions < least_positions || of_states) return {};
    const auto from_all_but = [&](std::size_t missed) {
        const std::string all = tools::with_commas(winning.positions);
        const std::string but = tools::with_commas(missed);
        return missed == 0
                   ? Text("From each of the " + all + " N-positions looked at",
                          "在看过的 " + all + " 个必胜态中，都")
                   : Text("From all but " + but + " of the " + all + " N-positions looked at",
                          "在看过的 " + all + " 个必胜态中，除 " + but + " 个外都");
    };
    const auto sentence_of = [&](std::size_t missed, const Text& what) {
        return from_all_but(missed) + Text(" some winning move ", "有必胜的一步") + what +
               Text(".", "。");
    };
    Text text;
    const auto add = [&](const Text& sentence) {
        text += (text.empty() ? Text() : Text(" ", "")) + sentence;
    };
    if (!winning.takes.empty()) {
        add(sentence_of(0, Text("takes ", "取走 ") + any_of(winning.takes)));
    }
    std::vector<Winning::Kind> kinds = winning.kinds;
    std::sort(kinds.begin(), kinds.end(),
              [](const auto& a, const auto& b) { return a.moves < b.moves; });
    std::size_t told = 0;
    for (const Winning::Kind& kind : kinds) {
        const std::size_t missed = winning.positions - kind.positions;
        const Text words = kind_in_words(kind.name, answer.table.upto.size());
        // A kind that nearly all moves are of says nothing.
        if (words.empty() || told == most_kinds || few_missed * missed > winning.positions ||
            4 * kind.moves > 3 * winning.moves) {
            continue;
        }
        add(sentence_of(missed, words));
        ++told;
    }
    return text;
}

}  // namespace

Int entry_of(const FarPosition& far, About about) {
    return about == About::value ? far.value : far.outcome == Outcome::lost;
}

Text near_miss(const Table& table, About about, const std::vector<Int>& entries, Rules proposals) {
    constexpr std::size_t most_proposals = 40, least_share = 12, shown_at_once = 5;
    if (table.upto.empty() && table.heaps.empty()) return {};
    std::map<Int, std::size_t> times;
    for (const Int entry : entries) {
        if (entry >= 0) ++times[entry];
    }
    std::size_t total = table.far.size(), unusual = 0, often = 0;
    for (const auto& [entry, count] : times) {
        total += count;
        unusual += count;
        often = std::max(often, count);
    }
    unusual -= often;
    // To call all positions what most are is no near miss.
    std::size_t least = unusual / least_share;
    if (least == 0) return {};
    if (proposals.size() > most_proposals) proposals.resize(most_proposals);
    if (about == About::loses) {
        for (Rule& rule : residue_rules(table)) proposals.push_back(std::move(rule));
    }
    const Rule* nearest = nullptr;
    std::vector<Numbers> missed;
    for (const Rule& rule : proposals) {
        std::vector<Numbers> wrong;
        const auto look = [&](const Numbers& at, Int entry) {
            if (entry >= 0 && value_at(rule.at, at) != entry) wrong.push_back(at);
            return wrong.size() < least;
        };
        for (const FarPosition& far : table.far) {
            if (!look(far.at, entry_of(far, about))) break;
        }
        each_position(table, table.size(),
                      [&](std::size_t i, const Numbers& at) { return look(at, entries[i]); });
        if (wrong.size() >= least) continue;
        least = wrong.size();
        nearest = &rule;
        missed = wrong;
    }
    if (nearest == nullptr) return {};
    const Text said = sentence_of(nearest->tree, table.upto.size(), about == About::loses);
    std::sort(missed.begin(), missed.end(), [](const Numbers& a, const Numbers& b) {
        return std::pair(greatest_in(a), a) < std::pair(greatest_in(b), b);
    });
    std::string first;
    for (std::size_t i = 0; i < std::min(shown_at_once, missed.size()); ++i) {
        first += (i > 0 ? ", " : "") + shown_at(table, missed[i]);
    }
    const std::string wrong = tools::with_commas(missed.size()), all = tools::with_commas(total);
    if (missed.empty()) {
        return Text(" All " + all + " positions agree with this, but are too few to test it: ",
                    "全部 " + all + " 个局面都符合下面这条，但不足以检验它：") +
               said + Text(".", "。");
    }
    return Text(" A near miss, no rule: that ", "差一点的规律（不成立）：") + said +
           Text(" is wrong for " + wrong + " of " + all + " positions, first for " + first + '.',
                "；在 " + all + " 个局面中有 " + wrong + " 个不符，最先是 " + first + "。");
}

Text described(const Answer& answer) {
    const Table& table = answer.table;
    const auto count = [&](Outcome outcome) {
        return static_cast<std::size_t>(
            std::count(table.outcomes.begin(), table.outcomes.end(), outcome));
    };
    const std::string all = tools::with_commas(table.positions()),
                      lost = tools::with_commas(count(Outcome::lost));
    Text text("P-positions: " + lost + " of " + all,
              "必败态：" + all + " 个局面中有 " + lost + " 个");
    if (const std::size_t drawn = count(Outcome::drawn)) {
        text += {"; drawn: " + tools::with_commas(drawn),
                 "；和局 " + tools::with_commas(drawn) + " 个"};
    }
    if (!table.values.empty()) {
        const std::string greatest =
            std::to_string(*std::max_element(table.values.begin(), table.values.end()));
        text += {"; greatest value: " + greatest, "；最大的 SG 值是 " + greatest};
    }
    if (const Winning& winning = answer.winning; winning.positions > 0) {
        const auto each = [&](std::size_t number) {
            return rounded_to(double(number) / double(winning.positions), 1);
        };
        const std::string single = percent(double(winning.single), double(winning.positions));
        const std::string looked = tools::with_commas(winning.positions);
        text += {"; of " + looked + " N-positions looked at, " + single +
                     " have just one winning move, and on average " + each(winning.winning) +
                     " of " + each(winning.moves) + " moves win",
                 "；看过的 " + looked + " 个必胜态中，" + single + " 只有一种制胜走法，平均 " +
                     each(winning.moves) + " 种走法中有 " + each(winning.winning) + " 种必胜"};
    }
    return text + Text(".", "。");
}

Text seen_in(const Answer& answer) {
    Text text = grown(answer);
    const Text won = how_it_is_won(answer);
    if (!text.empty() && !won.empty()) text += Text(" ", "");
    return text + won;
}

}  // namespace lab
