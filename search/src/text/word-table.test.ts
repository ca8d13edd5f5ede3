import { expect, test } from "vitest";
import { growing32 } from "../columns/growing.ts";
import { wordsOf } from "./fold.ts";
import { createWordTable, notPlain, readWords, type WordTable, wordNumber } from "./word-table.ts";

function wordNumbers(table: WordTable, text: string): number[] {
  const bytes = new TextEncoder().encode(`before ${text} after`);
  const numbers = growing32();
  const has = readWords(table, { bytes, start: 7, end: bytes.length - 6 }, numbers);
  if (has === notPlain) return wordsOf(text).map((word) => wordNumber(table, word));
  return [...numbers.data.subarray(0, numbers.length)];
}

const pieces = [
  "Gly",
  "CERIN",
  "-",
  " ",
  "7",
  "a",
  "Ä",
  "'",
  "(R)",
  "(and)",
  "®",
  "`",
  "@",
  "[",
  "_",
  "ß",
  "~",
  ".",
];

test("words found where they stand are those that folding gives", () => {
  const table = createWordTable();
  let state = 7;
  const upTo = (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * count);
  };
  for (let turn = 0; turn < 3000; turn++) {
    const text = Array.from({ length: upTo(9) }, () => pieces[upTo(pieces.length)]).join("");
    const words = wordNumbers(table, text).map((number) => table.texts[number]);
    expect({ text, words }).toEqual({ text, words: wordsOf(text) });
  }
  expect(new Set(table.texts).size).toBe(table.texts.length);
  for (const [number, text] of table.texts.entries()) expect(wordNumber(table, text)).toBe(number);
});

test("every character is folded alike", () => {
  const table = createWordTable();
  for (let code = 0; code < 0x250; code++) {
    const text = `a${String.fromCharCode(code)}b`;
    const words = wordNumbers(table, text).map((number) => table.texts[number]);
    expect({ code, words }).toEqual({ code, words: wordsOf(text) });
  }
});
