import { sql } from "kysely";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { today } from "../../../kernel/clock.ts";
import { db } from "../../../kernel/db/db.ts";
import { personIn } from "../../../published/users.ts";
import { findAskedDocuments } from "../../../requests/queries/find-asked-documents.ts";
import { findDocuments } from "../../queries/find-documents.ts";

/** The documents of a request's products and of its supplier, as this reader may know of them. */
export async function listRequestDocuments(actor: SignedInActor, requestKey: string) {
  const request = await findAskedDocuments(actor, requestKey);
  const ids = await listNewest(request);
  const documents = await findDocuments(actor, ids);
  const grants = await listGrants(request.buyer_company_key, documents);
  return { request, documents, grants };
}
export type RequestDocumentRows = Awaited<ReturnType<typeof listRequestDocuments>>;

interface Asked {
  company_key: string;
  products: readonly string[];
}

/** By product in the order of the request, then by name; the company's own come last. */
async function listNewest({ company_key, products }: Asked): Promise<string[]> {
  const rows = await db()
    .selectFrom("assets")
    .where("company_key", "=", company_key)
    .where("kind", "=", "DOCUMENT")
    .where("replaced_at", "is", null)
    .where((asset) =>
      asset.or([
        asset("product_key", "is", null),
        asset("product_key", "=", sql<string>`any(${[...products]}::text[])`),
      ]),
    )
    .orderBy(sql`array_position(${[...products]}::text[], product_key)`)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Of each document the access that this company has, else the one that it had last. */
async function listGrants(
  companyKey: string | null,
  documents: readonly { series: string }[],
): Promise<Map<string, GrantRow>> {
  if (companyKey === null || documents.length === 0) return new Map();
  const rows = await selectGrants()
    .where("document_grants.company_key", "=", companyKey)
    .where("document_grants.series", "in", [...new Set(documents.map(({ series }) => series))])
    .orderBy("document_grants.granted_at")
    .execute();
  const held = (row: GrantRow) => row.withdrawn_at === null;
  return new Map(
    [...rows.filter((row) => !held(row)), ...rows.filter(held)].map((row) => [row.series, row]),
  );
}

const selectGrants = () =>
  db()
    .selectFrom("document_grants")
    .select(["document_grants.id", "document_grants.series", "document_grants.granted_by"])
    .select(["document_grants.granted_at", "document_grants.withdrawn_at"])
    .select(sql<string | null>`document_grants.until`.as("until"))
    .select(sql<boolean>`coalesce(document_grants.until < ${today()}::date, false)`.as("ended"))
    .select(personIn("document_grants.granted_by").as("grantor"));
export type GrantRow = Awaited<ReturnType<ReturnType<typeof selectGrants>["execute"]>>[number];
