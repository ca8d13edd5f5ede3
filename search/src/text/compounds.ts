/** Letters that German puts between the parts of a compound: "Hautpflegemittel", "Orangenöl". */
const links = ["", "n", "s", "en", "es", "e", "er"];
/** Parts of two letters that are words: "Öl". */
const shortParts: ReadonlySet<string> = new Set(["ol"]);
const shortestPart = 3;
const mostParts = 4;
/** A part behind which linking letters may stand. */
const shortestLinked = 4;
const longest = 48;
/** Ways of one number of parts that are looked at. */
const enough = 100;

/**
 * The ways to take a word apart into words that are known, with the letters between them that link,
 * those of fewest parts first, then those of fewest letters that link; at most `most`.
 */
export function takeApart(
  word: string,
  { known, most }: { known: (part: string) => boolean; most: number },
): string[][] {
  const memory = new Map<string, boolean>();
  const isPart = (part: string): boolean => {
    if (part.length < shortestPart && !shortParts.has(part)) return false;
    const told = memory.get(part) ?? known(part);
    memory.set(part, told);
    return told;
  };
  const waysOf = (count: number): string[][] => {
    const ways: { parts: string[]; linking: number }[] = [];
    const go = (from: number, parts: string[], linking: number): void => {
      if (ways.length >= enough) return;
      if (parts.length === count - 1) {
        const part = word.slice(from);
        if (isPart(part)) ways.push({ parts: [...parts, part], linking });
        return;
      }
      for (let to = word.length - 1; to > from + 1; to--) {
        const part = word.slice(from, to);
        if (!isPart(part)) continue;
        for (const link of part.length < shortestLinked ? [""] : links) {
          if (!word.startsWith(link, to)) continue;
          go(to + link.length, [...parts, part], linking + link.length);
        }
      }
    };
    go(0, [], 0);
    return ways.sort((a, b) => a.linking - b.linking).map(({ parts }) => parts);
  };
  const ways: string[][] = [];
  if (word.length > longest) return ways;
  for (let count = 2; count <= mostParts && ways.length < most; count++) {
    ways.push(...waysOf(count));
  }
  return ways.slice(0, most);
}
