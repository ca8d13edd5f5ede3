import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { pictureOfCompany } from "../../kernel/assets/picture-of-company.ts";
import { db } from "../../kernel/db/db.ts";
import { hasActiveSubscription } from "../../subscriptions/queries/active.ts";
import { addressOf } from "../present/company-parts.ts";
import { presentEditable } from "../present/present-editable.ts";
import { type CompanyRow, getEditable } from "../queries.ts";
import { findOwnProducts } from "./own-products.ts";

/** Everything that the editor of a company shows. */
export async function readEditable(actor: SignedInActor, key: string): Promise<EditableCompany> {
  const row = await getEditable(actor, key);
  const [subscribed, owner, old_keys, top_products] = await Promise.all([
    hasActiveSubscription(row.key),
    findOwner(row.owner_company_key),
    listOldKeys(row.key),
    listTopProducts(row),
  ]);
  return presentEditable(actor, row, { subscribed, owner, old_keys, top_products });
}

async function findOwner(key: string | null): Promise<EditableCompany["owner"]> {
  if (key === null) return null;
  const { logo, ...owner } = await db()
    .selectFrom("companies")
    .where("companies.key", "=", key)
    .select(["companies.key", "companies.name", "companies.verified"])
    .select(pictureOfCompany("LOGO").as("logo"))
    .executeTakeFirstOrThrow();
  return { ...owner, logo: addressOf(logo) };
}

async function listOldKeys(company_key: string): Promise<string[]> {
  const rows = await db()
    .selectFrom("company_old_keys")
    .where("company_key", "=", company_key)
    .select("old_key")
    .orderBy("created_at", "desc")
    .orderBy("old_key")
    .execute();
  return rows.map(({ old_key }) => old_key);
}

/** The chosen products that are still there, in their order. */
async function listTopProducts(row: CompanyRow): Promise<EditableCompany["top_products"]> {
  const shelves = row.top_products;
  const keys = shelves.flatMap(({ products }) => products);
  const found = new Map((await findOwnProducts(row.key, keys)).map((one) => [one.key, one]));
  return shelves.map(({ offering, segment, products }) => ({
    offering,
    segment,
    products: products.flatMap((key) => found.get(key) ?? []),
  }));
}
