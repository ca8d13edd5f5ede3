import type { FormulaContent } from "@neroli/contract/formulas/schema.ts";
import type { PlannedCosmetic } from "@neroli/contract/projects/schema.ts";
import { testIdentity } from "../identity/factory.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { testApp } from "../kernel/testing/test-app.ts";
import { createProject } from "../projects/factory.ts";
import { projectRoutes } from "../projects/routes.ts";
import { at } from "../projects/testing-projects.ts";
import { createUser } from "../users/factory.ts";
import { formulaContent } from "./factory.ts";
import { formulaRoutes } from "./routes.ts";

export const root = "/companies/:companyKey/projects/:projectKey/formulas" as const;

/** The calls of formulas on a database of their own. */
export async function startFormulas() {
  const database = await freshDatabase();
  const routes = [formulaRoutes, projectRoutes];
  const app = await testApp({ routes, ...(await testIdentity()) });
  return {
    app,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
export type Formulas = Awaited<ReturnType<typeof startFormulas>>;

/** A face cream that stays on the skin. */
export const faceCream: PlannedCosmetic = {
  ...{ type: "FACE_CREAM", use: "LEAVE_ON", area: "FACE", spray: "NONE" },
  ...{ under_three: false, professional: false },
};

/** A buyer and a project of which he is the manager, for a face cream where nothing is said. */
export async function createLaboratory(cosmetic: PlannedCosmetic | null = faceCream) {
  const buyer = await createUser();
  const project = await createProject({
    ...{ company_key: buyer.company_key ?? "", manager: buyer.key, products: [] },
    cosmetic: cosmetic && JSON.stringify(cosmetic),
  });
  return { buyer, project };
}
export type Laboratory = Awaited<ReturnType<typeof createLaboratory>>;

type Lines = Parameters<typeof formulaContent>[0];

/** What these lines come to for the manager of the project. */
export async function analysisOf(
  { app }: Formulas,
  { buyer, project }: Laboratory,
  lines: Lines | FormulaContent,
  currency = "EUR",
) {
  const content = "phases" in lines ? lines : formulaContent(lines);
  const { body } = await app.call(`POST ${root}/analysis`, {
    ...{ as: buyer.key, params: at(project), body: { content, currency } },
  });
  return body;
}
