#include "base/say.hpp"

#include <fmt/format.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "base/terminal.hpp"
#include "core/letters.hpp"

namespace tools {

namespace {

Language language_of_environment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        const std::string locale = lower(value);
        // A terminal of another encoding, such as zh_CN.GBK, shows Chinese in UTF-8 as something else.
        const bool is_utf8 = locale.find('.') == locale.npos || locale.find(".u") != locale.npos;
        return locale.starts_with("zh") && is_utf8 ? Language::zh : Language::en;
    }
    return Language::en;
}

std::atomic<Language>& chosen() {
    static std::atomic<Language> language = language_of_environment();
    return language;
}

}  // namespace

Language language() {
    return chosen();
}

void set_language(Language language) {
    chosen() = language;
}

const std::string& said(const Text& text) {
    return text.in(language());
}

std::string said(Text&& text) {
    return std::move(language() == Language::zh ? text.zh : text.en);
}

void say(const Text& text) {
    fmt::print("{}", said(text));
}

void say_aside(const Text& text) {
    fmt::print(stderr, "{}\n", visible(said(text)));
}

void note(const Text& text) {
    say_aside(phrase({"note: {}", "提示：{}"}, text));
}

}  // namespace tools
