import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** CAS numbers whose check digits are right. */
const cas = ["98-92-0", "56-81-5", "50-81-7", "57-55-6", "77-92-9", "69-72-7", "58-08-2"];
const functions = ["Humectant", "Emollient", "Preservative", "Antioxidant", "Chelating agent"];

const columns = ["Article", "Name", "INCI", "CAS", "Functions", "Shelf life", "In stock"];

function* lines(rows: number) {
  yield `${columns.join(";")}\r\n`;
  for (let row = 1; row <= rows; row++) {
    const of = (list: readonly string[], step = 1) => list[(row * step) % list.length];
    yield [
      `A-${row}`,
      `Generated ${row}`,
      `GENERATUM ${row.toString(36).toUpperCase()}`,
      of(cas),
      `${of(functions)}, ${of(functions, 3)}`,
      row % 36,
      row % 2 ? "yes" : "no",
    ].join(";");
    yield "\r\n";
  }
}

export const generatedMapping = {
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  identity: { by: "column", column: "Article" },
  columns: [
    { column: "Name", field: "name" },
    { column: "INCI", field: "inci" },
    { column: "CAS", field: "cas" },
    { column: "Functions", field: "functions", options: { separator: "," } },
    { column: "Shelf life", field: "shelf_life" },
    { column: "In stock", field: "in_stock" },
  ],
  values: {},
  rest: null,
};

/** A catalogue of so many products, below the limit of an upload. */
export const generateFile = (file: string, rows: number) =>
  pipeline(Readable.from(lines(rows)), createWriteStream(file));
