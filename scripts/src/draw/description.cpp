#include "draw/description.hpp"

#include "base/process.hpp"
#include "base/text.hpp"
#include "catalog/modules.hpp"
#include "core/game_pattern.hpp"
#include "core/oracle.hpp"
#include "judge/compiler.hpp"

namespace tools {

using rules::Outcome;

int Description::integer(const char* key, int least, int greatest) {
    const auto value = get<std::int64_t>(key);
    if (least <= value && value <= greatest) return static_cast<int>(value);
    throw std::invalid_argument(fmt::format("'{}' must be from {} to {}", key, least, greatest));
}

const Problem& Description::problem() const {
    if (folder.problem) return *folder.problem;
    throw std::invalid_argument("only a problem's pictures can use its solution and data");
}

const rules::Rules& Description::rules() {
    if (!rules_) rules_ = make_rules(problem());
    if (rules_) return *rules_;
    throw std::invalid_argument("the problem has no rules yet");
}

std::vector<std::string> Description::run(const fs::path& source, const std::string& input,
                                          std::size_t lines) const {
    const std::string name = source.filename().string();
    const Compilation made = compile(source, judge_compiler("c++11"));
    if (!made.program) throw std::invalid_argument(name + " does not compile");
    const auto [code, output] = run_command({"timeout", "60", made.program->string()}, input);
    if (code != 0) {
        throw std::invalid_argument(fmt::format("{} ends with exit code {}", name, code));
    }
    const std::vector<std::string> answers = lines_of(output);
    if (answers.size() == lines) return answers;
    throw std::invalid_argument(
        fmt::format("{} printed {} lines, not {}", name, answers.size(), lines));
}

rules::Game Description::game_of_case() {
    const fs::path file = problem().data() / (text("case") + ".in");
    return parse(rules(), read_file(file)).at(0);
}

std::vector<rules::Game> Description::games(const std::vector<Cell>& cells) {
    const rules::GamePattern pattern(text("game"));
    std::vector<rules::Game> games;
    for (const auto& [x, y] : cells) games.push_back(pattern.at(x, y));
    return games;
}

std::vector<std::string> Description::solve(const std::vector<rules::Game>& games) {
    const std::vector<std::string> inputs = rules::inputs_of(rules(), games);
    std::vector<std::string> lines;
    for (const std::string& input : inputs) {
        for (std::string& line : run(bundle_file(problem()), input, games.size() / inputs.size())) {
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

std::vector<Outcome> Description::outcomes(const std::vector<rules::Game>& games) {
    const auto lines = [&](Outcome outcome) {
        return rules::lines_if(outcome, rules(), games.size());
    };
    const std::vector<std::string> won = lines(Outcome::win), losses = lines(Outcome::loss),
                                   draws = lines(Outcome::draw);
    std::vector<Outcome> outcomes;
    for (const std::string& line : solve(games)) {
        const std::size_t i = outcomes.size();
        if (line == losses.at(i)) {
            outcomes.push_back(Outcome::loss);
        } else if (line == won.at(i)) {
            outcomes.push_back(Outcome::win);
        } else if (line == draws.at(i) && !rules().verdicts().draws.empty()) {
            outcomes.push_back(Outcome::draw);
        } else {
            throw std::invalid_argument("the solution does not say who wins: " + line);
        }
    }
    return outcomes;
}

std::vector<bool> Description::lost(const std::vector<rules::Game>& games) {
    std::vector<bool> lost;
    for (const Outcome outcome : outcomes(games)) {
        if (outcome == Outcome::draw) throw std::invalid_argument("the picture shows no draws");
        lost.push_back(outcome == Outcome::loss);
    }
    return lost;
}

std::vector<std::string> Description::ask(const std::vector<Cell>& cells) {
    std::string input;
    for (const auto& [x, y] : cells) input += fmt::format("{} {}\n", x, y);
    return run(source_file(folder.path / text("program")), input, cells.size());
}

std::vector<Outcome> Description::outcomes_of(const std::vector<Cell>& cells) {
    if (folder.problem != nullptr) return outcomes(games(cells));
    std::vector<Outcome> outcomes;
    for (const std::string& line : ask(cells)) {
        outcomes.push_back(line == "P" ? Outcome::loss : Outcome::win);
    }
    return outcomes;
}

}  // namespace tools
