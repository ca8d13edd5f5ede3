import type { Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { listLabelsOfProducts } from "../../labels/queries.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { grantOfAsset, pictureOfCompany, publishedAssets } from "../../published/documents.ts";
import { firstAnswersOf } from "../../published/requests.ts";
import { publishedUsers } from "../../published/users.ts";
import { visibleTo } from "../policy.ts";

/** A product with its supplier, its assets, and which of the products that it names may be seen. */
export async function getProduct(
  actor: Actor,
  { offering, key }: { offering: Offering; key: string },
) {
  const rows = await selectProducts(actor, [key])
    .where("products.offering", "=", offering)
    .execute();
  return found((await completed(actor, rows))[0]);
}

/** The same of those of the products that exist for this actor, in the order of the keys. */
export async function findProducts(actor: Actor, keys: readonly string[]): Promise<ProductRow[]> {
  if (keys.length === 0) return [];
  const rows = await completed(actor, await selectProducts(actor, keys).execute());
  return keys.flatMap((key) => rows.find((row) => row.key === key) ?? []);
}

/** What these products say of themselves, without all that a page shows beside it; in no order. */
export const findFields = async (actor: Actor, keys: readonly string[]) =>
  keys.length === 0
    ? []
    : db()
        .selectFrom("products")
        .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
        .where("products.key", "in", keys)
        .where(visibleTo(actor))
        .select(["products.key", "products.name", "products.fields", "products.visibility"])
        .select(["products.company_key", "products.offering"])
        .select(["companies.name as company_name", "companies.excluded_types"])
        .execute();

const selectProducts = (actor: Actor, keys: readonly string[]) =>
  db()
    .selectFrom("products")
    .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
    .where("products.key", "in", keys)
    .where(visibleTo(actor))
    .select(["products.key", "products.name", "products.fields", "products.visibility"])
    .select(["products.company_key", "products.offering", "products.segment"])
    .select(["products.shown", "products.created_at", "products.updated_at"])
    .select([
      "companies.name as company_name",
      "companies.verified",
      "companies.shown as company_shown",
    ])
    .select(["companies.excluded_types", pictureOfCompany("LOGO").as("logo")])
    .select(firstAnswersOf("companies.key").as("first_answers"));

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectProducts>["execute"]>>[number];

async function completed(actor: Actor, rows: readonly SelectedRow[]) {
  if (rows.length === 0) return [];
  const keys = rows.map(({ key }) => key);
  const [assets, linked, labels] = await Promise.all([
    listAssets(actor, keys),
    findVisibleKeys(actor, [...new Set(rows.flatMap(({ fields }) => linkedKeys(fields)))]),
    listLabelsOfProducts(keys),
  ]);
  return rows.map((row) => ({
    ...row,
    offering: row.offering,
    segment: row.segment as Segment,
    fields: row.fields,
    visibility: row.visibility,
    excluded_types: row.excluded_types,
    assets: assets.filter(({ product_key }) => product_key === row.key),
    labels: labels.get(row.key) ?? [],
    /** Products in the phases that exist for this reader. */
    linked,
  }));
}
export type ProductRow = Awaited<ReturnType<typeof completed>>[number];

/** Those of the products that exist for this actor. */
export async function findVisibleKeys(
  actor: Actor,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db()
    .selectFrom("products")
    .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
    .where("products.key", "in", keys)
    .where(visibleTo(actor))
    .select("products.key")
    .execute();
  return new Set(rows.map((row) => row.key));
}

const linkedKeys = ({ phases = [] }: ProductFields): string[] =>
  phases.flatMap(({ ingredients }) => ingredients.flatMap(({ product }) => product ?? []));

/** Pictures in their order, documents by name, the newest version first. */
const listAssets = (actor: Actor, keys: readonly string[]) =>
  db()
    .selectFrom(publishedAssets())
    .leftJoin(publishedUsers(), "users.key", "assets.uploaded_by")
    .where("assets.product_key", "in", keys)
    .where("assets.kind", "in", ["IMAGE", "DOCUMENT"])
    .where("assets.replaced_at", "is", null)
    .select(["assets.product_key", "assets.id", "assets.kind"])
    .select(["assets.name", "assets.document_type"])
    .select(["assets.visibility", "assets.version", "assets.language", "assets.size"])
    .select(["assets.created_at", "users.firstname", "users.lastname"])
    .select("assets.valid_until")
    .select([
      grantOfAsset(actor.company_key).held.as("granted"),
      grantOfAsset(actor.company_key).until.as("granted_until"),
    ])
    .orderBy("assets.position")
    .orderBy("assets.name")
    .orderBy("assets.version", "desc")
    .orderBy("assets.id")
    .execute();
