#include "catalog/chapters.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/toml.hpp"

namespace tools {

fs::path theory() {
    return root() / "common/notes";
}

std::vector<Chapter> load_chapters(const fs::path& folder) {
    const fs::path file = folder / "chapters.toml";
    const toml::table all = read_toml(file);
    Keys keys(all, shown(file));
    const toml::array* list = keys.node("chapters").as_array();
    if (list == nullptr) keys.wrong("chapters", "must be a list");
    keys.no_others();
    std::vector<Chapter> chapters;
    for (const toml::node& node : *list) {
        const std::string where = fmt::format("{}:{}", shown(file), node.source().begin.line);
        if (!node.is_table()) throw Error(where + ": each chapter must be a table");
        Keys chapter(*node.as_table(), where);
        const std::string name = chapter.get<std::string>("name");
        if (find_chapter(chapters, name)) throw Error(fmt::format("{}: '{}' again", where, name));
        chapters.push_back(
            {name,
             chapters.size() + 1,
             {chapter.get<std::string>("proves"), chapter.get<std::string>("proves_zh")}});
        chapter.know("was");  // the site leads on from there
        chapter.no_others();
    }
    return chapters;
}

const Chapter* find_chapter(const std::vector<Chapter>& chapters, const std::string& name) {
    const auto found = std::ranges::find(chapters, name, &Chapter::name);
    return found == chapters.end() ? nullptr : &*found;
}

}  // namespace tools
