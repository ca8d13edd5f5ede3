import type { importEndpoints } from "@neroli/contract/imports/endpoints.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { Actor } from "../../kernel/actor.ts";
import { notFound } from "../../kernel/errors.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { seesImportsOf } from "../policy.ts";
import { type ImportSummaryRow, selectSummaries } from "./read-import.ts";

type OfCompany = z.output<(typeof importEndpoints)["GET /companies/:companyKey/imports"]["query"]>;
type OfAll = z.output<(typeof importEndpoints)["GET /imports"]["query"]>;

/** The imports of one company. */
export async function listImports(
  actor: Actor,
  { company_key, query }: { company_key: string; query: OfCompany },
): Promise<PageOf<ImportSummaryRow>> {
  if (!seesImportsOf(actor, company_key)) throw notFound();
  return page(selectSummaries().where("imports.company_key", "=", company_key), query);
}

/** The imports of all companies, for support. */
export async function listAllImports(query: OfAll): Promise<PageOf<ImportSummaryRow>> {
  const { company__icontains: company } = query;
  let rows = selectSummaries();
  if (company) rows = rows.where("companies.name", "ilike", containing(company));
  return page(rows, query);
}

async function page(
  summaries: ReturnType<typeof selectSummaries>,
  query: OfCompany | OfAll,
): Promise<PageOf<ImportSummaryRow>> {
  let rows = summaries;
  if (query.name__icontains) {
    rows = rows.where("imports.file_name", "ilike", containing(query.name__icontains));
  }
  if (query.state__eq) rows = rows.where("imports.state", "=", query.state__eq);
  return listPage(rows, query, {
    sorts: {
      created_at: "imports.created_at",
      name: sql`lower(imports.file_name)`,
      company: sql`lower(companies.name)`,
    },
    fallback: "-created_at",
    tie: "imports.id",
  });
}
