import { segmentsOf } from "@neroli/contract/enumerations/products.ts";
import { countries } from "@neroli/contract/kernel/formats/country.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { isCas } from "@neroli/contract/products/identifiers.ts";
import { createCompany } from "../../server/src/companies/factory.ts";
import type { PoolConnection } from "../../server/src/kernel/db/connection.ts";
import { rawPool } from "../../server/src/kernel/db/db.ts";
import { catalogue, type GeneratedProduct, groupStarts } from "../search/catalogue.ts";

/** Where the generated facet groups stand in a product: its fields, its segment, its supplier. */
export const placeOfGroup = [
  "segment",
  "origin",
  "functions",
  "applications",
  "performance_claims",
  "country_origin",
  "sustainability_claims",
  "free_from_claims",
  "company",
  "certifications",
  "color",
  "market_trends",
] as const satisfies readonly (ProductFieldKey | "segment" | "company")[];

const origins = ["ALGAE", "BOTANICAL", "SYNTHETIC", "MINERAL", "ANIMAL", "BIOTECHNOLOGICAL"];
/** Their keys are supplier-0 and so on. */
export const suppliers = 400;
const batch = 5_000;

/** A generated facet value as a parameter of the search: its group and what is asked for there. */
export function facetOf(id: number): { group: string; value: string } {
  const at = groupStarts.findLastIndex((start) => start <= id);
  const group = placeOfGroup[at] ?? "";
  const number = id - (groupStarts[at] ?? 0);
  return { group, value: valueIn(group, number) };
}

function valueIn(group: string, number: number): string {
  if (group === "segment") return segmentsOf.INGREDIENTS[number] ?? "";
  if (group === "origin") return origins[number] ?? "";
  if (group === "company") return `supplier-${number}`;
  return group === "country_origin" ? (countries[number] ?? "") : `Value${number}`;
}

/** The generated ones end in any digit; a product has only what is a CAS number. */
const withCheckDigit = (cas: string): string =>
  Array.from({ length: 10 }, (_, digit) => `${cas.slice(0, -1)}${digit}`).find(isCas) ?? "";

/** A generated product as a supplier would describe it. */
export function fieldsOf({ name, inci, cas, description, facets }: GeneratedProduct) {
  const fields: Record<string, string | string[]> = {
    ...{ name, inci, cas: [withCheckDigit(cas)], description },
  };
  for (const { group, value } of facets.map(facetOf)) {
    if (group === "segment" || group === "company") continue;
    fields[group] = [...(fields[group] ?? []), value];
  }
  return fields;
}

function rowOf(product: GeneratedProduct) {
  const values = product.facets.map(facetOf);
  const of = (wanted: string) => values.find(({ group }) => group === wanted)?.value;
  return {
    key: `product-${product.id}`,
    company_key: of("company"),
    segment: of("segment"),
    name: product.name,
    fields: fieldsOf(product),
  };
}

/** Puts the generated products into the database that is connected, as imports left them. */
export async function fillCatalogue(products: number): Promise<void> {
  for (let at = 0; at < suppliers; at++) {
    await createCompany({ key: `supplier-${at}`, name: `Supplier ${at}` });
  }
  const client = await rawPool().connect();
  try {
    await client.query("set synchronous_commit = off");
    let rows: ReturnType<typeof rowOf>[] = [];
    for (const product of catalogue(products)) {
      rows.push(rowOf(product));
      if (rows.length === batch) rows = await insert(client, rows);
    }
    await insert(client, rows);
    await client.query("delete from outbox");
    await client.query("vacuum analyze");
  } finally {
    client.release();
  }
}

async function insert(client: PoolConnection, rows: readonly object[]): Promise<[]> {
  await client.query(
    `insert into products (key, company_key, offering, segment, name, fields)
     select key, company_key, 'INGREDIENTS', segment, name, fields
     from jsonb_to_recordset($1) as
       row (key text, company_key text, segment text, name text, fields jsonb)`,
    [JSON.stringify(rows)],
  );
  return [];
}
