import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";

type Columns = Insertable<DB["companies"]>;
/** Columns of JSON are given as what they hold. */
type Structured =
  | "headquarters"
  | "segments"
  | "media_links"
  | "contacts"
  | "verified_contacts"
  | "top_products"
  | "data_visibility";
type NewCompany = Partial<Omit<Columns, Structured | "type">> & { type?: CompanyType } & {
  [K in Structured]?: object | null;
};

/** A verified and enabled company; a supplier of raw materials where nothing is said. */
export async function createCompany(given: NewCompany = {}): Promise<Selectable<DB["companies"]>> {
  const key = given.key ?? `company-${randomKey()}`;
  return db()
    .insertInto("companies")
    .values({
      name: `Company ${key.slice(-10)}`,
      type: "SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS",
      offering: ["INGREDIENTS"],
      verified: true,
      country: "DE",
      ...asColumns(given),
      proved_domains: given.proved_domains ?? given.valid_email_domains ?? [],
      key,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** PostgreSQL's driver writes an array as an array of the database, not as JSON. */
function asColumns({
  headquarters,
  segments,
  media_links,
  contacts,
  verified_contacts,
  top_products,
  data_visibility,
  ...plain
}: NewCompany): Partial<Columns> {
  const structured = {
    headquarters,
    segments,
    media_links,
    contacts,
    verified_contacts,
    top_products,
    data_visibility,
  };
  return {
    ...plain,
    ...Object.fromEntries(
      Object.entries(structured)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, value === null ? null : JSON.stringify(value)]),
    ),
  };
}
