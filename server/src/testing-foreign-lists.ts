import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { db } from "./kernel/db/db.ts";
import { type ForeignCall, hidden, open, type Params, refused } from "./testing-foreign-call.ts";
import { change } from "./testing-foreign-world.ts";

const subscription: Params = (world) => ({ subscriptionKey: world.subscription });
const label: Params = (world) => ({ labelKey: world.label });
const attribute: Params = (world) => ({ attributeId: world.attribute });
const synonym: Params = (world) => ({ synonymId: world.synonym });

const award: Params = (world) => ({ awardId: world.award });
const recipient: Params = (world) => ({ awardId: world.award, recipientKey: world.product });

const enquiry: Params = () => ({ enquiryId: "00000000-0000-7000-8000-000000000001" });

const dayFromNow = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));

/** Calls that name what support keeps for all: labels, attributes, synonyms, awards, subscriptions. */
export const foreignListCalls = {
  "PUT /labels/:labelKey": refused(label, {
    body: { title: "Another title", colour: "#2f9e44", version: 1 },
  }),
  "DELETE /labels/:labelKey": refused(label),
  // Whoever has the id of one has nothing by it: what was written stays, and nothing is told of it.
  "PUT /enquiries/:enquiryId": open(enquiry, {
    body: { topic: "GENERAL", name: "Ada", email: "ada@ambre.example", message: "Good day" },
  }),
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
  "PUT /awards/:awardId": refused(award, {
    body: {
      ...{ name: "Another name", recipients: "PRODUCT", measure: "REQUESTS", segment: null },
      ...{ from: "2026-01-01", to: "2026-12-31", version: 1 },
    },
  }),
  "DELETE /awards/:awardId": refused(award),
  "GET /awards/:awardId/nominations": refused(award),
  "PUT /awards/:awardId/recipients/:recipientKey": refused(recipient, {
    before: ({ award }) => db().deleteFrom("award_givings").where("award", "=", award).execute(),
  }),
  "DELETE /awards/:awardId/recipients/:recipientKey": refused(recipient),
  "POST /attributes/:attributeId/merge": {
    ...refused(attribute),
    sent: (world) => ({ params: attribute(world), body: { into: world.otherAttribute } }),
  },
  "POST /attributes/:attributeId/spellings": refused(attribute, { body: { term: "A spelling" } }),
  "GET /subscriptions/:subscriptionKey": hidden(subscription),
  "PUT /subscriptions/:subscriptionKey": hidden(subscription, {
    body: { plan: "BASIC", starts_on: dayFromNow(0), ends_on: null, note: "", version: 1 },
  }),
  "POST /subscriptions/:subscriptionKey/deactivate": hidden(subscription),
  "POST /subscriptions/:subscriptionKey/reactivate": hidden(subscription, {
    before: change.subscription({ deactivated_at: new Date() }),
  }),
} satisfies Record<string, ForeignCall>;
