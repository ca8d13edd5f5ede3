const marks = /[®™©℠]|\((?:r|tm)\)/gi;
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF'’ʼ`´]/g;
const combining = /\p{M}+/gu;
const plain = /^[\x20-\x7e]*$/;
/** Plain, and without what could be part of a mark or stand for nothing. */
const bareAlready = /^[\x20-\x26*-_a-z{-~]*$/;
/** "ß-carotene": a keyboard without Greek has a letter that looks like it. */
const sharpForBeta = /(?<![\p{L}\p{N}])ß(?=-)/gu;
const unlike = /[ßæœøłđðþαβγδεω]/g;
const spelled: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  α: "alpha",
  β: "beta",
  γ: "gamma",
  δ: "delta",
  ε: "epsilon",
  ω: "omega",
};

/**
 * A text without what nobody types: case, accents, compatibility forms, trade mark signs,
 * soft hyphens, apostrophes. Trade mark signs leave a blank, the invisible leaves nothing.
 */
export function fold(text: string): string {
  if (bareAlready.test(text)) return text.toLowerCase();
  const bare = text
    .replace(marks, " ")
    .replace(invisible, "")
    .toLowerCase()
    .replace(sharpForBeta, "beta");
  if (plain.test(bare)) return bare;
  return bare
    .normalize("NFKD")
    .replace(combining, "")
    .replace(unlike, (letter) => spelled[letter] ?? letter);
}

/** Folded words of a text, in order. Everything but letters and digits separates. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return (plain.test(folded) ? folded.match(/[a-z0-9]+/g) : folded.match(/[\p{L}\p{N}]+/gu)) ?? [];
}

/**
 * Folded words that stand right before a comma or a closing bracket, with 1, and up to two words
 * before them, with 0: "of the shea tree, Butyrospermum parkii" gives tree 1, shea 0, the 0.
 */
export function wordsBeforeCommas(text: string): Map<string, 0 | 1> {
  const found = new Map<string, 0 | 1>();
  for (const [group] of fold(text).matchAll(
    /(?:[\p{L}\p{N}]+[ -]){0,2}[\p{L}\p{N}]+(?=\s?[,)])/gu,
  )) {
    const words = group.split(/[ -]/);
    for (const [at, word] of words.entries()) {
      if (at === words.length - 1) found.set(word, 1);
      else if (!found.has(word)) found.set(word, 0);
    }
  }
  return found;
}

const titleBreaks = /\(and\)|[;\r\n]|, | & | \+ /i;
const proseBreaks = /[;\r\n]|\.\s|,(?=[a-z])/i;

/**
 * The parts of a text that stand for something by themselves: the components of a blend
 * ("Water (and) Glycerin") in a title, the synonyms ("Glycerine; Glycerol (INN)") in a
 * description. A closing remark in brackets is dropped. None when the text has one part.
 */
export function partsOf(text: string, title: boolean): string[] {
  const breaks = title ? titleBreaks : proseBreaks;
  if (!breaks.test(text)) return [];
  return text.split(breaks).flatMap((part) => {
    const bare = part.replace(/\s*\([^()]*\)\s*$/, "").trim();
    return bare === "" ? [] : [bare];
  });
}
