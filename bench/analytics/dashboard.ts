import type { Asked } from "../../server/src/analytics/queries/counts.ts";
import {
  readAudiences,
  readCountries,
  readDocuments,
  readEmptySearches,
  readProducts,
  readSearches,
} from "../../server/src/analytics/queries/read-interest.ts";
import {
  readFunnel,
  readSummary,
  readTimeline,
} from "../../server/src/analytics/queries/read-summary.ts";

/** Everything that the page /analytics asks for, at the same time, as its charts do. */
export const readDashboard = (asked: Asked): Promise<unknown> =>
  Promise.all([
    ...[readSummary(asked), readTimeline(asked), readFunnel(asked)],
    ...[readProducts(asked, "en"), readDocuments(asked), readSearches(asked)],
    ...[readEmptySearches(asked), readAudiences(asked), readCountries(asked)],
  ]);
