import type { RequestEventKind } from "@neroli/contract/requests/events.ts";
import type { Insertable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { writeLinesOf } from "../requests/commands/write-lines.ts";
import { allAccounts, type DemoAccount } from "./accounts.ts";
import { type DemoRequest, demoRequests } from "./data/requests.ts";
import { companies } from "./generate/companies.ts";
import { daysBefore } from "./generate/pick.ts";

function accountOf(key: string): DemoAccount {
  const account = allAccounts.find((known) => known.key === key);
  if (!account) throw new Error(`no demo account ${key}`);
  return account;
}

export const requestKey = (at: number) => `demo-request-${at + 1}`;

/** Requests with their conversations. */
export async function seedRequests(): Promise<void> {
  for (const [index, request] of demoRequests.entries()) {
    const key = requestKey(index);
    await db().insertInto("requests").values(rowOf(request, key)).execute();
    await db()
      .insertInto("request_products")
      .values(
        request.products.map((product_key, position) => ({
          request_key: key,
          product_key,
          position,
        })),
      )
      .execute();
    if (request.type === "QUOTE") await writeLinesOf(key, { form: askedBy(request), ...request });
    for (const [at, { author, side, body }] of request.messages.entries()) {
      const created_at = daysBefore(request.daysAgo - 1, at * hoursBetween);
      await db()
        .insertInto("request_messages")
        .values({ request_key: key, author_key: author, side, body, created_at })
        .execute();
    }
    await db().insertInto("request_events").values(eventsOf(request, key)).execute();
  }
}

const askedBy = ({ products, kilograms }: DemoRequest) => ({
  products,
  quantities: [],
  quantity_required: kilograms ? { value: kilograms, unit: "kg" as const } : undefined,
});

const hoursBetween = 3;

/** What happened to it, at the times of its row and messages. */
function eventsOf(request: DemoRequest, request_key: string) {
  const { status, buyer, daysAgo, rejected, messages } = request;
  const event = (kind: RequestEventKind, given: Partial<Insertable<DB["request_events"]>>) => ({
    request_key,
    kind,
    side: "BUYER" as const,
    actor_key: null,
    data: JSON.stringify({}),
    ...given,
  });
  const created_at = daysBefore(daysAgo - 2);
  return [
    event("sent", { actor_key: accountOf(buyer).key, created_at: daysBefore(daysAgo) }),
    ...messages.map(({ author: actor_key, side }, at) =>
      event("message", { actor_key, side, created_at: daysBefore(daysAgo - 1, at * hoursBetween) }),
    ),
    ...(status === "CANCELED" ? [event("canceled", { created_at })] : []),
    ...(status === "CLOSED" && !rejected ? [event("closed", { created_at })] : []),
    ...(rejected
      ? [
          event("rejected", {
            side: "SUPPLIER",
            data: JSON.stringify({ reason: rejected }),
            created_at,
          }),
        ]
      : []),
  ];
}

function rowOf(request: DemoRequest, key: string): Insertable<DB["requests"]> {
  const { type, status, company, message, daysAgo, rejected, kilograms } = request;
  const buyer = accountOf(request.buyer);
  const final = status === "CLOSED" || status === "CANCELED";
  const brand = companies.find((known) => known.key === buyer.company);
  return {
    key,
    type,
    status,
    resolution: status === "CLOSED" ? (rejected ? "REJECTED" : "ANSWERED") : null,
    reject_reason: rejected ?? null,
    company_key: company,
    buyer_key: buyer.key,
    buyer_company_key: buyer.company,
    origin: "product",
    message,
    quantity_required: kilograms ? JSON.stringify({ value: kilograms, unit: "kg" }) : null,
    shipping_address:
      type === "SAMPLE" && brand
        ? JSON.stringify({
            street: brand.street,
            postal_code: brand.postal_code,
            city: brand.city,
            country: brand.country,
          })
        : null,
    contact: JSON.stringify({
      title: buyer.title,
      full_name: `${buyer.firstname} ${buyer.lastname}`,
      company: brand?.name ?? buyer.company,
      department: buyer.department,
    }),
    document_types: request.documents ?? [],
    created_at: daysBefore(daysAgo),
    updated_at: daysBefore(final ? daysAgo - 2 : daysAgo - 1),
    waiting_for: final ? null : request.messages.at(-1)?.side === "SUPPLIER" ? "BUYER" : "SUPPLIER",
    closed_at: status === "CLOSED" ? daysBefore(daysAgo - 2) : null,
  };
}
