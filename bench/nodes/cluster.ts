/// <reference path="../../server/src/kernel/assets/s3rver.d.ts" />
import path from "node:path";
import type { Served } from "../../e2e/start-neroli.ts";
import { testS3 } from "../../server/src/kernel/assets/testing-s3.ts";
import {
  type SilentProxy,
  startSilentProxy,
} from "../../server/src/kernel/testing/silent-proxy.ts";
import { startStandby } from "../../server/src/kernel/testing/standby.ts";
import { until } from "../chaos/asking.ts";
import type { Chaos } from "../chaos/open-chaos.ts";
import { type Balancer, startBalancer } from "./balancer.ts";

export interface Cluster {
  proxy: Balancer;
  /** The proxy, as whoever asks sees it. */
  front: Pick<Served, "origin">;
  database: string;
  /** The standby that answers readings, and the way to it; none unless wanted. */
  standby?: { url: string; way: SilentProxy };
  /** Starts one more node that answers people, of another version if said; the proxy knows it. */
  web(program?: string): Promise<Served>;
  /** Starts one more node that does the work. */
  work(): Promise<Served>;
  /** Those that answer people from the beginning. */
  webs: Served[];
}

interface Wanted {
  withStandby?: boolean;
  /** The program of the first nodes, of another version. */
  main?: string;
  /** The address of a database that is there already. */
  database?: string;
}

/** Equal nodes on one PostgreSQL and one S3 behind a proxy; the first makes the demonstration. */
export async function startCluster(
  chaos: Chaos,
  webs: number,
  { withStandby = false, main, database: given }: Wanted = {},
): Promise<Cluster> {
  const folder = await chaos.emptyFolder();
  const database = given ?? (await chaos.database(path.join(folder, "database")));
  const standby = withStandby ? await startStandbyBeside(chaos, { folder, database }) : undefined;
  const s3 = await testS3();
  chaos.onClose(() => s3.close());
  const proxy = await startBalancer();
  chaos.onClose(() => proxy.close());
  const settings = {
    DATABASE_URL: database,
    ...(standby && { DATABASE_REPLICA_URL: standby.way.url }),
    NEROLI_ORIGIN: proxy.origin,
    NEROLI_DEMO: "on",
    NEROLI_LISTEN: "localhost",
    S3_ENDPOINT: s3.settings.endpoint ?? "",
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.access_key_id,
    S3_SECRET_ACCESS_KEY: s3.settings.secret_access_key,
  };
  let made = 0;
  const start = async (role: "web" | "work", linger: string, program?: string) => {
    made += 1;
    const more = { ...settings, NEROLI_ROLES: role, NEROLI_LINGER_SECONDS: linger };
    return chaos.node(path.join(folder, `node-${made}`), more, program);
  };
  const web = async (program?: string) => {
    const node = await start("web", "1", program);
    proxy.add(node.origin);
    return node;
  };
  const nodes = [];
  for (let count = 0; count < webs; count += 1) nodes.push(await web(main));
  await until(async () => proxy.ready() === webs);
  const work = () => start("work", "0");
  return {
    proxy,
    front: { origin: proxy.origin },
    database,
    ...(standby && { standby }),
    web,
    work,
    webs: nodes,
  };
}

async function startStandbyBeside(
  chaos: Chaos,
  { folder, database }: { folder: string; database: string },
) {
  const [from, to] = [path.join(folder, "database"), path.join(folder, "standby")];
  const { url, stop } = await startStandby(database, { from, to });
  chaos.onClose(stop);
  const way = await startSilentProxy(url);
  chaos.onClose(() => way.close());
  return { url, way };
}
