import type { QuoteContent } from "@neroli/contract/quotes/content.ts";
import type { Insertable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { createUser } from "../users/factory.ts";
import { contentHash } from "./queries/content-hash.ts";

/** One line of niacinamide, valid for a long time. */
export const quoteContent = (given: Partial<QuoteContent> = {}): QuoteContent => ({
  lines: [
    {
      answers: null,
      product: null,
      name: "Niacinamide",
      quantity: { value: "100", unit: "kg" },
      price: { amount: "12.3456", currency: "EUR", per: { value: "1", unit: "kg" } },
      breaks: [{ from: { value: "500", unit: "kg" }, amount: "11.5" }],
      incoterm: "DAP",
      place: "Hamburg",
      lead_time_days: 14,
      charges: [],
    },
  ],
  charges: [{ kind: "FREIGHT", state: "AMOUNT", amount: { minor: 4500, currency: "EUR" } }],
  valid_until: "2099-06-30",
  payment_terms: "NET_30",
  attachments: [],
  ...given,
});

type NewQuote = Partial<Insertable<DB["quotes"]>> & {
  request_key: string;
  content?: QuoteContent;
};

/** A quote that was sent once, unless its columns say otherwise. */
export async function createQuote({ content = quoteContent(), ...given }: NewQuote) {
  const quote = await db()
    .insertInto("quotes")
    .values({
      key: randomKey(),
      status: "SENT",
      current_version: 1,
      valid_until: content.valid_until,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db()
    .insertInto("quote_versions")
    .values({
      quote_key: quote.key,
      version: 1,
      content: JSON.stringify(content),
      content_hash: contentHash(content),
      sent_by: (await createUser()).key,
    })
    .execute();
  return quote;
}
