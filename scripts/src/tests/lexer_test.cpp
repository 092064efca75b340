// The lexer, on what is laid out oddly; and that it loses nothing of any text.
#include "cpp/lexer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "seeded_rng.hpp"

namespace lexer_test {

using Kind = tools::Token::Kind;

// Each token's kind by its first letter (t: a character) and its spelling.
std::string tokens(std::string_view source) {
    std::vector<std::string> all;
    for (const tools::Token& t : tools::lex(source).tokens) {
        all.push_back(fmt::format("{}`{}`", "wntsyc"[static_cast<int>(t.kind)], t.spelling));
    }
    return fmt::format("{}", fmt::join(all, " "));
}

std::vector<std::string> spellings(const std::vector<tools::Token>& tokens) {
    std::vector<std::string> all;
    for (const tools::Token& t : tokens) all.push_back(t.spelling);
    return all;
}

using Strings = std::vector<std::string>;

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
        text.replace(at, what.size(), by);
    }
    return text;
}

TEST(Lexer, KnowsEachKind) {
    EXPECT_EQ(tokens("int a1 = 0x1F+b['c'] / \"d\";"),
              "w`int` w`a1` y`=` n`0x1F` y`+` w`b` y`[` t`'c'` y`]` y`/` s`\"d\"` y`;`");
    EXPECT_EQ(tokens("a<<=b>>c->*d...::e:f"),
              "w`a` y`<<=` w`b` y`>>` w`c` y`->*` w`d` y`...` y`::` w`e` y`:` w`f`");
    EXPECT_EQ(tokens(""), "");
    EXPECT_EQ(tokens(" \t\v\f\r\n"), "");
    EXPECT_EQ(tokens("\xc3\xa9"), "y`\xc3` y`\xa9`");
    EXPECT_EQ(tokens(std::string_view("\0", 1)), std::string("y`\0`", 4));
}

TEST(Lexer, ReadsNumbersAsThePreprocessorDoes) {
    EXPECT_EQ(tokens("1.5e+3f 0x1p-2 .5 1..2 12ull 1e9-1"),
              "n`1.5e+3f` n`0x1p-2` n`.5` n`1..2` n`12ull` n`1e9` y`-` n`1`");
    EXPECT_EQ(tokens("1'000'000 0x1'f '1'"), "n`1'000'000` n`0x1'f` t`'1'`");
    EXPECT_EQ(tokens("1' '"), "n`1` t`' '`");
    EXPECT_EQ(tokens("a.b a.1"), "w`a` y`.` w`b` w`a` n`.1`");
}

