import pg from "pg";
import { patience } from "./patience.ts";

/** Those that are at work; or that none could be asked, or that the numbers tell nothing. */
export type Standing = ReadonlySet<number> | "nobody-answers" | "unknown";

/**
 * Which of these processes of PostgreSQL work for their clients. Who waits for the client to read
 * or to go on does not. A pooler in between gives numbers of its own: then nothing is known.
 */
export async function whoIsAtWork(url: string, backends: readonly number[]): Promise<Standing> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience.probe,
    query_timeout: patience.probe,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ self: number; working: number[] }>(
      `select pg_backend_pid() as self, array(
        select pid from pg_stat_activity
        where pid = any($1) and state in ('active', 'fastpath function call')
          and wait_event_type is distinct from 'Client') as working`,
      [backends],
    );
    const { self = 0, working = [] } = rows[0] ?? {};
    const { processID } = client as unknown as { processID: number | null };
    return processID === self ? new Set(working) : "unknown";
  } catch {
    return "nobody-answers";
  } finally {
    // Not waited for: nobody may be there.
    client.end().catch(() => {});
    setTimeout(() => cut(client), patience.probe).unref();
  }
}

const cut = (client: pg.Client) =>
  (
    client as unknown as { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy();
