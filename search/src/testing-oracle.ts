import type {
  ContentCondition,
  IndexDocument,
  IndexSchema,
  ScopeRules,
  SearchQuery,
  SearchResult,
  Suggestion,
  Viewer,
} from "./index-types.ts";
import { stripped } from "./testing-stripped.ts";
import { tellApart } from "./text/chemical-names.ts";
import { endingsOf, pluralsOf } from "./text/word-forms.ts";

const plainWords = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Damerau-Levenshtein distance by the book. */
function distance(a: string, b: string): number {
  const rows: number[][] = [];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 0; i <= a.length; i++) {
    rows.push([]);
    for (let j = 0; j <= b.length; j++) {
      let least = i === 0 || j === 0 ? i + j : at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      if (i > 0) least = Math.min(least, at(i - 1, j) + 1);
      if (j > 0) least = Math.min(least, at(i, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(i - 2, j - 2) + 1);
      }
      rows[i]?.push(least);
    }
  }
  return at(a.length, b.length);
}

function isTypo(word: string, known: string): boolean {
  const mayBe = word.length >= 5 && !/\d/.test(word) && word[0] === known[0];
  return mayBe && distance(word, known) === 1 && !tellApart(word, known);
}

/** Whether all words are met, as written or, if asked, with a typo each. */
function meets(
  schema: IndexSchema,
  asked: {
    document: IndexDocument;
    text: string;
    typos: boolean;
    far?: readonly string[][];
    /** The last word is none that is being typed. */
    ended?: boolean;
  },
) {
  const { document, text } = asked;
  const isCode = (field: string) => schema.fields[field]?.kind === "identifier";
  const codes = document.values.filter((value) => isCode(value.field)).map((value) => value.text);
  if (codes.includes(text)) return true;
  // A substance is named by its number, whatever stands beside it.
  const number = /\d{2,7}-\d{2}-\d(?!\d)|(?<!\d)\d{3}-\d{3}-\d(?!\d)/.exec(text)?.[0];
  if (number !== undefined && codes.includes(number)) return true;
  if (/^(\d{2,7}-\d{2}-\d|\d{3}-\d{3}-\d)$/.test(text)) return false;
  const texts = document.values.filter((value) => !isCode(value.field));
  const known = texts.flatMap((value) => plainWords(value.text));
  const words = plainWords(text);
  return words.every((word, at) => {
    if (codes.includes(word) || known.includes(word)) return true;
    if (!asked.ended && at === words.length - 1 && known.some((one) => one.startsWith(word)))
      return true;
    if (pluralsOf(word).some((one) => known.includes(one))) return true;
    if (!asked.typos) return false;
    const endings = endingsOf(word);
    if (known.some((one) => endings.includes(one) || isTypo(word, one))) return true;
    return (asked.far?.[at] ?? []).some((one) => known.includes(one));
  });
}

interface WordSearch {
  schema: IndexSchema;
  scopes?: Readonly<Record<string, ScopeRules>>;
  documents: readonly IndexDocument[];
  viewer: Viewer;
}

