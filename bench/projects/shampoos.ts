import { createReadStream, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { annexes } from "@neroli/contract/enumerations/law.ts";
import type { FormulaContent } from "@neroli/contract/formulas/schema.ts";
import { createCompany } from "../../server/src/companies/factory.ts";
import { findOwner } from "../../server/src/downloads/queries/find-owner.ts";
import { judgeFormula } from "../../server/src/formulas/analysis/analyse.ts";
import { formulaContent } from "../../server/src/formulas/factory.ts";
import { readKnown } from "../../server/src/formulas/queries/line-products.ts";
import { formulaRoutes } from "../../server/src/formulas/routes.ts";
import { testIdentity } from "../../server/src/identity/factory.ts";
import { systemActor } from "../../server/src/kernel/actor.ts";
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

/** Milliseconds for the verdicts on all of them. */
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
    await loadAnnex(systemActor, { annex, name, content });
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
  verdicts: string;
  /** For the verdicts on all of them. */
  verdicts_ms: number;
  /** For what a buyer is answered of one: the whole call as pages make it, with rights and costs. */
  call_p50_ms: number;
  call_p95_ms: number;
}

type Judge = (content: FormulaContent) => { substances: readonly { verdict: string }[] };
interface Ways {
  /** Reads what all are judged by: their products as the buyer sees them, and the law. */
  know: (all: readonly FormulaContent[]) => Promise<Judge>;
  /** Calls the server for one. */
  call: (content: FormulaContent) => Promise<ReturnType<Judge>>;
}

export async function analyseShampoos(): Promise<AnalysedShampoos[]> {
  await loadLaw();
  const buyer = await createUser();
  const cosmetic = {
    ...({ type: "SHAMPOO", use: "RINSE_OFF", area: "HAIR", spray: "NONE" } as const),
    ...{ under_three: false, professional: false },
  };
  const project = await createProject({
    ...{ company_key: buyer.company_key ?? "", manager: buyer.key, products: [] },
    cosmetic: JSON.stringify(cosmetic),
  });
  const actor = await findOwner(buyer.key);
  if (!actor) throw new Error("the buyer is gone");
  const { authenticate, tokenFor } = await testIdentity();
  // A page holds its token; it does not sign one for each call.
  const token = tokenFor(buyer.key);
  const app = await testApp({ routes: [formulaRoutes], authenticate, tokenFor: () => token });
  const params = { companyKey: project.company_key, projectKey: project.key };
  const ways: Ways = {
    async know(all) {
      const known = await readKnown(actor, all);
      return (content) => judgeFormula({ cosmetic, content, ...known });
    },
    async call(content) {
      const { status, body } = await app.call(
        "POST /companies/:companyKey/projects/:projectKey/formulas/analysis",
        { as: buyer.key, params, body: { content, currency: "EUR" } },
      );
      if (status !== 200) throw new Error(`the analysis: ${status}`);
      return body;
    },
  };
  const rows = [
    await measure("written by INCI name and CAS number", contents(written), ways),
    await measure("of listed products", contents(await list()), ways),
  ];
  await app.close();
  return rows;
}

async function measure(
  shampoos: string,
  all: readonly FormulaContent[],
  { know, call }: Ways,
): Promise<AnalysedShampoos> {
  const judge = await know(all.slice(0, warm));
  for (const content of all.slice(0, warm)) judge(content);
  const started = performance.now();
  const judged = all.map(await know(all));
  const verdicts_ms = Math.round(performance.now() - started);
  for (const content of all.slice(0, warm)) await call(content);
  const times: number[] = [];
  const answered: ReturnType<Judge>[] = [];
  for (const content of all) {
    const asked = performance.now();
    answered.push(await call(content));
    times.push(performance.now() - asked);
  }
  const verdicts = counted(judged);
  if (counted(answered) !== verdicts) throw new Error(`answered: ${counted(answered)}`);
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Number((times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1));
  return {
    ...{ shampoos, count: all.length, verdicts, verdicts_ms },
    ...{ call_p50_ms: at(0.5), call_p95_ms: at(0.95) },
  };
}

/** "ALLOWED 3127, RESTRICTED 682". */
function counted(judged: readonly ReturnType<Judge>[]): string {
  const counts = new Map<string, number>();
  for (const { verdict } of judged.flatMap(({ substances }) => substances)) {
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  }
  return [...counts]
    .sort()
    .map(([verdict, count]) => `${verdict} ${count}`)
    .join(", ");
}
