import { formulaEndpoints } from "@neroli/contract/formulas/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { getOwnProject, getPlanned } from "../projects/queries/select-projects.ts";
import { analyse } from "./analysis/analyse.ts";
import { beginFormula } from "./commands/begin-formula.ts";
import { keepVersion } from "./commands/keep-version.ts";
import { removeFormula } from "./commands/remove-formula.ts";
import { saveFormula } from "./commands/save-formula.ts";
import { makeFormulaFile } from "./files/make-file.ts";
import type { FormulaPlace } from "./policy.ts";
import { presentFormula, type Reader } from "./present.ts";
import { readKnown } from "./queries/line-products.ts";
import { getFormula, getVersion, listFormulas } from "./queries/select-formulas.ts";

/** The formula as it is now for who asks, or as it was kept. */
async function formula(call: Reader & { params: FormulaPlace }, version?: number) {
  const project = await getOwnProject(call.actor, call.params);
  const row = await getFormula({ project_key: project.key, key: call.params.formulaKey });
  const kept =
    version === undefined ? undefined : { version, content: await getVersion(row.key, version) };
  return presentFormula(call, { project, row, kept });
}

export const formulaRoutes = routes(formulaEndpoints, {
  "GET /companies/:companyKey/projects/:projectKey/formulas": async ({ actor, params }) => {
    const { key } = await getOwnProject(actor, params);
    return { content: await listFormulas(key) };
  },

  "POST /companies/:companyKey/projects/:projectKey/formulas": async (call) => {
    const formulaKey = await beginFormula(call.actor, { place: call.params, form: call.body });
    return formula({ ...call, params: { ...call.params, formulaKey } });
  },

  "GET /companies/:companyKey/projects/:projectKey/formulas/:formulaKey": (call) =>
    formula(call, call.query.version),

  "PUT /companies/:companyKey/projects/:projectKey/formulas/:formulaKey": async (call) => {
    await saveFormula(call.actor, { place: call.params, form: call.body });
    return formula(call);
  },

  "POST /companies/:companyKey/projects/:projectKey/formulas/:formulaKey/versions": async (
    call,
  ) => {
    await keepVersion(call.actor, { place: call.params, ...call.body });
    return formula(call);
  },

  "DELETE /companies/:companyKey/projects/:projectKey/formulas/:formulaKey": async ({
    actor,
    params,
  }) => {
    await removeFormula(actor, params);
    return {};
  },

  "POST /companies/:companyKey/projects/:projectKey/formulas/analysis": async ({
    actor,
    params,
    body,
  }) => {
    const [project, known] = await Promise.all([
      getPlanned(actor, params),
      readKnown(actor, [body.content]),
    ]);
    return analyse({ project, ...known, ...body });
  },

  "GET /companies/:companyKey/projects/:projectKey/formulas/:formulaKey/export": (call) =>
    makeFormulaFile(call, call.params, call.query),
});
