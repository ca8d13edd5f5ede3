import type { Formula, FormulaContent } from "@neroli/contract/formulas/schema.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { projectRefusal } from "@neroli/contract/projects/states.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { presentAllowances } from "../kernel/allowances.ts";
import { now } from "../kernel/clock.ts";
import type { ProjectRow } from "../projects/queries/select-projects.ts";
import { sideOf } from "./policy.ts";
import { type FormulaRow, saverOf } from "./queries/select-formulas.ts";

export interface Reader {
  actor: SignedInActor;
  language: Language;
}

interface Shown {
  project: ProjectRow;
  row: FormulaRow;
  /** Another state than the present one. */
  kept?: { version: number; content: FormulaContent } | undefined;
}

/** A formula as it is being worked on, or one of its versions. */
export function presentFormula(
  { actor, language }: Reader,
  { project, row, kept }: Shown,
): Formula {
  const facts = { state: project.status, side: sideOf(actor, project), now: now() };
  const edit = projectRefusal("formulate", facts);
  return {
    ...{ key: row.key, project_key: row.project_key, title: row.title, revision: row.revision },
    version: kept?.version ?? null,
    content: kept?.content ?? row.content,
    versions: row.versions.map(({ version, note, kept_at, ...person }) => ({
      ...{ version, note, kept_by: person, kept_at: kept_at.toISOString() },
    })),
    saved_by: saverOf(row),
    saved_at: row.saved_at.toISOString(),
    can: presentAllowances({ edit }, language),
  };
}
