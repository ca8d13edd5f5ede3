import { expect, test } from "vitest";
import { buildProducts } from "./generate/products.ts";
import { recipes } from "./generate/recipes.ts";

// What a formulator would reckon over: the figures of the demonstration agree with each other and
// with the limits of Regulation (EC) 1223/2009 for finished products.

const products = buildProducts();
const formulations = products.filter(({ offering }) => offering === "FORMULATIONS");

const shares = ({ phases }: (typeof recipes)[number]) =>
  phases.flatMap(({ lines }) => lines.map(({ id, weight }) => ({ id, share: Number(weight) })));
const shareOf = (recipe: (typeof recipes)[number], id: string) =>
  shares(recipe).find((line) => line.id === id)?.share ?? 0;

/** The share of fluorine in sodium fluoride: 18.998 of 41.988 g/mol. */
const fluorine = 0.4525;

test("fluoride in ppm is what the sodium fluoride brings, and within the limit of 1500 ppm", () => {
  const claimed = recipes.filter(({ tagline }) => /ppm fluoride/.test(tagline));
  expect(claimed.length).toBeGreaterThan(2);
  for (const recipe of recipes) {
    const ppm = shareOf(recipe, "sodiumfluoride") * fluorine * 10_000;
    expect(ppm, recipe.name).toBeLessThan(1_500);
    const said = /(\d+) ppm fluoride/.exec(recipe.tagline)?.[1];
    if (said) expect(Math.abs(Number(said) - ppm) / ppm, recipe.name).toBeLessThan(0.01);
  }
});

test("what is said of a raw material in a formulation is no figure of another dose", () => {
  for (const { fields } of formulations) {
    for (const { title, description } of fields.concepts ?? []) {
      if (!/fluo/i.test(title)) continue;
      expect(description, `${fields.name}: ${title}`).not.toMatch(/ppm/);
    }
  }
});

test("phases without a filler add up to 100 %, with one they leave room for it", () => {
  for (const recipe of recipes) {
    const all = shares(recipe);
    const sum = all.reduce((total, { share }) => total + (Number.isNaN(share) ? 0 : share), 0);
    const filled = recipe.phases.some(({ lines }) =>
      lines.some(({ weight }) => /100/.test(weight)),
    );
    if (filled) expect(sum, recipe.name).toBeLessThan(100);
    else expect(sum, recipe.name).toBeCloseTo(100, 6);
  }
});

test("the pH that is set lies within the pH of the formulation, and nothing contradicts it", () => {
  for (const { name, ph, phases } of recipes) {
    const [low = 0, high = 14] = ph;
    const lines = phases.flatMap(({ lines }) => lines);
    for (const { weight } of lines) {
      const aim = /pH ([\d.]+)/.exec(weight)?.[1];
      if (!aim) continue;
      expect(Number(aim), name).toBeGreaterThanOrEqual(low);
      expect(Number(aim), name).toBeLessThanOrEqual(high);
    }
    const ids = lines.map(({ id }) => id);
    // Crystallises as the free acid below 7.
    if (ids.includes("ensulizole")) expect(low, name).toBeGreaterThanOrEqual(7);
    // Acid preservatives work undissociated.
    if (ids.includes("levulinic") || ids.includes("dha-ba")) expect(high, name).toBeLessThan(6.6);
    // An acid cleaner without alkali is not alkaline.
    if (ids.includes("lacticcleaner") && !ids.includes("sodaash")) {
      expect(high, name).toBeLessThan(7.1);
    }
  }
});

