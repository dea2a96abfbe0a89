"""Keeps what takes long to make until what it is made from changes."""
import contextlib
import hashlib


def fingerprint(*paths):
    digest = hashlib.sha256()
    for path in paths:
        with open(path, "rb") as file:
            digest.update(hashlib.sha256(file.read()).digest())
    return digest.hexdigest()


@contextlib.contextmanager
def once(path, key):
    """Tells whether what belongs at `path` has to be made, and remembers by `key` that it was. An interrupted making is
    not remembered."""
    try:
        with open(f"{path}.made", encoding="utf-8") as file:
            missing = file.read() != key
    except FileNotFoundError:
        missing = True
    yield missing
    if missing:
        with open(f"{path}.made", "w", encoding="utf-8") as file:
            file.write(key)
