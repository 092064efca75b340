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

// Reads what a file says, and collects its faults.
class Reader {
 public:
    explicit Reader(std::string file) : file_(std::move(file)) {}

    // The plain values of [strictest], all of which it must have.
    Profile strictest(const toml::table& table) {
        where_ = "[strictest]";
        Profile p;
        p.name = "the strictest reading";
        p.name_zh = "最严格的标准";
        plain(table, "here", &p.here);
        facts(table, &p, true);
        known(table, {"here", "refuses"});
        return p;
    }

    // A judge in each of its languages.
    std::vector<Profile> judge(const toml::table& table, const Profile& strictest) {
        Profile p = strictest;
        p.refuses.clear();
        where_ = "[[judge]]";
        plain(table, "name", &p.name);
        where_ += " " + p.name;
        p.name_zh = table["name_zh"].value_or(p.name);
        if (table.contains("here")) plain(table, "here", &p.here);
        p.page = table["page"].value_or(std::string());
        p.page_offset = table["page_offset"].value_or(std::int64_t{0});
        p.sends_limits = table["sends_limits"].value_or(true);
        facts(table, &p, false);
        known(table, {"name", "name_zh", "here", "page", "page_offset", "sends_limits", "refuses",
                      "language"});
        const toml::array* languages = table["language"].as_array();
        if (languages == nullptr) return {p};
        std::vector<Profile> all;
        for (const toml::node& node : *languages) {
            if (!node.is_table()) continue;
            all.push_back(p);
            plain(*node.as_table(), "name", &all.back().language);
            facts(*node.as_table(), &all.back(), false);
            known(*node.as_table(), {"name", "refuses"});
        }
        return all;
    }

    template <class... Values>
    void fault(const toml::node& at, fmt::format_string<Values...> what, Values&&... values) {
        faults_.push_back(fmt::format("{}:{}: {}: {}", file_, at.source().begin.line, where_,
                                      fmt::format(what, std::forward<Values>(values)...)));
    }
    // Throws Error if there was a fault.
    void end() const {
        if (!faults_.empty()) throw Error(english(fmt::format("{}", fmt::join(faults_, "\n"))));
    }

 private:
    void plain(const toml::table& table, const char* key, std::string* value) {
        const auto text = table[key].value<std::string>();
        if (!text) fault(table, "'{}' is missing, or no text", key);
        *value = text.value_or("?");
    }

    // Reads the facts: all of them, without evidence, of [strictest]; those of a judge or language
    // with it.
    void facts(const toml::table& table, Profile* p, bool strictest) {
        const auto said = [&](const char* key, const toml::node& node) {
            return strictest ? &node : with_evidence(key, node, p);
        };
        for (const char* key : kFacts) {
            const toml::node* node = table.get(key);
            if (node == nullptr && strictest) {
                fault(table, "the key '{}' is missing", key);
            }
            if (node != nullptr) node = said(key, *node);
            if (node != nullptr) fact(key, *node, p);
        }
        const toml::table none;
        const toml::table* const given = table["refuses"].as_table();
        const toml::table& refuses = given == nullptr ? none : *given;
        for (const auto& [key, node] : refuses) {
            const std::optional<Habit> habit = habit_named(key.str());
            if (!habit) {
                fault(node, "refuses: unknown key '{}'", key.str());
                continue;
            }
            const toml::node* is = said(named(*habit).key, node);
            if (is == nullptr) continue;
            if (!is->is_boolean()) fault(node, "'{}' is neither true nor false", key.str());
            p->refuses[*habit] = is->value_or(true);
        }
        for (const NamedHabit& habit : kHabits) {
            if (!strictest || refuses.contains(habit.key)) continue;
            fault(table, "refuses: '{}' is missing", habit.key);
        }
    }

