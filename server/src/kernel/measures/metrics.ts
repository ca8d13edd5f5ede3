import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/**
 * What this process is measured by, as Prometheus reads it. Names follow its customs: base units
 * (seconds, bytes), `_total` for what only grows. No label has values that people choose.
 */
export const registry = new Registry();

const registers = [registry];
/** Seconds: from what memory answers to what somebody gives up on. */
const waits = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Seconds of work that nobody waits for. */
const works = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300, 1_800];

/** `status` is the class alone: "2xx". */
export const requests = new Histogram({
  name: "neroli_http_request_seconds",
  help: "Requests by route, until the last byte of the answer was handed over.",
  labelNames: ["method", "route", "status"],
  buckets: waits,
  registers,
});

export const queries = new Histogram({
  name: "neroli_database_query_seconds",
  help: "Queries, with the wait for a connection.",
  labelNames: ["outcome"],
  buckets: waits,
  registers,
});

export const searches = new Histogram({
  name: "neroli_search_seconds",
  help: "Questions asked of the search index, until they are answered.",
  labelNames: ["index", "method"],
  buckets: waits,
  registers,
});

/** `peer` is another program: the store of files, the mail server, the virus scanner. */
export const peerCalls = new Histogram({
  name: "neroli_peer_call_seconds",
  help: "Calls of other programs, by what they came to: ok, refused, away.",
  labelNames: ["peer", "call", "outcome"],
  buckets: waits,
  registers,
});

/** `kind`: job, queued, listener; `name` the job's, or the event's topic. */
export const workDone = new Histogram({
  name: "neroli_work_seconds",
  help: "Work in the background by kind and name: ok, failed.",
  labelNames: ["kind", "name", "outcome"],
  buckets: works,
  registers,
});

/** A number that is looked up whenever Prometheus asks; no value where it cannot be told. */
export function gauge(
  { name, help, labels = [] }: { name: string; help: string; labels?: string[] },
  read: () => Promise<readonly GaugeValue[]> | readonly GaugeValue[],
): void {
  if (registry.getSingleMetric(name)) return;
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers,
    async collect() {
      this.reset();
      const values = await Promise.resolve(read()).catch(() => []);
      for (const { value, ...given } of values) this.set(given as Record<string, string>, value);
    },
  });
}

type GaugeValue = { value: number } & Record<string, string | number>;

/** Memory, event loop, garbage, open files: the same for every Node process. */
export const measureProcess = (): void => collectDefaultMetrics({ register: registry });
