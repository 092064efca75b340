#include "core/characters.hpp"

#include <initializer_list>

namespace tools {

namespace {

std::string byte_name(std::uint32_t byte) {
    constexpr char digits[] = "0123456789abcdef";
    return {'\\', 'x', digits[byte >> 4 & 15], digits[byte & 15]};
}

}  // namespace

Character first_character(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i]));
    };
    const std::uint32_t first = byte(0);
    if (first < 0x80) return {first, 1};
    const std::size_t size = (first & 0xE0) == 0xC0   ? 2
                             : (first & 0xF0) == 0xE0 ? 3
                             : (first & 0xF8) == 0xF0 ? 4
                                                      : 0;
    if (size == 0 || size > text.size() || first == 0xC0 || first == 0xC1) return {first, 0};
    std::uint32_t code = first & (0xFFu >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return {first, 0};
        code = code << 6 | (byte(i) & 0x3F);
    }
    return {code, size};
}

bool is_invisible(std::uint32_t code) {
    struct Range {
        std::uint32_t first, last;
    };
    for (const auto& [first, last] :
         {Range{0xA0, 0xA0}, Range{0xAD, 0xAD}, Range{0x61C, 0x61C}, Range{0x180E, 0x180E},
          Range{0x2000, 0x200F}, Range{0x2028, 0x202F}, Range{0x205F, 0x206F},
          Range{0x3000, 0x3000}, Range{0xFE00, 0xFE0F}, Range{0xFEFF, 0xFEFF},
          Range{0xE0000, 0xE01EF}}) {
        if (first <= code && code <= last) return true;
    }
    return false;
}

std::string name_of_character(std::uint32_t code) {
    std::string name = "<U+";
    for (int i = code > 0xFFFF ? 5 : 3; i >= 0; --i) name += "0123456789ABCDEF"[code >> 4 * i & 15];
    return name + '>';
}

std::string with_named_characters(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const auto [code, size] = first_character(text);
        const bool is_chinese =
            (0x3001 <= code && code <= 0x303F) || (0x4E00 <= code && code < 0xA000);
        if (size == 0) {
            shown += byte_name(code);
        } else if (code == '\r') {
            shown += "\\r";
        } else if (code == '\t') {
            shown += "\\t";
        } else if (code < 0x20 || code == 0x7F) {
            shown += byte_name(code);
        } else if (code < 0x7F || is_chinese) {
            shown += text.substr(0, size);
        } else {
            shown += name_of_character(code);
        }
        text.remove_prefix(size == 0 ? 1 : size);
    }
    return shown;
}

}  // namespace tools
