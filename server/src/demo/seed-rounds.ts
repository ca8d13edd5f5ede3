import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { QuoteContent } from "@neroli/contract/quotes/content.ts";
import type { RequestEventKind } from "@neroli/contract/requests/events.ts";
import { sql } from "kysely";
import { db } from "../kernel/db/db.ts";
import { contentHash } from "../quotes/queries/content-hash.ts";
import { companies } from "./generate/companies.ts";

type Line = QuoteContent["lines"][number];

/** Whose people try the demonstration: it answers first. */
const own = "velouria-actives";
const buyer = { key: "buyer", company: "maren-holt" };
const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const dayIn = (days: number) => dayOf(new Date(Date.now() + days * day));

/** Who offers niacinamide, in other units and currencies, and with more or less said. */
const answers: Partial<Line>[] = [
  {
    price: { amount: "11.8", currency: "EUR", per: { value: "1", unit: "kg" } },
    breaks: [{ from: { value: "500", unit: "kg" }, amount: "10.9" }],
    pack: { value: "25", unit: "kg" },
    active_matter: "99.5",
    ...{ incoterm: "DAP", place: "Hamburg", lead_time_days: 10 },
  },
  {
    price: { amount: "492", currency: "EUR", per: { value: "100", unit: "lb" } },
    moq: { value: "1000", unit: "lb" },
    active_matter: "99",
    ...{ incoterm: "CIP", place: "Hamburg", lead_time_days: 35 },
    charges: [{ kind: "DUTY", state: "AMOUNT", amount: { minor: 28_500, currency: "EUR" } }],
  },
  {
    price: { amount: "980", currency: "USD", per: { value: "100", unit: "kg" } },
    ...{ incoterm: "FOB", place: "Shanghai", lead_time_days: 60 },
    charges: [{ kind: "FREIGHT", state: "UNKNOWN" }],
  },
  {
    price: { amount: "9800", currency: "CNY", per: { value: "100", unit: "kg" } },
    pack: { value: "20", unit: "kg" },
    active_matter: "99",
    ...{ incoterm: "CIP", place: "Hamburg", lead_time_days: 45 },
    charges: [{ kind: "DUTY", state: "AMOUNT", amount: { minor: 215_000, currency: "CNY" } }],
  },
];

/** One question whose offers come in, and one that is settled; counted from the day of the start. */
export async function seedRounds(): Promise<void> {
  const products = await listNiacinamides();
  await seedRound("demo-round-1", { products, daysAgo: 4, closed: false });
  await seedRound("demo-round-2", { products: products.slice(0, 2), daysAgo: 60, closed: true });
}

interface Asked {
  key: string;
  company_key: string;
  name: string;
}

