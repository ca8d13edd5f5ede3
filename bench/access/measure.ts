import Fastify, { type FastifyInstance } from "fastify";
import { allRoutes } from "../../server/src/capabilities.ts";
import { startCatalogue } from "../../server/src/catalogue/upkeep/start-catalogue.ts";
import { testIdentity } from "../../server/src/identity/factory.ts";
import { rawPool } from "../../server/src/kernel/db/db.ts";
import { api } from "../../server/src/kernel/http/api.ts";
import { type Read, readsOf } from "./reads.ts";
import { createWorld } from "./world.ts";

export interface Row {
  what: string;
  buyer_ms: number;
  support_ms: number;
  ratio: number;
}

const warmUp = 60;
const turns = 500;

/** Each read's median latency for a buyer and for support, in a marketplace of so many suppliers. */
export async function measureAccess(companies: number): Promise<Row[]> {
  const world = await createWorld(companies);
  // As a database that has been running for a while.
  await rawPool().query("vacuum analyze");
  const catalogue = await startCatalogue();
  const { authenticate, tokenFor } = await testIdentity();
  const app = Fastify();
  await app.register(api, { prefix: "/api", routes: allRoutes, authenticate });
  await app.ready();
  const readers = { buyer: await tokenFor(world.buyer), support: await tokenFor(world.support) };
  try {
    const rows: Row[] = [];
    for (const read of readsOf(world)) rows.push(await compare(read, { app, readers }));
    return rows;
  } finally {
    await app.close();
    await catalogue.stop();
  }
}

interface Setting {
  app: FastifyInstance;
  /** Access tokens. */
  readers: { buyer: string; support: string };
}

/** Buyer and support by turns, each first as often as the other: what disturbs one disturbs both. */
async function compare({ what, path }: Read, { app, readers }: Setting): Promise<Row> {
  const taken = { buyer: [] as number[], support: [] as number[] };
  for (let turn = 0; turn < warmUp + turns; turn++) {
    const url = `/api${path(turn)}`;
    const order =
      turn % 2 === 0 ? (["buyer", "support"] as const) : (["support", "buyer"] as const);
    for (const who of order) {
      const milliseconds = await ask(app, url, readers[who]);
      if (turn >= warmUp) taken[who].push(milliseconds);
    }
  }
  const [buyer_ms, support_ms] = [median(taken.buyer), median(taken.support)];
  return {
    what,
    buyer_ms: rounded(buyer_ms),
    support_ms: rounded(support_ms),
    ratio: rounded(buyer_ms / support_ms),
  };
}

async function ask(app: FastifyInstance, url: string, token: string): Promise<number> {
  const started = performance.now();
  const { statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const taken = performance.now() - started;
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  return taken;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
