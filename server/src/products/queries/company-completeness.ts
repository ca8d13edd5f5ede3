import { documentTypes } from "@neroli/contract/enumerations/documents.ts";
import { type Offering, offerings, type Segment } from "@neroli/contract/enumerations/products.ts";
import { expectedDocuments, expectedFields } from "@neroli/contract/products/completeness.ts";
import type { CompanyCompleteness } from "@neroli/contract/products/editor-schema.ts";
import { productFieldKeys } from "@neroli/contract/products/fields.ts";
import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { findCompany } from "../../published/companies.ts";
import { completes, publishedAssets } from "../../published/documents.ts";
import { may } from "../policy.ts";

interface Kind {
  offering: Offering;
  segment: Segment;
}
/** How many products of a kind have this field or document. */
interface FilledCount extends Kind {
  what: string;
  count: number;
}
interface Shelf extends Kind {
  products: number;
  /** The sum of their shares, in per cent. */
  sum: number;
}

/** How complete the products of a company are that this actor edits, those in the trash left out. */
export async function companyCompleteness(
  actor: Actor,
  companyKey: string,
): Promise<CompanyCompleteness> {
  if (!may(actor, "edit", companyKey)) throw notFound();
  found(await findCompany(companyKey));
  const [shelves, fields, documents] = await Promise.all([
    countShelves(companyKey),
    countFields(companyKey),
    countDocuments(companyKey),
  ]);
  const products = total(shelves.map((shelf) => shelf.products));
  return {
    products,
    share: mean(shelves),
    by_offering: offerings.flatMap((offering) => {
      const own = shelves.filter((shelf) => shelf.offering === offering);
      const count = total(own.map((shelf) => shelf.products));
      return count > 0 ? [{ offering, products: count, share: mean(own) }] : [];
    }),
    missing_fields: missing(shelves, fields, expectedFields).flatMap(({ what, ...row }) => {
      const field = productFieldKeys.find((key) => key === what);
      return field ? [{ ...row, field }] : [];
    }),
    missing_documents: missing(shelves, documents, expectedDocuments).flatMap(
      ({ what, ...row }) => {
        const type = documentTypes.find((each) => each === what);
        return type ? [{ ...row, type }] : [];
      },
    ),
  };
}

const total = (counts: readonly number[]) => counts.reduce((sum, each) => sum + each, 0);

function mean(shelves: readonly Shelf[]): number {
  const products = total(shelves.map((shelf) => shelf.products));
  return products === 0 ? 100 : Math.floor(total(shelves.map(({ sum }) => sum)) / products);
}

/** The expected things that are not there, the most missed first. */
function missing(
  shelves: readonly Shelf[],
  there: readonly FilledCount[],
  expected: (offering: Offering, segment: Segment) => readonly string[],
): { offering: Offering; what: string; count: number }[] {
  const counts = new Map<string, { offering: Offering; what: string; count: number }>();
  for (const { offering, segment, products } of shelves) {
    for (const what of expected(offering, segment)) {
      const has = there.find(
        (row) => row.what === what && row.offering === offering && row.segment === segment,
      );
      const id = `${offering} ${what}`;
      const known = counts.get(id) ?? { offering, what, count: 0 };
      counts.set(id, { ...known, count: known.count + products - (has?.count ?? 0) });
    }
  }
  return [...counts.values()].filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

async function countShelves(companyKey: string): Promise<Shelf[]> {
  const { rows } = await sql<Shelf>`
    select offering, segment, count(*) as products, sum(completeness) as sum
    from products where company_key = ${companyKey} and trashed_at is null
    group by offering, segment`.execute(db());
  return rows;
}

/** Each product is read once, however many fields are expected. */
async function countFields(companyKey: string): Promise<FilledCount[]> {
  const { rows } = await sql<FilledCount>`
    select offering, segment, field as what, count(*) as count
    from products cross join lateral jsonb_object_keys(fields) as field
    where company_key = ${companyKey} and trashed_at is null
    group by offering, segment, field`.execute(db());
  return rows;
}

async function countDocuments(companyKey: string): Promise<FilledCount[]> {
  const { rows } = await sql<FilledCount>`
    select offering, segment, document_type as what, count(distinct products.key) as count
    from products join ${publishedAssets()} on assets.product_key = products.key and ${completes()}
    where products.company_key = ${companyKey} and trashed_at is null
    group by offering, segment, document_type`.execute(db());
  return rows;
}
