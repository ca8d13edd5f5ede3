import path from "node:path";
import { type Embedded, startEmbedded } from "../db/embedded.ts";
import { baseCopy, writeInto } from "./base-copy.ts";

/** Starts a standby, in a folder of its own, that follows a cluster which runs in another one. */
export async function startStandby(
  primary: string,
  { from, to }: { from: string; to: string },
): Promise<Embedded> {
  await baseCopy(primary, { from, to });
  const cluster = path.join(to, "postgres");
  const { hostname, port, username, password } = new URL(primary);
  const line = `host=${hostname} port=${port} user=${username} password=${password}`;
  await writeInto(cluster, "postgresql.auto.conf", `\nprimary_conninfo = '${line}'\n`);
  await writeInto(cluster, "standby.signal", "");
  return startEmbedded(to);
}
