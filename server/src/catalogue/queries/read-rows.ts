import type { CompanyVisibilities } from "@neroli/contract/companies/visibility.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import type { LabelSummary } from "@neroli/contract/labels/schema.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { type FieldVisibilities, tierOfField } from "@neroli/contract/products/visibility.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { db } from "../../kernel/db/db.ts";

/** A product as the index needs it. */
export interface IndexedProduct {
  key: string;
  company_key: string;
  offering: Offering;
  segment: Segment;
  name: string;
  fields: ProductFields;
  visibility: FieldVisibilities;
  trashed: boolean;
  created_at: Date;
  /** Types of its documents, one for each document. */
  document_types: string[];
  /** Asset id of its first picture. */
  image: string | null;
  labels: z.infer<typeof LabelSummary>[] | null;
  /** Of a formulation: what the listed products in it say publicly, by key. */
  linked?: Readonly<Record<string, LinkedProduct>>;
}

/** What everybody may know of a product that stands in a formulation. */
interface LinkedProduct {
  inci?: string;
  cas?: string[];
}

export interface IndexedCompany {
  key: string;
  name: string;
  type: CompanyType;
  offering: Offering[];
  verified: boolean;
  enabled: boolean;
  excluded_types: CompanyType[];
  formerly_known_as: string | null;
  country: string | null;
  tagline: string | null;
  description: string | null;
  segments: { segment: Segment }[];
  data_visibility: CompanyVisibilities;
  created_at: Date;
  /** Asset id. */
  logo: string | null;
}

/** Which products: by their keys, or a company's, or all; the latter two from a key on. */
type Selection = { keys: readonly string[] } | { company?: string; after: string; limit: number };

/** Products in the order of their keys, with what their assets say of them. */
export async function readProducts(wanted: Selection): Promise<IndexedProduct[]> {
  const where =
    "keys" in wanted
      ? sql`key = any (${wanted.keys})`
      : sql`key > ${wanted.after} and ${companyIs(wanted.company)}`;
  const limit = "keys" in wanted ? sql`` : sql`limit ${wanted.limit}`;
  const { rows } = await sql<IndexedProduct>`
    with wanted as (select * from products where ${where} order by key ${limit})
    select wanted.key, company_key, offering, segment, name, fields, visibility,
      trashed_at is not null as trashed, created_at, image, labels,
      coalesce(document_types, '{}') as document_types
    from wanted
    left join (
      select product_key,
        array_agg(document_type order by document_type) filter (
          where kind = 'DOCUMENT') as document_types,
        (array_agg(id order by position, id) filter (where kind = 'IMAGE'))[1] as image
      from assets
      where product_key in (select key from wanted) and replaced_at is null
      group by product_key
    ) as assets on assets.product_key = wanted.key
    left join (
      select product_key, jsonb_agg(
        jsonb_build_object('key', key, 'title', title, 'colour', colour,
          'description', description) order by lower(title)) as labels
      from product_labels join labels on labels.key = label_key
      where product_key in (select key from wanted)
      group by product_key
    ) as labels on labels.product_key = wanted.key
    order by wanted.key`.execute(db());
  await readLinked(rows);
  return rows;
}

/** Adds to formulations what the listed products in them say publicly. */
async function readLinked(rows: readonly IndexedProduct[]): Promise<void> {
  const keysIn = ({ fields }: IndexedProduct) =>
    (fields.phases ?? []).flatMap(({ ingredients }) =>
      ingredients.flatMap(({ product }) => product ?? []),
    );
  const made = rows.filter((row) => keysIn(row).length > 0);
  if (made.length === 0) return;
  const linked = await readPublic([...new Set(made.flatMap(keysIn))]);
  for (const row of made) {
    row.linked = Object.fromEntries(
      keysIn(row).flatMap((key) => {
        const found = linked.get(key);
        return found ? [[key, found] as const] : [];
      }),
    );
  }
}

/** Nothing of products that are in the trash, disabled or not there for some company types. */
async function readPublic(keys: readonly string[]): Promise<Map<string, LinkedProduct>> {
  const { rows } = await sql<Pick<IndexedProduct, "key" | "fields" | "visibility">>`
    select products.key,
      jsonb_strip_nulls(jsonb_build_object('inci', fields->'inci', 'cas', fields->'cas')) as fields,
      visibility
    from products join companies on companies.key = company_key
    where products.key = any (${keys}) and trashed_at is null
      and companies.enabled and companies.excluded_types = '{}'`.execute(db());
  return new Map(
    rows.map(({ key, fields, visibility }) => {
      const { inci, cas } = fields;
      const open = (field: "inci" | "cas") => tierOfField(field, visibility) === 0;
      return [key, { ...(inci && open("inci") && { inci }), ...(cas && open("cas") && { cas }) }];
    }),
  );
}

const companyIs = (key: string | undefined) =>
  key === undefined ? sql`true` : sql`company_key = ${key}`;

/** Companies by their keys, or all. */
export async function readCompanies(keys?: readonly string[]): Promise<IndexedCompany[]> {
  const where = keys === undefined ? sql`true` : sql`key = any (${keys})`;
  const { rows } = await sql<IndexedCompany>`
    select key, name, type, offering, verified, enabled, excluded_types, formerly_known_as,
      country, tagline, description, segments, data_visibility, created_at,
      (select id from assets
        where company_key = companies.key and product_key is null and kind = 'LOGO'
        order by version desc, created_at desc limit 1) as logo
    from companies where ${where} order by key`.execute(db());
  return rows;
}
