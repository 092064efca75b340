// scripts/refresh: makes anew the committed files that are made from others.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "base/command_line.hpp"
#include "data/data.hpp"
#include "publish/generated.hpp"
#include "study/pictures.hpp"

namespace {

int run(bool check, bool only_pictures) {
    const std::vector<tools::Problem> problems = tools::load_problems();
    std::vector<tools::GeneratedFile> files;
    for (const tools::PictureFolder& folder : tools::picture_folders(problems)) {
        for (tools::Picture& picture : tools::draw_pictures(folder)) {
            files.push_back(std::move(picture.file));
        }
    }
    if (!only_pictures) {
        for (const tools::Problem& problem : problems) {
            if (tools::left_to_do(problem).empty()) {
                files.push_back(tools::data_lock(problem));
                for (tools::GeneratedFile& note : tools::notes(problem)) {
                    files.push_back(std::move(note));
                }
            } else {
                fmt::print("left out: {} is not solved yet\n", problem.id);
            }
        }
        files.push_back(tools::readme(problems));
        files.push_back(tools::chinese_readme(problems));
    }
    bool stale = false;
    for (const tools::GeneratedFile& file : files) {
        if (tools::is_fresh(file)) continue;
        stale = true;
        fmt::print("{} {}\n", check ? "stale:" : "written:",
                   tools::fs::relative(file.path, tools::root()).string());
        if (!check) tools::write_file(file.path, file.text);
    }
    return check && stale ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
    bool check = false, only_pictures = false;
    CLI::App app(
        "Makes anew what is generated and committed: the tables of README.md, the locks of the\n"
        "generated data (testdata/*/data.lock), the textbook programs in the notes and the "
        "pictures\n"
        "(of each pictures/pictures.toml). Run it after changing metadata, rules, textbook "
        "programs\n"
        "or pictures, and look at what it changed: a lock that moves means that the data are "
        "others.",
        "scripts/refresh");
    app.add_flag("--pictures", only_pictures, "the pictures alone");
    app.add_flag("--check", check, "write nothing; exit with 1 where something is stale");
    CLI11_PARSE(app, argc, argv);
    return tools::guarded("refresh", [&] { return run(check, only_pictures); });
}
