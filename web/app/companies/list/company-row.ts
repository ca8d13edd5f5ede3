import type { ListedCompany } from "@neroli/contract/companies/editable.ts";

/** A row as the list asks for it: whole. */
export type CompanyRow = {
  [Field in keyof ListedCompany]-?: Exclude<ListedCompany[Field], undefined>;
};
