import { expect, test } from "vitest";
import { createBuilder } from "./create-index.ts";
import type { IndexDocument, IndexSchema, Viewer } from "./index-types.ts";
import { planSchema } from "./schema-plan.ts";
import { fromBuffers, toBuffers } from "./serialise.ts";
import { finishSegment } from "./writing/finish-segment.ts";
import { createWriter } from "./writing/segment-writer.ts";
import { writeDocument } from "./writing/write-document.ts";

const schema: IndexSchema = {
  fields: {
    name: { weight: 4, kind: "text", suggest: true },
    cas: { weight: 5, kind: "identifier", suggest: true },
  },
  facets: ["function"],
  sorts: { title: "text", price: "number" },
};
const anyone: Viewer = { tier: 0, own_company: null, own_tier: 0, type: null };
const plan = planSchema(schema);

const documentOf = (key: string, name: string): IndexDocument => ({
  key,
  company: "acme",
  hidden_from: [],
  values: [
    { field: "name", text: name, tier: 0 },
    { field: "cas", text: "56-81-5", tier: 1 },
  ],
  facets: [{ group: "function", value: `f${key}`, tier: 0 }],
  sorts: { title: { value: name, tier: 0 }, price: { value: 3, tier: 2 } },
});

function written() {
  const writer = createWriter(plan);
  for (const [key, name] of [
    ["a", "Glycérine"],
    ["b", "Urea"],
    ["c", "Wollwachs"],
  ] as const) {
    writeDocument(writer, documentOf(key, name));
  }
  return toBuffers(finishSegment(writer));
}

test("a segment comes back from its bytes as it was", () => {
  const columns = fromBuffers(written(), plan);
  expect(toBuffers(columns)).toEqual(written());
  for (const { bytes } of toBuffers(columns))
    expect(bytes.buffer).toBeInstanceOf(SharedArrayBuffer);
});

test("a single changed byte is noticed in every column", () => {
  for (const [at, { bytes }] of written().entries()) {
    for (let byte = 0; byte < bytes.length; byte++) {
      const damaged = written();
      const changed = damaged[at]?.bytes as Uint8Array;
      changed[byte] = (changed[byte] as number) ^ 1;
      expect(() => fromBuffers(damaged, plan)).toThrow(RangeError);
    }
  }
});

test("a lost column, a strange one and another schema are noticed", () => {
  expect(() => fromBuffers(written().slice(1), plan)).toThrow(
    /classKeys.bytes of a segment is missing/,
  );
  const [first] = written();
  expect(() => fromBuffers(first ? [...written(), first] : [], plan)).toThrow(RangeError);
  const other = planSchema({ ...schema, sorts: {} });
  expect(() => fromBuffers(written(), other)).toThrow(RangeError);
});

test("a builder makes the index of its documents, the later of two with one key", () => {
  const builder = createBuilder(schema);
  builder.add(documentOf("a", "Urea"));
  builder.add(documentOf("b", "Glycerin"));
  builder.add(documentOf("a", "Zinc"));
  expect(() =>
    builder.add({ ...documentOf("c", "x"), facets: [{ group: "?", value: "", tier: 0 }] }),
  ).toThrow(RangeError);
  const index = builder.finish();
  const keys = (text: string) =>
    index.search({ text, filters: {}, page: 0, size: 9 }, anyone).hits.map(({ key }) => key);
  expect([index.size, keys("urea"), keys("zinc"), keys("")]).toEqual([2, [], ["a"], ["b", "a"]]);
  index.apply([{ kind: "put", document: documentOf("b", "Alum") }]);
  expect([keys("glycerin"), keys("")]).toEqual([[], ["b", "a"]]);
});
