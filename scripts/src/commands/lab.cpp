// scripts/lab: who wins a game that a few lines describe, and the rule behind it.
#include <fmt/format.h>

#include <cstdlib>
#include <iostream>
#include <optional>

#include "base/command_line.hpp"
#include "base/interrupt.hpp"
#include "base/terminal.hpp"
#include "base/text.hpp"
#include "catalog/modules.hpp"
#include "judge/compiler.hpp"
#include "judge/runner_client.hpp"
#include "judge/watch.hpp"
#include "lab/played.hpp"
#include "lab/report.hpp"
#include "study/input.hpp"

namespace {

namespace fs = tools::fs;

struct Arguments {
    std::string game, upto, play, svg, csv, json;
    bool list_lost = false, list = false, watch = false;
    std::string draft;
    double seconds = 0;
    tools::Language language = tools::Language::en;
};

fs::path lab_folder() {
    return tools::root() / "scripts/src/lab";
}

// The first line of the comment that a game of the gallery begins with, without its mark.
std::string title_of(const fs::path& game) {
    for (const std::string& line : tools::lines_of(tools::read_file(game))) {
        if (line.rfind("// ", 0) == 0) return line.substr(3);
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

// What the compiler says of the game itself: its first error, and what the lab asks for.
std::string first_error(const std::string& messages, const fs::path& game) {
    for (const std::string& line : tools::lines_of(messages)) {
        const std::size_t asked = line.find("static assertion failed: ");
        if (asked != line.npos) return tools::shown(game) + ": " + line.substr(asked + 25);
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
class Game {
 public:
    virtual ~Game() = default;
    virtual std::string title() const = 0;
    // What it prints. Throws std::runtime_error where it comes to no end.
    virtual std::string answered(std::vector<std::string> words, double seconds) = 0;
};

// A described game as a program.
class Program : public Game {
 public:
    explicit Program(const fs::path& game) {
        const fs::path include = lab_folder() / "include";
        const fs::path source =
            tools::kept_text(fmt::format("#include \"{}\"\n#include \"{}\"\n", game.string(),
                                         (include / "lab_main.hpp").string()));
        tools::Compiler compiler;
        compiler.standard = "c++17";
        // -O2 would make tables a fifth sooner, and take a second longer.
        compiler.flags = {"-O1", "-static", "-I" + include.string()};
        const tools::Compilation made = tools::compile(source, compiler);
        if (!made.program) throw tools::Error(first_error(made.messages, game));
        program_ = made.program->string();
        title_ = title_of(game);
    }

    std::string title() const override { return title_; }
    std::string answered(std::vector<std::string> arguments, double seconds) override {
        arguments.insert(arguments.begin(), program_);
        const auto us = static_cast<std::int64_t>(seconds * 1e6);
        const runner::Limits limits = {us, 2 * us, kMemoryKb, 0, std::int64_t(1) << 30, 65536};
        const tools::Run run = runner_.run(arguments, "", limits);
        if (lab::is_whole(run.output)) return std::string(run.output);
        switch (run.reply.end) {
            case runner::End::exited:
                return std::string(run.output);
            case runner::End::time_out:
                throw tools::Error(
                    fmt::format("the game's program ran for {:.0f} seconds without "
                                "an end: does `moves` come to one?",
                                seconds));
            case runner::End::memory_out:
                throw tools::Error("the table takes more than 4 GB");
            default:
                throw tools::Error(
                    fmt::format("the game's program crashed (signal {})", run.reply.value));
        }
    }

 private:
    static constexpr std::int64_t kMemoryKb = std::int64_t(4) << 20;

    std::string program_, title_;
    tools::Runner runner_;
};

// The game of a judged problem, as its first sample has it.
class Judged : public Game {
 public:
    explicit Judged(const std::string& name)
        : problems_(tools::load_problems()), problem_(named(problems_, name)) {
        rules_ = tools::make_rules(problem_);
        if (!rules_) throw tools::Error(problem_.id + " has no rules yet");
        const std::vector<rules::Game> games =
            tools::read_games(problem_, *rules_, tools::sample_file(problem_, 1));
        play_ = rules_->play(games.at(0));
        start_ = rules_->begin(games.at(0));
    }

    std::string title() const override { return problem_.title; }
    std::string answered(std::vector<std::string> words, double) override {
        return lab::answered(play_, start_, words);
    }

 private:
    static const tools::Problem& named(const std::vector<tools::Problem>& problems,
                                       const std::string& name) {
        if (name.find_first_of("./") == name.npos) return tools::resolve(problems, name);
        throw tools::Error("there is no file " + name + "; scripts/lab --new NAME writes one");
    }

    const std::vector<tools::Problem> problems_;
    const tools::Problem& problem_;
    std::unique_ptr<rules::Rules> rules_;
    std::shared_ptr<const rules::Play> play_;
    rules::Position start_;
};

std::unique_ptr<Game> game_of(const std::string& name) {
    if (const std::optional<fs::path> file = game_file(name)) {
        return std::make_unique<Program>(*file);
    }
    return std::make_unique<Judged>(name);
}

// Throws Error with what is wrong with the game: --watch goes on after that.
lab::Answer read(const std::string& output) {
    try {
        return lab::answer(output);
    } catch (const std::runtime_error& error) {
        throw tools::Error(error.what());
    }
}

std::vector<std::string> words_for_table(const Arguments& arguments) {
    std::vector<std::string> words = {"table"};
    if (!arguments.upto.empty()) {
        words.push_back("--upto");
        for (const std::string_view number : tools::split(arguments.upto, 'x')) {
            if (number.empty() || number.size() > 8 ||
                number.find_first_not_of("0123456789") != number.npos) {
                throw tools::Error("--upto takes a number, or one for each as in 60x60; not " +
                                   arguments.upto);
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

// True where that was all to be printed: "-" is standard output.
bool write(const std::string& file, const std::string& text) {
    if (file == "-") {
        fmt::print("{}", text);
    } else {
        tools::write_file(file, text);
    }
    return file == "-";
}

int show(const Arguments& arguments) {
    const std::unique_ptr<Game> game = game_of(arguments.game);
    const std::string output =
        game->answered(words_for_table(arguments), std::max(60., 3 * arguments.seconds));
    const lab::Answer answer = read(output);
    if (arguments.list_lost) {
        fmt::print("{}", lab::lost_as_text(answer));
        return 0;
    }
    if (!arguments.csv.empty() && write(arguments.csv, lab::as_csv(answer))) return 0;
    if (!arguments.svg.empty() && write(arguments.svg, lab::as_svg(answer))) return 0;
    const lab::Findings findings = lab::find(answer.table);
    if (!arguments.json.empty() && write(arguments.json, lab::as_json(answer, findings))) return 0;
    const tools::Paint paint;
    fmt::print("{}\n\n", paint.bold(game->title()));
    lab::Extent extent;
    extent.columns = std::min<std::size_t>(tools::terminal_width(), 120);
    extent.colours = !paint.bold("").empty();
    fmt::print("{}", lab::table_as_text(answer, extent, arguments.language));
    fmt::print("{}", lab::findings_as_text(answer, findings, arguments.language));
    return 0;
}

// --- play ---

std::string told(const lab::Place& place) {
    std::string text = place.text + "  " + lab::letter_of(place.outcome);
    if (place.value >= 0) text += fmt::format("  value {}", place.value);
    if (place.value < 0 && place.remoteness > 0) {
        text += fmt::format("  over in {}", place.remoteness);
    }
    return text;
}

// The person begins. The options stand with their numbers; an empty line is the end.
int play(const Arguments& arguments) {
    const std::unique_ptr<Game> game = game_of(arguments.game);
    std::string numbers = arguments.play;
    std::replace(numbers.begin(), numbers.end(), ',', ' ');
    const auto say = [&](const char* en, const char* zh) {
        return arguments.language == tools::Language::zh ? zh : en;
    };
    // Where positions are no numbers, the way to them: a start, and which options were chosen.
    for (bool persons = true;; persons = !persons) {
        const lab::Choices now =
            lab::choices(game->answered(tools::words_of("position " + numbers), 60));
        const bool by_way = now.place.numbers.empty() && !now.options.empty();
        fmt::print("{}\n", told(now.place));
        if (now.options.empty()) {
            const bool mover_wins = now.place.outcome == lab::Outcome::won;
            const bool drawn = now.place.outcome == lab::Outcome::drawn;
            fmt::print("{}\n", drawn                   ? say("A draw.", "和局。")
                               : mover_wins == persons ? say("You win.", "你赢了。")
                                                       : say("You lose.", "你输了。"));
            return 0;
        }
        std::size_t choice = lab::best(now.options);
        if (persons) {
            for (std::size_t i = 0; i < now.options.size(); ++i) {
                fmt::print("{:4}  {}\n", i + 1, told(now.options[i]));
            }
            std::string line;
            for (;;) {
                fmt::print("{}> ", say("your move", "你走"));
                std::fflush(stdout);
                if (!std::getline(std::cin, line) || line.empty()) return 0;
                const std::size_t number = std::strtoul(line.c_str(), nullptr, 10);
                if (1 <= number && number <= now.options.size()) {
                    choice = number - 1;
                    break;
                }
                fmt::print("{} 1 - {}\n", say("a number:", "请输入编号："), now.options.size());
            }
        } else {
            fmt::print("{}: {}\n", say("my move", "我走"), now.options[choice].text);
        }
        numbers = by_way ? numbers + fmt::format(" {}", choice) : now.options[choice].numbers;
    }
}

constexpr const char* kDraft = R"(#include <lab.hpp>

// One heap; a move takes 1, 3 or 4 stones.
// Instead of one number a position may have up to four: void moves(int a, int b, lab::Options<int, int>& to).
// scripts/src/lab/include/lab.hpp tells what else a game may have.
void moves(int n, lab::Options<int>& to) {
    for (int taken : {1, 3, 4}) {
        if (taken <= n) to(n - taken);
    }
}
)";

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
            throw tools::Error(file.string() + " is there already; choose another name");
        tools::write_file(file, kDraft);
        fmt::print("{} is written; scripts/lab {} shows its table\n", file.string(), file.string());
        return 0;
    }
    if (arguments.game.empty()) throw tools::Error("name a game: a file, or one of --list");
    if (!arguments.play.empty()) return play(arguments);
    if (!arguments.watch) return show(arguments);
    const std::optional<fs::path> file = game_file(arguments.game);
    if (!file) throw tools::Error("--watch needs a file");
    const tools::Interrupt interrupt("lab");
    return tools::again_on_save(*file, "lab", [&] { return show(arguments); });
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        "lab",
        "Takes a game that a few lines of C++ describe, computes who wins, and looks for\n"
        "the rule: a sentence, its code, and how far it was tested or what proves it.\n"
        "\n"
        "Exit code: 0 computed, 2 not (the line says why).\n"
        "\n"
        "Examples: scripts/lab --new mine          writes mine.cpp, to begin with\n"
        "          scripts/lab mine.cpp\n"
        "          scripts/lab mine.cpp --upto 1000 --watch\n"
        "          scripts/lab wythoff --play 3,5   a game of the gallery\n");
    Arguments arguments;
    app.add("GAME", arguments.game, "",
            "A file that includes <lab.hpp>, a game of the gallery, or a problem");
    app.needs_modules([&] {
        return arguments.game.empty() || arguments.game.find_first_of("./") != std::string::npos ||
                       game_file(arguments.game)
                   ? std::string()
                   : tools::module_targets({"rules"}, {arguments.game});
    });
    app.add_flag("--list", arguments.list, "List the gallery");
    app.add("--new", arguments.draft, "NAME", "Write a game to begin with into NAME.cpp");
    app.group("What to compute");
    app.add("--upto", arguments.upto, "N",
            "The greatest number, or one for each as in 60x60; default: as far as two seconds go");
    app.add("--seconds", arguments.seconds, "S", "How long it may take")
        ->check(tools::from_to(0.1, 3600.));
    app.add_flag("--watch", arguments.watch, "Again on every save");
    app.add(
        "--play", arguments.play, "POSITION",
        "Show the options of a position, such as 3,5, and play from there; for positions that are "
        "no numbers the number of a start, from 0");
    app.group("What to print");
    app.add_flag("--p", arguments.list_lost, "Only list the P-positions");
    app.add("--csv", arguments.csv, "FILE", "Write the table; - is standard output");
    app.add("--svg", arguments.svg, "FILE", "Write a picture of it");
    app.add("--json", arguments.json, "FILE", "Write all as JSON; - is standard output");
    app.add_language(arguments.language);
    return app.run(argc, argv, [&] { return run(arguments); });
}
