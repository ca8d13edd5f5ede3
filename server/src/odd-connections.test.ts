import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { readConfig } from "./kernel/config.ts";
import { freshDatabase } from "./kernel/testing/database.ts";

// What is odd about the connection and not about what is asked: slow, silent, broken, too many.

let database: { close(): Promise<void> };
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApp(readConfig({}), { web: false });
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  expect(await statusesOf([live])).toEqual([200]);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function open(): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

const live = "GET /health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
const post = (...headers: string[]) =>
  [
    "POST /api/registration/validate HTTP/1.1",
    "host: a",
    "content-type: application/json",
    ...headers,
    "",
    "",
  ].join("\r\n");

/** The statuses of all answers to what is sent over one connection, until the server closes it. */
async function statusesOf(parts: readonly (string | Buffer)[]): Promise<number[]> {
  const socket = await open();
  for (const part of parts) socket.write(part);
  return answersIn(await text(socket));
}
const answersIn = (said: string) =>
  Array.from(said.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => Number(status));

/** Sends the beginning and then a letter again and again, until the server has enough. */
async function drip(beginning: string, letter: string): Promise<number[]> {
  const socket = await open();
  socket.write(beginning);
  const more = setInterval(() => socket.write(letter), 50);
  try {
    return answersIn(await text(socket));
  } finally {
    clearInterval(more);
  }
}

/** Sends the rest of a body when it has been told that it came too late. */
async function sendLate(): Promise<number[]> {
  const socket = await open();
  socket.write(`${post("content-length: 4")}{}`);
  await once(socket, "readable");
  socket.write("{}");
  return answersIn(await text(socket));
}

test("whoever sends a head or a body drop by drop, or nothing at all, is let go", async () => {
  const { server } = app;
  const { headersTimeout, requestTimeout } = server;
  // Long enough for a slow line, and no longer.
  expect([headersTimeout, requestTimeout]).toEqual([20_000, 600_000]);
  server.headersTimeout = 200;
  server.requestTimeout = 500;
  const begun: IncomingMessage[] = [];
  const note = (request: IncomingMessage) => void begun.push(request);
  server.on("request", note);
  try {
    const answers = await Promise.all([
      drip("GET /health/live HTTP/1.1\r\nhost: a\r\nx-slow: ", "a"),
      drip("GET /health/live HTTP/1.1\r\n", "x: y\r\n"),
      drip(post("content-length: 100000"), " "),
      drip(post("transfer-encoding: chunked"), "1\r\n \r\n"),
      // Says more than it sends.
      statusesOf([post("content-length: 100"), "{}"]),
      statusesOf([]),
      sendLate(),
    ]);
    expect(answers).toEqual([[408], [408], [408], [408], [408], [408], [408]]);
    // What they had begun ends with the connection, and was never whole.
    await expect.poll(() => begun.map(({ destroyed }) => destroyed)).not.toContain(false);
    expect(begun.map(({ complete }) => complete)).toEqual([false, false, false, false]);
  } finally {
    server.off("request", note);
    Object.assign(server, { headersTimeout, requestTimeout });
  }
});

test("who reads only after all was sent reads the refusal", async () => {
  const socket = await open();
  socket.write(post("content-length: -2"));
  // The answer is there, and the connection would be closed: more comes all the same.
  await once(socket, "readable");
  for (let at = 0; at < 20; at++) socket.write(Buffer.alloc(100_000, live));
  expect(answersIn(await text(socket))).toEqual([400]);
});

test.each([
  ["two lengths", post("content-length: 2", "content-length: 3"), "{}"],
  ["two lengths in one", post("content-length: 2, 3"), "{}"],
  ["a length below nothing", post("content-length: -2"), "{}"],
  ["a length that is no number", post("content-length: 0x2"), "{}"],
  ["a length in another notation", post("content-length: 2e0"), "{}"],
  ["a length and chunks", post("content-length: 2", "transfer-encoding: chunked"), "0\r\n\r\n"],
  ["chunks of an unknown kind", post("transfer-encoding: chunked, chonked"), "0\r\n\r\n"],
  ["a chunk whose size is no number", post("transfer-encoding: chunked"), "zz\r\n{}\r\n0\r\n\r\n"],
  ["a chunk below nothing", post("transfer-encoding: chunked"), "-2\r\n{}\r\n0\r\n\r\n"],
  ["a chunk of more than there is", post("transfer-encoding: chunked"), `${"f".repeat(17)}\r\n{}`],
  ["a chunk that goes on", post("transfer-encoding: chunked"), "1\r\n{}\r\n0\r\n\r\n"],
  ["a head with a bare line end", "GET / HTTP/1.1\nhost: a\r\nx\r\n\r\n", ""],
  ["two hosts", live.replace("host: a", "host: a\r\nhost: b"), ""],
])("%s is refused, and the connection with it", async (_, head, body) => {
  expect(await statusesOf([head, body])).toEqual([400]);
});

test("what comes after a length that is too short is no request, and ends the connection", async () => {
  const statuses = await statusesOf([post("content-length: 1"), "{}GET"]);
  expect([...new Set(statuses)]).toEqual([400]);
});

test("many headers are read as far as they have room", async () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, at) => `x-${at}: a\r\n`).join("");
  const head = (headers: string) => live.replace("host: a\r\n", `host: a\r\n${headers}`);
  expect(await statusesOf([head(named(500))])).toEqual([200]);
  expect(await statusesOf([head(named(5_000))])).toEqual([431]);
  expect(await statusesOf([head(`x: ${"a".repeat(20_000)}\r\n`)])).toEqual([431]);
});

test("requests one behind the other are each answered, in their order", async () => {
  const asked = Array.from({ length: 300 }, (_, at) =>
    at % 3 === 0 ? "/health/live" : at % 3 === 1 ? "/api/nothing" : "/api/users/profile",
  );
  const all = asked.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  const statuses = await statusesOf([`${all.join("")}${live}`]);
  expect(statuses).toEqual([...asked.map((_, at) => [200, 404, 401][at % 3]), 200]);
});

test("bodies that are packed are not unpacked, whatever would be in them", async () => {
  for (const encoding of ["gzip", "br", "deflate", "zstd", "gzip, gzip"]) {
    const bomb = gzipSync(Buffer.alloc(20_000_000, " "));
    const headers = [`content-encoding: ${encoding}`, `content-length: ${bomb.length}`];
    expect(await statusesOf([post(...headers, "connection: close"), bomb])).toEqual([415]);
  }
});

test("of connections that ask nothing only so many stay; who asks is answered all the same", async () => {
  const sockets: Socket[] = [];
  let closed = 0;
  try {
    for (let at = 0; at < 1_200; at++) {
      const socket = await open();
      socket.once("close", () => closed++);
      sockets.push(socket);
    }
    await expect.poll(() => closed).toBe(200);
    // One of them asks, and makes room for another one.
    sockets[0]?.write(live.replace("close", "keep-alive"));
    await once(sockets[0] as Socket, "data");
    expect(await statusesOf([live])).toEqual([200]);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});
