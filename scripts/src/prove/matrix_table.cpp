#include "prove/matrix_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "base/text.hpp"

namespace tools {

namespace {

// One line, then the beginning of the compiler's or the program's output.
void print_shortfall(const Shortfall& s) {
    constexpr std::size_t most = 9;
    const std::vector<std::string> lines = lines_of(s.what);
    fmt::print("    {}: {}\n", s.problem->id, lines.at(0));
    for (std::size_t i = 1; i < most && i < lines.size(); ++i) fmt::print("      {}\n", lines[i]);
}

}  // namespace

MatrixTable::MatrixTable(const std::vector<Configuration>& chosen, std::size_t problems)
    : count_(chosen.size()), problems_(problems) {
    for (const Configuration& c : chosen) width_ = std::max(width_, c.flags.size());
}

void MatrixTable::progress(const Configuration& c, std::size_t done) {
    status_.show(fmt::format("[{}/{}] {}  {}/{}", place_ + 1, count_, c.name(), done, problems_));
}

void MatrixTable::pass() {
    status_.clear();
    ++place_;
}

void MatrixTable::row(const Configuration& c, const Row& row) {
    pass();
    if (c.family != family_) {
        const bool first = family_.empty();
        const std::string title =
            first ? fmt::format("{:{}}  compiled  accepted    slowest", c.family, width_ + 2)
                  : c.family;
        fmt::print("{}{}\n", first ? "" : "\n", paint_.bold(title));
        family_ = c.family;
    }
    const std::string counts =
        fmt::format("{:>8}  {:>8}", fmt::format("{}/{}", row.compiled, problems_),
                    row.judged ? fmt::format("{}/{}", row.accepted, problems_) : "not run");
    fmt::print("  {:{}}  {}  {:>6} ms\n", c.flags, width_,
               row.shortfalls.empty() ? paint_.green(counts) : paint_.red(counts),
               row.slowest_us / 1000);
    for (const Shortfall& s : row.shortfalls) print_shortfall(s);
    std::fflush(stdout);
}

}  // namespace tools
