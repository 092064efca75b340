#include "judge/kept_failure.hpp"

namespace tools {

KeptFailure keep_failure(const Problem& problem, const Failure& failure) {
    const fs::path folder = cache_dir() / "failures" / problem.id;
    const KeptFailure kept = {folder / "case.in",  folder / "case.expected", folder / "case.found",
                              folder / "case.err", folder / "small.in",      folder / "small.out"};
    // The folder stays: another judge may be writing to it, and what it told of has to be there.
    std::error_code ignored;
    fs::remove(folder / "hostile.in", ignored);
    if (!failure.small_input) {
        fs::remove(kept.small_input, ignored);
        fs::remove(kept.small_expected, ignored);
    }
    write_file(kept.input, failure.input);
    write_file(kept.expected, failure.expected);
    write_file(kept.found, failure.outcome.output);
    write_file(kept.errors, failure.outcome.errors);
    if (failure.small_input) {
        write_file(kept.small_input, *failure.small_input);
        write_file(kept.small_expected, failure.small_expected);
    }
    return kept;
}

}  // namespace tools
