import { pictureKinds } from "@neroli/contract/companies/pictures.ts";
import type { AssetKind, DocumentVisibility } from "@neroli/contract/enumerations/documents.ts";
import { sql } from "kysely";
import { companyIsVisible } from "../../companies/queries/get-company.ts";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { findVisibleKeys } from "../../products/queries/get-product.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { grantOfAsset } from "../../published/documents.ts";
import { publishedEventPictures } from "../../published/portals.ts";
import { publishedProducts } from "../../published/products.ts";
import { publishedUserPictures } from "../../published/users.ts";

/** A document of that company whose product, or else company, exists for this actor. */
export async function getDocument(
  actor: Actor,
  { company_key, id }: { company_key: string; id: string },
): Promise<DocumentRow> {
  const row = found(
    await selectDocuments(actor)
      .where("assets.id", "=", id)
      .where("assets.company_key", "=", company_key)
      .executeTakeFirst(),
  );
  if (!(await ownerIsVisible(actor, row))) throw notFound();
  return typed(row);
}

/** Those of the documents that exist for this actor, whether or not they may be downloaded. */
export async function findDocuments(actor: Actor, ids: readonly string[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectDocuments(actor)
    .where("assets.id", "in", [...ids])
    .execute();
  const products = rows.flatMap(({ product_key }) => product_key ?? []);
  const visible = await findVisibleKeys(actor, [...new Set(products)]);
  const companies = rows.flatMap((row) => (row.product_key === null ? row.company_key : []));
  const there = new Set<string>();
  for (const key of new Set(companies)) if (await companyIsVisible(actor, key)) there.add(key);
  return rows
    .filter(({ product_key, company_key }) =>
      product_key === null ? there.has(company_key) : visible.has(product_key),
    )
    .map(typed);
}

/** The newest version's visibility, which holds for all: what became CONFIDENTIAL is so throughout. */
const newestVisibility = sql<string>`(
  select newest.visibility from assets as newest
  where newest.series = assets.series
  order by newest.version desc limit 1)`;

const selectDocuments = (actor: Actor) =>
  db()
    .selectFrom("assets")
    .innerJoin(publishedCompanies(), "companies.key", "assets.company_key")
    .leftJoin(publishedProducts(), "products.key", "assets.product_key")
    .where("assets.kind", "=", "DOCUMENT")
    .select(["assets.id", "assets.company_key", "assets.product_key", "assets.name"])
    .select(["assets.media_type", "assets.size", "assets.storage_key", "assets.document_type"])
    .select(["assets.version", "assets.language", "assets.valid_until", "assets.created_at"])
    .select(["companies.name as company_name", "products.name as product_name"])
    .select(["assets.series", "assets.hash", "assets.replaced_at"])
    .select(grantOfAsset(actor.company_key).held.as("granted"))
    .select(newestVisibility.as("visibility"));

type Selected = Awaited<ReturnType<ReturnType<typeof selectDocuments>["execute"]>>[number];
export type DocumentRow = Omit<Selected, "visibility" | "valid_until"> & {
  visibility: DocumentVisibility;
  valid_until: string | null;
};

/** Calendar days come as text (kernel/db/db.ts). */
const typed = (row: Selected): DocumentRow => ({
  ...row,
  visibility: row.visibility as DocumentVisibility,
  valid_until: row.valid_until as string | null,
});

async function ownerIsVisible(
  actor: Actor,
  { company_key, product_key }: { company_key: string; product_key: string | null },
): Promise<boolean> {
  if (product_key === null) return companyIsVisible(actor, company_key);
  return (await findVisibleKeys(actor, [product_key])).has(product_key);
}

/** Logos, header pictures and pictures of segments among them: those are the companies' own. */
export async function pictureIdsAmong(ids: readonly string[]): Promise<string[]> {
  const rows = await db()
    .selectFrom("assets")
    .where("id", "in", [...ids])
    .where("kind", "in", pictureKinds)
    .select("id")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

const pictures: AssetKind[] = ["IMAGE", "LOGO", "LOGO_WHITE", "HEADER", "SEGMENT"];

/** Nothing uploaded is served inline but pictures of these types (decisions, files). */
const pictureTypes = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];

/** A picture that anyone may see: its address is known to browsers that send no token. */
export async function getImage(id: string) {
  return (
    (await findAssetImage(id)) ?? (await findEventPicture(id)) ?? found(await findPortrait(id))
  );
}

/** A logo or picture of a portal or exhibition. */
const findEventPicture = (id: string) =>
  db()
    .selectFrom(publishedEventPictures())
    .where("id", "=", id)
    .where("media_type", "in", pictureTypes)
    .select(["name", "media_type", "size", "storage_key"])
    .executeTakeFirst();

/** A person's picture; its random address is known to those who were shown it. */
const findPortrait = async (id: string) => {
  const row = await db()
    .selectFrom(publishedUserPictures())
    .where("id", "=", id)
    .where("media_type", "in", pictureTypes)
    .select(["media_type", "size", "storage_key"])
    .executeTakeFirst();
  return row && { ...row, name: "portrait" };
};

const findAssetImage = (id: string) =>
  db()
    .selectFrom("assets")
    .innerJoin(publishedCompanies(), "companies.key", "assets.company_key")
    .leftJoin(publishedProducts(), "products.key", "assets.product_key")
    .where("assets.id", "=", id)
    .where("assets.kind", "in", pictures)
    .where("assets.media_type", "in", pictureTypes)
    .where("companies.enabled", "=", true)
    .where("products.trashed_at", "is", null)
    .select(["assets.name", "assets.media_type", "assets.size", "assets.storage_key"])
    .executeTakeFirst();
