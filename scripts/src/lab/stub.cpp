#include "lab/rule.hpp"
namespace lab {
Rules sequence_rules(const Seen&) {
    return {};
}
Rules grid_rules(const Seen&) {
    return {};
}
std::vector<HeapsRule> heaps_rules(const SeenHeaps&) {
    return {};
}
}  // namespace lab
