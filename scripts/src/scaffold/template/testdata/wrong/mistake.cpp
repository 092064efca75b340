// WA: TODO, what this program gets wrong. One file for each mistake that people make, at least two.

int main() {}
