import { expect, test } from "vitest";
import { expectAccessible, newPage, noOverflow, origin, unique, visit } from "./browser.ts";
import { call, newBuyer } from "./new-buyer.ts";
import { pageOf } from "./round-steps.ts";
import { tokenOf } from "./session-of.ts";

const company = "ticinello-lab";

/** An exhibition of this test's own at which the company stands. */
async function newExhibition(name: string, days: { starts_on: string; ends_on: string }) {
  const token = await tokenOf(origin, "support@neroli.example");
  const body = { name, display_name: name, type: "TRADE_SHOW", place: "Arena, Bern", ...days };
  const { key } = await call<{ key: string }>({ method: "POST", path: "/events", body, token });
  await call({ method: "POST", path: `/events/${key}/companies/${company}/enable`, token });
  const path = `/companies/${company}/events/${key}`;
  const stand = { version: 1, hall: "Halle C3", stand: "C12" };
  await call({ method: "PUT", path, body: stand, token });
  return key;
}

test("a company's page says at which exhibitions it stands, without scripts too; past ones are gone", async () => {
  const [name, past] = [`Arnica Fair ${unique()}`, `Arnica Past ${unique()}`];
  const key = await newExhibition(name, { starts_on: "2032-05-04", ends_on: "2032-05-06" });
  await newExhibition(past, { starts_on: "2024-05-04", ends_on: "2024-05-06" });
  const plain = await newPage({ javaScriptEnabled: false });
  await plain.goto(`/company/${company}`);
  const entry = plain
    .getByRole("region", { name: "At these exhibitions" })
    .getByRole("listitem")
    .filter({ hasText: name });
  await entry.getByText("Halle C3 · C12").waitFor();
  await entry.getByText("04/05/2032 – 06/05/2032").waitFor();
  await expect.poll(() => plain.getByText(past).count()).toBe(0);
  await entry.getByRole("link", { name }).click();
  await plain.waitForURL(new RegExp(`/exhibitions/${key}$`));

  // Who may meet exhibitors asks for it there; on a phone.
  const page = await pageOf(await newBuyer(), `/company/${company}`, { width: 390, height: 844 });
  const shown = page
    .getByRole("region", { name: "At these exhibitions" })
    .getByRole("listitem")
    .filter({ hasText: name });
  await shown.waitFor();
  // Before anything scrolls: half below the bar, a link is a small target to axe.
  await expectAccessible(page);
  await noOverflow(page);
  await shown.getByRole("button", { name: /^Request a meeting with/ }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("a company that stands at none has no such part", async () => {
  const page = await newPage();
  await visit(page, "/company/blank-beaker");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const part = page.getByRole("region", { name: "At these exhibitions" });
  await expect.poll(() => part.count()).toBe(0);
});
