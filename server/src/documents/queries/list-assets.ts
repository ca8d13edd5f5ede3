import type { documentEndpoints } from "@neroli/contract/documents/endpoints.ts";
import { reminderDays, type Validity } from "@neroli/contract/documents/validity.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { today } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { findCompany } from "../../published/companies.ts";
import { publishedProducts } from "../../published/products.ts";
import { publishedUsers } from "../../published/users.ts";
import { allow } from "../policy.ts";

type Endpoint = (typeof documentEndpoints)["GET /companies/:companyKey/assets"];
export type ListQuery = z.output<Endpoint["query"]>;

/** A company's documents and the pictures of its products; of each the newest version, or all. */
export async function listAssets(
  actor: SignedInActor,
  { company_key, query }: { company_key: string; query: ListQuery },
): Promise<PageOf<AssetRow>> {
  allow(actor, "list", company_key);
  found(await findCompany(company_key));
  return listPage(narrowed(query).where("assets.company_key", "=", company_key), query, {
    sorts: {
      name: sql`lower(assets.name)`,
      type: "assets.document_type",
      product: sql`lower(products.name)`,
      visibility: "assets.visibility",
      size: "assets.size",
      valid_until: "assets.valid_until",
      created_at: "assets.created_at",
      position: "assets.position",
    },
    fallback: "-created_at",
    tie: "assets.id",
  });
}

function narrowed(query: ListQuery) {
  let rows = selectAssets();
  if (query.kind && query.kind !== "COMPANY_PICTURE")
    rows = rows.where("assets.kind", "=", query.kind);
  if (query.product) rows = rows.where("assets.product_key", "=", query.product);
  if (query.series) rows = rows.where("assets.series", "=", query.series);
  if (query.type__eq) rows = rows.where("assets.document_type", "=", query.type__eq);
  if (query.visibility__eq) rows = rows.where("assets.visibility", "=", query.visibility__eq);
  if (query.name__icontains) {
    rows = rows.where("assets.name", "ilike", containing(query.name__icontains));
  }
  if (query.expiring) {
    rows = rows.where(
      sql<boolean>`assets.valid_until <= ${today()}::date + ${reminderDays[0]}::int`,
    );
  }
  if (query.product__icontains) {
    rows = rows.where("products.name", "ilike", containing(query.product__icontains));
  }
  if (query.validity__eq) rows = rows.where(holds[query.validity__eq]());
  return query.all_versions ? rows : rows.where("assets.replaced_at", "is", null);
}

const endingWithin = (days: number) =>
  sql<boolean>`assets.valid_until between ${today()}::date and ${today()}::date + ${days}::int`;

const holds: Record<Validity, () => RawBuilder<boolean>> = {
  EXPIRED: () => sql<boolean>`assets.valid_until < ${today()}::date`,
  WITHIN_30_DAYS: () => endingWithin(30),
  WITHIN_90_DAYS: () => endingWithin(90),
  UNLIMITED: () => sql<boolean>`assets.valid_until is null`,
};

/** Those of them with these ids, in this order. */
export async function readAssets(ids: readonly string[]): Promise<AssetRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectAssets()
    .where("assets.id", "in", [...ids])
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export async function getAsset(id: string): Promise<AssetRow> {
  return found((await readAssets([id]))[0]);
}

const selectAssets = () =>
  db()
    .selectFrom("assets")
    .leftJoin(publishedProducts(), "products.key", "assets.product_key")
    .leftJoin(publishedUsers(), "users.key", "assets.uploaded_by")
    .where("assets.kind", "in", ["DOCUMENT", "IMAGE"])
    .select(["assets.id", "assets.kind", "assets.document_type", "assets.company_key"])
    .select(["assets.name", "assets.media_type", "assets.size", "assets.hash", "assets.visibility"])
    .select(["assets.language", "assets.series", "assets.version", "assets.replaced_at"])
    .select(["assets.record_version", "assets.scanned_at", "assets.created_at"])
    .select("assets.valid_until")
    .select(["products.key as product_key", "products.name as product_name"])
    .select(["products.offering", "products.segment", "products.trashed_at"])
    .select(["users.firstname", "users.lastname"])
    .select(
      sql<number>`(select count(*) from assets as each where each.series = assets.series)`.as(
        "versions",
      ),
    );

export type AssetRow = Awaited<ReturnType<ReturnType<typeof selectAssets>["execute"]>>[number];
