import type { Viewer } from "@neroli/search/index-types.ts";
import type { CompanyEntry } from "../indexed/entries.ts";
import type { IndexName } from "../indexed/index-names.ts";
import type { Searcher } from "./searcher.ts";

/**
 * Indexes that are kept elsewhere may be behind, for half a second or, while they are built anew, for
 * minutes. What this process knows to be gone by now, or hidden from the viewer, is no hit.
 */
export const stillThere = (searcher: Searcher, ownerOf: OwnerOf): Searcher => ({
  ...searcher,
  async search(index, query, viewer) {
    const result = await searcher.search(index, query, viewer);
    // Support sees all, and whoever keeps the indexes looks for what is to leave them.
    if (viewer.tier === 2) return result;
    const hits = result.hits.filter(({ key }) => mayStillSee(viewer, ownerOf(index, key)));
    return { ...result, hits, total: result.total - (result.hits.length - hits.length) };
  },
});

/** The company of a product, or of its own key, as this process knows it; undefined where it is gone. */
type OwnerOf = (index: IndexName, key: string) => CompanyEntry | undefined;

function mayStillSee({ own_company, type }: Viewer, owner: CompanyEntry | undefined): boolean {
  if (owner === undefined) return false;
  if (owner.key === own_company) return true;
  return owner.shown && !owner.excluded_types.some((excluded) => excluded === type);
}
