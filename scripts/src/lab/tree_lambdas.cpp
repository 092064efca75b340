#include "lab/tree_lambdas.hpp"

#include <algorithm>

#include "lab/compose.hpp"

namespace lab {

namespace {

// Operations that C++ has no operator for.
const std::map<std::string, std::string> kHelpers = {
    {"gcd",
     "    while (y != 0) {\n        const long long rest = x % y;\n        x = y;\n"
     "        y = rest;\n    }\n    return x < 0 ? -x : x;\n"},
    {"floor_div",
     "    if (y == 0) return 0;\n"
     "    return x / y - (x % y != 0 && (x < 0) != (y < 0) ? 1 : 0);\n"},
    {"floor_mod",
     "    if (y == 0) return x;\n    const long long rest = x % y;\n"
     "    return rest != 0 && (rest < 0) != (y < 0) ? rest + y : rest;\n"},
};

}  // namespace

std::string Lambdas::fresh(const std::string& name) {
    const int count = ++counts_[name];
    return count == 1 && name != "x" ? name : name + std::to_string(count);
}

template <class Make>
std::string Lambdas::once(const std::string& kind, const std::string& key, const Make& make) {
    const auto [place, is_new] = names_.try_emplace(kind + key);
    if (is_new) {
        place->second = fresh(kind);
        code_ += make(place->second);
    }
    return place->second;
}

std::string Lambdas::list(const Numbers& list) {
    return once("list", set_of(list), [&](const std::string& name) {
        const bool yes_or_no =
            std::all_of(list.begin(), list.end(), [](Int each) { return each == 0 || each == 1; });
        return "    static const " + type_of(yes_or_no) + " " + name + "[] = " + set_of(list) +
               ";\n";
    });
}

std::string Lambdas::helper(const std::string& name) {
    return once(name, "", [&](const std::string& is) {
        return lambda(is, {"x", "y"}, kHelpers.at(name));
    });
}

std::string Lambdas::ranked(std::size_t count) {
    const std::string size = std::to_string(count);
    return once("ranked" + size, "", [&](const std::string& name) {
        std::vector<std::string> names = names_of(count);
        const std::string sorted = "    long long sorted[] = {" + joined(names, ", ") +
                                   "};\n    std::sort(sorted, sorted + " + size +
                                   ");\n    return sorted[rank];\n";
        names.push_back("rank");
        return lambda(name, names, sorted);
    });
}

std::string Lambdas::function(const Function& function) {
    return once(function.name, '\n' + function.body, [&](const std::string& name) {
        return lambda(name, function.parameters, function.body, type_of(function.condition));
    });
}

std::string Lambdas::beatty(const Numbers& list) {
    return once("by_slope", set_of(list), [&](const std::string& name) {
        return lambda(name, {"n"}, body_of_beatty(list[0], list[1], list[2]));
    });
}

// Terms rise by 1 at least, but for some of the first.
std::string Lambdas::search(const Tree& f, Int from, const std::function<std::string()>& term) {
    const auto [place, is_new] = searches_.try_emplace({f, from});
    if (!is_new) return place->second;
    place->second = fresh("index_of");
    const std::string inner =
        "    const auto term = [&](long long k) -> long long { return " + term() +
        "; };\n    long long k = " + std::to_string(from) +
        ", step = 1;\n    if (term(k) > n) return k;\n"
        "    for (; k + step <= n + 64 && term(k + step) <= n; step *= 2) k += step;\n"
        "    for (; step > 0; step /= 2) {\n"
        "        if (k + step <= n + 64 && term(k + step) <= n) k += step;\n    }\n"
        "    return k;\n";
    code_ += "    const auto " + place->second + " = [&](long long n) -> long long {\n" +
             indented(inner) + "    };\n";
    return place->second;
}

}  // namespace lab
