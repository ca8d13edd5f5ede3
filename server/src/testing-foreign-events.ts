import { type ForeignCall, hidden, open, type Params } from "./testing-foreign-call.ts";
import type { ForeignWorld } from "./testing-foreign-world.ts";

const event: Params = (world) => ({ id: world.event });
const portal: Params = (world) => ({ portal: world.event });
const place: Params = (world) => ({ event: world.event });
const firstTerms = { texts: { en: "Be kind.", de: "", it: "", fr: "", es: "" }, version: 0 };
const invitation: Params = (world) => ({
  ...place(world),
  invitationKey: world.portalInvitation,
});
const company: Params = (world) => ({ companyKey: world.company, event: world.event });
const product: Params = (world) => ({ ...company(world), productKey: world.product });

const uploaded = (params: Params): ForeignCall => ({
  ...hidden(params),
  sent: (world) => ({
    params: params(world),
    upload: {
      asset: { kind: "DOCUMENT", type: "BROCHURE" },
      content: Buffer.from("What we show this year"),
    },
  }),
});

const removed = (params: Params, file: keyof ForeignWorld["eventFiles"]): ForeignCall => ({
  ...hidden(params),
  sent: (world) => ({ params: params(world), query: { ids: world.eventFiles[file] } }),
});

/** Calls that name a portal or exhibition, and files in it. */
export const foreignEventCalls = {
  "GET /events/:id": hidden(event),
  "PUT /events/:id": hidden(event, {
    body: {
      ...{ name: "Renamed", display_name: "Renamed", description: "", enabled: true },
      ...{ promoted: false, starts_on: null, ends_on: null, place: "", country: null },
      ...{ time_zone: "UTC", version: 1 },
    },
  }),
  // Whoever knows its key reads what one accepts at its door.
  "GET /public/events/:event/terms": open(place),
  "GET /events/:event/terms": hidden(place),
  "POST /events/:event/terms": hidden(place, { body: firstTerms }),
  // Nobody accepts for a place that they do not have: support has none.
  "POST /events/:event/terms/accept": hidden(place, { body: { version: 1 }, support: "hidden" }),
  "GET /events/:event/terms/acceptances": hidden(place),
  "POST /events/:event/invitations": {
    ...hidden(place),
    sent: (world) => ({
      params: place(world),
      body: { users: [{ email: `new@${world.company}.example` }] },
    }),
  },
  "POST /events/:event/invitations/:invitationKey/remind": hidden(invitation),
  "DELETE /events/:event/invitations/:invitationKey": hidden(invitation),
  "GET /portals/:portal/assets": hidden(portal),
  "POST /portals/:portal/assets": uploaded(portal),
  "DELETE /portals/:portal/assets": removed(portal, "event"),
  "GET /companies/:companyKey/events/:event/assets": hidden(company),
  "POST /companies/:companyKey/events/:event/assets": uploaded(company),
  "DELETE /companies/:companyKey/events/:event/assets": removed(company, "company"),
  "GET /companies/:companyKey/events/:event/products/:productKey/assets": hidden(product),
  "POST /companies/:companyKey/events/:event/products/:productKey/assets": uploaded(product),
  "DELETE /companies/:companyKey/events/:event/products/:productKey/assets": removed(
    product,
    "product",
  ),
  // A PUBLIC file of a portal is for whoever has its address.
  "GET /events/:event/assets/:assetId": open((world) => ({
    event: world.event,
    assetId: world.eventFiles.event,
  })),
} satisfies Record<string, ForeignCall>;
