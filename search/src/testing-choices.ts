import type {
  IndexDocument,
  IndexSchema,
  ScopeRules,
  SearchQuery,
  Tier,
  Viewer,
} from "./index-types.ts";

// Catalogues, changes, readers and queries by chance, the same for the same seed.

export const schema: IndexSchema = {
  fields: {
    name: { weight: 4, kind: "text", suggest: true },
    inci: { weight: 3, kind: "text", suggest: true },
    description: { weight: 1, kind: "text" },
    code: { weight: 5, kind: "identifier" },
  },
  facets: ["colour", "origin", "grade"],
  contents: ["inci", "claim"],
  intervals: ["ph", "age"],
  sorts: { price: "number", title: "text" },
};

/** A repeatable source of choices. */
export function chooser(seed: number) {
  let state = seed;
  const upTo = (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * count);
  };
  const oneOf = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const some = <T>(most: number, make: () => T): T[] =>
    Array.from({ length: upTo(most + 1) }, make);
  return { upTo, oneOf, some };
}
type Chooser = ReturnType<typeof chooser>;

const syllables = ["gly", "cer", "in", "ol", "stear", "ate", "lau", "ryl", "so"];
const types = ["BRAND", "DISTRIBUTOR"];
const companies = ["a", "b", "c"];

export function vocabularyOf(choose: Chooser): string[] {
  const words = Array.from({ length: 40 }, () =>
    Array.from({ length: 1 + choose.upTo(3) }, () => choose.oneOf(syllables)).join(""),
  );
  return [...words, ...words.slice(0, 12).map((word) => misspelt(choose, word)), "7", "70", "1000"];
}

function misspelt(choose: Chooser, word: string): string {
  const at = 1 + choose.upTo(Math.max(1, word.length - 1));
  const changes = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => `${word.slice(0, at)}x${word.slice(at)}`,
    () => `${word.slice(0, at)}x${word.slice(at + 1)}`,
    () =>
      word.slice(0, at) +
      word
        .slice(at, at + 2)
        .split("")
        .reverse()
        .join("") +
      word.slice(at + 2),
  ];
  return choose.oneOf(changes)();
}

const codes = ["1000-10-1", "1000-10-2", "200-289-5", "ab-12", "7", "1000"];

export function documentOf(choose: Chooser, key: string, words: readonly string[]): IndexDocument {
  const tier = () => choose.oneOf([0, 0, 0, 1, 2] as Tier[]);
  const text = (most: number) => [
    choose.oneOf(words),
    ...choose.some(most, () => choose.oneOf(words)),
  ];
  const value = (field: string, most: number, glue = " ") => ({
    field,
    text: text(most).join(glue),
    tier: tier(),
  });
  const sorts: IndexDocument["sorts"] = {};
  if (choose.upTo(3) > 0) sorts.price = { value: choose.upTo(5), tier: tier() };
  if (choose.upTo(3) > 0) sorts.title = { value: choose.oneOf(words), tier: tier() };
  return {
    key,
    company: choose.oneOf(companies),
    hidden_from: choose.upTo(4) === 0 ? [choose.oneOf(types)] : [],
    unseen: choose.upTo(8) === 0,
    rank: choose.upTo(2),
    values: [
      value("name", 2),
      ...choose.some(2, () => value("name", 1)),
      ...choose.some(2, () => value("inci", 2, " (and) ")),
      ...choose.some(1, () => value("description", 8)),
      ...choose.some(2, () => ({ field: "code", text: choose.oneOf(codes), tier: tier() })),
    ],
    facets: choose.some(5, () => ({
      group: choose.oneOf(schema.facets),
      value: `v${choose.upTo(4)}`,
      tier: tier(),
    })),
    sorts,
    contents: choose.some(6, () => ({ ...contentOf(choose), tier: tier() })),
    intervals: intervalsOf(choose, tier),
  };
}

export const components = ["aqua", "aqua marina", "shea butter", "niacinamide", "a-aqua"];

const contentOf = (choose: Chooser) => ({
  group: choose.oneOf(["inci", "claim"]),
  value: choose.oneOf(components),
});

