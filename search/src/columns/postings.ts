import type { Exactness } from "../index-types.ts";

/**
 * How one number of 16 bits says why a document stands in a row of postings. Rows are in the order
 * of the documents' numbers, and a document's own entries in the order of their tiers.
 *
 * A word's entry: tier, three flags, impact. The entry of a tier tells everything up to that tier,
 * so a reader takes the last one that the viewer may read.
 * A phrase's entry: tier, exactness, field; as a completion with its language, from 1 on, too.
 * An identifier's entry: tier, field. A field's number has six bits, a language's four.
 */
export const wordFlag = {
  /** It stands in a field that names the document. */
  inTitle: 1,
  /** It is the last word of such a field: "butter" in "butyrospermum parkii butter". */
  endsTitle: 2,
  /** It closes a comma phrase of a description that opens as the name does: a common name. */
  defines: 4,
} as const;

/** How exactly a document is what the query says; higher goes first among equally good words. */
export const exactness = {
  identifier: 10,
  name: 9,
  title: 8,
  /** Its name is one letter away, and its texts hold the word as written. */
  nearName: 7,
  /** It is called so otherwise. */
  otherName: 7,
  /** The query is a synonym, or the common name of what the name calls otherwise. */
  synonym: 6,
  /** The query is a wider name of it: "fruit acid" of lactic acid. */
  wider: 5,
  /** The query is one component of a blend. */
  component: 4,
  none: 0,
} as const satisfies Record<Exactness, number>;

/** Fields and languages that an entry can tell apart. */
export const mostFields = 64;
export const mostLanguages = 15;
const fieldMask = mostFields - 1;

export function wordEntry(tier: number, flags: number, impact: number): number {
  return tier | (flags << 2) | (impact << 5);
}

export function phraseEntry(entry: { tier: number; exactness: number; field: number }): number {
  return entry.tier | (entry.exactness << 2) | (entry.field << 6);
}

/** The language is 0 where the phrase is in none. */
export function completionEntry(phrase: number, language: number): number {
  return phrase | (language << 12);
}

export function identifierEntry(tier: number, field: number): number {
  return tier | (field << 2);
}

export function tierOf(entry: number): number {
  return entry & 3;
}

/** Field of an identifier's entry. */
export function identifierField(entry: number): number {
  return (entry >> 2) & fieldMask;
}

export function phraseExactness(entry: number): number {
  return (entry >> 2) & 15;
}

export function phraseField(entry: number): number {
  return (entry >> 6) & fieldMask;
}

/** Language of a completion's entry. */
export function completionLanguage(entry: number): number {
  return entry >> 12;
}
