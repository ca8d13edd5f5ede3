import { setTimeout as pause } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { arrivedScans, devicePage, isReady, noteCode, someCode } from "../../e2e/scan-steps.ts";
import { sessionOf, tokenOf } from "../../e2e/session-of.ts";
import { freePort, type Served, startNeroli } from "../../e2e/start-neroli.ts";
import { until } from "./asking.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";

const devices = 3;
const scansEach = 500;
/** Of the devices' clocks: behind, right, before. */
const clocks = [-2, 0, 2];
const hour = 3_600_000;
const editor = "editor@neroli.example";
const mostWaited = 300_000;

interface Device {
  context: BrowserContext;
  page: Page;
  /** What the page said to have noted. */
  noted: string[];
}

/** The server and a page are killed together while three devices note and send, with clocks that are wrong. */
export const scans: Scenario = {
  name: "scans",
  target:
    "of 1,500 scans of three devices none is lost and none doubled, and their times are right",
  rounds: 10,
  async run(chaos: Chaos) {
    const folder = await chaos.dataFolder();
    const port = await freePort();
    let server = await startNeroli(folder, { port });
    chaos.onClose(() => server.kill());
    const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    chaos.onClose(() => browser.close());
    const token = await tokenOf(server.origin, editor);
    const before = new Set((await arrivedScans(server.origin, token)).map(({ id }) => id));
    const all = await Promise.all(clocks.map((hours) => openDevice(browser, { server, hours })));
    const began = Date.now();
    const part = Math.ceil(scansEach / (chaos.rounds + 1));
    for (let round = 0; round <= chaos.rounds; round++) {
      const writing = Promise.all(all.map((device) => noteSome(device, part)));
      await pause(chaos.random() * 1_000);
      if (round < chaos.rounds) {
        await server.kill();
        // It is opened again while there is no server.
        const killed = all[round % devices];
        if (killed) await killPage(killed);
        server = await startNeroli(folder, { port });
      }
      await writing;
    }
    const caught_up_ms = await until(async () => {
      const counts = await Promise.all(all.map(({ page }) => page.getByText("All sent").count()));
      return counts.every((count) => count === 1);
    }, mostWaited);
    const arrived = (await arrivedScans(server.origin, token)).filter(({ id }) => !before.has(id));
    const figures = { ...count(all, arrived, began), caught_up_ms };
    await server.stop();
    const { lost, doubled, wrong_times, wanted } = figures;
    const whole = wanted === devices * scansEach;
    return { holds: whole && lost + doubled + wrong_times === 0, figures };
  },
};

async function openDevice(
  browser: Browser,
  { server, hours }: { server: Served; hours: number },
): Promise<Device> {
  const storageState = await sessionOf(server.origin, editor);
  const context = await browser.newContext({ baseURL: server.origin, storageState, locale: "en" });
  // Ends what never comes; a slow machine is no failure.
  context.setDefaultTimeout(mostWaited);
  await context.addInitScript((off: number) => {
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...given: unknown[]) {
        if (given.length > 0) super(...(given as [number]));
        else super(RealDate.now() + off);
      }
      static override now() {
        return RealDate.now() + off;
      }
    } as DateConstructor;
  }, hours * hour);
  const page = await context.newPage();
  await page.goto(devicePage);
  await isReady(page);
  return { context, page, noted: [] };
}

/** One after the other, whatever becomes of page and server. */
async function noteSome(device: Device, wanted: number): Promise<void> {
  for (let made = 0; made < wanted && device.noted.length < scansEach; ) {
    const code = someCode();
    const { page } = device;
    try {
      await noteCode(page, code);
      device.noted.push(code);
      made += 1;
    } catch (error) {
      // Its page was killed: whether this one was noted nobody was told.
      if (device.page === page && !page.isClosed()) throw error;
      await until(async () => device.page !== page && !device.page.isClosed(), mostWaited);
    }
  }
}

/** At once, without a chance to tidy up; opened again whether the server is there or not. */
async function killPage(device: Device): Promise<void> {
  await device.page.close({ runBeforeUnload: false });
  const page = await device.context.newPage();
  await page.goto(devicePage);
  await page.getByLabel("Code or name").waitFor();
  device.page = page;
}

type Arrived = Awaited<ReturnType<typeof arrivedScans>>;

function count(all: readonly Device[], arrived: Arrived, began: number) {
  const wanted = all.flatMap(({ noted }) => noted);
  const times = new Map<string, number>();
  for (const { read } of arrived) times.set(read, (times.get(read) ?? 0) + 1);
  const isRight = ({ scanned_at }: Arrived[number]) => {
    const at = Date.parse(scanned_at);
    return at >= began - 60_000 && at <= Date.now() + 1_000;
  };
  return {
    wanted: wanted.length,
    arrived: arrived.length,
    lost: wanted.filter((code) => !times.has(code)).length,
    doubled: [...times.values()].filter((count) => count > 1).length,
    wrong_times: arrived.filter((scan) => !isRight(scan)).length,
  };
}
