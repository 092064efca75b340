// What goes to a judge can be recognised again.
#include "lib/submission.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "lib/process.hpp"
#include "lib/program.hpp"
#include "lib/tokens.hpp"
#include "lib/work_folder.hpp"
#include "problems.hpp"

namespace {

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
        text.replace(at, what.size(), by);
    }
    return text;
}

TEST(CodeHash, IgnoresCommentsAndWhiteSpaceOnly) {
    const std::string source =
        "#define A(x) x + 1\n\nint main() { return A(\"a b\"[0]); } // end\n";
    const std::string hash = kit::code_hash(source);
    EXPECT_EQ(hash, kit::code_hash(replaced(source, "\n", "\r\n")));
    EXPECT_EQ(hash, kit::code_hash(replaced(source, "; }", ";\n\t}")));
    EXPECT_EQ(hash, kit::code_hash(replaced(source, "// end", "/* no\nend */")));
    EXPECT_EQ(hash, kit::code_hash(replaced(source, "x + 1", "x \\\r\n  + 1")));
    EXPECT_EQ(hash, kit::code_hash("// head\n" + source));
    for (const auto& [what, by] : {std::pair("+ 1", "+ 2"),
                                   {"a b", "ab"},
                                   {"a b", "a  b"},
                                   {"1\n\n", "1 "},
                                   {"return", "re turn"},
                                   {"; }", "; // }"}}) {
        EXPECT_NE(hash, kit::code_hash(replaced(source, what, by))) << by;
    }
    EXPECT_NE(kit::code_hash("R\"(//\n)\""), kit::code_hash("R\"( //\n)\""));
    EXPECT_EQ(kit::code_hash("int a = 1'000; // '"), kit::code_hash("int a = 1'000;"));
}

class Submitted : public ProblemTest {
 protected:
    kit::Identity identify(const std::string& text) const {
        return kit::identify(text, problems());
    }
};

TEST_P(Submitted, IsRecognisedHoweverItWasPasted) {
    const kit::Bundle bundle = kit::submission(problem());
    EXPECT_EQ(bundle.text, kit::submission(problem()).text);
    EXPECT_EQ(bundle.text, kit::read_file(kit::bundle_file(problem())));
    EXPECT_EQ(static_cast<std::size_t>(std::count(bundle.text.begin(), bundle.text.end(), '\n')),
              bundle.origins.size());
    const std::string version = kit::version_of(bundle.files);
    for (const std::string& text :
         {bundle.text, replaced(bundle.text, "\n", "\r\n"), replaced(bundle.text, "    ", "\t"),
          replaced(bundle.text, "\n", " \n\n"),
          bundle.text.substr(bundle.text.find("\n#include"))}) {
        const kit::Identity identity = identify(text);
        ASSERT_NE(identity.problem, nullptr);
        EXPECT_EQ(identity.problem->id, GetParam());
        EXPECT_EQ(identity.version, version);
        EXPECT_TRUE(identity.current);
        EXPECT_FALSE(identity.changed);
    }
    const kit::Identity changed =
        identify(replaced(bundle.text, "int main()", "int  main() {} int f()"));
    ASSERT_NE(changed.problem, nullptr);
    EXPECT_EQ(changed.problem->id, GetParam());
    EXPECT_TRUE(changed.changed);
    EXPECT_FALSE(changed.current);
}

TEST_P(Submitted, LinesKnowWhereTheyCameFrom) {
    const kit::Bundle bundle = kit::submission(problem());
    std::istringstream lines(bundle.text);
    std::set<kit::fs::path> files;
    for (const auto& origin : bundle.origins) {
        std::string line;
        std::getline(lines, line);
        if (!origin) continue;
        files.insert(origin->file);
        std::ifstream source(origin->file);
        std::string original;
        for (std::size_t i = 0; i < origin->line; ++i) std::getline(source, original);
        EXPECT_EQ(original.substr(0, line.size()), line);
    }
    for (const kit::fs::path& file : files) {
        EXPECT_EQ(std::count(bundle.files.begin(), bundle.files.end(), file), 1) << file;
    }
}

FOR_EACH_PROBLEM(Submitted);

TEST(Identity, OfStrangersIsNone) {
    EXPECT_EQ(kit::identify("int main() {}\n", problems()).problem, nullptr);
    EXPECT_EQ(kit::identify("", problems()).problem, nullptr);
    // Without a hash nobody knows what it was.
    const kit::Problem& p = problems().front();
    const kit::Identity identity = kit::identify(
        fmt::format("// Title: {} {}. {}\nint main() {{}}\n", p.judge, p.number, p.title),
        problems());
    EXPECT_EQ(identity.problem, &p);
    EXPECT_TRUE(identity.version.empty());
}

TEST(Version, AloneChangesNoProgram) {
    const std::string text = "// Title: x\n// Version: 0123+changed\n// Hash: 1\nint main() {}\n";
    EXPECT_EQ(kit::without_version(text), kit::without_version(replaced(text, "0123", "4567")));
    EXPECT_EQ(kit::without_version(text), "// Title: x\n\n// Hash: 1\nint main() {}\n");
    EXPECT_EQ(kit::version_of({kit::root() / "no/such/file"}), "unknown");
}

TEST(BundleCommand, WritesAndVerifiesAll) {
    const kit::WorkFolder folder("bundles");
    const std::string command = (kit::build_dir() / "bin/bundle").string();
    const std::string target = folder.path().string();
    ASSERT_EQ(kit::run_command({command, "--all", target}).exit_code, 0);
    for (const kit::Problem& p : problems()) {
        const kit::fs::path file = folder.path() / (p.id + ".cpp");
        EXPECT_EQ(kit::read_file(file), kit::submission(p).text);
    }
    const kit::Problem& p = problems().front();
    const std::string file = (folder.path() / (p.id + ".cpp")).string();
    const kit::CommandResult same = kit::run_command({command, "--verify", file});
    EXPECT_EQ(same.exit_code, 0);
    EXPECT_NE(same.output.find(p.id + ", version "), std::string::npos) << same.output;
    EXPECT_NE(same.output.find(": unchanged"), std::string::npos) << same.output;
    kit::write_file(file, kit::read_file(file) + "int more;\n");
    const kit::CommandResult other = kit::run_command({command, "--verify", file});
    EXPECT_EQ(other.exit_code, 1);
    EXPECT_NE(other.output.find(": changed since"), std::string::npos) << other.output;
    EXPECT_EQ(kit::run_command({command, "--verify", target + "/none.cpp"}).exit_code, 2);
}

}  // namespace
