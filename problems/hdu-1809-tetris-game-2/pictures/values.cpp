// The Grundy values of the empty boards n x m of the input.
#include <string>
#include <vector>

#include "../../../common/fast_io.hpp"
#include "../../../common/node_kayles.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    for (unsigned n, m; in.read_in(1u, 50u, n, m);) {
        node_kayles::Sum sum;
        sum.add(node_kayles::squares(std::vector<std::string>(n, std::string(m, '0'))));
        out.line(sum.grundy());
    }
}
