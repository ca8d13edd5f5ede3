/** Titles, departments and levels (spec 3). Departments are keys here; their words are phrases. */
export const titles = ["Mr.", "Mx.", "Mrs.", "Miss", "Ms", "Sr.", "Dr."] as const;

export const departments = [
  "ACADEMIA",
  "COMMUNICATIONS",
  "CONSULTANT",
  "FORMULATION_DEVELOPMENT",
  "FUNDAMENTAL_RESEARCH",
  "INNOVATION",
  "IT",
  "MANAGEMENT_BUSINESS_DEVELOPMENT",
  "MARKETING",
  "PERFUMER",
  "PROCUREMENT",
  "PRODUCTION",
  "PRODUCT_DEVELOPMENT_TECHNOLOGIST",
  "QUALITY",
  "REGULATORY_AFFAIRS",
  "RESEARCH",
  "SAFETY",
  "SALES",
  "SENIOR_MANAGEMENT",
  "SUPPLY_CHAIN",
  "SUSTAINABILITY_CSR",
  "OTHER",
] as const;
export type Department = (typeof departments)[number];

export const userStatuses = ["AWAITING_VERIFICATION", "VERIFIED", "BLOCKED"] as const;
export type UserStatus = (typeof userStatuses)[number];

export const userTypes = [
  "COMPETITOR",
  "DIRECT_CUSTOMER",
  "DISTRIBUTOR",
  "INDIRECT_CUSTOMER",
  "OTHER",
] as const;

export type UserType = (typeof userTypes)[number];

export const languageLevels = [
  "NATIVE",
  "FULL_PROFESSIONAL",
  "PROFESSIONAL",
  "LIMITED",
  "ELEMENTARY",
] as const;

/** Account types of the list: by the kind of role somebody holds, or of no company. */
export const accountTypes = ["ALL", "SUPPLIER", "BUYER", "SUPPORT", "NO_COMPANY"] as const;
export type AccountType = (typeof accountTypes)[number];
