import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { createAttachment, createRequest } from "./factory.ts";
import { removeUnsentAttachments } from "./jobs.ts";
import { findMessage } from "./queries/find-news.ts";
import { requestRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
let data: string;
beforeAll(async () => {
  database = await freshDatabase();
  data = await mkdtemp(path.join(tmpdir(), "neroli-attachments-"));
  startAssets({ data });
  app = await testApp({ routes: [requestRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(data, { recursive: true });
});

type User = Awaited<ReturnType<typeof createUser>>;
let buyer: User;
let seller: User;
let params: { requestKey: string };
beforeEach(async () => {
  buyer = await createUser();
  seller = await createUser({ roles: ["SUPPLIER_USER"] });
  const { key } = await createRequest({
    buyer_key: buyer.key,
    company_key: seller.company_key ?? "",
  });
  params = { requestKey: key };
});

const pdf = Buffer.from("%PDF-1.7\n a specification");
const attach = (as: User, content = pdf, name = "Spec.docx") =>
  app.call("POST /requests/:requestKey/attachments", {
    as: as.key,
    params,
    upload: { asset: {}, content, name },
  });
const write = (as: User, body: { body?: string; attachments?: string[] }) =>
  app.call("POST /requests/:requestKey/messages", { as: as.key, params, body });
const download = (as: User, id: string) =>
  app.call("GET /requests/:requestKey/attachments/:id/download", {
    as: as.key,
    params: { ...params, id },
  });
const remove = (as: User, id: string) =>
  app.call("DELETE /requests/:requestKey/attachments/:id", {
    as: as.key,
    params: { ...params, id },
  });
const files = async () => {
  const names = await readdir(path.join(data, "assets"), { recursive: true });
  return names.filter((name) => name.startsWith("attachments/"));
};

test("what is attached is the sender's alone until the message is sent; then both sides have it", async () => {
  const { status, body: attached } = await attach(buyer);
  expect(status).toBe(200);
  expect(attached).toEqual({ id: attached.id, name: "Spec.pdf", size: pdf.length });
  expect((await download(buyer, attached.id)).status).toBe(200);
  expect((await download(seller, attached.id)).status).toBe(404);

  const sent = await write(buyer, { body: "As agreed", attachments: [attached.id] });
  expect(sent.body.messages).toMatchObject([{ body: "As agreed", attachments: [attached] }]);
  expect((await download(seller, attached.id)).status).toBe(200);
  expect((await remove(buyer, attached.id)).status).toBe(404);
  const stranger = await createUser();
  expect((await download(stranger, attached.id)).status).toBe(404);
});

test("files without words are named in the list and to those who are told", async () => {
  const { body: attached } = await attach(buyer);
  const { body } = await write(buyer, { attachments: [attached.id] });
  expect(body.last_message).toBe("Spec.pdf");
  expect(await findMessage(body.messages[0]?.id ?? "")).toBe("Spec.pdf");
});

test("neither nothing, nor another's file, nor one twice is sent", async () => {
  expect((await write(buyer, { body: " " })).status).toBe(400);
  const { body: of } = await attach(seller);
  const { body: own } = await attach(buyer);
  const refused = await write(buyer, { body: "See", attachments: [own.id, of.id] });
  expect(refused.status).toBe(400);
  expect(refused.body.additional_data?.failures).toEqual([
    { in: "body", path: "attachments.1", code: "choice", message: "is not attached any more" },
  ]);
  expect((await write(buyer, { attachments: [own.id] })).status).toBe(200);
  expect((await write(buyer, { body: "Again", attachments: [own.id] })).status).toBe(400);
});

test("a picture is remade; a page of HTML is refused", async () => {
  const picture = await sharp({
    create: { width: 30, height: 20, channels: 3, background: "#784A98" },
  })
    .png()
    .toBuffer();
  expect((await attach(buyer, picture, "Label.png")).body).toMatchObject({ name: "Label.webp" });
  const page = await attach(buyer, Buffer.from([0, 1, 2, 3]), "page.html");
  expect([page.status, page.body.code]).toEqual([415, "documents.type-not-accepted"]);
});

test("what is taken back is gone with its bytes, and so is what was never sent", async () => {
  const before = (await files()).length;
  const { body: attached } = await attach(buyer);
  expect(await files()).toHaveLength(before + 1);
  expect((await remove(seller, attached.id)).status).toBe(404);
  expect((await remove(buyer, attached.id)).status).toBe(200);
  expect(await files()).toHaveLength(before);

  const { body: young } = await attach(buyer);
  await attach(buyer);
  await sql`update request_attachments set created_at = now() - interval '25 hours'
    where uploaded_by = ${buyer.key} and id <> ${young.id}`.execute(db());
  await removeUnsentAttachments.run();
  expect(await files()).toHaveLength(before + 1);
  expect((await download(buyer, young.id)).status).toBe(200);
});

test("a message carries ten files; a closed request none", async () => {
  for (let at = 0; at < 10; at++) {
    await createAttachment({ request_key: params.requestKey, uploaded_by: buyer.key });
  }
  const eleventh = await attach(buyer);
  expect(eleventh.body.code).toBe("requests.too-many-attachments");
  await db()
    .updateTable("requests")
    .set({ status: "CLOSED", closed_at: new Date() })
    .where("key", "=", params.requestKey)
    .execute();
  expect((await attach(seller)).body.code).toBe("requests.final");
});
