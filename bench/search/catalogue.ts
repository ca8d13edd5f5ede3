/**
 * The generated catalogue on which search is compared: ingredients with names, INCI names, CAS
 * numbers and descriptions of made-up words, common ones far more often than rare ones, and values
 * in twelve facet groups. The same seed gives the same products.
 */
export interface GeneratedProduct {
  id: number;
  name: string;
  inci: string;
  cas: string;
  description: string;
  /** Ids of facet values; those of a group follow each other, from `groupStarts[group]`. */
  facets: number[];
}

/** How many values each facet group has. */
export const facetGroups = [3, 6, 60, 40, 30, 200, 120, 80, 400, 25, 4, 50] as const;
/** The first id of each group, and after the last one the number of all values: 1,018. */
export const groupStarts = Array.from({ length: facetGroups.length + 1 }, (_, group) =>
  facetGroups.slice(0, group).reduce((sum, size) => sum + size, 0),
);
export const facetValues = groupStarts.at(-1) ?? 0;
const drawsPerProduct = [1, 1, 2, 3, 2, 2, 3, 2, 1, 2, 1, 1];
const vocabularySize = 40_000;
const syllables =
  "lau ryl ole gly cer sod ium cet ear ste hyd rox phe nox eth ano ben zyl pro pyl eno coc ami do xan than cit ric tar tri poly sor bate dex trin ala nin lin alo car bom meth ico ne mal ton ket acid oil ex tract bio gel wax silk aqua vit ret nia cin".split(
    " ",
  );

/** Numbers from 0 up to, but not, 1: a linear congruential generator of 32 bits. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One product after the other, so that a million of them need not be held. */
export function* catalogue(count: number, seed = 42): Generator<GeneratedProduct> {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const vocabulary = Array.from({ length: vocabularySize }, () =>
    Array.from({ length: 2 + below(3) }, () => syllables[below(syllables.length)]).join(""),
  );
  // The share of a word falls as its rank grows (Zipf's law).
  const word = () => vocabulary[Math.floor(vocabularySize ** random()) - 1];
  const words = (length: number) => Array.from({ length }, word).join(" ");
  for (let id = 0; id < count; id++) {
    const name = words(2 + below(3));
    const inci = words(1 + below(4));
    const description = words(15);
    const facets = new Set<number>();
    for (const [group, size] of facetGroups.entries()) {
      const first = groupStarts[group] ?? 0;
      for (let draw = 0; draw < (drawsPerProduct[group] ?? 0); draw++) {
        facets.add(first + Math.floor(random() ** 2 * size));
      }
    }
    const cas = `${1_000 + below(90_000)}-${10 + below(89)}-${below(10)}`;
    // The rivals' catalogue draws a supplier here, which no query asks for.
    random();
    yield { id, name, inci, cas, description, facets: [...facets] };
  }
}
