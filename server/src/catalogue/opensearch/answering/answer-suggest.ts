import type { Suggestion, SuggestQuery } from "@neroli/search/index-types.ts";
import { wordsOf } from "@neroli/search/text/fold.ts";
import { readWritten, type Written, writtenFrom } from "../engine/view-documents.ts";
import { type AskedIndex, countEach } from "../matching/asked-index.ts";
import { anyOf } from "../matching/word-clauses.ts";
import { literally } from "./literally.ts";

/** The commonest so many of each field are looked at, and of all fields so many are counted. */
const compared = 1_000;
const mostCounted = 300;

interface Counted {
  phrase: string;
  count: number;
  written: Written[];
}

/** Values that start with the text, of the fields that suggest, in visible documents. */
export async function answerSuggest(
  asked: AskedIndex,
  { text, limit, fields, language }: SuggestQuery,
): Promise<Suggestion[]> {
  const start = wordsOf(text).join(" ");
  if (start === "" || limit <= 0) return [];
  const { plan } = asked;
  const wanted = plan.byNumber
    .filter(({ suggest, key }) => suggest && fields?.includes(key) !== false)
    .map(({ key }) => key);
  const own = language === undefined ? 0 : plan.languages.indexOf(language) + 1;
  const phrases = await phrasesFrom(asked, { start, fields: wanted, limit });
  const counted = await countPhrases(asked, { phrases, fields: wanted });
  const nearness = ({ language: number }: Written): number =>
    number === own ? 2 : number === 0 ? 1 : 0;
  const nearest = ({ written }: Counted) => Math.max(-1, ...written.map(nearness));
  const bytes = (one: Counted) => Buffer.byteLength(one.phrase);
  const common = commonest(counted, limit);
  const described = await withTexts(asked, common, wanted);
  const best = described
    .sort(
      (a, b) =>
        b.count - a.count ||
        nearest(b) - nearest(a) ||
        bytes(a) - bytes(b) ||
        (a.phrase < b.phrase ? -1 : 1),
    )
    .slice(0, limit);
  const numbers = new Map(plan.byNumber.map(({ key, at }) => [key, at]));
  const keys = await keysOf(asked, best, wanted);
  return best.map((one) => {
    const shown = one.written.reduce((a, b) =>
      worth(b, nearness(b)) > worth(a, nearness(a)) ? b : a,
    );
    const uses = Map.groupBy(one.written, ({ field }) => field);
    const [field] = [...uses].reduce((a, b) => {
      const more = usesIn(b[1]) - usesIn(a[1]);
      return more > 0 || (more === 0 && (numbers.get(b[0]) ?? 0) < (numbers.get(a[0]) ?? 0))
        ? b
        : a;
    });
    return { field, text: shown.text, count: one.count, key: keys.get(one.phrase) ?? null };
  });
}

const worth = ({ exactness }: Written, near: number): number => exactness * 3 + near;

type Used = Written & { uses?: number };
const usesIn = (written: readonly Used[]): number =>
  written.reduce((sum, { uses = 1 }) => sum + uses, 0);

interface Wanted {
  fields: readonly string[];
}

const completionField = (field: string): string => `completions.${field}`;

/** Phrases that begin so, those that may be among the commonest. */
async function phrasesFrom(
  { ask, visible }: AskedIndex,
  { start, fields, limit }: Wanted & { start: string; limit: number },
): Promise<Set<string>> {
  const include = `${literally(start)}.*`;
  const { aggregations } = await ask({
    size: 0,
    track_total_hits: false,
    query: {
      bool: {
        filter: [
          visible,
          anyOf(fields.map((field) => ({ prefix: { [completionField(field)]: start } }))),
        ],
      },
    },
    aggs: Object.fromEntries(
      fields.map((field) => [
        field,
        { terms: { field: completionField(field), include, size: compared } },
      ]),
    ),
  });
  const found = new Map<string, Bounds>();
  for (const field of fields) {
    const buckets = aggregations[field].buckets as { key: string; doc_count: number }[];
    for (const { key: phrase, doc_count: count } of buckets) {
      const { least, most } = found.get(phrase) ?? { least: 0, most: 0 };
      found.set(phrase, { phrase, least: Math.max(least, count), most: most + count });
    }
  }
  return new Set(mayBeCommonest([...found.values()], limit).map(({ phrase }) => phrase));
}

/** In how many documents a phrase is at least, and at most: in several fields it may be of one. */
interface Bounds {
  phrase: string;
  least: number;
  most: number;
}

function mayBeCommonest(found: readonly Bounds[], limit: number): Bounds[] {
  const enough = found.toSorted((a, b) => b.least - a.least)[limit - 1]?.least ?? 1;
  return found
    .filter(({ most }) => most >= enough)
    .sort((a, b) => b.most - a.most || a.phrase.length - b.phrase.length)
    .slice(0, mostCounted);
}

/** Documents that carry each phrase in one of the fields. */
async function countPhrases(
  asked: AskedIndex,
  { phrases, fields }: Wanted & { phrases: ReadonlySet<string> },
): Promise<Counted[]> {
  const list = [...phrases];
  const clauses = list.map((phrase, at) => [String(at), carrying(phrase, fields)] as const);
  const counts = await countEach(asked, Object.fromEntries(clauses));
  return list.map((phrase, at) => ({ phrase, count: counts[String(at)] ?? 0, written: [] }));
}

const carrying = (phrase: string, fields: readonly string[]) =>
  anyOf(fields.map((field) => ({ term: { [completionField(field)]: phrase } })));

/** Those that may be among the first so many: what is as common as the last of them is. */
function commonest(counted: readonly Counted[], limit: number): Counted[] {
  const sorted = counted.toSorted((a, b) => b.count - a.count);
  const least = sorted[limit - 1]?.count ?? 1;
  return sorted.filter(({ count }) => count >= least);
}

/** Phrases with how they are written, and where, in visible documents. */
async function withTexts(
  { ask, visible }: AskedIndex,
  counted: readonly Counted[],
  fields: readonly string[],
): Promise<Counted[]> {
  if (counted.length === 0) return [];
  const { aggregations } = await ask({
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: visible } },
    aggs: Object.fromEntries(
      counted.map(({ phrase }, at) => [
        String(at),
        {
          filter: carrying(phrase, fields),
          aggs: {
            texts: {
              terms: {
                field: "written",
                include: `${literally(writtenFrom(phrase))}.*`,
                size: compared,
              },
            },
          },
        },
      ]),
    ),
  });
  return counted.map((one, at) => {
    const buckets = aggregations[String(at)].texts.buckets as {
      key: string;
      doc_count: number;
    }[];
    const written = buckets
      .map(({ key, doc_count }) => ({ ...readWritten(key), uses: doc_count }))
      .filter(({ field }) => fields.includes(field));
    return { ...one, written };
  });
}

/** The document of each phrase that exactly one carries. */
async function keysOf(
  { ask, visible }: AskedIndex,
  best: readonly Counted[],
  fields: readonly string[],
): Promise<Map<string, string>> {
  const single = best.filter(({ count }) => count === 1);
  if (single.length === 0) return new Map();
  const { aggregations } = await ask({
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: visible } },
    aggs: Object.fromEntries(
      single.map(({ phrase }, at) => [
        String(at),
        {
          filter: carrying(phrase, fields),
          aggs: { keys: { terms: { field: "key", size: 1 } } },
        },
      ]),
    ),
  });
  return new Map(
    single.map(({ phrase }, at) => [phrase, aggregations[String(at)].keys.buckets[0]?.key]),
  );
}
