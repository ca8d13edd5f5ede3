import { buffer } from "node:stream/consumers";
import type { Endpoints } from "@neroli/contract/access/endpoint.ts";
import { longestFile } from "@neroli/contract/kernel/files.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { sampleApi } from "../testing/sample-api.ts";
import { routes } from "./routes.ts";

const endpoints = {
  "POST /files": {
    access: "signed-in",
    repeats: "harmless",
    summary: "Takes a file.",
    upload: z.strictObject({ type: z.enum(["LOGO", "HEADER"]) }),
    response: z.object({ type: z.string(), name: z.string(), size: z.int() }),
  },
} as const satisfies Endpoints;

let app: FastifyInstance;
beforeAll(async () => {
  const sample = await sampleApi(
    routes(endpoints, {
      "POST /files": async ({ upload: { data, name, content } }) => ({
        type: data.type,
        name,
        size: (await buffer(content)).length,
      }),
    }),
  );
  app = sample.app;
});
afterAll(() => app.close());

type Part = [name: string, value: string | Blob, file?: string];

async function send(parts: readonly Part[], authorization = "Bearer buyer") {
  const form = new FormData();
  for (const [name, value, file] of parts) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, file);
  }
  const headers = { authorization };
  const answer = await app.inject({ method: "POST", url: "/api/files", headers, payload: form });
  return { status: answer.statusCode, body: answer.json() };
}

const content: Part = ["content", new Blob(["abc"]), "Lógo.png"];

test.each([
  ["a field", '{"type":"LOGO"}'],
  ["a blob, as browsers send JSON", new Blob(['{"type":"LOGO"}'], { type: "application/json" })],
])("the JSON part may be %s", async (_, asset) => {
  const { status, body } = await send([["asset", asset], content]);
  expect([status, body]).toEqual([200, { type: "LOGO", name: "Lógo.png", size: 3 }]);
});

test.each<[string, Part[], string]>([
  ["the file before the JSON part", [content, ["asset", '{"type":"LOGO"}']], "asset"],
  ["no file", [["asset", '{"type":"LOGO"}']], "content"],
  ["nothing", [], "asset"],
  ["another type", [["asset", '{"type":"PDF"}'], content], "asset.type"],
  ["an unknown name", [["asset", '{"type":"LOGO","owner":1}'], content], "asset"],
  ["no JSON", [["asset", "LOGO"], content], "asset"],
  ["another part", [["note", "x"], content], "note"],
])("%s is refused with the place", async (_, parts, path) => {
  const { status, body } = await send(parts);
  expect(status).toBe(400);
  expect(body.additional_data.failures).toMatchObject([{ in: "body", path }]);
});

test("a file that is longer than one may be is refused, not cut", async () => {
  const asset: Part = ["asset", '{"type":"LOGO"}'];
  const longest = new Blob([new Uint8Array(longestFile)]);
  expect(await send([asset, ["content", longest, "a"]])).toMatchObject({
    status: 200,
    body: { size: longestFile },
  });
  const longer = new Blob([new Uint8Array(longestFile + 1)]);
  expect((await send([asset, ["content", longer, "a"]])).status).toBe(413);
});

test("who may not call is told before the file is read; JSON in its place is refused", async () => {
  expect((await send([content], "Bearer nobody")).status).toBe(401);
  const headers = { authorization: "Bearer buyer" };
  const answer = await app.inject({ method: "POST", url: "/api/files", headers, payload: {} });
  expect(answer.statusCode).toBe(415);
});

const head = (name: string, more = "") =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`;
const asset = `${head("asset")}\r\n{"type":"LOGO"}\r\n`;
const file = `${head("content", '; filename="a"')}content-type: image/png\r\n\r\nabc`;

/** A body as nobody's browser writes it. */
async function sendText(payload: string, type = "multipart/form-data; boundary=x") {
  const headers = { authorization: "Bearer buyer", "content-type": type };
  const answer = await app.inject({ method: "POST", url: "/api/files", headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

test.each([
  ["without its last boundary", asset + file],
  ["that ends within a part's head", asset + head("content")],
  ["that ends within the first part", `${head("asset")}\r\n{"type":`],
  ["with a part that is named as no field may be", `${head("__proto__")}\r\n1\r\n--x--\r\n`],
  [
    "with a part of broken JSON",
    `${head("asset")}content-type: application/json\r\n\r\n{\r\n--x--`,
  ],
  ["with a part without a name", `--x\r\ncontent-type: a/b\r\n\r\n1\r\n--x--\r\n`],
  ["that is none", "nothing of the kind"],
  [
    "with JSON that is nested too deep",
    `${head("asset")}\r\n${"[".repeat(90_000)}\r\n${file}\r\n--x--`,
  ],
])("an upload %s is the sender's mistake", async (_, payload) => {
  const { status, body } = await sendText(payload);
  expect([status, body.code]).toEqual([400, "request.invalid"]);
});

test.each([
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x; boundary",
])("%s, by which no parts can be told apart, too", async (type) => {
  expect((await sendText(asset, type)).status).toBeLessThan(500);
});

test("a file needs no name", async () => {
  const nameless = `${head("content")}content-type: application/octet-stream\r\n\r\nabc\r\n--x--\r\n`;
  const { status, body } = await sendText(asset + nameless);
  expect([status, body]).toEqual([200, { type: "LOGO", name: "file", size: 3 }]);
});
