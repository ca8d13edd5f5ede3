import { expressionBuilder } from "kysely";
import type { DB } from "../../db/types.ts";

/** Terms, their names in each language and their other spellings, for `from` and joins. */
export const publishedAttributes = () =>
  expressionBuilder<DB, never>()
    .selectFrom("attributes")
    .select(["id", "field", "term", "names", "synonyms", "status"])
    .as("attributes");
