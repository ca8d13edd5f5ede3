import type { Exact } from "@neroli/contract/kernel/exact.ts";
import { judge } from "@neroli/contract/kernel/judge.ts";
import { newVersion } from "@neroli/contract/quotes/forms/new-version.gen.ts";
import type { Missing, ReckonedLine, Step, Sum, Terms } from "@neroli/contract/reckoning/offer.ts";
import { reckonQuoted } from "@neroli/contract/reckoning/quoted.ts";
import { toContent, wholeCurrency } from "./content.ts";
import { type LineField, linesOf, type QuoteValues } from "./values.ts";

export interface PreviewLine {
  field: LineField;
  name: string;
  /** Null while something that it costs by is not filled in, or is no number. */
  reckoned: ReckonedLine | null;
  /** Without charges, in the line's own currency; null where even that is not known. */
  goods: Sum | null;
}

export interface Preview {
  lines: PreviewLine[];
  /** In which costs are told: that of the first line. */
  currency: string;
  /** All lines with all charges; null while a part of it is unknown. */
  total: Exact | null;
  missing: Missing[];
  /** Every line can be reckoned. */
  isWhole: boolean;
}

/** What of a line decides about its cost; the rest may still be missing. */
const costly =
  /^content\.lines\.(\d+)\.(quantity|price|breaks|moq|pack|active_matter|density|incoterm|charges)\b/;

/** What the quote costs for the quantities that it names, as both sides would read it today. */
export function previewOf(values: QuoteValues, terms: Omit<Terms, "currency">): Preview {
  const content = toContent(values);
  const paths = judge(newVersion, { version: 0, content }).map(({ path }) => path);
  const faulty = new Set(paths.map((path) => Number(costly.exec(path)?.[1] ?? -1)));
  const ready = content.lines.filter((_, at) => !faulty.has(at));
  const isCharged = !paths.some((path) => path.startsWith("content.charges"));
  const charges = isCharged ? content.charges : [];
  const currency = wholeCurrency(values);
  const { lines: reckoned, ...all } = reckonQuoted(
    { lines: ready, charges },
    { currency, ...terms },
  );
  const isWhole = isCharged && ready.length > 0 && ready.length === content.lines.length;
  const left = [...reckoned];
  const lines = linesOf(values).map(({ field, line: { name } }, at) => {
    const own = faulty.has(at) ? null : (left.shift() ?? null);
    return { field, name, reckoned: own, goods: own && goodsOf(own.cost.steps) };
  });
  return { lines, currency, isWhole, total: isWhole ? all.total : null, missing: all.missing };
}

const goodsOf = (steps: readonly Step[]): Sum | null =>
  steps.find((step) => step.kind === "goods")?.result ?? null;
