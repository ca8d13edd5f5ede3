import { type StatusAction, step } from "@neroli/contract/users/states.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { emit, transaction } from "../../../kernel/db/db.ts";
import { AppError } from "../../../kernel/errors.ts";
import { lockUsers } from "../../commands/lock-users.ts";
import { allow } from "../policy.ts";
import { changeUsers } from "./change-users.ts";
import { fitToStatus } from "./fit-roles.ts";

const audited = {
  verify: "user.verified",
  unverify: "user.unverified",
  block: "user.blocked",
  unblock: "user.unblocked",
} as const;

interface Order {
  user_key: string;
  action: StatusAction;
  force?: boolean | undefined;
}

/** Verify, unverify, block, unblock: as the table of states says. */
export async function changeStatus(
  actor: SignedInActor,
  { user_key, action, force }: Order,
): Promise<void> {
  await transaction(async () => {
    for (const before of await lockUsers([user_key])) {
      allow(actor, action === "block" ? "shut_out" : "change", before);
      const next = step(action, before.status);
      if (next === "done") continue;
      if ("refused" in next) throw new AppError(next.refused);
      const after = { ...before, status: next.to, roles: fitToStatus(before.roles, next.to) };
      await changeUsers(actor, { action: audited[action], changes: [{ before, after }], force });
      if (action !== "verify") continue;
      emit({ topic: "user.verified", key: user_key, data: { actor: actor.user_key } });
    }
  });
}
