import type { Failure } from "@neroli/contract/kernel/failures.ts";
import { judge } from "@neroli/contract/kernel/judge.ts";
import type { Translate } from "../../language/phrases.tsx";
import type { AnyValues, EntryFormOptions } from "./entry-form.ts";
import { failureSentence, refusedInBody } from "./field-failures.ts";
import { fieldOfPath } from "./form-paths.ts";

/** A failure at its field; "" is the form as a whole. */
export interface FieldFault {
  field: string;
  code: Failure["code"];
  message: string;
}

type Rules<Values extends AnyValues, Base> = Pick<
  EntryFormOptions<Values, Base, unknown, unknown>,
  "constraints" | "paths" | "fieldAt" | "judgeMore" | "say" | "toBody"
>;

/** What the server would refuse of these values, as far as the page can know. */
export function judgeValues<Values extends AnyValues, Base>(
  values: Values,
  { rules, base, t }: { rules: Rules<Values, Base>; base: Base; t: Translate },
): FieldFault[] {
  const failures = [
    ...judge(rules.constraints, rules.toBody(values, base)),
    ...(rules.judgeMore?.(values) ?? []),
  ];
  return failures.map((failure) => toFault(failure, { rules, values, t }));
}

/** What the server did refuse. */
export const faultsOfError = <Values extends AnyValues, Base>(
  error: unknown,
  { rules, values, t }: { rules: Rules<Values, Base>; values: Values; t: Translate },
): FieldFault[] => refusedInBody(error).map((failure) => toFault(failure, { rules, values, t }));

function toFault<Values extends AnyValues, Base>(
  failure: Failure,
  { rules, values, t }: { rules: Rules<Values, Base>; values: Values; t: Translate },
): FieldFault {
  const { fieldAt, paths = {} } = rules;
  const field =
    fieldAt?.(failure.path, values) ?? fieldOfPath(failure.path, { paths, values }) ?? "";
  const message = rules.say?.(failure, values) ?? failureSentence(t, failure);
  return { field, code: failure.code, message };
}

/** Field -> sentence; of a field that has several the first. */
export function messagesOf(faults: readonly FieldFault[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { field, message } of faults) messages[field] ??= message;
  return messages;
}

/** Codes of what is not there at all. */
export const isMissing = (code: Failure["code"]): boolean =>
  code === "required" || code === "not-accepted" || code === "field-reasons.required";
