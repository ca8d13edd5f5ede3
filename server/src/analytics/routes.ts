import { analyticsEndpoints } from "@neroli/contract/analytics/endpoints.ts";
import type { Period } from "@neroli/contract/analytics/periods.ts";
import type { AnalyticsQuery } from "@neroli/contract/analytics/schema.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { routes } from "../kernel/http/routes.ts";
import { dashboardMatters } from "../portals/queries/get-dashboard.ts";
import { getHeldEvent } from "../portals/queries/get-managed-event.ts";
import { assertPeriod, companyFor } from "./policy.ts";
import type { Asked } from "./queries/counts.ts";
import { listInteractions } from "./queries/list-interactions.ts";
import {
  readAudiences,
  readCountries,
  readDocuments,
  readEmptySearches,
  readProducts,
  readSearches,
} from "./queries/read-interest.ts";
import { readFunnel, readSummary, readTimeline } from "./queries/read-summary.ts";
import { neroli, scopeOfCompany, scopeOfPortal } from "./queries/scope-of.ts";

interface Call {
  actor: SignedInActor;
  query: AnalyticsQuery;
}

/** Whose figures may be read, and of which days. */
async function askedBy({ actor, query: { from, to, company } }: Call): Promise<Asked> {
  const period = { from, to };
  assertPeriod(period);
  const of = companyFor(actor, company);
  return { period, scope: of === null ? neroli : await scopeOfCompany(of) };
}

interface PortalCall {
  actor: SignedInActor;
  params: { event: string };
  query: Period;
}

/** The same of a portal or exhibition, for who reads its dashboard. */
async function askedOfPortal({ actor, params, query: { from, to } }: PortalCall): Promise<Asked> {
  const period = { from, to };
  assertPeriod(period);
  const { event } = await getHeldEvent(actor, params.event, dashboardMatters);
  return { period, scope: await scopeOfPortal(event.key) };
}

export const analyticsRoutes = routes(analyticsEndpoints, {
  "GET /analytics/summary": async (call) => readSummary(await askedBy(call)),
  "GET /analytics/timeline": async (call) => readTimeline(await askedBy(call)),
  "GET /analytics/funnel": async (call) => readFunnel(await askedBy(call)),
  "GET /analytics/products": async (call) => readProducts(await askedBy(call), call.actor.language),
  "GET /analytics/documents": async (call) => readDocuments(await askedBy(call)),
  "GET /analytics/searches": async (call) => readSearches(await askedBy(call)),
  "GET /analytics/empty-searches": async (call) => readEmptySearches(await askedBy(call)),
  "GET /analytics/audiences": async (call) => readAudiences(await askedBy(call)),
  "GET /analytics/countries": async (call) => readCountries(await askedBy(call)),
  "GET /events/:event/analytics/summary": async (call) => readSummary(await askedOfPortal(call)),
  "GET /events/:event/analytics/timeline": async (call) => readTimeline(await askedOfPortal(call)),
  "GET /events/:event/analytics/products": async (call) =>
    readProducts(await askedOfPortal(call), call.actor.language, call.params.event),
  "GET /events/:event/analytics/searches": async (call) => readSearches(await askedOfPortal(call)),
  "GET /events/:event/analytics/countries": async (call) =>
    readCountries(await askedOfPortal(call)),
  "GET /analytics/interactions": async (call) =>
    listInteractions(await askedBy(call), { query: call.query, language: call.actor.language }),
});
