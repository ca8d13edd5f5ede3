import { expressionBuilder } from "kysely";
import type { DB } from "../../db/types.ts";

/** What support gives to products and companies, for `from` and joins. */
export const publishedAwards = () =>
  expressionBuilder<DB, never>().selectFrom("awards").select(["id", "name"]).as("awards");
