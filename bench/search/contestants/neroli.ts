import { createBuilder } from "@neroli/search/create-index.ts";
import type { CatalogueIndex, Viewer } from "@neroli/search/index-types.ts";
import { facetGroups, facetValues, groupStarts } from "../catalogue.ts";
import type { Contestant } from "../contestant.ts";

const groups = facetGroups.map((_, group) => `group${group}`);
const visitor: Viewer = { tier: 0, own_company: null, own_tier: 0, type: null };
const groupOf = (value: number) => groupStarts.findLastIndex((start) => start <= value);
const groupKeys = Array.from({ length: facetValues }, (_, value) => groups[groupOf(value)] ?? "");

export function neroli(): Contestant {
  let index: CatalogueIndex | undefined;
  const builder = createBuilder({
    fields: {
      name: { weight: 4, kind: "text" },
      inci: { weight: 3, kind: "text" },
      cas: { weight: 5, kind: "identifier" },
      description: { weight: 1, kind: "text" },
    },
    facets: groups,
    sorts: {},
  });
  return {
    countsOwnGroupFreely: true,
    async build(products) {
      for (const product of products) {
        const { id, facets } = product;
        const values = (["name", "inci", "cas", "description"] as const).map((field) => ({
          field,
          text: product[field],
          tier: 0 as const,
        }));
        const document = {
          key: String(id),
          company: "one",
          hidden_from: [],
          values,
          facets: facets.map((value) => ({
            group: groupKeys[value] ?? "",
            value: String(value),
            tier: 0 as const,
          })),
          sorts: {},
        };
        builder.add(document);
      }
      index = builder.finish();
    },
    search({ kind, text, filter }) {
      const filters = Object.fromEntries(
        filter.map((value) => [groupKeys[value] ?? "", [String(value)]]),
      );
      // Quoted words are neither completed nor corrected.
      const words = kind === "typo" || kind === "prefix3" ? text : text.replace(/\S+/g, '"$&"');
      if (index === undefined) throw new Error("searched before it is built");
      const found = index.search({ text: words, filters, page: 0, size: 20 }, visitor);
      const counts = new Uint32Array(facetValues);
      for (const values of Object.values(found.facets)) {
        for (const { value, count } of values) counts[Number(value)] = count;
      }
      return { total: found.total, counts, top: found.hits.map(({ key }) => Number(key)) };
    },
  };
}
