import type { Annex } from "@neroli/contract/enumerations/law.ts";
import { type AnnexFault, type EntryPlace, lightFaults } from "@neroli/contract/law/schema.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import { loadAnnexFile } from "../../law/commands/load-annex-file.ts";
import type { Report } from "./report.ts";

/** In which column it was found; what costs a whole row may be anywhere in it. */
const columns: Partial<Record<AnnexFault["code"], string>> = {
  "no-number": "reference_number",
  "no-name": "inn",
  "no-day": "update_date",
  "day-ahead": "update_date",
  "no-cas": "cas_number",
  "no-ec": "ec_number",
};

/** Loads a file of the cosmetics law, and answers the lines that tell of it, the sum last. */
export async function tellAnnex(
  { file, annex }: { file: string; annex: Annex },
  report: Report,
): Promise<string[]> {
  const load = await loadAnnexFile(file, annex);
  const { added, changed, same, older, faults } = load;
  for (const { line, code, value } of faults) {
    const cell = { column: columns[code] ?? "", value, reason: sayAny("en", `law.fault.${code}`) };
    if (lightFaults.includes(code)) report.note(line, cell);
    else report.reject(line, cell);
  }
  await report.flush();
  const moved = load.changes.flatMap(({ moved_from, name, ...place }) =>
    moved_from ? [`${said(place)} forbids what ${said(moved_from)} allowed: ${name}`] : [],
  );
  const rejected = faults.filter(({ code }) => !lightFaults.includes(code)).length;
  return [
    ...moved,
    ...report.files(),
    `annex ${annex} as of ${load.as_of}: read ${load.entries.length + rejected}, added ${added.length}, ` +
      `changed ${changed.length}, same ${same}, older ${older}, rejected ${rejected}`,
  ];
}

const said = ({ annex, number }: EntryPlace) => `${annex}/${number}`;
