import { push16, push32 } from "../columns/growing.ts";
import { addRow, addRowOfWords } from "../columns/hashed-rows.ts";
import { completionEntry, exactness, identifierEntry, phraseEntry } from "../columns/postings.ts";
import { partsOf, wordsOf } from "../text/fold.ts";
import { identifiersIn, identifiersOf } from "../text/identifiers.ts";
import { notPlain, textHas } from "../text/word-table.ts";
import { type DocumentText, textOf } from "./document-texts.ts";
import type { WordsWriter } from "./segment-writer.ts";
import { numberOfText } from "./text-numbers.ts";

const longestPhrase = 12;
const longestSynonym = 6;

/** Writes what a text that has just been read says as a whole, and what its parts say. */
export function writePhrases(writer: WordsWriter, value: DocumentText): void {
  const { field, words, first, last } = value;
  const longest = field.title || field.suggest ? longestPhrase : longestSynonym;
  let whole: number = field.title ? exactness.title : exactness.synonym;
  if (field.renames) whole = exactness.otherName;
  if (field.widens) whole = exactness.wider;
  if (field.isName) whole = exactness.name;
  if (last > first && last - first <= longest) {
    if (value.has === notPlain || field.suggest) {
      const texts = Array.from(words.data.subarray(first, last), (id) => writer.words.texts[id]);
      const phrase = texts.join(" ");
      writePhrase(writer, { value, text: textOf(value), phrase, exactness: whole });
    } else {
      const entry = phraseEntry({ tier: value.tier, exactness: whole, field: field.at });
      const { places } = writer.words;
      addRowOfWords(writer.phrases, { bytes: value.bytes, places, doc: writer.count, entry });
    }
  }
  if ((value.has & textHas.parts) === 0) return;
  const part = field.title ? exactness.component : exactness.synonym;
  for (const one of partsOf(textOf(value), field.title)) {
    const partWords = wordsOf(one);
    if (partWords.length > longest) continue;
    const phrase = partWords.join(" ");
    writePhrase(writer, { value, text: one, phrase, exactness: part });
  }
}

function writePhrase(
  writer: WordsWriter,
  phrase: { value: DocumentText; text: string; phrase: string; exactness: number },
): void {
  if (phrase.phrase === "") return;
  const { field, tier } = phrase.value;
  const entry = phraseEntry({ tier, exactness: phrase.exactness, field: field.at });
  addRow(writer.phrases, { text: phrase.phrase, doc: writer.count, entry });
  if (!field.suggest) return;
  const { suggestions } = writer;
  push32(suggestions.texts, numberOfText(writer.suggested, phrase.phrase));
  push32(suggestions.docs, writer.count);
  push16(suggestions.entries, completionEntry(entry, phrase.value.languageNumber));
  const shown = phrase.text.trim().replace(/\s+/g, " ");
  push32(suggestions.displays, numberOfText(writer.displays, shown));
}

/** Writes the identifiers that the text of an identifier field is or holds. */
export function writeIdentifiers(writer: WordsWriter, value: DocumentText): void {
  for (const id of identifiersOf(textOf(value))) {
    writeIdentifier(writer, value, id);
    if (!value.field.suggest) continue;
    const text = /^\p{L}/u.test(id) ? id.toUpperCase() : id;
    const phrase = wordsOf(id).join(" ");
    writePhrase(writer, { value, text, phrase, exactness: exactness.none });
  }
}

/** Writes the identifiers that stand among other words. */
export function writeNumbers(writer: WordsWriter, value: DocumentText): void {
  for (const id of identifiersIn(textOf(value))) writeIdentifier(writer, value, id);
}

function writeIdentifier(writer: WordsWriter, { field, tier }: DocumentText, text: string): void {
  const entry = identifierEntry(tier, field.at);
  addRow(writer.identifiers, { text, doc: writer.count, entry });
}
