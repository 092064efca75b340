// Functions with a name that values and outcomes are often made of.
#ifndef SCRIPTS_SRC_LAB_FUNCTIONS_HPP
#define SCRIPTS_SRC_LAB_FUNCTIONS_HPP

#include <deque>
#include <string>
#include <vector>

#include "lab/compose.hpp"
#include "lab/tree.hpp"

namespace lab {

// Any argument from -16 on gives the same here and in the code, and no function is negative.
struct Known {
    Tree of_n;  // in terms of variable 0
    const Function* function = nullptr;
    double bits = 0;       // beyond the 5 of any rule
    bool bounded = false;  // takes few values, so that any table of them is a rule
};
struct Catalogue {
    std::deque<Function> functions;
    std::vector<Known> known;  // the simplest first is n itself
};
const Catalogue& catalogue();
const Function& function_named(const std::string& name);

Function function_of(std::string name, Text text, Written written,
                     std::vector<std::string> parameters = {"n"});
// A condition: what is said where it is so and where it is not, its statements, and its value.
Function condition_named(std::string name, Text so, Text not_so, Written written,
                         std::vector<std::string> parameters = {"n"});
// A function that was made for one table; the same one is kept once, for good.
const Function& kept(Function function);

}  // namespace lab

#endif
