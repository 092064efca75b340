# In which language the commands that are no programs speak: as scripts/src/base/say.hpp. A sentence is
# said in English and in Chinese. Whatever sources this has the user's words as its own; $words are
# those of them that not all commands take: without --lang and -v.

language=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} before= words=()
for word; do
    case $before$word in
    --) before=-- ;; # of what follows nothing is an option
    --lang=* | --lang[a-z]*) language=${word#--lang=} ;;
    esac
    case $before$word in
    --lang* | -v | --verbose) ;;
    *) words+=("$word") ;;
    esac
    if [ "$before" = -- ]; then continue; fi
    before=
    if [ "$word" = --lang ]; then before=--lang; fi
done

# The sentence in the user's language.
in_language() {
    case $language in
    zh*.[!Uu]*) printf '%s\n' "$1" ;; # a terminal of another encoding
    zh*) printf '%s\n' "$2" ;;
    *) printf '%s\n' "$1" ;;
    esac
}

tell() {
    in_language "$1" "$2" >&2
}
