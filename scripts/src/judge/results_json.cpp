#include <nlohmann/json.hpp>

#include "judge/languages.hpp"
#include "judge/own_judge.hpp"
#include "judge/report.hpp"

namespace tools {

std::string as_json(const std::vector<const Problem*>& problems,
                    const std::vector<Result>& results) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < results.size(); ++i) {
        const Result& r = results[i];
        nlohmann::ordered_json failure, slowest;
        if (r.failure) {
            failure = {{"case", r.failure->name}, {"message", r.failure->outcome.message.en}};
            if (const auto& d = r.failure->outcome.difference) {
                failure["line"] = d->line;
                failure["column"] = d->column;
                failure["expected"] = d->expected.en;
                failure["found"] = d->found.en;
            }
            for (const Text& line : r.failure->diagnosis) failure["diagnosis"].push_back(line.en);
            for (const fs::path& alike : r.failure->alike) {
                failure["known_mistakes"].push_back(fs::relative(alike, collection()).string());
            }
            if (r.failure->test) failure["test"] = *r.failure->test;
            if (r.failure->small_input) failure["small_input"] = *r.failure->small_input;
        }
        nlohmann::ordered_json beyond = nlohmann::ordered_json::array();
        for (const CaseResult& b : r.beyond()) {
            beyond.push_back({{"case", b.name},
                              {"verdict", name_of(b.verdict)},
                              {"own_bound", b.beyond.bound.en},
                              {"left_open", b.beyond.open.en}});
        }
        nlohmann::ordered_json older;
        if (r.older) {
            older = {{"case", r.older->name},
                     {"verdict", name_of(r.older->verdict)},
                     {"cause", r.older->cause.en}};
        }
        nlohmann::ordered_json others = nlohmann::ordered_json::array();
        if (r.language != nullptr && r.verdict == Verdict::AC) {
            for (const Remark& remark : remarks(*r.language, *problems[i], r.habits)) {
                others.push_back({{"judges", remark.judges.en},
                                  {"verdict", name_of(remark.verdict)},
                                  {"certain", remark.certain},
                                  {"what", remark.what.en},
                                  {"evidence", remark.evidence.en}});
            }
        }
        if (const CaseResult* c = r.slowest()) slowest = c->name;
        nlohmann::ordered_json judged = nlohmann::ordered_json::array();
        for (const CaseResult& c : r.judged) {
            judged.push_back({{"case", c.name},
                              {"verdict", name_of(c.verdict)},
                              {"message", c.message.en},
                              {"time_ms", static_cast<double>(c.time_us) / 1000},
                              {"memory_kb", c.memory_kb}});
        }
        list.push_back({{"id", problems[i]->id},
                        {"verdict", name_of(r.verdict)},
                        {"cases", r.cases},
                        {"passed", r.passed},
                        {"games", r.games},
                        {"time_ms", static_cast<double>(r.time_us) / 1000},
                        {"time_limit_ms", r.time_limit_s * 1000},
                        {"memory_kb", r.memory_kb},
                        {"memory_limit_kb", r.memory_limit_kb},
                        {"limits", r.limits.en},
                        {"older", older},
                        {"runtime", runtime_note(r).en},
                        {"files", r.files.en},
                        {"beyond_the_statement", beyond},
                        {"judge", r.language == nullptr ? "strictest" : r.language->label().en},
                        {"others", others},
                        {"failure", failure},
                        {"slowest", slowest},
                        {"judged", judged}});
    }
    const nlohmann::ordered_json all = {{"problems", list}};
    return all.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

}  // namespace tools
