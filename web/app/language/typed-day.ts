import { isDay } from "@neroli/contract/kernel/formats/day.ts";

/** Day, month and year, with anything usual between them or, as 01022026, nothing. */
const dayFirst = /^(\d{1,2})[/.\- ]+(\d{1,2})[/.\- ]+(\d{4}|\d{2})$/;
const dayFirstBare = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
/** As ISO 8601 and programs write it, with a time or without. */
const yearFirst = /^(\d{4})(?:[/.-](\d{1,2})[/.-](\d{1,2})|(\d{2})(\d{2}))(?:[T ][\d:.,+\-Z ]*)?$/;

/** What was typed as ISO 8601 writes it: "1/2/26" is "2026-02-01"; what is no day stays. */
export function readDay(typed: string): string {
  const bare = typed.trim();
  const [, day, month, year] = dayFirst.exec(bare) ?? dayFirstBare.exec(bare) ?? [];
  const found = isoOf(year, month, day);
  if (found) return found;
  const [, isoYear, isoMonth, isoDay, bareMonth, bareDay] = yearFirst.exec(bare) ?? [];
  return isoOf(isoYear, isoMonth ?? bareMonth, isoDay ?? bareDay) ?? bare;
}

function isoOf(year = "", month = "", day = ""): string | null {
  const century = year.length === 2 ? "20" : "";
  const iso = `${century}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) ? iso : null;
}
