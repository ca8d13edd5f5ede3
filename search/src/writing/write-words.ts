import { push16, push32 } from "../columns/growing.ts";
import { addRow } from "../columns/hashed-rows.ts";
import {
  exactness,
  identifierEntry,
  phraseEntry,
  wordEntry,
  wordFlag,
} from "../columns/postings.ts";
import type { IndexDocument, Tier } from "../index-types.ts";
import { greatestImpact, type PlannedField } from "../schema-plan.ts";
import { partsOf, wordsBeforeCommas, wordsOf } from "../text/fold.ts";
import { identifiersIn, identifiersOf } from "../text/identifiers.ts";
import { wordNumbers } from "../text/word-table.ts";
import {
  numberOf,
  type Occurrence,
  type SegmentWriter,
  type WordScratch,
  type Written,
} from "./segment-writer.ts";

const longestPhrase = 12;
const longestSynonym = 6;

/** Writes the words, phrases and identifiers of the document with the number `writer.count`. */
export function writeWords(writer: SegmentWriter, document: IndexDocument): void {
  const written: Written[] = [];
  for (const { field: key, text, tier } of document.values) {
    const field = writer.plan.fields.get(key) as PlannedField;
    if (field.identifier) writeIdentifiers(writer, { field, text, tier, words: [] });
    else written.push({ field, text, tier, words: wordNumbers(writer.words, text) });
  }
  writer.scratch.present.length = 0;
  writer.scratch.used = 0;
  for (const [number, value] of written.entries()) {
    collect(writer, { value, number, defines: isDefinition(value, written) });
    writePhrases(writer, value);
    for (const id of identifiersIn(value.text)) {
      writeIdentifier(writer, { id, tier: value.tier, field: value.field.at });
    }
  }
  for (const word of writer.scratch.present) writeOccurrences(writer, word);
  push32(writer.rows.ends, writer.rows.words.length);
}

/** Whether a description opens with the first word of a name no more secret than itself. */
function isDefinition(value: Written, all: readonly Written[]): boolean {
  if (value.field.title) return false;
  const first = value.words[0];
  return all.some(
    (other) => other.field.title && other.tier <= value.tier && other.words[0] === first,
  );
}

function collect(
  writer: SegmentWriter,
  { value, number, defines }: { value: Written; number: number; defines: boolean },
): void {
  const { field, words } = value;
  const { scratch } = writer;
  const impact = field.weight / (0.5 + 0.5 * Math.sqrt(words.length));
  // "the seeds of the sunflower, Helianthus annuus L.": what the comma closes is a name.
  const names = defines ? wordsBeforeCommas(value.text) : null;
  for (let at = 0; at < words.length; at++) {
    const id = words[at] as number;
    const called = names?.get(writer.words.texts[id] as string);
    let flags = called === undefined ? 0 : wordFlag.defines;
    if (field.title) flags = wordFlag.inTitle;
    if (field.title && at === words.length - 1) flags |= wordFlag.endsTitle;
    const isNew = scratch.seenIn[id] !== writer.count;
    const known = isNew ? null : (scratch.newest[id] as Occurrence);
    if (known !== null && known.value === number) {
      known.impact = Math.min(known.impact * 1.15, impact * 1.5);
      known.flags |= flags;
      continue;
    }
    let placed = field.title && at === 0 ? impact * 1.1 : impact;
    if (called === 1) placed = impact * 1.5;
    const occurrence = nextOccurrence(scratch);
    occurrence.word = id;
    occurrence.tier = value.tier;
    occurrence.field = field.at;
    occurrence.flags = flags;
    occurrence.impact = placed;
    occurrence.value = number;
    occurrence.next = known;
    if (isNew) scratch.present.push(id);
    scratch.seenIn[id] = writer.count;
    scratch.newest[id] = occurrence;
  }
}

