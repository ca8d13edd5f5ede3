import type { AssetKind, DocumentVisibility } from "@neroli/contract/documents/enumerations.ts";
import { companyIsVisible } from "../companies/queries.ts";
import type { Actor, SignedInActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { found, notFound } from "../kernel/errors.ts";
import { findVisibleKeys } from "../products/queries.ts";

/** A document of that company whose product, or else company, exists for this actor. */
export async function getDocument(
  actor: SignedInActor,
  { company_key, id }: { company_key: string; id: string },
) {
  const row = found(
    await db()
      .selectFrom("assets")
      .where("id", "=", id)
      .where("company_key", "=", company_key)
      .where("kind", "=", "DOCUMENT")
      .select(["company_key", "product_key", "name", "visibility"])
      .select(["media_type", "size", "storage_key"])
      .executeTakeFirst(),
  );
  if (!(await ownerIsVisible(actor, row))) throw notFound();
  return { ...row, visibility: row.visibility as DocumentVisibility };
}
export type DocumentRow = Awaited<ReturnType<typeof getDocument>>;

async function ownerIsVisible(
  actor: Actor,
  { company_key, product_key }: { company_key: string; product_key: string | null },
): Promise<boolean> {
  if (product_key === null) return companyIsVisible(actor, company_key);
  return (await findVisibleKeys(actor, [product_key])).has(product_key);
}

const pictures: AssetKind[] = ["IMAGE", "LOGO", "LOGO_WHITE", "HEADER", "SEGMENT"];

/** Nothing uploaded is served inline but pictures of these types (decisions, files). */
const pictureTypes = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];

/** A picture that anyone may see: its address is known to browsers that send no token. */
export async function getImage(id: string) {
  return (await findAssetImage(id)) ?? found(await findPortrait(id));
}

/** A person's picture; its random address is known to those who were shown it. */
const findPortrait = async (id: string) => {
  const row = await db()
    .selectFrom("user_pictures")
    .where("id", "=", id)
    .where("media_type", "in", pictureTypes)
    .select(["media_type", "size", "storage_key"])
    .executeTakeFirst();
  return row && { ...row, name: "portrait" };
};

const findAssetImage = (id: string) =>
  db()
    .selectFrom("assets")
    .innerJoin("companies", "companies.key", "assets.company_key")
    .leftJoin("products", "products.key", "assets.product_key")
    .where("assets.id", "=", id)
    .where("assets.kind", "in", pictures)
    .where("assets.media_type", "in", pictureTypes)
    .where("companies.enabled", "=", true)
    .where("products.trashed_at", "is", null)
    .select(["assets.name", "assets.media_type", "assets.size", "assets.storage_key"])
    .executeTakeFirst();
