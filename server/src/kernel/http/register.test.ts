import { Readable } from "node:stream";
import type { Endpoints } from "@neroli/contract/access/endpoint.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { sampleApi } from "../testing/sample-api.ts";
import { type Call, type FileAnswer, routes } from "./routes.ts";

const Thing = z.object({ key: z.string(), owner: z.object({ name: z.string() }) });
const endpoints = {
  "GET /things": { access: "public", summary: "All things.", response: z.array(Thing) },
  "POST /things": {
    access: "create-products",
    repeats: "harmless",
    summary: "Makes a thing.",
    body: z.object({ amount: z.number().default(1) }),
    response: Thing,
  },
  "GET /profile": {
    access: "signed-in",
    summary: "Who asks.",
    response: z.object({ key: z.string() }),
  },
  "GET /file": { access: "public", summary: "Bytes.", response: z.any(), answers: "file" },
} as const satisfies Endpoints;

let app: FastifyInstance;
let things: unknown;
let file: FileAnswer;
let received: Call<(typeof endpoints)["POST /things"]> | undefined;
beforeAll(async () => {
  const sample = await sampleApi(
    routes(endpoints, {
      "GET /things": async () => things as z.input<typeof Thing>[],
      "POST /things": async (call) => {
        received = call;
        return { key: "t1", owner: { name: "Ada" } };
      },
      "GET /profile": async ({ actor }) => ({ key: actor.user_key }),
      "GET /file": async () => file,
    }),
  );
  app = sample.app;
});
afterAll(() => app.close());

const bearer = (authorization: string) => ({ authorization: `Bearer ${authorization}` });

describe("who may call", () => {
  test("is decided by the access table", async () => {
    const statusFor = async (url: string, headers = {}) =>
      (await app.inject({ url, headers })).statusCode;
    things = [];
    expect(await statusFor("/api/things")).toBe(200);
    expect(await statusFor("/api/profile")).toBe(401);
    expect(await statusFor("/api/profile", bearer("buyer"))).toBe(200);
    // A bad token is told, also where none is needed: the client must renew it.
    expect(await statusFor("/api/things", bearer("stale"))).toBe(401);
  });

  test.each([
    ["a visitor", {}, 401],
    ["a bad token", bearer("stale"), 401],
    ["a wrong role", bearer("buyer"), 403],
    ["the right role", bearer("supplier"), 400],
  ])("is decided before the body is read: %s", async (_, headers, status) => {
    const broken = { payload: "{", headers: { "content-type": "application/json", ...headers } };
    const response = await app.inject({ method: "POST", url: "/api/things", ...broken });
    expect(response.statusCode).toBe(status);
    const wrong = { payload: { amount: "many" }, headers };
    const second = await app.inject({ method: "POST", url: "/api/things", ...wrong });
    expect(second.statusCode).toBe(status);
  });

  test("hands the handler who asks, the input as the contract reads it, the language", async () => {
    const response = await app.inject({
      method: "POST",
      url: "/api/things",
      payload: { unknown: true },
      headers: { ...bearer("supplier"), cookie: "a=b; language=it", "accept-language": "de" },
    });
    expect(response.statusCode).toBe(200);
    expect(received).toMatchObject({ actor: { user_key: "ada" }, language: "it" });
    expect(received?.body).toEqual({ amount: 1 });
  });
});

describe("an answer", () => {
  test("holds what is declared, and nothing else at any depth", async () => {
    const owner = { name: "Ada", email: "ada@example.com" };
    things = [{ key: "t1", secret: "formula", owner }];
    const response = await app.inject("/api/things");
    expect(response.json()).toEqual([{ key: "t1", owner: { name: "Ada" } }]);
  });

  test("that breaks the contract is a 500 and shows nothing of itself", async () => {
    things = [{ key: "formula", owner: null }];
    const response = await app.inject("/api/things");
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: "internal" });
    expect(response.body).not.toMatch(/formula|owner/);
  });
});

describe("a file", () => {
  const answer = (more: Partial<FileAnswer> = {}): FileAnswer => ({
    stream: Readable.from([Buffer.from("bytes")]),
    media_type: "application/pdf",
    size: 5,
    name: "sheet.pdf",
    inline: false,
    ...more,
  });

  test("is sent with its type, size and name, and kept by nobody", async () => {
    file = answer();
    const { body, headers } = await app.inject("/api/file");
    expect(body).toBe("bytes");
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": "5",
      "content-disposition": "attachment; filename*=UTF-8''sheet.pdf",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
  });

  test("may be shown in place and kept by all", async () => {
    file = answer({ inline: true, public_for: 60 });
    const { headers } = await app.inject("/api/file");
    expect(headers["content-disposition"]).toMatch(/^inline;/);
    expect(headers["cache-control"]).toBe("public, max-age=60, immutable");
  });

  test("may have any name", async () => {
    file = answer({ name: 'L\'été "50 %"\r\n(*) \ud800.pdf' });
    const { statusCode, headers } = await app.inject("/api/file");
    expect(statusCode).toBe(200);
    expect(headers["content-disposition"]).toBe(
      "attachment; filename*=UTF-8''L%27%C3%A9t%C3%A9%20%2250%20%25%22%0D%0A%28%2A%29%20%EF%BF%BD.pdf",
    );
  });
});

test("the API document tells every call", async () => {
  const response = await app.inject("/api/docs/json");
  expect(response.statusCode).toBe(200);
  const { paths } = response.json<{ paths: Record<string, object> }>();
  expect(paths["/api/things"]).toMatchObject({
    get: { summary: "All things." },
    post: { summary: "Makes a thing.", security: [{ bearer: [] }] },
  });
});

test("an endpoint without a handler does not start", async () => {
  const { "GET /file": _, ...handlers } = routes(endpoints, {
    "GET /things": async () => [],
    "POST /things": async () => ({ key: "", owner: { name: "" } }),
    "GET /profile": async () => ({ key: "" }),
    "GET /file": async () => file,
  }).handlers;
  await expect(sampleApi({ endpoints, handlers })).rejects.toThrow("no handler for GET /file");
});
