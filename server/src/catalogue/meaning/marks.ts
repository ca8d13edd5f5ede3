import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { wordsOf } from "@neroli/search/text/fold.ts";

/** Of a description: what follows says less, and takes time. */
const mostWords = 40;
const mostMarks = 80;

/**
 * What in a product's own texts can tell what it is for: words of its INCI name, their beginnings
 * and endings (-oate, cetear-, PEG-), pairs of them, and words of its names and description. Nothing
 * of what it declares its purposes to be. Each mark is its segment's: "gum" is for other things in food.
 */
export function marksOf(
  segment: Segment,
  { name = "", inci = "", description = "", iupac = "" }: ProductFields,
): string[] {
  const marks = new Set<string>();
  const substance = wordsOf(inci === "" ? name : inci).filter(isWord);
  for (const [at, word] of substance.entries()) {
    marks.add(word);
    if (word.length >= 6) {
      marks.add(`-${word.slice(-4)}`);
      marks.add(`-${word.slice(-5)}`);
      marks.add(`${word.slice(0, 5)}-`);
    }
    const next = substance[at + 1];
    if (next) marks.add(`${word} ${next}`);
  }
  // What a name begins and ends with says most of it: "PEG-…", "… Leaf Water".
  const [first, last] = [substance[0], substance.at(-1)];
  if (first) marks.add(`^${first}`);
  if (last) marks.add(`${last}$`);
  const told = wordsOf(`${inci === "" ? "" : name} ${description} ${iupac}`).slice(0, mostWords);
  for (const word of told) if (word.length > 3) marks.add(`~${word}`);
  return [...marks].slice(0, mostMarks).map((mark) => `${segment} ${mark}`);
}

const isWord = (word: string) => !/^\d+$/.test(word);
