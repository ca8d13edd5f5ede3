import { buffer } from "node:stream/consumers";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createCompany } from "./companies/factory.ts";
import { testIdentity } from "./identity/factory.ts";
import { db } from "./kernel/db/db.ts";
import { found } from "./kernel/errors.ts";
import { startListeners } from "./kernel/outbox/work.ts";
import { readPdf } from "./kernel/pdf/testing-pdf.ts";
import { readSheet } from "./kernel/tables/testing-tables.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { type TestMails, testMails } from "./kernel/testing/mails.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import { mailNotificationDigests } from "./notifications/jobs.ts";
import { notificationListeners } from "./notifications/listeners.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { createProduct } from "./products/factory.ts";
import { quoteContent } from "./quotes/factory.ts";
import { makeQuotePdf, makeQuoteWorkbook } from "./quotes/files/make-file.ts";
import { expireQuotes } from "./quotes/jobs.ts";
import { quoteRoutes } from "./quotes/routes.ts";
import { requestCentreRoutes } from "./requests/centre/routes.ts";
import { exportRequests } from "./requests/files/export-requests.ts";
import { requestListeners } from "./requests/listeners.ts";
import { requestRoutes } from "./requests/routes.ts";
import { remindOfAnswers } from "./rounds/jobs.ts";
import { roundListeners } from "./rounds/listeners.ts";
import { roundRoutes } from "./rounds/routes.ts";
import { newRound } from "./rounds/testing-rounds.ts";
import { createUser } from "./users/factory.ts";
import { findAccount } from "./users/queries.ts";

// One question to four suppliers, from the first day to its end, and all that reaches each of them
// by whatever way: none of it says anything of the other three.

let database: FreshDatabase;
let mails: TestMails;
let app: TestApp;
let listeners: ReturnType<typeof startListeners>;
const failures: unknown[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  mails = await testMails();
  const routes = [requestRoutes, requestCentreRoutes, quoteRoutes, roundRoutes, notificationRoutes];
  app = await testApp({ routes, ...(await testIdentity()) });
  listeners = startListeners(
    [roundListeners, notificationListeners, requestListeners],
    (error) => void failures.push(error),
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await listeners.stop();
  await app.close();
  await mails.close();
  await database.close();
});

/** A supplier; each text in which it is told apart from others, and how much it asks for. */
async function supplier(name: string, amount: string) {
  const { key: company_key } = await createCompany({ key: `${name}-works`, name: `${name} Works` });
  const product = await createProduct({ company_key, key: `${name}-oil`, name: `${name} Oil` });
  const people = [
    await createUser({ company_key, firstname: `${name}-seller`, roles: ["SUPPLIER_MANAGER"] }),
    await createUser({
      ...{ company_key, firstname: `${name}-reader`, roles: ["SUPPLIER_EDITOR"] },
      // All that can be told in a digest is.
      notification_settings: JSON.stringify({ requests: "DAILY", quotes: "DAILY" }),
    }),
  ];
  return { name, amount, product, people, seller: people[0]?.key ?? "", request: "" };
}
type Supplier = Awaited<ReturnType<typeof supplier>>;

async function ask(place: string, { seller: as, request, amount }: Supplier, version = 0) {
  const params = { requestKey: request };
  const { body } = await app.call("GET /requests/:requestKey", { as, params });
  const [line] = quoteContent().lines;
  if (!line) throw new Error("no line");
  const price = { ...line.price, amount };
  const content = quoteContent({
    lines: [{ ...line, answers: body.lines[0]?.key ?? null, price, place }],
  });
  return app.call(
    `POST /requests/:requestKey/quote/${version === 0 ? "send" : "update"}` as const,
    { as, params, body: { version, content } },
  );
}

/** The work of the day, and all that follows from it. */
async function days(count: number) {
  await listeners.idle();
  vi.setSystemTime(Date.now() + count * 86_400_000);
  for (const job of [remindOfAnswers, expireQuotes]) await job.run();
  await listeners.idle();
  await mailNotificationDigests.run();
  expect(failures).toEqual([]);
}

