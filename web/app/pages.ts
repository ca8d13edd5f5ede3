import type { PagePath } from "@neroli/contract/access/pages.ts";
import type { PageRow } from "./page-row.ts";
import { portalPages } from "./portal-pages.ts";
import { topicPages } from "./topic-pages.ts";

/**
 * Pages without a frame: steps of signing in and out, to which the identity provider leads, and what
 * a device at a stand installs.
 */
export const steps = {
  "/signIn": "identity/sign-in.tsx",
  "/signOut": "identity/sign-out.tsx",
  "/silentRenew": "identity/silent-renew.tsx",
  "/scan/:event": "scans/device-page.tsx",
} as const satisfies Partial<Record<PagePath, string>>;

/**
 * Where each page is found. The table of pages of the contract (access/pages.ts) says which there
 * are and who may open them; this one does not compile without a row for each.
 */
export const pageRows = {
  "/": { module: "site/home.tsx", link: "home", menu: "frame" },
  "/maintenance": { module: "site/maintenance-page.tsx", link: null, menu: null },
  "/login": { module: "identity/login.tsx", link: "login", menu: "frame" },
  "/register": { module: "registration/register-page.tsx", link: "register", menu: "frame" },
  "/register/:registrationKey": {
    module: "registration/invited-page.tsx",
    link: "invited",
    menu: null,
  },
  "/register/activate": { module: "registration/activate-page.tsx", link: "activate", menu: null },
  "/register/visitor": {
    module: "registration/visitor-page.tsx",
    link: "registerVisitor",
    menu: null,
  },
  "/register/portal/:registrationKey": {
    module: "registration/invited-to-portal-page.tsx",
    link: "invitedToPortal",
    menu: null,
  },
  "/study/skin-friendly-cities-eng-uk": {
    module: "site/study/study-page.tsx",
    link: "study",
    menu: null,
  },
  "/study/skin-friendly-cities-eng-us": {
    module: "site/study/study-page.tsx",
    link: "study",
    menu: null,
  },
  "/study/skin-friendly-cities-ger": {
    module: "site/study/study-page.tsx",
    link: "study",
    menu: null,
  },
  "/study/skin-friendly-cities-ita": {
    module: "site/study/study-page.tsx",
    link: "study",
    menu: null,
  },
  "/study/skin-friendly-cities-fra": {
    module: "site/study/study-page.tsx",
    link: "study",
    menu: null,
  },
  "/study/skin-friendly-cities-esp": {
    module: "site/study/study-page.tsx",
    link: "study",
    menu: null,
  },
  "/buyers": { module: "site/story-page.tsx", link: "buyers", menu: "frame" },
  "/suppliers": { module: "site/story-page.tsx", link: "suppliers", menu: "frame" },
  "/faqs": { module: "site/faqs-page.tsx", link: "faqs", menu: "frame" },
  "/notFound": { module: "shell/not-found-page.tsx", link: "notFound", menu: null },
  "/contact": { module: "enquiries/contact-page.tsx", link: "contact", menu: "frame" },
  "/ingredients/permalink/:productKey": {
    module: "products/product-page.tsx",
    link: "product",
    menu: null,
  },
  "/formulations/permalink/:productKey": {
    module: "products/product-page.tsx",
    link: "product",
    menu: null,
  },
  "/services/permalink/:productKey": {
    module: "products/product-page.tsx",
    link: "product",
    menu: null,
  },
  "/company/:companyKey": { module: "companies/company-page.tsx", link: "company", menu: null },
  "/ingredients/search": {
    module: "catalogue/products-search.tsx",
    link: "search",
    menu: "frame",
  },
  "/formulations/search": {
    module: "catalogue/products-search.tsx",
    link: "search",
    menu: "frame",
  },
  "/services/search": { module: "catalogue/products-search.tsx", link: "search", menu: "frame" },
  "/suppliers/search": {
    module: "catalogue/suppliers-search.tsx",
    link: "suppliersSearch",
    menu: "frame",
  },
  "/marketplace/suppliers": {
    module: "site/story-page.tsx",
    link: "marketplaceSuppliers",
    menu: "frame",
  },
  "/marketplace/brands": {
    module: "site/story-page.tsx",
    link: "marketplaceBrands",
    menu: "frame",
  },
  "/brandPortal": { module: "site/story-page.tsx", link: "brandPortal", menu: "frame" },
  "/brandportal": { module: "site/story-page.tsx", link: null, menu: null },
  "/dataPlatform": { module: "site/story-page.tsx", link: "dataPlatform", menu: "frame" },
  "/dataplatform": { module: "site/story-page.tsx", link: null, menu: null },
  "/customerPortal": { module: "site/story-page.tsx", link: "customerPortal", menu: "frame" },
  "/customerportal": { module: "site/story-page.tsx", link: null, menu: null },
  "/search": { module: "catalogue/support-search.tsx", link: "supportSearch", menu: "support" },
  "/requests": { module: "requests/requests-page.tsx", link: "requests", menu: "frame" },
  "/requests/rounds": { module: "rounds/rounds-page.tsx", link: "rounds", menu: null },
  "/requests/rounds/:roundKey": { module: "rounds/round-page.tsx", link: "round", menu: null },
  "/requests/:requestKey/quote": {
    module: "quotes/editor/editor-page.tsx",
    link: "quoteEditor",
    menu: null,
  },
  "/notifications": {
    module: "notifications/notifications-page.tsx",
    link: "notifications",
    menu: "frame",
  },
  "/user/profile": { module: "users/profile/profile-page.tsx", link: "profile", menu: "user" },
  "/analytics": { module: "analytics/analytics-page.tsx", link: "analytics", menu: null },
  "/leads": { module: "leads/leads-page.tsx", link: "leads", menu: null },
  "/projects": { module: "projects/projects-page.tsx", link: "projects", menu: null },
  "/projects/editor": { module: "projects/editor-page.tsx", link: "projectEditor", menu: null },
  "/project/:company/:key/formulas": {
    module: "formulas/formulas-page.tsx",
    link: "formulas",
    menu: null,
  },
  "/project/:company/:key/formulas/:formula": {
    module: "formulas/formula-page.tsx",
    link: "formula",
    menu: null,
  },
  "/project/:company/:key": { module: "projects/project-page.tsx", link: "project", menu: null },
  "/policies": { module: "policies/policies-page.tsx", link: "policies", menu: null },
  "/admin": { module: "dashboard/dashboard-page.tsx", link: "admin", menu: "user" },
  "/admin/products/ingredients": {
    module: "products/list/products-page.tsx",
    link: "adminProducts",
    menu: "support",
  },
  "/admin/products/formulations": {
    module: "products/list/products-page.tsx",
    link: "adminProducts",
    menu: "support",
  },
  "/admin/products/services": {
    module: "products/list/products-page.tsx",
    link: "adminProducts",
    menu: "support",
  },
  "/admin/product/:type/:company/:segment/:id": {
    module: "products/editor/edit-page.tsx",
    link: "productEditor",
    menu: null,
  },
  "/admin/product/:type/:company/:segment/editor/new": {
    module: "products/editor/new-page.tsx",
    link: "createProduct",
    menu: null,
  },
  "/admin/product/:type/:company/:segment/editor/new/duplicate/:productToDuplicate": {
    module: "products/editor/duplicate-page.tsx",
    link: "duplicateProduct",
    menu: null,
  },
  "/admin/attributes": {
    module: "attributes/attributes-page.tsx",
    link: "adminAttributes",
    menu: "support",
  },
  "/admin/dataVisibility/:companyKey": {
    module: "companies/visibility/visibility-page.tsx",
    link: "dataVisibility",
    menu: null,
  },
  "/admin/companies": {
    module: "companies/list/companies-page.tsx",
    link: "adminCompanies",
    menu: "support",
  },
  "/admin/companies/editor/:key": {
    module: "companies/editor/editor-page.tsx",
    link: "companyEditor",
    menu: null,
  },
  "/admin/companies/editor": {
    module: "companies/editor/new-company-page.tsx",
    link: "createCompany",
    menu: null,
  },
  "/admin/subscriptions": {
    module: "subscriptions/subscriptions-page.tsx",
    link: "adminSubscriptions",
    menu: "support",
  },
  "/admin/csm/awardsDash": {
    module: "awards/awards-page.tsx",
    link: "adminAwards",
    menu: "support",
  },
  "/admin/csm/users": {
    module: "users/administration/users-page.tsx",
    link: "adminUsers",
    menu: "support",
  },
  "/admin/csm/enquiries": {
    module: "enquiries/enquiries-page.tsx",
    link: "adminEnquiries",
    menu: "support",
  },
  "/admin/csm/audit": { module: "audit/audit-page.tsx", link: "adminAudit", menu: "support" },
  "/admin/csm/security": {
    module: "security-events/security-page.tsx",
    link: "adminSecurity",
    menu: "support",
  },
  "/admin/team": { module: "users/team/team-page.tsx", link: "team", menu: "user" },
  "/blog": { module: "site/blog/blog-page.tsx", link: "blog", menu: "frame" },
  "/blog/:article": { module: "site/blog/article-page.tsx", link: "article", menu: null },
  "/compare": { module: "comparison/compare-page.tsx", link: "compare", menu: null },
  "/bookmarks": { module: "bookmarks/bookmarks-page.tsx", link: "bookmarks", menu: "user" },
  "/searches": {
    module: "saved-searches/saved-searches-page.tsx",
    link: "savedSearches",
    menu: "user",
  },
  "/searches/unsubscribe": {
    module: "saved-searches/unsubscribe-page.tsx",
    link: "unsubscribe",
    menu: null,
  },
  "/notifications/unsubscribe": {
    module: "users/unsubscribe-page.tsx",
    link: "unsubscribeMails",
    menu: null,
  },
  "/scans": { module: "scans/scans-page.tsx", link: "scans", menu: null },
  "/admin/webhooks": { module: "webhooks/webhooks-page.tsx", link: "webhooks", menu: null },
  "/admin/rates": { module: "rates/rates-page.tsx", link: "adminRates", menu: "support" },
  "/law": { module: "law/law-page.tsx", link: "law", menu: "support" },
  "/admin/synonyms": {
    module: "synonyms/synonyms-page.tsx",
    link: "adminSynonyms",
    menu: "support",
  },
  "/admin/labels": { module: "labels/labels-page.tsx", link: "adminLabels", menu: "support" },
  "/admin/documents": {
    module: "documents/documents-page.tsx",
    link: "adminDocuments",
    menu: "support",
  },
  "/admin/imports": { module: "imports/imports-page.tsx", link: "adminImports", menu: null },
  "/admin/imports/:company/:id": {
    module: "imports/import-page.tsx",
    link: "adminImport",
    menu: null,
  },
  "/downloads": { module: "downloads/downloads-page.tsx", link: "downloads", menu: "user" },
  "/password/forgotten": {
    module: "registration/forgotten-page.tsx",
    link: "passwordForgotten",
    menu: null,
  },
  "/password/reset": { module: "registration/reset-page.tsx", link: "passwordReset", menu: null },
  "/terms": { module: "site/terms-page.tsx", link: "terms", menu: "frame" },
  "/privacy": { module: "site/privacy-page.tsx", link: "privacy", menu: "frame" },
  "/imprint": { module: "site/imprint-page.tsx", link: "imprint", menu: "frame" },
  "/errors/unauthorizedOnly": {
    module: "identity/unauthorized-only.tsx",
    link: "unauthorizedOnly",
    menu: null,
  },
  ...topicPages,
  ...portalPages,
} as const satisfies Record<Exclude<PagePath, keyof typeof steps>, PageRow>;

/** The pages of a menu: what draws it has an entry for each. */
export type PageInMenu<Menu extends "support" | "user"> = {
  [Path in keyof typeof pageRows]: (typeof pageRows)[Path]["menu"] extends Menu ? Path : never;
}[keyof typeof pageRows];
