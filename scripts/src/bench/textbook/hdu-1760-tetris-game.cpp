#include <iostream>
#include <map>
#include <string>

int n, m;
std::map<std::string, bool> memo;

bool wins(std::string& board) {
    std::map<std::string, bool>::iterator known = memo.find(board);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (int i = 0; i + 1 < n && !result; i++)
        for (int j = 0; j + 1 < m && !result; j++) {
            int cells[] = {i * m + j, i * m + j + 1, (i + 1) * m + j, (i + 1) * m + j + 1};
            bool free = true;
            for (int c : cells)
                if (board[c] != '0') free = false;
            if (!free) continue;
            for (int c : cells) board[c] = '1';
            if (!wins(board)) result = true;
            for (int c : cells) board[c] = '0';
        }
    return memo[board] = result;
}

int main() {
    while (std::cin >> n >> m) {
        std::string board, row;
        for (int i = 0; i < n; i++) {
            std::cin >> row;
            board += row;
        }
        memo.clear();
        std::cout << (wins(board) ? "Yes" : "No") << std::endl;
    }
}
