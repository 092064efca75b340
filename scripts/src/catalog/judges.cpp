#include "catalog/judges.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "base/toml.hpp"
#include "core/letters.hpp"

namespace tools {

namespace {

constexpr const char* kSure[] = {"document", "programs", "reports", "inferred"};

// What of a profile is a fact, besides the habits.
constexpr const char* kFacts[] = {"compilers", "standards", "flags",        "macros", "bits",
                                  "long",      "system",    "source_bytes", "stack",  "pe",
                                  "languages", "runtime",   "java"};

// Reads a fact of a judge: a table with what it is, and its evidence. [strictest] has the value alone.
template <class Read>
void fact(Keys& keys, const char* key, bool strictest, Profile* p, Read read) {
    if (strictest) return read(keys, key);
    keys.know(key);
    if (!keys.has(key)) return;
    if (!keys.node(key).is_table()) {
        keys.wrong(key, "is no fact: write {{ is = ..., sure = ..., from = ... }}");
    }
    Keys its = keys.table(key);
    read(its, "is");
    const Evidence evidence{its.get<std::string>("sure"), its.get<std::string>("from"),
                            its.get_or<std::string>("against", "")};
    if (std::ranges::count(kSure, evidence.sure) == 0) {
        its.wrong("sure", "is one of {}, not '{}'", fmt::join(kSure, ", "), evidence.sure);
    }
    if (evidence.from.empty()) its.wrong("from", "is empty: a fact comes from somewhere");
    its.no_others();
    p->facts[key] = evidence;
}

// Reads the facts, all of them required of [strictest].
void facts(Keys& keys, bool strictest, Profile* p) {
    const auto read = [&](const char* key, auto how) { fact(keys, key, strictest, p, how); };
    const auto value = [&]<class T>(const char* key, T Profile::*to) {
        read(key, [p, to](Keys& in, const char* at) { p->*to = in.get<T>(at); });
    };
    const auto list = [&]<class T>(const char* key, std::vector<T> Profile::*to,
                                   std::size_t least = 0, std::size_t most = 99) {
        read(key, [p, to, least, most](Keys& in, const char* at) {
            p->*to = in.list<T>(at);
            const std::size_t size = (p->*to).size();
            if (size < least || size > most) in.wrong(at, "has the wrong number of values");
        });
    };
    list("compilers", &Profile::compilers);
    list("standards", &Profile::standards, 1);
    list("flags", &Profile::flags);
    list("macros", &Profile::macros);
    list("bits", &Profile::bits, 1);
    value("long", &Profile::long_bits);
    value("system", &Profile::system);
    list("source_bytes", &Profile::source_bytes, 2, 2);
    read("stack", [p](Keys& in, const char* at) {
        const toml::node& node = in.node(at);
        if (!node.is_integer() && node.value_or(std::string()) != "memory") {
            in.wrong(at, "is a number of KB, or \"memory\"");
        }
        p->stack_kb = node.value<std::int64_t>();
    });
    value("pe", &Profile::pe);
    list("languages", &Profile::languages);
    value("runtime", &Profile::runtime);
    read("java", [p](Keys& in, const char* at) {
        p->java = in.get<double>(at);
        if (p->java <= 0) in.wrong(at, "must be more than 0");
    });
    keys.know("refuses");
    if (!strictest && !keys.has("refuses")) return;
    Keys refuses = keys.table("refuses");
    for (const NamedHabit& habit : kHabits) {
        fact(refuses, habit.key, strictest, p,
             [&](Keys& in, const char* at) { p->refuses[habit.habit] = in.get<bool>(at); });
    }
    refuses.no_others();
}

}  // namespace

Text Evidence::text() const {
    return {from, sure == "document"   ? "依据：它的说明或源码"
                  : sure == "programs" ? "依据：许多已通过的程序"
                  : sure == "reports"  ? "依据：用户的反馈"
                                       : "依据：由已知情况推断"};
}

Text Profile::label() const {
    if (language.empty()) return title();
    return phrase({"{} ({})", "{}（{}）"}, title(), language);
}

Stance Profile::stance(Habit habit) const {
    const auto found = refuses.find(habit);
    if (found == refuses.end()) return Stance::unknown;
    const auto fact = facts.find(named(habit).key);
    if (fact != facts.end() && !fact->second.against.empty()) return Stance::contradictory;
    return found->second ? Stance::refuses : Stance::takes;
}

std::vector<std::string> Profile::unknown() const {
    std::vector<std::string> keys;
    for (const char* key : kFacts) {
        if (!knows(key)) keys.push_back(key);
    }
    for (const NamedHabit& habit : kHabits) {
        if (!knows(habit.key)) keys.push_back(habit.key);
    }
    return keys;
}

std::set<Habit> taken_by(const Profile& judge) {
    std::set<Habit> taken;
    for (const NamedHabit& habit : kHabits) {
        if (judge.stance(habit.habit) != Stance::refuses) taken.insert(habit.habit);
    }
    return taken;
}

const Profile* Profiles::find(std::string_view name) const {
    const std::vector<const Profile*> languages = languages_of(name);
    return languages.empty() ? nullptr : languages[0];
}

std::vector<const Profile*> Profiles::languages_of(std::string_view name) const {
    std::vector<const Profile*> languages;
    for (const Profile& judge : judges) {
        if (lower(judge.name) == lower(name)) languages.push_back(&judge);
    }
    return languages;
}

std::vector<const Profile*> Profiles::named(std::string_view name) const {
    std::vector<const Profile*> languages = languages_of(name);
    if (!languages.empty()) return languages;
    std::vector<std::string> names;
    for (const Profile& judge : judges) {
        if (names.empty() || names.back() != judge.name) names.push_back(judge.name);
    }
    throw Error(phrase({"no judge is called '{}'; known judges: {}; add a [[judge]] to "
                        "scripts/judges.toml for another",
                        "没有叫“{}”的 OJ；已知的有 {}；其他的可以在 scripts/judges.toml "
                        "里加一个 [[judge]]"},
                       name, fmt::format("{}", fmt::join(names, ", "))));
}

Profiles load_profiles(const fs::path& file) {
    const toml::table table = read_toml(file);
    Keys all(table, shown(file));
    Profiles profiles;
    Profile& strictest = profiles.strictest;
    Keys its = all.table("strictest");
    strictest.name = "the strictest reading";
    strictest.name_zh = "最严格的标准";
    strictest.here = its.get<std::string>("here");
    facts(its, true, &strictest);
    its.no_others();
    for (Keys& judge : all.tables("judge")) {
        Profile p = strictest;
        p.refuses.clear();
        p.name = judge.get<std::string>("name");
        p.name_zh = judge.get_or("name_zh", p.name);
        p.here = judge.get_or("here", p.here);
        p.page = judge.get_or<std::string>("page", "");
        p.page_offset = judge.get_or<std::int64_t>("page_offset", 0);
        p.sends_limits = judge.get_or("sends_limits", true);
        facts(judge, false, &p);
        judge.know("language");
        if (!judge.has("language")) {
            profiles.judges.push_back(p);
        } else {
            for (Keys& language : judge.tables("language")) {
                profiles.judges.push_back(p);
                profiles.judges.back().language = language.get<std::string>("name");
                facts(language, false, &profiles.judges.back());
                language.no_others();
            }
        }
        judge.no_others();
    }
    all.no_others();
    return profiles;
}

std::vector<const Profile*> judges_of(const Profiles& profiles, const Problem& problem) {
    std::vector<const Profile*> judges;
    const auto add = [&](const std::string& name) {
        const std::vector<const Profile*> languages = profiles.languages_of(name);
        judges.insert(judges.end(), languages.begin(), languages.end());
    };
    add(problem.judge);
    for (const Twin& twin : problem.twins) {
        if (twin.same_format) add(twin.judge);
    }
    judges.push_back(&profiles.strictest);
    return judges;
}

}  // namespace tools
