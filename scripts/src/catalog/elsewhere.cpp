#include "catalog/elsewhere.hpp"

#include <set>

#include "base/toml.hpp"

namespace tools {

std::vector<GameElsewhere> games_elsewhere() {
    const fs::path file = root() / "problems/elsewhere.toml";
    const toml::table all = read_toml(file);
    Keys keys(all, shown(file));
    std::vector<Keys> list = keys.tables("game");
    keys.no_others();
    std::vector<GameElsewhere> games;
    std::set<std::string> urls;
    for (Keys& game : list) {
        GameElsewhere one{.judge = game.get<std::string>("judge"),
                          .number = game.get<std::string>("number"),
                          .url = game.get<std::string>("url"),
                          .title = {},
                          .year = {},
                          .difficulty = game.get<std::int64_t>("difficulty"),
                          .chapter = game.get<std::string>("chapter")};
        const auto title = game.get<std::string>("title");
        one.title = {title, game.get_or<std::string>("title_zh", title)};
        if (game.has("year")) one.year = game.get<std::int64_t>("year");
        if (one.difficulty < 1 || one.difficulty > 5) {
            game.wrong("difficulty", "is {}, not 1 to 5", one.difficulty);
        }
        if (!urls.insert(one.url).second) game.wrong("url", "is {} again", one.url);
        game.no_others();
        games.push_back(std::move(one));
    }
    return games;
}

}  // namespace tools
