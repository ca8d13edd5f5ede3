import { Readable } from "node:stream";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompany } from "./companies/factory.ts";
import { testIdentity } from "./identity/factory.ts";
import type { SignedInActor } from "./kernel/actor.ts";
import { db } from "./kernel/db/db.ts";
import { found } from "./kernel/errors.ts";
import { api } from "./kernel/http/api.ts";
import { startListeners } from "./kernel/outbox/work.ts";
import { readPdf } from "./kernel/pdf/testing-pdf.ts";
import { readSheet } from "./kernel/tables/testing-tables.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { type TestMails, testMails } from "./kernel/testing/mails.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import { notificationListeners } from "./notifications/listeners.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { createProduct } from "./products/factory.ts";
import { quoteRoutes } from "./quotes/routes.ts";
import { requestCentreRoutes } from "./requests/centre/routes.ts";
import { requestRoutes } from "./requests/routes.ts";
import { awardOffers } from "./rounds/commands/award-offers.ts";
import { closeRound } from "./rounds/commands/close-round.ts";
import { sendRound } from "./rounds/commands/send-round.ts";
import { roundListeners } from "./rounds/listeners.ts";
import { getRound } from "./rounds/queries/get-round.ts";
import { roundRoutes } from "./rounds/routes.ts";
import { newRound, offeredContent } from "./rounds/testing-rounds.ts";
import { createUser } from "./users/factory.ts";
import { findAccount } from "./users/queries.ts";

let database: FreshDatabase;
let mails: TestMails;
let app: TestApp;
let identity: Awaited<ReturnType<typeof testIdentity>>;
/** The same for files, whose content a test's application leaves out. */
const files = Fastify();
beforeAll(async () => {
  database = await freshDatabase();
  mails = await testMails();
  const routes = [requestCentreRoutes, requestRoutes, quoteRoutes, notificationRoutes, roundRoutes];
  identity = await testIdentity();
  app = await testApp({ routes, ...identity });
  await files.register(api, { prefix: "/api", routes, authenticate: identity.authenticate });
});
afterAll(async () => {
  await app.close();
  await files.close();
  await mails.close();
  await database.close();
});

const actorOf = async (key: string): Promise<SignedInActor> =>
  found(await findAccount(key, "en")).actor;

/** A supplier whose name stands nowhere else, with one product. */
async function supplier(name: string) {
  const { key: company_key } = await createCompany({ name });
  const product = await createProduct({ company_key, fields: { name: `Oil of ${name}` } });
  const seller = await createUser({ company_key, roles: ["SUPPLIER_MANAGER"] });
  return { name, company_key, product, seller };
}
type Supplier = Awaited<ReturnType<typeof supplier>>;

test("whatever a supplier is answered, told, mailed or given as a file names no other", async () => {
  const failures: unknown[] = [];
  const listeners = startListeners([roundListeners, notificationListeners], (error) =>
    failures.push(error),
  );
  const suppliers = [
    await supplier("Quillmark"),
    await supplier("Ostrava-Blau"),
    await supplier("Zephyrine"),
  ];
  const buyer = await actorOf((await createUser()).key);
  const keys = suppliers.map(({ product }) => product.key);
  const round = await sendRound(buyer, newRound(keys));
  const { asked } = await getRound(buyer, round);
  const requestOf = ({ company_key }: Supplier) =>
    asked.find((each) => each.company_key === company_key)?.request_key ?? "";
  for (const each of suppliers) {
    const requestKey = requestOf(each);
    const { body } = await app.call("GET /requests/:requestKey", {
      as: each.seller.key,
      params: { requestKey },
    });
    const [line] = body.lines;
    const content = offeredContent({
      lines: [{ answers: line?.key ?? null, name: `Oil of ${each.name}` }],
    });
    const { status } = await app.call("POST /requests/:requestKey/quote/send", {
      ...{ as: each.seller.key, params: { requestKey }, body: { version: 0, content } },
    });
    expect(status).toBe(200);
  }
  const [winner] = suppliers as [Supplier];
  const offers = [{ request_key: requestOf(winner), version: 1, position: 0 }];
  await awardOffers(buyer, { round_key: round, offers });
  await closeRound(buyer, round);
  await listeners.idle();
  expect(failures).toEqual([]);

  for (const each of suppliers) {
    const text = await allThatReaches(each, requestOf(each));
    expect(text).toContain(each.name);
    const secrets = suppliers
      .filter((other) => other !== each)
      .flatMap((other) => [other.name, other.company_key, other.product.key, requestOf(other)]);
    for (const secret of [round, ...secrets]) expect(text).not.toContain(secret);
    const params = { roundKey: round };
    for (const answer of [
      await app.call("GET /rounds/:roundKey", { as: each.seller.key, params }),
      await app.call("GET /rounds/:roundKey/matrix", { as: each.seller.key, params }),
      await app.call("GET /rounds/:roundKey/export", {
        ...{ as: each.seller.key, params, query: { format: "XLSX" } },
      }),
    ]) {
      expect(answer.status).toBe(404);
    }
  }
  await listeners.stop();
});

async function allThatReaches({ seller }: Supplier, requestKey: string): Promise<string> {
  const as = seller.key;
  const params = { requestKey };
  const answers = [
    await app.call("GET /requests", { as }),
    await app.call("GET /requests/:requestKey", { as, params }),
    await app.call("GET /requests/:requestKey/quote", { as, params }),
    await app.call("GET /requests/:requestKey/quote/earlier", { as, params }),
    await app.call("GET /notifications", { as }),
    await app.call("GET /rounds", { as }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const rows = await db()
    .selectFrom("notifications")
    .where("user_key", "=", as)
    .selectAll()
    .execute();
  expect(rows.length).toBeGreaterThan(1);
  const letters = (await mails.to(seller.email)).map(({ subject, text }) => `${subject} ${text}`);
  expect(letters.length).toBeGreaterThan(0);
  return [
    ...answers.map(({ body }) => JSON.stringify(body)),
    JSON.stringify(rows),
    ...letters,
    ...(await filesOf(as, requestKey)),
  ].join("\n");
}

/** The texts of what a supplier may save. */
async function filesOf(as: string, requestKey: string): Promise<string[]> {
  const save = async (path: string) => {
    const authorization = `Bearer ${await identity.tokenFor(as)}`;
    const saved = await files.inject({ url: `/api${path}`, headers: { authorization } });
    expect(saved.statusCode, path).toBe(200);
    return saved.rawPayload;
  };
  const sent = `/requests/${requestKey}/quote/versions/1`;
  const { pages } = await readPdf({ stream: Readable.from([await save(`${sent}/pdf`)]) });
  const sheets = [await save(`${sent}/xlsx`), await save("/requests/export")];
  const cells = await Promise.all(sheets.map(readSheet));
  return [
    ...pages.flat(),
    ...cells.flatMap((sheet) => [...sheet.values()].map(({ text }) => text)),
  ];
}
