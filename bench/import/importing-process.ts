import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { askForCheck } from "../../server/src/imports/commands/ask-for-check.ts";
import { runImport } from "../../server/src/imports/commands/run-import.ts";
import { saveMapping } from "../../server/src/imports/commands/save-mapping.ts";
import { uploadImport } from "../../server/src/imports/commands/upload-import.ts";
import { importWork } from "../../server/src/imports/jobs.ts";
import { findRecord } from "../../server/src/imports/queries/read-import.ts";
import { systemActor } from "../../server/src/kernel/actor.ts";
import { startAssets } from "../../server/src/kernel/assets/assets.ts";
import { connect, disconnect } from "../../server/src/kernel/db/db.ts";
import { startQueued } from "../../server/src/kernel/jobs/work-queued.ts";

// A process that imports as the server does, and nothing else: what it takes is what importing takes.

const [order = ""] = process.argv.slice(2);
const { url, data, company, file, mapping, user } = JSON.parse(order);

connect(url);
startAssets({ data });
const actor = { ...systemActor, user_key: user as string };
const before = process.resourceUsage().maxRSS;

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await ask();
  await queue.idle();
  return (performance.now() - started) / 1_000;
}

const queue = await startQueued({
  url,
  jobs: importWork,
  report: (error) => {
    throw error;
  },
});
const upload_started = performance.now();
const id = await uploadImport(actor, {
  company_key: company,
  upload: { data: {}, name: file, content: createReadStream(file) },
});
const upload = (performance.now() - upload_started) / 1_000;
const address = { company_key: company, id };
await saveMapping(actor, { ...address, mapping: JSON.parse(await readFile(mapping, "utf8")) });
const check = await timed(() => askForCheck(actor, address));
const checked = await findRecord(id);
const run = await timed(() => runImport(actor, address));
const done = await findRecord(id);
await queue.stop();
await disconnect();

const { state, created, updated, unchanged, rejected, differing, failure } = done ?? {};
console.log(
  JSON.stringify({
    seconds: { upload, check, run },
    planned: checked?.planned,
    done: { state, created, updated, unchanged, rejected, differing, failure },
    started_mb: Math.round(before / 1_024),
    peak_mb: Math.round(process.resourceUsage().maxRSS / 1_024),
  }),
);
