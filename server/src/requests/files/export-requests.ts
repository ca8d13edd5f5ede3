import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { displayedAs } from "@neroli/contract/requests/states.ts";
import { say } from "@neroli/phrases/say.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { today } from "../../kernel/clock.ts";
import type { FileAnswer } from "../../kernel/http/routes.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { tableMediaTypes } from "../../kernel/tables/media-types.ts";
import { writeWorkbook } from "../../kernel/tables/write-workbook.ts";
import { presentSummary } from "../present.ts";
import { listToExport } from "../queries/list-requests.ts";

type Query = Parameters<typeof listToExport>[1];

interface Reader {
  actor: SignedInActor;
  language: Language;
}

/** The list as a workbook: what its rows on the page say, and no more. */
export async function exportRequests(
  { actor, language }: Reader,
  query: Query,
): Promise<FileAnswer> {
  const rows = (await listToExport(actor, query)).map((row) => presentSummary(actor, row));
  await noteSecurity({ kind: "exported", details: { what: "requests" } });
  const heading = columns.map((column) => say(language, `requests.export.${column}`));
  return {
    stream: writeWorkbook({
      name: say(language, "requests.title"),
      widths: [16, 14, 14, 30, 30, 24, 40, 24, 14, 14, 14, 60],
      frozen: 1,
      rows: [
        { cells: heading, style: "label" },
        ...rows.map((row) => ({ cells: cells(row), style: "guarded" as const })),
      ],
    }),
    media_type: tableMediaTypes.XLSX,
    name: `requests-${today()}.xlsx`,
    inline: false,
  };

  function cells(row: ReturnType<typeof presentSummary>): string[] {
    const { type, status, resolution, requested_by, requested_to, products } = row;
    return [
      row.key,
      say(language, `requests.type.${type}`),
      resolution === "REJECTED"
        ? say(language, "requests.rejected")
        : say(language, `requests.status.${shown(status)}`),
      requested_to.name,
      requested_by.company?.name ?? "",
      `${requested_by.firstname} ${requested_by.lastname}`,
      products.map(({ name }) => name).join(", "),
      row.assignee?.name ?? "",
      row.needed_by ? formatDay(row.needed_by) : "",
      formatDay(row.created_at),
      formatDay(row.updated_at),
      row.last_message ?? "",
    ];
  }
}

const columns = [
  "key",
  "type",
  "status",
  "supplier",
  "buyer",
  "person",
  "products",
  "assignee",
  "needed-by",
  "created",
  "updated",
  "last-message",
] as const;

const shown = (status: Parameters<typeof displayedAs>[0]) =>
  displayedAs(status) as "OPEN" | "CLOSED" | "CANCELED";
