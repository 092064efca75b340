#include "scaffold/listener.hpp"

#include <fmt/format.h>
#include <httplib.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "core/letters.hpp"

namespace tools {

namespace {

// The ports on which the extension looks for tools (its src/hosts/hosts.ts), the usual one first.
constexpr int kCompanionPorts[] = {10043, 10045, 10042, 27121, 6174, 4244, 1327};

using nlohmann::json;

constexpr std::size_t kMostSamples = 100;

const json* find(const json& object, const char* key) {
    const auto at = object.find(key);
    return at == object.end() || at->is_null() ? nullptr : &*at;
}

const json& need(const json& object, const char* key) {
    const json* value = find(object, key);
    if (value == nullptr) throw Error(english(fmt::format("'{}' is missing", key)));
    return *value;
}

[[noreturn]] void wrong_type(const char* key, const char* wanted) {
    throw Error(english(fmt::format("'{}' has to be {}", key, wanted)));
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
        throw Error(english(fmt::format("'{}' has to be {} to {}", key, least, most)));
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
        throw Error(english(fmt::format("'{}' is of the type '{}', and only {} can be judged here",
                                        key, found.substr(0, 20), type)));
    }
}

std::vector<NewProblem::Sample> samples(const json& object) {
    const json& tests = need(object, "tests");
    if (!tests.is_array()) wrong_type("tests", "a list");
    if (tests.size() > kMostSamples) {
        throw Error(english(fmt::format("{} tests are more than {}", tests.size(), kMostSamples)));
    }
    std::vector<NewProblem::Sample> result;
    for (const json& test : tests) {
        if (!test.is_object()) wrong_type("tests", "a list of objects");
        result.push_back({normalised(text(test, "input")), normalised(text(test, "output"))});
    }
    return result;
}

// What belongs together, a contest's problems say.
struct Batch {
    std::string id;    // may be empty
    std::size_t size;  // 1 to 100
};

// A problem without one is a batch by itself.
Batch batch_of(const json& object) {
    const json* const batch = find(object, "batch");
    if (batch == nullptr) return {"", 1};
    if (!batch->is_object()) wrong_type("batch", "an object");
    return {text(*batch, "id"), static_cast<std::size_t>(number(*batch, "size", 1, 100))};
}

// Reads the JSON of one problem (the extension's README, "The format"), with samples as testdata/
// has them. What is not needed may be missing, and unknown keys are ignored. Throws Error, also for
// what cannot be judged here: interactive problems, input from files.
NewProblem problem_of(const Profiles& profiles, const json& object) {
    if (object.is_discarded()) throw Error(english("the body is no JSON"));
    if (!object.is_object()) throw Error(english("the body is no JSON object"));

    NewProblem problem = named_problem(profiles, text(object, "url"));
    if (problem.url.empty()) throw Error(english("'url' has to be a page's address"));
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
            throw Error({"the problem is interactive, which cannot be judged here",
                         "这是交互题，这里不能评测"});
        }
    }
    batch_of(object);
    return problem;
}

// Whoever sent the text wrote it: no control characters get to the terminal.
std::string printable(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, '?');
    return text;
}

// Takes problems over HTTP, on this machine only. Pages can send requests to it, too, but not with
// this content type unless the server allows them to, which it does not; what they send otherwise
// is refused, and a connection ends with its first request, so that no body is read as a second.
class Listener {
 public:
    explicit Listener(const ListenSettings& settings) : settings_(settings) {
        // Without SO_REUSEPORT, with which two listeners would share a port in silence.
        server_.set_socket_options([](socket_t socket) {
            const int on = 1;
            ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
        });
        server_.set_keep_alive_max_count(1);
        server_.set_read_timeout(5);
        server_.set_payload_max_length(kMostBytes);
        server_.set_pre_routing_handler(
            [](const httplib::Request& request, httplib::Response& response) {
                return check(request, response) ? httplib::Server::HandlerResponse::Unhandled
                                                : httplib::Server::HandlerResponse::Handled;
            });
        server_.Post("/", [this](const httplib::Request&, httplib::Response& response,
                                 const httplib::ContentReader& reader) { take(response, reader); });
        server_.set_error_handler([](const httplib::Request&, httplib::Response& response) {
            if (response.body.empty()) {
                refuse(response, response.status,
                       response.status == 413
                           ? Text("the body is larger than 1 MiB", "正文超过 1 MiB")
                           : Text("a bad request", "请求不合法"));
            }
        });
        server_.set_exception_handler(
            [](const httplib::Request&, httplib::Response& response, std::exception_ptr) {
                refuse(response, 500, Text("the problem could not be made", "不能建立这道题"));
            });
        server_.set_logger([this](const httplib::Request&, const httplib::Response& response) {
            if (response.status >= 400 && settings_.refused) {
                settings_.refused(response.status,
                                  Text(printable(reason_.en), printable(reason_.zh)));
            }
            if (done_) server_.stop();
        });
    }

