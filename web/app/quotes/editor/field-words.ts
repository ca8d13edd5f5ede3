import { sameValue } from "../../kernel/forms/entry-form.ts";
import { decimalMark } from "../../language/currencies.ts";
import { formatDay } from "../../language/dates.ts";
import { type Translate, words } from "../../language/phrases.tsx";
import { typedDecimal } from "../../language/typed-decimal.ts";
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

interface Choosing {
  t: Translate;
  language: string;
  /** The other side's values: of a line only what differs is said. */
  other: QuoteValues;
}

/** A field's value in words, to choose between two; "" where it has none. */
export function fieldText(field: string, values: QuoteValues, choosing: Choosing): string {
  const { t } = choosing;
  if (field.startsWith("line-")) {
    const line = values[field as LineField];
    return line ? lineText(line, { ...choosing, theirs: choosing.other[field as LineField] }) : "";
  }
  switch (field) {
    case "charges":
      return chargesText(values.charges, choosing);
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

type LineChoosing = Choosing & { theirs: TypedLine | undefined };

/** Each part with its name; of a line that only one side has, all that it says. */
function lineText(line: TypedLine, { theirs, ...choosing }: LineChoosing): string {
  const { t } = choosing;
  const parts = Object.keys(inLine) as (keyof typeof inLine)[];
  return parts
    .filter((part) => !theirs || !sameValue(line[part], theirs[part]))
    .flatMap((part) => {
      const text = partText(part, line, choosing);
      return text || theirs ? `${t(inLine[part])}: ${text || t("table.conflict.empty")}` : [];
    })
    .join(" · ");
}

function partText(part: keyof typeof inLine, line: TypedLine, choosing: Choosing): string {
  const number = (value: string) => typedDecimal(value, decimalMark(choosing.language));
  const amount = ({ value, unit }: TypedLine["moq"]) => value && `${number(value)} ${unit}`;
  switch (part) {
    case "price": {
      const { amount: price, currency, per } = line.price;
      return price && `${number(price)} ${currency} / ${amount(per)}`;
    }
    case "breaks":
      return line.breaks.map((each) => `${amount(each.from)}: ${number(each.amount)}`).join(", ");
    case "charges":
      return chargesText(line.charges, choosing);
    case "quantity":
    case "moq":
    case "pack":
      return amount(line[part]);
    case "name":
    case "place":
    case "incoterm":
      return line[part];
    default:
      return number(line[part]);
  }
}

const chargesText = (charges: QuoteValues["charges"], { t, language }: Choosing): string =>
  charges
    .flatMap(({ kind, state, amount }) => {
      if (state === "") return [];
      const said =
        state === "AMOUNT"
          ? typedDecimal(amount, decimalMark(language))
          : words(t, "quotes.edit.charge", state);
      return `${words(t, "rounds.charge", kind)}: ${said}`;
    })
    .join(", ");
