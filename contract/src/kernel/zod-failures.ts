import type { z } from "zod";
import {
  type Failure,
  type FailureCode,
  type FailureData,
  type FailureReason,
  isFailureCode,
} from "./failures.ts";

type Issue = z.core.$ZodIssue;

/**
 * Codes for what zod has refused: the one place that knows how zod words its issues. `given` is the
 * whole of what was judged; of each path only the first failure is kept.
 */
export function toFailures(
  issues: readonly Issue[],
  given: unknown,
): (Failure & { message: string })[] {
  const byPath = new Map<string, Failure & { message: string }>();
  for (const issue of issues) {
    const path = issue.path.map(String).join(".");
    if (byPath.has(path)) continue;
    byPath.set(path, {
      path,
      ...codeOf(issue, valueAt(given, issue.path)),
      message: issue.message,
    });
  }
  return [...byPath.values()];
}

function codeOf(issue: Issue, value: unknown): FailureReason {
  switch (issue.code) {
    case "invalid_type":
      return typeFailure(issue, value);
    case "too_big":
      return sizeFailure({ big: true, limit: Number(issue.maximum), origin: issue.origin, value });
    case "too_small":
      return sizeFailure({ big: false, limit: Number(issue.minimum), origin: issue.origin, value });
    case "invalid_format":
      return { code: formatFailures[issue.format] ?? "type" };
    case "invalid_value":
      return valueFailure(issue.values, value);
    case "unrecognized_keys":
      return { code: "unknown-field", data: { name: issue.keys.join(", ") } };
    case "custom":
      return customFailure(issue.params);
    case "invalid_union":
      return isMissing(value) ? { code: "required" } : { code: "choice" };
    default:
      return { code: "type" };
  }
}

const formatFailures: Record<string, FailureCode> = {
  date: "date",
  datetime: "moment",
  uuid: "key",
  url: "website",
};

const isMissing = (value: unknown) => value === undefined || value === null || value === "";

function typeFailure(issue: z.core.$ZodIssueInvalidType, value: unknown): FailureReason {
  if (isMissing(value)) return { code: "required" };
  if (issue.expected === "int") return { code: "not-whole" };
  return { code: issue.expected === "number" ? "not-a-number" : "type" };
}

function valueFailure(values: readonly unknown[], value: unknown): FailureReason {
  if (values.length === 1 && values[0] === true) return { code: "not-accepted" };
  return { code: isMissing(value) ? "required" : "choice" };
}

interface Size {
  big: boolean;
  limit: number;
  origin: string;
  value: unknown;
}

/** A text or list that must not be empty and is, is missing. */
function sizeFailure({ big, limit, origin, value }: Size): FailureReason {
  if (origin === "string") {
    if (big) return { code: "too-long", data: { max: limit } };
    const empty = typeof value === "string" && value.trim() === "";
    return empty ? { code: "required" } : { code: "too-short", data: { min: limit } };
  }
  if (origin === "array" || origin === "set") {
    if (big) return { code: "too-many", data: { max: limit } };
    const empty = Array.isArray(value) && value.length === 0;
    return empty ? { code: "required" } : { code: "too-few", data: { min: limit } };
  }
  return big
    ? { code: "too-big", data: { max: limit } }
    : { code: "too-small", data: { min: limit } };
}

function customFailure(params: Record<string, unknown> | undefined): FailureReason {
  const { failure, data } = params ?? {};
  if (typeof failure !== "string" || !isFailureCode(failure)) return { code: "type" };
  return { code: failure, ...(data !== undefined && { data: data as FailureData }) };
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step],
    given,
  );
}
