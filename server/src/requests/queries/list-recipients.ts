import type { RequestForm } from "@neroli/contract/requests/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, invalidField, notFound } from "../../kernel/errors.ts";
import { findVisibleKeys } from "../../products/queries/get-product.ts";
import { findCompany, publishedCompanies } from "../../published/companies.ts";
import { publishedProducts } from "../../published/products.ts";

/** A supplier that a form goes to, with those products of the form that are its own. */
interface Recipient {
  company_key: string;
  products: string[];
}

/** The suppliers of a form; refuses one that names what the actor may not see or not ask for. */
export async function listRecipients(
  actor: SignedInActor,
  form: RequestForm,
): Promise<Recipient[]> {
  const recipients =
    form.products.length > 0
      ? await listSuppliers(actor, form)
      : [{ company_key: await findRecipient(form), products: [] }];
  if (recipients.some(({ company_key }) => company_key === actor.company_key)) {
    throw new AppError("requests.own-company");
  }
  return recipients;
}

/** Groups the products by supplier, in the order in which the form names them. */
async function listSuppliers(actor: SignedInActor, form: RequestForm): Promise<Recipient[]> {
  const keys = [...new Set(form.products)];
  const visible = await findVisibleKeys(actor, keys);
  const products = await findProducts(keys);
  const bySupplier = new Map<string, string[]>();
  for (const key of keys) {
    const product = products.get(key);
    if (!product || !visible.has(key)) throw notFound();
    const own = bySupplier.get(product.company_key) ?? [];
    bySupplier.set(product.company_key, [...own, key]);
  }
  if (form.type === "SAMPLE") assertSamples([...products.values()]);
  return [...bySupplier].map(([company_key, own]) => ({ company_key, products: own }));
}

/** A service has no sample, and one of what is out of stock cannot be sent (spec 8). */
function assertSamples(products: readonly { offering: string; in_stock: boolean }[]): void {
  if (products.some(({ offering }) => offering === "SERVICES")) {
    throw new AppError("requests.service-sample");
  }
  if (products.some(({ in_stock }) => !in_stock)) throw new AppError("requests.out-of-stock");
}

/** Drafts, trashed products and those of companies that are not shown cannot be requested, whoever sees them (spec 4). */
async function findProducts(keys: readonly string[]) {
  const rows = await db()
    .selectFrom(publishedProducts())
    .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
    .where("products.key", "in", keys)
    .where("products.shown", "=", true)
    .where("companies.shown", "=", true)
    .select(["products.key", "products.fields", "products.company_key", "products.offering"])
    .execute();
  return new Map(
    rows.map(({ key, fields, company_key, offering }) => {
      // A product is in stock unless its supplier says that it is not (spec 5).
      const in_stock = fields.in_stock !== false;
      return [key, { company_key, offering, in_stock }];
    }),
  );
}

/** Without products a form goes to the company that it names: a contact from a company's page. */
async function findRecipient({ type, origin, company }: RequestForm): Promise<string> {
  if (type !== "CONTACT" || (origin !== "company" && !company)) {
    throw new AppError("requests.no-products");
  }
  if (!company) {
    const message = "needed when no product is named";
    throw invalidField({ path: "company", code: "required", message });
  }
  const recipient = await findCompany(company);
  if (!recipient?.shown) throw notFound();
  return recipient.key;
}
