import type { TopProductsForm } from "@neroli/contract/companies/editable.ts";
import { offerings, segments } from "@neroli/contract/enumerations/products.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { readEditable } from "../present/read-editable.ts";
import { findOwnProducts } from "../queries/own-products.ts";
import { changeCompany, lockCompany } from "./change-company.ts";

type Shelves = TopProductsForm["top_products"];

/** Sets the products that the company's page shows first; a shelf without any goes by their dates. */
export async function chooseTopProducts(
  actor: SignedInActor,
  { key, form }: { key: string; form: TopProductsForm },
): Promise<void> {
  await transaction(async () => {
    const row = await lockCompany(actor, key);
    const before = row.top_products;
    const after = inOrder(form.top_products);
    if (JSON.stringify(inOrder(before)) === JSON.stringify(after)) return;
    if (row.version !== form.version) {
      const current = await readEditable(actor, row.key);
      throw new AppError("conflict", { version: row.version, changed: ["top_products"], current });
    }
    await refuseForeign(row.key, after);
    const version = row.version + 1;
    await changeCompany(row.key, { top_products: JSON.stringify(after), version });
    await audit(actor, {
      action: "company.top-products-chosen",
      key: row.key,
      company_key: row.key,
      before: { top_products: before },
      after: { top_products: after },
    });
  });
}

/** Offerings and segments in the order of the pages, without shelves that hold nothing. */
const inOrder = (shelves: Shelves): Shelves =>
  offerings.flatMap((offering) =>
    segments.flatMap((segment) => {
      const shelf = shelves.find((one) => one.offering === offering && one.segment === segment);
      return shelf?.products.length ? [{ offering, segment, products: shelf.products }] : [];
    }),
  );

async function refuseForeign(companyKey: string, shelves: Shelves): Promise<void> {
  const keys = shelves.flatMap(({ products }) => products);
  const own = new Map((await findOwnProducts(companyKey, keys)).map((one) => [one.key, one]));
  const wrong = shelves.flatMap(({ offering, segment, products }) =>
    products.filter((key) => {
      const product = own.get(key);
      return product?.offering !== offering || product.segment !== segment;
    }),
  );
  if (wrong.length > 0) throw new AppError("companies.not-own-products", { products: wrong });
}
