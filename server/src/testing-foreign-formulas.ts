import { type ForeignCall, hidden, type Params } from "./testing-foreign-call.ts";

const project: Params = (world) => ({ companyKey: world.company, projectKey: world.project });
const formula: Params = (world) => ({ ...project(world), formulaKey: world.formula });

const content = { phases: [] };
const refusedToSupport = { support: "refused" } as const;

/** Calls that name a formula: it is there for who reads all of its project alone. */
export const foreignFormulaCalls = {
  "GET /companies/:companyKey/projects/:projectKey/formulas": hidden(project),
  "POST /companies/:companyKey/projects/:projectKey/formulas": hidden(project, {
    body: { title: "Ours" },
    ...refusedToSupport,
  }),
  "GET /companies/:companyKey/projects/:projectKey/formulas/:formulaKey": hidden(formula),
  "PUT /companies/:companyKey/projects/:projectKey/formulas/:formulaKey": hidden(formula, {
    body: { title: "Ours", content, revision: 1 },
    ...refusedToSupport,
  }),
  "POST /companies/:companyKey/projects/:projectKey/formulas/:formulaKey/versions": hidden(
    formula,
    {
      body: { revision: 1 },
      ...refusedToSupport,
    },
  ),
  "DELETE /companies/:companyKey/projects/:projectKey/formulas/:formulaKey": hidden(
    formula,
    refusedToSupport,
  ),
  "POST /companies/:companyKey/projects/:projectKey/formulas/analysis": hidden(project, {
    body: { content },
  }),
  "GET /companies/:companyKey/projects/:projectKey/formulas/:formulaKey/export": hidden(formula, {
    query: { format: "xlsx" },
  }),
} satisfies Record<string, ForeignCall>;
