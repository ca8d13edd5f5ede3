import type {
  ChoiceConstraint,
  Constraint,
  FlagConstraint,
  GroupConstraint,
  ListConstraint,
  NumberConstraint,
  TextConstraint,
} from "./constraints.ts";
import type { Failure, FailureReason } from "./failures.ts";
import { formats } from "./formats/formats.ts";

/**
 * Answers what the server would refuse of this body, in the order of its fields, with the first
 * failure of each path: the same as the schema that the constraints were generated from, but for
 * what only the server can know.
 */
export function judge(constraint: Constraint, body: unknown): Failure[] {
  const failures = judgeAt("", { constraint, value: body });
  const byPath = new Map<string, Failure>();
  for (const failure of failures) {
    if (!byPath.has(failure.path)) byPath.set(failure.path, failure);
  }
  return [...byPath.values()];
}

const below = (path: string, step: string | number) => (path ? `${path}.${step}` : String(step));

interface Judged<Of extends Constraint = Constraint> {
  constraint: Of;
  value: unknown;
}

function judgeAt(path: string, { constraint, value }: Judged): Failure[] {
  if (value === undefined) return constraint.optional ? [] : [{ path, code: missing(constraint) }];
  if (value === null) return constraint.nullable ? [] : [{ path, code: "required" }];
  const own = judgeType(path, { constraint, value });
  return own.length > 0 ? own : judgeRules(path, { constraint, value });
}

const missing = (constraint: Constraint) =>
  constraint.type === "flag" && constraint.accepted ? "not-accepted" : "required";

function judgeType(path: string, { constraint, value }: Judged): Failure[] {
  switch (constraint.type) {
    case "text":
      return at(path, textFailure(constraint, value));
    case "number":
      return at(path, numberFailure(constraint, value));
    case "choice":
      return at(path, choiceFailure(constraint, value));
    case "flag":
      return at(path, flagFailure(constraint, value));
    case "list":
      return judgeList(path, { constraint, value });
    case "group":
      return judgeGroup(path, { constraint, value });
    case "any":
      return [];
  }
}

const at = (path: string, reason: FailureReason | null): Failure[] =>
  reason ? [{ path, ...reason }] : [];

/** PostgreSQL stores every character but the zero byte. */
const hasZeroByte = (text: string) => text.includes("\0");

function textFailure(
  { trim, min = 0, max, format }: TextConstraint,
  value: unknown,
): FailureReason | null {
  if (typeof value !== "string") return { code: "type" };
  const text = trim ? value.trim() : value;
  if (text.length < min) {
    return text.trim() === "" ? { code: "required" } : { code: "too-short", data: { min } };
  }
  if (max !== undefined && text.length > max) return { code: "too-long", data: { max } };
  if (trim && hasZeroByte(text)) return { code: "character" };
  if (format && !formats[format].holds(text)) {
    return { code: text === "" ? "required" : formats[format].code };
  }
  return null;
}

function numberFailure(
  { whole, min, max }: NumberConstraint,
  value: unknown,
): FailureReason | null {
  if (value === "") return { code: "required" };
  if (typeof value !== "number" || !Number.isFinite(value)) return { code: "not-a-number" };
  if (whole && !Number.isInteger(value)) return { code: "not-whole" };
  if (min !== undefined && value < min) return { code: "too-small", data: { min } };
  return max !== undefined && value > max ? { code: "too-big", data: { max } } : null;
}

function choiceFailure({ of }: ChoiceConstraint, value: unknown): FailureReason | null {
  if (of.some((each) => each === value)) return null;
  return { code: value === "" ? "required" : "choice" };
}

function flagFailure({ accepted }: FlagConstraint, value: unknown): FailureReason | null {
  if (accepted) return value === true ? null : { code: "not-accepted" };
  return typeof value === "boolean" ? null : { code: "type" };
}

function judgeList(path: string, { constraint, value }: Judged<ListConstraint>): Failure[] {
  if (!Array.isArray(value)) return [{ path, code: "type" }];
  const { each, min = 0, max, distinct } = constraint;
  const own: Failure[] = [];
  if (value.length < min) {
    own.push(
      value.length === 0 ? { path, code: "required" } : { path, code: "too-few", data: { min } },
    );
  } else if (max !== undefined && value.length > max) {
    own.push({ path, code: "too-many", data: { max } });
  }
  if (own.length > 0) return own;
  const entries = value.flatMap((entry, index) =>
    judgeAt(below(path, index), { constraint: each, value: entry }),
  );
  if (distinct && entries.length === 0 && namesTwice(value, distinct)) {
    return [{ path, code: "twice" }];
  }
  return entries;
}

/** Whether two entries are the same, or the same in these fields. */
export function namesTwice(list: readonly unknown[], distinct: true | readonly string[]): boolean {
  const said = list.map((entry) =>
    JSON.stringify(
      distinct === true
        ? entry
        : distinct.map((field) => (entry as Record<string, unknown>)[field]),
    ),
  );
  return new Set(said).size < said.length;
}

function judgeGroup(path: string, { constraint, value }: Judged<GroupConstraint>): Failure[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [{ path, code: "type" }];
  }
  return Object.entries(constraint.fields).flatMap(([name, field]) =>
    judgeAt(below(path, name), {
      constraint: field,
      value: (value as Record<string, unknown>)[name],
    }),
  );
}

function judgeRules(path: string, { constraint, value }: Judged): Failure[] {
  return (constraint.rules ?? []).flatMap(({ holds, path: inside, code, data }) =>
    holds(value)
      ? []
      : [{ path: inside ? below(path, inside) : path, code, ...(data && { data }) }],
  );
}
