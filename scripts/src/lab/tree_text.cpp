// A tree in words: sentences, and the names in them.
#include <algorithm>

#include "lab/compose.hpp"
#include "lab/tree_speaker.hpp"

namespace lab {

namespace {

void count(const Tree& tree, std::map<Tree, int>& times) {
    if (tree->op == Op::fold || tree->op == Op::search) {
        ++times[tree];
        return;
    }
    if (++times[tree] > 1) return;
    for (const Tree& each : tree->args) count(each, times);
}

}  // namespace

Speaker::Speaker(const Words& of_language, std::vector<std::string> names)
    : language_(of_language), names_(std::move(names)) {
    const std::set<std::string> taken(names_.begin(), names_.end());
    for (const char* const each : {"k", "m", "x", "y", "z", "u", "v", "w", "p", "q", "r", "s"}) {
        if (taken.count(each) == 0) free_.emplace_back(each);
    }
}

std::string Speaker::whole(const Tree& tree) {
    find_shared(tree);
    const std::string text = is_condition(tree) ? clause(tree) : phrase(tree).text;
    return text + where();
}

std::string Speaker::sentence(const Tree& tree, bool of_loses) {
    find_shared(tree);
    if (of_loses && tree->op == Op::number) return language_.loses(tree->value != 0);
    constexpr std::size_t few = 2;  // cases, of which each has a sentence
    const bool has_many = tree->op == Op::cases && tree->args.size() > 2 * few + 1;
    if (of_loses && tree->op == Op::cases && !(has_many && of_apart(*tree))) {
        std::vector<std::pair<std::string, std::string>> all;
        add_cases(*tree, {}, [&](const std::string& condition, const Tree& then) {
            all.emplace_back(condition, who_loses(then));
        });
        const std::string rest = all.back().second;
        all.pop_back();
        return language_.sentences(all, rest) + where();
    }
    // What it says gives the names that are told behind it.
    const std::string text =
        of_loses ? language_.loses(clause(tree)) : is(language_.the_value(), phrase(tree));
    return text + where();
}

void Speaker::add_cases(const Node& node, const Trees& within, const AddCase& add) {
    for (std::size_t i = 0; i < node.args.size(); i += 2) {
        const bool is_rest = i + 1 == node.args.size();
        const Tree& then = node.args[is_rest ? i : i + 1];
        Trees conditions = within;
        if (!is_rest) conditions.push_back(node.args[i]);
        const bool is_cases = then->op == Op::cases && shared_.count(then) == 0;
        const bool whole = is_cases && (is_condition(then) ? of_apart(*then).has_value()
                                                           : exceptions_in(*then) > 0);
        if (is_cases && !whole) {
            add_cases(*then, conditions, add);
        } else {
            add(conditions.empty() ? "" : clause(all_of(conditions)), then);
        }
    }
}

std::string Speaker::who_loses(const Tree& tree) {
    if (tree->op == Op::number) return language_.loses(tree->value != 0);
    return language_.loses(clause(tree));
}

std::string Speaker::fresh() {
    std::string name = free_[given_.names % free_.size()];
    if (given_.names >= free_.size()) name += std::to_string(given_.names / free_.size() + 1);
    ++given_.names;
    return name;
}

void Speaker::find_shared(const Tree& tree) {
    std::map<Tree, int> times;
    count(tree, times);
    for (const auto& [part, often] : times) {
        const bool plain = part->size <= 4 && part->op != Op::call;
        if (often > 1 && !plain && !is_condition(part)) shared_.insert(part);
    }
}

Spoken Speaker::named(const Tree& tree) {
    const auto known = given_.known.find(tree);
    if (known != given_.known.end()) return {known->second, kAtom};
    const std::string name = fresh();
    given_.known[tree] = name;
    const std::size_t place = given_.defined.size();
    given_.defined.emplace_back();
    std::string text = is(name, told(tree));
    given_.defined[place] = std::move(text);
    return {name, kAtom};
}

Spoken Speaker::operand(const Tree& tree) {
    if (shared_.count(tree) > 0 || given_.known.count(tree) > 0) return named(tree);
    const Given before = given_;
    Spoken found = told(tree);
    if (found.level != kWords) return found;
    given_ = before;  // told without a trace: names that it gave are given back
    return named(tree);
}

namespace {

template <class Say>
Text in_both_languages(const Tree& tree, std::size_t numbers, Say say) {
    const std::vector<std::string> names = names_of(numbers);
    const auto sorted = of_sorted(tree, numbers);
    const auto in = [&](const Words& language) {
        Speaker speaker(language, names);
        const std::string text = say(speaker, sorted ? *sorted : tree);
        return (sorted ? language.ordered(joined(names, " <= ")) : "") + text;
    };
    return {in(english()), in(chinese())};
}

}  // namespace

Text text_of(const Tree& tree, std::size_t numbers) {
    return in_both_languages(tree, numbers,
                             [](Speaker& speaker, const Tree& of) { return speaker.whole(of); });
}

Text sentence_of(const Tree& tree, std::size_t numbers, bool loses) {
    return in_both_languages(tree, numbers, [&](Speaker& speaker, const Tree& of) {
        return speaker.sentence(of, loses);
    });
}

}  // namespace lab
