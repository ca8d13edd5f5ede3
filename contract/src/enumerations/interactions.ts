/** What a reader did, as browsers tell it (spec 2, lead event types). */
export const browserKinds = [
  "IMPRESSION",
  "DETAILS",
  "VIEW",
  "COMPARISON",
  "FORM_CONTACT",
  "FORM_SAMPLE",
  "FORM_DOCUMENT",
  "FORM_QUOTE",
  "SEARCH",
] as const;
export type BrowserKind = (typeof browserKinds)[number];

/**
 * All kinds of interactions (spec 2, lead event types): an IMPRESSION is a hit that was seen, DETAILS
 * a click on it, a VIEW the page of a product or company. A search that finds nothing is a kind of
 * its own; what suppliers make and change is theirs, and counts for Neroli alone.
 */
export const interactionKinds = [
  "IMPRESSION",
  "DETAILS",
  "VIEW",
  "BOOKMARK",
  "COMPARISON",
  "DOWNLOAD",
  "REQUEST_CONTACT",
  "REQUEST_SAMPLE",
  "REQUEST_DOCUMENT",
  "REQUEST_QUOTE",
  "FORM_CONTACT",
  "FORM_SAMPLE",
  "FORM_DOCUMENT",
  "FORM_QUOTE",
  "ADD_TO_PROJECT",
  "QUOTE_SENT",
  "QUOTE_ACCEPTED",
  "CREATE_INGREDIENT",
  "CREATE_FORMULATION",
  "CREATE_SERVICE",
  "UPDATE_INGREDIENT",
  "UPDATE_FORMULATION",
  "UPDATE_SERVICE",
  "SEARCH",
  "SEARCH_WITHOUT_RESULTS",
] as const;
export type InteractionKind = (typeof interactionKinds)[number];

/** By these a reader becomes a visitor: hits that were merely seen are no visit. */
export const visitingKinds = ["DETAILS", "VIEW"] as const satisfies readonly BrowserKind[];

/**
 * What a reader has agreed to. NONE: what I do is counted and belongs to nobody. RECORDED: it is
 * remembered as mine. NAMED: suppliers see my name beside it.
 */
export const consentLevels = ["NONE", "RECORDED", "NAMED"] as const;
export type ConsentLevel = (typeof consentLevels)[number];
