# shellcheck shell=sh
# The Python that tests may compare with: .build/venv, filled from Tests/requirements.txt. Sourced after setup.sh.

: "${root:?}"

# need_python_packages: does nothing where there is no python3 or nothing is required; the tests in question then say
# that they were skipped.
need_python_packages() {
    requirements=$root/Tests/requirements.txt
    venv=$root/.build/venv
    if ! grep -q '^[A-Za-z]' "$requirements" || ! command -v python3 >/dev/null 2>&1; then
        return
    fi
    if cmp -s "$requirements" "$venv/installed.txt"; then
        return
    fi
    status "installing what the tests need from Tests/requirements.txt"
    rm -rf "$venv"
    if ! run_logged python3 -m venv "$venv"; then
        # Debian's python3 comes without the parts that a virtual environment is made from.
        want_package python3-venv -
        install_wanted
        rm -rf "$venv"
        run_logged python3 -m venv "$venv" || {
            show_log 10
            fail "python3 could not make a virtual environment in '$venv'"
        }
    fi
    run_logged "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input -r "$requirements" || {
        show_log 10
        fail "pip could not install what Tests/requirements.txt names"
    }
    cp "$requirements" "$venv/installed.txt"
    status_done
}
