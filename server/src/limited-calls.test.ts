import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { createCatalogue } from "./catalogue/factory.ts";
import { createCompany } from "./companies/factory.ts";
import { createAccessToken } from "./identity/factory.ts";
import { readConfig } from "./kernel/config.ts";
import { freshDatabase } from "./kernel/testing/database.ts";
import { createUser } from "./users/factory.ts";

let database: { close(): Promise<void> };
let catalogue: { stop(): Promise<void> };
let app: FastifyInstance;
let authorization: string;
const origin = "https://neroli.example";

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  const config = readConfig({ NEROLI_ORIGIN: origin });
  app = await buildApp(config, { web: false });
  const { key } = await createUser();
  const token = await createAccessToken({ origin, user_key: key });
  authorization = `Bearer ${token}`;
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

type Ask = (
  headers: Record<string, string>,
  remoteAddress: string,
) => Promise<LightMyRequestResponse>;

const get =
  (url: string): Ask =>
  (headers, remoteAddress) =>
    app.inject({ url, headers, remoteAddress });

const calls: [what: string, times: number, minutes: number, ask: Ask][] = [
  ["a comparison as a file", 60, 10, get("/api/comparison/export?products=none&format=PDF")],
  [
    "whether an address may sign up",
    60,
    10,
    (headers, remoteAddress) =>
      app.inject({
        method: "POST",
        url: "/api/registration/validate",
        payload: { email: "ada@lab.example" },
        headers,
        remoteAddress,
      }),
  ],
  ["what is being typed", 1200, 1, get("/api/search/suggestions?query=nia")],
  ["what products contain", 1200, 1, get("/api/search/contents?kind=inci&query=nia")],
];

test.each(calls)("%s is told %i times in %i minutes, then when to ask again", async (...call) => {
  const [, times, minutes, ask] = call;
  const visitor = (network: string) => ask({ "accept-language": "de" }, network);
  for (let at = 0; at < times; at++) {
    expect((await visitor(`2001:db8::${at % 90}`)).statusCode).not.toBe(429);
  }
  const refused = await visitor("2001:db8::99");
  expect(refused.statusCode).toBe(429);
  const seconds = Number(refused.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(minutes * 60);
  expect(refused.json()).toMatchObject({
    code: "request.too-often",
    detail: expect.stringMatching(/in \d+ Minuten? erneut/),
  });
  // Others are not shut out by it, nor is who has signed in.
  expect((await visitor("203.0.113.7")).statusCode).not.toBe(429);
  expect((await ask({ authorization }, "2001:db8::99")).statusCode).not.toBe(429);
});

test("the people of a company are counted together, too, and others are not", async () => {
  const people = async (company_key: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const { key } = await createUser({ company_key });
        const token = await createAccessToken({ origin, user_key: key });
        const headers = { authorization: `Bearer ${token}` };
        return () =>
          app.inject({ url: "/api/comparison/export?products=none&format=PDF", headers });
      }),
    );
  const { key: many } = await createCompany();
  const { key: few } = await createCompany();
  const [last, ...others] = await people(many, 11);
  for (const one of others) for (let at = 0; at < 60; at++) await one();
  expect((await last?.())?.statusCode).toBe(429);
  const [stranger] = await people(few, 1);
  expect((await stranger?.())?.statusCode).not.toBe(429);
});

test("the sitemap is read as often as crawlers do, then told when to come again", async () => {
  const read = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
  for (let at = 0; at < 60; at++) {
    expect((await read("/sitemap.xml", "198.51.100.1")).statusCode).toBe(200);
    expect((await read("/sitemap/pages-1.xml", "198.51.100.1")).statusCode).toBe(200);
  }
  for (const url of ["/sitemap.xml", "/sitemap/pages-1.xml"]) {
    const { statusCode, headers } = await read(url, "198.51.100.1");
    expect(statusCode).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect((await read(url, "198.51.100.2")).statusCode).toBe(200);
  }
});

test("no cache keeps what the API answers, and every answer says what browsers may do with it", async () => {
  const { headers } = await app.inject({ url: "/api/users/profile", headers: { authorization } });
  expect(headers).toMatchObject({
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  });
  for (const url of [
    "/api/nothing",
    "/health/live",
    "/oidc/jwks",
    "/robots.txt",
    "/api/docs/json",
  ]) {
    const answer = await app.inject({ url });
    expect([url, answer.headers]).toMatchObject([
      url,
      {
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "permissions-policy": expect.stringContaining("camera=()"),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "strict-transport-security": expect.stringContaining("max-age=31536000"),
        "x-request-id": expect.stringMatching(/./),
      },
    ]);
  }
});

test("over http nothing is said of https", async () => {
  const plain = await buildApp(readConfig({}), { web: false });
  const { headers } = await plain.inject({ url: "/health/live" });
  await plain.close();
  expect(headers).not.toHaveProperty("strict-transport-security");
});
