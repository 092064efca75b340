// scripts/lab: who wins a game that a few lines describe, and the rule behind it.
#include <fmt/format.h>

#include <cstdlib>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>

#include "base/command_line.hpp"
#include "base/interrupt.hpp"
#include "base/say.hpp"
#include "base/terminal.hpp"
#include "base/text.hpp"
#include "catalog/modules.hpp"
#include "judge/compiler.hpp"
#include "judge/runner_client.hpp"
#include "judge/watch.hpp"
#include "lab/heap_rule.hpp"
#include "lab/played.hpp"
#include "lab/report.hpp"
#include "reports/input.hpp"

namespace {

namespace fs = tools::fs;

// A kind of heap game that is given by its rule, in words of the command line.
struct Kind {
    const char* kind;
    std::string rule = {};
};

struct Arguments {
    std::string game, upto, play, output;
    Kind kinds[3] = {{"subtract"}, {"octal"}, {"split"}};
    bool json = false, svg = false, csv = false, list_lost = false, list = false, watch = false;
    std::string draft;
    double seconds = 0;
};

fs::path lab_folder() {
    return tools::root() / "scripts/src/lab";
}

// The first line of the comment that a game of the gallery begins with, without its mark.
std::string title_of(const fs::path& game) {
    for (const std::string& line : tools::lines_of(tools::read_file(game))) {
        if (line.starts_with("// ")) return line.substr(3);
    }
    return "";
}

// A file, or a game of the gallery by its name; nothing where it is neither.
std::optional<fs::path> game_file(const std::string& name) {
    if (fs::is_regular_file(name)) return fs::absolute(name);
    const fs::path file = lab_folder() / "gallery" / (name + ".cpp");
    if (name.find('/') == name.npos && fs::is_regular_file(file)) return file;
    return std::nullopt;
}

// What the compiler says of the game itself: what the lab asks for, or its first error.
tools::Text first_error(const std::string& messages, const fs::path& game) {
    const std::string text = tools::read_file(game);
    const std::string near = fs::proximate(game).string();
    std::string place = (near.starts_with("..") ? game.string() : near) + ":";
    if (text.find("lab.hpp") == text.npos) {
        return tools::phrase({"{}1: the file must begin with #include <lab.hpp>",
                              "{}1：文件开头应有 #include <lab.hpp>"},
                             place);
    }
    // Where they are, or what has another name.
    std::size_t moves = text.find("void moves(");
    if (moves == text.npos) moves = std::min(text.find("lab::Options"), text.size());
    place += fmt::format("{}:", 1 + std::count(text.begin(), text.begin() + moves, '\n'));
    for (const std::string& line : tools::lines_of(messages)) {
        const std::size_t asked = line.find("static assertion failed: ");
        if (asked != line.npos) return place + ' ' + line.substr(asked + 25);
    }
    std::string first;
    for (const std::string& line : tools::lines_of(messages)) {
        if (line.find("error: ") == line.npos) continue;
        if (line.find(game.filename().string()) != line.npos) return line;
        if (first.empty()) first = line;
    }
    return first.empty() ? messages : first;
}

// A game that answers questions, whoever describes it.
struct Game {
    std::string title;
    // What it prints for these words. Throws std::runtime_error where it comes to no end.
    std::function<std::string(std::vector<std::string> words, double seconds)> answered;
};

// A described game as a program.
Game program_of(const fs::path& game) {
    const fs::path include = lab_folder() / "include";
    const fs::path source = tools::kept_text(fmt::format(
        "#include \"{}\"\n#include \"{}\"\n", game.string(), (include / "lab_main.hpp").string()));
    tools::Compiler compiler;
    compiler.standard = "c++17";
    compiler.flags = {"-O1", "-static", "-I" + include.string(), LAB_ANSWERS};
    const tools::Compilation made = tools::compile(source, compiler);
    if (!made.program) throw tools::Error(first_error(made.messages, game));
    const auto runner = std::make_shared<tools::Runner>();
    return {
        title_of(game), [=, program = made.program->string()](auto words, double seconds) {
            words.insert(words.begin(), program);
            const auto us = static_cast<std::int64_t>(seconds * 1e6);
            constexpr std::int64_t memory_kb = std::int64_t(4) << 20;
            const runner::Limits limits = {us, 2 * us, memory_kb, 0, std::int64_t(1) << 30, 65536};
            const tools::Run run = runner->run(words, "", limits);
            if (run.reply.end == runner::End::exited || lab::is_whole(run.output)) {
                return std::string(run.output);
            }
            if (run.reply.end == runner::End::time_out) {
                throw tools::Error(tools::phrase(
                    {"the game's program ran for {} seconds without an end: does `moves` come to "
                     "one?",
                     "游戏的程序运行了 {} 秒还没有结束：`moves` 会走到尽头吗？"},
                    fmt::format("{:.0f}", seconds)));
            }
            if (run.reply.end == runner::End::memory_out) {
                throw tools::Error({"the table takes more than 4 GB", "表格需要的内存超过 4 GB"});
            }
            throw tools::Error(tools::phrase(
                {"the game's program crashed (signal {})", "游戏的程序崩溃了（信号 {}）"},
                run.reply.value));
        }};
}

// The game of a judged problem, as its first sample has it.
Game judged(const std::string& name) {
    if (name.find_first_of("./") != name.npos) {
        throw tools::Error(tools::phrase({"there is no file {}; scripts/lab --new NAME writes one",
                                          "没有文件 {}；scripts/lab --new NAME 可以写一个"},
                                         name));
    }
    const std::vector<tools::Problem> problems = tools::load_problems();
    const tools::Problem& problem = tools::resolve(problems, name);
    const std::shared_ptr<const rules::Rules> rules = tools::make_rules(problem);
    if (!rules) {
        throw tools::Error(tools::phrase({"{} has no rules yet", "{} 还没有规则"}, problem.id));
    }
    const rules::Game first =
        tools::read_games(problem, *rules, tools::sample_file(problem, 1)).at(0);
    return {problem.title,
            [rules, play = rules->play(first), start = rules->begin(first)](
                const auto& words, double) { return lab::answered(play, start, words); }};
}

std::optional<tools::HeapRule> rule_of(const Arguments& arguments) {
    for (const auto& [kind, rule] : arguments.kinds) {
        if (!rule.empty()) return tools::parse_rule(kind, rule);
    }
    return std::nullopt;
}

Game game_of(const Arguments& arguments) {
    if (const auto rule = rule_of(arguments)) {
        return {tools::said(lab::told(*rule)),
                [rule](const auto& words, double) { return lab::answered(*rule, words); }};
    }
    const std::optional<fs::path> file = game_file(arguments.game);
    return file ? program_of(*file) : judged(arguments.game);
}

std::vector<std::string> words_for_table(const Arguments& arguments) {
    std::vector<std::string> words = {"table"};
    if (!arguments.upto.empty()) {
        words.push_back("--upto");
        for (const std::string_view number : tools::split(arguments.upto, 'x')) {
            if (number.empty() || number.size() > 8 ||
                number.find_first_not_of("0123456789") != number.npos) {
                throw tools::Error(
                    tools::phrase({"--upto takes a number, or one for each as in 60x60; not {}",
                                   "--upto 是一个数，或像 60x60 那样各给一个；不是 {}"},
                                  arguments.upto));
            }
            words.emplace_back(number);
        }
    }
    if (arguments.seconds > 0) {
        words.push_back("--seconds");
        words.push_back(fmt::format("{}", arguments.seconds));
    }
    return words;
}

int show(const Arguments& arguments) {
    const Game game = game_of(arguments);
    const std::string output =
        game.answered(words_for_table(arguments), std::max(60., 3 * arguments.seconds));
    const lab::Answer answer = lab::answer(output);
    const auto write = [&](const std::string& text) {
        tools::write(arguments.output, text);
        return 0;
    };
    if (arguments.list_lost) return write(lab::lost_as_text(answer));
    if (arguments.csv) return write(lab::as_csv(answer));
    if (arguments.svg) return write(lab::as_svg(answer));
    const lab::Findings findings = lab::find(answer.table);
    if (arguments.json) return write(lab::as_json(answer, findings));
    if (!arguments.output.empty()) {
        throw tools::Error({"-o goes with --p, --csv, --svg or --json",
                            "-o 要和 --p、--csv、--svg 或 --json 一起用"});
    }
    const tools::Paint paint;
    fmt::print("{}\n\n", paint.bold(game.title));
    lab::Extent extent;
    extent.columns = std::min<std::size_t>(tools::terminal_width(), 120);
    extent.colours = !paint.bold("").empty();
    if (!findings.all.empty()) extent.period = findings.all.back().period;
    fmt::print("{}", lab::table_as_text(answer, extent, tools::language()));
    fmt::print("{}", lab::findings_as_text(answer, findings, tools::language()));
    return 0;
}

// --- play ---

std::string told(const lab::Place& place) {
    std::string text = place.text + "  " + lab::letter_of(place.outcome);
    if (place.value >= 0) {
        text += tools::said(tools::phrase({"  value {}", "  SG 值 {}"}, place.value));
    }
    if (place.value < 0 && place.remoteness > 0) {
        text += tools::said(tools::phrase({"  over in {}", "  还有 {} 步"}, place.remoteness));
    }
    return text;
}

// The person begins. The options stand with their numbers; an empty line is the end.
int play(const Arguments& arguments) {
    const Game game = game_of(arguments);
    std::string numbers = arguments.play;
    std::replace(numbers.begin(), numbers.end(), ',', ' ');
    // Where positions are no numbers, the way to them: a start, and which options were chosen.
    for (bool persons = true;; persons = !persons) {
        const lab::Choices now =
            lab::choices(game.answered(tools::words_of("position " + numbers), 60));
        const bool by_way = now.place.numbers.empty() && !now.options.empty();
        fmt::print("{}\n", told(now.place));
        if (now.options.empty()) {
            const bool mover_wins = now.place.outcome == lab::Outcome::won;
            const bool drawn = now.place.outcome == lab::Outcome::drawn;
            tools::say(drawn                   ? tools::Text("A draw.\n", "和局。\n")
                       : mover_wins == persons ? tools::Text("You win.\n", "你赢了。\n")
                                               : tools::Text("You lose.\n", "你输了。\n"));
            return 0;
        }
        std::size_t choice = lab::best(now.options);
        if (persons) {
            for (std::size_t i = 0; i < now.options.size(); ++i) {
                fmt::print("{:4}  {}\n", i + 1, told(now.options[i]));
            }
            std::string line;
            for (;;) {
                tools::say({"your move> ", "你走> "});
                std::fflush(stdout);
                if (!std::getline(std::cin, line) || line.empty()) return 0;
                const std::size_t number = std::strtoul(line.c_str(), nullptr, 10);
                if (1 <= number && number <= now.options.size()) {
                    choice = number - 1;
                    break;
                }
                tools::say(tools::phrase({"a number: 1 - {}\n", "请输入编号：1 - {}\n"},
                                         now.options.size()));
            }
        } else {
            tools::say(tools::phrase({"my move: {}\n", "我走：{}\n"}, now.options[choice].text));
        }
        numbers = by_way ? numbers + fmt::format(" {}", choice) : now.options[choice].numbers;
    }
}

int run(const Arguments& arguments) {
    if (arguments.list) {
        for (const fs::path& game : tools::files_in(lab_folder() / "gallery", ".cpp")) {
            fmt::print("{:28} {}\n", game.stem().string(), title_of(game));
        }
        return 0;
    }
    if (!arguments.draft.empty()) {
        fs::path file = arguments.draft;
        if (file.extension() != ".cpp") file += ".cpp";
        if (fs::exists(file))
            throw tools::Error(tools::phrase(
                {"{} is there already; choose another name", "{} 已经存在；请换个名字"},
                file.string()));
        tools::write_file(
            file,
            lab::file_of(rule_of(arguments).value_or(tools::parse_rule("subtract", "1,3,4"))));
        tools::say(tools::phrase({"{0} is written; scripts/lab {0} shows its table\n",
                                  "{0} 已写好；scripts/lab {0} 显示它的表\n"},
                                 file.string()));
        return 0;
    }
    if (arguments.game.empty() && !rule_of(arguments)) {
        throw tools::Error(
            {"name a game: a file, or one of --list", "请指明一个游戏：文件，或 --list 里的一个"});
    }
    if (!arguments.play.empty()) return play(arguments);
    if (!arguments.watch) return show(arguments);
    const std::optional<fs::path> file = game_file(arguments.game);
    if (!file) throw tools::Error({"--watch needs a file", "--watch 需要一个文件"});
    const tools::Interrupt interrupt("lab");
    return tools::again_on_save(*file, "lab", [&] { return show(arguments); });
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        argc, argv, "lab",
        {"Takes a game that a few lines of C++ describe, computes who wins, and looks for\n"
         "the rule: a sentence, its code, and how far it was tested or what proves it.\n"
         "\n"
         "Exit code: 0 computed, 2 not (the line says why).\n"
         "\n"
         "Examples: scripts/lab --new mine          writes mine.cpp, to begin with\n"
         "          scripts/lab mine.cpp\n"
         "          scripts/lab mine.cpp --upto 1000 --watch\n"
         "          scripts/lab wythoff --play 3,5   a game of the gallery\n"
         "          scripts/lab --octal 0.77         Kayles, by its rule\n",
         "读入几行 C++ 描述的游戏，算出谁赢，并寻找规律：一句话、对应的代码，以及检验到\n"
         "多大或由哪条定理证明。\n"
         "\n"
         "返回值：0 已算出，2 没有（会说明原因）。\n"
         "\n"
         "例：scripts/lab --new mine          写一个可供修改的 mine.cpp\n"
         "    scripts/lab mine.cpp\n"
         "    scripts/lab mine.cpp --upto 1000 --watch\n"
         "    scripts/lab wythoff --play 3,5   游戏库里的一个游戏\n"
         "    scripts/lab --octal 0.77         用代码给出的 Kayles\n"});
    Arguments arguments;
    app.add("GAME", arguments.game, "",
            {"A file that includes <lab.hpp>, a game of the gallery, or a problem",
             "包含 <lab.hpp> 的文件、游戏库里的游戏，或一道题"});
    app.needs_modules([&] {
        return arguments.game.empty() || arguments.game.find_first_of("./") != std::string::npos ||
                       game_file(arguments.game)
                   ? std::string()
                   : tools::module_targets({"rules"}, {arguments.game});
    });
    app.add_flag("--list", arguments.list, {"List the gallery", "列出游戏库"});
    app.add("--new", arguments.draft, "NAME",
            {"Write a game to begin with into NAME.cpp: this one, if one is given by its rule",
             "写一个可供修改的游戏到 NAME.cpp；如给出了规则，就写那个游戏"});
    app.group({"A heap game by its rule, in the place of GAME", "用规则给出的单堆游戏，代替 GAME"});
    app.add("--subtract", arguments.kinds[0].rule, "SET",
            {"A move takes s stones, for an s of a set such as 2,4,7",
             "每步取 s 颗，s 属于一个集合，如 2,4,7"},
            {.excludes = {"GAME"}});
    app.add(
        "--octal", arguments.kinds[1].rule, "CODE",
        {"An octal game such as 0.77: digit j is the sum of 1, 2 and 4 where taking j stones may "
         "leave no, one, two heaps",
         "八进制游戏，如 0.77：第 j 位是 1、2、4 之和，取 j "
         "颗后可以不剩（1）、剩一堆（2）、剩两堆（4）"},
        {.excludes = {"GAME", "--subtract"}});
    app.add(
        "--split", arguments.kinds[2].rule, "PARTS",
        {"A move splits a heap into so many, 2 to 6. More may follow: 2,different: no two equal; "
         "2,least=3: each of 3 stones or more (usual is 1); 2,any-sum: smaller heaps, whatever "
         "their sum; 2,take-any: or it takes any number of stones",
         "每步把一堆分成这么多堆，2 到 6。后面还可以加：2,different 各堆互不相等；2,least=3 "
         "每堆至少 3 颗（默认 1）；2,any-sum 任意更小的堆，不限总和；2,take-any "
         "也可以取走任意多颗"},
        {.excludes = {"GAME", "--subtract", "--octal"}});
    app.group({"What to compute", "计算什么"});
    app.add("--upto", arguments.upto, "N",
            {"The greatest number, or one for each as in 60x60; default: as far as two seconds go",
             "算到多大；可为每个数各给一个，如 60x60；默认算两秒"});
    app.add("--seconds", arguments.seconds, "S", {"How long it may take", "最多用多少秒"},
            {.check = tools::from_to(0.1, 3600.)});
    app.add_flag("--watch", arguments.watch, {"Again on every save", "每次保存后重新计算"});
    app.add("--play", arguments.play, "POSITION",
            {"Show the options of a position, such as 3,5, and play from there; for positions that "
             "are no numbers the number of a start, from 0",
             "列出一个局面（如 3,5）的走法，并从那里对局；局面不是数时给开局的编号，从 0 起"});
    app.group({"What to print", "显示什么"});
    app.add_flag("--p", arguments.list_lost, {"Print the P-positions alone", "只列出必败态"});
    app.add_flag("--csv", arguments.csv, {"Print the table as CSV", "以 CSV 输出表格"},
                 {.excludes = {"--p"}});
    app.add_flag("--svg", arguments.svg, {"Print a picture of it", "输出它的图（SVG）"},
                 {.excludes = {"--p", "--csv"}});
    app.add_flag("--json", arguments.json, {"Print all as JSON", "以 JSON 输出全部"},
                 {.excludes = {"--p", "--csv", "--svg"}});
    app.add_output(arguments.output);
    return app.run([&] { return run(arguments); });
}
