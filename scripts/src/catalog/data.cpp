#include "catalog/data.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "base/memory_file.hpp"
#include "base/text.hpp"
#include "catalog/modules.hpp"
#include "core/hash.hpp"
#include "core/oracle.hpp"
#include "core/white_space.hpp"

namespace tools {

namespace {

// Maps a file into memory; nullptr if there is no such file, or nothing in it.
std::shared_ptr<const void> map_file(const fs::path& path, std::string_view* text) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    struct stat status;
    if (file.get() < 0 || ::fstat(file.get(), &status) != 0 || status.st_size <= 0) return nullptr;
    const std::size_t size = static_cast<std::size_t>(status.st_size);
    void* map = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
    if (map == MAP_FAILED) return nullptr;
    *text = {static_cast<const char*>(map), size};
    return {map, [size](void* at) { ::munmap(at, size); }};
}

std::vector<rules::Game> parse_file(const rules::Rules& rules, const fs::path& file,
                                    std::string_view input) {
    try {
        return parse(rules, input);
    } catch (const rules::Invalid& invalid) {
        throw Error(
            Text(file.string() + ": not a legal input: ", file.string() + "：不是合法的输入：") +
            invalid.text);
    }
}

constexpr std::string_view kEnd = "end\n";

// A cached group: per case, a line "name games second input-size expected-size", then both texts.
std::string serialize(const Cases& cases) {
    std::string text;
    for (const Case& c : cases.list()) {
        text += fmt::format("{} {} {} {} {}\n", c.name, c.games, c.second ? 1 : 0, c.input.size(),
                            c.expected.size());
        text += c.input;
        text += c.expected;
    }
    return text.append(kEnd);
}

std::optional<std::vector<Case>> deserialize(std::string_view text, Group group) {
    std::vector<Case> list;
    while (text != kEnd) {
        const std::size_t stop = text.find('\n');
        if (stop == std::string_view::npos) return std::nullopt;
        const auto parts = split(text.substr(0, stop), ' ');
        text.remove_prefix(stop + 1);
        if (parts.size() != 5) return std::nullopt;
        std::array<std::size_t, 4> numbers{};
        for (std::size_t i = 0; i < 4; ++i) {
            const std::string_view part = parts[i + 1];
            std::from_chars(part.data(), part.data() + part.size(), numbers[i]);
        }
        const auto [games, second, input, expected] = numbers;
        if (text.size() < input || text.size() - input < expected) return std::nullopt;
        const std::string_view legal = text.substr(0, input);
        list.push_back({std::string(parts[0]), group, legal, text.substr(input, expected), games,
                        second != 0, legal});
        text.remove_prefix(input + expected);
    }
    return list;
}

}  // namespace

Cases load_files(const Problem& problem) {
    const std::vector<fs::path> inputs = files_in(problem.data(), ".in");
    for (const fs::path& output : files_in(problem.data(), ".out")) {
        if (fs::exists(fs::path(output).replace_extension(".in"))) continue;
        throw Error(phrase({"{}: no .in file beside it; add it or remove this one",
                            "{}：旁边没有 .in 文件；请加上，或删去它"},
                           output.string()));
    }
    const auto is_of = [](const fs::path& input, std::string_view group) {
        return input.filename().string().starts_with(fmt::format("{}-", group));
    };
    for (const fs::path& input : inputs) {
        const bool known = std::ranges::any_of(
            kFileGroups, [&](Group group) { return is_of(input, name_of(group)); });
        if (known || is_of(input, "bad")) continue;
        throw Error(phrase({"{}: name it sample-*.in, edge-*.in, hack-*.in or bad-*.in",
                            "{}：请命名为 sample-*.in、edge-*.in、hack-*.in 或 bad-*.in"},
                           input.string()));
    }
    const std::unique_ptr<rules::Rules> rules = make_rules(problem);
    std::optional<Oracle> oracle;
    if (rules) oracle.emplace(*rules);
    Cases cases;
    for (const Group group : kFileGroups) {
        for (const fs::path& path : inputs) {
            if (!is_of(path, name_of(group))) continue;
            std::string input = read_file(path);
            std::vector<rules::Game> games;
            if (rules) games = parse_file(*rules, path, input);
            const fs::path output = fs::path(path).replace_extension(".out");
            Answer expected;
            if (fs::exists(output)) {
                expected = {read_file(output), false};
            } else if (oracle && group == Group::hack) {
                expected = oracle->answer(games);
            } else {
                throw Error(
                    phrase({"{}: missing; write the expected output", "{}：缺少；请写出期望输出"},
                           output.string()));
            }
            cases.add(path.stem().string(), group, std::move(input), std::move(expected),
                      games.size());
        }
    }
    return cases;
}

Cases load_input(const Problem& problem, const fs::path& file) {
    const std::unique_ptr<rules::Rules> rules = make_rules(problem);
    if (!rules)
        throw Error(phrase({"{0} has no rules to answer the input; write testdata/{0}/rules.cpp",
                            "{0} 没有规则，算不出答案；请写 testdata/{0}/rules.cpp"},
                           problem.id));
    std::string input = without_loose_white_space(read_file(file));
    const std::vector<rules::Game> games = parse_file(*rules, file, input);
    Cases cases;
    cases.add(file.stem().string(), Group::hack, std::move(input), Oracle(*rules).answer(games),
              games.size());
    return cases;
}

Cases load_group(const Problem& problem, Group group, std::uint64_t seed, std::size_t rounds) {
    const std::unique_ptr<rules::Rules> rules = make_rules(problem);
    if (!rules) return {};
    const bool usual = group != Group::random || (seed == kDefaultSeed && rounds == 0);
    if (rounds == 0) rounds = usual_rounds(*rules);
    if (!usual) return generate(*rules, problem.id, group, seed, rounds);

    // The data depend on the module and on the kit of core, which is no part of it.
    static const std::string kit = read_file(root() / "scripts/src/core/generate.cpp") +
                                   read_file(root() / "scripts/src/core/limits.cpp");
    const std::string key = Hash().add(read_file(rules_module(problem))).add(kit).hex();
    const fs::path below =
        fs::path("data") / problem.id / fmt::format("{}-{}.cases", name_of(group), key);
    for (const fs::path& kept : {build_dir() / below, cache_dir() / below}) {
        std::string_view text;
        if (std::shared_ptr<const void> map = map_file(kept, &text)) {
            if (auto list = deserialize(text, group)) return {std::move(*list), std::move(map)};
        }
    }
    const fs::path file = cache_dir() / below, folder = file.parent_path();
    Cases cases = generate(*rules, problem.id, group, seed, rounds);
    write_file(file, serialize(cases));
    // Removes groups of older rules, but not the draft of another judge that writes the same file.
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(fmt::format("{}-", name_of(group))) &&
            !name.starts_with(file.filename().string())) {
            fs::remove(entry.path(), ignored);
        }
    }
    return cases;
}

GeneratedFile data_lock(const Problem& problem) {
    std::string text;
    for (const Group group : kGeneratedGroups) {
        text += lock_line(group, load_group(problem, group));
    }
    return {problem.data() / "data.lock", text};
}

}  // namespace tools
