import type { QuoteContent } from "@neroli/contract/quotes/content.ts";
import type { RequestForm } from "@neroli/contract/requests/schema.ts";
import { createQuote } from "../quotes/factory.ts";

/** The form of a round: 250 kg of either product. */
export const newRound = (products: string[]): RequestForm => ({
  type: "QUOTE",
  origin: "search",
  message: "What does it cost?",
  contact: { full_name: "Ada Ferrari", company: "Maison Ambre", department: "QUALITY" },
  products,
  quantities: products.map(() => ({ value: 250, unit: "kg" })),
  lines: products.map(() => 0),
  alternatives: true,
  ...{ cc: [], document_types: [] },
});

type Line = QuoteContent["lines"][number];

/** A line that answers the first of a request: 10.00 EUR per kg, delivered duty paid. */
const offeredLine = (given: Partial<Line> = {}): Line => ({
  answers: "line-1",
  product: null,
  name: "Squalane",
  quantity: { value: "250", unit: "kg" },
  price: { amount: "10", currency: "EUR", per: { value: "1", unit: "kg" } },
  breaks: [],
  incoterm: "DDP",
  place: "Milano",
  lead_time_days: 14,
  charges: [],
  ...given,
});

type Offered = Partial<Omit<QuoteContent, "lines">> & { lines: Partial<Line>[] };

export const offeredContent = ({ lines, ...terms }: Offered): QuoteContent => ({
  lines: lines.map(offeredLine),
  charges: [],
  valid_until: "2099-06-30",
  payment_terms: "NET_30",
  attachments: [],
  ...terms,
});

/** A version that was sent in answer to a request, as its buyer finds it. */
export async function sendQuote(request_key: string, offered: Offered): Promise<void> {
  await createQuote({ request_key, content: offeredContent(offered) });
}