function intervalsOf(choose: Chooser, tier: () => Tier): NonNullable<IndexDocument["intervals"]> {
  const intervals: NonNullable<IndexDocument["intervals"]> = {};
  for (const key of choose.some(2, () => choose.oneOf(["ph", "age"]))) {
    const min = choose.oneOf([Number.NEGATIVE_INFINITY, choose.upTo(14), choose.upTo(40) / 4]);
    const over = choose.oneOf([0, choose.upTo(5), Number.POSITIVE_INFINITY]);
    const max = min === Number.NEGATIVE_INFINITY ? choose.upTo(14) : min + over;
    intervals[key] = { min, max, tier: tier() };
  }
  return intervals;
}

/** Mostly nothing, so that what is asked together still finds something. */
export function narrowingOf(choose: Chooser): Partial<SearchQuery> {
  const wanted = () => ({
    group: choose.oneOf(["inci", "claim"]),
    values: [choose.oneOf(components), ...choose.some(1, () => choose.oneOf(components))],
  });
  const intervals: Record<string, { min: number; max: number }> = {};
  for (const key of choose.some(1, () => choose.oneOf(["ph", "age"]))) {
    const min = choose.oneOf([Number.NEGATIVE_INFINITY, choose.upTo(10)]);
    intervals[key] = { min, max: choose.oneOf([Number.POSITIVE_INFINITY, 3 + choose.upTo(12)]) };
  }
  const made: Partial<SearchQuery>[] = [
    {},
    { contains: choose.some(2, wanted) },
    { without: choose.some(3, wanted) },
    { intervals },
    { contains: [wanted()], without: [wanted()], intervals },
  ];
  return {
    ...choose.oneOf(made),
    marks: [wanted()],
    explain: true,
    count_intervals: choose.upTo(3) > 0,
  };
}

/** Scopes of all documents or few, of which some come first and some are not in them at all. */
export function scopesOf(choose: Chooser): Record<string, ScopeRules> {
  const keys = (most: number) => [...new Set(choose.some(most, () => `k${choose.upTo(60)}`))];
  return Object.fromEntries(
    ["one", "other"].map((name) => {
      const also = keys(10);
      return [
        name,
        {
          companies: choose.some(2, () => choose.oneOf(companies)),
          also,
          except: keys(12).filter((key) => !also.includes(key)),
          first: keys(8),
        },
      ];
    }),
  );
}

export function viewerOf(choose: Chooser, scopes: Record<string, ScopeRules> = {}): Viewer {
  const names = Object.keys(scopes);
  return {
    ...(names.length > 0 && choose.upTo(2) > 0 && { scope: choose.oneOf(names) }),
    tier: choose.oneOf([0, 0, 1, 2] as Tier[]),
    own_company: choose.oneOf([null, "a", "b", "nobody"]),
    own_tier: choose.oneOf([0, 1, 2] as Tier[]),
    type: choose.oneOf([null, ...types]),
  };
}

export function queryOf(choose: Chooser, words: readonly string[]): SearchQuery {
  const word = () => {
    const whole = choose.oneOf(words);
    const made = [whole, whole, whole.slice(0, 3), misspelt(choose, whole), choose.oneOf(codes)];
    return choose.oneOf(made);
  };
  const filters: Record<string, string[]> = {};
  for (const group of choose.some(2, () => choose.oneOf(schema.facets))) {
    filters[group] = choose.some(2, () => `v${choose.upTo(5)}`);
  }
  const sort = choose.oneOf([undefined, "price", "title"]);
  const direction = choose.oneOf(["asc", "desc"] as const);
  return {
    text: choose.some(3, word).join(" "),
    filters,
    page: choose.upTo(2),
    size: choose.oneOf([3, 1000]),
    ...narrowingOf(choose),
    ...(sort === undefined ? {} : { sort: { key: sort, direction } }),
  };
}

export function change(
  choose: Chooser,
  known: Map<string, IndexDocument>,
  words: readonly string[],
) {
  const key = `k${choose.upTo(60)}`;
  if (choose.upTo(3) === 0) {
    known.delete(key);
    return { kind: "remove", key } as const;
  }
  const document = documentOf(choose, key, words);
  known.delete(key);
  known.set(key, document);
  return { kind: "put", document } as const;
}
