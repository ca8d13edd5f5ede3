import { push16, push32 } from "../columns/growing.ts";
import { wordEntry, wordFlag } from "../columns/postings.ts";
import type { IndexDocument } from "../index-types.ts";
import { greatestImpact } from "../schema-plan.ts";
import { wordsBeforeCommas, wordsOf } from "../text/fold.ts";
import { ownWord } from "../text/own-words.ts";
import { notPlain, readWords, textHas, wordNumber } from "../text/word-table.ts";
import {
  addTexts,
  type DocumentText,
  type TextBatch,
  textOf,
  unpackText,
} from "./document-texts.ts";
import type { Occurrence, WordScratch, WordsWriter } from "./segment-writer.ts";
import { writeIdentifiers, writeNumbers, writePhrases } from "./write-phrases.ts";

/** Writes the words, phrases and identifiers of the document with the number `writer.count`. */
export function writeWords(writer: WordsWriter, document: IndexDocument): void {
  const { texts } = writer.scratch;
  texts.bytes.length = 0;
  texts.values.length = 0;
  texts.ends.length = 0;
  addTexts(texts, writer.plan, document);
  writeTexts(writer, {
    bytes: texts.bytes.data,
    values: texts.values.data,
    from: 0,
    to: document.values.length,
    start: 0,
  });
}

/** Writes the words, phrases and identifiers of documents, in order. */
export function writeBatch(writer: WordsWriter, { bytes, values, ends }: TextBatch): void {
  let from = 0;
  for (const to of ends) {
    const start = from === 0 ? 0 : (values[from * 2 - 1] as number);
    writeTexts(writer, { bytes, values, from, to, start });
    writer.count++;
    from = to;
  }
}

/** Some texts of a batch, the first of which begins at a byte. */
interface Texts {
  bytes: Uint8Array;
  values: Uint32Array;
  from: number;
  to: number;
  start: number;
}

function writeTexts(writer: WordsWriter, { bytes, values, from, to, start }: Texts): void {
  const { plan, scratch } = writer;
  scratch.words.length = 0;
  const read: DocumentText[] = [];
  let begin = start;
  for (let at = from; at < to; at++) {
    const packed = values[at * 2] as number;
    const end = values[at * 2 + 1] as number;
    const what = unpackText(packed, plan);
    const place = { bytes, start: begin, end, text: null, has: 0 };
    const value: DocumentText = { ...what, ...place, words: scratch.words, first: 0, last: 0 };
    if (what.field.identifier) writeIdentifiers(writer, value);
    else {
      readValue(writer, value);
      writePhrases(writer, value);
      if ((value.has & textHas.numbers) !== 0) writeNumbers(writer, value);
      read.push(value);
    }
    begin = end;
  }
  scratch.present.length = 0;
  scratch.used = 0;
  for (const [number, value] of read.entries()) {
    const given = { value, number, defines: isDefinition(value, read) };
    if (value.language === null) collect(writer, { ...given, share: 1, own: null });
    else {
      collect(writer, { ...given, share: shares.foreign, own: null });
      collect(writer, { ...given, share: shares.own, own: value.language });
    }
  }
  for (const word of scratch.present) writeOccurrences(writer, word);
  push32(writer.rows.ends, writer.rows.words.length);
}

function readValue({ words: table, scratch }: WordsWriter, value: DocumentText): void {
  const { words } = scratch;
  value.first = words.length;
  value.has = readWords(table, value, words);
  if (value.has === notPlain) {
    for (const word of wordsOf(textOf(value))) push32(words, wordNumber(table, word));
  }
  value.last = words.length;
}

/** Whether a description opens with the first word of a name no more secret than itself. */
function isDefinition(value: DocumentText, all: readonly DocumentText[]): boolean {
  // Nor does it close a phrase without a comma or bracket.
  if (value.field.title || (value.has & textHas.parts) === 0) return false;
  const first = firstWord(value);
  return all.some(
    (other) => other.field.title && other.tier <= value.tier && firstWord(other) === first,
  );
}

const firstWord = ({ words, first, last }: DocumentText): number =>
  first < last ? (words.data[first] as number) : -1;

/** What a word counts in a language that its reader prefers, and in another one. */
const shares = { own: 1.25, foreign: 0.8 } as const;

interface Collected {
  value: DocumentText;
  number: number;
  defines: boolean;
  share: number;
  /** The language whose readers the words are for, and nobody else. */
  own: string | null;
}

function collect(writer: WordsWriter, { value, number, defines, share, own }: Collected): void {
  const { field, first, last } = value;
  const { scratch } = writer;
  const words = value.words.data;
  const impact = (share * field.weight) / (0.5 + 0.5 * Math.sqrt(last - first));
  // "the seeds of the sunflower, Helianthus annuus L.": what the comma closes is a name.
  const names = defines ? wordsBeforeCommas(textOf(value)) : null;
  for (let at = first; at < last; at++) {
    const plain = words[at] as number;
    const text = writer.words.texts[plain] as string;
    const id = own === null ? plain : wordNumber(writer.words, ownWord(own, text));
    const called = names?.get(text);
    let flags = called === undefined ? 0 : wordFlag.defines;
    if (field.title) flags = wordFlag.inTitle;
    if (field.title && at === last - 1) flags |= wordFlag.endsTitle;
    const isNew = scratch.seenIn[id] !== writer.count;
    const known = isNew ? null : (scratch.newest[id] as Occurrence);
    if (known !== null && known.value === number) {
      known.impact = Math.min(known.impact * 1.15, impact * 1.5);
      known.flags |= flags;
      continue;
    }
    let placed = field.title && at === first ? impact * 1.1 : impact;
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
function writeOccurrences(writer: WordsWriter, word: number): void {
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

const impactOf = ({ plan }: WordsWriter, sum: number): number =>
  Math.min(greatestImpact, Math.max(1, Math.round(sum * plan.impactUnit)));

function writeEntry({ rows }: WordsWriter, word: number, entry: number): void {
  push32(rows.words, word);
  push16(rows.entries, entry);
}
