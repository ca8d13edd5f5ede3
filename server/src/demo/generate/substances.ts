import type { Segment } from "@neroli/contract/enumerations/products.ts";
import { flavisPattern, isCas, isEc, toENumber } from "@neroli/contract/products/identifiers.ts";
import { foodAdditives } from "../data/food-additives.ts";
import { foodFlavours } from "../data/food-flavours.ts";
import { homeCare } from "../data/home-care.ts";
import type { KindKey } from "../data/kinds.ts";
import { personalCareActives } from "../data/personal-care-actives.ts";
import { personalCareFunctional } from "../data/personal-care-functional.ts";
import { personalCareLipids } from "../data/personal-care-lipids.ts";
import { personalCareBase } from "../data/personal-care-surfactants.ts";
import { companyKeys } from "./companies.ts";

export interface Substance {
  id: string;
  kind: KindKey;
  segment: Segment;
  code: string;
  /** INCI, or the name of a food additive. */
  name: string;
  cas: string[];
  ec: string[];
  e_number?: string;
  fema?: string;
  flavis?: string;
  shape: string;
  color: string;
  odor: string;
  use: readonly [number, number];
  /** Where it differs from its kind: written `pH 3-5` among the terms. */
  ph?: readonly [number, number];
  terms: string;
  hazards: string[];
  sellers: { company: string; grade: string }[];
  tagline: string;
  fact: string;
}

type Tables = Partial<Record<KindKey, string>>;
const tables: readonly (readonly [Segment, Tables])[] = [
  ["PERSONALCARE", personalCareBase],
  ["PERSONALCARE", personalCareLipids],
  ["PERSONALCARE", personalCareFunctional],
  ["PERSONALCARE", personalCareActives],
  ["HOMECARE", homeCare],
  ["FOOD", foodAdditives],
  ["FOOD", foodFlavours],
];

const items = (column: string) =>
  column
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "" && item !== "-");

/** The columns of a table's rows; a row with another number of columns is a mistake in the data. */
export function rowsOf(table: string, columns: number): string[][] {
  return table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const row = line.split("|").map((cell) => cell.trim());
      if (row.length !== columns) throw new Error(`${row.length} columns: ${line}`);
      return row;
    });
}

function identifiers(column: string) {
  const found: Pick<Substance, "cas" | "ec" | "e_number" | "fema" | "flavis"> = { cas: [], ec: [] };
  for (const item of items(column)) {
    if (isCas(item)) found.cas.push(item);
    else if (isEc(item)) found.ec.push(item);
    else if (toENumber(item) === item) found.e_number = item;
    else if (flavisPattern.test(item)) found.flavis = item;
    else if (/^FEMA \d{4}$/.test(item)) found.fema = item.slice(5);
    else throw new Error(`"${item}" is no identifier`);
  }
  return found;
}

const seller = (entry: string) => {
  const [short = "", grade = ""] = entry.split(":");
  const company = companyKeys.find((key) => key.split("-").includes(short.trim()));
  if (!company) throw new Error(`no company "${short}"`);
  return { company, grade: grade.trim() };
};

const range = (column: string): readonly [number, number] => {
  const [min = 0, max = 0] = column.split("-").map(Number);
  return [min, max];
};

const hazardPattern = /^H\d{3}$/;
const acidityPattern = /^pH \d/;

function substance(kind: KindKey, segment: Segment, row: string[]): Substance {
  const [id = "", code = "", name = "", ids = "", look = "", use = "", terms = ""] = row;
  const [shape = "", color = "", odor = ""] = items(look);
  const all = items(terms);
  const acidity = all.find((term) => acidityPattern.test(term));
  return {
    id,
    kind,
    segment,
    code,
    name,
    ...identifiers(ids),
    shape,
    color,
    odor,
    use: range(use),
    ...(acidity && { ph: range(acidity.slice(3)) }),
    terms: all.filter((term) => !hazardPattern.test(term) && term !== acidity).join(","),
    hazards: all.filter((term) => hazardPattern.test(term)),
    sellers: items(row[7] ?? "").map(seller),
    tagline: row[8] ?? "",
    fact: row[9] ?? "",
  };
}

/** Everything that is sold as an ingredient, in the order of the tables. */
export const substances: readonly Substance[] = tables.flatMap(([segment, kinds]) =>
  Object.entries(kinds).flatMap(([kind, table]) =>
    rowsOf(table, 10).map((row) => substance(kind as KindKey, segment, row)),
  ),
);
