import type { RequestEventKind } from "@neroli/contract/requests/events.ts";
import { type SampleStatus, sampleStatuses } from "@neroli/contract/samples/states.ts";
import { db } from "../kernel/db/db.ts";
import { readTermsOf } from "../samples/queries/read-terms.ts";
import { type DemoSample, demoSamples } from "./data/samples.ts";
import { companies } from "./generate/companies.ts";
import { daysBefore } from "./generate/pick.ts";

const buyer = { key: "buyer", company: "maren-holt" };
const seller = { key: "manager", company: "velouria-actives" };

/** Sample requests of which each is at another station, read by both sides. */
export async function seedSamples(): Promise<void> {
  for (const [at, sample] of demoSamples.entries()) {
    const key = `demo-sample-${at + 1}`;
    await seedRequest(key, sample);
    await db()
      .insertInto("samples")
      .values({
        request_key: key,
        status: sample.status,
        terms: JSON.stringify(await readTermsOf({ key, buyer_key: buyer.key })),
        asked_at: daysBefore(sample.daysAgo),
        ...stationsOf(sample),
      })
      .execute();
  }
}

/** The stations, each so many days after the question. */
const daysOf: Partial<Record<SampleStatus, number>> = {
  APPROVED: 1,
  DECLINED: 2,
  SHIPPED: 3,
  DELIVERED: 6,
  EVALUATED: 20,
};
const dayOf = (status: SampleStatus, { daysAgo }: DemoSample) =>
  daysBefore(daysAgo - (daysOf[status] ?? 0));

const hasReached = (step: SampleStatus, { status }: DemoSample) =>
  status === "DECLINED"
    ? step === "DECLINED"
    : step !== "DECLINED" && sampleStatuses.indexOf(status) >= sampleStatuses.indexOf(step);

function stationsOf(sample: DemoSample) {
  const { shipping, declined, evaluation } = sample;
  return {
    ...(hasReached("APPROVED", sample) && {
      shipping: shipping ?? null,
      shipping_cost:
        shipping === "AMOUNT" ? JSON.stringify({ minor: 1450, currency: "EUR" }) : null,
      approved_at: dayOf("APPROVED", sample),
      approved_by: seller.key,
    }),
    ...(declined && {
      decline_reason: declined,
      declined_at: dayOf("DECLINED", sample),
      declined_by: seller.key,
    }),
    ...(hasReached("SHIPPED", sample) && {
      carrier: "DHL",
      tracking_number: "JJD000390007",
      tracking_link: "https://www.dhl.com/en/express/tracking.html",
      shipped_on: dayOf("SHIPPED", sample).slice(0, 10),
      shipped_at: dayOf("SHIPPED", sample),
      shipped_by: seller.key,
    }),
    ...(hasReached("DELIVERED", sample) && {
      delivered_at: dayOf("DELIVERED", sample),
      delivered_by: buyer.key,
    }),
    ...(evaluation && {
      ...evaluation,
      evaluated_at: dayOf("EVALUATED", sample),
      evaluated_by: buyer.key,
    }),
  };
}

async function seedRequest(key: string, sample: DemoSample): Promise<void> {
  const { status, product, message, daysAgo } = sample;
  const home = companies.find((known) => known.key === buyer.company);
  if (!home) throw new Error(`no company ${buyer.company}`);
  const { name, street, postal_code, city, country } = home;
  await db()
    .insertInto("requests")
    .values({
      key,
      type: "SAMPLE",
      status: "OPEN",
      company_key: seller.company,
      buyer_key: buyer.key,
      buyer_company_key: buyer.company,
      origin: "product",
      message,
      quantity_required: JSON.stringify({ value: 100, unit: "g" }),
      shipping_address: JSON.stringify({ street, postal_code, city, country }),
      contact: JSON.stringify({
        full_name: "Clara Steinhoff",
        company: name,
        department: "FORMULATION_DEVELOPMENT",
      }),
      created_at: daysBefore(daysAgo),
      updated_at: status === "ASKED" ? daysBefore(daysAgo) : dayOf(status, sample),
      waiting_for: status === "APPROVED" ? "SUPPLIER" : status === "SHIPPED" ? "BUYER" : null,
    })
    .execute();
  await db()
    .insertInto("request_products")
    .values({ request_key: key, product_key: product, position: 0 })
    .execute();
  await db()
    .insertInto("request_reads")
    .values([buyer, seller].map((person) => ({ request_key: key, user_key: person.key })))
    .execute();
  await db().insertInto("request_events").values(eventsOf(key, sample)).execute();
}

/** Its timeline: who did what, on the days of its stations. */
function eventsOf(request_key: string, sample: DemoSample) {
  const { daysAgo, declined, evaluation } = sample;
  const event = (
    kind: RequestEventKind,
    { by, at, data = {} }: { by: "BUYER" | "SUPPLIER"; at: string; data?: object },
  ) => ({
    request_key,
    kind,
    side: by,
    actor_key: by === "BUYER" ? buyer.key : seller.key,
    data: JSON.stringify(data),
    created_at: at,
  });
  const steps = [
    ["APPROVED", "sample-approved", "SUPPLIER", {}],
    ["DECLINED", "sample-declined", "SUPPLIER", { reason: declined ?? "" }],
    ["SHIPPED", "sample-shipped", "SUPPLIER", { carrier: "DHL" }],
    ["DELIVERED", "sample-delivered", "BUYER", {}],
    [
      "EVALUATED",
      evaluation?.shared ? "sample-evaluated" : "sample-judged",
      "BUYER",
      { score: evaluation?.score ?? 0 },
    ],
  ] as const;
  return [
    event("sent", { by: "BUYER", at: daysBefore(daysAgo) }),
    ...steps
      .filter(([status]) => hasReached(status, sample))
      .map(([status, kind, by, data]) => event(kind, { by, at: dayOf(status, sample), data })),
  ];
}
