import { create, search as find, insertMultiple } from "@orama/orama";
import { facetValues, type GeneratedProduct } from "../catalogue.ts";
import type { Contestant } from "../contestant.ts";

const batch = 5_000;

/** Orama with facets of its own. */
export function orama(): Contestant {
  const index = create({
    schema: {
      name: "string",
      inci: "string",
      cas: "string",
      description: "string",
      facets: "enum[]",
    } as const,
  });
  const document = ({ id, name, inci, cas, description, facets }: GeneratedProduct) => ({
    id: String(id),
    name,
    inci,
    cas,
    description,
    facets,
  });
  return {
    // All words must be in one field there.
    lacks: ["two"],
    async build(products) {
      let pending: ReturnType<typeof document>[] = [];
      for (const product of products) {
        pending.push(document(product));
        if (pending.length < batch) continue;
        await insertMultiple(index, pending, batch);
        pending = [];
      }
      await insertMultiple(index, pending, batch);
    },
    async search({ kind, text, filter }) {
      const found = await find(index, {
        term: text,
        exact: kind !== "prefix3" && kind !== "typo",
        tolerance: kind === "typo" ? 1 : 0,
        threshold: 0,
        boost: { name: 4, inci: 3, cas: 5, description: 1 },
        limit: 20,
        facets: { facets: { limit: facetValues } },
        ...(filter.length > 0 && { where: { facets: { containsAll: [...filter] } } }),
      });
      const counts = new Uint32Array(facetValues);
      for (const [value, count] of Object.entries(found.facets?.facets?.values ?? {})) {
        counts[Number(value)] = count;
      }
      return { total: found.count, counts, top: found.hits.map(({ id }) => Number(id)) };
    },
  };
}
