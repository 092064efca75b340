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
    std::vector<Keys> list = keys.tables("chapters");
    keys.no_others();
    std::vector<Chapter> chapters;
    for (Keys& chapter : list) {
        const std::string name = chapter.get<std::string>("name");
        if (find_chapter(chapters, name)) chapter.wrong("name", "is '{}' again", name);
        chapters.push_back(
            {name,
             chapters.size() + 1,
             {chapter.get<std::string>("proves"), chapter.get<std::string>("proves_zh")}});
        for (const char* of_site : {"was", "track", "after"}) chapter.know(of_site);
        chapter.no_others();
    }
    return chapters;
}

const Chapter* find_chapter(const std::vector<Chapter>& chapters, const std::string& name) {
    const auto found = std::ranges::find(chapters, name, &Chapter::name);
    return found == chapters.end() ? nullptr : &*found;
}

}  // namespace tools
