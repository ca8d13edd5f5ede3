import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { FieldVisibility, Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { createCompany } from "../companies/factory.ts";
import { db, emit, transaction } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";

type NewProduct = Partial<
  Omit<Insertable<DB["products"]>, "fields" | "visibility" | "offering" | "segment">
> & {
  offering?: Offering;
  segment?: Segment;
  fields?: ProductFields;
  visibility?: Partial<Record<ProductFieldKey, FieldVisibility>>;
  /** Types that its company excludes, when one is made because `company_key` is left out. */
  excluded_types?: CompanyType[];
};

/** An ingredient for personal care of a company of its own; its name stands in `fields.name`. */
export async function createProduct(given: NewProduct = {}): Promise<Selectable<DB["products"]>> {
  const { fields = {}, visibility = {}, excluded_types = [], ...columns } = given;
  const key = columns.key ?? `product-${randomKey()}`;
  const name = columns.name ?? fields.name ?? `Product ${key.slice(-10)}`;
  const company_key = columns.company_key ?? (await createCompany({ excluded_types })).key;
  return transaction(async () => {
    emit({ topic: "product.changed", key });
    return db()
      .insertInto("products")
      .values({
        offering: "INGREDIENTS",
        segment: "PERSONALCARE",
        ...columns,
        key,
        name,
        company_key,
        fields: JSON.stringify({ ...fields, name }),
        visibility: JSON.stringify(visibility),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
