import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { type Companies, formOf, startCompanies, traceOf } from "../companies/testing-companies.ts";
import { openAsset } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { documentListeners } from "./listeners.ts";
import { documentRoutes } from "./routes.ts";

let world: Companies;
beforeAll(async () => {
  world = await startCompanies(documentRoutes);
});
afterAll(() => world.close());

const canvas = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#ff6b6b" } });
const png = (width: number, height: number) => canvas(width, height).png().toBuffer();

const upload = async (
  companyKey: string,
  asset: object,
  content: Buffer | Promise<Buffer>,
  as: keyof Companies["keys"] = "manager",
) =>
  world.app.call("POST /companies/:companyKey/assets", {
    as: world.keys[as],
    params: { companyKey },
    upload: { asset, content: await content, name: "Our picture.PNG" },
  });
const owned = async () =>
  (
    await createCompany({
      owner_company_key: "maison",
      segments: [{ segment: "FOOD", description: "Aromas" }],
    })
  ).key;

const isKept = async (id: string) =>
  (await db().selectFrom("assets").where("id", "=", id).select("id").executeTakeFirst()) !==
  undefined;

const stored = async (id: string) => {
  const row = await db()
    .selectFrom("assets")
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirstOrThrow();
  return sharp(await buffer(await openAsset(row.storage_key))).metadata();
};

describe("what is taken", () => {
  test.each([
    ["LOGO", "png", 1200, 900, 400, 300],
    ["LOGO_WHITE", "gif", 100, 100, 100, 100],
    ["HEADER", "tiff", 1000, 200, 1000, 200],
    ["SEGMENT", "jpeg", 1500, 900, 600, 360],
  ] as const)("%s from %s", async (type, format, width, height, keptWidth, keptHeight) => {
    const key = await owned();
    const content = canvas(width, height)
      .withExif({ IFD0: { Copyright: "Somebody" } })
      .toFormat(format)
      .toBuffer();
    const segment = type === "SEGMENT" ? { segment: "FOOD" } : {};
    const { status, body } = await upload(key, { type, ...segment }, content);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type,
      segment: type === "SEGMENT" ? "FOOD" : null,
      name: "Our picture.webp",
      media_type: "image/webp",
      version: 1,
    });
    const kept = await stored(body.id);
    expect([kept.format, kept.width, kept.height]).toEqual(["webp", keptWidth, keptHeight]);
    expect(kept.exif).toBeUndefined();
    const list = await world.app.call("GET /companies/:companyKey/assets", {
      as: world.keys.manager,
      params: { companyKey: key },
      query: { kind: "COMPANY_PICTURE" },
    });
    expect(list.body.content).toEqual([body]);
    expect((await traceOf(key)).trail).toMatchObject([
      { action: "company.picture-set", before: null, after: { type, picture: body.id } },
    ]);
  });

  test("a photograph is turned the right way up before it is measured", async () => {
    const content = canvas(200, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await upload(await owned(), { type: "HEADER" }, content)).status).toBe(200);
  });

  test("the next one takes the place of the one before, at another address", async () => {
    const key = await owned();
    const before = await world.storedFiles();
    const { body: first } = await upload(key, { type: "SEGMENT", segment: "FOOD" }, png(300, 300));
    const { body: second } = await upload(key, { type: "SEGMENT", segment: "FOOD" }, png(400, 300));
    expect([second.version, second.id === first.id]).toEqual([2, false]);
    expect((await world.storedFiles()).length).toBe(before.length + 1);
    const page = await world.app.call("GET /companies/:companyKey", {
      params: { companyKey: key },
    });
    expect(page.body.segments[0]?.image).toBe(second.address);
    expect(await isKept(first.id)).toBe(false);
  });
});

test.each([
  ["HEADER", 1000, 201],
  ["HEADER", 800, 600],
  ["HEADER", 3, 2000],
  ["SEGMENT", 300, 299],
  ["LOGO", 99, 400],
  ["LOGO_WHITE", 1, 1],
] as const)(
  "%s of %i x %i pixels is taken: sizes are recommended (spec 5)",
  async (type, width, height) => {
    const key = await owned();
    const segment = type === "SEGMENT" ? { segment: "FOOD" } : {};
    const { status, body } = await upload(key, { type, ...segment }, png(width, height));
    expect([status, body.type]).toEqual([200, type]);
    expect(await isKept(body.id)).toBe(true);
  },
);

