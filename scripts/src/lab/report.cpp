#include "lab/report.hpp"

#include <algorithm>

#include "core/counts.hpp"
#include "core/json.hpp"
#include "lab/compose.hpp"
#include "lab/near.hpp"

namespace lab {

namespace {

namespace json = tools::json;

constexpr std::size_t kMostLost = 1000;  // in JSON

std::string padded(const std::string& text, std::size_t width) {
    return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

// What stands for a position: its value, or P, N or D; nothing where there is none.
std::string entry(const Table& table, std::size_t index) {
    const Outcome outcome = table.outcomes[index];
    if (outcome == Outcome::none) return " ";
    if (outcome == Outcome::drawn || table.values.empty()) return letter_of(outcome);
    return std::to_string(table.values[index]);
}

// The same at the right of so many columns.
std::string cell(const Table& table, std::size_t index, std::size_t width, bool colours) {
    const std::string text = entry(table, index), space(width - text.size(), ' ');
    const Outcome outcome = table.outcomes[index];
    const char* code = !colours                    ? ""
                       : outcome == Outcome::lost  ? "\x1b[7m"
                       : outcome == Outcome::drawn ? "\x1b[2m"
                                                   : "";
    return space + (*code ? code + text + "\x1b[0m" : text);
}

std::size_t width_of(const Table& table, std::size_t begin, std::size_t end) {
    std::size_t width = 1;
    for (std::size_t i = begin; i < end; ++i) width = std::max(width, entry(table, i).size());
    return width;
}

std::string name_of_position(const Answer& answer, std::size_t index) {
    const Table& table = answer.table;
    if (table.upto.empty() && table.heaps.empty()) return answer.states[index];
    std::string text;
    for (const Int number : table.numbers(index))
        text += (text.empty() ? "" : ",") + std::to_string(number);
    return text.empty() ? "0" : text;
}

std::string in_rows(const Table& table, const Extent& extent) {
    std::size_t per_row = values_in_row(extent.period), end = 0, width = 0, head = 0;
    const auto fits = [&] {
        end = std::min(table.size(), per_row * extent.rows);
        width = 1 + std::max(width_of(table, 0, end), std::to_string(per_row - 1).size());
        head = std::to_string(end).size();
        return head + 4 + per_row * width <= extent.columns;
    };
    if (!fits()) {
        per_row = extent.columns >= 70 ? 20 : 10;
        fits();
    }
    std::string text = padded("", head + 4);
    for (std::size_t i = 0; i < std::min(end, per_row); ++i) {
        text += padded(std::to_string(i), width);
    }
    text += '\n';
    for (std::size_t row = 0; row < end; row += per_row) {
        text += padded(std::to_string(row), head + 2) + " |";
        for (std::size_t i = row; i < std::min(end, row + per_row); ++i) {
            text += cell(table, i, width, extent.colours);
        }
        text += '\n';
    }
    return text;
}

// The two last numbers, with those before them as they are in `at`.
std::string square(const Table& table, const Extent& extent, Numbers at) {
    const std::size_t rows_at = at.size() - 2, columns_at = at.size() - 1;
    const Int rows = std::min<Int>(table.upto[rows_at] + 1, static_cast<Int>(extent.rows));
    Int columns = table.upto[columns_at] + 1;
    std::size_t width = 1;
    const auto index = [&](Int row, Int column) {
        at[rows_at] = row;
        at[columns_at] = column;
        return index_in(table.upto, at.data());
    };
    const auto fits = [&] {
        width = std::to_string(columns - 1).size();
        for (Int row = 0; row < rows; ++row) {
            for (Int column = 0; column < columns; ++column) {
                width = std::max(width, entry(table, index(row, column)).size());
            }
        }
        return 6 + static_cast<std::size_t>(columns) * (width + 1) <= extent.columns;
    };
    while (columns > 1 && !fits()) --columns;
    std::string text = padded("", 6);
    for (Int column = 0; column < columns; ++column) {
        text += padded(std::to_string(column), width + 1);
    }
    text += '\n';
    for (Int row = 0; row < rows; ++row) {
        text += padded(std::to_string(row), 4) + " |";
        for (Int column = 0; column < columns; ++column) {
            text += cell(table, index(row, column), width + 1, extent.colours);
        }
        text += '\n';
    }
    return text;
}

std::string slices(const Table& table, const Extent& extent) {
    std::string text;
    Numbers at(table.upto.size(), 0);
    const std::size_t fixed = at.size() - 2;
    const Numbers most(table.upto.begin(), table.upto.end() - 2);
    for (std::size_t shown = 0; shown < 4; ++shown) {
        std::string name;
        for (std::size_t i = 0; i < fixed; ++i) {
            name += (i > 0 ? ", " : "") + name_of(i, at.size()) + " = " + std::to_string(at[i]);
        }
        text +=
            name + '\n' +
            square(table, {extent.columns, std::min<std::size_t>(extent.rows, 10), extent.colours},
                   at);
        if (!step_in(most, at.data())) break;
    }
    return text;
}

std::string in_list(const Answer& answer, const Extent& extent) {
    std::string text;
    for (std::size_t i = 0; i < std::min(answer.table.size(), extent.rows); ++i) {
        text += "  " + entry(answer.table, i) + "  " + name_of_position(answer, i) + '\n';
    }
    return text;
}

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

// "every move takes 1, 2 or 3"
Text told(const Table& table) {
    const Moves& moves = table.moves;
    const bool heaps = table.upto.empty();
    if (moves.taken) {
        return Text("every move takes ", "每次取 ") + any_of(*moves.taken) +
               (heaps ? Text(" from one heap", " 颗，取自一堆") : Text());
    }
    if (moves.octal) {
        std::string code = "0.";
        for (std::size_t i = 1; i < moves.octal->size(); ++i) {
            code += std::to_string((*moves.octal)[i]);
        }
        return Text("the moves are those of the octal code ", "走法由八进制代码 ") + code +
               Text("", " 给出");
    }
    if (moves.wythoff) {
        return {"a move makes one number smaller, or both by the same",
                "每步把一个数变小，或把两个数减去相同的数"};
    }
    if (moves.lowered > 0) {
        const std::string most = std::to_string(moves.lowered);
        return moves.lowered == 1 ? Text("a move makes one number smaller, by as much as one likes",
                                         "每步把一个数变小，减多少不限")
                                  : Text("a move makes at most " + most +
                                             " numbers smaller, each by as much as "
                                             "one likes",
                                         "每步把至多 " + most + " 个数变小，各减多少不限");
    }
    std::string steps;
    for (const Numbers& step : moves.steps) {
        steps += (steps.empty() ? "(" : ", (") + list_of(step) + ")";
    }
    return Text("every move takes one of ", "每步减去以下之一：") + steps;
}

std::string json_of(const Claim& claim) {
    return json::object({{"name", json::text(claim.name)},
                         {"standing", json::text(claim.holds ? "holds" : "refuted")},
                         {"tested", std::to_string(claim.tested)},
                         {"exception", json::text(claim.position)}});
}

}  // namespace

std::size_t values_in_row(Int period) {
    constexpr Int usual = 20, most = 40;
    return static_cast<std::size_t>(
        period > 2 && period <= most ? period * std::max<Int>(1, usual / period) : usual);
}

Text standing_of(const Finding& finding, const Table& table) {
    const std::string fitted = tools::with_commas(finding.fitted);
    const std::string tested = tools::with_commas(finding.tested);
    if (finding.standing == Standing::proved && table.rule) {
        return Text("Proved: ", "已证明。依据：") + finding.by + Text(".", "。");
    }
    if (finding.standing == Standing::proved) {
        const std::string looked = tools::with_commas(table.moves.looked + table.far.size());
        return Text("Proved for the game in which ", "对如下的游戏已证明：") + told(table) +
               Text(", as on all " + looked + " positions whose moves were looked at: ",
                    "；看过走法的 " + looked + " 个局面都是如此。依据：") +
               finding.by + Text(".", "。");
    }
    return {"Holds as far as computed: fitted to " + fitted + " positions, tested on " + tested +
                " others. The lab has no proof.",
            "在算出的范围内成立：由 " + fitted + " 个局面得出，又在另外 " + tested +
                " 个局面上检验过。实验室没有证明。"};
}

Text said(const Claim& claim) {
    const std::string tested = tools::with_commas(claim.tested);
    if (!claim.holds) {
        const Text which = claim.far > 0
                               ? Text("a counterexample beyond the table", "表外的一个反例")
                               : Text("the first counterexample", "第一个反例");
        return Text(claim.name + " is wrong: ", claim.name + " 不对：") + which +
               Text(" is " + claim.position + ", after " + tested + " positions.",
                    "是 " + claim.position + "，此时检验了 " + tested + " 个局面。");
    }
    Text text(claim.name + " holds for " + tested + " positions",
              claim.name + " 在 " + tested + " 个局面上成立");
    if (claim.far > 0) {
        const std::string far = tools::with_commas(claim.far);
        text += Text(", " + far + " of them beyond the table", "，其中 " + far + " 个在表外");
    }
    return text + Text(".", "。");
}

Text why_no_values(const std::string& why) {
    if (why == "cycle") {
        return {"No Grundy values: play can come back to a position.",
                "没有 SG 值：局面会重复出现。"};
    }
    if (why == "misere") {
        return {"No Grundy values: in misère play they do not tell who wins a sum.",
                "没有 SG 值：反常规则下它不能判定和的胜负。"};
    }
    return {"No Grundy values: end() says who wins by another rule than a lack of moves.",
            "没有 SG 值：end() 规定了另外的胜负方式。"};
}

Text note_of(const Answer& answer, const Findings& findings) {
    if (!findings.all.empty()) return findings.note;
    const Text seen = seen_in(answer);
    return findings.note + (seen.empty() ? Text() : Text(" ", "") + seen);
}

std::string table_as_text(const Answer& answer, const Extent& extent, Language language) {
    const Table& table = answer.table;
    std::string text;
    switch (table.upto.size()) {
        case 0:
            text = in_list(answer, extent);
            break;
        case 1:
            text = in_rows(table, extent);
            break;
        case 2:
            text = square(table, extent, {0, 0});
            break;
        default:
            text = slices(table, extent);
    }
    text += '\n' + described(answer).in(language) + '\n';
    if (!answer.no_values.empty()) text += why_no_values(answer.no_values).in(language) + '\n';
    return text;
}

std::string findings_as_text(const Answer& answer, const Findings& findings, Language language) {
    std::string text;
    for (const Claim& claim : answer.claims) text += said(claim).in(language) + '\n';
    for (const Finding& finding : findings.all) {
        text +=
            '\n' + finding.told(language) + '\n' + standing_of(finding, answer.table).in(language);
        if (!finding.chapter.empty()) {
            const std::string page =
                "common/notes/" + finding.chapter + Text(".md", ".zh.md").in(language);
            text += Text(" See " + page + ".", "见 " + page + "。").in(language);
        }
        text += "\n\n" + finding.code;
    }
    const Text note = note_of(answer, findings);
    if (!note.empty()) text += '\n' + note.in(language) + '\n';
    if (!answer.proof.empty()) {
        const Text page(answer.proof + ".md.", answer.proof + ".zh.md。");
        text += '\n' +
                (Text("What is proved of this game stands in ", "关于这个游戏的证明见 ") + page)
                    .in(language) +
                '\n';
    }
    return text;
}

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
