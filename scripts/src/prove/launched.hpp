// Rows of the matrix whose programs something else has to run: Wine, Node, or nothing that is here.
#ifndef SCRIPTS_SRC_PROVE_LAUNCHED_HPP
#define SCRIPTS_SRC_PROVE_LAUNCHED_HPP

#include "prove/matrix.hpp"

namespace tools {

bool is_launched(const Configuration& configuration);

// Like run(), for a configuration that is_launched(): without the judge's runner, whose environment is
// too bare for Wine and Node.
Row run_launched(const Configuration& configuration, const std::vector<const Problem*>& problems,
                 int jobs, const std::function<void(std::size_t)>& progress);

}  // namespace tools

#endif
