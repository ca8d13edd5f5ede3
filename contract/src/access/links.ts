import { type Offering, offerings, type Segment } from "../enumerations/products.ts";
import type { TopicKind } from "../enumerations/topics.ts";

/** The path part of an offering's pages (spec 2). */
const offeringPaths: Record<Offering, "ingredients" | "formulations" | "services"> = {
  INGREDIENTS: "ingredients",
  FORMULATIONS: "formulations",
  SERVICES: "services",
};

/** The offering that a step of an address names ("ingredients"); undefined where it names none. */
export const offeringOfStep = (step: string | undefined): Offering | undefined =>
  offerings.find((offering) => offeringPaths[offering] === step);

interface PreviewedProduct {
  offering: Offering;
  key: string;
  updated_at: string;
}

/** Where a sign-in stands: which one it is, which step, and why it did not go on. */
type SignInStep = { interaction?: string; step?: "factor"; failed?: string };

/**
 * The address of each page (spec 2), as a path from the origin: for links of pages, mails,
 * notifications, files and the sitemap. Nobody else writes one. None names a person by mail address:
 * addresses of pages stand in histories and in the logs of others.
 */
export const links = {
  home: () => "/",
  blog: () => "/blog",
  article: (key: string) => `/blog/${key}`,
  /** What feed readers read of the blog (Atom). */
  feed: () => "/blog/feed.xml",
  /** What search engines read of the articles. */
  blogSitemap: () => "/blog/sitemap.xml",
  product: (offering: Offering, key: string, query?: Record<string, string>) =>
    withQuery(`/${offeringPaths[offering]}/permalink/${key}`, query),
  /** Not a page: the picture beside a link to one. */
  productPreview: ({ offering, key, updated_at }: PreviewedProduct) =>
    withQuery(`/api/products/${offering}/${key}/preview`, { version: updated_at }),
  company: (key: string, query?: Record<string, string>) => withQuery(`/company/${key}`, query),
  search: (offering: Offering, query?: Record<string, string>) =>
    withQuery(`/${offeringPaths[offering]}/search`, query),
  supportSearch: (query?: Record<string, string>) => withQuery("/search", query),
  portalSearch: (event: string, query?: Record<string, string>) =>
    withQuery(`/search/ingredients/${event}`, query),
  topics: (kind: TopicKind) => `/ingredients/${kind}`,
  topic: (kind: TopicKind, key: string) => `/ingredients/${kind}/${encodeURIComponent(key)}`,
  suppliersSearch: (query?: Record<string, string>) => withQuery("/suppliers/search", query),
  requests: (requestKey?: string) =>
    withQuery("/requests", requestKey ? { requestId: requestKey } : undefined),
  leads: (query?: Record<string, string>) => withQuery("/leads", query),
  rounds: () => "/requests/rounds",
  round: (roundKey: string) => `/requests/rounds/${roundKey}`,
  projects: (query?: Record<string, string>) => withQuery("/projects", query),
  /** Where a project is begun, or what is written of one is changed. */
  projectEditor: (query?: { company: string; key: string }) => withQuery("/projects/editor", query),
  project: ({ company, key }: { company: string; key: string }, query?: Record<string, string>) =>
    withQuery(`/project/${company}/${key}`, query),
  policies: (query?: Record<string, string>) => withQuery("/policies", query),
  formulas: ({ company, key }: { company: string; key: string }) =>
    `/project/${company}/${key}/formulas`,
  formula: (
    { company, key }: { company: string; key: string },
    formula: string,
    query?: { version: string },
  ) => withQuery(`/project/${company}/${key}/formulas/${formula}`, query),
  quoteEditor: (requestKey: string) => `/requests/${requestKey}/quote`,
  notifications: () => "/notifications",
  login: (query?: SignInStep) => withQuery("/login", query),
  signIn: (query?: { error: string }) => withQuery("/signIn", query),
  signOut: (query?: { error: string }) => withQuery("/signOut", query),
  silentRenew: () => "/silentRenew",
  register: () => "/register",
  /** Where the link of an invitation leads. */
  invited: (registrationKey: string) => `/register/${registrationKey}`,
  /** Where the link of an invitation into a portal or exhibition leads. */
  invitedToPortal: (registrationKey: string) => `/register/portal/${registrationKey}`,
  registerVisitor: (query?: Record<string, string>) => withQuery("/register/visitor", query),
  activate: (query?: { token: string }) => withQuery("/register/activate", query),
  passwordForgotten: () => "/password/forgotten",
  passwordReset: (query: { token: string }) => withQuery("/password/reset", query),
  terms: () => "/terms",
  privacy: () => "/privacy",
  imprint: () => "/imprint",
  buyers: () => "/buyers",
  suppliers: () => "/suppliers",
  faqs: () => "/faqs",
  study: (variant: string) => `/study/skin-friendly-cities-${variant}`,
  notFound: () => "/notFound",
  unauthorizedOnly: () => "/errors/unauthorizedOnly",
  profile: (section?: "notifications" | "personal-data" | "security" | "sessions") =>
    `/user/profile${section ? `#${section}` : ""}`,
  analytics: (query?: Record<string, string>) => withQuery("/analytics", query),
  admin: () => "/admin",
  contact: () => "/contact",
  dataPlatform: () => "/dataPlatform",
  marketplaceSuppliers: () => "/marketplace/suppliers",
  marketplaceBrands: () => "/marketplace/brands",
  customerPortal: () => "/customerPortal",
  brandPortal: () => "/brandPortal",
  adminCompanies: (query?: Record<string, string>) => withQuery("/admin/companies", query),
  companyEditor: (key: string) => `/admin/companies/editor/${key}`,
  createCompany: (query?: { name?: string }) => withQuery("/admin/companies/editor", query),
  dataVisibility: (companyKey: string) => `/admin/dataVisibility/${companyKey}`,
  adminLabels: () => "/admin/labels",
  adminProducts: (offering: Offering, query?: Record<string, string>) =>
    withQuery(`/admin/products/${offeringPaths[offering]}`, query),
  adminAwards: (query?: Record<string, string>) => withQuery("/admin/csm/awardsDash", query),
  adminEnquiries: (query?: Record<string, string>) => withQuery("/admin/csm/enquiries", query),
  adminAudit: (query?: Record<string, string>) => withQuery("/admin/csm/audit", query),
  adminSecurity: (query?: Record<string, string>) => withQuery("/admin/csm/security", query),
  team: (query?: { company: string }) => withQuery("/admin/team", query),
  exhibition: (event: string, query?: Record<string, string>) =>
    withQuery(`/exhibitions/${event}`, query),
  /** What one plans for the exhibition. */
  exhibitionPlan: (event: string) => `/exhibitions/${event}/plan`,
  /** The meetings of an exhibitor, for its own people. */
  exhibitorMeetings: (event: string, company: string) =>
    withQuery(`/exhibitions/${event}/meetings`, { company }),
  /** People's places in every portal and exhibition. */
  adminJoins: (query?: Record<string, string>) => withQuery("/admin/csm/joins", query),
  portalPeople: (portal: string) => `/admin/portal/${portal}/users`,
  portalExternal: (portal: string) => `/admin/portal/${portal}/externalUsers`,
  portalTerms: (portal: string) => `/admin/portal/${portal}/terms`,
  portalSettings: (portal: string) => `/admin/portal/${portal}/settings`,
  eventDashboard: (event: string) => `/admin/event/${event}/dashboard`,
  eventAnalytics: (event: string, query?: Record<string, string>) =>
    withQuery(`/admin/event/${event}/dashboard/analytics`, query),
  eventCompanies: (event: string, query?: Record<string, string>) =>
    withQuery(`/admin/event/${event}/dashboard/companies`, query),
  eventIngredients: (event: string, query?: Record<string, string>) =>
    withQuery(`/admin/event/${event}/dashboard/ingredients`, query),
  eventDocuments: (event: string, query?: Record<string, string>) =>
    withQuery(`/admin/event/${event}/dashboard/documents`, query),
  eventProgramme: (event: string) => `/admin/event/${event}/dashboard/programme`,
  eventUsers: (event: string, query?: Record<string, string>) =>
    withQuery(`/admin/event/${event}/dashboard/users`, query),
  /** A company's own contacts in a portal or exhibition. */
  eventContacts: (event: string, query?: { company: string }) =>
    withQuery(`/event/${event}/customContacts`, query),
  /** A company within the portals and exhibitions that it takes part in. */
  companyInEvents: (companyKey: string) => `/events/companies/${companyKey}`,
  adminUsers: (query?: Record<string, string>) => withQuery("/admin/csm/users", query),
  adminSubscriptions: (query?: Record<string, string>) => withQuery("/admin/subscriptions", query),
  adminPortals: () => "/admin/portals",
  adminExhibitions: () => "/admin/exhibitions",
  adminAttributes: (query?: Record<string, string>) => withQuery("/admin/attributes", query),
  /** The editor of a product (spec 2). */
  productEditor: (product: {
    offering: Offering;
    company: string;
    segment: Segment;
    key: string;
  }) => `${editorOf(product)}/${product.key}`,
  createProduct: (place: { offering: Offering; company: string; segment: Segment }) =>
    `${editorOf(place)}/editor/new`,
  duplicateProduct: (product: {
    offering: Offering;
    company: string;
    segment: Segment;
    key: string;
  }) => `${editorOf(product)}/editor/new/duplicate/${product.key}`,
  adminDocuments: (query?: Record<string, string>) => withQuery("/admin/documents", query),
  adminImports: (query?: Record<string, string>) => withQuery("/admin/imports", query),
  adminImport: (company: string, id: string) => `/admin/imports/${company}/${id}`,
  /** Commas stay, so that it can be read where it is sent. */
  compare: (query?: Record<string, string>) => withQuery("/compare", query).replaceAll("%2C", ","),
  bookmarks: (query?: Record<string, string>) => withQuery("/bookmarks", query),
  unsubscribe: (query: { token: string }) => withQuery("/searches/unsubscribe", query),
  unsubscribeMails: (query: { token: string }) => withQuery("/notifications/unsubscribe", query),
  savedSearches: (query?: Record<string, string>) => withQuery("/searches", query),
  badge: (event: string) => `/exhibitions/${event}/badge`,
  /** What a company's people noted at exhibitions. */
  scans: (query?: Record<string, string>) => withQuery("/scans", query),
  /** The page of a device at a stand; it is installed there. */
  scanDevice: (event: string) => `/scan/${event}`,
  /** Of one's own company; for support of any. */
  webhooks: (query?: { company: string }) => withQuery("/admin/webhooks", query),
  adminRates: () => "/admin/rates",
  law: (query?: Record<string, string>) => withQuery("/law", query),
  adminSynonyms: (query?: Record<string, string>) => withQuery("/admin/synonyms", query),
  downloads: () => "/downloads",
  download: (companyKey: string, assetId: string) =>
    `/api/companies/${companyKey}/assets/${assetId}/download`,
};

const editorOf = (place: { offering: Offering; company: string; segment: Segment }) =>
  `/admin/product/${offeringPaths[place.offering]}/${place.company}/${place.segment}`;

function withQuery(path: string, query: Record<string, string> | undefined): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}
