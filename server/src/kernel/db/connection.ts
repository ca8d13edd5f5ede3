import type { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { hostname } from "node:os";
import pg from "pg";
import { noteOutage } from "../outage.ts";
import { afterListening } from "./after-listening.ts";
import { patience } from "./patience.ts";
import { watch } from "./watch.ts";

export type Connection = pg.Client;

/** A connection of the pool, which `release` gives back to it. */
export type PoolConnection = pg.PoolClient;

/** What pg's connections have and its types do not tell. */
interface Inner {
  readyForQuery: boolean;
  processID: number | null;
  connection: EventEmitter & { stream: Socket };
}

/**
 * Every connection to the database is one of these: the watch ends it when its peer has gone
 * silent, and its end does not wait for the peer.
 */
export class WatchedConnection extends pg.Client {
  readonly url: string;
  /** Milliseconds to be let in, where that is less than the process has. */
  readonly #longest: number;
  #read = 0;
  #quietSince: number | null = null;

  constructor(config: pg.ClientConfig = {}) {
    super({
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      // By which the operator, and a restore, tell the processes apart.
      application_name: `neroli ${hostname()} ${process.pid}`.slice(0, 63),
      ...config,
      // Counted below: the driver's own timer takes what was not heard for what was not said.
      connectionTimeoutMillis: 0,
    });
    this.url = config.connectionString ?? "";
    this.#longest = config.connectionTimeoutMillis || Number.POSITIVE_INFINITY;
    this.#inner.connection.once("connect", () => watch(this));
    this.#inner.connection.on("error", noteOutage);
  }

  get backend(): number {
    return this.#inner.processID ?? 0;
  }

  quietFor(moment: number): number {
    const { readyForQuery, processID, connection } = this.#inner;
    // One that is still being let in has a time of its own for that, and no process to ask after.
    if (readyForQuery || processID === null) this.#quietSince = null;
    else if (this.#quietSince === null || connection.stream.bytesRead !== this.#read) {
      this.#quietSince = moment;
    }
    this.#read = connection.stream.bytesRead;
    return this.#quietSince === null ? 0 : moment - this.#quietSince;
  }

  cut(reason?: Error): void {
    this.#inner.connection.stream.destroy(reason);
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    // Asked anew each time: whoever ends has less patience than whoever began.
    const longest = () => Math.min(this.#longest, patience.connect);
    const stop = afterListening(longest, () => this.cut(new Error("timeout expired")));
    this.once("connect", stop).once("end", stop);
    if (!callback) return super.connect();
    super.connect(callback);
    return undefined;
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    const timer = setTimeout(() => this.cut(), patience.farewell);
    this.once("end", () => clearTimeout(timer));
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }

  get #inner(): Inner {
    return this as unknown as Inner;
  }
}

/**
 * Opens one connection beside the pool, for locks that last and for what no pool can do. Every
 * connection outside the pool is made here: one that ends between two queries says so as an event,
 * and without a listener that event would end the process. The next query on it fails instead.
 *
 * Throws what the server answered; `isDatabaseGone` tells whether another try can help.
 */
export async function openConnection(
  url: string,
  options: Omit<pg.ClientConfig, "connectionString"> = {},
): Promise<WatchedConnection> {
  const client = new WatchedConnection({ ...options, connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/**
 * Asks something now and then on a connection that lasts and mostly listens: one that nobody asks
 * would never be known to have gone silent. Until it ends, or the answer is called.
 */
export function keepAsking(client: Pick<pg.Client, "query" | "once" | "off">): () => void {
  const timer = setInterval(() => void client.query("select 1").catch(() => {}), patience.beat);
  timer.unref();
  const stop = () => {
    clearInterval(timer);
    // It may go back to a pool, and be asked again and again.
    client.off("end", stop);
  };
  client.once("end", stop);
  return stop;
}

/** Refused, cut off, or written to after the other end had closed. */
const brokenSockets = ["ECONNREFUSED", "ECONNRESET", "EPIPE"];

/**
 * True for the failure of a connection or query because the database is starting, ending or has
 * ended. PostgreSQL's class 57P is an intervention by the operator; the driver itself gives no code
 * when the socket closes before an answer.
 */
export function isDatabaseGone(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (code) return brokenSockets.includes(code) || code.startsWith("57P");
  return /^Connection terminated|is not queryable$/.test(message ?? "");
}
