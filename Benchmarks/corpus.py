#!/usr/bin/env python3
"""Writes Markdown articles in Korean and English to measure search with.

    corpus.py COUNT FOLDER

Article i depends on its number and the word lists only, so that a small corpus is the beginning of a larger one, and
two machines with the same dictionaries measure the same bytes. Articles come in pairs, Korean and then English.

Words follow Zipf's law over dictionaries (hunspell-ko, wamerican) mixed with terms of accessibility; each article draws
a vocabulary of its own first and then mostly uses that, as articles do. Korean nouns carry particles that agree with their
last letter. The sentences mean nothing: speed, size and recall can be measured on them, the order of answers cannot.
"""
import bisect
import functools
import hashlib
import itertools
import json
import multiprocessing
import os
import random
import sys
import unicodedata

from words import (
    CLASS_NOUNS, CLASS_PREFIXES, ENGLISH_FUNCTION_WORDS, ENGLISH_TERMS, KOREAN_ADVERBS, KOREAN_ENDINGS, KOREAN_PARTICLES,
    KOREAN_TERMS, KOTLIN_NAMES, SECTIONS, SWIFT_NAMES, TOPICS,
)

KOREAN_DICTIONARY = "/usr/share/hunspell/ko.dic"
ENGLISH_DICTIONARY = "/usr/share/dict/american-english"
SEED = 1
ARTICLES_PER_TASK = 250


class Zipf:
    """Draws items with a probability of about 1 / (rank + 2)."""

    def __init__(self, items):
        self.items = items
        self.sums = list(itertools.accumulate(1 / (rank + 2) for rank in range(len(items))))

    def draw(self, source, count):
        return [self.items[bisect.bisect(self.sums, source.random() * self.sums[-1])] for _ in range(count)]


def is_syllable(character):
    return 0xAC00 <= ord(character) <= 0xD7A3


def final_consonant(word):
    """The number of the last syllable's final consonant, 0 for none; letters of other scripts by their sound."""
    if is_syllable(word[-1]):
        return (ord(word[-1]) - 0xAC00) % 28
    return 1 if word[-1].lower() in "lmnr1378" else 0


def with_particle(source, noun, sums=tuple(itertools.accumulate(weight for *_, weight in KOREAN_PARTICLES))):
    closed, open_, _ = KOREAN_PARTICLES[bisect.bisect(sums, source.random() * sums[-1])]
    final = final_consonant(noun)
    after_rieul = closed == "으로" and final == 8
    return noun + (closed if final and not after_rieul else open_)


def dictionaries():
    """Korean nouns, Korean nouns that 하다 makes verbs of, and English words; the likeliest first."""
    with open(KOREAN_DICTIONARY, encoding="utf-8") as file:
        korean = file.read().split("\n")[1:]
    with open(ENGLISH_DICTIONARY, encoding="utf-8") as file:
        english = file.read().split("\n")
    nouns, verbal = [], []
    for line in korean:
        word, _, flags = line.partition("/")
        word = unicodedata.normalize("NFC", word)
        if 2 <= len(word) <= 6 and all(map(is_syllable, word)):
            if flags == "10":
                verbal.append(word)
            elif flags == "25":
                nouns.append(word)
    english = [word for word in english if word.isascii() and word.isalpha() and word.islower() and 3 <= len(word) <= 12]
    source = random.Random("vocabulary")

    def ranked(words):
        # Short words are the frequent ones, more or less.
        return [word for _, word in sorted((len(word) + source.random() * 6, word) for word in sorted(set(words)))]

    return ranked(nouns + verbal), ranked(verbal), ranked(english)


class Vocabulary:
    """What every article draws from."""

    def __init__(self):
        nouns, verbs, english = map(Zipf, dictionaries())
        self.verbs = verbs
        self.words = {"ko": nouns, "en": english}
        self.terms = {"ko": Zipf(KOREAN_TERMS), "en": Zipf(ENGLISH_TERMS)}
        self.function_words = Zipf(ENGLISH_FUNCTION_WORDS)


