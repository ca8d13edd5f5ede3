import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startAssets } from "./assets.ts";
import { receive, startScanning } from "./receive.ts";
import { eicar, type TestClamd, testClamd } from "./testing-clamd.ts";

let data: string;
let clamd: TestClamd;
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-receive-"));
  startAssets({ data });
  clamd = await testClamd();
});
afterEach(() => startScanning(undefined));
afterAll(async () => {
  await clamd.close();
  await rm(data, { recursive: true });
});

const left = () => readdir(path.join(data, "assets/.incoming")).catch(() => []);
const parts = (...each: Buffer[]) => Readable.from(each, { objectMode: false });
const large = Array.from({ length: 40 }, (_, n) => Buffer.alloc(100_000, n));

test("without a scanner a file is taken in, and says that it was not searched", async () => {
  const file = await receive(parts(eicar));
  expect(file).toMatchObject({ size: eicar.length, scanned_at: null });
  await rm(file.path);
});

describe("with a scanner", () => {
  test("a clean file is searched whole while it comes", async () => {
    startScanning(clamd.address);
    const file = await receive(parts(...large, Buffer.alloc(0)));
    expect(clamd.searched.at(-1)).toBe(4_000_000);
    expect(file.scanned_at).toBeInstanceOf(Date);
    expect((await readFile(file.path)).equals(Buffer.concat(large))).toBe(true);
    await rm(file.path);
  });

  test("one with a virus is refused with its name, and nothing is left of it", async () => {
    startScanning(clamd.address);
    const middle = eicar.length >> 1;
    const split = [...large, eicar.subarray(0, middle), eicar.subarray(middle), ...large];
    await expect(receive(parts(...split))).rejects.toMatchObject({
      code: "documents.infected",
      status: 422,
      data: { signature: "Eicar-Test-Signature" },
    });
    expect(await left()).toEqual([]);
  });

  test("a sender that breaks off is its own failure", async () => {
    startScanning(clamd.address);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw new Error("connection lost");
      })(),
    );
    await expect(receive(broken)).rejects.toThrow("connection lost");
    expect(await left()).toEqual([]);
  });
});

describe("what cannot be searched is not kept", () => {
  const unavailable = { code: "documents.scanner-unavailable", status: 503 };
  const refuses = async (content: Readable) => {
    await expect(receive(content)).rejects.toMatchObject(unavailable);
    expect(await left()).toEqual([]);
  };

  test("nobody listens", async () => {
    const gone = await testClamd();
    await gone.close();
    startScanning(gone.address);
    await refuses(parts(Buffer.from("x")));
    startScanning({ path: path.join(data, "no.ctl") });
    await refuses(parts(Buffer.from("x")));
  });

  test("it takes no file of that length, and says so before its end", async () => {
    const short = await testClamd({ longest: 1_000_000 });
    startScanning(short.address);
    await refuses(parts(...large));
    await short.close();
  });

  test.each([
    ["hangs up", ""],
    ["says something else", "stream: Can't allocate memory ERROR\0"],
    ["speaks another protocol", "HTTP/1.1 400 Bad Request\r\n\r\n"],
  ])("it %s", async (_what, answer) => {
    const other = createServer((socket) => {
      socket.on("error", () => {});
      socket.resume().end(answer);
    });
    const socket = path.join(data, "other.ctl");
    await new Promise<void>((resolve) => other.listen(socket, resolve));
    startScanning({ path: socket });
    await refuses(parts(...large));
    await new Promise((resolve) => other.close(resolve));
  });
});
