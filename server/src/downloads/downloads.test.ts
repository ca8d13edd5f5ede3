import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { hostileTexts, liveCsvCells } from "../kernel/tables/testing-tables.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { type Downloads, startDownloads, unzip } from "./testing-downloads.ts";

let world: Downloads;
beforeAll(async () => {
  world = await startDownloads();
});
afterEach(() => expect(world.failures).toEqual([]));
afterAll(() => world.close());

const start = (as: string | undefined, documents: readonly { id: string }[]) =>
  world.app.call("POST /downloads", {
    ...(as && { as }),
    body: { documents: documents.map(({ id }) => id) },
  });
const read = (as: string, key: string) =>
  world.app.call("GET /downloads/:key", { as, params: { key } });
const address = (as: string, key: string) =>
  world.app.call("GET /downloads/:key/url", { as, params: { key } });

/** A download that is ready, and whom it is for. */
async function ready(documents?: { id: string }[]) {
  const { key: as, email } = await world.buyer();
  const chosen = documents ?? [await world.document()];
  const { body } = await start(as, chosen);
  await world.queue.idle();
  await world.listeners.idle();
  return { as, email, key: body.key, documents: chosen };
}
const bytes = async (as: string, key: string) =>
  (await world.get((await address(as, key)).body.url)).rawPayload;

describe("many documents as one zip", () => {
  test("wait, are made, are told of, and hold what was asked for", async () => {
    const { key: as, email } = await world.buyer();
    const chosen = [
      await world.document({ name: "Sheet.pdf" }),
      await world.document({ name: "sheet.PDF", document_type: "COA", language: "de" }),
      await world.document({ name: "=1+1.csv", media_type: "text/csv" }),
    ];
    const { status, body } = await start(as, [...chosen, ...chosen]);
    expect([status, body]).toMatchObject([
      200,
      { kind: "DOCUMENTS", state: "WAITING", progress: 0, size: null, documents: 3, refused: [] },
    ]);
    expect(body.name).toMatch(/^velourine-b3-\d{4}-\d\d-\d\d\.zip$/);
    await world.queue.idle();
    await world.listeners.idle();
    const done = (await read(as, body.key)).body;
    expect(done).toMatchObject({ state: "READY", progress: 100, failure: null });
    const days = (Date.parse(done.expires_at ?? "") - Date.parse(done.finished_at ?? "")) / 864e5;
    expect(days).toBeCloseTo(7, 3);
    const [told] = await db()
      .selectFrom("notifications")
      .where("user_key", "=", as)
      .selectAll()
      .execute();
    expect(told).toMatchObject({ action: "DOWNLOAD_READY", data: { download_key: body.key } });
    const [mail] = await world.mails.to(email);
    expect(mail?.subject).toBe("Ihr Download steht bereit");
    expect(mail?.text).toContain("https://neroli.example.com/downloads");
    const { "contents.csv": contents, ...files } = await unzip(await bytes(as, body.key));
    expect(files).toEqual({
      "Velourine B3/Sheet.pdf": "%PDF-1.7 Sheet.pdf",
      "Velourine B3/sheet (2).PDF": "%PDF-1.7 sheet.PDF",
      "Velourine B3/=1+1.csv": "%PDF-1.7 =1+1.csv",
    });
    expect(contents?.split("\r\n").slice(0, 3)).toEqual([
      "\uFEFFDatei,Art,Produkt,Unternehmen,Version,Sprache,Gültig bis,Hochgeladen,Warum es fehlt",
      expect.stringMatching(
        /^Velourine B3\/Sheet\.pdf,.*,Velourine B3,Maker,1,,,\d{4}-\d\d-\d\d,$/,
      ),
      expect.stringMatching(/^Velourine B3\/sheet \(2\)\.PDF,.*,Velourine B3,Maker,1,de,/),
    ]);
  });

  test("list what hostile names they hold as text", async () => {
    const { key: as } = await world.buyer();
    const { key: product_key } = await createProduct({
      company_key: "maker",
      fields: { name: hostileTexts[0] ?? "" },
    });
    const { body } = await start(as, [await world.document({ product_key, name: "@SUM(1).pdf" })]);
    await world.queue.idle();
    const { "contents.csv": contents = "" } = await unzip(await bytes(as, body.key));
    expect(contents).toContain(`"'=HYPERLINK(`);
    expect(liveCsvCells(contents)).toEqual([]);
  });

  test("leave out what this reader may not have, and say why", async () => {
    const { key: as } = await world.buyer();
    const open = await world.document();
    const secret = await world.document({ visibility: "CONFIDENTIAL", name: "Secret.pdf" });
    const hidden = await world.document({
      product_key: null,
      company_key: (await createCompany({ enabled: false })).key,
    });
    const { status, body } = await start(as, [secret, open, hidden]);
    const refused = [
      { id: secret.id, name: "Secret.pdf", code: "documents.confidential" },
      { id: hidden.id, name: null, code: "not-found" },
    ];
    expect([status, body]).toMatchObject([200, { documents: 1, refused }]);
    await world.queue.idle();
    const { "contents.csv": contents, ...files } = await unzip(await bytes(as, body.key));
    expect(Object.keys(files)).toHaveLength(1);
    expect(contents).toContain("Secret.pdf,,,,,,,,Dieses Dokument ist nur auf Anfrage erhältlich.");
    const none = await start(as, [secret, hidden]);
    expect([none.status, none.body]).toMatchObject([
      403,
      { code: "downloads.nothing-allowed", additional_data: { refused } },
    ]);
  });

  test("are for verified accounts, of 1 to 500 documents, and five at the same time", async () => {
    const document = await world.document();
    expect((await start(undefined, [document])).status).toBe(401);
    const { key: unverified } = await createUser({ status: "AWAITING_VERIFICATION" });
    expect((await start(unverified, [document])).body.code).toBe("access.unverified");
    const { key: as } = await world.buyer();
    expect((await start(as, [])).status).toBe(400);
    expect((await start(as, Array(501).fill(document))).status).toBe(400);
    await db()
      .insertInto("downloads")
      .values(
        [1, 2, 3, 4, 5].map((n) => ({ key: `w${n}`, user_key: as, kind: "EXPORT", name: "x" })),
      )
      .execute();
    expect((await start(as, [document])).body.code).toBe("downloads.too-many");
    const huge = await world.document({ size: 2_147_483_647 } as object);
    await db()
      .updateTable("assets")
      .set({ size: 2_147_483_647 })
      .where("id", "in", [huge.id, document.id])
      .execute();
    const { body } = await start((await world.buyer()).key, [huge, document]);
    expect(body.code).toBe("downloads.too-large");
  });
});

