import type { QuoteContent } from "@neroli/contract/quotes/content.ts";
import type { RequestEventData, RequestEventKind } from "@neroli/contract/requests/events.ts";
import { db } from "../kernel/db/db.ts";
import { contentHash } from "../quotes/queries/content-hash.ts";
import { writeLinesOf } from "../requests/commands/write-lines.ts";
import { listLines } from "../requests/queries/list-lines.ts";
import { type DemoQuote, demoQuotes } from "./data/quotes.ts";
import { companies } from "./generate/companies.ts";

const buyer = { key: "buyer", company: "maren-holt" };
const seller = { key: "manager", company: "velouria-actives" };

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const dayIn = (days: number) => ago(-days).slice(0, 10);

type Version = DemoQuote["versions"][number];

/** Quotations in each state that people meet, counted from the day of the start. */
export async function seedQuotes(): Promise<void> {
  for (const [at, quote] of demoQuotes.entries()) {
    const request_key = `demo-quote-${at + 1}`;
    await seedRequest(request_key, quote);
    await seedVersions(request_key, quote);
    await db().insertInto("request_events").values(eventsOf(request_key, quote)).execute();
  }
}

/** Whose turn it is: the supplier's where a wish is open or the last day is over. */
function waitingFor({ status, versions }: DemoQuote) {
  if (status === "ACCEPTED" || status === "EXPIRED") return "SUPPLIER";
  return versions.at(-1)?.counter ? "SUPPLIER" : "BUYER";
}

async function seedRequest(key: string, quote: DemoQuote): Promise<void> {
  const { products, kilograms, message, daysAgo, versions, acceptedDaysAgo } = quote;
  const home = companies.find((known) => known.key === buyer.company);
  if (!home) throw new Error(`no company ${buyer.company}`);
  const { name, street, postal_code, city, country } = home;
  const last = versions.at(-1);
  const quantity_required = { value: kilograms, unit: "kg" as const };
  await db()
    .insertInto("requests")
    .values({
      key,
      type: "QUOTE",
      status: "OPEN",
      company_key: seller.company,
      buyer_key: buyer.key,
      buyer_company_key: buyer.company,
      origin: "product",
      message,
      quantity_required: JSON.stringify(quantity_required),
      shipping_address: JSON.stringify({ street, postal_code, city, country }),
      contact: JSON.stringify({
        full_name: "Clara Steinhoff",
        company: name,
        department: "FORMULATION_DEVELOPMENT",
      }),
      created_at: ago(daysAgo),
      updated_at: ago(acceptedDaysAgo ?? last?.counter?.daysAgo ?? last?.daysAgo ?? daysAgo),
      waiting_for: waitingFor(quote),
    })
    .execute();
  await db()
    .insertInto("request_products")
    .values(products.map((product_key, position) => ({ request_key: key, product_key, position })))
    .execute();
  await db()
    .insertInto("request_reads")
    .values([buyer, seller].map((person) => ({ request_key: key, user_key: person.key })))
    .execute();
  await writeLinesOf(key, { form: { products, quantities: [], quantity_required }, products });
}

async function seedVersions(request_key: string, quote: DemoQuote): Promise<void> {
  const { status, versions, daysAgo, acceptedDaysAgo } = quote;
  const contents = await Promise.all(versions.map((each) => contentOf(request_key, each, quote)));
  const quote_key = `${request_key}-answer`;
  await db()
    .insertInto("quotes")
    .values({
      ...{ key: quote_key, request_key, status, current_version: versions.length },
      valid_until: contents.at(-1)?.valid_until ?? null,
      created_at: ago(versions[0]?.daysAgo ?? daysAgo),
      ...(acceptedDaysAgo !== undefined && {
        accepted_at: ago(acceptedDaysAgo),
        accepted_by: buyer.key,
        accepted_lines: quote.products.map((_, position) => position),
      }),
    })
    .execute();
  let answered: string | null = null;
  for (const [at, content] of contents.entries()) {
    const version = at + 1;
    await db()
      .insertInto("quote_versions")
      .values({
        ...{ quote_key, version, content: JSON.stringify(content) },
        content_hash: contentHash(content),
        sent_by: seller.key,
        sent_at: ago(versions[at]?.daysAgo ?? daysAgo),
        counter_id: answered,
      })
      .execute();
    answered = await seedCounter({ quote_key, version }, versions[at]?.counter);
  }
}

/** Answers its id; null where nobody wanted it otherwise. */
async function seedCounter(
  of: { quote_key: string; version: number },
  counter: Version["counter"],
): Promise<string | null> {
  if (!counter) return null;
  const { comment, targets, daysAgo } = counter;
  const { id } = await db()
    .insertInto("quote_counters")
    .values({
      ...{ ...of, comment, targets: JSON.stringify(targets) },
      asked_by: buyer.key,
      asked_at: ago(daysAgo),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function contentOf(
  request_key: string,
  { lines, validFor, terms }: Version,
  { kilograms }: DemoQuote,
): Promise<QuoteContent> {
  const asked = await listLines(request_key);
  return {
    lines: lines.map((line, at) => ({
      answers: asked[at]?.key ?? null,
      product: asked[at]?.product ?? null,
      name: asked[at]?.name ?? "",
      quantity: { value: String(kilograms), unit: "kg" },
      ...{ breaks: [], charges: [], incoterm: "DAP", place: "Hamburg" },
      ...line,
    })),
    charges: [],
    valid_until: dayIn(validFor),
    payment_terms: "NET_30",
    attachments: [],
    ...terms,
  };
}

/** Its timeline: who did what, in the order of time. */
function eventsOf(request_key: string, { daysAgo, versions, acceptedDaysAgo, status }: DemoQuote) {
  const event = <Kind extends RequestEventKind>(
    kind: Kind,
    told: { by: "BUYER" | "SUPPLIER" | null; daysAgo: number; data: RequestEventData<Kind> },
  ) => ({
    request_key,
    kind,
    side: told.by,
    actor_key: told.by && (told.by === "BUYER" ? buyer.key : seller.key),
    data: JSON.stringify(told.data),
    created_at: ago(told.daysAgo),
  });
  const sent = versions.flatMap(({ counter, ...each }, at) => {
    const data = { version: at + 1 };
    const kind = at === 0 ? "quote-sent" : "quote-updated";
    return [
      event(kind, { by: "SUPPLIER", daysAgo: each.daysAgo, data }),
      ...(counter
        ? [
            event("quote-revision", {
              by: "BUYER",
              daysAgo: counter.daysAgo,
              data: { ...data, comment: counter.comment },
            }),
          ]
        : []),
    ];
  });
  const data = { version: versions.length };
  /** Days ago: the day after the last one. */
  const over = -(versions.at(-1)?.validFor ?? 0) - 1;
  return [
    event("sent", { by: "BUYER", daysAgo, data: {} }),
    ...sent,
    ...(acceptedDaysAgo === undefined
      ? []
      : [event("quote-accepted", { by: "BUYER", daysAgo: acceptedDaysAgo, data })]),
    ...(status === "EXPIRED" ? [event("quote-expired", { by: null, daysAgo: over, data })] : []),
  ];
}
