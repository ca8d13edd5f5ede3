import type { Insertable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
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
  for (const [at, request] of demoRequests.entries()) {
    const key = requestKey(at);
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
    for (const [hours, { author, side, body }] of request.messages.entries()) {
      const created_at = daysBefore(request.daysAgo - 1, hours * 3);
      await db()
        .insertInto("request_messages")
        .values({ request_key: key, author_key: author, side, body, created_at })
        .execute();
    }
  }
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
    closed_at: status === "CLOSED" ? daysBefore(daysAgo - 2) : null,
  };
}
