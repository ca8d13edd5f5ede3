import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { textOf } from "../sources/layout.ts";
import type { Row } from "../sources/source.ts";
import { columnsFor, identityColumns } from "./columns-of.ts";

/** As many rows as one product may have; the next one begins another. */
const mostRows = 5_000;

/** Whether products may have several rows: a part, an ingredient, a concept, a label each. */
const hasParts = (mapping: Mapping) =>
  mapping.columns.some(
    ({ field, options }) =>
      options?.exact === true ||
      (field !== "phases.material" &&
        /^(?:composition|phases|concepts|ingredient_labels)\./.test(field ?? "")),
  );

/**
 * The rows of each product together: those below one another that name the same product, or none
 * after one that does. Where products have no parts each row is one.
 */
export async function* groupRows(
  mapping: Mapping,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row[]> {
  if (!hasParts(mapping)) {
    for await (const row of rows) yield [row];
    return;
  }
  const nameOf = identityReader(mapping);
  let group: Row[] = [];
  let current = "";
  for await (const row of rows) {
    const name = nameOf(row);
    const continues = group.length > 0 && (name === "" || name === current);
    if (continues && group.length < mostRows) group.push(row);
    else {
      if (group.length > 0) yield group;
      group = [row];
      current = name;
    }
  }
  if (group.length > 0) yield group;
}

/** The identity that a row gives; a product without a key yet has its name. */
function identityReader(mapping: Mapping): (row: Row) => string {
  const columns = identityColumns(mapping);
  const names = columnsFor(mapping, "name").map(({ column }) => column);
  const read = (row: Row, from: readonly string[]) =>
    from
      .map((column) => textOf(row.cells[column]))
      .join(" ")
      .trim();
  return (row) => read(row, columns) || (mapping.identity.by === "key" ? read(row, names) : "");
}
