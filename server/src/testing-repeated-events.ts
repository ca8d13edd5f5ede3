import { createEventUser } from "./portals/factory.ts";
import { foreignCalls } from "./testing-foreign-calls.ts";
import type { ForeignWorld } from "./testing-foreign-world.ts";

/** Calls about exhibitions and portals that make something once. */
export const repeatedEventCalls = (caller: () => string) => ({
  "POST /events": {
    sent: ({ company }: ForeignWorld) => ({
      body: { name: `Fair ${company}`, display_name: "Fair", type: "TRADE_SHOW" },
    }),
  },
  "POST /events/:event/terms": foreignCalls["POST /events/:event/terms"],
  "POST /events/:event/invitations": foreignCalls["POST /events/:event/invitations"],
  "POST /events/:event/invitations/:invitationKey/remind":
    foreignCalls["POST /events/:event/invitations/:invitationKey/remind"],
  "POST /portals/:portal/assets": foreignCalls["POST /portals/:portal/assets"],
  "POST /companies/:companyKey/events/:event/assets":
    foreignCalls["POST /companies/:companyKey/events/:event/assets"],
  "POST /companies/:companyKey/events/:event/products/create":
    foreignCalls["POST /companies/:companyKey/events/:event/products/create"],
  "POST /companies/:companyKey/events/:event/products/:productKey/assets":
    foreignCalls["POST /companies/:companyKey/events/:event/products/:productKey/assets"],
  "POST /companies/:companyKey/events/:event/meetings":
    foreignCalls["POST /companies/:companyKey/events/:event/meetings"],
  "POST /events/:event/talks": foreignCalls["POST /events/:event/talks"],
  "POST /events/:event/badge/reissue": {
    before: ({ exhibition }: ForeignWorld) =>
      createEventUser({ event_key: exhibition, user_key: caller() }),
    sent: ({ exhibition }: ForeignWorld) => ({ params: { event: exhibition } }),
  },
});
