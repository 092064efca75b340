// Texts in the languages of the notes, each beside its translation.
#ifndef SCRIPTS_SRC_CORE_LANGUAGE_HPP
#define SCRIPTS_SRC_CORE_LANGUAGE_HPP

#include <stdexcept>
#include <string>
#include <utility>

namespace tools {

enum class Language { en, zh };

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

// What is wrong, in each language; what() is the English.
struct TextError : std::runtime_error {
    explicit TextError(Text text_) : std::runtime_error(text_.en), text(std::move(text_)) {}
    Text text;
};

}  // namespace tools

#endif
