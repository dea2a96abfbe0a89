# shellcheck shell=sh
# Builds a release command for the launcher, which has set `root`, `state`, `product` and `binary` and defined is_fresh.

: "${product:?}" "${root:?}" "${state:?}" "${binary:?}" "${system:?}"
# shellcheck source=bin/lib/setup.sh
. "$root/bin/lib/setup.sh"

# build_command: leaves a fresh command at $binary. Other launchers wait meanwhile and then find it done.
build_command() {
    make_folder "$state"
    log=$state/build.log
    trap 'leave_build' EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
    lock_build
    if ! is_fresh; then
        : >"$log"
        : >"$state/begun"
        want_libraries
        install_wanted
        need_swift
        [ "$product" = a11y-guide ] || need_syntax
        if [ -e "$binary" ]; then
            status "building '$product' anew"
        else
            status "building '$product', which takes a few minutes the first time"
        fi
        compile
        # The index that another build of the command wrote may hold other words for the same text.
        [ "$product" != a11y-guide ] || rm -f "$root/Index/guide.index"
        publish
    fi
    trap - EXIT HUP INT TERM
    leave_build
}

leave_build() {
    status_done
    rm -f "$binary.new"
    [ -z "${takeover_folder-}" ] || rmdir "$takeover_folder"
    [ -z "${lock_folder-}" ] || rm -rf "$lock_folder"
    # Also keeps the lock from the command that the launcher turns into.
    exec 9>&-
}

lock_build() {
    waiting="waiting for another a11y-guide that is building"
    if command -v flock >/dev/null 2>&1; then
        exec 9>"$state/lock"
        flock -n 9 || {
            status "$waiting"
            flock 9
        }
        return
    fi
    until mkdir "$state/lock.d" 2>/dev/null; do
        # A builder that died leaves its lock; only one waiter at a time may look and remove it, or a second one that
        # looked as early would remove the lock of the first.
        if holder_is_dead && mkdir "$state/takeover.d" 2>/dev/null; then
            takeover_folder=$state/takeover.d
            holder_is_dead && rm -rf "$state/lock.d"
            rmdir "$takeover_folder"
            takeover_folder=
            continue
        fi
        [ -n "$status_text" ] || status "$waiting"
        sleep 1
    done
    lock_folder=$state/lock.d
    printf '%s\n' "$$" >"$lock_folder/holder"
}

holder_is_dead() {
    holder=$(cat "$state/lock.d/holder" 2>/dev/null)
    [ -n "$holder" ] && ! kill -0 "$holder" 2>/dev/null
}

compile() {
    scratch=$state/scratch
    # Built with other options, the two would take turns at building everything anew.
    [ "$product" = a11y-guide ] || scratch=$state/scratch-$product
    # Precompiled modules hold the path they were made at and are refused anywhere else.
    if [ "$(cat "$scratch/root" 2>/dev/null)" != "$root" ]; then
        rm -rf "$scratch"
        mkdir -p "$scratch"
        printf '%s\n' "$root" >"$scratch/root"
    fi
    if [ "$system" = macos ] || [ "$product" != a11y-guide ]; then
        swift_build && return
    elif [ -e "$(static_library_folder)/linux/static-executable-args.lnk" ]; then
        # A static executable starts several times faster than one that loads the Swift libraries.
        swift_build -Xswiftc -static-executable -Xlinker --gc-sections -Xlinker -s && return
        # Not every distribution has the static form of glibc and of the two libraries.
        if grep -qE 'cannot find -l|unable to find library|attempted static link' "$log"; then
            swift_build -Xswiftc -static-stdlib && return
        fi
    else
        swift_build && return
    fi
    show_log
    fail "the command could not be built; the end of the log is above" "The whole log: $log"
}

static_library_folder() {
    resource_folder | sed 's/$/_static/'
}

resource_folder() {
    swift -print-target-info 2>/dev/null | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p'
}

# need_syntax: the checker is linked with libraries that not every toolchain carries.
need_syntax() {
    syntax=$(resource_folder)/host
    [ -e "$syntax/SwiftSyntax.swiftmodule" ] ||
        fail "'check' needs SwiftSyntax, and this Swift has none in '$syntax'" \
            "Toolchains from https://www.swift.org/install/ and Xcode have it; everything else works without."
}

swift_build() {
    # The caches of SwiftPM and clang go to the home folder, which not every account has.
    home=${HOME:-}
    if [ ! -w "$home" ]; then
        home=$scratch/home
        mkdir -p "$home"
    fi
    run_logged env HOME="$home" swift build --package-path "$root" --scratch-path "$scratch" -c release \
        --product "$product" "$@"
}

# publish: puts the finished command in place in one step, so that nobody ever runs half of one.
publish() {
    if cp "$scratch/release/$product" "$binary.new" && touch -r "$state/begun" "$binary.new" &&
        mv -f "$binary.new" "$binary"; then
        return
    fi
    fail "the finished '$product' could not be put at '$binary'"
}
