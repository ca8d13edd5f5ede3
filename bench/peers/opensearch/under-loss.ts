import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, type Served, startNeroli } from "../../../e2e/start-neroli.ts";
import { connect, db, disconnect, emit, transaction } from "../../../server/src/kernel/db/db.ts";
import { startEmbedded } from "../../../server/src/kernel/db/embedded.ts";

import { ask, countLines, keepAsking, until } from "../../chaos/asking.ts";
import type { Tools } from "../peer.ts";
import type { EngineNodes } from "./engine-nodes.ts";

/** Milliseconds between two changes, and of each state of the engine. */
const between = 10;
const each = 8_000;
const longestCatchUp = 240_000;
const product = "/ingredients/permalink/velourine-b3-pc";

export interface Survived {
  /** What was promised and did not come true; nothing where all holds. */
  failed: string[];
  figures: Record<string, number | string>;
}

/**
 * Two equal processes of the product on one database and three nodes of OpenSearch: products change
 * all the time, while a node of either is killed, and while the whole engine is away.
 */
export async function surviveLoss(tools: Tools, engine: EngineNodes): Promise<Survived> {
  const folder = await mkdtemp(path.join(tmpdir(), "neroli-peer-"));
  tools.onClose(() => rm(folder, { recursive: true, force: true }));
  const database = await startEmbedded(path.join(folder, "database"));
  tools.onClose(() => database.stop());
  const start = async (name: string, { url }: { url: string } = database) => {
    const more = {
      DATABASE_URL: url,
      NEROLI_SEARCH: "opensearch",
      OPENSEARCH_URL: engine.addresses.join(","),
      OPENSEARCH_SHARDS: "3",
    };
    const served = await startNeroli(path.join(folder, name), { port: await freePort(), more });
    return served;
  };
  const first = await start("first");
  tools.onClose(() => first.kill());
  const second = await start("second");
  tools.onClose(() => second.kill());
  connect(database.url);
  tools.onClose(disconnect);
  const failed: string[] = [];
  const figures: Survived["figures"] = {};
  const built = await until(() => isFound(second, "glycerin"), longestCatchUp);
  figures["built, ms"] = built;

  const visitors = keepAsking(second, "/api/search/products/INGREDIENTS?query=glycerin&size=1");
  const lines = countLines(second);
  const changes = await keepChanging();
  await pause(each);
  await engine.kill(0);
  await pause(each);
  await first.kill();
  await pause(each);
  const names = await changes.stop();
  const [shut, shutLater] = suppliers;
  for (const company of suppliers) {
    if (await isGone(second, company)) failed.push(`nothing of ${company} is found`);
  }
  await shutOut(shut);
  const gone = await until(() => isGone(second, shut), longestCatchUp).catch(() => null);
  if (gone === null) failed.push("a company that is shut out is still found");
  figures.changes = changes.count();
  const caughtUp = await untilFound(second, names).catch((error: Error) => error.message);
  if (typeof caughtUp === "string") failed.push(`what changed beside the losses: ${caughtUp}`);
  else figures["missed last after the losses, ms"] = caughtUp;
  const told = await visitors();
  figures["searches meanwhile"] = told.told;
  figures["slowest search, ms"] = told.slowest;
  if (told.bad > 0) failed.push("a search was answered otherwise than it should");
  await engine.begin(0);
  figures["whole again, ms"] = await engine.untilWhole();

  for (const at of engine.addresses.keys()) await engine.kill(at);
  const refused = await until(async () => (await search(second, "glycerin")).status === 503);
  figures["refused after, ms"] = refused;
  const again = await ask(second, "/api/search/products/INGREDIENTS?query=glycerin&size=1");
  if (again.status !== 503) failed.push("a search without an engine is not refused");
  figures["refused in, ms"] = again.milliseconds;
  for (const address of [product, "/company/velouria-actives", "/", "/suppliers"]) {
    const { status } = await ask(second, address);
    if (status !== 200) failed.push(`${address} is answered with ${status} without an engine`);
  }
  const more = await keepChanging();
  await pause(each);
  const later = await more.stop();
  await shutOut(shutLater);
  figures["changes while it was away"] = more.count();
  await Promise.all(Array.from(engine.addresses.keys(), (at) => engine.begin(at)));
  const back = await untilFound(second, later).catch((error: Error) => error.message);
  if (typeof back === "string") failed.push(`what changed while it was away: ${back}`);
  else figures["missed last once it is back, ms"] = back;
  const goneLater = await until(() => isGone(second, shutLater), longestCatchUp).catch(() => null);
  if (goneLater === null) failed.push("a company that was shut out meanwhile is still found");
  figures["lines of the log"] = lines();
  const stranger = await startEmbedded(path.join(folder, "another database"));
  tools.onClose(() => stranger.stop());
  const third = await start("third", stranger);
  tools.onClose(() => third.kill());
  failed.push(...(await keepApart(second, third)));
  return { failed, figures };
}

