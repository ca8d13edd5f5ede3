import type { Browser, Locator, Page } from "playwright-core";
import { quantile } from "../figures/quantile.ts";
import { slowPhone } from "./phone.ts";

/** From a search to the page of its first product: from the click until its name is painted. */
export async function searchToProduct(browser: Browser, address: string, walks: number) {
  const times: number[] = [];
  for (let walk = 0; walk < walks; walk++) {
    const page = await slowPhone(browser);
    await page.goto(address, { waitUntil: "load" });
    // Who reads the results first: the page is at rest when they click.
    await page.waitForTimeout(2_000);
    const link = page.locator("[data-hits] h2 a").nth(walk % 5);
    const name = await link.textContent();
    times.push(await clicked(page, link, { selector: "h1", text: name, until: "says" }));
    await page.context().close();
  }
  return Math.round(quantile(times, 0.5));
}

/** Clicks on facets, one after the other on and off: until the new count of results is painted. */
export async function facetClicks(browser: Browser, address: string, clicks: number) {
  const page = await slowPhone(browser, 1_440);
  await page.goto(address, { waitUntil: "load" });
  // At rest before the first click, and again between clicks.
  await page.waitForTimeout(3_000);
  const values = page.locator("#filters li a:visible");
  const selector = "[data-count]";
  const times: number[] = [];
  for (let click = 0; click < clicks; click++) {
    const text = await page.locator(selector).textContent();
    // On, and then off again.
    const chosen = page.locator("#filters li a[aria-current]");
    const value = click % 2 === 0 ? values.nth((click / 2) % 6) : chosen.first();
    times.push(await clicked(page, value, { selector, text, until: "says-no-more" }));
    await page.waitForTimeout(500);
  }
  await page.context().close();
  return Math.round(quantile(times, 0.75));
}

interface Change {
  selector: string;
  text: string | null;
  /** Whether it is waited for that the element says the text, or something else. */
  until: "says" | "says-no-more";
}

/** Milliseconds from the click itself until an element has changed and the frame is painted. */
async function clicked(page: Page, target: Locator, change: Change): Promise<number> {
  const painted = page.evaluate(({ selector, text, until }) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    let began = 0;
    // Looking at each frame would make the browser draw frames while it has something else to do.
    const changes = new MutationObserver(() => {
      const says = document.querySelector(selector)?.textContent === text;
      if (says !== (until === "says")) return;
      changes.disconnect();
      // The first task after a frame has begun comes when that frame is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    });
    const begin = ({ timeStamp }: Event) => {
      began = timeStamp;
      changes.observe(document, { subtree: true, childList: true, characterData: true });
    };
    addEventListener("click", begin, { capture: true, once: true });
    return promise;
  }, change);
  // A hand takes its time: it comes to what it presses, and a press is no instant.
  await target.hover();
  await page.waitForTimeout(hand.rests);
  await page.mouse.down();
  await page.waitForTimeout(hand.presses);
  await page.mouse.up();
  return painted;
}

/** Milliseconds; people take longer on average. */
const hand = { rests: 100, presses: 60 };
