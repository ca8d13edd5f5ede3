import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { origin, signedIn, unique, visit } from "./browser.ts";
import { kept } from "./recording-steps.ts";

const dayMilliseconds = 86_400_000;
/** Three days ago at the same time: no other test tells of it, and what comes late counts. */
const ago = 3 * dayMilliseconds;
const words = `mild day ${unique()}`;
/** Of one supplier, with its manager. */
const manager = "manager@neroli.example";
const company = "velouria-actives";

/** Two products of the supplier. */
async function findProducts(): Promise<[string, string]> {
  const html = await (await fetch(`${origin}/company/${company}`)).text();
  const keys = [...html.matchAll(/\/ingredients\/permalink\/([a-z0-9-]+)/g)].map(([, key]) => key);
  const [first = "", second = ""] = new Set(keys);
  return [first, second];
}

interface Person {
  agent: string;
  languages: string;
}
const personal = (at: number): Person => ({
  agent: `Mozilla/5.0 (X11; Linux x86_64; rv:${100 + at}.0) Gecko/20100101 Firefox/${100 + at}.0 ${words}`,
  languages: at < 15 ? "de-DE,de;q=0.9" : at < 25 ? "fr-FR,fr;q=0.9" : "ja-JP,ja;q=0.9",
});

async function tell(
  { agent, languages }: Person,
  events: readonly object[],
  batch = crypto.randomUUID(),
) {
  const { ok } = await fetch(`${origin}/api/interactions`, {
    method: "POST",
    headers: {
      ...{ "content-type": "application/json", "user-agent": agent },
      "accept-language": languages,
    },
    body: JSON.stringify({ batch, events: events.map((event) => ({ ago, ...event })) }),
  });
  expect(ok).toBe(true);
}

/** What person `at` of thirty does that day. */
function deedsOf(at: number, [first, second]: readonly [string, string]): object[] {
  return [
    { kind: "SEARCH", words, found: 2 },
    { kind: "IMPRESSION", product: first, rank: 1, words },
    { kind: "IMPRESSION", product: second, rank: 2, words },
    ...(at < 18 ? [{ kind: "DETAILS", product: first, rank: 1, words }] : []),
    ...(at >= 18 && at < 28 ? [{ kind: "VIEW", product: second }] : []),
    ...(at < 5 ? [first, second].map((product) => ({ kind: "COMPARISON", product })) : []),
    ...(at === 3 ? [{ kind: "FORM_SAMPLE", product: first }] : []),
  ];
}

const numberIn = (text: string | null) => Number((text ?? "").replace(/[^\d]/g, ""));
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true }).first();

/** The figures of that day, as they stand on the page. */
async function readDay(page: Page) {
  const day = dayOf(new Date(Date.now() - ago));
  await visit(page, `/analytics?from=${day}&to=${day}`);
  const figures = page.getByRole("region", { name: "Figures of the period" });
  const figure = async (name: string) => {
    const link = figures.getByRole("link", { name: new RegExp(`^${name}: `) });
    return numberIn(/: ([\d,]+)/.exec((await link.getAttribute("aria-label")) ?? "")?.[1] ?? "");
  };
  const steps = card(page, "From sight to quote").getByRole("listitem");
  await steps.first().waitFor();
  const kept = await steps.filter({ hasText: "Kept or compared" }).innerText();
  return {
    visitors: await figure("Visitors"),
    views: await figure("Views"),
    requests: await figure("Requests"),
    impressions: await figure("Seen in lists"),
    kept: numberIn(/Kept or compared\D*([\d,]+)/.exec(kept)?.[1] ?? ""),
  };
}

/** The numbers of a row of the table behind a chart. */
async function readRow(page: Page, chart: string, name: string): Promise<number[]> {
  const region = card(page, chart);
  await region.getByRole("button", { name: "As a table" }).click();
  const row = region.getByRole("row").filter({ hasText: name });
  await row.waitFor();
  return (await row.getByRole("cell").allInnerTexts()).map(numberIn);
}

test("the day of thirty people stands on the page as it was", async () => {
  const page = await signedIn(manager, "/analytics");
  const products = await findProducts();
  // On a Sunday nobody else may have come.
  await tell(personal(30), [{ kind: "VIEW", product: products[0] }]);
  await kept();
  const before = await readDay(page);
  for (let at = 0; at < 30; at++) await tell(personal(at), deedsOf(at, products));
  // Counts once: the same batch again. Counts nothing: robots, and who says no language.
  const again = crypto.randomUUID();
  const seen = [{ kind: "IMPRESSION", product: products[0], rank: 1, words }];
  for (let time = 0; time < 3; time++) await tell(personal(0), seen, again);
  for (let at = 0; at < 5; at++) {
    await tell({ agent: `Examplebot/${at}.0`, languages: "de-DE" }, deedsOf(at, products));
    await tell({ ...personal(at), languages: "" }, deedsOf(at, products));
  }
  await kept();

  const after = await readDay(page);
  expect({
    visitors: after.visitors - before.visitors,
    views: after.views - before.views,
    requests: after.requests - before.requests,
    impressions: after.impressions - before.impressions,
    kept: after.kept - before.kept,
  }).toEqual({ visitors: 28, views: 28, requests: 0, impressions: 61, kept: 10 });
  expect(await readRow(page, "Searches that found you", words)).toEqual([61, 18]);

  const list = page.getByRole("dialog", { name: "What was opened" });
  await page
    .getByRole("region", { name: "Figures of the period" })
    .getByRole("link", { name: /^Views: / })
    .click();
  await expect
    .poll(async () => numberIn(await list.getByRole("status").innerText()))
    .toBe(after.views);
});
