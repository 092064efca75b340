#include "prove/fuzz.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/process.hpp"
#include "base/temporary.hpp"
#include "core/oracle.hpp"
#include "data/modules.hpp"
#include "judge/compiler.hpp"

namespace tools {

namespace {

// Long enough for every path through a format, short enough that no board may rightly take long.
constexpr std::size_t kMostBytes = 256;
constexpr int kRandomInputs = 150;
constexpr std::size_t kMostOutput = 1 << 25;

// Words that a fuzzer would not soon find by flipping bits.
constexpr std::string_view kDictionary = R"("0"
"-1"
"1"
"2147483648"
"4294967295"
"4294967296"
"9223372036854775808"
"18446744073709551616"
" "
"\x0a"
"\x0d\x0a"
"\x00"
"+0"
)";

Compiler sanitizing(std::string_view sanitizers, const std::string& standard = "c++11") {
    return {"clang++",
            {"-std=" + standard, "-gline-tables-only", "-O1", "-D_GLIBCXX_ASSERTIONS",
             "-fno-sanitize-recover=all", fmt::format("-fsanitize={}", sanitizers)}};
}

// The program that runs libraries.
fs::path harness(std::string_view sanitizers) {
    const fs::path source = root() / "scripts/src/prove/programs/fuzz_target.cpp";
    Compiler compiler = sanitizing(sanitizers);
    compiler.flags.push_back("-rdynamic");
    const Compilation made = compile(source, compiler);
    if (!made.program) {
        throw Error(fmt::format("{} does not compile:\n{}", source.string(), made.messages));
    }
    return *made.program;
}

// The report in the output of the fuzzer.
std::string report_of(const std::string& output) {
    std::size_t start = std::min({output.find("runtime error:"), output.find("ERROR:"),
                                  output.find("WARNING: MemorySanitizer")});
    if (start == std::string::npos) start = output.find("SUMMARY:");
    if (start == std::string::npos)
        start = output.size() - std::min<std::size_t>(output.size(), 800);
    start = output.rfind('\n', start) + 1;
    return output.substr(start, 2400);
}

// The input that the fuzzer saves when it finds something.
std::optional<std::string> artifact(const fs::path& folder) {
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        return read_file(entry.path());
    }
    return std::nullopt;
}

// Runs libFuzzer with these arguments, each input for at most `timeout_s`.
CommandResult run_fuzzed(const Problem& problem, const Target& target, double timeout_s,
                         const std::vector<std::string>& more) {
    const long memory_mb = problem.memory_limit_kb / 1024;
    std::vector<std::string> arguments = {
        "env",
        "-u",
        "UBSAN_OPTIONS",
        "ASAN_OPTIONS=quarantine_size_mb=8",
        fmt::format("FUZZ_LIBRARY={}", target.fuzzed.string()),
        harness("address,undefined,fuzzer").string(),
        fmt::format("-timeout={}", std::lround(std::ceil(timeout_s))),
        fmt::format("-malloc_limit_mb={}", memory_mb),
        fmt::format("-rss_limit_mb={}", memory_mb + 1024),
        "-report_slow_units=1000"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_command(arguments);
}

// The failure of a program that names each file before it runs it.
FuzzFailure failure_on(const std::vector<fs::path>& files, const std::string& output) {
    for (auto file = files.rbegin(); file != files.rend(); ++file) {
        if (output.find(file->string() + '\n') != std::string::npos) {
            return {read_file(*file), report_of(output)};
        }
    }
    throw Error(fmt::format("nothing was run: {}", output));
}

FuzzResult run_watched(const Target& target, const std::vector<fs::path>& files) {
    std::vector<std::string> arguments = {"env",
                                          "-u",
                                          "MSAN_OPTIONS",
                                          fmt::format("FUZZ_LIBRARY={}", target.watched.string()),
                                          "timeout",
                                          "1000",
                                          harness("memory").string()};
    for (const fs::path& file : files) arguments.push_back(file.string());
    const CommandResult result = run_command(arguments);
    if (result.exit_code == 0) return {files.size(), std::nullopt};
    return {0, failure_on(files, result.output)};
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
        } else if (c.input.size() <= kMostBytes) {
            inputs.emplace_back(c.input);
        }
    }
    rules::Rng rng(seed);
    for (int i = 0; i < kRandomInputs; ++i) {
        // Any bytes; bytes that numbers are made of; small numbers.
        constexpr std::string_view alphabets[] = {"", "0123456789 \n-+\r", "0 1 2 3 4\n"};
        const std::string_view alphabet = alphabets[i % 3];
        std::string input(static_cast<std::size_t>(rng.mixed(1, kMostBytes)), '\0');
        for (char& c : input) {
            const rules::Int most =
                alphabet.empty() ? 256 : static_cast<rules::Int>(alphabet.size());
            const auto drawn = static_cast<std::size_t>(rng.between(0, most - 1));
            c = alphabet.empty() ? static_cast<char>(drawn) : alphabet[drawn];
        }
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

Target make_target(const fs::path& bundle, const std::string& standard,
                   const std::optional<fs::path>& folder) {
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
            throw Error(fmt::format("{} does not compile:\n{}", bundle.string(), result.messages));
        }
        return *result.program;
    };
    return {made("judged", judge_compiler(standard)),
            made("fuzzed", library(sanitizing("address,undefined,fuzzer-no-link", standard))),
            made("watched", library(sanitizing("memory", standard)))};
}

