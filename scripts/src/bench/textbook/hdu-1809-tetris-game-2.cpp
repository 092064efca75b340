#include <iostream>
#include <map>
#include <string>

int n, m;
std::map<std::string, int> memo;

int sg(std::string& board) {
    std::map<std::string, int>::iterator known = memo.find(board);
    if (known != memo.end()) return known->second;
    bool reached[64] = {};
    for (int i = 0; i + 1 < n; i++)
        for (int j = 0; j + 1 < m; j++) {
            int cells[] = {i * m + j, i * m + j + 1, (i + 1) * m + j, (i + 1) * m + j + 1};
            bool free = true;
            for (int c : cells)
                if (board[c] != '0') free = false;
            if (!free) continue;
            for (int c : cells) board[c] = '1';
            reached[sg(board)] = true;
            for (int c : cells) board[c] = '0';
        }
    int mex = 0;
    while (reached[mex]) mex++;
    return memo[board] = mex;
}

int main() {
    int t;
    while (std::cin >> t) {
        int sum = 0;
        while (t--) {
            std::cin >> n >> m;
            std::string board, row;
            for (int i = 0; i < n; i++) {
                std::cin >> row;
                board += row;
            }
            memo.clear();
            sum ^= sg(board);
        }
        std::cout << (sum ? "Yes" : "No") << std::endl;
    }
}
