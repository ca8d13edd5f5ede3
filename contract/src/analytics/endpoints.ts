import type { Endpoints } from "../access/endpoint.ts";
import { portalAnalyticsEndpoints } from "./portal-endpoints.ts";
import {
  AnalyticsQuery,
  Audiences,
  Countries,
  DocumentInterest,
  EmptySearches,
  Funnel,
  Interactions,
  InteractionsQuery,
  ProductInterest,
  SearchesThatFound,
  Summary,
  Timeline,
} from "./schema.ts";

const access = "analytics";
const query = AnalyticsQuery;

/** Who is interested, in a period: each chart asks for itself, so that one that fails is one. */
export const analyticsEndpoints = {
  ...portalAnalyticsEndpoints,
  "GET /analytics/summary": {
    ...{ access, query },
    summary: "Visitors, views, requests and conversion, and of as many days before.",
    response: Summary,
  },
  "GET /analytics/timeline": {
    ...{ access, query },
    summary: "The same by the day, or by the month in periods of more than 92 days.",
    response: Timeline,
  },
  "GET /analytics/funnel": {
    ...{ access, query },
    summary: "From impressions over views, bookmarks and comparisons to requests and quotes.",
    response: Funnel,
  },
  "GET /analytics/products": {
    ...{ access, query },
    summary: "The fifty products that most was done with.",
    response: ProductInterest,
  },
  "GET /analytics/documents": {
    ...{ access, query },
    summary: "The fifty documents that were downloaded most.",
    response: DocumentInterest,
  },
  "GET /analytics/searches": {
    ...{ access, query },
    summary: "The words that products were found by, and how often a hit of them was opened.",
    response: SearchesThatFound,
  },
  "GET /analytics/empty-searches": {
    ...{ access, query },
    summary: "The words on Neroli that found nothing, of those that were searched for three times.",
    response: EmptySearches,
  },
  "GET /analytics/audiences": {
    ...{ access, query },
    summary: "Company types of who looked, by the segments of what they looked at.",
    response: Audiences,
  },
  "GET /analytics/countries": {
    ...{ access, query },
    summary: "From which countries visitors came.",
    response: Countries,
  },
  "GET /analytics/interactions": {
    access,
    summary: "The list behind the figures, the newest 10,000; nobody is named in it.",
    query: InteractionsQuery,
    response: Interactions,
  },
} satisfies Endpoints;
