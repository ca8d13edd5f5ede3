import type { AccountDetail } from "@neroli/contract/users/administration.ts";
import { api } from "../../kernel/client.ts";

export type AccountAction = "verify" | "unverify" | "enable" | "disable" | "block" | "unblock";

/** What takes an action back; a block is asked about instead. */
export const oppositeOf: Partial<Record<AccountAction, AccountAction>> = {
  verify: "unverify",
  unverify: "verify",
  enable: "disable",
  disable: "enable",
};

/** `force` leaves a company without its last manager. */
export function callAction(
  action: AccountAction,
  userKey: string,
  force: boolean,
): Promise<AccountDetail> {
  const sent = { params: { userKey } };
  const insisting = { ...sent, query: { force: `${force}` } } as const;
  const calls: Record<AccountAction, () => Promise<AccountDetail>> = {
    verify: () => api("POST /users/:userKey/verify", sent),
    unverify: () => api("POST /users/:userKey/unverify", insisting),
    enable: () => api("PUT /users/:userKey/enable", sent),
    disable: () => api("PUT /users/:userKey/disable", insisting),
    block: () => api("POST /users/:userKey/block", insisting),
    unblock: () => api("POST /users/:userKey/unblock", sent),
  };
  return calls[action]();
}

/** What makes sense for an account in this state. */
export function actionsFor(account: Pick<AccountDetail, "status" | "enabled">): AccountAction[] {
  const ofStatus: Record<AccountDetail["status"], AccountAction[]> = {
    AWAITING_VERIFICATION: ["verify"],
    VERIFIED: ["unverify"],
    BLOCKED: [],
  };
  return [
    ...ofStatus[account.status],
    account.enabled ? "disable" : "enable",
    account.status === "BLOCKED" ? "unblock" : "block",
  ];
}
