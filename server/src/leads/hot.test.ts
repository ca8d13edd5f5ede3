import { afterAll, beforeAll, expect, test } from "vitest";
import { rollUp } from "../interactions/commands/roll-up.ts";
import { createInteractions } from "../interactions/factory.ts";
import { db } from "../kernel/db/db.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { type TestMails, testMails } from "../kernel/testing/mails.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { createWebhook } from "../webhooks/factory.ts";
import { lookForHotLeads } from "./commands/watch-leads.ts";
import { createLead } from "./factory.ts";
import { leadListeners } from "./listeners.ts";
import { createBrandsPerson, createSupplier, type LeadsApp, startLeads } from "./testing-leads.ts";

let leads: LeadsApp;
let mails: TestMails;
let listeners: ReturnType<typeof startListeners>;
const failures: unknown[] = [];
beforeAll(async () => {
  leads = await startLeads();
  mails = await testMails();
  listeners = startListeners([leadListeners], (error) => failures.push(error));
});
afterAll(async () => {
  await listeners.stop();
  await mails.close();
  await leads.stop();
});
/** What follows from what happened until now is done. */
const settle = async () => {
  await listeners.idle();
  expect(failures).toEqual([]);
};

const told = (id: string | null) =>
  db()
    .selectFrom("outbox")
    .where("topic", "=", "lead.hot")
    .where("key", "=", id ?? "")
    .select(["id", "key", "data"])
    .execute();

const ask = async (product_key: string, user_key: string) => {
  await createInteractions([{ kind: "REQUEST_QUOTE", product_key, user_key }]);
  await rollUp();
};

test("a lead that has become hot is told of once", async () => {
  const { company, product } = await createSupplier();
  const { id, user_key } = await createLead({
    ...{ product_key: product, deeds: [{ kind: "REQUEST_SAMPLE" as const }] },
  });
  await lookForHotLeads();
  expect(await told(id)).toEqual([]);
  await ask(product, user_key);
  await lookForHotLeads();
  expect(await told(id)).toMatchObject([{ data: { lead: id, company } }]);
  await ask(product, user_key);
  await lookForHotLeads();
  expect(await told(id)).toHaveLength(1);
});

test("processes that look at the same time tell once", async () => {
  const { product } = await createSupplier();
  const { id } = await createLead({ product_key: product, deeds: [{ kind: "QUOTE_ACCEPTED" }] });
  await Promise.all(Array.from({ length: 5 }, () => lookForHotLeads()));
  expect(await told(id)).toHaveLength(1);
});

test("nobody is told without a subscription", async () => {
  const { key } = await createProduct();
  const { id } = await createLead({ product_key: key, deeds: [{ kind: "QUOTE_ACCEPTED" }] });
  await lookForHotLeads();
  expect(await told(id)).toEqual([]);
});

test("the bell of who sees to it says so, else of all who can; it names nobody", async () => {
  const { company, manager, product } = await createSupplier();
  const colleague = (await createUser({ company_key: company, roles: ["SUPPLIER_MANAGER"] })).key;
  const bells = async () =>
    (
      await db()
        .selectFrom("notifications")
        .where("action", "=", "LEAD_HOT")
        .where("user_key", "in", [manager, colleague])
        .orderBy("id")
        .select(["user_key", "data"])
        .execute()
    ).map(({ user_key, data }) => [user_key, data]);
  const become = async (work: (id: string) => Promise<unknown>) => {
    const { key: user_key } = await createBrandsPerson();
    const deeds = [{ kind: "QUOTE_ACCEPTED" as const }];
    const { id } = await createLead({ product_key: product, user_key, deeds });
    await work(id ?? "");
    await lookForHotLeads();
    await settle();
    return { lead_path: `/leads?leadId=${id}` };
  };
  const first = await become(async () => {});
  expect(new Set(await bells())).toEqual(
    new Set([
      [manager, first],
      [colleague, first],
    ]),
  );
  const second = await become((id) =>
    db().insertInto("lead_work").values({ lead: id, assignee: colleague }).execute(),
  );
  expect((await bells()).slice(2)).toEqual([[colleague, second]]);
});

test("is posted to the webhooks of its supplier that listen to it, without a name", async () => {
  const { company, product } = await createSupplier();
  const webhook = await createWebhook({ company_key: company });
  await createWebhook({ company_key: company, events: ["request.created"] });
  await createWebhook({ company_key: (await createSupplier()).company });
  const { key: user_key } = await createBrandsPerson();
  const deeds = [{ kind: "QUOTE_ACCEPTED" as const }];
  const { id } = await createLead({ product_key: product, user_key, deeds });
  await lookForHotLeads();
  await settle();
  const posts = await db().selectFrom("webhook_deliveries").selectAll().execute();
  expect(posts).toMatchObject([{ webhook_key: webhook.key, event: "lead.hot", tries: 0 }]);
  expect(JSON.parse(posts[0]?.body ?? "")).toEqual({
    type: "lead.hot",
    timestamp: expect.any(String),
    data: {
      lead: { id, type: "CONSUMER_CARE_BRAND", country: "DE" },
      address: `https://neroli.example.com/leads?leadId=${id}`,
    },
  });
});

test("who is written to reads the message in a mail, and finds the product that is offered", async () => {
  const { manager, product } = await createSupplier();
  const { key: user_key, email } = await createBrandsPerson();
  const { id } = await createLead({ product_key: product, user_key });
  const { status } = await leads.app.call("POST /leads/:leadId/follow-up", {
    ...{ as: manager, params: { leadId: id ?? "" } },
    body: { message: "It is mild, too.", sample: product },
  });
  expect(status).toBe(200);
  await settle();
  const [mail] = await mails.to(email);
  expect(mail?.subject).toContain("a sample of Betaine");
  expect(mail?.text).toContain("It is mild, too.");
  expect(mail?.text).toContain(`/ingredients/permalink/${product}`);
});
