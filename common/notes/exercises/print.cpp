// Prints the boxes as JSON, for the pages.
#include <cstdio>

#include "answers.hpp"

int main() {
    const char* separator = "[\n";
    for (const exercises::Box& box : exercises::boxes()) {
        std::string answers;
        for (const exercises::Numbers& answer : box.answers) {
            answers += answers.empty() ? "[" : ", [";
            for (std::size_t i = 0; i < answer.size(); ++i) {
                answers += (i == 0 ? "" : ", ") + std::to_string(answer[i]);
            }
            answers += "]";
        }
        std::printf(
            R"(%s{"chapter": "%s", "exercise": %u, "question": %u, "kind": "%s", "en": "%s", "zh": "%s", "answers": [%s], "hint": {"en": "%s", "zh": "%s"}})",
            separator, box.chapter.c_str(), box.exercise, box.question, box.kind.c_str(),
            box.asks.english.c_str(), box.asks.chinese.c_str(), answers.c_str(),
            box.hint.english.c_str(), box.hint.chinese.c_str());
        separator = ",\n";
    }
    std::puts("\n]");
}
