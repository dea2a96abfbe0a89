#!/bin/sh
# The launcher in made-up checkouts, with a `swift` that only pretends to build: what people meet on their first run.

here=$(CDPATH='' cd -P -- "$(dirname -- "$0")/../.." && pwd -P) || exit 2
work=$(mktemp -d) || exit 2
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
failures=0

expect() {
    if [ "$2" != "$3" ]; then
        failures=$((failures + 1))
        printf '%s\n  expected: %s\n  found:    %s\n' "$1" "$2" "$3"
    fi
}

expect_in() {
    case $3 in
    *"$2"*) ;;
    *)
        failures=$((failures + 1))
        printf '%s\n  expected in it: %s\n  found:          %s\n' "$1" "$2" "$3"
        ;;
    esac
}

# make_checkout DIR: a checkout with the real launcher.
make_checkout() {
    mkdir -p "$1/Sources/a11y-guide" "$1/Index"
    cp -R "$here/bin" "$1/bin"
    printf '// swift-tools-version: 6.2\n' >"$1/Package.swift"
    printf 'print("hello")\n' >"$1/Sources/a11y-guide/main.swift"
}

# make_tool NAME: a program in $work/tools; its text comes from standard input.
make_tool() {
    mkdir -p "$work/tools"
    { printf '#!/bin/sh\n'; cat; } >"$work/tools/$1"
    chmod +x "$work/tools/$1"
}

# The command that it "builds" prints where it believes to be at home, and its arguments.
make_tool swift <<'TOOL'
case $1 in
--version) echo "Swift version ${FAKE_SWIFT_VERSION:-6.3.1} (release)"; exit ;;
-print-target-info) echo "\"runtimeResourcePath\": \"${FAKE_SWIFT_RESOURCES-}\"" && exit ;;
build) ;;
*) exit ;;
esac
echo "build $*" >>"$FAKE_SWIFT_LOG"
while [ $# -gt 0 ]; do
    case $1 in
    --scratch-path) scratch=$2 ;;
    --product) product=$2 ;;
    esac
    shift
done
[ -z "${FAKE_SWIFT_ERROR-}" ] || { echo "$FAKE_SWIFT_ERROR"; exit 1; }
sleep "${FAKE_SWIFT_SECONDS:-0}"
mkdir -p "$scratch/release"
cat >"$scratch/release/$product" <<'COMMAND'
#!/bin/sh
case ${1-} in
index) echo index >"$3/guide.index" && echo catalog >"$3/catalog.json" && exit ;;
man | completions) [ -z "${FAKE_BROKEN-}" ] && echo "$*" && exit ;;
esac
echo "home=$A11Y_GUIDE_HOME"
for word; do echo "[$word]"; done
exit 1
COMMAND
chmod +x "$scratch/release/$product"
TOOL
make_tool pkg-config <<'TOOL'
[ -z "${FAKE_MISSING-}" ] || [ -e "$FAKE_MISSING" ]
TOOL

FAKE_SWIFT_LOG=$work/swift.log
export FAKE_SWIFT_LOG
PATH=$work/tools:$PATH
builds() { grep -c . "$FAKE_SWIFT_LOG" 2>/dev/null; }
age() { touch -t 200001010000 "$@"; }

checkout="$work/my guide 안내서"
make_checkout "$checkout"
launcher=$checkout/bin/a11y-guide

# First run: one line of status, then the command with its own arguments and exit status.
output=$("$launcher" search 'two words' '' 2>"$work/stderr")
status=$?
expect "the command runs with its arguments" "home=$checkout
[search]
[two words]
[]" "$output"
expect "the exit status is the command's" 1 "$status"
expect "one line says what happens" 1 "$(grep -c . "$work/stderr")"
expect_in "the line says that it builds" "building" "$(cat "$work/stderr")"

# Nothing to do: silent, no build, from anywhere.
output=$("$launcher" 2>&1)
expect "a second run only runs the command" "home=$checkout" "$output"
ln -s "$launcher" "$work/link"
mkdir "$work/else where"
ln -s ../link "$work/else where/a11y-guide"
for call in "cd '$checkout' && bin/a11y-guide" "cd '$checkout' && ./bin/a11y-guide" "cd '$checkout/bin' && ./a11y-guide" \
    "cd '$checkout/bin' && sh a11y-guide" "cd '$checkout/Sources' && ../bin/a11y-guide" "cd / && '$work/link'" \
    "cd '$work' && './else where/a11y-guide'" "cd / && PATH='$checkout/bin':\$PATH && a11y-guide"; do
    expect "from $call" "home=$checkout" "$(sh -c "$call" 2>&1)"
done
ln -s "$checkout/bin" "$work/bin"
expect "through a linked folder" "home=$checkout" "$("$work/bin/a11y-guide" 2>&1)"
expect "one build for all of these" 1 "$(builds)"
output=$(env -u HOME -u PWD "$launcher" 2>&1 </dev/null)
expect "without HOME" "home=$checkout" "$output"

