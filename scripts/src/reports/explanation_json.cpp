#include "reports/explanation_json.hpp"

#include <nlohmann/json.hpp>

#include "explain/explain.hpp"

namespace tools {

namespace {

using Json = nlohmann::ordered_json;

template <class Value>
Json or_null(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

Json as_json(const explanation::View& view, Language language) {
    Json parts = Json::array();
    for (const explanation::Part& part : view.parts) {
        parts.push_back({{"name", part.name.in(language)},
                         {"position", part.position.in(language)},
                         {"grundy_value", or_null(part.value)}});
    }
    return {{"player_to_move", view.wins    ? "wins"
                               : view.drawn ? "draws"
                                            : "loses"},
            {"parts", parts},
            {"nim_sum", or_null(view.nim_sum)},
            {"background", view.background.in(language)},
            {"reason", view.reason.in(language)}};
}

Json as_json(const Explanation& explanation, const TriedMoves& tried, Language language) {
    Json json = {{"prints", explanation.prints}};
    json.update(as_json(explanation.view, language));
    json["moves"] = {{"all", or_null(tried.all)}, {"winning", or_null(tried.winning)}};
    json["refuted_move"] = nullptr;
    if (tried.refuted) {
        const auto& answer = tried.refuted->answer;
        json["refuted_move"] = {{"text", tried.refuted->text.in(language)},
                                {"answer", answer ? Json(answer->text.in(language)) : Json()}};
    }
    json["drawing_move"] = nullptr;
    if (tried.draws) json["drawing_move"] = tried.draws->in(language);
    json["winning_move"] = nullptr;
    if (explanation.move) {
        const ExplainedMove& move = *explanation.move;
        json["winning_move"] = {{"text", move.move.text.in(language)},
                                {"how", move.move.how.in(language)},
                                {"after", as_json(move.after, language)},
                                {"opponent_loses", move.opponent_loses()},
                                {"input", or_null(move.input)}};
    }
    return json;
}

}  // namespace

std::string as_json(const std::string& problem, const explanation::Explainer& explainer,
                    const std::vector<explanation::Game>& games, std::size_t first,
                    std::size_t last, Language language) {
    Json tests = Json::array();
    for (std::size_t i = first; i < last; ++i) {
        Json positions = Json::array();
        for (const explanation::Game& position : explainer.positions(games.at(i))) {
            const Explanation explanation = explain(explainer, position);
            positions.push_back(
                as_json(explanation, try_moves(explainer, position, explanation.view), language));
        }
        tests.push_back({{"test", i + 1}, {"positions", positions}});
    }
    return Json{{"problem", problem}, {"tests", tests}}.dump(2) + '\n';
}

}  // namespace tools
