import type { Store } from "./document-store.ts";
import { partsOf, wordsBeforeCommas, wordsOf } from "./fold.ts";
import { push, pushPair, pushThree } from "./growing.ts";
import { identifiersIn, identifiersOf } from "./identifiers.ts";
import type { IndexDocument, Tier } from "./index-types.ts";
import { exactness, identifierEntry, phraseEntry, wordEntry, wordFlag } from "./postings.ts";
import { greatestImpact, type PlannedField } from "./schema-plan.ts";
import { idOf, postingsOf } from "./vocabulary.ts";

const longestPhrase = 12;
const longestSynonym = 6;

/** A value of the document being written, with its folded words. */
interface Written {
  field: PlannedField;
  text: string;
  tier: Tier;
  words: string[];
}

/** One word in one value; `next` chains the entries of the same word. */
interface Occurrence {
  tier: Tier;
  field: number;
  flags: number;
  impact: number;
  value: Written;
  next: Occurrence | null;
}

/** Writes the words, phrases and identifiers of a document whose columns are there. */
export function writeWords(store: Store, slot: number, document: IndexDocument): void {
  const written: Written[] = [];
  for (const { field: key, text, tier } of document.values) {
    const field = store.plan.fields.get(key) as PlannedField;
    if (field.identifier) writeIdentifiers(store, slot, { field, text, tier, words: [] });
    else written.push({ field, text, tier, words: wordsOf(text) });
  }
  const occurrences = new Map<number, Occurrence>();
  for (const value of written) {
    collect(store, occurrences, { value, defines: isDefinition(value, written) });
    writePhrases(store, slot, value);
    for (const id of identifiersIn(value.text)) {
      writeIdentifier(store, { slot, id, tier: value.tier, field: value.field.at });
    }
  }
  for (const [word, first] of occurrences) writeOccurrences(store, slot, { word, first });
  store.wordStarts.push(store.docWords.length);
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
  store: Store,
  occurrences: Map<number, Occurrence>,
  { value, defines }: { value: Written; defines: boolean },
): void {
  const { field, words, tier } = value;
  const impact = field.weight / (0.5 + 0.5 * Math.sqrt(words.length));
  // "the seeds of the sunflower, Helianthus annuus L.": what the comma closes is a name.
  const names = defines ? wordsBeforeCommas(value.text) : null;
  words.forEach((word, at) => {
    const id = idOf(store.words, word);
    let flags = names?.has(word) ? wordFlag.defines : 0;
    if (field.title) flags = wordFlag.inTitle;
    if (field.title && at === words.length - 1) flags |= wordFlag.endsTitle;
    const known = occurrences.get(id) ?? null;
    if (known !== null && known.value === value) {
      known.impact = Math.min(known.impact * 1.15, impact * 1.5);
      known.flags |= flags;
      return;
    }
    let placed = field.title && at === 0 ? impact * 1.1 : impact;
    if (names?.get(word) === 1) placed = impact * 1.5;
    occurrences.set(id, { tier, field: field.at, flags, impact: placed, value, next: known });
  });
}

/** One entry for each tier that adds something, telling everything up to that tier. */
function writeOccurrences(
  store: Store,
  slot: number,
  { word, first }: { word: number; first: Occurrence },
): void {
  const postings = postingsOf(store.words, word);
  let lowest = 3;
  for (let tier = 0; tier < 3; tier++) {
    let adds = false;
    let flags = 0;
    const best = new Map<number, number>();
    for (let one: Occurrence | null = first; one !== null; one = one.next) {
      if (one.tier === tier) adds = true;
      if (one.tier > tier) continue;
      flags |= one.flags;
      best.set(one.field, Math.max(one.impact, best.get(one.field) ?? 0));
    }
    if (!adds) continue;
    let sum = 0;
    for (const impact of best.values()) sum += impact;
    const impact = Math.min(greatestImpact, Math.max(1, Math.round(sum * store.plan.impactUnit)));
    pushPair(postings, slot, wordEntry(tier, flags, impact));
    if (lowest === 3) lowest = tier;
  }
  push(store.docWords, word * 4 + lowest);
}

function writePhrases(store: Store, slot: number, value: Written): void {
  const { field, text, words } = value;
  const longest = field.title || field.suggest ? longestPhrase : longestSynonym;
  let whole: number = field.title ? exactness.title : exactness.synonym;
  if (field.isName) whole = exactness.name;
  if (words.length <= longest) writePhrase(store, slot, { value, text, words, exactness: whole });
  const part = field.title ? exactness.component : exactness.synonym;
  for (const one of partsOf(text, field.title)) {
    const partWords = wordsOf(one);
    if (partWords.length > longest) continue;
    writePhrase(store, slot, { value, text: one, words: partWords, exactness: part });
  }
}

function writePhrase(
  store: Store,
  slot: number,
  phrase: { value: Written; text: string; words: string[]; exactness: number },
): void {
  if (phrase.words.length === 0) return;
  const { field, tier } = phrase.value;
  const entry = phraseEntry({
    tier,
    exactness: phrase.exactness,
    field: field.at,
    suggest: field.suggest,
  });
  const display = field.suggest ? displayId(store, phrase.text.trim().replace(/\s+/g, " ")) : 0;
  const postings = postingsOf(store.phrases, idOf(store.phrases, phrase.words.join(" ")));
  pushThree(postings, [slot, entry, display]);
}

function displayId(store: Store, text: string): number {
  const known = store.displayIds.get(text);
  if (known !== undefined) return known;
  store.displayIds.set(text, store.displays.length);
  return store.displays.push(text) - 1;
}

function writeIdentifiers(store: Store, slot: number, value: Written): void {
  const { field, tier } = value;
  for (const id of identifiersOf(value.text)) {
    writeIdentifier(store, { slot, id, tier, field: field.at });
    if (!field.suggest) continue;
    const shown = /^\p{L}/u.test(id) ? id.toUpperCase() : id;
    writePhrase(store, slot, { value, text: shown, words: wordsOf(id), exactness: exactness.none });
  }
}

function writeIdentifier(
  store: Store,
  { slot, id, tier, field }: { slot: number; id: string; tier: Tier; field: number },
): void {
  const postings = postingsOf(store.identifiers, idOf(store.identifiers, id));
  pushPair(postings, slot, identifierEntry(tier, field));
}
