import { expressionBuilder } from "kysely";
import type { DB } from "../../db/types.ts";

/** Groups of names that mean the same, for `from` and joins. */
export const publishedSynonyms = () =>
  expressionBuilder<DB, never>().selectFrom("synonyms").select(["id", "names"]).as("synonyms");
