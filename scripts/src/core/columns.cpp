#include "core/columns.hpp"

#include <algorithm>

namespace tools {

namespace {

// The first character of a text that is not empty.
std::string_view first_of(std::string_view text) {
    std::size_t size = 1;
    while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80) ++size;
    return text.substr(0, size);
}

char32_t code_of(std::string_view character) {
    constexpr unsigned first[] = {0, 0x7F, 0x1F, 0x0F,
                                  0x07};  // the bits of the first byte that count
    char32_t code = static_cast<unsigned char>(character[0]) &
                    first[std::min<std::size_t>(4, character.size())];
    for (const char c : character.substr(1))
        code = code << 6 | (static_cast<unsigned char>(c) & 0x3F);
    return code;
}

bool is_wide(std::string_view character) {
    const char32_t code = code_of(character);
    return (0x2E80 <= code && code <= 0xA4CF) ||  // characters, and their punctuation
           (0xF900 <= code && code <= 0xFAFF) || (0xFF01 <= code && code <= 0xFF60);
}

bool is_one_of(std::string_view characters, std::string_view character) {
    return characters.find(character) != characters.npos;
}

// Whether a line may end between these two.
bool may_part(std::string_view before, std::string_view after) {
    return (is_wide(before) || is_wide(after)) &&
           !is_one_of("，。、；：？！）》」』,.;:?!)", after) && !is_one_of("（《「『(", before);
}

// What stands in one line: up to a blank or a place where a line may end.
std::string_view word_of(std::string_view text) {
    std::string_view last = first_of(text);
    std::size_t size = last.size();
    while (size < text.size() && text[size] != ' ') {
        const std::string_view next = first_of(text.substr(size));
        if (may_part(last, next)) break;
        size += next.size();
        last = next;
    }
    return text.substr(0, size);
}

}  // namespace

std::size_t columns_of(std::string_view text) {
    std::size_t columns = 0;
    while (!text.empty()) {
        const std::string_view character = first_of(text);
        columns += is_wide(character) ? 2 : 1;
        text.remove_prefix(character.size());
    }
    return columns;
}

std::string wrapped(std::size_t indent, std::string_view text, std::size_t columns) {
    std::string result;
    std::size_t column = indent;
    while (!text.empty()) {
        const bool blank = text[0] == ' ';
        text.remove_prefix(blank);
        if (text.empty()) break;
        const std::string_view word = word_of(text);
        const std::size_t size = columns_of(word);
        if (column > indent && column + blank + size > columns) {
            result += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (blank && column > indent) {
            result += ' ';
            ++column;
        }
        result += word;
        column += size;
        text.remove_prefix(word.size());
    }
    return result + '\n';
}

}  // namespace tools
