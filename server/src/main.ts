import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beginCatalogue } from "./catalogue/upkeep/begin-catalogue.ts";
import { type Config, readConfig, unknownSettings } from "./kernel/config.ts";
import { prepareData } from "./kernel/data/prepare-data.ts";
import { connect, disconnect, hurryWhenAway } from "./kernel/db/db.ts";
import { assertUsable } from "./kernel/db/explain-refusal.ts";
import { migrate } from "./kernel/db/migrate.ts";
import { nameSlowQueries } from "./kernel/db/note-query.ts";
import { openForServer } from "./kernel/db/open-embedded.ts";
import { startErrorReports } from "./kernel/error-reports/reports.ts";
import { assertPortFree } from "./kernel/http/assert-port-free.ts";
import { inSources } from "./kernel/log/in-sources.ts";
import { log, report } from "./kernel/log/log.ts";
import { takeStrayLines } from "./kernel/log/stray-lines.ts";
import { startTraces } from "./kernel/monitoring/start-traces.ts";
import { outliveOutput } from "./kernel/outlive-output.ts";
import { type Stop, stopAll } from "./kernel/stop-all.ts";

/** How to stop what has been started, in order; called from the last to the first. */
const stops: Stop[] = [];

async function openDatabase(config: Config): Promise<string> {
  let url = config.database_url;
  if (url) {
    await assertUsable(url);
  } else {
    const embedded = await openForServer(config.data);
    url = embedded.url;
    stops.push(embedded.close);
  }
  await migrate(url);
  connect(url, { replica_url: config.database_replica_url });
  stops.push(disconnect);
  return url;
}

/** Milliseconds in which the database and the threads are on their way. */
const headStart = 100;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  for (const name of unknownSettings(process.env)) log.warn({ name }, "no such setting");
  await assertPortFree(config);
  await prepareData(config.data);
  const snapshots = path.join(config.data, "catalogue");
  const begun = beginCatalogue(snapshots);
  stops.push(await startTraces(process.env));
  if (config.error_reports) {
    stops.push(startErrorReports(config.error_reports));
  }
  nameSlowQueries(config.slow_query);
  const opening = openDatabase(config);
  // Heard of where it is waited for.
  opening.catch(() => {});
  // While the code of the server is loaded nothing else goes on in this thread: what others do
  // meanwhile is begun before.
  await Promise.race([opening, pause(headStart)]);
  const { startServer } = await import("./start-server.ts");
  await startServer(config, { url: await opening, snapshots, begun, stops });
  // Whoever keeps it running (tools/keep-running.mjs) starts it again from now on.
  process.send?.("up");
}

outliveOutput();
log.level = "info";
takeStrayLines();

let stopping: Promise<void> | undefined;

/** A second signal, or one during a failed start, waits for the same end. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    const longest = await hurryWhenAway();
    await stopAll(stops, { report, longest });
  })();
  return stopping;
}

function sentence(error: unknown): string {
  // Refusals of our own are one sentence; anything else is a defect and needs its stack.
  if (error instanceof Error && error.name === "StartError") return error.message;
  return error instanceof Error ? inSources(error.stack ?? error.message) : String(error);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void stop().then(() => process.exit(0)));
}

// Whoever keeps it running is gone: nobody else would end it.
if (process.connected) process.once("disconnect", () => void stop().then(() => process.exit(0)));

try {
  await start();
} catch (error) {
  // To who started it, and to who reads the log.
  process.stderr.write(`${sentence(error)}\n`);
  if (!process.stdout.isTTY) log.fatal({ err: error }, "the server could not start");
  await stop();
  process.exit(1);
}
