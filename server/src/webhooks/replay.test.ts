import { describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { createDelivery } from "./factory.ts";
import { trimWebhookDeliveries } from "./jobs.ts";
import { secret, useDeliveries } from "./testing-deliveries.ts";
import { verified } from "./testing-receiver.ts";

const { world, at, webhook, deliveries, ping, rowOf, ask, tryAgain } = useDeliveries();

test("while a secret is renewed both sign; after a day the new one alone", async () => {
  const { key } = await webhook();
  const renewed = await world.app.call(
    "POST /companies/:companyKey/webhooks/:webhookKey/secret",
    at(key),
  );
  expect(renewed.body.secret).not.toBe(secret);
  expect(renewed.body.old_secret_until).not.toBeNull();
  await ping(key);
  await world.queue.idle();
  const [posted] = world.receiver.received;
  if (!posted) throw new Error("nothing was posted");
  expect(posted.headers["webhook-signature"]).toMatch(/^v1,\S+ v1,\S+$/);
  expect(verified(posted, secret)).toEqual(verified(posted, renewed.body.secret));
  await db()
    .updateTable("webhooks")
    .set({ old_secret_until: new Date() })
    .where("key", "=", key)
    .execute();
  await ping(key);
  await world.queue.idle();
  const [, later] = world.receiver.received;
  if (!later) throw new Error("nothing was posted");
  expect(verified(later, renewed.body.secret)).toMatchObject({ type: "webhook.ping" });
  expect(() => verified(later, secret)).toThrow();
});

describe("what has failed", () => {
  test("is posted again one by one, at once even while its next try is to come", async () => {
    const { key } = await webhook();
    world.receiver.answerStatus(500);
    await ask();
    const [first] = await deliveries(key);
    const replay = () =>
      world.app.call(
        "POST /companies/:companyKey/webhooks/:webhookKey/deliveries/:deliveryKey/replay",
        at(key, { deliveryKey: first?.key ?? "" }),
      );
    expect((await replay()).body).toMatchObject({ key: first?.key, state: "PENDING", tries: 0 });
    await world.queue.idle();
    expect((await deliveries(key))[0]).toMatchObject({ state: "PENDING", tries: 1 });
    // The try that was to come before the replay is none any more: only that after it is made.
    await tryAgain();
    expect((await deliveries(key))[0]).toMatchObject({ state: "PENDING", tries: 2 });
    world.receiver.answerStatus(200);
    await replay();
    await world.queue.idle();
    expect((await deliveries(key))[0]).toMatchObject({ state: "DELIVERED", tries: 1 });
    const ids = world.receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual(Array.from({ length: 4 }, () => first?.key));
  });

  test("is posted again all together since a time, the oldest first; what has not failed is not", async () => {
    const { key } = await webhook();
    const day = 86_400_000;
    const made = (daysAgo: number, state: "FAILED" | "DELIVERED") =>
      createDelivery({
        webhook_key: key,
        state,
        created_at: new Date(Date.now() - daysAgo * day),
      });
    await made(9, "FAILED");
    const newer = await made(1, "FAILED");
    const older = await made(2, "FAILED");
    await made(1, "DELIVERED");
    const since = new Date(Date.now() - 3 * day).toISOString();
    const again = () =>
      world.app.call("POST /companies/:companyKey/webhooks/:webhookKey/replay", {
        ...at(key),
        body: { since },
      });
    expect((await again()).body).toEqual({ count: 2 });
    await world.queue.idle();
    expect(world.receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([
      older.key,
      newer.key,
    ]);
    expect((await again()).body).toEqual({ count: 0 });
    expect((await deliveries(key, { state__eq: "FAILED" })).length).toBe(1);
  });
});

test("a test is tried once, and switches nothing off", async () => {
  const { key } = await webhook();
  world.receiver.answerStatus(500);
  expect((await ping(key)).body).toMatchObject({ event: "webhook.ping", state: "PENDING" });
  await world.queue.idle();
  expect((await deliveries(key))[0]).toMatchObject({ state: "FAILED", tries: 1 });
  expect((await rowOf(key)).enabled).toBe(true);
});

test("deliveries are kept for 30 days", async () => {
  const { key } = await webhook();
  const old = new Date(Date.now() - 31 * 86_400_000);
  await createDelivery({ webhook_key: key, state: "FAILED", created_at: old, begun_at: old });
  const kept = await createDelivery({ webhook_key: key, state: "FAILED", created_at: old });
  await trimWebhookDeliveries.run();
  expect((await deliveries(key)).map((each) => each.key)).toEqual([kept.key]);
});
