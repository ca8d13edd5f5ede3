import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, startNeroli } from "../e2e/start-neroli.ts";
import { createServedWorld } from "./serving/world.ts";
import { coldLoads } from "./vitals/cold-load.ts";
import { startBrowser } from "./vitals/phone.ts";
import { startPlainPage } from "./vitals/plain-page.ts";
import { facetClicks, searchToProduct } from "./vitals/walks.ts";

// npm run bench -- vitals [products] [visits]: what people feel, in Chromium with a processor four times
// slower and a network of 40 ms and 10 Mbit/s. First visits to pages of the demo data, beside a page of
// plain HTML in the same run; the way from a search to a product; clicks on facets among so many products.

const [products = "100000", visits = "9"] = process.argv.slice(2);
const target = {
  lcp_ms: 450,
  cls: 0.01,
  long_tasks_after_load: 0,
  search: { files: 25, script_kb: 130 },
  product: { files: 20, script_kb: 110 },
  search_to_product_ms: 200,
  facet_click_p75_ms: 80,
};
const clicks = 24;
const search = "/ingredients/search?query=niacinamide";

const browser = await startBrowser();
try {
  const { pages, search_to_product_ms } = await measureDemo();
  console.table(pages);
  const facet_click_p75_ms = await measureFacets();
  const figures = { search_to_product_ms, facet_click_p75_ms };
  console.table(figures);
  const { plain: _, ...ours } = pages;
  const holds =
    Object.values(ours).every(
      (page) =>
        page.lcp_ms < target.lcp_ms &&
        page.cls < target.cls &&
        page.long_tasks_after_load <= target.long_tasks_after_load,
    ) &&
    (["search", "product"] as const).every(
      (name) =>
        pages[name].files <= target[name].files && pages[name].script_kb <= target[name].script_kb,
    ) &&
    search_to_product_ms < target.search_to_product_ms &&
    facet_click_p75_ms < target.facet_click_p75_ms;
  console.log(JSON.stringify({ name: "vitals", target, pages, ...figures, holds }));
} finally {
  await browser.close();
}

async function measureDemo() {
  const data = await mkdtemp(path.join(tmpdir(), "neroli-bench-"));
  const neroli = await startNeroli(data);
  const plain = await startPlainPage();
  try {
    const load = (address: string) => coldLoads(browser, address, Number(visits));
    // The server's own first answers are not what is measured.
    await coldLoads(browser, `${neroli.origin}${search}`, 1);
    const pages = {
      plain: await load(plain.address),
      landing: await load(`${neroli.origin}/`),
      search: await load(`${neroli.origin}${search}`),
      product: await load(`${neroli.origin}/ingredients/permalink/velourine-b3-pc`),
    };
    const walk = await searchToProduct(browser, `${neroli.origin}${search}`, Number(visits));
    return { pages, search_to_product_ms: walk };
  } finally {
    await plain.stop();
    await neroli.stop();
    await rm(data, { recursive: true, force: true });
  }
}

async function measureFacets(): Promise<number> {
  const port = await freePort();
  const world = await createServedWorld(Number(products), {
    origin: `http://localhost:${port}`,
    folder: undefined,
  });
  try {
    const neroli = await startNeroli(world.data, { port, more: { NEROLI_DEMO: "off" } });
    const took = await facetClicks(browser, `${neroli.origin}/ingredients/search`, clicks);
    await neroli.stop();
    return took;
  } finally {
    await world.close();
  }
}
