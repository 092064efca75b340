#include "measure/reach.hpp"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <bit>
#include <set>
#include <string_view>

#include "base/say.hpp"
#include "base/text.hpp"
#include "base/toml.hpp"
#include "catalog/modules.hpp"
#include "core/columns.hpp"
#include "judge/selection.hpp"
#include "reports/input.hpp"

namespace tools {

namespace {

using rules::Int;

std::size_t bits_of(Int value) {
    return static_cast<std::size_t>(std::bit_width(static_cast<std::uint64_t>(value)));
}

DeclaredReach read_declared(const Problem& problem) {
    const toml::table table = read_toml(problem.metadata(), "reach");
    DeclaredReach declared;
    Keys keys(table, shown(problem.metadata()));
    if (table.contains("greatest_value") || table.contains("greatest_nim_sum") ||
        table.contains("why")) {
        declared.greatest_value = keys.get<Int>("greatest_value");
        declared.greatest_nim_sum = keys.get<Int>("greatest_nim_sum");
        declared.why = keys.get<std::string>("why");
        if (*declared.greatest_value < 0) keys.wrong("greatest_value", "is below 0");
        if (*declared.greatest_nim_sum < 0) keys.wrong("greatest_nim_sum", "is below 0");
    }
    if (keys.has("exceptions")) {
        for (Keys& exception : keys.tables("exceptions")) {
            declared.exceptions[exception.get<std::string>("goal")] =
                exception.get<std::string>("why");
            exception.no_others();
        }
    }
    keys.no_others();
    return declared;
}

class Reader {
 public:
    Reader(const rules::Rules& rules, const explanation::Explainer* explainer, Reach& reach)
        : rules_(rules), explainer_(explainer), reach_(reach) {}

    void read(const Case& c) {
        rules::InStream text(c.legal);
        text.record();
        const std::vector<rules::Game> games = rules_.parse(text);
        for (const rules::InStream::Field& field : text.fields()) take(field, c.name);
        if (explainer_ == nullptr) return;
        for (const rules::Game& game : games) {
            for (const rules::Game& position : explainer_->positions(game)) {
                take(explainer_->view(position), c.name);
            }
        }
    }

 private:
    void take(const rules::InStream::Field& field, const std::string& in) {
        // A name is one literal, or a few that are equal: each is compared once, which saves time.
        const auto [place, fresh] = places_.try_emplace(field.name.en);
        if (fresh) {
            const auto same =
                std::ranges::find(reach_.quantities, field.name.en,
                                  [](const Quantity& quantity) { return quantity.name.en; });
            place->second = same - reach_.quantities.begin();
            if (same == reach_.quantities.end()) {
                reach_.quantities.push_back({{field.name.en, field.name.zh},
                                             {field.lo, field.value, in},
                                             {field.hi, field.value, in}});
            }
        }
        auto& [name, least, greatest] = reach_.quantities[place->second];
        least.legal = std::min(least.legal, field.lo);
        greatest.legal = std::max(greatest.legal, field.hi);
        if (field.value < least.data) least = {least.legal, field.value, in};
        if (field.value > greatest.data) greatest = {greatest.legal, field.value, in};
    }

    void take(const explanation::View& view, const std::string& in) {
        // Where positions are counted, the one that is shown is an example.
        if (!view.nim_sum || !view.verdict.empty()) return;
        if (!reach_.sum) {
            reach_.sum.emplace();
            const Int most = reach_.declared.greatest_value.value_or(0);
            reach_.sum->value = {most, -1, ""};
            reach_.sum->nim_sum = {reach_.declared.greatest_nim_sum.value_or(0), -1, ""};
            reach_.sum->bits.resize(bits_of(most));
        }
        SumReach& sum = *reach_.sum;
        std::size_t parts = 0, greatest = 0;
        for (const explanation::Part& part : view.parts) {
            if (!part.value) continue;
            ++parts;
            if (*part.value > sum.value.data) sum.value = {sum.value.legal, *part.value, in};
            if (*part.value == sum.value.legal) ++greatest;
        }
        const Int nim_sum = *view.nim_sum;
        if (parts > 1) sum.several = true;
        if (nim_sum > sum.nim_sum.data) sum.nim_sum = {sum.nim_sum.legal, nim_sum, in};
        if (nim_sum == 0 && greatest % 2 == 1 && sum.value_lost.empty()) sum.value_lost = in;
        if (!std::has_single_bit(static_cast<std::uint64_t>(nim_sum))) return;
        if (bits_of(nim_sum) > sum.bits.size()) return;
        Bit& bit = sum.bits[bits_of(nim_sum) - 1];
        if (bit.alone.empty()) bit.alone = in;
        if (bit.between.empty() && two_differ_by(nim_sum, view)) bit.between = in;
    }

