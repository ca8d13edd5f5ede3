/**
 * Words of a text in a language stand in the index twice: as they are, for everybody, and marked
 * with their language, for those who prefer it. No word of a text or of a query begins so.
 */
const mark = "\u0001";

/** A word as readers of a language are to meet it first. */
export const ownWord = (language: string, word: string): string =>
  `${mark}${language}${mark}${word}`;

export const isOwnWord = (word: string): boolean => word.startsWith(mark);

/** The word without the mark of its language. */
export const plainWord = (word: string): string =>
  isOwnWord(word) ? word.slice(word.indexOf(mark, 1) + 1) : word;
