import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { ContentValue, Viewer } from "@neroli/search/index-types.ts";
import { changesHeardOf } from "../../kernel/events/events.ts";
import { catalogue } from "../serving/catalogue.ts";
import type { Searcher } from "../serving/searcher.ts";

interface Asked {
  group: string;
  limit: number;
}

/** Lists that are kept: each reader may see another. The one longest there goes first. */
const most = 32;

interface Kept {
  /** Nothing has changed since then. */
  changes: number;
  lists: Map<string, Promise<ContentValue[]>>;
}

const kept = new WeakMap<Searcher, Kept>();

/**
 * All that products contain that this reader may see, the commonest first. Of 400,000 products it
 * takes 200 ms to count, in which nothing else is searched: it is counted once, until anything changes.
 */
export function wholeContents(
  offering: Offering,
  asked: Asked,
  viewer: Viewer,
): Promise<ContentValue[]> {
  const { searcher } = catalogue();
  const lists = keptOf(searcher);
  const key = JSON.stringify([offering, asked, viewer]);
  const known = lists.get(key);
  if (known) return known;
  const list = searcher.contents(offering, { ...asked, text: "" }, viewer);
  lists.set(key, list);
  list.catch(() => lists.delete(key));
  for (const oldest of lists.keys()) {
    if (lists.size <= most) break;
    lists.delete(oldest);
  }
  return list;
}

function keptOf(searcher: Searcher): Kept["lists"] {
  const changes = changesHeardOf();
  const known = kept.get(searcher);
  if (known?.changes === changes) return known.lists;
  const lists: Kept["lists"] = new Map();
  kept.set(searcher, { changes, lists });
  return lists;
}
