import { execFile } from "node:child_process";
import { chown, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { StartError } from "../start-error.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { type Connection, isDatabaseGone, openConnection } from "./connection.ts";
import { keepServing } from "./keep-serving.ts";
import { disown, findPostmaster, lifeOf, notedPort, urlOf } from "./postmaster.ts";

export interface Embedded {
  url: string;
  /** It was running already, left over from a process that was killed or opened by another one. */
  adopted: boolean;
  stop(): Promise<void>;
  /** From now on it is started again when it dies; `lost` hears that it cannot be. Answers the end. */
  keep(lost: () => void): () => Promise<void>;
}

export interface EmbeddedOptions {
  /** False only for what may be lost, such as the databases of tests. */
  durable?: boolean;
}

const run = promisify(execFile);
const database = "neroli";
/** How long nobody may be at the cluster, starts failing, until the start is given up. */
const patience = 60_000;
/** A busy machine may take minutes to recover, or to write at the end what is in memory alone. */
const longest = 600_000;
const largestLog = 10_000_000;

/** For two cores and a gigabyte or two of memory, shared with the server itself. */
const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "16MB",
  maintenance_work_mem: "128MB",
  max_wal_size: "1GB",
  random_page_cost: "1.1",
  // The queries are short: compiling them costs more than it gains.
  jit: "off",
  max_parallel_workers_per_gather: "1",
  // A dashboard's longest questions gain from both processors, and seem too short for them by default.
  parallel_setup_cost: "300",
  parallel_tuple_cost: "0.02",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
};
const undurable = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // A test that waits for itself fails with the statement it waits in.
  statement_timeout: "2min",
};

/** Starts the PostgreSQL of the data folder, or goes on with the one that serves it already. */
export async function startEmbedded(
  dataFolder: string,
  { durable = true }: EmbeddedOptions = {},
): Promise<Embedded> {
  const cluster = await openCluster(dataFolder);
  const began = Date.now();
  let alive = began;
  let adopted = true;
  for (;;) {
    const found = await findPostmaster(cluster);
    if (found.is === "serving" && (await provideDatabase(cluster, found.port))) {
      const { port } = found;
      return {
        url: urlOf(cluster, port, database),
        adopted,
        stop: () => stop(cluster),
        keep: (lost) =>
          keepServing({ cluster, port, start: () => start(cluster, { durable, port }), lost }),
      };
    }
    // Ended between two looks: whoever starts it next, this process may not be the one.
    if (found.is === "serving") adopted = true;
    if (found.is === "foreign") await disown(cluster, found.life);
    if (found.is === "serving" || found.is === "busy") alive = Date.now();
    if (Date.now() - alive > patience || Date.now() - began > longest) throw await refusal(cluster);
    if (found.is === "none" || found.is === "foreign") {
      adopted = !(await start(cluster, { durable, port: await choosePort(cluster) }));
      if (!adopted) alive = Date.now();
    }
    if (adopted) await pause(50);
  }
}

/** False when it did not start, which the next look at the cluster explains or overcomes. */
async function start(
  cluster: Cluster,
  { durable, port }: { durable: boolean; port: number },
): Promise<boolean> {
  await trimLog(cluster);
  const all = { ...settings, ...(durable ? {} : undurable), port: String(port) };
  const flags = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  // pg_ctl makes it the leader of a session of its own: Ctrl-C in a terminal does not reach it
  // before the server has closed its connections.
  const { file, args, options } = cluster.as(cluster.programs.pg_ctl, [
    ...["start", "-w", "-t", String(longest / 1000), "-s"],
    ...["-D", cluster.folder, "-l", cluster.log, "-o", flags.join(" ")],
  ]);
  return run(file, args, options).then(
    () => true,
    () => false,
  );
}

async function stop(cluster: Cluster): Promise<void> {
  const life = await lifeOf(cluster);
  const deadline = Date.now() + longest;
  let asked = false;
  // Until this life of it is over: the next server may have begun another one already.
  while (life !== "" && (await lifeOf(cluster)) === life) {
    if (Date.now() > deadline) throw new Error(`the database in ${cluster.folder} does not end`);
    const { is } = await findPostmaster(cluster);
    if (is === "none" || is === "foreign") return;
    if (is === "serving" && !asked) {
      // pg_ctl trusts the number in postmaster.pid, which has just proved right.
      asked = true;
      const stopping = ["stop", "-m", "fast", "-W", "-s", "-D", cluster.folder];
      const { file, args, options } = cluster.as(cluster.programs.pg_ctl, stopping);
      await run(file, args, options).catch(() => {});
    }
    await pause(20);
  }
}

/** False when the database ended again before it could be asked. */
async function provideDatabase(cluster: Cluster, port: number): Promise<boolean> {
  let client: Connection | undefined;
  try {
    client = await openConnection(urlOf(cluster, port, "postgres"));
    const exists = `select from pg_database where datname = '${database}'`;
    if ((await client.query(exists)).rowCount === 0) {
      await client.query(`create database ${database}`);
    }
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    // Another process made it at the same moment.
    if (code === "42P04" || code === "23505") return true;
    if (isDatabaseGone(error)) return false;
    throw error;
  } finally {
    await client?.end().catch(() => {});
  }
}

/** That of a life that ended badly, where others who use it look for it; else any that is free. */
async function choosePort(cluster: Cluster): Promise<number> {
  const noted = await notedPort(cluster);
  return (await freePort(noted).catch(() => 0)) || freePort(0);
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(wanted, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** The log is for the last days' troubles; it starts anew when it has grown large. */
async function trimLog(cluster: Cluster): Promise<void> {
  const log = await stat(cluster.log).catch(() => undefined);
  if (log && log.size < largestLog) return;
  await writeFile(cluster.log, "", { mode: 0o600 });
  const owner = await stat(cluster.folder);
  if (process.getuid?.() === 0) await chown(cluster.log, owner.uid, owner.gid);
}

async function refusal(cluster: Cluster): Promise<StartError> {
  const log = await readFile(cluster.log, "utf8").catch(() => "");
  const why = log.match(/(?:FATAL|PANIC): .*/g)?.at(-1) ?? "nothing is in its log";
  return new StartError(`The database in ${cluster.folder} does not start (${why.trim()}).`);
}
