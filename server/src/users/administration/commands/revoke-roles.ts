import { assignableBy, type Role, supportRoles } from "@neroli/contract/access/roles.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { transaction } from "../../../kernel/db/db.ts";
import { AppError } from "../../../kernel/errors.ts";
import { allow } from "../policy.ts";
import { changeUsers } from "./change-users.ts";
import { type Colleague, lockColleague } from "./lock-colleague.ts";

const ofSupport = (role: Role) => (supportRoles as readonly Role[]).includes(role);

interface Order extends Colleague {
  roles: readonly Role[];
  force?: boolean | undefined;
}

/** Takes roles from a colleague; nobody takes the team's own from themselves. */
export async function revokeRoles(
  actor: SignedInActor,
  { roles, force, ...colleague }: Order,
): Promise<void> {
  await transaction(async () => {
    const before = await lockColleague(actor, colleague);
    const given = takeable(actor);
    if (!roles.every((role) => given.includes(role))) {
      throw new AppError("users.role-not-assignable");
    }
    allow(actor, roles.some(ofSupport) ? "shut_out" : "change", before);
    const taken = withUnverified(roles);
    const after = { ...before, roles: before.roles.filter((role) => !taken.includes(role)) };
    await changeUsers(actor, {
      action: "user.roles-revoked",
      changes: [{ before, after }],
      force,
    });
  });
}

/** Takes every role of trade that the actor may take. */
export const revokeAllRoles = (actor: SignedInActor, order: Omit<Order, "roles">): Promise<void> =>
  revokeRoles(actor, {
    ...order,
    roles: assignableBy(actor.roles).filter((role) => !ofSupport(role)),
  });

const takeable = (actor: SignedInActor) => withUnverified(assignableBy(actor.roles));

/** The manager's role in either form: whoever is not verified holds it as unverified. */
const withUnverified = (roles: readonly Role[]): Role[] => [
  ...roles,
  ...(roles.includes("SUPPLIER_MANAGER") ? (["SUPPLIER_MANAGER_UNVERIFIED"] as const) : []),
];
