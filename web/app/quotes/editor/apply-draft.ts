import type { DraftLine, QuoteDraft } from "@neroli/contract/quotes/draft.ts";
import {
  type LineField,
  linesOf,
  newLineField,
  type QuoteValues,
  type TypedLine,
} from "./values.ts";

/** Whether its lines are taken, too, or what it says of delivery and payment alone. */
export type Taking = "all" | "terms";

/**
 * What is written, with what a template or an earlier quote says: of the same product prices and all
 * else but the quantity, of other lines how they are delivered. What it offers beside is added.
 */
export function applyDraft(
  values: QuoteValues,
  { draft, taking }: { draft: QuoteDraft; taking: Taking },
): QuoteValues {
  const [usual] = draft.lines;
  const left = new Set<DraftLine>(taking === "all" ? draft.lines : []);
  const next: QuoteValues = {
    ...values,
    charges: draft.charges,
    payment_terms: draft.payment_terms || values.payment_terms,
    note: draft.note || values.note,
  };
  for (const { field, line } of linesOf(values)) {
    const same = [...left].find((each) => isSame(each, line));
    if (same) left.delete(same);
    if (same) next[field] = takeLine(line, same);
    else if (usual) next[field] = takeTerms(line, usual);
  }
  // A line that says nothing yet makes room for what is offered.
  for (const { field, line } of linesOf(next)) {
    if (left.size > 0 && line.answers === null && line.name === "") next[field] = undefined;
  }
  for (const [at, { id: _, ...line }] of [...left].entries()) {
    const field: LineField = `${newLineField()}-${String(at).padStart(3, "0")}`;
    next[field] = { ...line, answers: null };
  }
  return next;
}

const isSame = (one: TypedLine, other: TypedLine): boolean =>
  one.product !== null && other.product !== null
    ? one.product === other.product
    : one.name.trim().toLowerCase() === other.name.trim().toLowerCase();

/** The same product, for who asks now. */
const takeLine = ({ answers, product, name, quantity }: TypedLine, from: DraftLine): TypedLine => {
  const { id: _, ...said } = from;
  return {
    ...said,
    ...{ answers, product, name: name || said.name },
    quantity: quantity.value === "" ? said.quantity : quantity,
  };
};

const takeTerms = (line: TypedLine, usual: DraftLine): TypedLine => ({
  ...line,
  price: line.price.amount === "" ? { ...line.price, currency: usual.price.currency } : line.price,
  incoterm: usual.incoterm || line.incoterm,
  place: usual.place || line.place,
  lead_time_days: usual.lead_time_days || line.lead_time_days,
});
