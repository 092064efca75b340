#include "core/mistakes.hpp"

#include <algorithm>

#include "core/hash.hpp"
#include "core/white_space.hpp"

namespace tools {

std::string answers_hash(std::vector<Case> cases,
                         const std::function<Answered(const Case&)>& answer) {
    std::sort(cases.begin(), cases.end(),
              [](const Case& a, const Case& b) { return a.name < b.name; });
    Hash hash;
    for (const Case& c : cases) {
        Answered answered = answer(c);
        if (answered.end == Verdict::TLE) return std::string(kNoMistake);
        std::erase_if(answered.output,
                      [](char at) { return kWhiteSpace.find(at) != kWhiteSpace.npos; });
        const bool ended = answered.end == Verdict::AC;
        hash.add(c.name).add(" ").add(ended ? answered.output : name_of(answered.end)).add("\n");
    }
    return hash.hex();
}

}  // namespace tools
