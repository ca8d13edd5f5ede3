import { availableParallelism } from "node:os";
import { speakUsually } from "@neroli/phrases/spoken-variant.ts";
import { buildApp, buildHealth } from "./app.ts";
import { beginWork } from "./begin-work.ts";
import type { BegunReading } from "./catalogue/snapshot/begin-reading.ts";
import { startCatalogue } from "./catalogue/upkeep/start-catalogue.ts";
import { printWelcome } from "./demo/print-welcome.ts";
import { seedDemo } from "./demo/seed.ts";
import { switchAccounts } from "./demo/switch-accounts.ts";
import { keepInteractions } from "./interactions/commands/keep-months.ts";
import { openPlaces } from "./interactions/recording/country-of.ts";
import { checkAssets, startAssets } from "./kernel/assets/assets.ts";
import { startScanning } from "./kernel/assets/receive.ts";
import { limitStorage } from "./kernel/company-limits.ts";
import type { Config } from "./kernel/config.ts";
import { currentPortal } from "./kernel/current-portal.ts";
import { longWork } from "./kernel/db/db.ts";
import { useNameServers } from "./kernel/dns.ts";
import { startFlags } from "./kernel/flags/flags.ts";
import { serve } from "./kernel/http/serve.ts";
import { report } from "./kernel/log/log.ts";
import { checkSmtp } from "./kernel/mail/check-smtp.ts";
import { startMail } from "./kernel/mail/mail.ts";
import { beginGauges } from "./kernel/monitoring/gauges.ts";
import { serveMetrics } from "./kernel/monitoring/serve-metrics.ts";
import { followOutbox } from "./kernel/outbox/follow.ts";
import { openNetworks } from "./kernel/outgoing/public-addresses.ts";
import { keepSecurityLog } from "./kernel/security-log.ts";
import type { Stop } from "./kernel/stop-all.ts";
import { startStreams } from "./notifications/streams/start-streams.ts";
import { startPortalHosts } from "./portals/hosts/followers.ts";
import { startTermNames } from "./reference/followers.ts";
import { seedSynonyms } from "./synonyms/commands/seed-synonyms.ts";

interface Begun {
  url: string;
  /** Where snapshots of the catalogue are, and the one that is being read. */
  snapshots: string;
  begun: Promise<BegunReading | null>;
  /** Gets how to stop each part, in order. */
  stops: Stop[];
}

/** Starts all parts of the server over a database that is open. */
export async function startServer(
  config: Config,
  { url, snapshots, begun, stops }: Begun,
): Promise<void> {
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
  const served = Promise.withResolvers<void>();
  const catalogue = await longWork(() =>
    startCatalogue({
      served: served.promise,
      // One is left for everything else; on a machine of one both share it.
      threads: config.roles.web ? Math.max(1, availableParallelism() - 1) : 0,
      snapshots: { folder: snapshots, begun, position: following.position },
      ...(config.search && { engine: { ...config.search, url, keeps: config.roles.work } }),
      report,
    }),
  );
  stops.push(catalogue.stop);
  const app = await building;
  // Calls are taken meanwhile.
  const work = config.roles.work ? beginWork(url) : null;
  if (work) stops.push(work.stop);
  stops.push(await serve(app, config));
  served.resolve();
  if (config.roles.web) {
    // Ended first: as long as one goes on, calls do.
    const streams = startStreams(report);
    stops.push(streams.stop);
  }
  printWelcome(config);
  await work?.started;
}
