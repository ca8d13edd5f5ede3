import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { tokenOf } from "../../e2e/session-of.ts";
import { startNeroli } from "../../e2e/start-neroli.ts";
import { readKnownFiles } from "../../server/src/backups/queries/read-shape.ts";
import { findMissing, startAssets } from "../../server/src/kernel/assets/assets.ts";
import { openConnection } from "../../server/src/kernel/db/connection.ts";
import { startEmbedded } from "../../server/src/kernel/db/embedded.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";
import { send } from "./writing.ts";

/** What a database is known by: those that nothing but people and a restore change. */
const tables = ["companies", "products", "assets", "requests", "request_messages"];

interface Found {
  contents: string;
  missing: number;
  /** The database of before stands beside the one that a restore has begun to fill. */
  aside: boolean;
}

/** A restore over a database in use is killed, early and late. */
export const restoreKilled: Scenario = {
  name: "restore-killed",
  target:
    "after a restore that is killed at any moment all is as it was before, or all as in the archive, no file is missing, and the next restore succeeds",
  rounds: 8,
  async run(chaos: Chaos) {
    const folder = await chaos.dataFolder();
    const archive = path.join(await chaos.emptyFolder(), "archive");
    await ended(program("backup", folder, [archive]));
    const restore = () => program("restore", folder, [archive, "--replace"]);
    const archived = (await look(folder)).contents;
    const began = performance.now();
    await ended(restore());
    const milliseconds = performance.now() - began;
    const counted = { before: 0, archive: 0, neither: 0, aside: 0, missing: 0 };
    for (let round = 0; round < chaos.rounds; round += 1) {
      await write(folder);
      const before = (await look(folder)).contents;
      const restoring = restore();
      // One that is quicker than the first ends before it is killed.
      const over = once(restoring, "exit");
      await pause(((round + chaos.random()) / chaos.rounds) * milliseconds);
      restoring.kill("SIGKILL");
      await over;
      if ((await look(folder)).aside) counted.aside += 1;
      await (await startNeroli(folder)).stop();
      const { contents, missing } = await look(folder);
      counted.missing += missing;
      if (contents === before) counted.before += 1;
      else counted[contents === archived ? "archive" : "neither"] += 1;
    }
    await write(folder);
    await ended(restore());
    const last = await look(folder);
    return {
      holds:
        counted.neither + counted.missing + last.missing === 0 &&
        counted.aside > 0 &&
        last.contents === archived,
      figures: {
        "a restore takes, ms": Math.round(milliseconds),
        killed: chaos.rounds,
        "of these in the midst of filling": counted.aside,
        "as before": counted.before,
        "as in the archive": counted.archive,
        neither: counted.neither,
        "files missing": counted.missing + last.missing,
        "restored at last": last.contents === archived ? "as in the archive" : "something else",
      },
    };
  },
};

function program(name: "backup" | "restore", data: string, args: string[]): ChildProcess {
  const file = new URL(`../../server/src/backups/program/${name}.ts`, import.meta.url);
  const env = { ...process.env, NODE_ENV: "production", NEROLI_DATA: data };
  const stdio = ["ignore", "ignore", "inherit"] as const;
  return spawn(process.execPath, [fileURLToPath(file), ...args], { env, stdio: [...stdio] });
}

async function ended(child: ChildProcess): Promise<void> {
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${child.spawnargs.join(" ")} ended with ${code}`);
}

/** Something that the archive does not have. */
async function write(folder: string): Promise<void> {
  const { origin, stop } = await startNeroli(folder);
  const token = await tokenOf(origin, "buyer@neroli.example");
  const contact = { full_name: "Clara", company: "Maren Holt", department: "QUALITY" };
  const message = crypto.randomUUID();
  const body = { type: "CONTACT", company: "velouria-actives", message, contact };
  if (!(await send(origin, { token, address: "/requests", body }))) throw new Error("not written");
  await stop();
}

/** What is in the database and the store while nobody is at work. */
async function look(folder: string): Promise<Found> {
  const { url, stop } = await startEmbedded(folder);
  startAssets({ data: folder });
  const client = await openConnection(url);
  try {
    const { rows } = await client.query<{ aside: boolean }>(
      "select to_regnamespace('before_restore') is not null as aside",
    );
    const aside = rows[0]?.aside ?? false;
    if (aside) return { contents: "", missing: 0, aside };
    const hashOf = (name: string) =>
      `(select md5(string_agg(t::text, ' ' order by t::text)) from ${name} t) as ${name}`;
    const hashes = await client.query<object>(`select ${tables.map(hashOf).join(", ")}`);
    const missing = (await findMissing(await readKnownFiles(client))).size;
    return { contents: JSON.stringify(hashes.rows[0]), missing, aside };
  } finally {
    await client.end();
    await stop();
  }
}
