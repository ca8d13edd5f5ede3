import { db } from "./kernel/db/db.ts";
import { createPortalHost } from "./portals/factory.ts";
import { type ForeignCall, hidden, open, type Params, refused } from "./testing-foreign-call.ts";
import { companyForm, portalSettings } from "./testing-foreign-forms.ts";
import { change, type ForeignWorld } from "./testing-foreign-world.ts";

const company: Params = (world) => ({ companyKey: world.company });
const portal: Params = (world) => ({ portal: world.event });
const event: Params = (world) => ({ event: world.event });
const aWeek = { from: "2026-11-16", to: "2026-11-22" };
const inEvent: Params = (world) => ({ event: world.event, companyKey: world.company });

/** The world's company takes no part any more. */
const takenOut = (world: ForeignWorld) =>
  db()
    .updateTable("event_companies")
    .set({ enabled: false })
    .where("event_key", "=", world.event)
    .execute();
const host: Params = (world) => ({ ...portal(world), host: "portal.example.com" });
const hostIsClaimed = ({ event }: ForeignWorld) =>
  createPortalHost({ event_key: event, host: "portal.example.com" });

/** Calls that name a company or a portal. */
export const foreignCompanyCalls = {
  "GET /companies/:companyKey": open(company),
  "GET /companies/:companyKey/awards": open(company),
  "GET /search/companies/:companyKey": open(company),
  "GET /companies/:companyKey/editable": refused(company),
  "PUT /companies/:companyKey": refused(company, { body: companyForm }),
  "PUT /companies/:companyKey/top-products": {
    ...refused(company),
    sent: (world) => ({
      params: company(world),
      body: {
        version: 1,
        top_products: [
          { offering: "INGREDIENTS", segment: "PERSONALCARE", products: [world.product] },
        ],
      },
    }),
  },
  "GET /companies/:companyKey/products/types/:type": refused((world) => ({
    companyKey: world.company,
    type: "INGREDIENTS",
  })),
  "GET /companies/:companyKey/data-visibility": refused(company),
  "PATCH /companies/:companyKey/data-visibility": refused(company, {
    body: { tagline: "CONFIDENTIAL" },
  }),
  "GET /companies/:companyKey/domains": refused(company),
  "POST /companies/:companyKey/domains/mail": refused(company, {
    before: change.company({ valid_email_domains: ["maker.example"] }),
    body: { email: "it@maker.example" },
  }),
  "POST /companies/:companyKey/domains/prove": refused(company, {
    before: change.company({ valid_email_domains: ["maker.example"] }),
    body: { domain: "maker.example" },
  }),
  "GET /companies/:companyKey/limits": refused(company),
  "PUT /companies/:companyKey/limits": refused(company, {
    body: { storage_gigabytes: 50, checked_rows: null },
  }),
  "GET /companies/:companyKey/preview": refused(company, { query: { as: "anonymous" } }),
  "POST /companies/:companyKey/name": refused(company, { body: { name: "Another name" } }),
  "POST /companies/:companyKey/verify": refused(company, {
    before: change.company({ verified: false }),
  }),
  "DELETE /companies/:companyKey/verify": refused(company),
  "POST /companies/:companyKey/enable": refused(company, {
    before: change.company({ enabled: false }),
  }),
  "POST /companies/:companyKey/disable": refused(company),
  "GET /companies/:companyKey/subscription": hidden(company),
  "PUT /companies/:companyKey/labels": {
    ...refused(company),
    sent: (world) => ({ params: company(world), body: { labels: [world.label] } }),
  },
  "GET /companies/:companyKey/policies": hidden(company),
  "POST /companies/:companyKey/policies": hidden(company, {
    body: { list: "WHITELIST", dimension: "ORIGIN", value: "BOTANICAL" },
  }),
  "DELETE /companies/:companyKey/policies/:id": hidden((world) => ({
    companyKey: world.company,
    id: world.policy,
  })),
  "GET /public/companies/:companyKey/exhibitions": open(company),
  "GET /search/:event/companies/:companyKey": hidden(inEvent),
  "GET /companies/:companyKey/events": open(company),
  "GET /companies/:companyKey/events/:event": hidden(inEvent),
  "PUT /companies/:companyKey/events/:event": hidden(inEvent, {
    body: { version: 1, hall: "A1" },
  }),
  "GET /events/:event/dashboard": hidden(event),
  "GET /events/:event/analytics/summary": hidden(event, { query: aWeek }),
  "GET /events/:event/analytics/timeline": hidden(event, { query: aWeek }),
  "GET /events/:event/analytics/products": hidden(event, { query: aWeek }),
  "GET /events/:event/analytics/searches": hidden(event, { query: aWeek }),
  "GET /events/:event/analytics/countries": hidden(event, { query: aWeek }),
  "GET /events/:event/companies": hidden(event),
  "GET /events/:event/companies/available": hidden(event),
  "POST /events/:event/companies/enable": {
    ...hidden(event, { before: takenOut }),
    sent: (world) => ({ params: event(world), body: { companies: [world.company] } }),
  },
  "POST /events/:event/companies/disable": {
    ...hidden(event),
    sent: (world) => ({ params: event(world), body: { companies: [world.company] } }),
  },
  "POST /events/:event/companies/:companyKey/enable": hidden(inEvent, { before: takenOut }),
  "POST /events/:event/companies/:companyKey/disable": hidden(inEvent),
  "GET /public/portals/:portal": open(portal),
  "GET /portals/:portal/companies": hidden(portal),
  "GET /portals/:portal/settings": hidden(portal),
  "PUT /portals/:portal/settings": hidden(portal, { body: portalSettings }),
  "GET /portals/:portal/hosts": hidden(portal),
  "POST /portals/:portal/hosts": hidden(portal, { body: { host: "portal.example.com" } }),
  "POST /portals/:portal/hosts/:host/check": hidden(host, { before: hostIsClaimed }),
  "DELETE /portals/:portal/hosts/:host": hidden(host, { before: hostIsClaimed }),
} satisfies Record<string, ForeignCall>;
