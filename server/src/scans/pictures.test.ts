import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createEvent } from "../portals/factory.ts";
import { createUser } from "../users/factory.ts";
import { createScan } from "./factory.ts";
import { scanRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
let data: string;
beforeAll(async () => {
  database = await freshDatabase();
  data = await mkdtemp(path.join(tmpdir(), "neroli-scans-"));
  startAssets({ data });
  app = await testApp({ routes: [scanRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(data, { recursive: true });
});

test("a scan has one picture, of our own making, however often it is sent", async () => {
  const company = (await createCompany()).key;
  const event = (await createEvent({ type: "TRADE_SHOW", companies: [company] })).key;
  const { key: as } = await createUser({ company_key: company, roles: ["SUPPLIER_EDITOR"] });
  const scan = await createScan({ event_key: event, company_key: company, read: "A card" });
  const place = { companyKey: company, event };
  const where = { params: { ...place, scanId: scan.id }, as };
  const picture = (side: number) =>
    sharp({ create: { width: side, height: 40, channels: 3, background: "#0a5c5c" } })
      .jpeg()
      .toBuffer();
  const put = (content: Buffer, change: object = {}) =>
    app.call("POST /companies/:companyKey/events/:event/scans/:scanId/picture", {
      ...where,
      upload: { asset: {}, content },
      ...change,
    });
  const first = await picture(60);
  expect([(await put(first)).status, (await put(first)).status]).toEqual([200, 200]);
  expect((await put(await picture(80))).status).toBe(200);
  expect(await db().selectFrom("scan_pictures").select("scan_id").execute()).toHaveLength(1);
  const { body } = await app.call("GET /companies/:companyKey/events/:event/scans", {
    ...{ as, params: place },
  });
  expect(body.content).toMatchObject([{ has_picture: true }]);
  const kept = await app.call(
    "GET /companies/:companyKey/events/:event/scans/:scanId/picture",
    where,
  );
  expect(kept.status).toBe(200);
  expect((await put(Buffer.from("no picture"))).status).toBe(415);
  const unknown = { params: { ...place, scanId: randomUUID() } };
  expect((await put(first, unknown)).status).toBe(404);
});
