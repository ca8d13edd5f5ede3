import path from "node:path";
import { pathToFileURL } from "node:url";
import { freePort, type Served, startNeroli } from "../../e2e/start-neroli.ts";
import type { Chaos } from "../chaos/open-chaos.ts";
import { checkOut } from "../nodes/version.ts";
import { load } from "./load.ts";
import { createServedWorld, type World } from "./world.ts";

/**
 * The program whose searches a second were known when speeds were wanted of the product, on the
 * machine that they were wanted on, with `products`.
 */
export const former = { commit: "296b4efb", searches_per_second: 4_544, products: 100_000 };

type Worlds = { createServedWorld: typeof createServedWorld };

/** This program with a catalogue of its own; or that of a commit, as it was started then. */
export async function serveCatalogue(
  chaos: Chaos,
  commit?: string,
): Promise<{ server: Served; world: World }> {
  const version = commit ? await checkOut(chaos, commit) : undefined;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const file = version && pathToFileURL(path.join(version.folder, "bench/serving/world.ts"));
  const worlds = file ? ((await import(file.href)) as Worlds) : { createServedWorld };
  const world = await worlds.createServedWorld(former.products, { origin, folder: undefined });
  chaos.onClose(() => world.close());
  const more = { NEROLI_DEMO: "off", ...(version && { NODE_OPTIONS: "" }) };
  const server = await startNeroli(world.data, { port, more, program: version?.main });
  chaos.onClose(() => server.stop());
  return { server, world };
}

/** How many times as fast as this machine, just now, the one is that speeds were wanted on. */
export async function timesAsFast(chaos: Chaos): Promise<number> {
  const { server, world } = await serveCatalogue(chaos, former.commit);
  const { searches_per_second: here } = await load(server, world);
  await server.stop();
  return former.searches_per_second / here;
}
