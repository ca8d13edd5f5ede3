import path from "node:path";
import type { Served } from "../../e2e/start-neroli.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";

/** Two servers are started at once on an empty database. */
export const twoStarts: Scenario = {
  name: "two-starts",
  target: "both live, with the same demonstration and the same keys",
  rounds: 1,
  async run(chaos: Chaos) {
    let lived = 0;
    let alike = 0;
    for (let round = 0; round < chaos.rounds; round++) {
      const folder = await chaos.emptyFolder();
      const DATABASE_URL = await chaos.database(path.join(folder, "database"));
      const start = () => chaos.node(path.join(folder, "data"), { DATABASE_URL });
      const starts = await Promise.allSettled([start(), start()]);
      const nodes = starts.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
      lived += nodes.length;
      if (new Set(await Promise.all(nodes.map(whatItServes))).size === 1) alike++;
    }
    return {
      holds: lived === 2 * chaos.rounds && alike === chaos.rounds,
      figures: { "servers that live": lived, "pairs that serve the same": alike },
    };
  },
};

const addresses = ["/api/search/products/INGREDIENTS?size=100&sort=name", "/oidc/jwks"];

async function whatItServes({ origin }: Served): Promise<string> {
  const answers = addresses.map(async (address) => (await fetch(`${origin}${address}`)).text());
  return (await Promise.all(answers)).join("\n");
}
