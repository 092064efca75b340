// The program lab.wasm, which a page runs: what the program around a described game printed
// (lab/answer.hpp) is its standard input.
//     lab LANGUAGE table      the table, as much of it as a page shows, and what was claimed: JSON
//     lab LANGUAGE rule       the rules behind it: JSON
//     lab LANGUAGE rules      the same, after a line of JSON for what is found before all is
//     lab LANGUAGE csv|svg    all of it
//     lab LANGUAGE position   a position, its options, and the best of them: JSON
//     lab LANGUAGE both       {"table": ..., "rule": ...}
// The same of a heap game by its rule, in the words of scripts/lab and those of lab_answers.hpp:
//     lab LANGUAGE both subtract|octal|split RULE [--upto N]
// What scripts/grundy dag --json prints of the graph in standard input:
//     lab LANGUAGE dag
// Exit code: 0, or 2 with one line on standard error.
#include <algorithm>
#include <string>
#include <vector>

#include "core/json.hpp"
#include "games/dag.hpp"
#include "lab/compose.hpp"
#include "lab/heap_rule.hpp"
#include "lab/near.hpp"
#include "lab/report.hpp"
#include "program.hpp"

namespace {

using namespace tools;
using json::number;

// How far a page shows each number, by how many there are.
constexpr lab::Int kMost[] = {0, 999, 99, 29, 14};
constexpr std::size_t kMostListed = 200;

// The entries that are shown, the last number fastest.
std::vector<std::size_t> shown(const lab::Table& table, const lab::Numbers& upto) {
    std::vector<std::size_t> all;
    lab::Positions position(table.upto);
    for (std::size_t i = 0; i < table.size(); ++i, position.next()) {
        if (upto.empty() ? i < kMostListed : position.within(upto)) all.push_back(i);
    }
    return all;
}

std::string name_of(const lab::Answer& answer, std::size_t index) {
    const bool heaps = !answer.table.heaps.empty();
    return heaps ? lab::set_of(answer.table.heaps[index]) : answer.states[index];
}

// A position to begin to play from, as the program takes it: a won one, if there is one, with small
// and different numbers. Of states, the first start.
std::string start_of(const lab::Table& table) {
    constexpr lab::Int small[] = {0, 15, 7, 5, 4};
    const bool heaps = table.upto.empty();
    if (heaps && table.heaps.empty()) return "0";
    std::string best;
    int most = -1;
    for (std::size_t i = 0; i < (heaps ? std::min(kMostListed, table.size()) : table.size()); ++i) {
        lab::Numbers at = table.numbers(i);
        bool fits = table.outcomes[i] != lab::Outcome::none;
        for (const lab::Int each : at) fits = fits && (heaps || each <= small[at.size()]);
        std::sort(at.begin(), at.end());
        const bool different = std::adjacent_find(at.begin(), at.end()) == at.end();
        const int rank = (table.outcomes[i] == lab::Outcome::won) + different;
        if (!fits || rank < most) continue;
        most = rank;
        best = "";
        for (const lab::Int each : table.numbers(i))
            best += (best.empty() ? "" : " ") + number(each);
    }
    return best;
}

std::string as_json(const lab::Answer& answer, Language language) {
    const lab::Table& table = answer.table;
    lab::Numbers upto = table.upto;
    for (lab::Int& most : upto) most = std::min(most, kMost[upto.size()]);
    const std::vector<std::size_t> entries = shown(table, upto);
    std::string outcomes;
    std::vector<std::string> values, names;
    for (const std::size_t index : entries) {
        outcomes += lab::letter_of(table.outcomes[index]);
        if (!table.values.empty()) values.push_back(number(table.values[index]));
        if (upto.empty()) names.push_back(json::text(name_of(answer, index)));
    }
    Text note = lab::described(answer);
    if (!answer.no_values.empty()) note += Text(" ", "") + lab::why_no_values(answer.no_values);
    return json::object(
        {{"title", json::text(table.rule ? lab::told(*table.rule).in(language) : "")},
         {"upto", json::array(table.upto, number<lab::Int>)},
         {"shown", json::array(upto, number<lab::Int>)},
         {"positions", number(table.positions())},
         {"outcomes", json::text(outcomes)},
         {"values", json::array(values)},
         {"names", json::array(names)},
         {"claims", json::array(answer.claims,
                                [&](const lab::Claim& claim) {
                                    return json::object(
                                        {{"holds", json::boolean(claim.holds)},
                                         {"text", json::text(lab::said(claim).in(language))}});
                                })},
         {"start", json::text(start_of(table))},
         {"note", json::text(note.in(language))}});
}

std::string rules_as_json(const lab::Answer& answer, const lab::Findings& findings,
                          Language language) {
    const auto one = [&](const lab::Finding& finding) {
        return json::object(
            {{"sentence", json::text(finding.told(language))},
             {"code", json::text(finding.code)},
             {"standing", json::text(lab::name_of(finding.standing))},
             {"says", json::text(lab::standing_of(finding, answer.table).in(language))},
             {"chapter", json::text(finding.chapter)},
             {"period", number(finding.period)}});
    };
    return json::object({{"all", json::array(findings.all, one)},
                         {"note", json::text(lab::note_of(answer, findings).in(language))},
                         {"proof", json::text(answer.proof)}});
}

std::string as_json(const lab::Place& place) {
    return json::object({{"outcome", json::text(lab::letter_of(place.outcome))},
                         {"value", number(place.value)},
                         {"remoteness", number(place.remoteness)},
                         {"text", json::text(place.text)},
                         {"numbers", json::text(place.numbers)}});
}

std::string as_json(const lab::Choices& choices) {
    return json::object(
        {{"place", as_json(choices.place)},
         {"options",
          json::array(choices.options, [](const auto& place) { return as_json(place); })},
         {"best", number(choices.options.empty() ? 0 : lab::best(choices.options))}});
}

std::string answer(const std::vector<std::string>& words, Language language) {
    const std::string& what = words.at(0);
    if (what == "dag") return tools::as_json(DagGame(standard_input()));
    std::string printed;
    if (words.size() > 2) {
        std::vector<std::string> asked(words.begin() + 2, words.end());
        asked[0] = what == "position" ? what : "table";
        printed = lab::answered(parse_rule(words[1], words[2]), asked);
    } else {
        printed = standard_input();
    }
    if (what == "position") return as_json(lab::choices(printed));
    const lab::Answer answer = lab::answer(printed);
    if (what == "csv") return lab::as_csv(answer);
    if (what == "svg") return lab::as_svg(answer);
    const auto found = [&](const lab::Findings& findings) {
        return rules_as_json(answer, findings, language);
    };
    if (what == "rule") return found(lab::find(answer.table));
    if (what == "rules") {
        return found(lab::find(answer.table, [&](const lab::Findings& so_far) {
            std::puts(found(so_far).c_str());
            std::fflush(stdout);
        }));
    }
    if (what == "table") return as_json(answer, language);
    return json::object(
        {{"table", as_json(answer, language)}, {"rule", found(lab::find(answer.table))}});
}

}  // namespace

int main(int count, char** arguments) {
    return tools::print(count, arguments, answer);
}
