import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newPage, origin, visit } from "./browser.ts";
import { sessionOf } from "./session-of.ts";

/** A page whose scripts come when they are let through; what the server has drawn is there. */
async function slowPage(address: string, width: number) {
  const page = await newPage({ width, height: 844 });
  const arrive = await holdScripts(page);
  await page.goto(`${origin}${address}`, { waitUntil: "commit" });
  return { page, arrive };
}

/** From the next page on; answers what lets them through. */
async function holdScripts(page: Page) {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route("**/assets/*.js", async (route) => {
    if (isHeld) await new Promise<void>((let_) => held.push(let_));
    await route.fallback();
  });
  return async () => {
    await expect.poll(() => page.locator("html[data-ready]").count()).toBe(0);
    isHeld = false;
    for (const each of held) each();
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
  };
}

const main = (page: Page) => page.getByRole("main");

test("what is typed and sent before the scripts are there is sent once they are", async () => {
  const { page, arrive } = await slowPage("/password/forgotten", 390);
  await main(page).getByLabel("E-mail address").fill("nobody@velouria-actives.example");
  await main(page).getByRole("button", { name: "Send link" }).click();
  await arrive();
  await page.getByText("If there is an account with nobody@velouria-actives.example").waitFor();
});

test("what is typed and chosen stays, and can be gone on with", async () => {
  const { page, arrive } = await slowPage("/register", 1024);
  const email = main(page).getByLabel("E-mail address at work");
  await email.fill("nobody@velouria-actives.example");
  await arrive();
  await expect.poll(() => email.inputValue()).toBe("nobody@velouria-actives.example");
  await email.press("End");
  await page.keyboard.type("x");
  await expect.poll(() => email.inputValue()).toBe("nobody@velouria-actives.examplex");
});

test("a search that is typed before stays in its field", async () => {
  const { page, arrive } = await slowPage("/ingredients/search", 1440);
  const search = page.getByRole("banner").getByRole("combobox").first();
  await search.fill("niacinamide");
  await arrive();
  await expect.poll(() => search.inputValue()).toBe("niacinamide");
});

test("a button that is pressed before is heard", async () => {
  const { page, arrive } = await slowPage("/company/velouria-actives", 390);
  await page.getByRole("button", { name: "Contact the supplier" }).click();
  await arrive();
  await page.getByText("Please log in to request").waitFor();
});

test("the address of a log-in that was sent before, and refused, has not to be typed again", async () => {
  const page = await newPage();
  await visit(page, "/requests");
  const email = main(page).getByLabel("E-mail address");
  await email.waitFor();
  const arrive = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await email.fill("amara.lewis@neroli.example");
  await page.getByRole("textbox", { name: "Password" }).fill("not-the-password");
  await main(page).getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(/failed=1/, { waitUntil: "commit" });
  await arrive();
  await expect.poll(() => email.inputValue()).toBe("amara.lewis@neroli.example");
});

test("scripts that do not come are said, and the page is loaded anew once, with what was typed", async () => {
  const page = await newPage({ width: 390, height: 844 });
  await page.clock.install();
  const arrive = await holdScripts(page);
  await page.goto("/register", { waitUntil: "commit" });
  const email = main(page).getByLabel("E-mail address at work");
  await email.fill("nobody@velouria-actives.example");
  await page.clock.fastForward(121_000);
  const note = page.getByRole("alert").filter({ hasText: "A part of this page has not come" });
  await note.getByText("The page is loaded again.").waitFor();
  const anew = page.waitForEvent("framenavigated");
  await page.clock.fastForward(5_000);
  await anew;
  await expect.poll(() => email.inputValue()).toBe("nobody@velouria-actives.example");
  await page.clock.fastForward(121_000);
  await note.getByText("It did not come the second time either.").waitFor();
  await note.getByRole("link", { name: "Load again" }).waitFor();
  await arrive();
  await note.waitFor({ state: "detached" });
  await expect.poll(() => email.inputValue()).toBe("nobody@velouria-actives.example");
});

test("scripts that fail are asked for again once the server is there, in the page's language", async () => {
  const page = await newPage({ locale: "de-DE", mayLog: /ERR_FAILED|dynamically imported module/ });
  await page.clock.install();
  await page.route(/\/assets\/.*\.js|\/health\/ready/, (route) => route.abort());
  await page.goto("/suppliers", { waitUntil: "commit" });
  await page.getByText("Neroli ist gerade nicht erreichbar").waitFor();
  // After the two minutes, too, the page stays until there is a server to load it from.
  await page.clock.fastForward(121_000);
  await page.getByText("Neroli ist gerade nicht erreichbar").waitFor();
  await page.unroute(/\/assets\/.*\.js|\/health\/ready/);
  await page.clock.fastForward(6_000);
  await page.getByText("Die Seite wird neu geladen.").waitFor();
  await page.clock.fastForward(5_000);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
});

test.each([390, 1440])(
  "buttons of a card keep their columns once it is known who reads, %i px",
  async (width) => {
    const page = await newPage({ width, session: await sessionOf(origin, "buyer@neroli.example") });
    const arrive = await holdScripts(page);
    await page.goto("/ingredients/search?query=velourine", { waitUntil: "commit" });
    const buttons = page.getByRole("button", { name: /^(Bookmark|Compare) / });
    const columns = async () => {
      const boxes = await Promise.all((await buttons.all()).map((each) => each.boundingBox()));
      return boxes.map((box) => box?.x);
    };
    await buttons.first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await columns();
    await arrive();
    await page
      .getByRole("button", { name: /^Add to project: / })
      .first()
      .waitFor();
    expect(before.length).toBeGreaterThan(1);
    await expect.poll(columns).toEqual(before);
  },
);
