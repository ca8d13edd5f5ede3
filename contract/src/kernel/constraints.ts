import type { FormRule } from "./form-rule.ts";
import type { FormatName } from "./formats/formats.ts";

/** Constraints that a value of any type may have. */
interface Common {
  /** May be left out. */
  optional?: true;
  /** May be null. */
  nullable?: true;
  // biome-ignore lint/suspicious/noExplicitAny: each rule knows the value that it is about
  rules?: readonly FormRule<any>[];
}

/** Lengths in characters, of the text without the space around it where `trim` says so. */
export interface TextConstraint extends Common {
  type: "text";
  trim?: true;
  min?: number;
  max?: number;
  format?: FormatName;
}
export interface NumberConstraint extends Common {
  type: "number";
  whole?: true;
  min?: number;
  max?: number;
}
export interface ChoiceConstraint extends Common {
  type: "choice";
  of: readonly (string | number | boolean)[];
}
export interface FlagConstraint extends Common {
  type: "flag";
  /** Must be true: terms that are accepted. */
  accepted?: true;
}
export interface ListConstraint extends Common {
  type: "list";
  each: Constraint;
  min?: number;
  max?: number;
  /** Names nothing twice; of groups, not twice the same values of these fields. */
  distinct?: true | readonly string[];
}
export interface GroupConstraint extends Common {
  type: "group";
  fields: Readonly<Record<string, Constraint>>;
}
/** Constraints that only the server judges. */
export interface AnyConstraint extends Common {
  type: "any";
}

/**
 * The constraints of the body of a call, as data: generated from its zod schema by
 * `npm run generate`, so that pages judge what people type without loading zod.
 */
export type Constraint =
  | TextConstraint
  | NumberConstraint
  | ChoiceConstraint
  | FlagConstraint
  | ListConstraint
  | GroupConstraint
  | AnyConstraint;

/** The constraints of a whole body. */
export type FormConstraints = GroupConstraint;

/** The constraint at a path ("contact.full_name", "cc.1"); undefined where there is none. */
export function constraintAt(constraints: Constraint, path: string): Constraint | undefined {
  return path.split(".").reduce<Constraint | undefined>((constraint, step) => {
    if (constraint?.type === "group") return constraint.fields[step];
    return constraint?.type === "list" ? constraint.each : undefined;
  }, constraints);
}