    // What a fact says, once its evidence is read; nullptr where the table is not that of a fact.
    const toml::node* with_evidence(const char* key, const toml::node& node, Profile* p) {
        const toml::table* table = node.as_table();
        if (table == nullptr || !table->contains("is")) {
            fault(node, "'{}' is no fact: write {{ is = ..., sure = ..., from = ... }}", key);
            return nullptr;
        }
        Evidence evidence;
        plain(*table, "sure", &evidence.sure);
        plain(*table, "from", &evidence.from);
        evidence.against = (*table)["against"].value_or(std::string());
        if (std::ranges::count(kSure, evidence.sure) == 0) {
            fault(node, "'{}': 'sure' is one of {}, not '{}'", key, fmt::join(kSure, ", "),
                  evidence.sure);
        }
        if (evidence.from.empty()) fault(node, "'{}' comes from nowhere", key);
        for (const auto& [part, ignored] : *table) {
            if (part != "is" && part != "sure" && part != "from" && part != "against") {
                fault(node, "'{}': unknown key '{}'", key, part.str());
            }
        }
        p->facts[key] = evidence;
        return table->get("is");
    }

    void fact(const std::string& key, const toml::node& is, Profile* p) {
        bool right = false;
        if (key == "compilers") right = list(is, &p->compilers);
        if (key == "standards") right = list(is, &p->standards) && !p->standards.empty();
        if (key == "flags") right = list(is, &p->flags);
        if (key == "macros") right = list(is, &p->macros);
        if (key == "bits") right = list(is, &p->bits) && !p->bits.empty();
        if (key == "long") right = value(is, &p->long_bits);
        if (key == "system") right = value(is, &p->system);
        if (key == "source_bytes")
            right = list(is, &p->source_bytes) && p->source_bytes.size() == 2;
        if (key == "pe") right = value(is, &p->pe);
        if (key == "languages") right = list(is, &p->languages);
        if (key == "runtime") right = value(is, &p->runtime);
        if (key == "java") right = value(is, &p->java) && p->java > 0;
        if (key == "stack") {
            right = is.is_integer() || is.value_or(std::string()) == "memory";
            p->stack_kb = is.value<std::int64_t>();
        }
        if (!right) fault(is, "'{}' has the wrong type", key);
    }
    template <class T>
    static bool value(const toml::node& node, T* to) {
        const auto found = node.value_exact<T>();
        if (found) *to = *found;
        return found.has_value();
    }
    template <class T>
    static bool list(const toml::node& node, std::vector<T>* to) {
        if (!node.is_array()) return false;
        to->clear();
        for (const toml::node& element : *node.as_array()) {
            T one;
            if (!value(element, &one)) return false;
            to->push_back(std::move(one));
        }
        return true;
    }

    // There are no keys but these, and the facts.
    void known(const toml::table& table, const std::set<std::string>& others) {
        for (const auto& [key, node] : table) {
            const bool is_fact = std::ranges::count(kFacts, key.str()) > 0;
            if (is_fact || others.contains(std::string(key.str()))) continue;
            fault(node, "unknown key '{}'; known keys: {}, {}", key.str(), fmt::join(others, ", "),
                  fmt::join(kFacts, ", "));
        }
    }

    const std::string file_;
    std::string where_;
    std::vector<std::string> faults_;
};

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
    Reader reader(shown(file));
    const toml::table* strictest = table["strictest"].as_table();
    const toml::array* judges = table["judge"].as_array();
    for (const auto& [key, node] : table) {
        if (key != "strictest" && key != "judge") {
            reader.fault(node, "unknown key '{}'", key.str());
        }
    }
    if (strictest == nullptr || judges == nullptr) {
        reader.fault(table, "it has a table [strictest] and tables [[judge]]");
    }
    Profiles profiles;
    if (strictest != nullptr) profiles.strictest = reader.strictest(*strictest);
    if (judges != nullptr) {
        for (const toml::node& judge : *judges) {
            if (!judge.is_table()) continue;
            for (Profile& language : reader.judge(*judge.as_table(), profiles.strictest)) {
                profiles.judges.push_back(std::move(language));
            }
        }
    }
    reader.end();
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
