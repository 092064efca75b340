// The inputs that a problem is judged on, and their expected outputs.
#ifndef SCRIPTS_SRC_CORE_CASES_HPP
#define SCRIPTS_SRC_CORE_CASES_HPP

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tools {

enum class Group { sample, edge, hack, exhaustive, random, limit };
inline constexpr Group kFileGroups[] = {Group::sample, Group::edge, Group::hack};
inline constexpr Group kGeneratedGroups[] = {Group::exhaustive, Group::random, Group::limit};
std::string_view name_of(Group group);

struct Case {
    std::string name = {};  // begins with its group's name
    Group group = Group::hack;
    std::string_view input;
    std::string_view expected;
    std::size_t games = 0;
    bool second = false;     // the expected output comes from the rules' second method
    std::string_view legal;  // the input as the validator reads it: of a variant, the original
};

// An expected output, and whether plain search did not reach and the second method gave it.
struct Answer {
    std::string text;
    bool second = false;
};

// Cases together with the text that they point into.
class Cases {
 public:
    Cases() = default;
    // Cases that point into texts which `storage` keeps.
    Cases(std::vector<Case> list, std::shared_ptr<const void> storage)
        : list_(std::move(list)), storage_{std::move(storage)} {}

    const std::vector<Case>& list() const& { return list_; }
    void list() const&& = delete;  // the cases would outlive their text
    // `legal` is the input itself where it is empty.
    void add(std::string name, Group group, std::string input, Answer expected, std::size_t games,
             std::string legal = {});
    // A copy of a case of other cases.
    void add(const Case& other);
    void append(Cases other);
    std::string hash() const;  // of all names, inputs and expected outputs
    std::size_t games() const;

 private:
    std::vector<Case> list_;
    std::vector<std::shared_ptr<const void>> storage_;
};

// Each case with other white space, and the same expected output: CRLF line ends, no final newline,
// blanks around numbers, blank lines. The names get a suffix: "sample-1+crlf".
Cases whitespace_variants(const Cases& cases);

}  // namespace tools

#endif
