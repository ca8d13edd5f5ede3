import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startNeroli } from "../e2e/start-neroli.ts";
import { bytesOfPage } from "./pages/bytes-of-page.ts";
import { startEmptyServer } from "./pages/start-empty-server.ts";

/** Rates of the pages beside that of an empty route, in one run: the machine's noise is shared. */
const seconds = 10;
const connections = 10;
const queries = [
  "",
  "niacinamide",
  "glycerin",
  "preservative",
  "shea butter",
  "surfactant",
  "extract",
  "vitamin",
  "acid",
  "oil",
];

interface Row {
  what: string;
  per_second: number;
  p50_ms: number;
  p99_ms: number;
  failed: number;
}

/** Asks for the paths in turn, or for what the function makes up each time. */
async function measure(
  what: string,
  origin: string,
  paths: readonly string[] | (() => string),
): Promise<Row> {
  const requests =
    typeof paths === "function"
      ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: paths() }) }]
      : paths.map((path) => ({ path }));
  const result = await autocannon({ url: origin, connections, duration: seconds, requests });
  return {
    what,
    per_second: Math.round(result.requests.average),
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

async function productPaths(origin: string): Promise<string[]> {
  const html = await (await fetch(`${origin}/ingredients/search`)).text();
  return [...new Set(html.match(/\/ingredients\/permalink\/[a-z0-9-]+/g))];
}

let visits = 0;

/** An address that nobody has asked for before: the server has kept none of its pages. */
const neverAsked = (paths: readonly string[]) => () => {
  visits += 1;
  return `${paths[visits % paths.length]}&visit=${visits}`;
};

const data = await mkdtemp(join(tmpdir(), "neroli-bench-"));
const neroli = await startNeroli(data);
const empty = await startEmptyServer();
try {
  const searches = queries.map((query) => `/ingredients/search?query=${encodeURIComponent(query)}`);
  const products = await productPaths(neroli.origin);
  await measure("warm-up", neroli.origin, [...searches, ...products]);
  const rows = [
    await measure("empty route", empty.origin, ["/"]),
    await measure("search page", neroli.origin, searches),
    await measure("search page, each address new", neroli.origin, neverAsked(searches)),
    await measure("product page", neroli.origin, products),
    await measure("search call", neroli.origin, [
      "/api/search/products/INGREDIENTS?query=niacinamide",
    ]),
  ];
  console.table(rows);
  const bytes = {
    search: await bytesOfPage(`${neroli.origin}${searches[1]}`),
    product: await bytesOfPage(`${neroli.origin}${products[0]}`),
  };
  console.table(bytes);
  console.log(JSON.stringify({ name: "pages", connections, seconds, rows, bytes }));
} finally {
  await neroli.stop();
  await empty.kill();
  await rm(data, { recursive: true, force: true });
}
