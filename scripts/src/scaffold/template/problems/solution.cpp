// Title: @JUDGE@ @NUMBER@. @TITLE@
// URL: @URL@
// Idea: TODO, in at most three lines
// Time: TODO
// Memory: TODO
#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
}
