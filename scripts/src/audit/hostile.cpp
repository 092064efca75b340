#include "audit/hostile.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "base/process.hpp"
#include "base/temporary.hpp"
#include "catalog/modules.hpp"
#include "core/oracle.hpp"
#include "judge/compiler.hpp"

namespace tools {

namespace {

// Long enough for every path through a format, short enough that no board may rightly take long.
constexpr std::size_t kMostBytes = 256;
constexpr int kRandomInputs = 150;
constexpr std::size_t kMostOutput = 1 << 25;
constexpr std::string_view kFaults = "address,undefined", kUnset = "memory";

Compiler sanitizing(std::string_view sanitizers) {
    return {"clang++",
            {"-std=c++11", "-gline-tables-only", "-O1", "-D_GLIBCXX_ASSERTIONS",
             "-fno-sanitize-recover=all", fmt::format("-fsanitize={}", sanitizers)}};
}

// The program that runs libraries.
fs::path harness(std::string_view sanitizers) {
    Compiler compiler = sanitizing(sanitizers);
    compiler.flags.push_back("-rdynamic");
    return compiled(root() / "scripts/src/audit/programs/sanitized.cpp", compiler);
}

// The report in the output of the sanitizers.
std::string report_of(const std::string& output) {
    std::size_t start = std::min({output.find("runtime error:"), output.find("ERROR:"),
                                  output.find("WARNING: MemorySanitizer")});
    if (start == std::string::npos) start = output.find("SUMMARY:");
    if (start == std::string::npos)
        start = output.size() - std::min<std::size_t>(output.size(), 800);
    start = output.rfind('\n', start) + 1;
    return output.substr(start, 2400);
}

// The failure of a program that names each file before it runs it.
Harm failure_on(const std::vector<fs::path>& files, const std::string& output) {
    for (auto file = files.rbegin(); file != files.rend(); ++file) {
        if (output.find(file->string() + '\n') == output.npos) continue;
        return {read_file(*file), report_of(output)};
    }
    throw Error(english(fmt::format("nothing was run: {}", output)));
}

// Runs a library on the files, one after the other in one process.
std::optional<Harm> run_under(std::string_view sanitizers, const fs::path& library,
                              const std::vector<fs::path>& files) {
    // Inputs at the limits may take long.
    std::vector<std::string> arguments = {"env", "-u", "MSAN_OPTIONS", "-u", "UBSAN_OPTIONS"};
    arguments.push_back("ASAN_OPTIONS=quarantine_size_mb=8");
    arguments.push_back(fmt::format("SANITIZED_LIBRARY={}", library.string()));
    arguments.insert(arguments.end(), {"timeout", "1000", harness(sanitizers).string()});
    for (const fs::path& file : files) arguments.push_back(file.string());
    const CommandResult result = run_command(arguments);
    if (result.exit_code == 0) return std::nullopt;
    return failure_on(files, result.output);
}

}  // namespace

std::vector<std::string> hostile_inputs(const Problem& problem, std::uint64_t seed) {
    std::vector<std::string> inputs = {""};
    const Cases cases = load_files(problem);
    for (const Case& c : cases.list()) {
        if (c.group == Group::sample) {
            for (std::size_t size = 1; size <= c.input.size(); ++size) {
                inputs.emplace_back(c.input.substr(0, size));
            }
            for (std::size_t at = 0, end;
                 (at = c.input.find_first_not_of(" \n", at)) != c.input.npos; at = end) {
                end = std::min(c.input.find_first_of(" \n", at), c.input.size());
                inputs.push_back(std::string(c.input).replace(at, end - at, "0"));
            }
        } else if (c.input.size() <= kMostBytes) {
            inputs.emplace_back(c.input);
        }
    }
    for (const fs::path& file : files_in(problem.data(), ".in")) {
        if (file.filename().string().starts_with("bad-")) inputs.push_back(read_file(file));
    }
    std::string any_byte(256, '\0');
    std::iota(any_byte.begin(), any_byte.end(), '\0');
    rules::Rng rng(seed);
    for (int i = 0; i < kRandomInputs; ++i) {
        // Any bytes; bytes that numbers are made of; small numbers.
        const std::string_view alphabets[] = {any_byte, "0123456789 \n-+\r", "0 1 2 3 4\n"};
        const std::string_view alphabet = alphabets[i % 3];
        const auto last = static_cast<rules::Int>(alphabet.size()) - 1;
        std::string input(static_cast<std::size_t>(rng.mixed(1, kMostBytes)), '\0');
        for (char& c : input) c = alphabet[static_cast<std::size_t>(rng.between(0, last))];
        inputs.push_back(std::move(input));
    }
    return inputs;
}

std::vector<BrokenInput> broken_inputs(const Problem& problem) {
    std::vector<BrokenInput> broken;
    const std::unique_ptr<rules::Rules> rules = make_rules(problem);
    if (!rules) return broken;
    // If one input may follow another, both count.
    const auto output_for = [&](const std::string& doubled) -> std::string {
        try {
            return Oracle(*rules).answer(parse(*rules, doubled)).text;
        } catch (const rules::Invalid&) {
            return "";
        }
    };
    const Cases cases = load_files(problem);
    for (const Case& c : cases.list()) {
        if (c.input.size() > 4 * kMostBytes) continue;
        const std::string input(c.input), expected(c.expected);
        broken.push_back({input + input, input, expected, output_for(input + input), false});
        for (std::size_t end = 0; (end = c.input.find_first_of(" \n", end)) != c.input.npos;
             ++end) {
            if (end > 0 && c.input[end - 1] > ' ') {
                broken.push_back({input.substr(0, end), input, expected, "", true});
            }
        }
    }
    return broken;
}

bool allows(const rules::Rules& rules, const BrokenInput& input, std::string_view output) {
    if (input.cut) return answers_first_games(rules, input.legal, input.whole, output);
    const auto accepts = [&](const std::string& legal, const std::string& expected) {
        return compare(rules, legal, expected, output).verdict == Verdict::AC;
    };
    return accepts(input.legal, input.whole) ||
           (!input.twice.empty() && accepts(input.text, input.twice));
}

Target make_target(const fs::path& bundle, const std::optional<fs::path>& folder) {
    const auto library = [](Compiler compiler) {
        // The harness restores the variables of the library before each run.
        for (const char* flag :
             {"-DONLINE_JUDGE", "-shared", "-fPIC", "-Wl,-z,now,-z,norelro", "-Wl,-Bsymbolic"}) {
            compiler.flags.push_back(flag);
        }
        return compiler;
    };
    const auto made = [&](const char* name, const Compiler& compiler) {
        const Compilation result =
            folder ? compile_to(*folder / name, bundle, compiler) : compile(bundle, compiler);
        if (!result.program) {
            throw Error(
                english(fmt::format("{} does not compile:\n{}", bundle.string(), result.messages)));
        }
        return *result.program;
    };
    return {made("judged", judge_compiler("c++11")),
            made("sanitized", library(sanitizing(kFaults))),
            made("watched", library(sanitizing(kUnset)))};
}

std::optional<Harm> harm(const Problem& problem, const Target& target,
                         const std::vector<std::string>& inputs) {
    Runner runner;
    const TemporaryFolder folder("hostile-" + problem.id);
    std::vector<fs::path> files;
    for (const std::string& input : inputs) {
        const Outcome outcome = run_judged(problem, target.judged, runner, input);
        if (outcome.verdict != Verdict::AC) {
            return Harm{input, fmt::format("within its limits: {}, {}", name_of(outcome.verdict),
                                           outcome.message.en)};
        }
        files.push_back(folder.path() / fmt::format("{:05}", files.size()));
        write_file(files.back(), input);
    }
    return run_sanitized(target, files);
}

std::optional<Harm> run_sanitized(const Target& target, const std::vector<fs::path>& files) {
    if (std::optional<Harm> found = run_under(kFaults, target.sanitized, files)) return found;
    return run_under(kUnset, target.watched, files);
}

Outcome run_judged(const Problem& problem, const fs::path& program, Runner& runner,
                   std::string_view input) {
    return run_case(runner,
                    {.arguments = {program.string()},
                     .time_limit_s = problem.time_limit_s,
                     .memory_limit_kb = problem.memory_limit_kb,
                     .limit_address_space = false},
                    input, kMostOutput);
}

}  // namespace tools
