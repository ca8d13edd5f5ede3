import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { db, rawPool } from "../kernel/db/db.ts";
import { eventually } from "../kernel/testing/eventually.ts";
import { endOldDownloads } from "./jobs.ts";
import { type Downloads, startDownloads } from "./testing-downloads.ts";

let world: Downloads;
beforeAll(async () => {
  world = await startDownloads();
});
afterEach(() => expect(world.failures).toEqual([]));
afterAll(() => world.close());

async function ready() {
  const { key: as } = await world.buyer();
  const { id } = await world.document();
  const { body } = await world.app.call("POST /downloads", { as, body: { documents: [id] } });
  await world.queue.idle();
  return { as, key: body.key };
}
const address = (as: string, key: string) =>
  world.app.call("GET /downloads/:key/url", { as, params: { key } });
const age = (table: "downloads" | "download_addresses", key: string, by: string) =>
  sql`update ${sql.table(table)} set expires_at = expires_at - ${by}::interval
    where ${sql.ref(table === "downloads" ? "key" : "download_key")} = ${key}`.execute(db());

describe("an address", () => {
  test("needs no sign-in, holds for 15 minutes, and is known to nobody else", async () => {
    const { as, key } = await ready();
    const { body } = await address(as, key);
    const minutes = (Date.parse(body.expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    const answer = await world.get(body.url);
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        "content-type": "application/zip",
        "content-disposition": expect.stringMatching(/^attachment; filename\*=UTF-8''velourine-b3/),
        "accept-ranges": "bytes",
        "cache-control": "private, no-store",
      },
    ]);
    const stored = await db().selectFrom("download_addresses").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(body.url.split("/").at(-1));
    await age("download_addresses", key, "16 minutes");
    const late = await world.get(body.url);
    expect([late.statusCode, late.json().code]).toEqual([410, "downloads.address-ended"]);
    expect((await world.get((await address(as, key)).body.url)).statusCode).toBe(200);
  });

  test("ends with the session that asked for it", async () => {
    const { as, key } = await ready();
    const { body } = await address(as, key);
    await db()
      .updateTable("download_addresses")
      .set({ session_id: "one that has ended" })
      .where("download_key", "=", key)
      .execute();
    expect((await world.get(body.url)).json().code).toBe("downloads.address-ended");
  });

  test.each([
    ["bytes=0-3", 206, 0, 4],
    ["bytes=4-", 206, 4, undefined],
    ["bytes=-5", 206, -5, undefined],
    ["bytes=3-2", 200, 0, undefined],
    ["bytes=0-1,4-5", 200, 0, undefined],
    ["lines=1-2", 200, 0, undefined],
  ] as const)("answers %s with %i", async (range, status, from, to) => {
    const { as, key } = await ready();
    const { url } = (await address(as, key)).body;
    const whole = (await world.get(url)).rawPayload;
    const answer = await world.get(url, { range });
    expect(answer.statusCode).toBe(status);
    expect(answer.rawPayload).toEqual(whole.subarray(from, to));
    expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length));
    if (status === 206) {
      const first = from < 0 ? whole.length + from : from;
      const last = first + answer.rawPayload.length - 1;
      expect(answer.headers["content-range"]).toBe(`bytes ${first}-${last}/${whole.length}`);
    }
  });

  test("has no part behind its end, and there is none that was not given", async () => {
    const { as, key } = await ready();
    const { url } = (await address(as, key)).body;
    expect((await world.get(url, { range: "bytes=999999-" })).statusCode).toBe(416);
    expect((await world.get(`/api/downloads/content/${"a".repeat(43)}`)).statusCode).toBe(404);
    expect((await world.get("/api/downloads/content/x")).statusCode).toBe(400);
  });

  test("is given of what is ready alone", async () => {
    const { key: as } = await world.buyer();
    await db()
      .insertInto("downloads")
      .values({ key: "waits", user_key: as, kind: "EXPORT", name: "x", company_key: "maker" })
      .execute();
    expect((await address(as, "waits")).body.code).toBe("downloads.not-ready");
    expect((await address(as, "nothing")).status).toBe(404);
  });
});

test("an address that is asked for while the download is being removed is of nothing", async () => {
  const { as, key } = await ready();
  const remover = await rawPool().connect();
  try {
    await remover.query("begin");
    await remover.query("delete from downloads where key = $1", [key]);
    const asked = address(as, key);
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
    await eventually(async () => expect((await rawPool().query(waiting)).rowCount).toBe(1));
    await remover.query("commit");
    const { status, body } = await asked;
    expect([status, body.code]).toEqual([404, "not-found"]);
  } finally {
    remover.release(true);
  }
});

describe("after seven days", () => {
  test("a download has ended, at once and with its file when the job has run", async () => {
    const { as, key } = await ready();
    const { url } = (await address(as, key)).body;
    const files = (await world.files()).length;
    await age("downloads", key, "7 days");
    const state = async () =>
      (await world.app.call("GET /downloads/:key", { as, params: { key } })).body.state;
    expect(await state()).toBe("ENDED");
    expect((await world.get(url)).json()).toMatchObject({ code: "downloads.ended" });
    expect((await address(as, key)).body.code).toBe("downloads.ended");
    expect((await world.files()).length).toBe(files);
    await endOldDownloads.run();
    expect([await state(), (await world.files()).length]).toEqual(["ENDED", files - 1]);
    expect((await world.get(url)).statusCode).toBe(410);
    await sql`update downloads set finished_at = now() - interval '31 days'
      where key = ${key}`.execute(db());
    await endOldDownloads.run();
    expect(await world.row(key)).toBeUndefined();
  });

  test("the file of one that is removed is gone at once", async () => {
    const { as, key } = await ready();
    const files = (await world.files()).length;
    const { url } = (await address(as, key)).body;
    const removed = await world.app.call("DELETE /downloads/:key", { as, params: { key } });
    expect([removed.status, (await world.files()).length]).toEqual([200, files - 1]);
    expect((await world.get(url)).statusCode).toBe(404);
  });
});
