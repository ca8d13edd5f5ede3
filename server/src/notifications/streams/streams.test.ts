import type { AddressInfo } from "node:net";
import { hiddenActions } from "@neroli/contract/notifications/table.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createAccessToken, testIdentity } from "../../identity/factory.ts";
import { db, emit, rawPool, transaction } from "../../kernel/db/db.ts";
import { api } from "../../kernel/http/api.ts";
import { followOutbox } from "../../kernel/outbox/follow.ts";
import { keepPortals } from "../../kernel/portal-hosts.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { eventually } from "../../kernel/testing/eventually.ts";
import { createEvent } from "../../portals/factory.ts";
import { readKnownPortals } from "../../portals/queries/known-portals.ts";
import { createUser } from "../../users/factory.ts";
import { createNotification } from "../factory.ts";
import { notificationRoutes } from "../routes.ts";
import { cut } from "../testing-arrival.ts";
import { startStreams } from "./start-streams.ts";
import { allStreams } from "./streams.ts";

const origin = "http://localhost:3000";
let database: { close(): Promise<void> };
let app: FastifyInstance;
let [home, here] = ["", ""];
let user_key: string;
let streams: ReturnType<typeof startStreams>;
let failures: unknown[];
const open = new Set<AbortController>();

beforeAll(async () => {
  database = await freshDatabase();
  app = Fastify({ forceCloseConnections: true });
  const { authenticate } = await testIdentity();
  await app.register(api, { prefix: "/api", routes: [notificationRoutes], authenticate });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  home = `http://localhost:${port}`;
  here = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  failures = [];
  streams = startStreams((error) => failures.push(error));
  user_key = (await createUser()).key;
});
afterEach(async () => {
  for (const each of open) each.abort();
  open.clear();
  await streams.stop();
});

interface Heard {
  response: Response;
  /** Of each event its id and the notifications that it names. */
  events: { id: string; keys: string[]; more: number }[];
  ended: boolean;
  end(): void;
}

async function listen(
  options: { as?: string; after?: string; at?: string; expires_in?: number; method?: string } = {},
): Promise<Heard> {
  const { as = user_key, after, at = origin, method = "GET", ...token } = options;
  const abort = new AbortController();
  open.add(abort);
  const response = await fetch(`${at === origin ? home : at}/api/notifications/stream`, {
    method,
    signal: abort.signal,
    headers: {
      authorization: `Bearer ${await createAccessToken({ origin: at, user_key: as, ...token })}`,
      ...(after && { "last-event-id": after }),
    },
  });
  const heard: Heard = { response, events: [], ended: false, end: () => abort.abort() };
  void read(heard).catch(() => {
    heard.ended = true;
  });
  return heard;
}

async function read(heard: Heard): Promise<void> {
  const text = heard.response.body?.pipeThrough(new TextDecoderStream());
  let rest = "";
  for await (const part of text ?? []) {
    const blocks = (rest + part).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, id, data] = /^id: (\d+)\nevent: news\ndata: (.*)$/.exec(block) ?? [];
      if (id && data) heard.events.push({ id, ...JSON.parse(data) });
    }
  }
  heard.ended = true;
}

/** The stream has begun: what is written from now on is told. */
async function listening(options?: Parameters<typeof listen>[0]): Promise<Heard> {
  const heard = await listen(options);
  await eventually(() => expect(heard.events.length).toBeGreaterThan(0));
  return heard;
}

const keysOf = ({ events }: Heard) => events.flatMap(({ keys }) => keys);

