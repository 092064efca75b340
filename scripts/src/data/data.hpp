// The data that a problem is judged on: its files under testdata/, and what its rules generate.
#ifndef SCRIPTS_SRC_DATA_DATA_HPP
#define SCRIPTS_SRC_DATA_DATA_HPP

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/problems.hpp"
#include "core/rules.hpp"

namespace tools {

enum class Group { sample, edge, hack, exhaustive, random, limit };
inline constexpr Group kFileGroups[] = {Group::sample, Group::edge, Group::hack};
inline constexpr Group kGeneratedGroups[] = {Group::exhaustive, Group::random, Group::limit};
std::string_view name_of(Group group);

struct Case {
    std::string name;  // "edge-all-ones", "exhaustive-0001", ...: the group, then what it is
    Group group;
    std::string_view input;
    std::string_view expected;
    std::size_t games;  // tests in the input; 0 where there are no rules to count them
    bool second;        // some answer comes from the second method: plain search does not reach it
};

// FNV-1a, 64 bits: for keys of caches and locks of data, not against malice.
class Hash {
 public:
    Hash& add(std::string_view text);
    std::string hex() const;
    std::uint64_t value() const { return value_; }

 private:
    std::uint64_t value_ = 0xCBF29CE484222325u;
};

// True iff there are rules, and not only the draft that scripts/new makes.
bool has_rules(const Problem& problem);

// The rules of a problem (testdata/<id>/rules.cpp), each object for one thread; nullptr where there
// are none. Throws Error where they are not built.
std::unique_ptr<rules::Rules> make_rules(const Problem& problem);

// Answers inputs by the rules: plain search where it reaches, else the second method.
class Oracle {
 public:
    explicit Oracle(const rules::Rules& rules) : rules_(rules), search_(rules) {}
    struct Answer {
        std::string text;
        bool second;
    };
    Answer answer(const std::vector<rules::Game>& games);

 private:
    const rules::Rules& rules_;
    rules::Search search_;
};

// The games of an input, by the validator. Throws rules::Invalid.
std::vector<rules::Game> parse(const rules::Rules& rules, std::string_view input);

// Cases together with the text that they point into.
class Cases {
 public:
    Cases() = default;
    const std::vector<Case>& list() const& { return list_; }
    void list() const&& = delete;  // the cases would outlive their text
    void add(std::string name, Group group, std::string input, Oracle::Answer expected,
             std::size_t games);
    void append(Cases other);
    std::string hash() const;  // of all names, inputs and expected outputs
    std::size_t games() const;

 private:
    friend Cases load_group(const Problem&, Group, std::uint64_t, std::size_t);
    std::vector<Case> list_;
    std::vector<std::shared_ptr<const void>> storage_;
};

inline constexpr std::uint64_t kDefaultSeed = 1;

// Cases of testdata/<id>/: sample-*.in, edge-*.in, hack-*.in with their .out; where a hack has no
// .out, the rules answer it; bad-*.in are for the validator's tests. Throws Error where a file is
// not as it must be.
Cases load_files(const Problem& problem);

// One input from a file, answered by the rules. Throws Error where there are none, or where their
// validator rejects it.
Cases load_input(const Problem& problem, const fs::path& file);

// A generated group; `seed` and `rounds` (0: the usual number) concern the random one only. What
// does not depend on options is kept below build/ until the rules change.
Cases load_group(const Problem& problem, Group group, std::uint64_t seed = kDefaultSeed,
                 std::size_t rounds = 0);

// The games of the random input number `round` of a seed: the same on every platform.
std::vector<rules::Game> random_games(const rules::Rules& rules, std::string_view id,
                                      std::uint64_t seed, std::size_t round);

}  // namespace tools

#endif
