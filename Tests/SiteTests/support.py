"""What the tests share."""

from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
BUILD = REPOSITORY / ".build"
COMMAND = BUILD / "debug" / "a11y-guide"


def report(failures: list[str]):
    """Fails with every failure on a line of its own, and not with a page full of them."""
    shown = failures[:40] + ([f"… and {len(failures) - 40} more"] if len(failures) > 40 else [])
    if failures:
        pytest.fail("\n".join(shown), pytrace=False)
