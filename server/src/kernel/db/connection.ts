import pg from "pg";

export type Connection = pg.Client;

/** A connection of the pool, which `release` gives back to it. */
export type PoolConnection = pg.PoolClient;

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
): Promise<Connection> {
  const client = new pg.Client({ ...options, connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
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
