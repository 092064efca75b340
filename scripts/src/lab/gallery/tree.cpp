// A tree on its root: a move removes a branch with all that grows on it.
// 有根的树：每次剪断一条边，长在它上面的一切随之掉落。
// See: trees hdu-3094-tree-game
#include <lab.hpp>
#include <set>
#include <string>

// A branch is a pair of brackets around those that grow on it.
void moves(const std::string& tree, lab::Options<std::string>& to) {
    for (std::size_t i = 0; i < tree.size(); ++i) {
        if (tree[i] != '(') continue;
        std::size_t end = i;
        for (int open = 0; open += tree[end] == '(' ? 1 : -1; ++end) {
        }
        to(tree.substr(0, i) + tree.substr(end + 1));
    }
}

std::vector<std::string> starts() {
    std::set<std::string> trees = {""};
    for (int branches = 1; branches <= 6; ++branches) {
        const std::set<std::string> smaller = trees;
        for (const std::string& tree : smaller) {
            for (std::size_t i = 0; i <= tree.size(); ++i)
                trees.insert(std::string(tree).insert(i, "()"));
        }
    }
    return {trees.begin(), trees.end()};
}

// The colon principle: what grows on a branch makes it one longer than its value.
unsigned claimed_value(const std::string& tree) {
    std::vector<unsigned> values = {0};
    for (const char bracket : tree) {
        if (bracket == '(') {
            values.push_back(0);
        } else {
            const unsigned branch = values.back() + 1;
            values.pop_back();
            values.back() ^= branch;
        }
    }
    return values[0];
}

const char* proof() {
    return "common/notes/trees";
}
