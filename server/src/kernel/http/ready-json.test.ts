import { expect, test } from "vitest";
import { readyPartsOf, spliceReadyJson, withReadyJson } from "./ready-json.ts";

test("a list that is JSON already stands in its place, whatever texts say", () => {
  const content = [{ name: 'of "facets":[] and "ranges":[]' }];
  const answer = withReadyJson(
    { content, facets: [], ranges: [], total: 1 },
    // In another order than the answer has them.
    { ranges: Buffer.from("[1]"), facets: Buffer.from('[{"value":"$& ü \\"ranges\\":[]"}]') },
  );
  const json = spliceReadyJson(JSON.stringify(answer), readyPartsOf(answer) ?? {});
  expect(JSON.parse(json.toString())).toEqual({
    content,
    total: 1,
    facets: [{ value: '$& ü "ranges":[]' }],
    ranges: [1],
  });
});

test("an answer without the list is a defect; most have no such lists", () => {
  expect(() => spliceReadyJson('{"facets":[1]}', { facets: Buffer.from("[]") })).toThrow("facets");
  expect([readyPartsOf({ a: 1 }), readyPartsOf(null), readyPartsOf("text")]).toEqual(
    Array.from({ length: 3 }, () => undefined),
  );
});
