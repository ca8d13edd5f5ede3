import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { createAsset } from "../../documents/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { visitor } from "../../kernel/actor.ts";
import { putAsset, startAssets } from "../../kernel/assets/assets.ts";
import { type FreshDatabase, freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createEvent } from "../../portals/factory.ts";
import { createUser } from "../../users/factory.ts";
import { createProduct } from "../factory.ts";
import { productRoutes } from "../routes.ts";
import { makePreview } from "./make-preview.ts";

let database: FreshDatabase;
let app: TestApp;
let company_key: string;
let data: string;
beforeAll(async () => {
  database = await freshDatabase();
  data = await mkdtemp(path.join(tmpdir(), "neroli-test-"));
  startAssets({ data });
  company_key = (await createCompany({ key: "maison", name: "Maison" })).key;
  app = await testApp({ routes: [productRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(data, { recursive: true, force: true });
});

type Given = Parameters<typeof createProduct>[0];

const offering = "INGREDIENTS";
const make = async (given: Given) => (await createProduct({ company_key, ...given })).key;
const pictureOf = async (productKey: string, actor = visitor("en")) =>
  buffer((await makePreview(actor, { offering, productKey })).stream);

test("it is a JPEG of 1,200 by 630 pixels that caches may keep for a week", async () => {
  const productKey = await make({ fields: { name: "Veloderm", inci: "Sodium Hyaluronate" } });
  const answer = await makePreview(visitor("en"), { offering, productKey });
  const content = await buffer(answer.stream);
  expect(await sharp(content).metadata()).toMatchObject({
    format: "jpeg",
    width: 1_200,
    height: 630,
  });
  expect(answer).toMatchObject({ size: content.length, public_for: 604_800, inline: true });
  expect(content.length).toBeLessThan(120_000);
});

test("what visitors may not see is in nobody's picture", async () => {
  const name = "Discreet";
  const open = await make({ fields: { name } });
  const named = await make({ fields: { name, inci: "Secretum" } });
  const restricted = await make({
    fields: { name, inci: "Secretum" },
    visibility: { inci: "RESTRICTED" },
  });
  const { key } = await createUser({ company_key, roles: ["SUPPLIER_EDITOR"] });
  const colleague = { ...visitor("en"), user_key: key, company: { key: company_key } };
  const plain = await pictureOf(open);
  expect(await pictureOf(named)).not.toEqual(plain);
  expect(await pictureOf(restricted)).toEqual(plain);
  expect(await pictureOf(restricted, colleague as never)).toEqual(plain);
});

test("there is none of what is not there for visitors", async () => {
  const status = async (productKey: string, params = { offering }) =>
    (
      await app.call("GET /products/:offering/:productKey/preview", {
        params: { ...params, productKey },
      })
    ).status;
  const { key: disabled } = await createCompany({ enabled: false });
  expect(await status(await make({}))).toBe(200);
  expect(await status(await make({ trashed_at: new Date() }))).toBe(404);
  expect(await status(await make({ company_key: disabled }))).toBe(404);
  expect(await status("nothing")).toBe(404);
});

test("a portal's host has those of what the portal shows, in its name", async () => {
  const shown = await make({ fields: { name: "Shown" } });
  const { key: company } = await createCompany({});
  const other = await make({ company_key: company });
  const { key: portal } = await createEvent({ type: "BRAND_PORTAL", companies: [company_key] });
  const at = { ...visitor("en"), portal };
  expect((await sharp(await pictureOf(shown, at)).metadata()).format).toBe("jpeg");
  await expect(pictureOf(other, at)).rejects.toThrow();
});

test.each([
  ["signs of markup", '<script>alert("1")</script> & "quotes" \'too\''],
  ["ten thousand letters", "x".repeat(10_000)],
  ["Greek and signs", "α-Bisabolol® ≥ 95 % µ"],
  ["no letter that has a shape", "ナイアシンアミド"],
  ["letters from right to left", "حمض الهيالورونيك"],
  ["signs of two parts and joined ones", "👩‍🔬 e\u0301mollient\u200b"],
])("a name of %s is drawn", async (_, name) => {
  const content = await pictureOf(await make({ fields: { name, inci: name } }));
  expect((await sharp(content).metadata()).width).toBe(1_200);
});

test("the product's own picture stands in it, and its words alone where that cannot be read", async () => {
  const withPicture = async (content: Buffer | null) => {
    const key = await make({ fields: { name: "Pictured" } });
    await createAsset({
      ...{ product_key: key, kind: "IMAGE", media_type: "image/png" },
      ...(content && { content }),
    });
    return pictureOf(key);
  };
  const red = await sharp({ create: { width: 50, height: 90, channels: 3, background: "#c00" } })
    .png()
    .toBuffer();
  const pixel = async (picture: Buffer) => {
    const at = { left: 960, top: 260, width: 1, height: 1 };
    const [red = 0, green = 0] = await sharp(picture).extract(at).raw().toBuffer();
    return red > 150 && green < 60 ? "red" : "none";
  };
  expect(await pixel(await withPicture(red))).toBe("red");
  expect(await pixel(await withPicture(null))).toBe("none");
  expect(await pixel(await withPicture(Buffer.from("no picture")))).toBe("none");
});

test("a picture that could not be read is looked for again", async () => {
  const productKey = await make({ fields: { name: "Late" } });
  const { storage_key } = await createAsset({ product_key: productKey, kind: "IMAGE" });
  const without = await pictureOf(productKey);
  const create = { width: 50, height: 50, channels: 3, background: "#c00" } as const;
  await putAsset(storage_key, await sharp({ create }).png().toBuffer());
  expect(await pictureOf(productKey)).not.toEqual(without);
});