/** Of two installations with one prefix each finds its own, and goes on finding it. */
async function keepApart(first: Served, other: Served): Promise<string[]> {
  const [shut] = suppliers;
  const kept = await until(async () => !(await isGone(other, shut)), longestCatchUp).catch(
    () => null,
  );
  const failed = kept === null ? ["another installation does not find its own"] : [];
  if (!(await isGone(first, shut))) failed.push("what is another installation's is found");
  if (!(await isFound(first, "glycerin")))
    failed.push("another installation took the indexes away");
  return failed;
}

/** Two suppliers of the demonstration, of many products each. */
const suppliers = ["oleandra-oleo", "velouria-actives"] as const;

/** By support: then nothing of the company is there for others. */
const shutOut = (key: string): Promise<void> =>
  transaction(async () => {
    await db().updateTable("companies").set({ enabled: false }).where("key", "=", key).execute();
    emit({ topic: "company.changed", key });
  });

async function isGone({ origin }: Served, company: string): Promise<boolean> {
  const address = `${origin}/api/search/products/INGREDIENTS?company=${company}&size=1`;
  const answer = await fetch(address);
  return answer.ok && ((await answer.json()) as { total_elements: number }).total_elements === 0;
}

async function search({ origin }: Served, word: string): Promise<Response> {
  return fetch(`${origin}/api/search/products/INGREDIENTS?query=${word}&size=2`);
}

async function isFound(served: Served, word: string): Promise<boolean> {
  const answer = await search(served, word);
  if (!answer.ok) return false;
  return ((await answer.json()) as { total_elements: number }).total_elements > 0;
}

/**
 * Renames products, one after the other, until it is stopped; then the last name of each. Those of
 * companies that are shut out later would not be found by any.
 */
async function keepChanging() {
  const rows = await db()
    .selectFrom("products")
    .select("key")
    .where("offering", "=", "INGREDIENTS")
    .where("shown", "=", true)
    .where("company_key", "not in", suppliers)
    .orderBy("key")
    .limit(200)
    .execute();
  const names = new Map<string, string>();
  let count = 0;
  let stopped = false;
  const going = (async () => {
    while (!stopped) {
      const { key } = rows[count % rows.length] ?? { key: "" };
      count += 1;
      const name = `wandel${Date.now().toString(36)}n${count}`;
      await transaction(async () => {
        await db().updateTable("products").set({ name }).where("key", "=", key).execute();
        emit({ topic: "product.changed", key });
      });
      names.set(key, name);
      await pause(between);
    }
  })();
  return {
    count: () => count,
    async stop() {
      stopped = true;
      await going;
      return names;
    },
  };
}

/**
 * Waits until each product is found by its last name, and by no other that it had; answers after how
 * many milliseconds one was looked for in vain last.
 */
async function untilFound(served: Served, names: ReadonlyMap<string, string>): Promise<number> {
  const began = performance.now();
  const missing = new Map(names);
  let missed = 0;
  let last = "";
  const found = until(async () => {
    for (const [key, name] of missing) {
      const answer = await search(served, `%22${name}%22`);
      const { content } = (await answer.json()) as { content?: { key: string }[] };
      if (content?.length !== 1 || content[0]?.key !== key) {
        missed = performance.now() - began;
        const hits = content?.map((hit) => hit.key).join(", ");
        last = `${missing.size} of ${names.size} are missed, ${key} as ${name} (${answer.status}: ${hits})`;
        return false;
      }
      missing.delete(key);
    }
    return true;
  }, longestCatchUp);
  await found.catch((cause) => {
    throw new Error(last, { cause });
  });
  return Math.round(missed);
}
