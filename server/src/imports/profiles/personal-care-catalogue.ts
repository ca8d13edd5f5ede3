import { cell, type Profile, withoutEmpty } from "../profile.ts";
import type { Row } from "../sources/row.ts";
import { sentenceCase, tidyLine } from "../tidy.ts";

/** The catalogue's words for what is called otherwise here: one meaning is one value of a facet. */
const terms = new Map([
  ["Antioxidants", "Antioxidant"],
  ["Nonionic Surfactant", "Non-ionic surfactant"],
  ["Solubilizer", "Solubiliser"],
]);

/** The names in a list of objects such as `[{"FunctionName": "Emollient"}]`; "Others" says nothing. */
function readNames(cells: Row["cells"], column: string, property: string): string[] {
  const list: unknown = cells[column];
  if (!Array.isArray(list)) return [];
  return list
    .map((entry: unknown) => (entry as Record<string, unknown> | null)?.[property])
    .filter((name) => typeof name === "string")
    .map(tidyLine)
    .filter((name) => name !== "" && name !== "Others")
    .map((name) => terms.get(name) ?? sentenceCase(name));
}

/** INCI names have no blanks around the slash that printed catalogues set with thin ones. */
const readInci = (text: string) =>
  tidyLine(text.replace(/[\u2000-\u200a]*\/[\u2000-\u200a]*/g, "/")).replace(
    / ?\(and\) ?/gi,
    " (and) ",
  );

const isBlend = (inci: string) => inci.includes(" (and) ");

/** A supplier's catalogue of ingredients for personal care, as an array of JSON objects. */
export const personalCareCatalogue: Profile = {
  format: "json",
  columns: [
    "PRD",
    "Product_Name",
    "INCI_Name",
    "RelatedFunctions",
    "RelatedApplications",
    "RelatedMarketSegments",
  ],
  identity: "PRD",
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  columnOf: {
    name: "Product_Name",
    trade_name: "Product_Name",
    inci: "INCI_Name",
    functions: "RelatedFunctions",
    applications: "RelatedApplications",
  },
  read(cells) {
    const name = tidyLine(cell(cells, "Product_Name").replaceAll("(R)", "®")).replace(/ +®/g, "®");
    const inci = readInci(cell(cells, "INCI_Name"));
    const applications = [
      ...readNames(cells, "RelatedApplications", "ApplicationName"),
      ...readNames(cells, "RelatedMarketSegments", "MarketSegmentName"),
    ];
    const fields = withoutEmpty({
      name,
      trade_name: name,
      inci,
      // One INCI name may still be a mixture (an extract): only blends are known to be one.
      ingredient_category: isBlend(inci) ? "MIXTURE" : undefined,
      functions: [...new Set(readNames(cells, "RelatedFunctions", "FunctionName"))],
      applications: [...new Set(applications)],
    });
    return { fields, notes: [] };
  },
};
