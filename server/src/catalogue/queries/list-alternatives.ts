import type { Alternative } from "@neroli/contract/products/alternatives.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { Reading } from "@neroli/contract/products/value-text.ts";
import { type FieldVisibilities, tierOfField } from "@neroli/contract/products/visibility.ts";
import type { PhraseKey } from "@neroli/phrases/all.ts";
import { say } from "@neroli/phrases/say.ts";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { namesOfField } from "../../reference/queries/term-names.ts";
import { catalogue, type ProductEntry } from "../catalogue.ts";
import { existsFor, productTier } from "../policy.ts";
import { scoreOf, tellApart } from "../rate-alternative.ts";
import { readSummary } from "../read-summary.ts";
import { findCandidates } from "./find-candidates.ts";

const shown = 6;
/** Per cent below which two products are not worth comparing. */
const leastAlike = 15;

/**
 * What could stand in for a product, rated from what this actor may see of both: those of other
 * suppliers first, then the more alike (rate-alternative.ts). None for a product in the trash.
 */
export async function listAlternatives(actor: Actor, key: string): Promise<Alternative[]> {
  const self = catalogue().products.get(key);
  if (!self || !existsFor(actor, self)) return [];
  const mine = (await readFields(actor, [self])).get(key);
  if (!mine) return [];
  const { segment } = self.summaries[0];
  const entries = (await findCandidates(actor, { key, segment, fields: mine })).flatMap((each) => {
    const entry = catalogue().products.get(each);
    return entry && existsFor(actor, entry) ? [entry] : [];
  });
  const fieldsOf = await readFields(actor, entries);
  const isOwn = (entry: ProductEntry) => Number(entry.company === self.company);
  const rated = entries.flatMap((entry) => {
    const theirs = fieldsOf.get(entry.key);
    return theirs ? [{ entry, theirs, score: scoreOf(mine, theirs) }] : [];
  });
  return rated
    .filter(({ score }) => score >= leastAlike)
    .sort((a, b) => isOwn(a.entry) - isOwn(b.entry) || b.score - a.score || byKey(a.entry, b.entry))
    .slice(0, shown)
    .map(({ entry, theirs, score }) => ({
      product: readSummary(actor, entry),
      ...tellApart({ mine, theirs }, readingOf(actor)),
      score,
    }));
}

const byKey = (a: ProductEntry, b: ProductEntry) => (a.key < b.key ? -1 : 1);

/** Of each product the fields that this actor may see. */
async function readFields(
  actor: Actor,
  entries: readonly ProductEntry[],
): Promise<Map<string, ProductFields>> {
  if (entries.length === 0) return new Map();
  const keys = entries.map(({ key }) => key);
  const rows = await db()
    .selectFrom("products")
    .where("key", "in", keys)
    .where("trashed_at", "is", null)
    .select(["key", "fields", "visibility"])
    .execute();
  const tiers = new Map(entries.map((entry) => [entry.key, productTier(actor, entry)]));
  return new Map(
    rows.map(({ key, fields, visibility }) => {
      const tier = tiers.get(key) ?? 0;
      const readable = Object.entries(fields as ProductFields).filter(
        ([field]) =>
          isProductFieldKey(field) && tierOfField(field, visibility as FieldVisibilities) <= tier,
      );
      return [key, Object.fromEntries(readable)];
    }),
  );
}

const readingOf = ({ language }: Actor): Reading => ({
  language,
  say: (key) => say(language, key as PhraseKey),
  nameOf: (field, term) => namesOfField(language, field)?.get(term),
});
