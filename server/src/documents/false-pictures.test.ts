import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { createProduct } from "../products/factory.ts";
import { type Documents, pdf, startDocuments } from "./testing-documents.ts";

let world: Documents;
beforeAll(async () => {
  world = await startDocuments();
});
afterAll(() => world.close());

async function uploadPicture(content: Buffer) {
  const { key } = await createProduct({ company_key: "maker" });
  return world.app.call("POST /companies/:companyKey/assets", {
    as: world.keys.editor,
    params: { companyKey: "maker" },
    upload: { asset: { kind: "IMAGE", product: key }, content, name: "a.png" },
  });
}
const script = "<script>alert(1)</script>";

test.each([
  ["HTML", Buffer.from(`<html>${script}`)],
  [
    "a drawing with a script",
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  ],
  ["a PDF", pdf()],
  ["the head of a picture alone", Buffer.from(`GIF89a=1;${script}`)],
])("%s that calls itself a picture is refused, and nothing is left of it", async (_, content) => {
  const before = await world.files();
  const { status, body } = await uploadPicture(content);
  expect([status, body.code]).toEqual([415, "documents.picture-type"]);
  expect(await world.files()).toEqual(before);
});

test("of what lies in or behind a picture nothing is kept", async () => {
  const picture = await sharp({
    create: { width: 300, height: 300, channels: 3, background: "#ff6b6b" },
  })
    .withExif({ IFD0: { Copyright: script } })
    .png()
    .toBuffer();
  const { status, body } = await uploadPicture(
    Buffer.concat([picture, Buffer.from(script), pdf()]),
  );
  expect([status, body.media_type]).toEqual([200, "image/webp"]);
  const { storage_key } = await db()
    .selectFrom("assets")
    .where("id", "=", body.id)
    .select("storage_key")
    .executeTakeFirstOrThrow();
  const kept = await readFile(path.join(world.data, "assets", storage_key));
  expect([kept.includes(script), kept.includes("%PDF")]).toEqual([false, false]);
});
