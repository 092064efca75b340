#ifndef SCRIPTS_SRC_CORE_HASH_HPP
#define SCRIPTS_SRC_CORE_HASH_HPP

#include <cstdint>
#include <string>
#include <string_view>

namespace tools {

// FNV-1a, 64 bits: for keys of caches, locks of data and seeds, not against malice.
class Hash {
 public:
    Hash& add(std::string_view text) {
        for (const char c : text) {
            value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
        }
        return *this;
    }
    // 16 digits.
    std::string hex() const {
        std::string text;
        for (int shift = 60; shift >= 0; shift -= 4) {
            text += "0123456789abcdef"[value_ >> shift & 15];
        }
        return text;
    }
    std::uint64_t value() const { return value_; }

 private:
    std::uint64_t value_ = 0xCBF29CE484222325u;
};

}  // namespace tools

#endif
