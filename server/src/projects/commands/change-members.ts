import { groups, holdsOne } from "@neroli/contract/access/roles.ts";
import type { MemberRole } from "@neroli/contract/enumerations/projects.ts";
import { mostMembers } from "@neroli/contract/projects/limits.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedUsers } from "../../published/users.ts";
import type { ProjectPlace } from "../policy.ts";
import { type LockedProject, lockProjectFor } from "./lock-project.ts";
import { recordChange } from "./record-event.ts";

interface Change {
  place: ProjectPlace;
  userKey: string;
}

/** @throws AppError "projects.no-colleague" of who is none with a role of the project space. */
export async function addMember(actor: SignedInActor, { place, userKey }: Change): Promise<void> {
  await transaction(async () => {
    const project = await lockProjectFor("administer", { actor, place });
    const user = await findUser(userKey);
    const isColleague =
      user?.company_key === project.company_key && holdsOne(user.roles, groups.BUYERS);
    if (!isColleague) throw new AppError("projects.no-colleague");
    await add(actor, { project, userKey, company_key: project.company_key, role: "MEMBER" });
  });
}

/**
 * Shares the project with somebody of a supplier.
 * @throws AppError "projects.no-supplier" where nobody of one works here with this address.
 */
export async function addSupplier(
  actor: SignedInActor,
  { place, email }: { place: ProjectPlace; email: string },
): Promise<void> {
  await transaction(async () => {
    const project = await lockProjectFor("administer", { actor, place });
    const user = await db()
      .selectFrom(publishedUsers())
      .innerJoin(publishedCompanies(), "companies.key", "users.company_key")
      .where("users.email", "=", email.toLowerCase())
      .where("users.enabled", "=", true)
      .where("users.status", "=", "VERIFIED")
      .where("companies.shown", "=", true)
      .select(["users.key", "users.roles", "users.company_key"])
      .executeTakeFirst();
    const company_key = user?.company_key;
    const isSupplier =
      company_key &&
      company_key !== project.company_key &&
      holdsOne(user.roles, groups.SUPPLIER_ROLES);
    if (!isSupplier) throw new AppError("projects.no-supplier");
    await add(actor, { project, userKey: user.key, company_key, role: "SUPPLIER" });
  });
}

/** A member becomes a manager, or a manager a member; the last manager stays one. */
export async function changeRole(
  actor: SignedInActor,
  { place, userKey, role }: Change & { role: "MANAGER" | "MEMBER" },
): Promise<void> {
  await transaction(async () => {
    const project = await lockProjectFor("administer", { actor, place });
    const member = found(await findMember(project, userKey));
    if (member.role === "SUPPLIER") throw new AppError("projects.no-colleague");
    if (member.role === role) return;
    if (role === "MEMBER") await assertAnother(project, userKey);
    await db()
      .updateTable("project_members")
      .set({ role })
      .where("project_key", "=", project.key)
      .where("user_key", "=", userKey)
      .execute();
    await recordChange({
      ...{ project_key: project.key, kind: "member-changed", actor_key: actor.user_key },
      data: { member: await nameOf(userKey), role },
    });
  });
}

/** Removes a member; everybody may leave, but for the last manager. */
export async function removeMember(
  actor: SignedInActor,
  { place, userKey }: Change,
): Promise<void> {
  await transaction(async () => {
    const isSelf = userKey === actor.user_key;
    const project = await lockProjectFor(isSelf ? "leave" : "administer", { actor, place });
    const member = found(await findMember(project, userKey));
    if (member.role === "MANAGER") await assertAnother(project, userKey);
    await db()
      .deleteFrom("project_members")
      .where("project_key", "=", project.key)
      .where("user_key", "=", userKey)
      .execute();
    await recordChange({
      ...{ project_key: project.key, kind: "member-removed", actor_key: actor.user_key },
      data: { member: await nameOf(userKey) },
    });
  });
}

interface Added {
  project: LockedProject;
  userKey: string;
  company_key: string;
  role: MemberRole;
}

/** Somebody who is a member already stays what he is. */
async function add(
  actor: SignedInActor,
  { project, userKey, company_key, role }: Added,
): Promise<void> {
  const members = await db()
    .selectFrom("project_members")
    .where("project_key", "=", project.key)
    .select("user_key")
    .execute();
  const isThere = members.some(({ user_key }) => user_key === userKey);
  if (!isThere && members.length >= mostMembers) {
    throw new AppError("projects.members-full", { most: mostMembers });
  }
  const added = await db()
    .insertInto("project_members")
    .values({
      ...{ project_key: project.key, user_key: userKey, company_key, role },
      added_by: actor.user_key,
    })
    // A membership of a company that somebody has left is none.
    .onConflict((conflict) =>
      conflict
        .columns(["project_key", "user_key"])
        .doUpdateSet({ company_key, role, added_by: actor.user_key })
        .where("project_members.company_key", "!=", company_key),
    )
    .returning("user_key")
    .executeTakeFirst();
  if (!added) return;
  await recordChange({
    ...{ project_key: project.key, kind: "member-added", actor_key: actor.user_key },
    data: { member: await nameOf(userKey), role },
  });
  emit({
    topic: "project.member-added",
    key: project.key,
    data: { actor: actor.user_key, member: userKey },
  });
}

const findUser = (key: string) =>
  db()
    .selectFrom(publishedUsers())
    .where("users.key", "=", key)
    .where("users.enabled", "=", true)
    .select(["users.company_key", "users.roles"])
    .executeTakeFirst();

async function nameOf(userKey: string): Promise<string> {
  const row = await db()
    .selectFrom(publishedUsers())
    .where("users.key", "=", userKey)
    .select(["users.firstname", "users.lastname"])
    .executeTakeFirst();
  return row ? `${row.firstname} ${row.lastname}` : "";
}

const findMember = (project: LockedProject, userKey: string) =>
  db()
    .selectFrom("project_members")
    .where("project_key", "=", project.key)
    .where("user_key", "=", userKey)
    .select("role")
    .executeTakeFirst();

/** A project is not left without a manager who is of its company still, and let in. */
async function assertAnother(project: LockedProject, userKey: string): Promise<void> {
  const another = await db()
    .selectFrom("project_members")
    .innerJoin(publishedUsers(), "users.key", "project_members.user_key")
    .where("project_key", "=", project.key)
    .where("role", "=", "MANAGER")
    .where("user_key", "!=", userKey)
    .where("users.company_key", "=", project.company_key)
    .where("users.enabled", "=", true)
    .select("user_key")
    .executeTakeFirst();
  if (!another) throw new AppError("projects.last-manager");
}
