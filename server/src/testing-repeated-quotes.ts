import { foreignRequestCalls } from "./testing-foreign-requests.ts";
import { change, type ForeignWorld } from "./testing-foreign-world.ts";

const { "POST /requests/:requestKey/quote/ask-revision": askRevision, ...others } =
  foreignRequestCalls;

/** Calls about quotes that make something once. */
export const repeatedQuoteCalls = (caller: () => string) => ({
  "POST /requests/:requestKey/quote/send": others["POST /requests/:requestKey/quote/send"],
  "POST /requests/:requestKey/quote/update": others["POST /requests/:requestKey/quote/update"],
  "POST /requests/:requestKey/quote/cancel": others["POST /requests/:requestKey/quote/cancel"],
  // As the one who sent the request: support does not decide for a buyer.
  "POST /requests/:requestKey/quote/ask-revision": {
    ...askRevision,
    before: (world: ForeignWorld) => change.quoteFor(caller())(world),
  },
});
