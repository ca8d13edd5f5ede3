import { judge } from "@neroli/contract/kernel/judge.ts";
import type { DraftLine, QuoteDraft } from "@neroli/contract/quotes/draft.ts";
import { newVersion } from "@neroli/contract/quotes/forms/new-version.gen.ts";
import type { Quote } from "@neroli/contract/quotes/schema.ts";
import type { RequestLine } from "@neroli/contract/requests/schema.ts";
import { describe, expect, test } from "vitest";
import { meet } from "../../kernel/forms/starting-values.ts";
import { applyDraft } from "./apply-draft.ts";
import { fieldAt, toContent } from "./content.ts";
import { previewOf } from "./preview.ts";
import { emptyLine, linesOf, type QuoteValues, tidy, toDraft, valuesOf } from "./values.ts";

const asked: RequestLine[] = ["b5", "b3"].map((key) => ({
  key,
  name: `Velourine ${key}`,
  product: `velourine-${key}`,
  quantity: { value: "100", unit: "kg" },
}));

/** A quote of which nothing was sent, with this draft. */
const quoteWith = (draft: QuoteDraft | null) =>
  ({ versions: [], own: { draft, internal_note: "" } }) as unknown as Quote;

const begun = () => valuesOf(quoteWith(null), asked);
const saved = (values: QuoteValues) => valuesOf(quoteWith(toDraft(values)), asked);

/** Everything of a line that can be sent. */
const priced = (given: Partial<DraftLine> = {}): DraftLine => ({
  ...emptyLine(asked[0]),
  price: { amount: "12.5", currency: "EUR", per: { value: "1", unit: "kg" } },
  incoterm: "DDP",
  place: "Hamburg",
  lead_time_days: "14",
  ...given,
});

const names = (values: QuoteValues) => linesOf(values).map(({ line }) => line.name);

describe("what is written", () => {
  test("begins with what was asked, and is the same once it was saved", () => {
    const values = begun();
    expect(names(values)).toEqual(["Velourine b5", "Velourine b3"]);
    expect(saved(values)).toEqual(values);
  });

  test("keeps lines that were added behind the others, and none that were taken out", () => {
    const values = {
      ...begun(),
      "line-a000": undefined,
      "line-y1": { ...emptyLine(), name: "Jojoba " },
    };
    expect(names(saved(tidy(values)))).toEqual(["Velourine b3", "Jojoba"]);
    expect(saved(tidy(values))).toEqual(tidy(values));
  });

  test("of two colleagues in different lines is brought together", () => {
    const base = begun();
    const mine = { ...base, "line-a000": priced(), "line-y1": { ...emptyLine(), name: "Mine" } };
    const theirs = {
      ...base,
      "line-a001": priced(),
      "line-y2": { ...emptyLine(), name: "Theirs" },
    };
    const { values, meeting } = meet({ base, mine, theirs });
    expect(meeting.contested).toEqual([]);
    expect(meeting.taken).toEqual(["line-a001", "line-y2"]);
    expect(linesOf(values)).toHaveLength(4);
    const contested = meet({ base, mine, theirs: { ...base, "line-a000": undefined } });
    expect(contested.meeting.contested).toEqual(["line-a000"]);
  });
});

