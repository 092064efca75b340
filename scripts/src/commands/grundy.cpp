// scripts/grundy: the Grundy values of the nodes of a graph.
#include <fmt/format.h>

#include <iostream>
#include <iterator>

#include "base/command_line.hpp"
#include "base/files.hpp"
#include "base/say.hpp"
#include "games/dag.hpp"

namespace {

// Each node's value, P or N, and a winning move.
tools::Text as_text(const tools::DagGame& game) {
    // A Chinese character takes two columns.
    tools::Text text("node  value  position  a winning move\n", "节点  SG 值  局面  制胜走法\n");
    for (unsigned node = 1; node <= game.size(); ++node) {
        const std::optional<unsigned> move = game.winning_move(node);
        text += fmt::format("{:>4}  {:>5}  {}", node, game.value(node), move ? "N" : "P");
        text += tools::Text("         ", "     ") +
                (move ? tools::phrase({"to {}", "到 {}"}, *move) : tools::Text("none", "无")) +
                tools::Text("\n");
    }
    return text;
}

// Heap games are the lab's.
tools::Text wrong_kind(const std::string& kind) {
    if (kind == "dag") return {};
    const std::string rule = kind == "octal" ? "0.77" : kind == "split" ? "2" : "2,4,7";
    return tools::phrase({"a graph is called dag; a heap game is the lab's: scripts/lab --{} {}",
                          "图叫 dag；单堆游戏用实验室：scripts/lab --{} {}"},
                         kind == "octal" || kind == "split" ? kind : "subtract", rule);
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        argc, argv, "grundy",
        {"Prints the Grundy values of a graph along whose edges a piece moves: each node's\n"
         "value, P or N (the player to move loses or wins), and a winning move. The graph\n"
         "is read from standard input: the numbers n and m, then m edges FROM TO between\n"
         "nodes 1 to n, without a cycle. For heap games see scripts/lab --subtract 2,4,7.\n"
         "\n"
         "Example: printf '3 2  1 2  2 3' | scripts/grundy dag\n",
         "棋子沿图的边移动。输出每个点的 SG 值、P 或 N（先手必败或必胜），以及一步必胜的\n"
         "走法。图从标准输入读入：先是 n 和 m，再是 m 条边 FROM TO，点为 1 到 n，无环。\n"
         "单堆游戏见 scripts/lab --subtract 2,4,7。\n"
         "\n"
         "例：printf '3 2  1 2  2 3' | scripts/grundy dag\n"});
    std::string kind, output;
    bool json = false;
    app.add("dag", kind, "", {"Says that it is a graph", "表示输入是图"},
            {.check = wrong_kind, .required = true});
    app.add_flag("--json", json, {"Print JSON", "输出 JSON"});
    app.add_output(output);
    return app.run([&] {
        const std::istreambuf_iterator<char> input(std::cin), end;
        const tools::DagGame game(std::string(input, end));
        tools::write(output, json ? tools::as_json(game) : tools::said(as_text(game)));
        return 0;
    });
}
