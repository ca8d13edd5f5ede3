import { type Growing8, type Growing32, growing8, growing32, push32 } from "../columns/growing.ts";
import { mostFields } from "../columns/postings.ts";
import { addBytes, textOfBytes } from "../columns/text-table.ts";
import type { IndexDocument, Tier } from "../index-types.ts";
import type { PlannedField, SchemaPlan } from "../schema-plan.ts";

/** The searched texts of documents, one document after the other, as they go to another thread. */
export interface TextBatch {
  bytes: Uint8Array<ArrayBuffer>;
  /** Two numbers for each text: what it is (`packText`), and where its bytes end. */
  values: Uint32Array<ArrayBuffer>;
  /** How many texts there are up to the end of each document. */
  ends: Uint32Array<ArrayBuffer>;
}

/** Texts that are being gathered. */
export interface GatheredTexts {
  bytes: Growing8;
  values: Growing32;
  ends: Growing32;
}

export const createGatheredTexts = (): GatheredTexts => ({
  bytes: growing8(),
  values: growing32(),
  ends: growing32(),
});

/** Two bits for the tier, six for the field, the rest for one more than the language; see schema-plan. */
const packText = (field: number, tier: Tier, language: number): number =>
  ((language + 1) << 8) | (field << 2) | tier;

export const unpackText = (packed: number, { byNumber, languages }: SchemaPlan) => ({
  field: byNumber[(packed >> 2) & (mostFields - 1)] as PlannedField,
  tier: (packed & 3) as Tier,
  language: languages[(packed >> 8) - 1] ?? null,
  languageNumber: packed >> 8,
});

/** Adds the texts of a document. */
export function addTexts(
  { bytes, values, ends }: GatheredTexts,
  { fields, languages }: SchemaPlan,
  document: IndexDocument,
): void {
  for (const { field, text, tier, language } of document.values) {
    addBytes(bytes, text);
    const number = language === undefined ? -1 : languages.indexOf(language);
    push32(values, packText((fields.get(field) as PlannedField).at, tier, number));
    push32(values, bytes.length);
  }
  push32(ends, values.length >> 1);
}

/** The gathered texts, in memory of their own; nothing is gathered any more. */
export function takeTexts({ bytes, values, ends }: GatheredTexts): TextBatch {
  const batch = {
    bytes: bytes.data.slice(0, bytes.length),
    values: values.data.slice(0, values.length),
    ends: ends.data.slice(0, ends.length),
  };
  bytes.length = 0;
  values.length = 0;
  ends.length = 0;
  return batch as TextBatch;
}

/** A text of the document being written. */
export interface DocumentText {
  field: PlannedField;
  tier: Tier;
  /** Null where it is for everybody alike. */
  language: string | null;
  /** From 1 on; 0 where it is in none. */
  languageNumber: number;
  bytes: Uint8Array;
  start: number;
  end: number;
  /** Once it was asked for. */
  text: string | null;
  /** Marks that it may have beside words; see word-table.ts. */
  has: number;
  /** Its words are `words[first]` up to, but not, `words[last]`. */
  words: Growing32;
  first: number;
  last: number;
}

export const textOf = (value: DocumentText): string => {
  value.text ??= textOfBytes(value.bytes, value.start, value.end);
  return value.text;
};
