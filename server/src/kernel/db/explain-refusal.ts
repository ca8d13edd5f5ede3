import { isOutage } from "../outage.ts";
import { StartError } from "../start-error.ts";
import { afterListening } from "./after-listening.ts";
import { openConnection } from "./connection.ts";
import { patience } from "./patience.ts";

/** What each of the system's and PostgreSQL's codes means to who wrote the address. */
const reasons: Record<string, string> = {
  ECONNREFUSED: "nobody listens there",
  ENOTFOUND: "there is no host of that name",
  EAI_AGAIN: "the name of the host cannot be looked up",
  EHOSTUNREACH: "there is no way to the host",
  ENETUNREACH: "there is no way to the host",
  ETIMEDOUT: "nothing answers there",
  "28P01": "it does not accept the user and the password",
  "28000": "it does not let the user in",
  "3D000": "there is no database of that name",
  "42501": "the user may not do there what Neroli needs, see README",
  "53300": "it takes no more connections",
  "57P03": "it is just starting or ending",
};

/** The address without what nobody else may read. */
function nameOf(address: string): string {
  const { username, hostname, port, pathname } = new URL(address);
  return `${username ? `${username}@` : ""}${hostname}${port ? `:${port}` : ""}${pathname}`;
}

/** In one sentence why the database of that address cannot be used, if that is what went wrong. */
function explainRefusal(error: unknown, address: string, setting = "DATABASE_URL"): unknown {
  if (error instanceof StartError) return error;
  const { code = "", message } = error as { code?: string; message?: string };
  const silent = /timeout|timed out/i.test(message ?? "") ? "nothing answers there" : undefined;
  const reason = reasons[code] ?? silent ?? (isOutage(error) ? message : undefined);
  if (!reason) return error;
  return refusal(reason, address, setting);
}

const refusal = (reason: string, address: string, setting = "DATABASE_URL") =>
  new StartError(`The database ${nameOf(address)} (${setting}) cannot be used: ${reason}.`);

/** The first that makes keys by the clock (`uuidv7`). */
const oldestVersion = 18;

/**
 * What the user must be allowed in the database (tables and the queue's own schema are made there), and
 * what it must be.
 */
const needed = `
  select has_database_privilege(current_database(), 'create')
      and has_schema_privilege('public', 'create') as allowed,
    current_setting('server_version_num')::int / 10000 as version,
    current_setting('server_encoding') as encoding`;

interface Usable {
  allowed: boolean;
  version: number;
  encoding: string;
}

function reasonAgainst({ allowed, version, encoding }: Usable): string | undefined {
  if (version < oldestVersion) {
    return `it is a PostgreSQL ${version}, and Neroli needs ${oldestVersion} or later`;
  }
  if (encoding !== "UTF8") {
    return `its encoding is ${encoding}, and Neroli needs UTF8: create database … encoding 'UTF8' template template0`;
  }
  return allowed ? undefined : reasons["42501"];
}

/** Refuses in one sentence, within seconds, a database that cannot be used. */
export async function assertUsable(address: string): Promise<void> {
  const found = await ask<Usable>(address, needed).catch((error) => {
    throw explainRefusal(error, address);
  });
  const reason = reasonAgainst(found);
  if (reason) throw refusal(reason, address);
}

const systemOf = `
  select pg_is_in_recovery() as standby, system_identifier::text as system
  from pg_control_system()`;

/** Refuses likewise what is no standby of the database of that address. */
export async function assertStandby(address: string, primary: string): Promise<void> {
  const [own, followed] = await Promise.all([
    ask<System>(address, systemOf).catch((error) => {
      throw explainRefusal(error, address, "DATABASE_REPLICA_URL");
    }),
    // Told of by itself when it cannot be asked.
    ask<System>(primary, systemOf).catch(() => null),
  ]);
  if (own.standby && (!followed || own.system === followed.system)) return;
  throw new StartError(
    `The database ${nameOf(address)} (DATABASE_REPLICA_URL) is no standby of DATABASE_URL.`,
  );
}

interface System {
  standby: boolean;
  system: string;
}

async function ask<Row extends object>(address: string, statement: string): Promise<Row> {
  const client = await openConnection(address);
  const stop = afterListening(
    () => patience.connect,
    () => client.cut(new Error("timeout expired")),
  );
  try {
    const [row] = (await client.query<Row>(statement)).rows;
    if (!row) throw new Error("no answer");
    return row;
  } finally {
    stop();
    await client.end();
  }
}
