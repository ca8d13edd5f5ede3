import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { validateFields } from "../products/commands/validate-fields.ts";
import type { Profile } from "./profile.ts";
import type { Problem, Row } from "./sources/row.ts";
import { tidyLine } from "./tidy.ts";

/** A row of the file as it is saved, with what is left out of it; or why it cannot be saved. */
export type CheckedRow =
  | { line: number; sourceKey: string; fields: ProductFields & { name: string }; notes: Problem[] }
  | { line: number; problems: Problem[] };

/** Checks rows one after the other; it remembers the identities that it has seen. */
export function rowChecker(profile: Profile): (row: Row) => CheckedRow {
  const lineOf = new Map<string, number>();
  return (row) => {
    const { line, cells } = row;
    const refuse = (...problems: Problem[]): CheckedRow => ({ line, problems });
    if (row.problem) return refuse(row.problem);
    const given = cells[profile.identity];
    const sourceKey = tidyLine(typeof given === "number" ? String(given) : String(given ?? ""));
    const column = profile.identity;
    if (sourceKey === "") return refuse({ column, value: "", reason: "is empty" });
    const earlier = lineOf.get(sourceKey);
    if (earlier !== undefined) {
      return refuse({ column, value: sourceKey, reason: `is already that of line ${earlier}` });
    }
    const { fields, notes } = profile.read(cells);
    const problems = invalid(profile, row, fields);
    if (problems.length > 0 || !hasName(fields)) return refuse(...problems);
    lineOf.set(sourceKey, line);
    return { line, sourceKey, fields, notes };
  };
}

const hasName = (fields: ProductFields): fields is ProductFields & { name: string } =>
  fields.name !== undefined;

function invalid(profile: Profile, { cells }: Row, fields: ProductFields): Problem[] {
  const problems = new Map<string, Problem>();
  for (const { path, message } of validateFields(profile.offering, fields)) {
    const field = path.split(".")[0] as ProductFieldKey;
    const column = profile.columnOf[field] ?? field;
    const reason = fields[field] === undefined ? "is empty" : message;
    // One column may fill two fields; what is wrong with it is said once.
    problems.set(`${column} ${reason}`, { column, value: asText(cells[column]), reason });
  }
  return [...problems.values()];
}

const asText = (value: unknown) =>
  typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
