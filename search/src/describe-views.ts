import { termOfRow } from "./columns/hashed-rows.ts";
import {
  completionLanguage,
  identifierField,
  phraseExactness,
  phraseField,
  tierOf,
} from "./columns/postings.ts";
import type { IndexDocument, IndexSchema, Tier } from "./index-types.ts";
import { checkDocument, planSchema, type SchemaPlan } from "./schema-plan.ts";
import { fold } from "./text/fold.ts";
import { createWordsWriter, type WordsWriter } from "./writing/segment-writer.ts";
import { writeWords } from "./writing/write-words.ts";

/** A word of a document: how much it counts there, and what `wordFlag` says of it. */
export interface ViewedWord {
  text: string;
  impact: number;
  flags: number;
}

/** A value, or a part of one, that is offered as a completion. */
export interface ViewedCompletion {
  /** Its folded words. */
  phrase: string;
  /** As it is written. */
  text: string;
  field: string;
  /** Number of its language, from 1 on; 0 where it is in none. */
  language: number;
  exactness: number;
}

/**
 * What readers of some tiers see of a document, taken apart as the index takes it apart: for an
 * engine that keeps it elsewhere. Whatever is above these tiers is not in it.
 */
export interface DocumentView {
  tiers: readonly Tier[];
  words: readonly ViewedWord[];
  /** By `termOf` of their words. */
  phrases: readonly { term: string; exactness: number }[];
  /** By `termOf` of their normal form. */
  identifiers: readonly { term: string; field: string }[];
  completions: readonly ViewedCompletion[];
  /** Folded; null where the reader sees none. */
  name: string | null;
  facets: readonly { group: string; value: string }[];
  contents: readonly { group: string; value: string }[];
  intervals: Readonly<Record<string, { min: number; max: number }>>;
  /** Texts folded. */
  sorts: Readonly<Record<string, string | number>>;
}

/** So many documents share a table of words, which grows with each. */
const sharing = 500;

/**
 * Takes documents apart, one view for each set of tiers that see the same of it.
 * @throws RangeError for a document that does not fit the schema.
 */
export function createDescriber(schema: IndexSchema): (document: IndexDocument) => DocumentView[] {
  const plan = planSchema(schema);
  let writer = createWordsWriter(plan);
  return (document) => {
    checkDocument(plan, document);
    if (writer.count === sharing) writer = createWordsWriter(plan);
    const written = writeOne(writer, document);
    return tiersOf(document).map((tiers) => viewAt(plan, { document, written, tiers }));
  };
}

/** Everything of one document, with its tiers. */
interface Written {
  words: (ViewedWord & { tier: Tier })[];
  phrases: { term: string; exactness: number; tier: Tier }[];
  identifiers: { term: string; field: string; tier: Tier }[];
  completions: (ViewedCompletion & { tier: Tier })[];
}

function writeOne(writer: WordsWriter, document: IndexDocument): Written {
  const { plan, rows, phrases, identifiers, suggestions } = writer;
  const from = {
    words: rows.words.length,
    phrases: phrases.docs.length,
    identifiers: identifiers.docs.length,
    suggestions: suggestions.texts.length,
  };
  writeWords(writer, document);
  writer.count++;
  const fieldOf = (number: number) => plan.byNumber[number]?.key ?? "";
  return {
    words: rowsFrom(from.words, rows.words.length, (at) => {
      const entry = rows.entries.data[at] as number;
      const text = writer.words.texts[rows.words.data[at] as number] as string;
      return { text, tier: tierAt(entry), flags: (entry >> 2) & 7, impact: entry >> 5 };
    }),
    phrases: rowsFrom(from.phrases, phrases.docs.length, (at) => {
      const entry = phrases.entries.data[at] as number;
      return {
        term: termOfRow(phrases, at),
        exactness: phraseExactness(entry),
        tier: tierAt(entry),
      };
    }),
    identifiers: rowsFrom(from.identifiers, identifiers.docs.length, (at) => {
      const entry = identifiers.entries.data[at] as number;
      const field = fieldOf(identifierField(entry));
      return { term: termOfRow(identifiers, at), field, tier: tierAt(entry) };
    }),
    completions: rowsFrom(from.suggestions, suggestions.texts.length, (at) => {
      const entry = suggestions.entries.data[at] as number;
      return {
        phrase: writer.suggested.texts[suggestions.texts.data[at] as number] as string,
        text: writer.displays.texts[suggestions.displays.data[at] as number] as string,
        field: fieldOf(phraseField(entry)),
        language: completionLanguage(entry),
        exactness: phraseExactness(entry),
        tier: tierAt(entry),
      };
    }),
  };
}

const tierAt = (entry: number): Tier => tierOf(entry) as Tier;

const rowsFrom = <T>(from: number, to: number, row: (at: number) => T): T[] =>
  Array.from({ length: to - from }, (_, at) => row(from + at));

/** Tiers that see the same stand together. */
function tiersOf(document: IndexDocument): Tier[][] {
  if (document.unseen) return [[2]];
  const { values, facets, contents = [], intervals = {}, sorts } = document;
  const used = new Set<Tier>(
    [values, facets, contents, Object.values(intervals), Object.values(sorts)].flatMap((list) =>
      list.map(({ tier }) => tier),
    ),
  );
  const tiers: Tier[][] = [[0]];
  for (const tier of [1, 2] as const) {
    if (used.has(tier)) tiers.push([tier]);
    else tiers.at(-1)?.push(tier);
  }
  return tiers;
}

function viewAt(
  { sorts }: SchemaPlan,
  { document, written, tiers }: { document: IndexDocument; written: Written; tiers: Tier[] },
): DocumentView {
  const [tier = 0] = tiers;
  const read = <T extends { tier: Tier }>(list: readonly T[]): T[] =>
    list.filter((one) => one.tier <= tier);
  // The entry of a higher tier tells everything up to it.
  const words = new Map(read(written.words).map((word) => [word.text, word]));
  const [name = null] = read(document.values)
    .filter(({ field }) => field === "name")
    .sort((a, b) => a.tier - b.tier);
  const intervals = Object.entries(document.intervals ?? {}).filter(([, one]) => one.tier <= tier);
  const sorted = Object.entries(document.sorts).flatMap(([key, { value, tier: own }]) => {
    if (own > tier || Number.isNaN(value)) return [];
    return [[key, sorts[key] === "number" ? value : fold(String(value)).trim()] as const];
  });
  return {
    tiers,
    words: [...words.values()],
    phrases: read(written.phrases),
    identifiers: read(written.identifiers),
    completions: read(written.completions),
    name: name && fold(name.text).trim(),
    facets: read(document.facets),
    contents: read(document.contents ?? []),
    intervals: Object.fromEntries(intervals),
    sorts: Object.fromEntries(sorted),
  };
}
