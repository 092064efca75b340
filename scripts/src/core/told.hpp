// What a verdict is told in by scripts/judge and by the page that judges: a page gets these sentences
// from the build (workshop/commands/words.cpp).
#ifndef SCRIPTS_SRC_CORE_TOLD_HPP
#define SCRIPTS_SRC_CORE_TOLD_HPP

#include <cstddef>
#include <string_view>

#include "core/language.hpp"

namespace tools::told {

inline constexpr Sentence<1> kExitCode = {"exit code {}", "返回值为 {}"};
inline constexpr Sentence<2> kWrote = {"wrote {} bytes where {} were expected",
                                       "输出了 {} 字节，应为 {} 字节"};
inline constexpr Sentence<1> kWroteErrors = {"wrote over {} bytes to standard error",
                                             "向标准错误输出了超过 {} 字节"};
inline constexpr Sentence<3> kReserved = {"used {}, and reserved {} in all; the limit is {}",
                                          "使用了 {} 内存，共申请了 {}，内存限制为 {}"};
inline constexpr Sentence<1> kFullStack = {"the stack ({} MB) was full", "栈（{} MB）溢出"};

inline constexpr Sentence<0> kSmallest = {"smallest failing input found", "找到的最小的出错输入"};
inline constexpr Sentence<0> kSmall = {"a small failing input; the search ended early",
                                       "一个较小的出错输入，查找提前结束"};
inline constexpr Sentence<0> kExpected = {"expected", "期望输出"};
inline constexpr Sentence<0> kFound = {"found", "你的输出"};
inline constexpr Sentence<0> kNothing = {"(nothing)", "（空）"};

// Beside AC; of each verdict on inputs beyond the statement, kOwnBound or kLeftOpen, with the name of a
// case or kAndMore.
inline constexpr Sentence<1> kWithin = {"within the statement: AC{}", "题面范围内：AC{}"};
inline constexpr Sentence<3> kOwnBound = {"; on our own bound of {} ({}): {}",
                                          "；在我们自定的规模上（{}，{}）：{}"};
inline constexpr Sentence<3> kLeftOpen = {"; on {}, of which it says nothing ({}): {}",
                                          "；题面没有提到{}（{}）：{}"};
inline constexpr Sentence<2> kAndMore = {"{} and {} more", "{} 和另外 {} 个测试点"};

// Those that the page fills in itself, by their names there.
struct NamedSentence {
    const char* name;
    std::string_view en, zh;

    template <std::size_t gaps>
    constexpr NamedSentence(const char* name_, const Sentence<gaps>& sentence)
        : name(name_), en(sentence.en), zh(sentence.zh) {}
};
inline constexpr NamedSentence kAll[] = {
    {"exitCode", kExitCode}, {"wroteErrors", kWroteErrors},
    {"reserved", kReserved}, {"fullStack", kFullStack},
    {"smallest", kSmallest}, {"small", kSmall},
    {"expected", kExpected}, {"found", kFound},
    {"nothing", kNothing},   {"within", kWithin},
    {"ownBound", kOwnBound}, {"leftOpen", kLeftOpen},
    {"andMore", kAndMore},
};

}  // namespace tools::told

#endif
