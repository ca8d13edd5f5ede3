/** Company types (spec 1). UNKNOWN is hidden from pickers. */
export const companyTypes = [
  "FRAGRANCE_HOUSE",
  "EQUIPMENT_PROVIDER",
  "SOFTWARE_PROVIDER",
  "TRADE_ASSOCIATION_OR_GOVERNMENT_ORGANISATION",
  "CONSUMER_CARE_BRAND",
  "CERTIFICATION_BODY",
  "CONTRACT_MANUFACTURER",
  "CONSULTING",
  "DISTRIBUTOR",
  "FORMULATION_SERVICE",
  "LOGISTICS",
  "MEDIA",
  "PACKAGING",
  "SERVICE_PROVIDER",
  "SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS",
  "TESTING_SERVICE",
  "UNIVERSITY",
  "UNKNOWN",
] as const;
export type CompanyType = (typeof companyTypes)[number];

/** Employee-count bands (spec 3). */
export const employeeBands = [
  "1-10",
  "11-50",
  "51-200",
  "201-500",
  "501-1000",
  "1001-5000",
  "5001-10000",
  "10001+",
] as const;

/** Data visibility of company data (spec 3). */
export const companyVisibilities = ["PUBLIC", "CONFIDENTIAL"] as const;
export type CompanyVisibility = (typeof companyVisibilities)[number];

export const mediaTypes = ["linkedin", "twitter", "youtube", "facebook", "instagram"] as const;

export const contactTypes = ["SALES", "TECHNICAL", "REGULATORY", "GENERAL"] as const;

/** The United Nations' sustainable development goals, by number. */
export const sustainableDevelopmentGoals = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
] as const;

/** At most so many products are chosen per offering and segment. */
export const mostTopProducts = 8;
