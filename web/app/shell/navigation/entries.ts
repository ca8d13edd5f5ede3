import { links } from "@neroli/contract/access/links.ts";
import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import type { PageInNavigation, WorkGroup } from "../../work-places.ts";
import { supportMenu } from "../support-menu.ts";
import { userMenu } from "../user-menu.ts";

export interface Entry {
  /** Its address, for this person; null where it is not theirs, whatever they may open. */
  to: string | ((profile: Profile) => string | null);
  label: PlainPhraseKey;
}

/** Of one's own company; support has the lists of all of them. */
const ofOwnCompany =
  (address: (companyKey: string) => string): Entry["to"] =>
  ({ roles, company }) =>
    company && !isSupport(roles) ? address(company.key) : null;

/** The entry of each page that is one; which group it stands in is said by work-places.ts. */
export const entries: Record<PageInNavigation<Exclude<WorkGroup, "portal">>, Entry> = {
  "/admin": { to: links.admin(), label: "navigation.dashboard" },
  "/requests": { to: links.requests(), label: "shell.requests" },
  "/projects": { to: links.projects(), label: "projects.title" },
  "/policies": { to: links.policies(), label: "policies.title" },
  "/requests/rounds": { to: links.rounds(), label: "rounds.title" },
  "/law": supportMenu["/law"],
  "/leads": { to: links.leads(), label: "leads.title" },
  "/scans": { to: links.scans(), label: "scans.title" },
  "/analytics": { to: links.analytics(), label: "analytics.title" },
  "/admin/products/ingredients": supportMenu["/admin/products/ingredients"],
  "/admin/products/formulations": supportMenu["/admin/products/formulations"],
  "/admin/products/services": supportMenu["/admin/products/services"],
  "/admin/documents": supportMenu["/admin/documents"],
  "/admin/imports": { to: links.adminImports(), label: "imports.title" },
  "/admin/attributes": supportMenu["/admin/attributes"],
  "/admin/synonyms": supportMenu["/admin/synonyms"],
  "/admin/labels": supportMenu["/admin/labels"],
  "/admin/companies/editor/:key": {
    to: ofOwnCompany(links.companyEditor),
    label: "dashboard.company",
  },
  "/admin/dataVisibility/:companyKey": {
    to: ofOwnCompany(links.dataVisibility),
    label: "companies-admin.visibility.title",
  },
  "/events/companies/:key": {
    to: ({ roles, company }) =>
      company && !isSupport(roles) && holdsOne(roles, groups.EDIT_COMPANY)
        ? links.companyInEvents(company.key)
        : null,
    label: "company-events.title",
  },
  "/admin/webhooks": { to: ofOwnCompany(() => links.webhooks()), label: "webhooks.title" },
  "/admin/team": { to: ofOwnCompany(() => links.team()), label: "users-admin.team.page" },
  "/admin/companies": supportMenu["/admin/companies"],
  "/admin/csm/awardsDash": supportMenu["/admin/csm/awardsDash"],
  "/admin/csm/users": supportMenu["/admin/csm/users"],
  "/admin/subscriptions": supportMenu["/admin/subscriptions"],
  "/admin/rates": supportMenu["/admin/rates"],
  "/admin/portals": supportMenu["/admin/portals"],
  "/admin/exhibitions": supportMenu["/admin/exhibitions"],
  "/search": supportMenu["/search"],
  "/admin/csm/enquiries": supportMenu["/admin/csm/enquiries"],
  "/admin/csm/audit": supportMenu["/admin/csm/audit"],
  "/admin/csm/security": supportMenu["/admin/csm/security"],
  "/notifications": { to: links.notifications(), label: "navigation.notifications" },
  "/bookmarks": userMenu["/bookmarks"],
  "/searches": userMenu["/searches"],
  "/downloads": { to: links.downloads(), label: "navigation.downloads" },
  "/user/profile": userMenu["/user/profile"],
};

interface PortalEntry {
  to: (portal: string) => string;
  label: PlainPhraseKey;
}

/** The entries of each portal that the person works in, below its name. */
export const portalEntries: Record<PageInNavigation<"portal">, PortalEntry> = {
  "/admin/event/:event/dashboard": {
    to: links.eventDashboard,
    label: "portal-dashboard.overview",
  },
  "/admin/event/:event/dashboard/analytics": {
    to: links.eventAnalytics,
    label: "analytics.title",
  },
  "/admin/event/:event/dashboard/companies": {
    to: links.eventCompanies,
    label: "portals.right.company",
  },
  "/admin/event/:event/dashboard/ingredients": {
    to: links.eventIngredients,
    label: "portals.right.product",
  },
  "/admin/event/:event/dashboard/documents": {
    to: links.eventDocuments,
    label: "portals.right.document",
  },
  "/search/ingredients/:event": { to: links.portalSearch, label: "search-explain.title" },
  "/admin/portal/:portal/users": { to: links.portalPeople, label: "portals.right.user" },
  "/admin/portal/:portal/terms": { to: links.portalTerms, label: "portals-admin.terms" },
};