test("tells of one's own notifications, each once, and of none that is hidden", async () => {
  const heard = await listening();
  expect(heard.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(heard.response.headers.get("cache-control")).toBe("private, no-store, no-transform");
  expect(heard.response.headers.get("x-accel-buffering")).toBe("no");
  expect(heard.events[0]).toMatchObject({ keys: [], more: 0 });
  await createNotification();
  for (const action of hiddenActions) await createNotification({ user_key, action });
  const first = await createNotification({ user_key });
  await eventually(() => expect(keysOf(heard)).toEqual([first.id]));
  const second = await createNotification({ user_key });
  await eventually(() => expect(keysOf(heard)).toEqual([first.id, second.id]));
  expect(heard.events.at(-1)?.id).toBe(String(second.position));
});

test("a second browser of the same person hears the same", async () => {
  const both = [await listening(), await listening()];
  const { id } = await createNotification({ user_key });
  for (const each of both) await eventually(() => expect(keysOf(each)).toEqual([id]));
});

test("what was missed comes first, and then what is new; an id of elsewhere is none", async () => {
  const before = await listening();
  const { id } = await createNotification({ user_key });
  await eventually(() => expect(keysOf(before)).toEqual([id]));
  before.end();
  await createNotification({ user_key, action: "PRODUCT_UPDATED" });
  const missed = [await createNotification({ user_key }), await createNotification({ user_key })];
  const after = before.events.at(-1)?.id ?? "";
  const again = await listening({ after });
  // In one event or in two: what the process has not read itself yet comes after.
  const ids = missed.map((each) => each.id).toSorted();
  await eventually(() => expect(keysOf(again).toSorted()).toEqual(ids));
  const later = await createNotification({ user_key });
  await eventually(() => expect(keysOf(again).at(-1)).toBe(later.id));
  for (const unknown of ["999999999999", "seven", "-1"]) {
    const heard = await listening({ after: unknown });
    expect(keysOf(heard)).toEqual([]);
    const { id: next } = await createNotification({ user_key });
    await eventually(() => expect(keysOf(heard)).toEqual([next]));
    heard.end();
  }
});

test("one that is written first and committed last is not passed over", async () => {
  const heard = await listening();
  const gate = Promise.withResolvers<void>();
  const written = Promise.withResolvers<string>();
  const slow = transaction(async () => {
    const { id } = await createNotification({ user_key });
    written.resolve(id);
    await gate.promise;
  });
  const first = await written.promise;
  const second = createNotification({ user_key });
  await eventually(async () => {
    const { rows } = await rawPool().query(`
      select from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory'`);
    expect(rows).toHaveLength(1);
  });
  gate.resolve();
  await slow;
  const { id } = await second;
  await eventually(() => expect(keysOf(heard).toSorted()).toEqual([first, id].toSorted()));
  expect(heard.events.map((each) => Number(each.id))).toEqual(
    heard.events.map((each) => Number(each.id)).toSorted((a, b) => a - b),
  );
});

test("a connection that is cut is replaced, and nothing is missed or told twice", async () => {
  const heard = await listening();
  const told: string[] = [];
  for (let round = 0; round < 5; round++) {
    await cut();
    told.push((await createNotification({ user_key })).id);
  }
  await eventually(() => expect(keysOf(heard).toSorted()).toEqual(told.toSorted()));
});

test("ends with the token, with the session and when the account changes", async () => {
  const follow = await followOutbox((error) => failures.push(error));
  const actor = user_key;
  for (const event of [
    { topic: "session.ended", key: user_key },
    { topic: "user.changed", key: user_key, data: { actor } },
  ] as const) {
    const heard = await listening();
    const other = await listening({ as: (await createUser()).key });
    await transaction(async () => emit(event));
    await eventually(() => expect(heard.ended).toBe(true));
    expect(other.ended).toBe(false);
  }
  await follow.stop();
  const heard = await listening({ expires_in: 2 });
  await eventually(() => expect(heard.ended).toBe(true));
  await db().updateTable("users").set({ enabled: false }).where("key", "=", user_key).execute();
  expect((await listen()).response.status).toBe(403);
});

test("is for people who are signed in, of whom each has a bounded number", async () => {
  expect((await fetch(`${home}/api/notifications/stream`)).status).toBe(401);
  const many = await Promise.all(Array.from({ length: 21 }, () => listen()));
  expect(many.filter(({ response }) => response.status === 429)).toHaveLength(1);
  expect(many.filter(({ response }) => response.status === 200)).toHaveLength(20);
  for (const each of many) each.end();
  await eventually(() => expect([...allStreams()]).toEqual([]));
  await listening();
});

test("who asks for the head alone, or at a process that ends, keeps nothing open", async () => {
  const head = await listen({ method: "HEAD" });
  expect(head.response.status).toBe(200);
  await eventually(() => expect([...allStreams()]).toEqual([]));
  const heard = await listening();
  await streams.stop();
  await eventually(() => expect(heard.ended).toBe(true));
  const late = await listen();
  await eventually(() => expect(late.ended).toBe(true));
  expect(late.response.status).toBe(200);
});

test("who does not read is let go, and asks again for what was missed", async () => {
  await listening();
  const [stream] = allStreams();
  stream?.output.unpipe();
  for (let written = 0; written < 70 && !stream?.output.destroyed; written++) {
    stream?.output.push("x".repeat(1_000));
  }
  await createNotification({ user_key });
  await eventually(() => expect([...allStreams()]).toEqual([]));
});

test("on a portal's host nothing is told of another portal, at once or later", async () => {
  for (const key of ["here", "there"]) await createEvent({ key });
  const known = await readKnownPortals(["here"]);
  keepPortals(
    home.replace("localhost", "neroli.example"),
    known.map((portal) => ({ ...portal, hosts: ["127.0.0.1"] })),
  );
  const [heard, everywhere] = [await listening({ at: here }), await listening()];
  const own = await createNotification({ user_key, event_key: "here" });
  const foreign = await createNotification({ user_key, event_key: "there" });
  const outside = await createNotification({ user_key });
  const all = [own.id, foreign.id, outside.id];
  await eventually(() => expect(keysOf(everywhere).toSorted()).toEqual(all.toSorted()));
  await eventually(() => expect(keysOf(heard)).toContain(outside.id));
  expect(keysOf(heard).toSorted()).toEqual([own.id, outside.id].toSorted());
  const late = await listening({ at: here, after: heard.events[0]?.id ?? "" });
  expect(keysOf(late).toSorted()).toEqual([own.id, outside.id].toSorted());
  keepPortals(home, []);
});
