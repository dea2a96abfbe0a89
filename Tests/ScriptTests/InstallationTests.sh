#!/bin/sh
# The real command: built by the launcher as a person's first run builds it, answering, and installed elsewhere.

root=$(CDPATH='' cd -P -- "$(dirname -- "$0")/../.." && pwd -P) || exit 2
prefix=$(mktemp -d) || exit 2
trap 'rm -rf "$prefix"' EXIT
unset A11Y_GUIDE_HOME A11Y_GUIDE_INDEX

expect_answer() {
    answer=$("$2" search escape-missing --lang en --limit 1) || {
        echo "$1 does not answer"
        exit 1
    }
    case $answer in
    escape-missing*) ;;
    *)
        printf '%s answers:\n%s\n' "$1" "$answer"
        exit 1
        ;;
    esac
}

cd / || exit 2
expect_answer "the launcher" "$root/bin/a11y-guide"
"$root/bin/a11y-guide" install --prefix "$prefix" || exit 1
expect_answer "the installed command" "$prefix/bin/a11y-guide"
for shell in bash zsh fish; do
    if command -v "$shell" >/dev/null 2>&1; then
        "$shell" -n "$(find "$prefix/share/$shell"* -type f)" || exit 1
    fi
done
