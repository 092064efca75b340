#include "draw/description.hpp"

#include "base/process.hpp"
#include "base/text.hpp"
#include "judge/compiler.hpp"

namespace tools {

int Description::integer(const char* key, int least, int greatest) {
    const auto value = get<std::int64_t>(key);
    if (least <= value && value <= greatest) return static_cast<int>(value);
    throw std::invalid_argument(fmt::format("'{}' must be from {} to {}", key, least, greatest));
}

const Problem& Description::problem() const {
    if (folder.problem) return *folder.problem;
    throw std::invalid_argument("only a problem's pictures can use its solution and data");
}

std::vector<std::string> Description::run(const std::string& program, const std::string& input,
                                          std::size_t lines) const {
    const fs::path source =
        program == "solution" ? bundle_file(problem()) : source_file(folder.path / program);
    const Compilation made = compile(source, judge_compiler("c++11"));
    if (!made.program) throw std::invalid_argument(program + " does not compile");
    const auto [code, output] = run_command({"timeout", "60", made.program->string()}, input);
    if (code != 0) {
        throw std::invalid_argument(fmt::format("{} ends with exit code {}", program, code));
    }
    const std::vector<std::string> answers = lines_of(output);
    if (answers.size() == lines) return answers;
    throw std::invalid_argument(
        fmt::format("{} printed {} lines, not {}", program, answers.size(), lines));
}

std::vector<std::string> Description::ask(const std::vector<Cell>& cells) {
    const std::string before =
        fmt::format(fmt::runtime(text("before")), fmt::arg("cells", cells.size()));
    return run(text("program"), before + input_for(cells, text("each")) + text("after"),
               cells.size());
}

std::string input_for(const std::vector<Cell>& cells, const std::string& each) {
    std::string input;
    for (const auto& [x, y] : cells) {
        std::string board;
        for (int row = 0; row < y; ++row) board += fmt::format("{:0>{}}\n", "", x);
        input += fmt::format(fmt::runtime(each), fmt::arg("x", x), fmt::arg("y", y),
                             fmt::arg("board", board));
    }
    return input;
}

}  // namespace tools
