"""Tables for people and JSON for programs."""
import json
import unicodedata


def width(text):
    """Columns on a terminal: Hangul takes two."""
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


def aligned(text, columns, right):
    space = " " * (columns - width(text))
    return space + text if right else text + space


def number(value):
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return f"{value:,}"
    return f"{value:,.2f}"


class Report:
    """Collects tables and wanted figures while the benchmark runs."""

    def __init__(self):
        self.tables = []
        self.wanted = []

    def table(self, title, columns, rows, facts):
        """`rows` are lists, the first cell a name; `facts` is what the JSON keeps of them."""
        self.tables.append({"title": title, "columns": columns, "rows": rows, "facts": facts})

    def want(self, what, found, limit, at_least=False):
        """Notes a figure that is to be held; `found` is None where it could not be measured."""
        met = None if found is None else found >= limit if at_least else found <= limit
        self.wanted.append({"what": what, "measured": found, "wanted": limit, "atLeast": at_least, "met": met})

    def text(self):
        parts = []
        for table in self.tables:
            rows = [table["columns"]] + [[number(cell) for cell in row] for row in table["rows"]]
            columns = [max(map(width, cells)) for cells in zip(*rows)]
            lines = [
                "  ".join(aligned(cell, columns[index], index > 0) for index, cell in enumerate(row)).rstrip()
                for row in rows]
            parts.append(table["title"] + "\n" + "\n".join("  " + line for line in lines))
        lines = ["Wanted"]
        for item in self.wanted:
            verdict = {True: "pass", False: "miss", None: "none"}[item["met"]]
            measured = "not measured" if item["measured"] is None else number(item["measured"])
            bound = "at least" if item["atLeast"] else "at most"
            lines.append(f"  {verdict}  {item['what']}: {measured} (wanted: {bound} {number(item['wanted'])})")
        return "\n\n".join(parts + ["\n".join(lines)])

    def json(self, machine):
        tables = [{"title": table["title"], "rows": table["facts"]} for table in self.tables]
        return json.dumps(
            {"version": 1, "machine": machine, "tables": tables, "wanted": self.wanted}, ensure_ascii=False, indent=2)
