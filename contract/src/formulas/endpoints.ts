import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { CurrencyCode, Key, text } from "../kernel/values.ts";
import { projectRefusalCodes } from "../projects/states.ts";
import {
  Batch,
  Formula,
  FormulaAnalysis,
  FormulaContent,
  FormulaForm,
  FormulaSummary,
  NewFormula,
} from "./schema.ts";

const params = z.object({ companyKey: Key, projectKey: Key });
const formula = params.extend({ formulaKey: Key });
const errors = projectRefusalCodes("formulate");

/** The formulas of a project: never for a member of role SUPPLIER. */
export const formulaEndpoints = {
  "GET /companies/:companyKey/projects/:projectKey/formulas": {
    access: "project-space",
    summary: "The formulas of a project.",
    params,
    response: z.object({ content: z.array(FormulaSummary) }),
  },
  "POST /companies/:companyKey/projects/:projectKey/formulas": {
    access: "project-space",
    repeats: "once",
    summary: "Begin a formula: empty, or as a copy of another one or of a listed formulation.",
    params,
    form: "formulas/new-formula",
    body: NewFormula,
    response: Formula,
    errors: [...errors, "formulas.full", "formulas.nothing-to-copy"],
  },
  "GET /companies/:companyKey/projects/:projectKey/formulas/:formulaKey": {
    access: "project-space",
    summary: "A formula as it is being worked on, or one of its versions.",
    params: formula,
    query: z.strictObject({ version: z.coerce.number<string>().int().min(1).optional() }),
    response: Formula,
  },
  "PUT /companies/:companyKey/projects/:projectKey/formulas/:formulaKey": {
    access: "project-space",
    summary: "Save a formula.",
    params: formula,
    form: "formulas/formula",
    body: FormulaForm,
    response: Formula,
    errors: ["conflict", ...errors],
  },
  "POST /companies/:companyKey/projects/:projectKey/formulas/:formulaKey/versions": {
    access: "project-space",
    repeats: "once",
    summary: "Keep the formula as it is saved as a version.",
    params: formula,
    form: "formulas/version",
    body: z.strictObject({ note: text(500).default(""), revision: z.int().min(1) }),
    response: Formula,
    errors: ["conflict", "formulas.same", "formulas.versions-full", ...errors],
  },
  "DELETE /companies/:companyKey/projects/:projectKey/formulas/:formulaKey": {
    access: "project-space",
    summary: "Remove a formula.",
    params: formula,
    response: z.object({}),
    errors,
  },
  "POST /companies/:companyKey/projects/:projectKey/formulas/analysis": {
    access: "project-space",
    repeats: "harmless",
    summary: "What a formula comes to, saved or not: shares, list of ingredients, law, cost.",
    params,
    body: z.strictObject({ content: FormulaContent, currency: CurrencyCode.default("EUR") }),
    response: FormulaAnalysis,
  },
  "GET /companies/:companyKey/projects/:projectKey/formulas/:formulaKey/export": {
    access: "project-space",
    summary: "The formula as a workbook or PDF, for a batch of so many grams.",
    limit: { name: "formula-export", calls: 60, minutes: 10 },
    params: formula,
    query: z.strictObject({
      format: z.enum(["xlsx", "pdf"]),
      batch: Batch.default("1000"),
      version: z.coerce.number<string>().int().min(1).optional(),
      currency: CurrencyCode.default("EUR"),
    }),
    response: z.string().describe("the file"),
    answers: "file",
  },
} satisfies Endpoints;
