import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { freePort, startNeroli } from "../../e2e/start-neroli.ts";
import {
  checkAssets,
  deleteAsset,
  openAsset,
  putAsset,
  sizeOfAsset,
  startAssets,
} from "../../server/src/kernel/assets/assets.ts";
import type { S3Settings } from "../../server/src/kernel/config.ts";
import { until } from "../chaos/asking.ts";
import { type Peer, start, type Tools } from "./peer.ts";

const program = { package: "github.com/versity/versitygw/cmd/versitygw", version: "v1.8.0" };
const bucket = "neroli";
const keys = { access_key_id: "neroli", secret_access_key: "of-the-store" };
const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const megabyte = 1024 * 1024;
/** Files that are being written while the store is killed, and how large each is. */
const kill = { files: 200, bytes: 3 * megabyte };

/** A store of files that takes nothing without the signed hash of what is sent. */
export const s3: Peer = {
  name: "s3",
  target:
    "files live in a real S3 store: whole, in parts, empty, large, replaced and deleted; the product's own, too; one that is killed has kept what it had taken",
  async run(tools) {
    const gateway = await tools.fromGo(program.package, program.version);
    const data = await mkdtemp(path.join(tmpdir(), "neroli-peer-"));
    tools.onClose(() => rm(data, { recursive: true }));
    const store = await startStore(tools, gateway, path.join(data, "store"));
    const settings = { ...store.settings };
    startAssets({ data: path.join(data, "ours"), s3: settings });
    await checkAssets(fail);
    const wrong = await countWrong();
    const refusals = await countRefusals(path.join(data, "ours"), settings);
    startAssets({ data: path.join(data, "ours"), s3: settings });
    const { taken, lost } = await killStore(store);
    const { pictures, broken } = await askProduct(tools, settings, path.join(data, "product"));
    return {
      holds: wrong.length === 0 && refusals === 3 && taken > 0 && lost === 0 && broken === 0,
      figures: {
        version: program.version,
        "wrong answers": wrong.join(", ") || 0,
        "refused with a sentence": refusals,
        "taken before and after it was killed": taken,
        "of these lost": lost,
        "pictures of the product": pictures,
        "of these broken": broken,
        "files in the store": (await readdir(path.join(data, "store"), { recursive: true })).length,
      },
    };
  },
};

interface Store {
  settings: S3Settings;
  kill(): void;
  start(): Promise<void>;
}

async function startStore(tools: Tools, gateway: string, folder: string): Promise<Store> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  // Folders are its buckets.
  await mkdir(path.join(folder, bucket), { recursive: true });
  const secrets = ["--access", keys.access_key_id, "--secret", keys.secret_access_key];
  const args = [...secrets, "--port", `127.0.0.1:${port}`, "--quiet", "posix", folder];
  let child: ReturnType<typeof start> | undefined;
  const store = {
    settings: { endpoint, bucket, region: "us-east-1", ...keys },
    kill: () => void child?.kill("SIGKILL"),
    async start() {
      child = start(tools, gateway, { args, env: {} });
      await until(async () => (await fetch(endpoint)).status === 403);
    },
  };
  await store.start();
  return store;
}

const fail = (error: unknown) => {
  throw error;
};

const read = async (key: string, range?: { start: number; end: number }) =>
  buffer(await openAsset(key, range));

/** Which of all that is asked of a store does not hold. */
async function countWrong(): Promise<string[]> {
  const wrong: string[] = [];
  const expect = (what: string, holds: boolean) => holds || wrong.push(what);
  const large = randomBytes(64 * megabyte);
  await putAsset("ab/large.bin", Readable.from(partsOf(large)));
  expect("large", (await read("ab/large.bin")).equals(large));
  const range = { start: megabyte - 1, end: 9 * megabyte };
  expect(
    "part",
    (await read("ab/large.bin", range)).equals(large.subarray(range.start, range.end + 1)),
  );
  await putAsset("ab/large.bin", Buffer.from("small"));
  expect("replaced", (await read("ab/large.bin")).toString() === "small");
  expect("size", (await sizeOfAsset("ab/large.bin")) === 5);
  await putAsset("empty", Buffer.alloc(0));
  expect("empty", (await read("empty")).length === 0);
  await deleteAsset("ab/large.bin");
  await deleteAsset("ab/large.bin");
  expect("deleted", (await sizeOfAsset("ab/large.bin")) === null);
  const gone = await openAsset("ab/large.bin").catch((error) => error.code);
  expect("gone", gone === "documents.file-missing");
  return wrong;
}

function* partsOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += megabyte) yield bytes.subarray(at, at + megabyte);
}

/** Of another bucket, another key and another secret: each a sentence that names what is wrong. */
async function countRefusals(data: string, settings: S3Settings): Promise<number> {
  const others = [
    [{ bucket: "elsewhere" }, /The bucket "elsewhere" \(S3_BUCKET\) is not there/],
    [{ access_key_id: "somebody" }, /refuses the key "somebody"|access key/],
    [{ secret_access_key: "guessed" }, /S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY or the rights/],
  ] as const;
  let told = 0;
  for (const [other, sentence] of others) {
    startAssets({ data, s3: { ...settings, ...other } });
    const message = await checkAssets(fail).catch((error: Error) => error.message);
    if (message && sentence.test(message)) told++;
    else console.error(`${JSON.stringify(other)}: ${message}`);
  }
  return told;
}

/** What was said to be stored while the store is killed and begins anew is there, to the byte. */
async function killStore(store: Store): Promise<{ taken: number; lost: number }> {
  const taken = new Map<string, string>();
  let next = 0;
  const writer = async () => {
    while (next < kill.files) {
      const key = `kill/${next++}`;
      const bytes = randomBytes(kill.bytes);
      const done = await putAsset(key, bytes).catch(() => null);
      if (done) taken.set(key, hashOf(bytes));
    }
  };
  const writers = Promise.all([writer(), writer(), writer(), writer()]);
  await until(async () => taken.size >= kill.files / 4);
  store.kill();
  await store.start();
  await writers;
  let lost = 0;
  for (const [key, hash] of taken) if (hashOf(await read(key)) !== hash) lost++;
  return { taken: taken.size, lost };
}

/** The demonstration keeps its files there, and shows its pictures. */
async function askProduct(tools: Tools, settings: S3Settings, folder: string) {
  const neroli = await startNeroli(folder, {
    more: {
      S3_ENDPOINT: settings.endpoint ?? "",
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.access_key_id,
      S3_SECRET_ACCESS_KEY: settings.secret_access_key,
    },
  });
  tools.onClose(() => neroli.stop());
  const page = await (await fetch(`${neroli.origin}/company/velouria-actives`)).text();
  const found = page.matchAll(/src="(\/api\/images\/[^"\s]+)"/g);
  const addresses = new Set([...found].map(([, address = ""]) => address));
  let broken = 0;
  for (const address of addresses) {
    const answer = await fetch(neroli.origin + address);
    const { length } = Buffer.from(await answer.arrayBuffer());
    if (answer.status === 200 && length > 0) continue;
    broken++;
    console.error(`${address}: ${answer.status}`);
  }
  return { pictures: addresses.size, broken: addresses.size === 0 ? 1 : broken };
}