FuzzResult fuzz(const Problem& problem, const Target& target,
                const std::vector<std::string>& inputs, const FuzzSettings& settings) {
    const TemporaryFolder folder("fuzz-" + problem.id);
    const fs::path corpus = folder.path() / "corpus", found = folder.path() / "found";
    fs::create_directory(corpus);
    fs::create_directory(found);
    std::size_t most = kMostBytes;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        write_file(corpus / fmt::format("{:05}", i), inputs[i]);
        most = std::max(most, inputs[i].size());
    }
    write_file(folder.path() / "dictionary", kDictionary);
    const std::string bound = fmt::format("-runs={}", inputs.size() + settings.runs);
    // Sanitizers and other work on the machine slow a program down.
    const CommandResult fuzzed =
        run_fuzzed(problem, target, 10 * problem.time_limit_s,
                   {fmt::format("-seed={}", settings.seed), fmt::format("-max_len={}", most), bound,
                    fmt::format("-dict={}", (folder.path() / "dictionary").string()),
                    fmt::format("-artifact_prefix={}/", found.string()), corpus.string()});
    if (fuzzed.exit_code != 0) {
        const std::optional<std::string> input = artifact(found);
        if (!input) throw Error(fmt::format("{} was not fuzzed: {}", problem.id, fuzzed.output));
        return {0, FuzzFailure{*input, report_of(fuzzed.output)}};
    }
    FuzzResult result;
    constexpr std::string_view done = "\nDone ";
    const std::size_t at = fuzzed.output.rfind(done);
    if (at != std::string::npos) {
        result.inputs = std::strtoul(fuzzed.output.c_str() + at + done.size(), nullptr, 10);
    }
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::directory_iterator(corpus)) {
        files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    Runner runner;
    for (const fs::path& file : files) {
        const std::string input = read_file(file);
        const Outcome outcome = run_judged(problem, target, runner, input);
        if (outcome.verdict != Verdict::AC) {
            return {0, FuzzFailure{input, fmt::format("within its limits: {}, {}",
                                                      name_of(outcome.verdict), outcome.message)}};
        }
    }
    result.failure = run_watched(target, files).failure;
    return result;
}

FuzzResult run_sanitized(const Problem& problem, const Target& target,
                         const std::vector<fs::path>& files) {
    const TemporaryFolder folder("fuzz-" + problem.id);
    std::vector<std::string> arguments = {
        fmt::format("-artifact_prefix={}/", folder.path().string())};
    for (const fs::path& file : files) arguments.push_back(file.string());
    constexpr double patience_s = 300;  // inputs at the limits may take long
    const CommandResult result = run_fuzzed(problem, target, patience_s, arguments);
    if (result.exit_code != 0) return {0, failure_on(files, result.output)};
    return run_watched(target, files);
}

Outcome run_judged(const Problem& problem, const Target& target, Runner& runner,
                   std::string_view input) {
    return run_case(runner,
                    {.arguments = {target.judged.string()},
                     .time_limit_s = problem.time_limit_s,
                     .memory_limit_kb = problem.memory_limit_kb,
                     .limit_address_space = false},
                    input, kMostOutput);
}

}  // namespace tools
