import type { Offering } from "@neroli/contract/enumerations/products.ts";

/** The filters of the list, as they stand in its address; `completeness` is lt50, lt80, lt100 or gte100. */
export const listFilters = [
  "company",
  "status__eq",
  "name__icontains",
  "inci__icontains",
  "company__icontains",
  "segment__eq",
  "completeness",
  "label__eq",
  "missing__eq",
] as const;

export const completenessChoices = ["lt50", "lt80", "lt100", "gte100"] as const;

interface ListState {
  filters: Readonly<Record<string, string>>;
  sort: string;
  page: number;
  size: number;
}

/** The beginning of a CAS number; no name looks like one. */
const casLike = /^\d{2,7}-[\d-]*$/;

/** The query of the API for the list as its address describes it. */
export function listQuery(offering: Offering, state: ListState): Record<string, string> {
  const { completeness = "", name__icontains: typed = "", ...others } = state.filters;
  const [, operator, share] = /^(lt|gte)(\d+)$/.exec(completeness) ?? [];
  const isCas = offering === "INGREDIENTS" && casLike.test(typed);
  return {
    offering,
    ...others,
    ...(typed && { [isCas ? "cas__icontains" : "name__icontains"]: typed }),
    ...(operator && share && { [`completeness__${operator}`]: share }),
    sort: state.sort,
    page: String(state.page),
    size: String(state.size),
  };
}

/** The filters in use; company and trash are places of their own and do not count. */
export const narrowing = (filters: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(filters).filter(([name]) => name !== "company" && name !== "status__eq");