# A source that changed, came or went is built in; the index goes with the command that wrote it.
touch "$checkout/Index/guide.index"
touch "$checkout/Sources/a11y-guide/main.swift"
"$launcher" >/dev/null 2>&1
expect "a changed source is built" 2 "$(builds)"
expect "the index of the former build is gone" gone "$([ -e "$checkout/Index/guide.index" ] || echo gone)"
rm "$checkout/Sources/a11y-guide/main.swift"
"$launcher" >/dev/null 2>&1
expect "a removed source is noticed" 3 "$(builds)"
touch "$checkout/README.md" "$checkout/bin/test"
"$launcher" >/dev/null 2>&1
expect "other files do not matter" 3 "$(builds)"

# What reads Swift is built for those who ask for it, where the toolchain can.
output=$("$launcher" check x 2>&1)
expect "without SwiftSyntax 'check' is an error" 2 $?
expect_in "it says what is missing" "'check' needs SwiftSyntax" "$output"
expect "and nothing is built" 3 "$(builds)"
mkdir -p "$work/resources/host/SwiftSyntax.swiftmodule"
output=$(FAKE_SWIFT_RESOURCES=$work/resources "$launcher" check x 2>/dev/null)
expect "with it the command runs as ever" "home=$checkout
[check]
[x]" "$output"
expect_in "a second program is built" "--product a11y-guide-check" "$(tail -n 1 "$FAKE_SWIFT_LOG")"
"$launcher" check x >/dev/null 2>&1
"$launcher" search x >/dev/null 2>&1
expect "once" 4 "$(builds)"
printf 'build\nbuild\nbuild\n' >"$FAKE_SWIFT_LOG"

# An edit made during a build is built by the next run.
touch "$checkout/Package.swift"
FAKE_SWIFT_SECONDS=1 "$launcher" >/dev/null 2>&1 &
sleep 0.5
touch "$checkout/Package.swift"
wait
"$launcher" >/dev/null 2>&1
expect "an edit during a build is not lost" 5 "$(builds)"

# A failed build shows what the compiler said, and leaves no half-finished command behind.
touch "$checkout/Package.swift"
output=$(FAKE_SWIFT_ERROR="main.swift:1:1: error: no" "$launcher" search x 2>&1)
status=$?
expect "a failed build is an error" 2 "$status"
expect_in "the compiler's words are shown" "main.swift:1:1: error: no" "$output"
expect_in "it says what failed" "error: the command could not be built" "$output"
expect "the next run builds again" "home=$checkout" "$("$launcher" 2>/dev/null)"

# A build that was interrupted is taken up again.
touch "$checkout/Package.swift"
FAKE_SWIFT_SECONDS=2 timeout -s INT 0.5 "$launcher" >/dev/null 2>&1
status=$?
expect_in "an interrupted run says so in its status" "$status" "124 130"
expect "the run after it works" "home=$checkout" "$("$launcher" 2>/dev/null)"

# Two first runs at once, with and without flock.
for kind in flock mkdir; do
    make_checkout "$work/$kind"
    : >"$FAKE_SWIFT_LOG"
    path=$PATH
    if [ $kind = mkdir ]; then
        mkdir "$work/few"
        for tool in sh find false sleep mkdir rmdir rm cat cp mv touch chmod tail grep sed uname env readlink; do
            ln -s "$(command -v $tool)" "$work/few/$tool"
        done
        path=$work/tools:$work/few
        # The lock of a builder that died.
        system=$([ -d /System/Library ] && echo macos || echo linux)
        mkdir -p "$work/$kind/.build/launcher/$system/lock.d"
        sh -c "echo \$\$ >'$work/$kind/.build/launcher/$system/lock.d/holder'"
    fi
    for number in 1 2 3; do
        FAKE_SWIFT_SECONDS=1 PATH=$path "$work/$kind/bin/a11y-guide" >"$work/out$number" 2>&1 &
    done
    wait
    for number in 1 2 3; do
        expect "run $number of three at once ($kind)" "home=$work/$kind" "$(tail -n 1 "$work/out$number")"
    done
    expect "three runs at once build once ($kind)" 1 "$(builds)"
done

# What is missing is named, with the way to get it.
make_checkout "$work/old"
output=$(FAKE_SWIFT_VERSION=5.10 "$work/old/bin/a11y-guide" 2>&1)
expect "an old Swift is an error" 2 $?
expect_in "it says which Swift is needed" "Swift 6.2 or newer is needed" "$output"
mkdir "$work/no-swift"
for tool in "$work/few"/* "$work/tools/pkg-config"; do
    ln -s "$tool" "$work/no-swift/${tool##*/}"
done
output=$(PATH=$work/no-swift "$work/old/bin/a11y-guide" 2>&1)
expect "no Swift is an error" 2 $?
expect_in "it says where to get Swift" "https://www.swift.org/install/" "$output"
output=$(FAKE_MISSING=/nowhere PATH=$work/tools:$work/few "$work/old/bin/a11y-guide" 2>&1)
expect "no package manager is an error" 2 $?
expect_in "the packages are named" "libcmark-dev libyaml-dev libyajl-dev libexpat1-dev zlib1g-dev libdeflate-dev" "$output"

