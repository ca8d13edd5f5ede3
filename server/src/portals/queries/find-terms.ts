import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import { db } from "../../kernel/db/db.ts";

/** The terms that an event has now; undefined where it has none. */
export const findTerms = (event: string) =>
  db()
    .selectFrom("event_terms")
    .where("event_key", "=", event)
    .select(["version", "texts", "published_at"])
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();

type Texts = NonNullable<Awaited<ReturnType<typeof findTerms>>>["texts"];

/** The language of the text for a reader: their own, then English, then the first there is. */
export function languageFor(texts: Texts, reader: Language): Language {
  const order = [reader, "en" as const, ...languages];
  return order.find((language) => texts[language]) ?? "en";
}
