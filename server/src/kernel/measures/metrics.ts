import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

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

const histogram = <L extends string>(
  name: string,
  help: string,
  { labels, buckets = waits }: { labels: readonly L[]; buckets?: number[] },
) => new Histogram<L>({ name, help, labelNames: labels, buckets, registers });

/** `status` is the class alone: "2xx". */
export const requests = histogram(
  "neroli_http_request_seconds",
  "Requests by route, until the last byte of the answer was handed over.",
  { labels: ["method", "route", "status"] },
);

export const queries = histogram(
  "neroli_database_query_seconds",
  "Queries, with the wait for a connection.",
  { labels: ["outcome"] },
);

export const searches = histogram(
  "neroli_search_seconds",
  "Questions asked of the search index, until they are answered.",
  { labels: ["index", "method"] },
);

/** `peer` is another program: the store of files, the mail server, the virus scanner. */
export const peerCalls = histogram(
  "neroli_peer_call_seconds",
  "Calls of other programs, by what they came to: ok, refused, away.",
  { labels: ["peer", "call", "outcome"] },
);

/** `kind`: job, queued, listener; `name` the job's, or the event's topic. */
export const workDone = histogram(
  "neroli_work_seconds",
  "Work in the background by kind and name: ok, failed.",
  { labels: ["kind", "name", "outcome"], buckets: works },
);

type LookedUp = { value: number } & Record<string, string | number>;

interface Measure {
  name: string;
  help: string;
  labels?: string[];
}

/** A number that is looked up whenever Prometheus asks; no value where it cannot be told. */
export function gauge(
  { name, help, labels: labelNames = [] }: Measure,
  read: () => Promise<readonly LookedUp[]> | readonly LookedUp[],
): void {
  if (registry.getSingleMetric(name)) return;
  new Gauge({
    ...{ name, help, labelNames, registers },
    async collect() {
      this.reset();
      const values = await Promise.resolve(read()).catch(() => []);
      for (const { value, ...labels } of values) this.set(labels, value);
    },
  });
}

/** The same of what only grows. */
export function counter(
  { name, help, labels: labelNames = [] }: Measure,
  read: () => readonly LookedUp[],
): void {
  if (registry.getSingleMetric(name)) return;
  new Counter({
    ...{ name, help, labelNames, registers },
    collect() {
      this.reset();
      for (const { value, ...labels } of read()) this.inc(labels, value);
    },
  });
}

/** Memory, event loop, garbage, open files: the same for every Node process. */
export const measureProcess = (): void => collectDefaultMetrics({ register: registry });
