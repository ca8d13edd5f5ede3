import type { Endpoint, Method } from "@neroli/contract/access/endpoint.ts";
import { endpoints } from "@neroli/contract/endpoints.ts";
import type { ErrorBody } from "@neroli/contract/kernel/errors.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { allRoutes } from "./capabilities.ts";
import { startCatalogue } from "./catalogue/upkeep/start-catalogue.ts";
import { testIdentity } from "./identity/factory.ts";
import { api } from "./kernel/http/api.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { createUser } from "./users/factory.ts";

let database: FreshDatabase;
let app: FastifyInstance;
let catalogue: { stop(): Promise<void> };
let authorization: string;
let tokenFor: (userKey: string) => Promise<string>;

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await startCatalogue();
  const { authenticate, ...identity } = await testIdentity();
  tokenFor = identity.tokenFor;
  const support = await createUser({ roles: ["NEROLI_SUPER"] });
  authorization = `Bearer ${await tokenFor(support.key)}`;
  app = Fastify();
  await app.register(api, { prefix: "/api", routes: allRoutes, authenticate });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

interface Wrong {
  what: string;
  url?: string;
  body?: string | FormData;
  contentType?: string;
  /** Where the answer must point to. */
  in?: "params" | "query" | "body";
}

const all: [string, Endpoint][] = Object.entries(endpoints);
const json = "application/json";
const uuid = "00000000-0000-7000-8000-000000000000";

/** A value that each named parameter accepts, so that only what is meant to be wrong is. */
function goodPath(pattern: string): string {
  return pattern
    .replace(/:(offering|type)\b/, "INGREDIENTS")
    .replace(/:(id|\w+Id)\b/, uuid)
    .replace(/:version\b/, "1")
    .replaceAll(/:\w+/g, "no-such-thing");
}

const wrongPath = (pattern: string) => pattern.replaceAll(/:\w+/g, "%00%2e%2e%2fX%20%F0%9F%8C%BC");

/** Every way to be wrong that the endpoint's declared input offers. */
function wrongs(pattern: string, endpoint: Endpoint): Wrong[] {
  const path = goodPath(pattern);
  const found: Wrong[] = [];
  if (endpoint.params)
    found.push({ what: "bad key in the path", url: wrongPath(pattern), in: "params" });
  // A body that is missing is told first.
  if (endpoint.query && !endpoint.body) {
    found.push({ what: "unknown query name", url: `${path}?no_such_name=1`, in: "query" });
    for (const name of Object.keys(endpoint.query.shape)) {
      if (endpoint.query.shape[name] instanceof z.ZodOptional) continue;
      const long = "x".repeat(5_000);
      found.push({ what: `${name} too long`, url: `${path}?${name}=${long}`, in: "query" });
    }
    for (const name of ["page", "size", "sort"]) {
      if (!(name in endpoint.query.shape)) continue;
      found.push({ what: `${name} of another type`, url: `${path}?${name}=🌼`, in: "query" });
    }
  }
  if (endpoint.upload) {
    for (const asset of ["null", "[]", '{"no_such_field":1}', "broken", ""]) {
      found.push({ what: `asset ${asset}`, body: uploadOf(endpoint, asset), in: "body" });
    }
    found.push({ what: "no file", body: new FormData(), in: "body" });
    found.push({ what: "JSON in place of a file", body: "{}" });
  }
  if (endpoint.body) {
    for (const body of ["null", "[]", "7", '"text"', '{"no_such_field":1}', '{"type":{"a":[1]}}']) {
      found.push({ what: `body ${body}`, body, in: "body" });
    }
    found.push({ what: "broken JSON", body: '{"a":', in: "body" });
    found.push({ what: "oversized body", body: JSON.stringify({ a: "x".repeat(1_100_000) }) });
    found.push({ what: "another content type", body: "<a/>", contentType: "text/xml" });
  }
  return found;
}

function uploadOf({ uploadPart = "asset" }: Endpoint, asset: string): FormData {
  const form = new FormData();
  form.set(uploadPart, asset);
  form.set("content", new Blob(["no picture"]), "file.png");
  return form;
}

const withInput = all.filter(
  ([, { params, query, body, upload }]) => params || query || body || upload,
);

describe.each(withInput)("%s", (name, endpoint) => {
  const [method, pattern = ""] = name.split(" ");
  test("answers bad input with the field and the reason", async () => {
    for (const wrong of wrongs(pattern, endpoint)) {
      const response = await app.inject({
        method: method as Method,
        url: `/api${wrong.url ?? goodPath(pattern)}`,
        headers: {
          authorization,
          ...(typeof wrong.body === "string" && { "content-type": wrong.contentType ?? json }),
        },
        ...(wrong.body !== undefined && { payload: wrong.body }),
      });
      const said = `${name}: ${wrong.what}: ${response.body.slice(0, 300)}`;
      expect(response.statusCode, said).toBeGreaterThanOrEqual(400);
      expect(response.statusCode, said).toBeLessThan(500);
      const body: ErrorBody = response.json();
      expect(body.detail, said).not.toBe("");
      if (!wrong.in) continue;
      const [failure] = body.additional_data?.failures ?? [];
      expect(failure?.in, said).toBe(wrong.in);
      expect(failure?.message, said).not.toBe("");
    }
  });
});

const addressed = all.filter(([, { params, query }]) => params || query);

test.each(addressed)("%s does not stumble over a zero byte", async (name, endpoint) => {
  const [method, pattern = ""] = name.split(" ");
  const odd = encodeURIComponent(`${"a".repeat(30)}\0`);
  const path = goodPath(pattern);
  const last = path.replace(/[^/]+$/, odd);
  const queries = Object.keys(endpoint.query?.shape ?? {}).map((key) => `${path}?${key}=${odd}`);
  for (const url of [last, ...queries]) {
    const payload = endpoint.body ? { payload: {} } : {};
    const headers = { authorization };
    const asked = { method: method as Method, url: `/api${url}`, headers, ...payload };
    const { statusCode, body } = await app.inject(asked);
    expect(statusCode, `${method} ${url}: ${body.slice(0, 300)}`).toBeLessThan(500);
  }
});

// What texts a contract lets through is judged by PostgreSQL in the end.
test("a zero byte that gets as far as the database is bad input", async () => {
  const { key } = await createUser({ roles: ["BUYER"] });
  const { statusCode, body } = await app.inject({
    method: "POST",
    url: "/api/saved-searches",
    headers: { authorization: `Bearer ${await tokenFor(key)}` },
    payload: { name: "Odd", offering: "INGREDIENTS", query: { query: "a\0b" } },
  });
  expect([statusCode, JSON.parse(body).message]).toEqual([400, "body: a zero byte"]);
});
