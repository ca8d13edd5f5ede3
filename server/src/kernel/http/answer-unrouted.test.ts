import type { Endpoints } from "@neroli/contract/access/endpoint.ts";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { sampleApi } from "../testing/sample-api.ts";
import { routes } from "./routes.ts";

const response = z.object({});
const params = z.object({ key: z.string() });
const endpoints = {
  "GET /things/:key": { access: "public", summary: "A thing.", params, response },
  "PUT /things/:key": { access: "public", summary: "Changes it.", params, response },
  "DELETE /things/:key/parts": { access: "public", summary: "Takes it apart.", params, response },
} as const satisfies Endpoints;
const nothing = async () => ({});

let app: FastifyInstance;
beforeAll(async () => {
  const sample = await sampleApi(
    routes(endpoints, {
      "GET /things/:key": nothing,
      "PUT /things/:key": nothing,
      "DELETE /things/:key/parts": nothing,
    }),
  );
  app = sample.app;
});
afterAll(() => app.close());

const long = "0".repeat(101);

test.each<[InjectOptions["method"], string, number, string?]>([
  ["GET", "/api/things/a", 200],
  ["DELETE", "/api/things/a", 405, "GET, HEAD, PUT"],
  ["GET", "/api/things/a/parts?all=yes", 405, "DELETE"],
  ["OPTIONS", "/api/things/a/parts", 405, "DELETE"],
  ["GET", "/api/nonsense", 404],
  ["DELETE", "/api/nonsense", 404],
  ["GET", "/api/things", 404],
  ["GET", "/api/", 404],
  // Longer than any key: the router does not read it.
  ["GET", `/api/things/${long}`, 404],
  ["DELETE", `/api/things/${long}/parts`, 404],
])("%s %s is answered %d", async (method = "GET", url, status, allow) => {
  const { statusCode, headers, body } = await app.inject({ method, url });
  expect([statusCode, headers.allow]).toEqual([status, allow]);
  const code = { 200: undefined, 404: "not-found", 405: "request.method" }[status];
  expect(JSON.parse(body).code).toBe(code);
});
