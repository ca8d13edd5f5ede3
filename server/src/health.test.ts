import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildHealth } from "./app.ts";
import { openAsset, putAsset, startAssets } from "./kernel/assets/assets.ts";
import { type TestS3, testS3 } from "./kernel/assets/testing-s3.ts";
import { readConfig } from "./kernel/config.ts";
import { connect, disconnect } from "./kernel/db/db.ts";
import type { Letter } from "./kernel/mail/letter.ts";
import { sendMail, startMail } from "./kernel/mail/mail.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { smtpPeer } from "./kernel/testing/smtp-peer.ts";
import { notePeer, whatIsMissing } from "./kernel/wellbeing.ts";

// What a proxy and an operator are told of a process, by peers that go and come back.

const letter: Letter = {
  language: "en",
  subject: "A trial",
  greeting: "Hello",
  lines: ["A line"],
  button: { label: "Go", address: "https://neroli.example.com/" },
  footer: "Neroli",
};

let database: FreshDatabase;
let s3: TestS3;
let data: string;
let app: FastifyInstance;
beforeAll(async () => {
  database = await freshDatabase();
  s3 = await testS3();
  data = await mkdtemp(path.join(tmpdir(), "neroli-health-"));
  startAssets({ data, s3: s3.settings });
  app = await buildHealth(readConfig({}));
});
// What other tests of this process let go away is not missed here.
beforeEach(() => {
  for (const peer of whatIsMissing()) notePeer(peer, true);
});
afterAll(async () => {
  await app.close();
  startAssets({ data });
  await s3.close();
  await rm(data, { recursive: true });
  await database.close();
});

async function ready() {
  const { statusCode, body } = await app.inject("/health/ready");
  return { statusCode, ...JSON.parse(body) };
}
const well = { statusCode: 200, status: "ready", without: [] };

test("a store that is away is named, and takes nobody away from the pages", async () => {
  await putAsset("health/one", Buffer.from("one"));
  expect(await ready()).toEqual(well);
  await s3.stop();
  await expect(putAsset("health/two", Buffer.from("two"))).rejects.toThrow();
  expect(await ready()).toEqual({ ...well, without: ["files"] });
  await s3.start();
  await putAsset("health/two", Buffer.from("two"));
  expect(await ready()).toEqual(well);
  // What is not there is an answer.
  await expect(openAsset("health/none")).rejects.toThrow();
  expect(await ready()).toEqual(well);
});

test("a mail server that is away is named until it takes a mail; one that refuses is there", async () => {
  const peer = await smtpPeer({ refuse: "nobody@example.com" });
  const smtp_url = `smtp://127.0.0.1:${peer.port}`;
  const send = (to: string) => sendMail({ id: crypto.randomUUID(), to, letter });
  startMail({ data, origin: "https://neroli.example.com", smtp_url });
  await peer.close();
  await expect(send("ada@example.com")).rejects.toThrow();
  expect(await ready()).toEqual({ ...well, without: ["mail"] });
  const back = await smtpPeer({ refuse: "nobody@example.com" });
  startMail({
    data,
    origin: "https://neroli.example.com",
    smtp_url: `smtp://127.0.0.1:${back.port}`,
  });
  await expect(send("nobody@example.com")).rejects.toThrow();
  expect(await ready()).toEqual(well);
  await back.close();
});

test("without its database it is not ready, and a process that works answers nothing else", async () => {
  await disconnect();
  expect(await ready()).toEqual({
    statusCode: 503,
    status: "database unavailable",
    without: ["database"],
  });
  connect(database.url);
  for (const address of ["/", "/api/sessions", "/metrics", "/health"]) {
    expect((await app.inject(address)).statusCode, address).toBe(404);
  }
});
