import type { endpoints } from "@neroli/contract/endpoints.ts";
import type { ForeignCall, StrangersAnswer } from "./testing-foreign-call.ts";
import { companyForm } from "./testing-foreign-forms.ts";
import { foreignOwnCalls } from "./testing-foreign-own.ts";
import { change, type ForeignWorld } from "./testing-foreign-world.ts";

type Name = keyof typeof endpoints;
type Params = (world: ForeignWorld) => Record<string, string>;
const company: Params = (world) => ({ companyKey: world.company });
const request: Params = (world) => ({ requestKey: world.request });
const attachment: Params = (world) => ({ requestKey: world.request, id: world.attachment });
const user: Params = (world) => ({ userKey: world.user });
const colleague: Params = (world) => ({ companyKey: world.company, userKey: world.user });
const product: Params = (world) => ({ companyKey: world.company, productKey: world.product });
const subscription: Params = (world) => ({ subscriptionKey: world.subscription });
const label: Params = (world) => ({ labelKey: world.label });
const attribute: Params = (world) => ({ attributeId: world.attribute });
const synonym: Params = (world) => ({ synonymId: world.synonym });
const imported: Params = (world) => ({ companyKey: world.company, importId: world.imported });
const document: Params = (world) => ({ companyKey: world.company, id: world.document });
const download: Params = (world) => ({ key: world.download });
const portal: Params = (world) => ({ portal: world.event });

type CallDetails = Partial<ForeignCall> & { body?: unknown; query?: Record<string, string> };
const call = (
  told: StrangersAnswer,
  params: Params,
  { body, query, ...more }: CallDetails,
): ForeignCall => ({
  told,
  support: "open",
  sent: (world) => ({
    params: params(world),
    ...(query && { query }),
    ...(body !== undefined && { body }),
  }),
  ...more,
});
const hidden = (params: Params, more: CallDetails = {}) => call("hidden", params, more);
const refused = (params: Params, more: CallDetails = {}) => call("refused", params, more);
const open = (params: Params, more: CallDetails = {}) => call("open", params, more);

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The key in these is no company's: a kind of product, a portal that anybody may join, one's own link. */
type CallWithKeyOfNobody =
  | "GET /search/products/:offering"
  | "GET /registration/invitations/:registrationKey"
  | "GET /downloads/content/:token"
  | "POST /registration/portals/:portal/validate"
  | "POST /registration/portals/:portal/signup"
  | "POST /portals/:portal/users/signup";

/** Every other call with a key in its address. */
type KeyedCall = Exclude<Extract<Name, `${string}:${string}`>, CallWithKeyOfNobody>;

