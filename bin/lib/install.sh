# shellcheck shell=sh
# `bin/a11y-guide install`: puts what is built where it works without the checkout. Sourced by the launcher, which has
# set `root`, `state` and `binary`.

: "${root:?}" "${state:?}" "${binary:?}"
# shellcheck source=bin/lib/setup.sh
. "$root/bin/lib/setup.sh"

install_usage() {
    cat <<'TEXT'
usage: bin/a11y-guide install --prefix DIR

Installs the command with its index, manual page and completions, which then work without this checkout:

  DIR/bin/a11y-guide
  DIR/bin/a11y-guide-check (where 'bin/a11y-guide check' has built it)
  DIR/share/a11y-guide/{guide.index,catalog.json}
  DIR/share/man/man1/a11y-guide.1
  DIR/share/bash-completion/completions/a11y-guide
  DIR/share/zsh/site-functions/_a11y-guide
  DIR/share/fish/vendor_completions.d/a11y-guide.fish

Files that are there already are replaced one by one, each in one step; run it again to update.
TEXT
}

install_guide() {
    prefix=
    while [ $# -gt 0 ]; do
        case $1 in
        -h | --help)
            install_usage
            return
            ;;
        --prefix=*) prefix=${1#*=} ;;
        --prefix)
            prefix=${2-}
            [ $# -eq 1 ] || shift
            ;;
        *) fail "install does not know '$1'" "bin/a11y-guide install --prefix ~/.local" ;;
        esac
        shift
    done
    [ -n "$prefix" ] || fail "install needs the folder to install to" "bin/a11y-guide install --prefix ~/.local"
    case $prefix in
    /*) ;;
    *) prefix=$PWD/$prefix ;;
    esac

    stage=$state/install
    rm -rf "$stage"
    make_folder "$stage"
    trap 'rm -rf "$stage"' EXIT
    log=$state/install.log
    : >"$log"
    A11Y_GUIDE_HOME=$root
    export A11Y_GUIDE_HOME
    make_staged index --output "$stage"
    make_staged man >"$stage/a11y-guide.1"
    for shell in bash zsh fish; do
        make_staged completions "$shell" >"$stage/$shell"
    done

    # The command comes last: it is what makes the rest seen.
    place guide.index share/a11y-guide/guide.index 644
    place catalog.json share/a11y-guide/catalog.json 644
    place a11y-guide.1 share/man/man1/a11y-guide.1 644
    place bash share/bash-completion/completions/a11y-guide 644
    place zsh share/zsh/site-functions/_a11y-guide 644
    place fish share/fish/vendor_completions.d/a11y-guide.fish 644
    # Built only where somebody asked for it; it needs the toolchain that it was built with.
    if [ -x "$state/a11y-guide-check" ]; then
        cp "$state/a11y-guide-check" "$stage/checker"
        place checker bin/a11y-guide-check 755
    fi
    cp "$binary" "$stage/command"
    place command bin/a11y-guide 755
    case :$PATH: in
    *":$prefix/bin:"*) ;;
    *) say "'$prefix/bin' is not on the PATH" ;;
    esac
}

# make_staged ARGUMENTS...: runs the command, whose output is kept or is nothing.
make_staged() {
    if ! "$binary" "$@" </dev/null 2>>"$log"; then
        show_log
        fail "nothing is installed, because 'a11y-guide $*' failed"
    fi
}

# place STAGED TARGET MODE
place() {
    target=$prefix/$2
    if mkdir -p "${target%/*}" 2>/dev/null && cp "$stage/$1" "$target.new.$$" 2>/dev/null; then
        if chmod "$3" "$target.new.$$" && mv -f "$target.new.$$" "$target"; then
            printf 'installed %s\n' "$target"
            return
        fi
        rm -f "$target.new.$$"
    fi
    fail "cannot write '$target'" "Choose a folder of your own: bin/a11y-guide install --prefix ~/.local"
}
