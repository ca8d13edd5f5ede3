import { type Annex, annexes } from "@neroli/contract/enumerations/law.ts";
import type { AnnexEntry } from "./annex-entry.ts";
import type { ReadAnnex } from "./read-annex.ts";

/** Entries by which annexes with the same columns are known: numbers that have not changed since 2009. */
const landmarks: Partial<Record<Annex, Readonly<Record<string, string>>>> = {
  III: { "2a": "68-11-1", "12": "7722-84-1", "84": "78-70-6", "88": "5989-27-5" },
  V: { "1": "65-85-0", "4": "110-44-1", "29": "122-99-6" },
  VI: { "8": "70356-09-1", "10": "6197-30-4", "27": "13463-67-7" },
};

/**
 * The annexes that a file can be of, told by its columns, by entries that stand in one annex alone, and
 * by its name ("annex.III.csv", "COSING_Annex_V_v2.csv"). None where these contradict each other.
 */
export function annexesOf(name: string, { entries, possible }: ReadAnnex): readonly Annex[] {
  const marked = annexes.filter((annex) => entries.some((entry) => isLandmark(annex, entry)));
  const [, written = ""] = /annex[\s._-]*(VI|IV|V|I{2,3})(?![A-Za-z0-9])/i.exec(name) ?? [];
  const named = annexes.filter((annex) => annex === written.toUpperCase());
  return possible.filter((annex) =>
    [marked, named].every((told) => told.length === 0 || told.includes(annex)),
  );
}

const isLandmark = (annex: Annex, { number, cas }: AnnexEntry): boolean => {
  const known = landmarks[annex]?.[number];
  return known !== undefined && cas.includes(known);
};