/** Per cent of the finished product; what stands in several raw materials is added up. */
const limits: readonly { what: string; parts: Record<string, number>; most: number }[] = [
  { what: "phenoxyethanol", parts: { phenoxyethanol: 1, pe9010: 0.9 }, most: 1 },
  // As acid: 122.1 of 144.1 g/mol, 112.1 of 150.2 g/mol; leave-on is the stricter of the two.
  { what: "benzoic acid", parts: { sodiumbenzoate: 0.847 }, most: 0.52 },
  { what: "sorbic acid", parts: { potassiumsorbate: 0.746 }, most: 0.6 },
  { what: "salicylic acid", parts: { salicylic: 1 }, most: 0.5 },
  { what: "benzyl alcohol", parts: { "dha-ba": 0.88 }, most: 1 },
  { what: "piroctone olamine", parts: { piroctone: 1 }, most: 1 },
  { what: "retinol", parts: { retinol: 0.1 }, most: 0.3 },
  { what: "arbutin", parts: { arbutin: 1 }, most: 2 },
  { what: "bemotrizinol", parts: { bemotrizinol: 1 }, most: 10 },
  { what: "ethylhexyl triazone", parts: { ethylhexyltriazone: 1 }, most: 5 },
  { what: "dhhb", parts: { dhhb: 1 }, most: 10 },
  { what: "ensulizole", parts: { ensulizole: 1 }, most: 8 },
  { what: "zinc oxide", parts: { zincoxide: 1 }, most: 25 },
  { what: "titanium dioxide as a filter", parts: { tio2nano: 1 }, most: 25 },
];

test.each(limits)("$what stays within $most %", ({ parts, most }) => {
  for (const recipe of recipes.filter(({ segment }) => segment === "PERSONALCARE")) {
    const sum = Object.entries(parts).reduce(
      (total, [id, factor]) => total + shareOf(recipe, id) * factor,
      0,
    );
    expect(sum, recipe.name).toBeLessThanOrEqual(most);
  }
});

test("what the EU bans in cosmetics is in none of them, and none is left on with isothiazolinones", () => {
  const banned = /zinc pyrithione|butylphenyl methylpropional|lyral|methylisothiazolinone|lilial/i;
  for (const { segment, fields } of products) {
    if (segment !== "PERSONALCARE") continue;
    const names = (fields.phases ?? []).flatMap(({ ingredients }) => ingredients);
    for (const { inci = "", name } of names)
      expect(`${inci} ${name}`, fields.name).not.toMatch(banned);
    expect(fields.inci ?? "").not.toMatch(banned);
  }
});

test("no raw material of personal care is used at more than its supplier names", () => {
  const byKey = new Map(products.map((product) => [product.key, product.fields]));
  for (const { segment, fields } of formulations) {
    // A concentrate is diluted before it is used.
    if (segment !== "PERSONALCARE" || /concentrate/i.test(fields.name)) continue;
    const used = (fields.phases ?? []).flatMap(({ ingredients }) => ingredients);
    for (const { product, weight, name } of used) {
      const most = (product && byKey.get(product)?.usage_level?.max) || 100;
      const share = /^[\d.]+%$/.test(weight) ? Number.parseFloat(weight) : 0;
      expect(share, `${fields.name}: ${name}`).toBeLessThanOrEqual(most);
    }
  }
});

test("a composition names what the INCI name lists, and can be all of it", () => {
  const told = products.filter(({ fields }) => fields.composition);
  expect(new Set(told.map(({ substance }) => substance)).size).toBe(4);
  for (const { fields } of told) {
    const parts = fields.composition ?? [];
    expect(
      parts.map(({ inci }) => inci),
      fields.name,
    ).toEqual(fields.inci?.split(" (and) "));
    expect(
      parts.flatMap(({ cas = [] }) => cas),
      fields.name,
    ).toEqual(fields.cas);
    const sum = (end: "min" | "max") => parts.reduce((total, part) => total + Number(part[end]), 0);
    expect(sum("min"), fields.name).toBeLessThanOrEqual(100);
    expect(sum("max"), fields.name).toBeGreaterThanOrEqual(100);
  }
});

test("a blend used at its most keeps the limit of phenoxyethanol", () => {
  const blends = products.filter(({ substance }) => substance === "pe9010");
  expect(blends.length).toBeGreaterThan(0);
  for (const { fields } of blends) {
    const [part] = fields.composition ?? [];
    const most = ((fields.usage_level?.max ?? 0) * Number(part?.max)) / 100;
    expect(most).toBeGreaterThan(0.9);
    expect(most).toBeLessThanOrEqual(1);
  }
});
