import { access, constants, readFile } from "node:fs/promises";
import { createConnection } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { assertEngine } from "./catalogue/opensearch/engine/connect.ts";
import { readKeys } from "./identity/tokens/external.ts";
import { openPlaces } from "./interactions/recording/country-of.ts";
import { checkAssets, startAssets } from "./kernel/assets/assets.ts";
import { type Config, readConfig, unknownSettings } from "./kernel/config.ts";
import { assertStandby, assertUsable } from "./kernel/db/explain-refusal.ts";
import { assertPortFree } from "./kernel/http/assert-port-free.ts";
import { checkSmtp } from "./kernel/mail/check-smtp.ts";
import { runProgram } from "./kernel/run-program.ts";

// npm start -- --check: says whether a start would succeed, and starts and changes nothing. In the
// store of files it writes an empty object and removes it, as nothing else tells whether it may.

interface Look {
  /** What is looked at, and where. */
  name: string;
  /** Throws in a sentence why it cannot be used. */
  look(): Promise<unknown>;
}

/** Milliseconds for one that does not answer. */
const patience = 10_000;

const reported = (check: (report: (error: unknown) => void) => Promise<void>) => async () => {
  let told: unknown;
  await check((error) => {
    told ??= error;
  });
  if (told) throw told;
};

/** What these settings lead to; each of it is asked at the same time. */
function looksOf(config: Config): Look[] {
  const {
    clamd,
    database_replica_url: replica,
    database_url,
    geoip,
    identity_provider,
    s3,
    search,
    smtp_url,
  } = config;
  const looks: Look[] = [
    { name: `port ${config.port} of ${config.listen}`, look: () => assertOurs(config) },
    { name: `data folder ${config.data}`, look: () => assertWritable(config.data) },
  ];
  if (database_url) looks.push({ name: "database", look: () => assertUsable(database_url) });
  if (replica && database_url) {
    looks.push({ name: "standby", look: () => assertStandby(replica, database_url) });
  }
  if (search) {
    looks.push({
      name: `OpenSearch ${search.nodes.map(hostOf)}`,
      look: () => assertEngine(search),
    });
  }
  if (s3) {
    startAssets(config);
    looks.push({ name: `files in the bucket ${s3.bucket}`, look: reported(checkAssets) });
  }
  if (smtp_url) {
    const look = reported((report) => checkSmtp(smtp_url, report));
    looks.push({ name: `mail server ${new URL(smtp_url).host}`, look });
  }
  if (clamd) looks.push({ name: "clamd", look: () => connectTo(clamd) });
  if (identity_provider) {
    const { issuer } = identity_provider;
    looks.push({ name: `identity provider ${issuer}`, look: () => readKeys(issuer) });
  }
  if (geoip) looks.push({ name: `countries by ${geoip}`, look: () => assertPlaces(geoip) });
  return looks;
}

const hostOf = (address: string): string => new URL(address).host;

/** Free, or the port of a Neroli that runs already: settings are tried beside it. */
async function assertOurs(config: Config): Promise<void> {
  try {
    await assertPortFree(config);
  } catch (error) {
    const signal = AbortSignal.timeout(1_000);
    const host = config.listen.includes(":") ? "[::1]" : "127.0.0.1";
    const answer = await fetch(`http://${host}:${config.port}/health/live`, { signal })
      .then((response) => response.json() as Promise<{ status?: string }>)
      .catch(() => null);
    if (answer?.status !== "live") throw error;
  }
}

/** The folder, or the one that it would be made in. */
async function assertWritable(folder: string): Promise<void> {
  for (let place = folder; ; place = path.dirname(place)) {
    try {
      return await access(place, constants.W_OK | constants.X_OK);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOENT" && place !== path.dirname(place)) continue;
      throw new Error(`This account may not write to ${place}.`);
    }
  }
}

async function assertPlaces(file: string): Promise<void> {
  await readFile(file);
  await openPlaces(file);
}

function connectTo(address: NonNullable<Config["clamd"]>): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(address, () => {
      socket.destroy();
      resolve();
    });
    socket.once("error", reject);
  });
}

async function outcomeOf({ name, look }: Look): Promise<{ line: string; holds: boolean }> {
  const late = pause(patience, undefined, { ref: false }).then(() => {
    throw new Error(`No answer within ${patience / 1_000} seconds.`);
  });
  try {
    await Promise.race([look(), late]);
    return { line: `ok      ${name}`, holds: true };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { line: `not ok  ${name}: ${why}`, holds: false };
  }
}

async function run(): Promise<void> {
  for (const name of unknownSettings(process.env)) {
    console.log(`unknown ${name} is no setting of this version (README, settings).`);
  }
  const outcomes = await Promise.all(looksOf(readConfig(process.env)).map(outcomeOf));
  for (const { line } of outcomes) console.log(line);
  // Whoever did not answer in time is not waited for.
  process.exit(outcomes.every(({ holds }) => holds) ? 0 : 1);
}

await runProgram(run);
