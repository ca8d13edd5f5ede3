import { expect, test } from "vitest";
import { offerings } from "../enumerations/products.ts";
import { links, offeringOfStep } from "./links.ts";
import { pages } from "./pages.ts";

const place = { offering: "INGREDIENTS", company: "acme", segment: "FOOD", key: "aloe" } as const;

/** An address of each kind. */
const addresses: Record<keyof typeof links, string> = {
  home: links.home(),
  blog: links.blog(),
  article: links.article("an-article"),
  feed: links.feed(),
  blogSitemap: links.blogSitemap(),
  product: links.product("FORMULATIONS", "aloe"),
  productPreview: links.productPreview({ ...place, updated_at: "2026-11-27T09:00:00.000Z" }),
  company: links.company("acme"),
  search: links.search("SERVICES", { query: "rose & water" }),
  supportSearch: links.supportSearch(),
  portalSearch: links.portalSearch("lumen", { query: "rose" }),
  topics: links.topics("inci"),
  topic: links.topic("inci", "1,2_hexanediol"),
  suppliersSearch: links.suppliersSearch(),
  requests: links.requests("7k2m"),
  leads: links.leads(),
  rounds: links.rounds(),
  round: links.round("7k2m"),
  projects: links.projects({ view: "board" }),
  projectEditor: links.projectEditor({ company: "acme", key: "7k2m" }),
  policies: links.policies({ list: "BLACKLIST" }),
  project: links.project({ company: "acme", key: "7k2m" }),
  formulas: links.formulas({ company: "acme", key: "7k2m" }),
  formula: links.formula({ company: "acme", key: "7k2m" }, "4abc", { version: "2" }),
  quoteEditor: links.quoteEditor("7k2m"),
  notifications: links.notifications(),
  login: links.login({ interaction: "7k2m", step: "factor", failed: "code" }),
  signIn: links.signIn({ error: "unreachable" }),
  signOut: links.signOut(),
  silentRenew: links.silentRenew(),
  register: links.register(),
  invited: links.invited("7k2m"),
  invitedToPortal: links.invitedToPortal("7k2m"),
  registerVisitor: links.registerVisitor(),
  activate: links.activate({ token: "7k2m" }),
  passwordForgotten: links.passwordForgotten(),
  passwordReset: links.passwordReset({ token: "7k2m" }),
  terms: links.terms(),
  privacy: links.privacy(),
  imprint: links.imprint(),
  buyers: links.buyers(),
  suppliers: links.suppliers(),
  faqs: links.faqs(),
  study: links.study("eng-uk"),
  notFound: links.notFound(),
  unauthorizedOnly: links.unauthorizedOnly(),
  profile: links.profile("notifications"),
  admin: links.admin(),
  analytics: links.analytics({ period: "last-year" }),
  contact: links.contact(),
  dataPlatform: links.dataPlatform(),
  marketplaceSuppliers: links.marketplaceSuppliers(),
  marketplaceBrands: links.marketplaceBrands(),
  customerPortal: links.customerPortal(),
  brandPortal: links.brandPortal(),
  adminCompanies: links.adminCompanies(),
  companyEditor: links.companyEditor("acme"),
  createCompany: links.createCompany({ name: "Acme" }),
  dataVisibility: links.dataVisibility("acme"),
  adminLabels: links.adminLabels(),
  adminProducts: links.adminProducts("INGREDIENTS"),
  adminAwards: links.adminAwards(),
  adminEnquiries: links.adminEnquiries(),
  adminAudit: links.adminAudit(),
  adminSecurity: links.adminSecurity({ user_key__eq: "ada" }),
  team: links.team({ company: "acme" }),
  webhooks: links.webhooks({ company: "acme" }),
  adminJoins: links.adminJoins(),
  exhibition: links.exhibition("expo"),
  exhibitionPlan: links.exhibitionPlan("expo"),
  exhibitorMeetings: links.exhibitorMeetings("expo", "acme"),
  portalPeople: links.portalPeople("lumen"),
  portalExternal: links.portalExternal("lumen"),
  portalTerms: links.portalTerms("lumen"),
  portalSettings: links.portalSettings("lumen"),
  eventDashboard: links.eventDashboard("lumen"),
  eventAnalytics: links.eventAnalytics("lumen", { period: "last-year" }),
  eventCompanies: links.eventCompanies("lumen"),
  eventIngredients: links.eventIngredients("lumen"),
  eventDocuments: links.eventDocuments("lumen"),
  eventUsers: links.eventUsers("lumen"),
  eventProgramme: links.eventProgramme("lumen"),
  eventContacts: links.eventContacts("lumen", { company: "acme" }),
  companyInEvents: links.companyInEvents("acme"),
  adminUsers: links.adminUsers(),
  adminSubscriptions: links.adminSubscriptions(),
  adminPortals: links.adminPortals(),
  adminExhibitions: links.adminExhibitions(),
  adminAttributes: links.adminAttributes(),
  productEditor: links.productEditor(place),
  createProduct: links.createProduct(place),
  duplicateProduct: links.duplicateProduct(place),
  adminDocuments: links.adminDocuments({ expiring: "true" }),
  adminImports: links.adminImports(),
  adminImport: links.adminImport("acme", "7k2m"),
  compare: links.compare({ products: "aloe,rose" }),
  bookmarks: links.bookmarks(),
  unsubscribe: links.unsubscribe({ token: "7k2m" }),
  unsubscribeMails: links.unsubscribeMails({ token: "7k2m" }),
  savedSearches: links.savedSearches(),
  badge: links.badge("nord"),
  scans: links.scans({ event: "nord" }),
  scanDevice: links.scanDevice("nord"),
  adminRates: links.adminRates(),
  law: links.law(),
  adminSynonyms: links.adminSynonyms(),
  downloads: links.downloads(),
  download: links.download("acme", "7k2m"),
};

const shapes = Object.keys(pages).map((path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`));

/** No pages: they lead to files. */
const { download, productPreview, ...ofPages } = addresses;

test.each(Object.entries(ofPages))("%s leads to a page: %s", (_, address) => {
  const { pathname } = new URL(address, "https://neroli.example");
  expect(shapes.some((shape) => shape.test(pathname))).toBe(true);
});

test("values are written as addresses write them; commas of a comparison stay", () => {
  expect(addresses.search).toBe("/services/search?query=rose+%26+water");
  expect(addresses.compare).toBe("/compare?products=aloe,rose");
  expect(addresses.login).toBe("/login?interaction=7k2m&step=factor&failed=code");
  expect(download).toBe("/api/companies/acme/assets/7k2m/download");
});

test.each(offerings)("the addresses of %s name their offering", (offering) => {
  expect(offeringOfStep(links.product(offering, "aloe").split("/")[1])).toBe(offering);
  expect(offeringOfStep(links.adminProducts(offering).split("/").at(-1))).toBe(offering);
  expect(offeringOfStep("constructor")).toBeUndefined();
});
