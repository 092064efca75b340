// A solved game for programs: JSON, CSV, a picture.
#include <algorithm>

#include "core/json.hpp"
#include "lab/near.hpp"
#include "lab/report.hpp"

namespace lab {

namespace {

namespace json = tools::json;

constexpr std::size_t kMostLost = 1000;  // in JSON

std::string nested(const Table& table, const Numbers& sizes, std::size_t depth, std::size_t& at) {
    std::vector<std::string> items;
    for (Int i = 0; i <= sizes[depth]; ++i) {
        if (depth + 1 < sizes.size()) {
            items.push_back(nested(table, sizes, depth + 1, at));
        } else {
            const std::int32_t value = table.values[at++];
            items.push_back(value < 0 ? "null" : std::to_string(value));
        }
    }
    return json::array(items);
}

std::string json_of(const Finding& finding) {
    return json::object(
        {{"about", json::text(finding.about == About::loses ? "loses" : "value")},
         {"en", json::text(finding.sentence.en)},
         {"zh", json::text(finding.sentence.zh)},
         {"code", json::text(finding.code)},
         {"range", json::number(finding.range)},
         {"fitted", std::to_string(finding.fitted)},
         {"tested", std::to_string(finding.tested)},
         {"standing", json::text(name_of(finding.standing))},
         {"by", json::text(finding.by.en +
                           (finding.chapter.empty() ? "" : " (" + finding.chapter + ')'))},
         {"exception", json::text("")}});  // what is refuted is no finding
}

std::string json_of(const Claim& claim) {
    return json::object({{"name", json::text(claim.name)},
                         {"standing", json::text(claim.holds ? "holds" : "refuted")},
                         {"tested", std::to_string(claim.tested)},
                         {"exception", json::text(claim.position)}});
}

}  // namespace

std::string lost_as_text(const Answer& answer) {
    std::string text;
    for (std::size_t i = 0; i < answer.table.size(); ++i) {
        if (answer.table.outcomes[i] == Outcome::lost) text += name_of_position(answer, i) + '\n';
    }
    return text;
}

std::string as_csv(const Answer& answer) {
    const Table& table = answer.table;
    std::string text;
    for (std::size_t i = 0; i < table.upto.size(); ++i) text += name_of(i, table.upto.size()) + ',';
    if (table.upto.empty()) text += "position,";
    text += table.values.empty() ? "outcome\n" : "outcome,value\n";
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table.outcomes[i] == Outcome::none) continue;
        std::string name = name_of_position(answer, i);
        if (table.upto.empty()) name = '"' + name + '"';
        text += name + ',' + letter_of(table.outcomes[i]);
        if (!table.values.empty()) text += ',' + std::to_string(table.values[i]);
        text += '\n';
    }
    return text;
}

std::string as_json(const Answer& answer, const Findings& findings) {
    const Table& table = answer.table;
    std::vector<std::string> lost;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table.outcomes[i] != Outcome::lost || lost.size() == kMostLost) continue;
        const bool of_states = table.upto.empty() && table.heaps.empty();
        const Numbers numbers = of_states ? Numbers() : table.numbers(i);
        lost.push_back(of_states ? json::text(answer.states[i])
                       : numbers.size() == 1 && !table.upto.empty()
                           ? json::number(numbers[0])
                           : json::array(numbers, json::number<Int>));
    }
    json::Members members = {{"numbers", std::to_string(table.upto.size())},
                             {"upto", json::array(table.upto, json::number<Int>)},
                             {"misere", json::boolean(table.misere)},
                             {"positions", std::to_string(table.positions())},
                             {"complete", json::boolean(answer.complete)},
                             {"lost", json::array(lost)}};
    if (!table.values.empty()) {
        std::size_t at = 0;
        members.push_back({"values", !table.upto.empty()
                                         ? nested(table, table.upto, 0, at)
                                         : json::array(table.values, json::number<std::int32_t>)});
    }
    const auto each = [](const auto& one) { return json_of(one); };
    members.push_back({"findings", json::array(findings.all, each)});
    members.push_back({"claims", json::array(answer.claims, each)});
    members.push_back({"proof", json::text(answer.proof)});
    Text note = note_of(answer, findings);
    if (!answer.no_values.empty())
        note += (note.empty() ? "" : " ") + why_no_values(answer.no_values);
    note += (note.empty() ? "" : " ") + described(answer);
    members.push_back({"note", json::text(note.en)});
    return json::object(members) + '\n';
}

std::string as_svg(const Answer& answer) {
    const Table& table = answer.table;
    constexpr std::size_t most_columns = 128;
    const bool square = table.upto.size() >= 2;
    const std::size_t columns =
        square
            ? std::min<std::size_t>(most_columns, static_cast<std::size_t>(table.upto.back()) + 1)
            : 32;
    const std::size_t rows =
        square ? std::min<std::size_t>(
                     most_columns, static_cast<std::size_t>(table.upto[table.upto.size() - 2]) + 1)
               : std::min<std::size_t>(most_columns, (table.size() + columns - 1) / columns);
    const std::size_t stride = square ? static_cast<std::size_t>(table.upto.back()) + 1 : columns;
    std::int32_t greatest = 1;
    const auto each = [&](auto body) {
        for (std::size_t row = 0; row < rows; ++row) {
            for (std::size_t column = 0; column < columns; ++column) {
                const std::size_t index = row * stride + column;
                if (index < table.size() && table.outcomes[index] != Outcome::none) {
                    body(row, column, index);
                }
            }
        }
    };
    if (!table.values.empty()) {
        each([&](std::size_t, std::size_t, std::size_t index) {
            greatest = std::max(greatest, table.values[index]);
        });
    }
    std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " +
                       std::to_string(columns * 6) + ' ' + std::to_string(rows * 6) +
                       "\" shape-rendering=\"crispEdges\">\n";
    each([&](std::size_t row, std::size_t column, std::size_t index) {
        const int light = table.values.empty() ? table.outcomes[index] == Outcome::drawn ? 70 : 90
                                               : 92 - 45 * table.values[index] / greatest;
        const std::string colour = table.outcomes[index] == Outcome::lost
                                       ? "#143d66"
                                       : "hsl(35,75%," + std::to_string(light) + "%)";
        text += "<rect x=\"" + std::to_string(column * 6) + "\" y=\"" + std::to_string(row * 6) +
                "\" width=\"6\" height=\"6\" fill=\"" + colour + "\"/>\n";
    });
    return text + "</svg>\n";
}

}  // namespace lab
