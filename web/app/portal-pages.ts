import type { PagePath } from "@neroli/contract/access/pages.ts";
import type { PageRow } from "./page-row.ts";

/** The part of the table of pages (pages.ts) that is about portals and exhibitions. */
export const portalPages = {
  "/exhibitions/:event": {
    module: "visits/exhibition-page.tsx",
    link: "exhibition",
    menu: null,
  },
  "/exhibitions/:event/meetings": {
    module: "meetings/exhibitor-page.tsx",
    link: "exhibitorMeetings",
    menu: null,
  },
  "/exhibitions/:event/plan": {
    module: "visits/plan-page.tsx",
    link: "exhibitionPlan",
    menu: null,
  },
  "/admin/portals": {
    module: "portals/list/portals-page.tsx",
    link: "adminPortals",
    menu: "support",
  },
  "/admin/exhibitions": {
    module: "portals/list/exhibitions-page.tsx",
    link: "adminExhibitions",
    menu: "support",
  },
  "/admin/csm/joins": { module: "portals/people-page.tsx", link: "adminJoins", menu: null },
  "/admin/portal/:portal/settings": {
    module: "portals/settings/settings-page.tsx",
    link: "portalSettings",
    menu: null,
  },
  "/admin/portal/:portal/users": {
    module: "portals/users-page.tsx",
    link: "portalPeople",
    menu: null,
  },
  "/admin/portal/:portal/terms": {
    module: "portals/terms/terms-page.tsx",
    link: "portalTerms",
    menu: null,
  },
  "/admin/portal/:portal/externalUsers": {
    module: "portals/external-page.tsx",
    link: "portalExternal",
    menu: null,
  },
  "/admin/event/:event/dashboard": {
    module: "portals/dashboard/overview-page.tsx",
    link: "eventDashboard",
    menu: null,
  },
  "/admin/event/:event/dashboard/analytics": {
    module: "portals/dashboard/analytics-page.tsx",
    link: "eventAnalytics",
    menu: null,
  },
  "/admin/event/:event/dashboard/companies": {
    module: "portals/dashboard/companies/companies-page.tsx",
    link: "eventCompanies",
    menu: null,
  },
  "/admin/event/:event/dashboard/ingredients": {
    module: "portals/products/products-page.tsx",
    link: "eventIngredients",
    menu: null,
  },
  "/admin/event/:event/dashboard/documents": {
    module: "portals/documents/documents-page.tsx",
    link: "eventDocuments",
    menu: null,
  },
  "/admin/event/:event/dashboard/programme": {
    module: "portals/programme/programme-page.tsx",
    link: "eventProgramme",
    menu: null,
  },
  "/admin/event/:event/dashboard/users": {
    module: "portals/dashboard/users-page.tsx",
    link: "eventUsers",
    menu: null,
  },
  "/event/:event/customContacts": {
    module: "portals/entries/contacts-page.tsx",
    link: "eventContacts",
    menu: null,
  },
  "/search/ingredients/:event": {
    module: "catalogue/support-search.tsx",
    link: "portalSearch",
    menu: null,
  },
  "/events/companies/:key": {
    module: "portals/entries/company-events-page.tsx",
    link: "companyInEvents",
    menu: null,
  },
  "/exhibitions/:event/badge": { module: "badges/badge-page.tsx", link: "badge", menu: null },
} as const satisfies Partial<Record<PagePath, PageRow>>;
