// What scripts/workshop/matrix prints while it runs.
#ifndef SCRIPTS_SRC_PROVE_MATRIX_TABLE_HPP
#define SCRIPTS_SRC_PROVE_MATRIX_TABLE_HPP

#include <string>
#include <vector>

#include "base/terminal.hpp"
#include "prove/matrix.hpp"

namespace tools {

class MatrixTable {
 public:
    MatrixTable(const std::vector<Configuration>& chosen, std::size_t problems);

    // How many problems the configuration under way has done.
    void progress(const Configuration& configuration, std::size_t done);
    // Passes over a configuration that is not here.
    void pass();
    // What a configuration has come to.
    void row(const Configuration& configuration, const Row& row);

 private:
    Paint paint_;
    StatusLine status_;
    std::size_t count_, problems_;
    std::size_t width_ = 0, place_ = 0;
    std::string family_;
};

}  // namespace tools

#endif
