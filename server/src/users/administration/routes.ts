import type { userAdministrationEndpoints } from "@neroli/contract/users/administration.ts";
import type { StatusAction } from "@neroli/contract/users/states.ts";
import type { teamEndpoints } from "@neroli/contract/users/team.ts";
import type { userTypeEndpoints } from "@neroli/contract/users/user-type.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import type { Call, Handlers } from "../../kernel/http/routes.ts";
import { admitColleague, declineColleague } from "./commands/admit-colleague.ts";
import { assignUsers } from "./commands/assign-users.ts";
import { changeStatus } from "./commands/change-status.ts";
import { grantRoles } from "./commands/grant-roles.ts";
import type { Colleague } from "./commands/lock-colleague.ts";
import { revokeAllRoles, revokeRoles } from "./commands/revoke-roles.ts";
import { setEnabled } from "./commands/set-enabled.ts";
import { setType } from "./commands/set-type.ts";
import { presentAccount, presentColleague, presentDetail } from "./present.ts";
import { getAccount } from "./queries/get-account.ts";
import { listAccounts, listAccountsOf } from "./queries/list-accounts.ts";
import { getColleague, listColleagues } from "./queries/list-colleagues.ts";

type Endpoints = typeof userAdministrationEndpoints &
  typeof teamEndpoints &
  typeof userTypeEndpoints;

/** The part of the users' calls with which support and managers administer others. */
export const administrationHandlers: Handlers<Endpoints> = {
  "GET /users": async (call) => {
    const page = await listAccounts(call.query);
    return { ...page, content: page.content.map((row) => presentAccount(call, row)) };
  },

  "GET /users/:userKey": async (call) => presentDetail(call, await getAccount(call.params.userKey)),

  "PUT /users/:userKey/enable": async (call) => {
    await setEnabled(call.actor, { user_key: call.params.userKey, enabled: true });
    return presentDetail(call, await getAccount(call.params.userKey));
  },

  "PUT /users/:userKey/disable": async (call) => {
    const { force } = call.query;
    await setEnabled(call.actor, { user_key: call.params.userKey, enabled: false, force });
    return presentDetail(call, await getAccount(call.params.userKey));
  },

  "POST /users/:userKey/verify": (call) => toStatus(call, "verify"),
  "POST /users/:userKey/unverify": (call) => toStatus(call, "unverify", call.query.force),
  "POST /users/:userKey/block": (call) => toStatus(call, "block", call.query.force),
  "POST /users/:userKey/unblock": (call) => toStatus(call, "unblock"),

  "PUT /users/:userKey/type": async (call) => {
    await setType(call.actor, { user_key: call.params.userKey, type: call.body.type });
    return presentDetail(call, await getAccount(call.params.userKey));
  },

  "POST /users/assign": async (call) => {
    await assignUsers(call.actor, { ...call.body, force: call.query.force });
    const rows = await listAccountsOf([...new Set(call.body.users)]);
    return { users: rows.map((row) => presentAccount(call, row)) };
  },

  "GET /companies/:companyKey/users": async ({ actor, params, query }) => {
    const page = await listColleagues(actor, params.companyKey, query);
    return { ...page, content: page.content.map((row) => presentColleague(actor, row)) };
  },

  "POST /companies/:companyKey/users/:userKey/admit": async ({ actor, params }) => {
    await admitColleague(actor, named(params));
    return colleague(actor, params.userKey);
  },

  "POST /companies/:companyKey/users/:userKey/decline": async ({ actor, params }) => {
    await declineColleague(actor, named(params));
    return {};
  },

  "POST /companies/:companyKey/users/:userKey/grant": async ({ actor, params, body }) => {
    await grantRoles(actor, { ...named(params), roles: body.roles });
    return colleague(actor, params.userKey);
  },

  "POST /companies/:companyKey/users/:userKey/revoke": async ({ actor, params, body, query }) => {
    await revokeRoles(actor, { ...named(params), roles: body.roles, force: query.force });
    return colleague(actor, params.userKey);
  },

  "POST /companies/:companyKey/users/:userKey/revoke-all": async ({ actor, params, query }) => {
    await revokeAllRoles(actor, { ...named(params), force: query.force });
    return colleague(actor, params.userKey);
  },
};

type StatusCall = Call<Endpoints["POST /users/:userKey/verify" | "POST /users/:userKey/block"]>;

async function toStatus(
  call: Pick<StatusCall, "actor" | "language" | "params">,
  action: StatusAction,
  force?: boolean,
) {
  await changeStatus(call.actor, { user_key: call.params.userKey, action, force });
  return presentDetail(call, await getAccount(call.params.userKey));
}

const named = (params: { companyKey: string; userKey: string }): Colleague => ({
  company_key: params.companyKey,
  user_key: params.userKey,
});

const colleague = async (actor: SignedInActor, userKey: string) =>
  presentColleague(actor, await getColleague(userKey));
