import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { readConfig } from "./kernel/config.ts";
import { createLog } from "./kernel/log/log.ts";
import { freshDatabase } from "./kernel/testing/database.ts";

let database: { close(): Promise<void> };
let app: FastifyInstance;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  const { log } = createLog((line) => void lines.push(JSON.parse(line)), { level: "info" });
  app = await buildApp(readConfig({}), { web: false, log });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test("every request has a line: what was asked, by which address, the answer and its time", async () => {
  const url = "/api/companies/some-company?email=ada@example.com";
  const { headers } = await app.inject({ url, headers: { authorization: "Bearer secret-token" } });
  expect(lines).toEqual([
    expect.objectContaining({
      level: "info",
      method: "GET",
      route: "/api/companies/:companyKey",
      status: 401,
      ms: expect.any(Number),
      user: null,
      request_id: headers["x-request-id"],
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/ada|secret-token|some-company/);
});

test.each([
  ["nothing that is there", "/api/nothing"],
  ["an address that cannot be read", "/api/%zz"],
  ["a key that is longer than any", `/api/companies/${"a".repeat(500)}`],
])("also one for %s", async (_, url) => {
  const { headers, statusCode } = await app.inject({ url });
  const status = statusCode;
  await expect.poll(() => lines).toMatchObject([{ status, request_id: headers["x-request-id"] }]);
});

const trace = "0af7651916cd43dd8448eb211c80319c";

test.each([
  ["its own", { "x-request-id": "proxy:7f.3_a-1" }, "proxy:7f.3_a-1"],
  ["that of its trace", { traceparent: `00-${trace}-b7ad6b7169203331-01` }, trace],
  [
    "its own before that",
    { "x-request-id": "12345678", traceparent: `00-${trace}-b7ad6b7169203331-01` },
    "12345678",
  ],
])("a request keeps a name that it came with: %s", async (_, headers, name) => {
  const answer = await app.inject({ url: "/api/nothing", headers });
  expect(answer.headers["x-request-id"]).toBe(name);
  expect(answer.json()).toMatchObject({ request_id: name });
  expect(lines).toMatchObject([{ request_id: name }]);
});

test.each([
  { "x-request-id": 'a"}\n{"level":"fatal' },
  { "x-request-id": "ada@example.com" },
  { "x-request-id": "x".repeat(101) },
  { "x-request-id": "short" },
  { traceparent: `00-${"0".repeat(32)}-b7ad6b7169203331-01` },
  { traceparent: "nonsense" },
])("and gets a new one in place of %j", async (headers) => {
  const answer = await app.inject({ url: "/api/nothing", headers });
  expect(answer.headers["x-request-id"]).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});

test.each(["/health", "/health/nothing", "/metrics", "/metrics/x"])(
  "%s is told to be missing, to programs",
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.json()).toMatchObject({ code: "not-found" });
  },
);
