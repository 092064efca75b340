// A solved game for people.
#include "lab/report.hpp"

#include <algorithm>

#include "core/counts.hpp"
#include "lab/compose.hpp"
#include "lab/near.hpp"

namespace lab {

namespace {

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

// Columns of a width, with their numbers above and before each row the number of its first entry.
template <class Cell>
std::string lined_up(std::size_t head, std::size_t width, std::size_t rows, std::size_t step,
                     std::size_t columns, const Cell& cell_at) {
    std::string text = padded("", head + 2);
    for (std::size_t i = 0; i < columns; ++i) text += padded(std::to_string(i), width);
    text += '\n';
    for (std::size_t row = 0; row < rows; ++row) {
        text += padded(std::to_string(row * step), head) + " |";
        for (std::size_t i = 0; i < columns; ++i) text += cell_at(row, i);
        text += '\n';
    }
    return text;
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
    const auto at = [&](std::size_t row, std::size_t column) {
        const std::size_t i = row * per_row + column;
        return i < end ? cell(table, i, width, extent.colours) : "";
    };
    return lined_up(head + 2, width, (end + per_row - 1) / per_row, per_row, std::min(end, per_row),
                    at);
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
    return lined_up(4, width + 1, static_cast<std::size_t>(rows), 1,
                    static_cast<std::size_t>(columns), [&](std::size_t row, std::size_t column) {
                        const auto i = index(static_cast<Int>(row), static_cast<Int>(column));
                        return cell(table, i, width + 1, extent.colours);
                    });
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

std::string name_of_position(const Answer& answer, std::size_t index) {
    const Table& table = answer.table;
    if (table.upto.empty() && table.heaps.empty()) return answer.states[index];
    std::string text;
    for (const Int number : table.numbers(index))
        text += (text.empty() ? "" : ",") + std::to_string(number);
    return text.empty() ? "0" : text;
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

}  // namespace lab
