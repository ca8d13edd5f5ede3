import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "./browser.ts";
import { copyOfDemoData, type DataFolder } from "./demo-data.ts";
import { bar, dialog, openChoices } from "./recording-steps.ts";
import { type Served, startNeroli } from "./start-neroli.ts";

// The script of a CRM (spec 15): after the first scroll or five seconds, and only where it may be.

let data: DataFolder;
let neroli: Served;
let crm: Server;
let asked: string[];
/** At a name of its own: the page's policy has to let it in. */
let crmHost: string;

beforeAll(async () => {
  asked = [];
  crm = createServer((request, answer) => {
    asked.push(request.url ?? "");
    answer.setHeader("access-control-allow-origin", "*");
    if (request.url !== "/crm.js") return answer.end();
    answer.setHeader("content-type", "text/javascript");
    answer.end(`window.crm = { came: performance.now() };
      addEventListener("neroli:crm-ready", () => { window.crm.ready = performance.now(); });
      fetch("http://${crmHost}/visit");`);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => crm.once("listening", resolve));
  crmHost = `127.0.0.1:${(crm.address() as AddressInfo).port}`;
  data = await copyOfDemoData();
  neroli = await startNeroli(data.folder, {
    more: { NEROLI_CRM_SCRIPT: `http://${crmHost}/crm.js` },
  });
});
afterAll(async () => {
  await neroli?.stop();
  crm?.close();
  await data?.remove();
});

declare global {
  interface Window {
    crm?: { came: number; ready?: number };
  }
}

const crmOf = (page: Page) => page.evaluate(() => window.crm);

async function visitor(): Promise<Page> {
  const page = await newPage({ undecided: true });
  await page.goto(`${neroli.origin}/ingredients/search`);
  await bar(page).waitFor();
  return page;
}

/** Not by a scroll, nor after ten seconds. */
async function expectNoCrm(page: Page): Promise<void> {
  const before = asked.length;
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.mouse.wheel(0, 300);
  await page.clock.fastForward(10_000);
  const scripts = await page.evaluate(async (host) => {
    await fetch("/favicon.svg");
    return document.querySelectorAll(`script[src*="${host}"]`).length;
  }, crmHost);
  expect({ scripts, asked: asked.length }).toEqual({ scripts: 0, asked: before });
}

test("it comes at the first scroll of who has agreed, and is ready two seconds later", async () => {
  const page = await visitor();
  await bar(page).getByText(`a program of ${crmHost}`).waitFor();
  await page.mouse.wheel(0, 300);
  const agree = bar(page).getByRole("button", { name: "Agree" });
  // Within the page: on a slow machine five seconds pass between two steps of a test.
  const agreed = await agree.evaluate(async (button: HTMLElement) => {
    button.click();
    while (button.isConnected) await new Promise(requestAnimationFrame);
    scrollBy(0, 300);
    return performance.now();
  });
  await expect.poll(async () => (await crmOf(page))?.ready).toBeGreaterThan(0);
  const { came = 0, ready = 0 } = (await crmOf(page)) ?? {};
  expect(came - agreed).toBeLessThan(5_000);
  expect(ready - came).toBeGreaterThan(1_900);
  expect(asked).toEqual(["/crm.js", "/visit"]);
});

test("or five seconds after, without a scroll; withdrawn, it is gone, and comes no more", async () => {
  const page = await visitor();
  // A click of the mouse may scroll the page on its way to the button.
  await bar(page).getByRole("button", { name: "Agree" }).dispatchEvent("click");
  const agreed = await page.evaluate(() => performance.now());
  await expect.poll(async () => (await crmOf(page))?.came).toBeGreaterThan(agreed + 4_500);
  await openChoices(page);
  await dialog(page).getByText(`a program of ${crmHost} is loaded`).waitFor();
  await dialog(page).getByRole("button", { name: "Withdraw" }).click();
  await expect.poll(() => crmOf(page)).toBeUndefined();
  await page.clock.install();
  await page.reload();
  await expectNoCrm(page);
});

test("who declines gets none of it, nor anybody at a portal's host", async () => {
  const page = await newPage({ undecided: true });
  await page.clock.install();
  await page.goto(`${neroli.origin}/ingredients/search`);
  await bar(page).getByRole("button", { name: "Decline" }).click();
  await bar(page).waitFor({ state: "detached" });
  await expectNoCrm(page);
  const { port } = new URL(neroli.origin);
  const portal = await page.goto(`http://haldermark-customer-desk.localhost:${port}/`);
  expect(portal?.headers()["content-security-policy"]).toContain("script-src");
  expect(portal?.headers()["content-security-policy"]).not.toContain(crmHost);
  const own = await fetch(`${neroli.origin}/`);
  expect(own.headers.get("content-security-policy")).toContain(`http://${crmHost}`);
});
