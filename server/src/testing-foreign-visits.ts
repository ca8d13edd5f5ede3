import { type ForeignCall, hidden, open, type Params } from "./testing-foreign-call.ts";
import { createVisit } from "./visits/factory.ts";

const event: Params = (world) => ({ event: world.exhibition });
const exhibitor: Params = (world) => ({ event: world.exhibition, companyKey: world.company });
/** What somebody else plans is not there, for support neither. */
const somebodys = (more: object = {}): ForeignCall => ({
  ...hidden(exhibitor, more),
  support: "hidden",
  before: (world) =>
    createVisit({
      ...{ event_key: world.exhibition, company_key: world.company },
      user_key: world.manager,
    }),
});

/** Calls about exhibitions, and about what somebody plans there. */
export const foreignVisitCalls = {
  "GET /public/events/:event": open(event),
  "GET /public/events/:event/exhibitors": open(event),
  "GET /events/:event/visits": open(event),
  "PUT /events/:event/visits/order": open(event, { body: { companies: [] } }),
  "PUT /events/:event/visits/:companyKey": open(exhibitor, { body: {} }),
  "DELETE /events/:event/visits/:companyKey": open(exhibitor),
  "PUT /events/:event/visits/:companyKey/note": somebodys({ body: { note: "Mine", version: 1 } }),
  "PUT /events/:event/visits/:companyKey/visited": somebodys({ body: { visited: true } }),
} satisfies Record<string, ForeignCall>;
