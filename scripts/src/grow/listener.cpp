#include "grow/listener.hpp"

#include <fmt/format.h>
#include <httplib.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>

#include "base/text.hpp"
#include "core/letters.hpp"
#include "grow/companion.hpp"

namespace tools {

namespace {

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
                       response.status == 413 ? "the body is larger than 1 MiB" : "a bad request");
            }
        });
        server_.set_exception_handler(
            [](const httplib::Request&, httplib::Response& response, std::exception_ptr) {
                refuse(response, 500, "the problem could not be made");
            });
        server_.set_logger([this](const httplib::Request&, const httplib::Response& response) {
            if (response.status >= 400 && settings_.refused) {
                settings_.refused(response.status, printable(reason_));
            }
            if (done_) server_.stop();
        });
    }

    void run() {
        const int port = bind();
        if (settings_.listening) settings_.listening(port);
        server_.listen_after_bind();
    }

    bool made() const { return made_; }

 private:
    static constexpr std::size_t kMostBytes = 1 << 20;

    static bool refuse(httplib::Response& response, int status, const std::string& why) {
        response.status = status;
        reason_ = why;
        response.set_content(why + '\n', "text/plain; charset=utf-8");
        return false;
    }

    // Of the last refusal: the body of an answer may be compressed. One thread handles a request.
    inline static thread_local std::string reason_;

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
        if (lower(type.substr(0, type.find(';'))) != "application/json") {
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
            NewProblem problem = parse_companion(profiles_, body);
            if (!settings_.slug.empty()) set_slug(problem, settings_.slug);
            try {
                make_problem(problem, settings_.tree);
                made_ = true;
                if (settings_.made) settings_.made(problem);
                response.set_content(problem.id() + '\n', "text/plain; charset=utf-8");
            } catch (const ProblemExists& error) {
                refuse(response, 409, error.what());
            }
        } catch (const Error& error) {
            refuse(response, 400, error.what());
        }
        // What was refused counts, too: nothing more will come of its contest.
        if (const std::optional<Batch> batch = batch_of(body)) {
            done_ = settings_.once && ++batches_[batch->id] >= batch->size;
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
                        ? fmt::format("port {} is taken; choose another with --port", ports[0])
                        : "all ports on which the extension looks are taken; end the program "
                          "that listens there");
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
    Listener listener(settings);
    listener.run();
    return listener.made();
}

}  // namespace tools
