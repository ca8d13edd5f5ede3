import type { ContentValue } from "@neroli/search/index-types.ts";
import type { AskedIndex } from "../matching/asked-index.ts";
import { literally } from "./literally.ts";

/** Values that are compared at most. */
const compared = 10_000;

/**
 * Values of a group of contents: those that start with the text, then those with a word that does.
 * @throws RangeError for an undeclared group.
 */
export async function answerContents(
  { plan, ask, visible }: AskedIndex,
  { group, text, limit }: { group: string; text: string; limit: number },
): Promise<ContentValue[]> {
  if (!plan.contents.has(group)) throw new RangeError(`No contents "${group}" in the schema`);
  const start = literally(text);
  const include = `(${start}.*|.*[ \\-/(]${start}.*)`;
  const { aggregations } = await ask({
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: visible } },
    aggs: { values: { terms: { field: `contents.${group}`, include, size: compared } } },
  });
  const buckets = aggregations.values.buckets as { key: string; doc_count: number }[];
  const starts = ({ value }: ContentValue) => value.startsWith(text);
  return buckets
    .map(({ key, doc_count }) => ({ value: key, count: doc_count }))
    .sort(
      (a, b) =>
        Number(starts(b)) - Number(starts(a)) || b.count - a.count || (a.value < b.value ? -1 : 1),
    )
    .slice(0, limit);
}
