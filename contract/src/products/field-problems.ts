import type { z } from "zod";
import type { Offering, Segment } from "../enumerations/products.ts";
import { isCurrency } from "../kernel/formats/currency.ts";
import { readMoney } from "../kernel/money.ts";
import { boundsReasons } from "./bounds.ts";
import { fieldsFor, type ProductFieldKey, productField } from "./fields.ts";
import { fieldsSchema, type ProductFields } from "./schema.ts";
import { fieldOfKey } from "./text-keys.ts";

/** Why a value is refused. Each has its sentence in five languages: phrases "field-reasons.<reason>". */
export const fieldReasons = [
  "required",
  "unknown",
  "not-of-offering",
  "not-of-segment",
  "type",
  "empty",
  "too-long",
  "too-many",
  "character",
  "number",
  "positive",
  "ph",
  "percent",
  "temperature",
  "year",
  "choice",
  "country",
  "unit",
  "money",
  "money-fraction",
  "currency",
  "range-empty",
  "range-reversed",
  "cas-format",
  "cas-check-digit",
  "ec-format",
  "ec-check-digit",
  "e-number",
  "fema",
  "flavis",
  "url",
  "video",
  "weight",
  "shares-over",
  "product",
  "always-public",
] as const;
export type FieldReason = (typeof fieldReasons)[number];

export interface FieldProblem {
  /** Where: "cas.1", "phases.0.ingredients.2.weight". */
  path: string;
  reason: FieldReason;
  /** In English, for logs, developers and files. */
  message: string;
}

type Written = ProductFields & { name: string };
type Issue = z.core.$ZodIssue;

/** Building a schema of some eighty fields takes milliseconds, checking with it microseconds. */
const schemas = new Map<Offering, z.ZodType<Written>>();
function schemaOf(offering: Offering): z.ZodType<Written> {
  const known = schemas.get(offering) ?? fieldsSchema(offering);
  schemas.set(offering, known);
  return known;
}

/**
 * Reads fields as a product of this offering and segment is written: trimmed, empty lists left
 * out; or says of each value why it is refused. Editor, server and imports ask the same.
 */
export function readFields(
  given: Record<string, unknown>,
  { offering, segment }: { offering: Offering; segment: Segment },
): { fields: Written; problems: [] } | { fields: null; problems: FieldProblem[] } {
  const own = new Set<string>(fieldsFor(offering, segment));
  const isOwn = (key: string) => own.has(fieldOfKey(key) ?? "");
  const foreign = Object.keys(given).filter((key) => !isOwn(key));
  const asked = Object.fromEntries(Object.entries(given).filter(([key]) => isOwn(key)));
  const result = schemaOf(offering).safeParse(asked);
  const problems = [
    ...foreign.map((key) => foreignProblem(key, offering)),
    ...(result.success ? [] : result.error.issues.map((issue) => toProblem(issue, asked))),
  ];
  if (!result.success || problems.length > 0) return { fields: null, problems };
  return { fields: withoutEmptyLists(result.data), problems: [] };
}

const withoutEmptyLists = (fields: Written): Written =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Written;

function foreignProblem(key: string, offering: Offering): FieldProblem {
  const about = fieldOfKey(key);
  if (about === null) return { path: key, reason: "unknown", message: "is no field" };
  const field = productField(about);
  return field.offerings && !field.offerings.includes(offering)
    ? { path: key, reason: "not-of-offering", message: `is no field of ${offering.toLowerCase()}` }
    : { path: key, reason: "not-of-segment", message: "is no field of this segment" };
}

function toProblem(issue: Issue, given: Record<string, unknown>): FieldProblem {
  const key = fieldOfKey(String(issue.path[0]));
  const reason = key === null ? "type" : reasonIn(issue, key, given);
  return { path: issue.path.map(String).join("."), reason, message: issue.message };
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step],
    given,
  );
}

function reasonIn(issue: Issue, key: ProductFieldKey, given: Record<string, unknown>): FieldReason {
  if (productField(key).type === "money") return moneyReason(issue, given[key]);
  return reasonOf(issue, key, valueAt(given, issue.path));
}

/** A form holds an amount that it cannot read as it was typed, in the place of the number. */
function moneyReason(issue: Issue, value: unknown): FieldReason {
  const { minor, currency } = (value ?? {}) as { minor?: unknown; currency?: unknown };
  if (issue.path.at(-1) === "currency") return "currency";
  if (typeof minor !== "string" || !isCurrency(String(currency))) return "money";
  const read = ([",", "."] as const).map((decimal) =>
    readMoney(minor, { currency: String(currency), decimal }),
  );
  return read.some(({ fault }) => fault === "money-fraction") ? "money-fraction" : "money";
}

function reasonOf(issue: Issue, key: ProductFieldKey, value: unknown): FieldReason {
  if (issue.code === "invalid_type") {
    if (value === undefined) return "required";
    return "type";
  }
  if (issue.code === "too_big") return sizeReason(issue.origin, "big", key);
  if (issue.code === "too_small") return sizeReason(issue.origin, "small", key);
  const last = issue.path.at(-1);
  if (key === "phases") {
    if (last === "weight") return "weight";
    if (last === "product") return "product";
  }
  const code = issue.code === "custom" ? issue.params?.failure : null;
  switch (code) {
    case "character":
      return "character";
    case "field-reasons.range-reversed":
      return "range-reversed";
    case "field-reasons.percent":
      return "percent";
    case "field-reasons.shares-over":
      return "shares-over";
  }
  return formatReason(key, { last, value });
}

function sizeReason(origin: string, end: "big" | "small", key: ProductFieldKey): FieldReason {
  if (origin === "string") return end === "big" ? "too-long" : "empty";
  if (origin === "array") return "too-many";
  return boundsReasons[productField(key).bounds ?? "not-negative"];
}

function formatReason(
  key: ProductFieldKey,
  { last, value }: { last: PropertyKey | undefined; value: unknown },
): FieldReason {
  const text = typeof value === "string" ? value : "";
  switch (productField(key).type) {
    case "cas":
    case "composition":
      return /^\d{2,7}-\d{2}-\d$/.test(text) ? "cas-check-digit" : "cas-format";
    case "ec":
      return /^\d{3}-\d{3}-\d$/.test(text) ? "ec-check-digit" : "ec-format";
    case "e_number":
      return "e-number";
    case "fema":
      return "fema";
    case "flavis":
      return "flavis";
    case "url":
      return "url";
    case "video":
      return "video";
    case "year":
      return "year";
    case "country":
      return "country";
    case "choice":
      return "choice";
    case "quantity":
      return last === "unit" ? "unit" : "type";
    case "range":
      return "range-empty";
    default:
      return "type";
  }
}
