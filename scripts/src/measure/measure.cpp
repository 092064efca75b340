#include "measure/measure.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>
#include <functional>
#include <regex>
#include <tuple>
#include <utility>

#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/toml.hpp"
#include "core/hash.hpp"
#include "core/oracle.hpp"
#include "judge/compiler.hpp"

namespace tools {

namespace {

std::vector<std::string> split_at(std::string_view text, bool (*separates)(char)) {
    std::vector<std::string> parts;
    std::string part;
    for (const char c : text) {
        if (!separates(c)) {
            part += c;
        } else if (!part.empty()) {
            parts.push_back(std::exchange(part, {}));
        }
    }
    if (!part.empty()) parts.push_back(part);
    return parts;
}
std::vector<std::string> tokens_of(std::string_view text) {
    return split_at(text, [](char c) { return c == ' ' || c == '\n'; });
}
std::vector<std::string> lines_of(std::string_view text) {
    return split_at(text, [](char c) { return c == '\n'; });
}

// The value of a number in its plain spelling, not "007".
std::optional<std::uint64_t> number(const std::string& token) {
    std::uint64_t value = 0;
    const char* const end = token.data() + token.size();
    const auto [at, error] = std::from_chars(token.data(), end, value);
    if (error != std::errc() || at != end || (token[0] == '0' && token.size() > 1)) {
        return std::nullopt;
    }
    return value;
}

// The narrowest type that holds all of the words.
std::string type_of(const std::vector<std::string>& words) {
    std::string type = "unsigned";
    for (const std::string& word : words) {
        const std::optional<std::uint64_t> value = number(word);
        if (!value) return "std::string";
        if (*value > UINT32_MAX) type = "std::uint64_t";
    }
    return type;
}

fs::path compiled(const fs::path& source, const Compiler& compiler) {
    const Compilation made = compile(source, compiler);
    if (!made.program) {
        throw Error(fmt::format("{} does not compile:\n{}", source.string(), made.messages));
    }
    return *made.program;
}

// The input of legal games; nothing where they are not.
std::optional<std::string> legal_input(const rules::Rules& rules,
                                       const std::vector<rules::Game>& games) {
    try {
        std::string text = rules.format(games);
        if (parse(rules, text) == games) return text;
    } catch (const std::exception&) {
        // the rules say so of games that are none
    }
    return std::nullopt;
}

fs::path bench_folder(const Problem& problem) {
    return problem.data() / "bench";
}

// The slope of the line through the logarithms, by least squares.
double log_slope(const std::vector<double>& x, const std::vector<double>& y) {
    double sum_x = 0, sum_y = 0, sum_xx = 0, sum_xy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double log_x = std::log(x[i]), log_y = std::log(y[i]);
        sum_x += log_x;
        sum_y += log_y;
        sum_xx += log_x * log_x;
        sum_xy += log_x * log_y;
    }
    const double n = static_cast<double>(x.size());
    return (n * sum_xy - sum_x * sum_y) / (n * sum_xx - sum_x * sum_x);
}

}  // namespace

// --- cost ---

std::uint64_t instructions(const fs::path& program, std::string_view input) {
    // The program's name is the hash of what it was made from.
    const fs::path kept = build_dir() / "bench" / "instructions" /
                          Hash().add(program.filename().string()).add(" ").add(input).hex();
    if (!fs::exists(kept)) {
        const TemporaryFolder folder("callgrind");
        const fs::path log = folder.path() / "callgrind.log";
        fs::create_directories(kept.parent_path());
        const CommandResult result = run_command(
            {"timeout", "600", "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
             "--log-file=" + log.string(), program.string()},
            input);
        std::smatch match;
        const std::string text = fs::exists(log) ? read_file(log) : result.output;
        if (result.exit_code != 0 ||
            !std::regex_search(text, match, std::regex("Collected : ([0-9]+)"))) {
            throw Error(fmt::format("valgrind could not count the instructions of {}: {}",
                                    program.string(), text));
        }
        write_file(kept, match[1].str());
    }
    return std::stoull(read_file(kept));
}

