import { expressionBuilder } from "kysely";
import type { DB } from "../../db/types.ts";

/** Terms and their names in each language, for `from` and joins. */
export const publishedAttributes = () =>
  expressionBuilder<DB, never>()
    .selectFrom("attributes")
    .select(["id", "field", "term", "names", "status"])
    .as("attributes");
