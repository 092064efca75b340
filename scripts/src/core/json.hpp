// JSON of a few lines, for pages: what a page loads should be small.
#ifndef SCRIPTS_SRC_CORE_JSON_HPP
#define SCRIPTS_SRC_CORE_JSON_HPP

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tools::json {

// A text in quotes, with its special characters escaped. The text is UTF-8.
std::string text(std::string_view plain);

inline std::string boolean(bool value) {
    return value ? "true" : "false";
}

template <class Number>
std::string number(Number value) {
    return std::to_string(value);
}

// What `item` makes of the value, or null where there is none.
template <class Value, class Item>
std::string or_null(const std::optional<Value>& value, Item item) {
    return value ? item(*value) : "null";
}

// The items, each of them JSON.
std::string array(const std::vector<std::string>& items);

// The members in their order; the values are JSON.
using Members = std::vector<std::pair<const char*, std::string>>;
std::string object(const Members& members);

// An array with what `item` makes of each value.
template <class Values, class Item>
std::string array(const Values& values, Item item) {
    std::vector<std::string> items;
    for (const auto& value : values) items.push_back(item(value));
    return array(items);
}

}  // namespace tools::json

#endif
