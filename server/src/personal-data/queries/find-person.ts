import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedUsers } from "../../published/users.ts";
import { isLastManager } from "../../users/commands/keep-managers.ts";

/** Somebody whose data is asked about. Not found where there is nobody. */
export async function getPerson(userKey: string) {
  return found(
    await db()
      .selectFrom(publishedUsers())
      .where("key", "=", userKey)
      .where("former", "=", false)
      .select(["key", "email", "firstname", "lastname", "language", "company_key"])
      .select(["roles", "status", "enabled"])
      .executeTakeFirst(),
  );
}
export type PersonRow = Awaited<ReturnType<typeof getPerson>>;

export const withManaging = async (person: PersonRow) => ({
  ...person,
  is_last_manager: await isLastManager(person),
});
