import { reused, zerosOf } from "./columns/reused.ts";
import { textAt } from "./columns/text-table.ts";
import type { ValueRegistry } from "./columns/value-registry.ts";
import type { WideScratch } from "./columns/wide-scratch.ts";
import { addCounts, type Bounds, boundsOf } from "./counting/count-steps.ts";
import { facetLists } from "./counting/facet-lists.ts";
import { explainHit } from "./hits/explain-hit.ts";
import { firstHits, withFirst } from "./hits/first-hits.ts";
import { matchedWords } from "./hits/matched-words.ts";
import { type Hit, mergeHits, topOfSegment } from "./hits/top-hits.ts";
import type { SearchQuery, SearchResult } from "./index-types.ts";
import { findMatches } from "./matching/find-matches.ts";
import type { FoundDocuments } from "./matching/found-documents.ts";
import { containsOne, readContents } from "./narrowing/filter-contents.ts";
import { readFilters } from "./narrowing/filter-facets.ts";
import { readIntervals } from "./narrowing/filter-intervals.ts";
import { type SegmentAnswer, selectDocuments } from "./narrowing/select-documents.ts";
import type { SchemaPlan } from "./schema-plan.ts";
import type { ViewedSegment } from "./segments/opened-segment.ts";
import { type ParsedQuery, parseQuery } from "./text/parse-query.ts";

/** An index as one viewer sees it, with the memory in which it is searched. */
export interface IndexView {
  plan: SchemaPlan;
  registry: ValueRegistry;
  seen: readonly ViewedSegment[];
  scratch: WideScratch;
}

/**
 * The answer to a query, as `SearchQuery` and `SearchResult` describe it.
 * @throws RangeError for an undeclared group, column or sort key, or a negative page or size.
 */
export function search(searched: IndexView, query: SearchQuery): SearchResult {
  const { plan, registry, seen } = searched;
  const { page, size, sort } = query;
  if (!(Number.isInteger(page) && Number.isInteger(size) && page >= 0 && size >= 0)) {
    throw new RangeError("page and size are whole numbers from 0");
  }
  if (sort !== undefined && !Object.hasOwn(plan.sorts, sort.key)) {
    throw new RangeError(`No sort "${sort.key}" in the schema`);
  }
  const filters = readFilters(plan, registry, query.filters);
  const contents = {
    contains: readContents(plan, query.contains),
    without: readContents(plan, query.without),
  };
  const marks = query.marks === undefined ? null : readContents(plan, query.marks);
  const intervals = readIntervals(plan, query.intervals);
  const bounds = query.count_intervals === true ? allBounds(searched) : new Map<string, Bounds>();
  const parsed = parseQuery(query.text, query.language);
  const matches = findMatches({ ...searched, parsed });
  const wanted = (page + 1) * size;
  const count = query.count_facets !== false;
  const answers = seen.map((one, at) =>
    selectDocuments(one, {
      scratch: searched.scratch,
      found: matches.found === null ? null : (matches.found[at] ?? null),
      filters,
      contents,
      intervals,
      count,
      bounds,
    }),
  );
  const lists = answers.map(({ selected }, at) =>
    topOfSegment(seen[at] as ViewedSegment, selected, { sort, wanted }),
  );
  const first =
    sort === undefined
      ? firstHits(
          seen,
          answers.map(({ selected }) => selected),
        )
      : [];
  const hits = withFirst(first, mergeHits(lists, { sort, wanted })).slice(page * size, wanted);
  const foundOf = (hit: Hit) => matches.found?.[seen.indexOf(hit.seen)] ?? null;
  const explain = (hit: Hit) =>
    explainHit(hit, { asked: { plan, parsed }, words: matches.words, found: foundOf(hit) });
  return {
    total: answers.reduce((sum, { selected }) => sum + selected.length, 0),
    hits: hits.map((hit) => ({
      key: textAt(hit.seen.segment.columns.keys, hit.doc),
      matches: matchedIn(hit, parsed, foundOf(hit)),
      ...(marks && { marks: marks.map((mark) => containsOne(hit.seen, hit.doc, mark)) }),
      ...(query.explain && { explained: explain(hit) }),
    })),
    ...(count
      ? facetLists({ plan, registry, query, sums: sumCounts(searched, answers) })
      : { facets: {}, facet_totals: {} }),
    intervals: Object.fromEntries(
      Array.from(bounds, ([key, ends]) => [
        key,
        addCounts(
          ends,
          answers.map(({ steps }) => steps.get(key)),
        ),
      ]),
    ),
    corrected: matches.corrected,
    left_out: matches.left_out ?? [],
  };
}

/** Columns of which the viewer sees numbers, with the ends of those. */
function allBounds({ plan, seen }: IndexView): Map<string, Bounds> {
  const known = new Map<string, Bounds>();
  for (const key of plan.intervals) {
    const bounds = boundsOf(seen, key);
    if (bounds !== null) known.set(key, bounds);
  }
  return known;
}

/** Visible words of a document that answer a word of the query, or the identifier it is. */
function matchedIn(
  { seen, doc }: Hit,
  parsed: ParsedQuery,
  found: FoundDocuments | null,
): string[] {
  if (parsed.identifier?.only) return [parsed.identifier.id];
  return found === null ? [] : matchedWords(seen, doc, found);
}

const summed = reused();

/** Counts of all segments, by number of the registry; valid until the next search. */
function sumCounts({ registry, seen }: IndexView, answers: readonly SegmentAnswer[]): Uint32Array {
  const sums = zerosOf(summed, registry.values.length);
  for (const [index, { counts }] of answers.entries()) {
    const { facetIds } = (seen[index] as ViewedSegment).segment;
    for (let at = 0; counts !== null && at < counts.length; at++) {
      const id = facetIds[at] as number;
      sums[id] = (sums[id] as number) + (counts[at] as number);
    }
  }
  return sums;
}
