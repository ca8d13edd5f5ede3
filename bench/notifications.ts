import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { mailedKinds } from "@neroli/contract/notifications/table.ts";
import Fastify from "fastify";
import { testIdentity } from "../server/src/identity/factory.ts";
import type { SignedInActor } from "../server/src/kernel/actor.ts";
import { connect, disconnect, transaction } from "../server/src/kernel/db/db.ts";
import { startEmbedded } from "../server/src/kernel/db/embedded.ts";
import { migrate } from "../server/src/kernel/db/migrate.ts";
import { found } from "../server/src/kernel/errors.ts";
import { api } from "../server/src/kernel/http/api.ts";
import { startMail } from "../server/src/kernel/mail/mail.ts";
import { startListeners } from "../server/src/kernel/outbox/work.ts";
import { notificationListeners } from "../server/src/notifications/listeners.ts";
import { notificationRoutes } from "../server/src/notifications/routes.ts";
import { startStreams } from "../server/src/notifications/streams/start-streams.ts";
import { writeMessage } from "../server/src/requests/commands/write-message.ts";
import { createRequest } from "../server/src/requests/factory.ts";
import { createUser } from "../server/src/users/factory.ts";
import { findAccount } from "../server/src/users/queries.ts";
import { quantile } from "./figures/quantile.ts";
import type { Bell, Order, Report } from "./notifications/bells.ts";

// npm run bench -- notifications: how long after its commit a message is in the bells of those it is
// for, while 2,000 streams are open; and what writing costs with them beside without them, in turns.

const companies = 100;
const peopleOfEach = 10;
const streamsOfEach = 2;
const turns = 6;
const writesOfTurn = 100;
const watched = 200;
const targets = { p95_ms: 300, slower: 1.05 };

const moment = () => performance.timeOrigin + performance.now();
const report = (error: unknown) => console.error(error);

const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));

interface World {
  buyer: SignedInActor;
  requests: string[];
  bells: Bell[];
}

async function createWorld(tokenFor: (key: string) => Promise<string>): Promise<World> {
  const here = JSON.stringify(Object.fromEntries(mailedKinds.map((kind) => [kind, "HERE"])));
  const { key: buyer_key } = await createUser();
  const world = { requests: [] as string[], bells: [] as Bell[] };
  for (let company = 0; company < companies; company++) {
    let company_key: string | null | undefined;
    for (let person = 0; person < peopleOfEach; person++) {
      const user = await createUser({
        roles: ["SUPPLIER_USER"],
        notification_settings: here,
        ...(company_key && { company_key }),
      });
      company_key = user.company_key;
      world.bells.push({ user_key: user.key, token: await tokenFor(user.key) });
    }
    const request = await createRequest({
      buyer_key,
      company_key: company_key ?? "",
      products: [],
    });
    world.requests.push(request.key);
  }
  return { ...world, buyer: found(await findAccount(buyer_key, "en")).actor };
}

/** Resolves with the next report of this kind. */
function answered<K extends string>(child: ChildProcess, kind: K): Promise<Report> {
  return new Promise((resolve) => {
    const hear = (heard: Report) => {
      if (!(kind in heard)) return;
      child.off("message", hear);
      resolve(heard);
    };
    child.on("message", hear);
  });
}

let written = 0;

/** The words of the message, and the moment at which it was committed. */
async function write({ buyer, requests }: World): Promise<{ words: string; at: number }> {
  const words = `Message ${++written}`;
  const request = requests[written % requests.length] ?? "";
  await writeMessage(buyer, { request_key: request, body: words });
  return { words, at: moment() };
}

async function measureWrites(world: World): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < writesOfTurn; at++) {
    const began = performance.now();
    await write(world);
    times.push(performance.now() - began);
    // As people write: what a message sets off is done before the next one comes.
    await pause(5);
  }
  return times;
}

async function measureBells(world: World, child: ChildProcess): Promise<number[]> {
  const seen = new Map<string, number>();
  const counts = new Map<string, number>();
  const hear = (heard: Report) => {
    if (!("seen" in heard)) return;
    const { key, at } = heard.seen;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    // The last of the people it is for.
    if (counts.get(key) === peopleOfEach) seen.set(key, at);
  };
  child.on("message", hear);
  const committed: { words: string; at: number }[] = [];
  for (let at = 0; at < watched; at++) {
    committed.push(await write(world));
    // Ten people are told of each, and ask.
    await pause(100);
  }
  const deadline = Date.now() + 30_000;
  while (committed.some(({ words }) => !seen.has(words)) && Date.now() < deadline) await pause(50);
  child.off("message", hear);
  return committed.map(({ words, at }) => (seen.get(words) ?? Number.POSITIVE_INFINITY) - at);
}

const data = await mkdtemp(path.join(tmpdir(), "neroli-bench-"));
const database = await startEmbedded(data);
const child = fork(path.join(import.meta.dirname, "notifications/bells.ts"));
const send = (order: Order) => child.send(order);
try {
  await migrate(database.url);
  connect(database.url);
  startMail({ data, origin: "https://neroli.example" });
  const { authenticate, tokenFor } = await testIdentity();
  const app = Fastify({ forceCloseConnections: true });
  await app.register(api, { prefix: "/api", routes: [notificationRoutes], authenticate });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/notifications`;
  const world = await transaction(() => createWorld(tokenFor));
  const streams = startStreams(report);
  const listeners = startListeners([notificationListeners], report);

  const opening = () => {
    const opened = answered(child, "opened");
    send({ open: { address, bells: world.bells, streams: streamsOfEach } });
    return opened;
  };
  const closing = () => {
    const closed = answered(child, "closed");
    send({ close: true });
    return closed;
  };
  await measureWrites(world);
  const [without, with_streams]: [number[], number[]] = [[], []];
  let opened = 0;
  for (let turn = 0; turn < turns; turn++) {
    without.push(...(await measureWrites(world)));
    const answer = await opening();
    opened = "opened" in answer ? answer.opened : 0;
    with_streams.push(...(await measureWrites(world)));
    if (turn < turns - 1) await closing();
    await listeners.idle();
  }
  send({ ask: true });
  const bells = await measureBells(world, child);
  const slower = quantile(with_streams, 0.5) / quantile(without, 0.5);
  const p95_ms = quantile(bells, 0.95);
  const figures = {
    streams: opened,
    bell_p50_ms: rounded(quantile(bells, 0.5)),
    bell_p95_ms: rounded(p95_ms),
    write_without_ms: rounded(quantile(without, 0.5), 2),
    write_with_ms: rounded(quantile(with_streams, 0.5), 2),
    slower: rounded(slower, 3),
  };
  console.table(figures);
  const holds = p95_ms < targets.p95_ms && slower <= targets.slower;
  console.log(JSON.stringify({ name: "notifications", target: targets, holds, ...figures }));
  await closing();
  await listeners.stop();
  await streams.stop();
  await app.close();
} finally {
  child.kill();
  await disconnect();
  await database.stop();
  await rm(data, { recursive: true, force: true });
}
