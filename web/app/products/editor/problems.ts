import type { Failure } from "@neroli/contract/kernel/failures.ts";
import { productField } from "@neroli/contract/products/fields.ts";
import { fieldOfKey } from "@neroli/contract/products/text-keys.ts";
import { failureSentence } from "../../kernel/forms/field-failures.ts";
import { sayAny, type Translate } from "../../language/phrases.tsx";
import { isInEmptyLine } from "./filled-lines.ts";
import { identifierFault } from "./identifier-faults.ts";
import type { Place } from "./place.ts";
import type { ReadFields } from "./read-fields.ts";
import { nameOf } from "./value-lines.ts";
import { partsOf, tidy, type Values } from "./values.ts";

/** The field of the form that a path of the body is about: "fields.cas.1" is line 1 of "cas". */
export const fieldAt = (path: string): string => path.replace(/^fields\./, "");

/**
 * Values that the server would refuse; none before the rules are loaded. An empty line of a list is
 * no fault: it is left out.
 */
export function problemsOf(
  values: Values,
  place: Place,
  readFields: ReadFields | undefined,
): Failure[] {
  if (!readFields) return [];
  const there = tidy(values);
  const { fields } = partsOf(
    Object.fromEntries(Object.entries(values).filter(([key]) => there[key] !== undefined)),
  );
  const { problems } = readFields(fields, place);
  const failures = problems.map(
    ({ path, reason }): Failure => ({ path, code: `field-reasons.${reason}` }),
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

/** The sentence of a failure; for numbers with a check digit it says exactly which digit is wrong. */
export function sentenceOfProblem(t: Translate, problem: Failure, values: Values): string {
  const [key = "", ...path] = fieldAt(problem.path).split(".");
  const type = identifierAt(key, path);
  if (type) {
    const fault = identifierFault(type, String(valueAt(values[key], path)));
    if (fault) return sayAny(t, fault.phrase, fault.values);
  }
  return failureSentence(t, problem);
}

/** Of which register a number is that stands there, if it is one. */
function identifierAt(key: string, path: readonly string[]): "cas" | "ec" | null {
  const field = fieldOfKey(key);
  const type = field && productField(field).type;
  if (type === "composition") return path[1] === "cas" && path.length === 3 ? "cas" : null;
  return type === "cas" || type === "ec" ? type : null;
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, step) => (typeof at === "object" && at !== null ? Reflect.get(at, step) : at),
    value,
  );

/** The name of a path of the form, for the summary above it: "CAS, line 2". */
export function nameOfPath(t: Translate, path: string): string {
  const [key = "", at, ...below] = path.split(".");
  if (fieldOfKey(key) === null) return path;
  const name = nameOf(key, t);
  const isLine = at !== undefined && below.length === 0 && /^\d+$/.test(at);
  return isLine ? t("product-editor.line-of", { name, number: Number(at) + 1 }) : name;
}
