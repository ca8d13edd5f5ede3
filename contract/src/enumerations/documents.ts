/** Document types (spec 3). */
export const documentTypes = [
  "SDS",
  "TDS",
  "SPECIFICATION",
  "BROCHURE",
  "COA",
  "ALLERGEN_DECLARATION",
  "CITES_DECLARATION",
  "REACH_DECLARATION",
  "COMPOSITION_STATEMENT",
  "ORIGIN_STATEMENT",
  "NANOMATERIAL_STATEMENT",
  "ANIMAL_TESTING_STATEMENT",
  "BSE_TSE_STATEMENT",
  "GMO_STATEMENT",
  "CMR_STATEMENT",
  "MICROPLASTIC_STATEMENT",
  "VEGETARIAN_VEGAN_STATEMENT",
  "IMPURITY_STATEMENT",
  "TOXICOLOGICAL_SUMMARY",
  "ECOLOGICAL_SUMMARY",
  "MANUFACTURING_PROCEDURE",
  "EFFICACY_TEST_REPORT",
  "FORMULATION",
  "OTHER",
  "NONE",
  "IMAGE",
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** PUBLIC is available on the platform, CONFIDENTIAL by request (spec 3). */
export const documentVisibilities = ["PUBLIC", "CONFIDENTIAL"] as const;
export type DocumentVisibility = (typeof documentVisibilities)[number];

/** The kinds of assets. DOCUMENT is downloaded with an account, the others are pictures for anyone. */
export const assetKinds = ["DOCUMENT", "IMAGE", "LOGO", "LOGO_WHITE", "HEADER", "SEGMENT"] as const;
export type AssetKind = (typeof assetKinds)[number];
