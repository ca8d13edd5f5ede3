import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer, json } from "node:stream/consumers";
import type { ExportManifest } from "@neroli/contract/exports/manifest.ts";
import type { ExportFormat } from "@neroli/contract/exports/schema.ts";
import { readFields } from "@neroli/contract/products/field-problems.ts";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { createCompany } from "../companies/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { importFile } from "../imports/commands/import-file.ts";
import { type SignedInActor, systemActor, visitor } from "../kernel/actor.ts";
import { openAsset, startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { startQueued } from "../kernel/jobs/work-queued.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { makeExport } from "./commands/make-export.ts";
import { startExport } from "./commands/start-export.ts";
import { oddProducts } from "./testing-products.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: string;
let manager: SignedInActor;
const company = "velouria";

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "neroli-round-trip-"));
  startAssets({ data: folder });
  await createCompany({ key: company });
  const roles = ["SUPPLIER_MANAGER"] as const;
  const { key } = await createUser({ company_key: company, roles: [...roles] });
  manager = { ...visitor("de"), user_key: key, roles, company_key: company, vetted: true };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => empty());

async function empty(): Promise<void> {
  await sql`delete from assets`.execute(db());
  await sql`delete from products`.execute(db());
  await sql`delete from downloads`.execute(db());
}

/** The bytes of an export, as its owner fetches them. */
async function exported(format: ExportFormat, more: { documents?: boolean } = {}) {
  const order = { format, documents: false, ...more };
  const key = await startExport(manager, { company_key: company, order });
  const failures: unknown[] = [];
  const report = (error: unknown) => void failures.push(error);
  const queue = await startQueued({ url: database.url, jobs: [makeExport], report });
  await queue.idle();
  await queue.stop();
  expect(failures).toEqual([]);
  const download = await db()
    .selectFrom("downloads")
    .selectAll()
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  expect(download).toMatchObject({ state: "READY", failure: null });
  return { download, bytes: await buffer(await openAsset(download.storage_key ?? "")) };
}

/** As the operator brings it in, without saying what its columns are. */
async function imported(bytes: Buffer) {
  const file = path.join(folder, "given");
  await writeFile(file, bytes);
  const { counts, stopped } = await importFile(systemActor, { company, file });
  expect(stopped).toBeUndefined();
  return counts;
}

const products = () =>
  db()
    .selectFrom("products")
    .select(["key", "offering", "segment", "name", "fields", "visibility"])
    .select(sql<boolean>`trashed_at is not null`.as("trashed"))
    .orderBy("key")
    .execute();

async function stock() {
  const given = { company_key: company };
  for (const each of oddProducts) {
    const { offering = "INGREDIENTS", segment = "PERSONALCARE" } = each;
    const { fields, problems } = readFields({ ...each.fields }, { offering, segment });
    expect(problems).toEqual([]);
    await createProduct({ ...given, ...each, ...(fields && { fields }) });
  }
  return products();
}

describe.each(["XLSX", "CSV", "JSON"] as const)("%s", (format) => {
  test("comes back to the same state, into nothing and over what is there", async () => {
    const before = await stock();
    const { bytes, download } = await exported(format);
    expect(download).toMatchObject({ kind: "EXPORT", company_key: company });
    expect(await imported(bytes)).toMatchObject({
      unchanged: 5,
      created: 0,
      updated: 0,
      rejected: 0,
    });
    expect(await products()).toEqual(before);
    await empty();
    expect(await imported(bytes)).toMatchObject({ created: 5, rejected: 0 });
    expect(await products()).toEqual(before);
  });

  test("with documents and pictures, every version with what is said of it", async () => {
    await stock();
    const before = await documents();
    const { bytes, download } = await exported(format, { documents: true });
    expect(download.media_type).toBe("application/zip");
    expect(await imported(bytes)).toMatchObject({ unchanged: 5 });
    expect(await filesOf()).toEqual(before);
    await empty();
    expect(await imported(bytes)).toMatchObject({ created: 5 });
    expect(await filesOf()).toEqual(before);
    expect(await imported(bytes)).toMatchObject({ unchanged: 5 });
    expect(await filesOf()).toEqual(before);
  });
});

