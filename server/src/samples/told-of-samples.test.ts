import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SignedInActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { startMail } from "../kernel/mail/mail.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { notificationListeners } from "../notifications/listeners.ts";
import { createProduct } from "../products/factory.ts";
import { createRequests } from "../requests/commands/create-requests.ts";
import { rejectRequest } from "../requests/commands/reject-request.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { confirmSample, evaluateSample } from "./commands/judge-sample.ts";
import {
  approveSample,
  correctShipment,
  declineSample,
  shipSample,
  withdrawSample,
} from "./commands/supply-sample.ts";
import { createSample } from "./factory.ts";
import { sampleListeners } from "./listeners.ts";

let database: FreshDatabase;
let data: string;
let listeners: ReturnType<typeof startListeners>;
const failures: unknown[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  data = await mkdtemp(path.join(tmpdir(), "neroli-samples-"));
  startMail({ data, origin: "https://neroli.example.com" });
  listeners = startListeners([sampleListeners, notificationListeners], (error) =>
    failures.push(error),
  );
});
afterAll(async () => {
  await listeners.stop();
  await rm(data, { recursive: true, force: true });
  await database.close();
});

let buyer: SignedInActor;
let seller: SignedInActor;
const actorOf = async ({ key }: { key: string }) => found(await findAccount(key, "en")).actor;
beforeEach(async () => {
  buyer = await actorOf(await createUser());
  seller = await actorOf(await createUser({ roles: ["SUPPLIER_EDITOR"] }));
});

const ends = () => ({ buyer_key: buyer.user_key, company_key: seller.company_key ?? "" });
const sampleOf = (request_key: string) =>
  db()
    .selectFrom("samples")
    .where("request_key", "=", request_key)
    .selectAll()
    .executeTakeFirstOrThrow();

/** What was told of the request, in its order, and to which side. */
async function told(request_key: string): Promise<string[]> {
  await listeners.idle();
  expect(failures).toEqual([]);
  const rows = await db().selectFrom("notifications").selectAll().orderBy("outbox_id").execute();
  return rows
    .filter(({ data }) => data.request_key === request_key)
    .map(
      ({ user_key, action }) => `${user_key === buyer.user_key ? "buyer" : "supplier"} ${action}`,
    );
}

const shipment = { carrier: "DHL", shipped_on: "2026-01-07" };

test("each step is told to the other side, and a correction again", async () => {
  const { key: request_key } = await createSample(ends());
  await approveSample(seller, { request_key, shipping: "FREE" });
  await withdrawSample(seller, request_key);
  await approveSample(seller, { request_key, shipping: "UNKNOWN" });
  await shipSample(seller, { request_key, ...shipment });
  await correctShipment(seller, { request_key, ...shipment, carrier: "UPS" });
  await confirmSample(buyer, request_key);
  await evaluateSample(buyer, { request_key, score: 2, notes: "Dark", shared: false });
  await evaluateSample(buyer, { request_key, score: 4, notes: "Pale", shared: true });
  expect(await told(request_key)).toEqual([
    "buyer SAMPLE_APPROVED",
    "buyer SAMPLE_WITHDRAWN",
    "buyer SAMPLE_APPROVED",
    "buyer SAMPLE_SHIPPED",
    "buyer SAMPLE_SHIPPED",
    "supplier SAMPLE_DELIVERED",
    "supplier SAMPLE_EVALUATED",
  ]);
});

test("of a decline the buyer reads the reason", async () => {
  const { key: request_key } = await createSample(ends());
  await declineSample(seller, { request_key, reason: "The lot is sold out." });
  expect(await told(request_key)).toEqual(["buyer SAMPLE_DECLINED"]);
  const rows = await db()
    .selectFrom("notifications")
    .where("action", "=", "SAMPLE_DECLINED")
    .select("data")
    .execute();
  expect(rows.map(({ data }) => data.message)).toEqual(["The lot is sold out."]);
});

test("terms are kept once the request is sent; one that is rejected sends no sample", async () => {
  const { key: product } = await createProduct({
    company_key: seller.company_key ?? "",
    fields: { name: "Edelweiss", sample_unit_price: { minor: 500, currency: "CHF" } },
    visibility: { sample_unit_price: "PUBLIC" },
  });
  const [request_key = ""] = await createRequests(buyer, {
    type: "SAMPLE",
    products: [product],
    origin: "product",
    message: "For a cream",
    contact: { full_name: "Ada", company: "Maison Ambre", department: "QUALITY" },
    shipping_address: { street: "Via Roma 1", postal_code: "20121", city: "Milano", country: "IT" },
    cc: [],
    document_types: [],
    quantities: [],
    lines: [],
    alternatives: false,
  });
  await listeners.idle();
  expect((await sampleOf(request_key)).terms).toMatchObject([
    { product, price: { minor: 500, currency: "CHF" } },
  ]);
  await rejectRequest(seller, { request_key, reason: "Not for food" });
  await listeners.idle();
  expect(await sampleOf(request_key)).toMatchObject({
    status: "DECLINED",
    decline_reason: "Not for food",
    declined_by: seller.user_key,
  });
});
