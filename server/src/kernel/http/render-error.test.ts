import type { Endpoints } from "@neroli/contract/access/endpoint.ts";
import type { ErrorBody } from "@neroli/contract/kernel/errors.ts";
import { failure } from "@neroli/contract/kernel/values.ts";
import { say } from "@neroli/phrases/say.ts";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { sampleApi } from "../testing/sample-api.ts";
import { routes } from "./routes.ts";

const endpoints = {
  "POST /things/:thingKey": {
    access: "public",
    repeats: "harmless",
    summary: "Takes anything that is valid.",
    params: z.object({
      thingKey: z.string().refine((key) => /^[a-z]+$/.test(key), failure("key")),
    }),
    query: z.strictObject({ size: z.coerce.number<string>().max(300).optional() }),
    body: z.strictObject({
      name: z.string().min(2),
      parts: z.array(z.object({ amount: z.number() })).optional(),
    }),
    response: z.object({ key: z.string() }),
  },
  "GET /failing": {
    access: "public",
    summary: "Throws what the test says.",
    response: z.object({}),
  },
} as const satisfies Endpoints;

let thrown: unknown;
const sent: unknown[] = [];
let sample: Awaited<ReturnType<typeof sampleApi>>;
beforeAll(async () => {
  sample = await sampleApi(
    routes(endpoints, {
      "POST /things/:thingKey": async ({ params, body }) => {
        sent.push(body);
        return { key: params.thingKey };
      },
      "GET /failing": async () => {
        throw thrown;
      },
    }),
  );
});
afterAll(() => sample.app.close());

async function ask(options: InjectOptions) {
  const response = await sample.app.inject(options);
  const { statusCode: status, headers, body: text } = response;
  return { status, headers, text, body: response.json<ErrorBody>() };
}
const fail = (error: unknown, headers: Record<string, string> = {}) => {
  thrown = error;
  return ask({ url: "/api/failing", headers });
};
const json = { "content-type": "application/json" };
const post = (url: string, payload: string | object = { name: "Neroli" }, headers = json) =>
  ask({ method: "POST", url, payload, headers });
const failures = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  expect([status, body.code]).toEqual([400, "request.invalid"]);
  return body.additional_data?.failures;
};

describe("what was not foreseen", () => {
  const secret = "password of db.internal";
  const libraryError = Object.assign(new Error(secret), { statusCode: 400, code: "E_LIB" });
  test.each([
    ["an error", new Error(secret)],
    ["a library's error with a status of its own", libraryError],
    ["a text", secret],
    ["null", null],
    ["nothing", undefined],
    ["an object", { message: secret, validation: false }],
  ])("%s is a bare 500 that names the request", async (_, error) => {
    const { status, headers, body } = await fail(error);
    expect(status).toBe(500);
    expect(headers["content-type"]).toContain("application/json");
    expect(body).toEqual({
      code: "internal",
      detail: say("en", "errors.internal"),
      message: say("en", "errors.internal"),
      request_id: expect.stringMatching(/./),
    });
  });

  test("stands in the log under the request's number, with its words and stack", async () => {
    const { body } = await fail(new Error(secret));
    const line = sample.log.findLast(({ msg }) => msg === "unexpected");
    expect(line).toMatchObject({
      reqId: body.request_id,
      err: { message: secret, stack: expect.stringContaining("render-error.test.ts") },
    });
  });
});

test("a body that breaks off is no failure of ours, a connection of ours that does is", async () => {
  const told = (message: string) => fail(Object.assign(new Error(message), { code: "ECONNRESET" }));
  const before = sample.log.filter(({ msg }) => msg === "unexpected").length;
  expect((await told("aborted")).body).toMatchObject({ code: "request.invalid" });
  expect(sample.log.filter(({ msg }) => msg === "unexpected")).toHaveLength(before);
  expect((await told("read ECONNRESET")).status).toBe(500);
});

describe("a refusal", () => {
  test.each(["en", "de", "it", "fr", "es"] as const)("is told in %s", async (language) => {
    const { status, body } = await fail(new AppError("conflict"), { "accept-language": language });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: "conflict",
      detail: say(language, "errors.conflict"),
      message: say("en", "errors.conflict"),
    });
  });

  test("hands on its data", async () => {
    const data = { products: ["p1"], left: 3 };
    const { body } = await fail(new AppError("requests.out-of-stock", data));
    expect(body.additional_data).toEqual(data);
  });

  test("for want of a sign-in says how to sign in, any other does not", async () => {
    const signedOut = await fail(new AppError("access.signed-out"));
    expect(signedOut.status).toBe(401);
    expect(signedOut.headers["www-authenticate"]).toBe("Bearer");
    const forbidden = await fail(new AppError("access.forbidden"));
    expect(forbidden.status).toBe(403);
    expect(forbidden.headers).not.toHaveProperty("www-authenticate");
  });
});

