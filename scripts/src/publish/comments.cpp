// The comments of C++ code as Chinese pages show them.
#include <algorithm>
#include <functional>

#include "base/toml.hpp"
#include "publish/generated.hpp"

namespace tools {

Comments read_comments(const std::vector<fs::path>& files) {
    Comments comments;
    for (const fs::path& file : files) {
        if (!fs::exists(file)) continue;
        const toml::table table = read_toml(file);
        Keys keys(table, shown(file));
        const toml::node& list = keys.node("comments");
        keys.no_others();
        if (!list.is_array()) keys.wrong_type("comments", list);
        for (const toml::node& element : *list.as_array()) {
            const toml::array* pair = element.as_array();
            const auto text = [&](std::size_t i) {
                const auto found = pair == nullptr || pair->size() != 2
                                       ? std::nullopt
                                       : (*pair)[i].value<std::string>();
                if (!found || found->empty()) keys.wrong_type("comments", element);
                return *found;
            };
            comments.emplace_back(text(0), text(1));
        }
    }
    return comments;
}

Comments comments_of(const Problem& problem) {
    Comments comments =
        read_comments({root() / "problems/comments.toml", problem.folder() / "comments.toml"});
    comments.emplace_back(". " + problem.title + "\n", ". " + problem.title_zh + "\n");
    return comments;
}

std::string in_chinese(std::string code, Comments comments) {
    // The longest first, because one may be a part of another.
    std::ranges::stable_sort(comments, std::greater(),
                             [](const auto& pair) { return pair.first.size(); });
    for (const auto& [english, chinese] : comments) {
        for (std::size_t at = 0; (at = code.find(english, at)) != code.npos; at += chinese.size()) {
            code.replace(at, english.size(), chinese);
        }
    }
    return code;
}

}  // namespace tools