/** Every call that names a thing of a company or person, in its address or its body. */
export const foreignCalls = {
  ...foreignOwnCalls,
  "GET /companies/:companyKey": open(company),
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
  "GET /companies/:companyKey/assets": hidden(company),
  "POST /companies/:companyKey/assets": {
    ...hidden(company),
    sent: (world) => ({
      params: company(world),
      upload: {
        asset: { kind: "DOCUMENT", type: "SDS", product: world.product },
        content: Buffer.from("%PDF-1.7 a sheet"),
      },
    }),
  },
  "PUT /companies/:companyKey/assets/order": {
    ...hidden(company),
    before: change.pictureBeforeAnother,
    sent: (world) => ({
      params: company(world),
      body: { product: world.product, ids: [world.picture] },
    }),
  },
  "PUT /companies/:companyKey/assets/:id": hidden(document, {
    body: { name: "Another name", version_of_record: 1 },
  }),
  "DELETE /companies/:companyKey/assets/:id": hidden(document),
  "POST /companies/:companyKey/name": refused(company, { body: { name: "Another name" } }),
  "POST /companies/:companyKey/verify": refused(company, {
    before: change.company({ verified: false }),
  }),
  "DELETE /companies/:companyKey/verify": refused(company),
  "POST /companies/:companyKey/enable": refused(company, {
    before: change.company({ enabled: false }),
  }),
  "POST /companies/:companyKey/disable": refused(company),
  "GET /companies/:companyKey/users": hidden(company),
  "POST /companies/:companyKey/users/:userKey/admit": hidden(colleague, {
    before: change.user({ status: "AWAITING_VERIFICATION" }),
  }),
  "POST /companies/:companyKey/users/:userKey/decline": hidden(colleague, {
    before: change.user({ status: "AWAITING_VERIFICATION" }),
  }),
  "POST /companies/:companyKey/users/:userKey/grant": hidden(colleague, {
    body: { roles: ["SUPPLIER_EDITOR"] },
  }),
  "POST /companies/:companyKey/users/:userKey/revoke": hidden(colleague, {
    body: { roles: ["SUPPLIER_USER"] },
  }),
  "POST /companies/:companyKey/users/:userKey/revoke-all": hidden(colleague),
  "GET /companies/:companyKey/subscription": hidden(company),
  "GET /companies/:companyKey/assets/:id/download": refused(document),
  "GET /companies/:companyKey/assets/:id/preview": refused(document),
  "GET /downloads/:key": hidden(download, { support: "hidden" }),
  "GET /downloads/:key/url": hidden(download, { support: "hidden" }),
  "POST /downloads/:key/again": hidden(download, { support: "hidden" }),
  "DELETE /downloads/:key": hidden(download, { support: "hidden" }),
  "GET /images/:id": open((world) => ({ id: world.logo })),
  "PUT /companies/:companyKey/labels": {
    ...refused(company),
    sent: (world) => ({ params: company(world), body: { labels: [world.label] } }),
  },
  "PUT /labels/:labelKey": refused(label, {
    body: { title: "Another title", colour: "#2f9e44", version: 1 },
  }),
  "DELETE /labels/:labelKey": refused(label),
  "PUT /attributes/:attributeId": refused(attribute, {
    body: {
      term: "Another term",
      names: { de: "", it: "", fr: "", es: "" },
      status: "APPROVED",
      version: 1,
    },
  }),
  "DELETE /attributes/:attributeId": refused(attribute),
  "PUT /synonyms/:synonymId": refused(synonym, {
    body: { names: [{ text: "One" }, { text: "Another" }], version: 1 },
  }),
  "DELETE /synonyms/:synonymId": refused(synonym),
  "POST /attributes/:attributeId/merge": {
    ...refused(attribute),
    sent: (world) => ({ params: attribute(world), body: { into: world.otherAttribute } }),
  },
  "POST /attributes/:attributeId/spellings": refused(attribute, { body: { term: "A spelling" } }),
  "GET /public/companies/:companyKey/exhibitions": open(company),
  "GET /search/:event/companies/:companyKey": hidden((world) => ({
    event: world.event,
    companyKey: world.company,
  })),
  "GET /public/portals/:portal": open(portal),
  "GET /portals/:portal/companies": hidden(portal),
  "GET /products/:productKey/alternatives": open((world) => ({ productKey: world.product })),
  "GET /products/:offering/:productKey": open((world) => ({
    offering: "INGREDIENTS",
    productKey: world.product,
  })),
  "POST /companies/:companyKey/products": hidden(company, {
    body: { offering: "INGREDIENTS", segment: "PERSONALCARE", fields: { name: "New" } },
  }),
  "GET /companies/:companyKey/products/:productKey": hidden(product),
  "PUT /companies/:companyKey/products/:productKey": hidden(product, {
    body: { version: 1, fields: { name: "Another name" }, visibility: {} },
  }),
  "GET /companies/:companyKey/products/:productKey/history": hidden(product),
  "POST /companies/:companyKey/products/:productKey/undo": hidden(product, {
    body: { version: 2 },
    before: change.savedProduct,
  }),
  "GET /companies/:companyKey/completeness": hidden(company),
  "POST /companies/:companyKey/imports": {
    ...hidden(company),
    sent: (world) => ({
      params: company(world),
      upload: { asset: {}, content: Buffer.from("name,inci\r\nRose water,AQUA\r\n") },
    }),
  },
  "POST /companies/:companyKey/exports": hidden(company, { body: { format: "CSV" } }),
  "GET /companies/:companyKey/imports": hidden(company),
  "GET /companies/:companyKey/storage": hidden(company),
  "GET /companies/:companyKey/imports/:importId": hidden(imported),
  "PUT /companies/:companyKey/imports/:importId/reading": hidden(imported, {
    body: { delimiter: ";" },
  }),
  "PUT /companies/:companyKey/imports/:importId/mapping": hidden(imported, {
    body: {
      mapping: {
        offering: "INGREDIENTS",
        segment: "PERSONALCARE",
        identity: { by: "field", field: "name" },
        columns: [{ column: "name", field: "name" }],
      },
    },
  }),
  "GET /companies/:companyKey/imports/:importId/values": hidden(imported),
  "POST /companies/:companyKey/imports/:importId/check": hidden(imported),
  "POST /companies/:companyKey/imports/:importId/run": hidden(imported, {
    before: change.imported({ state: "CHECKED" }),
  }),
  "POST /companies/:companyKey/imports/:importId/cancel": hidden(imported, {
    before: change.imported({ state: "RUNNING" }),
  }),
  "POST /companies/:companyKey/imports/:importId/resume": hidden(imported, {
    before: change.imported({ state: "CANCELED" }),
  }),
  "POST /companies/:companyKey/imports/:importId/undo": hidden(imported, {
    before: change.imported({ state: "DONE", created: 1 }),
  }),
  "DELETE /companies/:companyKey/imports/:importId": hidden(imported),
  "GET /companies/:companyKey/imports/:importId/rows": hidden(imported),
  "GET /companies/:companyKey/imports/:importId/failed": hidden(imported),
  "POST /notifications/:id/read": hidden((world) => ({ id: world.notification }), {
    support: "hidden",
  }),
  "GET /requests/:requestKey": hidden(request),
  "POST /requests/:requestKey/open": hidden(request),
  "POST /requests/:requestKey/messages": hidden(request, { body: { body: "Hello" } }),
  "POST /requests/:requestKey/attachments": hidden(request, {
    sent: (world) => ({
      params: request(world),
      upload: { asset: {}, content: Buffer.from("%PDF-1.7 a sheet") },
    }),
  }),
  // Sent to both sides: nobody takes it back.
  "DELETE /requests/:requestKey/attachments/:id": hidden(attachment, { support: "hidden" }),
  "GET /requests/:requestKey/attachments/:id/download": hidden(attachment),
  "POST /requests/:requestKey/close": hidden(request, { support: "refused" }),
  "POST /requests/:requestKey/cancel": hidden(request, { support: "refused" }),
  "POST /requests/:requestKey/reject": hidden(request, {
    body: { reason: "Sold out" },
    support: "refused",
  }),
  "GET /users/:userKey": hidden(user),
  "PUT /users/:userKey/enable": hidden(user, { before: change.user({ enabled: false }) }),
  "PUT /users/:userKey/disable": hidden(user),
  "POST /users/:userKey/verify": hidden(user, {
    before: change.user({ status: "AWAITING_VERIFICATION" }),
  }),
  "POST /users/:userKey/unverify": hidden(user),
  "POST /users/:userKey/block": hidden(user),
  "POST /users/:userKey/unblock": hidden(user, { before: change.user({ status: "BLOCKED" }) }),
  "GET /users/:userKey/factors": hidden(user),
  "POST /users/:userKey/factors/reset": hidden(user, { before: change.lostFactors }),
  "POST /users/assign": {
    ...hidden(user),
    sent: (world) => ({ body: { users: [world.user], company: "another-company" } }),
  },
  "POST /users/invite": {
    ...refused(company),
    sent: (world) => ({
      body: { users: [{ email: `new@${world.company}.example` }], company: world.company },
    }),
  },
  "POST /users/resend/verification": {
    ...refused(company),
    sent: (world) => ({ body: { username: world.email, company: world.company } }),
    before: change.user({ activated_at: null }),
  },
  "GET /subscriptions/:subscriptionKey": hidden(subscription),
  "PUT /subscriptions/:subscriptionKey": hidden(subscription, {
    body: { plan: "BASIC", starts_on: dayFromNow(0), ends_on: null, note: "", version: 1 },
  }),
  "POST /subscriptions/:subscriptionKey/deactivate": hidden(subscription),
  "POST /subscriptions/:subscriptionKey/reactivate": hidden(subscription, {
    before: change.subscription({ deactivated_at: new Date() }),
  }),
} satisfies Record<KeyedCall, ForeignCall> & Partial<Record<Name, ForeignCall>>;
