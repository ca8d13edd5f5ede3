import { isSupport, type Role, roles } from "@neroli/contract/access/roles.ts";
import { step } from "@neroli/contract/users/states.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { emit, transaction } from "../../../kernel/db/db.ts";
import { AppError } from "../../../kernel/errors.ts";
import { allow } from "../policy.ts";
import { changeUsers } from "./change-users.ts";
import { fitToStatus } from "./fit-roles.ts";
import { type Colleague, lockColleague } from "./lock-colleague.ts";

/**
 * A manager or support admits somebody who waits (decisions, unverified and waiting accounts): it
 * holds at the next call. Who is admitted already is left alone.
 */
export async function admitColleague(actor: SignedInActor, colleague: Colleague): Promise<void> {
  await transaction(async () => {
    const before = await lockColleague(actor, colleague);
    allow(actor, "change", before);
    const next = step("verify", before.status);
    if (next === "done") return;
    if ("refused" in next) throw new AppError(next.refused);
    const held = isSupport(actor.roles) ? before.roles : asUser(before.roles);
    const after = { ...before, status: next.to, roles: fitToStatus(held, next.to) };
    await changeUsers(actor, {
      action: "user.verified",
      changes: [{ before, after }],
      force: false,
    });
    emit({ topic: "user.verified", key: before.key, data: { actor: actor.user_key } });
  });
}

/** One click makes nobody a manager: that is given as a role, with its own question. */
function asUser(held: readonly Role[]): Role[] {
  if (!held.includes("SUPPLIER_MANAGER_UNVERIFIED")) return [...held];
  const others = held.filter((role) => role !== "SUPPLIER_MANAGER_UNVERIFIED");
  return roles.filter((role) => [...others, "SUPPLIER_USER"].includes(role));
}

/** Somebody who waits does not belong to the company after all; support decides what becomes of them. */
export async function declineColleague(actor: SignedInActor, colleague: Colleague): Promise<void> {
  await transaction(async () => {
    const before = await lockColleague(actor, colleague);
    allow(actor, "shut_out", before);
    if (before.status === "VERIFIED") throw new AppError("users.admitted");
    await changeUsers(actor, {
      action: "user.assigned",
      changes: [{ before, after: { ...before, company_key: null, roles: [] } }],
      force: false,
    });
    emit({ topic: "user.declined", key: before.key, data: { company: colleague.company_key } });
  });
}
