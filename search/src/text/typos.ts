/** Shortest query word that may hold a typo. */
export const shortestTypo = 5;

/** Whether a query word may be corrected at all: long enough, and no number in it. */
export function mayBeTypo(word: string): boolean {
  return word.length >= shortestTypo && !/\p{N}/u.test(word);
}

/**
 * Whether two different words are one edit apart (a letter more, less, other, or two
 * neighbours exchanged: Damerau-Levenshtein 1) and begin with the same letter.
 */
export function oneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short.charCodeAt(0) !== long.charCodeAt(0)) return false;
  let start = 1;
  while (start < short.length && short.charCodeAt(start) === long.charCodeAt(start)) start++;
  let endShort = short.length - 1;
  let endLong = long.length - 1;
  while (endShort >= start && short.charCodeAt(endShort) === long.charCodeAt(endLong)) {
    endShort--;
    endLong--;
  }
  if (short.length !== long.length) return endShort < start && endLong === start;
  if (endShort === start) return true;
  return (
    endShort === start + 1 &&
    short.charCodeAt(start) === long.charCodeAt(endShort) &&
    short.charCodeAt(endShort) === long.charCodeAt(start)
  );
}
