// What goes to a judge can be recognised again.
#include "bundle/submission.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "bundle/bundle.hpp"
#include "catalog/problems.hpp"
#include "cpp/lexer.hpp"
#include "judge/compiler.hpp"
#include "problems.hpp"

namespace submission_test {

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
        text.replace(at, what.size(), by);
    }
    return text;
}

class Submitted : public ProblemTest {
 protected:
    Submitted() : ProblemTest({"solution.cpp"}) {}
    tools::Identity identify(const std::string& text) const {
        return tools::identify(text, solved_or_not());
    }
};

TEST_P(Submitted, IsRecognisedHoweverItWasPasted) {
    SKIP_UNLESS_DRAWN(number());
    const tools::Bundle bundle = tools::submission(problem());
    EXPECT_EQ(bundle.text, tools::submission(problem()).text);
    EXPECT_EQ(bundle.text, tools::read_file(tools::bundle_file(problem())));
    EXPECT_EQ(static_cast<std::size_t>(std::count(bundle.text.begin(), bundle.text.end(), '\n')),
              bundle.origins.size());
    const std::string version = tools::version_of(bundle.files);
    for (const std::string& text :
         {bundle.text, replaced(bundle.text, "\n", "\r\n"), replaced(bundle.text, "    ", "\t"),
          replaced(bundle.text, "\n", " \n\n"),
          bundle.text.substr(bundle.text.find("\n#include"))}) {
        const tools::Identity identity = identify(text);
        ASSERT_NE(identity.problem, nullptr);
        EXPECT_EQ(identity.problem->id, GetParam());
        EXPECT_EQ(identity.version, version);
        EXPECT_TRUE(identity.current);
        EXPECT_FALSE(identity.changed);
    }
    const tools::Identity changed =
        identify(replaced(bundle.text, "int main()", "int  main() {} int f()"));
    ASSERT_NE(changed.problem, nullptr);
    EXPECT_EQ(changed.problem->id, GetParam());
    EXPECT_TRUE(changed.changed);
    EXPECT_FALSE(changed.current);
}

TEST_P(Submitted, LinesKnowWhereTheyCameFrom) {
    const tools::Bundle bundle = tools::submission(problem());
    std::istringstream lines(bundle.text);
    std::set<tools::fs::path> files;
    for (const auto& origin : bundle.origins) {
        std::string line;
        std::getline(lines, line);
        if (!origin) continue;
        files.insert(origin->file);
        std::ifstream source(origin->file);
        std::string original;
        for (std::size_t i = 0; i < origin->line; ++i) std::getline(source, original);
        if (origin->file == problem().solution()) {
            EXPECT_EQ(original.substr(0, line.size()), line);
            continue;
        }
        // Of the library's comments a sentence is left, and short lines are joined: a line begins as
        // the one where it comes from.
        for (std::string* text : {&line, &original}) {
            text->erase(0, std::min(text->find_first_not_of("/ "), text->size()));
        }
        const std::size_t size = std::min(line.size(), original.size());
        EXPECT_GT(size, 0u) << origin->file << ':' << origin->line;
        EXPECT_EQ(original.substr(0, size), line.substr(0, size));
    }
    EXPECT_EQ(files.count(problem().solution()), 1u);
    for (const tools::fs::path& file : files) {
        EXPECT_EQ(std::count(bundle.files.begin(), bundle.files.end(), file), 1) << file;
    }
}

FOR_EACH_PROBLEM(Submitted);

TEST(Identity, OfStrangersIsNone) {
    EXPECT_EQ(tools::identify("int main() {}\n", problems()).problem, nullptr);
    EXPECT_EQ(tools::identify("", problems()).problem, nullptr);
    // Without a hash nobody knows what it was.
    const tools::Problem& p = problems().front();
    const tools::Identity identity = tools::identify(
        fmt::format("// Title: {} {}. {}\nint main() {{}}\n", p.judge, p.number, p.title),
        problems());
    EXPECT_EQ(identity.problem, &p);
    EXPECT_TRUE(identity.version.empty());
}

