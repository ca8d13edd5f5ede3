import { expect, test } from "vitest";
import { createIndex } from "../create-index.ts";
import type { IndexDocument } from "../index-types.ts";
import { chooser } from "../testing-choices.ts";

/**
 * Among them signs that go before all letters, and one of two code units that goes before one that
 * is of fewer bytes.
 */
const signs = ["a", "b", " ", "-", ",", "z", "7", "\u{10400}", "\ufffd"];

test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  "everything comes by rank, name and key, whatever signs are in the names; catalogue %i",
  (seed) => {
    const choose = chooser(seed);
    const documents = Array.from({ length: 150 }, (_, at): IndexDocument => {
      // Some go on alike for longer than is looked at in one round.
      const begin = choose.oneOf(["", "", "aaaaaaaaaaaaaaaa"]);
      const name = `a${begin}${choose.some(4, () => choose.oneOf(signs)).join("")}a`;
      return {
        key: `k${choose.upTo(1_000)}-${at}`,
        company: "acme",
        hidden_from: [],
        rank: choose.upTo(3),
        values: [{ field: "name", text: name, tier: 0 }],
        facets: [],
        sorts: {},
      };
    });
    const index = createIndex({
      fields: { name: { weight: 4, kind: "text", suggest: true } },
      facets: [],
      sorts: {},
    });
    index.apply(documents.map((document) => ({ kind: "put", document })));
    const everything = { text: "", filters: {}, page: 0, size: documents.length };
    const viewer = { tier: 0, own_company: null, own_tier: 0, type: null } as const;
    const found = index.search(everything, viewer).hits.map(({ key }) => key);

    const nameOf = ({ values }: IndexDocument) => values[0]?.text ?? "";
    const by = <T>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);
    const sorted = documents.toSorted(
      (a, b) => (b.rank ?? 0) - (a.rank ?? 0) || by(nameOf(a), nameOf(b)) || by(a.key, b.key),
    );
    expect(found).toEqual(sorted.map(({ key }) => key));
  },
);
