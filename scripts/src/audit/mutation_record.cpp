// What a run of scripts/workshop/mutate found, as a file.
#include <fmt/format.h>

#include <map>
#include <sstream>
#include <string_view>

#include "audit/mutation.hpp"
#include "base/text.hpp"

namespace tools {

namespace {

constexpr std::string_view kOpen = "?";

}  // namespace

std::optional<MutationRecord> read_mutation_record(const fs::path& file) {
    if (!fs::exists(file)) return std::nullopt;
    MutationRecord record;
    const std::map<std::string, std::size_t*> counts = {{"mutants", &record.mutants},
                                                        {"stillborn", &record.stillborn},
                                                        {"killed", &record.killed},
                                                        {"equivalent", &record.equivalent}};
    Equivalent mutant;
    std::string* const parts[] = {&mutant.before, &mutant.after, &mutant.reason};
    constexpr std::string_view marks = "-+=";
    std::size_t next = 0;  // which of the marks has to come
    std::size_t at = 0;
    for (const std::string& line : lines_of(read_file(file))) {
        ++at;
        if (line.empty() || line[0] == '#') continue;
        std::istringstream words(line);
        std::string key;
        words >> key;
        bool good = false;
        if (marks.find(line[0]) != marks.npos) {
            good = key == marks.substr(next, 1) && line.size() > 2;
            if (good) *parts[next] = line.substr(2);
            next = (next + 1) % marks.size();
            if (next == 0)
                (mutant.reason == kOpen ? record.open : record.explained).push_back(mutant);
        } else if (key == "fingerprint") {
            good = static_cast<bool>(words >> record.fingerprint);
        } else if (const auto count = counts.find(key); count != counts.end()) {
            good = next == 0 && words >> *count->second;
        } else {
            throw Error(english(fmt::format("{}: unknown number '{}'", file.string(), key)));
        }
        if (!good) {
            throw Error(english(
                fmt::format("{}:{}: not what has to come here; see scripts/workshop/mutate --help",
                            file.string(), at)));
        }
    }
    if (next != 0)
        throw Error(english(fmt::format("{}: the last mutant is cut short", file.string())));
    return record;
}

std::string format_mutation_record(const MutationRecord& record) {
    std::string text = fmt::format(
        "# Written by scripts/workshop/mutate --record. Below: mutants that nothing tells from the "
        "source.\n"
        "fingerprint {}\nmutants {}\nstillborn {}\nkilled {}\nequivalent {}\n",
        record.fingerprint, record.mutants, record.stillborn, record.killed, record.equivalent);
    const auto add = [&](const Equivalent& e, std::string_view reason) {
        text += fmt::format("\n- {}\n+ {}\n= {}\n", e.before, e.after, reason);
    };
    for (const Equivalent& e : record.explained) add(e, e.reason);
    for (const Equivalent& e : record.open) add(e, kOpen);
    return text;
}

}  // namespace tools
