import type { ListingState, Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { FieldVisibilities } from "@neroli/contract/products/visibility.ts";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedLabels } from "../../published/labels.ts";
import { publishedProductLabels, publishedProducts } from "../../published/products.ts";

/** A product as it is exported: everything that its editors see. */
export interface ExportedProduct {
  key: string;
  offering: Offering;
  segment: Segment;
  name: string;
  fields: ProductFields;
  visibility: FieldVisibilities;
  state: ListingState;
  trashed: boolean;
  /** Titles of its labels. */
  labels: string[];
  updated_at: Date;
}

/** The products of a company that are exported. */
export interface Selection {
  company_key: string;
  offerings: readonly Offering[];
  /** These alone; all when null. */
  products: readonly string[] | null;
}

const pageSize = 200;

/** The products by offering and name, page by page, so that no more than one is held. */
export async function* readPages(selection: Selection): AsyncGenerator<ExportedProduct[]> {
  let last: ExportedProduct | undefined;
  do {
    const page = await readPage(selection, last);
    last = page.at(-1);
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
  } while (last);
}

async function readPage(
  selection: Selection,
  last: ExportedProduct | undefined,
): Promise<ExportedProduct[]> {
  const from = last
    ? sql<SqlBool>`(offering, name, key) > (${last.offering}, ${last.name}, ${last.key})`
    : sql<SqlBool>`true`;
  const { rows } = await sql<ExportedProduct>`
    select key, offering, segment, name, fields, visibility, state,
      trashed_at is not null as trashed,
      updated_at, array(
        select labels.title from ${publishedProductLabels()}
        join ${publishedLabels()} on labels.key = product_labels.label_key
        where product_labels.product_key = products.key order by labels.title) as labels
    from ${publishedProducts()}
    where ${chosen(selection)} and ${from}
    order by offering, name, key
    limit ${pageSize}`.execute(db());
  return rows;
}

const chosen = ({ company_key, offerings, products }: Selection): RawBuilder<SqlBool> => sql`
  company_key = ${company_key} and offering = any (${[...offerings]})
  and (${products === null} or key = any (${[...(products ?? [])]}))`;

/** How many they are, and of which offerings. */
export async function countSelected(
  selection: Selection,
): Promise<{ offering: Offering; count: number }[]> {
  const { rows } = await sql<{ offering: Offering; count: number }>`
    select offering, count(*)::int as count from ${publishedProducts()} where ${chosen(selection)}
    group by offering order by offering`.execute(db());
  return rows;
}

/** The keys of their texts in further languages ("tagline@de"). */
export async function listTexts(selection: Selection): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ text: string }>`
    select distinct text from ${publishedProducts()}, lateral jsonb_object_keys(fields) as text
    where ${chosen(selection)} and text like '%@%'`.execute(db());
  return new Set(rows.map(({ text }) => text));
}