    // False: no problem was made.
    bool run() {
        const int port = bind();
        if (settings_.listening) settings_.listening(port);
        server_.listen_after_bind();
        return made_;
    }

 private:
    static constexpr std::size_t kMostBytes = 1 << 20;

    static bool refuse(httplib::Response& response, int status, const Text& why) {
        response.status = status;
        reason_ = why;
        response.set_content(why.en + '\n', "text/plain; charset=utf-8");
        return false;
    }

    // Of the last refusal: the body of an answer may be compressed. One thread handles a request.
    inline static thread_local Text reason_;

    // "localhost:10043" -> "localhost"
    static std::string without_port(const std::string& host) {
        const std::size_t colon = host.rfind(':');
        const bool port = colon != std::string::npos &&
                          host.find_first_not_of("0123456789", colon + 1) == std::string::npos;
        return host.substr(0, port ? colon : host.size());
    }

    static bool check(const httplib::Request& request, httplib::Response& response) {
        const std::string host = without_port(request.get_header_value("Host"));
        if (host != "localhost" && host != "127.0.0.1" && host != "[::1]") {
            return refuse(response, 403,
                          Text("the request is for another host", "请求的是别的主机"));
        }
        // Chrome names the extension, Firefox since 85 says "null".
        const std::string origin = request.get_header_value("Origin");
        const std::string scheme = origin.substr(0, origin.find("://"));
        if (!origin.empty() && origin != "null" && scheme != "chrome-extension" &&
            scheme != "moz-extension" && scheme != "safari-web-extension") {
            return refuse(response, 403,
                          Text("the request comes from a page, not from an extension",
                               "请求来自网页，而不是扩展"));
        }
        if (request.path != "/")
            return refuse(response, 404, Text("there is nothing but /", "这里只有 /"));
        if (request.method != "POST") {
            response.set_header("Allow", "POST");
            return refuse(response, 405, Text("only POST is understood", "只接受 POST"));
        }
        const std::string type = request.get_header_value("Content-Type");
        if (lower(type.substr(0, type.find(';'))) != "application/json") {
            return refuse(response, 415,
                          Text("the content type has to be application/json",
                               "内容类型应为 application/json"));
        }
        return true;
    }

    void take(httplib::Response& response, const httplib::ContentReader& reader) {
        std::string body;
        const bool whole = reader([&](const char* data, std::size_t size) {
            body.append(data, std::min(size, kMostBytes + 1 - body.size()));
            return body.size() <= kMostBytes;
        });
        if (body.size() > kMostBytes) {
            refuse(response, 413, Text("the body is larger than 1 MiB", "正文超过 1 MiB"));
            return;
        }
        if (!whole) {
            if (response.status < 400) response.status = 400;
            return;
        }
        const json object = json::parse(body, nullptr, false);
        const std::lock_guard lock(mutex_);
        try {
            NewProblem problem = problem_of(profiles_, object);
            if (!settings_.slug.empty()) set_slug(problem, settings_.slug);
            try {
                make_problem(problem, settings_.tree);
                made_ = true;
                if (settings_.made) settings_.made(problem);
                response.set_content(problem.id() + '\n', "text/plain; charset=utf-8");
            } catch (const ProblemExists& error) {
                refuse(response, 409, error.text);
            }
        } catch (const Error& error) {
            refuse(response, 400, error.text);
        }
        // What was refused counts, too: nothing more will come of its contest.
        if (!object.is_object() || find(object, "url") == nullptr) return;
        try {
            const auto [id, size] = batch_of(object);
            done_ = settings_.once && ++batches_[id] >= size;
        } catch (const Error&) {
            // nobody can say what it belongs to
        }
    }

    // The first port of the extension's that is free, where none was asked for.
    int bind() {
        if (settings_.port == 0) return server_.bind_to_any_port("127.0.0.1");
        std::vector<int> ports(std::begin(kCompanionPorts), std::end(kCompanionPorts));
        if (settings_.port) ports = {*settings_.port};
        for (const int port : ports) {
            if (server_.bind_to_port("127.0.0.1", port)) return port;
        }
        throw Error(ports.size() == 1
                        ? phrase({"port {} is taken; choose another with --port",
                                  "端口 {} 已被占用；请用 --port 另选"},
                                 ports[0])
                        : Text("all ports on which the extension looks are taken; end the program "
                               "that listens there",
                               "扩展所找的端口都被占用；请结束占用它们的程序"));
    }

    const ListenSettings& settings_;
    const Profiles profiles_ = load_profiles();
    httplib::Server server_;
    std::mutex mutex_;
    std::map<std::string, std::size_t> batches_;  // how many of each were received
    bool made_ = false;
    std::atomic<bool> done_{false};
};

}  // namespace

bool listen(const ListenSettings& settings) {
    return Listener(settings).run();
}

}  // namespace tools
