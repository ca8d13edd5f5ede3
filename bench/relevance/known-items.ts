import { wordsOf } from "../../search/src/text/fold.ts";

/** A product as the questions need it. */
export interface Item {
  key: string;
  name: string;
  cas: readonly string[];
}

export const questionKinds = ["typo", "cas", "prefix", "two words"] as const;
type QuestionKind = (typeof questionKinds)[number];

export interface Question {
  kind: QuestionKind;
  text: string;
  key: string;
}

/** Mulberry32: the same seed asks the same questions on every machine. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Pick = (below: number) => number;

/** The most letters that people type. */
const longestName = 60;
const seed = 20_260;
const letters = "abcdefghijklmnopqrstuvwxyz";

/** One letter left out, put in, replaced, or exchanged with the next, in a word of four or more. */
function withTypo(name: string, pick: Pick): string | null {
  const words = [...name.matchAll(/[a-z]{4,}/gi)];
  const word = words[pick(words.length)];
  if (word === undefined) return null;
  const at = word.index + pick(word[0].length);
  const letter = letters.charAt(pick(letters.length));
  const [before, own, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
  const isLast = at === word.index + word[0].length - 1;
  const changed = [
    `${before}${after}`,
    `${before}${letter}${own}${after}`,
    `${before}${letter}${after}`,
    isLast ? null : `${before}${after.charAt(0)}${own}${after.slice(1)}`,
  ][pick(4)];
  return changed?.toLowerCase() === name.toLowerCase() ? null : (changed ?? null);
}

/** The name cut off within its last word, of which three letters are left. */
function prefixOf(name: string, pick: Pick): string | null {
  const last = /[a-z]{5,}$/i.exec(name)?.[0];
  if (last === undefined) return null;
  return name.slice(0, name.length - 1 - pick(last.length - 3));
}

/** Two words of a name, the later one first. */
function twoWords(name: string, pick: Pick): string | null {
  const words = wordsOf(name).filter((word) => word.length >= 3 && /\D/.test(word));
  if (words.length < 2) return null;
  const first = pick(words.length - 1);
  const second = first + 1 + pick(words.length - 1 - first);
  return `${words[second]} ${words[first]}`;
}

/**
 * Questions to which one product alone is the answer: no other name reads, begins or is made of
 * words so, and no other product has the number.
 */
export function knownItems(items: readonly Item[], each: number): Question[] {
  const random = randomOf(seed);
  const pick: Pick = (below) => Math.floor(random() * below);
  const names = new Map<string, number>();
  const cas = new Map<string, number>();
  const count = (map: Map<string, number>, text: string) => map.set(text, (map.get(text) ?? 0) + 1);
  for (const item of items) {
    count(names, folded(item.name));
    for (const number of item.cas) count(cas, number);
  }
  const texts = [...items].map((item) => ` ${folded(item.name)} `);
  const alone = (holds: (text: string) => boolean) => texts.filter(holds).length === 1;
  const make: Record<QuestionKind, (item: Item) => string | null> = {
    typo: ({ name }) => {
      const text = withTypo(name, pick);
      const isOther = text !== null && names.has(folded(text));
      return names.get(folded(name)) === 1 && !isOther ? text : null;
    },
    cas: (item) => {
      const number = item.cas[pick(item.cas.length)];
      return number !== undefined && cas.get(number) === 1 ? number : null;
    },
    prefix: ({ name }) => {
      const text = prefixOf(name, pick);
      return text !== null && alone((one) => one.startsWith(` ${folded(text)}`)) ? text : null;
    },
    "two words": ({ name }) => {
      const text = twoWords(name, pick);
      const words = text === null ? [] : text.split(" ").map((word) => ` ${word} `);
      const isAlone = alone((one) => words.every((word) => one.includes(word)));
      return text !== null && isAlone ? text : null;
    },
  };
  return questionKinds.flatMap((kind) => {
    const asked: Question[] = [];
    while (asked.length < each) {
      const item = items[pick(items.length)] as Item;
      if (item.name.length > longestName) continue;
      const text = make[kind](item);
      if (text !== null) asked.push({ kind, text, key: item.key });
    }
    return asked;
  });
}

const folded = (text: string): string => wordsOf(text).join(" ");
