import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DocumentVisibility } from "@neroli/contract/enumerations/documents.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { api } from "../kernel/http/api.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { createAsset } from "./factory.ts";
import { documentRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: FastifyInstance;
let tokenFor: (userKey: string) => Promise<string>;
let data: string;
const keys: Record<string, string> = {};
const content = Buffer.from("%PDF-1.7 \u0000 content");

beforeAll(async () => {
  database = await freshDatabase();
  data = await mkdtemp(path.join(tmpdir(), "neroli-documents-"));
  startAssets({ data });
  const identity = await testIdentity();
  tokenFor = identity.tokenFor;
  app = Fastify();
  const { authenticate } = identity;
  await app.register(api, { prefix: "/api", routes: [documentRoutes], authenticate });
  await createCompany({ key: "owner", excluded_types: ["UNIVERSITY"] });
  const university = await createCompany({ type: "UNIVERSITY" });
  const user = async (name: string, given: Parameters<typeof createUser>[0]) => {
    keys[name] = (await createUser(given)).key;
  };
  await user("unverified", { status: "AWAITING_VERIFICATION" });
  await user("vetted", {});
  await user("excluded", { company_key: university.key });
  await user("colleague", { company_key: "owner", roles: ["SUPPLIER_USER"] });
  await user("support", { company_key: null, roles: ["NEROLI_SUPER"] });
});

afterAll(async () => {
  await app.close();
  await database.close();
  await rm(data, { recursive: true });
});

const get = async (url: string, reader = "anonymous", more: Record<string, string> = {}) => {
  const authorization = `Bearer ${await tokenFor(keys[reader] ?? "nobody")}`;
  return app.inject({
    url,
    headers: { ...more, ...(reader !== "anonymous" && { authorization }) },
  });
};
const download = (asset: { company_key: string; id: string }, reader?: string) =>
  get(`/api/companies/${asset.company_key}/assets/${asset.id}/download`, reader);

describe("downloads", () => {
  test("the bytes, as an attachment that no cache keeps", async () => {
    const product = await createProduct({ company_key: "owner" });
    const asset = await createAsset({ product_key: product.key, name: "Prüfbericht.pdf", content });
    const answer = await download(asset, "vetted");
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(content);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(content.length),
      "content-disposition": "attachment; filename*=UTF-8''Pr%C3%BCfbericht.pdf",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
  });

  test.each<[DocumentVisibility, string, string | null]>([
    ["PUBLIC", "anonymous", "access.signed-out"],
    ["PUBLIC", "unverified", "access.unverified"],
    ["PUBLIC", "excluded", "not-found"],
    ["PUBLIC", "vetted", null],
    ["PUBLIC", "colleague", null],
    ["PUBLIC", "support", null],
    ["CONFIDENTIAL", "unverified", "access.unverified"],
    ["CONFIDENTIAL", "excluded", "not-found"],
    ["CONFIDENTIAL", "vetted", "documents.confidential"],
    ["CONFIDENTIAL", "colleague", null],
    ["CONFIDENTIAL", "support", null],
  ])("a %s document of a product, asked for by %s: %s", async (visibility, reader, code) => {
    const product = await createProduct({ company_key: "owner" });
    const asset = await createAsset({ product_key: product.key, visibility, content });
    const answer = await download(asset, reader);
    if (code === null) expect(answer.statusCode).toBe(200);
    else expect(answer.json()).toMatchObject({ code });
  });

  test("what is hidden, foreign, no document or unknown is not found", async () => {
    const trashed = await createProduct({ company_key: "owner", trashed_at: new Date() });
    const { key: disabled } = await createCompany({ enabled: false });
    const assets = [
      await createAsset({ product_key: trashed.key, content }),
      await createAsset({ company_key: disabled, content }),
      await createAsset({ kind: "IMAGE", content }),
      { ...(await createAsset({ content })), company_key: "owner" },
      { company_key: "owner", id: randomUUID() },
    ];
    for (const asset of assets) {
      expect((await download(asset, "vetted")).json()).toMatchObject({ code: "not-found" });
    }
    // A document of the company itself is there with the company.
    expect((await download(await createAsset({ content }), "vetted")).statusCode).toBe(200);
  });

  test("an id that is none is refused", async () => {
    const answer = await download({ company_key: "owner", id: "1" }, "vetted");
    expect(answer.statusCode).toBe(400);
  });
});

describe("previews", () => {
  const preview = (asset: { company_key: string; id: string }, reader: string) =>
    get(`/api/companies/${asset.company_key}/assets/${asset.id}/preview`, reader);

  test("a PDF is shown in the page, where nothing in it runs", async () => {
    const answer = await preview(await createAsset({ company_key: "owner", content }), "vetted");
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, content]);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "inline; filename*=UTF-8''Safety%20data%20sheet.pdf",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
  });

  test("readers of PDF may ask for a part", async () => {
    const { company_key, id } = await createAsset({ company_key: "owner", content });
    const url = `/api/companies/${company_key}/assets/${id}/preview`;
    const answer = await get(url, "vetted", { range: "bytes=1-3" });
    expect([answer.statusCode, answer.body]).toEqual([206, "PDF"]);
    expect(answer.headers["content-range"]).toBe(`bytes 1-3/${content.length}`);
    expect((await get(url, "vetted", { range: "bytes=99-" })).statusCode).toBe(416);
  });

  test.each([
    ["unverified", {}, "access.unverified"],
    ["anonymous", {}, "access.signed-out"],
    ["vetted", { visibility: "CONFIDENTIAL" as const }, "documents.confidential"],
    ["vetted", { media_type: "text/plain" }, "documents.not-previewable"],
    ["vetted", { kind: "IMAGE" as const }, "not-found"],
  ])("for %s, of %j: %s", async (reader, given, code) => {
    const asset = await createAsset({ company_key: "owner", content, ...given });
    expect((await preview(asset, reader)).json()).toMatchObject({ code });
  });
});

