import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { Key } from "@neroli/contract/kernel/values.ts";
import { type FieldProblem, readFields } from "@neroli/contract/products/field-problems.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { identityValues } from "../../products/commands/find-existing.ts";
import type { GivenProduct } from "../../products/commands/given-product.ts";
import type { ReadProduct } from "../readers/read-product.ts";
import { runProblem, type StoredProblem, shortened } from "./problems.ts";

/** A product as far as the file alone decides: it can be saved, or not. */
export interface CheckedRow {
  row: number;
  line: number;
  name: string;
  /** Fatal ones when there is nothing given. */
  problems: StoredProblem[];
  given: GivenProduct | null;
}

interface Order {
  company_key: string;
  mapping: Mapping;
}

/** Checks products one after the other; it remembers the identities that it has seen. */
export function rowChecker({ company_key, mapping }: Order): (read: ReadProduct) => CheckedRow {
  const lineOf = new Map<string, number>();
  return (read) => {
    const { row, line, offering, segment } = read;
    const fatal = read.problems.map(
      (problem) => ({ ...problem, of: "file", fatal: true }) as const,
    );
    const notes = read.notes.map((note) => ({ ...note, of: "file", fatal: false }) as const);
    const whole = { row, line, name: nameOf(read.fields) };
    const refuse = (...problems: StoredProblem[]): CheckedRow => ({
      ...whole,
      problems: [...problems, ...notes],
      given: null,
    });
    if (fatal.length > 0 || !offering || !segment) return refuse(...fatal);
    const { fields, problems } = valid(read, { offering, segment, mapping });
    if (!fields) return refuse(...problems);
    const given = { company_key, offering, segment, ...givenOf(read, mapping), fields };
    if (given.recognised_by === "key" && given.key && !Key.safeParse(given.key).success) {
      return refuse(runProblem("key-malformed", keyCell(mapping, given.key)));
    }
    const tokens = tokensOf(given);
    if (tokens.length === 0 && mapping.identity.by !== "key") {
      // It would be made anew each time that the file comes.
      const cell = identityCell(mapping, read);
      return refuse({ ...cell, of: "file", code: "identity-empty", fatal: true });
    }
    const earlier = tokens.find((token) => lineOf.has(token));
    if (earlier !== undefined) {
      return refuse({
        ...identityCell(mapping, read),
        of: "file",
        code: "identity-twice",
        params: { line: lineOf.get(earlier) ?? 0 },
        fatal: true,
      });
    }
    for (const token of tokens) lineOf.set(token, line);
    return { ...whole, problems: notes, given };
  };
}

const nameOf = ({ name, trade_name }: ProductFields): string => {
  const given: unknown = name ?? trade_name;
  return typeof given === "string" ? shortened(given) : "";
};

/** A product that is there already keeps its name when the file does not speak of it. */
function valid(
  { fields: given, speaks_of }: ReadProduct,
  { offering, segment, mapping }: { mapping: Mapping } & Pick<GivenProduct, "offering" | "segment">,
): { fields: ProductFields; problems: [] } | { fields: null; problems: StoredProblem[] } {
  const silent = !speaks_of.includes("name");
  const asked = silent ? { ...given, name: "-" } : given;
  const { fields, problems } = readFields(asked, { offering, segment });
  if (!fields) {
    const said = problems.map((problem) => toProblem(problem, given, mapping));
    // One column may fill two fields; what is wrong with it is said once.
    const once = new Map(said.map((each) => [`${each.code} ${each.column ?? each.field}`, each]));
    return { fields: null, problems: [...once.values()] };
  }
  const { name, ...others } = fields;
  return { fields: silent ? others : { name, ...others }, problems: [] };
}

function toProblem(
  { path, reason }: FieldProblem,
  given: ProductFields,
  mapping: Mapping,
): StoredProblem {
  const [field = "", ...inner] = path.split(".");
  const value = inner.reduce<unknown>(
    (outer, key) => (outer as Record<string, unknown> | undefined)?.[key],
    given[field as ProductFieldKey],
  );
  return {
    of: "field",
    code: reason,
    column: columnOf(mapping, field),
    field,
    value: shortened(asText(value)),
    fatal: true,
  };
}

const asText = (value: unknown) =>
  typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);

/** The first of the columns that the field is read from. */
export const columnOf = ({ columns }: Mapping, field: string): string | null =>
  columns.find((each) => each.field?.split(".")[0] === field)?.column ?? null;

/** How a product is recognised; a trade name that is not given is not taken away (spec 5). */
function givenOf(
  { key, identity, fields, speaks_of, visibility, state, trashed }: ReadProduct,
  mapping: Mapping,
) {
  const { by } = mapping.identity;
  return {
    speaks_of: speaks_of.filter(
      (field) => field !== "trade_name" || fields.trade_name !== undefined,
    ),
    ...(visibility && { visibility }),
    state: state ?? mapping.state ?? "LISTED",
    ...(mapping.moves && { moves: true }),
    ...(trashed !== undefined && { trashed }),
    ...(by === "key" && key !== undefined && { key }),
    source: mapping.identity.by === "column" ? sourceOf(mapping.identity.column) : null,
    source_key: by === "column" && identity !== "" ? identity : null,
    recognised_by:
      mapping.identity.by === "field"
        ? { field: mapping.identity.field }
        : by === "key"
          ? by
          : "source",
  } as const;
}

/** The source of products that a column of a file's own tells apart. */
const sourceOf = (column: string): string => `file:${column}`;

function tokensOf({
  offering,
  segment,
  key,
  fields,
  source_key,
  recognised_by,
}: GivenProduct): string[] {
  if (recognised_by === "key") return key ? [key] : [];
  if (typeof recognised_by !== "object") return source_key === null ? [] : [source_key];
  const kind = `${offering} ${segment}`;
  return identityValues(fields[recognised_by.field]).map(
    (value) => `${kind} ${value.toLowerCase()}`,
  );
}

export function identityCell(
  mapping: Mapping,
  { identity, key = "", fields }: Pick<ReadProduct, "identity" | "fields" | "key">,
) {
  const by = mapping.identity;
  if (by.by === "key") return keyCell(mapping, key);
  if (by.by === "column") return { column: by.column, field: null, value: shortened(identity) };
  return {
    column: columnOf(mapping, by.field),
    field: by.field,
    value: shortened(identityValues(fields[by.field]).join(", ")),
  };
}

const keyCell = (mapping: Mapping, key: string) => ({
  column: columnOf(mapping, "key"),
  field: null,
  value: shortened(key),
});
