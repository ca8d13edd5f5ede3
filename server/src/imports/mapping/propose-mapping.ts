import type { Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import {
  type ImportTarget,
  type MappedColumn,
  type Mapping,
  partTargets,
} from "@neroli/contract/imports/mapping.ts";
import { fieldsFor, type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { textKeys } from "@neroli/contract/products/text-keys.ts";
import { fieldOf } from "../readers/columns-of.ts";
import type { Source } from "../sources/source.ts";
import { chooseIdentity } from "./choose-identity.ts";
import { optionsFor, sameDecimals } from "./column-options.ts";
import type { ColumnValues } from "./column-values.ts";
import { findMaterials } from "./find-materials.ts";
import { guessSegment } from "./guess-segment.ts";
import { ownMapping } from "./own-mapping.ts";
import { type WeighedColumn, weighColumn } from "./weigh-column.ts";

interface Wishes {
  offering?: Offering | undefined;
  segment?: Segment | undefined;
}

const rowsToLookAt = 300;
const leastConfidence = 0.55;

/** The likely meaning of a file's columns, by their names and by what is in them. */
export async function proposeMapping(
  source: Pick<Source, "columns" | "own" | "rows">,
  wishes: Wishes = {},
): Promise<Mapping> {
  if (source.own) return ownMapping(source.columns);
  const columns = await columnValues(source);
  const offering = wishes.offering ?? guessOffering(columns);
  const materials = offering === "FORMULATIONS" ? findMaterials(columns) : [];
  const weighed = columns
    .filter(({ name }) => !materials.includes(name))
    .flatMap((column) =>
      weighColumn(column, { offering, allowed: targetsOf(offering) })
        .filter((each) => each.why !== "content" || isOf(wishes.segment, offering, each.target))
        .map((each) => ({ column, ...each })),
    );
  const chosen = assign(preferParts(weighed));
  const named = columns.map((column): MappedColumn => {
    if (materials.includes(column.name)) {
      return { column: column.name, field: "phases.material", confidence: 0.85, why: "content" };
    }
    const found = chosen.get(column.name);
    if (!found) return { column: column.name, field: null };
    const options = optionsFor(column, found.target);
    const { target: field, confidence, why } = found;
    return {
      column: column.name,
      field,
      ...(options && { options }),
      confidence: round(confidence),
      why,
    };
  });
  const mapped = sameDecimals(named);
  const grouped = mapped.some(({ field }) => field === "phases.weight");
  const identity = chooseIdentity(mapped, columns, { grouped });
  mapped.push(...nameFrom(mapped, columns, identity.by === "column" ? identity.column : null));
  const has = (target: ImportTarget) => mapped.some(({ field }) => field === target);
  return {
    offering: has("offering") && !wishes.offering ? null : offering,
    segment: wishes.segment ?? (has("segment") ? null : guessSegment(offering, mapped, columns)),
    identity,
    columns: mapped,
    values: {},
    rest: materials.length > 0 ? "Water" : null,
  };
}

async function columnValues(source: Pick<Source, "columns" | "rows">): Promise<ColumnValues[]> {
  const rows: Readonly<Record<string, unknown>>[] = [];
  for await (const { cells, problem } of source.rows()) {
    if (!problem) rows.push(cells);
    if (rows.length === rowsToLookAt) break;
  }
  return source.columns.map(({ name }) => ({ name, values: rows.map((cells) => cells[name]) }));
}

/**
 * Everything that a product of this offering has, in whichever segment: what the chosen one lacks
 * is told on the page, and not passed over. Parts of fields that it has not are left out.
 */
function targetsOf(offering: Offering): Set<ImportTarget> {
  const fields = new Set(fieldsFor(offering));
  const parts = partTargets.filter((target) => {
    const key = fieldOf(target);
    return target !== "phases.material" && (key === null || fields.has(key));
  });
  return new Set([...fields, ...parts, ...textsOf(fields)]);
}

/** Whether products of the wished segment have what is only told by a column's content. */
function isOf(segment: Segment | undefined, offering: Offering, target: ImportTarget): boolean {
  const key = fieldOf(target);
  return key === null || fieldsFor(offering, segment).includes(key);
}

const textsOf = (fields: ReadonlySet<ProductFieldKey>) =>
  textKeys.filter((key) => fields.has(fieldOf(key) as ProductFieldKey));

/** Signs of formulations and services; without any of them rows are ingredients. */
function guessOffering(columns: readonly ColumnValues[]): Offering {
  const materials = findMaterials(columns).length;
  if (materials >= 5) return "FORMULATIONS";
  const of = (offering: Offering, targets: readonly ImportTarget[]) => {
    const allowed = targetsOf(offering);
    const found = columns.flatMap((column) =>
      weighColumn(column, { offering, allowed })
        .filter(({ confidence, why }) => confidence >= 0.85 && why !== "content")
        .map(({ target }) => target),
    );
    return targets.filter((target) => found.includes(target)).length;
  };
  const signs = of("FORMULATIONS", ["formulation_code", "phases.name", "phases.weight"]);
  if (signs >= (materials > 0 ? 1 : 2)) return "FORMULATIONS";
  return of("SERVICES", ["service_types"]) > 0 ? "SERVICES" : "INGREDIENTS";
}

type Candidate = WeighedColumn & { column: ColumnValues };

/** Parts of a field, and the parts without which nothing can be made of them. */
const needed: readonly [parts: RegExp, needs: readonly ImportTarget[]][] = [
  [/^composition\./, ["composition.inci"]],
  [/^phases\./, ["phases.ingredient", "phases.weight"]],
  [/^concepts\./, ["concepts.title"]],
  [/^ingredient_labels\./, ["ingredient_labels.title"]],
];

/**
 * In a table with a row for each ingredient "raw material" is the ingredient's name, not the
 * formulation's; in any other table nothing is a part of what is not there.
 */
function preferParts(candidates: readonly Candidate[]): Candidate[] {
  const likely = (target: ImportTarget) =>
    candidates.some((each) => each.target === target && each.confidence >= 0.8);
  return candidates.flatMap((candidate) => {
    const rule = needed.find(([parts]) => parts.test(candidate.target));
    if (!rule) return [candidate];
    if (!rule[1].every(likely)) return [];
    return [{ ...candidate, confidence: Math.min(0.99, candidate.confidence + 0.1) }];
  });
}

/** The surest first; a list may have several columns of the same name with numbers. */
function assign(candidates: readonly Candidate[]): Map<string, WeighedColumn> {
  const chosen = new Map<string, WeighedColumn>();
  const taken = new Map<ImportTarget, Candidate>();
  const sorted = candidates
    .filter(({ confidence }) => confidence >= leastConfidence)
    .toSorted((a, b) => b.confidence - a.confidence);
  for (const candidate of sorted) {
    const { column, target } = candidate;
    const other = taken.get(target);
    if (chosen.has(column.name) || (other && !isMoreOf(target, column, other.column))) continue;
    chosen.set(column.name, candidate);
    if (!other) taken.set(target, candidate);
  }
  return chosen;
}

const withoutNumber = (name: string) => name.replace(/[\s_.-]*(?:\d+|\(\d+\))\s*$/, "");

const isMoreOf = (target: ImportTarget, column: ColumnValues, other: ColumnValues) => {
  const key = fieldOf(target);
  if (key !== target || productField(key).list !== true) return false;
  // "Synonyms", "Trivial name" and "Also known as" are all other names.
  return key === "other_names" || withoutNumber(column.name) === withoutNumber(other.name);
};

/** Every product needs a name: where no column is one, what stands nearest to it. */
function nameFrom(
  mapped: readonly MappedColumn[],
  columns: readonly ColumnValues[],
  own: string | null,
): MappedColumn[] {
  if (mapped.some(({ field }) => field === "name")) return [];
  // Names in one language alone are the names.
  const translated = mapped.find(({ field }) => field?.startsWith("name@"))?.column;
  if (translated) return [{ column: translated, field: "name", confidence: 0.85, why: "name" }];
  for (const field of ["trade_name", "inci", "general_food_name", "inn", "iupac"] as const) {
    const column = mapped.find((each) => each.field === field)?.column;
    if (column) return [{ column, field: "name", confidence: 0.7, why: "synonym" }];
  }
  const code = mapped.find(
    ({ field }) => field === "formulation_code" || field === "sap_material_code",
  );
  const column = code?.column ?? own;
  if (!column) return [];
  const values = columns.find(({ name }) => name === column)?.values ?? [];
  const isNumber = values.every((value) => /^[\d\s.-]*$/.test(String(value ?? "")));
  const options = isNumber ? { options: { prefix: `${column} ` } } : {};
  return [{ column, field: "name", ...options, confidence: 0.5, why: "content" }];
}

const round = (confidence: number) => Math.round(confidence * 100) / 100;