describe("pictures", () => {
  const picture = (given: Parameters<typeof createAsset>[0]) =>
    createAsset({ kind: "IMAGE", name: "Picture", media_type: "image/webp", content, ...given });
  const show = async (given: Parameters<typeof createAsset>[0]) =>
    get(`/api/images/${(await picture(given)).id}`);

  test.each(["IMAGE", "LOGO", "LOGO_WHITE", "HEADER", "SEGMENT"] as const)(
    "%s: for anyone, for a year",
    async (kind) => {
      const answer = await show({ kind });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload).toEqual(content);
      expect(answer.headers).toMatchObject({
        "content-type": "image/webp",
        "content-disposition": "inline; filename*=UTF-8''Picture",
        "cache-control": "public, max-age=31536000, immutable",
      });
    },
  );

  test("not of a disabled company, of the trash, no document, nothing that could run", async () => {
    const { key: company_key } = await createCompany({ enabled: false });
    const trashed = await createProduct({ trashed_at: new Date() });
    expect((await show({ company_key })).statusCode).toBe(404);
    expect((await show({ product_key: trashed.key })).statusCode).toBe(404);
    expect((await show({ kind: "DOCUMENT" })).statusCode).toBe(404);
    expect((await show({ media_type: "image/svg+xml" })).statusCode).toBe(404);
    expect((await get(`/api/images/${randomUUID()}`)).statusCode).toBe(404);
    expect((await get("/api/images/1")).statusCode).toBe(400);
  });
});

test("a document or picture whose file is gone is not there, in words, and the log is told", async () => {
  const lines: string[] = [];
  const log = { level: "error", stream: { write: (line: string) => void lines.push(line) } };
  const logging = Fastify({ logger: log });
  const { authenticate } = await testIdentity();
  await logging.register(api, { prefix: "/api", routes: [documentRoutes], authenticate });
  const asset = await createAsset({ company_key: "owner", content });
  const picture = await createAsset({
    company_key: "owner",
    kind: "LOGO",
    media_type: "image/webp",
    content,
  });
  for (const each of [asset, picture]) await rm(path.join(data, "assets", each.storage_key));
  const answers = [
    await download(asset, "vetted"),
    await logging.inject({ url: `/api/images/${picture.id}` }),
  ];
  await logging.close();
  for (const answer of answers) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: "documents.file-missing",
      detail:
        "This file is no longer there. Our team has been told; whoever uploaded it can upload it again.",
    });
  }
  expect(lines.join()).toContain(`the stored file ${picture.storage_key} is gone`);
});
