import { links } from "@neroli/contract/access/links.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import type { PageInMenu } from "../pages.ts";

/** The entries of the menu, in the order of the spec (section 2). */
export const supportMenu: Record<PageInMenu<"support">, { to: string; label: PlainPhraseKey }> = {
  "/search": { to: links.supportSearch(), label: "search-explain.title" },
  "/admin/companies": { to: links.adminCompanies(), label: "shell.admin.companies" },
  "/admin/products/ingredients": {
    to: links.adminProducts("INGREDIENTS"),
    label: "offerings.INGREDIENTS",
  },
  "/admin/products/formulations": {
    to: links.adminProducts("FORMULATIONS"),
    label: "offerings.FORMULATIONS",
  },
  "/admin/products/services": { to: links.adminProducts("SERVICES"), label: "offerings.SERVICES" },
  "/admin/documents": { to: links.adminDocuments(), label: "documents-admin.title" },
  "/admin/csm/awardsDash": { to: links.adminAwards(), label: "shell.admin.awards" },
  "/admin/csm/users": { to: links.adminUsers(), label: "shell.admin.users" },
  "/admin/subscriptions": { to: links.adminSubscriptions(), label: "shell.admin.subscriptions" },
  "/admin/portals": { to: links.adminPortals(), label: "shell.admin.portals" },
  "/admin/exhibitions": { to: links.adminExhibitions(), label: "shell.admin.exhibitions" },
  "/admin/rates": { to: links.adminRates(), label: "rates.title" },
  "/law": { to: links.law(), label: "law.title" },
  "/admin/attributes": { to: links.adminAttributes(), label: "shell.admin.attributes" },
  "/admin/synonyms": { to: links.adminSynonyms(), label: "synonyms.title" },
  "/admin/labels": { to: links.adminLabels(), label: "shell.admin.labels" },
  "/admin/csm/enquiries": { to: links.adminEnquiries(), label: "enquiries.title" },
  "/admin/csm/audit": { to: links.adminAudit(), label: "audit.title" },
  "/admin/csm/security": { to: links.adminSecurity(), label: "security-events.title" },
};
