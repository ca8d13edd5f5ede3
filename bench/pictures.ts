import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languages } from "@neroli/contract/kernel/language.ts";
import { type Browser, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { password, sessionOf } from "../e2e/session-of.ts";
import { startNeroli } from "../e2e/start-neroli.ts";

// npm run pictures: takes the pictures of the product that its public pages show, of the demo data,
// in every language, into web/public/screens. To be run when what they show has changed.

const folder = new URL("../web/public/screens/", import.meta.url);
const size = { width: 1280, height: 800 };

interface Screen {
  /** Who is signed in; nobody where nothing is said. */
  who?: string;
  address: string;
  /** What is done before the picture is taken. */
  first?: (page: Page) => Promise<unknown>;
}

const compared = "velourine-b3-pc,minatoya-niacinamide,tamarack-niacinamide-usp";
const screens: Record<string, Screen> = {
  search: { address: "/ingredients/search?query=humectant" },
  product: { address: "/ingredients/permalink/velourine-b3-pc" },
  compare: { who: "buyer", address: `/compare?products=${compared}` },
  project: { who: "buyer", address: "/projects", first: openFirst('main a[href*="/project/"]') },
  requests: {
    who: "manager",
    address: "/requests",
    first: openFirst('main a[href*="requestId="]'),
  },
  quote: {
    who: "buyer",
    address: "/requests?folder__eq=quotes",
    first: openFirst('main a[href*="requestId="]'),
  },
  leads: { who: "manager", address: "/leads", first: openFirst("main li a") },
  analytics: { who: "manager", address: "/analytics?period=last-year" },
  portal: { who: "portal-admin", address: "/admin/event/maren-holt-portal/dashboard" },
  import: { who: "manager", address: "/admin/imports" },
  editor: {
    who: "manager",
    address: "/admin/product/ingredients/velouria-actives/PERSONALCARE/velourine-b3-pc",
  },
};

function openFirst(selector: string) {
  return async (page: Page) => {
    await page.locator(selector).first().click();
    await settle(page);
  };
}

/**
 * A page that hears of news never comes to rest on the network, and its charts draw after their
 * answers: what a person would wait is waited.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(2_500);
  await page.waitForFunction(
    "[...document.images].every((image) => image.complete || image.loading === 'lazy')",
  );
}

/** Nothing is asked or explained that is said once only. */
function saidBefore(): void {
  localStorage.setItem("neroli.privacy", "[{}]");
  for (const hint of ["requests", "admin"]) localStorage.setItem(`hint:${hint}`, "seen");
}

const data = await mkdtemp(join(tmpdir(), "neroli-pictures-"));
const neroli = await startNeroli(data);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
});
const wanted = process.argv.slice(2);
try {
  await mkdir(folder, { recursive: true });
  for (const [name, screen] of Object.entries(screens)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const language of languages) {
      const picture = await take(browser, screen, language);
      await writeFile(new URL(`${name}.${language}.webp`, folder), picture);
    }
    console.log(name);
  }
} finally {
  await browser.close();
  await neroli.stop();
  await rm(data, { recursive: true, force: true });
}

async function take(browser: Browser, screen: Screen, language: string): Promise<Buffer> {
  const { who, address, first } = screen;
  const { origin } = neroli;
  const session = who && (await sessionOf(origin, `${who}@neroli.example`, password));
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    locale: language,
    reducedMotion: "reduce",
    ...(session && { storageState: session }),
  });
  await context.addCookies([{ name: "language", value: language, url: origin }]);
  await context.addInitScript(saidBefore);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await settle(page);
  await first?.(page);
  const png = await page.screenshot({ animations: "disabled" });
  await context.close();
  return sharp(png).webp({ quality: 80 }).toBuffer();
}
