import { rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SignedInActor } from "../kernel/actor.ts";
import { putAsset } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { eventually } from "../kernel/testing/eventually.ts";
import { findAccount } from "../users/queries.ts";
import { finishDownload } from "./commands/finish-download.ts";
import { startDownload } from "./commands/start-download.ts";
import { zipDocuments } from "./commands/zip-documents.ts";
import { createDownload } from "./factory.ts";
import { type Downloads, startDownloads } from "./testing-downloads.ts";

let world: Downloads;
beforeAll(async () => {
  world = await startDownloads();
});
beforeEach(() => {
  world.failures.length = 0;
});
afterAll(() => world.close());

const actor = async (): Promise<SignedInActor> =>
  found(await findAccount((await world.buyer()).key, "en")).actor;
const notes = () => db().selectFrom("unclaimed_bytes").selectAll().execute();

/** A download in whose file the test has a hand. */
async function begin() {
  const key = await startDownload(await actor(), {
    kind: "EXPORT",
    name: "all.zip",
    company_key: "maker",
  });
  const abort = new AbortController();
  const content = new Readable({ read() {} });
  const files = (await world.files()).length;
  const finished = finishDownload({ key, content, signal: abort.signal, media_type: "x/y" });
  finished.catch(() => {});
  content.push("half");
  await eventually(async () => expect(await world.files()).toHaveLength(files + 1));
  return { key, abort, content, files, finished };
}

describe("a file that is being made", () => {
  test("is there whole or not at all", async () => {
    const { key, content, files, finished } = await begin();
    content.destroy(new Error("disk full"));
    await expect(finished).rejects.toThrow("disk full");
    expect([await world.files(), await notes()]).toEqual([
      expect.objectContaining({ length: files }),
      [],
    ]);
    expect(await world.row(key)).toMatchObject({ state: "WAITING", storage_key: null });
  });

  test("is left when the process is told to stop", async () => {
    const { abort, files, finished } = await begin();
    abort.abort();
    await expect(finished).rejects.toThrow("aborted");
    expect(await world.files()).toHaveLength(files);
  });

  test("that nobody waits for any more is not kept", async () => {
    const { key, content, files, finished } = await begin();
    await db().deleteFrom("downloads").where("key", "=", key).execute();
    content.push(null);
    await finished;
    expect([(await world.files()).length, await notes()]).toEqual([files, []]);
  });
});

test("of more finished files than one person has room for the oldest end", async () => {
  const { key, content, finished } = await begin();
  const { user_key } = found(await world.row(key));
  const gigabyte = 1024 ** 3;
  const kept = (owner: string, days: number, size: number) =>
    createDownload({
      user_key: owner,
      size,
      finished_at: new Date(Date.now() - days * 86_400_000),
    });
  const oldest = await kept(user_key, 3, gigabyte);
  const older = await kept(user_key, 2, 2 * gigabyte - 1);
  const rest = await Promise.all(
    [1, 1, 1, 1].map((days) => kept(user_key, days, 2 * gigabyte - 1)),
  );
  const foreign = await kept((await world.buyer()).key, 5, 2 * gigabyte - 1);
  const files = (await world.files()).length;
  content.push(null);
  await finished;
  expect(await world.row(oldest.key)).toMatchObject({ state: "ENDED", storage_key: null });
  for (const one of [older, ...rest, foreign, { key }]) {
    expect(await world.row(one.key)).toMatchObject({ state: "READY" });
  }
  expect([(await world.files()).length, await notes()]).toEqual([files - 1, []]);
});

