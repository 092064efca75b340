// Functions of a natural number that values and outcomes are often made of.
#ifndef SCRIPTS_SRC_LAB_SEQUENCE_CATALOGUE_HPP
#define SCRIPTS_SRC_LAB_SEQUENCE_CATALOGUE_HPP

#include <functional>
#include <string>
#include <vector>

#include "lab/sequence.hpp"

namespace lab {
namespace seq {

// `$` stands for the argument. Any argument from -16 on gives the same here and in the code, and no
// function is negative.
struct Function {
    Text text;
    std::string code;
    std::vector<Helper> helpers;
    std::function<Int(Int)> at;
    double bits = 0;       // beyond the 5 of any rule
    bool bounded = false;  // takes few values, so that any table of them is a rule
};

const std::vector<Function>& catalogue();

}  // namespace seq
}  // namespace lab

#endif
