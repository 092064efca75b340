// Nothing: what a process costs.
int main() {}
