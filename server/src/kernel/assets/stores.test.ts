import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { StartError } from "../start-error.ts";
import { checkAssets, deleteAsset, openAsset, putAsset, startAssets } from "./assets.ts";
import { type TestS3, testS3 } from "./testing-s3.ts";

let data: string;
let s3: TestS3;
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-stores-"));
  s3 = await testS3();
});
afterAll(async () => {
  await s3.close();
  await rm(data, { recursive: true });
});

const read = async (key: string, range?: { start: number; end: number }) =>
  buffer(await openAsset(key, range));
const filesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const unreported = (error: unknown) => {
  throw error;
};
const incoming = () => filesOf(path.join(data, "assets/.incoming"));
const megabyte = 1024 * 1024;

// What holds for one store holds for the other: nothing above them knows which one it has.
describe.each(["the data folder", "an S3-compatible store"])("%s", (which) => {
  beforeEach(() => {
    startAssets({ data, ...(which === "the data folder" ? {} : { s3: s3.settings }) });
  });

  test("bytes come back as they were stored", async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    expect(await putAsset("ab/one.pdf", bytes)).toEqual({ size: 5 });
    expect(await read("ab/one.pdf")).toEqual(bytes);
  });

  test("a stream is stored whole, a part of it can be read, and a second one replaces it", async () => {
    const parts = Array.from({ length: 12 }, (_, n) => Buffer.alloc(megabyte, n));
    expect(await putAsset("big", Readable.from(parts))).toEqual({ size: 12 * megabyte });
    expect((await read("big")).equals(Buffer.concat(parts))).toBe(true);
    const range = { start: megabyte - 1, end: megabyte };
    expect([...(await read("big", range))]).toEqual([0, 1]);
    await putAsset("big", Readable.from([Buffer.from("small")]));
    expect((await read("big")).toString()).toBe("small");
  });

  test("an empty file is one", async () => {
    expect(await putAsset("empty", Buffer.alloc(0))).toEqual({ size: 0 });
    expect((await read("empty")).length).toBe(0);
  });

  test("what breaks off leaves nothing, and what was there stays", async () => {
    await putAsset("kept", Buffer.from("before"));
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(megabyte);
        throw new Error("connection lost");
      })(),
    );
    await expect(putAsset("kept", broken)).rejects.toThrow("connection lost");
    expect((await read("kept")).toString()).toBe("before");
    expect(await incoming()).toEqual([]);
  });

  test("deleting frees the key, and deleting nothing is no error", async () => {
    await putAsset("gone", Buffer.from("x"));
    await deleteAsset("gone");
    await deleteAsset("gone");
    await expect(openAsset("gone")).rejects.toMatchObject({ code: "documents.file-missing" });
  });

  test.each(["../outside", "/etc/passwd", "a/../../b", ".incoming/x", "", "a//b", "a\0b"])(
    "the key %j is refused",
    async (key) => {
      await expect(putAsset(key, Buffer.from("x"))).rejects.toThrow("not a storage key");
      await expect(openAsset(key)).rejects.toThrow("not a storage key");
      await expect(deleteAsset(key)).rejects.toThrow("not a storage key");
      expect(await incoming()).toEqual([]);
    },
  );

  test("it can be started with", () => expect(checkAssets(unreported)).resolves.toBeUndefined());
});

describe("a store that is away", () => {
  const unavailable = { code: "documents.store-unavailable", status: 503 };
  beforeEach(() => startAssets({ data, s3: s3.settings }));

  test("in the middle of a file: nothing is there of it, and it can be sent again", async () => {
    s3.cutAfter(2 * megabyte);
    const bytes = Buffer.alloc(8 * megabyte, "neroli");
    await expect(putAsset("cut", bytes)).rejects.toMatchObject(unavailable);
    await expect(openAsset("cut")).rejects.toThrow("documents.file-missing");
    expect(await incoming()).toEqual([]);
    await putAsset("cut", bytes);
    expect((await read("cut")).equals(bytes)).toBe(true);
  });

  test("altogether: each call says so, and when it is back it goes on", async () => {
    await putAsset("there", Buffer.from("x"));
    await s3.stop();
    await expect(putAsset("new", Buffer.from("x"))).rejects.toMatchObject(unavailable);
    await expect(openAsset("there")).rejects.toMatchObject(unavailable);
    await expect(deleteAsset("there")).rejects.toMatchObject(unavailable);
    // Pages are served without it: the start does not wait for it.
    const reported: unknown[] = [];
    await checkAssets((error) => void reported.push(String(error)));
    expect(reported).toEqual([`Error: Files at ${s3.settings.endpoint} cannot be reached yet.`]);
    await s3.start();
    expect((await read("there")).toString()).toBe("x");
    await expect(openAsset("new")).rejects.toThrow("documents.file-missing");
  });
});

describe("a store that can never work as it is set ends the start with a sentence", () => {
  const check = (settings: Partial<TestS3["settings"]>) => {
    startAssets({ data, s3: { ...s3.settings, ...settings } });
    return checkAssets(unreported);
  };

  test("no such bucket", async () => {
    const refused = check({ bucket: "elsewhere" });
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      `The bucket "elsewhere" (S3_BUCKET) is not there at ${s3.settings.endpoint}: ` +
        "create it, or name another.",
    );
  });

  test("no such host", async () => {
    await expect(check({ endpoint: "http://store.invalid" })).rejects.toThrow(
      "There is no host of the name that S3_ENDPOINT or S3_REGION leads to (http://store.invalid).",
    );
  });

  test.each([{ access_key_id: "SOMEBODY" }, { secret_access_key: "guessed" }])(
    "wrong keys: %j",
    async (keys) => {
      const refused = check(keys);
      await expect(refused).rejects.toThrow(StartError);
      await expect(refused).rejects.toThrow("S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY or the rights");
      await expect(putAsset("x", Buffer.from("x"))).rejects.toMatchObject({
        code: "documents.store-unavailable",
      });
    },
  );
});