describe("what is refused, with nothing left behind", () => {
  const noise = (length: number) => Buffer.alloc(length, "neroli");
  const megabyte = 1024 * 1024;
  const padded = async (bytes: number) => Buffer.concat([await png(1000, 200), noise(bytes)]);
  test.each([
    [
      "a header above 5 MB",
      "HEADER",
      () => padded(5 * megabyte),
      413,
      "companies.picture-header-bytes",
    ],
    [
      "a segment picture above 5 MB",
      "SEGMENT",
      () => padded(5 * megabyte),
      413,
      "companies.picture-segment-bytes",
    ],
    [
      "a logo above 10 MB",
      "LOGO_WHITE",
      () => padded(10 * megabyte),
      413,
      "companies.picture-logo-bytes",
    ],
    [
      "another format",
      "LOGO",
      () => canvas(200, 200).webp().toBuffer(),
      400,
      "companies.picture-type",
    ],
    [
      "a drawing",
      "LOGO",
      async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='200' height='200'/>"),
      400,
      "companies.picture-type",
    ],
    ["no picture", "LOGO", async () => noise(500), 400, "companies.picture-type"],
    [
      "half a picture",
      "LOGO",
      async () => (await png(2000, 2000)).subarray(0, 60),
      400,
      "companies.picture-type",
    ],
    [
      "more pixels than fit the memory",
      "LOGO",
      () => canvas(8000, 8000).png().toBuffer(),
      400,
      "companies.picture-type",
    ],
  ] as const)("%s", async (_what, type, content, status, code) => {
    const key = await owned();
    const before = await world.storedFiles();
    const segment = type === "SEGMENT" ? { segment: "FOOD" } : {};
    const answer = await upload(key, { type, ...segment }, content());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await world.storedFiles()).toEqual(before);
    expect((await traceOf(key)).trail).toEqual([]);
  });

  test("a segment that the company is not in, and one that is not said", async () => {
    const key = await owned();
    const wrong = await upload(key, { type: "SEGMENT", segment: "HOMECARE" }, png(300, 300));
    expect([wrong.status, wrong.body.code]).toEqual([409, "companies.segment-missing"]);
    expect((await upload(key, { type: "SEGMENT" }, png(300, 300))).status).toBe(400);
    expect((await upload(key, { type: "LOGO", segment: "FOOD" }, png(300, 300))).status).toBe(400);
    expect((await upload(key, { type: "DOCUMENT" }, png(300, 300))).status).toBe(400);
  });

  test("who does not edit the company", async () => {
    const asset = { type: "LOGO" };
    expect((await upload("maison", asset, png(100, 100), "stranger")).status).toBe(403);
    expect((await upload("maison", asset, png(100, 100), "buyer")).status).toBe(403);
    expect((await upload("nowhere", asset, png(100, 100))).status).toBe(404);
  });
});

describe("taking away", () => {
  const remove = (companyKey: string, id: string, as: keyof Companies["keys"] = "manager") =>
    world.app.call("DELETE /companies/:companyKey/assets/:id", {
      as: world.keys[as],
      params: { companyKey, id },
    });

  test("a picture goes with its bytes; another company's is not found", async () => {
    const key = await owned();
    const before = await world.storedFiles();
    const { body } = await upload(key, { type: "SEGMENT", segment: "FOOD" }, png(300, 300));
    expect((await remove("other", body.id, "stranger")).status).toBe(404);
    expect((await remove(key, body.id)).status).toBe(200);
    expect(await world.storedFiles()).toEqual(before);
    expect((await remove(key, body.id)).status).toBe(404);
    const page = await world.app.call("GET /companies/:companyKey", {
      params: { companyKey: key },
    });
    expect(page.body.segments).toMatchObject([{ segment: "FOOD", image: null }]);
    expect((await traceOf(key)).trail.at(-1)).toMatchObject({
      action: "company.picture-removed",
      before: { type: "SEGMENT", segment: "FOOD", picture: body.id },
    });
  });

  test("a segment that is no longer saved takes its picture along; others keep theirs", async () => {
    const { key } = await createCompany({
      owner_company_key: "maison",
      segments: [{ segment: "FOOD" }, { segment: "HOMECARE" }],
    });
    const { body: food } = await upload(key, { type: "SEGMENT", segment: "FOOD" }, png(300, 300));
    const { body: home } = await upload(
      key,
      { type: "SEGMENT", segment: "HOMECARE" },
      png(300, 300),
    );
    const files = await world.storedFiles();
    const of = { as: world.keys.manager, params: { companyKey: key } };
    const form = formOf((await world.app.call("GET /companies/:companyKey/editable", of)).body);
    const segments = form.segments.filter(({ segment }) => segment === "HOMECARE");
    const saved = await world.app.call("PUT /companies/:companyKey", {
      ...of,
      body: { ...form, segments },
    });
    expect(saved.body.segments).toMatchObject([{ segment: "HOMECARE", image: home.address }]);
    const listening = startListeners([documentListeners], (error) =>
      expect.unreachable(`${error}`),
    );
    await listening.idle();
    await listening.stop();
    expect((await world.storedFiles()).length).toBe(files.length - 1);
    expect([await isKept(food.id), await isKept(home.id)]).toEqual([false, true]);
  });
});

test("pictures are administered by those who edit the company", async () => {
  const key = await owned();
  const { body } = await upload(key, { type: "LOGO" }, png(120, 120));
  const params = { companyKey: key };
  const outcomes = async (as: keyof Companies["keys"]) => {
    const list = await world.app.call("GET /companies/:companyKey/assets", {
      as: world.keys[as],
      params,
      query: { kind: "COMPANY_PICTURE" },
    });
    const { status } = await upload(key, { type: "LOGO" }, png(120, 120), as);
    const removed = await world.app.call("DELETE /companies/:companyKey/assets/:id", {
      as: world.keys[as],
      params: { companyKey: key, id: body.id },
    });
    return [list.status, status, removed.status];
  };
  for (const as of ["colleague", "stranger", "buyer"] as const) {
    expect(await outcomes(as), as).toEqual([403, 403, 403]);
  }
  expect(await isKept(body.id)).toBe(true);
});
