// scripts/judge and scripts/stress: judge bundles, or the user's own program.
#include "base/command_line.hpp"
#include "catalog/modules.hpp"
#include "judge/compiler.hpp"
#include "judge/request.hpp"

namespace {

constexpr tools::Help kAboutStress = {
    "Searches for a small input on which a program fails: tries every small game,\n"
    "then random ones. Prints the smallest it finds, the expected output and the\n"
    "output found.\n"
    "\n"
    "Exit code: 0 none found, 1 one found, 2 nothing was judged.\n"
    "\n"
    "Example: scripts/stress 891 my.cpp --for 60s\n",
    "寻找让程序出错的小输入：先试所有小局面，再试随机局面。显示找到的最小输入、期望\n"
    "输出和你的输出。\n"
    "\n"
    "返回值：0 没有找到，1 找到，2 没有评测。\n"
    "\n"
    "例：scripts/stress 891 my.cpp --for 60s\n"};
constexpr tools::Help kAbout = {
    "Judges the bundle of every solution, or of the problems named, on all data:\n"
    "samples, edge cases, every small game, random games, inputs at the limits.\n"
    "Bundles are judged as by the strictest judge: output is compared byte by byte,\n"
    "and if only white space differs, the verdict is PE. Your own program is judged\n"
    "as the problem's judge does, as far as scripts/judges.toml knows; what others\n"
    "would say is told beside AC.\n"
    "\n"
    "Exit code: 0 all AC, 1 another verdict, 2 nothing was judged.\n"
    "\n"
    "Examples: scripts/judge                   every solution\n"
    "          scripts/judge 891 my.cpp        your program\n"
    "          scripts/judge kiki --case edge  some cases of one problem\n",
    "用全部数据评测所有题解（或指定题目的题解）：样例、边界数据、所有小局面、随机\n"
    "局面、极限数据。题解按最严格的标准评测：输出逐字节比较，只有空白不同判 PE。\n"
    "你自己的程序按该题的 OJ 判（所知的都在 scripts/judges.toml）；AC 时会提示\n"
    "其他平台可能怎么判。\n"
    "\n"
    "返回值：0 全部 AC，1 有其他结果，2 没有评测。\n"
    "\n"
    "例：scripts/judge                   所有题解\n"
    "    scripts/judge 891 my.cpp        你的程序\n"
    "    scripts/judge kiki --case edge  一道题的部分测试点\n"};

}  // namespace

