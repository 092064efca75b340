// scripts/refresh: makes anew the committed files that are made from others.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "lib/command_line.hpp"
#include "lib/generated.hpp"
#include "lib/pictures.hpp"

namespace {

int run(bool check, bool only_pictures) {
    const std::vector<kit::Problem> problems = kit::load_problems();
    std::vector<kit::GeneratedFile> files;
    for (const kit::PictureFolder& folder : kit::picture_folders(problems)) {
        for (kit::Picture& picture : kit::draw_pictures(folder)) {
            files.push_back(std::move(picture.file));
        }
    }
    if (!only_pictures) {
        for (const kit::Problem& problem : problems) {
            if (kit::left_to_do(problem).empty()) {
                files.push_back(kit::data_lock(problem));
                for (kit::GeneratedFile& note : kit::notes(problem)) {
                    files.push_back(std::move(note));
                }
            } else {
                fmt::print("left out: {} is not solved yet\n", problem.id);
            }
        }
        files.push_back(kit::readme(problems));
    }
    bool stale = false;
    for (const kit::GeneratedFile& file : files) {
        if (kit::is_fresh(file)) continue;
        stale = true;
        fmt::print("{} {}\n", check ? "stale:" : "written:",
                   kit::fs::relative(file.path, kit::root()).string());
        if (!check) kit::write_file(file.path, file.text);
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
    return kit::guarded("refresh", [&] { return run(check, only_pictures); });
}
