import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db, emit, transaction } from "../kernel/db/db.ts";
import { startQueued } from "../kernel/jobs/work-queued.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { openNetworks } from "../kernel/outgoing/public-addresses.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestMails, testMails } from "../kernel/testing/mails.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createRequest } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";
import { deliverWebhooks } from "./commands/deliver.ts";
import { createWebhook } from "./factory.ts";
import { webhookListeners } from "./listeners.ts";
import { webhookRoutes } from "./routes.ts";
import { startReceiver } from "./testing-receiver.ts";

export const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

/** For each test of a file a supplier with a manager, a receiver, and the work that posts to it. */
export function useDeliveries() {
  const world = {} as {
    database: FreshDatabase;
    app: TestApp;
    mails: TestMails;
    receiver: Awaited<ReturnType<typeof startReceiver>>;
    companyKey: string;
    manager: { key: string; email: string };
    queue: Awaited<ReturnType<typeof startQueued>>;
    listeners: ReturnType<typeof startListeners>;
  };
  let failures: unknown[] = [];
  const startQueue = async () => {
    const report = (error: unknown) => void failures.push(error);
    world.queue = await startQueued({ url: world.database.url, jobs: [deliverWebhooks], report });
  };
  beforeAll(async () => {
    world.database = await freshDatabase();
    world.mails = await testMails();
    world.app = await testApp({ routes: [webhookRoutes], ...(await testIdentity()) });
  });
  beforeEach(async () => {
    openNetworks(["127.0.0.1"]);
    failures = [];
    world.receiver = await startReceiver();
    const { key: company_key } = await createCompany({ name: "Velouria Actives" });
    world.companyKey = company_key;
    const roles = ["SUPPLIER_MANAGER" as const];
    world.manager = await createUser({ company_key, roles, language: "en" });
    await startQueue();
    world.listeners = startListeners([webhookListeners], (error) => failures.push(error));
  });
  afterEach(async () => {
    await world.listeners.stop();
    await world.queue.stop();
    await world.receiver.close();
    expect(failures).toEqual([]);
    await sql`delete from queued_work`.execute(db());
    await sql`delete from webhooks`.execute(db());
  });
  afterAll(async () => {
    openNetworks([]);
    await world.app.close();
    await world.mails.close();
    await world.database.close();
  });

  const at = (webhookKey: string, more: Record<string, string> = {}) => ({
    as: world.manager.key,
    params: { companyKey: world.companyKey, webhookKey, ...more },
  });
  const tell = async (
    topic: "request.created" | "quote.accepted",
    { key, buyer_key }: { key: string; buyer_key: string },
  ) => {
    await transaction(async () => emit({ topic, key, data: { actor: buyer_key } }));
    await world.listeners.idle();
    await world.queue.idle();
  };
  return {
    world,
    startQueue,
    /** The parts of a call that names a webhook. */
    at,
    /** Everything that follows from such an event of a request. */
    tell,
    /** A webhook of the supplier at the receiver. */
    webhook: (more: object = {}) =>
      createWebhook({
        ...{ company_key: world.companyKey, address: world.receiver.address, secret },
        ...more,
      }),
    async deliveries(webhookKey: string, query: Record<string, string> = {}) {
      const call = "GET /companies/:companyKey/webhooks/:webhookKey/deliveries";
      return (await world.app.call(call, { ...at(webhookKey), query })).body.content;
    },
    ping: (webhookKey: string) =>
      world.app.call("POST /companies/:companyKey/webhooks/:webhookKey/ping", at(webhookKey)),
    rowOf: (key: string) =>
      db().selectFrom("webhooks").where("key", "=", key).selectAll().executeTakeFirstOrThrow(),
    /** A request to the supplier, and everything that follows from it. */
    async ask(more: object = {}) {
      const request = await createRequest({ company_key: world.companyKey, ...more });
      await tell("request.created", request);
      return request;
    },
    /** The seconds until the next try, which is made at once. */
    async tryAgain(): Promise<number> {
      const { rows } = await sql<{ seconds: number }>`
        with due as (select id, extract(epoch from due_at - now()) as seconds from queued_work)
        update queued_work set due_at = now() from due where due.id = queued_work.id
        returning due.seconds::float as seconds`.execute(db());
      await world.queue.idle();
      return Math.round(rows[0]?.seconds ?? -1);
    },
  };
}
