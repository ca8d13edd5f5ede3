/** Soft hyphens, zero-width characters and direction marks: seen by nobody, in the way of a search. */
const invisible = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
/** Characters that no text holds on purpose; one of them PostgreSQL cannot store (U+0000). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

const clean = (text: string) =>
  text.toWellFormed().normalize("NFC").replace(invisible, "").replace(control, " ");

/** Text of one line: line breaks and odd spaces (U+00A0, U+2009, …) become one ordinary space. */
export const tidyLine = (text: string): string => clean(text).replace(/\s+/g, " ").trim();

/** Text of several lines: its line breaks stay, as \n and at most two of them. */
export const tidyText = (text: string): string =>
  clean(text)
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** "SKIN CONDITIONING - EMOLLIENT" becomes "Skin conditioning - emollient"; UV, O/W and pH stay. */
export function sentenceCase(text: string): string {
  const shouted = text === text.toUpperCase();
  const lower = text.replace(/[\p{L}\d]+/gu, (word) =>
    keepsCapitals(word, shouted) ? word : word.toLowerCase(),
  );
  return /^pH\b/.test(lower) ? lower : lower.charAt(0).toUpperCase() + lower.slice(1);
}

const keepsCapitals = (word: string, shouted: boolean) =>
  shouted ? word === "UV" : word === "pH" || word === word.toUpperCase();
