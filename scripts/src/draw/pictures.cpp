#include "draw/pictures.hpp"

#include <map>

#include "draw/description.hpp"
#include "games/number.hpp"

namespace tools {

std::vector<PictureFolder> picture_folders(const std::vector<Problem>& problems) {
    const fs::path chapters = root() / "common/notes/pictures";
    std::vector<PictureFolder> folders = {{chapters, chapters / "pictures.toml", nullptr}};
    for (const Problem& problem : problems) {
        folders.push_back({problem.folder() / "pictures", problem.metadata(), &problem});
    }
    return folders;
}

std::vector<Picture> draw_pictures(const PictureFolder& folder) {
    static const std::map<std::string, Svg (*)(Description&)> kinds = {
        {"bars", bars},           {"binary", binary},   {"graph", graph}, {"heat", heat},
        {"intervals", intervals}, {"lattice", lattice}, {"rows", rows},   {"span", span},
        {"stairs", stairs},       {"strip", strip},     {"tree", tree}};
    std::vector<Picture> pictures;
    const toml::table descriptions = read_toml(folder.descriptions, "pictures");
    for (const auto& [key, node] : descriptions) {
        const std::string name(key.str()),
            where = fmt::format("{} [pictures.{}]", shown(folder.descriptions), name);
        if (!node.is_table()) throw Error(english(where + ": must be a table, as each picture is"));
        Description keys(*node.as_table(), where, folder);
        const auto kind = kinds.find(keys.text("kind"));
        if (kind == kinds.end()) {
            std::vector<std::string> all;
            for (const auto& known : kinds) all.push_back(known.first);
            throw Error(
                english(fmt::format("{}: 'kind' must be one of {}", where, fmt::join(all, ", "))));
        }
        Picture picture{.name = name,
                        .file = {folder.path / (name + ".svg"), ""},
                        .title = keys.text("title"),
                        .title_zh = keys.text("title_zh"),
                        .alt = keys.text("alt"),
                        .alt_zh = keys.text("alt_zh")};
        try {
            picture.file.text = kind->second(keys).file(picture.title + " · " + picture.title_zh,
                                                        picture.alt + '\n' + picture.alt_zh);
        } catch (const std::invalid_argument& error) {
            throw Error(english(where + ": " + error.what()));
        } catch (const BadGame& error) {
            throw Error(english(where + ": " + error.what()));
        }
        keys.no_others();
        pictures.push_back(std::move(picture));
    }
    return pictures;
}

}  // namespace tools
