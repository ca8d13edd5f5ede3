import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Scan, Visitor } from "@neroli/contract/scans/schema.ts";
import { say } from "@neroli/phrases/say.ts";
import type { ScanRow } from "../queries/list-scans.ts";

interface Reading {
  language: Language;
  /** Of the company's own products. */
  names: ReadonlyMap<string, string>;
}

export const presentScan = (row: ScanRow, { language, names }: Reading): Scan => ({
  id: row.id,
  device: row.device,
  sequence: row.sequence,
  scanned_at: row.scanned_at.toISOString(),
  arrived_at: row.arrived_at.toISOString(),
  read: row.read,
  notes: row.notes,
  rating: row.rating,
  products: row.products.map((key) => ({ key, name: names.get(key) ?? null })),
  visitor: visitorOf(row, language),
  noted_by: row.noted_by?.name ?? null,
  has_picture: row.has_picture,
});

function visitorOf(row: ScanRow, language: Language): Visitor | null {
  if (!row.visitor) return null;
  const { name, company, job_title, department, email, phone } = row;
  return {
    id: row.visitor,
    ...{ name, company, email, phone },
    function: job_title || (department && say(language, `departments.${department}`)),
  };
}
