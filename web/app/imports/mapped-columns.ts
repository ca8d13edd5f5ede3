import type { MappedColumn, Mapping } from "@neroli/contract/imports/mapping.ts";

type Columns = Mapping["columns"];

/** What a column of the file is taken for; one may be several fields, such as name and INCI. */
export const fieldsOf = (columns: Columns, name: string): MappedColumn[] =>
  columns.filter(({ column, field }) => column === name && field !== null);

interface Change {
  /** The columns of the file, in its order. */
  names: readonly string[];
  /** The column that changes, and the fields that it is taken for now. */
  name: string;
  fields: readonly MappedColumn[];
}

/** All columns with one of them taken for something else. */
export const withFields = (columns: Columns, { names, name, fields }: Change): Columns =>
  names.flatMap((each) => {
    const taken = each === name ? fields : fieldsOf(columns, each);
    return taken.length > 0 ? taken : [{ column: each, field: null }];
  });
