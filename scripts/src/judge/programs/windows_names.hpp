// What the C library of Windows has besides: a program that calls itoa() or _itoa() is compiled with
// -Ditoa=windows_itoa, and so on. As C++98 and as C.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

static inline char* windows_ui64toa(unsigned long long value, char* text, int base) {
    char digits[65];
    char* to = text;
    int count = 0;
    do {
        digits[count++] = "0123456789abcdefghijklmnopqrstuvwxyz"[value % (unsigned)base];
        value /= (unsigned)base;
    } while (value != 0);
    while (count > 0) *to++ = digits[--count];
    *to = '\0';
    return text;
}
static inline char* windows_i64toa(long long value, char* text, int base) {
    if (base != 10 || value >= 0) return windows_ui64toa((unsigned long long)value, text, base);
    text[0] = '-';
    windows_ui64toa(-(unsigned long long)value, text + 1, base);
    return text;
}
static inline char* windows_ultoa(unsigned long value, char* text, int base) {
    return windows_ui64toa((unsigned)value, text, base);
}
static inline char* windows_itoa(int value, char* text, int base) {
    return base == 10 ? windows_i64toa(value, text, base)
                      : windows_ui64toa((unsigned)value, text, base);
}
static inline char* windows_ltoa(long value, char* text, int base) {
    return windows_itoa((int)value, text, base);
}

static inline char* windows_strrev(char* text) {
    size_t i, size = strlen(text);
    for (i = 0; i < size / 2; ++i) {
        const char c = text[i];
        text[i] = text[size - 1 - i];
        text[size - 1 - i] = c;
    }
    return text;
}
static inline char* windows_strlwr(char* text) {
    char* at = text;
    for (; *at != '\0'; ++at) *at = (char)tolower((unsigned char)*at);
    return text;
}
static inline char* windows_strupr(char* text) {
    char* at = text;
    for (; *at != '\0'; ++at) *at = (char)toupper((unsigned char)*at);
    return text;
}
static inline int windows_stricmp(const char* a, const char* b) {
    return strcasecmp(a, b);
}
static inline int windows_strcmpi(const char* a, const char* b) {
    return strcasecmp(a, b);
}
static inline int windows_strnicmp(const char* a, const char* b, size_t size) {
    return strncasecmp(a, b, size);
}

static inline int windows_getch(void) {
    return getchar();
}
static inline int windows_getche(void) {
    return getchar();
}
static inline int windows_kbhit(void) {
    return 0;
}
static inline void windows_Sleep(unsigned milliseconds) {
    usleep(milliseconds * 1000);
}
