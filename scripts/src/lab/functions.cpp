#include "lab/functions.hpp"

#include <map>
#include <memory>
#include <stdexcept>

#include "lab/functions_kinds.hpp"

namespace lab {

namespace {

// What is better said than by a function's value: "n is a square".
struct Predicate {
    const char* function;
    Int value;
    Text text, contrary;
};
const Predicate kPredicates[] = {
    {"ones", 1, {"$ is a power of 2", "$ 是 2 的幂"}, {"$ is not a power of 2", "$ 不是 2 的幂"}},
    {"above_square", 0, {"$ is a square", "$ 是平方数"}, {"$ is not a square", "$ 不是平方数"}},
    {"above_triangle",
     0,
     {"$ is a triangular number", "$ 是三角形数"},
     {"$ is not a triangular number", "$ 不是三角形数"}},
    {"is_prime", 1, {"$ is prime", "$ 是质数"}, {"$ is not prime", "$ 不是质数"}},
    {"above_fibonacci",
     0,
     {"$ is 0 or a Fibonacci number", "$ 是 0 或斐波那契数"},
     {"$ is neither 0 nor a Fibonacci number", "$ 既不是 0 也不是斐波那契数"}},
    {"zeckendorf_parts",
     1,
     {"$ is a Fibonacci number", "$ 是斐波那契数"},
     {"$ is not a Fibonacci number", "$ 不是斐波那契数"}},
};

Catalogue made() {
    Catalogue all;
    Writer writer(&all);
    writer.expression(variable(0), 0);
    add_binary(&writer);
    for (Int base = 2; base <= 10; ++base) add_base(&writer, base);
    add_powers(&writer);
    add_fibonacci(&writer);
    add_number_theory(&writer);
    // These tell of several numbers at once, where they are looked for by name.
    const std::size_t size = all.known.size();
    add_places(&writer);
    all.known.resize(size);
    add_pairs(&all.functions);
    for (Function& function : all.functions) {
        for (const Predicate& each : kPredicates) {
            if (function.name != each.function) continue;
            function.said.push_back({each.value, each.text, each.contrary});
        }
        // A sieve of so many numbers has no room.
        if (function.name == "primes_up_to" || function.name == "index_of_least_factor") {
            function.limit = 100000000000;
        }
        if (function.name == "is_prime") function.condition = true;
        if (function.name == "odious" || function.name == "evil") function.growth = 2;
        if (function.name.starts_with("reversed_")) function.growth = 10;
    }
    return all;
}

}  // namespace

const Catalogue& catalogue() {
    static const Catalogue all = made();
    return all;
}

const Function& function_named(const std::string& name) {
    for (const Function& function : catalogue().functions) {
        if (function.name == name) return function;
    }
    throw std::logic_error("no function " + name);
}

Function function_of(std::string name, Text text, Written written,
                     std::vector<std::string> parameters) {
    Function function;
    function.name = std::move(name);
    function.text = std::move(text);
    function.body = std::move(written.body);
    function.at = std::move(written.at);
    function.parameters = std::move(parameters);
    return function;
}

Function condition_named(std::string name, Text so, Text not_so, Written written,
                         std::vector<std::string> parameters) {
    Function function = function_of(std::move(name), {}, std::move(written), std::move(parameters));
    function.condition = true;
    function.said = {{1, std::move(so), std::move(not_so)}};
    return function;
}

const Function& kept(Function function) {
    static std::map<std::string, std::unique_ptr<const Function>> all;
    auto& place = all[function.name + '\n' + function.body];
    if (!place) place = std::make_unique<const Function>(std::move(function));
    return *place;
}

}  // namespace lab
