import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { createIndex } from "./create-index.ts";
import type { CatalogueIndex, IndexDocument, IndexSchema, Viewer } from "./index-types.ts";

const data = new URL("../../../shared/data/", import.meta.url);

/** Whether the real files are there; they are not part of the repository. */
export const hasRealData = existsSync(new URL("cosing_ingredients.csv.gz", data));

export const anyone: Viewer = { tier: 0, own_company: null, own_tier: 0, type: null };

export const catalogueSchema: IndexSchema = {
  fields: {
    name: { weight: 4, kind: "text", suggest: true },
    inci: { weight: 3, kind: "text", suggest: true },
    inn: { weight: 3, kind: "text" },
    cas: { weight: 5, kind: "identifier" },
    ec: { weight: 5, kind: "identifier" },
    code: { weight: 5, kind: "identifier" },
    description: { weight: 1, kind: "text" },
  },
  facets: ["function", "application", "supplier"],
  sorts: { name: "text" },
};

/** Records of a CSV text (RFC 4180) by the names in its first line. */
function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const match of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g)) {
    const [whole, cell = "", end = ""] = match;
    if (whole === "") break;
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ",") rows.push([]);
  }
  const [head = [], ...records] = rows.filter((row) => row.length > 1);
  return records.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ""])));
}

function publicValues(values: [field: string, text: string][]): IndexDocument["values"] {
  return values.flatMap(([field, text]) =>
    text.trim() ? [{ field, text, tier: 0 as const }] : [],
  );
}

function facetsOf(group: string, values: string[]): { group: string; value: string; tier: 0 }[] {
  return values.flatMap((value) => (value ? [{ group, value, tier: 0 as const }] : []));
}

function cosingDocument(row: Record<string, string>): IndexDocument {
  const cell = (name: string) => row[name] ?? "";
  return {
    key: `cosing-${cell("cosing_ref_no")}`,
    company: "cosing",
    hidden_from: [],
    values: publicValues([
      ["name", cell("inci_name")],
      ["inci", cell("inci_name")],
      ["inn", cell("inn_name")],
      ["inn", cell("ph_eur_name")],
      ["cas", cell("cas_no")],
      ["ec", cell("ec_no")],
      ["description", cell("chem_iupac_name___description")],
    ]),
    facets: [
      ...facetsOf("function", cell("function").split(", ")),
      ...facetsOf("supplier", ["cosing"]),
    ],
    sorts: { name: { value: cell("inci_name"), tier: 0 } },
  };
}

interface CatalogueRecord {
  PRD: string;
  Product_Name: string;
  INCI_Name: string | null;
  sRelatedFunctions: string;
  sRelatedApplications: string;
}

function catalogueDocument(record: CatalogueRecord): IndexDocument {
  return {
    key: `catalogue-${record.PRD}`,
    company: "catalogue",
    hidden_from: [],
    values: publicValues([
      ["name", record.Product_Name],
      ["inci", record.INCI_Name ?? ""],
      ["code", record.PRD],
      ["description", record.sRelatedFunctions ?? ""],
    ]),
    facets: [
      ...facetsOf("function", (record.sRelatedFunctions ?? "").split(", ")),
      ...facetsOf("application", (record.sRelatedApplications ?? "").split(", ")),
      ...facetsOf("supplier", ["catalogue"]),
    ],
    sorts: { name: { value: record.Product_Name, tier: 0 } },
  };
}

/** The documents of the two suppliers of relevance.md, all public. */
export function realDocuments(): IndexDocument[] {
  const csv = gunzipSync(readFileSync(new URL("cosing_ingredients.csv.gz", data))).toString("utf8");
  const file = new URL("basf_personal_care_products.json", data);
  const records = JSON.parse(readFileSync(file, "utf8")) as CatalogueRecord[];
  return [...readCsv(csv).map(cosingDocument), ...records.map(catalogueDocument)];
}

export function indexOf(documents: readonly IndexDocument[]): CatalogueIndex {
  const index = createIndex(catalogueSchema);
  index.apply(documents.map((document) => ({ kind: "put", document })));
  return index;
}
