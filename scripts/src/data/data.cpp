#include "data/data.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>

#include "data/module.hpp"

namespace tools {

namespace {

// Inputs larger than this are not packed fuller: a failure should be near its cause.
constexpr std::size_t kMostGamesPerInput = 2000;

fs::path module_of(const Problem& problem) {
    return build_dir() / "rules" / (problem.id + ".so");
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t at; (at = text.find(separator)) != std::string_view::npos;) {
        parts.push_back(text.substr(0, at));
        text.remove_prefix(at + 1);
    }
    parts.push_back(text);
    return parts;
}

// Turns what a generator makes into cases.
class Packer : public rules::Sink {
 public:
    Packer(const rules::Rules& rules, Group group)
        : rules_(rules),
          oracle_(rules),
          group_(group),
          most_(std::min(rules.games_per_input(), kMostGamesPerInput)) {}

    void game(rules::Game game) override {
        pending_.push_back(std::move(game));
        if (pending_.size() == most_) flush();
    }
    void input(const std::string& name, std::vector<rules::Game> games) override {
        add(fmt::format("{}-{}", name_of(group_), name), games);
    }
    void numbered(const std::vector<rules::Game>& games) {
        add(fmt::format("{}-{:04}", name_of(group_), ++count_), games);
    }
    Cases finish() {
        flush();
        return std::move(cases_);
    }

 private:
    void flush() {
        if (!pending_.empty()) numbered(pending_);
        pending_.clear();
    }
    void add(std::string name, const std::vector<rules::Game>& games) {
        cases_.add(std::move(name), group_, rules_.format(games), oracle_.answer(games),
                   games.size());
    }

    const rules::Rules& rules_;
    Oracle oracle_;
    Group group_;
    std::size_t most_;
    std::size_t count_ = 0;
    std::vector<rules::Game> pending_;
    Cases cases_;
};

std::size_t usual_rounds(const rules::Rules& rules) {
    return std::clamp<std::size_t>(4000 / std::min<std::size_t>(rules.games_per_input(), 200), 20,
                                   400);
}

Cases generate(const rules::Rules& rules, const Problem& problem, Group group, std::uint64_t seed,
               std::size_t rounds) {
    Packer packer(rules, group);
    if (group == Group::exhaustive) rules.exhaustive(packer);
    if (group == Group::limit) rules.limits(packer);
    if (group == Group::random) {
        for (std::size_t round = 0; round < rounds; ++round) {
            packer.numbered(random_games(rules, problem.id, seed, round));
        }
    }
    return packer.finish();
}

// A file in the address space, or nothing where there is no such file.
std::shared_ptr<const void> map_file(const fs::path& path, std::string_view* text) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return nullptr;
    struct stat status;
    std::shared_ptr<const void> owner;
    if (::fstat(file, &status) == 0 && status.st_size > 0) {
        const std::size_t size = static_cast<std::size_t>(status.st_size);
        void* map = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
        if (map != MAP_FAILED) {
            owner.reset(map, [size](void* at) { ::munmap(at, size); });
            *text = {static_cast<const char*>(map), size};
        }
    }
    ::close(file);
    return owner;
}

std::vector<rules::Game> parse_file(const rules::Rules& rules, const fs::path& file,
                                    std::string_view input) {
    try {
        return parse(rules, input);
    } catch (const rules::Invalid& invalid) {
        throw Error(fmt::format("{}: not a legal input: {}", file.string(), invalid.what()));
    }
}

constexpr std::string_view kEnd = "end\n";

// A kept group: for each case a line "name games second input-size expected-size", then the texts.
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
        list.push_back({std::string(parts[0]), group, text.substr(0, input),
                        text.substr(input, expected), games, second != 0});
        text.remove_prefix(input + expected);
    }
    return list;
}

}  // namespace

std::string_view name_of(Group group) {
    constexpr std::string_view names[] = {"sample",     "edge",   "hack",
                                          "exhaustive", "random", "limit"};
    return names[static_cast<int>(group)];
}

Hash& Hash::add(std::string_view text) {
    for (const char c : text) {
        value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
    }
    return *this;
}

std::string Hash::hex() const {
    return fmt::format("{:016x}", value_);
}

bool has_rules(const Problem& problem) {
    const fs::path file = problem.data() / "rules.cpp";
    return fs::exists(file) && !is_draft(read_file(file));
}

std::unique_ptr<rules::Rules> make_rules(const Problem& problem) {
    if (!has_rules(problem)) return nullptr;
    return make_from<rules::Rules>(module_of(problem), "make_rules", "build it with scripts/judge");
}

Oracle::Answer Oracle::answer(const std::vector<rules::Game>& games) {
    Answer result{"", false};
    for (const rules::Game& game : games) {
        if (rules_.oracle_reaches(game)) {
            result.text += rules_.answer(game, search_);
        } else {
            result.text += rules_.second_answer(game);
            result.second = true;
        }
    }
    return result;
}

std::vector<rules::Game> parse(const rules::Rules& rules, std::string_view input) {
    rules::Text text(input);
    return rules.parse(text);
}

void Cases::add(std::string name, Group group, std::string input, Oracle::Answer expected,
                std::size_t games) {
    const auto texts = std::make_shared<const std::pair<std::string, std::string>>(
        std::move(input), std::move(expected.text));
    list_.push_back({std::move(name), group, texts->first, texts->second, games, expected.second});
    storage_.push_back(texts);
}

