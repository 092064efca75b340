#include "core/cases.hpp"

#include <iterator>
#include <utility>

#include "core/hash.hpp"

namespace tools {

std::string_view name_of(Group group) {
    constexpr std::string_view names[] = {"sample",     "edge",   "hack",
                                          "exhaustive", "random", "limit"};
    return names[static_cast<int>(group)];
}

void Cases::add(std::string name, Group group, std::string input, Answer expected,
                std::size_t games, std::string legal) {
    struct Texts {
        std::string input, expected, legal;
    };
    const auto texts = std::make_shared<const Texts>(
        Texts{std::move(input), std::move(expected.text), std::move(legal)});
    list_.push_back({std::move(name), group, texts->input, texts->expected, games, expected.second,
                     texts->legal.empty() ? texts->input : texts->legal});
    storage_.push_back(texts);
}

void Cases::add(const Case& other) {
    add(other.name, other.group, std::string(other.input),
        {std::string(other.expected), other.second}, other.games, std::string(other.legal));
}

void Cases::append(Cases other) {
    std::move(other.list_.begin(), other.list_.end(), std::back_inserter(list_));
    std::move(other.storage_.begin(), other.storage_.end(), std::back_inserter(storage_));
}

std::string Cases::hash() const {
    Hash hash;
    for (const Case& c : list_) hash.add(c.name).add("\n").add(c.input).add("\n").add(c.expected);
    return hash.hex();
}

std::size_t Cases::games() const {
    std::size_t sum = 0;
    for (const Case& c : list_) sum += c.games;
    return sum;
}

Cases whitespace_variants(const Cases& cases) {
    const auto replaced = [](std::string_view text, std::string_view newline,
                             std::string_view blank) {
        std::string result;
        for (const char c : text) {
            if (c == '\n') {
                result += newline;
            } else if (c == ' ') {
                result += blank;
            } else {
                result += c;
            }
        }
        return result;
    };
    Cases variants;
    for (const Case& c : cases.list()) {
        const auto add = [&](const char* suffix, std::string input) {
            variants.add(c.name + '+' + suffix, c.group, std::move(input),
                         {std::string(c.expected), c.second}, c.games, std::string(c.input));
        };
        add("crlf", replaced(c.input, "\r\n", " "));
        add("no-final-newline", std::string(c.input.substr(0, c.input.find_last_not_of('\n') + 1)));
        add("blanks", " " + replaced(c.input, " \t \n", " \t "));
        add("blank-lines", "\n" + replaced(c.input, "\n\n \n", "\n\n"));
    }
    return variants;
}

}  // namespace tools
