# shellcheck shell=sh
# What the scripts of bin/ share: messages, packages, the Swift toolchain. Sourced; the caller has set `root`.
#
# Nothing here asks a question or reads standard input. What a tool prints goes to `log` and is shown when it fails.

: "${root:?}"
set -u
log=${log:-$root/.build/setup.log}
status_text=

# say TEXT: a message on standard error.
say() {
    status_done
    printf 'a11y-guide: %s\n' "$1" >&2
}

# status TEXT: what is being done now; on a terminal the line is replaced by the next one and goes away at the end.
status() {
    status_text=$1
    if [ -t 2 ]; then
        printf '\r\033[Ka11y-guide: %s' "$1" >&2
    else
        printf 'a11y-guide: %s\n' "$1" >&2
    fi
}

status_done() {
    if [ -n "$status_text" ] && [ -t 2 ]; then
        printf '\r\033[K' >&2
    fi
    status_text=
}

# fail TEXT [LINE...]: ends the script as an error of use; the lines below say what to do.
fail() {
    say "error: $1"
    shift
    for line; do
        printf '    %s\n' "$line" >&2
    done
    exit 2
}

# run_logged COMMAND...: its output goes to the log; on a terminal a counter such as [3/40] joins the status line.
run_logged() {
    if [ ! -t 2 ]; then
        "$@" </dev/null >>"$log" 2>&1
        return
    fi
    {
        "$@" </dev/null 2>&1
        printf '%s\n' "$?" >"$log.status"
    } | while IFS= read -r line; do
        printf '%s\n' "$line" >>"$log"
        case $line in
        \[*/*\]*) printf '\r\033[Ka11y-guide: %s %s' "$status_text" "${line%%\]*}]" >&2 ;;
        esac
    done
    read -r run_status <"$log.status" || run_status=1
    rm -f "$log.status"
    return "$run_status"
}

# show_log [LINES]: the end of what the failed tool printed.
show_log() {
    status_done
    tail -n "${1:-40}" "$log" | grep -v "in statically linked applications requires at runtime" >&2 || :
}

# make_folder DIR: creates a folder that the scripts write to.
make_folder() {
    mkdir -p "$1" 2>/dev/null && [ -w "$1" ] && return
    fail "cannot write to '$1', and something has to be built there" \
        "Run this once as a user who can write to the checkout, or make a copy of your own:" \
        "    git clone '$root' ~/a11y-guide && ~/a11y-guide/bin/a11y-guide --help"
}

# Packages. want_… notes down what is missing under its names for apt and Homebrew (`-` where there is none);
# install_wanted then installs all of it at once.

wanted_apt=
wanted_brew=

want_package() {
    [ "$1" = - ] || wanted_apt="$wanted_apt $1"
    [ "$2" = - ] || wanted_brew="$wanted_brew $2"
}

# want_command COMMAND APT BREW
want_command() {
    command -v "$1" >/dev/null 2>&1 || want_package "$2" "$3"
}

# want_library PKG-CONFIG-NAME APT BREW
want_library() {
    pkg-config --exists "$1" 2>/dev/null || want_package "$2" "$3"
}

# want_file PATH APT BREW
want_file() {
    [ -e "$1" ] || want_package "$2" "$3"
}

install_wanted() {
    if [ -z "$wanted_apt$wanted_brew" ]; then
        return
    elif [ "$(uname -s)" != Darwin ] && command -v apt-get >/dev/null 2>&1; then
        # shellcheck disable=SC2086 # a list of words
        [ -z "$wanted_apt" ] || install_with_apt $wanted_apt
    elif command -v brew >/dev/null 2>&1; then
        # shellcheck disable=SC2086
        [ -z "$wanted_brew" ] || install_with_brew $wanted_brew
    else
        fail "some packages are missing, and neither apt-get nor Homebrew is here to install them" \
            "Install these with your system's package manager, then run the same command again:" \
            "   $wanted_apt   (names on Debian and Ubuntu)" \
            "   $wanted_brew   (names in Homebrew, https://brew.sh)"
    fi
    wanted_apt=
    wanted_brew=
}

install_with_apt() {
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        # -n: a password prompt would be a question, and would wait forever where nobody answers.
        if ! sudo -n true >/dev/null 2>&1; then
            fail "these packages are missing, and installing them needs root: $*" \
                "Run this, then the same command again:" \
                "    sudo apt-get install $*"
        fi
        as_root='sudo -n'
    fi
    status "installing with $as_root${as_root:+ }apt-get: $*"
    # Package lists may be absent, as in containers, or out of date; only then are they worth fetching.
    if ! apt_get install "$@"; then
        apt_get update || :
        if ! apt_get install "$@"; then
            show_log 10
            fail "apt-get could not install: $*" \
                "Its last lines are above. Where the network is out of reach, install the packages when it is back:" \
                "    ${as_root:+sudo }apt-get update && ${as_root:+sudo }apt-get install $*"
        fi
    fi
    status_done
}

apt_get() {
    apt_command=$1
    shift
    # shellcheck disable=SC2086 # as_root is empty or two words
    run_logged $as_root env DEBIAN_FRONTEND=noninteractive apt-get --quiet --yes -o DPkg::Lock::Timeout=300 \
        -o Acquire::Retries=1 --no-install-recommends "$apt_command" "$@"
}

install_with_brew() {
    status "installing with Homebrew: $*"
    if ! run_logged env HOMEBREW_NO_AUTO_UPDATE=1 HOMEBREW_NO_ENV_HINTS=1 NONINTERACTIVE=1 brew install "$@"; then
        show_log 10
        fail "Homebrew could not install: $*" "Its last lines are above. Try it by hand:" "    brew install $*"
    fi
    status_done
}

# The libraries that the manifest names. pkg-config comes first: the others are looked up with it.
want_libraries() {
    want_command pkg-config pkg-config pkg-config
    want_library libcmark libcmark-dev cmark
    want_library yaml-0.1 libyaml-dev libyaml
    want_library yajl libyajl-dev yajl
    want_library expat libexpat1-dev expat
    want_library zlib zlib1g-dev zlib
    want_library libdeflate libdeflate-dev libdeflate
}

# need_swift: puts a fit `swift` on the PATH, or says where to get one.
need_swift() {
    swiftly=${SWIFTLY_BIN_DIR:-${HOME:-}/.local/share/swiftly/bin}
    if ! command -v swift >/dev/null 2>&1 && [ -x "$swiftly/swift" ]; then
        PATH=$swiftly:$PATH
    fi
    read -r wanted_swift <"$root/Package.swift"
    wanted_swift=${wanted_swift##*[!0-9.]}
    if [ "$(uname -s)" = Darwin ] && ! xcode-select -p >/dev/null 2>&1; then
        fail "Swift $wanted_swift or newer is needed, and the command line tools of Xcode are not installed" \
            "    xcode-select --install"
    elif ! command -v swift >/dev/null 2>&1; then
        fail "Swift $wanted_swift or newer is needed, and there is no 'swift' on the PATH" \
            "Install it as https://www.swift.org/install/ says, or, where you have it, add its folder:" \
            "    PATH=/path/to/swift/usr/bin:\$PATH $0"
    fi
    found_swift=$(swift --version 2>/dev/null </dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p')
    if [ -z "$found_swift" ]; then
        swift --version </dev/null 2>&1 | tail -n 5 >&2
        fail "'$(command -v swift)' does not run" "Its last lines are above."
    fi
    if [ "${found_swift%.*}" -lt "${wanted_swift%.*}" ] || {
        [ "${found_swift%.*}" -eq "${wanted_swift%.*}" ] && [ "${found_swift#*.}" -lt "${wanted_swift#*.}" ]
    }; then
        fail "Swift $wanted_swift or newer is needed, and '$(command -v swift)' is $found_swift" \
            "Install a newer one as https://www.swift.org/install/ says."
    fi
}
