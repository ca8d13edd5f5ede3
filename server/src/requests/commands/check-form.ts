import { isSupport } from "@neroli/contract/access/roles.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { NewRequest } from "@neroli/contract/requests/schema.ts";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, notFound } from "../../kernel/errors.ts";
import { findVisibleKeys } from "../../products/queries.ts";

/** A request form as the API has read it. */
export type Form = z.output<typeof NewRequest>;

/** A supplier, with those products of the form that are its own. */
interface Asked {
  company_key: string;
  products: string[];
}

/** An unverified account cannot request (spec 4); support sends only on behalf of a company. */
export function refuseSender(actor: SignedInActor): void {
  if (isSupport(actor.roles) && actor.company_key === null) {
    throw new AppError("requests.no-company");
  }
  if (!actor.vetted) throw new AppError("access.unverified");
}

/** To whom the form goes; refuses one that names what the actor may not see or not ask for. */
export async function suppliersAsked(actor: SignedInActor, form: Form): Promise<Asked[]> {
  const suppliers =
    form.products.length > 0
      ? await suppliersOf(actor, form)
      : [{ company_key: await companyAsked(form), products: [] }];
  if (suppliers.some(({ company_key }) => company_key === actor.company_key)) {
    throw new AppError("requests.own-company");
  }
  return suppliers;
}

/** Groups the products by supplier, in the order in which the form names them. */
async function suppliersOf(actor: SignedInActor, form: Form): Promise<Asked[]> {
  const wanted = [...new Set(form.products)];
  const visible = await findVisibleKeys(actor, wanted);
  const products = await findProducts(wanted);
  const bySupplier = new Map<string, string[]>();
  for (const key of wanted) {
    const product = products.get(key);
    if (!product || !visible.has(key)) throw notFound();
    const own = bySupplier.get(product.company_key) ?? [];
    bySupplier.set(product.company_key, [...own, key]);
  }
  if (form.type === "SAMPLE" && products.values().some(({ in_stock }) => !in_stock)) {
    throw new AppError("requests.out-of-stock");
  }
  return [...bySupplier].map(([company_key, keys]) => ({ company_key, products: keys }));
}

/** Trashed products and those of disabled companies cannot be requested, whoever sees them (spec 4). */
async function findProducts(keys: readonly string[]) {
  const rows = await db()
    .selectFrom("products")
    .innerJoin("companies", "companies.key", "products.company_key")
    .where("products.key", "in", keys)
    .where("products.trashed_at", "is", null)
    .where("companies.enabled", "=", true)
    .select(["products.key", "products.fields", "products.company_key"])
    .execute();
  return new Map(
    rows.map(({ key, fields, company_key }) => {
      // Only a product that is said to be out of stock is (spec 5).
      const in_stock = (fields as ProductFields).in_stock !== false;
      return [key, { company_key, in_stock }];
    }),
  );
}

/** Without products a request is a contact with one company. */
async function companyAsked({ type, origin, company }: Form): Promise<string> {
  if (type !== "CONTACT" || (origin !== "company" && !company)) {
    throw new AppError("requests.no-products");
  }
  if (!company) {
    const message = "needed when no product is named";
    throw new AppError("request.invalid", { failures: [{ in: "body", path: "company", message }] });
  }
  const row = await db()
    .selectFrom("companies")
    .where("key", "=", company)
    .where("enabled", "=", true)
    .select("key")
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.key;
}
