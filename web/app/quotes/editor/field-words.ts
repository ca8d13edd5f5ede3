import { chargeKinds } from "@neroli/contract/quotes/terms.ts";
import { formatDay } from "../../language/dates.ts";
import { type Translate, words } from "../../language/phrases.tsx";
import { type LineField, linesOf, type QuoteValues, type TypedLine } from "./values.ts";

/** Names of what a line holds, by the first step within it. */
const inLine = {
  name: "quote-file.product",
  quantity: "quote-file.quantity",
  price: "quote-file.price",
  breaks: "quotes.edit.breaks",
  moq: "quote-file.moq",
  pack: "quote-file.pack",
  active_matter: "quotes.edit.active",
  density: "quotes.edit.density",
  incoterm: "quotes.edit.incoterm",
  place: "quote-file.place",
  lead_time_days: "quote-file.lead-time.days",
  charges: "quote-file.charges",
} as const;

const ofWhole = {
  charges: "quotes.edit.charges.whole",
  valid_until: "quote-file.valid",
  payment_terms: "quotes.terms",
  note: "quote-file.note",
  internal_note: "quotes.edit.internal",
  attachments: "quote-file.attachments",
} as const;

/** "Line 2, Price" of "line-a001.price.amount". */
export function fieldName(t: Translate, field: string, values: QuoteValues): string {
  const [first = "", second = ""] = field.split(".");
  if (first in ofWhole) return t(ofWhole[first as keyof typeof ofWhole]);
  const number = linesOf(values).findIndex((each) => each.field === first) + 1;
  const line = values[first as LineField];
  const product = line?.name || t("quotes.edit.unnamed");
  const name = number > 0 ? t("quotes.edit.line", { number, product }) : t("quotes.edit.line.gone");
  return second in inLine ? `${name}, ${t(inLine[second as keyof typeof inLine])}` : name;
}

/** A field's value in words, to choose between two; "" where it has none. */
export function fieldText(t: Translate, field: string, values: QuoteValues): string {
  if (field.startsWith("line-")) {
    const line = values[field as LineField];
    return line ? lineText(t, line) : "";
  }
  switch (field) {
    case "charges":
      return chargesText(t, values.charges);
    case "valid_until":
      return values.valid_until && formatDay(values.valid_until);
    case "payment_terms":
      return values.payment_terms && words(t, "payment-terms", values.payment_terms);
    case "attachments":
      return values.attachments.length > 0
        ? t("quotes.edit.files", { count: values.attachments.length })
        : "";
    default:
      return String(values[field as "note" | "internal_note"] ?? "");
  }
}

function lineText(t: Translate, line: TypedLine): string {
  const { price, lead_time_days: days } = line;
  const amount = ({ value, unit }: TypedLine["moq"]) => (value ? `${value} ${unit}` : "");
  const named = (key: keyof typeof inLine, value: string) => value && `${t(inLine[key])} ${value}`;
  return [
    line.name,
    amount(line.quantity),
    price.amount && `${price.amount} ${price.currency} / ${amount(price.per)}`,
    ...line.breaks.map((each) => `≥ ${amount(each.from)}: ${each.amount} ${price.currency}`),
    named("moq", amount(line.moq)),
    named("pack", amount(line.pack)),
    named("active_matter", line.active_matter),
    named("density", line.density),
    [line.incoterm, line.place].filter(Boolean).join(" "),
    named("lead_time_days", days),
    chargesText(t, line.charges),
  ]
    .filter(Boolean)
    .join(" · ");
}

const chargesText = (t: Translate, charges: QuoteValues["charges"]): string =>
  chargeKinds
    .flatMap((kind) => charges.filter((charge) => charge.kind === kind && charge.state !== ""))
    .map(({ kind, state, amount }) => {
      const name = words(t, "rounds.charge", kind);
      return `${name}: ${state === "AMOUNT" ? amount : words(t, "quotes.edit.charge", state)}`;
    })
    .join(", ");
