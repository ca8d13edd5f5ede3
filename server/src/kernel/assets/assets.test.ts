import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deleteAsset, openAsset, putAsset, startAssets } from "./assets.ts";

let data: string;

beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-assets-"));
  startAssets({ data });
});
afterEach(() => rm(data, { recursive: true }));

const files = async () =>
  (await readdir(path.join(data, "assets"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe("assets in the data folder", () => {
  test("bytes come back as they were stored", async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    expect(await putAsset("ab/one.pdf", bytes)).toEqual({ size: 5 });
    expect(await buffer(await openAsset("ab/one.pdf"))).toEqual(bytes);
  });

  test("a stream is stored whole, and a second one replaces the first", async () => {
    const parts = Array.from({ length: 200 }, (_, n) => Buffer.alloc(10_000, n));
    expect(await putAsset("big", Readable.from(parts))).toEqual({ size: 2_000_000 });
    expect(await buffer(await openAsset("big"))).toEqual(Buffer.concat(parts));
    await putAsset("big", Readable.from([Buffer.from("small")]));
    expect((await buffer(await openAsset("big"))).toString()).toBe("small");
    expect(await files()).toEqual(["big"]);
  });

  test("an upload that breaks off leaves nothing, and what was there stays", async () => {
    await putAsset("kept", Buffer.from("before"));
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("half");
        throw new Error("connection lost");
      })(),
    );
    await expect(putAsset("kept", broken)).rejects.toThrow("connection lost");
    expect((await buffer(await openAsset("kept"))).toString()).toBe("before");
    expect(await files()).toEqual(["kept"]);
  });

  test("deleting frees the key, and deleting nothing is no error", async () => {
    await putAsset("gone", Buffer.from("x"));
    await deleteAsset("gone");
    await deleteAsset("gone");
    await expect(openAsset("gone")).rejects.toThrow("ENOENT");
  });

  test.each(["../outside", "/etc/passwd", "a/../../b", ".incoming/x", "", "a//b", "a\0b"])(
    "the key %j is refused",
    async (key) => {
      await expect(putAsset(key, Buffer.from("x"))).rejects.toThrow("not a storage key");
      await expect(openAsset(key)).rejects.toThrow("not a storage key");
      await expect(deleteAsset(key)).rejects.toThrow("not a storage key");
    },
  );
});
