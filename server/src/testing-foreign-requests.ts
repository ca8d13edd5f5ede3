import { quoteContent } from "./quotes/factory.ts";
import { type ForeignCall, hidden, type Params } from "./testing-foreign-call.ts";
import { change } from "./testing-foreign-world.ts";

const request: Params = (world) => ({ requestKey: world.request });
const sentVersion: Params = (world) => ({ requestKey: world.request, version: "1" });
const round: Params = (world) => ({ roundKey: world.round });
const asked: Params = (world) => ({ requestKey: world.documentRequest });
const template: Params = (world) => ({ templateKey: world.template });
const attachment: Params = (world) => ({ requestKey: world.request, id: world.attachment });

const parcel = { carrier: "DHL", shipped_on: "2026-01-07" };

/** Calls that name a request or a notification. */
export const foreignRequestCalls = {
  "POST /notifications/:id/read": hidden((world) => ({ id: world.notification }), {
    support: "hidden",
  }),
  "DELETE /requests/views/:viewId": hidden((world) => ({ viewId: world.view }), {
    support: "hidden",
  }),
  "PUT /answer-templates/:templateKey": hidden(template, {
    body: { name: "Thanks", body: "Thank you", version: 1 },
    support: "hidden",
  }),
  "DELETE /answer-templates/:templateKey": hidden(template, { support: "hidden" }),
  "GET /requests/:requestKey": hidden(request),
  "POST /requests/:requestKey/open": hidden(request),
  "POST /requests/:requestKey/messages": hidden(request, { body: { body: "Hello" } }),
  "POST /requests/:requestKey/notes": hidden(request, { body: { body: "For us" } }),
  "GET /requests/:requestKey/colleagues": hidden(request),
  "POST /requests/:requestKey/assign": hidden(request, {
    body: { assignee: null },
    support: "refused",
  }),
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
  "POST /requests/:requestKey/reopen": hidden(request, {
    before: change.closedRequest,
    support: "refused",
  }),
  "GET /rounds/:roundKey": hidden(round),
  "GET /rounds/:roundKey/matrix": hidden(round),
  "GET /rounds/:roundKey/export": hidden(round, {
    query: { format: "PDF" },
    support: "refused",
  }),
  "PUT /rounds/:roundKey/view": hidden(round, {
    body: {
      ...{ currency: "EUR", marks: {}, choice: {} },
      weights: { price: 100, time: 0, quality: 0 },
    },
    support: "refused",
  }),
  "POST /rounds/:roundKey/award": hidden(round, {
    body: { offers: [{ request_key: "some", version: 1, position: 0 }] },
    support: "refused",
  }),
  "POST /rounds/:roundKey/close": hidden(round, { support: "refused" }),
  "GET /requests/:requestKey/sample": hidden(request),
  "POST /requests/:requestKey/sample/approve": hidden(request, {
    body: { shipping: "FREE" },
    support: "refused",
  }),
  "POST /requests/:requestKey/sample/decline": hidden(request, {
    body: { reason: "Sold out" },
    support: "refused",
  }),
  "POST /requests/:requestKey/sample/withdraw": hidden(request, { support: "refused" }),
  "POST /requests/:requestKey/sample/ship": hidden(request, { body: parcel, support: "refused" }),
  "POST /requests/:requestKey/sample/correct": hidden(request, {
    body: parcel,
    support: "refused",
  }),
  "POST /requests/:requestKey/sample/confirm": hidden(request, { support: "refused" }),
  "POST /requests/:requestKey/sample/evaluate": hidden(request, {
    body: { score: 4, shared: true },
    support: "refused",
  }),
  "GET /requests/:requestKey/documents": hidden(asked),
  "POST /requests/:requestKey/grants": {
    ...hidden(asked),
    sent: (world) => ({
      params: asked(world),
      body: { documents: [world.document], until: "2099-12-31" },
    }),
  },
  "DELETE /requests/:requestKey/grants/:id": hidden((world) => ({
    ...asked(world),
    id: world.grant,
  })),
  "GET /requests/:requestKey/quote": hidden(request, { before: change.askedQuote }),
  "PUT /requests/:requestKey/quote/draft": hidden(request, {
    before: change.askedQuote,
    body: { revision: 0, draft: null, internal_note: "Ask Rosa first" },
  }),
  "POST /requests/:requestKey/quote/send": hidden(request, {
    before: change.askedQuote,
    body: { version: 0, content: quoteContent() },
  }),
  "POST /requests/:requestKey/quote/update": hidden(request, {
    before: change.sentQuote,
    body: { version: 1, content: quoteContent() },
  }),
  "POST /requests/:requestKey/quote/extend": hidden(request, {
    before: change.sentQuote,
    body: { version: 1, valid_until: "2099-12-31" },
  }),
  "POST /requests/:requestKey/quote/cancel": hidden(request, {
    before: change.sentQuote,
    body: { reason: "Sold out" },
  }),
  "POST /requests/:requestKey/quote/accept": hidden(request, {
    before: change.sentQuote,
    body: { version: 1 },
    support: "refused",
  }),
  "POST /requests/:requestKey/quote/reject": hidden(request, {
    before: change.sentQuote,
    body: { version: 1, reason: "Too dear" },
    support: "refused",
  }),
  "POST /requests/:requestKey/quote/ask-revision": hidden(request, {
    before: change.sentQuote,
    body: { version: 1, comment: "Cheaper, please" },
    support: "refused",
  }),
  "POST /requests/:requestKey/quote/withdraw": hidden(request, {
    before: change.sentQuote,
    body: { reason: "By mistake" },
    support: "refused",
  }),
  "GET /requests/:requestKey/quote/versions/:version/pdf": hidden(sentVersion, {
    before: change.sentQuote,
  }),
  "GET /requests/:requestKey/quote/versions/:version/xlsx": hidden(sentVersion, {
    before: change.sentQuote,
  }),
  "GET /requests/:requestKey/quote/earlier": hidden(request),
  "DELETE /quote-templates/:templateKey": hidden(() => ({ templateKey: "of-another" }), {
    support: "hidden",
  }),
} satisfies Record<string, ForeignCall>;
