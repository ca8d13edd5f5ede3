import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { mostExported } from "@neroli/contract/leads/limits.ts";
import type { LeadExportQuery } from "@neroli/contract/leads/list-query.ts";
import type { LeadSummary } from "@neroli/contract/leads/schema.ts";
import { say } from "@neroli/phrases/say.ts";
import { today } from "../../kernel/clock.ts";
import type { FileAnswer } from "../../kernel/http/routes.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { tableMediaTypes } from "../../kernel/tables/media-types.ts";
import { writeCsv } from "../../kernel/tables/write-csv.ts";
import { writeWorkbook } from "../../kernel/tables/write-workbook.ts";
import { presentLead } from "../present.ts";
import type { Supplier } from "../queries/find-supplier.ts";
import { listLeads } from "../queries/list-leads.ts";

interface Order {
  query: LeadExportQuery;
  language: Language;
}

/** The list as a table: what its rows on the page say at this moment, and no more. */
export async function exportLeads(
  supplier: Supplier,
  { query, language }: Order,
): Promise<FileAnswer> {
  await noteSecurity({
    ...{ kind: "exported", company_key: supplier.key, details: { what: "leads" } },
  });
  const { content } = await listLeads(supplier, { ...query, page: 0, size: mostExported });
  const heading = columns.map(([name]) => say(language, `leads.column.${name}`));
  const rows = content
    .map((row) => presentLead(row, supplier))
    .map((lead) => columns.map(([, cell]) => cell(lead, language)));
  const name = `leads-${today()}.${query.format}`;
  if (query.format === "csv") {
    const stream = writeCsv([heading, ...rows]);
    return { stream, media_type: tableMediaTypes.CSV, name, inline: false };
  }
  return {
    stream: writeWorkbook({
      name: say(language, "leads.title"),
      widths: columns.map(() => 22),
      frozen: 1,
      rows: [
        { cells: heading, style: "label" },
        ...rows.map((cells) => ({ cells, style: "guarded" as const })),
      ],
    }),
    media_type: tableMediaTypes.XLSX,
    name,
    inline: false,
  };
}

type Cell = (lead: LeadSummary, language: Language) => string | number;

const columns = [
  ["person", ({ person }) => person?.name ?? ""],
  ["company", ({ person }) => person?.company?.name ?? ""],
  ["type", ({ type }, language) => (type ? say(language, `company-types.${type}`) : "")],
  ["country", ({ country }) => country ?? ""],
  ["score", ({ score }) => score],
  ["hot", ({ hot }, language) => (hot ? say(language, "leads.hot") : "")],
  ["deeds", ({ deeds }) => deeds],
  ["last", ({ last_at }) => formatDay(last_at)],
  ["status", ({ status }, language) => say(language, `leads.status.${status}`)],
  ["assignee", ({ assignee }) => assignee?.name ?? ""],
] as const satisfies readonly (readonly [string, Cell])[];