/** One of each supplier. */
async function listNiacinamides(): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    select distinct on (company_key) key, company_key, name from products
    where shown and offering = 'INGREDIENTS' and fields -> 'cas' = '["98-92-0"]'
    order by company_key, key`.execute(db());
  return rows.toSorted((a, b) => Number(b.company_key === own) - Number(a.company_key === own));
}

interface DemoRound {
  products: readonly Asked[];
  daysAgo: number;
  closed: boolean;
}

async function seedRound(batch: string, round: DemoRound): Promise<void> {
  const { products, daysAgo, closed } = round;
  const ended = closed ? (["ACCEPTED", "EXPIRED"] as const) : [];
  const home = companies.find(({ key }) => key === buyer.company);
  const created_at = ago(daysAgo);
  const closed_at = closed ? ago(daysAgo - 20) : null;
  const ends = { buyer_key: buyer.key, buyer_company_key: buyer.company };
  const address = {
    street: home?.street ?? "",
    postal_code: home?.postal_code ?? "",
    city: home?.city ?? "",
    country: home?.country ?? "",
  };
  for (const [at, product] of products.entries()) {
    const request_key = `${batch}-request-${at + 1}`;
    await db()
      .insertInto("requests")
      .values({
        ...{ key: request_key, type: "QUOTE", origin: "search", batch, ...ends },
        ...{ company_key: product.company_key, created_at, updated_at: created_at, closed_at },
        status: closed ? "CLOSED" : "OPEN",
        resolution: closed ? "ANSWERED" : null,
        waiting_for: closed ? null : at < answers.length ? "BUYER" : "SUPPLIER",
        message:
          "What does niacinamide cost, delivered to our plant? Purity and lead time, please.",
        needed_by: dayIn(closed ? 10 - daysAgo : 45),
        alternatives: true,
        shipping_address: JSON.stringify(address),
        contact: JSON.stringify({
          ...{ full_name: "Ada Ferrari", company: home?.name ?? "", department: "INNOVATION" },
        }),
      })
      .execute();
    await askFor(request_key, { product, created_at });
    const answer = answers[at];
    if (answer) await quote(request_key, { product, answer, daysAgo: daysAgo - 1, end: ended[at] });
  }
  await db()
    .insertInto("rounds")
    .values({
      ...{ key: batch, ...ends, status: closed ? "CLOSED" : "OPEN", closed_at, created_at },
      choice: JSON.stringify(
        closed ? { "0": { request_key: `${batch}-request-1`, position: 0 } } : {},
      ),
    })
    .execute();
}

async function askFor(
  request_key: string,
  { product, created_at }: { product: Asked; created_at: string },
): Promise<void> {
  const { key: product_key, name } = product;
  const asked = { request_key, product_key, position: 0 };
  await db()
    .insertInto("request_products")
    .values({ ...asked, line: 0, quantity: JSON.stringify({ value: 400, unit: "kg" }) })
    .execute();
  const quantity = JSON.stringify({ value: "400", unit: "kg" });
  await db()
    .insertInto("request_lines")
    .values({ ...asked, line_key: "line-1", name, quantity })
    .execute();
  await db()
    .insertInto("request_events")
    .values({ request_key, kind: "sent", actor_key: buyer.key, side: "BUYER", created_at })
    .execute();
}

interface Sent {
  product: Asked;
  answer: Partial<Line>;
  daysAgo: number;
  /** What became of it; it still waits where nothing did. */
  end: "ACCEPTED" | "EXPIRED" | undefined;
}

/** Days for which a quote holds. */
const validFor = 30;

async function quote(request_key: string, { product, answer, daysAgo, end }: Sent): Promise<void> {
  const content: QuoteContent = {
    lines: [
      {
        ...{ answers: "line-1", product: product.key, name: product.name },
        quantity: { value: "400", unit: "kg" },
        price: { amount: "10", currency: "EUR", per: { value: "1", unit: "kg" } },
        ...{ breaks: [], incoterm: "DAP", place: "Hamburg", lead_time_days: 14, charges: [] },
        ...answer,
      },
    ],
    charges: [],
    valid_until: dayIn(validFor - daysAgo),
    payment_terms: "NET_30",
    attachments: [],
  };
  const key = `${request_key}-quote`;
  const { valid_until } = content;
  const created_at = ago(daysAgo);
  await db()
    .insertInto("quotes")
    .values({
      ...{ key, request_key, status: end ?? "SENT", current_version: 1, valid_until, created_at },
      ...(end === "ACCEPTED" && {
        accepted_at: ago(daysAgo - 10),
        accepted_by: buyer.key,
        accepted_lines: [0],
      }),
    })
    .execute();
  await db()
    .insertInto("quote_versions")
    .values({
      ...{ quote_key: key, version: 1, content: JSON.stringify(content), sent_at: created_at },
      content_hash: contentHash(content),
      sent_by: "manager",
    })
    .execute();
  const seller = product.company_key === own ? "manager" : null;
  const told = (kind: RequestEventKind, side: "BUYER" | "SUPPLIER", days: number) => ({
    ...{ request_key, kind, side, actor_key: side === "BUYER" ? buyer.key : seller },
    ...{ data: JSON.stringify({ version: 1 }), created_at: ago(days) },
  });
  await db()
    .insertInto("request_events")
    .values([
      told("quote-sent", "SUPPLIER", daysAgo),
      ...(end === "ACCEPTED" ? [told("quote-accepted", "BUYER", daysAgo - 10)] : []),
    ])
    .execute();
}
