/** A column with the values that the first rows have in it. */
export interface ColumnValues {
  name: string;
  values: readonly unknown[];
}
