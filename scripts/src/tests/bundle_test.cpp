#include "bundle/bundle.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <regex>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/text.hpp"
#include "catalog/problems.hpp"

namespace bundle_test {

namespace fs = std::filesystem;

// Long enough for every bundle that begins with it.
const std::string head =
    "// Title: Judge 1. A title\n"
    "// Idea: none, but long enough for a judge.\n";

class Bundle : public testing::Test {
 protected:
    Bundle() : folder_(fs::temp_directory_path() / ("bundle test " + std::to_string(getpid()))) {
        fs::create_directories(folder_);
    }
    ~Bundle() override { fs::remove_all(folder_); }

    void file(const std::string& name, const std::string& text) const {
        fs::create_directories((folder_ / name).parent_path());
        tools::write_file(folder_ / name, text);
    }
    std::string bundle(const std::string& solution) const {
        file("problems/p/solution.cpp", solution);
        return tools::bundle(folder_ / "problems/p/solution.cpp");
    }
    // What the bundler says against a solution, without the path of the project.
    std::string error(const std::string& solution) const {
        try {
            return "none, but:\n" + bundle(solution);
        } catch (const tools::BundleError& e) {
            const std::string what = e.what(), prefix = folder_.string() + '/';
            EXPECT_EQ(what.find(prefix), 0u) << what;
            EXPECT_EQ(what.find('\n'), std::string::npos) << what;
            return what.substr(prefix.size());
        }
    }
    const fs::path folder_;
};

#define EXPECT_ERROR(solution, line, what)                                   \
    do {                                                                     \
        const std::string said = error(solution);                            \
        const std::string place = "problems/p/solution.cpp:" #line ": ";     \
        EXPECT_EQ(said.find(place), 0u) << said;                             \
        EXPECT_NE(said.find(what), std::string::npos) << said;               \
        EXPECT_NE(said.find(": ", place.size()), std::string::npos) << said; \
    } while (false)

TEST_F(Bundle, PutsTheHeadFirstThenTheHeadersThenTheSolution) {
    file("common/a.hpp",
         "// What a does.\n"
         "#ifndef A_HPP\n"
         "#define A_HPP\n"
         "\n"
         "#include <vector>\n"
         "#include <cstdio>\n"
         "\n"
         "#include \"b.hpp\"\n"
         "\n"
         "struct A {};\n"
         "\n"
         "#endif  // A_HPP\n");
    file("common/b.hpp",
         "#pragma once\n"
         "#include <algorithm>\n"
         "struct B {};\n");
    file("common/unused.hpp", "struct Unused {};\n");
    EXPECT_EQ(bundle(head + "\n"
                            "#include <cstdio>  // puts\n"
                            "# include\t<vector>\n"
                            "\n"
                            "#include \"../../common/a.hpp\"\n"
                            "#include \"../../common/b.hpp\"\n"
                            "\n"
                            "int main() {}\n"),
              head +
                  "\n"
                  "#include <algorithm>\n"
                  "#include <cstdio>\n"
                  "#include <vector>\n"
                  "\n"
                  "// ---- common/b.hpp ----\n"
                  "struct B {};\n"
                  "\n"
                  "// ---- common/a.hpp ----\n"
                  "// What a does.\n"
                  "\n"
                  "struct A {};\n"
                  "\n"
                  "// ---- the solution ----\n"
                  "int main() {}\n");
}

TEST_F(Bundle, LeavesASolutionWithoutHeadersAsItIs) {
    const std::string solution = head + "\n#include <cstdio>\n\nint main() {}\n";
    EXPECT_EQ(bundle(solution), solution);
    EXPECT_EQ(bundle(bundle(solution)), solution);
    EXPECT_EQ(bundle(head), head);
}

TEST_F(Bundle, TakesAHeadOfAnyKind) {
    const std::string block =
        "/* Title: Judge 1. A title\n"
        "\n"
        "   Idea: none, but long enough. */\n";
    EXPECT_EQ(bundle(block + "#include <cstdio>\nint main() {}\n"),
              block + "\n#include <cstdio>\n\nint main() {}\n");
    // Not split, where it ends beside code.
    EXPECT_EQ(bundle("/* a title that is\n long enough for a judge */ int x;\n#include <cstdio>\n"),
              "#include <cstdio>\n\n/* a title that is\n long enough for a judge */ int x;\n");
    EXPECT_EQ(bundle("#include <vector>\n" + head + "int main() {}\n"),
              "#include <vector>\n\n" + head + "int main() {}\n");
}

TEST_F(Bundle, GivesTheSameBytesFromAnywhere) {
    file("common/a.hpp", "struct A {};\n");
    const std::string first = bundle(head + "#include \"../../common/a.hpp\"\nint main() {}\n");
    EXPECT_EQ(first.find(folder_.string()), std::string::npos);
    EXPECT_NE(first.find("// ---- common/a.hpp ----\n"), std::string::npos);

    const fs::path before = fs::current_path();
    fs::current_path(folder_ / "problems");
    EXPECT_EQ(tools::bundle("p/solution.cpp"), first);
    fs::current_path("p");
    EXPECT_EQ(tools::bundle("solution.cpp"), first);
    EXPECT_EQ(tools::bundle("./../p/solution.cpp"), first);
    fs::current_path(before);
}

TEST_F(Bundle, PutsEachHeaderInOnceHoweverItIsReached) {
    file("common/a.hpp", "#pragma once\n#include \"b.hpp\"\nstruct A {};\n");
    file("common/b.hpp", "#pragma once\n#include \"../common/./a.hpp\"\nstruct B {};\n");
    file("common/c.hpp",
         "#include \"c.hpp\"\n#include \"../problems/p/solution.cpp\"\nstruct C {};\n");
    fs::create_symlink("a.hpp", folder_ / "common/link.hpp");
    const std::string result = bundle(head +
                                      "#include \"../../common/a.hpp\"\n"
                                      "#include \"../p/../../common/b.hpp\"\n"
                                      "#include \"../../common/link.hpp\"\n"
                                      "#include \"../../common/c.hpp\"\n"
                                      "#include \"../../common/a.hpp\"\n"
                                      "int main() {}\n");
    EXPECT_EQ(result, head +
                          "\n// ---- common/b.hpp ----\nstruct B {};\n"
                          "\n// ---- common/a.hpp ----\nstruct A {};\n"
                          "\n// ---- common/c.hpp ----\nstruct C {};\n"
                          "\n// ---- the solution ----\nint main() {}\n");
}

TEST_F(Bundle, KeepsTheOrderOfCodeAndHeaders) {
    file("common/a.hpp", "int a = x;\n");
    EXPECT_EQ(bundle(head + "int x;\n#include \"../../common/a.hpp\"\nint y = a;\n"),
              head +
                  "\nint x;\n"
                  "\n// ---- common/a.hpp ----\nint a = x;\n"
                  "\n// ---- the solution ----\nint y = a;\n");
}

TEST_F(Bundle, SeesNoIncludeInCommentsAndStrings) {
    const std::string body =
        "// #include \"no.hpp\" \\\n"
        "#include \"no.hpp\"\n"
        "/* text\n"
        "#include \"no.hpp\"\n"
        "*/\n"
        "const char* a = R\"x(\n"
        "#include \"no.hpp\" )\"\n"
        "\n"
        "\n"
        ")x\";\n"
        "const char* b = \"/*\"; const char c = '\"', d = '\\'', e = '\\\\';\n"
        "const char* f = \"\\\"/* \\\n"
        "#include <no.hpp>\";\n"
        "int g = 1'000; char h = u8R\"(//)\"[0]; int fooR = 0; int i = fooR\"\"[0];\n"
        "int j = 0; // */\n"
        "#define INCLUDE \"#include <no.hpp>\"\n"
        "#define HASH(x) #x\n"
        "#error don't /* \"\n"
        "int k = j /\\\n"
        "/ a comment\n"
        "    ;\n"
        "int main() {}\n";
    EXPECT_EQ(bundle(head + "\n" + body), head + "\n" + body);
    EXPECT_ERROR(head + body + "#include \"no.hpp\"\n", 25, "after a #define");
}

TEST_F(Bundle, CleansLineEnds) {
    EXPECT_EQ(bundle("// A head that is long enough for a judge, with CR.  \r\n"
                     "#include <cstdio>\t\r\n"
                     "int main() { \r\n"
                     "}   \r\n"
                     "\r\n"),
              "// A head that is long enough for a judge, with CR.\n"
              "\n"
              "#include <cstdio>\n"
              "\n"
              "int main() {\n"
              "}\n");
    EXPECT_EQ(bundle(head + "int main() {}").back(), '\n');
}

TEST_F(Bundle, DropsOnlyRealGuards) {
    const std::string include = head + "#include \"../../common/a.hpp\"\n";
    const auto header = [&](const std::string& text) {
        file("common/a.hpp", text);
        const std::string result = error(include);
        const std::string title = "// ---- common/a.hpp ----\n";
        const std::size_t at = result.find(title);
        return at == std::string::npos ? result : result.substr(at + title.size());
    };
    EXPECT_EQ(header("// x\n#ifndef A\n#define A\n#if B\nint b;\n#else\nint c;\n#endif\n#endif\n"),
              "// x\n#if B\nint b;\n#else\nint c;\n#endif\n");
    EXPECT_EQ(header("#pragma once\n#ifndef A\n#define A\nint a;\n#endif /* A */\n"), "int a;\n");
    for (const char* kept : {
             "#ifndef A\n#define B\nint a;\n#endif\n",                     // another name
             "#ifndef A\n#define A\nint a;\n#endif\nint b;\n",             // code after it,
             "int b;\n#ifndef A\n#define A\nint a;\n#endif\n",             // before it
             "#ifndef A\n#define A\nint a;\n#else\nint b;\n#endif\n",      // two ways
             "#ifndef A\n#define A\n#endif\n#ifndef A\nint a;\n#endif\n",  // two blocks
             "#ifndef A\n#define A 1\nint a;\n#endif\n",                   // a value
             "#ifdef A\n#define A\nint a;\n#endif\n",
             "#ifndef A\n#define A\nint a;\n#endif /* no\nend */\n",
         }) {
        EXPECT_EQ(header(kept), kept);
    }
    // So an include in them is inside an #if.
    file("common/a.hpp", "#ifndef A\n#define A\n#include <cstdio>\n#endif\nint b;\n");
    EXPECT_EQ(error(include).find("common/a.hpp:3: an include inside an #if"), 0u);
    // The solution has no guard, only a condition.
    const std::string condition = "#ifndef A\n#define A\nint a;\n#endif\n";
    EXPECT_EQ(bundle(head + "\n" + condition), head + "\n" + condition);
}

TEST_F(Bundle, LeavesMarkedPlatformHeadersWhereTheyAre) {
    const std::string include = head + "#include \"../../common/a.hpp\"\n";
    file("common/a.hpp",
         "#ifndef A\n"
         "#define A\n"
         "#include <cstdio>\n"
         "#ifdef __unix__\n"
         "#define A_MAPS\n"
         "#include <sys/mman.h>  // bundle: platform\n"
         "#  include <unistd.h>  // bundle: platform\n"
         "#endif\n"
         "#endif\n");
    EXPECT_EQ(bundle(include), head +
                                   "\n#include <cstdio>\n"
                                   "\n// ---- common/a.hpp ----\n"
                                   "#ifdef __unix__\n"
                                   "#define A_MAPS\n"
                                   "#include <sys/mman.h>\n"
                                   "#  include <unistd.h>\n"
                                   "#endif\n");
    file("common/a.hpp", "#pragma once\n#include <unistd.h>  // bundle: platform\n");
    EXPECT_EQ(error(include).find("common/a.hpp:2: a platform's header"), 0u) << error(include);
    file("common/a.hpp", "#if X\n#include \"b.hpp\"  // bundle: platform\n#endif\n");
    EXPECT_EQ(error(include).find("common/a.hpp:2: a header of the project"), 0u);
    for (const char* mark :
         {"", "  // bundle:platform", "  // platform", "  /* bundle: platform */"}) {
        file("common/a.hpp", "#if X\n#include <unistd.h>" + std::string(mark) + "\n#endif\n");
        EXPECT_EQ(error(include).find("common/a.hpp:2: an include in"), 0u) << error(include);
    }
    EXPECT_ERROR(head + "#if X\n#include <unistd.h>  // bundle: platform\n#endif\n", 4,
                 "a platform's header");
}

TEST_F(Bundle, AcceptsTheStandardLibraryOnly) {
    for (const char* name : {"cstdio", "stdio.h", "unordered_map", "cinttypes", "regex"}) {
        const std::string include = "#include <" + std::string(name) + ">\n";
        EXPECT_EQ(bundle(head + include), head + "\n" + include);
    }
    for (const char* name : {"bits/stdc++.h", "unistd.h", "optional", "windows.h", "ext/rope",
                             "boost/any.hpp", "vector ", " vector", "Vector", "experimental/any"}) {
        EXPECT_ERROR(head + "\n#include <" + name + ">\n", 4,
                     "neither the project's nor of the standard library");
    }
}

// The bundle of a program of the user's own, with own.h beside it; or what the bundler says against it.
std::string of_user(const std::string& program, const std::string& own = "#pragma once\nint x;\n") {
    const fs::path folder = tools::build_dir() / "bundle test" / "own";
    tools::write_file(folder / "own.h", own);
    tools::write_file(folder / "my.cpp", program);
    try {
        return tools::bundle(folder / "my.cpp", tools::Author::user);
    } catch (const tools::BundleError& e) {
        return std::string(e.what()).substr(folder.string().size() + 1);
    }
}
const std::string user_main = "int main() {\n    return 0;  // as long as judges ask for\n}\n";

TEST_F(Bundle, LeavesOutWhatNoJudgeCompilesOfAUsersProgram) {
    for (const char* condition : {"ifdef LOCAL", "ifndef ONLINE_JUDGE", "if defined(LOCAL)", "if 0",
                                  "if !defined(ONLINE_JUDGE)", "if defined LOCAL_RUN"}) {
        const std::string debug = std::string("#") + condition + "\n#include \"debug.h\"\n#endif\n";
        const std::string text = of_user("#include \"own.h\"\n" + debug + user_main);
        EXPECT_NE(text.find(std::string("#") + condition + "\n#endif\n" + user_main),
                  std::string::npos)
            << text;
        EXPECT_NE(text.find("int x;"), std::string::npos) << text;
        // The other branch is the judge's.
        const std::string other =
            std::string("#") + condition + "\n#else\n#include \"own.h\"\n#endif\n";
        EXPECT_NE(of_user(other + user_main).find("int x;"), std::string::npos);
    }
    for (const char* condition :
         {"ifdef X", "if X", "if defined(LOCAL) || X", "if 1", "if 0\n#elif X"}) {
        const std::string debug = std::string("#") + condition + "\n#include \"own.h\"\n#endif\n";
        EXPECT_NE(of_user(debug + user_main).find("not known whether judges compile it"),
                  std::string::npos)
            << condition;
        // A standard header may stay where it is.
        const std::string standard =
            std::string("#") + condition + "\n#include <ext/rope>\n#endif\n";
        EXPECT_EQ(of_user(standard + user_main), standard + user_main);
    }
}

TEST_F(Bundle, KeepsTheOrderOfAUsersDefinesAndIncludes) {
    const std::string text =
        of_user("#define _USE_MATH_DEFINES\n#include <cmath>\n#include \"own.h\"\n" + user_main,
                "#include <vector>\nint x;\n");
    EXPECT_EQ(text.find("#define _USE_MATH_DEFINES\n#include <cmath>\n"), 0u) << text;
    EXPECT_LT(text.find("#include <cmath>"), text.find("#include <vector>"));
    const std::string library = (tools::root() / "common/wythoff.hpp").string();
    const std::string relative =
        fs::path(library).lexically_relative(tools::build_dir() / "bundle test" / "own").string();
    const std::string debugged =
        of_user("#define NDEBUG\n#include \"" + relative +
                "\"\nint main() {\n    return wythoff::is_cold(1, 2);\n}\n");
    EXPECT_LT(debugged.find("#define NDEBUG"), debugged.find("#include <")) << debugged;
    EXPECT_NE(debugged.find("bool is_cold"), std::string::npos) << debugged;
    // Code before an include guard.
    const std::string guarded = of_user("#include \"own.h\"\n" + user_main,
                                        "int before;\n#ifndef OWN\n#define OWN\n#include <vector>\n"
                                        "int x;\n#endif\n");
    EXPECT_NE(guarded.find("int before;\n#ifndef OWN\n#define OWN\n"), std::string::npos)
        << guarded;
}

TEST_F(Bundle, NamesWhatIsWrongWithASmallFile) {
    EXPECT_NE(of_user("").find("the file is empty"), std::string::npos);
    EXPECT_NE(of_user("int x;\n").find("a comment makes it longer"), std::string::npos);
    EXPECT_NE(
        of_user("int x;\n#include \"my.cpp\"\n").find("my.cpp:2: a file that includes itself"),
        std::string::npos);
    EXPECT_ERROR(head + "#include \"solution.cpp\"\n", 3, "a file that includes itself");
}

// ---- of the library's headers a bundle takes what is needed

class BundleOfTheLibrary : public Bundle {
 protected:
    // What is left of a header of the library in the bundle of a program with this body.
    std::string left(const std::string& header, const std::string& body) const {
        file("common/x.hpp", "// What x does.\n#ifndef COMMON_X_HPP\n#define COMMON_X_HPP\n\n" +
                                 header + "\n#endif\n");
        const std::string text =
            bundle(head + "#include \"../../common/x.hpp\"\nint main() { " + body + " }\n");
        const std::string title = "// ---- common/x.hpp ----\n";
        const std::size_t at = text.find(title), end = text.find("\n// ---- the solution");
        return at == std::string::npos ? ""
                                       : text.substr(at + title.size(), end - at - title.size());
    }
};

TEST_F(BundleOfTheLibrary, DeclarationsByTheirNames) {
    const std::string header =
        "namespace x {\n\n"
        "/// Doubles a number. Any number; O(1).\n"
        "inline int twice(int a) {\n    return a + a;\n}\n"
        "inline int four(int a) {\n    return twice(twice(a));\n}\n"
        "template <class T>\nT twice(T a, T b) {\n    return a * b;  // no sum\n}\n"
        "const unsigned kMost = 7;\n"
        "typedef std::vector<int> List;\n"
        "enum class Kind { a, b };\n"
        "namespace detail {\ninline void unused() {}\n}  // namespace detail\n"
        "}  // namespace x\n";
    EXPECT_EQ(left(header, ""), "");
    EXPECT_EQ(left(header, "return x::twice(1);"),
              "namespace x {\n"
              "// Doubles a number\n"
              "inline int twice(int a) { return a + a; }\n"
              "template <class T> T twice(T a, T b) {\n    return a * b;  // no sum\n}\n"
              "}  // namespace x\n");
    EXPECT_NE(left(header, "return x::four(1);").find("twice(int a)"), std::string::npos);
    EXPECT_EQ(left(header, "return x::kMost;"),
              "namespace x {\nconst unsigned kMost = 7;\n}  // namespace x\n");
    EXPECT_EQ(left(header, "x::List list;"),
              "namespace x {\ntypedef std::vector<int> List;\n}  // namespace x\n");
    EXPECT_EQ(left(header, "x::Kind kind;"),
              "namespace x {\nenum class Kind { a, b };\n}  // namespace x\n");
}

TEST_F(BundleOfTheLibrary, WhatMayBeNeededWithoutItsNameStays) {
    for (const char* stays :
         {"static Counter counter(7);\n", "int global = start();\n", "static Counter counter;\n",
          "struct Counter {\n} counter;\n", "inline bool operator<(A, B) { return true; }\n",
          "inline int* begin(A& a) { return a.first; }\n", "int prototype_or_variable(A());\n",
          "const int kFound = find();\n", "template class Set<1>;\n", "using namespace std;\n",
          "std::size_t Memo::kReach = 1;\n",
          "#pragma GCC optimize(\"O3\")\ninline int operator\"\" _x(A);\n",
          "extern \"C\" {\nint c();\n}\n", "#define JOIN(a, b) a##b\n"}) {
        EXPECT_EQ(left(std::string(stays) + "inline int used() { return 1; }\n", "used();"),
                  std::string(stays) + "inline int used() { return 1; }\n")
            << stays;
    }
    // Lines of a raw string are no lines of code.
    const std::string raw =
        "const char* const kText = R\"(a\n\n// b\n)\";\nint unused() {\n    return 1;\n}\n";
    EXPECT_NE(left(raw, "").find(raw), std::string::npos);
    // What only chooses a platform goes with all else.
    const std::string platform = "#ifdef _WIN32\n#include <io.h>  // bundle: platform\n#endif\n";
    EXPECT_EQ(left(platform + "inline int used() { return 1; }\n", ""), "");
    EXPECT_EQ(left(platform + "inline int used() { return 1; }\n", "used();"),
              "#ifdef _WIN32\n#include <io.h>\n#endif\ninline int used() { return 1; }\n");
}

TEST_F(BundleOfTheLibrary, MemberFunctionsByTheirNames) {
    const auto of_class = [](const std::string& name, const std::string& members) {
        return name + " {\n public:\n" + members + "};\n";
    };
    const std::string all =
        "    X() : a(1) {\n        b = 2;\n    }\n"
        "    ~X() { close(); }\n"
        "    int one() const {\n        return two();\n    }\n"
        "    int two() const { return a; }\n"
        "    template <class T>\n    int three(T t) {\n        return t;\n    }\n"
        "    void close() {}\n"
        "    bool operator()(int) const { return true; }\n"
        "    int a, b;\n";
    EXPECT_EQ(left(of_class("class X", all), "X x; x.two();"),
              "class X {\n public:\n"
              "    X() : a(1) { b = 2; }\n"
              "    ~X() { close(); }\n"
              "    int two() const { return a; }\n"
              "    void close() {}\n"
              "    bool operator()(int) const { return true; }\n"
              "    int a, b;\n};\n");
    EXPECT_NE(left(of_class("class X", all), "X().one();").find("two()"), std::string::npos);
    EXPECT_EQ(left(of_class("class X", all), ""), "");
    // A base class may call what it declares.
    EXPECT_NE(left(of_class("class X : Base", all), "X x;").find("three"), std::string::npos);
    // An overload for strings stays where there may be one.
    const std::string overloads =
        "    void put(int) {}\n    void put(const std::string&) {}\n    void put(char) {}\n";
    EXPECT_EQ(left(of_class("struct X", overloads), "X().put(1);").find("string"),
              std::string::npos);
    for (const char* body : {"std::string s; X().put(1);",
                             "auto s = std::to_string(1); X().put(s);", "X().put(match.str());"}) {
        EXPECT_NE(left(of_class("struct X", overloads), body).find("std::string&"),
                  std::string::npos)
            << body;
    }
}

// A program that uses the library means the same as one file.
TEST_F(Bundle, TheProgramsOfTheLibrarysReadmeDoTheSame) {
    const std::string readme = tools::read_file(tools::root() / "common/README.md");
    const fs::path folder = tools::root() / "common";
    std::size_t programs = 0;
    for (std::size_t at = 0; (at = readme.find("```cpp\n", at)) != std::string::npos;) {
        const std::size_t begin = at + 7, end = readme.find("```", begin);
        at = end;
        std::string program = readme.substr(begin, end - begin);
        const std::regex include("#include \"([a-z_]+\\.hpp)\"");
        const std::string relative = folder.lexically_relative(fs::canonical(folder_)).string();
        program = std::regex_replace(program, include, "#include \"" + relative + "/$1\"");
        file("readme.cpp", program);
        tools::write_file(folder_ / "one.cpp",
                          tools::bundle(folder_ / "readme.cpp", tools::Author::user));
        const std::string name = (folder_ / "one").string();
        const tools::CommandResult made = tools::run_command(
            {"g++", "-std=c++11", "-Wall", "-Wextra", "-Werror", name + ".cpp", "-o", name});
        EXPECT_EQ(made.exit_code, 0) << made.output;
        const auto block = [&](const char* title) {
            const std::size_t found = readme.find(title, end);
            if (found == std::string::npos || found > readme.find("\n### ", end))
                return std::string();
            const std::size_t first = readme.find("```\n", found) + 4;
            return readme.substr(first, readme.find("```", first) - first);
        };
        const std::string output = block("\nOutput:\n");
        EXPECT_FALSE(output.empty());
        EXPECT_EQ(tools::run_command({name}, block("\nInput:\n")).output, output) << program;
        ++programs;
    }
    EXPECT_GE(programs, 9u);
}

TEST_F(Bundle, GivesUpOnIncludesThatItIsNotSureOf) {
    EXPECT_ERROR(head + "#include \"no.hpp\"\n", 3, "is missing");
    EXPECT_ERROR(head + "#include \"vector\"\n", 3, "is missing");
    EXPECT_ERROR(head + "int x = 0x1'f; auto s = \"'/*\";\n#include \"no.hpp\"\n", 4, "is missing");
    EXPECT_ERROR(head + "#include \"../p\"\n", 3, "is missing");
    EXPECT_ERROR(head + "#include \"/dev/null\"\n", 3, "absolute");
    EXPECT_ERROR(head + "#include HEADER\n", 3, "by a macro");
    EXPECT_ERROR(head + "#include HEADER(vector)\n", 3, "by a macro");
    for (const char* conditional :
         {"#if 0\n#include <vector>\n#endif\n", "#ifdef X\n#include <vector>\n#endif\n",
          "#ifndef X\n#include \"no.hpp\"\n#endif\n", "#if 1\n# include  <vector>\n#endif\n"}) {
        EXPECT_ERROR(head + conditional, 4, "inside an #if");
    }
    EXPECT_ERROR(head + "#if 0\n#else\n#include <vector>\n#endif\n", 5, "inside an #if");
    EXPECT_ERROR(head + "#define int long\n#include <vector>\n", 4, "after a #define");
    for (const char* odd :
         {"#include \\\n<vector>\n", "#inc\\\nlude <vector>\n", "#include <vec\\\ntor>\n",
          "#include /* x */ <vector>\n", "#/* x */include <vector>\n",
          "/* x */ #include <vector>\n", "#include <vector> /* x\n*/\n",
          "#include <vector> // x \\\n y\n", "#include <vector> int x;\n", "#include\n",
          "#include <vector\n", "#include \"vector>\n", "#include <>\n", "#include \"a\\b.hpp\"\n",
          "#include_next <vector>\n", "#import <vector>\n"}) {
        EXPECT_ERROR(head + odd, 3, "in a form that is not understood");
    }
    EXPECT_ERROR(head + "\\\n#include <vector>\n", 3, "in a form that is not understood");
    EXPECT_ERROR(head + "%:include <vector>\n", 3, "a digraph");
    EXPECT_ERROR(head + "?\?=include <vector>\n", 3, "a trigraph");
}

TEST_F(Bundle, GivesUpOnTextThatJudgesTakeDifferently) {
    EXPECT_ERROR(head + "\n// caf\xc3\xa9\n", 4, "not plain ASCII");
    EXPECT_ERROR("\xef\xbb\xbf" + head, 1, "not plain ASCII");
    EXPECT_ERROR(head + std::string("\0\n", 2), 3, "not plain ASCII");
    EXPECT_ERROR(head + "int x;\rint y;\n", 3, "not plain ASCII");
    EXPECT_ERROR(head + "const char* s = \"\x7f\";\n", 3, "not plain ASCII");
    EXPECT_ERROR(head + "#define X \\ \n  1\n", 3, "blanks after the last backslash");
    EXPECT_ERROR(head + "// end \\", 3, "a backslash at the end of the file");
    EXPECT_ERROR(head + "const char* s = R\"(x \n)\";\n", 3,
                 "blanks at the end of a line of a raw");
    EXPECT_ERROR(head + "\n/* no end\n\n", 4, "a comment without an end");
    EXPECT_ERROR(head + "\nconst char* s = R\"x(no end)\"\n\n", 4, "a raw string without an end");
    EXPECT_ERROR(head + "const char* s = R\"x\n", 3, "a raw string without an end");
    EXPECT_ERROR(head + "#line 5\n", 3, "a #line");
    EXPECT_ERROR(head + "# 5 \"/home/x.cpp\"\n", 3, "a #line");
    EXPECT_ERROR(head + "#if 1\nint x;\n", 3, "an #if without an #endif");
    EXPECT_ERROR(head + "#endif\n", 3, "an #endif without an #if");
}

TEST_F(Bundle, NamesTheHeaderThatIsWrong) {
    file("common/a.hpp", "#pragma once\n\n#include \"b.hpp\"\n");
    file("common/b.hpp", "\n#include <nothing>\n");
    EXPECT_EQ(error(head + "#include \"../../common/a.hpp\"\n").find("common/b.hpp:2: <nothing>"),
              0u);
}

TEST_F(Bundle, KeepsTheBoundsOfSize) {
    const auto comment = [](std::size_t size) { return "//" + std::string(size - 3, 'x') + '\n'; };
    EXPECT_EQ(bundle(comment(51)), comment(51));
    EXPECT_EQ(bundle(comment(65536)), comment(65536));
    EXPECT_ERROR(comment(50), 1, "has 50 bytes");
    EXPECT_ERROR(comment(65537), 1, "has 65537 bytes");
    EXPECT_ERROR("", 1, "has 0 bytes");
    // The bundle counts, not the source.
    file("common/a.hpp", comment(65000));
    EXPECT_ERROR(head + "#include \"../../common/a.hpp\"\n" + comment(600), 1, "bytes");
}

TEST_F(Bundle, ReportsASourceThatIsNotThere) {
    EXPECT_THROW(tools::bundle(folder_ / "no.cpp"), tools::Error);
    EXPECT_THROW(tools::bundle(folder_), tools::Error);
}

class BundleCommand : public Bundle {
 protected:
    // Runs scripts/bundle with only these programs to be found; returns its exit code and output.
    std::pair<int, std::string> run(const std::string& arguments) const {
        const std::string bin = (folder_ / "bin").string(), out = (folder_ / "out").string();
        fs::create_directories(bin);
        for (const fs::directory_entry& program : fs::directory_iterator(bin)) {
            fs::permissions(program, fs::perms::owner_all);
        }
        const std::string command = "cd '" + folder_.string() + "' && PATH='" + bin + "' '" +
                                    (tools::build_dir() / "bin/bundle").string() + "' " +
                                    arguments + " > '" + out + "' 2>&1";
        const int status = std::system(command.c_str());
        return {WEXITSTATUS(status), tools::read_file(out)};
    }
    const std::string solution_ = head + "\nint main() {}\n";
};

TEST_F(BundleCommand, PrintsOrWrites) {
    file("a b.cpp", solution_);
    EXPECT_EQ(run("'a b.cpp'"), std::pair(0, solution_));
    EXPECT_EQ(run("'a b.cpp' -o 'c d'"), std::pair(0, std::string()));
    EXPECT_EQ(tools::read_file(folder_ / "c d"), solution_);
}

TEST_F(BundleCommand, CopiesByTheFirstClipboardThatWorks) {
    file("a.cpp", solution_);
    auto [code, said] = run("a.cpp --copy");
    EXPECT_EQ(code, 2);
    EXPECT_NE(said.find("no clipboard took it"), std::string::npos) << said;
    file("bin/wl-copy", "#!/bin/sh\nexit 1\n");
    file("bin/xclip",
         "#!/bin/sh\n[ \"$*\" = '-selection clipboard' ] && exec /bin/cat > clipboard\n");
    file("bin/pbcopy", "#!/bin/sh\nexec /bin/cat > wrong\n");
    std::tie(code, said) = run("a.cpp --copy");
    EXPECT_EQ(code, 0) << said;
    EXPECT_NE(said.find("xclip"), std::string::npos) << said;
    EXPECT_EQ(tools::read_file(folder_ / "clipboard"), solution_);
    EXPECT_FALSE(fs::exists(folder_ / "wrong"));
}

TEST_F(BundleCommand, FailsWithAReason) {
    file("a.cpp", solution_ + "#include \"nothing\"\n");
    const auto fails = [&](const std::string& arguments, const std::string& what) {
        const auto [code, said] = run(arguments);
        EXPECT_NE(code, 0) << arguments;
        EXPECT_NE(said.find(what), std::string::npos) << said;
    };
    fails("a.cpp", "bundle: a.cpp:5: \"nothing\" is missing");
    fails("no.cpp", "bundle: no.cpp: cannot be read");
    fails("no-such-id", "bundle: no problem is called 'no-such-id'");
    fails("", "name a problem");
    fails("a.cpp --copy -o b", "excludes");
    file("a.cpp", solution_);
    fails("a.cpp -o no/folder", "bundle: no/folder: cannot be written");
    fails("a.cpp -o /dev/full", "bundle: /dev/full: cannot be written");
}

// What a judge gets of the collection itself.
TEST(BundleOfEachProblem, HoldsWhatAJudgeTakes) {
    for (const tools::Problem& problem : tools::load_problems()) {
        SCOPED_TRACE(problem.id);
        const std::string source = tools::read_file(problem.solution());
        const std::string text = tools::bundle(problem.solution());
        const std::string title = source.substr(0, source.find('\n') + 1);
        EXPECT_EQ(text.compare(0, title.size(), title), 0);
        EXPECT_EQ(text.find("#include \""), std::string::npos);
        EXPECT_EQ(text.find(" \n"), std::string::npos);
        EXPECT_EQ(text.find("#pragma"), std::string::npos);
        EXPECT_EQ(text, tools::bundle(problem.solution()));
        EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 450) << "who pastes it reads it";
    }
}

}  // namespace bundle_test
