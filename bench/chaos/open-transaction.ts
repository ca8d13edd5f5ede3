import { tokenOf } from "../../e2e/session-of.ts";
import type { Served } from "../../e2e/start-neroli.ts";
import { openConnection } from "../../server/src/kernel/db/connection.ts";
import { until } from "./asking.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";

/** Two servers on one database, while somebody's transaction goes on in another database beside it. */
export const openTransaction: Scenario = {
  name: "open-transaction",
  target: "what one node changes is found on the other within 1 s",
  rounds: 20,
  async run(chaos: Chaos) {
    const folder = await chaos.dataFolder();
    const url = await chaos.database(folder);
    const settings = { DATABASE_URL: url };
    const a = await chaos.node(folder, settings);
    const b = await chaos.node(await chaos.dataFolder(), settings);
    const authorization = `Bearer ${await tokenOf(a.origin, "editor@neroli.example")}`;
    const product = await anyProduct(a, authorization);
    const elsewhere = new URL(url);
    elsewhere.pathname = "/postgres";
    const other = await openConnection(elsewhere.href);
    chaos.onClose(() => other.end());
    await other.query("begin");
    await other.query("select pg_current_xact_id()");
    const seen: number[] = [];
    for (let round = 0; round < chaos.rounds; round++) {
      const step = round % 2 === 0 ? "trash" : "recover";
      await change(a, { step, product, authorization });
      seen.push(await until(async () => (await isFound(b, product)) === (step === "recover")));
    }
    seen.sort((left, right) => left - right);
    const slowest = seen.at(-1) ?? Number.POSITIVE_INFINITY;
    return {
      holds: slowest < 1_000,
      figures: { median: seen[Math.floor(seen.length / 2)] ?? 0, slowest },
    };
  },
};

interface Product {
  key: string;
  name: string;
}

async function anyProduct({ origin }: Served, authorization: string): Promise<Product> {
  const answer = await fetch(`${origin}/api/products?offering=INGREDIENTS&size=50`, {
    headers: { authorization },
  });
  const { content } = (await answer.json()) as { content: Record<string, unknown>[] };
  for (const { key } of content) {
    const name = String(key);
    if (await isFound({ origin }, { key: name, name })) return { key: name, name };
  }
  throw new Error("there is no product to be found");
}

async function isFound({ origin }: Pick<Served, "origin">, { key }: Product): Promise<boolean> {
  const answer = await fetch(`${origin}/api/search/listed?keys=${key}`);
  return (await answer.text()).includes(key);
}

interface Change {
  step: "trash" | "recover";
  product: Product;
  authorization: string;
}

async function change({ origin }: Served, { step, product, authorization }: Change): Promise<void> {
  const answer = await fetch(`${origin}/api/products/${step}`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ products: [product.key] }),
  });
  if (!answer.ok) throw new Error(`${step}: ${answer.status} ${await answer.text()}`);
}
