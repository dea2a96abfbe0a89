"""Reads from the header of an index what each part of it weighs; the format stands in GuideCore's IndexHeader."""
import struct

# In the order of IndexPart.Kind.
NAMES = ["directory", "terms", "postings", "grams", "entries", "texts", "payloads"]
# What is kept to be shown, beside what is searched.
STORED = {"texts", "payloads"}
TABLE = 72


def sections(path):
    """The bytes of each kind of parts by its name; "rest" is the header and where the parts stand."""
    with open(path, "rb") as file:
        data = file.read()
    magic, version, count, size = struct.unpack_from("<8sIIQ", data)
    if magic != b"a11yidx\0" or version != 2 or count != len(NAMES) or size != len(data):
        raise ValueError(f"{path}: not an index of the version that this script knows")
    lengths = {
        name: struct.unpack_from("<IQ", data, TABLE + 12 * number)[1] for number, name in enumerate(NAMES)}
    rest = size - sum(lengths.values())
    if rest < 0:
        raise ValueError(f"{path}: its parts are larger than the whole, so this script knows another layout")
    return {**lengths, "rest": rest}
