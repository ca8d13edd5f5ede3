import MiniSearch from "minisearch";
import type { Contestant } from "../contestant.ts";
import { facetColumn } from "./count-facets.ts";

/** MiniSearch, with facets counted over all that it finds. */
export function miniSearch(): Contestant {
  const index = new MiniSearch({
    fields: ["name", "inci", "cas", "description"],
    searchOptions: {
      boost: { name: 4, inci: 3, cas: 5, description: 1 },
      combineWith: "AND",
    },
  });
  const facets = facetColumn();
  return {
    async build(products) {
      for (const product of products) {
        index.add(product);
        facets.add(product);
      }
      facets.finish();
    },
    search({ kind, text, filter }) {
      if (kind === "all") return { ...facets.all(), top: [] };
      if (kind === "filter") {
        const found = facets.having(filter);
        return { total: found.length, counts: facets.count(found), top: found.slice(0, 20) };
      }
      const options = { prefix: kind === "prefix3", fuzzy: kind === "typo" ? 1 : false };
      const found = index.search(text, options).map(({ id }) => Number(id));
      return { total: found.length, counts: facets.count(found), top: found.slice(0, 20) };
    },
  };
}
