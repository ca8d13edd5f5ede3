import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";

type NewSearch = Pick<Insertable<DB["saved_searches"]>, "user_key"> &
  Partial<Omit<Insertable<DB["saved_searches"]>, "query">> & { query?: Record<string, string> };

/** Somebody's search of all ingredients, never mailed, where nothing is said. */
export const createSavedSearch = ({
  query = {},
  ...search
}: NewSearch): Promise<Selectable<DB["saved_searches"]>> =>
  db()
    .insertInto("saved_searches")
    .values({
      name: `Search ${randomKey()}`,
      offering: "INGREDIENTS",
      view: "cards",
      state_hash: randomKey(),
      ...search,
      query: JSON.stringify(query),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
