import { offerings } from "@neroli/contract/enumerations/products.ts";
import { systemActor } from "../../kernel/actor.ts";
import { readSynonyms } from "../../synonyms/queries/synonym-book.ts";
import { productViewer } from "../policy.ts";
import type { Catalogue } from "../serving/catalogue.ts";

/**
 * Products that carry one of these folded names, or were found by one until now: those that are to
 * be put anew when it means something else. Every word of it stands somewhere in them.
 */
export async function findCalled(
  { searcher }: Catalogue,
  names: readonly string[],
): Promise<string[]> {
  await readSynonyms();
  const found = new Set<string>();
  for (const name of new Set(names)) {
    for (const offering of offerings) {
      const asked = { text: `"${name}"`, filters: {}, page: 0, count_facets: false };
      const viewer = productViewer(systemActor);
      const { total } = await searcher.search(offering, { ...asked, size: 0 }, viewer);
      if (total === 0) continue;
      const { hits } = await searcher.search(offering, { ...asked, size: total }, viewer);
      for (const { key } of hits) found.add(key);
    }
  }
  return [...found];
}
