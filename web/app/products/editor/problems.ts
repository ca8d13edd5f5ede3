import type { FieldFailure } from "@neroli/contract/kernel/errors.ts";
import type { Failure } from "@neroli/contract/kernel/failures.ts";
import { isProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { failureSentence } from "../../kernel/forms/field-failures.ts";
import { sayAny, type Translate } from "../../language/phrases.tsx";
import { isInEmptyLine } from "./filled-lines.ts";
import { identifierFault } from "./identifier-faults.ts";
import type { Place } from "./place.ts";
import type { ReadFields } from "./read-fields.ts";
import { partsOf, tidy, type Values } from "./values.ts";

/** A value that is refused, by its path ("cas.1"), with the reason. */
export type Problem = Failure;

/** What the server would refuse. An empty line of a list is no fault: it is left out. */
export function problemsOf(values: Values, place: Place, readFields: ReadFields): Problem[] {
  const there = tidy(values);
  const { fields } = partsOf(
    Object.fromEntries(Object.entries(values).filter(([key]) => there[key] !== undefined)),
  );
  const { problems } = readFields(fields, place);
  const failures = problems.map(
    ({ path, reason }): Problem => ({ path, code: `field-reasons.${reason}` }),
  );
  return failures.filter(({ path }) => {
    const [key = "", ...below] = path.split(".");
    const [at = "", ...rest] = below;
    const list = fields[key];
    if (isInEmptyLine(list, below)) return false;
    const one: unknown = Array.isArray(list) && rest.length === 0 ? list[Number(at)] : undefined;
    return !(typeof one === "string" && one.trim() === "");
  });
}

/** What the server did refuse, by the paths of the form. */
export const problemsFrom = (failures: readonly FieldFailure[]): Problem[] =>
  failures.map(({ path, code, data }) => ({
    path: path.replace(/^fields\./, ""),
    code,
    ...(data && { data }),
  }));

/** What is wrong, in words; of numbers with a check digit exactly what. */
export function sentenceOfProblem(t: Translate, problem: Problem, values: Values): string {
  const [key = "", at] = problem.path.split(".");
  const type = isProductFieldKey(key) ? productField(key).type : null;
  if (type === "cas" || type === "ec") {
    const list = values[key];
    const fault = identifierFault(type, String(Array.isArray(list) ? list[Number(at)] : list));
    if (fault) return sayAny(t, fault.phrase, fault.values);
  }
  return failureSentence(t, problem);
}
