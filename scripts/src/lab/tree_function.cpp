// A tree as a whole function.
#include <algorithm>
#include <utility>

#include "lab/compose.hpp"
#include "lab/tree.hpp"

namespace lab {

namespace {

bool tells_of_heaps(const Tree& tree) {
    return tree->op == Op::fold || (tree->op == Op::call && tree->args.empty()) ||
           std::any_of(tree->args.begin(), tree->args.end(), tells_of_heaps);
}

}  // namespace

std::string function_of(const std::string& type, const std::string& name, const Tree& tree,
                        std::size_t numbers) {
    const std::string body = body_of(tree, numbers);
    // What is not told of has no name.
    const bool sorted = of_sorted(tree, numbers).has_value();
    std::vector<std::string> list;
    for (std::size_t k = 0; k < numbers; ++k) {
        const bool named = sorted || has(tree, variable(k));
        list.push_back("long long" + (named ? " " + name_of(k, numbers) : ""));
    }
    const std::string parameters = numbers > 0 ? joined(list, ", ")
                                               : std::string("const std::vector<long long>&") +
                                                     (tells_of_heaps(tree) ? " heaps" : "");
    const std::string function = type + " " + name + "(" + parameters + ") {\n" + body + "}\n";
    std::string includes;
    for (const auto& [header, words] :
         {std::pair<const char*, std::vector<const char*>>{
              "algorithm", {"min", "max", "sort", "swap", "unique", "count"}},
          {"utility", {"pair"}},
          {"vector", {"vector"}}}) {
        if (std::any_of(words.begin(), words.end(), [&](const char* word) {
                return function.find(std::string("std::") + word) != std::string::npos;
            })) {
            includes += std::string("#include <") + header + ">\n";
        }
    }
    return includes + (includes.empty() ? "" : "\n") + function;
}

}  // namespace lab