function nextOccurrence(scratch: WordScratch): Occurrence {
  const known = scratch.pool[scratch.used++];
  if (known !== undefined) return known;
  const made = {
    word: 0,
    tier: 0,
    field: 0,
    flags: 0,
    impact: 0,
    value: 0,
    next: null,
  } as const;
  const occurrence: Occurrence = { ...made };
  scratch.pool.push(occurrence);
  return occurrence;
}

/** One entry for each tier that adds something, telling everything up to that tier. */
function writeOccurrences(writer: SegmentWriter, word: number): void {
  const first = writer.scratch.newest[word] as Occurrence;
  if (first.next === null) {
    writeEntry(writer, word, wordEntry(first.tier, first.flags, impactOf(writer, first.impact)));
    return;
  }
  const { best } = writer.scratch;
  for (let tier = 0; tier < 3; tier++) {
    let adds = false;
    let flags = 0;
    let sum = 0;
    best.fill(0);
    for (let one: Occurrence | null = first; one !== null; one = one.next) {
      if (one.tier === tier) adds = true;
      if (one.tier > tier) continue;
      flags |= one.flags;
      best[one.field] = Math.max(one.impact, best[one.field] as number);
    }
    if (!adds) continue;
    for (const impact of best) sum += impact;
    writeEntry(writer, word, wordEntry(tier, flags, impactOf(writer, sum)));
  }
}

const impactOf = ({ plan }: SegmentWriter, sum: number): number =>
  Math.min(greatestImpact, Math.max(1, Math.round(sum * plan.impactUnit)));

function writeEntry({ rows }: SegmentWriter, word: number, entry: number): void {
  push32(rows.words, word);
  push16(rows.entries, entry);
}

function writePhrases(writer: SegmentWriter, value: Written): void {
  const { field, text, words } = value;
  const longest = field.title || field.suggest ? longestPhrase : longestSynonym;
  let whole: number = field.title ? exactness.title : exactness.synonym;
  if (field.renames) whole = exactness.otherName;
  if (field.isName) whole = exactness.name;
  if (words.length <= longest) {
    const phrase = words.map((word) => writer.words.texts[word]).join(" ");
    writePhrase(writer, { value, text, phrase, exactness: whole });
  }
  const part = field.title ? exactness.component : exactness.synonym;
  for (const one of partsOf(text, field.title)) {
    const partWords = wordsOf(one);
    if (partWords.length > longest) continue;
    const phrase = partWords.join(" ");
    writePhrase(writer, { value, text: one, phrase, exactness: part });
  }
}

function writePhrase(
  writer: SegmentWriter,
  phrase: { value: Written; text: string; phrase: string; exactness: number },
): void {
  if (phrase.phrase === "") return;
  const { field, tier } = phrase.value;
  const entry = phraseEntry({ tier, exactness: phrase.exactness, field: field.at });
  addRow(writer.phrases, { text: phrase.phrase, doc: writer.count, entry });
  if (!field.suggest) return;
  const { suggestions } = writer;
  push32(suggestions.texts, numberOf(writer.suggested, phrase.phrase));
  push32(suggestions.docs, writer.count);
  push16(suggestions.entries, entry);
  const shown = phrase.text.trim().replace(/\s+/g, " ");
  push32(suggestions.displays, numberOf(writer.displays, shown));
}

function writeIdentifiers(writer: SegmentWriter, value: Written): void {
  const { field, tier } = value;
  for (const id of identifiersOf(value.text)) {
    writeIdentifier(writer, { id, tier, field: field.at });
    if (!field.suggest) continue;
    const text = /^\p{L}/u.test(id) ? id.toUpperCase() : id;
    const phrase = wordsOf(id).join(" ");
    writePhrase(writer, { value, text, phrase, exactness: exactness.none });
  }
}

function writeIdentifier(
  writer: SegmentWriter,
  { id, tier, field }: { id: string; tier: Tier; field: number },
): void {
  addRow(writer.identifiers, { text: id, doc: writer.count, entry: identifierEntry(tier, field) });
}