class Place:
    """Where an article stands, from its number alone."""

    def __init__(self, number):
        self.number = number
        self.pair = number // 2
        self.language = ("ko", "en")[number % 2]
        digest = hashlib.md5(f"{SEED}/{self.pair}".encode()).hexdigest()
        self.topic = TOPICS[int(digest[:8], 16) % len(TOPICS)]
        self.slug = f"{self.topic[0]}-{self.pair:05d}"
        self.path = f"{self.language}/{self.topic[0]}/{self.slug}.md"


class ArticleWriter:
    """Writes one article. The order of the draws is what makes the corpus: keep it."""

    def __init__(self, vocabulary, number):
        self.place = Place(number)
        self.korean = self.place.language == "ko"
        self.source = random.Random(f"{SEED}:{number}")
        self.vocabulary = vocabulary
        self.terms = vocabulary.terms[self.place.language]
        self.words = vocabulary.words[self.place.language]
        self.own_terms = self.terms.draw(self.source, 18)
        self.own_words = self.words.draw(self.source, 50)

    def in_language(self, pair):
        return pair[0] if self.korean else pair[1]

    def chance(self, probability):
        return self.source.random() < probability

    def term(self):
        drawn = self.source.random() / 0.92
        return self.own_terms[int(drawn * 18)] if drawn < 1 else self.terms.draw(self.source, 1)[0]

    def word(self):
        drawn = self.source.random() / 0.4
        return self.own_words[int(drawn * 50)] if drawn < 1 else self.words.draw(self.source, 1)[0]

    def phrase(self, count):
        return " ".join([self.term()] + [self.word() for _ in range(count - 1)])

    def name(self):
        return self.source.choice(SWIFT_NAMES if self.chance(0.5) else KOTLIN_NAMES)

    def sentence(self):
        return self.korean_sentence() if self.korean else self.english_sentence()

    def korean_sentence(self):
        words = []
        for _ in range(self.source.randint(4, 10)):
            drawn = self.source.random()
            if drawn < 0.13:
                words.append(KOREAN_ADVERBS[int(self.source.random() * len(KOREAN_ADVERBS))])
            elif drawn < 0.16:
                words.append(f"`{self.name()}`")
            else:
                words.append(with_particle(self.source, self.term() if drawn < 0.5 else self.word()))
        verb = self.vocabulary.verbs.draw(self.source, 1)[0]
        return " ".join(words) + f" {verb}" + self.source.choice(KOREAN_ENDINGS)

    def english_sentence(self):
        words = []
        for _ in range(self.source.randint(8, 20)):
            drawn = self.source.random()
            if drawn < 0.42:
                words.append(self.vocabulary.function_words.draw(self.source, 1)[0])
            elif drawn < 0.64:
                words.append(self.term())
            elif drawn < 0.66:
                words.append(f"`{self.name()}`")
            else:
                words.append(self.word())
        text = " ".join(words)
        return text[0].upper() + text[1:] + "."

    def sentences(self, low, high):
        return " ".join(self.sentence() for _ in range(self.source.randint(low, high)))

    def link(self):
        number = self.source.randrange(0, self.place.pair + 1) * 2 + (0 if self.korean else 1)
        target = Place(min(number, self.place.number))
        return f"[{self.phrase(2)}](../{target.topic[0]}/{target.slug}.md)"

    def code(self):
        text = self.phrase(2)
        name = self.source.choice(CLASS_PREFIXES) + self.source.choice(CLASS_NOUNS)
        return self.swift(name, text) if self.chance(0.55) else self.kotlin(name, text)

    def swift(self, name, text):
        first, *others = self.source.sample(SWIFT_NAMES, 4)
        lines = [f"final class {name}: UIView {{", "    override init(frame: CGRect) {",
                 "        super.init(frame: frame)", f'        {first} = "{text}"']
        for other in others:
            lines.append(self.source.choice([
                f"        {other} = true", f"        self.{other}(.button)",
                f"        guard {other} else {{ return }}  // {self.phrase(2)}"]))
        lines.append("    }")
        if self.chance(0.12):
            lines += ["", "    override func accessibilityPerformEscape() -> Bool {", "        dismiss(animated: true)",
                      "        return true", "    }"]
        return "\n".join(["```swift", *lines, "}", "```"])

    def kotlin(self, name, text):
        first, *others = self.source.sample(KOTLIN_NAMES, 4)
        lines = [f"class {name}(context: Context) : View(context) {{", "    init {", f'        {first} = "{text}"']
        for other in others:
            lines.append(self.source.choice([
                f"        {other} = true", f"        {other}(this, null)",
                f"        info.{other} = false // {self.phrase(2)}"]))
        return "\n".join(["```kotlin", *lines, "    }", "}", "```"])

    def front_matter(self, title):
        source = self.source
        tags = sorted({TOPICS[source.randrange(len(TOPICS))][0] for _ in range(3)})
        return ["---", f'id: "A11Y-{self.place.pair:05d}"', f'title: "{title}"', f"lang: {self.place.language}",
                f"topic: {self.place.topic[0]}",
                f"platforms: [{source.choice(['ios', 'android', 'ios, android', 'ios, android, web'])}]",
                f"severity: {source.choice(['must', 'should', 'may'])}",
                f'wcag: "{source.randint(1, 4)}.{source.randint(1, 4)}.{source.randint(1, 9)}"',
                f"tags: [{', '.join(tags)}]", f'summary: "{self.sentence().replace("`", "")}"',
                f"date: 202{source.randint(0, 5)}-{source.randint(1, 12):02d}-{source.randint(1, 28):02d}", "---", ""]

    def paragraph(self):
        text = self.sentences(2, 6)
        if self.chance(0.35):
            text += f" {self.link()}" + self.in_language(("를 참고하세요.", " has details."))
        if self.chance(0.3):
            text += f" **{self.phrase(2)}**"
        return text

    def section(self, heading):
        lines = [f"## {heading}", ""]
        for _ in range(self.source.choice([1, 1, 2, 3])):
            lines += [self.paragraph(), ""]
        drawn = self.source.random()
        if drawn < 0.38:
            lines += [self.code(), ""]
        elif drawn < 0.62:
            numbered = self.chance(0.4)
            for number in range(self.source.randint(3, 7)):
                lines.append((f"{number + 1}. " if numbered else "- ") + self.sentence())
            lines.append("")
        elif drawn < 0.70:
            lines += ["> " + self.sentences(1, 2), ""]
        elif drawn < 0.80:
            lines += [f"### {self.phrase(3)}", "", self.sentences(1, 3), ""]
        return lines

    def text(self):
        title = f"{self.in_language(self.place.topic[1:])}: {self.phrase(3)}"
        lines = self.front_matter(title) + [f"# {title}", "", self.sentences(2, 4), ""]
        for number in sorted(self.source.sample(range(len(SECTIONS)), self.source.randint(3, 7))):
            lines += self.section(self.in_language(SECTIONS[number]))
        if not self.korean:
            lines += [f"[한국어](../../{Place(self.place.number ^ 1).path})", ""]
        return "\n".join(lines)


