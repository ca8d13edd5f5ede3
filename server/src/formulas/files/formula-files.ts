import { buffer } from "node:stream/consumers";
import type { SignedInActor } from "../../kernel/actor.ts";
import { getOwnProject } from "../../projects/queries/select-projects.ts";
import type { LaboratoryPlace } from "../policy.ts";
import { presentFormula } from "../present.ts";
import { getFormula, listFormulas } from "../queries/select-formulas.ts";
import { sheetOf } from "./make-file.ts";
import { writeFormulaWorkbook } from "./write-workbook.ts";

/** Of a kilogram, with what is known of its cost in euros. */
const printed = { batch: "1000", currency: "EUR" };

/** The formulas of a project as they are saved, each a workbook; for the project's zip. */
export async function formulaFiles(
  actor: SignedInActor,
  place: LaboratoryPlace,
): Promise<{ folder: string; name: string; content: Buffer }[]> {
  const reader = { actor, language: actor.language };
  const project = await getOwnProject(actor, place);
  const files: Awaited<ReturnType<typeof formulaFiles>> = [];
  for (const { key } of await listFormulas(project.key)) {
    const row = await getFormula({ project_key: project.key, key });
    const formula = presentFormula(reader, { project, row });
    const sheet = await sheetOf(reader, { project, formula, ...printed });
    const content = await buffer(writeFormulaWorkbook(sheet));
    files.push({ folder: "formulas", name: `${formula.title}.xlsx`, content });
  }
  return files;
}
