#include "prove/mutation_record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <string_view>

#include "base/text.hpp"

namespace tools {

namespace {

constexpr std::string_view kOpen = "?";

}  // namespace

std::optional<MutationRecord> read_mutation_record(const fs::path& file) {
    if (!fs::exists(file)) return std::nullopt;
    MutationRecord record;
    std::map<std::string, std::size_t> numbers;
    constexpr std::string_view marks = "-+=";
    std::size_t next = 0;  // which of the marks has to come
    std::size_t at = 0;
    for (const std::string& line : lines_of(read_file(file))) {
        ++at;
        if (line.empty() || line[0] == '#') continue;
        std::istringstream words(line);
        std::string key;
        bool good = static_cast<bool>(words >> key);
        if (marks.find(line[0]) != std::string_view::npos) {
            good = good && key == marks.substr(next, 1) && line.size() > 2;
            if (next == 0) record.explained.emplace_back();
            Equivalent& last = record.explained.back();
            (next == 0   ? last.before
             : next == 1 ? last.after
                         : last.reason) = line.substr(std::min<std::size_t>(2, line.size()));
            next = (next + 1) % marks.size();
            if (next == 0 && last.reason == kOpen) {
                record.open.push_back(last);
                record.explained.pop_back();
            }
        } else if (key == "fingerprint") {
            good = static_cast<bool>(words >> record.fingerprint);
        } else {
            good = next == 0 && static_cast<bool>(words >> numbers[key]);
        }
        if (!good) {
            throw Error(
                fmt::format("{}:{}: not what has to come here; see scripts/workshop/mutate --help",
                            file.string(), at));
        }
    }
    const auto take = [&](const char* key) {
        const auto found = numbers.extract(key);
        return found.empty() ? 0 : found.mapped();
    };
    record.mutants = take("mutants");
    record.stillborn = take("stillborn");
    record.killed = take("killed");
    record.equivalent = take("equivalent");
    if (next != 0) throw Error(fmt::format("{}: the last mutant is cut short", file.string()));
    if (!numbers.empty()) {
        throw Error(fmt::format("{}: unknown number '{}'", file.string(), numbers.begin()->first));
    }
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

std::vector<Equivalent> stale(const std::vector<Equivalent>& explained,
                              const std::vector<Mutant>& mutants) {
    return unmatched(explained, mutants);
}

}  // namespace tools
