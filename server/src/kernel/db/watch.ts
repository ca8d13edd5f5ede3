import { patience } from "./patience.ts";
import { type Standing, whoIsAtWork } from "./who-is-at-work.ts";

interface Watched {
  readonly url: string;
  /** The process of the server that is at work for it, unless something between says another one. */
  readonly backend: number;
  /** For how long an answer has been owed without a byte of it; zero while none is owed. */
  quietFor(moment: number): number;
  /** At once: what is asked of it fails. */
  cut(): void;
  once(event: "end", listener: () => void): unknown;
}

const watched = new Set<Watched>();
let next: NodeJS.Timeout | undefined;

/**
 * Watches a connection until it ends. One whose peer goes silent, with its socket open, would be
 * waited for without end: its answer is asked after by a new connection, and it is cut when nobody
 * is at work for it, or when no new one can be had. However long PostgreSQL works for it, it stays.
 */
export function watch(connection: Watched): void {
  watched.add(connection);
  connection.once("end", () => watched.delete(connection));
  wait();
}

function wait(): void {
  if (next || watched.size === 0) return;
  next = setTimeout(() => {
    void look().finally(() => {
      next = undefined;
      wait();
    });
  }, patience.look);
  next.unref();
}

async function look(): Promise<void> {
  const moment = performance.now();
  const quiet = [...watched].filter((each) => each.quietFor(moment) >= patience.quiet);
  const addresses = Map.groupBy(quiet, ({ url }) => url);
  await Promise.all([...addresses].map(([url, owed]) => askAfter(url, owed)));
}

async function askAfter(url: string, owed: readonly Watched[]): Promise<void> {
  const standing = await whoIsAtWork(
    url,
    owed.map(({ backend }) => backend),
  );
  const moment = performance.now();
  for (const each of owed) if (isLost(each, { standing, moment })) each.cut();
}

function isLost(
  connection: Watched,
  { standing, moment }: { standing: Standing; moment: number },
): boolean {
  // An answer may have come meanwhile.
  const quiet = connection.quietFor(moment);
  if (quiet < patience.quiet) return false;
  if (standing === "nobody-answers") return quiet >= patience.lost;
  if (standing === "unknown") return quiet >= patience.endless;
  return !standing.has(connection.backend);
}
