import { type Constraint, constraintAt } from "@neroli/contract/kernel/constraints.ts";
import type { FormatName } from "@neroli/contract/kernel/formats/formats.ts";
import type { HTMLAttributes } from "react";

type InputMode = HTMLAttributes<HTMLInputElement>["inputMode"];

/** What an input is told by the constraint of its value. */
export interface InputLimits {
  maxLength?: number;
  inputMode?: InputMode;
}

const modes: Partial<Record<FormatName, InputMode>> = {
  email: "email",
  phone: "tel",
  website: "url",
  domain: "url",
  video: "url",
};

/** How long the text at this path of the body may be, and which keyboard a phone shows for it. */
export function inputLimits(constraints: Constraint, path: string): InputLimits {
  const constraint = constraintAt(constraints, path);
  if (constraint?.type === "number") {
    return { inputMode: constraint.whole ? "numeric" : "decimal" };
  }
  if (constraint?.type !== "text") return {};
  const { max, format } = constraint;
  const mode = format?.startsWith("social-link.") ? "url" : format && modes[format];
  return {
    ...(max !== undefined && { maxLength: max }),
    ...(mode && { inputMode: mode }),
  };
}

/** The value of a field that nobody has filled in. */
const emptied = (value: unknown): unknown => {
  if (typeof value === "string" || typeof value === "number") return "";
  if (Array.isArray(value)) return [];
  return typeof value === "boolean" ? false : null;
};

/** The same values with this field emptied; `field` is a path ("social_links.youtube"). */
export function withEmptied<Values>(values: Values, field: string): Values {
  const [first = "", ...rest] = field.split(".");
  const held = (values as Record<string, unknown>)[first];
  const put = rest.length === 0 ? emptied(held) : withEmptied(held ?? {}, rest.join("."));
  if (!Array.isArray(values)) return { ...values, [first]: put };
  return values.map((value, at) => (at === Number(first) ? put : value)) as Values;
}
