import type { ChildProcess } from "node:child_process";
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../e2e/start-neroli.ts";
import { until } from "../../chaos/asking.ts";
import { findJava } from "../java.ts";
import { start, type Tools } from "../peer.ts";

const artifact = { group: "org.opensearch.distribution.integ-test-zip", name: "opensearch" };
/** "nobody": OpenSearch does not run as root. */
const nobody = { uid: 65_534, gid: 65_534 };
const longestStart = 240_000;

export interface EngineNodes {
  /** Addresses of all nodes, those that are down among them. */
  addresses: string[];
  /** Starts a node with what it had, and waits for it. */
  begin(at: number): Promise<void>;
  /** Ends a node at once, without a chance to tidy up. */
  kill(at: number): Promise<void>;
  /** Milliseconds until all that is indexed has a place again. */
  untilWhole(): Promise<number>;
}

export interface Release {
  version: string;
  /** The Java that it needs at least. */
  java: number;
}

/** So many nodes of one OpenSearch, each with a folder of its own, all running. */
export async function startEngine(
  tools: Tools,
  { version, java: least }: Release,
  count: number,
): Promise<EngineNodes> {
  const java = await findJava(least);
  const fetched = await tools.fromMaven({ ...artifact, version });
  const home = path.join(fetched, `opensearch-${version}`);
  const folder = await mkdtemp(path.join(tmpdir(), "neroli-engine-"));
  tools.onClose(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const account = process.getuid?.() === 0 ? nobody : undefined;
  const ports: { http: number; transport: number }[] = [];
  for (let at = 0; at < count; at++) {
    ports.push({ http: await freePort(), transport: await freePort() });
    const own = path.join(folder, `node-${at}`);
    await mkdir(own);
    // It writes beside its settings.
    await cp(path.join(home, "config"), path.join(own, "config"), { recursive: true });
    await keepNoLogs(path.join(own, "config/jvm.options"));
    if (account) await giveAway(own, account);
  }
  const names = ports.map((_, at) => `node-${at}`);
  const running: (ChildProcess | null)[] = ports.map(() => null);
  const addresses = ports.map(({ http }) => `http://127.0.0.1:${http}`);
  const settingsOf = (at: number) => ({
    "cluster.name": "neroli-peer",
    "node.name": names[at],
    "network.host": "127.0.0.1",
    "http.port": ports[at]?.http,
    "transport.port": ports[at]?.transport,
    "path.data": path.join(folder, `node-${at}`, "data"),
    "path.logs": path.join(folder, `node-${at}`, "logs"),
    "discovery.seed_hosts": ports.map(({ transport }) => `127.0.0.1:${transport}`).join(","),
    "cluster.initial_cluster_manager_nodes": names.join(","),
    // The disk of a machine for tests is as full as it is.
    "cluster.routing.allocation.disk.threshold_enabled": false,
  });
  const launch = (at: number) => {
    const args = Object.entries(settingsOf(at)).map(([key, value]) => `-E${key}=${value}`);
    const env = {
      JAVA_HOME: java,
      OPENSEARCH_JAVA_OPTS: "-Xms700m -Xmx700m",
      OPENSEARCH_PATH_CONF: path.join(folder, `node-${at}`, "config"),
    };
    running[at] = start(tools, path.join(home, "bin/opensearch"), {
      ...{ args, env },
      ...(account && { account }),
    });
  };
  const isUp = async (at: number) => {
    const answer = await fetch(`${addresses[at]}/_cluster/health`);
    return answer.ok && ((await answer.json()) as { number_of_nodes: number }).number_of_nodes > 0;
  };
  for (const at of names.keys()) launch(at);
  for (const at of names.keys()) await until(() => isUp(at), longestStart);
  return {
    addresses,
    async begin(at) {
      launch(at);
      await until(() => isUp(at), longestStart);
    },
    async kill(at) {
      const child = running[at];
      if (!child?.pid) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      process.kill(-child.pid, "SIGKILL");
      await ended;
    },
    untilWhole: () =>
      until(async () => {
        for (const address of addresses) {
          const answer = await fetch(`${address}/_cluster/health`).catch(() => null);
          if (!answer?.ok) continue;
          return ((await answer.json()) as { status: string }).status === "green";
        }
        return false;
      }, longestStart),
  };
}

/** Its virtual machine writes beside its program, which is not this account's. */
async function keepNoLogs(file: string): Promise<void> {
  const lines = (await readFile(file, "utf8")).split("\n");
  await writeFile(file, lines.filter((line) => !/logs\/|HeapDump/.test(line)).join("\n"));
}

async function giveAway(folder: string, { uid, gid }: typeof nobody): Promise<void> {
  await chown(folder, uid, gid);
  for (const name of await readdir(folder, { recursive: true })) {
    await chown(path.join(folder, name), uid, gid);
  }
}
