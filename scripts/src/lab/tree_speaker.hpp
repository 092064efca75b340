// Who says a tree in words. The parts that are formulas are so in any language; what a language says
// of them is in Words.
#ifndef SCRIPTS_SRC_LAB_TREE_SPEAKER_HPP
#define SCRIPTS_SRC_LAB_TREE_SPEAKER_HPP

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "lab/tree_words.hpp"

namespace lab {

enum Rank { kWords, kBits, kSum, kProduct, kAtom };

struct Spoken {
    std::string text;
    Rank level = kAtom;
    bool of_cases = false;

    std::string in(Rank place) const {
        const bool mixed = place == kBits && level > kWords && level < kAtom;
        return level < place || mixed ? "(" + text + ")" : text;
    }
};

class Speaker {
 public:
    Speaker(const Words& of_language, std::vector<std::string> names);
    std::string whole(const Tree& tree);
    std::string sentence(const Tree& tree, bool of_loses);

 private:
    using AddCase = std::function<void(const std::string& condition, const Tree& then)>;
    std::string is(const std::string& name, const Spoken& what) const {
        return language_.named(name, what.text, what.of_cases);
    }
    // Calls `add` for each case, of cases within a case with all that holds there.
    void add_cases(const Node& node, const Trees& within, const AddCase& add);
    std::string who_loses(const Tree& tree);

    // --- names ---

    std::string fresh();
    std::string where() const {
        return given_.defined.empty() ? "" : language_.where(given_.defined);
    }
    void find_shared(const Tree& tree);
    // What a name stands for is told behind the sentence.
    Spoken named(const Tree& tree);
    Spoken phrase(const Tree& tree) { return shared_.count(tree) > 0 ? named(tree) : told(tree); }
    // Inside a formula words have a name.
    Spoken operand(const Tree& tree);

    // --- noun phrases and formulas (tree_phrases.cpp) ---

    Spoken told(const Tree& tree);
    std::string list_of_args(const Node& node);
    Spoken of_sum(const Node& node);
    Spoken between(const Node& node, const std::string& sign, Rank level);
    Spoken of_call(const Node& node);
    Spoken of_beatty(const Node& node);
    std::string term(const Tree& f, const std::string& index);
    Spoken of_search(const Node& node);
    Spoken of_lookup(const Node& node);
    Spoken of_cases(const Node& node);
    // How many of the first arguments say what is so for some numbers alone, if that is long.
    static std::size_t exceptions_in(const Node& node);
    std::string exceptions(const Node& node, std::size_t first);
    Spoken of_fold(const Node& node);

    // --- clauses (tree_clauses.cpp) ---

    std::string clause(const Tree& tree, bool is = true);
    // What is so in some cases and not in others is one clause where no two of them meet: those that
    // are some numbers of one thing. Else nothing.
    static std::optional<Tree> of_apart(const Node& node);
    // "n is a square": what is said where the function has this value.
    std::optional<std::string> said_of(const Node& node, Int value, bool is);
    // A clause of several parts within another one.
    std::string inner(const Tree& tree, bool is = true);
    static bool same_subject(const Node& node);
    // The parts, those that say of one thing which numbers it is as one.
    Words::Strings parts_of(const Node& node, bool is);
    std::string of_several(const Node& node, bool is);
    std::string is_one_of(const Tree& x, const Numbers& numbers, bool is);
    // Words as the subject of a clause need no name, unless they are told elsewhere too.
    Spoken subject(const Tree& tree);
    // Words on one side of a comparison alone need no name.
    std::pair<Spoken, Spoken> sides(const Tree& x, const Tree& y);
    std::string of_equal(const Tree& tree, bool is);
    // a + b + c = 2 * max(a, b, c)
    bool is_sum_of_others(const Node& sum, const Node& twice) const;
    std::string of_less(const Node& node, bool is);
    std::string of_listed(const Node& node, bool is);
    std::string of_heaps(const Node& node, bool is);

    const Words& language_;
    std::vector<std::string> names_, free_;
    std::set<Tree> shared_;
    struct Given {
        std::size_t names = 0;
        std::map<Tree, std::string> known;
        Words::Strings defined;
    } given_;
    std::string heap_ = "h", index_ = "k";
};

}  // namespace lab

#endif
