// scripts/new: the folders of a new problem, by its id, by its page's address, or from the browser.
#include <fmt/format.h>
#include <httplib.h>

#include <CLI/CLI.hpp>
#include <map>
#include <mutex>

#include "base/command_line.hpp"
#include "base/text.hpp"
#include "grow/companion.hpp"
#include "grow/new_problem.hpp"

namespace {

namespace fs = std::filesystem;

struct Arguments {
    std::vector<std::string> targets;
    std::string slug;
    std::string tree = tools::root().string();
    bool listen = false, once = false;
    std::optional<int> port;
};

void report(const tools::NewProblem& problem) {
    const std::size_t samples = problem.samples.size();
    fmt::print("made problems/{0}/ and testdata/{0}/, with {1}\n", problem.id(),
               samples == 0   ? "no samples yet"
               : samples == 1 ? "1 sample"
                              : fmt::format("{} samples", samples));
    std::fflush(stdout);
}

// What is only for the terminal: whoever sent it wrote it.
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
    explicit Listener(const Arguments& arguments)
        : arguments_(arguments), profiles_(tools::load_profiles()) {
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
                       response.status == 413 ? "the body is larger than 1 MiB" : "a bad request");
            }
        });
        server_.set_exception_handler(
            [](const httplib::Request&, httplib::Response& response, std::exception_ptr) {
                refuse(response, 500, "the problem could not be made");
            });
        server_.set_logger([this](const httplib::Request&, const httplib::Response& response) {
            if (response.status >= 400) {
                const std::string why = response.body.substr(0, response.body.size() - 1);
                fmt::print(stderr, "new: refused ({}): {}\n", response.status, printable(why));
            }
            if (done_) server_.stop();
        });
    }

    int run() {
        fmt::print(
            "Listening on http://127.0.0.1:{} for Competitive Companion. Open a problem's page and "
            "press the extension's button; Ctrl+C ends this.\n",
            bind());
        std::fflush(stdout);
        server_.listen_after_bind();
        return 0;
    }

 private:
    static constexpr std::size_t kMostBytes = 1 << 20;

    static bool refuse(httplib::Response& response, int status, const std::string& why) {
        response.status = status;
        response.set_content(why + '\n', "text/plain; charset=utf-8");
        return false;
    }

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
            return refuse(response, 403, "the request is for another host");
        }
        // Chrome names the extension, Firefox since 85 says "null".
        const std::string origin = request.get_header_value("Origin");
        const std::string scheme = origin.substr(0, origin.find("://"));
        if (!origin.empty() && origin != "null" && scheme != "chrome-extension" &&
            scheme != "moz-extension" && scheme != "safari-web-extension") {
            return refuse(response, 403, "the request comes from a page, not from an extension");
        }
        if (request.path != "/") return refuse(response, 404, "there is nothing but /");
        if (request.method != "POST") {
            response.set_header("Allow", "POST");
            return refuse(response, 405, "only POST is understood");
        }
        const std::string type = request.get_header_value("Content-Type");
        if (tools::lower(type.substr(0, type.find(';'))) != "application/json") {
            return refuse(response, 415, "the content type has to be application/json");
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
            refuse(response, 413, "the body is larger than 1 MiB");
            return;
        }
        if (!whole) {
            if (response.status < 400) response.status = 400;
            return;
        }
        const std::lock_guard lock(mutex_);
        try {
            tools::Companion sent = tools::parse_companion(profiles_, body);
            if (!arguments_.slug.empty()) tools::set_slug(sent.problem, arguments_.slug);
            std::size_t& received = batches_[sent.batch];
            ++received;
            const bool last = received >= sent.batch_size;
            try {
                tools::make_problem(sent.problem, arguments_.tree);
                made_ = true;
                report(sent.problem);
                response.set_content(sent.problem.id() + '\n', "text/plain; charset=utf-8");
            } catch (const tools::ProblemExists& error) {
                refuse(response, 409, error.what());
            }
            done_ = arguments_.once && made_ && last;
        } catch (const tools::Error& error) {
            refuse(response, 400, error.what());
        }
    }

    // The first port of the extension's that is free, where none was asked for.
    int bind() {
        if (arguments_.port == 0) return server_.bind_to_any_port("127.0.0.1");
        std::vector<int> ports(std::begin(tools::kCompanionPorts),
                               std::end(tools::kCompanionPorts));
        if (arguments_.port) ports = {*arguments_.port};
        for (const int port : ports) {
            if (server_.bind_to_port("127.0.0.1", port)) return port;
        }
        throw tools::Error(
            ports.size() == 1
                ? fmt::format("port {} is taken; choose another with --port", ports[0])
                : "all ports on which the extension looks are taken; end the program "
                  "that listens there");
    }

    const Arguments arguments_;
    const tools::Profiles profiles_;
    httplib::Server server_;
    std::mutex mutex_;
    std::map<std::string, std::size_t> batches_;  // how many of each were received
    bool made_ = false;
    std::atomic<bool> done_{false};
};

int run(const Arguments& arguments) {
    if (arguments.listen != arguments.targets.empty()) {
        throw tools::Error("name problems by id or address, or say --listen");
    }
    if (!arguments.slug.empty() &&
        (arguments.listen ? !arguments.once : arguments.targets.size() > 1)) {
        throw tools::Error("--slug is for one problem");
    }
    if (!fs::is_directory(arguments.tree)) {
        throw tools::Error(arguments.tree + ": there is no such folder");
    }
    if (arguments.listen) return Listener(arguments).run();
    const tools::Profiles profiles = tools::load_profiles();
    std::vector<tools::NewProblem> problems;
    for (const std::string& target : arguments.targets) {
        problems.push_back(tools::named_problem(profiles, target));
        if (!arguments.slug.empty()) tools::set_slug(problems.back(), arguments.slug);
    }
    for (const tools::NewProblem& problem : problems) {
        tools::make_problem(problem, arguments.tree);
        report(problem);
    }
    fmt::print("scripts/test -R IsSolved lists what is left to do.\n");
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app(
        "Makes the folders of a new problem: problems/ID with metadata, a solution to\n"
        "write and notes in two languages, testdata/ID with rules to write and samples.\n"
        "The tests then pass but for one, which says what is left to do.\n"
        "\n"
        "Examples: new luogu-p2197-nim\n"
        "          new https://www.luogu.com.cn/problem/P2197 --slug nim\n"
        "          new --listen               takes problems from the browser extension\n"
        "                                     Competitive Companion, samples and limits too",
        "new");
    Arguments arguments;
    app.add_option("ID|URL", arguments.targets,
                   "<judge>-<number>-<slug>, or the address of the problem's page; the judges are "
                   "those of scripts/judges.toml");
    app.add_option("--slug", arguments.slug,
                   "The last part of the id, where an address does not tell it");
    app.add_flag("--listen", arguments.listen, "Take problems from the browser until Ctrl+C");
    app.add_flag("--once", arguments.once, "End after one problem, or after all of one contest")
        ->needs("--listen");
    app.add_option("--port", arguments.port,
                   "Listen on this port instead of the first free one of those on which the "
                   "extension looks; 0: any free one")
        ->needs("--listen")
        ->check(CLI::Range(0, 65535));
    app.add_option("--tree", arguments.tree, "Make the folders below this one");
    CLI11_PARSE(app, argc, argv);
    return tools::guarded("new", [&] { return run(arguments); });
}
