import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import { companyTable } from "../data/companies.ts";

const columns = 11;

export interface DemoCompany {
  key: string;
  name: string;
  type: CompanyType;
  country: string;
  postal_code: string;
  city: string;
  street: string;
  employees: string;
  founded: number;
  goals: number[];
  people: string[];
  /** `name` or `name:value`, as the table writes them. */
  flags: Map<string, string>;
  tagline: string;
  description: string;
}

/** "indie formerly:Old Name" becomes a map; values may hold blanks. */
function flagsOf(column: string): Map<string, string> {
  const pattern =
    /(indie|unverified|disabled|exclude|confidential|formerly|dj)(?::((?:(?! (?:indie|unverified|disabled|exclude|confidential|formerly|dj)\b).)+))?/g;
  return new Map([...column.matchAll(pattern)].map((found) => [found[1] ?? "", found[2] ?? ""]));
}

function companyOf(line: string): DemoCompany {
  const cells = line.split("|").map((cell) => cell.trim());
  if (cells.length !== columns) throw new Error(`${cells.length} columns: ${line}`);
  const [key = "", name = "", type = "", place = "", employees = "", founded = ""] = cells;
  const [goals = "", people = "", flags = "", tagline = "", description = ""] = cells.slice(6);
  const [country = "", postal_code = "", city = "", ...street] = place
    .split(",")
    .map((p) => p.trim());
  return {
    key,
    name,
    type: type as CompanyType,
    country,
    postal_code,
    city,
    street: street.join(", "),
    employees,
    founded: Number(founded),
    goals: goals.split(" ").map(Number),
    people: people.split(",").map((person) => person.trim()),
    flags: flagsOf(flags),
    tagline,
    description,
  };
}

export const companies: readonly DemoCompany[] = companyTable
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map(companyOf);

export const companyKeys: readonly string[] = companies.map((company) => company.key);

const byKey = new Map(companies.map((company) => [company.key, company]));

export function companyByKey(key: string): DemoCompany {
  const company = byKey.get(key);
  if (!company) throw new Error(`no company "${key}"`);
  return company;
}
