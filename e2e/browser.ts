import AxeBuilder from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, inject, type TestContext } from "vitest";
import { type KeptSession, password, sessionOf, tokenOf } from "./session-of.ts";
import { tellWhatWasThere, watch } from "./what-was-there.ts";

export const origin: string = inject("origin");

/** What a person would see in the browser's console: nothing is the only right amount. */
const complaints: string[] = [];
let browser: Browser | undefined;
const contexts: BrowserContext[] = [];

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages of tests end before their code would have been worth making fast: a sixth of all work.
  "--js-flags=--no-maglev,--no-opt",
];

/** A browser apart from that of `newPage`, for what it must be told as it starts. */
export const launch = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [...flags, ...more],
  });

/** One serves the files of tests that this process runs, and ends with it. */
async function theBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await launch();
  return browser;
}

/** After each test: nothing of it is left for the next one. */
export async function closePages({ task }: TestContext): Promise<void> {
  for (const context of contexts.splice(0)) {
    const failure = task.result?.errors?.[0];
    if (failure) failure.message += `\n${await tellWhatWasThere(task.name, context)}`;
    await context.close();
  }
  expect(complaints.splice(0), "console errors and failed scripts").toEqual([]);
}

export interface Visit {
  locale?: string;
  width?: number;
  height?: number;
  javaScriptEnabled?: boolean;
  /** It has a screen that is touched. */
  touched?: boolean;
  /** Has not said yet whether it may be remembered; else it has declined. */
  undecided?: boolean;
  /** Of an ordinary browser, where robots would not be counted. */
  userAgent?: string;
  /** What the test provokes: browsers write each refused call into the console. */
  mayLog?: RegExp;
  /** Of a new person where left out: no cookies, no storage. */
  session?: KeptSession;
}

/** What pages and the router's search for further routes write while there is no connection. */
export const mayLogOffline = /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/;

/** A browser of its own. */
export async function newPage(visit: Visit = {}): Promise<Page> {
  const { locale = "en-GB", width = 1440, height = 900, mayLog } = visit;
  const context = await (await theBrowser()).newContext({
    baseURL: origin,
    locale,
    javaScriptEnabled: visit.javaScriptEnabled ?? true,
    hasTouch: visit.touched ?? false,
    viewport: { width, height },
    // What fades in is measured by axe at a contrast that it has for a moment only.
    reducedMotion: "reduce",
    ...(visit.session && { storageState: visit.session }),
    ...(visit.userAgent && { userAgent: visit.userAgent }),
  });
  if (!visit.undecided) await context.addInitScript(declineOnce);
  // Ends what never comes; a slow machine is no failure.
  context.setDefaultTimeout(60_000);
  contexts.push(context);
  watch(context);
  context.on("request", (asked) => {
    const [, token] = /^Bearer (.+)$/.exec(asked.headers().authorization ?? "") ?? [];
    if (token) lastTokens.set(context, token);
  });
  // Of every tab that is opened in it.
  context.on("console", (message) => {
    if (mayLog?.test(message.text())) return;
    if (message.type() === "error" || /hydrat/i.test(message.text())) {
      const { url } = message.location();
      complaints.push(`${message.page()?.url()}: ${message.text()} (${url})`);
    }
  });
  context.on("weberror", (error) =>
    complaints.push(`${error.page()?.url()}: ${error.error().message}`),
  );
  return context.newPage();
}

/** Nobody is asked on every page of every test. */
function declineOnce(): void {
  try {
    if (!localStorage.getItem("neroli.privacy")) localStorage.setItem("neroli.privacy", "[{}]");
  } catch {
    // Pages without an origin have no storage.
  }
}

/** Opens an address and waits until the page answers to clicks, which a person does without knowing. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** The log-in page: its first address leads on to the form, which answers once it is alive. */
export async function visitLogIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.waitForURL(/\/login\?.*interaction=/);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Fills in the log-in form, in English or German, and waits until the session is there. */
export async function signIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.locator("input[type=password]").fill(typed);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(Log in|Anmelden)$/ })
    .click();
  await userMenu(page).waitFor();
}

export const userMenu = (page: Page) =>
  page.getByRole("button", {
    name: /(user menu|Benutzermenü|menu utente|menu utilisateur|menú de usuario)$/i,
  });

/** A browser in which somebody is signed in, at an address. */
export async function signedIn(email: string, address: string, options: Visit = {}): Promise<Page> {
  const page = await newPage({ ...options, session: await sessionOf(origin, email) });
  await visit(page, address);
  await userMenu(page).waitFor();
  return page;
}

/** The language that an account has from now on, as if it had been chosen on another device. */
export async function speaks(email: string, language: string, typed = password): Promise<void> {
  const answer = await fetch(`${origin}/api/users/settings`, {
    method: "PUT",
    headers: {
      authorization: `Bearer ${await tokenOf(origin, email, typed)}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ language }),
  });
  expect(answer.status).toBe(200);
}

/** For what no other test may know. */
export const unique = () => crypto.randomUUID().slice(0, 8);

/** Answers the question that is asked before something written is given up. */
export async function stayHere(page: Page): Promise<void> {
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByText("Stay here", { exact: true }).click();
  await question.waitFor({ state: "detached" });
}

/**
 * Waits while the page is being left for another: links change the address first, and what they
 * leave stays until the next page is there.
 */
export const arrived = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const main = document.querySelector("main[aria-busy]");
          const { ready } = document.documentElement.dataset;
          return !main || (main.ariaBusy === "false" && (!ready || ready === location.pathname));
        }),
      { message: `arrival at ${page.url()}` },
    )
    .toBe(true);

/** Nothing is wider than the window; while a dialog is open the page leaves room for its scrollbar. */
export async function noOverflow(page: Page): Promise<void> {
  await arrived(page);
  await expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      { message: `width of ${page.url()}` },
    )
    .toBeLessThanOrEqual(0);
}

const lastTokens = new WeakMap<BrowserContext, string>();

/** The access token that a page of this browser asked with at last; tabs hold theirs in memory. */
export async function heldToken(page: Page): Promise<string> {
  await expect.poll(() => lastTokens.has(page.context())).toBe(true);
  return lastTokens.get(page.context()) ?? "";
}

/**
 * Resolves when the page stands still: fonts are there, and no animation or transition that ends is
 * under way. Those that never end, such as a spinner's, are not waited for.
 */
export const standsStill = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const underWay = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
        );
    await document.fonts.ready;
    do {
      // Two frames: an effect starts its transition in the second.
      await frame();
      await frame();
      await Promise.allSettled(underWay().map(({ finished }) => finished));
    } while (underWay().length > 0);
  });

/**
 * The labels that name no control, or share one, or hold several: the name of a group of choices is
 * its legend, and a click on it chooses nothing.
 */
const wrongLabels = (page: Page) =>
  // Found and looked at in one step: a label that has left the page in between names nothing.
  page.evaluate(() =>
    [...document.querySelectorAll("label")]
      .filter((label) => {
        const controls = label.querySelectorAll("input:not([type=hidden]), select, textarea");
        const named = label.control as HTMLInputElement | null;
        return controls.length > 1 || named?.labels?.length !== 1;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );

/** WCAG 2.2 AA, by axe; and labels that belong to their controls. */
export async function expectAccessible(page: Page): Promise<void> {
  await arrived(page);
  await standsStill(page);
  expect(await wrongLabels(page), `labels on ${page.url()}`).toEqual([]);
  // In the page itself, frames of its own origin included: another tab for the report, and the
  // description of what is right, were two thirds of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.slice(0, 3).map(({ html }) => html),
  }));
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