    static bool two_differ_by(Int bit, const explanation::View& view) {
        std::vector<Int> values;
        for (const explanation::Part& part : view.parts) {
            if (part.value && *part.value != 0) values.push_back(*part.value);
        }
        std::sort(values.begin(), values.end());
        return std::any_of(values.begin(), values.end(), [&](Int value) {
            return (value & bit) == 0 &&
                   std::binary_search(values.begin(), values.end(), value | bit);
        });
    }

    const rules::Rules& rules_;
    const explanation::Explainer* explainer_;
    Reach& reach_;
    std::map<const char*, std::size_t> places_;  // of quantities
};

// Whether lesser values can cancel this one: they need its highest bit.
bool can_be_cancelled(Int value) {
    return value > 0 && !std::has_single_bit(static_cast<std::uint64_t>(value));
}

// Whether two legal values other than 0 can differ in this bit alone.
bool can_be_between(std::size_t bit, Int greatest_value) {
    return (Int{1} << bit) + (bit == 0 ? 2 : 1) <= greatest_value;
}

Goal goal(const Text& what, const End& end) {
    return {what, end.legal == end.data ? end.in : ""};
}

// The bits that are reached: "0-4 7 9-12".
std::string runs(const std::vector<Bit>& bits, std::string Bit::*reached) {
    std::string text;
    for (std::size_t first = 0; first < bits.size(); ++first) {
        if ((bits[first].*reached).empty()) continue;
        std::size_t last = first;
        while (last + 1 < bits.size() && !(bits[last + 1].*reached).empty()) ++last;
        if (!text.empty()) text += ' ';
        text += first == last ? std::to_string(first) : fmt::format("{}-{}", first, last);
        first = last;
    }
    return text.empty() ? said(Text("none", "无")) : text;
}

std::string indented(std::size_t indent, const std::string& text) {
    return std::string(indent, ' ') + wrapped(indent, text, 80);
}

}  // namespace

Reach reach_of(const Problem& problem) {
    const std::unique_ptr<rules::Rules> rules = make_rules(problem);
    if (!rules) {
        throw Error(
            english(fmt::format("{0} has no rules; write testdata/{0}/rules.cpp", problem.id)));
    }
    const auto explainer = make_explainer(problem, *rules);
    Reach reach;
    reach.declared = read_declared(problem);
    Reader reader(*rules, explainer.get(), reach);
    const Cases cases = select_cases(problem, {});
    for (const Case& c : cases.list()) reader.read(c);
    reach.rooms = rooms_in(*rules, cases);
    // What has one value only, such as a final 0, is no quantity.
    std::erase_if(reach.quantities, [](const Quantity& quantity) {
        return quantity.least.legal == quantity.greatest.legal;
    });
    return reach;
}

std::vector<Goal> goals_of(const Reach& reach) {
    std::vector<Goal> goals;
    for (const auto& [name, least, greatest] : reach.quantities) {
        goals.push_back(goal(name + Text(fmt::format(" = {}", least.legal)), least));
        goals.push_back(goal(name + Text(fmt::format(" = {}", greatest.legal)), greatest));
    }
    goals.insert(goals.end(), reach.rooms.begin(), reach.rooms.end());
    if (!reach.sum || !reach.declared.greatest_value) return goals;
    const SumReach& sum = *reach.sum;
    goals.push_back(goal({"the greatest Grundy value", "最大的 SG 值"}, sum.value));
    goals.push_back(goal({"the greatest nim-sum", "最大的 nim 和"}, sum.nim_sum));
    if (sum.several && can_be_cancelled(sum.value.legal)) {
        goals.push_back(
            {{"a loss that the greatest Grundy value decides", "由最大的 SG 值决定的败局"},
             sum.value_lost});
    }
    for (std::size_t b = 0; b < sum.bits.size(); ++b) {
        goals.push_back({phrase({"bit {} alone", "单独的第 {} 位"}, b), sum.bits[b].alone});
        if (sum.several && can_be_between(b, sum.value.legal)) {
            goals.push_back({phrase({"bit {} between two values", "两个值之间的第 {} 位"}, b),
                             sum.bits[b].between});
        }
    }
    return goals;
}

std::vector<Text> gaps_of(const Reach& reach) {
    std::vector<Text> gaps;
    const std::vector<Goal> goals = goals_of(reach);
    std::set<std::string> excepted;
    for (const auto& [exception, why] : reach.declared.exceptions) {
        bool known = false;
        for (const Goal& goal : goals) {
            if (::fnmatch(exception.c_str(), goal.what.en.c_str(), 0) != 0) continue;
            known = true;
            excepted.insert(goal.what.en);
            if (!goal.in.empty()) {
                gaps.push_back(phrase(
                    {"[reach] excepts '{}', which {} has", "[reach] 排除了“{}”，但 {} 达到了它"},
                    goal.what, goal.in));
            }
        }
        if (!known) {
            gaps.push_back(phrase(
                {"[reach] excepts '{}', which is no goal", "[reach] 排除了“{}”，但没有这个目标"},
                exception));
        }
    }
    for (const Goal& goal : goals) {
        if (goal.in.empty() && excepted.count(goal.what.en) == 0) {
            gaps.push_back(phrase({"no case has {}", "没有数据达到“{}”"}, goal.what));
        }
    }
    if (reach.sum && !reach.declared.greatest_value) {
        gaps.push_back({"[reach] lacks greatest_value and greatest_nim_sum: the game is a sum",
                        "[reach] 缺少 greatest_value 和 greatest_nim_sum：这个游戏是和"});
    } else if (!reach.sum && reach.declared.greatest_value) {
        gaps.push_back({"[reach] has greatest_value, but the game is no sum",
                        "[reach] 有 greatest_value，但这个游戏不是和"});
    } else if (reach.sum) {
        const auto exceeded = [&](const char* key, const End& end) {
            if (end.data <= end.legal) return;
            gaps.push_back(phrase(
                {"[reach] has {} = {}, but {} has {}", "[reach] 里 {} = {}，但 {} 达到了 {}"},
                std::string(key), end.legal, end.in, end.data));
        };
        exceeded("greatest_value", reach.sum->value);
        exceeded("greatest_nim_sum", reach.sum->nim_sum);
    }
    return gaps;
}

std::string as_text(const Reach& reach) {
    constexpr const char* row = "  {:<24}{:>6} {:>6} {:>19} {:>19}\n";
    const std::string data = said(Text("data", "数据"));
    std::string text = fmt::format(row, "", said(Text("least", "最小")), data,
                                   said(Text("greatest", "最大")), data);
    for (const auto& [name, least, greatest] : reach.quantities) {
        text +=
            fmt::format(row, said(name), least.legal, least.data, greatest.legal, greatest.data);
    }
    if (reach.sum && reach.declared.greatest_value) {
        const SumReach& sum = *reach.sum;
        text += fmt::format(row, said(Text("Grundy value", "SG 值")), "", "", sum.value.legal,
                            sum.value.data);
        text += fmt::format(row, said(Text("nim-sum", "nim 和")), "", "", sum.nim_sum.legal,
                            sum.nim_sum.data);
        text += indented(4, reach.declared.why);
        const auto line = [&](const Text& what, std::string Bit::*reached) {
            text += indented(2, said(phrase({"{}: {}", "{}：{}"}, what, runs(sum.bits, reached))));
        };
        text += said(
            phrase({"  bits of a nim-sum: 0-{}\n", "  nim 和的位：0-{}\n"}, sum.bits.size() - 1));
        line({"alone in the data", "数据中单独出现"}, &Bit::alone);
        if (sum.several) {
            line({"alone, between two values", "单独出现，在两个值之间"}, &Bit::between);
        }
    }
    for (const auto& [goal, why] : reach.declared.exceptions) {
        text += indented(2, said(phrase({"Excepted, {}: {}", "排除，{}：{}"}, goal, why)));
    }
    for (const Text& gap : gaps_of(reach)) {
        text += indented(2, said(Text("GAP: ", "缺口：") + gap));
    }
    return text;
}

}  // namespace tools
