import type { ListingState, Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import type { ProductContent } from "@neroli/contract/products/history.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { FieldVisibilities } from "@neroli/contract/products/visibility.ts";
import { type RawBuilder, sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import type { GivenProduct } from "./given-product.ts";

/** A product as it stands when others are saved over it. */
export interface ExistingProduct {
  key: string;
  company_key: string;
  offering: Offering;
  segment: Segment;
  fields: ProductFields;
  visibility: FieldVisibilities;
  source_hash: string | null;
  state: ListingState;
  trashed: boolean;
  version: number;
}

/** A product as it is compared, and written into the history. */
export const stateOf = ({
  offering,
  segment,
  state,
  fields,
  visibility,
}: ProductContent): ProductContent => ({
  offering,
  segment,
  state,
  fields,
  visibility,
});

/** For each of the products those that it is recognised as: none, one, or too many to tell. */
export async function findExisting(
  incoming: readonly GivenProduct[],
): Promise<ExistingProduct[][]> {
  const asked = incoming.map((product, at) => ({ at, ...question(product) }));
  const found: ExistingProduct[][] = incoming.map(() => []);
  for (const [kind, questions] of Map.groupBy(asked, ({ kind }) => kind)) {
    const rows = await ask(kind, questions);
    for (const { at, ...existing } of rows) found[at]?.push(existing);
  }
  return found;
}

interface Question {
  kind: "source" | "key" | ProductFieldKey;
  company: string;
  offering: Offering;
  segment: Segment;
  source: string | null;
  values: string[];
}

function question(product: GivenProduct): Question {
  const { company_key, offering, segment, source, source_key, recognised_by = "source" } = product;
  const whole = { company: company_key, offering, segment, source };
  if (recognised_by === "source") return { ...whole, kind: "source", values: texts(source_key) };
  if (recognised_by === "key") return { ...whole, kind: "key", values: texts(product.key) };
  const { field } = recognised_by;
  return { ...whole, kind: field, values: identityValues(product.fields[field]) };
}

const texts = (value: string | null | undefined) => (value ? [value] : []);

/** The part of a field's value that makes two products the same, in small letters. */
export const identityValues = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (each) => typeof each === "string" && each !== "",
  );

/** One question for all of a kind. The rows are locked in the order of their keys. */
async function ask(
  kind: Question["kind"],
  questions: readonly (Question & { at: number })[],
): Promise<(ExistingProduct & { at: number })[]> {
  const asked = JSON.stringify(
    questions.flatMap(({ values, ...rest }) => values.map((value) => ({ ...rest, value }))),
  );
  const { rows } = await sql<ExistingProduct & { at: number }>`
    with asked as materialized (
      select * from jsonb_to_recordset(${asked}::jsonb) as asked (at int, company text,
        offering text, segment text, source text, value text)),
    met as materialized (
      select distinct asked.at, products.key from asked join products on ${matches(kind)})
    select met.at, products.key, products.company_key, products.offering, products.segment,
      products.fields, products.visibility, products.source_hash, products.version, products.state,
      products.trashed_at is not null as trashed
    from met join products on products.key = met.key
    order by products.key, met.at
    ${db().isTransaction ? sql`for no key update of products` : sql``}`.execute(db());
  return rows;
}

function matches(kind: Question["kind"]): RawBuilder<boolean> {
  if (kind === "source") {
    return sql`products.company_key = asked.company and products.source = asked.source
      and products.source_key = asked.value`;
  }
  if (kind === "key") return sql`products.key = asked.value`;
  // As the indexes of 0015-imports.sql have them.
  const field = sql.lit(kind);
  const own = sql`products.company_key = asked.company and products.offering = asked.offering
    and products.segment = asked.segment and products.fields ? ${field}`;
  return productField(kind).list
    ? sql`${own} and products.fields -> ${field} ? asked.value`
    : sql`${own} and md5(lower(products.fields ->> ${field})) = md5(lower(asked.value))`;
}