std::string machine(const std::vector<std::string>& flags) {
    std::string processor = "unknown processor";
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);) {
        if (line.rfind("model name", 0) != 0) continue;
        processor = line.substr(line.find(':') + 2);
        break;
    }
    std::string compiler = run_command({"g++", "--version"}).output;
    compiler.resize(std::min(compiler.size(), compiler.find('\n')));
    return fmt::format("{}; {}, {}", processor, compiler, fmt::join(flags, " "));
}

fs::path solution_program(const Problem& problem) {
    return compiled(bundle_file(problem), judge_compiler("c++11"));
}

fs::path textbook_program(const Problem& problem) {
    return compiled(problem.textbook(), judge_compiler("gnu++17"));
}

fs::path floor_program(const Case& c) {
    const std::vector<std::string> lines = lines_of(c.expected);
    const std::string type = type_of(lines);
    std::string first = lines.empty() ? "" : lines.front(), second = first;
    for (const std::string& line : lines) {
        if (line == first) continue;
        if (second == first) second = line;
        if (line == second) continue;
        // More than two: all are written as the one of median length.
        std::vector<std::string> sorted = lines;
        std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
            return std::tuple(a.size(), a) < std::tuple(b.size(), b);
        });
        first = second = sorted[sorted.size() / 2];
        break;
    }
    const auto of_first = first == second ? static_cast<std::ptrdiff_t>(lines.size())
                                          : std::count(lines.begin(), lines.end(), first);
    const auto literal = [&](const std::string& line) {
        if (type != "std::string") return fmt::format("{}{{{}}}", type, line);
        const char quote = first.size() == 1 && second.size() == 1 ? '\'' : '"';
        return fmt::format("{}{}{}", quote, line, quote);
    };
    Compiler compiler = judge_compiler("c++11");
    compiler.flags.push_back("-DTOKEN=" + type_of(tokens_of(c.input)));
    compiler.flags.push_back(fmt::format("-DLINES={}u", lines.size()));
    compiler.flags.push_back(fmt::format("-DFIRST_LINES={}u", of_first));
    compiler.flags.push_back("-DFIRST=" + literal(first));
    compiler.flags.push_back("-DSECOND=" + literal(second));
    return compiled(source_file(root() / "scripts" / "src" / "bench" / "floor.cpp"), compiler);
}

Goals read_goals(const fs::path& file) {
    const toml::table table = read_toml(file);
    Keys keys(table, shown(file));
    Goals goals;
    for (const char* name : {"times", "start_up", "besides", "besides_per_test"}) {
        keys.know(name);
        if (!table.contains(name)) continue;
        goals.bounds[name] = keys.get<double>(name);
        if (goals.bounds[name] <= 0) keys.wrong(name, "must be above 0");
    }
    keys.know("growth");
    keys.no_others();
    if (const toml::node* growth = table.get("growth")) {
        if (!growth->is_table()) keys.wrong("growth", "must be a table");
        Keys parts(*growth->as_table(), shown(file));
        goals.growth = {parts.get<int>("length"), parts.get<int>("values"), parts.get<bool>("log")};
        parts.no_others();
        for (const char* exponent : {"length", "values"}) {
            if (parts.get<int>(exponent) < 0) parts.wrong(exponent, "must not be below 0");
        }
    }
    return goals;
}

Goals goals_of(const Problem& problem) {
    const fs::path file = bench_folder(problem) / "goals.toml";
    return fs::exists(file) ? read_goals(file) : Goals();
}

std::vector<fs::path> inputs_beyond(const Problem& problem) {
    std::vector<fs::path> inputs;
    const fs::path folder = bench_folder(problem);
    if (!fs::is_directory(folder)) return inputs;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        const fs::path& file = entry.path();
        const auto beside = [&](const char* extension) {
            return fs::exists(fs::path(file).replace_extension(extension));
        };
        if (file.extension() == ".in" && beside(".out")) {
            inputs.push_back(file);
        } else if (file.filename() != "goals.toml" &&
                   !(file.extension() == ".out" && beside(".in"))) {
            throw Error(fmt::format("{}: neither goals.toml nor an input NAME.in with its NAME.out",
                                    shown(file)));
        }
    }
    std::sort(inputs.begin(), inputs.end());
    return inputs;
}

// --- growth ---