TEST(Version, AloneChangesNoProgram) {
    const std::string text = "// Title: x\n// Version: 0123+changed\n// Hash: 1\nint main() {}\n";
    EXPECT_EQ(tools::without_version(text), tools::without_version(replaced(text, "0123", "4567")));
    EXPECT_EQ(tools::without_version(text), "// Title: x\n\n// Hash: 1\nint main() {}\n");
    EXPECT_EQ(tools::version_of({tools::root() / "no/such/file"}), "unknown");
}

// A repository of its own, with one problem, one that shares its header, and a page.
class Versions : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!tools::find_command("git")) GTEST_SKIP() << "git is not installed";
        git({"init", "-q"});
        write("common/a.hpp", "int a();\n");
        write("problems/p/solution.cpp", source("int main() {}"));
        write("problems/q/solution.cpp", source("int main() { return a(); }"));
        first_ = commit("first");
    }
    static std::string source(const std::string& body) {
        return "// Title: Judge 1. A title that is long enough\n\n"
               "#include \"../../common/a.hpp\"\n" +
               body + "\n";
    }
    std::string git(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(),
                         {"git", "-C", folder_.path().string(), "-c", "user.name=a", "-c",
                          "user.email=b", "-c", "commit.gpgsign=false"});
        const tools::CommandResult result = tools::run_command(arguments);
        EXPECT_EQ(result.exit_code, 0) << result.output;
        return result.output.substr(0, result.output.find('\n'));
    }
    void write(const std::string& name, const std::string& text) const {
        tools::write_file(folder_.path() / name, text);
    }
    std::string commit(const std::string& message) const {
        git({"add", "-A"});
        git({"commit", "-q", "-m", message});
        return git({"rev-parse", "--short=12", "HEAD"});
    }
    // Under a name that no earlier call read: a history is read once.
    std::string version(const std::string& problem) const {
        static int calls = 0;
        const tools::fs::path alias = others_.path() / std::to_string(++calls);
        tools::fs::create_directory_symlink(folder_.path(), alias);
        return tools::version_of({folder_.path() / "problems" / problem / "solution.cpp",
                                  folder_.path() / "common/a.hpp"},
                                 alias);
    }

    const tools::TemporaryFolder folder_{"versions"}, others_{"aliases"};
    std::string first_;
};

TEST_F(Versions, MoveWithTheSourcesAlone) {
    EXPECT_EQ(version("p"), first_);
    write("README.md", "A page.\n");
    commit("a page");
    EXPECT_EQ(version("p"), first_);
    write("problems/p/solution.cpp", source("int main() { }"));
    EXPECT_EQ(version("p"), first_ + "+changed");
    EXPECT_EQ(version("q"), first_);
    const std::string second = commit("p");
    EXPECT_EQ(version("p"), second);
    EXPECT_EQ(version("q"), first_);
    write("common/a.hpp", "int a(); // more\n");
    EXPECT_EQ(version("q"), first_ + "+changed");
    const std::string third = commit("the header");
    EXPECT_EQ(version("p"), third);
    EXPECT_EQ(version("q"), third);
    // Not committed yet.
    write("problems/r/solution.cpp", source("int main() {}"));
    EXPECT_EQ(version("r"), third + "+changed");
}

TEST_F(Versions, CountFromTheLastTag) {
    git({"tag", "-a", "v1.0", "-m", "one"});
    EXPECT_EQ(version("p"), "v1.0");
    write("problems/p/solution.cpp", source("int main() { }"));
    const std::string second = commit("p");
    EXPECT_EQ(version("p"), "v1.0-1-g" + second);
    EXPECT_EQ(version("q"), "v1.0");
    git({"tag", "-a", "\xC3\xBC", "-m", "not plain ASCII"});
    EXPECT_EQ(version("p"), second);
}

TEST_F(Versions, AreUnknownWithoutHistory) {
    tools::fs::remove_all(folder_.path() / ".git");
    // Below build/ lies no history of these files, though it lies in a repository.
    EXPECT_EQ(version("p"), "unknown");
}

class SubmissionInBundle : public ::testing::Test {
 protected:
    static tools::CommandResult run(std::vector<std::string> arguments,
                                    const std::string& input = "") {
        arguments.insert(arguments.begin(), (tools::build_dir() / "bin/bundle").string());
        return tools::run_command(arguments, input);
    }
    static void expect(const tools::CommandResult& result, int code, const std::string& said,
                       std::size_t lines = 1) {
        EXPECT_EQ(result.exit_code, code);
        EXPECT_NE(result.output.find(said), std::string::npos) << result.output;
        EXPECT_EQ(tools::lines_of(result.output).size(), lines) << result.output;
    }
    std::string file(const std::string& name) const { return (folder_.path() / name).string(); }

