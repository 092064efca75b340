#include "judge/own_judge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>

#include "cpp/lint.hpp"

namespace tools {

namespace {

const Profiles& profiles() {
    static const Profiles all = load_profiles();
    return all;
}

bool is_of_compiler(Habit habit) {
    return Habit::int64 <= habit && habit <= Habit::skipped_characters;
}

bool is_of_source(Habit habit) {
    return named(habit).verdict == Verdict::CE && !is_of_compiler(habit);
}

// What is said of a judge's stance; nothing where it takes the habit for sure.
std::optional<Remark> remark_on(const Profile& judge, Habit habit, const Text& what) {
    const Stance stance = judge.stance(habit);
    if (stance == Stance::takes) return std::nullopt;
    const NamedHabit& name = named(habit);
    const Verdict verdict =
        name.verdict == Verdict::PE && judge.knows("pe") && !judge.pe ? Verdict::WA : name.verdict;
    Remark remark{
        judge.title(), verdict, stance == Stance::refuses, what, {"nothing is known", "情况未知"}};
    if (stance == Stance::unknown) return remark;
    const Evidence& evidence = judge.facts.at(name.key);
    remark.evidence = evidence.text();
    if (stance == Stance::contradictory) {
        const bool refuses = judge.refuses.at(habit);
        remark.evidence = {fmt::format("for {}: {}; for AC: {}", name_of(verdict),
                                       refuses ? evidence.from : evidence.against,
                                       refuses ? evidence.against : evidence.from),
                           "两种说法都有"};
    }
    return remark;
}

}  // namespace

std::vector<const Profile*> own_judge(const std::string& name) {
    const std::vector<const Profile*> known = profiles().languages_of(name);
    if (!known.empty()) return known;
    static std::mutex mutex;
    static std::map<std::string, Profile> strangers;
    const std::lock_guard lock(mutex);
    const auto [at, is_new] = strangers.try_emplace(name, profiles().strictest);
    if (is_new) {
        at->second.name = at->second.name_zh = name;
        at->second.refuses.clear();
    }
    return {&at->second};
}

std::vector<Choice> choices(std::string_view source, const std::vector<const Profile*>& languages) {
    std::vector<Refusal> found = refusals(source, {&profiles().strictest});
    std::erase_if(found, [](const Refusal& refusal) {
        return !refusal.habit || is_of_compiler(*refusal.habit);
    });
    Habits habits;
    for (const Refusal& refusal : found) {
        habits.emplace(*refusal.habit, phrase({"line {}", "第 {} 行"}, refusal.line));
    }
    std::vector<Choice> all;
    for (const Profile* language : languages) {
        Text reason;
        for (const auto& [line, what, by, habit] : found) {
            if (!reason.empty() || language->stance(*habit) != Stance::refuses) continue;
            reason =
                phrase({"line {}: {}: refused by {} ({})", "第 {} 行：{}，{} 不接受（{}）"}, line,
                       what, language->label(), language->facts.at(named(*habit).key).text());
        }
        const auto bytes = static_cast<std::int64_t>(source.size());
        const std::vector<std::int64_t>& bounds = language->source_bytes;
        if (language->knows("source_bytes") && (bytes < bounds[0] || bounds[1] < bytes)) {
            reason = phrase({"{} bytes: {} takes {} to {}", "{} 字节：{} 只接受 {} 到 {} 字节"},
                            bytes, language->title(), bounds[0], bounds[1]);
        }
        std::set<Habit> overlooked = taken_by(*language);
        std::erase_if(overlooked, [](Habit habit) { return !is_of_compiler(habit); });
        all.push_back({language, std::move(reason), std::move(overlooked), habits});
    }
    return all;
}

Text refusal_by(const std::vector<const Profile*>& languages, const Habits& habits) {
    for (const Profile* language : languages) {
        for (const auto& [habit, detail] : habits) {
            if (!is_of_compiler(habit) || language->stance(habit) != Stance::refuses) continue;
            return phrase({"{}: refused by {} ({})", "{}，{} 不接受（{}）"}, named(habit).what,
                          language->label(), language->facts.at(named(habit).key).text());
        }
    }
    return {};
}

Text to_choose(const Profile& language, const Text& refused_by) {
    return phrase({"at {}: choose {}; {}", "在 {} 提交时选 {}：{}"}, language.title(),
                  language.language, refused_by);
}

Text Remark::text() const {
    const bool many = judges.en.find(", ") != std::string::npos;
    const Text says = !certain ? Text(" may say ", " 可能判 ")
                      : many   ? Text(" say ", " 会判 ")
                               : Text(" says ", " 会判 ");
    const Text why = evidence.empty() ? Text() : Text("; ", "；") + evidence;
    return judges + says + std::string(name_of(verdict)) + Text(": ", "：") + what + why;
}

std::vector<Remark> remarks(const Profile& judge, const Problem& problem, const Habits& habits) {
    const std::vector<const Profile*> others = judges_of(profiles(), problem);
    std::vector<Remark> all;
    for (const auto& [habit, detail] : habits) {
        const Text what = with_detail(named(habit).what, detail);
        if (const auto own = remark_on(judge, habit, what)) all.push_back(*own);
        if (is_of_source(habit)) continue;
        std::string seen = judge.name;
        for (const Profile* other : others) {
            if (other->name == seen || other->name == judge.name) continue;
            if (other == &profiles().strictest || other->stance(habit) == Stance::unknown) continue;
            seen = other->name;
            const auto remark = remark_on(*other, habit, what);
            if (!remark) continue;
            // One line for all that are certain; who wants their reasons finds them in judges.toml.
            const auto same = std::find_if(all.begin(), all.end(), [&](const Remark& earlier) {
                return earlier.certain && remark->certain && earlier.what == what &&
                       earlier.verdict == remark->verdict;
            });
            if (same == all.end()) {
                all.push_back(*remark);
            } else {
                same->judges += Text(", ", "、") + remark->judges;
                same->evidence = {};
            }
        }
    }
    return all;
}

Text older_note(const Profile& judge, Habit habit, Verdict verdict, const std::string& name,
                const Text& cause) {
    const Text today = phrase({"with a GCC of today and -O2 it is {} on case {}: {}",
                               "用现在的 GCC 和 -O2 编译，测试点 {1} 是 {0}：{2}"},
                              name_of(verdict), name, cause);
    if (judge.stance(habit) != Stance::takes) {
        return today + phrase({"; whether {} takes that is unknown", "；{} 是否接受尚不清楚"},
                              judge.title());
    }
    return today + phrase({"; {} takes that ({})", "；{} 接受（{}）"}, judge.title(),
                          judge.facts.at(named(habit).key).text());
}

}  // namespace tools