describe("what is sent", () => {
  const faults = (values: QuoteValues) =>
    judge(newVersion, { version: 0, content: toContent(values) }).map(({ path, code }) => [
      fieldAt(path, values),
      code,
    ]);

  test("is whole, with charges in the currency of their line unless they name another", () => {
    const charges: DraftLine["charges"] = [
      { kind: "FREIGHT", state: "AMOUNT", amount: "45.5" },
      { kind: "DUTY", state: "AMOUNT", amount: "10 USD" },
      { kind: "PACKAGING", state: "UNKNOWN", amount: "7" },
      { kind: "INSURANCE", state: "", amount: "" },
    ];
    const values: QuoteValues = {
      ...valuesOf(quoteWith(null), asked.slice(0, 1)),
      "line-a000": priced({ charges }),
      payment_terms: "NET_30",
    };
    expect(faults(values)).toEqual([]);
    expect(toContent(values).lines[0]?.charges).toEqual([
      { kind: "FREIGHT", state: "AMOUNT", amount: { minor: 4550, currency: "EUR" } },
      { kind: "DUTY", state: "AMOUNT", amount: { minor: 1000, currency: "USD" } },
      { kind: "PACKAGING", state: "UNKNOWN" },
    ]);
  });

  test("is refused at the field that is wrong, however deep", () => {
    const amount = { value: "1e3", unit: "kg" as const };
    const line = priced({
      breaks: [
        { from: { value: "50", unit: "kg" }, amount: "" },
        { from: { value: "20", unit: "kg" }, amount: "9" },
      ],
      moq: amount,
      lead_time_days: "two",
      charges: [
        { kind: "FREIGHT", state: "AMOUNT", amount: "" },
        { kind: "DUTY", state: "AMOUNT", amount: "1.234" },
      ],
    });
    const values: QuoteValues = {
      ...begun(),
      "line-a000": undefined,
      "line-a001": line,
      payment_terms: "NET_30",
    };
    expect(faults(values)).toEqual([
      ["line-a001.breaks.0.amount", "required"],
      ["line-a001.moq.value", "decimal"],
      ["line-a001.lead_time_days", "not-a-number"],
      ["line-a001.charges.0.amount", "required"],
      ["line-a001.charges.1.amount", "not-a-number"],
    ]);
  });

  test("costs what is known, and nothing is known of a line that is not whole", () => {
    const values: QuoteValues = { ...begun(), "line-a000": priced(), "line-a001": undefined };
    const terms = { rates: { USD: { rate: "1.25", day: "2026-11-20" } }, duty_free: true };
    const total = { top: 1250n, bottom: 1n };
    expect(previewOf(values, terms)).toMatchObject({ currency: "EUR", total, missing: [] });
    const price = { amount: "12.5", currency: "USD", per: { value: "1", unit: "kg" as const } };
    const dollars = { ...values, "line-a001": priced({ price }) };
    expect(previewOf(dollars, terms).total).toEqual({ top: 2250n, bottom: 1n });
    const unknown = previewOf({ ...values, "line-a000": priced({ incoterm: "EXW" }) }, terms);
    expect(unknown).toMatchObject({ total: null, isWhole: true });
    expect(unknown.lines[0]?.goods?.value).toEqual({ top: 1250n, bottom: 1n });
    expect(previewOf(begun(), terms)).toMatchObject({ total: null, isWhole: false });
  });
});

describe("a template", () => {
  const draft: QuoteDraft = {
    ...toDraft(begun()),
    lines: [
      priced({ answers: "another", quantity: { value: "5", unit: "t" } }),
      priced({ product: "jojoba", name: "Jojoba", answers: null }),
    ],
    payment_terms: "NET_60",
    valid_until: "",
  };

  test("fills in what it knows of the same product, and offers the rest beside", () => {
    const filled = applyDraft(begun(), { draft, taking: "all" });
    const [same, other, extra] = linesOf(filled).map(({ line }) => line);
    expect(same).toMatchObject({ answers: "b5", price: { amount: "12.5" } });
    expect(same?.quantity).toEqual({ value: "100", unit: "kg" });
    expect(other).toMatchObject({ answers: "b3", price: { amount: "" }, incoterm: "DDP" });
    expect(extra).toMatchObject({ answers: null, name: "Jojoba" });
    expect(filled.payment_terms).toBe("NET_60");
    expect(filled.valid_until).toBe(begun().valid_until);
  });

  test("of which terms alone are taken leaves prices as they are", () => {
    const filled = applyDraft(begun(), { draft, taking: "terms" });
    expect(linesOf(filled)).toHaveLength(2);
    expect(linesOf(filled)[0]?.line).toMatchObject({ price: { amount: "" }, place: "Hamburg" });
  });
});
