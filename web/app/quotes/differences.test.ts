import type { QuoteContent } from "@neroli/contract/quotes/content.ts";
import type { QuoteVersion } from "@neroli/contract/quotes/schema.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import { expect, test } from "vitest";
import type { Translate } from "../language/phrases.tsx";
import { differences } from "./differences.ts";
import { writingIn } from "./use-writing.ts";

const t: Translate = (key, ...[values]) => sayAny("de", key, values);
const writing = writingIn("de", t);
/** What stands between a figure and its currency. */
const nbsp = "\u00a0";

const line = (given: Partial<QuoteContent["lines"][number]>): QuoteContent["lines"][number] => ({
  ...{ answers: null, product: null, name: "Niacinamide", lead_time_days: 14, place: "Hamburg" },
  quantity: { value: "1000", unit: "kg" },
  price: { amount: "12.5", currency: "EUR", per: { value: "1", unit: "kg" } },
  ...{ breaks: [], incoterm: "DAP", charges: [] },
  ...given,
});

const version = (content: Partial<QuoteContent>): QuoteVersion => ({
  ...{ version: 1, content_hash: "", attachments: [], counter_id: null },
  content: {
    ...{ lines: [line({})], charges: [], valid_until: "2027-06-30", payment_terms: "NET_30" },
    attachments: [],
    ...content,
  },
  reckoned_by: { currency: "EUR", rates: {}, duty_free: false },
  ...{ sent_by: { key: "a", firstname: "A", lastname: "B" }, sent_at: "2026-11-22T10:00:00Z" },
});

test("what is the same is no difference", () => {
  expect(differences(version({}), version({}), writing)).toEqual([]);
});

test("prices, quantities and terms are told as the reader writes them", () => {
  const price = { amount: "11.25", currency: "EUR", per: { value: "100", unit: "kg" } } as const;
  const later = version({
    lines: [line({ price, moq: { value: "50", unit: "kg" } })],
    ...{ payment_terms: "NET_60", valid_until: "2027-07-31" },
  });
  expect(differences(version({}), later, writing)).toEqual([
    {
      ...{ line: "Niacinamide", name: "Preis" },
      ...{ before: `12,50${nbsp}EUR je kg`, after: `11,25${nbsp}EUR je 100 kg` },
    },
    { line: "Niacinamide", name: "Mindestmenge", before: null, after: "50 kg" },
    {
      ...{ line: null, name: "Zahlungsbedingungen" },
      ...{ before: "Netto 30 Tage", after: "Netto 60 Tage" },
    },
    { line: null, name: "Gültig bis", before: "30/06/2027", after: "31/07/2027" },
  ]);
});

test("lines are the same that answer the same, wherever they stand and whatever they are called", () => {
  const first = line({ answers: "line-1", name: "Glycerin" });
  const second = line({ answers: "line-2", name: "Panthenol" });
  const before = version({ lines: [first, second] });
  const renamed = line({ answers: "line-2", name: "Panthenol 75" });
  const extra = line({ name: "Allantoin" });
  expect(differences(before, version({ lines: [renamed, extra] }), writing)).toEqual([
    { line: null, name: null, before: "Panthenol", after: "Panthenol 75" },
    { line: "Allantoin", name: null, before: null, after: "Allantoin" },
    { line: "Glycerin", name: null, before: "Glycerin", after: null },
  ]);
});
