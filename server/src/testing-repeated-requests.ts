import { newRound } from "./rounds/testing-rounds.ts";
import { foreignLeadCalls } from "./testing-foreign-leads.ts";
import { foreignRequestCalls } from "./testing-foreign-requests.ts";
import { change, type ForeignWorld } from "./testing-foreign-world.ts";

const { "POST /requests/:requestKey/quote/ask-revision": askRevision, ...others } =
  foreignRequestCalls;

/** Calls about requests, rounds, quotes and leads that make something once. */
export const repeatedRequestCalls = (caller: () => string) => ({
  "POST /requests": {
    sent: ({ product }: ForeignWorld) => ({
      body: {
        type: "CONTACT",
        message: "Do you deliver?",
        contact: { full_name: "Ada Ferrari", company: "Maison", department: "QUALITY" },
        products: [product],
      },
    }),
  },
  "POST /requests/:requestKey/notes": others["POST /requests/:requestKey/notes"],
  "POST /rounds": {
    sent: (world: ForeignWorld) => ({ body: newRound([world.product, world.otherProduct]) }),
  },
  "POST /requests/:requestKey/messages": others["POST /requests/:requestKey/messages"],
  "POST /requests/:requestKey/attachments": others["POST /requests/:requestKey/attachments"],
  "POST /requests/views": {
    sent: () => ({ body: { name: "Quotations", query: { type__eq: "QUOTE" } } }),
  },
  "POST /leads/views": { sent: () => ({ body: { name: "Hot ones", query: { hot__eq: "true" } } }) },
  "POST /leads/:leadId/follow-up": foreignLeadCalls["POST /leads/:leadId/follow-up"],
  "POST /requests/:requestKey/quote/send": others["POST /requests/:requestKey/quote/send"],
  "POST /requests/:requestKey/quote/update": others["POST /requests/:requestKey/quote/update"],
  "POST /requests/:requestKey/quote/cancel": others["POST /requests/:requestKey/quote/cancel"],
  // As the one who sent the request: support does not decide for a buyer.
  "POST /requests/:requestKey/quote/ask-revision": {
    ...askRevision,
    before: (world: ForeignWorld) => change.quoteFor(caller())(world),
  },
});
