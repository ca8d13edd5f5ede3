import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "./browser.ts";
import { copyOfDemoData, type DataFolder } from "./demo-data.ts";
import { sessionOf } from "./session-of.ts";
import { type Served, startNeroli } from "./start-neroli.ts";

let data: DataFolder;
let neroli: Served;
beforeAll(async () => {
  data = await copyOfDemoData();
  neroli = await startNeroli(data.folder, { more: { NEROLI_BRANDING: "concepts" } });
});
afterAll(async () => {
  await neroli?.stop();
  await data.remove();
});

/** By language: the browser's, the word that is never said, and the one that is. */
const languages = {
  en: { locale: "en-GB", never: /formulation/i, said: "Concepts" },
  de: { locale: "de-DE", never: /formulierung/i, said: "Konzepte" },
  it: { locale: "it-IT", never: /formulazion/i, said: "Concept" },
  fr: { locale: "fr-FR", never: /formulation/i, said: "Concepts" },
  es: { locale: "es-ES", never: /formulaci[oó]n/i, said: "Conceptos" },
} as const;
type Known = (typeof languages)[keyof typeof languages];

const publicPages = [
  "/",
  "/ingredients/search",
  "/formulations/search",
  "/services/search",
  "/suppliers/search",
  "/register",
  "/terms",
];
const workPages = [
  "/admin",
  "/admin/products/formulations",
  "/admin/products/ingredients",
  "/admin/documents",
  "/requests",
  "/user/profile",
];

/** Products and files of the demonstration that their suppliers have called so. */
const suppliersNames = ["Formulation day for founders", "Formulation sheet"];

/** What our own words say: titles, labels, fields and text, without what suppliers have written. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const words: (string | null | undefined)[] = [
      document.title,
      document.documentElement.outerHTML.match(/name="description"[^>]*/)?.[0],
    ];
    for (const place of document.querySelectorAll(
      "header, nav, h1, label, legend, button, footer, option, th",
    ))
      words.push(place.textContent);
    for (const place of document.querySelectorAll("[aria-label], [placeholder], [title]"))
      for (const name of ["aria-label", "placeholder", "title"])
        words.push(place.getAttribute(name));
    return words.filter(Boolean).join("\n");
  });

const saysIt = (line: string, never: RegExp): boolean =>
  never.test(suppliersNames.reduce((rest, name) => rest.replaceAll(name, ""), line));

async function walk(page: Page, paths: readonly string[], { never, said }: Known): Promise<void> {
  for (const path of paths) {
    await page.goto(`${neroli.origin}${path}`, { waitUntil: "load" });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expect.poll(() => wordsOf(page), { message: path }).toContain(said);
    expect(
      (await wordsOf(page)).split("\n").filter((line) => saysIt(line, never)),
      path,
    ).toEqual([]);
  }
}

test.each(Object.entries(languages))("in %s no page says the word", async (_, language) => {
  const page = await newPage({ locale: language.locale });
  await walk(page, publicPages, language);
  expect(await page.evaluate(() => document.documentElement.dataset.variant)).toBe("CONCEPTS");
});

test.each(Object.entries(languages))(
  "in %s the working area does not either",
  async (_, language) => {
    const session = await sessionOf(neroli.origin, "manager@neroli.example");
    const page = await newPage({ locale: language.locale, session });
    await walk(page, workPages, language);
  },
);

test("the server's own words follow, addresses stay, and the ground is softer", async () => {
  const html = await (await fetch(`${neroli.origin}/formulations/search`)).text();
  expect(html).toContain("Search concepts");
  expect(html).toContain('href="/formulations/search');
  const page = await newPage();
  await page.goto(`${neroli.origin}/`);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(ground).toBe("rgb(251, 245, 243)");
});
