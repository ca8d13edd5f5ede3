import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startNeroli } from "../e2e/start-neroli.ts";
import { bytesOfPage } from "./pages/bytes-of-page.ts";
import { startEmptyServer } from "./pages/start-empty-server.ts";

// npm run bench -- pages: rates of the pages beside that of an empty route, in one run: the machine's
// noise is shared. The target is that of search pages whose address nobody has asked for before.

const target = { new_pages_per_second: 700, new_pages_p50_ms: 12 };
const seconds = 10;
const connections = 10;
const newAddresses = "search page, each address new";
const newSearches = "search page, each search new";
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

/** What a first visit loads besides the page. */
async function filePaths(origin: string): Promise<string[]> {
  const html = await (await fetch(`${origin}/ingredients/search`)).text();
  return [...new Set(html.match(/\/assets\/[^"#]+\.js/g))];
}

let visits = 0;

/** What nobody has asked for before: the server has kept none of its pages. */
const neverAsked = (paths: readonly string[], write: (visit: number) => string) => () => {
  visits += 1;
  return `${paths[visits % paths.length]}${write(visits)}`;
};

/** The same searches at other addresses: campaigns and newsletters add such words to links. */
const otherAddress = (visit: number) => `&visit=${visit}`;

/** Each search is narrowed by one thing more, so that none of its filters leads where another's does. */
const otherSearch = (visit: number) => `&without=inci%3Anothing+${visit}`;

const data = await mkdtemp(join(tmpdir(), "neroli-bench-"));
const neroli = await startNeroli(data);
const empty = await startEmptyServer();
try {
  const searches = queries.map((query) => `/ingredients/search?query=${encodeURIComponent(query)}`);
  const products = await productPaths(neroli.origin);
  const files = await filePaths(neroli.origin);
  await measure("warm-up", neroli.origin, [...searches, ...products]);
  const rows = [
    await measure("empty route", empty.origin, ["/"]),
    await measure("search page", neroli.origin, searches),
    await measure(newAddresses, neroli.origin, neverAsked(searches, otherAddress)),
    await measure(newSearches, neroli.origin, neverAsked(searches, otherSearch)),
    await measure("product page", neroli.origin, products),
    await measure("file of a page", neroli.origin, files),
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
  const made = rows.find(({ what }) => what === newAddresses);
  const figures = {
    new_pages_per_second: made?.per_second ?? 0,
    new_pages_p50_ms: made?.p50_ms ?? Number.NaN,
  };
  const holds =
    figures.new_pages_per_second >= target.new_pages_per_second &&
    figures.new_pages_p50_ms < target.new_pages_p50_ms &&
    rows.every(({ failed }) => failed === 0);
  console.log(JSON.stringify({ name: "pages", target, ...figures, rows, bytes, holds }));
} finally {
  await neroli.stop();
  await empty.kill();
  await rm(data, { recursive: true, force: true });
}
