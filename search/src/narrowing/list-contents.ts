import { contentFrom } from "../columns/contents.ts";
import { textAt, textCount } from "../columns/text-table.ts";
import type { ContentValue } from "../index-types.ts";
import type { SchemaPlan } from "../schema-plan.ts";
import type { Segment, ViewedSegment } from "../segments/opened-segment.ts";
import { countContaining } from "./filter-contents.ts";

/** Contents of segments as texts, decoded once: each letter typed goes through all of them. */
const read = new WeakMap<Segment, readonly string[]>();

function textsOf(segment: Segment): readonly string[] {
  const known = read.get(segment);
  if (known !== undefined) return known;
  const { values } = segment.columns.contents;
  const texts = Array.from({ length: textCount(values) }, (_, at) => textAt(values, at));
  read.set(segment, texts);
  return texts;
}

interface CountedContent extends ContentValue {
  starts: boolean;
}

/** Values that start with the text, then those with a word that does; commonest first. */
export function listContents(
  { plan, seen }: { plan: SchemaPlan; seen: readonly ViewedSegment[] },
  { group: key, text, limit }: { group: string; text: string; limit: number },
): ContentValue[] {
  const group = plan.contents.get(key);
  if (group === undefined) throw new RangeError(`No contents "${key}" in the schema`);
  const counted = new Map<string, CountedContent>();
  const inner = [` ${text}`, `-${text}`, `/${text}`, `(${text}`];
  for (const one of seen) {
    const { contents } = one.segment.columns;
    const texts = textsOf(one.segment);
    const end = contentFrom(contents, group + 1, "");
    for (let at = contentFrom(contents, group, ""); at < end; at++) {
      const value = texts[at] as string;
      const starts = value.startsWith(text);
      if (!starts && !inner.some((start) => value.includes(start))) continue;
      const count = countContaining(one, at);
      if (count === 0) continue;
      counted.set(value, { value, starts, count: count + (counted.get(value)?.count ?? 0) });
    }
  }
  return [...counted.values()]
    .sort(bestFirst)
    .slice(0, limit)
    .map(({ value, count }) => ({ value, count }));
}

function bestFirst(a: CountedContent, b: CountedContent): number {
  if (a.starts !== b.starts) return a.starts ? -1 : 1;
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}
