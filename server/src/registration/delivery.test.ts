import { tmpdir } from "node:os";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { db, emit, transaction } from "../kernel/db/db.ts";
import { startMail } from "../kernel/mail/mail.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { eventually } from "../kernel/testing/eventually.ts";
import { smtpPeer } from "../kernel/testing/smtp-peer.ts";
import { createUser } from "../users/factory.ts";
import { useToken } from "./commands/mailed-tokens.ts";
import { registrationListeners } from "./listeners.ts";

let database: FreshDatabase;
const failures: unknown[] = [];
beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(() => expect(failures.splice(0)).toEqual([]));
afterAll(() => database.close());

const origin = "https://neroli.example.com";
const start = () => startListeners([registrationListeners], (error) => failures.push(error));
const askForLink = (email: string) =>
  transaction(async () =>
    emit({ topic: "registration.password-wanted", key: email, data: { language: "en" } }),
  );
const linkToken = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? "";

test("a process that ends between mail and note sends the same mail again, with a link that is good", async () => {
  const peer = await smtpPeer();
  startMail({ data: tmpdir(), origin, smtp_url: peer.url });
  const { key, email } = await createUser();
  await askForLink(email);
  const worker = start();
  await worker.idle();
  // As the next process finds it: the claim has run out, nothing is noted.
  await sql`update outbox set claimed_until = null, handled_at = null`.execute(db());
  await worker.idle();
  await worker.stop();
  const [first, again, ...more] = peer.taken;
  expect(more).toEqual([]);
  expect(again?.messageId).toBe(first?.messageId);
  expect(again?.mail.text).toBe(first?.mail.text);
  expect(await useToken(linkToken(first?.mail.text ?? ""), "PASSWORD")).toBe(key);
  await peer.close();
});

test("another link that is asked for is another mail, and ends the first", async () => {
  const peer = await smtpPeer();
  startMail({ data: tmpdir(), origin, smtp_url: peer.url });
  const { key, email } = await createUser();
  const worker = start();
  await askForLink(email);
  await worker.idle();
  await askForLink(email);
  await worker.idle();
  await worker.stop();
  const [first = "", second = ""] = peer.taken.map(({ mail }) => linkToken(mail.text));
  expect(new Set(peer.taken.map(({ messageId }) => messageId)).size).toBe(2);
  await expect(useToken(first, "PASSWORD")).rejects.toMatchObject({
    code: "registration.link-not-valid",
  });
  expect(await useToken(second, "PASSWORD")).toBe(key);
  await peer.close();
});

test("a mail server that takes its time holds no transaction open", async () => {
  const gate = Promise.withResolvers<void>();
  const peer = await smtpPeer({ until: gate.promise });
  startMail({ data: tmpdir(), origin, smtp_url: peer.url });
  const { email } = await createUser();
  await askForLink(email);
  const worker = start();
  await eventually(() => expect(peer.taken).toHaveLength(1));
  const { rows } = await sql<{ state: string }>`
    select state from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(db());
  expect(rows).toEqual([]);
  gate.resolve();
  await worker.idle();
  await worker.stop();
  await peer.close();
});
