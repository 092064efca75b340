// What the programs that a web page runs have in common.
#ifndef SCRIPTS_SRC_WEB_PROGRAMS_PROGRAM_HPP
#define SCRIPTS_SRC_WEB_PROGRAMS_PROGRAM_HPP

#include <cstdio>
#include <string>
#include <vector>

#include "core/language.hpp"

namespace tools {

// All of it.
inline std::string standard_input() {
    std::string text;
    char buffer[65536];
    for (std::size_t size; (size = std::fread(buffer, 1, sizeof buffer, stdin)) > 0;) {
        text.append(buffer, size);
    }
    return text;
}

// Prints what answer(words, language) gives, or what it throws as one line on standard error. The words
// are the arguments but for the first, where that is a language, en or zh. Gives the exit code: 0, or 2
// after an error.
template <class Answer>
int print(int count, char** arguments, Answer answer) {
    std::vector<std::string> words(arguments + 1, arguments + count);
    Language language = Language::en;
    if (!words.empty() && (words[0] == "en" || words[0] == "zh")) {
        if (words[0] == "zh") language = Language::zh;
        words.erase(words.begin());
    }
    std::string error;
    try {
        const std::string text = answer(words, language);
        std::fwrite(text.data(), 1, text.size(), stdout);
        return 0;
    } catch (const TextError& told) {
        error = told.text.in(language);
    } catch (const std::exception& told) {
        error = told.what();
    }
    std::fprintf(stderr, "%s\n", error.c_str());
    return 2;
}

}  // namespace tools

#endif