vocabulary_of_process = functools.cache(Vocabulary)


def write_articles(task):
    folder, numbers = task
    vocabulary = vocabulary_of_process()
    size, digests = 0, []
    for number in numbers:
        writer = ArticleWriter(vocabulary, number)
        path = os.path.join(folder, writer.place.path)
        data = writer.text().encode()
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)
        size += len(data)
        digests.append(hashlib.sha256(data).digest())
    return size, digests


def write_corpus(count, folder):
    """Writes the articles and, when all are there, FOLDER.json, which says what they are."""
    tasks = [(folder, range(low, min(low + ARTICLES_PER_TASK, count))) for low in range(0, count, ARTICLES_PER_TASK)]
    with multiprocessing.Pool() as pool:
        done = pool.map(write_articles, tasks)
    digest = hashlib.sha256(b"".join(itertools.chain.from_iterable(digests for _, digests in done)))
    facts = {"articles": count, "bytes": sum(size for size, _ in done), "sha256": digest.hexdigest()}
    with open(f"{folder}.json", "w", encoding="utf-8") as file:
        json.dump(facts, file)
    return facts


if __name__ == "__main__":
    if len(sys.argv) != 3 or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    print(json.dumps(write_corpus(int(sys.argv[1]), sys.argv[2].rstrip("/"))))
