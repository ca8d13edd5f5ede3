import { spawn } from "node:child_process";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db, emit, transaction } from "../kernel/db/db.ts";
import { openNetworks } from "../kernel/outgoing/public-addresses.ts";
import { eventually } from "../kernel/testing/eventually.ts";
import { createProduct } from "../products/factory.ts";
import { createRequest } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";
import { switchOff } from "./commands/switch-off.ts";
import { createWebhook } from "./factory.ts";
import { webhookListeners } from "./listeners.ts";
import { secret, useDeliveries } from "./testing-deliveries.ts";
import { startReceiver, verified } from "./testing-receiver.ts";

const { world, startQueue, ...use } = useDeliveries();
const { tell, webhook, deliveries, ping, rowOf, ask, tryAgain } = use;

describe("an event", () => {
  test("is posted, signed, to the webhooks of the supplier that listen to it, and to nobody else's", async () => {
    const { key } = await webhook();
    await webhook({ events: ["quote.accepted"] });
    const off = await webhook({ enabled: false });
    await createWebhook({
      company_key: (await createCompany()).key,
      address: world.receiver.address,
      events: ["request.created"],
    });
    const product = await createProduct({
      company_key: world.companyKey,
      fields: { name: "Velourine" },
    });
    const maison = await createCompany({ name: "Maison Ambre" });
    const buyer = await createUser({ company_key: maison.key });
    const request = await ask({
      type: "SAMPLE",
      products: [product.key],
      buyer_key: buyer.key,
      buyer_company_key: maison.key,
    });
    expect(world.receiver.received).toHaveLength(1);
    const [posted] = world.receiver.received;
    if (!posted) throw new Error("nothing was posted");
    expect(verified(posted, secret)).toEqual({
      type: "request.created",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: {
        request: {
          key: request.key,
          type: "SAMPLE",
          created_at: request.created_at.toISOString(),
        },
        buyer: { key: maison.key, name: "Maison Ambre" },
        products: [{ key: product.key, name: "Velourine" }],
        address: `https://neroli.example.com/requests?requestId=${request.key}`,
      },
    });
    expect(posted.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Neroli-Webhooks/1",
    });
    const [delivery, ...others] = await deliveries(key);
    expect(others).toEqual([]);
    expect(await deliveries(off.key)).toEqual([]);
    expect(delivery).toMatchObject({
      ...{ key: posted.headers["webhook-id"], event: "request.created", state: "DELIVERED" },
      ...{ tries: 1, answer_status: 200, answer: "ok", failure: null, next_try_at: null },
      body: posted.body,
    });
    expect((await rowOf(key)).answered_at).not.toBeNull();
    await tell("quote.accepted", request);
    expect(world.receiver.received.slice(1).map(({ body }) => JSON.parse(body).type)).toEqual([
      "quote.accepted",
      "quote.accepted",
    ]);
  });

  test("that a listener hears of twice is posted once", async () => {
    const { key } = await webhook();
    const request = await createRequest({ company_key: world.companyKey });
    const event = { id: 7, topic: "request.created", key: request.key, attempts: 1 } as const;
    const heard = { ...event, data: { actor: request.buyer_key }, portal: null, host: null };
    await webhookListeners["request.created"](heard);
    await webhookListeners["request.created"](heard);
    await world.queue.idle();
    expect(await deliveries(key)).toHaveLength(1);
    expect(world.receiver.received).toHaveLength(1);
  });
});

