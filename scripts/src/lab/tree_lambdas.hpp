// What stands before the statements of a tree as C++: lists and lambdas, each of them once.
#ifndef SCRIPTS_SRC_LAB_TREE_LAMBDAS_HPP
#define SCRIPTS_SRC_LAB_TREE_LAMBDAS_HPP

#include <functional>
#include <map>
#include <string>
#include <utility>

#include "lab/tree.hpp"

namespace lab {

class Lambdas {
 public:
    const std::string& code() const { return code_; }
    // A name that nothing has, without a number where there is but one.
    std::string fresh(const std::string& name);

    // Each gives the name of what it adds, where that is not there yet.
    std::string list(const Numbers& list);
    std::string helper(const std::string& name);  // gcd, floor_div or floor_mod
    std::string ranked(std::size_t count);
    std::string function(const Function& function);
    std::string beatty(const Numbers& list);
    // Of f, from `from` on; the code of f(k) is asked for where it is new.
    std::string search(const Tree& f, Int from, const std::function<std::string()>& term);

    static std::string type_of(bool is_condition) { return is_condition ? "bool" : "long long"; }

 private:
    // `make` gives the statement for a name.
    template <class Make>
    std::string once(const std::string& kind, const std::string& key, const Make& make);

    std::string code_;
    std::map<std::string, int> counts_;
    std::map<std::string, std::string> names_;
    std::map<std::pair<Tree, Int>, std::string> searches_;
};

}  // namespace lab

#endif
