import type {
  DataSheet,
  DataSheetOf,
  DataSheetValue,
} from "@neroli/contract/imports/data-sheets.ts";
import { fieldsFor, productField } from "@neroli/contract/products/fields.ts";
import type { KnownTerms } from "../readers/match-value.ts";
import { findRevision } from "./find-revision.ts";
import { labelledValues } from "./labelled-values.ts";
import { hazardValues, identityValues, partValues, storageValues } from "./safety-values.ts";
import { inSections, type SaidValue } from "./said-value.ts";
import { divide } from "./sections.ts";
import { linesOf } from "./text/lines.ts";
import { type PageOfPieces, readPieces } from "./text/open-pdf.ts";

export interface DataSheetOrder extends DataSheetOf {
  path: string;
  /** What words of open vocabularies are taken for. */
  terms: KnownTerms;
}

/** Sheets with fewer of the sixteen headings are no safety data sheets. */
const leastHeadings = 5;

/** Reads a data sheet in PDF, in a process of its own. Throws a SourceError. */
export async function work({ path, ...order }: DataSheetOrder): Promise<DataSheet> {
  return readSheet(await readPieces(path), order);
}

/** What the pages of a sheet tell of a product; nothing that such a product has no field for. */
export function readSheet(
  pages: readonly PageOfPieces[],
  { offering, segment, terms }: Omit<DataSheetOrder, "path">,
): DataSheet {
  const lines = linesOf(pages);
  const sheet = divide(lines);
  const isSafety = sheet.found >= leastHeadings;
  const isEnglish = sheet.language === "en" || sheet.language === null;
  const of = { terms, decimal: isEnglish ? "." : "," } as const;
  const said = isSafety
    ? [
        ...identityValues(sheet.lines, of),
        ...hazardValues(sheet.lines, of),
        ...partValues(sheet.lines, of),
        ...labelledValues(inSections(sheet.lines, [7, 9]), of),
        ...storageValues(sheet.lines),
      ]
    : labelledValues(
        lines.map((line) => ({ ...line, section: "" })),
        of,
      );
  const fields = new Set(fieldsFor(offering, segment));
  return {
    kind: isSafety ? "SDS" : "TDS",
    language: isSafety ? sheet.language : null,
    pages: pages.length,
    revised: findRevision(lines),
    values: onceEach(said.filter(({ field }) => fields.has(field))).map((each) =>
      placed(each, pages),
    ),
  };
}

/** A field that is no list has the value that is told first; a list has each once. */
function onceEach(said: readonly SaidValue[]): SaidValue[] {
  const seen = new Set<string>();
  return said.filter(({ field, value }) => {
    const isList = productField(field).list === true || field === "composition";
    const key = isList ? `${field} ${JSON.stringify(value)}` : field;
    return !seen.has(key) && seen.add(key);
  });
}

const longestSaid = 300;

function placed(
  { field, value, lines }: SaidValue,
  pages: readonly PageOfPieces[],
): DataSheetValue {
  const [first] = lines;
  const page = first?.page ?? 0;
  const own = lines.filter((line) => line.page === page);
  const { width = 1, height = 1 } = pages[page] ?? {};
  const cells = own.flatMap((line) => line.cells);
  const left = Math.min(...cells.map(({ x }) => x));
  const right = Math.max(...cells.map(({ end }) => end));
  const top = Math.min(...own.map((line) => line.y - line.size));
  const bottom = Math.max(...own.map((line) => line.y + 0.3 * line.size));
  const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 10_000) / 10_000));
  const text = lines.map((line) => line.text).join(" ");
  return {
    field,
    value,
    said: text.length > longestSaid ? `${text.slice(0, longestSaid - 1)}…` : text,
    page: page + 1,
    section: first?.section || null,
    area: {
      left: within(left / width),
      top: within(top / height),
      width: within((right - left) / width),
      height: within((bottom - top) / height),
    },
  };
}
