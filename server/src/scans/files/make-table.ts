import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Scan } from "@neroli/contract/scans/schema.ts";
import { say } from "@neroli/phrases/say.ts";
import { today } from "../../kernel/clock.ts";
import type { FileAnswer } from "../../kernel/http/routes.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { tableMediaTypes } from "../../kernel/tables/media-types.ts";
import { writeCsv } from "../../kernel/tables/write-csv.ts";
import { writeWorkbook } from "../../kernel/tables/write-workbook.ts";
import type { Stand } from "../policy.ts";
import { presentScan } from "../present/present-scan.ts";
import { readScans } from "../queries/list-scans.ts";
import { nameOwnProducts } from "../queries/own-products.ts";

interface Order {
  language: Language;
  format: "csv" | "xlsx";
  filters: Parameters<typeof readScans>[1];
}

const columns = [
  ["scanned-at", ({ scanned_at }: Scan) => scanned_at],
  ["arrived-at", ({ arrived_at }: Scan) => arrived_at],
  ["name", ({ visitor }: Scan) => visitor?.name ?? ""],
  ["company", ({ visitor }: Scan) => visitor?.company ?? ""],
  ["function", ({ visitor }: Scan) => visitor?.function ?? ""],
  ["email", ({ visitor }: Scan) => visitor?.email ?? ""],
  ["phone", ({ visitor }: Scan) => visitor?.phone ?? ""],
  ["rating", ({ rating }: Scan) => rating ?? ""],
  ["notes", ({ notes }: Scan) => notes],
  ["products", ({ products }: Scan) => products.map(({ key, name }) => name ?? key).join("; ")],
  ["noted-by", ({ noted_by }: Scan) => noted_by ?? ""],
  ["read", ({ read }: Scan) => read],
  ["visitor", ({ visitor }: Scan) => visitor?.id ?? ""],
  ["id", ({ id }: Scan) => id],
] as const;

/** The scans of a stand as a table, with what each visitor lets be shown at this moment. */
export async function makeTable(stand: Stand, order: Order): Promise<FileAnswer> {
  const { company_key } = stand;
  await noteSecurity({ kind: "exported", company_key, details: { what: "scans" } });
  const { language, format } = order;
  const rows = tableRows(stand, order);
  const name = `scans-${stand.event_key}-${today()}.${format}`;
  const widths = columns.map(() => 22);
  return format === "csv"
    ? { stream: writeCsv(rows), media_type: tableMediaTypes.CSV, name, inline: false }
    : {
        stream: writeWorkbook({
          name: say(language, "scans.title"),
          widths,
          frozen: 1,
          rows: cellRows(rows),
        }),
        media_type: tableMediaTypes.XLSX,
        name,
        inline: false,
      };
}

type Cells = (string | number)[];

async function* cellRows(rows: AsyncIterable<Cells>) {
  for await (const cells of rows) yield { cells };
}

async function* tableRows(stand: Stand, { language, filters }: Order): AsyncGenerator<Cells> {
  yield columns.map(([name]) => say(language, `scans.column.${name}`));
  const names = new Map<string, string>();
  for await (const row of readScans(stand, filters)) {
    const keys = row.products.filter((key) => !names.has(key));
    if (keys.length > 0) {
      const more = await nameOwnProducts(stand.company_key, { keys, language });
      for (const [key, name] of more) names.set(key, name);
    }
    const scan = presentScan(row, { language, names });
    yield columns.map(([, cell]) => cell(scan));
  }
}