describe("input that is not valid", () => {
  test("is told by its place: in the path, in the query, in the body", async () => {
    expect(await failures(post("/api/things/LOUD"))).toEqual([
      { in: "params", path: "thingKey", code: "key", message: "key" },
    ]);
    expect(await failures(post("/api/things/a?size=900"))).toEqual([
      {
        in: "query",
        path: "size",
        code: "too-big",
        data: { max: 300 },
        message: expect.any(String),
      },
    ]);
    const body = { name: "x", parts: [{ amount: 1 }, { amount: "2" }] };
    expect(await failures(post("/api/things/a", body))).toEqual([
      {
        in: "body",
        path: "name",
        code: "too-short",
        data: { min: 2 },
        message: expect.any(String),
      },
      { in: "body", path: "parts.1.amount", code: "not-a-number", message: expect.any(String) },
    ]);
  });

  test("is summed up for developers", async () => {
    const { body } = await post("/api/things/a", { name: 5 });
    expect(body.message).toMatch(/^body\.name: .*string/);
  });

  test("also when a name is not known, or the body is missing", async () => {
    expect(await failures(post("/api/things/a?seize=1"))).toEqual([
      {
        in: "query",
        path: "",
        code: "unknown-field",
        data: { name: "seize" },
        message: expect.stringContaining("seize"),
      },
    ]);
    expect(await failures(ask({ method: "POST", url: "/api/things/a" }))).toEqual([
      { in: "body", path: "", code: "required", message: expect.stringMatching(/object/) },
    ]);
    expect(await failures(post("/api/things/a", ""))).toMatchObject([{ in: "body", path: "" }]);
  });

  test.each(['{"name":', "name=Neroli", '{"name":"Neroli","__proto__":{"admin":true}}'])(
    "%s is not JSON one may send",
    async (payload) => {
      expect(await failures(post("/api/things/a", payload))).toEqual([
        { in: "body", path: "", code: "unreadable", message: expect.stringMatching(/JSON/) },
      ]);
    },
  );
});

test("JSON that is nested deeper than anything is refused before anything walks through it", async () => {
  const deep = (depth: number) =>
    `{"name":"Neroli","parts":${"[".repeat(depth)}${"]".repeat(depth)}}`;
  for (const depth of [64, 5_000, 200_000]) {
    expect(await failures(post("/api/things/a", deep(depth)))).toEqual([
      { in: "body", path: "", code: "unreadable", message: "The JSON is nested too deep" },
    ]);
  }
  expect(await failures(post("/api/things/a", deep(60)))).not.toMatchObject([{ path: "" }]);
  const quoted = { name: `${"[".repeat(1_000)}\\"${"{".repeat(1_000)}` };
  expect((await post("/api/things/a", quoted)).status).toBe(200);
});

test("half a letter, which nothing can store, is the sign for none", async () => {
  sent.length = 0;
  expect((await post("/api/things/a", '{"name":"a\\ud800b\\ud83c\\udf3c"}')).status).toBe(200);
  expect(sent).toEqual([{ name: "a\ufffdb🌼" }]);
});

describe("what comes to no handler has the same shape", () => {
  test("a body that is too large", async () => {
    const { status, body } = await post("/api/things/a", { name: "x".repeat(1_048_577) });
    expect([status, body.code]).toEqual([413, "request.too-large"]);
    expect(body.detail).toBe(say("en", "errors.request.too-large"));
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "text/xml", "multipart/form-data"])(
    "a body of %s",
    async (type) => {
      const { status, body } = await post("/api/things/a", "name=Neroli", { "content-type": type });
      expect([status, body.code]).toEqual([415, "request.unsupported-media-type"]);
    },
  );

  test.each([
    ["GET", "/api"],
    ["GET", "/api/nothing-here?x=1"],
    ["POST", `/api/things/${"a".repeat(500)}`],
  ] as const)("%s %s", async (method, url) => {
    const { status, body } = await ask({ method, url, headers: { "accept-language": "de" } });
    expect([status, body.code]).toEqual([404, "not-found"]);
    expect(body.detail).toBe(say("de", "errors.not-found"));
    expect(body.request_id).not.toBe("");
  });

  test("an address that cannot be read", async () => {
    expect(await failures(post("/api/things/%zz"))).toMatchObject([{ in: "params" }]);
  });
});
