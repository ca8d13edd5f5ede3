import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { readConfig } from "./kernel/config.ts";
import { freshDatabase } from "./kernel/testing/database.ts";

let database: { close(): Promise<void> };
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApp(readConfig({}), { web: false });
  // Stands in for the pages, which are every address that nothing else answers.
  app.all("/*", async ({ method }) => ({ method }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Said word by word: clients tidy up what is odd. */
async function say(line: string, headers = ["host: localhost"], body = "") {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write([`${line} HTTP/1.1`, ...headers, "connection: close", "", body].join("\r\n"));
  const answer = await text(socket);
  const [head = "", content = ""] = answer.split("\r\n\r\n");
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, content };
}

test.each(["TRACE /", "TRACE /api/companies/a", "TRACE /oidc/auth", "PROPFIND /", "PURGE /api/x"])(
  "%s is a method that nothing takes",
  async (line) => {
    const { status, head } = await say(line);
    expect([404, 405]).toContain(status);
    if (line.startsWith("TRACE")) {
      expect(status).toBe(405);
      expect(head.toLowerCase()).toContain("allow: get, head");
    }
  },
);

test.each(["a b", "a/b", "a@b", "a,b", "[::1", "a:b", "ä", "%00", "a:99999999999"])(
  "a host %j is none, whatever is asked",
  async (host) => {
    for (const path of ["/", "/api/companies/a", "/oidc/.well-known/openid-configuration"]) {
      expect((await say(`GET ${path}`, [`host: ${host}`])).status).toBe(400);
    }
  },
);

test.each(["localhost", "neroli.example:8080", "127.0.0.1:3000", "[::1]:3000", "a_b.internal"])(
  "a host %j is one",
  async (host) => {
    expect((await say("GET /", [`host: ${host}`])).status).toBe(200);
  },
);

test.each([
  "/api/docs/static/../secret",
  "/api/docs/static/%2e%2e/secret",
  "/api/docs/static/..%2f..%2fpackage.json",
  "/api/docs/static/%00",
  "/api/docs/static/.hidden",
])("%s is no way out of a folder of files", async (path) => {
  const { status, content } = await say(`GET ${path}`);
  expect([400, 404]).toContain(status);
  expect(content).not.toContain("neroli/server");
});
