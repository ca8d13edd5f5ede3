import { createEventUser } from "./portals/factory.ts";
import { type ForeignCall, hidden, type Params, refused } from "./testing-foreign-call.ts";
import { change, type ForeignWorld } from "./testing-foreign-world.ts";

const company: Params = (world) => ({ companyKey: world.company });
const user: Params = (world) => ({ userKey: world.user });
const member: Params = (world) => ({ event: world.event, userKey: world.user });
const memberWaits = (world: ForeignWorld) =>
  createEventUser({
    event_key: world.event,
    user_key: world.user,
    status: "AWAITING_VERIFICATION",
  });
const colleague: Params = (world) => ({ companyKey: world.company, userKey: world.user });

/** Calls that name a person. */
export const foreignUserCalls = {
  "GET /companies/:companyKey/users": hidden(company),
  "POST /companies/:companyKey/users/:userKey/admit": hidden(colleague, {
    before: change.user({ status: "AWAITING_VERIFICATION" }),
  }),
  "POST /companies/:companyKey/users/:userKey/decline": hidden(colleague, {
    before: change.user({ status: "AWAITING_VERIFICATION" }),
  }),
  "POST /companies/:companyKey/users/:userKey/grant": hidden(colleague, {
    body: { roles: ["SUPPLIER_EDITOR"] },
  }),
  "POST /companies/:companyKey/users/:userKey/revoke": hidden(colleague, {
    body: { roles: ["SUPPLIER_USER"] },
  }),
  "POST /companies/:companyKey/users/:userKey/revoke-all": hidden(colleague),
  "GET /users/:userKey": hidden(user),
  "PUT /users/:userKey/enable": hidden(user, { before: change.user({ enabled: false }) }),
  "PUT /users/:userKey/disable": hidden(user),
  "POST /users/:userKey/verify": hidden(user, {
    before: change.user({ status: "AWAITING_VERIFICATION" }),
  }),
  "POST /users/:userKey/unverify": hidden(user),
  "POST /users/:userKey/block": hidden(user),
  "POST /users/:userKey/unblock": hidden(user, { before: change.user({ status: "BLOCKED" }) }),
  "PUT /users/:userKey/type": hidden(user, { body: { type: "DISTRIBUTOR" } }),
  "PATCH /events/:event/users/:userKey": hidden(member, {
    before: memberWaits,
    body: { status: "VERIFIED" },
  }),
  "DELETE /events/:event/users/:userKey": hidden(member, { before: memberWaits }),
  "GET /users/:userKey/factors": hidden(user),
  "POST /users/:userKey/factors/reset": hidden(user, { before: change.lostFactors }),
  "GET /users/:userKey/personal-data": hidden(user),
  "POST /users/:userKey/personal-data/export": hidden(user),
  "POST /users/:userKey/personal-data/erasure": hidden(user),
  "DELETE /users/:userKey/personal-data/erasure": hidden(user, { before: change.leaving }),
  "POST /users/assign": {
    ...hidden(user),
    sent: (world) => ({ body: { users: [world.user], company: "another-company" } }),
  },
  "POST /users/invite": {
    ...refused(company),
    sent: (world) => ({
      body: { users: [{ email: `new@${world.company}.example` }], company: world.company },
    }),
  },
  "GET /companies/:companyKey/invitations": hidden(company),
  "DELETE /companies/:companyKey/invitations/:invitationKey": hidden((world) => ({
    companyKey: world.company,
    invitationKey: world.invitation,
  })),
  "POST /users/resend/verification": {
    ...refused(company),
    sent: (world) => ({ body: { username: world.email, company: world.company } }),
    before: change.user({ activated_at: null }),
  },
} satisfies Record<string, ForeignCall>;
