import type { CompanyType } from "../enumerations/companies.ts";

/** The types whose people come to buy or to look around; all others offer something. */
const buying: readonly CompanyType[] = [
  "CONSUMER_CARE_BRAND",
  "UNIVERSITY",
  "TRADE_ASSOCIATION_OR_GOVERNMENT_ORGANISATION",
  "MEDIA",
  "UNKNOWN",
];

/** Whether a company of this type sells: its people get supplier roles, those of others buyer roles. */
export const sells = (type: CompanyType): boolean => !buying.includes(type);
