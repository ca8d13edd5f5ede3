import type { SavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import type { SearchRow } from "../queries/read-searches.ts";
import { describeFilters } from "./describe-filters.ts";

export function presentSearch(actor: Actor, row: SearchRow): SavedSearch {
  const { digested_until: _, looked_at, created_at, ...search } = row;
  return {
    ...search,
    filters: describeFilters(actor, search.query),
    looked_at: looked_at.toISOString(),
    created_at: created_at.toISOString(),
  };
}
