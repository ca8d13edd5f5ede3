import { mostNews } from "@neroli/contract/saved-searches/frequencies.ts";
import { readKept } from "@neroli/contract/saved-searches/search-state.ts";
import { findNew } from "../../catalogue/queries/find-new.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { AppError } from "../../kernel/errors.ts";
import { listSearches, type SearchRow } from "./read-searches.ts";

interface News {
  id: string;
  count: number;
  more: boolean;
}

/** How many products each of the actor's searches newly finds since its owner last looked. */
export async function countNews(actor: SignedInActor): Promise<News[]> {
  const news: News[] = [];
  // One after the other: fifty at once would keep everybody else's searches waiting.
  for (const search of await listSearches(actor)) news.push(await countOne(actor, search));
  return news;
}

async function countOne(actor: SignedInActor, search: SearchRow): Promise<News> {
  const { id, offering, looked_at } = search;
  const asked = readKept(search.query);
  if (!asked) return { id, count: 0, more: false };
  try {
    const { products, more } = await findNew(actor, {
      offering,
      asked,
      after: looked_at,
      until: now(),
      most: mostNews,
    });
    return { id, count: products.length, more };
  } catch (error) {
    // The search may have become one that this person may not do any more.
    if (error instanceof AppError) return { id, count: 0, more: false };
    throw error;
  }
}
