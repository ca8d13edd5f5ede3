import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { GeneratedProduct } from "../search/catalogue.ts";
import { fieldsOf, placeOfGroup } from "../serving/fill-catalogue.ts";

const single = ["name", "inci", "cas", "description"] as const;
const several = placeOfGroup.filter((field) => field !== "segment" && field !== "company");

/** How the columns of such a file are read. */
export const catalogueMapping = {
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  identity: { by: "column", column: "id" },
  columns: [
    ...single.map((field) => ({ column: field, field })),
    ...several.map((field) => ({ column: field, field, options: { separator: "," } })),
  ],
  values: {},
  rest: null,
};

function* lines(products: Iterable<GeneratedProduct>) {
  yield `${["id", ...single, ...several].join(";")}\r\n`;
  for (const product of products) {
    const fields = fieldsOf(product);
    const cells = [...single, ...several].map((field) => [fields[field] ?? []].flat().join(","));
    yield `${[product.id, ...cells].join(";")}\r\n`;
  }
}

/** Products of the generated catalogue as a supplier's file. */
export const writeCatalogueFile = (file: string, products: Iterable<GeneratedProduct>) =>
  pipeline(Readable.from(lines(products)), createWriteStream(file));
