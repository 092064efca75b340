// One format for all sources.
#include <gtest/gtest.h>

#include "lib/process.hpp"
#include "lib/repository.hpp"

namespace {

TEST(Sources, AreFormatted) {
    std::vector<std::string> command = {"clang-format", "--dry-run", "--Werror"};
    for (const char* folder : {"common", "problems", "testdata", "scripts"}) {
        for (const auto& entry : kit::fs::recursive_directory_iterator(kit::root() / folder)) {
            const kit::fs::path extension = entry.path().extension();
            if (extension == ".cpp" || extension == ".hpp")
                command.push_back(entry.path().string());
        }
    }
    EXPECT_GE(command.size(), 100u);
    const kit::CommandResult result = kit::run_command(command);
    EXPECT_EQ(result.exit_code, 0) << result.output << "run clang-format -i on these files";
}

}  // namespace
