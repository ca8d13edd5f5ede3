import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { permissionKeys, permissionLevels } from "../access/table.ts";
import { eventTypes, portalUserStatuses } from "../enumerations/portals.ts";
import { userStatuses } from "../enumerations/users.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Instant, Key, QueryFlag } from "../kernel/values.ts";

/** Somebody's place in a portal or exhibition, for who decides about it. */
export const EventUser = z.object({
  event: z.object({ key: Key, display_name: z.string(), type: z.enum(eventTypes) }),
  user: z.object({
    key: Key,
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    status: z.enum(userStatuses).describe("of the account; it does nothing before it is verified"),
    company: z.string().nullable().describe("the company's name"),
  }),
  status: z.enum(portalUserStatuses),
  permissions: z.partialRecord(z.enum(permissionKeys), z.enum(permissionLevels)),
  terms_accepted: z.boolean(),
  joined_at: Instant,
  /** The reader's own, which others change. */
  own: z.boolean(),
  /** What the reader may give and take: the highest level of each key. */
  assignable: z.partialRecord(z.enum(permissionKeys), z.enum(permissionLevels)),
});
export type EventUser = z.infer<typeof EventUser>;

/** Who was invited into a portal or exhibition and has no place there yet. */
const PlaceInvitation = z.object({
  key: Key,
  inviter: z.string().describe("full name"),
  sent_at: Instant.describe("of the last mail"),
  expires_at: Instant.describe("of the link in that mail; it may be over"),
  remindable_at: Instant.describe("from when on another mail may be sent"),
});

/** One of those who are in a portal or exhibition, wait for it, or are invited into it. */
export const EventPerson = EventUser.extend({
  user: EventUser.shape.user.extend({
    key: Key.nullable().describe("null for who is invited: the address is all there is of them"),
    status: EventUser.shape.user.shape.status.nullable(),
  }),
  joined_at: Instant.describe("when they were invited first, for who has not signed up"),
  invitation: PlaceInvitation.nullable().describe("of who is NOT_SIGNED_UP, and of nobody else"),
});
export type EventPerson = z.infer<typeof EventPerson>;

export const portalMemberEndpoints = {
  "GET /events/users": {
    access: "signed-in",
    summary:
      "People's places in the portals and exhibitions whose people the reader decides about: all " +
      "for support, for others the portals in which they hold the user key at manage. With those " +
      "who are invited and have not signed up.",
    query: listQuery({
      filters: { event: ["eq"], user: ["eq"], name: ["icontains"] },
      sort: ["joined_at", "name"],
      size: 20,
      extra: {
        status__eq: z.enum(portalUserStatuses).optional(),
        has_rights: QueryFlag.optional().describe("who holds rights there, or who holds none"),
      },
    }),
    response: pageOf(EventPerson),
  },
  "GET /events/users/active": {
    access: "signed-in",
    summary:
      "Whose place counts now: let in, with an account that is verified and enabled, in an event " +
      "that is enabled; of the events whose people the reader decides about.",
    query: listQuery({
      filters: { event: ["eq"], user: ["eq"], name: ["icontains"] },
      sort: ["joined_at", "name"],
      size: 100,
      extra: {},
    }),
    response: pageOf(EventUser),
  },
  "PATCH /events/:event/users/:userKey": {
    access: "signed-in",
    summary:
      "Change a place: VERIFIED lets somebody in, which is mailed to who waited, BLOCKED shuts " +
      "out; `permissions` names the keys that change, null takes one away. Support also gives a " +
      "place to who has none. Nobody gives or takes more than they hold, nor changes their own.",
    params: z.object({ event: Key, userKey: Key }),
    body: z.strictObject({
      status: z.enum(["AWAITING_VERIFICATION", "VERIFIED", "BLOCKED"]).optional(),
      permissions: z
        .partialRecord(z.enum(permissionKeys), z.enum(permissionLevels).nullable())
        .optional(),
    }),
    response: EventUser,
    errors: ["portals.right-not-assignable", "users.own-account"],
    audit: "user.portal-changed",
  },
  "DELETE /events/:event/users/:userKey": {
    access: "signed-in",
    summary:
      "Take somebody's place away, with all rights in it; public access stays. Who waited is told " +
      "by mail that the sign-up was declined, and may sign up again.",
    params: z.object({ event: Key, userKey: Key }),
    response: z.object({}),
    errors: ["portals.right-not-assignable", "users.own-account"],
    audit: "user.portal-removed",
  },
} satisfies Endpoints;
