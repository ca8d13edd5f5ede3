import { sql } from "kysely";
import type { Interaction } from "../interactions/commands/write-inbox.ts";
import { db } from "../kernel/db/db.ts";
import { publishedCompanies } from "../published/companies.ts";
import { productShownIn } from "../published/portals.ts";
import { publishedProducts } from "../published/products.ts";
import { chance, pick } from "./generate/pick.ts";

/** How often somebody who looks at a product that a portal shows does so in the portal. */
const share = 0.3;
const visits = ["DETAILS", "VIEW"];

/** Which portal shows which product. */
async function findShown() {
  const events = await db().selectFrom("events").select("key").orderBy("key").execute();
  const all = await Promise.all(
    events.map(({ key }) =>
      db()
        .selectFrom(publishedProducts())
        .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
        .where(productShownIn(key))
        .select(["products.key as product_key", sql<string>`${key}`.as("event_key")])
        .execute(),
    ),
  );
  return all.flat();
}

/** Says of interactions in which portal they were, and which document was downloaded. */
export async function placeInteractions(
  interactions: readonly Interaction[],
): Promise<Interaction[]> {
  const portals = Map.groupBy(await findShown(), ({ product_key }) => product_key);
  const documents = Map.groupBy(
    await db()
      .selectFrom("assets")
      .where("kind", "=", "DOCUMENT")
      .where("product_key", "is not", null)
      .select(["id", "product_key"])
      .orderBy("name")
      .orderBy("id")
      .execute(),
    ({ product_key }) => product_key,
  );
  return interactions.flatMap((each, at): Interaction[] => {
    const seed = `place ${at}`;
    const shown = portals.get(each.product_key ?? "");
    const portal = shown && chance(seed, share) ? pick(seed, shown).event_key : undefined;
    const isVisit = visits.includes(each.kind);
    const placed = portal
      ? { ...each, event_key: portal, ...(isVisit && { firsts: (each.firsts ?? 0) | 2 }) }
      : each;
    if (each.kind !== "DOWNLOAD") return [placed];
    const of = documents.get(each.product_key ?? null);
    return of ? [{ ...placed, document: pick(`${seed} document`, of).id }] : [];
  });
}
