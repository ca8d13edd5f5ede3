import type { Exact } from "@neroli/contract/kernel/exact.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { QuoteLine } from "@neroli/contract/quotes/content.ts";
import { expiryOf } from "@neroli/contract/quotes/states.ts";
import { inOneTerritory } from "@neroli/contract/reckoning/customs.ts";
import type { Missing } from "@neroli/contract/reckoning/offer.ts";
import { reckonQuoted } from "@neroli/contract/reckoning/quoted.ts";
import { displayedAs } from "@neroli/contract/requests/states.ts";
import { type SqlBool, sql } from "kysely";
import { now } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedQuotes, publishedQuoteVersions } from "../../published/quotes.ts";
import { publishedRequests } from "../../published/requests.ts";
import { unchanged } from "../../quotes/queries/unchanged.ts";
import { ratesOn } from "../../rates/queries/rates-on.ts";

/** What a line of a quote costs for a kilogram of its product, with all charges. */
export interface Offer {
  product: string;
  request_key: string;
  version: number;
  accepted: boolean;
  valid_until: string;
  price: QuoteLine["price"];
  /** In the currency that was asked for; null where something of it is unknown. */
  per_kg: Exact | null;
  missing: Missing[];
  /** The days of the rates that it is reckoned by. */
  rates_of: string[];
}

interface Asked {
  /** The buyer: of no other company's quotes is anything read. */
  company_key: string;
  products: readonly string[];
  currency: string;
}

/**
 * Of each product the quote by which it can be had: one that is accepted before one that is sent and
 * still valid, the newest of each. Products without one are left out.
 */
export async function listOffers(asked: Asked): Promise<Map<string, Offer>> {
  if (asked.products.length === 0) return new Map();
  const [quotes, rates] = await Promise.all([listQuotes(asked), ratesOn(dayOf(now()))]);
  const offers = quotes.map(unchanged).flatMap((quote) => offersOf(quote, { ...asked, rates }));
  const found = new Map<string, Offer>();
  for (const offer of [
    ...offers.filter(isAccepted),
    ...offers.filter((each) => !isAccepted(each)),
  ]) {
    if (!found.has(offer.product)) found.set(offer.product, offer);
  }
  return found;
}

const isAccepted = ({ accepted }: Offer) => accepted;

/** The newest first. */
const listQuotes = ({ company_key, products }: Asked) =>
  db()
    .selectFrom(publishedRequests())
    .innerJoin(publishedCompanies(), "companies.key", "requests.company_key")
    .innerJoin(publishedQuotes(), "quotes.request_key", "requests.key")
    .innerJoin(publishedQuoteVersions(), (join) =>
      join
        .onRef("quote_versions.quote_key", "=", "quotes.key")
        .onRef("quote_versions.version", "=", "quotes.current_version"),
    )
    .where("requests.buyer_company_key", "=", company_key)
    .where("quotes.status", "in", ["SENT", "ACCEPTED"])
    .where(sql<SqlBool>`exists (
      select from jsonb_array_elements(quote_versions.content -> 'lines') as line
      where line ->> 'product' = any(${products}::text[]))`)
    .select(["requests.key as request_key", "requests.status as request_status"])
    .select(["requests.shipping_address", "companies.country"])
    .select(["quotes.status", "quotes.valid_until", "quotes.accepted_lines"])
    .select(["quote_versions.version", "quote_versions.content", "quote_versions.content_hash"])
    .orderBy("quote_versions.sent_at", "desc")
    .orderBy("requests.key")
    .execute();
type Held = Awaited<ReturnType<typeof listQuotes>>[number];

function offersOf(
  quote: Held,
  { products, currency, rates }: Asked & { rates: Awaited<ReturnType<typeof ratesOn>> },
): Offer[] {
  const { request_key, version, content, accepted_lines } = quote;
  const valid_until = quote.valid_until ?? content.valid_until;
  const isOpen = displayedAs(quote.request_status) === "OPEN" && now() < expiryOf(valid_until);
  const duty_free = inOneTerritory(quote.country, quote.shipping_address?.country ?? null);
  const { lines } = reckonQuoted(content, { currency, rates, duty_free });
  return content.lines.flatMap(({ product, price }, at): Offer[] => {
    const accepted = quote.status === "ACCEPTED" && (accepted_lines ?? []).includes(at);
    const canBeHad = accepted || (quote.status === "SENT" && isOpen);
    const reckoned = lines[at];
    if (product === null || !products.includes(product) || !canBeHad || !reckoned) return [];
    const { value: per_kg, missing } = reckoned.per_kg;
    const rates_of = reckoned.cost.steps.flatMap((step) =>
      step.kind === "exchange" ? step.rates.map(({ day }) => day) : [],
    );
    return [
      { product, request_key, version, accepted, valid_until, price, per_kg, missing, rates_of },
    ];
  });
}
