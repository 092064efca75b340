// Reading TOML strictly.
#ifndef SCRIPTS_SRC_BASE_TOML_HPP
#define SCRIPTS_SRC_BASE_TOML_HPP

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <toml++/toml.h>

#include <set>
#include <string>

#include "base/files.hpp"

namespace tools {

inline toml::table read_toml(const fs::path& file) {
    try {
        return toml::parse(read_file(file), file.string());
    } catch (const toml::parse_error& error) {
        throw Error(english(
            fmt::format("{}:{}: {}", shown(file), error.source().begin.line, error.description())));
    }
}

// The table [name] of what was read from a file; empty where there is none.
inline const toml::table& table_in(const toml::table& all, const fs::path& file, const char* name) {
    static const toml::table empty;
    const toml::node* node = all.get(name);
    if (node == nullptr) return empty;
    if (node->is_table()) return *node->as_table();
    throw Error(english(
        fmt::format("{}:{}: '{}' must be a table", shown(file), node->source().begin.line, name)));
}
inline toml::table read_toml(const fs::path& file, const char* name) {
    return table_in(read_toml(file), file, name);
}

// Reads the keys of a table, all of them required unless it says so, and rejects others.
class Keys {
 public:
    Keys(const toml::table& table, std::string where) : table_(table), where_(std::move(where)) {}

    const toml::node& node(const char* key) {
        known_.insert(key);
        const toml::node* node = table_.get(key);
        if (node == nullptr)
            throw Error(english(fmt::format("{}{}: the key '{}' is missing", where_, line_, key)));
        return *node;
    }
    template <class T>
    T get(const char* key) {
        const toml::node& found = node(key);
        const auto value = found.value<T>();
        if (!value) wrong_type(key, found);
        return *value;
    }
    template <class T>
    std::vector<T> list(const char* key) {
        const toml::node& found = node(key);
        std::vector<T> values;
        if (!found.is_array()) wrong_type(key, found);
        for (const toml::node& element : *found.as_array()) {
            const auto value = element.value<T>();
            if (!value) wrong_type(key, element);
            values.push_back(*value);
        }
        return values;
    }
    Keys table(const char* key) {
        const toml::node& found = node(key);
        if (!found.is_table()) wrong(key, "must be a table");
        return below(found);
    }
    // The tables of a list.
    std::vector<Keys> tables(const char* key) {
        const toml::node& found = node(key);
        std::vector<Keys> tables;
        if (!found.is_array()) wrong_type(key, found);
        for (const toml::node& element : *found.as_array()) {
            if (!element.is_table()) wrong_type(key, element);
            tables.push_back(below(element));
        }
        return tables;
    }
    template <class T>
    T get_or(const char* key, T otherwise) {
        know(key);
        return table_.contains(key) ? get<T>(key) : otherwise;
    }
    bool has(const char* key) const { return table_.contains(key); }
    void know(const char* key) { known_.insert(key); }
    void no_others() const {
        for (const auto& [key, node] : table_) {
            if (known_.count(std::string(key.str())) == 0) {
                throw Error(english(fmt::format("{}:{}: unknown key '{}'; known keys: {}", where_,
                                                node.source().begin.line, key.str(),
                                                fmt::join(known_, ", "))));
            }
        }
    }
    template <class... Values>
    [[noreturn]] void wrong(const char* key, fmt::format_string<Values...> what,
                            Values&&... values) const {
        throw Error(
            english(fmt::format("{}:{}: '{}' {}", where_, table_.get(key)->source().begin.line, key,
                                fmt::format(what, std::forward<Values>(values)...))));
    }
    [[noreturn]] void wrong_type(const char* key, const toml::node& node) const {
        throw Error(english(
            fmt::format("{}:{}: '{}' has the wrong type", where_, node.source().begin.line, key)));
    }

 private:
    Keys below(const toml::node& table) const {
        Keys keys(*table.as_table(), where_);
        keys.line_ = fmt::format(":{}", table.source().begin.line);
        return keys;
    }

    const toml::table& table_;
    std::string where_, line_ = "";  // the line where it is one of a list
    std::set<std::string> known_;
};

}  // namespace tools

#endif
