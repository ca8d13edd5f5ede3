import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { longestFile } from "@neroli/contract/kernel/files.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { startScanning } from "../kernel/assets/receive.ts";
import { testClamd } from "../kernel/assets/testing-clamd.ts";
import { db } from "../kernel/db/db.ts";
import { api } from "../kernel/http/api.ts";
import { patience } from "../kernel/http/connections.ts";
import { eventually } from "../kernel/testing/eventually.ts";
import { documentRoutes } from "./routes.ts";
import { type Documents, pdf, startDocuments } from "./testing-documents.ts";

// What shows over a connection alone: memory, senders that break off, refusals in the middle.

setFlagsFromString("--expose-gc");

let world: Documents;
let app: FastifyInstance;
let port: number;
let authorization: string;
beforeAll(async () => {
  world = await startDocuments();
  const { authenticate, tokenFor } = await testIdentity();
  const http = { ...patience.http, connectionsCheckingInterval: 100 };
  app = Fastify({ forceCloseConnections: true, ...patience, http });
  await app.register(api, { prefix: "/api", routes: [documentRoutes], authenticate });
  const address = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  port = Number(address.port);
  authorization = `Bearer ${await tokenFor(world.keys.editor)}`;
});
afterEach(() => startScanning(undefined));
afterAll(async () => {
  await app.close();
  await world.close();
});

/** Runs it and says what it has left behind of rows, files and notes. */
async function leavings(work: () => Promise<unknown>) {
  const count = async () => {
    const rows = await db().selectFrom("assets").select("id").execute();
    const notes = await db().selectFrom("unclaimed_bytes").select("storage_key").execute();
    return [rows.length, (await world.files()).length, notes.length];
  };
  const before = await count();
  await work();
  return (await count()).map((after, at) => after - (before[at] ?? 0));
}
const nothing = [0, 0, 0];

const boundary = "----neroli";
const head = Buffer.from(
  `--${boundary}\r\ncontent-disposition: form-data; name="asset"\r\n\r\n` +
    `{"kind":"DOCUMENT","type":"SDS"}\r\n--${boundary}\r\n` +
    'content-disposition: form-data; name="content"; filename="SDS.pdf"\r\n\r\n',
);
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
const part = Buffer.alloc(65_536, " ");

/** A PDF of so many bytes, made while it is sent. */
function* sheet(bytes: number, each: () => void = () => {}) {
  yield head;
  yield pdf();
  for (let left = bytes - pdf().length; left > 0; left -= part.length) {
    yield part.subarray(0, Math.min(left, part.length));
    each();
  }
  yield tail;
}

function post(length: number) {
  const outgoing = request({
    port,
    host: "127.0.0.1",
    method: "POST",
    path: "/api/companies/maker/assets",
    headers: {
      authorization,
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "content-length": head.length + length + tail.length,
    },
  });
  const answer = new Promise<number>((resolve, reject) => {
    outgoing.on("response", (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    outgoing.on("error", reject);
  });
  return { outgoing, answer };
}

test("a file of 30 MB is never in memory but for a few parts of it", async () => {
  // What was read and waits to be collected does not count.
  const collect = runInNewContext("gc") as () => void;
  const held = () => {
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const before = held();
  let most = 0;
  let count = 0;
  const watch = () => {
    if (count++ % 16 === 0) most = Math.max(most, held() - before);
  };
  const { outgoing, answer } = post(longestFile);
  await pipeline(Readable.from(sheet(longestFile, watch), { objectMode: false }), outgoing);
  expect(await answer).toBe(200);
  expect(count).toBe(480);
  expect(most).toBeLessThan(4 * 1024 * 1024);
});

test("one byte more than a file may have is refused", async () => {
  const left = await leavings(async () => {
    const { outgoing, answer } = post(longestFile + 1);
    await pipeline(Readable.from(sheet(longestFile + 1), { objectMode: false }), outgoing);
    expect(await answer).toBe(413);
  });
  expect(left).toEqual(nothing);
});

test("a refusal reaches who is still sending", async () => {
  const gone = await testClamd();
  await gone.close();
  startScanning(gone.address);
  // As browsers do: everything is sent before an answer is read.
  const socket = connect(port, "127.0.0.1");
  const length = head.length + longestFile + tail.length;
  const start = [
    "POST /api/companies/maker/assets HTTP/1.1",
    "host: localhost",
    `authorization: ${authorization}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${length}`,
  ];
  const sent = (function* () {
    yield Buffer.from(`${start.join("\r\n")}\r\n\r\n`);
    yield* sheet(longestFile);
  })();
  await pipeline(Readable.from(sent, { objectMode: false }), socket, { end: false });
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 .*"documents\.scanner-unavailable"/s);
  socket.destroy();
});

test("an upload that breaks off leaves nothing behind", async () => {
  const left = await leavings(async () => {
    const { outgoing, answer } = post(longestFile);
    answer.catch(() => {});
    const files = (await world.files()).length;
    outgoing.write(head);
    outgoing.write(pdf());
    await eventually(async () => expect(await world.files()).toHaveLength(files + 1));
    outgoing.destroy();
    await eventually(async () => expect(await world.files()).toHaveLength(files));
  });
  expect(left).toEqual(nothing);
});

test("uploads that stop in the middle take nobody's place, and are let go in the end", async () => {
  const { headersTimeout, requestTimeout } = app.server;
  const files = (await world.files()).length;
  // More than may wait in the line of one company.
  const stopped = Array.from({ length: 15 }, () => {
    const { outgoing, answer } = post(longestFile);
    outgoing.write(head);
    outgoing.write(pdf());
    return answer.catch(() => "cut");
  });
  try {
    await eventually(async () => expect(await world.files()).toHaveLength(files + 15));
    const { outgoing, answer } = post(pdf().length);
    await pipeline(Readable.from(sheet(pdf().length), { objectMode: false }), outgoing);
    expect(await answer).toBe(200);
    // Node takes the longer of both for the whole request.
    Object.assign(app.server, { headersTimeout: 500, requestTimeout: 500 });
    for (const answer of await Promise.all(stopped)) expect([408, "cut"]).toContain(answer);
    await eventually(async () => expect(await world.files()).toHaveLength(files + 1));
  } finally {
    Object.assign(app.server, { headersTimeout, requestTimeout });
  }
});
