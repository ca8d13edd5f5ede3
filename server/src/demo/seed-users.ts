import { db } from "../kernel/db/db.ts";
import { hashPassword } from "../kernel/passwords.ts";
import { allAccounts, demoPassword } from "./accounts.ts";
import { between, daysBefore } from "./generate/pick.ts";

/** One hash for all: they share the password, and each hash costs a tenth of a second. */
export async function seedUsers(): Promise<void> {
  const password_hash = await hashPassword(demoPassword);
  const users = allAccounts.map((account) => ({
    key: account.key,
    email: account.email,
    title: account.title,
    firstname: account.firstname,
    lastname: account.lastname,
    company_key: account.company,
    roles: [account.role],
    status: account.status,
    demo: true,
    department: account.department,
    language: account.language,
    password_hash,
    created_at: daysBefore(between(`user ${account.key}`, 30, 400)),
    activated_at: daysBefore(between(`user ${account.key}`, 30, 400)),
  }));
  await db().insertInto("users").values(users).execute();
}
