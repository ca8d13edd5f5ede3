import { expect, test } from "vitest";
import { fold, partsOf, wordsOf } from "./fold.ts";
import { identifierQuery, identifiersIn, identifiersOf } from "./identifiers.ts";
import { oneEditApart } from "./typos.ts";

test.each([
  ["PLANTACARE®\u20092000 UP", ["plantacare", "2000", "up"]],
  ["Texapon (R) N 70", ["texapon", "n", "70"]],
  ["Enameguard™", ["enameguard"]],
  ["Nia\u00ADcin\u200Bamide", ["niacinamide"]],
  ["Crème à l’Huîle ÆTHER groß", ["creme", "a", "lhuile", "aether", "gross"]],
  ["polyquaternium-7", ["polyquaternium", "7"]],
  ["β-Glucan, ﬁne", ["beta", "glucan", "fine"]],
  ["水 Глицерин", ["水", "глицерин"]],
])("words of %s", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test("a trade mark sign separates, an invisible character does not", () => {
  expect(fold("A®B\u00ADC")).toBe("a bc");
});

test.each([
  ["Water (and) Glycerin (and) Urea", true, ["Water", "Glycerin", "Urea"]],
  ["1,2-Hexanediol", true, []],
  [
    "Glycerine ;Glycerol (INN); 1,2,3-Propanetriol",
    false,
    ["Glycerine", "Glycerol", "1,2,3-Propanetriol"],
  ],
  ["Beeswax. The wax of the bee", false, ["Beeswax", "The wax of the bee"]],
])("parts of %s", (text, title, parts) => {
  expect(partsOf(text, title)).toEqual(parts);
});

test.each([
  ["98-92-0", ["98-92-0"]],
  ["3088-31-1 / 9004-82-4 / 68891-38-3", ["3088-31-1", "9004-82-4", "68891-38-3"]],
  ["194043-92-0 - 91080-23-8", ["194043-92-0", "91080-23-8"]],
  ["2040469-40-5, 2422121-34-2 (generic)", ["2040469-40-5", "2422121-34-2"]],
  ["221-416-0/ - / 500-234-8/ -", ["221-416-0", "500-234-8"]],
  ["-", []],
  ["", []],
  ["E 171", ["e171"]],
  ["e-300", ["e300"]],
  ["E 150 a", ["e150a"]],
  ["E339i", ["e339(i)"]],
  ["E171; CI 77891", ["e171", "ci77891"]],
  ["FEMA 2230", ["2230"]],
  ["FC-204", ["fc-204"]],
])("identifiers of the cell %s", (cell, ids) => {
  expect(identifiersOf(cell)).toEqual(ids);
});

test("additives and colours named in a text are identifiers", () => {
  expect(identifiersIn("Titanium dioxide (CI 77891), E 171, PE 171")).toEqual(["ci77891", "e171"]);
});

test.each([
  ["98-92-0", "98-92-0", true],
  ["98–92–0 ", "98-92-0", true],
  ["CAS No. 98-92-0", "98-92-0", true],
  ["e 171", "e171", true],
  ["CI 77891", "ci77891", true],
  ["02.001", "02.001", true],
  ["5.018", "05.018", true],
  ["FL 05.018", "05.018", true],
  ["FLAVIS No. 5.018", "05.018", true],
  ["FEMA 2230", "2230", true],
  ["FEMA-GRAS no. 3107", "3107", true],
  ["fema3107", "3107", true],
  ["E-171", "e171", true],
  ["INS 171", "e171", true],
  ["E160a(ii)", "e160a(ii)", true],
  ["ci-77891:1", "ci77891:1", true],
  ["98\u201192\u20110", "98-92-0", true],
  ["98 92 0", "98-92-0", true],
  ["98-92 - 0", "98-92-0", true],
  ["CAS-Nr. 98-92-0", "98-92-0", true],
  ["cas98-92-0", "98-92-0", true],
  ["CAS 98920", "98-92-0", true],
  ["EC 200-289-5", "200-289-5", true],
  ["200 289 5", "200-289-5", true],
  ["ecoline", "ecoline", false],
  ["flora 2000", "flora2000", false],
  ["femara", "femara", false],
  ["ec1000", "ec1000", false],
  ["e 17", "e17", false],
  ["polyquaternium-7", "polyquaternium-7", false],
  ["98-92", "98-92", false],
  ["niacinamide", "niacinamide", false],
])("%s read as an identifier", (text, id, only) => {
  expect(identifierQuery(text)).toMatchObject({ id, only });
});

/** All words of up to four letters out of three. */
function shortWords(): string[] {
  const words = [""];
  for (const word of words) {
    if (word.length < 4) for (const letter of "abc") words.push(word + letter);
  }
  return words.slice(1);
}

/** Every word one edit away, made by doing the edits. */
function neighbours(word: string): Set<string> {
  const made = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    made.add(head + tail.slice(1));
    if (tail.length > 1) made.add(head + tail[1] + tail[0] + tail.slice(2));
    for (const letter of "abc") made.add(head + letter + tail).add(head + letter + tail.slice(1));
  }
  made.delete(word);
  return made;
}

test("one edit apart is what one edit makes, first letter kept", () => {
  const words = shortWords();
  for (const a of words) {
    const near = neighbours(a);
    for (const b of words) {
      expect([a, b, oneEditApart(a, b)]).toEqual([a, b, a[0] === b[0] && near.has(b)]);
    }
  }
});