describe("rights", () => {
  test("are asked again when the address is given, and when it is followed", async () => {
    const { as, key, documents } = await ready();
    const { url } = (await address(as, key)).body;
    const shut = (set: object) =>
      db().updateTable("users").set(set).where("key", "=", as).execute();
    expect((await world.get(url)).statusCode).toBe(200);
    await shut({ status: "BLOCKED" });
    expect((await address(as, key)).status).toBe(403);
    expect((await world.get(url)).json()).toMatchObject({ code: "downloads.rights-changed" });
    await shut({ status: "VERIFIED", enabled: false });
    expect((await world.get(url)).statusCode).toBe(403);
    await shut({ enabled: true });
    expect((await world.get(url)).statusCode).toBe(200);
    await db()
      .updateTable("assets")
      .set({ visibility: "CONFIDENTIAL" })
      .where(
        "id",
        "in",
        documents.map(({ id }) => id),
      )
      .execute();
    expect((await address(as, key)).body.code).toBe("downloads.rights-changed");
    expect((await world.get(url)).json()).toMatchObject({ code: "downloads.rights-changed" });
  });

  test("of somebody else's downloads there are none", async () => {
    const { as, key } = await ready();
    const { key: other } = await world.buyer();
    const { key: support } = await createUser({ company_key: null, roles: ["NEROLI_SUPER"] });
    for (const stranger of [other, support]) {
      expect((await read(stranger, key)).status).toBe(404);
      expect((await address(stranger, key)).status).toBe(404);
      const removed = await world.app.call("DELETE /downloads/:key", {
        as: stranger,
        params: { key },
      });
      expect(removed.status).toBe(404);
      const list = await world.app.call("GET /downloads", { as: stranger });
      expect(list.body.content.map((each) => each.key)).not.toContain(key);
    }
    expect((await world.app.call("GET /downloads/:key", { params: { key } })).status).toBe(401);
    const list = await world.app.call("GET /downloads", { as, query: { state__eq: "READY" } });
    expect(list.body.content.map((each) => each.key)).toEqual([key]);
    const none = await world.app.call("GET /downloads", { as, query: { state__eq: "FAILED" } });
    expect(none.body.total_elements).toBe(0);
  });
});
