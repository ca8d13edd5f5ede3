import type { CellProblem, ImportReason } from "@neroli/contract/imports/mapping.ts";
import type { RowProblem } from "@neroli/contract/imports/schema.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { FieldReason } from "@neroli/contract/products/field-problems.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import type { PlanRefusal } from "../../products/commands/plan-products.ts";

/** Problems that only the run knows of, or the dry run that stands for it. */
type RunReason = PlanRefusal | "in-trash" | "kept-draft" | "key-new" | "key-malformed";

type Coded<Of extends string, Code extends string> = CellProblem<Code> & { of: Of; fatal: boolean };

/** A kept remark on a row: on its cells, a product's fields, or on saving it. */
export type StoredProblem =
  | Coded<"file", ImportReason>
  | Coded<"field", FieldReason>
  | Coded<"run", RunReason>;

export const runProblem = (
  code: RunReason,
  { column, field, value }: { column: string | null; field: string | null; value: string },
  fatal = true,
): StoredProblem => ({ of: "run", code, column, field, value: shortened(value), fatal });

const longest = 200;

export const shortened = (value: string): string =>
  value.length > longest ? `${value.slice(0, longest - 1)}…` : value;

/** In the reader's language. */
export function sentenceOf(language: Language, problem: StoredProblem): string {
  const { params } = problem;
  if (problem.of === "file") return sayAny(language, `imports-reasons.${problem.code}`, params);
  if (problem.of === "field") return sayAny(language, `field-reasons.${problem.code}`, params);
  return sayAny(language, `imports-outcomes.${problem.code}`, params);
}

export const presentProblem = (language: Language, problem: StoredProblem): RowProblem => ({
  column: problem.column,
  field: problem.field,
  value: problem.value,
  code: problem.code,
  message: sentenceOf(language, problem),
  fatal: problem.fatal,
});
