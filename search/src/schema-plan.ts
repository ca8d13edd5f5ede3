import { mostFields, mostLanguages } from "./columns/postings.ts";
import type { IndexDocument, IndexSchema } from "./index-types.ts";
import { wordsOf } from "./text/fold.ts";

/** A searched field with its number, and whether it names the document or describes it. */
export interface PlannedField {
  key: string;
  at: number;
  weight: number;
  identifier: boolean;
  suggest: boolean;
  renames: boolean;
  widens: boolean;
  isName: boolean;
  title: boolean;
}

/** The schema, worked out once. */
export interface SchemaPlan {
  fields: Map<string, PlannedField>;
  byNumber: PlannedField[];
  languages: readonly string[];
  /** Folded; null where queries are taken as they are. */
  idle: ReadonlySet<string> | null;
  groups: Map<string, number>;
  groupKeys: readonly string[];
  sorts: Record<string, "text" | "number">;
  contents: Map<string, number>;
  intervals: readonly string[];
  /** Impact of one unit of weight: impacts are whole numbers of 11 bits. */
  impactUnit: number;
}

/** Greatest impact a posting can hold. */
export const greatestImpact = 0x7ff;

/** @throws RangeError for more than 64 fields or 15 languages. */
export function planSchema(schema: IndexSchema): SchemaPlan {
  const entries = Object.entries(schema.fields);
  if (entries.length > mostFields) {
    throw new RangeError(`An index has at most ${mostFields} fields`);
  }
  if ((schema.languages ?? []).length > mostLanguages) {
    throw new RangeError(`An index has at most ${mostLanguages} languages`);
  }
  const texts = entries.filter(([, field]) => field.kind === "text");
  const heaviest = Math.max(1e-6, ...texts.map(([, field]) => field.weight));
  const nameWeight = schema.fields.name?.weight ?? heaviest;
  const byNumber = entries.map(([key, field], at) => ({
    key,
    at,
    weight: field.weight,
    identifier: field.kind === "identifier",
    suggest: field.suggest === true,
    renames: field.renames === true,
    widens: field.widens === true,
    isName: key === "name",
    title: field.kind === "text" && (key === "name" || field.weight * 2 >= nameWeight),
  }));
  return {
    fields: new Map(byNumber.map((field) => [field.key, field])),
    byNumber,
    languages: schema.languages ?? [],
    idle: schema.idle ? new Set(schema.idle.flatMap(wordsOf)) : null,
    groups: new Map(schema.facets.map((group, at) => [group, at])),
    groupKeys: schema.facets,
    sorts: schema.sorts,
    contents: new Map((schema.contents ?? []).map((group, at) => [group, at])),
    intervals: schema.intervals ?? [],
    impactUnit: greatestImpact / (4 * heaviest),
  };
}

/** @throws RangeError naming what the schema does not declare. */
export function checkDocument(plan: SchemaPlan, document: IndexDocument): void {
  const refuse = (what: string): never => {
    throw new RangeError(`Document ${document.key}: ${what}`);
  };
  for (const { field, language } of document.values) {
    if (!plan.fields.has(field)) refuse(`no field "${field}" in the schema`);
    if (language !== undefined && !plan.languages.includes(language)) {
      refuse(`no language "${language}" in the schema`);
    }
  }
  let known = "";
  for (const { group } of document.facets) {
    if (group === known && group !== "") continue;
    known = group;
    if (!plan.groups.has(group)) refuse(`no facet group "${group}" in the schema`);
  }
  for (const { group } of document.contents ?? []) {
    if (!plan.contents.has(group)) refuse(`no contents "${group}" in the schema`);
  }
  for (const [key, { min, max }] of Object.entries(document.intervals ?? {})) {
    if (!plan.intervals.includes(key)) refuse(`no interval "${key}" in the schema`);
    // Neither is true of what is no number.
    if (!(min <= max)) refuse(`interval "${key}" ends before it begins`);
  }
  for (const [key, { value }] of Object.entries(document.sorts)) {
    const kind = Object.hasOwn(plan.sorts, key) ? plan.sorts[key] : undefined;
    if (kind === undefined) refuse(`no sort "${key}" in the schema`);
    if (typeof value !== (kind === "text" ? "string" : "number")) refuse(`sort "${key}": ${kind}`);
  }
}
