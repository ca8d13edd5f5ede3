import type { Line } from "./text/pieces.ts";

const named =
  /(?<!\p{L})(?:revision|revised|reviewed|überarbeit|ueberarbeit|revisione|révision|revisión|issue|issued|version date|date of (?:issue|preparation|compilation)|druckdatum|ausgabedatum|erstellt|stand(?!\p{L})|data di (?:compilazione|emissione)|date d['’]émission|fecha de (?:emisión|edición|creación)|ausgabe)/iu;
const older = /supersedes|ersetzt|sostituisce|remplace|reemplaza|sustituye/iu;

/** The day that a sheet says it was revised or issued, as YYYY-MM-DD; null where it says none. */
export function findRevision(lines: readonly Line[]): string | null {
  for (const { text, page } of lines) {
    // Further behind are the days of laws, tests and other sheets.
    if (page > 1) break;
    const found = named.exec(text);
    if (!found) continue;
    const [after = ""] = text.slice(found.index).split(older);
    const day = dayIn(after);
    if (day) return day;
  }
  return null;
}

/** "23.10.2017", "2017-10-23", "09/14/2016": the month is where only it can be. */
function dayIn(text: string): string | null {
  const iso = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const other = /(?<!\d)(\d{1,2})[-/. ]{1,2}(\d{1,2})[-/. ]{1,2}(\d{4})(?!\d)/.exec(text);
  if (!other) return null;
  const [first, second, year] = other.slice(1).map(Number) as [number, number, number];
  return second > 12 ? dayOf(year, first, second) : dayOf(year, second, first);
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isOne = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isOne && year > 1980 && year < 2100 ? date.toISOString().slice(0, 10) : null;
}