test("from the question to its end nothing that reaches a supplier tells of the others", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const all = [
    await supplier("acorn", "11.1111"),
    await supplier("birch", "22.2222"),
    await supplier("cedar", "33.3333"),
    await supplier("dogwood", "44.4444"),
  ];
  const [acorn, birch, cedar, dogwood] = all as [Supplier, Supplier, Supplier, Supplier];
  const buyer = await createUser({ firstname: "Maren" });
  const colleague = await createUser({ company_key: buyer.company_key, firstname: "Holt" });
  const as = buyer.key;
  const needed_by = dayOf(new Date(Date.now() + 4 * 86_400_000));
  const form = newRound(all.map(({ product }) => product.key));
  const { body } = await app.call("POST /rounds", {
    as,
    body: { ...form, needed_by, cc: [colleague.email, "lab@example.com"] },
  });
  const roundKey = body.round;
  const { body: round } = await app.call("GET /rounds/:roundKey", { as, params: { roundKey } });
  for (const each of all) {
    each.request =
      round.asked.find(({ company }) => company.key === each.product.company_key)?.request_key ??
      "";
    expect(each.request).not.toBe("");
    await app.call("POST /requests/:requestKey/open", {
      ...{ as: each.seller, params: { requestKey: each.request } },
    });
  }
  const on = ({ request: requestKey }: Supplier) => ({ as, params: { requestKey } });

  const done: { status: number; body: { code?: string } | null }[] = [
    await ask("Acornport", acorn),
    await ask("Birchport", birch),
    await app.call("POST /requests/:requestKey/messages", {
      ...on(cedar),
      body: { body: "Are you still there?" },
    }),
  ];
  await days(2);
  done.push(
    await ask("Cedarport", cedar),
    await app.call("POST /requests/:requestKey/quote/ask-revision", {
      ...on(birch),
      body: { version: 1, comment: "A little less?", targets: [] },
    }),
    await ask("Birchport", { ...birch, amount: "21.2121" }, 1),
    await app.call("POST /requests/:requestKey/quote/reject", {
      ...on(cedar),
      body: { version: 1, reason: "Too dear" },
    }),
  );
  await days(1);
  done.push(
    await app.call("POST /rounds/:roundKey/award", {
      ...{ as, params: { roundKey } },
      body: { offers: [{ request_key: birch.request, version: 2, position: 0 }] },
    }),
    await app.call("POST /rounds/:roundKey/close", { as, params: { roundKey } }),
  );
  await days(2);
  expect(done.map(({ status, body: said }) => said?.code ?? status)).toEqual(done.map(() => 200));

  const kinds = new Set<string>();
  for (const own of all) {
    const others = all.filter((each) => each !== own);
    const foreign = [
      ...[roundKey, "lab@example.com", "Alternatives of"],
      ...others.flatMap((each) => [each.name, each.request, each.amount]),
      ...(own === birch ? [] : ["21.2121"]),
    ];
    for (const reached of await reaching(own)) {
      for (const { action } of reached.notifications) kinds.add(action);
      const text = JSON.stringify(reached).toLowerCase();
      // What is its own is there: the walk has come to where the others would be.
      expect(text).toContain(own.name);
      for (const word of foreign)
        expect(text, `${own.name} reads`).not.toContain(word.toLowerCase());
    }
  }
  expect([...kinds].toSorted()).toEqual([
    "CONTACT_CREATED",
    "MESSAGE_CREATED",
    "QUOTE_ACCEPTED",
    "QUOTE_AWAITED",
    "QUOTE_NOT_CHOSEN",
    "QUOTE_REJECTED",
    "REQUEST_CLOSED",
  ]);
  expect(await toldTo(dogwood)).toContain("QUOTE_AWAITED");
});

const toldTo = async ({ seller }: Supplier) =>
  (
    await db().selectFrom("notifications").where("user_key", "=", seller).select("action").execute()
  ).map(({ action }) => action);

/** All that each of the supplier's people is told, reads, or takes along. */
const reaching = ({ people, request }: Supplier) =>
  Promise.all(
    people.map(async ({ key: as, email }) => {
      const { actor } = found(await findAccount(as, "en"));
      const params = { requestKey: request };
      const files = [];
      const { body: quote } = await app.call("GET /requests/:requestKey/quote", { as, params });
      for (const { version } of quote?.versions ?? []) {
        const order = { request_key: request, version, language: "en" as const };
        files.push((await readPdf(await makeQuotePdf(actor, order))).pages);
        const workbook = await makeQuoteWorkbook(actor, order);
        files.push([...(await readSheet(await buffer(workbook.stream))).values()]);
      }
      const list = await exportRequests({ actor, language: "en" }, {});
      files.push([...(await readSheet(await buffer(list.stream))).values()]);
      const { body: news } = await app.call("GET /notifications", { as });
      const answers = await Promise.all([
        app.call("GET /requests", { as }),
        app.call("GET /requests/:requestKey", { as, params }),
        app.call("GET /requests/:requestKey/colleagues", { as, params }),
        app.call("GET /requests/:requestKey/quote/earlier", { as, params }),
        app.call("GET /requests/folders", { as }),
        app.call("GET /requests/counterparties", { as }),
        app.call("GET /requests/response-times", { as }),
        app.call("GET /rounds", { as }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const { rows: notifications } = await sql<{ action: string }>`
        select * from notifications where user_key = ${as}`.execute(db());
      return {
        ...{ files, news, quote, notifications },
        answers: answers.map(({ body }) => body),
        mails: await mails.to(email),
      };
    }),
  );