void Cases::append(Cases other) {
    std::move(other.list_.begin(), other.list_.end(), std::back_inserter(list_));
    std::move(other.storage_.begin(), other.storage_.end(), std::back_inserter(storage_));
}

std::string Cases::hash() const {
    Hash hash;
    for (const Case& c : list_) hash.add(c.name).add("\n").add(c.input).add("\n").add(c.expected);
    return hash.hex();
}

std::size_t Cases::games() const {
    std::size_t sum = 0;
    for (const Case& c : list_) sum += c.games;
    return sum;
}

Cases load_files(const Problem& problem) {
    Cases cases;
    if (!fs::is_directory(problem.data())) return cases;
    std::vector<fs::path> inputs;
    for (const fs::directory_entry& entry : fs::directory_iterator(problem.data())) {
        if (entry.path().extension() == ".in") inputs.push_back(entry.path());
        if (entry.path().extension() == ".out" &&
            !fs::exists(fs::path(entry.path()).replace_extension(".in"))) {
            throw Error(fmt::format("{}: there is no .in beside it", entry.path().string()));
        }
    }
    const std::unique_ptr<rules::Rules> rules = make_rules(problem);
    std::optional<Oracle> oracle;
    if (rules) oracle.emplace(*rules);
    std::sort(inputs.begin(), inputs.end());
    for (const Group group : kFileGroups) {
        for (const fs::path& path : inputs) {
            const std::string name = path.stem().string();
            if (name.rfind(fmt::format("{}-", name_of(group)), 0) != 0) continue;
            std::string input = read_file(path);
            std::vector<rules::Game> games;
            try {
                if (rules) games = parse(*rules, input);
            } catch (const rules::Invalid& invalid) {
                throw Error(
                    fmt::format("{}: not a legal input: {}", path.string(), invalid.what()));
            }
            const fs::path output = fs::path(path).replace_extension(".out");
            Oracle::Answer expected;
            if (fs::exists(output)) {
                expected = {read_file(output), false};
            } else if (oracle && group == Group::hack) {
                expected = oracle->answer(games);
            } else {
                throw Error(fmt::format("{}: missing; write the expected output", output.string()));
            }
            cases.add(name, group, std::move(input), std::move(expected), games.size());
        }
    }
    for (const fs::path& path : inputs) {
        const bool known = path.stem().string().rfind("bad-", 0) == 0 ||
                           std::any_of(cases.list().begin(), cases.list().end(),
                                       [&](const Case& c) { return c.name == path.stem(); });
        if (!known) {
            throw Error(fmt::format("{}: name it sample-*.in, edge-*.in, hack-*.in or bad-*.in",
                                    path.string()));
        }
    }
    return cases;
}

Cases load_input(const Problem& problem, const fs::path& file) {
    const std::unique_ptr<rules::Rules> rules = make_rules(problem);
    if (!rules) throw Error(fmt::format("{} has no rules that could answer an input", problem.id));
    std::string input = read_file(file);
    const std::vector<rules::Game> games = parse_file(*rules, file, input);
    Cases cases;
    cases.add(file.stem().string(), Group::hack, std::move(input), Oracle(*rules).answer(games),
              games.size());
    return cases;
}

std::vector<rules::Game> random_games(const rules::Rules& rules, std::string_view id,
                                      std::uint64_t seed, std::size_t round) {
    Hash hash;
    hash.add(id).add(fmt::format(" {} {}", seed, round));
    rules::Rng rng(hash.value());
    const std::size_t most = std::min<std::size_t>(rules.games_per_input(), 200);
    const rules::Int count = rng.mixed(1, static_cast<rules::Int>(most));
    std::vector<rules::Game> games;
    for (rules::Int i = 0; i < count; ++i) {
        const bool rare = rng.chance(1, 2);
        games.push_back(rules.random(rng, rare));
    }
    return games;
}

Cases load_group(const Problem& problem, Group group, std::uint64_t seed, std::size_t rounds) {
    const std::unique_ptr<rules::Rules> rules = make_rules(problem);
    if (!rules) return {};
    const bool usual = group != Group::random || (seed == kDefaultSeed && rounds == 0);
    if (rounds == 0) rounds = usual_rounds(*rules);
    if (!usual) return generate(*rules, problem, group, seed, rounds);

    // The module holds all that the data depend on, so its bytes are the key.
    const fs::path folder = build_dir() / "data" / problem.id;
    const std::string key = Hash().add(read_file(module_of(problem))).hex();
    const fs::path file = folder / fmt::format("{}-{}.cases", name_of(group), key);
    Cases cases;
    std::string_view text;
    if (std::shared_ptr<const void> map = map_file(file, &text)) {
        if (auto list = deserialize(text, group)) {
            cases.list_ = std::move(*list);
            cases.storage_ = {std::move(map)};
            return cases;
        }
    }
    cases = generate(*rules, problem, group, seed, rounds);
    write_file(file, serialize(cases));
    // Those of older rules go. Another judge may be writing the same file: its draft stays, too.
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        const std::string name = entry.path().filename().string();
        if (name.rfind(fmt::format("{}-", name_of(group)), 0) == 0 &&
            name.rfind(file.filename().string(), 0) != 0) {
            fs::remove(entry.path(), ignored);
        }
    }
    return cases;
}

}  // namespace tools
