import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { requestRoutes } from "../requests/routes.ts";
import { createUser } from "../users/factory.ts";
import { roundRoutes } from "./routes.ts";
import { newRound } from "./testing-rounds.ts";

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [requestRoutes, roundRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let buyer: Awaited<ReturnType<typeof createUser>>;
let products: Awaited<ReturnType<typeof createProduct>>[];
beforeEach(async () => {
  buyer = await createUser();
  products = [await createProduct(), await createProduct(), await createProduct()];
});

const send = async (more: object = {}) => {
  const keys = products.map(({ key }) => key);
  const body = { ...newRound(keys), needed_by: "2027-03-31", ...more };
  return app.call("POST /rounds", { as: buyer.key, body });
};
const read = (roundKey: string, as = buyer.key) =>
  app.call("GET /rounds/:roundKey", { as, params: { roundKey } });

test("one form asks several suppliers, each by a request of its own", async () => {
  const { status, body } = await send();
  expect(status).toBe(200);
  const { body: round } = await read(body.round);
  expect(round).toMatchObject({
    status: "OPEN",
    suppliers: 3,
    answers: 0,
    needed_by: "2027-03-31",
    alternatives: true,
    can: { close: { allowed: true } },
  });
  expect(round.lines).toHaveLength(1);
  expect(round.lines[0]).toMatchObject({ key: "0", quantity: { value: "250", unit: "kg" } });
  expect(new Set(round.lines[0]?.products.map(({ key }) => key))).toEqual(
    new Set(products.map(({ key }) => key)),
  );
  const { body: list } = await app.call("GET /rounds", { as: buyer.key });
  expect(list.content).toMatchObject([{ key: body.round, products: [expect.any(String)] }]);
});

test("a supplier learns nothing of the others: not that there are any", async () => {
  const { body } = await send({ cc: ["lab@example.com"] });
  const { body: round } = await read(body.round);
  const [own] = round.asked;
  const seller = await createUser({
    company_key: own?.company.key ?? "",
    roles: ["SUPPLIER_MANAGER"],
  });
  const params = { requestKey: own?.request_key ?? "" };
  const told = [
    await app.call("GET /requests/:requestKey", { as: seller.key, params }),
    await app.call("GET /requests", { as: seller.key }),
    await app.call("POST /requests/:requestKey/open", { as: seller.key, params }),
    await app.call("GET /rounds", { as: seller.key }),
    await read(body.round, seller.key),
  ];
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404]);
  const text = JSON.stringify(told.map((answer) => answer.body));
  const foreign = [
    body.round,
    ...round.asked.slice(1).flatMap((each) => [each.company.key, each.request_key]),
    ...products.filter((each) => each.company_key !== seller.company_key).map(({ key }) => key),
  ];
  for (const key of foreign) expect(text).not.toContain(key);
});

test("products without a common need are lines of their own; one supplier is no round", async () => {
  const { body } = await send({ lines: [] });
  expect((await read(body.round)).body.lines).toHaveLength(3);
  products = products.slice(0, 1);
  const quantity_required = { value: 1, unit: "kg" };
  const alone = await send({ quantity_required });
  expect(alone).toMatchObject({ status: 409, body: { code: "rounds.one-supplier" } });
  const left = await db().selectFrom("requests").where("buyer_key", "=", buyer.key).select("batch");
  expect(await left.execute()).toHaveLength(3);
});

test("who closes a round closes what is open of it, once; support looks on", async () => {
  const { body } = await send();
  const close = (as: string) =>
    app.call("POST /rounds/:roundKey/close", { as, params: { roundKey: body.round } });
  const support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
  expect((await close(support.key)).status).toBe(403);
  const colleague = await createUser({ company_key: buyer.company_key });
  const { body: round } = await close(colleague.key);
  expect(round).toMatchObject({ status: "CLOSED", can: { close: { allowed: false } } });
  expect(round.asked.map((each) => each.request_status)).toEqual(["CLOSED", "CLOSED", "CLOSED"]);
  expect((await close(buyer.key)).status).toBe(409);
});
