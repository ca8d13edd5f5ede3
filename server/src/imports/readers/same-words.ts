/** Words without case, accents and signs: what people write differently and mean alike. */
export const plainWords = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();

/** From 0, nothing in common, to 1: by pairs of letters, and by how many letters have to change. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  if (a === "" || b === "") return 0;
  const longest = Math.max(a.length, b.length);
  const byLetters = 1 - distance(a, b) / longest;
  return Math.max(byLetters, byPairs(a, b));
}

function byPairs(a: string, b: string): number {
  const pairs = pairsOf(a);
  const others = pairsOf(b);
  if (pairs.length === 0 || others.length === 0) return 0;
  const left = new Map<string, number>();
  for (const pair of pairs) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of others) {
    const count = left.get(pair) ?? 0;
    if (count > 0) common++;
    left.set(pair, count - 1);
  }
  return (2 * common) / (pairs.length + others.length);
}

const pairsOf = (text: string) =>
  text.split(" ").flatMap((word) => {
    const framed = ` ${word} `;
    return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2));
  });

/** Letters to change, add, leave out or swap (optimal string alignment). */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 20) return Math.max(a.length, b.length);
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + changed,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    [before, above] = [above, row];
  }
  return above[b.length] ?? longestOf(a, b);
}

const longestOf = (a: string, b: string) => Math.max(a.length, b.length);
