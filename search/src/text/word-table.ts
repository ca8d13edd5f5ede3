import { type Growing32, growing32, push32 } from "../columns/growing.ts";

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
  /** Where the words of the text being read begin and end, and their hashes. */
  places: Growing32;
  found: Growing32;
}

export const createWordTable = (): WordTable => ({
  texts: [],
  slots: new Uint32Array(256),
  hashes: growing32(),
  places: growing32(),
  found: growing32(),
});

/** By code of a character what it is in a text that nothing is folded in but case. */
const kind = {
  unknown: 0,
  separates: 1,
  /** Separates, and where names have parts it may part them; see fold.ts. */
  parts: 2,
  opens: 3,
  ends: 4,
  digit: 5,
  small: 6,
  capital: 7,
} as const;

const kindOf = new Uint8Array(256);
for (let code = 0; code < 0x7f; code++) kindOf[code] = kindOfCharacter(String.fromCharCode(code));

function kindOfCharacter(character: string): number {
  // They stand for nothing, or nobody knows for what.
  if (/['`]/.test(character) || (character < " " && !/[\t\r\n]/.test(character))) {
    return kind.unknown;
  }
  if (character === "(") return kind.opens;
  if (character === ".") return kind.ends;
  if (/[;\r\n,&+)]/.test(character)) return kind.parts;
  if (/[0-9]/.test(character)) return kind.digit;
  if (/[a-z]/.test(character)) return kind.small;
  return /[A-Z]/.test(character) ? kind.capital : kind.separates;
}

/** Marks that a text may have beside words. */
export const textHas = { parts: 1, numbers: 2 } as const;
/** More than the case of a text is to be folded. */
export const notPlain = -1;

/** A text in UTF-8. */
export interface TextInBytes {
  bytes: Uint8Array;
  start: number;
  end: number;
}

/**
 * Adds the numbers of a text's folded words, in order: of what `wordsOf` answers. Where they stand
 * is in `places` until the next text. Answers what the text may have beside, or `notPlain`, and
 * then adds nothing.
 */
export function readWords(table: WordTable, text: TextInBytes, numbers: Growing32): number {
  const has = markWords(table, text);
  if (has === notPlain) return has;
  const places = table.places.data;
  const found = table.found.data;
  for (let at = 0; at < table.found.length; at += 2) {
    const hash = found[at] as number;
    const check = found[at + 1] as number;
    let number = lookUp(table, hash, check);
    if (number < 0) {
      const word = lowerCase(text.bytes, places[at] as number, places[at + 1] as number);
      number = addWord(table, word, { hash, check });
    }
    push32(numbers, number);
  }
  return has;
}

const firstHash = 0x811c9dc5;
const firstCheck = 0x9e3779b9;
const hashed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
const checked = (check: number, code: number): number => {
  const mixed = Math.imul(check ^ code, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
};

/** The number of a folded word, given now if it has none. */
export function wordNumber(table: WordTable, word: string): number {
  let hash = firstHash;
  let check = firstCheck;
  for (let at = 0; at < word.length; at++) {
    hash = hashed(hash, word.charCodeAt(at));
    check = checked(check, word.charCodeAt(at));
  }
  const number = lookUp(table, hash >>> 0, check >>> 0);
  return number < 0 ? addWord(table, word, { hash: hash >>> 0, check: check >>> 0 }) : number;
}

function markWords(table: WordTable, { bytes, start, end }: TextInBytes): number {
  const { places, found } = table;
  places.length = 0;
  found.length = 0;
  let has = 0;
  let digits = 0;
  let begun = -1;
  let hash = 0;
  let check = 0;
  for (let at = start; at < end; at++) {
    let byte = bytes[at] as number;
    const own = kindOf[byte] as number;
    if (own >= kind.digit) {
      if (own === kind.capital) byte |= 0x20;
      digits = own === kind.digit ? digits + 1 : 0;
      if (digits === 3) has |= textHas.numbers;
      if (begun < 0) {
        begun = at;
        hash = firstHash;
        check = firstCheck;
      }
      hash = hashed(hash, byte);
      check = checked(check, byte);
      continue;
    }
    if (own !== kind.separates) {
      if (own === kind.unknown || (own === kind.opens && isMark(bytes, at, end))) return notPlain;
      if (own !== kind.ends || isBlank(bytes, at + 1, end)) has |= textHas.parts;
    }
    digits = 0;
    if (begun >= 0) mark(table, { start: begun, end: at, hash, check });
    begun = -1;
  }
  if (begun >= 0) mark(table, { start: begun, end, hash, check });
  return has;
}

const isBlank = (bytes: Uint8Array, at: number, end: number): boolean =>
  at < end && (bytes[at] as number) <= 0x20;

/** "(R)" or "(TM)"; see fold.ts. */
function isMark(bytes: Uint8Array, at: number, end: number): boolean {
  const after = lowerCase(bytes, at + 1, Math.min(at + 4, end));
  return after.startsWith("r)") || after === "tm)";
}

interface Marked {
  start: number;
  end: number;
  hash: number;
  check: number;
}

function mark({ places, found }: WordTable, { start, end, hash, check }: Marked): void {
  push32(places, start);
  push32(places, end);
  push32(found, hash >>> 0);
  push32(found, check >>> 0);
}

function lowerCase(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] as number);
  return text.toLowerCase();
}

/** The number of a word with these hashes, or -1. */
function lookUp({ slots, hashes }: WordTable, hash: number, check: number): number {
  const { data } = hashes;
  const mask = slots.length - 1;
  let slot = (hash ^ (hash >>> 15)) & mask;
  for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
    const number = (slots[slot] as number) - 1;
    if (data[number * 2] === hash && data[number * 2 + 1] === check) return number;
  }
  return -1;
}

function addWord(
  table: WordTable,
  word: string,
  { hash, check }: Pick<Marked, "hash" | "check">,
): number {
  const number = table.texts.push(word) - 1;
  push32(table.hashes, hash);
  push32(table.hashes, check);
  if (table.texts.length * 2 > table.slots.length) grow(table);
  else take(table.slots, hash, number);
  return number;
}

function take(slots: Uint32Array, hash: number, number: number): void {
  const mask = slots.length - 1;
  let slot = (hash ^ (hash >>> 15)) & mask;
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  slots[slot] = number + 1;
}

function grow(table: WordTable): void {
  table.slots = new Uint32Array(table.slots.length * 2);
  for (let number = 0; number < table.texts.length; number++) {
    take(table.slots, table.hashes.data[number * 2] as number, number);
  }
}
