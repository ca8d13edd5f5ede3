import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { isDatabaseGone, keepAsking, openConnection, WatchedConnection } from "./connection.ts";
import { db } from "./db.ts";
import { assertUsable } from "./explain-refusal.ts";
import { patience } from "./patience.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const { connect } = patience;
afterEach(() => {
  patience.connect = connect;
});

/** What a query or a connection failed with. */
const failureOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => Promise.reject(new Error("it did not fail")),
    (error) => error,
  );

test("a connection that ends while nothing is asked does not end the process", async () => {
  const connection = await openConnection(database.url);
  const { rows } = await connection.query("select pg_backend_pid() as pid");
  const ended = new Promise((resolve) => connection.once("end", resolve));
  await sql`select pg_terminate_backend(${rows[0].pid})`.execute(db());
  await ended;
  expect(isDatabaseGone(await failureOf(connection.query("select 1")))).toBe(true);
});

test("who stops asking leaves nothing behind at a connection that goes on", async () => {
  const connection = await openConnection(database.url);
  const before = connection.listenerCount("end");
  for (let time = 0; time < 3; time += 1) keepAsking(connection)();
  expect(connection.listenerCount("end")).toBe(before);
  await connection.end();
});

test("a query that is cut off tells of a database that is gone", async () => {
  const connection = await openConnection(database.url);
  const suicide = connection.query("select pg_terminate_backend(pg_backend_pid())");
  expect(isDatabaseGone(await failureOf(suicide))).toBe(true);
});

test("so does a socket that closes before PostgreSQL has answered, and one that nobody hears", async () => {
  const mute = await new Promise<Server>((resolve) => {
    const server = createServer((socket) => socket.resume().end());
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
  const { port } = mute.address() as { port: number };
  const url = `postgres://neroli@127.0.0.1:${port}/neroli`;
  const cut = await failureOf(openConnection(url));
  expect(cut.message).toBe("Connection terminated unexpectedly");
  expect(isDatabaseGone(cut)).toBe(true);
  await new Promise((resolve) => mute.close(resolve));
  expect(isDatabaseGone(await failureOf(openConnection(url)))).toBe(true);
});

test("what a busy process did not hear in time was said all the same", async () => {
  patience.connect = 3_000;
  const opening = [openConnection(database.url), assertUsable(database.url)];
  const until = performance.now() + patience.connect + 300;
  // One piece of work, as the loading of code is.
  while (performance.now() < until);
  const [connection] = await Promise.all(opening);
  await connection?.end();
});

test("who is not let in is told so in time", async () => {
  const mute = createServer((socket) => socket.resume()).listen(0, "127.0.0.1");
  await once(mute, "listening");
  const { port } = mute.address() as { port: number };
  patience.connect = 300;
  const refusal = await failureOf(openConnection(`postgres://neroli@127.0.0.1:${port}/neroli`));
  expect(refusal.message).toBe("timeout expired");
  mute.close();
});

test("whoever is still being let in is owed no answer yet", async () => {
  const slow = createServer();
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  const { port } = slow.address() as { port: number };
  const came = once(slow, "connection");
  const connection = new WatchedConnection({ host: "127.0.0.1", port });
  const entering = failureOf(connection.connect());
  const [socket] = await came;
  expect([connection.quietFor(1_000), connection.quietFor(60_000)]).toEqual([0, 0]);
  socket.destroy();
  await entering;
  slow.close();
});

test("a refusal that another try does not mend is told as it is", async () => {
  const wrong = new URL(database.url);
  wrong.pathname = "/nowhere";
  expect(isDatabaseGone(await failureOf(openConnection(wrong.href)))).toBe(false);
  expect(isDatabaseGone(new Error("something else"))).toBe(false);
});
