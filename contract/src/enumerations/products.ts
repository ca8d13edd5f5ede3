/** Enumerations of products (spec 3). Their words in five languages stand in phrases/enumerations. */
export const offerings = ["INGREDIENTS", "FORMULATIONS", "SERVICES"] as const;
export type Offering = (typeof offerings)[number];

export const segments = ["PERSONALCARE", "HOMECARE", "FOOD"] as const;
export type Segment = (typeof segments)[number];

/** Food is only for ingredients (spec 3). */
export const segmentsOf: Record<Offering, readonly Segment[]> = {
  INGREDIENTS: segments,
  FORMULATIONS: ["PERSONALCARE", "HOMECARE"],
  SERVICES: ["PERSONALCARE", "HOMECARE"],
};

/** DRAFT is there for its editors and support alone (products/states.ts). */
export const productStates = ["DRAFT", "LISTED"] as const;
export type ListingState = (typeof productStates)[number];

/** From most to least visible; products/visibility.ts decides who sees what. */
export const fieldVisibilities = ["PUBLIC", "RESTRICTED", "PRIVATE"] as const;
export type FieldVisibility = (typeof fieldVisibilities)[number];

export const ingredientCategories = ["MIXTURE", "SUBSTANCE"] as const;
export const origins = [
  "ALGAE",
  "BOTANICAL",
  "SYNTHETIC",
  "MINERAL",
  "ANIMAL",
  "BIOTECHNOLOGICAL",
] as const;

export const serviceTypes = [
  "TESTING",
  "CONSULTING",
  "CONTRACT_MANUFACTURING",
  "REGULATORY_AND_COMPLIANCE",
  "FORMULATION",
  "PACKAGING",
  "RESEARCH_AND_DEVELOPMENT",
  "EQUIPMENT",
  "SOFTWARE",
  "TRADE_ASSOCIATION",
  "MEDIA",
] as const;

export const paymentTerms = [
  "PIA",
  "NET_7",
  "NET_10",
  "NET_30",
  "NET_60",
  "NET_90",
  "NET_1_10__30",
  "EOM",
  "MFI_21",
  "COD",
  "CASH_ACCOUNT",
  "LETTER_OF_CREDIT",
  "BILL_OF_EXCHANGE",
  "CND",
  "CBS",
  "CIA",
  "CWO",
  "MD_1",
  "MD_2",
  "CONTRA",
  "STAGE_PAYMENT",
] as const;

export const units = [
  "mg",
  "g",
  "kg",
  "oz",
  "lb",
  "st",
  "t",
  "ml",
  "l",
  "m3",
  "cup",
  "fl oz",
] as const;
export type Unit = (typeof units)[number];

export const regions = ["APAC", "EMEA", "LATAM", "NORAM"] as const;
export const businessPriorities = ["HIGH", "MEDIUM", "LOW"] as const;
