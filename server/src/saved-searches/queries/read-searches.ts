import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { visibleTo } from "../policy.ts";

export const selectSearches = () =>
  db()
    .selectFrom("saved_searches")
    .select(["id", "name", "version", "looked_at", "digested_until", "created_at", "digest_until"])
    .select(["offering", "query", "view", "frequency"]);

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
