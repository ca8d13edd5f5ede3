import { db, emit } from "../../kernel/db/db.ts";
import { randomKey } from "../../kernel/key.ts";
import { formerPerson } from "../../kernel/personal-data/former-person.ts";

/** An account of nobody, which stands in somebody's place in rows that others need. */
export async function insertNameless(): Promise<{ key: string; email: string }> {
  const key = `former-${randomKey()}`;
  const email = formerPerson.emailOf(key);
  const { firstname, lastname } = formerPerson;
  await db()
    .insertInto("users")
    .values({
      ...{ key, email, firstname, lastname },
      ...{ former: true, enabled: false, status: "BLOCKED", roles: [] },
    })
    .execute();
  return { key, email };
}

/**
 * Deletes the account itself. It fails where a row still needs it that the register forgot, and
 * every process lets go of the rights that it holds of it.
 */
export async function deleteAccount(key: string): Promise<void> {
  await db().deleteFrom("users").where("key", "=", key).execute();
  emit({ topic: "session.ended", key });
}
