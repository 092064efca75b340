#include "scaffold/wrong_solution.hpp"

#include <algorithm>

#include "catalog/declared.hpp"
#include "core/verdict.hpp"
#include "scaffold/new_problem.hpp"

namespace tools {

fs::path make_wrong_solution(const Problem& problem, const Mistake& mistake, const fs::path& tree) {
    check_slug(mistake.name);
    const std::size_t colon = std::min(mistake.verdict.find(": "), mistake.verdict.size());
    const auto verdict = verdict_named(mistake.verdict.substr(0, colon));
    const bool one_line = mistake.verdict.find('\n') == mistake.verdict.npos;
    if (!verdict || *verdict == Verdict::AC || colon + 2 >= mistake.verdict.size() || !one_line) {
        throw Error(phrase({"'{}' is no verdict and why; write such as \"WA: sums the heaps\"",
                            "“{}”不是结果和原因；请写成“WA: sums the heaps”这样"},
                           mistake.verdict));
    }
    std::string code = textbook_code(problem.textbook());
    const std::size_t at = mistake.text.empty() ? code.npos : code.find(mistake.text);
    if (at == code.npos || code.find(mistake.text, at + 1) != code.npos) {
        throw Error(phrase(
            {"'{}' stands in {} {}; give a text that stands there once",
             "“{0}”在 {1} 中{2}；请给出恰好出现一次的文字"},
            mistake.text, shown(problem.textbook()),
            at == code.npos ? Text("nowhere", "没有出现") : Text("more than once", "出现多次")));
    }
    const fs::path file = tree / "testdata" / problem.id / "wrong" / (mistake.name + ".cpp");
    if (fs::exists(file)) {
        throw Error(phrase({"{} exists already", "{} 已经存在"}, shown(file)));
    }
    code.replace(at, mistake.text.size(), mistake.by);
    write_file(file, "// " + mistake.verdict + "\n" + code);
    return file;
}

}  // namespace tools
