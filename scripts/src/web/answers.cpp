#include "web/answers.hpp"

#include <algorithm>
#include <charconv>

#include "core/game_pattern.hpp"
#include "core/json.hpp"
#include "core/oracle.hpp"
#include "core/white_space.hpp"
#include "explain/explain.hpp"
#include "play/match.hpp"
#include "play/start.hpp"

namespace tools {

namespace {

using rules::Component;
using rules::Int;
using rules::Position;

// Cuts pieces off the front of a request.
class Request {
 public:
    explicit Request(std::string_view rest) : rest_(rest) {}
    bool at_end() const { return rest_.empty(); }
    // A number, which ends with `end`.
    std::size_t number(char end) {
        std::size_t number = 0;
        const auto [at, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
        const auto length = static_cast<std::size_t>(at - rest_.data());
        if (error != std::errc() || length == rest_.size() || *at != end) {
            throw BadRequest("the request has no number where it needs one");
        }
        rest_.remove_prefix(length + 1);
        return number;
    }
    std::string bytes(std::size_t size) {
        if (size > rest_.size()) throw BadRequest("the request is cut short");
        const std::string bytes(rest_.substr(0, size));
        rest_.remove_prefix(size);
        return bytes;
    }

 private:
    std::string_view rest_;
};

// The solution has to be asked.
struct Unknown {
    std::string input;
};

AskProgram ask(const GameSoFar& game) {
    return [&game](const std::string& input) {
        const auto known = game.printed.find(input);
        if (known == game.printed.end()) throw Unknown{input};
        return known->second;
    };
}

std::string asking(const std::vector<std::string>& inputs) {
    return json::object({{"ask", json::array(inputs, json::text)}});
}

std::string numbers(const Component& part) {
    return json::array(part, json::number<Int>);
}

const PlayMove& chosen(const Match& match, std::size_t index) {
    if (index < match.moves().size()) return match.moves()[index];
    throw BadRequest("there is no move " + std::to_string(index));
}

Match match_of(const explanation::Explainer& explainer, const GameSoFar& game) {
    const std::vector<rules::Game> games =
        parse(explainer.rules(), without_loose_white_space(game.input));
    Match match(explainer, first_with_moves(explainer, starts_of(explainer, games)), ask(game));
    for (const std::size_t index : game.moves) match.go_to(match.after(chosen(match, index)));
    return match;
}

}  // namespace

GameSoFar parse_request(std::string_view text) {
    Request request(text);
    GameSoFar game;
    const std::size_t size = request.number('\n');
    game.input = request.bytes(size);
    for (std::size_t left = request.number('\n'); left > 0; --left) {
        game.moves.push_back(request.number('\n'));
    }
    while (!request.at_end()) {
        const std::size_t input_size = request.number(' '), output_size = request.number('\n');
        std::string input = request.bytes(input_size);
        game.printed[std::move(input)] = request.bytes(output_size);
    }
    return game;
}

std::string Answers::position(const GameSoFar& game) const {
    const Match match = match_of(explainer_, game);
    const auto shown = [&](const Text& text) { return json::text(text.in(language_)); };
    const Component fixed = match.play()->fixed();
    const auto component = [&](const Component& part) {
        Component all = part;
        all.insert(all.end(), fixed.begin(), fixed.end());
        return json::object({{"numbers", numbers(all)}, {"text", shown(explainer_.shown(part))}});
    };
    const auto move = [&](const PlayMove& each) {
        return json::object({{"component", std::to_string(each.component)},
                             {"parts", json::array(each.parts, component)},
                             {"text", shown(said(explainer_, match.position(), each))}});
    };
    const std::optional<rules::Outcome> result = match.result();
    const std::optional<std::string> input = match.input();
    const std::optional<Text> ending = match.ending();
    return json::object({{"components", json::array(match.position(), component)},
                         {"said", shown(said(explainer_, match.position()))},
                         {"moves", result ? "[]" : json::array(match.moves(), move)},
                         {"playerToMove", !result                           ? "null"
                                          : *result == rules::Outcome::win  ? "\"won\""
                                          : *result == rules::Outcome::draw ? "\"drawn\""
                                                                            : "\"lost\""},
                         {"stuck", json::boolean(match.moves().empty())},
                         {"ended", json::or_null(ending, shown)},
                         {"input", json::or_null(input, json::text)},
                         {"aMove", shown(match.a_move())},
                         {"goal", shown(match.goal())}});
}

std::string Answers::values(const GameSoFar& game) const {
    const Match match = match_of(explainer_, game);
    const auto shown = [&](const Text& text) { return json::text(text.in(language_)); };
    const auto value = [](const std::optional<Int>& number) {
        return json::or_null(number, json::number<Int>);
    };
    const explanation::View view = match.view();
    return json::object({{"parts", json::array(view.parts,
                                               [&](const explanation::Part& part) {
                                                   return json::object(
                                                       {{"name", shown(part.name)},
                                                        {"position", shown(part.position)},
                                                        {"value", value(part.value)}});
                                               })},
                         {"nimSum", value(view.nim_sum)},
                         {"reason", shown(view.reason)}});
}

std::string Answers::reply(const GameSoFar& game) const {
    Match match = match_of(explainer_, game);
    try {
        const auto index = [&](const std::optional<PlayMove>& wanted) -> std::string {
            for (std::size_t i = 0; wanted && i < match.moves().size(); ++i) {
                const PlayMove& move = match.moves()[i];
                if (move.component == wanted->component && move.parts == wanted->parts) {
                    return std::to_string(i);
                }
            }
            return "null";
        };
        const std::string move = index(match.winning_move());
        const bool explained = match.asked_explanation();
        return json::object({{"move", move},
                             {"draw", index(match.drawing_move())},
                             {"least", index(match.losing_move())},
                             {"explained", json::boolean(explained)}});
    } catch (const Unknown& unknown) {
        return asking({unknown.input});
    }
}

std::string Answers::winners(const GameSoFar& game) const {
    Match match = match_of(explainer_, game);
    std::vector<std::string> unknown_inputs, winning, drawing;
    for (std::size_t i = 0; i < match.moves().size(); ++i) {
        try {
            const rules::Outcome outcome = match.outcome(match.after(match.moves()[i]));
            if (outcome == rules::Outcome::loss) winning.push_back(std::to_string(i));
            if (outcome == rules::Outcome::draw) drawing.push_back(std::to_string(i));
        } catch (const Unknown& unknown) {
            unknown_inputs.push_back(unknown.input);
        }
    }
    if (!unknown_inputs.empty()) return asking(unknown_inputs);
    return json::object({{"winning", json::array(winning)}, {"drawing", json::array(drawing)}});
}

std::string Answers::explain(const std::string& input) const {
    const std::vector<rules::Game> games =
        parse(explainer_.rules(), without_loose_white_space(input));
    const auto row = [](const auto& cells) { return json::array(cells, json::text); };
    const auto block = [&](const Block& each) {
        constexpr const char* kinds[] = {"words", "words", "position", "table", "input"};
        return json::object({{"kind", json::text(kinds[static_cast<std::size_t>(each.kind)])},
                             {"head", json::text(each.head)},
                             {"text", json::text(each.text)},
                             {"rows", json::array(each.rows, row)},
                             {"input", json::text(each.input)}});
    };
    return json::array(first_as_blocks(explainer_, games, 0, games.size(), language_), block);
}

std::string Answers::random_input(std::uint64_t seed) const {
    const explanation::Game start = random_start(explainer_, seed);
    return json::object({{"input", json::text(explainer_.rules().format({start}))}});
}

std::vector<rules::Game> Answers::games_of(const std::string& text) const {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const rules::GamePattern pattern(std::string_view(text).substr(0, end));
    Request cells(std::string_view(text).substr(std::min(end + 1, text.size())));
    std::vector<rules::Game> games;
    while (!cells.at_end()) {
        const auto x = static_cast<Int>(cells.number(' ')),
                   y = static_cast<Int>(cells.number('\n'));
        games.push_back(pattern.at(x, y));
    }
    return games;
}

std::string Answers::inputs(const std::string& text) const {
    const std::vector<rules::Game> games = games_of(text);
    return json::object(
        {{"inputs", json::array(rules::inputs_of(explainer_.rules(), games), json::text)},
         {"lost",
          json::array(rules::lines_if(rules::Outcome::loss, explainer_.rules(), games.size()),
                      json::text)}});
}

std::string Answers::grundy(const std::string& text) const {
    std::vector<std::string> all;
    std::optional<rules::GrundyValues> values;
    for (const rules::Game& game : games_of(text)) {
        if (!values) values.emplace(explainer_.rules().play(game));
        all.push_back(std::to_string(values->of(explainer_.rules().begin(game))));
    }
    return json::object({{"values", json::array(all)}});
}

std::string Answers::table(const GameSoFar& game, Int upto) const {
    const std::string none = json::object({{"kind", "null"}});
    const Match match = match_of(explainer_, game);
    const rules::Play& play = *match.play();
    if (!play.impartial() || play.can_be_drawn()) return none;
    if (play.convention() == rules::Convention::misere) return none;
    if (!play.fixed().empty()) return none;
    const Component& first = match.position().at(0);
    rules::GrundyValues values(match.play());
    std::vector<std::string> all;
    if (first.size() == 1) {
        for (Int n = 0; n <= upto; ++n) all.push_back(std::to_string(values.of(Component{n})));
        return json::object(
            {{"kind", "\"sequence\""}, {"from", "0"}, {"values", json::array(all)}});
    }
    if (first.size() != 2) return none;
    for (Int y = 1; y <= upto; ++y) {
        std::vector<std::string> row;
        for (Int x = 1; x <= upto; ++x) row.push_back(std::to_string(values.of(Component{y, x})));
        all.push_back(json::array(row));
    }
    return json::object({{"kind", "\"grid\""}, {"from", "1"}, {"values", json::array(all)}});
}

}  // namespace tools
