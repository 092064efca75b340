#include "catalog/judges.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "base/toml.hpp"

namespace tools {

namespace {

// Reads one entry; `strictest` replaces what is unknown, and is nullptr for [strictest] itself.
class ProfileReader {
 public:
    ProfileReader(const toml::table& table, std::string where, const Profile* strictest)
        : table_(table), keys_(table, where), where_(std::move(where)), strictest_(strictest) {}

    Profile read() {
        Profile p;
        p.name = strictest_ == nullptr ? "the strictest reading" : keys_.get<std::string>("name");
        where_ += ": " + p.name;
        list("compilers", p, &Profile::compilers);
        value("here", p, &Profile::here);
        list("standards", p, &Profile::standards);
        list("flags", p, &Profile::flags);
        list("macros", p, &Profile::macros);
        list("bits", p, &Profile::bits);
        value("long", p, &Profile::long_bits);
        value("system", p, &Profile::system);
        list("source_bytes", p, &Profile::source_bytes);
        stack(p);
        white_space(p);
        refuses(p);
        if (strictest_ != nullptr) {
            keys_.know("name_zh");
            p.name_zh = table_["name_zh"].value_or(p.name);
            keys_.know("sends_limits");
            p.sends_limits = table_["sends_limits"].value_or(true);
            p.page = keys_.get<std::string>("page");
            if (p.page == "unknown") p.page.clear();
            p.page_offset = keys_.get<std::int64_t>("page_offset");
        }
        keys_.no_others();
        if (p.standards.empty() || p.bits.empty() || p.source_bytes.size() != 2) {
            throw Error(fmt::format(
                "{}: give at least one standard, one of bits, and both source_bytes", where_));
        }
        return p;
    }

 private:
    bool unknown(const char* key, Profile& p) {
        const toml::node& node = keys_.node(key);
        if (strictest_ == nullptr || node.value_or(std::string()) != "unknown") return false;
        p.unknown.push_back(key);
        return true;
    }
    template <class T>
    void list(const char* key, Profile& p, std::vector<T> Profile::*field) {
        p.*field = unknown(key, p) ? strictest_->*field : keys_.list<T>(key);
    }
    template <class T>
    void value(const char* key, Profile& p, T Profile::*field) {
        p.*field = unknown(key, p) ? strictest_->*field : keys_.get<T>(key);
    }
    void stack(Profile& p) {
        if (unknown("stack", p)) {
            p.stack_kb = strictest_->stack_kb;
        } else if (keys_.node("stack").value_or(std::string()) != "memory") {
            p.stack_kb = keys_.get<std::int64_t>("stack");
        }
    }
    void white_space(Profile& p) {
        if (unknown("white_space", p)) {
            p.white_space = strictest_->white_space;
            return;
        }
        const std::string rule = keys_.get<std::string>("white_space");
        if (rule != "exact" && rule != "line ends") {
            throw Error(
                fmt::format("{}: white_space is 'exact' or 'line ends', not '{}'", where_, rule));
        }
        p.white_space = rule == "exact" ? WhiteSpace::exact : WhiteSpace::line_ends;
    }
    void refuses(Profile& p) {
        const toml::node& node = keys_.node("refuses");
        if (!node.is_table()) keys_.wrong_type("refuses", node);
        Keys keys(*node.as_table(), where_ + ": refuses");
        for (const auto& [key, construct] : kConstructs) {
            if (strictest_ != nullptr && keys.node(key).value_or(std::string()) == "unknown") {
                p.unknown.push_back(key);
                p.refuses[construct] = strictest_->refuses.at(construct);
            } else {
                p.refuses[construct] = keys.get<bool>(key);
            }
        }
        keys.no_others();
    }

    const toml::table& table_;
    Keys keys_;
    std::string where_;
    const Profile* strictest_;
};

}  // namespace

bool Profile::knows(std::string_view key) const {
    return std::find(unknown.begin(), unknown.end(), key) == unknown.end();
}

const Profile* Profiles::find(std::string_view name) const {
    for (const Profile& judge : judges) {
        if (lower(judge.name) == lower(name)) return &judge;
    }
    return nullptr;
}

const Profile& Profiles::named(std::string_view name) const {
    if (const Profile* judge = find(name)) return *judge;
    std::vector<std::string> names;
    for (const Profile& judge : judges) names.push_back(judge.name);
    throw Error(
        fmt::format("no judge is called '{}'; known judges: {}; add a [[judge]] to "
                    "scripts/judges.toml for another",
                    name, fmt::join(names, ", ")));
}

Profiles load_profiles(const fs::path& file) {
    const toml::table table = read_toml(file);
    Keys keys(table, shown(file));
    const toml::node& strictest = keys.node("strictest");
    const toml::node& judges = keys.node("judge");
    keys.no_others();
    if (!strictest.is_table()) keys.wrong_type("strictest", strictest);
    if (!judges.is_array_of_tables()) keys.wrong_type("judge", judges);
    Profiles profiles;
    profiles.strictest = ProfileReader(*strictest.as_table(), shown(file), nullptr).read();
    for (const toml::node& judge : *judges.as_array()) {
        profiles.judges.push_back(
            ProfileReader(*judge.as_table(), shown(file), &profiles.strictest).read());
    }
    return profiles;
}

std::vector<const Profile*> judges_of(const Profiles& profiles, const Problem& problem) {
    std::vector<const Profile*> judges = {profiles.find(problem.judge)};
    for (const Twin& twin : problem.twins) {
        if (twin.same_format) judges.push_back(profiles.find(twin.judge));
    }
    std::erase(judges, nullptr);
    judges.push_back(&profiles.strictest);
    return judges;
}

}  // namespace tools
