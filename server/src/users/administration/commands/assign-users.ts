import type { Role } from "@neroli/contract/access/roles.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { transaction } from "../../../kernel/db/db.ts";
import { found } from "../../../kernel/errors.ts";
import { findCompany } from "../../../published/companies.ts";
import { rolesHeldAt } from "../../commands/keep-managers.ts";
import { type LockedUser, lockUsers } from "../../commands/lock-users.ts";
import { allow } from "../policy.ts";
import { changeUsers } from "./change-users.ts";
import { fitToCompany } from "./fit-roles.ts";

interface Order {
  users: readonly string[];
  company: string;
  force?: boolean | undefined;
}

/** Makes users belong to a company, with roles that fit there (contract, POST /users/assign). */
export async function assignUsers(
  actor: SignedInActor,
  { users, company, force }: Order,
): Promise<void> {
  await transaction(async () => {
    const people = await lockUsers(users, { company });
    for (const each of people) allow(actor, "change", each);
    const { type } = found(await findCompany(company));
    const managed = await rolesHeldAt(company);
    const changes = people
      .filter((before) => before.company_key !== company)
      .map((before) => ({ before, after: arrive(before, { company, type, managed }) }));
    await changeUsers(actor, { action: "user.assigned", changes, force });
  });
}

/** The first who arrives as a manager is one for those after. */
function arrive(
  user: LockedUser,
  { company, type, managed }: { company: string; type: CompanyType; managed: Role[] },
): LockedUser {
  const roles = fitToCompany(user.roles, { type, managed, status: user.status });
  if (user.enabled && user.status !== "BLOCKED") managed.push(...roles);
  return { ...user, company_key: company, roles };
}
