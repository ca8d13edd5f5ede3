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

/**
 * Number of edits between two words: letters inserted, left out or replaced, and neighbours
 * exchanged (Damerau-Levenshtein). `limit + 1` stands for every number above the limit.
 */
export function editsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let older: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    let least = row;
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let edits = Math.min(
        (before[at - 1] as number) + (same ? 0 : 1),
        (before[at] as number) + 1,
        (now[at - 1] as number) + 1,
      );
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) {
        edits = Math.min(edits, (older[at - 2] as number) + 1);
      }
      now.push(edits);
      least = Math.min(least, edits);
    }
    if (least > limit) return limit + 1;
    older = before;
    before = now;
  }
  return before[other.length] as number;
}
