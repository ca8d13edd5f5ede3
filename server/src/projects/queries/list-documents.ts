import { downloadRefusal } from "@neroli/contract/documents/access.ts";
import { isExpired } from "@neroli/contract/documents/validity.ts";
import type { DocumentVisibility } from "@neroli/contract/enumerations/documents.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { projectEntryEndpoints } from "@neroli/contract/projects/entry-endpoints.ts";
import type { EntryDocument } from "@neroli/contract/projects/schema.ts";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import { today } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import { listPage } from "../../kernel/list.ts";
import { findVisibleKeys } from "../../products/queries/get-product.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { grantOfAsset, pictureOfCompany, publishedAssets } from "../../published/documents.ts";
import { productNameIn, publishedProducts } from "../../published/products.ts";

type ListQuery = z.output<
  (typeof projectEntryEndpoints)["GET /companies/:companyKey/projects/:projectKey/products/documents"]["query"]
>;

/** The products of a project that exist for this reader, by key. */
export async function findVisibleProducts(actor: SignedInActor, key: string): Promise<string[]> {
  const rows = await db()
    .selectFrom("project_products")
    .where("project_key", "=", key)
    .select("product_key")
    .execute();
  const keys = rows.map(({ product_key }) => product_key);
  return [...(await findVisibleKeys(actor, keys))];
}

const selectDocuments = (actor: SignedInActor, products: readonly string[]) =>
  db()
    .selectFrom(publishedAssets())
    .innerJoin(publishedProducts(), "products.key", "assets.product_key")
    .innerJoin(publishedCompanies(), "companies.key", "assets.company_key")
    .where("assets.product_key", "in", [...products, ""])
    .where("assets.kind", "=", "DOCUMENT")
    .where("assets.replaced_at", "is", null)
    .select(["assets.id", "assets.name", "assets.document_type", "assets.visibility"])
    .select(["assets.version", "assets.size", "assets.created_at", "assets.valid_until"])
    .select(["products.key as product_key", "companies.key as company_key"])
    .select(["companies.name as company_name", "companies.verified"])
    .select([
      productNameIn(actor.language).as("product_name"),
      pictureOfCompany("LOGO").as("logo"),
      grantOfAsset(actor.company_key).held.as("granted"),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof selectDocuments>["execute"]>>[number];

/** The newest version of each document of the products of a project that exist for this reader. */
export async function listDocuments(
  actor: SignedInActor,
  { key }: { key: string },
  query: ListQuery,
): Promise<PageOf<EntryDocument>> {
  let rows = selectDocuments(actor, await findVisibleProducts(actor, key));
  if (query.type__eq) rows = rows.where("assets.document_type", "=", query.type__eq);
  const page = await listPage(rows, query, {
    sorts: {
      product: productNameIn(actor.language),
      type: "assets.document_type",
      created_at: "assets.created_at",
      name: "assets.name",
    },
    fallback: "product",
    tie: "assets.id",
  });
  return { ...page, content: page.content.map((row) => present(actor, row)) };
}

const isAllowed = (actor: SignedInActor, row: Row) =>
  downloadRefusal(actor, {
    company_key: row.company_key,
    visibility: row.visibility as DocumentVisibility,
    granted: row.granted,
  }) === null;

function present(actor: SignedInActor, row: Row): EntryDocument {
  const valid_until = row.valid_until as string | null;
  return {
    id: row.id,
    name: row.name,
    type: row.document_type ?? "NONE",
    product_key: row.product_key,
    product_name: row.product_name,
    company: {
      key: row.company_key,
      name: row.company_name,
      verified: row.verified,
      logo: row.logo && imageAddress(row.logo),
    },
    version: row.version,
    size: row.size,
    created_at: row.created_at.toISOString(),
    valid_until,
    expired: isExpired(valid_until, today()),
    can: { download: isAllowed(actor, row) },
  };
}

/** Those of the chosen documents that belong to products of the project; all where none is chosen. */
export async function chosenDocuments(
  actor: SignedInActor,
  { key, chosen }: { key: string; chosen: readonly string[] },
): Promise<string[]> {
  const rows = await selectDocuments(actor, await findVisibleProducts(actor, key))
    .orderBy("products.key")
    .orderBy("assets.id")
    .execute();
  const wanted = new Set(chosen);
  return rows.flatMap(({ id }) => (wanted.size === 0 || wanted.has(id) ? [id] : []));
}
