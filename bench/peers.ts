import { parseArgs } from "node:util";
import { keycloak } from "./peers/keycloak.ts";
import { engines } from "./peers/opensearch.ts";
import { Absent, openTools, type Peer } from "./peers/peer.ts";
import { s3 } from "./peers/s3.ts";
import { schemathesis } from "./peers/schemathesis.ts";

// npm run peers [-- --only NAME]: tries the product against real programs of others, which it fetches
// where the machine reaches their registries, and says which it could not have: a line of JSON each,
// and one of all. Nothing else needs them.

const peers: readonly Peer[] = [keycloak, ...engines, s3, schemathesis];

const { values } = parseArgs({ options: { only: { type: "string" } } });
const chosen = peers.filter(({ name }) => name.startsWith(values.only ?? ""));
if (chosen.length === 0) {
  console.error(
    `There is no peer called ${values.only}: ${peers.map(({ name }) => name).join(" | ")}`,
  );
  process.exit(1);
}

let all = true;
for (const { name, target, run } of chosen) {
  const tools = openTools();
  try {
    const { holds, figures } = await run(tools);
    all &&= holds;
    console.table(figures);
    console.log(JSON.stringify({ name, target, holds, figures }));
  } catch (error) {
    all = false;
    const told = error instanceof Absent ? "absent" : "failed";
    console.log(JSON.stringify({ name, target, holds: false, [told]: (error as Error).message }));
  } finally {
    await tools.close();
  }
}
console.log(JSON.stringify({ name: "peers", target: "every peer is had, and holds", holds: all }));
process.exit(all ? 0 : 1);
