import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key } from "../kernel/values.ts";
import {
  AnalyticsQuery,
  Countries,
  ProductInterest,
  SearchesThatFound,
  Summary,
  Timeline,
} from "./schema.ts";

/** As the portal's dashboard, of which this is a page. */
const access = "signed-in";
const params = z.object({ event: Key });
const query = AnalyticsQuery.omit({ company: true });

/** Who is interested in what a portal or exhibition shows: for support, and for who manages it. */
export const portalAnalyticsEndpoints = {
  "GET /events/:event/analytics/summary": {
    ...{ access, params, query },
    summary: "Visitors, views, requests and conversion there, and of as many days before.",
    response: Summary,
  },
  "GET /events/:event/analytics/timeline": {
    ...{ access, params, query },
    summary: "The same by the day, or by the month in periods of more than 92 days.",
    response: Timeline,
  },
  "GET /events/:event/analytics/products": {
    ...{ access, params, query },
    summary: "Of the fifty products that most was done with there, those that it still shows.",
    response: ProductInterest,
  },
  "GET /events/:event/analytics/searches": {
    ...{ access, params, query },
    summary: "The words that products were found by there.",
    response: SearchesThatFound,
  },
  "GET /events/:event/analytics/countries": {
    ...{ access, params, query },
    summary: "From which countries visitors came.",
    response: Countries,
  },
} satisfies Endpoints;