describe("what somebody may have is asked again when the zip is made", () => {
  const never = new AbortController().signal;
  const started = async () => {
    const owner = await actor();
    const documents = [await world.document(), await world.document({ name: "Closing.pdf" })];
    const ids = documents.map(({ id }) => id);
    const given = { kind: "DOCUMENTS", name: "x.zip", documents: ids } as const;
    return { owner, ids, key: await startDownload(owner, given) };
  };

  test("a document that became confidential is left out, with the reason", async () => {
    const { ids, key } = await started();
    await db()
      .updateTable("assets")
      .set({ visibility: "CONFIDENTIAL" })
      .where("id", "=", ids[1] ?? "")
      .execute();
    await zipDocuments.work({ key }, never);
    expect(await world.row(key)).toMatchObject({
      state: "READY",
      documents: [ids[0]],
      refused: [{ id: ids[1], name: "Closing.pdf", code: "documents.confidential" }],
    });
  });

  test("somebody who is shut out gets nothing", async () => {
    const { owner, key } = await started();
    await db()
      .updateTable("users")
      .set({ status: "BLOCKED" })
      .where("key", "=", owner.user_key)
      .execute();
    await zipDocuments.work({ key }, never);
    expect(await world.row(key)).toMatchObject({
      state: "FAILED",
      failure: "downloads.nothing-allowed",
    });
  });
});

test("a zip that is done is not made again, nor one that was removed", async () => {
  const { key: as } = await world.buyer();
  const { id } = await world.document();
  const { body } = await world.app.call("POST /downloads", { as, body: { documents: [id] } });
  await world.queue.idle();
  const before = await world.row(body.key);
  const files = (await world.files()).length;
  await zipDocuments.work({ key: body.key }, new AbortController().signal);
  await zipDocuments.work({ key: "removed" }, new AbortController().signal);
  expect(await world.row(body.key)).toEqual(before);
  expect((await world.files()).length).toBe(files);
});

test("documents whose bytes are gone are left out of the zip, whose contents name them", async () => {
  const { key: as } = await world.buyer();
  const there = await world.document({ name: "There.pdf" });
  const gone = await world.document({ name: "Gone.pdf" });
  await rm(path.join(world.data, "assets", gone.storage_key));
  const documents = [there.id, gone.id];
  const { body } = await world.app.call("POST /downloads", { as, body: { documents } });
  await world.queue.idle();
  const row = await world.row(body.key);
  expect(row).toMatchObject({
    state: "READY",
    documents: [there.id],
    refused: [{ id: gone.id, name: "Gone.pdf", code: "documents.file-missing" }],
  });
});

test("a document whose bytes are gone: the reader is told so, once", async () => {
  const { key: as } = await world.buyer();
  const gone = await world.document();
  await rm(path.join(world.data, "assets", gone.storage_key));
  const files = (await world.files()).length;
  const { body } = await world.app.call("POST /downloads", { as, body: { documents: [gone.id] } });
  await world.queue.idle();
  const { body: told } = await world.app.call("GET /downloads/:key", {
    as,
    params: { key: body.key },
  });
  expect(told).toMatchObject({
    state: "FAILED",
    failure: expect.stringMatching(/no longer there/),
  });
  expect([world.failures.length, (await world.files()).length]).toEqual([0, files]);
  expect(told.can).toEqual({ again: true });
  // Stored again meanwhile: the same documents are asked for once more.
  await putAsset(gone.storage_key, Buffer.from("%PDF-1.7 "));
  const again = (key: string, by?: string) =>
    world.app.call("POST /downloads/:key/again", { ...(by && { as: by }), params: { key } });
  expect((await again(body.key)).status).toBe(401);
  expect((await again(body.key, (await world.buyer()).key)).status).toBe(404);
  const { body: next } = await again(body.key, as);
  expect(next).toMatchObject({ documents: 1, can: { again: false } });
  // It may be in hand already.
  expect(["WAITING", "WORKING", "READY"]).toContain(next.state);
  expect((await again(next.key, as)).body).toMatchObject({ code: "downloads.not-repeatable" });
  await world.queue.idle();
  expect(await world.row(next.key)).toMatchObject({ state: "READY" });
  expect(await world.row(body.key)).toBeUndefined();
});
