#ifndef SCRIPTS_SRC_CORE_VERDICT_HPP
#define SCRIPTS_SRC_CORE_VERDICT_HPP

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>

namespace tools {

// Accepted; wrong answer; presentation error (only white space differs); time, memory, output
// limit exceeded; runtime error; compile error.
enum class Verdict { AC, WA, PE, TLE, MLE, RE, OLE, CE };

inline constexpr std::string_view kVerdictNames[] = {"AC",  "WA", "PE",  "TLE",
                                                     "MLE", "RE", "OLE", "CE"};

inline std::string_view name_of(Verdict verdict) {
    return kVerdictNames[static_cast<int>(verdict)];
}

inline std::optional<Verdict> verdict_named(std::string_view name) {
    const auto* found = std::find(std::begin(kVerdictNames), std::end(kVerdictNames), name);
    if (found == std::end(kVerdictNames)) return std::nullopt;
    return static_cast<Verdict>(found - std::begin(kVerdictNames));
}

}  // namespace tools

#endif
