import { isSupport } from "@neroli/contract/access/roles.ts";
import { mayAccess } from "@neroli/contract/access/table.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { findMailLanguage } from "../../../published/users.ts";
import { findAccount } from "../../../users/queries.ts";

interface Reader {
  email: string;
  firstname: string;
  language: Language;
  company_key: string;
}

/** Somebody who may read the analytics of their company at this moment and is reached by mail. */
export async function findReader(userKey: string): Promise<Reader | null> {
  const account = await findAccount(userKey, (await findMailLanguage(userKey)) ?? "en");
  if (!account?.enabled || !account.activated || account.status === "BLOCKED") return null;
  const { firstname, language, company_key, roles } = account.actor;
  if (company_key === null || isSupport(roles)) return null;
  if (mayAccess("analytics", account.actor) !== "allowed") return null;
  return { email: account.email, firstname, language, company_key };
}