/** Documents of a product in the trash, of three versions, of the company; a picture. */
async function documents() {
  const pdf = () => Buffer.from(`%PDF-1.7\n${randomBytes(2_000).toString("base64")}\n%%EOF\n`);
  const series = "0190a6f2-3c9e-7c41-9a55-2f0f6f3b9d10";
  const image = await sharp({
    create: { width: 64, height: 48, channels: 3, background: "#ff6b6b" },
  })
    .webp()
    .toBuffer();
  const given = { company_key: company, media_type: "application/pdf" };
  for (const version of [1, 2, 3]) {
    await createAsset({
      ...given,
      product_key: "a-1",
      content: pdf(),
      name: `SDS ${version}.pdf`,
      series,
      version,
      visibility: version === 3 ? "CONFIDENTIAL" : "PUBLIC",
      language: "de",
      valid_until: "2030-12-31",
      ...(version < 3 && { replaced_at: new Date() }),
    });
  }
  await createAsset({ ...given, product_key: "a-2", content: pdf(), document_type: "COA" });
  await createAsset({
    ...given,
    content: pdf(),
    name: "Broschüre „Öle“ 1+2.pdf",
    document_type: "BROCHURE",
  });
  await createAsset({
    company_key: company,
    product_key: "s-1",
    kind: "IMAGE",
    name: "Labor.webp",
    media_type: "image/webp",
    content: image,
    position: 2,
  });
  return filesOf();
}

const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

async function filesOf() {
  const rows = await db()
    .selectFrom("assets")
    .select(["product_key", "kind", "name", "document_type", "visibility", "language"])
    .select(["valid_until", "version", "position", "media_type", "storage_key"])
    .select(sql<boolean>`replaced_at is not null`.as("replaced"))
    .orderBy("product_key")
    .orderBy("version")
    .execute();
  return Promise.all(
    rows.map(async ({ storage_key, ...row }) => {
      const bytes = await buffer(await openAsset(storage_key));
      const { width, height } = row.kind === "IMAGE" ? await sharp(bytes).metadata() : {};
      return { ...row, bytes: row.kind === "IMAGE" ? [width, height] : hash(bytes) };
    }),
  );
}

test("a document that was changed since gets back what was said of it, one that was removed comes back", async () => {
  await stock();
  const before = await documents();
  const { bytes } = await exported("JSON", { documents: true });
  await sql`update assets set visibility = 'PUBLIC', language = null where version = 3`.execute(
    db(),
  );
  await sql`delete from assets where product_key = 'a-2'`.execute(db());
  expect(await imported(bytes)).toMatchObject({ unchanged: 5 });
  expect(await filesOf()).toEqual(before);
});

async function manifestIn(bytes: Buffer): Promise<ExportManifest> {
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== "manifest.json") continue;
    return (await json(await zip.openReadStreamPromise(entry))) as ExportManifest;
  }
  throw new Error("no manifest");
}

test("a file that is gone from the store is named in the manifest, and the others are exported", async () => {
  await stock();
  await documents();
  const [first] = await db().selectFrom("assets").select(["storage_key", "name"]).execute();
  await rm(path.join(folder, "assets", first?.storage_key ?? ""));
  const { bytes } = await exported("JSON", { documents: true });
  const manifest = await manifestIn(bytes);
  const total = await db().selectFrom("assets").select("id").execute();
  expect(manifest.missing).toEqual([expect.stringContaining(first?.name ?? "-")]);
  expect(manifest.documents).toHaveLength(total.length - 1);
});

test("what is chosen is exported, and nothing else", async () => {
  await stock();
  await documents();
  const order = { format: "JSON", documents: false, products: ["a-1", "s-1"] } as const;
  await startExport(manager, { company_key: company, order: { ...order, products: ["a-1"] } });
  const choose = (more: object) =>
    startExport(manager, { company_key: company, order: { ...order, products: ["a-1"], ...more } });
  await expect(choose({ products: ["a-1", "nowhere"] })).rejects.toMatchObject({
    code: "not-found",
  });
  await expect(choose({ offerings: ["SERVICES"] })).rejects.toMatchObject({ code: "not-found" });
});
