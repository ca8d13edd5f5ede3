import type { ForeignCall } from "./testing-foreign-call.ts";
import type { ForeignWorld } from "./testing-foreign-world.ts";

/** A call for one's own things, to which nobody else has a way, support neither. */
const own = (params: (world: ForeignWorld) => Record<string, string>, more: object = {}) =>
  ({
    told: "hidden",
    support: "hidden",
    sent: (world) => ({ params: params(world), ...more }),
  }) satisfies ForeignCall;
const bookmarked = (world: ForeignWorld) => ({ productKey: world.product });
const folder = (world: ForeignWorld) => ({ folderId: world.folder });
const search = (world: ForeignWorld) => ({ searchId: world.search });

/** Calls that name something of a person. */
export const foreignOwnCalls = {
  "PUT /bookmarks/:productKey": {
    told: "open",
    support: "open",
    sent: (world) => ({ params: bookmarked(world), body: {} }),
  },
  // Whoever knows the number of a browser withdraws for it: nobody else was told it.
  "DELETE /interactions/visitors/:visitor": {
    told: "open",
    support: "open",
    sent: () => ({ params: { visitor: "3f0e5a86-6d9c-4c62-9d70-0a4d3f1b2c11" } }),
  },
  "DELETE /sessions/:sessionId": own((world) => ({ sessionId: world.session })),
  "PUT /bookmarks/:productKey/note": own(bookmarked, { body: { note: "Mine", version: 1 } }),
  "PUT /bookmarks/folders/:folderId": own(folder, { body: { title: "Mine", version: 1 } }),
  "DELETE /bookmarks/folders/:folderId": own(folder, { query: { bookmarks: "remove" } }),
  "PUT /saved-searches/:searchId": own(search, {
    body: { name: "Mine", frequency: "DAILY", version: 1 },
  }),
  "POST /saved-searches/:searchId/look": own(search),
  "DELETE /saved-searches/:searchId": own(search),
  "POST /saved-searches/:searchId/restore": own(search),
} satisfies Record<string, ForeignCall>;
