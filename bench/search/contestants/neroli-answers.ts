import type { SegmentColumns } from "@neroli/search/columns/segment-columns.ts";
import { createReader } from "@neroli/search/index-reader.ts";
import type { IndexSchema, SearchResult, Viewer } from "@neroli/search/index-types.ts";
import { createOwner } from "@neroli/search/segment-owner.ts";
import { facetGroups, facetValues, groupStarts } from "../catalogue.ts";
import type { Answer } from "../contestant.ts";
import type { Query } from "../queries.ts";

const groups = facetGroups.map((_, group) => `group${group}`);
const visitor: Viewer = { tier: 0, own_company: null, own_tier: 0, type: null };
const groupOf = (value: number) => groupStarts.findLastIndex((start) => start <= value);

/** Key of the group of each facet value. */
export const groupKeys = Array.from(
  { length: facetValues },
  (_, value) => groups[groupOf(value)] ?? "",
);

export const schema: IndexSchema = {
  fields: {
    name: { weight: 4, kind: "text" },
    inci: { weight: 3, kind: "text" },
    cas: { weight: 5, kind: "identifier" },
    description: { weight: 1, kind: "text" },
  },
  facets: groups,
  sorts: {},
};

/** Answers from segments, whose memory any number of threads share. */
export function answersFrom(segments: readonly SegmentColumns[]): {
  ask(query: Query): SearchResult;
  warmUp(): void;
} {
  const reader = createReader(schema);
  const owner = createOwner(schema);
  for (const columns of segments) reader.follow(owner.adopt(columns));
  const ask = ({ kind, text, filter }: Query) => {
    const filters = Object.fromEntries(
      filter.map((value) => [groupKeys[value] ?? "", [String(value)]]),
    );
    // Quoted words are neither completed nor corrected.
    const words = kind === "typo" || kind === "prefix3" ? text : text.replace(/\S+/g, '"$&"');
    return reader.search({ text: words, filters, page: 0, size: 20 }, visitor);
  };
  return {
    ask,
    warmUp() {
      for (const _ of reader.warmUp());
    },
  };
}

/** An answer as it is compared with others. */
export function answerOf(found: SearchResult): Answer {
  const counts = new Uint32Array(facetValues);
  for (const values of Object.values(found.facets)) {
    for (const { value, count } of values) counts[Number(value)] = count;
  }
  return { total: found.total, counts, top: found.hits.map(({ key }) => Number(key)) };
}
