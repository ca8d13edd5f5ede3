import { readMoney } from "@neroli/contract/kernel/money.ts";
import type { QuoteContent, QuoteLine } from "@neroli/contract/quotes/content.ts";
import type { QuoteDraft } from "@neroli/contract/quotes/draft.ts";
import { linesOf, type QuoteValues, type TypedLine } from "./values.ts";

/**
 * What is written as a version is sent; what is none yet stays as it was typed, to be refused at its
 * field. Charges of the whole quote are in the currency of its first line.
 */
export function toContent(values: QuoteValues): QuoteContent {
  const lines = linesOf(values).map(({ line }) => toLine(line));
  const { charges, valid_until, payment_terms, note, attachments } = values;
  return {
    lines,
    charges: toCharges(charges, wholeCurrency(values)),
    valid_until,
    payment_terms: payment_terms as QuoteContent["payment_terms"],
    ...(note !== "" && { note }),
    attachments,
  };
}

/** In which the charges of the whole quote are. */
export const wholeCurrency = (values: QuoteValues): string =>
  linesOf(values)[0]?.line.price.currency ?? "EUR";

function toLine(line: TypedLine): QuoteLine {
  const { moq, pack, active_matter, density, incoterm, lead_time_days, charges, ...same } = line;
  return {
    ...same,
    ...(moq.value !== "" && { moq }),
    ...(pack.value !== "" && { pack }),
    ...(active_matter !== "" && { active_matter }),
    ...(density !== "" && { density }),
    incoterm: incoterm as QuoteLine["incoterm"],
    // What is missing is told as missing, not as no number.
    lead_time_days: (lead_time_days === "" ? "" : Number(lead_time_days)) as number,
    charges: toCharges(charges, line.price.currency),
  };
}

const toCharges = (charges: QuoteDraft["charges"], currency: string): QuoteContent["charges"] =>
  charges.flatMap(({ kind, state, amount }) => {
    if (state === "") return [];
    if (state !== "AMOUNT" || amount === "") return [{ kind, state }];
    // The form writes a point before decimals, whatever its reader does.
    const { money } = readMoney(amount, { currency, decimal: "." });
    return [{ kind, state, amount: money ?? { minor: Number.NaN, currency } }];
  });

/** The field at which a failure of the body is told; "" is the form as a whole. */
export function fieldAt(path: string, values: QuoteValues): string {
  const [, at, rest = ""] = /^content\.lines\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  if (at === undefined) return ofWhole(path.replace(/^content\./, ""));
  const line = linesOf(values)[Number(at)];
  if (!line) return "";
  const inner = rest.replace(/^(answers|product)$/, "name");
  return inner ? `${line.field}.${ofAmount(inner)}` : line.field;
}

/** Of an amount of money digits and currency are one field. */
const ofAmount = (path: string) => path.replace(/(charges\.\d+\.amount)\..+$/, "$1");

function ofWhole(path: string): string {
  if (path === "version" || path === "content" || path === "lines") return "";
  return path.startsWith("attachments") ? "attachments" : ofAmount(path);
}
