import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { may } from "../policy.ts";
import type { GivenProduct } from "./given-product.ts";
import { type Plan, planProducts } from "./plan-products.ts";
import { type WrittenProduct, writePlanned } from "./write-planned.ts";

/** A product of a source that knows its own products. */
export interface IncomingProduct extends GivenProduct {
  fields: ProductFields & { name: string };
  source: string;
  source_key: string;
}

export type SaveOutcome = "created" | "updated" | "unchanged";

/** The plan for a product, and what was written of it if it was to be. */
export type SavedProduct = Plan & { written: WrittenProduct | undefined };

/**
 * Saves what can be saved of these products in one transaction, and says of each, in their order,
 * what became of it: no two of them may be the same product. The saves of a company stand in line,
 * so that a product that is new to two of them is created once.
 */
export async function saveWhatCanBe(
  actor: Actor,
  incoming: readonly GivenProduct[],
  options: { import_id?: string } = {},
): Promise<SavedProduct[]> {
  const companies = [...new Set(incoming.map((product) => product.company_key))].sort();
  for (const companyKey of companies) {
    if (!may(actor, "edit", companyKey)) throw new AppError("access.forbidden");
  }
  return transaction(async () => {
    for (const companyKey of companies) await standInLine(companyKey);
    const plans = await planProducts(incoming);
    const written = await writePlanned(actor, plans, options);
    return plans.map((plan) => ({ ...plan, written: written.get(plan) }));
  });
}

/**
 * Creates and updates products by their source in one transaction; answers one outcome for each,
 * in their order. What comes as it came the last time is not touched and emits nothing: changes
 * made in the editor since then stay. Throws "products.trade-name-immutable" (spec 5) with the
 * `source_keys` that it is about, and then has written nothing at all.
 */
export async function saveProducts(
  actor: Actor,
  incoming: readonly IncomingProduct[],
): Promise<SaveOutcome[]> {
  const identities = new Set(
    incoming.map(({ company_key, source, source_key }) =>
      JSON.stringify([company_key, source, source_key]),
    ),
  );
  if (identities.size < incoming.length) throw new Error("a source_key comes twice in one call");
  return transaction(async () => {
    const saved = await saveWhatCanBe(actor, incoming);
    const refused = saved.filter((each) => each.outcome === "refused");
    if (refused.length > 0) {
      throw new AppError("products.trade-name-immutable", {
        source_keys: refused.map((each) => each.incoming.source_key),
      });
    }
    return saved.map(({ outcome }) => outcome as SaveOutcome);
  });
}

/** Until the transaction ends. */
const standInLine = (companyKey: string) =>
  sql`select pg_advisory_xact_lock(${saveLocks}, hashtext(${companyKey}))`.execute(db());

/** Sets these locks apart from others on the same database. */
const saveLocks = 7_203;
