import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { endpoints } from "@neroli/contract/endpoints.ts";
import { errorStatus } from "@neroli/contract/kernel/errors.ts";
import { schemas } from "@neroli/contract/schemas.gen.ts";
import { Validator } from "@seriousme/openapi-schema-validator";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allRoutes } from "./capabilities.ts";
import { visitor } from "./kernel/actor.ts";
import { api } from "./kernel/http/api.ts";

const app = Fastify();
interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: object; encoding?: object }> };
  responses: Record<string, Answer & { $ref?: string }>;
}
interface Answer {
  content?: Record<string, { schema?: object }>;
}
let document: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, Answer> };
};
const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));

beforeAll(async () => {
  await app.register(api, {
    prefix: "/api",
    routes: allRoutes,
    authenticate: async () => visitor("en"),
    schemas,
  });
  await app.ready();
  document = (await app.inject("/api/docs/json")).json();
});
afterAll(() => app.close());

/** The last part of a reference. */
const nameIn = ($ref = "") => $ref.split("/").at(-1) ?? "";

test("a program that reads OpenAPI 3.1 reads the document", async () => {
  const { valid, errors } = await new Validator().validate(document);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test("every call stands in it once", () => {
  const names = operations().map(({ operationId }) => operationId);
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test("every call says what it may be refused with, the codes that it declares among them", () => {
  for (const { operationId, responses } of operations()) {
    const { errors = [] }: Endpoint = endpoints[operationId as keyof typeof endpoints];
    for (const code of [...errors, "internal", "not-found"] as const) {
      const { $ref, ...own } = responses[errorStatus[code]] ?? {};
      const shared = document.components.responses[nameIn($ref)];
      const { schema } = (shared ?? own).content?.["application/json"] ?? {};
      expect(schema, `${operationId} ${code}`).toMatchObject({
        $ref: "#/components/schemas/Error",
        properties: { code: { enum: expect.arrayContaining([code]) } },
      });
    }
    expect(responses["200"]?.content, operationId).toBeDefined();
  }
});

test("uploads say their two parts, files their bytes and ranges", () => {
  const named = (name: string) => operations().find(({ operationId }) => operationId === name);
  const uploads = Object.entries<Endpoint>(endpoints).filter(([, { upload }]) => upload);
  expect(uploads.length).toBeGreaterThan(3);
  for (const [name, { uploadPart = "asset", filePart }] of uploads) {
    // A file that comes alone has no other part beside it.
    const said = filePart ? [] : [uploadPart];
    const file = filePart ?? "content";
    expect(named(name)?.requestBody?.content["multipart/form-data"], name).toEqual({
      schema: {
        type: "object",
        required: [...said, file],
        properties: {
          ...Object.fromEntries(said.map((part) => [part, expect.any(Object)])),
          [file]: { type: "string", format: "binary" },
        },
      },
      encoding: {
        ...Object.fromEntries(said.map((part) => [part, { contentType: "application/json" }])),
        [file]: { contentType: "application/octet-stream" },
      },
    });
  }
  const download = named("GET /companies/:companyKey/assets/:id/download");
  const bytes = { "*/*": { schema: { type: "string", format: "binary" } } };
  expect(download?.responses).toMatchObject({
    "200": { content: bytes },
    "206": { content: bytes },
    "416": {},
  });
});

test("what calls take and answer is said once, by the names that the contract has", () => {
  const text = JSON.stringify(document);
  const referred = new Set([...text.matchAll(/"#\/components\/(\w+\/\w+)"/g)].map(([, to]) => to));
  const { schemas: named, responses } = document.components;
  const there = [
    ...Object.keys(named).map((name) => `schemas/${name}`),
    ...Object.keys(responses).map((name) => `responses/${name}`),
  ];
  expect([...referred].toSorted()).toEqual(there.toSorted());
  const answer = document.paths["/api/requests/{requestKey}/quote"]?.get?.responses["200"];
  expect(answer?.content).toEqual({
    "application/json": { schema: { $ref: "#/components/schemas/Quote" } },
  });
  expect(named.Quote).toMatchObject({ type: "object", properties: { versions: {} } });
  // Three and a half million letters before, which programs read for each look.
  expect(text.length).toBeLessThan(1_500_000);
});
