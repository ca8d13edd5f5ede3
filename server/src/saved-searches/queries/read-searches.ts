import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { Frequency } from "@neroli/contract/saved-searches/frequencies.ts";
import type { SavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import type { SearchParameters } from "@neroli/contract/saved-searches/search-state.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { visibleTo } from "../policy.ts";

export const selectSearches = () =>
  db()
    .selectFrom("saved_searches")
    .select(["id", "name", "version", "looked_at", "digested_until", "created_at", "digest_until"])
    .select((row) => [
      row.ref("saved_searches.offering").$castTo<Offering>().as("offering"),
      row.ref("saved_searches.query").$castTo<SearchParameters>().as("query"),
      row.ref("saved_searches.view").$castTo<SavedSearch["view"]>().as("view"),
      row.ref("saved_searches.frequency").$castTo<Frequency>().as("frequency"),
    ]);

export type SearchRow = Awaited<ReturnType<ReturnType<typeof selectSearches>["execute"]>>[number];

/** The actor's searches, the newest first. */
export const listSearches = (actor: SignedInActor): Promise<SearchRow[]> =>
  selectSearches()
    .where(visibleTo(actor))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

export const getSearch = async (actor: SignedInActor, id: string): Promise<SearchRow> =>
  found(await selectSearches().where(visibleTo(actor)).where("id", "=", id).executeTakeFirst());
