import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startAssets } from "../kernel/assets/assets.ts";
import { startScanning } from "../kernel/assets/receive.ts";
import { eicar, type TestClamd, testClamd } from "../kernel/assets/testing-clamd.ts";
import { type TestS3, testS3 } from "../kernel/assets/testing-s3.ts";
import { sweepUnclaimed } from "../kernel/assets/unclaimed.ts";
import { db } from "../kernel/db/db.ts";
import { createProduct } from "../products/factory.ts";
import { type Documents, pdf, startDocuments } from "./testing-documents.ts";

let world: Documents;
beforeAll(async () => {
  world = await startDocuments();
});
afterEach(() => startScanning(undefined));
afterAll(() => world.close());

interface Sent {
  asset: object;
  content?: Buffer;
  name?: string;
  as?: keyof Documents["keys"];
  company?: string;
}
const upload = ({ asset, content = pdf(), name = "SDS.pdf", as = "editor", company }: Sent) =>
  world.app.call("POST /companies/:companyKey/assets", {
    as: world.keys[as],
    params: { companyKey: company ?? "maker" },
    upload: { asset, content, name },
  });
const rows = () => db().selectFrom("assets").selectAll().execute();
const unclaimed = () => db().selectFrom("unclaimed_bytes").selectAll().execute();

/** Runs it and says what it has left behind of rows and files. */
async function leavings(work: () => Promise<unknown>) {
  const [before, files] = [(await rows()).length, (await world.files()).length];
  await work();
  return [(await rows()).length - before, (await world.files()).length - files];
}
const nothing = [0, 0];

describe("what is taken", () => {
  test("a document of a product, with what is said of it", async () => {
    const product = await createProduct({ company_key: "maker", fields: { name: "Velourine" } });
    const content = pdf("Sheet of Velourine");
    const { status, body } = await upload({
      asset: {
        kind: "DOCUMENT",
        product: product.key,
        name: "Safety data sheet",
        type: "SDS",
        visibility: "CONFIDENTIAL",
        language: "de",
        valid_until: "2031-05-31",
      },
      content,
    });
    expect([status, body]).toMatchObject([
      200,
      {
        kind: "DOCUMENT",
        type: "SDS",
        product: { key: product.key, name: "Velourine", trashed: false },
        name: "Safety data sheet.pdf",
        media_type: "application/pdf",
        size: content.length,
        visibility: "CONFIDENTIAL",
        language: "de",
        valid_until: "2031-05-31",
        expired: false,
        version: 1,
        newest: true,
        scanned: false,
        uploaded_by: "Ada Ferrari",
        can: { edit: true, remove: true, preview: true },
      },
    ]);
    const { hash } = await crypto.subtle
      .digest("SHA-256", content)
      .then((digest) => ({ hash: Buffer.from(digest).toString("hex") }));
    expect(body.hash).toBe(hash);
    const got = await world.app.call("GET /companies/:companyKey/assets/:id/download", {
      as: world.keys.manager,
      params: { companyKey: "maker", id: body.id },
    });
    expect(got.status).toBe(200);
    expect(await world.trail(body.id)).toMatchObject([
      { action: "document.uploaded", before: null, after: { type: "SDS", product: product.key } },
    ]);
    expect(await unclaimed()).toEqual([]);
    const { complete_documents } = await db()
      .selectFrom("products")
      .where("key", "=", product.key)
      .select("complete_documents")
      .executeTakeFirstOrThrow();
    expect(complete_documents).toBe(1);
  });

  test("a document of the company itself; the content gives it its ending", async () => {
    const { status, body } = await upload({
      asset: { kind: "DOCUMENT", type: "BROCHURE" },
      content: Buffer.from("name;price\r\nRose;1"),
      name: "C:\\Desk\\Price list.xlsx",
    });
    expect([status, body]).toMatchObject([
      200,
      { product: null, name: "Price list.txt", media_type: "text/plain", visibility: "PUBLIC" },
    ]);
  });

  test("a picture, made anew and put after the others", async () => {
    const product = await createProduct({ company_key: "maker" });
    const asset = { kind: "IMAGE", product: product.key };
    const content = await sharp({
      create: { width: 2_400, height: 1_200, channels: 3, background: "#ff6b6b" },
    })
      .withExif({ IFD0: { Copyright: "Somebody" } })
      .jpeg()
      .toBuffer();
    const first = await upload({ asset, content, name: "Rose.JPG" });
    const second = await upload({ asset, content, name: "Rose.JPG" });
    expect(first.body).toMatchObject({
      kind: "IMAGE",
      type: "IMAGE",
      name: "Rose.webp",
      address: `/api/images/${first.body.id}`,
      media_type: "image/webp",
    });
    const kept = await db()
      .selectFrom("assets")
      .where("product_key", "=", product.key)
      .select(["id", "position"])
      .orderBy("position")
      .execute();
    expect(kept).toEqual([
      { id: first.body.id, position: 0 },
      { id: second.body.id, position: 1 },
    ]);
  });
});