TEST(Lexer, ReadsStringsAndCharacters) {
    EXPECT_EQ(tokens(R"("\"/*" '\'' '"' "'")"), R"(s`"\"/*"` t`'\''` t`'"'` s`"'"`)");
    EXPECT_EQ(tokens("u8\"a\" L'b' u\"c\" U'd' x\"e\"_f"),
              "s`u8\"a\"` t`L'b'` s`u\"c\"` t`U'd'` w`x` s`\"e\"` w`_f`");
}

TEST(Lexer, ReadsRawStrings) {
    EXPECT_EQ(tokens("R\"(a \" \\)\";"), "s`R\"(a \" \\)\"` y`;`");
    EXPECT_EQ(tokens("u8R\"x(a)\" )y\" )x\" LR\"()\""), "s`u8R\"x(a)\" )y\" )x\"` s`LR\"()\"`");
    EXPECT_EQ(tokens("R\"(//\n#if /*\n)\" a"), "s`R\"(//\n#if /*\n)\"` w`a`");
    // It is the prefix that counts, not its last letter; and joined lines are not joined in it.
    EXPECT_EQ(tokens("fooR\"(a)\""), "w`fooR` s`\"(a)\"`");
    EXPECT_EQ(tokens("R\\\n\"(a\\\nb)\""), "s`R\\\n\"(a\\\nb)\"`");
    EXPECT_EQ(tokens("R\"(a)\\\n\" b)\" c"), "s`R\"(a)\\\n\" b)\"` w`c`");
    EXPECT_EQ(tokens("R\"(a\r\nb)\""), "s`R\"(a\nb)\"`");
}

TEST(Lexer, JoinsLinesWhereverTheyAreCut) {
    for (const std::string cut : {"\\\n", "\\\r\n", "\\\n\\\n"}) {
        const auto with = [&](const std::string& text) { return replaced(text, "@", cut); };
        EXPECT_EQ(tokens(with("in@t @a@ = 1@2; @b@<@<@= c")),
                  "w`int` w`a` y`=` n`12` y`;` w`b` y`<<=` w`c`");
        EXPECT_EQ(tokens(with("\"a@b\\@n\" u@8'c'")), "s`\"ab\\n\"` t`u8'c'`");
        EXPECT_EQ(tokens(with("/@/ a@ b\nc /@* d *@/ e")), "w`c` w`e`");
        const tools::LexedSource lexed = tools::lex(with("@#@ def@ine a@b\nc"));
        ASSERT_EQ(lexed.tokens.size(), 4u);
        const std::size_t line =
            1 + static_cast<std::size_t>(std::count(cut.begin(), cut.end(), '\n'));
        EXPECT_EQ(lexed.tokens[0].begin, cut.size());
        for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(lexed.tokens[i].directive, line);
        EXPECT_EQ(lexed.tokens[3].directive, 0u);
        EXPECT_EQ(spellings(lexed.tokens), (Strings{"#", "define", "ab", "c"}));
    }
    // A backslash that stands before a blank, or joins nothing, is a symbol.
    EXPECT_EQ(tokens("a\\ \nb\\"), "w`a` y`\\` w`b` y`\\`");
}

TEST(Lexer, KnowsWhatIsInDirectivesAndConditions) {
    const tools::LexedSource lexed = tools::lex(
        "a # b\n"
        " /* c */ # /* d\n"
        " e */ if /* # */ f // g\n"
        "h\n"
        "#ifdef i\n"
        "#else\n"
        "%: endif\n"
        "j\n"
        "#endif\n"
        "#endif\n"
        "#if 0\n");
    std::string said;
    for (const tools::Token& t : lexed.tokens) {
        said += fmt::format("{}:{}{} ", t.spelling, t.directive, t.conditional ? "?" : "");
    }
    EXPECT_EQ(said,
              "a:0 #:0 b:0 #:2 if:2 f:2 h:0? #:5? ifdef:5? i:5? #:6? else:6? %::7? endif:7? "
              "j:0? #:9? endif:9? #:10 endif:10 #:11 if:11 0:11 ");
    EXPECT_EQ(spellings(lexed.comments), (Strings{"/* c */", "/* d\n e */", "/* # */", "// g"}));
    EXPECT_EQ(lexed.comments[1].directive, 2u);
}

TEST(Lexer, TakesTrigraphsAsTheyStand) {
    // Since GCC and C++17 do; the bundler refuses them.
    EXPECT_EQ(tokens("?\?=define a ?\?/\nb ?\?) // ?\?/\nc"),
              "y`?` y`?` y`=` w`define` w`a` y`?` y`?` y`/` w`b` y`?` y`?` y`)` w`c`");
    EXPECT_EQ(tokens("\"?\?/\" d"), "s`\"?\?/\"` w`d`");
}

TEST(Lexer, TakesWindowsLineEnds) {
    const std::string unix = "#define a \\\n  b // c\n\"d\" /* e\n*/ R\"(f\n)\"\n'g\nh \\\n i\n";
    const std::string windows = replaced(unix, "\n", "\r\n");
    const tools::LexedSource one = tools::lex(unix), other = tools::lex(windows);
    EXPECT_EQ(spellings(one.tokens), spellings(other.tokens));
    EXPECT_EQ(one.comments.size(), other.comments.size());
    for (std::size_t i = 0; i < one.tokens.size(); ++i) {
        EXPECT_EQ(one.tokens[i].line, other.tokens[i].line);
        EXPECT_EQ(one.tokens[i].directive, other.tokens[i].directive);
    }
    EXPECT_EQ(tokens("a \r b\r\r\n"), "w`a` w`b`");
}

TEST(Lexer, EndsWhatHasNoEnd) {
    const auto last = [](const std::string& source) {
        const tools::LexedSource lexed = tools::lex(source);
        const tools::Token& t = (lexed.comments.empty() ? lexed.tokens : lexed.comments).back();
        return t.spelling + (t.unclosed ? " unclosed" : "");
    };
    EXPECT_EQ(last("a /* b\nc"), "/* b\nc unclosed");
    EXPECT_EQ(last("/*/"), "/*/ unclosed");
    EXPECT_EQ(last("/*"), "/* unclosed");
    EXPECT_EQ(last("/**/"), "/**/");
    EXPECT_EQ(last("// b"), "// b");
    EXPECT_EQ(last("R\"x(b)\"\nc"), "R\"x(b)\"\nc unclosed");
    EXPECT_EQ(last("R\"x"), "R\"x unclosed");
    EXPECT_EQ(last("R\"x (b)x\" c"), "R\"x (b)x\" c unclosed");
    EXPECT_EQ(last("R\"(b\\\n"), "R\"(b\\\n unclosed");
    EXPECT_EQ(last("\"b\\"), "\"b\\");
    EXPECT_EQ(tokens("\"b\nc 'd\ne \"\\\\\n\n'"), "s`\"b` w`c` t`'d` w`e` s`\"\\` t`'`");
}

// Line, spelling and place of each token and comment, held against the text itself.
void expect_whole(const std::string& text, const tools::LexedSource& lexed) {
    std::vector<tools::Token> all;
    std::merge(lexed.tokens.begin(), lexed.tokens.end(), lexed.comments.begin(),
               lexed.comments.end(), std::back_inserter(all),
               [](const tools::Token& a, const tools::Token& b) { return a.begin < b.begin; });
    std::size_t at = 0;
    const auto expect_gap = [&](std::size_t end) {
        for (; at < end; ++at) {
            const std::size_t next = text.find_first_not_of('\r', at + 1);
            const bool joins = text[at] == '\\' && next < text.size() && text[next] == '\n';
            ASSERT_TRUE(joins ||
                        std::string_view(" \t\v\f\r\n").find(text[at]) != std::string::npos)
                << "lost at " << at;
        }
    };
    for (const tools::Token& t : all) {
        ASSERT_LE(at, t.begin);
        ASSERT_LT(t.begin, t.end);
        ASSERT_LE(t.end, text.size());
        expect_gap(t.begin);
        const auto begin = text.begin() + static_cast<std::ptrdiff_t>(t.begin);
        EXPECT_EQ(t.line, 1 + static_cast<std::size_t>(std::count(text.begin(), begin, '\n')));
        EXPECT_EQ(t.kind == Kind::comment,
                  t.spelling.starts_with("//") || t.spelling.starts_with("/*"));
        at = t.end;
        if (t.spelling.find("\\\n") != std::string::npos) continue;
        // Alone it is the same token, where no new line is joined.
        const tools::LexedSource again = tools::lex(t.spelling);
        const auto& list = t.kind == Kind::comment ? again.comments : again.tokens;
        ASSERT_EQ(again.tokens.size() + again.comments.size(), 1u) << t.spelling;
        EXPECT_EQ(list.at(0).kind, t.kind);
        EXPECT_EQ(list.at(0).spelling, t.spelling);
    }
    expect_gap(text.size());
}

TEST(Lexer, LosesNothingOfRandomTexts) {
    const std::string pieces[] = {
        "\\\n", "\\\r\n", "\n",   "\r\n", " ",  "\t", "a",    "u8",  "R",    "LR", "\"", "'",
        "\"(",  ")\"",    "\"x(", ")x\"", "/*", "*/", "//",   "/",   "*",    "\\", "#",  "%:",
        "if",   "endif",  "1",    "'0",   ".",  "e+", "0x1f", "<<=", ">",    "::", ":",  "->*",
        "...",  "?\?/",   "(",    ")",    "{",  "}",  ";",    "??",  "\xc3", "$",  "`"};
    std::mt19937_64 random = seeded_rng();
    for (int round = 0; round < 20000 && !HasFailure(); ++round) {
        std::string text;
        for (std::size_t n = random() % 40; n > 0; --n)
            text += pieces[random() % std::size(pieces)];
        SCOPED_TRACE(fmt::format("round {}: {}", round, text));
        const tools::LexedSource lexed = tools::lex(text);
        expect_whole(text, lexed);
        // With a line for each token the code is the same, unless that ends a directive elsewhere,
        // joins other lines or goes on with what has no end.
        if (std::none_of(lexed.tokens.begin(), lexed.tokens.end(), [](const tools::Token& t) {
                return t.directive != 0 || t.spelling == "#" || t.spelling == "%:" ||
                       t.spelling.ends_with('\\') || t.unclosed;
            })) {
            const Strings all = spellings(lexed.tokens);
            EXPECT_EQ(tools::code_hash(fmt::format("{}\n", fmt::join(all, "\n"))),
                      tools::code_hash(text));
        }
    }
}

TEST(CodeHash, IgnoresCommentsAndWhiteSpaceOnly) {
    const std::string source =
        "#define A(x) x + 1\n\nint main() { return A(\"a b\"[0]); } // end\n";
    const std::string hash = tools::code_hash(source);
    EXPECT_EQ(hash, tools::code_hash(replaced(source, "\n", "\r\n")));
    EXPECT_EQ(hash, tools::code_hash(replaced(source, "; }", ";\n\t}")));
    EXPECT_EQ(hash, tools::code_hash(replaced(source, "// end", "/* no\nend */")));
    EXPECT_EQ(hash, tools::code_hash(replaced(source, "x + 1", "x \\\r\n  + 1")));
    EXPECT_EQ(hash, tools::code_hash("// head\n" + source));
    for (const auto& [what, by] : {std::pair("+ 1", "+ 2"),
                                   {"a b", "ab"},
                                   {"a b", "a  b"},
                                   {"1\n\n", "1 "},
                                   {"return", "re turn"},
                                   {"; }", "; // }"}}) {
        EXPECT_NE(hash, tools::code_hash(replaced(source, what, by))) << by;
    }
    EXPECT_NE(tools::code_hash("R\"(//\n)\""), tools::code_hash("R\"( //\n)\""));
    // Operators count by their characters: so do the hashes of bundles that were pasted.
    EXPECT_EQ(tools::code_hash("a<<=b::c"), tools::code_hash("a < < = b::c"));
    EXPECT_NE(tools::code_hash("a<<=b::c"), tools::code_hash("a <<= b: :c"));
    EXPECT_EQ(tools::code_hash("a<<=b::c \"d\"\n"), "5901531f9c6adbbe");
    EXPECT_EQ(tools::code_hash("int a = 1'000; // '"), tools::code_hash("int a = 1'000;"));
}

}  // namespace lexer_test
