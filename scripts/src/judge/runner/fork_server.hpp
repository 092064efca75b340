// How a runner and a program that was started as a fork server agree (fork_server.cpp).
#ifndef SCRIPTS_SRC_JUDGE_RUNNER_FORK_SERVER_HPP
#define SCRIPTS_SRC_JUDGE_RUNNER_FORK_SERVER_HPP

// Stands in the environment of a program that shall serve, and in each program that can. The judge
// keeps compiled programs: a change of what is agreed changes the number.
#define FORK_SERVER_MARK "JUDGE_FORK_SERVER=1"

namespace runner {

// Its end of a socket. A byte asks for a run; the answer is an int, the process of that run. It says
// 0 when it is ready.
constexpr int kServerSocket = 100;

}  // namespace runner

#endif
