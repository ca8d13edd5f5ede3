import { readExact, toText } from "@neroli/contract/kernel/exact.ts";
import { isCurrency } from "@neroli/contract/kernel/formats/currency.ts";
import { isDay } from "@neroli/contract/kernel/formats/day.ts";
import type { DatedExchangeRate, RateFault } from "@neroli/contract/rates/schema.ts";

/** What a file says; with faults its rates are those of the lines that are right. */
export interface ReadRates {
  rates: DatedExchangeRate[];
  days: string[];
  currencies: string[];
  left_out: string[];
  faults: RateFault[];
}

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );
/** Digits that a rate may have before and behind the point, as the table takes them. */
const shape = /^\d{1,12}(\.\d{1,10})?$/;
/** The file of one day writes "20 November 2026", that of all days "2026-11-20". */
const spelled = /^(\d{1,2}) ([a-z]+) (\d{4})$/i;
const nothing = "N/A";
const longestTold = 60;

/**
 * Reads eurofxref.csv and eurofxref-hist.csv. null where it is no such file: its first line does not
 * begin with "Date". `today` is the last day that may have rates.
 */
export function parseRates(text: string, today: string): ReadRates | null {
  const [head = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const [first = "", ...codes] = cellsOf(head);
  if (first.toLowerCase() !== "date" || codes.length === 0) return null;
  const faults = faultsOfHead(codes);
  const rates: DatedExchangeRate[] = [];
  const days = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const blame = (code: RateFault["code"], value: string) =>
      faults.push({ line: index + 2, code, value: value.slice(0, longestTold) });
    const [written = "", ...cells] = cellsOf(line);
    const day = readDay(written);
    if (!day) blame("no-day", written);
    else if (day > today) blame("day-ahead", written);
    else if (days.has(day)) blame("day-twice", written);
    else if (cells.length < codes.length) blame("too-few", String(cells.length));
    else if (cells.length > codes.length) blame("too-many", String(cells.length));
    else {
      days.add(day);
      for (const [at, currency] of codes.entries()) {
        const cell = cells[at] ?? "";
        if (cell === nothing) continue;
        const rate = readRate(cell);
        if (rate === null) blame("no-rate", `${currency} ${cell}`);
        else if (isCurrency(currency)) rates.push({ currency, rate, day });
      }
    }
  }
  const [currencies, left_out] = [
    codes.filter(isCurrency),
    codes.filter((code) => !isCurrency(code)),
  ];
  return { rates, days: [...days].toSorted(), currencies, left_out, faults };
}

/** Lines end with a comma, behind which nothing stands. */
function cellsOf(line: string): string[] {
  const cells = line.split(",").map((cell) => cell.trim());
  return cells.at(-1) === "" ? cells.slice(0, -1) : cells;
}

const faultsOfHead = (codes: readonly string[]): RateFault[] =>
  codes.flatMap((value, at): RateFault[] => {
    if (!/^[A-Z]{3}$/.test(value))
      return [{ line: 1, code: "no-currency", value: value.slice(0, longestTold) }];
    return codes.indexOf(value) < at ? [{ line: 1, code: "currency-twice", value }] : [];
  });

function readDay(text: string): string | null {
  const [, day = "", name = "", year = ""] = spelled.exec(text) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  const written = month
    ? `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`
    : text;
  return isDay(written) ? written : null;
}

/** Without zeros at its end, so that the same rate is the same text. */
function readRate(text: string): string | null {
  const value = shape.test(text) ? readExact(text) : null;
  return value && value.top > 0n ? toText(value, 10) : null;
}