Series growing_tests(const rules::Rules& rules, const std::vector<rules::Game>& games) {
    Series series;
    for (const std::size_t step : {8, 4, 2, 1}) {
        // Not the first ones: an input may begin with its easy tests.
        std::vector<rules::Game> some;
        for (std::size_t i = 0; i < games.size(); i += step) some.push_back(games[i]);
        std::optional<std::string> text = legal_input(rules, some);
        if (!text) return {};
        const double size = static_cast<double>(tokens_of(*text).size());
        if (series.inputs.empty() || size > series.inputs.back().size) {
            series.inputs.push_back({size, std::move(*text)});
        }
    }
    return series.inputs.size() < 3 ? Series{} : series;
}

Series growing_length(const rules::Rules& rules, const rules::Game& game) {
    using rules::Game;
    std::size_t longest = 0;
    for (const rules::Row& row : game) longest = std::max(longest, row.size());
    const auto cut = [&](std::size_t length) {
        Game part = game;
        for (rules::Row& row : part) row.resize(std::min(row.size(), length));
        return part;
    };
    const auto offset = [](std::size_t n) { return static_cast<std::ptrdiff_t>(n); };
    const auto first = [&](std::size_t rows) {
        return Game(game.begin(), game.begin() + offset(rows));
    };
    const auto last = [&](std::size_t rows) { return Game(game.end() - offset(rows), game.end()); };
    struct Way {
        std::size_t whole;
        std::function<Game(std::size_t)> part;
    };
    std::vector<Way> ways = {{longest, cut}, {game.size(), first}, {game.size(), last}};
    if (game.size() > longest) std::rotate(ways.begin(), ways.begin() + 1, ways.end());
    for (const Way& way : ways) {
        if (way.whole < 32) continue;  // too short to tell growth from chance
        Series series;
        for (const std::size_t divisor : {8, 4, 2, 1}) {
            const std::size_t wanted = way.whole / divisor;
            // A format may ask for an even number, say.
            for (const std::size_t size : {wanted, wanted + 1, wanted - 1}) {
                if (size > way.whole) continue;
                std::optional<std::string> text = legal_input(rules, {way.part(size)});
                if (!text) continue;
                series.inputs.push_back({0, std::move(*text)});
                break;
            }
        }
        if (series.inputs.size() < 4) continue;
        const auto head = [](const Series::Input& input) {
            return number(tokens_of(input.text).front()).value_or(0);
        };
        const bool by_head = head(series.inputs.front()) < head(series.inputs.back());
        for (Series::Input& input : series.inputs) {
            input.size = static_cast<double>(by_head ? head(input) : tokens_of(input.text).size());
        }
        return series;
    }
    return {};
}

Series growing_values(const rules::Rules& rules, const std::vector<rules::Game>& games) {
    rules::Int greatest = 0;
    for (const rules::Game& game : games) {
        for (const rules::Row& row : game) {
            for (const rules::Int value : row) greatest = std::max(greatest, value);
        }
    }
    Series series;
    for (const rules::Int divisor : {8, 4, 2, 1}) {
        const rules::Int most = greatest / divisor;
        std::vector<rules::Game> capped = games;
        for (rules::Game& game : capped) {
            for (rules::Row& row : game) {
                for (rules::Int& value : row) value = std::min(value, most);
            }
        }
        std::optional<std::string> text = legal_input(rules, capped);
        if (!text || most == 0) return {};
        series.inputs.push_back({static_cast<double>(most), std::move(*text)});
    }
    return series;
}

double exponent_of_steps(const std::vector<double>& sizes, const std::vector<double>& costs) {
    std::vector<double> size_steps, cost_steps;
    for (std::size_t i = 1; i < sizes.size(); ++i) {
        size_steps.push_back(sizes[i] - sizes[i - 1]);
        cost_steps.push_back(costs[i] - costs[i - 1]);
    }
    if (*std::min_element(cost_steps.begin(), cost_steps.end()) <= 0) return 0;
    return log_slope(size_steps, cost_steps);
}

double exponent_of_whole(const std::vector<double>& sizes, const std::vector<double>& costs) {
    return log_slope(sizes, costs);
}

}  // namespace tools