/** Keys and facet counts of a search over every document, one by one. */
export function slowSearch(asked: WordSearch & { query: SearchQuery }) {
  const { schema, query, viewer, scopes } = asked;
  const all = asked.documents.flatMap((document) => stripped(document, viewer, scopes));
  const met = (typos: boolean, ended: boolean) =>
    all.filter((document) => meets(schema, { document, text: query.text, typos, ended }));
  const isShort = (plainWords(query.text).at(-1) ?? "").length <= 2;
  const identifier = /^(\d{2,7}-\d{2}-\d|\d{3}-\d{3}-\d)$/.test(query.text);
  const ended = isShort ? met(false, true) : [];
  const written = ended.length > 0 ? ended : met(false, false);
  const enough = written.length >= 3 || ended.length > 0 || identifier;
  let found = query.text === "" ? all : enough ? written : met(true, false);
  if (found.length === 0 && !identifier) found = recut(asked, all);
  if (found.length === 0 && !identifier) found = afar(asked, all);
  const passes = (document: IndexDocument, besides: string | null) =>
    isNarrowed(document, query, besides) &&
    Object.entries(query.filters).every(
      ([group, values]) =>
        group === besides ||
        values.length === 0 ||
        document.facets.some((facet) => facet.group === group && values.includes(facet.value)),
    );
  const facets: SearchResult["facets"] = {};
  for (const group of schema.facets) {
    const counts = new Map<string, number>();
    for (const document of found.filter((one) => passes(one, group))) {
      const own = document.facets.filter((facet) => facet.group === group);
      for (const value of new Set(own.map((facet) => facet.value))) {
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    const list = [...counts].map(([value, count]) => ({ value, count }));
    facets[group] = list.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  }
  const passing = found.filter((document) => passes(document, null));
  const marks = new Map(
    passing.map((document) => [
      document.key,
      (query.marks ?? []).map((mark) => holds(document, mark)),
    ]),
  );
  const intervals: SearchResult["intervals"] = {};
  for (const key of query.count_intervals ? (schema.intervals ?? []) : []) {
    const counted = slowSteps(
      all.flatMap((document) => document.intervals?.[key] ?? []),
      found.filter((one) => passes(one, key)).flatMap((one) => one.intervals?.[key] ?? []),
    );
    if (counted) intervals[key] = counted;
  }
  return { keys: passing.map((document) => document.key), facets, marks, intervals };
}

const holds = ({ contents = [] }: IndexDocument, wanted: ContentCondition) =>
  contents.some(({ group, value }) => group === wanted.group && wanted.values.includes(value));

/** Whether a document passes what is asked of its contents and numbers, but for one column. */
function isNarrowed(document: IndexDocument, query: SearchQuery, besides: string | null): boolean {
  const { contains = [], without = [], intervals = {} } = query;
  return (
    contains.every((wanted) => holds(document, wanted)) &&
    !without.some((unwanted) => holds(document, unwanted)) &&
    Object.entries(intervals).every(([key, { min, max }]) => {
      const own = document.intervals?.[key];
      return key === besides || (own !== undefined && own.min <= max && own.max >= min);
    })
  );
}

interface Ends {
  min: number;
  max: number;
}

/** Ten equal steps between the ends of all, and how many of the found overlap each. */
function slowSteps(all: readonly Ends[], found: readonly Ends[]) {
  const ends = all.flatMap(({ min, max }) => [min, max]).filter(Number.isFinite);
  if (ends.length === 0) return null;
  const min = Math.min(...ends);
  const max = Math.max(...ends);
  const width = (max - min) / 10;
  const place = (end: number) => {
    if (width === 0) return 0;
    return Math.min(9, Math.max(0, Math.floor((end - min) / width)));
  };
  const counts = Array.from(
    { length: 10 },
    (_, step) => found.filter((one) => place(one.min) <= step && step <= place(one.max)).length,
  );
  return { min, max, counts };
}

/** Values of a group of contents that start so or hold a word that does, with their documents. */
export function slowContents(
  { documents, viewer, scopes }: Omit<WordSearch, "schema">,
  { group, text }: { group: string; text: string },
) {
  const counts = new Map<string, number>();
  for (const { contents = [] } of documents.flatMap((one) => stripped(one, viewer, scopes))) {
    const own = contents.filter((content) => content.group === group).map(({ value }) => value);
    for (const value of new Set(own)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const list = [...counts].map(([value, count]) => ({ value, count }));
  const named = list.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const starts = named.filter(({ value }) => value.startsWith(text));
  const holding = named.filter(
    ({ value }) =>
      !value.startsWith(text) && [" ", "-", "/", "("].some((mark) => value.includes(mark + text)),
  );
  return [...starts, ...holding];
}

const wordsOfAll = ({ schema }: WordSearch, all: readonly IndexDocument[]) =>
  new Set(
    all.flatMap((document) =>
      document.values.flatMap((value) =>
        schema.fields[value.field]?.kind === "text" ? plainWords(value.text) : [],
      ),
    ),
  );

/** With words that nobody knows, nor one letter away, taken for the nearest that there are. */
function afar(asked: WordSearch & { query: SearchQuery }, all: readonly IndexDocument[]) {
  const { text } = asked.query;
  const known = [...wordsOfAll(asked, all)];
  const words = plainWords(text);
  const far = words.map((word) => {
    const shortest = words.length === 1 ? 5 : 3;
    if (word.length < shortest || /\d/.test(word) || known.includes(word)) return [];
    const near = known.filter((one) => !/\d/.test(one) && !tellApart(word, one));
    const limit = word.length >= 8 ? 2 : 1;
    const edits = Math.min(...near.map((one) => distance(word, one)));
    return edits > limit ? [] : near.filter((one) => distance(word, one) === edits);
  });
  return all.filter((document) => meets(asked.schema, { document, text, typos: true, far }));
}

/** The first way to join two words or to cut one in two that finds something. */
function recut(asked: WordSearch & { query: SearchQuery }, all: readonly IndexDocument[]) {
  const { schema, query } = asked;
  const words = plainWords(query.text);
  const known = wordsOfAll(asked, all);
  const ways: string[][] = [];
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next !== undefined && known.has(word + next)) {
      ways.push([...words.slice(0, at), word + next, ...words.slice(at + 2)]);
    }
    for (let cut = 1; cut < word.length; cut++) {
      const parts = [word.slice(0, cut), word.slice(cut)];
      const long = parts.every((part) => part.length >= 3);
      if (!long && !/^[a-z]+ \d/.test(parts.join(" "))) continue;
      if (!parts.every((part) => known.has(part))) continue;
      ways.push([...words.slice(0, at), ...parts, ...words.slice(at + 1)]);
    }
  });
  for (const way of ways) {
    const text = way.join(" ");
    const found = all.filter((document) => meets(schema, { document, text, typos: false }));
    if (found.length > 0) return found;
  }
  return [];
}

/** Suggestions by reading every value; the text shown is the first document's. */
export function slowSuggest({
  schema,
  documents,
  viewer,
  scopes,
  text,
  fields,
}: WordSearch & { text: string; fields?: readonly string[] }): Suggestion[] {
  const fieldKeys = Object.keys(schema.fields);
  const start = plainWords(text).join(" ");
  const phrases = new Map<string, { text: string; keys: Set<string>; fields: string[] }>();
  for (const document of documents.flatMap((one) => stripped(one, viewer, scopes))) {
    for (const { field, text: value } of document.values) {
      if (!schema.fields[field]?.suggest || fields?.includes(field) === false) continue;
      const parts = value.split(" (and) ");
      for (const part of parts.length > 1 ? [value, ...parts] : [value]) {
        const phrase = plainWords(part).join(" ");
        if (!phrase.startsWith(start)) continue;
        const known = phrases.get(phrase) ?? { text: part, keys: new Set(), fields: [] };
        known.keys.add(document.key);
        known.fields.push(field);
        phrases.set(phrase, known);
      }
    }
  }
  const suggestions = [...phrases].map(([phrase, known]) => {
    const uses = (field: string) => known.fields.filter((one) => one === field).length;
    const field = fieldKeys.reduce((a, b) => (uses(b) > uses(a) ? b : a));
    const [first = null] = known.keys;
    const count = known.keys.size;
    return { phrase, field, text: known.text, count, key: count === 1 ? first : null };
  });
  return suggestions
    .sort(
      (a, b) =>
        b.count - a.count || a.phrase.length - b.phrase.length || (a.phrase < b.phrase ? -1 : 1),
    )
    .map(({ phrase: _, ...suggestion }) => suggestion);
}
