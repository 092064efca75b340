// Texts in the languages of the notes, each beside its translation.
#ifndef SCRIPTS_SRC_CORE_LANGUAGE_HPP
#define SCRIPTS_SRC_CORE_LANGUAGE_HPP

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace tools {

enum class Language { en, zh };

// "en", "zh": as --lang and JSON name it.
inline const char* name_of(Language language) {
    return language == Language::zh ? "zh" : "en";
}

// The same text in each language. Whatever has no words, such as a number, is one string for all.
struct Text {
    Text() = default;
    Text(std::string same) : en(same), zh(std::move(same)) {}
    Text(const char* same) : en(same), zh(same) {}
    Text(std::string english, std::string chinese)
        : en(std::move(english)), zh(std::move(chinese)) {}

    const std::string& in(Language language) const { return language == Language::zh ? zh : en; }
    bool empty() const { return en.empty() && zh.empty(); }

    Text& operator+=(const Text& more) {
        en += more.en;
        zh += more.zh;
        return *this;
    }
    friend Text operator+(Text text, const Text& more) { return text += more; }
    friend bool operator==(const Text& a, const Text& b) = default;

    std::string en, zh;
};

// A sentence in each language, with as many gaps for values: {}, or {0}, {1}, ... where the languages
// have them in another order. One that lacks its Chinese, or a gap, does not compile.
template <std::size_t gaps>
struct Sentence {
    consteval Sentence(const char* english, const char* chinese) : en(english), zh(chinese) {
        if (count(en) != gaps || count(zh) != gaps) throw "another number of values";
        bool has_chinese = false;
        for (const char c : zh) has_chinese = has_chinese || static_cast<unsigned char>(c) >= 0x80;
        if (!has_chinese) throw "no Chinese";
    }
    std::string_view en, zh;

 private:
    static consteval std::size_t count(std::string_view sentence) {
        std::size_t found = 0;
        for (std::size_t i = 0; i + 1 < sentence.size(); ++i) {
            if (sentence[i] != '{') continue;
            const char next = sentence[i + 1];
            found =
                next == '}' ? found + 1 : std::max(found, static_cast<std::size_t>(next - '0') + 1);
        }
        return found;
    }
};

namespace gaps {

template <class Value>
Text text_of(const Value& value) {
    if constexpr (std::convertible_to<const Value&, std::string_view>) {
        return std::string(std::string_view(value));
    } else if constexpr (std::same_as<Value, Text>) {
        return value;
    } else {
        static_assert(std::integral<Value> && !std::same_as<Value, bool>);
        return std::to_string(value);
    }
}

template <std::size_t size>
std::string filled(std::string_view sentence, const std::array<Text, size>& values,
                   Language language) {
    std::string text;
    std::size_t next = 0;
    while (!sentence.empty()) {
        const std::size_t gap = std::min(sentence.find('{'), sentence.size());
        text += sentence.substr(0, gap);
        sentence.remove_prefix(gap);
        if (sentence.empty()) break;
        const bool numbered = sentence[1] != '}';
        const std::size_t which = numbered ? static_cast<std::size_t>(sentence[1] - '0') : next++;
        text += values.at(which).in(language);
        sentence.remove_prefix(numbered ? 3 : 2);
    }
    return text;
}

}  // namespace gaps

// The sentence with its gaps filled by values: texts, strings or whole numbers.
template <class... Values>
Text phrase(const Sentence<sizeof...(Values)>& sentence, const Values&... values) {
    const std::array<Text, sizeof...(Values)> all = {gaps::text_of(values)...};
    return {gaps::filled(sentence.en, all, Language::en),
            gaps::filled(sentence.zh, all, Language::zh)};
}

// What is wrong, in each language; what() is the English.
struct TextError : std::runtime_error {
    explicit TextError(Text text_) : std::runtime_error(text_.en), text(std::move(text_)) {}
    Text text;
};

}  // namespace tools

#endif
