import type { OwnProduct } from "@neroli/contract/companies/editable.ts";
import type { companyEndpoints } from "@neroli/contract/companies/endpoints.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import { db } from "../../kernel/db/db.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { pictureOfProduct } from "../../published/documents.ts";
import { publishedProducts } from "../../published/products.ts";
import { getEditable } from "./get-company.ts";

type Endpoint = (typeof companyEndpoints)["GET /companies/:companyKey/products/types/:type"];
/** The products of a company that are asked for. */
interface Selection {
  company_key: string;
  offering: Offering;
  query: z.output<Endpoint["query"]>;
}
/** With the asked fields only. */
type PickedProduct = Pick<OwnProduct, "key"> & Partial<OwnProduct>;

/** A company's products that are shown, with their first pictures. */
const selectOwn = (companyKey: string) =>
  db()
    .selectFrom(publishedProducts())
    .where("products.company_key", "=", companyKey)
    .where("products.shown", "=", true)
    .select([
      "products.key",
      "products.name",
      "products.segment",
      "products.offering",
      pictureOfProduct().as("image"),
    ]);

/** Those of these products that are the company's and shown. */
export async function findOwnProducts(
  companyKey: string,
  keys: readonly string[],
): Promise<(OwnProduct & { offering: Offering })[]> {
  if (keys.length === 0) return [];
  const rows = await selectOwn(companyKey)
    .where("products.key", "in", [...keys])
    .execute();
  return rows.map((row) => ({ ...row, image: row.image && imageAddress(row.image) }));
}

/** Products of an offering, for pickers of those who edit the company. */
export async function listOwnProducts(
  actor: SignedInActor,
  { company_key, offering, query }: Selection,
): Promise<PageOf<PickedProduct>> {
  const company = await getEditable(actor, company_key);
  const { name__icontains: name, segment__eq: segment, operator, fields } = query;
  const rows = selectOwn(company.key)
    .where("products.offering", "=", offering)
    .where(({ eb, and, or }) => {
      const filters = [
        ...(name ? [eb("products.name", "ilike", containing(name))] : []),
        ...(segment ? [eb("products.segment", "=", segment)] : []),
      ];
      return operator === "or" && filters.length > 0 ? or(filters) : and(filters);
    });
  const page = await listPage(rows, query, {
    sorts: { name: "products.name", created_at: "products.created_at" },
    fallback: "name",
    tie: "products.key",
  });
  return {
    ...page,
    content: page.content.map((row) =>
      pick(
        {
          key: row.key,
          name: row.name,
          segment: row.segment,
          image: row.image && imageAddress(row.image),
        },
        fields,
      ),
    ),
  };
}

const pick = (product: OwnProduct, fields: readonly string[] | undefined): PickedProduct => ({
  key: product.key,
  ...Object.fromEntries(
    Object.entries(product).filter(([name]) => fields === undefined || fields.includes(name)),
  ),
});
