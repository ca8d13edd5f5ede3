import type { formulaEndpoints } from "@neroli/contract/formulas/endpoints.ts";
import type { Formula } from "@neroli/contract/formulas/schema.ts";
import type { z } from "zod";
import { fileName } from "../../kernel/assets/file-name.ts";
import { now } from "../../kernel/clock.ts";
import type { FileAnswer } from "../../kernel/http/routes.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { tableMediaTypes } from "../../kernel/tables/media-types.ts";
import { getOwnProject, type ProjectRow } from "../../projects/queries/select-projects.ts";
import { analyse } from "../analysis/analyse.ts";
import type { FormulaPlace } from "../policy.ts";
import { presentFormula, type Reader } from "../present.ts";
import { readKnown } from "../queries/line-products.ts";
import { getFormula, getVersion } from "../queries/select-formulas.ts";
import { type FormulaSheet, toSheet } from "./to-sheet.ts";
import { writeFormulaPdf } from "./write-pdf.ts";
import { writeFormulaWorkbook } from "./write-workbook.ts";

interface Printed {
  project: ProjectRow;
  formula: Formula;
  /** Grams. */
  batch: string;
  currency: string;
}

/** What a file says of a formula for a batch. */
export async function sheetOf(
  { actor, language }: Reader,
  { project, formula, batch, currency }: Printed,
): Promise<FormulaSheet> {
  const { content } = formula;
  const known = await readKnown(actor, [content]);
  const analysis = await analyse({ project, content, currency, ...known });
  return toSheet({
    ...{ formula, project: project.title, analysis, products: known.products, batch, language },
    day: now().toISOString(),
  });
}

const kinds = {
  xlsx: { media_type: tableMediaTypes.XLSX, write: writeFormulaWorkbook },
  pdf: { media_type: "application/pdf", write: writeFormulaPdf },
};

type Export =
  (typeof formulaEndpoints)["GET /companies/:companyKey/projects/:projectKey/formulas/:formulaKey/export"];

/** A formula as it is saved, or a version of it, for a batch; in the reader's language. */
export async function makeFormulaFile(
  { actor, language }: Reader,
  place: FormulaPlace,
  { format, batch, version, currency }: z.output<Export["query"]>,
): Promise<FileAnswer> {
  const project = await getOwnProject(actor, place);
  const row = await getFormula({ project_key: project.key, key: place.formulaKey });
  const kept =
    version === undefined ? undefined : { version, content: await getVersion(row.key, version) };
  const formula = presentFormula({ actor, language }, { project, row, kept });
  const sheet = await sheetOf({ actor, language }, { project, formula, batch, currency });
  await noteSecurity({
    ...{ kind: "exported", company_key: project.company_key, details: { what: "formulas" } },
  });
  const { media_type, write } = kinds[format];
  const name = version === undefined ? formula.title : `${formula.title} ${version}`;
  return {
    stream: write(sheet),
    media_type,
    // The last part alone would be taken of a name with a stroke in it.
    name: fileName(name.replaceAll(/[\\/:*?"<>|]/g, " "), format),
    inline: false,
  };
}
