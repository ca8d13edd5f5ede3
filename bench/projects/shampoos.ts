import { createReadStream, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { annexes } from "@neroli/contract/enumerations/law.ts";
import type { FormulaAnalysis, FormulaContent } from "@neroli/contract/formulas/schema.ts";
import { createCompany } from "../../server/src/companies/factory.ts";
import { formulaContent } from "../../server/src/formulas/factory.ts";
import { formulaRoutes } from "../../server/src/formulas/routes.ts";
import { testIdentity } from "../../server/src/identity/factory.ts";
import { visitor } from "../../server/src/kernel/actor.ts";
import { testApp } from "../../server/src/kernel/testing/test-app.ts";
import { loadAnnex } from "../../server/src/law/commands/load-annex.ts";
import { createProduct } from "../../server/src/products/factory.ts";
import { createProject } from "../../server/src/projects/factory.ts";
import { createUser } from "../../server/src/users/factory.ts";
import { compositionOf, rawMaterials } from "./raw-materials.ts";

const data = path.resolve(import.meta.dirname, "../../../shared/data");
const formulations = path.join(data, "shampoo_formulations_2023.csv");
const dictionary = path.join(data, "shampoo_species_dictionary.csv");
const lawFiles = [
  ...annexes.map((annex) => ({ annex, name: `annex.${annex}.csv` })),
  { annex: "II" as const, name: "annex.II.additions-2026-04-28.csv" },
];
/** Files of others, which are no part of the project. */
export const shampoosAreThere = [
  ...[formulations, dictionary],
  ...lawFiles.map(({ name }) => path.join(data, name)),
].every((file) => existsSync(file));

/** Milliseconds for all of them, one after the other. */
export const wantedForShampoos = 2_000;
const warm = 5;

const cellsOf = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map((line) => line.split(","));

/** Loads the annexes as support does. */
async function loadLaw(): Promise<void> {
  for (const { annex, name } of lawFiles) {
    const content = createReadStream(path.join(data, name));
    await loadAnnex(visitor("en"), { annex, name, content });
  }
}

type Line = Parameters<typeof formulaContent>[0][number];

/** The shampoos of the laboratory, water to 100; each raw material is the line that `lineOf` makes of it. */
function contents(lineOf: (material: string) => Line): FormulaContent[] {
  const [head = [], ...rows] = cellsOf(formulations);
  const known = cellsOf(dictionary)
    .slice(1)
    .map(([name = ""]) => name);
  const materials = known.filter((name) => name !== "Water");
  const missing = known.filter((name) => !rawMaterials[name]);
  if (missing.length > 0) throw new Error(`nothing is known of ${missing.join(", ")}`);
  return rows.map((row) => {
    const lines = materials.flatMap((name) => {
      const share = Number(row[head.indexOf(name)]);
      return share > 0 ? [{ ...lineOf(name), weight: `${share}%` }] : [];
    });
    return formulaContent([{ ...lineOf("Water"), weight: "qs" }, ...lines]);
  });
}

const written = (name: string): Line => {
  const { inci = "", cas = [] } = rawMaterials[name] ?? {};
  return { name, inci, cas: cas.join(", ") };
};

/** The raw materials as products of one supplier, which tells what is in them. */
async function list(): Promise<(name: string) => Line> {
  const { key: company_key } = await createCompany();
  const keys = new Map<string, string>();
  for (const [name, material] of Object.entries(rawMaterials)) {
    if (name === "Water") continue;
    const composition = compositionOf(material);
    // The INCI name of a solution does not name its water.
    const inci = composition.length > 0 ? `${material.inci} (and) Aqua` : material.inci;
    const fields = { name, inci, cas: [...material.cas], composition };
    const { key } = await createProduct({ company_key, fields });
    keys.set(name, key);
  }
  return (name) => (name === "Water" ? written(name) : { product: keys.get(name) ?? null });
}

export interface AnalysedShampoos {
  shampoos: string;
  count: number;
  total_ms: number;
  p50_ms: number;
  p95_ms: number;
  /** Of all of them, what this process worked: the rest is waiting for the database and for others. */
  worked_ms: number;
  verdicts: string;
}

/**
 * What a buyer is answered of each shampoo, one call after the other: the whole call as pages make it,
 * with rights, products, law and quotes.
 */
export async function analyseShampoos(): Promise<AnalysedShampoos[]> {
  await loadLaw();
  const buyer = await createUser();
  const project = await createProject({
    ...{ company_key: buyer.company_key ?? "", manager: buyer.key, products: [] },
    cosmetic: JSON.stringify({
      ...{ type: "SHAMPOO", use: "RINSE_OFF", area: "HAIR", spray: "NONE" },
      ...{ under_three: false, professional: false },
    }),
  });
  const { authenticate, tokenFor } = await testIdentity();
  // A page holds its token; it does not sign one for each call.
  const token = tokenFor(buyer.key);
  const app = await testApp({ routes: [formulaRoutes], authenticate, tokenFor: () => token });
  const params = { companyKey: project.company_key, projectKey: project.key };
  const ask = async (content: FormulaContent) => {
    const { status, body } = await app.call(
      "POST /companies/:companyKey/projects/:projectKey/formulas/analysis",
      { as: buyer.key, params, body: { content, currency: "EUR" } },
    );
    if (status !== 200) throw new Error(`the analysis: ${status}`);
    return body;
  };
  const rows = [
    await measure("written by INCI name and CAS number", { all: contents(written), ask }),
    await measure("of listed products", { all: contents(await list()), ask }),
  ];
  await app.close();
  return rows;
}

async function measure(
  shampoos: string,
  given: {
    all: readonly FormulaContent[];
    ask: (content: FormulaContent) => Promise<FormulaAnalysis>;
  },
): Promise<AnalysedShampoos> {
  const { all, ask } = given;
  for (const content of all.slice(0, warm)) await ask(content);
  const times: number[] = [];
  const verdicts = new Map<string, number>();
  const before = process.cpuUsage();
  for (const content of all) {
    const started = performance.now();
    const { substances } = await ask(content);
    times.push(performance.now() - started);
    for (const { verdict } of substances) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  }
  const { user, system } = process.cpuUsage(before);
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Number((times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2));
  return {
    ...{ shampoos, count: all.length, total_ms: Math.round(total) },
    ...{ p50_ms: at(0.5), p95_ms: at(0.95) },
    worked_ms: Math.round((user + system) / 1_000),
    verdicts: [...verdicts]
      .sort()
      .map(([name, count]) => `${name} ${count}`)
      .join(", "),
  };
}
