import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { smtpPeer } from "../kernel/testing/smtp-peer.ts";
import { createUser } from "../users/factory.ts";
import { createNotification } from "./factory.ts";

const people = 40;
const each = 5;
const kills = 8;
const origin = "https://neroli.example";
const program = path.join(import.meta.dirname, "testing-digest-process.ts");

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const countUnsent = async () => {
  const waiting = await db()
    .selectFrom("notifications")
    .where("awaits_digest", "=", true)
    .select("id")
    .execute();
  const unsent = await db()
    .selectFrom("notification_digests")
    .where("sent_at", "is", null)
    .select("id")
    .execute();
  return waiting.length + unsent.length;
};

test(`digests of ${people} people whose worker is killed ${kills} times tell everything, each in one mail`, {
  timeout: 240_000,
}, async () => {
  // It says what it has taken a little later: a kill comes between the two at times.
  const peer = await smtpPeer({ until: () => pause(20) });
  const company_key = (await createUser()).company_key;
  const word = (person: number, at: number) => `Note ${person}-${at}.`;
  const told = new Map<string, string[]>();
  for (let person = 0; person < people; person++) {
    const { key, email } = await createUser({
      company_key,
      time_zone: "Asia/Kathmandu",
      notification_settings: JSON.stringify({ messages: "DAILY" }),
    });
    told.set(email, []);
    for (let at = 0; at < each; at++) {
      told.get(email)?.push(word(person, at));
      await createNotification({
        user_key: key,
        triggered_at: new Date(Date.now() - 48 * 3_600_000 + at * 60_000),
        mailed_at: new Date(),
        awaits_digest: true,
        data: {
          request_key: "asked",
          product_name: word(person, at),
          company_name: "Alpenkraut",
          triggered_by: { firstname: "Urs" },
        },
      });
    }
  }
  let killed = 0;
  while ((await countUnsent()) > 0) {
    // In turn between the mail and its note, and before the mail.
    const seen = killed % 2 === 0 ? peer.taken : peer.announced;
    const enough = seen.length + 1 + (killed % 4);
    const child = spawn(process.execPath, [program, database.url, peer.url, origin], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    const ended = once(child, "exit");
    if (killed < kills) {
      while (seen.length < enough && child.exitCode === null) await pause(1);
      child.kill("SIGKILL");
      killed++;
    }
    await ended;
  }
  expect(killed).toBe(kills);
  const mails = Map.groupBy(peer.taken, ({ to }) => to.join());
  expect([...mails.keys()].toSorted()).toEqual([...told.keys()].toSorted());
  for (const [email, words] of told) {
    const taken = mails.get(email) ?? [];
    // A mail that the server took while the process was killed comes again as it was.
    expect(new Set(taken.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(taken.map(({ mail }) => mail.text)).size).toBe(1);
    for (const one of words) expect(taken[0]?.mail.text).toContain(one);
  }
  expect(peer.taken.length - people).toBeLessThanOrEqual(kills);
  await peer.close();
});
