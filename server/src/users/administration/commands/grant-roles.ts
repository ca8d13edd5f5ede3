import { assignableBy, type Role } from "@neroli/contract/access/roles.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { transaction } from "../../../kernel/db/db.ts";
import { AppError } from "../../../kernel/errors.ts";
import { allow } from "../policy.ts";
import { changeUsers } from "./change-users.ts";
import { fitToStatus } from "./fit-roles.ts";
import { type Colleague, lockColleague } from "./lock-colleague.ts";

/** Gives a colleague roles; manager of a supplier as far as the account is verified. */
export async function grantRoles(
  actor: SignedInActor,
  { roles, ...colleague }: Colleague & { roles: readonly Role[] },
): Promise<void> {
  await transaction(async () => {
    const before = await lockColleague(actor, colleague);
    const given = assignableBy(actor.roles);
    if (!roles.every((role) => given.includes(role))) {
      throw new AppError("users.role-not-assignable");
    }
    allow(actor, "change", before);
    const after = {
      ...before,
      roles: fitToStatus([...before.roles, ...roles], before.status),
    };
    await changeUsers(actor, {
      action: "user.roles-granted",
      changes: [{ before, after }],
      force: false,
    });
  });
}
