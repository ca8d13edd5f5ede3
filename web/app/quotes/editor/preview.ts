import type { Exact } from "@neroli/contract/kernel/exact.ts";
import { judge } from "@neroli/contract/kernel/judge.ts";
import { newVersion } from "@neroli/contract/quotes/forms/new-version.gen.ts";
import { sumOf } from "@neroli/contract/reckoning/goods.ts";
import type { Missing, ReckonedLine, Step, Sum } from "@neroli/contract/reckoning/offer.ts";
import { reckonQuoted } from "@neroli/contract/reckoning/quoted.ts";
import { distinct } from "@neroli/contract/reckoning/reckon.ts";
import { toContent } from "./content.ts";
import { type LineField, linesOf, type QuoteValues } from "./values.ts";

export interface PreviewLine {
  field: LineField;
  name: string;
  currency: string;
  /** Null while something that it costs by is not filled in, or is no number. */
  reckoned: ReckonedLine | null;
  /** Without charges; null where even that is not known. */
  goods: Sum | null;
}

export interface Preview {
  lines: PreviewLine[];
  /** One for each currency that prices are in. */
  totals: { currency: string; value: Exact | null; missing: Missing[] }[];
  /** Every line can be reckoned. */
  isWhole: boolean;
}

/** What of a line decides about its cost; the rest may still be missing. */
const costly =
  /^content\.lines\.(\d+)\.(quantity|price|breaks|moq|pack|active_matter|density|incoterm|charges)\b/;

/**
 * What the quote costs for the quantities that it names, as its reader will be told; each currency by
 * itself, as the rates are those of the day on which it is sent.
 */
export function previewOf(values: QuoteValues): Preview {
  const content = toContent(values);
  const fields = linesOf(values).map(({ field }) => field);
  const paths = judge(newVersion, { version: 0, content }).map(({ path }) => path);
  const faulty = new Set(paths.map((path) => Number(costly.exec(path)?.[1] ?? -1)));
  const ready = content.lines.flatMap((line, at) => (faulty.has(at) ? [] : [{ line, at }]));
  const charges = paths.some((path) => path.startsWith("content.charges")) ? [] : content.charges;
  const lines: PreviewLine[] = content.lines.map(({ name, price: { currency } }, at) => ({
    field: fields[at] as LineField,
    ...{ name, currency, reckoned: null, goods: null },
  }));
  const currencies = [...new Set(ready.map(({ line }) => line.price.currency))];
  const totals = currencies.map((currency) => {
    const terms = { currency, rates: {}, duty_free: false };
    const all = reckonQuoted({ lines: ready.map(({ line }) => line), charges }, terms);
    const own = ready.flatMap(({ line, at }, place) => {
      const reckoned = all.lines[place];
      if (!reckoned || line.price.currency !== currency) return [];
      lines[at] = { ...(lines[at] as PreviewLine), reckoned, goods: goodsOf(reckoned.cost.steps) };
      return [reckoned];
    });
    const missing = distinct(own.flatMap(({ cost }) => cost.missing));
    const value = sumOf(own.flatMap(({ cost }) => (cost.value ? [cost.value] : [])));
    return { currency, value: missing.length > 0 ? null : value, missing };
  });
  return { lines, totals, isWhole: ready.length === lines.length && lines.length > 0 };
}

const goodsOf = (steps: readonly Step[]): Sum | null =>
  steps.find((step) => step.kind === "goods")?.result ?? null;