# Packages: lists are fetched only when an install without them fails; without root there is sudo, or a message.
make_tool apt-get <<'TOOL'
while [ $# -gt 0 ]; do
    case $1 in
    update) echo update >>"$FAKE_APT_LOG"; exit ;;
    install)
        echo "$*" >>"$FAKE_APT_LOG"
        [ -z "${FAKE_APT_LISTS-}" ] || grep -q update "$FAKE_APT_LOG" || exit 100
        [ -z "${FAKE_APT_OFFLINE-}" ] || { echo "E: Unable to fetch some archives"; exit 100; }
        touch "$FAKE_MISSING"
        exit ;;
    esac
    shift
done
TOOL
make_tool id <<'TOOL'
echo "${FAKE_USER:-0}"
TOOL
make_tool sudo <<'TOOL'
[ -n "${FAKE_SUDO-}" ] || exit 1
[ "$1" = -n ] && shift
echo sudo >>"$FAKE_APT_LOG"
exec "$@"
TOOL
if [ "$(uname -s)" != Darwin ]; then
    FAKE_MISSING=$work/installed
    FAKE_APT_LOG=$work/apt.log
    export FAKE_MISSING FAKE_APT_LOG
    first_run() {
        rm -rf "$FAKE_MISSING" "$FAKE_APT_LOG" "$work/old/.build"
        "$work/old/bin/a11y-guide" 2>&1
    }
    output=$(first_run)
    expect_in "packages that are missing are installed" "home=$work/old" "$output"
    expect "without fetching lists that are there" "install libcmark-dev libyaml-dev libyajl-dev libexpat1-dev zlib1g-dev libdeflate-dev" "$(cat "$FAKE_APT_LOG")"
    output=$(FAKE_APT_LISTS=stale first_run)
    expect_in "lists that are missing are fetched" "home=$work/old" "$output"
    output=$(FAKE_APT_OFFLINE=1 first_run)
    expect_in "without the network it says what apt-get said" "E: Unable to fetch some archives" "$output"
    expect_in "and what to do" "apt-get install libcmark-dev libyaml-dev libyajl-dev libexpat1-dev zlib1g-dev libdeflate-dev" "$output"
    output=$(FAKE_USER=1000 first_run)
    expect_in "without root and sudo there is a command to run" "    sudo apt-get install libcmark-dev libyaml-dev libyajl-dev libexpat1-dev zlib1g-dev libdeflate-dev" "$output"
    output=$(FAKE_USER=1000 FAKE_SUDO=1 first_run)
    expect_in "sudo is used and said" "installing with sudo -n apt-get: libcmark-dev libyaml-dev libyajl-dev libexpat1-dev zlib1g-dev libdeflate-dev" "$output"
    expect_in "and then all works" "home=$work/old" "$output"
    unset FAKE_MISSING
fi
rm -f "$work/tools/id"

# An installed copy is whole and needs no checkout.
prefix="$work/the prefix"
output=$("$launcher" install --prefix "$prefix" 2>"$work/stderr")
expect "an installation works" 0 $?
expect "each installed file is named" "$(cd "$prefix" && find "$prefix" -type f | sort)" \
    "$(echo "$output" | sed 's/^installed //' | sort)"
expect_in "a folder that is not on the PATH is said" "'$prefix/bin' is not on the PATH" "$(cat "$work/stderr")"
expect "the index is there" index "$(cat "$prefix/share/a11y-guide/guide.index")"
expect "the manual page is there" man "$(cat "$prefix/share/man/man1/a11y-guide.1")"
expect "the completions are there" "completions zsh" "$(cat "$prefix/share/zsh/site-functions/_a11y-guide")"
expect "the command runs" "home=nowhere" "$(A11Y_GUIDE_HOME=nowhere "$prefix/bin/a11y-guide")"
output=$(cd "$work" && "$launcher" install --prefix=other 2>/dev/null)
expect_in "a relative folder is taken from here" "installed $work/other/bin/a11y-guide" "$output"
output=$(FAKE_BROKEN=1 "$launcher" install --prefix "$work/third" 2>&1)
expect "a part that cannot be made is an error" 2 $?
expect_in "which is named" "'a11y-guide man' failed" "$output"
expect "and nothing is installed" "" "$(ls "$work/third" 2>/dev/null)"
output=$("$launcher" install 2>&1)
expect "install without a folder is an error" 2 $?
expect_in "that shows what works" "bin/a11y-guide install --prefix ~/.local" "$output"

# A checkout that nobody may write to: its finished command runs, an unfinished one is explained.
make_checkout "$work/read-only"
"$work/read-only/bin/a11y-guide" >/dev/null 2>&1
chmod -R a-w "$work/read-only"
expect "a built read-only checkout runs" "home=$work/read-only" "$("$work/read-only/bin/a11y-guide" 2>&1)"
if [ "$(id -u)" -ne 0 ]; then
    make_checkout "$work/closed"
    chmod -R a-w "$work/closed"
    output=$("$work/closed/bin/a11y-guide" 2>&1)
    expect "an unbuilt read-only checkout is an error" 2 $?
    expect_in "it says why" "cannot write to '$work/closed/.build" "$output"
fi

[ "$failures" -eq 0 ]
