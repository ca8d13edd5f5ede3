import type { Unit } from "@neroli/contract/enumerations/products.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { amountText, moneyText } from "@neroli/contract/kernel/money.ts";
import type { Charge, QuoteContent, QuoteLine } from "@neroli/contract/quotes/content.ts";
import type { DraftLine, QuoteDraft } from "@neroli/contract/quotes/draft.ts";
import type { Quote } from "@neroli/contract/quotes/schema.ts";
import type { RequestLine } from "@neroli/contract/requests/schema.ts";
import { sameValue } from "../../kernel/forms/entry-form.ts";

/** The field of a line; in the order of their names the lines stand. */
export type LineField = `line-${string}`;

/** A line that is being written, named by its own field. */
export type TypedLine = Omit<DraftLine, "id">;

/**
 * A quote while it is written. Each line is a field of its own, so that what two colleagues change in
 * different lines is brought together. A line that was taken out is undefined.
 */
export interface QuoteValues {
  [line: LineField]: TypedLine | undefined;
  charges: QuoteDraft["charges"];
  valid_until: string;
  payment_terms: string;
  note: string;
  internal_note: string;
  attachments: string[];
}

/** Of two people who write in one line both keep what they typed, where it is not the same. */
export const isLine = (name: string): name is LineField => name.startsWith("line-");

/** The lines that are there, in their order. */
export const linesOf = (values: QuoteValues): { field: LineField; line: TypedLine }[] =>
  Object.keys(values)
    .filter(isLine)
    .sort()
    .flatMap((field) => {
      const line = values[field];
      return line ? [{ field, line }] : [];
    });

/** Days after which an offer ends, unless its writer says otherwise. */
const usualDays = 30;

const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));

/** What is written: the draft; else the version that was sent last; else what was asked. */
export function valuesOf(quote: Quote, asked: readonly RequestLine[]): QuoteValues {
  const internal_note = quote.own?.internal_note ?? "";
  const last = quote.versions.at(-1)?.content;
  const draft = quote.own?.draft ?? (last && draftOf(last)) ?? beginning(asked);
  return { ...fromDraft(draft, asked), internal_note };
}

/** Everything of a draft, under the names of the form. */
function fromDraft({ lines, ...rest }: QuoteDraft, asked: readonly RequestLine[]): QuoteValues {
  const values: QuoteValues = { ...rest, internal_note: "" };
  for (const [at, { id, ...line }] of lines.entries()) {
    let field: LineField = `line-${id ?? idOf(line, { at, asked })}`;
    while (values[field]) field = `${field}-`;
    values[field] = line;
  }
  return values;
}

/** Lines that answer what was asked stand in that order, and before all others. */
function idOf(line: TypedLine, { at, asked }: { at: number; asked: readonly RequestLine[] }) {
  const place = asked.findIndex(({ key }) => key === line.answers);
  return place < 0 ? `x${ordinal(at)}` : `a${ordinal(place)}`;
}

const ordinal = (at: number) => String(at).padStart(3, "0");

/** The field of a line that is added: behind those that are there. */
export const newLineField = (): LineField => `line-y${Date.now().toString(36)}`;

export function toDraft({ charges, valid_until, payment_terms, note, ...values }: QuoteValues) {
  const lines = linesOf(values as QuoteValues).map(({ field, line }) => ({
    ...line,
    id: field.slice("line-".length),
  }));
  const { attachments } = values;
  return { lines, charges, valid_until, payment_terms, note, attachments } satisfies QuoteDraft;
}

/** As the server keeps it: without space around texts, and without lines that were taken out. */
export function tidy(values: QuoteValues): QuoteValues {
  const tidied = JSON.parse(JSON.stringify(values), (_, value: unknown) =>
    typeof value === "string" ? value.trim() : value,
  ) as QuoteValues;
  const isTidy = Object.values(values).every((value) => value !== undefined);
  return isTidy && sameValue(tidied, values) ? values : tidied;
}

const amount = (value = "", unit: Unit = "kg") => ({ value, unit });

/** An offer of which nothing is said yet; quantities are told as the asked one is. */
export function emptyLine(asked?: RequestLine, currency = "EUR"): TypedLine {
  const unit = asked?.quantity?.unit ?? "kg";
  return {
    answers: asked?.key ?? null,
    product: asked?.product ?? null,
    name: asked?.name ?? "",
    quantity: amount(asked?.quantity?.value, unit),
    price: { amount: "", currency, per: amount("1", unit) },
    breaks: [],
    moq: amount("", unit),
    pack: amount("", unit),
    active_matter: "",
    density: "",
    incoterm: "",
    place: "",
    lead_time_days: "",
    charges: [],
  };
}

const beginning = (asked: readonly RequestLine[]): QuoteDraft => ({
  lines: asked.map((line) => emptyLine(line)),
  charges: [],
  valid_until: inDays(usualDays),
  payment_terms: "",
  note: "",
  attachments: [],
});

/** What was sent, to be written anew; a day that is over is no offer. */
export function draftOf(content: QuoteContent): QuoteDraft {
  const soonest = inDays(0);
  return {
    lines: content.lines.map(lineOf),
    charges: chargesOf(content.charges, content.lines[0]?.price.currency),
    valid_until: content.valid_until < soonest ? inDays(usualDays) : content.valid_until,
    payment_terms: content.payment_terms,
    note: content.note ?? "",
    attachments: content.attachments,
  };
}

const lineOf = ({ moq, pack, ...line }: QuoteLine): TypedLine => ({
  ...line,
  moq: moq ?? amount("", line.quantity.unit),
  pack: pack ?? amount("", line.quantity.unit),
  active_matter: line.active_matter ?? "",
  density: line.density ?? "",
  lead_time_days: String(line.lead_time_days),
  charges: chargesOf(line.charges, line.price.currency),
});

/** An amount in another currency than is usual there names it. */
const chargesOf = (charges: readonly Charge[], usual: string | undefined) =>
  charges.map(({ kind, state, amount: said }) => ({
    kind,
    state,
    amount: said ? (said.currency === usual ? amountText(said) : moneyText(said)) : "",
  }));
