/** Endings of which each names another substance, in whatever language: hexane, hexene, hexanol. */
const ending = /^(an|en|yn|in|on|id|it|at|yl|ol|al|ic|oic|ous)[aeo]?$/;

/** How many carbon atoms a stem counts, or groups a prefix: methyl and ethyl are two things. */
const counted: Readonly<Record<string, number>> = {
  ...{ meth: 1, eth: 2, prop: 3, but: 4, pent: 5, hex: 6, hept: 7, oct: 8, non: 9, dec: 10 },
  ...{ undec: 11, dodec: 12, mono: 1, di: 2, tri: 3, tetra: 4, penta: 5, hexa: 6, hepta: 7 },
  ...{ octa: 8, laur: 12, myrist: 14, palmit: 16, stear: 18, capr: 10, capryl: 8, behen: 22 },
};
const stems = Object.keys(counted);

const shortestStem = 3;

/**
 * Whether two words that look alike name different substances: they differ in a chemical ending or
 * in a stem that counts, which no mistake of the keyboard explains better.
 */
export function tellApart(one: string, other: string): boolean {
  return differInEnding(one, other) || differInCount(one, other);
}

function differInEnding(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  // The ending may begin before the letter that differs: "ane" and "ene".
  for (let start = Math.max(shortestStem, same - 2); start <= same; start++) {
    const [a, b] = [one, other].map((word) => ending.exec(word.slice(start))?.[1]);
    if (a !== undefined && b !== undefined && a !== b) return true;
  }
  return false;
}

function differInCount(one: string, other: string): boolean {
  return stems.some((stem) => {
    for (let at = one.indexOf(stem); at >= 0; at = one.indexOf(stem, at + 1)) {
      const [before, after] = [one.slice(0, at), one.slice(at + stem.length)];
      if (!other.startsWith(before) || !other.endsWith(after)) continue;
      if (other.length < before.length + after.length) continue;
      const instead = other.slice(before.length, other.length - after.length);
      const count = Object.hasOwn(counted, instead) ? counted[instead] : undefined;
      if (count !== undefined && count !== counted[stem]) return true;
    }
    return false;
  });
}
