#include "grow/companion.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace tools {

namespace {

using nlohmann::json;

constexpr std::size_t kMostSamples = 100;

const json* find(const json& object, const char* key) {
    const auto at = object.find(key);
    return at == object.end() || at->is_null() ? nullptr : &*at;
}

const json& need(const json& object, const char* key) {
    const json* value = find(object, key);
    if (value == nullptr) throw Error(fmt::format("'{}' is missing", key));
    return *value;
}

[[noreturn]] void wrong_type(const char* key, const char* wanted) {
    throw Error(fmt::format("'{}' has to be {}", key, wanted));
}

std::string text(const json& object, const char* key) {
    const json& value = need(object, key);
    if (!value.is_string()) wrong_type(key, "a text");
    return value.get<std::string>();
}

double number(const json& object, const char* key, double least, double most) {
    const json& value = need(object, key);
    if (!value.is_number()) wrong_type(key, "a number");
    const double result = value.get<double>();
    if (!(least <= result && result <= most)) {
        throw Error(fmt::format("'{}' has to be {} to {}", key, least, most));
    }
    return result;
}

// {"type": "stdin"}; may be missing.
void need_type(const json& object, const char* key, const char* type) {
    const json* value = find(object, key);
    if (value == nullptr) return;
    if (!value->is_object()) wrong_type(key, "an object");
    const std::string found = text(*value, "type");
    if (found != type) {
        throw Error(fmt::format("'{}' is of the type '{}', and only {} can be judged here", key,
                                found.substr(0, 20), type));
    }
}

std::vector<NewProblem::Sample> samples(const json& object) {
    const json& tests = need(object, "tests");
    if (!tests.is_array()) wrong_type("tests", "a list");
    if (tests.size() > kMostSamples) {
        throw Error(fmt::format("{} tests are more than {}", tests.size(), kMostSamples));
    }
    std::vector<NewProblem::Sample> result;
    for (const json& test : tests) {
        if (!test.is_object()) wrong_type("tests", "a list of objects");
        result.push_back({normalised(text(test, "input")), normalised(text(test, "output"))});
    }
    return result;
}

}  // namespace

NewProblem parse_companion(const Profiles& profiles, std::string_view body) {
    const json object = json::parse(body, nullptr, false);
    if (object.is_discarded()) throw Error("the body is no JSON");
    if (!object.is_object()) throw Error("the body is no JSON object");

    NewProblem problem = named_problem(profiles, text(object, "url"));
    if (problem.url.empty()) throw Error("'url' has to be a page's address");
    set_name(problem, profiles, text(object, "name"));
    problem.time_limit_s = number(object, "timeLimit", 1, 600000) / 1000;
    problem.memory_limit_kb = static_cast<long>(number(object, "memoryLimit", 1, 65536)) * 1024;
    problem.limits_are_sure = profiles.named(problem.judge)[0]->sends_limits;
    problem.samples = samples(object);
    need_type(object, "input", "stdin");
    need_type(object, "output", "stdout");
    if (const json* interactive = find(object, "interactive")) {
        if (!interactive->is_boolean()) wrong_type("interactive", "true or false");
        if (interactive->get<bool>()) {
            throw Error("the problem is interactive, which cannot be judged here");
        }
    }
    if (const json* batch = find(object, "batch")) {
        if (!batch->is_object()) wrong_type("batch", "an object");
        text(*batch, "id");
        number(*batch, "size", 1, 100);
    }
    return problem;
}

std::optional<Batch> batch_of(std::string_view body) {
    const json object = json::parse(body, nullptr, false);
    if (!object.is_object() || find(object, "url") == nullptr) return std::nullopt;
    const json* const batch = find(object, "batch");
    if (batch == nullptr) return Batch{"", 1};
    if (!batch->is_object()) return std::nullopt;
    try {
        return Batch{text(*batch, "id"), static_cast<std::size_t>(number(*batch, "size", 1, 100))};
    } catch (const Error&) {
        return std::nullopt;
    }
}

}  // namespace tools