describe("a try that fails", () => {
  test("is followed by seven more under the same id; then the webhook is off and its managers know", async () => {
    const { key } = await webhook();
    world.receiver.answerStatus(500, `${"é".repeat(600)}\0`);
    await ask();
    const pauses = [];
    for (let next = 0; next < 7; next++) pauses.push(await tryAgain());
    expect(pauses).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 36_000]);
    expect(await tryAgain()).toBe(-1);
    expect(world.receiver.received).toHaveLength(8);
    const ids = world.receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(1);
    for (const posted of world.receiver.received) verified(posted, secret);
    expect((await deliveries(key))[0]).toMatchObject({
      ...{ state: "FAILED", tries: 8, failure: "STATUS", answer_status: 500 },
      ...{ answer: "é".repeat(500), next_try_at: null },
    });
    expect(await rowOf(key)).toMatchObject({ enabled: false, switched_off_because: "SILENT" });
    await world.listeners.idle();
    const [mail, ...more] = await world.mails.to(world.manager.email);
    expect(more).toEqual([]);
    const host = new URL(world.receiver.address).host;
    expect(mail?.subject).toContain(`Your webhook at ${host} was switched off`);
    expect(mail?.text).toContain("https://neroli.example.com/admin/webhooks");
    const told = await db()
      .selectFrom("notifications")
      .where("user_key", "=", world.manager.key)
      .select("action")
      .execute();
    expect(told).toEqual([{ action: "WEBHOOK_OFF" }]);
  });

  test("is the last one's failure alone where another delivery has succeeded since", async () => {
    const { key } = await webhook();
    world.receiver.answerStatus(503);
    await ask();
    for (let next = 0; next < 6; next++) await tryAgain();
    world.receiver.answerStatus(204);
    await ask();
    world.receiver.answerStatus(503);
    await tryAgain();
    const states = (await deliveries(key)).map(({ state }) => state);
    expect(states).toEqual(["DELIVERED", "FAILED"]);
    expect((await rowOf(key)).enabled).toBe(true);
  });

  test("by 410 is the last: the webhook is off, and so is what was to be tried again", async () => {
    const { key } = await webhook();
    world.receiver.answerStatus(500);
    await ask();
    world.receiver.answerStatus(410);
    await ask();
    expect(await rowOf(key)).toMatchObject({ enabled: false, switched_off_because: "GONE" });
    // As another delivery of it does that was on its way.
    await transaction(() => switchOff(key, { because: "SILENT", since: new Date() }));
    expect(await rowOf(key)).toMatchObject({ switched_off_because: "GONE" });
    await tryAgain();
    expect(world.receiver.received).toHaveLength(2);
    const [gone, off] = await deliveries(key);
    expect(gone).toMatchObject({ state: "FAILED", tries: 1, answer_status: 410 });
    expect(off).toMatchObject({ state: "FAILED", failure: "OFF", answer_status: null });
    await world.listeners.idle();
    const mail = (await world.mails.to(world.manager.email)).at(-1);
    expect(mail?.subject).toContain("its address says that it is gone for good");
    const { status, body } = await ping(key);
    expect([status, body.code]).toEqual([409, "webhooks.off"]);
  });

  test("by a redirection is one, and it is not followed", async () => {
    const { key } = await webhook();
    world.receiver.answer((answer) =>
      answer.writeHead(307, { location: world.receiver.address }).end(),
    );
    await ask();
    expect(world.receiver.received).toHaveLength(1);
    expect((await deliveries(key))[0]).toMatchObject({ state: "PENDING", answer_status: 307 });
  });

  test("inside our network tells nothing of what is there", async () => {
    const { key } = await webhook();
    openNetworks([]);
    await ask();
    expect(world.receiver.received).toEqual([]);
    const [delivery] = await deliveries(key);
    expect(delivery).toMatchObject({ failure: "NOT_PUBLIC", answer_status: null, answer: null });
  });
});

test("one that is slow to answer delays nobody else, and its own events wait for each other", async () => {
  const slow = await startReceiver();
  const waiting: ServerResponse[] = [];
  slow.answer((answer) => void waiting.push(answer));
  await webhook({ address: slow.address });
  await webhook();
  const created = [];
  for (let each = 0; each < 3; each++) {
    const request = await createRequest({ company_key: world.companyKey });
    created.push(request);
    await transaction(async () =>
      emit({ topic: "request.created", key: request.key, data: { actor: request.buyer_key } }),
    );
  }
  await eventually(() => expect(world.receiver.received).toHaveLength(3));
  expect(slow.received).toHaveLength(1);
  slow.answerStatus(200);
  waiting[0]?.end();
  await eventually(() => expect(slow.received).toHaveLength(3));
  const keys = slow.received.map(({ body }) => JSON.parse(body).data.request.key);
  expect(keys).toEqual(created.map(({ key }) => key));
  await world.queue.idle();
  await slow.close();
});

test("a process that is killed while it waits for an answer has it posted again by another", async () => {
  await world.queue.stop();
  const { key } = await webhook();
  const reached = Promise.withResolvers<void>();
  world.receiver.answer(() => reached.resolve());
  const program = path.join(import.meta.dirname, "testing-delivery-process.ts");
  const child = spawn(process.execPath, [program, world.database.url], { stdio: "inherit" });
  const ended = once(child, "exit");
  await ping(key);
  await reached.promise;
  child.kill("SIGKILL");
  await ended;
  world.receiver.answerStatus(200);
  await startQueue();
  await eventually(() => expect(world.receiver.received).toHaveLength(2));
  await world.queue.idle();
  const [first, second] = world.receiver.received;
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(second?.body).toBe(first?.body);
  expect((await deliveries(key))[0]).toMatchObject({ state: "DELIVERED", tries: 1 });
});
