import { type Growing32, growing32, push32 } from "../columns/growing.ts";
import { wordsOf } from "./fold.ts";

/**
 * Words with a number each, as they come. They are found where they stand in a text, and told
 * apart by 64 bits of hash: to look at the words themselves would take longer than all the rest.
 */
export interface WordTable {
  texts: string[];
  /** Open addressing by hash: 1 + number, or 0. A power of two long. */
  slots: Uint32Array;
  /** Two of each word. */
  hashes: Growing32;
  /** Of the text being read, where words begin and end, and their hashes. */
  found: Growing32;
}

export const createWordTable = (): WordTable => ({
  texts: [],
  slots: new Uint32Array(256),
  hashes: growing32(),
  found: growing32(),
});

/** By code of a character what it is in a text that nothing is folded in but case. */
const kind = { unknown: 0, separates: 1, small: 2, capital: 3 } as const;
const kindOf = new Uint8Array(128);
for (let code = 0x20; code < 0x7f; code++) {
  // Marks are written with these, or they stand for nothing; see fold.ts.
  if ("'`()".includes(String.fromCharCode(code))) continue;
  const letter = String.fromCharCode(code);
  kindOf[code] = /[a-z0-9]/.test(letter)
    ? kind.small
    : /[A-Z]/.test(letter)
      ? kind.capital
      : kind.separates;
}

const firstHash = 0x811c9dc5;
const firstCheck = 0x9e3779b9;
const hashed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
const checked = (check: number, code: number): number => {
  const mixed = Math.imul(check ^ code, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
};

/** Numbers of the folded words of a text, in order: of what `wordsOf` answers. */
export function wordNumbers(table: WordTable, text: string): number[] {
  const count = markWords(table, text);
  if (count < 0) return wordsOf(text).map((word) => wordNumber(table, word));
  const numbers = new Array<number>(count);
  const { data } = table.found;
  for (let word = 0; word < count; word++) {
    numbers[word] = lookUp(table, text, {
      start: data[word * 4] as number,
      end: data[word * 4 + 1] as number,
      hash: data[word * 4 + 2] as number,
      check: data[word * 4 + 3] as number,
    });
  }
  return numbers;
}

/** The number of a folded word, given now if it has none. */
export function wordNumber(table: WordTable, word: string): number {
  let hash = firstHash;
  let check = firstCheck;
  for (let at = 0; at < word.length; at++) {
    hash = hashed(hash, word.charCodeAt(at));
    check = checked(check, word.charCodeAt(at));
  }
  return lookUp(table, word, { start: 0, end: word.length, hash: hash >>> 0, check: check >>> 0 });
}

/** How many words a text has; -1 when more than its case is to be folded. */
function markWords({ found }: WordTable, text: string): number {
  found.length = 0;
  let start = -1;
  let hash = firstHash;
  let check = firstCheck;
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at);
    const own = code < 128 ? (kindOf[code] as number) : kind.unknown;
    if (own === kind.unknown) return -1;
    if (own === kind.separates) {
      if (start >= 0) mark(found, { start, end: at, hash, check });
      start = -1;
      continue;
    }
    if (own === kind.capital) code |= 32;
    if (start < 0) {
      start = at;
      hash = firstHash;
      check = firstCheck;
    }
    hash = hashed(hash, code);
    check = checked(check, code);
  }
  if (start >= 0) mark(found, { start, end: text.length, hash, check });
  return found.length >> 2;
}

interface Marked {
  start: number;
  end: number;
  hash: number;
  check: number;
}

function mark(found: Growing32, { start, end, hash, check }: Marked): void {
  push32(found, start);
  push32(found, end);
  push32(found, hash);
  push32(found, check);
}

function lookUp(table: WordTable, text: string, { start, end, hash, check }: Marked): number {
  const { slots, hashes, texts } = table;
  const { data } = hashes;
  const mask = slots.length - 1;
  let slot = (hash ^ (hash >>> 15)) & mask;
  for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
    const number = (slots[slot] as number) - 1;
    if (data[number * 2] === hash && data[number * 2 + 1] === check) return number;
  }
  const number = texts.length;
  texts.push(text.slice(start, end).toLowerCase());
  push32(hashes, hash);
  push32(hashes, check);
  slots[slot] = number + 1;
  if (texts.length * 2 > slots.length) grow(table);
  return number;
}

function grow(table: WordTable): void {
  const slots = new Uint32Array(table.slots.length * 2);
  const mask = slots.length - 1;
  for (let number = 0; number < table.texts.length; number++) {
    const hash = table.hashes.data[number * 2] as number;
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = number + 1;
  }
  table.slots = slots;
}
