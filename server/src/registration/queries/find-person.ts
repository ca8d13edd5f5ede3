import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import type { Person } from "@neroli/contract/registration/password.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedUsers } from "../../published/users.ts";

/** Somebody who is written to about their account. */
export interface Addressee extends Person {
  key: string;
  /** The one they chose, if they did. */
  language: Language | null;
  activated: boolean;
}

/** By key or e-mail address; null also for who is disabled or blocked: they are written nothing. */
export async function findAddressee(
  who: { key: string } | { email: string },
): Promise<Addressee | null> {
  const row = await db()
    .selectFrom(publishedUsers())
    .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
    .where("users.enabled", "=", true)
    .where("status", "!=", "BLOCKED")
    .where((eb) =>
      "key" in who
        ? eb("users.key", "=", who.key)
        : eb(eb.fn<string>("lower", ["email"]), "=", who.email.toLowerCase()),
    )
    .select(["users.key", "email", "firstname", "lastname", "language", "activated_at"])
    .select("companies.name as company")
    .executeTakeFirst();
  if (!row) return null;
  const { activated_at, language, ...person } = row;
  return {
    ...person,
    language: isLanguage(language) ? language : null,
    activated: activated_at !== null,
  };
}
