// What is mutated.
#include <fmt/format.h>

#include <cstdlib>

#include "audit/mutation.hpp"
#include "base/process.hpp"
#include "base/text.hpp"
#include "bundle/bundle.hpp"

namespace tools {

std::set<std::size_t> compiled_lines(const fs::path& source, const std::vector<fs::path>& files) {
    std::set<std::size_t> lines;
    const std::string name = fs::canonical(source).string();
    for (const fs::path& file : files) {
        const CommandResult made =
            run_command({"g++", "-E", "-I" + (root() / "common").string(), file.string()});
        std::string current;
        std::size_t number = 0;
        for (const std::string& line : lines_of(made.output)) {
            if (line.starts_with("# ")) {
                const std::size_t first = line.find('"'), last = line.rfind('"');
                if (first == last) continue;
                std::error_code none;
                current = fs::canonical(line.substr(first + 1, last - first - 1), none).string();
                number = std::strtoul(line.c_str() + 2, nullptr, 10);
                continue;
            }
            if (current == name && !line.empty()) lines.insert(number);
            ++number;
        }
    }
    return lines;
}

Subject solution_subject(const Problem& problem) {
    return {problem.solution(), problem.data() / "mutants.txt", {&problem}, {}};
}

Subject textbook_subject(const Problem& problem) {
    return {.source = problem.textbook(),
            .record = problem.data() / "textbook.mutants.txt",
            .problems = {&problem},
            .tests = {},
            .operators = Operators::all,
            .textbook = true};
}

std::vector<std::string> header_names() {
    std::vector<std::string> names;
    for (const fs::path& header : files_in(root() / "common", ".hpp")) {
        names.push_back(header.filename().string());
    }
    return names;
}

Subject header_subject(const std::vector<Problem>& problems, const std::string& name) {
    const std::string stem = fs::path(name).stem().string();
    const fs::path header = root() / "common" / (stem + ".hpp");
    if (!fs::exists(header)) {
        Text near = did_you_mean(stem + ".hpp", header_names());
        if (near.empty()) {
            near = {"; common/README.md shows them", "；common/README.md 列出了它们"};
        }
        throw Error(phrase({"no header is called '{}'{}", "没有头文件叫“{}”{}"}, name, near));
    }
    Subject subject{header, root() / "common/tests" / (stem + ".mutants.txt"), {}, {}};
    // fast_io_bulk_test.cpp is of fast_io_bulk.hpp, not of fast_io.hpp: the longest stem it begins with.
    const std::vector<std::string> names = header_names();
    for (const fs::path& test : files_in(root() / "common/tests", ".cpp")) {
        std::string longest;
        for (const std::string& other : names) {
            const std::string begins = fs::path(other).stem().string() + "_";
            if (test.filename().string().starts_with(begins) && begins.size() > longest.size())
                longest = begins;
        }
        if (longest == stem + "_") subject.tests.push_back(test);
    }
    // Two problems kill most mutants quickly. The tests have to kill the others: a header does not
    // rely on the data of the problems that use it.
    const std::size_t most = subject.tests.empty() ? problems.size() : 2;
    const std::string title = fmt::format("// ---- common/{}.hpp ----\n", stem);
    for (const Problem& problem : problems) {
        if (subject.problems.size() == most) break;
        if (bundle(problem.solution()).find(title) != std::string::npos) {
            subject.problems.push_back(&problem);
        }
    }
    return subject;
}

std::vector<Mutant> mutants_of(const Subject& subject) {
    std::vector<Mutant> mutants = mutants_of(read_file(subject.source), subject.operators);
    if (subject.tests.empty()) return mutants;
    std::vector<fs::path> users = subject.tests;
    for (const Problem* problem : subject.problems) users.push_back(problem->solution());
    const std::set<std::size_t> compiled = compiled_lines(subject.source, users);
    std::erase_if(mutants, [&](const Mutant& m) { return !compiled.contains(m.line); });
    return mutants;
}

}  // namespace tools
