// What holds for a text and its translation.
#ifndef SCRIPTS_SRC_TESTS_LANGUAGES_HPP
#define SCRIPTS_SRC_TESTS_LANGUAGES_HPP

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

// The runs of characters that `is` takes.
template <class Is>
std::vector<std::string> runs(std::string_view text, Is is) {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is(text[i])) continue;
        if (i == 0 || !is(text[i - 1])) all.emplace_back();
        all.back() += text[i];
    }
    return all;
}

inline bool is_digit(char c) {
    return '0' <= c && c <= '9';
}

inline bool is_letter(char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
}

inline bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
}

inline std::vector<std::string> sorted_numbers(std::string_view text) {
    std::vector<std::string> numbers = runs(text, is_digit);
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

// The first place where Chinese is not set as it should be: no blank between it and a number or a
// word, punctuation of half the width, or a line that begins with punctuation.
inline std::string badly_set(std::string_view text) {
    const auto is_chinese = [&](std::size_t i) {  // a character, no punctuation
        return i < text.size() && '\xE4' <= text[i] && text[i] <= '\xE9';
    };
    const auto touches = [](char c) {
        return is_digit(c) || is_letter(c) ||
               std::string_view(",.;:?!()").find(c) != std::string::npos;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool before = i > 0 && touches(text[i - 1]);
        const bool after = i + 3 < text.size() && touches(text[i + 3]);
        const bool begins = text[i] == '\n' && text.find_first_not_of(" \n", i) != text.npos;
        const std::string_view line = begins ? text.substr(text.find_first_not_of(" \n", i)) : "";
        const bool closes = std::ranges::any_of(
            std::initializer_list<std::string_view>{"，", "。", "、", "；", "：", "）"},
            [&](std::string_view mark) { return line.starts_with(mark); });
        const std::size_t next = text.find_first_not_of(" \n", i + 1);
        const bool half = std::string_view(",;:?!").find(text[i]) != std::string::npos &&
                          (next == text.npos || is_chinese(next));
        if ((is_chinese(i) && (before || after)) || closes || half) {
            return std::string(text.substr(i - std::min<std::size_t>(i, 12), 24));
        }
    }
    return "";
}

// What a message in Chinese should not have: a word in Latin letters, where it is no letter of a
// formula, no term (SG 值) and not in quotes, or what badly_set() finds.
inline std::string not_chinese(std::string text) {
    const std::string open = "“", close = "”";
    for (std::size_t at; (at = text.find(open)) != text.npos;) {
        const std::size_t end = text.find(close, at);
        text.replace(at, end == text.npos ? end : end + close.size() - at, "某");
    }
    for (const std::string& word : runs(text, is_letter)) {
        if (word.size() > 1 && word != "SG") return word;
    }
    return badly_set(text);
}

#endif
