import {
  type FieldGroup,
  fieldGroups,
  fieldsFor,
  type ProductFieldKey,
  productField,
} from "../products/fields.ts";
import type { Product, ProductFields } from "../products/schema.ts";
import { type Reading, valueTexts } from "../products/value-text.ts";

/** A product, as far as its rows are made of it. */
export type RowSource = Pick<
  Product,
  "offering" | "fields" | "names" | "restricted_fields" | "documents"
>;

/**
 * A product's value in a row. A cell is apart when it is not what most of the products say; a
 * text of a list when at most half of them have it.
 */
export type ComparedCell =
  | { state: "given"; texts: { text: string; apart: boolean }[]; apart: boolean }
  | { state: "restricted" }
  | { state: "none"; apart: boolean };

export interface ComparedRow {
  key: string;
  field: ProductFieldKey | "documents";
  /** The ingredient that the row is about, in a formula. */
  part: string | null;
  cells: ComparedCell[];
  differs: boolean;
}

export interface ComparedGroup {
  group: FieldGroup | "documents";
  rows: ComparedRow[];
}

/** The heads of the columns say it. */
const inHead: readonly ProductFieldKey[] = ["name"];

/**
 * The rows of a comparison: the fields of the products' offering in the order of the registry, those
 * without a value left out; a formula has a row for each ingredient. One reading for page and files.
 */
export function comparedGroups(
  products: readonly RowSource[],
  reading: Omit<Reading, "nameOf">,
): ComparedGroup[] {
  const [first] = products;
  if (!first) return [];
  const fields = fieldsFor(first.offering).filter((key) => !inHead.includes(key));
  const groups = fieldGroups.map((group): ComparedGroup => {
    const own = fields.filter((key) => productField(key).group === group);
    const rowsOf = (field: ProductFieldKey) =>
      field === "phases" ? formulaRows(products) : [fieldRow(field, products, reading)];
    return { group, rows: own.flatMap(rowsOf).filter(isSaid) };
  });
  const documents = [documentsRow(products, reading)].filter(isSaid);
  return [...groups, { group: "documents" as const, rows: documents }].filter(
    ({ rows }) => rows.length > 0,
  );
}

const isSaid = ({ cells }: ComparedRow) => cells.some(({ state }) => state !== "none");

function fieldRow(
  field: ProductFieldKey,
  products: readonly RowSource[],
  reading: Omit<Reading, "nameOf">,
): ComparedRow {
  const texts = products.map(({ fields, names, restricted_fields }) =>
    restricted_fields.includes(field)
      ? null
      : valueTexts(field, fields, { ...reading, nameOf: (key, term) => names?.[key]?.[term] }),
  );
  // A trade name that is the name stands in the head.
  const repeated = products.every(({ fields: { name, trade_name = name } }) => trade_name === name);
  if (field === "trade_name" && repeated) texts.fill([]);
  return { key: field, field, part: null, ...compared(texts) };
}

/** By kind: names of files say nothing side by side. */
function documentsRow(products: readonly RowSource[], { say }: Pick<Reading, "say">): ComparedRow {
  const texts = products.map(({ documents }) =>
    [...new Set(documents.map(({ type }) => type))]
      .toSorted()
      .map((type) => say(`document-types.${type}`)),
  );
  return { key: "documents", field: "documents", part: null, ...compared(texts) };
}

/** How much of each ingredient: the same INCI name is the same ingredient, whatever it is called. */
function formulaRows(products: readonly RowSource[]): ComparedRow[] {
  const formulas = products.map(({ fields, restricted_fields }) =>
    restricted_fields.includes("phases") ? null : weightsOf(fields),
  );
  const parts = new Map<string, string>();
  for (const formula of formulas) {
    for (const [key, { name }] of formula ?? []) if (!parts.has(key)) parts.set(key, name);
  }
  if (parts.size === 0 && formulas.includes(null)) parts.set("", "");
  return [...parts].map(([key, part]) => ({
    key: `phases ${key}`,
    field: "phases",
    part: part || null,
    ...compared(formulas.map((formula) => formula && (formula.get(key)?.weights ?? []))),
  }));
}

function weightsOf({ phases = [] }: ProductFields) {
  const found = new Map<string, { name: string; weights: string[] }>();
  for (const { name, inci, weight } of phases.flatMap(({ ingredients }) => ingredients)) {
    const called = inci || name;
    const known = found.get(folded(called));
    if (known) known.weights.push(weight);
    else found.set(folded(called), { name: called, weights: [weight] });
  }
  return found;
}

const folded = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** Null is restricted: what one may not see is neither like the others nor different. */
function compared(
  texts: readonly (readonly string[] | null)[],
): Pick<ComparedRow, "cells" | "differs"> {
  const sets = texts.map((own) => own && [...new Set(own.map(folded))].toSorted());
  const known = sets.filter((own) => own !== null);
  const isRare = (text: string) =>
    known.filter((own) => own.includes(folded(text))).length * 2 <= known.length;
  const said = known.map((own) => JSON.stringify(own));
  const usual = commonest(said);
  const cells = texts.map((own, at): ComparedCell => {
    if (own === null) return { state: "restricted" };
    const apart = JSON.stringify(sets[at]) !== usual;
    if (own.length === 0) return { state: "none", apart };
    return { state: "given", texts: own.map((text) => ({ text, apart: isRare(text) })), apart };
  });
  return { cells, differs: new Set(said).size > 1 };
}

/** The text that stands most often; null where two stand equally often. */
function commonest(said: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const each of said) counts.set(each, (counts.get(each) ?? 0) + 1);
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first && first[1] !== second?.[1] ? first[0] : null;
}

export const onlyDifferences = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups
    .map(({ group, rows }) => ({ group, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
