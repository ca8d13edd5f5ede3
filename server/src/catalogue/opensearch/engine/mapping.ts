import type { IndexSchema } from "@neroli/search/index-types.ts";

/** Impacts of words are kept by their order of magnitude, each in a field of its own. */
export const magnitudes = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const wordsAt = (magnitude: number): string => `words_${magnitude}`;
/** Impacts of a magnitude count as much as the middle of it. */
export const impactAt = (magnitude: number): number => 1.5 * 2 ** magnitude;

/** The ends of intervals that have none: JSON knows no infinity. */
export const endless = Number.MAX_VALUE;

/** What a keyword may have at most: longer values are neither found nor counted. */
const longest = 8_000;

const keyword = { type: "keyword", ignore_above: longest };
/** Is only ever looked up. */
const looked = { ...keyword, doc_values: false };
const decimal = { type: "double" };

/** The fields of an index: those of `toViewDocument`. */
export function mappingOf({ facets, contents = [], intervals = [], sorts, fields }: IndexSchema) {
  const each = <T>(keys: readonly string[], of: (key: string) => T) =>
    Object.fromEntries(keys.map((key) => [key, of(key)]));
  const suggesting = Object.keys(fields).filter((key) => fields[key]?.suggest);
  const groups = (keys: readonly string[]) => ({
    properties: each(keys, () => keyword),
  });
  return {
    dynamic: "strict",
    _source: { includes: ["key", "words"] },
    properties: {
      key: keyword,
      company: keyword,
      tiers: looked,
      hidden_from: looked,
      unseen: { type: "boolean" },
      rank: decimal,
      name: keyword,
      words: keyword,
      ...each(magnitudes.map(wordsAt), () => looked),
      flags: looked,
      phrases: looked,
      identifiers: looked,
      completions: groups(suggesting),
      written: keyword,
      facets: groups(facets),
      contents: groups(contents),
      intervals: {
        properties: each(intervals, () => ({ properties: { min: decimal, max: decimal } })),
      },
      sorts: { properties: each(Object.keys(sorts), (key) => sortOf(sorts[key])) },
    },
  };
}

const sortOf = (kind: "text" | "number" | undefined) => (kind === "number" ? decimal : keyword);