describe("what is refused, with nothing left behind", () => {
  const document = { kind: "DOCUMENT", type: "SDS" };
  test.each<[string, Sent, number, string]>([
    [
      "HTML",
      { asset: document, content: Buffer.from("<html>") },
      415,
      "documents.type-not-accepted",
    ],
    ["nothing", { asset: document, content: Buffer.alloc(0) }, 400, "documents.empty"],
    ["no type", { asset: { kind: "DOCUMENT" } }, 400, "request.invalid"],
    ["no kind", { asset: { type: "SDS" } }, 400, "request.invalid"],
    ["no such day", { asset: { ...document, valid_until: "2031-02-30" } }, 400, "request.invalid"],
    ["no such product", { asset: { ...document, product: "nothing" } }, 404, "not-found"],
    ["by a colleague", { asset: document, as: "colleague" }, 403, "access.forbidden"],
    ["by a buyer", { asset: document, as: "buyer" }, 403, "access.forbidden"],
    ["by another supplier", { asset: document, as: "stranger" }, 404, "not-found"],
    ["for no company", { asset: document, as: "support", company: "x" }, 404, "not-found"],
  ])("%s", async (_what, sent, status, code) => {
    const left = await leavings(async () => {
      const answer = await upload(sent);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    });
    expect([left, await unclaimed()]).toEqual([nothing, []]);
  });

  test("who is not signed in", async () => {
    const { status } = await world.app.call("POST /companies/:companyKey/assets", {
      params: { companyKey: "maker" },
      upload: { asset: document, content: pdf() },
    });
    expect(status).toBe(401);
  });

  test("for a product of another company, or one in the trash", async () => {
    const foreign = await createProduct();
    expect((await upload({ asset: { ...document, product: foreign.key } })).status).toBe(404);
    const { key } = await createProduct({ company_key: "maker", trashed_at: new Date() });
    const trashed = await upload({ asset: { ...document, product: key } });
    expect(trashed.body.code).toBe("products.trashed");
  });

  test("what is no picture, and one picture too many", async () => {
    const { key } = await createProduct({ company_key: "maker" });
    const asset = { kind: "IMAGE", product: key };
    expect((await upload({ asset, content: pdf() })).body.code).toBe("documents.picture-type");
    const one = { company_key: "maker", product_key: key, kind: "IMAGE", size: 1 } as const;
    await db()
      .insertInto("assets")
      .values(
        Array.from({ length: 20 }, (_, at) => ({
          ...one,
          name: "x",
          media_type: "image/webp",
          storage_key: `x/${at}`,
        })),
      )
      .execute();
    const answer = await upload({ asset });
    expect(answer.body).toMatchObject({
      code: "documents.too-many-pictures",
      detail: "A product has 20 pictures at most. Please remove one first.",
    });
  });
});

describe("virus scanning", () => {
  let clamd: TestClamd;
  beforeAll(async () => {
    clamd = await testClamd();
  });
  afterAll(() => clamd.close());
  const asset = { kind: "DOCUMENT", type: "SDS" };

  test("a clean document says that it was searched; one with a virus is refused", async () => {
    startScanning(clamd.address);
    expect((await upload({ asset })).body.scanned).toBe(true);
    const left = await leavings(async () => {
      const { status, body } = await upload({ asset, content: eicar });
      expect([status, body]).toMatchObject([
        422,
        {
          code: "documents.infected",
          detail:
            "The virus scanner has found something in this file (Eicar-Test-Signature). It was not stored.",
        },
      ]);
    });
    expect(left).toEqual(nothing);
  });

  test("without the scanner that is set nothing is stored", async () => {
    const gone = await testClamd();
    await gone.close();
    startScanning(gone.address);
    const left = await leavings(async () => {
      const { status, body } = await upload({ asset });
      expect([status, body.code]).toEqual([503, "documents.scanner-unavailable"]);
    });
    expect(left).toEqual(nothing);
  });
});

test("a store that is down: a clear answer, nothing left, and the same upload later", async () => {
  const s3: TestS3 = await testS3();
  startAssets({ data: world.data, s3: s3.settings });
  const asset = { kind: "DOCUMENT", type: "COA" };
  await s3.stop();
  const left = await leavings(async () => {
    const { status, body } = await upload({ asset });
    expect([status, body.code]).toEqual([503, "documents.store-unavailable"]);
  });
  expect(left).toEqual(nothing);
  // What may have come through all the same is removed once the store can be reached.
  expect(await unclaimed()).toHaveLength(1);
  await s3.start();
  const { status, body } = await upload({ asset });
  expect(status).toBe(200);
  await db()
    .updateTable("unclaimed_bytes")
    .set({ due_at: new Date(0) })
    .execute();
  await sweepUnclaimed();
  expect(await unclaimed()).toEqual([]);
  const params = { companyKey: "maker", id: body.id };
  const got = await world.app.call("GET /companies/:companyKey/assets/:id/download", {
    as: world.keys.manager,
    params,
  });
  expect(got.status).toBe(200);
  await s3.stop();
  const away = await world.app.call("GET /companies/:companyKey/assets/:id/download", {
    as: world.keys.manager,
    params,
  });
  expect([away.status, away.body.code]).toEqual([503, "documents.store-unavailable"]);
  await s3.close();
  startAssets({ data: world.data });
});
