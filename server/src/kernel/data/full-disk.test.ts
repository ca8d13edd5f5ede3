import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openAsset, putAsset, startAssets } from "../assets/assets.ts";
import { openConnection } from "../db/connection.ts";
import { startEmbedded } from "../db/embedded.ts";
import type { Letter } from "../mail/letter.ts";
import { sendMail, startMail } from "../mail/mail.ts";
import { isOutage } from "../outage.ts";
import { mayMount, mount, unmount } from "../testing/mount.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let home: string;
let data: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "neroli-full-"));
  data = path.join(home, "data");
  await mkdir(data);
});
afterEach(async () => {
  unmount(data);
  await rm(home, { recursive: true });
});

const withDisk = (megabytes: number) => mount("-t", "tmpfs", "-o", `size=${megabytes}m`, "d", data);
const all = () => path.join(data, "all");
/** It stays as full as it gets: a file that was cut off is not removed. */
const fill = () => writeFile(all(), Buffer.alloc(400_000_000)).catch(() => {});
const makeRoom = () => rm(all());
const filesOf = (...folder: string[]) => readdir(path.join(data, ...folder)).catch(() => []);
const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

describe.skipIf(!mayMount)("on a full disk", () => {
  test("an upload is told to come again, and nothing is left of it", async () => {
    withDisk(4);
    startAssets({ data });
    await fill();
    await expect(putAsset("one", Buffer.alloc(1_000_000))).rejects.toMatchObject({
      code: "documents.store-unavailable",
      status: 503,
    });
    expect(await filesOf("assets", ".incoming")).toEqual([]);
    await makeRoom();
    await putAsset("one", Buffer.alloc(1_000_000));
    expect(await buffer(await openAsset("one"))).toHaveLength(1_000_000);
  });

  test("a mail is not half written, and is one when there is room", async () => {
    withDisk(4);
    const origin = "https://neroli.example.com";
    startMail({ data, origin });
    await mkdir(path.join(data, "mail"));
    await fill();
    const letter: Letter = {
      ...{ language: "en", subject: "Hello", greeting: "Ada", lines: ["Hello"], footer: "Neroli" },
      button: { label: "Read", address: origin },
    };
    const mail = { id: "one", to: "ada@example.com", letter };
    const failed = await sendMail(mail).catch((error: unknown) => error);
    expect(isOutage(failed)).toBe(true);
    expect(await filesOf("mail")).toEqual([]);
    await makeRoom();
    await sendMail(mail);
    expect(await filesOf("mail")).toHaveLength(1);
  });

  test("the database says so, and goes on by itself when there is room", async () => {
    withDisk(160);
    const { url, keep, stop } = await startEmbedded(data, { durable: false });
    const lost = vi.fn();
    const end = keep(lost);
    const ask = async (statement: string) => {
      const client = await openConnection(url);
      return client.query(statement).finally(() => client.end());
    };
    await ask("create table t (x text)");
    const write = () =>
      ask("insert into t select repeat('x', 2000) from generate_series(1, 20000)");
    await fill();
    const failed = await write().catch((error: unknown) => error);
    expect(isOutage(failed)).toBe(true);
    // Without room for its journal it ends, and is started again until there is.
    const journal = "select pg_logical_emit_message(true, 'a', 'b'), pg_switch_wal()";
    while (await succeeds(ask(journal)));
    const failure = () => ask("select 1").then(String, ({ code }) => code);
    await expect.poll(failure).toBe("ECONNREFUSED");
    await makeRoom();
    await expect.poll(() => succeeds(write())).toBe(true);
    expect(lost).not.toHaveBeenCalled();
    await end();
    await stop();
  });
});
