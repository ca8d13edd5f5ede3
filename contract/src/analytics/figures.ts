import type { InteractionKind } from "../enumerations/interactions.ts";

/** Which kinds of interactions a figure counts: the list behind it has these. */
export const figureKinds = {
  impressions: ["IMPRESSION"],
  views: ["DETAILS", "VIEW"],
  kept: ["BOOKMARK", "COMPARISON"],
  downloads: ["DOWNLOAD"],
  requests: ["REQUEST_CONTACT", "REQUEST_SAMPLE", "REQUEST_DOCUMENT", "REQUEST_QUOTE"],
  quotes: ["QUOTE_SENT"],
  accepted: ["QUOTE_ACCEPTED"],
  searches: ["SEARCH_WITHOUT_RESULTS"],
} as const satisfies Record<string, readonly InteractionKind[]>;

/** So many are listed: nobody pages through more, and a total of millions would be waited for. */
export const mostListed = 10_000;

export type Figure = keyof typeof figureKinds;
export const figures = Object.keys(figureKinds) as Figure[];
