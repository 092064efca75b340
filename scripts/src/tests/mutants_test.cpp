// The maker of mutants; and that the data of every problem kill its solution's.
#include "audit/mutants.hpp"

#include <fmt/format.h>

#include <set>

#include "audit/mutation.hpp"
#include "base/files.hpp"
#include "base/temporary.hpp"
#include "cpp/lexer.hpp"
#include "problems.hpp"
#include "seeded_rng.hpp"

namespace mutants_test {

using tools::Operators;
using Lines = std::vector<std::string>;

// The mutants of a function's body, each as its line.
Lines mutants(const std::string& body, Operators which = Operators::slips,
              const std::string& function = "void f()") {
    const std::string source = function + " {\n" + body + "\n}\n";
    Lines after;
    for (const tools::Mutant& m : tools::mutants_of(source, which)) {
        EXPECT_EQ(m.line, 2u);
        EXPECT_EQ(m.before, body);
        EXPECT_NE(m.after, body);
        EXPECT_EQ(tools::mutated(source, m), function + " {\n" + m.after + "\n}\n");
        after.push_back(m.after);
    }
    return after;
}

Lines mistakes(const std::string& body) {
    return mutants(body, Operators::mistakes);
}

// `form` for each value, which replaces its {}.
template <class... Values>
Lines each(const std::string& form, const Values&... values) {
    return {fmt::format(fmt::runtime(form), values)...};
}

Lines masked(const std::string& form) {
    return each(form, "7", "15", "63", "4095", "0x1fffffff");
}

Lines operator+(Lines a, const Lines& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

TEST(Mutants, SwapOperators) {
    // As operands of a call, nothing else can be done to them.
    const auto swapped = [](const std::string& expression) {
        Lines lines = mutants("g(" + expression + ");");
        EXPECT_EQ(lines.at(0), ";");
        lines.erase(lines.begin());
        return lines;
    };
    const std::pair<const char*, const char*> pairs[] = {
        {"<", "<="},    {"<=", "<"},    {">", ">="},  {">=", ">"},  {"==", "!="}, {"!=", "=="},
        {"&&", "||"},   {"||", "&&"},   {"&", "|"},   {"^", "|"},   {"+", "-"},   {"-", "+"},
        {"*", "/"},     {"/", "*"},     {"%", "/"},   {"<<", ">>"}, {">>", "<<"}, {"+=", "-="},
        {"-=", "+="},   {"*=", "/="},   {"/=", "*="}, {"%=", "/="}, {"&=", "|="}, {"^=", "|="},
        {"<<=", ">>="}, {">>=", "<<="},
    };
    for (const auto& [from, to] : pairs) {
        EXPECT_EQ(swapped(fmt::format("a {} b", from)), Lines{fmt::format("g(a {} b);", to)});
    }
    EXPECT_EQ(swapped("a | b"), (Lines{"g(a & b);", "g(a ^ b);"}));
    EXPECT_EQ(swapped("a |= b"), (Lines{"g(a &= b);", "g(a ^= b);"}));
    EXPECT_EQ(swapped("++a, b--"), (Lines{"g(--a, b--);", "g(++a, b++);"}));
}

TEST(Mutants, LeaveWhatIsNoBinaryOperator) {
    EXPECT_EQ(
        mutants("g<std::vector<int>>(*a, &b, -c, c->d, a = b, [&](T&& t, U* u) { return t; });"),
        (Lines{";", "g<std::vector<int>>(*a, &b, -c, c->d, a = b, [&](T&& t, U* u) { ; });"}));
}

TEST(Mutants, MoveConstants) {
    EXPECT_EQ(mutants("g(0, 9, 10u, 0xff, 0x0fULL, 2.f, 1e9, '0', '7', 'x', '\\n', \"1 + 1\");"),
              (Lines{
                  ";",
                  "g(1, 9, 10u, 0xff, 0x0fULL, 2.f, 1e9, '0', '7', 'x', '\\n', \"1 + 1\");",
                  "g(-1, 9, 10u, 0xff, 0x0fULL, 2.f, 1e9, '0', '7', 'x', '\\n', \"1 + 1\");",
                  "g(0, 10, 10u, 0xff, 0x0fULL, 2.f, 1e9, '0', '7', 'x', '\\n', \"1 + 1\");",
                  "g(0, 8, 10u, 0xff, 0x0fULL, 2.f, 1e9, '0', '7', 'x', '\\n', \"1 + 1\");",
                  "g(0, 9, 11u, 0xff, 0x0fULL, 2.f, 1e9, '0', '7', 'x', '\\n', \"1 + 1\");",
                  "g(0, 9, 9u, 0xff, 0x0fULL, 2.f, 1e9, '0', '7', 'x', '\\n', \"1 + 1\");",
                  "g(0, 9, 10u, 0x100, 0x0fULL, 2.f, 1e9, '0', '7', 'x', '\\n', \"1 + 1\");",
                  "g(0, 9, 10u, 0xfe, 0x0fULL, 2.f, 1e9, '0', '7', 'x', '\\n', \"1 + 1\");",
                  "g(0, 9, 10u, 0xff, 0x10ULL, 2.f, 1e9, '0', '7', 'x', '\\n', \"1 + 1\");",
                  "g(0, 9, 10u, 0xff, 0x0eULL, 2.f, 1e9, '0', '7', 'x', '\\n', \"1 + 1\");",
                  "g(0, 9, 10u, 0xff, 0x0fULL, 2.f, 1e9, '1', '7', 'x', '\\n', \"1 + 1\");",
                  "g(0, 9, 10u, 0xff, 0x0fULL, 2.f, 1e9, '/', '7', 'x', '\\n', \"1 + 1\");",
                  "g(0, 9, 10u, 0xff, 0x0fULL, 2.f, 1e9, '0', '8', 'x', '\\n', \"1 + 1\");",
                  "g(0, 9, 10u, 0xff, 0x0fULL, 2.f, 1e9, '0', '6', 'x', '\\n', \"1 + 1\");",
              }));
}

TEST(Mutants, NegateConditions) {
    EXPECT_EQ(mutants("if (a(b)) g();"), (Lines{"if (!(a(b))) g();", "if (a(b)) ;"}));
    EXPECT_EQ(mutants("while (a) g();"), (Lines{"while (!(a)) g();", "while (a) ;"}));
    EXPECT_EQ(mutants("do g(); while (a);"), (Lines{"do ; while (a);", "do g(); while (!(a));"}));
    EXPECT_EQ(mutants("for (; a;) g();"), (Lines{"for (; !(a);) g();", "for (; a;) ;"}));
    EXPECT_EQ(mutants("for (;;) g();"), Lines{"for (;;) ;"});
    EXPECT_EQ(mutants("for (int a : b) g();"), Lines{"for (int a : b) ;"});
    EXPECT_EQ(mutants("x = a(b, c) ? d : e ? f : g;"),
              (Lines{";", "x = !(a(b, c)) ? d : e ? f : g;", "x = a(b, c) ? d : !(e) ? f : g;"}));
    EXPECT_EQ(mutants("g(a, b ? c : d);"), (Lines{";", "g(a, !(b) ? c : d);"}));
    EXPECT_EQ(mutants("return a ? b : c;"), (Lines{";", "return !(a) ? b : c;"}));
}

TEST(Mutants, DropStatements) {
    EXPECT_EQ(mutants("a(); b = c;"), (Lines{"; b = c;", "a(); ;"}));
    EXPECT_EQ(mutants("if (a) { b(); } else c();"),
              (Lines{"if (!(a)) { b(); } else c();", "if (a) { ; } else c();",
                     "if (a) { b(); } else ;"}));
    EXPECT_EQ(mutants("T a = {b, {c}}; d();"), (Lines{"; d();", "T a = {b, {c}}; ;"}));
    EXPECT_EQ(mutants("a([&] { b(); });"), (Lines{";", "a([&] { ; });"}));
    EXPECT_EQ(mutants("assert(a < 1); static_assert(b < 2, \"\");"), Lines{});
    EXPECT_EQ(mutants("if (a) assert(b); c();"),
              (Lines{"if (!(a)) assert(b); c();", "if (a) assert(b); ;"}));
    // Declarations that are no statements stay.
    EXPECT_TRUE(tools::mutants_of("namespace a {\n"
                                  "using b::c;\n"
                                  "template <class T>\n"
                                  "struct A : B<T> {\n"
                                  "    A(const A&) = delete;\n"
                                  "    enum D { e, f };\n"
                                  "    T g;\n"
                                  "};\n"
                                  "}  // namespace a\n")
                    .empty());
}

TEST(Mutants, SkipCommentsAndDirectives) {
    EXPECT_TRUE(tools::mutants_of("// a + 1\n"
                                  "/* b < 2\n"
                                  "   c */\n"
                                  "#define d(x) \\\n"
                                  "    x + 1\n"
                                  "#if 1 > 0\n"
                                  "#endif\n")
                    .empty());
    const std::vector<tools::Mutant> some = tools::mutants_of(
        "bool a() {\n"
        "    return b &&  // why + 1\n"
        "           c;    // how\n"
        "}\n");
    ASSERT_EQ(some.size(), 2u);
    EXPECT_EQ(some[0].before, "return b && c;");
    EXPECT_EQ(some[0].after, ";");
    EXPECT_EQ(some[1].before, "return b &&");
    EXPECT_EQ(some[1].after, "return b ||");
    const std::vector<tools::Mutant> one =
        tools::mutants_of("void f() {\n/* a\nb */ g(/*c*/);\n}\n");
    ASSERT_EQ(one.size(), 1u);
    EXPECT_EQ(one[0].line, 3u);
    EXPECT_EQ(one[0].before, "g( );");
}

TEST(Mistakes, CutWhatIsStored) {
    EXPECT_EQ(mistakes("sum ^= f(a);"), masked("sum ^= (f(a)) & {};"));
    EXPECT_EQ(mistakes("a = b[c];"), masked("a = (b[c]) & {};"));
    EXPECT_EQ(mistakes("return a ^ b;"), masked("return (a ^ b) & {};"));
    // Once, where it is stored.
    EXPECT_EQ(mistakes("return f[a] = b;"), masked("return f[a] = b & {};"));
    EXPECT_EQ(mistakes("a[b ^ c] = true;"), masked("a[(b ^ c) & {}] = true;"));
    EXPECT_EQ(mistakes("s.insert(f(a) ^ f(b));"), masked("s.insert((f(a) ^ f(b)) & {});"));
    EXPECT_EQ(mistakes("s.push_back(a);"), masked("s.push_back(a & {});"));
    EXPECT_EQ(mistakes("if (a) b = c;"), masked("if (a) b = c & {};"));
    // Constants are for the slips.
    EXPECT_EQ(mistakes("a = 1; b = -1; c = true; d[2] = 'x'; return 3;"), Lines{});
    EXPECT_EQ(mistakes("bool a; a = !b; return !f(a);"), Lines{});
    EXPECT_EQ(mistakes("f(a, b); a == b; s.insert(a, b); a[b];"), Lines{});
}

TEST(Mistakes, NarrowTypes) {
    EXPECT_EQ(mistakes("long long a;"), each("{} a;", "int", "double"));
    EXPECT_EQ(mistakes("unsigned long long a;"), each("{} a;", "unsigned", "double"));
    EXPECT_EQ(mistakes("int a, b[9];"), each("{} a, b[9];", "short", "signed char"));
    EXPECT_EQ(mistakes("unsigned a;"), each("{} a;", "unsigned short", "unsigned char"));
    EXPECT_EQ(mistakes("__int128 a;"), each("{} a;", "long long", "long double"));
    EXPECT_EQ(mistakes("long double a;"), Lines{"double a;"});
    EXPECT_EQ(mistakes("double a;"), Lines{"float a;"});
    EXPECT_EQ(mistakes("std::vector<std::uint64_t> a;"),
              (Lines{"static std::vector<std::uint64_t> a;", "std::vector<std::uint32_t> a;"}));
    EXPECT_EQ(mistakes("g(static_cast<int>(a));"),
              each("g(static_cast<{}>(a));", "short", "signed char"));
    EXPECT_EQ(mistakes("short a; bool b; char c; unsigned char d; for (int i : e) g();"), Lines{});
    EXPECT_EQ(mutants("", Operators::mistakes, "int main()"), Lines{});
}

TEST(Mistakes, TakeDoublesForExact) {
    EXPECT_EQ(mistakes("g(a / b);"), each("g(a * {} / b);", "1.f", "1."));
    EXPECT_EQ(mistakes("const double a = g(b);"),
              Lines{"const float a = g(b);"} +
                  each("const double a = static_cast<long long>((g(b)) * {0}) / {0};", "1e6", "1e8",
                       "1e10"));
    EXPECT_EQ(mistakes("float a; g(int(b));"),
              each("float a; g({}(b));", "short", "signed char") +
                  each("float a; g(int(b + {}));", "1e-5", "1e-6"));
    EXPECT_EQ(mistakes("float a; g(static_cast<long long>(b * c));"),
              each("float a; g(static_cast<{}>(b * c));", "int", "double") +
                  each("float a; g(static_cast<long long>(b * c + {}));", "1e-5", "1e-6"));
}

TEST(Mistakes, MakeBoundsAndSizesOneSmaller) {
    EXPECT_EQ(mistakes("for (int i = 0; i < n; i++) g();"),
              Lines{"for (int i = 0; i < n - 1; i++) g();"});
    EXPECT_EQ(mistakes("for (; i + 1 <= n / m && j < 9; i++) g();"),
              (Lines{"for (; i + 1 <= (n / m) - 1 && j < 9; i++) g();",
                     "for (; i + 1 <= n * 1.f / m && j < 9; i++) g();",
                     "for (; i + 1 <= n * 1. / m && j < 9; i++) g();"}));
    EXPECT_EQ(mistakes("while (n--) g();"), Lines{"while (--n) g();"});
    EXPECT_EQ(mistakes("while (a < b) g();"), Lines{"while (a < b - 1) g();"});
    EXPECT_EQ(mistakes("a.resize(n); b.assign(n + 1, 0); c.reserve(9);"),
              (Lines{"a.resize(n - 1); b.assign(n + 1, 0); c.reserve(9);",
                     "a.resize(n); b.assign((n + 1) - 1, 0); c.reserve(9);"}));
    EXPECT_EQ(mistakes("T a[n][1 << m], b[9];"),
              (Lines{"T a[n - 1][1 << m], b[9];", "T a[n][(1 << m) - 1], b[9];"}));
    EXPECT_EQ(mistakes("const V<T> a(n, 0);"), Lines{"const V<T> a(n - 1, 0);"});
    EXPECT_EQ(mistakes("if (a < b) g(a[n]); while (--n) g();"), Lines{});
}

TEST(Mistakes, StopAMexEarly) {
    EXPECT_EQ(mistakes("while (a[mex]) mex++;"),
              each("while (mex < {} && (a[mex])) mex++;", 7, 15, 31, 63, 100));
    EXPECT_EQ(mistakes("while (a.count(b[c])) ++b[c];"),
              each("while (b[c] < {} && (a.count(b[c]))) ++b[c];", 7, 15, 31, 63, 100));
    EXPECT_EQ(mistakes("while (a) b++;"), Lines{});
    EXPECT_EQ(mistakes("while (a[b]) c++;"), Lines{});
    EXPECT_EQ(mistakes("while (a[b]) b--;"), Lines{});
}

TEST(Mistakes, DoNotSetAnew) {
    EXPECT_EQ(mistakes("bool a = g();"), Lines{"static bool a = g();"});
    EXPECT_EQ(mistakes("bool a[b] = {0};"),
              (Lines{"static bool a[b] = {0};", "bool a[b - 1] = {0};"}));
    EXPECT_EQ(mistakes("std::list<T> a;"), Lines{"static std::list<T> a;"});
    EXPECT_EQ(
        mistakes("bool a; T& b = c; static T d = 1; const T e = 1; f(a); g::h(i); a * b;"),
        masked("bool a; T& b = c & {}; static T d = 1; const T e = 1; f(a); g::h(i); a * b;"));
    // What main does once is set once.
    const auto of_main = [](const std::string& body) {
        return mutants(body, Operators::mistakes, "int main()");
    };
    EXPECT_EQ(of_main("bool a = 1;"), Lines{});
    EXPECT_EQ(of_main("if (b) { bool a = 1; }"), Lines{});
    EXPECT_EQ(of_main("while (b) { bool a = 1; }"), Lines{"while (b) { static bool a = 1; }"});
    EXPECT_EQ(of_main("do { bool a = 1; } while (b);"),
              Lines{"do { static bool a = 1; } while (b);"});
    EXPECT_EQ(of_main("for (;;) { if (b) { bool a = 1; } }"),
              Lines{"for (;;) { if (b) { static bool a = 1; } }"});
}

// What stands between the two in each mutant that has the first.
std::set<std::string> between(const std::string& source, const std::string& before,
                              const std::string& after) {
    std::set<std::string> found;
    for (const tools::Mutant& m : tools::mutants_of(source, Operators::mistakes)) {
        EXPECT_NE(m.before, m.after);
        const std::size_t begin = m.text.find(before) + before.size();
        if (begin < before.size()) continue;
        found.insert(m.text.substr(begin, m.text.find(after, begin) - begin));
    }
    return found;
}

TEST(Mistakes, MarksComeRound) {
    EXPECT_EQ(
        mistakes("{ bool a[9] = {}; a[g(b[c])] = true; h(a[d]); } a[e];"),
        (Lines{"{ static bool a[9] = {}; a[g(b[c])] = true; h(a[d]); } a[e];"} +
         each(
             "{{ static {0} a[9] , last; const {0} now = ++last; a[g(b[c])] = now; h(a[d] == now); "
             "}} a[e];",
             "unsigned char", "unsigned short") +
         masked("{{ bool a[9] = {{}}; a[(g(b[c])) & {}] = true; h(a[d]); }} a[e];")));
}

TEST(Mistakes, TakeKeysForLess) {
    EXPECT_EQ(mistakes("std::map<K, T> a;"),
              Lines{"static std::map<K, T> a;"} +
                  each("std::map<{}, T> a;", "unsigned", "unsigned short"));
    const std::string source = "bool f(T a, T b) { return g() && f(b, a); }";
    EXPECT_EQ(between(source, "key = ", ";"),
              (std::set<std::string>{"a", "a * 100LL + b", "a * 10000LL + b", "a * 65536LL ^ b"}));
}

TEST(Mistakes, AggregatesWrap) {
    EXPECT_EQ(mistakes("if (a % 2) g();"),
              each("if (static_cast<{}>(a) % 2) g();", "short", "signed char"));
    const std::string form = "{} a = {}; while (b) if (c > 1) a {}; g({});";
    const auto aggregate = [&](const char* type, const char* start, const char* change) {
        const std::string whether = fmt::format("(a == {})", start);
        return fmt::format(fmt::runtime(form), type, start, change, whether);
    };
    EXPECT_EQ(
        mistakes("bool a = true; while (b) if (c > 1) a = false; g(a);"),
        (Lines{"static bool a = true; while (b) if (c > 1) a = false; g(a);",
               aggregate("unsigned char", "0", "+= 1"), aggregate("unsigned char", "0", "+= c - 1"),
               aggregate("unsigned short", "0", "+= 1"),
               aggregate("unsigned short", "0", "+= c - 1"),
               aggregate("unsigned short", "1", "*= c * 1u"),
               aggregate("unsigned", "1", "*= c * 1u")}));
    EXPECT_EQ(mistakes("bool a = true; if (c) a = false; g(a);"),
              Lines{"static bool a = true; if (c) a = false; g(a);"});
}

TEST(Mistakes, LimitTheDepthOfCalls) {
    const auto limits = [](const std::string& source) {
        return between(source, "if (depth > ", ")");
    };
    using Limits = std::set<std::string>;
    EXPECT_EQ(limits("int f(int a) { return f(a - 1); }"), Limits{"9"});
    EXPECT_EQ(limits("int t[2001];\nint f(int a) {\nif (g()) return t[a];\nreturn f(a - 1);\n}"),
              (Limits{"9", "1998", "1999"}));
    EXPECT_EQ(limits("int f(int a) { return g(a - 1); }"), Limits{});
}

TEST(Mistakes, ReadIntoABufferThatIsTooSmall) {
    const std::set<std::string> sizes = {"LONGEST - FIRST_LINE", "9 * VALUES", "10 * VALUES"};
    for (const char* input : {"std::cin >> n;", "std::scanf(\"%d\", &n);"}) {
        EXPECT_EQ(between(fmt::format("int main() {{\n{}\n}}", input), "char bytes[", " <"), sizes);
    }
}

TEST(Mistakes, AreAClassOfTheirOwn) {
    const std::string body = "int a = b;";
    const Lines slips = mutants(body), more = mistakes(body), all = mutants(body, Operators::all);
    EXPECT_EQ(slips, Lines{";"});
    EXPECT_EQ(all.size(), slips.size() + more.size());
    EXPECT_EQ(std::set(all.begin(), all.end()).size(), all.size());
    EXPECT_TRUE(tools::mutants_of("// long long a = b;\n"
                                  "#define d(x) int x = a / b;\n"
                                  "const char* a = \"int b = c;\";\n"
                                  "void f() {\n"
                                  "    assert(a / b);\n"
                                  "}\n",
                                  Operators::mistakes)
                    .empty());
}

// Nor is there anything before a first operator or behind a last one.
TEST(Mutants, TakeAnyText) {
    for (const char* text : {"",
                             "+",
                             "< ",
                             " >",
                             "'",
                             "'0",
                             "0x",
                             "99999999999999999999",
                             "?",
                             "assert",
                             "assert(",
                             "#include <cassert",
                             "if",
                             "for (",
                             "/*",
                             "int",
                             "unsigned",
                             "while (a) ++",
                             "while (a[b]) b++",
                             "for (;",
                             "x.resize(",
                             "/",
                             "(",
                             "f() { a[b = 1; }",
                             "f() { ] = 1; }",
                             "f() { int a[; }",
                             "f() { =; }",
                             "f() { return; }",
                             "f() { <>; }",
                             "% 2",
                             "map<",
                             "main() {",
                             "f() { f(",
                             "int f() { f(); return t[",
                             "int f(a,) { f(); }",
                             "f() { bool a[] = {}; a[",
                             "f() { bool a = true; a = false; }",
                             "f() { x.insert(; }"}) {
        for (const tools::Mutant& m : tools::mutants_of(text, Operators::all)) {
            tools::mutated(text, m);
        }
        tools::fingerprint(text);
    }
    EXPECT_TRUE(tools::mutants_of("+ 0x 99999999999999999999 1e+5 1'000 .5").empty());
}

TEST(Mutants, HaveAFingerprintOfCodeWithoutAssertions) {
    const std::string source = "#include <vector>\nint f(int a) {\n    return a;\n}\n";
    const std::string print = tools::fingerprint(source);
    EXPECT_EQ(print, tools::code_hash(source));
    EXPECT_EQ(tools::fingerprint("#include <cassert>\n#include <vector>\n// f\n"
                                 "static_assert(sizeof(int) == 4, \")\");\n"
                                 "int f(int a) {\n    assert(a < (1 << 3) /* ( */ &&\n"
                                 "           a > 0);\n    return a;\n}\n"),
              print);
    for (const char* other :
         {"#include <vector>\nint f(int a) {\n    return -a;\n}\n",
          "#include <vector>\nint f(int a) {\n    ;return a;\n}\n",
          "#include <vector>\nint f(int a) {\n    check(a); return a;\n}\n",
          "#include <vector>\n#define X assert(a)\nint f(int a) {\n    return a;\n}\n",
          "#include <cstdio>\nint f(int a) {\n    return a;\n}\n"}) {
        EXPECT_NE(tools::fingerprint(other), print) << other;
    }
    EXPECT_NE(tools::fingerprint("#define X assert(a)\n"),
              tools::fingerprint("#define X assert(b)\n"));
}

TEST(MutationRecord, IsReadAsItIsWritten) {
    tools::MutationRecord record;
    record.fingerprint = "0123";
    record.mutants = 10;
    record.stillborn = 1;
    record.killed = 8;
    record.equivalent = 1;
    record.explained = {{"a < b", "a <= b", "They differ."}, {"c;", ";", "It does nothing."}};
    record.open = {{"d;", ";", ""}};
    const tools::TemporaryFolder folder("record");
    const tools::fs::path file = folder.path() / "mutants.txt";
    EXPECT_FALSE(tools::read_mutation_record(file));
    const std::string text = tools::format_mutation_record(record);
    tools::write_file(file, text);
    const tools::MutationRecord again = tools::read_mutation_record(file).value();
    EXPECT_EQ(tools::format_mutation_record(again), text);
    EXPECT_EQ(again.explained.size(), 2u);
    EXPECT_EQ(again.open.size(), 1u);
    for (const char* wrong :
         {"killed\n", "kill 3\n", "killed -\n", "+ a\n", "= a\n", "- a\n= why\n", "- a\n+ b\n",
          "- a\n+ b\n=\n", "- a\n+ b\n= c\n= d\n"}) {
        tools::write_file(file, wrong);
        EXPECT_THROW(tools::read_mutation_record(file), tools::Error) << wrong;
    }
}

TEST(MutationRecord, ExplainsEachMutantOnce) {
    const tools::Mutant mutant{0, 1, "", 1, "a", "b"}, other{1, 1, "", 1, "a", "c"};
    const tools::Equivalent reason{"a", "b", "why"};
    EXPECT_EQ(tools::stale({reason}, {mutant}).size(), 0u);
    EXPECT_EQ(tools::stale({reason}, {other}).size(), 1u);
    EXPECT_EQ(tools::stale({reason, reason}, {mutant}).size(), 1u);
    const tools::JudgedMutant survivor{mutant, tools::Fate::survived, ""},
        killed{other, tools::Fate::killed, ""};
    EXPECT_EQ(tools::unexplained({survivor, killed}, {reason}).size(), 0u);
    EXPECT_EQ(tools::unexplained({survivor, killed}, {}).size(), 1u);
    EXPECT_EQ(tools::unexplained({survivor, survivor}, {reason}).size(), 1u);
}

TEST(MutationRecord, HasAFileForEachSubject) {
    const auto record = [](const tools::Subject& subject) {
        return tools::fs::relative(subject.record, tools::root()).string();
    };
    const tools::Problem& problem = problems().front();
    const std::string folder = "testdata/" + problem.id + "/";
    EXPECT_EQ(record(tools::solution_subject(problem)), folder + "mutants.txt");
    EXPECT_EQ(record(tools::textbook_subject(problem)), folder + "textbook.mutants.txt");
    const tools::Subject header = tools::header_subject(problems(), "fast_io");
    EXPECT_EQ(record(header), "common/tests/fast_io.mutants.txt");
    EXPECT_EQ(tools::mutants_of(tools::textbook_subject(problem)).size(),
              tools::mutants_of(tools::read_file(problem.textbook()), Operators::all).size());
}

// What writes past the end of an array may print the right answer.
TEST(TextbookMutants, MeetTheSanitizers) {
    tools::MutationSettings settings;
    settings.jobs = 1;
    settings.wanted = [](const tools::Mutant& m) { return m.after == "int heap[99];"; };
    const std::vector<tools::JudgedMutant> judged = tools::judge_mutants(
        tools::textbook_subject(tools::resolve(problems(), "hdu-1850")), settings);
    ASSERT_EQ(judged.size(), 1u);
    EXPECT_EQ(judged[0].fate, tools::Fate::killed);
    EXPECT_EQ(judged[0].by.rfind("the sanitizers on ", 0), 0u) << judged[0].by;
}

class Mutation : public ProblemTest {
 protected:
    Mutation() : ProblemTest({RULES_AND_SAMPLES, "solution.cpp", "textbook.cpp"}) {}
};

// The full runs: scripts/workshop/mutate, and with --textbook. One mutant of one of the two is drawn; what
// is explained need not be judged again.
TEST_P(Mutation, LeavesNoUnexplainedSurvivor) {
    SKIP_UNLESS_DRAWN(number());
    std::mt19937_64 random = seeded_rng();
    const tools::Subject subject = (random() + number()) % 2 == 0
                                       ? tools::solution_subject(problem())
                                       : tools::textbook_subject(problem());
    const tools::MutationRecord record =
        tools::read_mutation_record(subject.record).value_or(tools::MutationRecord());
    std::vector<tools::Mutant> open = tools::mutants_of(subject);
    std::erase_if(open, [&](const tools::Mutant& mutant) {
        return tools::stale(record.explained, {mutant}).size() < record.explained.size();
    });
    ASSERT_FALSE(open.empty());
    const tools::Mutant& drawn = open[random() % open.size()];
    tools::MutationSettings settings;
    settings.jobs = 1;
    settings.most = 1;
    settings.wanted = [&](const tools::Mutant& mutant) {
        return mutant.at == drawn.at && mutant.text == drawn.text;
    };
    const std::vector<tools::JudgedMutant> judged = tools::judge_mutants(subject, settings);
    EXPECT_EQ(judged.size(), 1u);
    for (const tools::JudgedMutant& j : tools::unexplained(judged, record.explained)) {
        ADD_FAILURE() << subject.source.string() << ':' << j.line << ": survives\n- " << j.before
                      << "\n+ " << j.after;
    }
}

// What a full run found is kept, and is about the source as it stands.
void expect_record(const tools::Subject& subject, const tools::MutationRecord& record,
                   const std::string& again) {
    const std::string source = tools::read_file(subject.source);
    EXPECT_EQ(record.fingerprint, tools::fingerprint(source)) << again;
    const std::vector<tools::Mutant> mutants = tools::mutants_of(subject);
    EXPECT_EQ(record.mutants, mutants.size()) << again;
    EXPECT_EQ(record.mutants, record.stillborn + record.killed + record.equivalent) << again;
    if (subject.tests.empty()) {
        EXPECT_EQ(record.equivalent, record.explained.size()) << "killed, but explained; " << again;
    }
    for (const tools::Equivalent& e : tools::stale(record.explained, mutants)) {
        ADD_FAILURE() << "there is no such mutant:\n- " << e.before << "\n+ " << e.after;
    }
}

TEST_P(Mutation, IsRecorded) {
    const tools::Subject subject = tools::solution_subject(problem());
    const std::string again = "scripts/workshop/mutate " + GetParam() + " --record";
    const auto record = tools::read_mutation_record(subject.record);
    ASSERT_TRUE(record) << "not recorded yet: " << again;
    expect_record(subject, *record, again);
}

TEST_P(Mutation, OfTheTextbookProgramIsRecorded) {
    const tools::Subject subject = tools::textbook_subject(problem());
    const std::string again = "scripts/workshop/mutate " + GetParam() + " --textbook --record";
    const auto record = tools::read_mutation_record(subject.record);
    ASSERT_TRUE(record) << "not recorded yet: " << again;
    expect_record(subject, *record, again);
}

FOR_EACH_PROBLEM(Mutation);

class MutationOfHeader : public ::testing::TestWithParam<std::string> {};

TEST_P(MutationOfHeader, IsRecorded) {
    const tools::Subject subject = tools::header_subject(problems(), GetParam());
    const std::string again = "scripts/workshop/mutate --header " + GetParam() + " --record";
    const auto record = tools::read_mutation_record(subject.record);
    ASSERT_TRUE(record) << "not recorded yet: " << again;
    expect_record(subject, *record, again);
}

INSTANTIATE_TEST_SUITE_P(, MutationOfHeader, ::testing::ValuesIn(tools::header_names()),
                         [](const ::testing::TestParamInfo<std::string>& header) {
                             return test_name(header.param);
                         });

}  // namespace mutants_test
