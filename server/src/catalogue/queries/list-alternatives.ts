import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { Alternative } from "@neroli/contract/products/alternatives.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { Reading } from "@neroli/contract/products/value-text.ts";
import { tierOfField } from "@neroli/contract/products/visibility.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { say } from "@neroli/phrases/say.ts";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedProducts } from "../../published/products.ts";
import { namesOfField } from "../../reference/queries/term-names.ts";
import type { CompanyEntry } from "../indexed/entries.ts";
import { sharesPurposes } from "../meaning/learn-purposes.ts";
import { existsFor, productTier } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";
import { unlessAway } from "../serving/unless-away.ts";
import { findCandidates } from "./find-candidates.ts";
import { likelyFor } from "./learn.ts";
import { scoreOf, tellApart } from "./rate-alternative.ts";
import { summariesOf } from "./read-summary.ts";
import { shownThere } from "./within-portal.ts";

const shown = 6;
/** Per cent below which two products are not worth comparing. */
const leastAlike = 15;

/**
 * Products that could stand in for one, rated from what this actor may see of both: those of other
 * suppliers first, then the more alike (rate-alternative.ts). None for a draft, or for what is in the trash.
 */
export async function listAlternatives(actor: Actor, key: string): Promise<Alternative[]> {
  const [mine] = await readProducts(actor, [key]);
  if (!mine || !catalogue().products.get(key)) return [];
  const isOwn = ({ company }: ReadProduct) => Number(company === mine.company);
  const candidates = await unlessAway(
    () => rateCandidates(actor, mine),
    () => [],
  );
  const rated = candidates
    .filter(({ score }) => score >= leastAlike)
    .sort(
      (a, b) =>
        isOwn(a.theirs) - isOwn(b.theirs) ||
        b.score - a.score ||
        (a.theirs.key < b.theirs.key ? -1 : 1),
    )
    .slice(0, shown);
  const reading = readingOf(actor);
  return rated.flatMap(({ theirs, score, likely }) => {
    const [product] = summariesOf(actor, [theirs]);
    if (!product) return [];
    const told = tellApart({ mine: mine.fields, theirs: theirs.fields }, reading);
    const called = likely.map((term) => reading.nameOf?.("functions", term) ?? term);
    return [{ product, ...told, likely: called, score }];
  });
}

/**
 * What has something in common with a product, and how much. Where it does not say what it is for,
 * what it is likely for counts, as its name and texts tell.
 */
export async function rateCandidates(
  actor: Actor,
  mine: Omit<ReadProduct, "company">,
): Promise<RatedProduct[]> {
  const { functions = [] } = mine.fields;
  const likely = functions.length > 0 ? [] : await likelyFor(mine.segment, mine.fields);
  const terms = likely.map(({ term }) => term);
  const keys = await findCandidates(actor, { ...mine, likely: terms });
  return (await readProducts(actor, keys)).map((theirs) => {
    const named = theirs.fields.functions ?? [];
    const meant = Math.round(mostForLikely * sharesPurposes(likely, named));
    return {
      theirs,
      score: Math.max(scoreOf(mine.fields, theirs.fields), meant),
      likely: terms.filter((term) => named.includes(term)).slice(0, mostLikelyTold),
    };
  });
}

interface RatedProduct {
  theirs: ReadProduct;
  score: number;
  /** Functions of theirs that the other one likely has, too. */
  likely: string[];
}

const mostLikelyTold = 3;
/** Per cent that likely purposes make at most: what is said counts more. */
const mostForLikely = 60;

interface ReadProduct {
  key: string;
  segment: Segment;
  company: CompanyEntry;
  /** Those that the actor may see. */
  fields: ProductFields;
}

/** Those that exist for this actor and are shown. */
async function readProducts(actor: Actor, keys: readonly string[]): Promise<ReadProduct[]> {
  if (keys.length === 0) return [];
  const rows = await db()
    .selectFrom(publishedProducts())
    .where("key", "in", keys)
    .where("shown", "=", true)
    .select(["key", "company_key", "segment", "fields", "visibility"])
    .execute();
  const isShown = await shownThere(actor);
  return rows.flatMap(({ key, company_key, segment, ...row }) => {
    const company = catalogue().companies.get(company_key);
    if (!company || !existsFor(actor, { company }) || !isShown({ key, company })) return [];
    const tier = productTier(actor, { company });
    const visibility = row.visibility;
    const fields = Object.entries(row.fields).filter(
      ([field]) => isProductFieldKey(field) && tierOfField(field, visibility) <= tier,
    );
    return [{ key, segment: segment as Segment, company, fields: Object.fromEntries(fields) }];
  });
}

const readingOf = ({ language }: Actor): Reading => ({
  language,
  say: (key) => say(language, key as PlainPhraseKey),
  nameOf: (field, term) => namesOfField(language, field)?.get(term),
});
