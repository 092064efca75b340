// What programs do that some judges take and others do not.
#ifndef SCRIPTS_SRC_CORE_HABITS_HPP
#define SCRIPTS_SRC_CORE_HABITS_HPP

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/language.hpp"
#include "core/verdict.hpp"

namespace tools {

enum class Habit {
    // in the output
    no_final_newline,
    blanks_at_line_ends,
    tabs_at_line_ends,
    blank_lines_at_end,
    letter_case,
    // of the run
    exit_code,
    reserved_memory,
    deep_stack,
    overflow,
    missing_return,
    // in the source
    int64,
    unnamed_header,
    void_main,
    operator_names,
    windows_names,
    header_case,
    skipped_characters,
    optimize,
    assembly,
    int128,
    own_headers,
    extensions,
    posix,
    non_ascii
};

struct NamedHabit {
    Habit habit;
    const char* key;  // in scripts/judges.toml
    Verdict verdict;  // of a judge that does not take it
    Text what;
};

inline const NamedHabit kHabits[] = {
    {Habit::no_final_newline,
     "no_final_newline",
     Verdict::PE,
     {"no line end after the last line", "最后一行之后没有换行"}},
    {Habit::blanks_at_line_ends,
     "blanks_at_line_ends",
     Verdict::PE,
     {"blanks at the end of a line", "行末有空格"}},
    {Habit::tabs_at_line_ends,
     "tabs_at_line_ends",
     Verdict::PE,
     {"a tab at the end of a line", "行末有制表符"}},
    {Habit::blank_lines_at_end,
     "blank_lines_at_end",
     Verdict::PE,
     {"blank lines at the end of the output", "输出末尾有空行"}},
    {Habit::letter_case,
     "letter_case",
     Verdict::WA,
     {"letters in another case", "字母的大小写不同"}},
    {Habit::exit_code, "exit_code", Verdict::RE, {"an exit code that is not 0", "返回值不是 0"}},
    {Habit::reserved_memory,
     "reserved_memory",
     Verdict::MLE,
     {"memory that is reserved and never touched", "申请了却没有用到的内存"}},
    {Habit::deep_stack, "deep_stack", Verdict::RE, {"a stack of more than 8 MB", "栈超过 8 MB"}},
    {Habit::overflow,
     "overflow",
     Verdict::WA,
     {"an integer that overflows and has to wrap round", "整数溢出，要靠回绕才对"}},
    {Habit::missing_return,
     "missing_return",
     Verdict::WA,
     {"a function that ends without its return", "有返回值的函数没有 return"}},
    {Habit::int64, "int64", Verdict::CE, {"__int64 or %I64d", "__int64 或 %I64d"}},
    {Habit::unnamed_header,
     "unnamed_header",
     Verdict::CE,
     {"a function whose header is not included", "没有包含所用函数的头文件"}},
    {Habit::void_main, "void_main", Verdict::CE, {"void main", "void main"}},
    {Habit::operator_names,
     "operator_names",
     Verdict::CE,
     {"a name that is an operator, such as xor", "用 xor 之类的运算符当名字"}},
    {Habit::windows_names,
     "windows_names",
     Verdict::CE,
     {"what only Windows has", "只有 Windows 才有的函数或头文件"}},
    {Habit::header_case,
     "header_case",
     Verdict::CE,
     {"a header in other letters", "头文件名的大小写不对"}},
    {Habit::skipped_characters,
     "skipped_characters",
     Verdict::CE,
     {"Chinese punctuation in a part that is not compiled", "不编译的部分里有中文标点"}},
    {Habit::optimize,
     "optimize",
     Verdict::CE,
     {"#pragma GCC optimize or target", "#pragma GCC optimize 或 target"}},
    {Habit::assembly, "asm", Verdict::CE, {"asm", "asm"}},
    {Habit::int128, "int128", Verdict::CE, {"integers of 128 bits", "128 位整数"}},
    {Habit::own_headers,
     "own_headers",
     Verdict::CE,
     {"a header of GCC alone, such as <bits/stdc++.h>", "GCC 特有的头文件，如 <bits/stdc++.h>"}},
    {Habit::extensions,
     "extensions",
     Verdict::CE,
     {"__builtin_ functions or __attribute__", "__builtin_ 函数或 __attribute__"}},
    {Habit::posix, "posix", Verdict::CE, {"calls of POSIX", "POSIX 的函数"}},
    {Habit::non_ascii,
     "non_ascii",
     Verdict::CE,
     {"bytes that are not plain ASCII", "非 ASCII 字符"}}};

inline const NamedHabit& named(Habit habit) {
    return *std::find_if(std::begin(kHabits), std::end(kHabits),
                         [&](const NamedHabit& named) { return named.habit == habit; });
}

// Nothing if no habit has this key.
inline std::optional<Habit> habit_named(std::string_view key) {
    const NamedHabit* found =
        std::find_if(std::begin(kHabits), std::end(kHabits),
                     [&](const NamedHabit& named) { return named.key == key; });
    return found == std::end(kHabits) ? std::nullopt : std::optional(found->habit);
}

// "no line end after the last line (line 3)"; an empty detail adds nothing.
inline Text with_detail(const Text& what, const Text& detail) {
    return detail.empty() ? what : phrase({"{} ({})", "{}（{}）"}, what, detail);
}

// Those that were seen, each with where or how much: "line 3", "570 MB". Empty: nothing to add.
using Habits = std::map<Habit, Text>;

}  // namespace tools

#endif
