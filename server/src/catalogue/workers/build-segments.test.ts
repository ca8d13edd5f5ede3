import type { SegmentColumns } from "@neroli/search/columns/segment-columns.ts";
import { createReader } from "@neroli/search/index-reader.ts";
import type { IndexDocument, IndexSchema, Viewer } from "@neroli/search/index-types.ts";
import { createOwner } from "@neroli/search/segment-owner.ts";
import { expect, test } from "vitest";
import { type BuildSegment, buildHere, buildWithThread } from "./build-segment.ts";
import { buildSegments } from "./build-segments.ts";

const schema: IndexSchema = {
  fields: { name: { kind: "text", weight: 4 } },
  facets: ["colour"],
  sorts: {},
};
const anyone: Viewer = { tier: 0, own_company: null, own_tier: 0, type: null };

const documentOf = (at: number): IndexDocument => ({
  ...{ key: `k${at}`, company: "acme", hidden_from: [], sorts: {} },
  values: [{ field: "name", text: at % 2 === 0 ? "even" : "odd", tier: 0 }],
  facets: [{ group: "colour", value: `c${at % 3}`, tier: 0 }],
});

async function segmentsOf(count: number, build: BuildSegment): Promise<SegmentColumns[]> {
  const segments: SegmentColumns[] = [];
  const take = (columns: SegmentColumns) => void segments.push(columns);
  const building = buildSegments({ schema, build, take, greatest: 20 });
  for (let at = 0; at < count; at++) {
    building.add(documentOf(at));
    if (at % 10 === 9) await building.ready();
  }
  await building.finish();
  return segments;
}

test.each([
  ["in this thread", buildHere],
  ["with a thread for the words", buildWithThread],
])("many documents become several segments that are found in as one: %s", async (_, build) => {
  const segments = await segmentsOf(53, build);
  expect(segments.map(({ classes }) => classes.length)).toEqual([20, 20, 13]);
  const owner = createOwner(schema);
  const reader = createReader(schema);
  for (const columns of segments) reader.follow(owner.adopt(columns));
  const found = reader.search({ text: "odd", filters: {}, page: 0, size: 99 }, anyone);
  expect(found.total).toBe(26);
  expect(found.facets.colour?.map(({ count }) => count)).toEqual([9, 9, 8]);
});

test("what ends with a full segment has no empty one behind it; nothing makes none", async () => {
  expect((await segmentsOf(40, buildHere)).map(({ classes }) => classes.length)).toEqual([20, 20]);
  expect(await segmentsOf(0, buildHere)).toEqual([]);
});
