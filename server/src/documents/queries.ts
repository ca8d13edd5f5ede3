import { companyTypes } from "@neroli/contract/companies/enumerations.ts";
import { downloadRefusal } from "@neroli/contract/documents/access.ts";
import { documentVisibilities } from "@neroli/contract/documents/enumerations.ts";
import { editsProductsOf, isExcluded } from "@neroli/contract/products/visibility.ts";
import type { Actor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { AppError, found, notFound } from "../kernel/errors.ts";

const pictures = ["IMAGE", "LOGO", "HEADER"] as const;

/**
 * A document that this actor may download. One that does not exist for the actor is not found:
 * of a disabled company, of a product in the trash, of a supplier that excludes the actor.
 */
export async function getDownload(actor: Actor, asset: { companyKey: string; id: string }) {
  const row = found(
    await db()
      .selectFrom("assets")
      .innerJoin("companies", "companies.key", "assets.company_key")
      .leftJoin("products", "products.key", "assets.product_key")
      .select(["assets.name", "assets.media_type", "assets.size", "assets.storage_key"])
      .select(["assets.visibility", "assets.company_key"])
      .select(["companies.enabled", "companies.excluded_types", "products.trashed_at"])
      .where("assets.id", "=", asset.id)
      .where("assets.company_key", "=", asset.companyKey)
      .where("assets.kind", "=", "DOCUMENT")
      .executeTakeFirst(),
  );
  const excluded_types = companyTypes.filter((type) => row.excluded_types.includes(type));
  const there = row.enabled && row.trashed_at === null;
  const hidden = !there && !editsProductsOf(actor, row.company_key);
  if (hidden || isExcluded(actor, { key: row.company_key, excluded_types })) throw notFound();
  const visibility = documentVisibilities.find((known) => known === row.visibility);
  const refusal = downloadRefusal(actor, {
    company_key: row.company_key,
    visibility: visibility ?? "CONFIDENTIAL",
  });
  if (refusal) throw new AppError(refusal);
  return row;
}

/** A picture of a company that is enabled; pictures are for everybody. */
export async function getPicture(id: string) {
  return found(
    await db()
      .selectFrom("assets")
      .innerJoin("companies", "companies.key", "assets.company_key")
      .select(["assets.name", "assets.media_type", "assets.size", "assets.storage_key"])
      .where("assets.id", "=", id)
      .where("assets.kind", "in", pictures)
      .where("companies.enabled", "=", true)
      .executeTakeFirst(),
  );
}
