// scripts/bundle: the one file to submit.
#include "bundle/bundle.hpp"

#include <fmt/format.h>

#include <iostream>
#include <iterator>
#include <string>

#include "base/command_line.hpp"
#include "base/say.hpp"
#include "bundle/deliver.hpp"
#include "bundle/submission.hpp"

namespace {

struct Arguments {
    std::string target, judge, output, verify;
    bool to_clipboard = false, all = false;
};

int run(const Arguments& arguments) {
    const std::vector<tools::Problem> problems = tools::load_problems();
    if (!arguments.verify.empty()) {
        const bool standard = arguments.verify == "-";
        const std::string text = standard ? std::string(std::istreambuf_iterator(std::cin), {})
                                          : tools::read_file(arguments.verify);
        const tools::Identity found = tools::identify(text, problems);
        const tools::Text name =
            standard ? tools::Text("standard input", "标准输入") : tools::Text(arguments.verify);
        if (found.problem == nullptr) {
            throw tools::Error(
                tools::phrase({"{}: no bundle of this collection, by its title or its code",
                               "{}：从标题和代码看，都不是这里的提交文件"},
                              name));
        }
        tools::say(tools::phrase({"{}: {}\n", "{}：{}\n"}, name, tools::as_text(found)));
        return found.current ? 0 : 1;
    }
    if (arguments.target.empty()) {
        throw tools::Error(
            arguments.all ? tools::Text("name the folder: --all DIR", "请指明文件夹：--all DIR")
                          : tools::Text("name a problem or a source file, or use --all DIR",
                                        "请指明一道题或一个源文件，或用 --all DIR"));
    }
    if (arguments.all) {
        const tools::WrittenBundles written = tools::write_bundles(problems, arguments.target);
        for (const auto& [id, lines, bytes] : written.sizes) {
            tools::say(tools::phrase({"{} lines {} bytes  {}\n", "{} 行 {} 字节  {}\n"},
                                     fmt::format("{:5}", lines), fmt::format("{:6}", bytes), id));
        }
        tools::say(tools::phrase({"{} bundles are in {}: {} new, {} updated\n",
                                  "{1} 中有 {0} 个提交文件：新写 {2} 个，更新 {3} 个\n"},
                                 written.sizes.size(), arguments.target, written.fresh,
                                 written.updated));
        return 0;
    }
    const tools::Profiles profiles = tools::load_profiles();
    const tools::Problem* problem = tools::problem_at(problems, arguments.target);
    const tools::Bundle bundle = problem == nullptr
                                     ? tools::traced_bundle(arguments.target, tools::Author::user)
                                     : tools::submission(*problem);
    std::vector<const tools::Profile*> judges;
    if (problem != nullptr) judges = tools::judges_of(profiles, *problem);
    if (!arguments.judge.empty()) judges = profiles.named(arguments.judge);
    tools::check(bundle, judges);
    if (arguments.to_clipboard) {
        tools::say_aside(tools::phrase({"Copied {} bytes with {}.", "已用 {1} 复制 {0} 字节。"},
                                       bundle.text.size(), tools::copy_to_clipboard(bundle.text)));
    } else if (!arguments.output.empty()) {
        tools::write_text(bundle.text, std::fopen(arguments.output.c_str(), "wb"),
                          arguments.output);
    } else {
        tools::write_text(bundle.text, stdout, {"standard output", "标准输出"});
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        argc, argv, "bundle",
        {"Prints the one file to submit: a program with the headers that it includes. The\n"
         "same source gives the same bytes. If one of the problem's judges would refuse\n"
         "the bundle (scripts/judges.toml), it stops with file, line and reason.\n"
         "\n"
         "The head comment names the version and a hash of the code. The version is git\n"
         "describe of the last commit that changed the bundle; +changed: not committed;\n"
         "unknown: no history.\n"
         "\n"
         "Examples: scripts/bundle 891 --copy          puts it on the clipboard\n"
         "          scripts/bundle my.cpp -o out.cpp   bundles your own program\n"
         "          scripts/bundle --all pasted        writes all bundles to a folder\n"
         "          scripts/bundle --verify out.cpp    tells which bundle a file is\n",
         "输出要提交的单个文件：程序连同它包含的头文件。同样的源代码总得到同样的字节。\n"
         "如果该题的某个 OJ 不接受（scripts/judges.toml），就停下并指出文件、行号和\n"
         "原因。\n"
         "\n"
         "开头的注释里有版本和代码的哈希。版本取自改动它的最后一次提交（git describe）；\n"
         "+changed：有未提交的改动；unknown：没有提交记录。\n"
         "\n"
         "例：scripts/bundle 891 --copy          复制到剪贴板\n"
         "    scripts/bundle my.cpp -o out.cpp   合并自己的程序\n"
         "    scripts/bundle --all pasted        把所有题解写进一个文件夹\n"
         "    scripts/bundle --verify out.cpp    判断一个文件是哪道题的\n"});
    Arguments arguments;
    app.add("ID|FILE|DIR", arguments.target, "",
            {"An id or a part that fits only one, e.g. 891; or a C++ file; with --all, a folder",
             "题目的 id，或其中能确定一题的部分，如 891；也可以是 C++ 文件；有 --all 时为文件夹"});
    app.add_output(arguments.output);
    app.add_flag("--copy", arguments.to_clipboard,
                 {"Put the bundle on the clipboard, with wl-copy, xclip, pbcopy or clip.exe",
                  "复制到剪贴板（用 wl-copy、xclip、pbcopy 或 clip.exe）"},
                 {.excludes = {"--output"}});
    app.add("--judge", arguments.judge, "NAME",
            {"Check for this judge alone, e.g. HDU. Without it, your own program is not checked",
             "只按这个平台检查，如 HDU；没有它，自己的程序不作检查"});
    app.add_flag("--all", arguments.all,
                 {"All bundles: write them to the folder, as ID.cpp. Overwrites only those that "
                  "nobody changed",
                  "全部题解：写进该文件夹，名为 ID.cpp；只覆盖没有改过的文件"},
                 {.excludes = {"--copy", "--output", "--judge"}});
    app.add("--verify", arguments.verify, "FILE",
            {"Tell which problem's bundle this is, its version, and whether it was changed. White "
             "space and comments do not count; - is standard input. Exit code: 0 today's code, 1 "
             "changed or older, 2 no bundle",
             "判断这是哪道题的提交文件、哪个版本、是否改过；空白和注释不算；- "
             "为标准输入。返回值：0 与现在一致，1 改过或较旧，2 不是"},
            {.excludes = {"ID|FILE|DIR", "--copy", "--output", "--judge", "--all"}});
    return app.run([&] { return run(arguments); });
}
