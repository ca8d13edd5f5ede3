import { freePort, startNeroli } from "../e2e/start-neroli.ts";
import { ask } from "./portals/ask.ts";
import { collectable, heldMemory } from "./portals/memory.ts";
import { createPortalWorlds, portalKey } from "./portals/world.ts";

// npm run bench -- portals [products]: two servers with the same catalogue, one with ten portals and
// one with two thousand, are asked by turns for the same pages and calls inside their portals. Then
// what each portal takes of memory, and how soon the first page of a new one is there.

const [products = "20000"] = process.argv.slice(2);
const target = { ratio: 1.1, kb_per_portal: 50, first_page_ms: 100 };
const sizes = { products: Number(products), few: 10, many: 2_000 };
const warmUp = 60;
const turns = 300;
/** Of so many the one in the middle counts: now and then one server is disturbed for long. */
const rounds = 3;
const newPortals = 15;
const words = ["niacinamide", "glycerin", "extract", "acid", "oil", "vitamin", "care", "natural"];

/** What is asked inside a portal: each address is new, so that no page that was kept answers. */
const reads = {
  "search page": (visit: number) => `/ingredients/search?query=${wordOf(visit)}&visit=${visit}`,
  "search call": (visit: number) =>
    `/api/search/products/INGREDIENTS?query=${wordOf(visit)}&size=${10 + (visit % 20)}`,
};
const wordOf = (visit: number) => words[visit % words.length];
let visits = 0;

interface Servers {
  few: string;
  many: string;
}

/** The same ten portals in both, or every one of the many in its turn. */
const portalsOfMany = {
  "the same ten": (turn: number) => turn % sizes.few,
  "each in its turn": (turn: number) => (turn * 37) % sizes.many,
};

async function compare(servers: Servers) {
  const rows = [];
  for (const [what, path] of Object.entries(reads)) {
    for (const [portals, ofMany] of Object.entries(portalsOfMany)) {
      const measured = [];
      for (let round = 0; round < rounds; round++) {
        measured.push(await compareOnce(servers, { path, ofMany }));
      }
      const [row] = measured.toSorted((one, other) => one.ratio - other.ratio).slice(rounds >> 1);
      rows.push({ what, portals, ...row, ratio: row?.ratio ?? Number.NaN });
    }
  }
  return rows;
}

interface Compared {
  path: (visit: number) => string;
  /** Which portal of the many is asked in a turn. */
  ofMany: (turn: number) => number;
}

/** By turns, each first as often as the other. */
async function compareOnce(servers: Servers, { path, ofMany }: Compared) {
  const taken = { few: [] as number[], many: [] as number[] };
  for (let turn = 0; turn < warmUp + turns; turn++) {
    visits += 1;
    const order = turn % 2 === 0 ? (["few", "many"] as const) : (["many", "few"] as const);
    for (const which of order) {
      const at = which === "few" ? turn % sizes.few : ofMany(turn);
      const host = `${portalKey(at)}.localhost`;
      const milliseconds = await ask({ origin: servers[which], host, path: path(visits) });
      if (turn >= warmUp) taken[which].push(milliseconds);
    }
  }
  const [few_ms, many_ms] = [median(taken.few), median(taken.many)];
  return { few_ms, many_ms, ratio: rounded(many_ms / few_ms) };
}

/** Everything that a portal keeps for its next reader is there afterwards. */
async function askEach(servers: Servers): Promise<void> {
  for (let at = 0; at < sizes.many; at++) {
    visits += 1;
    for (const path of Object.values(reads).map((read) => read(visits))) {
      const ofFew = `${portalKey(at % sizes.few)}.localhost`;
      await ask({ origin: servers.few, host: ofFew, path });
      await ask({ origin: servers.many, host: `${portalKey(at)}.localhost`, path });
    }
  }
}

/** Milliseconds to the first page of each host, asked at once when its portal has been created. */
async function firstPages(origin: string, token: string): Promise<number[]> {
  const taken: number[] = [];
  for (let at = 0; at < newPortals; at++) {
    const key = `new-portal-${at}`;
    const created = await fetch(`${origin}/api/events`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({
        key,
        name: key,
        display_name: `New house ${at}`,
        type: "BRAND_PORTAL",
      }),
    });
    if (!created.ok) throw new Error(`no portal: ${created.status} ${await created.text()}`);
    taken.push(await ask({ origin, host: `${key}.localhost`, path: "/" }));
  }
  return taken;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return rounded(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

const port = await freePort();
const worlds = await createPortalWorlds(sizes, `http://localhost:${port}`);
const settings = { NEROLI_DEMO: "off", ...collectable };
const few = await startNeroli(worlds.few, { more: settings });
const many = await startNeroli(worlds.many, { port, more: settings });
try {
  const origins = { few: few.origin, many: many.origin };
  await askEach(origins);
  const rows = await compare(origins);
  console.table(rows);
  const [ofFew, ofMany] = [await heldMemory(few), await heldMemory(many)];
  const kb_per_portal = rounded((ofMany - ofFew) / (sizes.many - sizes.few));
  const first = await firstPages(many.origin, worlds.token);
  const first_page_ms = { median: median(first), highest: rounded(Math.max(...first)) };
  console.table([{ kb_per_portal, first_page_ms: first_page_ms.median }]);
  const ratio = Math.max(...rows.map((row) => row.ratio));
  const holds =
    ratio <= target.ratio &&
    kb_per_portal < target.kb_per_portal &&
    first_page_ms.median < target.first_page_ms;
  const figures = { sizes, ratio, kb_per_portal, first_page_ms, rows };
  console.log(JSON.stringify({ name: "portals", target, holds, ...figures }));
} finally {
  await few.stop();
  await many.stop();
  await worlds.close();
}
