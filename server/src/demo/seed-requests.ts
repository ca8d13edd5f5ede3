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

/** Requests with their conversations, and for the supplier's manager what the bell says of them. */
export async function seedRequests(): Promise<void> {
  for (const [at, request] of demoRequests.entries()) {
    const key = `demo-request-${at + 1}`;
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

function rowOf(request: DemoRequest, key: string) {
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
    contact: JSON.stringify({
      title: buyer.title,
      full_name: `${buyer.firstname} ${buyer.lastname}`,
      company: brand?.name ?? buyer.company,
      department: buyer.department,
    }),
    document_types: request.documents ?? [],
    idempotency_key: key,
    form_hash: "",
    created_at: daysBefore(daysAgo),
    updated_at: daysBefore(final ? daysAgo - 2 : daysAgo - 1),
  };
}
