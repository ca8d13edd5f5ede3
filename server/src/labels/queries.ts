import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { labelEndpoints } from "@neroli/contract/labels/endpoints.ts";
import type { LabelSummary } from "@neroli/contract/labels/schema.ts";
import { expressionBuilder, sql } from "kysely";
import type { z } from "zod";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { containing, listPage } from "../kernel/list.ts";
import { publishedProductLabels, publishedProducts } from "../published/products.ts";

type ListQuery = z.output<(typeof labelEndpoints)["GET /labels"]["query"]>;

const countCompanies = () =>
  expressionBuilder<DB, "labels">()
    .selectFrom("company_labels")
    .whereRef("company_labels.label_key", "=", "labels.key")
    .select((eb) => eb.fn.countAll<number>().as("count"));

const ofProducts = () =>
  expressionBuilder<DB, "labels">()
    .selectFrom(publishedProductLabels())
    .innerJoin(publishedProducts(), "products.key", "product_labels.product_key")
    .whereRef("product_labels.label_key", "=", "labels.key");

const countProducts = () => ofProducts().select((eb) => eb.fn.countAll<number>().as("count"));

const offeringsOf = () =>
  ofProducts().select(sql<Offering[]>`array_agg(distinct products.offering)`.as("offerings"));

const selectLabels = () =>
  db()
    .selectFrom("labels")
    .select(["labels.key", "labels.title", "labels.colour", "labels.description", "labels.version"])
    .select(sql<number>`${countCompanies()}`.as("companies"))
    .select(sql<number>`${countProducts()}`.as("products"))
    .select(sql<Offering[] | null>`${offeringsOf()}`.as("offerings"));

export type LabelRow = Awaited<ReturnType<ReturnType<typeof selectLabels>["execute"]>>[number];

/** Labels, and how many things carry each. */
export async function listLabels(query: ListQuery): Promise<PageOf<LabelRow>> {
  const { title__icontains: title } = query;
  let rows = selectLabels();
  if (title) rows = rows.where("labels.title", "ilike", containing(title));
  return listPage(rows, query, {
    sorts: {
      title: sql`lower(labels.title)`,
      companies: sql`companies`,
      products: sql`products`,
      created_at: "labels.created_at",
    },
    fallback: "title",
    tie: "labels.key",
  });
}

export async function getLabel(key: string): Promise<LabelRow> {
  return found(await selectLabels().where("labels.key", "=", key).executeTakeFirst());
}

/** The labels of a company, by title. */
export const listLabelsOf = (companyKey: string) =>
  db()
    .selectFrom("company_labels")
    .innerJoin("labels", "labels.key", "company_labels.label_key")
    .where("company_labels.company_key", "=", companyKey)
    .select(["labels.key", "labels.title", "labels.colour", "labels.description"])
    .orderBy(sql`lower(labels.title)`)
    .execute();

/** The labels of these products, of each by title; one without labels is left out. */
export async function listLabelsOfProducts(
  keys: readonly string[],
): Promise<Map<string, z.infer<typeof LabelSummary>[]>> {
  const labels = new Map<string, z.infer<typeof LabelSummary>[]>();
  if (keys.length === 0) return labels;
  const rows = await db()
    .selectFrom(publishedProductLabels())
    .innerJoin("labels", "labels.key", "product_labels.label_key")
    .where("product_labels.product_key", "in", [...keys])
    .select(["product_labels.product_key", "labels.key", "labels.title"])
    .select(["labels.colour", "labels.description"])
    .orderBy(sql`lower(labels.title)`)
    .execute();
  for (const { product_key, ...label } of rows) {
    labels.set(product_key, [...(labels.get(product_key) ?? []), label]);
  }
  return labels;
}
