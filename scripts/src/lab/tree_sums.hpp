// How trees are built: any node, and a sum as its terms.
#ifndef SCRIPTS_SRC_LAB_TREE_SUMS_HPP
#define SCRIPTS_SRC_LAB_TREE_SUMS_HPP

#include <utility>
#include <vector>

#include "lab/tree.hpp"

namespace lab {

Tree of_node(Op op, Trees args, Int value = 0, Numbers list = {});

inline bool is_number(const Tree& tree) {
    return tree->op == Op::number;
}

// A sum as its terms, and the number that is added.
struct Sum {
    std::vector<std::pair<Int, Tree>> terms;
    Int number = 0;

    void add(const Tree& x, Int times);
    // Drops the terms that are 0.
    Tree tree();
};
Sum sum_of(const Trees& args);
Tree product_of(const Trees& args);

}  // namespace lab

#endif
