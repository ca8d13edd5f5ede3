import { availableParallelism } from "node:os";
import path from "node:path";
import { speakUsually } from "@neroli/phrases/spoken-variant.ts";
import { buildApp, buildHealth } from "./app.ts";
import { allJobs, allQueuedJobs } from "./background.ts";
import { allListeners } from "./capabilities.ts";
import { beginCatalogue, startCatalogue } from "./catalogue/upkeep/start-catalogue.ts";
import { printWelcome } from "./demo/print-welcome.ts";
import { seedDemo } from "./demo/seed.ts";
import { switchAccounts } from "./demo/switch-accounts.ts";
import { keepInteractions } from "./interactions/commands/keep-months.ts";
import { openPlaces } from "./interactions/recording/country-of.ts";
import { checkAssets, startAssets } from "./kernel/assets/assets.ts";
import { startScanning } from "./kernel/assets/receive.ts";
import { limitStorage } from "./kernel/company-limits.ts";
import { type Config, readConfig, unknownSettings } from "./kernel/config.ts";
import { currentPortal } from "./kernel/current-portal.ts";
import { prepareData } from "./kernel/data/prepare-data.ts";
import { connect, disconnect, hurryWhenAway, longWork } from "./kernel/db/db.ts";
import { assertUsable } from "./kernel/db/explain-refusal.ts";
import { migrate } from "./kernel/db/migrate.ts";
import { nameSlowQueries } from "./kernel/db/note-query.ts";
import { openForServer } from "./kernel/db/open-embedded.ts";
import { useNameServers } from "./kernel/dns.ts";
import { startErrorReports } from "./kernel/error-reports/reports.ts";
import { startFlags } from "./kernel/flags/flags.ts";
import { assertPortFree } from "./kernel/http/assert-port-free.ts";
import { serve } from "./kernel/http/serve.ts";
import { startJobs } from "./kernel/jobs/jobs.ts";
import { startQueued } from "./kernel/jobs/work-queued.ts";
import { log, report } from "./kernel/log/log.ts";
import { takeStrayLines } from "./kernel/log/stray-lines.ts";
import { checkSmtp } from "./kernel/mail/check-smtp.ts";
import { startMail } from "./kernel/mail/mail.ts";
import { beginGauges } from "./kernel/monitoring/gauges.ts";
import { serveMetrics } from "./kernel/monitoring/serve-metrics.ts";
import { startTraces } from "./kernel/monitoring/start-traces.ts";
import { followOutbox } from "./kernel/outbox/follow.ts";
import { startListeners } from "./kernel/outbox/work.ts";
import { openNetworks } from "./kernel/outgoing/public-addresses.ts";
import { outliveOutput } from "./kernel/outlive-output.ts";
import { keepSecurityLog } from "./kernel/security-log.ts";
import { startStreams } from "./notifications/streams/start-streams.ts";
import { startPortalHosts } from "./portals/hosts/followers.ts";
import { startTermNames } from "./reference/followers.ts";
import { seedSynonyms } from "./synonyms/commands/seed-synonyms.ts";

type Stop = () => Promise<void>;
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

/** What is done in the background, by one process of all that have this part. */
async function startWork(url: string): Promise<void> {
  const jobs = await startJobs({ url, jobs: allJobs, report });
  stops.push(jobs.stop);
  const queued = await startQueued({ url, jobs: allQueuedJobs, report });
  stops.push(queued.stop);
  const listeners = startListeners(allListeners, report);
  stops.push(listeners.stop);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  for (const name of unknownSettings(process.env)) log.warn({ name }, "no such setting");
  await assertPortFree(config);
  await prepareData(config.data);
  const folder = path.join(config.data, "catalogue");
  // Read while the database starts.
  const begun = beginCatalogue(folder);
  stops.push(await startTraces(process.env));
  if (config.error_reports) {
    stops.push(startErrorReports(config.error_reports));
  }
  nameSlowQueries(config.slow_query);
  const url = await openDatabase(config);
  if (config.name_servers.length > 0) useNameServers(config.name_servers);
  openNetworks(config.webhook_networks);
  startAssets(config);
  await checkAssets(report);
  startScanning(config.clamd);
  limitStorage(config.company_storage_gigabytes);
  speakUsually(config.branding, () => currentPortal()?.settings.variant ?? null);
  startMail(config);
  if (config.smtp_url) await checkSmtp(config.smtp_url, report);
  keepSecurityLog(config.security_log_days);
  keepInteractions(config.interaction_months);
  if (config.geoip) await openPlaces(config.geoip);
  await startFlags(config.flags);
  await longWork(seedSynonyms);
  if (config.demo) await longWork(seedDemo);
  await switchAccounts(config.demo);
  // Followed from before the first read: what others change meanwhile is read again, never missed.
  const following = await followOutbox(report);
  stops.push(following.stop);
  if (config.metrics) {
    beginGauges(following);
    stops.push(await serveMetrics(config.metrics));
  }
  const names = await startTermNames(report);
  stops.push(names.stop);
  const hosts = await startPortalHosts(config.origin, report);
  stops.push(hosts.stop);
  // Loads the code of the pages while threads read the catalogue.
  const building = config.roles.web ? buildApp(config) : buildHealth(config);
  // Heard of where it is waited for, unless the catalogue fails first.
  building.catch(() => {});
  const catalogue = await longWork(() =>
    startCatalogue({
      // One is left for everything else; on a machine of one both share it.
      threads: config.roles.web ? Math.max(1, availableParallelism() - 1) : 0,
      snapshots: { folder, begun, position: following.position },
      ...(config.search && { engine: { ...config.search, url, keeps: config.roles.work } }),
      report,
    }),
  );
  stops.push(catalogue.stop);
  if (config.roles.work) await startWork(url);
  const app = await building;
  stops.push(await serve(app, config));
  if (config.roles.web) {
    // Ended first: as long as one goes on, calls do.
    const streams = startStreams(report);
    stops.push(streams.stop);
  }
  printWelcome(config);
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
    await hurryWhenAway();
    for (const each of stops.splice(0).reverse()) await each().catch(report);
  })();
  return stopping;
}

function sentence(error: unknown): string {
  // Refusals of our own are one sentence; anything else is a defect and needs its stack.
  if (error instanceof Error && error.name === "StartError") return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
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
