import { expect, test } from "vitest";
import { mergeSegments } from "../merge-segments.ts";
import { createOwner } from "../segment-owner.ts";
import { schema } from "../testing-choices.ts";

/** A document of so many words, none of which comes in the order of the words. */
const documentOf = (key: string, words: number) => ({
  key,
  company: "maker",
  hidden_from: [],
  values: [
    {
      field: "name",
      text: Array.from({ length: words }, (_, at) => `w${(at * 7) % words}`).join(" "),
      tier: 0 as const,
    },
  ],
  facets: [],
  sorts: {},
});

test.each([20, 300])("the words of a document of %i are in order, merged ones as well", (words) => {
  const owner = createOwner(schema, { least: 1, growth: 1, atOnce: 0 });
  for (const key of ["a", "b"]) {
    owner.change([{ kind: "put", document: documentOf(key, words) }]);
  }
  const parts = owner.everything().opened;
  for (const { docWordStarts, docWords } of [
    ...parts.map(({ columns }) => columns),
    mergeSegments(schema, parts),
  ]) {
    for (let doc = 0; doc + 1 < docWordStarts.length; doc++) {
      const row = [...docWords.slice(docWordStarts[doc], docWordStarts[doc + 1])];
      expect(row).toHaveLength(words);
      expect(row).toEqual(row.toSorted((a, b) => a - b));
    }
  }
});
