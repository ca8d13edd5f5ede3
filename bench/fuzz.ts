import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { demoAccounts } from "../server/src/demo/accounts.ts";
import { seedDemo } from "../server/src/demo/seed.ts";
import { createAccessToken } from "../server/src/identity/factory.ts";
import { startAssets } from "../server/src/kernel/assets/assets.ts";
import { connect, disconnect, longWork } from "../server/src/kernel/db/db.ts";
import { startEmbedded } from "../server/src/kernel/db/embedded.ts";
import { migrate } from "../server/src/kernel/db/migrate.ts";
import { fuzz, knownTo } from "../server/src/kernel/testing/fuzz/run.ts";

// npm run fuzz [-- --seed 1 --count 20000 --from 0 --minutes 20]: every call of the contract and the
// pages, with values by their schemas and with broken ones, as every role, at a server of its own.
// Nothing may be answered by 5xx, nothing may hang, and the memory stays as it is. The same seed
// makes the same inputs; --from N --count 1 sends one of them alone.

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "20000" },
    from: { type: "string", default: "0" },
    minutes: { type: "string", default: "20" },
  },
});
const [seed, count, from] = [values.seed, values.count, values.from].map(Number) as [
  number,
  number,
  number,
];
const target = "no answer of 5xx, none missing or after 10 s, memory grown by a quarter at most";
/** What the memory of the second half may be, as a part of that of the second quarter. */
const growth = 1.25;
const main = path.join(import.meta.dirname, "../server/build/main.js");

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

const data = await mkdtemp(path.join(tmpdir(), "neroli-fuzz-"));
const port = await freePort();
const origin = `http://localhost:${port}`;
const database = await startEmbedded(data, { durable: false });
await migrate(database.url);
connect(database.url);
startAssets({ data });
await longWork(seedDemo);
const tokens = await Promise.all(
  demoAccounts.map(({ key }) => createAccessToken({ origin, user_key: key, expires_in: 14_400 })),
);
await disconnect();

const child = spawn(process.execPath, [main], {
  env: {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    NEROLI_ORIGIN: origin,
    NEROLI_DATA: data,
    NEROLI_DEMO: "on",
    DATABASE_URL: database.url,
  },
  stdio: ["ignore", "pipe", "inherit"],
});
let ended: number | null | undefined;
child.once("exit", (code) => {
  ended = code;
});
const failedLines: string[] = [];
let said = "";
const ready = new Promise<void>((resolve, reject) => {
  child.once("exit", () => reject(new Error(`the server ended: ${said}`)));
  child.stdout.on("data", (chunk: Buffer) => {
    const text = chunk.toString();
    failedLines.push(...text.split("\n").filter((line) => line.includes('"msg":"unexpected"')));
    if (said.includes(origin)) return;
    said += text;
    if (said.includes(origin)) resolve();
  });
});

/** Megabytes that the server holds. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}

try {
  await ready;
  const all = ["", ...tokens];
  const known = await knownTo(all, port);
  const until = performance.now() + Number(values.minutes) * 60_000;
  const isOver = () => performance.now() > until || ended !== undefined;
  const held: number[] = [];
  const outcome = await fuzz({
    world: { seed, tokens: all, known, pages: true },
    port,
    count,
    from,
    isOver,
    onInput: (done) => {
      if (done % 100 === 0) void memory().then((megabytes) => held.push(megabytes));
      if (done % 1_000 === 0) process.stderr.write(`${done} of ${count}\n`);
    },
  });
  for (const { input, what, curl, content } of outcome.failures.slice(0, 50)) {
    console.log(`seed ${seed}, input ${input}: ${what}\n${curl.slice(0, 3_000)}\n${content}\n`);
  }
  for (const line of failedLines.slice(0, 20)) console.log(line);
  const median = (from: number, to: number) =>
    held
      .slice(Math.floor(held.length * from), Math.ceil(held.length * to))
      .toSorted((a, b) => a - b)
      .at(Math.floor((held.length * (to - from)) / 2)) ?? 0;
  const memory_mb = { second_quarter: median(0.25, 0.5), last_quarter: median(0.75, 1) };
  const { failures, ...figures } = outcome;
  const counts = Object.groupBy(failures, ({ what }) => (/^5/.test(what) ? "failed" : "silent"));
  const holds =
    failures.length === 0 &&
    ended === undefined &&
    outcome.inputs === count &&
    (count < 5_000 || memory_mb.last_quarter <= memory_mb.second_quarter * growth);
  console.log(
    JSON.stringify({
      name: "fuzz",
      target,
      holds,
      seed,
      ...figures,
      failed: counts.failed?.length ?? 0,
      hung: counts.silent?.length ?? 0,
      memory_mb,
    }),
  );
  process.exitCode = holds ? 0 : 1;
} finally {
  child.kill("SIGTERM");
  if (ended === undefined) await once(child, "exit");
  await database.stop();
  await rm(data, { recursive: true, force: true });
}