int main(int argc, char** argv) {
    tools::Request request;
    tools::Settings& settings = request.settings;
    // scripts/stress is this command with other defaults.
    const bool stress = argc > 1 && argv[1] == std::string_view("--stress");
    if (stress) {
        settings.groups = {tools::Group::exhaustive, tools::Group::random};
        request.stress = "10s";
        ++argv;
        --argc;
    }
    const std::string name = stress ? "stress" : "judge";
    tools::Command app(argc, argv, name, stress ? kAboutStress : kAbout);
    app.add(
        "ID", request.ids, "",
        {"Problems: an id, or a part that fits only one, e.g. 891 or kiki; by default all. "
         "A file beside a problem is its --source",
         "题目：id，或其中能确定一题的部分，如 891、kiki；默认全部。题目旁边写的文件即 --source"});
    app.needs_modules([&] {
        tools::take_file(request);
        return tools::module_targets({"rules"}, request.ids);
    });
    app.group({"What is judged", "评测什么"});
    app.add("--source", request.source, "FILE",
            {"Judge this file instead: C++, or C, Python, JavaScript, Java, Go, Rust by its "
             "ending; - is C++ from standard input; needs one ID",
             "改为评测这个文件：C++，或按后缀为 C、Python、JavaScript、Java、Go、Rust；- "
             "为标准输入的 C++；需指明一题"});
    app.add("--command", request.command, "CMD",
            {"Judge this command instead; needs one ID, e.g. \"python3 my.py\"",
             "改为评测这条命令，如 \"python3 my.py\"；需指明一题"},
            {.excludes = {"--source"}});
    app.add_flag("--watch", request.watch,
                 {"Judge --source again on every save", "每次保存后重新评测 --source"});

    app.group({"On which inputs", "用哪些输入"});
    app.add("--case", settings.cases, "NAME",
            {"Only this case, or those whose names start like this, e.g. edge",
             "只用这个测试点，或名称以此开头的，如 edge"});
    app.add("--input", settings.input, "FILE",
            {"Only this input; the rules answer it; needs one ID",
             "只用这个输入，答案由规则算出；需指明一题"});
    app.add_flag("--all", settings.all,
                 {"All cases: go on after the first failure", "全部测试点：出错后继续评测"});
    app.add_seed(settings.seed, {"Seed of the random inputs", "随机输入的种子"});
    app.add("--rounds", settings.rounds, "N",
            {"Random inputs per problem; by default what the problem needs",
             "每题的随机输入数；默认依题目而定"},
            {.check = tools::from_to(1, 1000000)});
    app.add("--for", request.stress, "TIME",
            {"Then try new random inputs for this long, e.g. 60s or 2m",
             "然后再试这么久的随机输入，如 60s、2m"},
            {.show_default = true});
    app.add_flag(
        "--whitespace", settings.whitespace_variants,
        {"Also judge samples and edge cases with CRLF, blanks, blank lines, no final newline",
         "样例和边界数据也换成 CRLF、多余空格、空行、末尾无换行来评测"});

    app.group({"By which judge", "按哪个平台"});
    app.add("--judge", request.judge, "NAME",
            {"Judge as this judge does, with its compiler, e.g. HDU; see scripts/judges.toml",
             "按这个平台及其编译器评测，如 HDU；见 scripts/judges.toml"});
    app.add_flag("--strict", request.strict,
                 {"Judge your own program as the strictest judge, too, on all inputs, those that "
                  "no statement promises included",
                  "自己的程序也按最严格的标准评测，包括题面没有保证的输入"});
    app.add("--time-limit", request.time_limit_s, "S",
            {"In seconds; by default the problem's", "时间限制，单位秒；默认为题目的"},
            {.check = tools::from_to(0.001, 3600.0)});
    app.add("--memory-limit", request.memory_limit_mb, "MB",
            {"In MB; by default the problem's", "内存限制，单位 MB；默认为题目的"},
            {.check = tools::from_to(1.0, 65536.0)});

    app.group({"With which compiler", "用哪个编译器"});
    app.add("--std", request.standard, "STD",
            {"C++ standard; by default c++11 for bundles, gnu++17 for --source",
             "C++ 标准；默认题解为 c++11，--source 为 gnu++17"},
            {.one_of = tools::standards(), .excludes = {"--command"}});
    app.add("--compiler", request.compiler, "CMD",
            {"Compile with this, e.g. clang++", "用这个编译器，如 clang++"},
            {.excludes = {"--command", "--judge"}});
    app.add("--flags", request.flags, "FLAGS",
            {"More flags for the compiler, e.g. \"-O3 -DX=1\"", "另加的编译选项，如 \"-O3 -DX=1\""},
            {.excludes = {"--command"}});
    app.add_flag("--sanitize", request.sanitize,
                 {"Compile with AddressSanitizer and UBSan, and run files and some other cases in "
                  "Valgrind, too: undefined behaviour is RE, with its line",
                  "用 AddressSanitizer 和 UBSan 编译，文件数据和部分其他数据还用 Valgrind "
                  "运行：未定义行为判 RE，并指出行号"},
                 {.excludes = {"--command"}});

    app.group({"What is told", "显示什么"});
    app.add_flag("-v,--verbose", request.verbose,
                 {"Print verdict, time and memory of each case, and each step of what is built",
                  "显示每个测试点的结果、时间、内存，以及编译的每一步"});
    app.add_flag("--explain", request.explain,
                 {"Print why the expected answer is right", "解释期望答案为什么正确"});
    app.add_flag("--json", request.json,
                 {"Print the results as JSON; the table goes to standard error",
                  "以 JSON 输出结果；表格改到标准错误"});
    app.add_output(request.output, {"--json"});
    app.add_flag("--list", request.list,
                 {"Only name the cases, and judge nothing", "只列出测试点，不评测"});
    app.add("--export", request.export_folder, "DIR",
            {"Only write the cases to this folder, as .in and .out",
             "只把测试点写进这个文件夹（.in 和 .out）"});
    app.add_jobs(settings.jobs);
    return app.run([&] {
        tools::take_file(request);
        return tools::carry_out(request, name);
    });
}
