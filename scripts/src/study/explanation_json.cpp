#include "study/explanation_json.hpp"

#include <nlohmann/json.hpp>

#include "explain/explain.hpp"

namespace tools {

namespace {

using Json = nlohmann::ordered_json;

template <class Value>
Json or_null(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

Json as_json(const explanation::View& view) {
    Json parts = Json::array();
    for (const explanation::Part& part : view.parts) {
        parts.push_back({{"name", part.name},
                         {"position", part.position},
                         {"grundy_value", or_null(part.value)}});
    }
    return {{"player_to_move", view.wins ? "wins" : "loses"},
            {"parts", parts},
            {"nim_sum", or_null(view.nim_sum)},
            {"background", view.background},
            {"reason", view.reason}};
}

Json as_json(const Explanation& explanation) {
    Json json = {{"prints", explanation.prints}};
    json.update(as_json(explanation.view));
    json["winning_move"] = nullptr;
    if (explanation.move) {
        json["winning_move"] = {{"text", explanation.move->move.text},
                                {"after", as_json(explanation.move->after)},
                                {"opponent_loses", explanation.move->opponent_loses()},
                                {"input", or_null(explanation.move->input)}};
    }
    return json;
}

}  // namespace

std::string as_json(const std::string& problem, const rules::Rules& rules,
                    const explanation::Explainer& explainer,
                    const std::vector<explanation::Game>& games, std::size_t first,
                    std::size_t last) {
    Json tests = Json::array();
    for (std::size_t i = first; i < last; ++i) {
        Json positions = Json::array();
        for (const explanation::Game& position : explainer.positions(games.at(i))) {
            positions.push_back(as_json(explain(rules, explainer, position)));
        }
        tests.push_back({{"test", i + 1}, {"positions", positions}});
    }
    return Json{{"problem", problem}, {"tests", tests}}.dump(2) + '\n';
}

}  // namespace tools
