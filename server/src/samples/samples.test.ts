import {
  type SampleAction,
  type SampleStatus,
  sampleActions,
  sampleStatuses,
} from "@neroli/contract/samples/states.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db, transaction } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { lockRequest } from "../requests/commands/lock-request.ts";
import { createRequest } from "../requests/factory.ts";
import { requestRoutes } from "../requests/routes.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { beginSample, keepSample } from "./commands/keep-sample.ts";
import { createSample } from "./factory.ts";
import { sampleRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [sampleRoutes, requestRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type User = Awaited<ReturnType<typeof createUser>>;
let buyer: User;
let seller: User;
let support: User;
beforeEach(async () => {
  buyer = await createUser();
  seller = await createUser({ roles: ["SUPPLIER_EDITOR"] });
  support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
});

const parcel = { carrier: "DHL", shipped_on: "2026-01-07" };
const bodies: Record<SampleAction, object | undefined> = {
  approve: { shipping: "AMOUNT", shipping_cost: { minor: 950, currency: "EUR" } },
  decline: { reason: "Sold out" },
  withdraw: undefined,
  ship: { ...parcel, tracking_number: "JD01", tracking_link: "http://dhl.example/JD01" },
  correct: { ...parcel, carrier: "UPS" },
  confirm: undefined,
  evaluate: { score: 4, notes: "Pale, and soft", shared: true },
};

const asked = (status?: SampleStatus) =>
  createSample({ buyer_key: buyer.key, company_key: seller.company_key ?? "", status });
const params = (on: { key: string }) => ({ requestKey: on.key });
const act = (
  action: SampleAction,
  { on, as, body = bodies[action] }: { on: { key: string }; as: User; body?: object | undefined },
) =>
  app.call(`POST /requests/:requestKey/sample/${action}`, {
    params: params(on),
    as: as.key,
    ...(body && { body }),
  });
const read = async (on: { key: string }, as: User) =>
  (await app.call("GET /requests/:requestKey/sample", { params: params(on), as: as.key })).body;
const readRequest = async (on: { key: string }, as: User) =>
  (await app.call("GET /requests/:requestKey", { params: params(on), as: as.key })).body;
const eventsOf = async (key: string) =>
  (
    await db().selectFrom("outbox").where("key", "=", key).orderBy("id").select("topic").execute()
  ).map(({ topic }) => topic);

/** From which state each action leads where; every other one refuses it. */
const ways: Record<SampleAction, Partial<Record<SampleStatus, SampleStatus>>> = {
  approve: { ASKED: "APPROVED" },
  decline: { ASKED: "DECLINED" },
  withdraw: { APPROVED: "ASKED" },
  ship: { APPROVED: "SHIPPED" },
  correct: { SHIPPED: "SHIPPED" },
  confirm: { SHIPPED: "DELIVERED" },
  evaluate: { DELIVERED: "EVALUATED", EVALUATED: "EVALUATED" },
};
const isBuyers = (action: SampleAction) => action === "confirm" || action === "evaluate";

describe.each(sampleActions)("%s", (action) => {
  test("from each state, and by nobody of the other side", async () => {
    const [own, other] = isBuyers(action) ? [buyer, seller] : [seller, buyer];
    for (const status of sampleStatuses) {
      const on = await asked(status);
      const before = await read(on, own);
      const refused = await act(action, { on, as: other });
      expect(refused.status).toBe(403);
      expect((await act(action, { on, as: support })).status).toBe(403);
      const { status: code, body } = await act(action, { on, as: own });
      const to = ways[action][status];
      expect(code === 200 ? body.status : body.code).toBe(to ?? "samples.not-now");
      expect(before.can[action].allowed).toBe(to !== undefined);
    }
  });

  test("by strangers, and by who may promise nothing", async () => {
    const [from] = Object.keys(ways[action]) as [SampleStatus];
    const on = await asked(from);
    const stranger = await createUser({ roles: ["SUPPLIER_MANAGER"] });
    expect((await act(action, { on, as: stranger })).status).toBe(404);
    if (isBuyers(action)) return;
    const clerk = await createUser({
      roles: ["SUPPLIER_USER"],
      company_key: seller.company_key,
    });
    expect((await act(action, { on, as: clerk })).body.code).toBe("access.forbidden");
    expect((await read(on, clerk)).can[action].reason).toMatch(/permission/);
  });
});

test("a whole way is kept with its times and people, told to the other side, and in the timeline", async () => {
  const on = await asked();
  await act("approve", { on, as: seller });
  expect((await readRequest(on, buyer)).status).toBe("OPEN");
  await act("ship", { on, as: seller });
  expect((await readRequest(on, buyer)).waiting_for).toBe("BUYER");
  await act("correct", { on, as: seller });
  await act("confirm", { on, as: buyer });
  const { body } = await act("evaluate", { on, as: buyer });
  const name = (user: User) => `${user.firstname} ${user.lastname}`;
  expect(body).toMatchObject({
    side: "BUYER",
    approved: { by: { name: name(seller) }, shipping_cost: { minor: 950, currency: "EUR" } },
    shipped: { carrier: "UPS", tracking_number: null, tracking_link: null },
    delivered: { by: { name: name(buyer) } },
    evaluated: { score: 4, shared: true },
  });
  expect(await read(on, seller)).toMatchObject({ side: "SUPPLIER", status: "EVALUATED" });
  expect(await eventsOf(on.key)).toEqual([
    "sample.approved",
    "sample.shipped",
    "sample.shipped",
    "sample.delivered",
    "sample.evaluated",
  ]);
  expect((await readRequest(on, seller)).timeline.map(({ kind }) => kind)).toEqual([
    "sample-approved",
    "sample-shipped",
    "sample-corrected",
    "sample-delivered",
    "sample-evaluated",
  ]);
});

test("an evaluation that is kept is in nothing that the supplier can read", async () => {
  const on = await asked("DELIVERED");
  const seen = await readRequest(on, seller);
  const before = await read(on, seller);
  const evaluated = { score: 1, notes: "Rancid", shared: false };
  await act("evaluate", { on, as: buyer, body: evaluated });
  expect(await read(on, buyer)).toMatchObject({ status: "EVALUATED", evaluated });
  expect(await read(on, seller)).toEqual(before);
  expect(before.status).toBe("DELIVERED");
  expect(await readRequest(on, seller)).toEqual(seen);
  expect(await eventsOf(on.key)).toEqual([]);
  expect((await readRequest(on, buyer)).timeline.at(-1)?.kind).toBe("sample-judged");
  // Shared later, it is there.
  await act("evaluate", { on, as: buyer, body: { ...evaluated, shared: true } });
  expect(await read(on, seller)).toMatchObject({ status: "EVALUATED", evaluated: { score: 1 } });
});

test("price and size are kept as the buyer could read them when asking", async () => {
  const fields = {
    sample_unit_price: { minor: 500, currency: "EUR" },
    sample_size: { value: 10, unit: "g" as const },
  };
  const company = await createCompany();
  const { key } = await createProduct({
    company_key: company.key,
    fields: { name: "Velourine", ...fields },
    visibility: { sample_size: "PRIVATE" },
  });
  const on = await createRequest({
    buyer_key: buyer.key,
    company_key: company.key,
    products: [key],
  });
  const offered = await app.call("GET /samples/terms", {
    as: buyer.key,
    query: { products: key },
  });
  const terms = [{ product: key, price: fields.sample_unit_price, size: null }];
  expect(offered.body.content).toMatchObject(terms);
  expect(await read(on, buyer)).toMatchObject({ terms });
  await db()
    .updateTable("products")
    .set({ fields: JSON.stringify({ name: "Velourine" }) })
    .where("key", "=", key)
    .execute();
  expect(await read(on, buyer)).toMatchObject({ terms });
});

test("what is no sample request has no sample; of a closed one nothing more is promised", async () => {
  const other = await createRequest({ type: "CONTACT", buyer_key: buyer.key });
  const none = await app.call("GET /requests/:requestKey/sample", {
    params: params(other),
    as: buyer.key,
  });
  expect(none.status).toBe(404);
  const on = await asked();
  await db()
    .updateTable("requests")
    .set({ status: "CANCELED" })
    .where("key", "=", on.key)
    .execute();
  expect((await act("approve", { on, as: seller })).body.code).toBe("requests.final");
  const late = await asked("SHIPPED");
  await app.call("POST /requests/:requestKey/close", { params: params(late), as: buyer.key });
  expect((await act("confirm", { on: late, as: buyer })).body.status).toBe("DELIVERED");
});

test("of two who decide at once one does, and the other hears of it", async () => {
  const on = await asked();
  const outcomes = await atOnce(
    "requests",
    Array.from({ length: 8 }, () => () => act("approve", { on, as: seller })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await eventsOf(on.key)).toEqual(["sample.approved"]);
});

test.each([
  { tracking_link: "javascript:alert(1)" },
  { tracking_link: "https://user:word@dhl.example/1" },
  { shipped_on: "2999-01-01" },
  { carrier: " " },
])("a parcel with %j is refused", async (wrong) => {
  const on = await asked("APPROVED");
  const { status } = await act("ship", { on, as: seller, body: { ...parcel, ...wrong } });
  expect(status).toBe(400);
});

test("what follows a request begins its sample while a command holds the request", async () => {
  const request = await createRequest({
    ...{ type: "SAMPLE", buyer_key: buyer.key, company_key: seller.company_key ?? "" },
  });
  const { actor } = found(await findAccount(seller.key, "en"));
  const held = Promise.withResolvers<void>();
  const followed = held.promise.then(() => keepSample({ ...request, buyer_key: buyer.key }));
  await transaction(async () => {
    await lockRequest(actor, request.key);
    held.resolve();
    await followed;
    await beginSample(actor, request.key);
  });
  expect((await read(request, seller)).status).toBe("ASKED");
});

test("links are kept with https, and an amount of shipping is needed where one is said", async () => {
  const on = await asked("APPROVED");
  await act("ship", { on, as: seller });
  expect((await read(on, buyer)).shipped?.tracking_link).toBe("https://dhl.example/JD01");
  const next = await asked();
  const { status } = await act("approve", { on: next, as: seller, body: { shipping: "AMOUNT" } });
  expect(status).toBe(400);
});
