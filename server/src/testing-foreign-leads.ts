import { type ForeignCall, hidden, type Params } from "./testing-foreign-call.ts";

const lead: Params = (world) => ({ leadId: world.lead });

/** Calls that name a lead. */
export const foreignLeadCalls = {
  "GET /leads/:leadId": hidden(lead),
  "GET /leads/:leadId/history": hidden(lead),
  "PATCH /leads/:leadId": hidden(lead, { body: { version: 0, status: "WON" } }),
  "POST /leads/:leadId/follow-up": hidden(lead, { body: { message: "May we help?" } }),
  "DELETE /leads/views/:viewId": hidden((world) => ({ viewId: world.leadView }), {
    support: "hidden",
  }),
} satisfies Record<string, ForeignCall>;