    const tools::TemporaryFolder folder_{"bundles"};
};

TEST_F(SubmissionInBundle, VerifiesWhatWasPasted) {
    const tools::Problem& p = problems().front();
    const std::string text = tools::submission(p).text, name = file("a.cpp");
    const auto verify = [&](const std::string& pasted) {
        tools::write_file(name, pasted);
        return run({"--verify", name});
    };
    expect(verify(text), 0, name + ": " + p.id + ", version ");
    expect(verify(replaced(text, "\n", "  \r\n\t")), 0, ": unchanged, and today's\n");
    expect(run({"--verify", "-"}, text), 0, "standard input: " + p.id);
    expect(verify(text + "int more;\n"), 1, ": changed since; today's is ");
    expect(run({"--verify", "-"}, text + "int more;\n"), 1, ": changed since");

    // What this code's head would be.
    const std::string older = text + "int more;\n";
    const std::size_t at = text.find("// Hash: ") + 9;
    std::string stamped = older.substr(0, at) + tools::code_hash(older) + older.substr(at + 16);
    const std::size_t version = text.find("// Version: ") + 12;
    stamped.replace(version, text.find('\n', version) - version, "v0.1");
    expect(verify(stamped), 1, p.id + ", version v0.1: unchanged, but out of date; ");

    expect(verify("int main() {}\n"), 2, name + ": no bundle of this collection");
    expect(verify(std::string("\0\xFF", 2)), 2, "no bundle of this collection");
    expect(run({"--verify", "-"}), 2, "standard input: no bundle");
    expect(run({"--verify", file("none.cpp")}), 2, "cannot be read");
    expect(run({"--verify", folder_.path().string()}), 2, "cannot be read");
    expect(verify("// Title: " + fmt::format("{} {}. {}", p.judge, p.number, p.title) + "\n"), 1,
           "by its title, of no known version");
}

TEST_F(SubmissionInBundle, WritesAll) {
    const std::vector<const tools::Problem*> all = tools::with_twins(problems());
    const std::string target = file("new/folder"), count = std::to_string(all.size());
    const std::size_t lines = all.size() + 1;  // the size of each
    expect(run({"--all", target}), 0,
           count + " bundles are in " + target + ": " + count + " new, 0 updated", lines);
    for (const tools::Problem* p : all) {
        EXPECT_EQ(tools::read_file(target + '/' + p->id + ".cpp"), tools::submission(*p).text);
    }
    const std::string text = tools::submission(problems().front()).text;
    expect(run({"--all", target}), 0,
           fmt::format("{:5} lines {:6} bytes  {}\n", tools::lines_of(text).size(), text.size(),
                       problems().front().id),
           lines);
    expect(run({"--all", target}), 0, ": 0 new, 0 updated", lines);

    const tools::Problem& p = problems().back();
    const std::string last = target + '/' + p.id + ".cpp", bundle = tools::submission(p).text;
    const std::string first = target + '/' + problems().front().id + ".cpp";
    tools::write_file(last, replaced(bundle, "\n", "\r\n"));
    expect(run({"--all", target}), 0, ": 0 new, 1 updated", lines);
    EXPECT_EQ(tools::read_file(last), bundle);

    // What is somebody's own stays, and nothing else is written either.
    tools::fs::remove(first);
    for (const std::string& own : {std::string("int main() {}\n"), bundle + "int more;\n",
                                   tools::submission(problems().front()).text}) {
        tools::write_file(last, own);
        expect(run({"--all", target}), 2, last + ": ");
        EXPECT_EQ(tools::read_file(last), own);
        EXPECT_FALSE(tools::fs::exists(first));
    }
    tools::fs::remove(last);
    tools::fs::create_directory(last);
    expect(run({"--all", target}), 2, last + ": not a regular file");
    tools::write_file(file("taken"), "x");
    expect(run({"--all", file("taken")}), 2, "taken: no folder");
    EXPECT_EQ(tools::read_file(file("taken")), "x");
}

}  // namespace submission_test
